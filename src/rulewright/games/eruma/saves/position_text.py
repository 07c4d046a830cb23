"""A description of a position, read: what it says of rows, sides and the turn.

The form is told in `position.py`, which makes a game of it. Here only words become numbers; every
mistake is told with its line and what would be right.
"""

from __future__ import annotations

import re
from typing import Final

from rulewright.games.eruma.rules.board import COLUMNS
from rulewright.games.eruma.rules.costs import ACTION_POINTS
from rulewright.games.eruma.rules.numbering import DECK_SIZE, LAST_TURN, MOST_POINTS
from rulewright.games.eruma.saves.facts import ROWS
from rulewright.kernel.errors import PositionError

_CELL: Final = re.compile(r"(?P<sign>[+-]?)(?P<name>\(?[^()<>!?*]+\)?)(?P<marks>[<>!?*]*)")
_PLACES: Final = ["hand", "graveyard", "banished", "extra", "deck", "treasure"]


class Side:
    """What is said of one player."""

    def __init__(self) -> None:
        self.treasure = 0
        self.hand: list[int] = []
        self.graveyard: list[int] = []
        self.banished: list[int] = []
        self.extra: list[int] = []
        self.deck: list[int] = []
        self.fillers = DECK_SIZE
        """How many cards nobody has named may lie in the Deck."""


class Stands:
    """A card that is said to stand on a position."""

    def __init__(
        self, position: int, definition: int, controller: int, marks: str, *, up: bool
    ) -> None:
        self.position = position
        self.definition = definition
        self.controller = controller
        self.owner = 1 - controller if "*" in marks else controller
        self.marks = marks
        self.up = up


class Described:
    """All that a text says of a position."""

    def __init__(self, text: str, keys: list[str]) -> None:
        self.numbers = {key: number for number, key in enumerate(keys)}
        self.where = ""
        self.turn = 3
        self.active = 0
        self.phase = "assault"
        self.points = ACTION_POINTS
        self.sides = [Side(), Side()]
        self.standing: list[Stands] = []
        self.live: list[str] = []
        self.said: set[str] = set()
        for line in re.sub(r",[ \t]*\n", ", ", text).splitlines():
            if line.strip():
                self.where = repr(line.strip())
                self._read_line(line.strip())
        self.where = "as a whole"

    def wrong(self, what: str) -> PositionError:
        """The error that says what is wrong, and in which line."""
        return PositionError(f"position, {self.where}: {what}")

    def _once(self, what: str) -> None:
        if what in self.said:
            raise self.wrong(f"{what!r} is there twice; once is right")
        self.said.add(what)

    def _read_line(self, line: str) -> None:
        name, bar, cells = line.partition("|")
        if bar:
            row = " ".join(name.split())
            if row not in ROWS:
                raise self.wrong(f"a row is one of {', '.join(ROWS)}, not {row!r}")
            self._once(row)
            self._read_row(ROWS.index(row), cells.split())
            return
        name, colon, rest = line.partition(":")
        if not colon:
            self._read_frame(line)
        elif name in ("me", "them"):
            self._once(name)
            self._read_side(self.sides[0 if name == "me" else 1], rest)
        elif name == "live":
            self.live.append(rest.strip())
        else:
            raise self.wrong("expected a row, 'me:', 'them:', 'live:' or a line with 'turn'")

    def _read_frame(self, line: str) -> None:
        for clause in line.split(","):
            word, _, value = clause.strip().partition(" ")
            self._once(word)
            if word == "turn":
                self.turn = self._number(value, 1, LAST_TURN)
            elif word == "points":
                self.points = self._number(value, 0, MOST_POINTS)
            elif word == "active" and value in ("me", "them"):
                self.active = 0 if value == "me" else 1
            elif word == "phase" and value in ("draw", "planning", "assault", "rest"):
                self.phase = value
            else:
                raise self.wrong(
                    f"{clause.strip()!r}: expected 'turn N', 'points N', 'active me' or"
                    " 'phase draw', 'planning', 'assault' or 'rest'"
                )

    def _number(self, word: str, low: int, high: int) -> int:
        if not (word.isascii() and word.isdecimal()) or not low <= int(word) <= high:
            raise self.wrong(f"{word!r} should be a number from {low} to {high}")
        return int(word)

    def _definition(self, name: str) -> int:
        found = self.numbers.get(name.lower())
        if found is None:
            raise self.wrong(f"there is no card {name!r}; cards go by their keys")
        return found

    # Rows

    def _read_row(self, row: int, cells: list[str]) -> None:
        if len(cells) > COLUMNS:
            raise self.wrong(f"a row has {COLUMNS} positions, not {len(cells)}")
        for column, cell in enumerate(cells):
            if cell != ".":
                self._read_cell(row, COLUMNS * row + column, cell)

    def _read_cell(self, row: int, position: int, cell: str) -> None:
        parts = _CELL.fullmatch(cell)
        if parts is None:
            raise self.wrong(f"{cell!r} is no card; write something like '+Thief>' or '(Spy)'")
        name, marks = parts["name"], parts["marks"]
        is_down = name.startswith("(")
        if is_down != name.endswith(")"):
            raise self.wrong(f"{cell!r}: a bracket is missing")
        if parts["sign"]:
            controller = 0 if parts["sign"] == "+" else 1
        elif ROWS[row] == "treasure":
            raise self.wrong(f"whose is {cell!r}? On Treasure write '+' for mine, '-' for theirs")
        else:
            controller = 0 if row < 2 else 1
        if "<" in marks and ">" in marks:
            raise self.wrong(f"{cell!r} is exhausted to the left or to the right, not both")
        if "?" in marks and not is_down:
            raise self.wrong(f"{cell!r}: '?' is for a card that lies face-down")
        definition = self._definition(name.strip("()"))
        self.standing.append(Stands(position, definition, controller, marks, up=not is_down))

    # Sides

    def _read_side(self, side: Side, rest: str) -> None:
        said: set[str] = set()
        for clause in filter(None, (part.strip() for part in rest.split(","))):
            word, *values = clause.split()
            if word not in _PLACES:
                raise self.wrong(f"{clause!r}: expected one of {', '.join(_PLACES)}")
            if word in said:
                raise self.wrong(f"{word!r} is there twice; once is right")
            said.add(word)
            if word == "treasure":
                side.treasure = self._number(" ".join(values), 0, 9)
            elif word == "hand":
                side.hand = self._cards(values)
            elif word == "graveyard":
                side.graveyard = self._cards(values)
            elif word == "banished":
                side.banished = self._cards(values)
            elif word == "extra":
                side.extra = self._cards(values)
            else:
                self._read_deck(side, values)

    def _cards(self, values: list[str]) -> list[int]:
        found: list[int] = []
        count = 1
        for word in values:
            if word.isdecimal():
                count = self._number(word, 1, 99)
                continue
            found += [self._definition(word)] * count
            count = 1
        if values and values[-1].isdecimal():
            raise self.wrong(f"after the number {values[-1]} there should be a card")
        return found

    def _read_deck(self, side: Side, values: list[str]) -> None:
        if values == ["none"]:
            side.fillers = 0
        elif len(values) == 1 and values[0].isdecimal():
            side.fillers = self._number(values[0], 0, DECK_SIZE)
        elif values[:1] == ["only"]:
            side.fillers = 0
            side.deck = self._cards(values[1:])
        else:
            side.deck = self._cards(values)
