"""Windows in which everybody may play instants: who is asked, in what order and how often, depends on nothing that
is hidden, and a window always closes when all stay silent (ruling.instant-question-hides)."""

import pytest

import rulewright
from rulewright.gamekit.registry import find_game
from rulewright.games.elma.rules.state import Race
from rulewright.games.elma.rules.windows import PASS, Window
from rulewright.kernel.chance import Dice
from rulewright.kernel.choice import bare_choice
from rulewright.kernel.event import SPECTATOR
from rulewright.testing import rule

WORLDS = 4
MOST_WINDOWS = 25


def asked_until_it_closes(race: Race) -> list[tuple[int, int]]:
    """The seats that are asked, and in which kind of window, if everybody is silent."""
    game = find_game("elma")
    asked: list[tuple[int, int]] = []
    turn = race.turn
    while not race.over:
        window = race.agenda[-1]
        if not isinstance(window, Window) or race.turn != turn:
            break
        (seat,) = [seat for seat in range(race.seats) if race.asks(seat)]
        silent = game.rules.when_silent(race, seat)
        assert silent is not None
        assert silent == bare_choice(PASS)
        asked.append((seat, int(window.kind)))
        race.answer(seat, silent)
        while race.step():
            pass
    return asked


@rule("elma/ruling.instant-question-hides", "elma/ruling.instant-window-order")
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_whoever_is_asked_in_a_window_tells_nothing_of_what_is_hidden(seats: int) -> None:
    names = [f"Player {seat + 1}" for seat in range(seats)]
    match = rulewright.start("elma", seats=names, seed=seats)
    dice = Dice(seats)
    windows = 0
    with_instants = 0
    while not match.is_over and windows < MOST_WINDOWS:
        race = match.state
        assert isinstance(race, Race)
        (seat,) = [seat for seat in range(seats) if race.asks(seat)]
        choices = race.choices[seat].as_list()
        window = race.agenda[-1]
        if isinstance(window, Window) and window.passed == 0:
            windows += 1
            with_instants += len(choices) > 1
            truth = asked_until_it_closes(race.clone())
            for world in range(WORLDS):
                other = race.clone()
                other.redeal(SPECTATOR, Dice(world))
                assert asked_until_it_closes(other) == truth
            assert len(truth) <= seats
        match.play(seat, choices[int(dice.below(len(choices)))])
    assert windows == MOST_WINDOWS
    assert with_instants > 0


@rule("elma/ruling.instant-question-hides")
def test_outside_of_windows_silence_is_no_answer() -> None:
    match = rulewright.start("elma", seats=["A", "B"], seed=1)
    (seat,) = [seat for seat in range(2) if match.state.asks(seat)]
    assert match.game.rules.when_silent(match.state, seat) is None
    assert match.game.rules.when_silent(match.state, 1 - seat) is None
