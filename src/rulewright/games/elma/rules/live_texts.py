"""The texts that are alive at one moment, and what they speak of. Which they are, `alive.py` works out."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from rulewright.games.elma.rules.cardset import Text


@mypyc_attr(acyclic=True)
class Live:
    """A text that is alive: of which card, for whom, and the registers with which its effects start.
    Nobody changes those."""

    __slots__ = ("registers", "seat", "source", "text")

    def __init__(self, source: i64, seat: i64, text: Text, registers: list[int]) -> None:
        self.source: Final = source
        self.seat: Final = seat
        self.text: Final = text
        self.registers: Final = registers


class LiveTexts:
    """All texts that are alive, in the order in which their effects come, and masks of what they speak
    of: nothing else need be asked of them."""

    def __init__(self, texts: list[Live], changed: i64) -> None:
        self.all: Final = texts
        self.forbidding: Final = [live for live in texts if live.text.cants != 0]
        self.changing: Final = [live for live in texts if live.text.rules != 0]
        watched: i64 = 0
        forbidden: i64 = 0
        for live in texts:
            watched |= live.text.verbs
            forbidden |= live.text.cants
            changed |= live.text.rules
        self.watched: Final = watched
        """The verbs that something alive forbids, replaces or answers."""
        self.forbidden: Final = forbidden
        """Those of them that something alive may forbid."""
        self.changed: Final = changed
        """The rules that something alive changes, or that are another for a single card."""
