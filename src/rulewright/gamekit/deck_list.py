"""A deck as somebody wrote it down, and the form in which a game's decks are written: which parts they
have, and in which of them copies are counted.

Names are names until they are checked: whether a deck is legal, and what it comes to, each game says.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from rulewright.gamekit.deck_building import Listed, Remark
from rulewright.gamekit.deck_text import (
    DeckError,
    DeckText,
    WrittenDeck,
    counted,
    heading_lines,
    joined,
)


class DeckList(WrittenDeck):
    """A deck as somebody wrote it down: the lines of each of its parts, the main part first."""

    def __init__(
        self, name: str, plan: str, parts: list[list[Listed]], file: str = "", key: str = ""
    ) -> None:
        super().__init__(name, plan, file, key)
        self.parts: Final = parts

    @property
    def main(self) -> list[Listed]:
        """The part that every deck has."""
        return self.parts[0]

    @property
    def extra(self) -> list[Listed]:
        """The part beside it, in games that have one."""
        return self.parts[1]

    @property
    def size(self) -> int:
        """How many cards are in the main part."""
        return copies_in(self.main)

    def refuse_if(self, faults: list[Remark]) -> None:
        """DeckError with every fault, if there are any."""
        wrong = self.said(faults)
        if wrong:
            raise DeckError("\n".join(wrong))


class PartForm:
    """A part of a deck: its key, the heading that begins it, and whether lines for the same card are
    one line with its copies. The main part has no heading."""

    def __init__(self, key: str, heading: str = "", *, is_counted: bool = True) -> None:
        self.key: Final = key
        self.heading: Final = heading
        self.is_counted: Final = is_counted

    def taken(self, lines: list[Listed]) -> list[Listed]:
        """Lines as this part has them."""
        return joined(lines) if self.is_counted else lines

    def written(self, listed: Listed) -> str:
        """A line as text."""
        return listed.name if listed.copies == 1 and not self.is_counted else counted(listed)


class DeckForm:
    """What decks of a game are made of, the main part first."""

    def __init__(self, *parts: PartForm) -> None:
        self.parts: Final = parts

    def read(self, text: str, file: str = "") -> DeckList:
        """The deck a text describes; DeckError with the line if it is no such text."""
        said = DeckText(text, file, [part.heading for part in self.parts[1:]])
        lines = [part.taken(each) for part, each in zip(self.parts, said.parts, strict=True)]
        return DeckList(said.name, said.plan, lines, file)

    def write(self, deck: DeckList) -> str:
        """The deck as text; reading it again gives the same deck."""
        lines = heading_lines(deck)
        for part, listed in zip(self.parts, deck.parts, strict=True):
            if part.heading and listed:
                lines += ["", part.heading]
            lines += [part.written(each) for each in listed]
        return "\n".join(lines) + "\n"

    def made(self, name: str, plan: str, parts: Mapping[str, list[Listed]]) -> DeckList:
        """The deck of these cards, by the keys of its parts."""
        return DeckList(name, plan, [part.taken(parts.get(part.key, [])) for part in self.parts])

    def of(self, name: str, *parts: Iterable[str] | Mapping[str, int]) -> DeckList:
        """Names of cards, or names with copies, as a deck: for programs that have no file."""
        return DeckList(name, "", [_lines(part) for part in parts])


def _lines(part: Iterable[str] | Mapping[str, int]) -> list[Listed]:
    if isinstance(part, Mapping):
        return [Listed(card, copies) for card, copies in part.items()]
    return [Listed(card) for card in part]


def copies_in(lines: list[Listed]) -> int:
    """How many cards are listed."""
    return sum(listed.copies for listed in lines)


def cards_in_words(number: int) -> str:
    """So many cards."""
    return f"{number} card{'' if number == 1 else 's'}"
