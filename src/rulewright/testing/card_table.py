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
        self.me: Final = self.player("me")
        self.them: Final = self.player("them")
        self.third: Final = self.player("third")

    def player(self, who: str) -> Player:
        """`me`, `them`, `third`."""
        return Player(self, self.seat(who))

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

    def said(self, seat: int, choice: int, *, exactly: bool = False) -> str:
        """A seat's choice in the words of tests; exactly: with what tells it from others that
        are said alike."""
        raise NotImplementedError


class Player:
    """One of the players, with what they may do and do."""

    def __init__(self, table: CardTable, seat: int) -> None:
        self._table = table
        self._seat = seat

    def can(self, *beginnings: str) -> set[str]:
        """Exactly what the player may choose now, or what of it begins with certain words."""
        return {said for said in self._offered() if said.startswith(beginnings or ("",))}

    def does(self, *choices: str) -> None:
        """The player makes these choices, one after the other."""
        for choice in choices:
            offered = self._offered()
            if choice not in offered:
                raise AssertionError(f"{choice!r} is not offered; offered are {sorted(offered)}")
            self._table.match.play(self._seat, offered[choice])

    def _offered(self) -> dict[str, int]:
        match = self._table.match
        if not match.state.asks(self._seat):
            return {}
        choices = match.state.choices[self._seat].as_list()
        words = [self._table.said(self._seat, choice) for choice in choices]
        offered: dict[str, int] = {}
        for said, choice in zip(words, choices, strict=True):
            name = self._table.said(self._seat, choice, exactly=words.count(said) > 1)
            alike = sum(1 for other in offered if other.split(" [")[0] == name)
            offered[name if alike == 0 else f"{name} [{alike + 1}]"] = choice
        assert len(offered) == len(choices), f"two choices are said alike: {sorted(offered)}"
        return offered
