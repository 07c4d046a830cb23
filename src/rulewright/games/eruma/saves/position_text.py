"""A description of a position of Eruma, read: what it says of rows, sides and the turn.

The form is told in `position.py`, which makes a game of it. Here only words become numbers.
"""

from __future__ import annotations

import re
from typing import Final

from rulewright.gamekit.position_text import SEAT_NAMES, PositionText
from rulewright.games.eruma.rules.board import COLUMNS
from rulewright.games.eruma.rules.costs import ACTION_POINTS
from rulewright.games.eruma.rules.numbering import DECK_SIZE, LAST_TURN, MOST_POINTS
from rulewright.games.eruma.saves.facts import ROWS
from rulewright.kernel.fields import value

_CELL: Final = re.compile(r"(?P<sign>[+-]?)(?P<name>\(?[^()<>!?*]+\)?)(?P<marks>[<>!?*]*)")


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


@value
class Stands:
    """A card that is said to stand on a position."""

    position: int
    definition: int
    controller: int
    marks: str
    up: bool

    @property
    def owner(self) -> int:
        return 1 - self.controller if "*" in self.marks else self.controller


class Described(PositionText):
    """All that a text says of a position."""

    def __init__(self, text: str, keys: list[str]) -> None:
        numbers = {key: number for number, key in enumerate(keys)}
        super().__init__(numbers, "; cards go by their keys")
        self.turn = 3
        self.active = 0
        self.phase = "assault"
        self.points = ACTION_POINTS
        self.sides = [Side(), Side()]
        self.standing: list[Stands] = []
        self.live: list[str] = []
        for heading, mark, rest in self.lines(text):
            self._read_line(heading, mark, rest)

    def _read_line(self, heading: str, mark: str, rest: str) -> None:
        if mark == "|":
            if heading not in ROWS:
                raise self.wrong(f"a row is one of {', '.join(ROWS)}, not {heading!r}")
            self.once(heading)
            self._read_row(ROWS.index(heading), rest.split())
        elif not mark:
            self._read_frame(heading)
        elif heading in SEAT_NAMES[:2]:
            self.once(heading)
            self._read_side(self.sides[SEAT_NAMES.index(heading)], rest)
        elif heading == "live":
            self.live.append(rest)
        else:
            raise self.wrong("expected a row, 'me:', 'them:', 'live:' or a line with 'turn'")

    def _read_frame(self, line: str) -> None:
        readers = {
            "turn": self.whole(1, LAST_TURN),
            "points": self.whole(0, MOST_POINTS),
            "active": self.seat,
            "phase": self.one_of("draw", "planning", "assault", "rest"),
        }
        known = "'turn N', 'points N', 'active me' or 'phase draw', 'planning', 'assault' or 'rest'"
        self.fill(self, line, readers, otherwise=f": expected {known}")

    def _read_side(self, side: Side, rest: str) -> None:
        def deck(words: list[str]) -> list[int]:
            if words == ["none"] or words[:1] == ["only"]:
                side.fillers = 0
                return self.cards(words[1:])
            if len(words) == 1 and words[0].isdecimal():
                side.fillers = self.number(words[0], 0, DECK_SIZE)
                return []
            return self.cards(words)

        piles = dict.fromkeys(["hand", "graveyard", "banished", "extra"], self.cards)
        self.fill(side, rest, {**piles, "deck": deck, "treasure": self.whole(0, 9)})

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
        name, marks, sign = parts["name"], parts["marks"], parts["sign"]
        is_down = name.startswith("(")
        if is_down != name.endswith(")"):
            raise self.wrong(f"{cell!r}: a bracket is missing")
        if not sign and ROWS[row] == "treasure":
            raise self.wrong(f"whose is {cell!r}? On Treasure write '+' for mine, '-' for theirs")
        if "<" in marks and ">" in marks:
            raise self.wrong(f"{cell!r} is exhausted to the left or to the right, not both")
        if "?" in marks and not is_down:
            raise self.wrong(f"{cell!r}: '?' is for a card that lies face-down")
        is_mine = sign == "+" if sign else row < ROWS.index("treasure")
        definition = self.card(name.strip("()"))
        stands = Stands(position, definition, 0 if is_mine else 1, marks, up=not is_down)
        self.standing.append(stands)
