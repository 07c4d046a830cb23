"""A deck as text: a line for each card, how many and its name.

    4 Kuski Name
    1 Level Name

Only reading and writing; whether a deck is legal, deck building knows.
"""

from __future__ import annotations

import re
from typing import Final

from rulewright.kernel.errors import OptionError

_LINE: Final = re.compile(r"([1-9][0-9]?)\s+(\S.*)")
MOST_CARDS: Final = 250
"""Enough for any deck, and few enough that six of them can be numbered in a choice."""


def write_deck(definitions: list[int], names: list[str]) -> str:
    """The deck as text, in the order of the set."""
    counts: dict[int, int] = {}
    for definition in sorted(definitions):
        counts[definition] = counts.get(definition, 0) + 1
    return "\n".join(f"{count} {names[each]}" for each, count in counts.items())


def read_deck(text: str, names: list[str]) -> list[int]:
    """The deck that a text lists; OptionError with the line that is wrong."""
    found: list[int] = []
    numbers = {name.lower(): number for number, name in enumerate(names)}
    for place, line in enumerate(text.splitlines(), start=1):
        if not line.strip():
            continue
        parts = _LINE.fullmatch(line.strip())
        if parts is None:
            raise OptionError(f"line {place} of the deck is {line!r}; one is '4 Name of a card'")
        number = numbers.get(parts[2].strip().lower())
        if number is None:
            raise OptionError(f"line {place} of the deck names {parts[2]!r}, which is no card")
        found += [number] * int(parts[1])
        if len(found) > MOST_CARDS:
            raise OptionError(f"the deck has more than {MOST_CARDS} cards")
    if not found:
        raise OptionError("the deck has no cards; a line is '4 Name of a card'")
    return sorted(found)
