"""A table while it is drawn: for whom, how large, and with what pointed at; and printed cards by
their keys. What the boards of all card games share; what they look like is each game's own.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Generic, TypedDict, TypeVar, cast

from rich.table import Table
from rich.text import Text

from rulewright.gamekit.game import Game
from rulewright.terminal.boards.board import NO_MARKS, Marks, Scene
from rulewright.terminal.boards.lines import QUIET
from rulewright.terminal.words import Words


class Drawing:
    """One drawing of a table. The viewer sits below; a spectator sees the first seat there."""

    def __init__(
        self, words: Words, scene: Scene, width: int, height: int, marks: Marks = NO_MARKS
    ) -> None:
        self.words = words
        self.names = scene.names
        self.below = scene.viewer or 0
        self.width = width
        self.height = height
        self.marks = marks

    def number(self, thing: str) -> str:
        """The number of the choice that a thing stands for, if it does."""
        return f"[{self.marks.numbers[thing]}]" if thing in self.marks.numbers else ""

    def as_fits(self, lines: Sequence[Text], room: int, more: str) -> list[Text]:
        """As many lines as there is room for. The others are counted (`more` are the words for it),
        so that nobody takes the list for all there is."""
        if len(lines) <= room:
            return list(lines)
        if room <= 0:
            return []
        counted = Text(self.words(more, number=len(lines) - room + 1), QUIET)
        return [*lines[: room - 1], counted]


class PrintedFace(TypedDict):
    """What is printed on a card of any game."""

    key: str
    name: str
    kind: str
    types: list[str]
    text: str


Face = TypeVar("Face", bound=PrintedFace)


class PrintedFaces(Generic[Face]):
    """All cards of a game by their keys, and how they are spoken of."""

    def __init__(self, game: Game, words: Words) -> None:
        self.words = words
        printed = cast("list[Face]", game.people.printed(words.language)["cards"])
        self.cards = {card["key"]: card for card in printed}

    def name(self, key: str) -> str:
        """The name of a card."""
        return self.cards[key]["name"]

    def nature(self, key: str) -> str:
        """Kind and types, as they stand below the name."""
        card = self.cards[key]
        return " · ".join([card["kind"], *card["types"]])

    def listed(self, keys: Iterable[str]) -> Table:
        """Cards for looking up, one below the other."""
        table = Table.grid(padding=(0, 2, 0, 0))
        for key in keys:
            name = Text.assemble((self.name(key), "bold"), (f"\n{self.nature(key)}", QUIET))
            table.add_row(name, Text(self.cards[key]["text"]))
        return table
