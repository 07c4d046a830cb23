"""How one leaves a table: saving, quitting, and what comes after the end."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from shlex import quote
from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType

from rulewright.kernel.errors import SaveError
from rulewright.terminal.saves import delete_save, new_save_path, write_match
from rulewright.terminal.screens.ask import after_the_end, leave, result
from rulewright.terminal.screens.replay import ReplayScreen
from rulewright.terminal.screens.talking import TalkingScreen
from rulewright.terminal.sitting import Sitting

WARNING_SECONDS = 10.0

Offer = tuple[Text, Callable[[], None]]
"""A line that can be chosen, and what choosing it does."""


class LeavingScreen(TalkingScreen):
    """A match that is saved after every decision, and can be left.

    `path` is where it is saved. Without one nothing is written before somebody asks for it.
    """

    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+s", "save", show=False)]

    def __init__(self, sitting: Sitting, path: Path | None) -> None:
        super().__init__(sitting)
        self.path = path
        self._kept = list(sitting.match.decisions)
        self._refusal = ""
        """Why the match could not be saved the last time; empty if it could."""

    def again(self, sitting: Sitting) -> LeavingScreen:
        """The screen for a rematch."""
        raise NotImplementedError

    # Saving

    def keep(self) -> None:
        """Save what has been decided since the last time. Where that cannot be done play goes
        on, and people are told once."""
        if self.path is None or self.sitting.match.decisions == self._kept:
            return
        had_told = bool(self._refusal)
        self._write(self.path)
        if self._refusal and not had_told:
            self._warn(self.words("not-saved", reason=self._refusal))

    def action_save(self) -> None:
        """Save, and say where."""
        if self.save():
            self.tell(self.words("saved", path=self.path))

    def save(self) -> bool:
        """Write the match to its file, and tell whether that went well."""
        self.path = self.path or self.new_path()
        if self.path is None:
            return False
        self._write(self.path)
        if self._refusal:
            self._warn(self._refusal)
        return not self._refusal

    def new_path(self) -> Path | None:
        """A file for a match that has none yet; if there is no place for one, say so."""
        try:
            return new_save_path(self.sitting.match.game.name)
        except SaveError as error:
            self._warn(str(error))
            return None

    def _write(self, path: Path) -> None:
        sitting = self.sitting
        self._kept = list(sitting.match.decisions)
        self._refusal = ""
        try:
            write_match(sitting.match, path, [holder.spelled for holder in sitting.holders])
        except SaveError as error:
            self._refusal = str(error)

    def _warn(self, text: str) -> None:
        self.notify(text, severity="error", timeout=WARNING_SECONDS, markup=False)

    # Leaving

    def action_leave(self) -> None:
        """Quit, after asking whether to keep what is not over."""
        if self.sitting.match.is_over:
            self._quit(self._where_it_is())
        else:
            self.app.push_screen(leave(self.words), self._leave)

    def _leave(self, said: str | None) -> None:
        if said == "save" and self.save():
            self._quit(self._where_it_is())
        elif said == "delete":
            self._quit(self._delete())

    def _where_it_is(self) -> str:
        if self.path is None or self._refusal:
            return self._refusal
        saved = self.words("saved", path=self.path)
        match = self.sitting.match
        if match.is_over:
            return saved
        resume = self.words("resume", game=match.game.name, path=quote(str(self.path)))
        return f"{saved}\n{resume}"

    def _delete(self) -> str:
        try:
            if self.path is not None:
                delete_save(self.path)
        except SaveError as error:
            return str(error)
        return ""

    def _quit(self, message: str) -> None:
        text = Text(message, no_wrap=True, overflow="ignore") if message else None
        self.app.exit(return_code=0, message=text)

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
            self._quit(self._where_it_is())
