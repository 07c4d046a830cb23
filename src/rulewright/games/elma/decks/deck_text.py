"""A deck as the option of a match: numbers of cards from a text, and a text from numbers.

How the text of a deck is written, the kernel knows, and whether a deck is legal, deck building: a
position may be played with any cards.
"""

from __future__ import annotations

from typing import Final

from rulewright.gamekit.deck_building import Listed
from rulewright.gamekit.deck_text import DeckError, DeckText, counted, unknown_card
from rulewright.gamekit.names import folded
from rulewright.kernel.errors import OptionError

MOST_CARDS: Final = 250
"""Enough for any deck, and few enough that six of them can be numbered in a choice."""


def write_deck(definitions: list[int], names: list[str]) -> str:
    """The deck as text, in the order of the set."""
    counts: dict[int, int] = {}
    for definition in sorted(definitions):
        counts[definition] = counts.get(definition, 0) + 1
    return "\n".join(counted(Listed(names[each], count)) for each, count in counts.items())


def read_deck(text: str, names: list[str]) -> list[int]:
    """The deck that a text lists; OptionError with the line that is wrong."""
    try:
        (lines,) = DeckText(text).parts
    except DeckError as error:
        raise OptionError(str(error)) from error
    numbers = {folded(name): number for number, name in enumerate(names)}
    found: list[int] = []
    for listed in lines:
        number = numbers.get(folded(listed.name))
        if number is None:
            remark = unknown_card(listed, names)
            raise OptionError(f"line {listed.line}: {remark.said(with_rule=False)}")
        found += [number] * listed.copies
    if not 1 <= len(found) <= MOST_CARDS:
        raise OptionError(f"the deck has {len(found)} cards; it must have 1 to {MOST_CARDS}")
    return sorted(found)
