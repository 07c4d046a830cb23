"""The words in which tests of Allumbra are written."""

from __future__ import annotations

from importlib import resources

from rulewright.games.allumbra.content import read_cards, read_relics
from rulewright.games.allumbra.game import Allumbra
from rulewright.kernel.registry import register
from rulewright.testing.table import Table, rolls_for_shuffle


def _duel_for_tests() -> Allumbra:
    """Allumbra with cards and relics that stay as they are, whatever balance asks of the real
    ones: rule tests show rules, not figures."""
    folder = resources.files(__package__) / "duel_content"
    cards = read_cards((folder / "cards.toml").read_text(encoding="utf-8"), "cards.toml")
    relics = read_relics((folder / "relics.toml").read_text(encoding="utf-8"), cards)
    return Allumbra("allumbra-for-tests", cards, relics, "test")


class DuelTable(Table):
    """A duel between `me` (the first seat) and `them`. Cards go by their keys."""

    def __init__(self) -> None:
        super().__init__(register(_duel_for_tests()))

    def pick(self, who: str, *cards: str) -> None:
        """A duellist picks cards, one part of the answer after the other."""
        for card in cards:
            self.choose(who, self.name(card))

    def clash(self, mine: str, theirs: str) -> None:
        """Both pick one card, and whatever needs no further choice happens."""
        self.pick("me", mine)
        self.pick("them", theirs)

    def turn(self, mine: str, theirs: str) -> None:
        """Both pick several cards at once, in order: `quick-draw hide reload`."""
        self.pick("me", *mine.split())
        self.pick("them", *theirs.split())

    def name(self, card: str) -> str:
        """The English name of a card."""
        return next(str(c["name"]) for c in self.game.printed("en")["cards"] if c["key"] == card)

    def relic(self, key: str) -> str:
        """The English name of a relic."""
        return next(str(r["name"]) for r in self.game.printed("en")["relics"] if r["key"] == key)

    def rolls(self, before: str, after: str) -> list[int]:
        """The rolls that shuffle cards from one order into another, both bottom to top."""
        keys = [str(card["key"]) for card in self.game.printed("en")["cards"]]
        old = [keys.index(card) for card in before.split()]
        new = [keys.index(card) for card in after.split()]
        return rolls_for_shuffle(old, new)
