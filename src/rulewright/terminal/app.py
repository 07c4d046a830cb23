"""The application around the screens: its looks, how it starts and how it ends."""

from __future__ import annotations

import sys
from pathlib import Path

from textual.app import App
from textual.screen import Screen

from rulewright.gamekit.match import Match
from rulewright.kernel.errors import RulewrightError
from rulewright.terminal.screens.looking import LookingScreen
from rulewright.terminal.screens.replay import ReplayScreen
from rulewright.terminal.screens.table import TableScreen
from rulewright.terminal.sitting import Sitting
from rulewright.terminal.words import Words

LOOKS = """
.title { height: 1; background: $primary-darken-2; color: $text; }
.keys, #keys { height: 1; link-style: none; background: $panel; color: $text; padding: 0 1; }
#middle { height: 1fr; }
#board { width: 1fr; height: 100%; padding: 0 1; }
#log { width: 33%; max-width: 46; height: 100%; max-height: 100%; border-left: solid $primary;
       padding: 0 0 0 1; background: $background; scrollbar-size-vertical: 1; }
#prompt { height: auto; max-height: 3; background: $panel; padding: 0 1; }
#heading { height: 1; }
#place { height: 1; }
#detail { height: auto; max-height: 2; padding: 0 2 0 4; color: $text-muted; }
#choices { height: auto; max-height: 6; background: $background; padding: 0; }
#choices > .option-list--option-highlighted, #answers > .option-list--option-highlighted {
    text-style: bold reverse; }
.-roomy #choices { max-height: 12; }
.-roomy #detail { max-height: 4; }
.-log-below #middle { layout: vertical; }
.-log-below #board { width: 100%; height: 1fr; }
.-log-below #log { width: 100%; max-width: 100%; height: 2; border: none; padding: 0 1;
                   color: $text-muted; }
.-log-below.-looking #log { height: 7; }
.-log-below #choices { max-height: 4; }
.-roomy.-log-below #log, .-roomy.-log-below.-looking #log { height: 7; }
.-roomy.-log-below #choices { max-height: 8; }
#thing-box { height: 60%; border-top: solid $primary; padding: 1 2; }
Ask { align: center middle; }
#ask { width: 64; max-width: 90%; height: auto; max-height: 90%; border: round $primary;
       background: $surface; padding: 1 2; }
#answers { margin-top: 1; height: auto; background: $surface; }
#search { margin: 1 2; }
#found { height: 1fr; padding: 0 1; text-wrap: nowrap; text-overflow: ellipsis; }
#rule-box { height: auto; max-height: 45%; border-top: solid $primary; padding: 0 2; }
VerticalScroll { padding: 0 2; }
"""


class Terminal(App[int]):
    """Shows one screen and those it calls up."""

    CSS = LOOKS
    ENABLE_COMMAND_PALETTE = False
    TITLE = "Rulewright"

    def __init__(self, first: Screen[None]) -> None:
        super().__init__()
        # In a low window the choices scroll, so that the board stays whole.
        self.VERTICAL_BREAKPOINTS = [(0, "-low"), (32, "-roomy")]
        self.first = first

    def on_mount(self) -> None:
        """Show it; when it is closed there is nothing left to do."""
        self.push_screen(self.first, lambda _: self.exit(0))

    async def action_quit(self) -> None:
        """Ctrl+Q asks, like any other way of leaving."""
        self.action_help_quit()

    def action_help_quit(self) -> None:
        """So does Ctrl+C."""
        if isinstance(self.screen, LookingScreen):
            self.screen.action_leave()


def play_match(sitting: Sitting, path: Path) -> int:
    """Play in this terminal until the match is over or left; it is saved there all the while."""
    return _run(TableScreen(sitting, path), sitting.words)


def replay_match(match: Match) -> int:
    """Watch in this terminal."""
    return _run(ReplayScreen(match, None), Words(match.language))


def _run(first: Screen[None], words: Words) -> int:
    # Textual reads the standard input and draws on the standard error.
    for stream in (sys.__stdin__, sys.__stderr__):
        if stream is None or not stream.isatty():
            raise RulewrightError(words("needs-terminal"))
    application = Terminal(first)
    application.run()
    return application.return_code or 0
