"""What the table and the replay have in common: a board with its log, and pages to look things up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import OptionList

from rulewright.gamekit.match import Match
from rulewright.gamekit.people import Told
from rulewright.terminal.boards import Scene, board_for
from rulewright.terminal.screens.pages import CardsPage, HelpPage, find_rulebook
from rulewright.terminal.screens.parts import BoardPanel
from rulewright.terminal.screens.rules import RulesPage, WhyPage
from rulewright.terminal.screens.things import ThingsPage
from rulewright.terminal.words import Words


class LookingScreen(Screen[None]):
    """A screen that shows a match to somebody."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1,question_mark", "help", show=False),
        Binding("c", "cards", show=False),
        Binding("e", "examine", show=False),
        Binding("r", "rules", show=False),
        Binding("w", "why", show=False),
        Binding("q,escape", "leave", show=False),
    ]
    HELP_KEYS: ClassVar[Sequence[tuple[str, str]]] = ()

    def __init__(self, match: Match) -> None:
        super().__init__()
        self.words = Words(match.language)
        self.board = board_for(match.game, self.words)
        self.book = find_rulebook(match.game.name)

    def scene(self) -> Scene:
        """What is to be seen now."""
        raise NotImplementedError

    def prompt_and_rule(self) -> tuple[str, str] | None:
        """What is asked now, and the rule that asks it."""
        return None

    def redraw(self) -> None:
        """Draw everything anew."""
        raise NotImplementedError

    def action_leave(self) -> None:
        """Away from here."""
        raise NotImplementedError

    def why_not(self, thing: str) -> Sequence[Told]:
        """Why whoever looks may not do this or that with a thing now."""
        del thing
        return ()

    def on_resize(self) -> None:
        """Lines are made to measure."""
        self.set_class(self.app.size.width < self.board.log_beside_from, "-log-below")
        self.call_after_refresh(self.redraw)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """A line of the log was chosen: the rule behind it."""
        if event.option_list.id == "log":
            event.stop()
            self.app.push_screen(self._why().begin_at(event.option_index))

    def action_help(self) -> None:
        """The help page."""
        self.app.push_screen(HelpPage(self.board, self.HELP_KEYS))

    def action_cards(self) -> None:
        """All that is printed."""
        self.app.push_screen(CardsPage(self.board, self.scene()))

    def action_examine(self) -> None:
        """What lies on the table, closely."""
        self.examine("")

    def examine(self, thing: str) -> None:
        """Look closely, first at that thing. A board may have nothing to look at so."""
        if self.board.has_things:
            self.app.push_screen(ThingsPage(self.board, self.scene(), self.why_not, thing))

    def on_board_panel_touched(self, event: BoardPanel.Touched) -> None:
        """A click on the board."""
        self.touch(event.thing)

    def touch(self, thing: str) -> None:
        """What a click on a thing does: show it closely, unless there is something better."""
        self.examine(thing)

    def action_rules(self) -> None:
        """The rulebook."""
        self.app.push_screen(RulesPage(self.board.game, self.book, self.words))

    def action_why(self) -> None:
        """The rule behind the last line of the log."""
        self.app.push_screen(self._why())

    def _why(self) -> WhyPage:
        return WhyPage(self.scene(), self.prompt_and_rule(), self.book, self.board)
