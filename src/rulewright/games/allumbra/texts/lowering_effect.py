"""What the text of a relic comes to, and words that both of its sides have."""

from __future__ import annotations

from typing import Final

from rulewright.effects.lowering.draft import Node
from rulewright.games.allumbra.rules import terms
from rulewright.games.allumbra.rules.tables import CardTable
from rulewright.games.allumbra.texts.lowering import MOST
from rulewright.kernel.bits import bit


class Fitting:
    """Which kinds of card a condition asks for: named ones, attacks, support cards, or any."""

    def __init__(self, named: int = 0, kind: str = "card") -> None:
        self.named: Final = named
        self.kind: Final = kind

    def among(self, cards: CardTable) -> int:
        """The kinds that fit, as bits."""
        if self.named:
            return self.named
        fitting = 0
        for kind in range(cards.kinds):
            if self.kind == "card" or (self.kind == "attack") == (cards.is_attack[kind] > 0):
                fitting |= int(bit(kind))
        return fitting


class RelicEffect:
    """What the two sides of a relic come to."""

    def __init__(self) -> None:
        self.test: int = 0
        self.whose: int = terms.YOU
        self.means: int = terms.OF_ENERGY
        self.cards: Fitting = Fitting()
        self.by: Fitting = Fitting()
        """With which card the other was cancelled, where a condition asks for it."""
        self.least: int = 0
        self.most: int = MOST
        self.modes: list[list[int]] = []
        """For each thing to choose from the amounts of its effects; one list where nothing is chosen."""


def means_of(means: Node) -> int:
    """Whether a phrase speaks of energy or of ammo."""
    return terms.OF_ENERGY if means[0] == "means.energy" else terms.OF_AMMO
