"""The page on which one looks closely at what lies on the table: a card in full, how it lies, why
it may not do something now, and what is in a pile."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.text import Text
from textual.containers import VerticalScroll
from textual.widget import Widget
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from rulewright.gamekit.people import Told
from rulewright.terminal.boards import Board, Scene
from rulewright.terminal.screens.pages import Page


class ThingsPage(Page):
    """All things of a scene in a list; the marked one is told of below. Opens at `thing`."""

    def __init__(
        self, board: Board, scene: Scene, why_not: Callable[[str], Sequence[Told]], thing: str
    ) -> None:
        super().__init__(board.words("examine.title"), board.words)
        self._board = board
        self._scene = scene
        self._why_not = why_not
        self._things = board.things(scene)
        ids = [each.id for each in self._things]
        self._start = ids.index(thing) if thing in ids else 0

    def content(self) -> Sequence[Widget]:
        """The list, and the thing below."""
        return [
            OptionList(
                *(Option(thing.line) for thing in self._things),
                id="found",
                compact=True,
                markup=False,
            ),
            VerticalScroll(Static(id="thing"), id="thing-box"),
        ]

    def on_mount(self) -> None:
        """Go to the thing."""
        listed = self.query_one("#found", OptionList)
        listed.focus()
        if self._things:
            listed.highlighted = self._start

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Tell of it."""
        thing = self._things[event.option_index].id
        text = self._board.thing_text(self._scene, thing)
        reasons = self._why_not(thing)
        if reasons:
            text.append(f"\n{self.words('examine.cannot')}\n", "bold")
        for reason in reasons:
            text.append_text(Text.assemble(reason.text, (f"  ({reason.rule})\n", "dim")))
        self.query_one("#thing", Static).update(text)
        self.query_one("#thing-box", VerticalScroll).scroll_home(animate=False)
