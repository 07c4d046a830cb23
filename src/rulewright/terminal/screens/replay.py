"""The replay of a match: forwards, backwards, by turns, by itself, from any seat."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.timer import Timer
from textual.widgets import Static

from rulewright.gamekit.match import Match
from rulewright.terminal.boards import Scene
from rulewright.terminal.boards.lines import ends
from rulewright.terminal.replaying import steps_of
from rulewright.terminal.screens.looking import LookingScreen
from rulewright.terminal.screens.pages import REPLAY_KEYS
from rulewright.terminal.screens.parts import BoardPanel, KeysLine, LogPanel

KEYS = (
    ("F1", "help", "help"),
    ("←→", "step", "forward"),
    ("PgUp/Dn", "turn", "next_turn"),
    ("Space", "autoplay", "autoplay"),
    ("v", "seat", "seat"),
    ("w", "why", "why"),
    ("q", "quit", "leave"),
    ("c", "cards", "cards"),
    ("Home/End", "ends", "start"),
)
AUTOPLAY_SECONDS = 1.0


class ReplayScreen(LookingScreen):
    """Opens at the start, seen by `viewer` (None: a spectator)."""

    HELP_KEYS = REPLAY_KEYS
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,n", "forward", show=False, priority=True),
        Binding("left,p", "back", show=False, priority=True),
        Binding("pagedown,right_square_bracket", "next_turn", show=False, priority=True),
        Binding("pageup,left_square_bracket", "turn_before", show=False, priority=True),
        Binding("home", "start", show=False, priority=True),
        Binding("end", "end", show=False, priority=True),
        Binding("space", "autoplay", show=False, priority=True),
        Binding("v", "seat", show=False),
    ]

    def __init__(self, match: Match, viewer: int | None) -> None:
        super().__init__(match)
        self.match = match
        self.viewer = viewer
        self.steps = steps_of(match, self.board)
        self.place = 0
        self._autoplay: Timer | None = None

    def compose(self) -> ComposeResult:
        """Title, board and log, where we are, keys."""
        yield Static(id="title", classes="title")
        with Horizontal(id="middle"):
            yield BoardPanel(self.board, id="board")
            yield LogPanel(self.board, self.words("log"), id="log")
        yield Static(id="place")
        yield Static(id="prompt")
        yield KeysLine(self.words, KEYS, id="keys")

    def on_mount(self) -> None:
        """Begin at the start."""
        self.redraw()

    def scene(self) -> Scene:
        """What is to be seen now."""
        return self.steps[self.place].scene(self.viewer)

    def redraw(self) -> None:
        """Draw everything anew."""
        words = self.words
        step = self.steps[self.place]
        scene = self.scene()
        chapter = self.board.chapter(scene.view)
        title = Text(f" {words('replay.title')}: {self.match.game.title} · {chapter}", "bold")
        seen_by = words("replay.spectator")
        if self.viewer is not None:
            seen_by = words("replay.seen-by", name=self.match.names[self.viewer])
        width = self.app.size.width
        self.query_one("#title", Static).update(ends(title, Text(f"{seen_by} "), width))
        self.query_one(BoardPanel).show(scene)
        self.query_one(LogPanel).show(scene)
        place = words("replay.place", step=self.place, steps=len(self.steps) - 1)
        if self._autoplay is not None:
            place += f" ▶ {words('replay.running')}"
        self.query_one("#place", Static).update(self._scale(f" {place} ", width))
        caption = step.caption(self.viewer, words)
        if self.place == len(self.steps) - 1:
            caption += f" {words('replay.end')}"
        self.query_one("#prompt", Static).update(Text(caption, "bold"))

    def _scale(self, place: str, width: int) -> Text:
        """A line with a mark at how far we are."""
        room = max(width - len(place) - 3, 2)
        most = max(len(self.steps) - 1, 1)
        mark = self.place * (room - 1) // most
        return Text.assemble(place, "├", "─" * mark, ("●", "bold"), "─" * (room - 1 - mark), "┤")

    def go_to(self, place: int) -> None:
        """Show that step, or the nearest there is."""
        self.place = max(0, min(place, len(self.steps) - 1))
        self.redraw()

    def action_forward(self) -> None:
        """One step on."""
        self.go_to(self.place + 1)

    def action_back(self) -> None:
        """One step back."""
        self.go_to(self.place - 1)

    def _chapter(self, place: int) -> str:
        return self.board.chapter(self.steps[place].view(self.viewer))

    def action_next_turn(self) -> None:
        """To the first step of the next turn."""
        place = self.place
        while place < len(self.steps) - 1 and self._chapter(place) == self._chapter(self.place):
            place += 1
        self.go_to(place)

    def action_turn_before(self) -> None:
        """To the first step of this turn, or of the one before if we are there."""
        place = max(self.place - 1, 0)
        while place > 0 and self._chapter(place - 1) == self._chapter(place):
            place -= 1
        self.go_to(place)

    def action_start(self) -> None:
        """To the start."""
        self.go_to(0)

    def action_end(self) -> None:
        """To the end."""
        self.go_to(len(self.steps) - 1)

    def action_autoplay(self) -> None:
        """Let it run, or stop it."""
        if self._autoplay is None:
            self._autoplay = self.set_interval(AUTOPLAY_SECONDS, self._run)
        else:
            self._stop()
        self.redraw()

    def _run(self) -> None:
        if self.place == len(self.steps) - 1:
            self._stop()
        self.go_to(self.place + 1)

    def _stop(self) -> None:
        if self._autoplay is not None:
            self._autoplay.stop()
            self._autoplay = None

    def action_seat(self) -> None:
        """The next seat; after the last, a spectator."""
        following = 0 if self.viewer is None else self.viewer + 1
        self.viewer = following if following < self.match.seats else None
        self.redraw()

    def action_leave(self) -> None:
        """Back to the table, or out."""
        self._stop()
        self.dismiss(None)
