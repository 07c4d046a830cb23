"""Every bot plays whole matches, legally and alike whenever its seed is the same."""

import pytest

from rulewright.bots import Outlook, make_bot
from rulewright.gamekit.match import Match, start_match
from rulewright.games.allumbra.testing.table import DuelTable
from tests.kernel.toys import Ask, End, Note, Toy

DUEL = DuelTable().game
BOTS = ["random", "greedy", "search:12"]

with_and_without_relics = pytest.mark.parametrize("relics", [False, True])


def played(bots: list[str], seed: int, *, relics: bool) -> Match:
    """A duel between bots. What a bot may not choose, the match refuses."""
    match = start_match(DUEL, ["Ana", "Bo"], {"relics": relics}, seed, "en")
    made = [make_bot(bot, f"{seed}-{seat}") for seat, bot in enumerate(bots)]
    while not match.is_over:
        seat = next(seat for seat in range(2) if match.state.asks(seat))
        before = match.save()
        outlook = Outlook(match.game, match.state, seat)
        choice = made[seat].choose(outlook)
        assert match.save() == before, "a bot changed the match"
        assert choice in outlook.choices
        match.play(seat, choice)
    return match


@with_and_without_relics
@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_plays_a_whole_match_legally(bot: str, relics: bool) -> None:
    for seed, bots in enumerate(([bot, "random"], ["random", bot])):
        result = played(bots, seed, relics=relics).result
        assert result is not None
        assert sum(result.shares) == 100


@with_and_without_relics
@pytest.mark.parametrize("bot", BOTS)
def test_the_same_seeds_play_the_same_match(bot: str, relics: bool) -> None:
    assert (
        played([bot, bot], 5, relics=relics).save() == played([bot, bot], 5, relics=relics).save()
    )


@pytest.mark.parametrize("better", ["greedy", "search:20"])
def test_a_bot_that_looks_ahead_beats_one_that_does_not(better: str) -> None:
    shares = 0
    for seed in range(10):
        bots, seat = ([better, "random"], 0) if seed % 2 == 0 else (["random", better], 1)
        result = played(bots, seed, relics=False).result
        assert result is not None
        shares += result.shares[seat]
    assert shares > 600


@pytest.mark.parametrize("bot", ["random", "greedy", "search:10"])
def test_bots_play_a_game_for_any_number_of_players(bot: str) -> None:
    for seats in range(1, 6):
        parts = [1 + seat % 3 for seat in range(seats)]
        shares = [100] + [0] * (seats - 1)
        steps = [Note(1), Ask(parts), Ask(parts[::-1]), Ask(parts), End(shares)]
        match = Match(Toy("toy", steps, seats), [f"Player {n}" for n in range(seats)], {}, "1")
        made = [make_bot(bot, seat) for seat in range(seats)]
        while not match.is_over:
            seat = match.pending[-1].seat
            match.play(seat, made[seat].choose(Outlook(match.game, match.state, seat)))
        assert len(match.decisions) == 3 * sum(parts)
