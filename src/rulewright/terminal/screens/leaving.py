"""How one leaves a table: saving, quitting, and what comes after the end."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType

from rulewright.kernel.errors import SaveError
from rulewright.terminal.saves import new_save_path, write_match
from rulewright.terminal.screens.ask import after_the_end, leave, result
from rulewright.terminal.screens.replay import ReplayScreen
from rulewright.terminal.screens.talking import TalkingScreen
from rulewright.terminal.sitting import Sitting

Offer = tuple[Text, Callable[[], None]]
"""A line that can be chosen, and what choosing it does."""


class LeavingScreen(TalkingScreen):
    """A match that can be saved and left; `path` is where it is to be saved, if that is settled."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+s", "save", show=False)]

    def __init__(self, sitting: Sitting, path: Path | None) -> None:
        super().__init__(sitting)
        self.path = path

    def again(self, sitting: Sitting) -> LeavingScreen:
        """The screen for a rematch."""
        raise NotImplementedError

    def action_save(self) -> None:
        """Save, and say where."""
        if self.save():
            self.tell(self.words("saved", path=self.path))

    def save(self) -> bool:
        """Write the match to its file, and tell whether that went well."""
        if self.path is None:
            self.path = new_save_path(self.sitting.match.game.name)
        try:
            write_match(self.sitting.match, self.path)
        except SaveError as error:
            self.notify(str(error), severity="error", markup=False)
            return False
        return True

    def action_leave(self) -> None:
        """Quit, after asking whether to save what is not over."""
        if self.sitting.match.is_over:
            self._quit(self.path)
        else:
            self.app.push_screen(leave(self.words), self._leave)

    def _leave(self, said: str | None) -> None:
        if said == "save" and self.save():
            self._quit(self.path)
        elif said == "only":
            self._quit(None)

    def _quit(self, saved: Path | None) -> None:
        message = None
        if saved is not None:
            text = self.words("saved", path=saved)
            message = Text(text, no_wrap=True, overflow="ignore")
        self.app.exit(return_code=0, message=message)

    # After the end

    def show_result(self) -> None:
        """Who won, and why."""
        asked = result(self.sitting, self.board, self.scene())
        self.app.push_screen(asked, lambda said: self._after(said or "look"))

    def after_the_end(self) -> list[Offer]:
        """What the table itself offers once there is a result."""
        keys = [key for key in after_the_end(self.sitting) if key != "look"]
        return [(Text(self.words(f"result.{key}")), partial(self._after, key)) for key in keys]

    def _after(self, said: str) -> None:
        if said == "rematch":
            self.app.switch_screen(self.again(self.sitting.rematch()))
        elif said == "replay":
            self.app.push_screen(ReplayScreen(self.sitting.match, self.viewer))
        elif said == "undo":
            self.action_undo()
        elif said == "quit":
            self._quit(self.path)
