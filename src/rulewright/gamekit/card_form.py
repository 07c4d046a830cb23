"""What is written on a card of a game beside its text, as a form to fill in: each kind of card, with its fields.

A game declares it once, in the words of its card files; who writes cards in a form (the workshop) knows nothing else
of them. Whether what was filled in is right, the game's own checks say.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

LINE: Final = "line"
"""A line of letters: a name, a flavour."""
TEXT: Final = "text"
"""The text that is the program."""
ONE: Final = "one"
"""One of the values."""
SOME: Final = "some"
"""Some of the values, each once."""
ICON: Final = "icon"
"""The name of an icon."""
ICONS: Final = "icons"
"""Names of icons."""
NUMBER: Final = "number"
NUMBERS: Final = "numbers"
"""Numbers, or those words that are among the values; where `alone` says so, a single one stands for itself."""


@dataclass(frozen=True)
class CardField:
    """A field of a card: its name in files, what may stand in it, and what it means, in a sentence.

    `fewest` and `most` say how many letters, values or numbers there may be, and for a single number between
    what it lies."""

    name: str
    kind: str
    meaning: str
    values: tuple[str, ...] = ()
    fewest: int = 0
    most: int = 0
    needed: bool = True
    alone: bool = False


@dataclass(frozen=True)
class CardKind:
    """A kind of card: the heading it stands under in files, and its fields in the order in which people fill them in.

    `example` is a whole card of this kind that is right and that the game does not have."""

    heading: str
    name: str
    fields: tuple[CardField, ...]
    example: Mapping[str, object]
