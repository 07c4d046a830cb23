"""Coins and dice in texts of Elma."""

from collections.abc import Iterator

import pytest

from rulewright.games.elma.testing.table import RaceTable
from rulewright.games.elma.testing.written_cards import race_with
from rulewright.testing import rule
from rulewright.testing.scenes import Scenes, opened


@pytest.fixture
def scenes() -> Iterator[Scenes[RaceTable]]:
    yield from opened(race_with)


@rule("elma/ruling.chance")
@pytest.mark.parametrize(("roll", "points", "side"), [(0, 3, "heads"), (1, 0, "tails")])
def test_a_coin_that_all_see(scenes: Scenes[RaceTable], roll: int, points: int, side: str) -> None:
    race = scenes("kuski Ann: 40\ninstant Toss | Flip a coin. On heads, gain 3 points.")
    race.set("me: online Ann, hand Toss, deck Ann\n them: online Ann, deck Ann", rolls=[roll])
    race.me.does("instant Toss")
    assert race.fact("my points") == points
    assert any(f"a coin: {side}" in line for line in race.told("them"))


@rule("elma/ruling.chance", "elma/ruling.amounts")
@pytest.mark.parametrize("roll", [0, 5])
def test_a_die_and_that_many(scenes: Scenes[RaceTable], roll: int) -> None:
    race = scenes("kuski Ann: 40\ninstant Dice | Roll a die, then gain that many points.")
    race.set("me: online Ann, hand Dice, deck Ann\n them: online Ann, deck Ann", rolls=[roll])
    race.me.does("instant Dice")
    assert race.fact("my points") == roll + 1
