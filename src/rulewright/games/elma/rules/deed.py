"""What is about to happen, as one value: to which cards or player, for whom, how much, where, with and by
what. What becomes of it, `happening.py` knows."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.games.elma.rules.records import NONE
from rulewright.games.elma.rules.state import Race
from rulewright.kernel.state import Procedure


class Deed(Procedure[Race]):
    """Something is about to happen: to cards, all at once, or to a player.

    `spot` is a place in the queue, a kind of counter, or for those that enter the bits of `deeds.enter`.
    `others` are the kuskis that add a level, and after a -1 those that are cursed by it. `cause` is
    the card that brings it about (-1: the rules), `means` by what (`terms.py`), and `chain` what
    effects led here, in the numbers of `Text.may_answer`.
    """

    __slots__ = ("amount", "cards", "cause", "chain", "means", "others", "seat", "spot", "verb")

    def __init__(  # noqa: PLR0913 - what, to what, for whom, how much, where, with and by what
        self, verb: i64, cards: list[int], seat: i64, amount: i64, spot: i64, others: list[int],
        cause: i64, means: i64, chain: list[int],
    ) -> None:  # fmt: skip
        self.verb: Final = verb
        self.cards: Final = cards
        self.seat: Final = seat
        self.amount: Final = amount
        self.spot: Final = spot
        self.others: Final = others
        self.cause: Final = cause
        self.means: Final = means
        self.chain: Final = chain

    def saved(self) -> list[object]:
        return [
            int(self.verb), self.cards, int(self.seat), int(self.amount), int(self.spot),
            self.others, int(self.cause), int(self.means), self.chain,
        ]  # fmt: skip

    def adders(self) -> list[int]:
        """The kuskis that add the level."""
        return self.others[: self.others.index(NONE)] if NONE in self.others else self.others

    def cursed(self) -> list[int]:
        """The kuskis that are cursed with it."""
        return self.others[self.others.index(NONE) + 1 :] if NONE in self.others else []
