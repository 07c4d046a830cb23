"""What is fitted of Elma's hints: the figures for planning."""

from __future__ import annotations

import tomllib
from typing import Final, cast

from rulewright.gamekit.content_file import Entry
from rulewright.gamekit.hint_fit import HintFit
from rulewright.games.elma.bots.hints import Figures, Gains, shipped_hints
from rulewright.games.elma.decks.decks import DECK_OPTIONS
from rulewright.games.elma.game import GAME
from rulewright.games.elma.rules.state import Race
from rulewright.kernel.state import State

SHIPPED: Final = tomllib.loads(shipped_hints())["planning"]
GIVEN: Final = ["slowest-time", "low-library"]
"""What says how things are counted, and not what they are worth."""
FIGURES: Final = [field for field in SHIPPED if field not in GIVEN]


def alone(field: str) -> Figures:
    """Figures to which nothing is worth anything but one: what they find is how much of it there
    is."""
    worth = {other: 100 if other == field else 0 for other in FIGURES}
    given = {other: SHIPPED[other] for other in GIVEN}
    return Figures(Entry(field, {**worth, **given}), GAME.cards)


class RaceFit(HintFit):
    """Every figure for planning that says what something is worth."""

    def __init__(self) -> None:
        super().__init__(len(FIGURES), dict.fromkeys(DECK_OPTIONS, "random"))
        self.alone: Final = [alone(field) for field in FIGURES]

    def features(self, state: State, seat: int) -> dict[int, float]:
        """How much of each thing a player has."""
        race = cast(Race, state)
        gains = Gains(race, is_far=True)
        return {place: each.worth_of(race, seat, gains) for place, each in enumerate(self.alone)}

    def report(self, weights: list[float]) -> str:
        """The weights as figures for `hints.toml`."""
        figures = zip(FIGURES, weights, strict=True)
        return "\n".join(f"{field} = {round(100 * weight)}" for field, weight in figures)


FIT: Final = RaceFit()
