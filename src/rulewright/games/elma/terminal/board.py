"""Elma's board: what the terminal client asks of a game's looks, answered for a race."""

from __future__ import annotations

from typing import ClassVar, cast

from rich.console import Group, RenderableType
from rich.text import Text

from rulewright.gamekit.game import Game
from rulewright.gamekit.match import Choice
from rulewright.gamekit.people import Told
from rulewright.games.elma.terminal.finding import key_of
from rulewright.games.elma.terminal.printing import Printing
from rulewright.games.elma.terminal.table import RaceTable
from rulewright.games.elma.view.types import RaceView
from rulewright.kernel.event import Event
from rulewright.terminal.boards.board import NO_MARKS, Board, Marks, Scene
from rulewright.terminal.words import Words


class ElmaBoard(Board):
    """A race."""

    log_beside_from: ClassVar[int] = 110

    def __init__(self, game: Game, words: Words) -> None:
        super().__init__(game, words)
        self.printing = Printing(game, words)

    def table(
        self, scene: Scene, width: int, height: int, marks: Marks = NO_MARKS
    ) -> RenderableType:
        """The whole table."""
        return Group(*RaceTable(self.printing, scene, width, height, marks).lines())

    def choice_detail(self, scene: Scene, choice: Choice) -> str:
        """The card that a choice is about."""
        race = cast("RaceView", scene.view)
        key = next((key for thing in choice.objects if (key := key_of(race, thing))), None)
        return "" if key is None else self.printing.face(key).plain.replace("\n", ": ")

    def reference(self, scene: Scene, width: int) -> RenderableType:
        """Every card."""
        del scene, width
        return self.printing.listed(self.printing.cards)

    def log_line(self, event: Event, told: Told) -> Text:
        """Turns stand out as headings, what a battle brought in bold."""
        del event
        if told.kind == "turn-begins":
            return Text(f"── {told.text}", "bold")
        return Text(told.text, "bold" if told.kind in ("gained", "won-battle") else "")

    def primer(self) -> str:
        """Elma in a few sentences."""
        return self.words("elma.primer")
