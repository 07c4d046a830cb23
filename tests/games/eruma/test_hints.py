"""What bots may know of good play: positions are ranked as a player would rank them."""

import pytest

from rulewright.games.eruma.bots.hints import Hints, shipped_hints
from rulewright.games.eruma.game import Eruma
from rulewright.kernel.errors import ContentError
from tests.games.eruma.face import a_match

BETTER = {
    "treasure": ("me: treasure 5", "me: treasure 4"),
    "less for the other": ("them: treasure 4", "them: treasure 5"),
    "a card in hand": ("me: hand Spy", "me: hand"),
    "a card in play": ("my 1 | Spy . . . .", "me: hand"),
    "further ahead": ("my 2 | Spy . . . .", "my 1 | Spy . . . ."),
    "on Treasure": ("treasure | +Spy . . . .", "my 2 | Spy . . . ."),
    "a Thief there": ("treasure | +Thief . . . .", "treasure | +Spy . . . ."),
    "out of reach": (
        "treasure | +Spy . . . .\ntheir 2 | . Thief . . .",
        "treasure | +Spy . . . .\ntheir 2 | Thief . . . .",
    ),
    "points left": ("points 2", "points 1"),
    "a live power": (
        "my 1 | Warden> . . . .\nlive: my 1 1",
        "my 1 | Warden> . . . .",
    ),
}


@pytest.mark.parametrize("case", BETTER)
def test_what_is_better_looks_better(plain: Eruma, case: str) -> None:
    better, worse = (
        plain.advice.value(a_match(plain, position).state, 0) for position in BETTER[case]
    )
    assert 0 < worse < better < 1


def test_both_outlooks_add_up(plain: Eruma) -> None:
    state = a_match(plain, "me: treasure 3\ntreasure | -Thief . . . .").state
    assert plain.advice.value(state, 0) + plain.advice.value(state, 1) == pytest.approx(1)


def test_a_game_that_is_over_is_worth_its_share(plain: Eruma) -> None:
    match = a_match(plain, "me: treasure 3")
    match.concede(1)
    assert (plain.advice.value(match.state, 0), plain.advice.value(match.state, 1)) == (1, 0)


def test_more_treasure_is_always_better() -> None:
    treasure = Hints(shipped_hints()).treasure
    assert len(treasure) == 10
    assert treasure == sorted(set(treasure))


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (("point =", "piont ="), "unknown field 'piont'"),
        (("hand = ", "hand = 10000"), "'hand' must be a number from -1000 to 1000"),
        (("treasure = [0, ", "treasure = ["), "'treasure' must have 10 figures, not 9"),
        (("[", ""), "not TOML"),
    ],
)
def test_wrong_hints_are_refused(change: tuple[str, str], reason: str) -> None:
    with pytest.raises(ContentError, match=reason):
        Hints(shipped_hints().replace(*change, 1))
