"""Coins and dice."""

import pytest

from rulewright.games.eruma.testing.written_cards import Scenes
from rulewright.testing import rule

COIN = "Thief: Quick: Flip a coin. On heads, gain 2 treasures. On tails, flip this card face-down."


@rule("eruma/ruling.chance")
@pytest.mark.parametrize(("roll", "gained", "side"), [(0, 2, "heads"), (1, 0, "tails")])
def test_a_coin_and_all_are_told(scenes: Scenes, roll: int, gained: int, side: str) -> None:
    raid = scenes({"Cass": COIN})
    raid.set("""
        my 1 | Cass
    """, rolls=[roll])  # fmt: skip
    raid.me.does("use Cass")
    assert raid.fact("my treasure") == gained
    assert any(f"a coin: {side}" in line for line in raid.told("them"))


@rule("eruma/ruling.chance")
def test_it_is_flipped_when_the_power_acts_and_not_if_it_is_blocked(scenes: Scenes) -> None:
    raid = scenes({"Cass": COIN})
    raid.set(
        """
        their 1 | (Spy)
        my 1    | Cass
        """,
        rolls=[],
    )
    raid.me.does("use Cass")
    raid.them.does("block with Spy")
    assert raid.fact("my treasure") == 0


@rule("eruma/ruling.chance")
@pytest.mark.parametrize(("roll", "drawn"), [(0, 0), (1, 1), (4, 1), (5, 3)])
def test_a_die(scenes: Scenes, roll: int, drawn: int) -> None:
    raid = scenes(
        {
            "Ann": "Thief: Quick: Roll a die. On a one, do nothing. On 2 to 5, draw a card. On a 6, draw 3 cards."
        }
    )
    raid.set("my 1 | Ann", rolls=[roll])
    raid.me.does("use Ann")
    assert len(raid.cards("my hand")) == drawn


@pytest.mark.parametrize(("roll", "drawn"), [(0, 1), (5, 6)])
def test_that_many(scenes: Scenes, roll: int, drawn: int) -> None:
    raid = scenes({"Ann": "Thief: Quick: Roll a die, then draw that many cards."})
    raid.set("my 1 | Ann", rolls=[roll])
    raid.me.does("use Ann")
    assert len(raid.cards("my hand")) == drawn


@rule("eruma/ruling.chance")
@pytest.mark.parametrize(("roll", "drawn"), [(2, 0), (3, 2), (5, 2)])
def test_one_result_alone_and_the_others_are_nothing(scenes: Scenes, roll: int, drawn: int) -> None:
    raid = scenes({"Ann": "Thief: Quick: Roll a die. On 4 or more, draw 2 cards."})
    raid.set("my 1 | Ann", rolls=[roll])
    raid.me.does("use Ann")
    assert len(raid.cards("my hand")) == drawn


@pytest.mark.parametrize(("roll", "drawn"), [(0, 1), (1, 2), (3, 3)])
def test_otherwise_is_all_the_rest(scenes: Scenes, roll: int, drawn: int) -> None:
    raid = scenes(
        {
            "Ann": "Thief: Quick: Roll a die. On a one, draw a card. On a 2 or 3, draw 2 cards."
            " Otherwise, draw 3 cards.",
        }
    )
    raid.set("my 1 | Ann", rolls=[roll])
    raid.me.does("use Ann")
    assert len(raid.cards("my hand")) == drawn


@rule("eruma/ruling.chance")
@pytest.mark.parametrize(
    ("text", "why"),
    [
        (
            "Roll a die. On a one, draw a card. On 3 to 6, gain a treasure.",
            "nothing is said of a 2",
        ),
        ("Roll a die. On one to 3, draw a card. On 3 to 6, gain a treasure.", "speak of a 3"),
        ("Flip a coin. On heads, draw a card. On heads, gain a treasure.", "speak of heads"),
        ("On heads, draw a card.", "comes first"),
        ("Roll a die. On heads, draw a card.", "no such side"),
        ("Roll a die. On a 7, draw a card.", "six faces"),
        ("Flip a coin. On a 2, draw a card.", "nothing is known"),
    ],
)
def test_a_gap_or_an_overlap_is_refused(scenes: Scenes, text: str, why: str) -> None:
    with pytest.raises(Exception, match=why):
        scenes({"Ann": f"Thief: Quick: {text}"})


@pytest.mark.parametrize(("treasure", "mine", "theirs"), [(3, 2, 1), (1, 1, 0)])
def test_what_is_taken_is_no_more_than_there_is(
    scenes: Scenes, treasure: int, mine: int, theirs: int
) -> None:
    raid = scenes({"Ann": "Thief: Quick: Take 2 treasures from an opponent."})
    raid.set(f"my 1 | Ann\nthem: treasure {treasure}")
    raid.me.does("use Ann")
    assert (raid.fact("my treasure"), raid.fact("their treasure")) == (mine, theirs)
