"""Pages to read: help, and the cards. Escape leads back to the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Static

from rulewright.kernel.errors import RulebookError
from rulewright.rulebook import Rulebook, rulebook_of
from rulewright.terminal.boards import Board, Scene
from rulewright.terminal.words import Words

TABLE_KEYS = (
    ("1 … 9", "choose"),
    ("↑ ↓ Enter", "arrows"),
    ("Tab", "tab"),
    ("b Esc", "close"),
    ("e", "examine"),
    ("c", "cards"),
    ("r", "rules"),
    ("w", "why"),
    ("u", "undo"),
    ("d", "draw"),
    ("x", "concede"),
    ("Ctrl+S", "save"),
    ("q", "quit"),
    ("F1 ?", "help"),
    ("Esc", "back"),
)
REPLAY_KEYS = (
    ("← →", "step"),
    ("PgUp PgDn", "turn"),
    ("Home End", "ends"),
    ("Space", "autoplay"),
    ("v", "seat"),
    ("e", "examine"),
    ("c", "cards"),
    ("r", "rules"),
    ("w", "why"),
    ("q", "quit"),
    ("F1 ?", "help"),
    ("Esc", "back"),
)

OF_THINGS = ("close", "examine")
"""Keys for boards with things to open and to look at closely."""


def find_rulebook(game: str) -> Rulebook | None:
    """The game's rulebook, if it has one here."""
    try:
        return rulebook_of(game)
    except RulebookError:
        return None


class Page(Screen[None]):
    """A page with a title, closed by Escape."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,f1", "close", show=False),
    ]

    def __init__(self, title: str, words: Words) -> None:
        super().__init__()
        self._title = title
        self.words = words

    def compose(self) -> ComposeResult:
        """Title, content, how to leave."""
        yield Static(Text(f" {self._title}", "bold"), classes="title")
        yield from self.content()
        yield Static(Text(f" {self.words('close')}"), classes="keys")

    def content(self) -> Sequence[Widget]:
        """What stands on the page."""
        raise NotImplementedError

    def action_close(self) -> None:
        """Back to where one came from."""
        self.dismiss(None)


class _Sheet(Widget):
    """A text as wide as the page and as long as it needs."""

    DEFAULT_CSS = "_Sheet { height: auto; }"

    def render(self) -> RenderableType:
        """What the page says."""
        page = self.screen
        assert isinstance(page, ReadingPage)
        return page.text(self.content_size.width or self.app.size.width - 4)


class ReadingPage(Page):
    """A page that is only read: it scrolls."""

    def content(self) -> Sequence[Widget]:
        """One long text."""
        return [VerticalScroll(_Sheet())]

    def text(self, width: int) -> RenderableType:
        """What the page says, in so many columns."""
        raise NotImplementedError


class HelpPage(ReadingPage):
    """The game in a few sentences, and all keys."""

    def __init__(self, board: Board, keys: Sequence[tuple[str, str]]) -> None:
        super().__init__(board.words("help.title"), board.words)
        self._board = board
        self._keys = keys

    def text(self, width: int) -> RenderableType:
        """What a stranger needs to know."""
        del width
        words = self.words
        book = find_rulebook(self._board.game.name)
        primer = self._board.primer() or (book.intro if book else "")
        keys = Table.grid(padding=(0, 2))
        keys.add_column(no_wrap=True)
        for sign, word in self._keys:
            if word in OF_THINGS and not self._board.has_things:
                continue
            keys.add_row(Text(sign, "bold"), Text(words(f"help.{word}")))
        return Group(
            Text(self._board.game.title, "bold"),
            Text(f"{primer}\n"),
            Text(words("help.keys"), "bold"),
            keys,
        )


class CardsPage(ReadingPage):
    """Everything printed."""

    def __init__(self, board: Board, scene: Scene) -> None:
        super().__init__(board.words("cards.title"), board.words)
        self._board = board
        self._scene = scene

    def text(self, width: int) -> RenderableType:
        """The board knows."""
        return self._board.reference(self._scene, width)
