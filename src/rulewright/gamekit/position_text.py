"""Positions written as a few readable lines, for tests, tutorials, puzzles and bug reports: what is alike in all games.

A line is a row (`my 1 | Spy . .`), something under a heading (`me: hand Spy, points 3`), or clauses alone (`turn 5,
active me`). A clause is a word and what is said with it; a line that ends in a comma goes on in the next. What lines
and clauses there are, a game says; every mistake is told with its line and what would be right.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Any, Final, TypeAlias

from rulewright.gamekit.names import nearest
from rulewright.kernel.errors import PositionError
from rulewright.kernel.zone import Zone

SEAT_NAMES: Final = ["me", "them", "third", "fourth", "fifth", "sixth"]
WHOSE: Final = ["my", "their", "third's", "fourth's", "fifth's", "sixth's"]

Reader: TypeAlias = Callable[[list[str]], object]
"""What is said with a clause's word, from the words behind it. `NotUnderstood` if it cannot be that."""


class NotUnderstood(Exception):
    """The words of a clause are not such as its reader knows."""


class PositionText:
    """A description, line by line. `numbers` has the numbers of cards by the names they go by, in lower case."""

    most_copies = 99

    def __init__(self, numbers: Mapping[str, int], names: str = "") -> None:
        self.numbers = numbers
        self.names = names
        """What is told of a card that there is not, if none is like it."""
        self.where = "as a whole"
        self._said: set[tuple[int, str]] = set()

    def wrong(self, what: str) -> PositionError:
        """The error that says what is wrong, and in which line."""
        return PositionError(f"position, {self.where}: {what}")

    def lines(self, text: str) -> Iterator[tuple[str, str, str]]:
        """Each line: its heading, what divides it from the rest (`|`, `:` or nothing), and the rest."""
        for line in re.sub(r",[ \t]*\n[ \t]*", ", ", text).splitlines():
            if line.strip():
                self.where = repr(line.strip())
                divided = re.fullmatch(r"([^|:]*)([|:]?)(.*)", line.strip())
                assert divided is not None
                yield " ".join(divided[1].split()), divided[2], divided[3].strip()
        self.where = "as a whole"

    def once(self, word: str, of: object = None) -> None:
        """Refuse what has been said before of the same thing."""
        if (id(of), word) in self._said:
            raise self.wrong(f"{word!r} is there twice; once is right")
        self._said.add((id(of), word))

    def fill(
        self,
        one: object,
        said: str,
        readers: Mapping[str, Reader],
        *,
        otherwise: str = "",
        several: Collection[str] = (),
    ) -> None:
        """Put what each clause says into the attribute of that name. Lists that may be said several times are added
        to what is there; `otherwise` is what is told of a clause that is none of these."""
        for clause in filter(None, (part.strip() for part in said.split(","))):
            wrong = self.wrong(
                f"{clause!r}{otherwise or ': expected one of ' + ', '.join(readers)}"
            )
            word = next((each for each in readers if f"{clause} ".startswith(f"{each} ")), None)
            if word is None:
                raise wrong
            if word not in several:
                self.once(word, one)
            try:
                value: Any = readers[word](clause.removeprefix(word).split())
            except NotUnderstood:
                raise wrong from None
            name = word.replace(" ", "_")
            setattr(one, name, [*getattr(one, name), *value] if word in several else value)

    # What is said with a word

    def whole(self, low: int, high: int) -> Reader:
        """A number."""
        return lambda words: self.number(_only(words), low, high)

    def one_of(self, *known: str) -> Reader:
        """One of these words."""

        def read(words: list[str]) -> str:
            if _only(words) not in known:
                raise NotUnderstood
            return words[0]

        return read

    def seat(self, words: list[str]) -> int:
        """`me` or `them`."""
        return SEAT_NAMES.index(str(self.one_of(*SEAT_NAMES[:2])(words)))

    def cards(self, words: list[str]) -> list[int]:
        """Cards by their names, `3 Spy` three of them."""
        found: list[int] = []
        count = 1
        for word in words:
            if word.isdecimal():
                count = self.number(word, 1, self.most_copies)
            else:
                found += [self.card(word)] * count
                count = 1
        if words and words[-1].isdecimal():
            raise self.wrong(f"after the number {words[-1]} there should be a card")
        return found

    def number(self, word: str, low: int, high: int) -> int:
        """A number within bounds."""
        if not (word.isascii() and word.isdecimal()) or not low <= int(word) <= high:
            raise self.wrong(f"{word!r} should be a number from {low} to {high}")
        return int(word)

    def card(self, name: str) -> int:
        """The number of a printed card."""
        found = self.numbers.get(name.lower())
        if found is None:
            raise self.wrong(
                f"there is no card {name!r}{nearest(name, self.numbers) or self.names}"
            )
        return found


def word(words: list[str]) -> str:
    """Whatever word it is."""
    return _only(words)


def _only(words: list[str]) -> str:
    if len(words) != 1:
        raise NotUnderstood
    return words[0]


def named(zone: Zone, definition: Zone, names: list[str]) -> list[str]:
    """The cards of a zone by their names, for the facts that a test might say have changed."""
    return [names[definition[card]] for card in zone.as_list()]
