"""The pieces that screens are made of: the board, the log, numbered choices, the line of keys."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text
from textual.content import Content
from textual.events import Click
from textual.message import Message
from textual.widget import Widget
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from rulewright.terminal.boards import Board, Scene
from rulewright.terminal.boards.board import NO_MARKS, Marks
from rulewright.terminal.words import Words

MOST_NUMBERED = 9
SIGN_WIDTH = 4
"""What stands before each choice: the mark and the number."""


class BoardPanel(Widget):
    """The table of a game, drawn to fit."""

    class Touched(Message):
        """Something on the board was clicked."""

        def __init__(self, thing: str) -> None:
            super().__init__()
            self.thing = thing

    def __init__(self, board: Board, id: str) -> None:  # noqa: A002, what textual calls it
        super().__init__(id=id)
        self._board = board
        self._scene: Scene | None = None
        self._marks = NO_MARKS

    def show(self, scene: Scene) -> None:
        """Draw this."""
        self._scene = scene
        self.refresh()

    def point(self, marks: Marks) -> None:
        """Point at these things."""
        if marks != self._marks:
            self._marks = marks
            self.refresh()

    def on_click(self, event: Click) -> None:
        """Boards write the id of a thing where they draw it."""
        thing = event.style.meta.get("thing")
        if thing:
            self.post_message(self.Touched(thing))

    def render(self) -> RenderableType:
        """The board in the space there is."""
        if self._scene is None:
            return Text()
        size = self.content_size
        return self._board.table(self._scene, size.width, size.height, self._marks)


class LogPanel(OptionList):
    """What happened, newest at the bottom. Choosing a line asks for the rule behind it."""

    def __init__(self, board: Board, title: str, id: str) -> None:  # noqa: A002
        super().__init__(id=id, compact=True, markup=False)
        self._board = board
        self._told: list[str] = []
        self.border_title = title

    def show(self, scene: Scene) -> None:
        """Tell this story, ending with its end."""
        told = [sentence.text for sentence in scene.story]
        same = told[: len(self._told)] == self._told
        if same and len(told) == len(self._told):
            return
        if not same:
            self.clear_options()
        start = len(self._told) if same else 0
        self._told = told
        lines = [
            self._board.log_line(event, sentence)
            for event, sentence in zip(scene.events[start:], scene.story[start:], strict=True)
        ]
        self.add_options([Option(line) for line in lines])
        self.highlighted = None
        self.call_after_refresh(self.scroll_end, animate=False)


class Choices(OptionList):
    """Numbered choices, the current one marked with a sign as well as a colour."""

    def __init__(self, id: str) -> None:  # noqa: A002
        super().__init__(id=id, compact=True, markup=False)
        self._texts: list[Text] = []
        self._marked: int | None = None
        self._occasion: object = None
        self._wants_keys_back = False

    def offer(self, lines: Sequence[Text], occasion: object = None) -> None:
        """Offer these. The mark stays where it is as long as the occasion is the same."""
        if occasion is None or occasion != self._occasion or self._marked is None:
            self._marked = 0
        if self._marked >= len(lines):
            self._marked = len(lines) - 1 if lines else None
        self._occasion = occasion
        self._texts = list(lines)
        self.set_options([Option(self._line(number)) for number in range(len(self._texts))])
        self.highlighted = self._marked
        self._show(anything=bool(lines))

    def _show(self, *, anything: bool) -> None:
        """Be there only while there is a choice. Whoever hides loses the keys to the log."""
        if self.display and not anything:
            self._wants_keys_back = self.has_focus
        self.display = anything
        if anything and self._wants_keys_back:
            self._wants_keys_back = False
            self.focus()

    def _line(self, number: int) -> Text:
        sign = "▸" if number == self._marked else " "
        label = f"{number + 1}" if number < MOST_NUMBERED else "·"
        return Text.assemble((f"{sign} {label} ", "bold"), self._texts[number])

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Move the mark."""
        before, self._marked = self._marked, event.option_index
        for number in {before, self._marked}:
            if number is not None and number < len(self._texts):
                self.replace_option_prompt_at_index(number, self._line(number))


class KeysLine(Static):
    """The keys at the bottom, as many as fit: sign, word and action of each. They can be clicked."""

    def __init__(self, words: Words, keys: Sequence[tuple[str, str, str]], id: str) -> None:  # noqa: A002
        super().__init__(id=id)
        self._keys = [(sign, words(f"key.{word}"), action) for sign, word, action in keys]

    def on_resize(self) -> None:
        """Fill the line."""
        left = self.content_size.width
        parts = []
        for sign, word, action in self._keys:
            left -= len(f"{sign} {word}  ")
            if left + len("  ") >= 0:
                parts.append(f"[@click=screen.{action}][b]{sign}[/b] {word}[/]")
        self.update(Content.from_markup("  ".join(parts)))
