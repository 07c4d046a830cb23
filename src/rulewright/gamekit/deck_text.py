"""Decks as plain text, as far as it is alike in all games: one card a line, with its copies.

A deck is a list of names until it is checked: people misspell, and a list may come from a set with
other cards. Each fault is told with the line it is in and what would be right. What a deck may be
is each game's own.

The text has one card a line, with a number before the name that says how many copies; a heading
begins each further part of the deck, and `#` a comment. Comments before the first card are its plan.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from difflib import get_close_matches
from typing import Final, Protocol, TypeVar

from rulewright.gamekit.deck_building import Listed, Remark
from rulewright.gamekit.names import folded, nearest
from rulewright.kernel.errors import RulewrightError

MOST_LINES: Final = 200
MOST_COPIES: Final = 200
LONGEST_LINE: Final = 200
LONGEST_PLAN_LINE: Final = 100

_HEADING: Final = re.compile(r"(?:main )?deck(?::\s*(?P<name>.*))?", re.IGNORECASE)
_CARD: Final = re.compile(r"(?:(?P<copies>[0-9]+)(?:\s*x)?\s+)?(?P<name>\S.*)", re.IGNORECASE)


class DeckError(RulewrightError):
    """A deck that cannot be read, or that the rules do not allow."""


class WrittenDeck:
    """A deck as somebody wrote it down. `plan` says in a sentence or two how it wants to win."""

    def __init__(self, name: str, plan: str, file: str = "", key: str = "") -> None:
        self.name: Final = name
        self.plan: Final = plan
        self.file: Final = file
        self.key: Final = key

    def place(self, line: int = 0) -> str:
        """How errors begin: the file and line, as far as there are any."""
        where = f"{self.file}:{line}" if self.file and line else self.file
        if not where and line:
            where = f"line {line}"
        return f"{where}: " if where else ""

    def said(self, remarks: list[Remark]) -> list[str]:
        """Remarks on this deck in words, each with its place."""
        return [f"{self.place(remark.line)}{remark.said(with_rule=True)}" for remark in remarks]


# Reading


class DeckText:
    """A text, read: the deck's name and plan, and the lines of each of its parts."""

    def __init__(self, text: str, file: str = "", headings: Sequence[str] = ()) -> None:
        """`headings` begin the parts after the first; DeckError with the line if it is no such text."""
        self.name = ""
        self.parts: list[list[Listed]] = [[] for _ in range(len(headings) + 1)]
        self._plan: list[str] = []
        self._where: Final = WrittenDeck("", "", file)
        self._headings: Final = headings
        self._part = 0
        lines = text.removeprefix("\N{ZERO WIDTH NO-BREAK SPACE}").splitlines()
        if len(lines) > MOST_LINES:
            raise DeckError(
                f"{self._where.place()}a text of {len(lines)} lines; the text of a deck has at most"
                f" {MOST_LINES}. Write copies as a number: 2 NAME"
            )
        for number, line in enumerate(lines, start=1):
            self._read(line, number)

    @property
    def plan(self) -> str:
        """How the deck wants to win."""
        return " ".join(self._plan)

    def _read(self, line: str, number: int) -> None:
        if len(line) > LONGEST_LINE:
            raise self._wrong(number, f"a line of {len(line)} letters; one card stands on a line")
        said, _, comment = (part.strip() for part in line.partition("#"))
        if not said:
            if comment and not self.parts[0]:
                self._plan.append(comment)
            return
        heading = _HEADING.fullmatch(said)
        if heading is not None:
            if self.name or any(self.parts):
                first = ", then ".join(["the Deck comes first", *map(repr, self._headings)])
                raise self._wrong(number, f"a second heading for the Deck; {first}")
            self.name = (heading["name"] or "").strip()
            return
        part = self._part_headed(said)
        if part:
            if part <= self._part:
                raise self._wrong(number, f"a second heading {self._headings[part - 1]!r}")
            self._part = part
            return
        self.parts[self._part].append(self._listed(said, number))

    def _part_headed(self, said: str) -> int:
        """Which part a heading begins; 0 for what is no heading."""
        for part, heading in enumerate(self._headings, start=1):
            if said.removesuffix(":").casefold() == heading.casefold():
                return part
        return 0

    def _listed(self, said: str, number: int) -> Listed:
        match = _CARD.fullmatch(said)
        name = "" if match is None else " ".join(match["name"].split())
        if match is None or not re.search(r"[^\W\d_]", name):
            raise self._wrong(number, f"{said!r} names no card; write a name, or 2 NAME")
        digits = (match["copies"] or "1").lstrip("0")
        if len(digits) > 4 or not 1 <= int(digits or "0") <= MOST_COPIES:
            raise self._wrong(
                number, f"{match['copies']} copies; a text of a deck can say 1 to {MOST_COPIES}"
            )
        return Listed(name, int(digits), number)

    def _wrong(self, line: int, what: str) -> DeckError:
        return DeckError(f"{self._where.place(line)}{what}")


def joined(lines: Sequence[Listed]) -> list[Listed]:
    """Lines for the same card as one."""
    copies: dict[str, int] = {}
    for listed in lines:
        copies[folded(listed.name)] = copies.get(folded(listed.name), 0) + listed.copies
    return [
        Listed(listed.name, copies.pop(folded(listed.name)), listed.line)
        for listed in lines
        if folded(listed.name) in copies
    ]


def unknown_card(listed: Listed, names: Collection[str]) -> Remark:
    """What is said of a line whose card there is not."""
    right = nearest(listed.name, names).removeprefix("; ")
    return Remark(f"there is no card {listed.name!r}", "", right, listed.line)


# Writing


def heading_lines(deck: WrittenDeck) -> list[str]:
    """The name and the plan of a deck as lines of its text."""
    # A name may come from anywhere; in the text `#` would begin a comment.
    name = " ".join(deck.name.replace("#", " ").split())
    plan: list[str] = []
    for word in deck.plan.split():
        if plan and len(plan[-1]) + len(word) < LONGEST_PLAN_LINE:
            plan[-1] += f" {word}"
        else:
            plan.append(word)
    return [f"Deck: {name}" if name else "Deck", *(f"# {line}" for line in plan)]


def counted(listed: Listed) -> str:
    """A line with how many copies there are."""
    return f"{listed.copies} {listed.name}"


# Decks that come with a game


class Keyed(Protocol):
    """A deck that has a name and a key."""

    @property
    def name(self) -> str:
        """As people read it."""
        raise NotImplementedError

    @property
    def key(self) -> str:
        """As commands and addresses name it."""
        raise NotImplementedError


ADeck = TypeVar("ADeck", bound=Keyed)


def deck_named(name: str, decks: Sequence[ADeck]) -> ADeck:
    """The deck with that name or key; DeckError with the nearest if there is none."""
    for deck in decks:
        if name.casefold() in {deck.name.casefold(), deck.key}:
            return deck
    by_fold = {known.casefold(): known for deck in decks for known in (deck.name, deck.key)}
    near = get_close_matches(name.casefold(), by_fold, n=1)
    hint = f"; did you mean {by_fold[near[0]]!r}?" if near else ""
    there = ", ".join(deck.key for deck in decks)
    raise DeckError(f"there is no deck {name!r} (there are {there}){hint}")
