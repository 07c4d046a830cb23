"""A table at which cards go by their names and choices are said in a game's own words: what the
tests of Elma and of Eruma share.

How a choice is said is each game's own (`said`); which choices there are, the kernel knows.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulewright.gamekit.game import Game
from rulewright.gamekit.match import Match
from rulewright.testing.table import SEATS, Table, rolls_for_shuffle


class CardTable(Table):
    """A game among `me` (the first seat), `them`, `third` and so on."""

    def __init__(self, game: Game, names: Sequence[str]) -> None:
        super().__init__(game)
        self.names: Final = names

    def deal(self, rolls: list[int], seats: int = 2, **decks: str) -> None:
        """Begin with the set-up, with all its chance scripted: the decks shuffled, then who is
        first."""
        options = self.game.rules.check_options(decks)
        base = self.game.rules.new(seats, options, 0)
        base.script = list(rolls)
        names = [name.capitalize() for name in SEATS[:seats]]
        self._adopt(Match(self.game, names, options, "0", base))

    def shuffled(self, order: list[str]) -> list[int]:
        """The rolls with which shuffling a deck gives this order, bottom to top."""
        numbers = [self.names.index(name) for name in order]
        return rolls_for_shuffle(sorted(numbers), numbers)
