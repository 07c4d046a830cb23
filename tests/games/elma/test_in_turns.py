"""What Elma promises to search: its players never decide at the same time, and its turns are told."""

from rulewright.gamekit.match import start_match
from rulewright.games.elma import GAME
from rulewright.kernel.chance import Dice


def test_players_decide_in_turns_and_turns_are_counted() -> None:
    assert GAME.advice.in_turns
    match = start_match(GAME, ["Ana", "Bo", "Cy"], {}, 7, "en")
    dice = Dice(7)
    turns = [GAME.advice.turn(match.state)]
    while not match.is_over:
        assert len(match.pending) == 1
        seat = match.pending[0].seat
        choices = match.state.choices[seat]
        match.play(seat, int(choices[dice.below(len(choices))]))
        if GAME.advice.turn(match.state) != turns[-1]:
            turns.append(GAME.advice.turn(match.state))
    assert turns == list(range(1, len(turns) + 1))


def test_search_looks_a_round_ahead_in_duels_only() -> None:
    assert [GAME.advice.turns_ahead(seats) for seats in range(2, 7)] == [2, 0, 0, 0, 0]
