"""What is fitted of Eruma's hints: every figure of the file, and the treasures level by level."""

from __future__ import annotations

import tomllib
from typing import Final, cast

from rulewright.gamekit.hint_fit import HintFit
from rulewright.games.eruma.bots.hints import Hints, shipped_hints
from rulewright.games.eruma.decks.decks import DECK_OPTIONS
from rulewright.games.eruma.rules.state import Raid
from rulewright.kernel.state import State

SHIPPED: Final = tomllib.loads(shipped_hints())
FIGURES: Final = [field for field in SHIPPED if field != "treasure"]
LEVELS: Final = len(SHIPPED["treasure"])


def alone(field: str) -> Hints:
    """Hints to which nothing is worth anything but one: what they find is how much of it there
    is."""
    lines = [f"{other} = {100 if other == field else 0}" for other in FIGURES]
    lines.append(f"treasure = {[0] * LEVELS}")
    return Hints("\n".join(lines))


class RaidFit(HintFit):
    """The figures first, then the treasures."""

    def __init__(self) -> None:
        super().__init__(len(FIGURES) + LEVELS, dict.fromkeys(DECK_OPTIONS, "random"))
        self.alone: Final = [alone(field) for field in FIGURES]

    def features(self, state: State, seat: int) -> dict[int, float]:
        """How much of each thing a player has."""
        raid = cast(Raid, state)
        found = {place: hints.worth(raid, seat) for place, hints in enumerate(self.alone)}
        found[len(FIGURES) + min(int(raid.treasure[seat]), LEVELS - 1)] = 1.0
        return found

    def report(self, weights: list[float]) -> str:
        """The weights as figures for `hints.toml`."""
        figures = [round(100 * weight) for weight in weights]
        treasure = figures[len(FIGURES) :]
        lines = [f"treasure = {[figure - treasure[0] for figure in treasure]}"]
        lines += [f"{field} = {figure}" for field, figure in zip(FIGURES, figures, strict=False)]
        return "\n".join(lines)


FIT: Final = RaidFit()
