"""The table at which a match is played.

It always shows one of four things: moments that have just passed, the keyboard being handed over,
a decision of the person who sits there, or that everyone waits for a bot. `proceed` says which.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from textwrap import shorten
from time import monotonic
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.widgets import OptionList, Static
from textual.worker import Worker

from rulewright.gamekit.match import Choice, Decision
from rulewright.gamekit.moments import Moment
from rulewright.gamekit.people import Told
from rulewright.terminal.boards import Scene
from rulewright.terminal.boards.board import scene_of, view_at
from rulewright.terminal.boards.lines import ends
from rulewright.terminal.screens.ask import headline
from rulewright.terminal.screens.leaving import Offer
from rulewright.terminal.screens.offering import About, OfferingScreen
from rulewright.terminal.screens.pages import TABLE_KEYS
from rulewright.terminal.screens.parts import BoardPanel, Choices, KeysLine, LogPanel
from rulewright.terminal.sitting import Errand, Sitting
from rulewright.terminal.thinking import think

KEYS = (
    ("F1", "help", "help"),
    ("e", "examine", "examine"),
    ("c", "cards", "cards"),
    ("r", "rules", "rules"),
    ("w", "why", "why"),
    ("u", "undo", "undo"),
    ("^s", "save", "save"),
    ("q", "quit", "leave"),
    ("d", "draw", "draw"),
    ("x", "concede", "concede"),
)
THINKING = "◐◓◑◒"
WATCHING_SECONDS = 1.5
HAND_OVER_SECONDS = 0.6
LOW_DETAIL, ROOMY_DETAIL = 2, 4
"""Lines for the text of the marked choice."""


class TableScreen(OfferingScreen):
    """One match, from wherever it stands to its end; `path` is where it is saved, if it is."""

    AUTO_FOCUS = "#choices"
    HELP_KEYS = TABLE_KEYS
    BINDINGS: ClassVar[list[BindingType]] = [Binding("space", "choose(1)", show=False)]

    def __init__(self, sitting: Sitting, path: Path | None) -> None:
        super().__init__(sitting, path)
        self._to_show: list[Moment] = []
        self._under_way: dict[tuple[int, int, int], Worker[None]] = {}
        self._ticks = 0
        self.hand_over_seconds = HAND_OVER_SECONDS
        self._handed_over_at = 0.0
        self._result_shown = False

    def compose(self) -> ComposeResult:
        """Title, board and log, prompt, choices, keys."""
        yield Static(id="title", classes="title")
        with Horizontal(id="middle"):
            yield BoardPanel(self.board, id="board")
            yield LogPanel(self.board, self.words("log"), id="log")
        yield Static(id="prompt")
        yield Static(id="heading")
        yield Choices(id="choices")
        yield Static(id="detail")
        keys = [key for key in KEYS if key[1] != "examine" or self.board.has_things]
        yield KeysLine(self.words, keys, id="keys")

    def on_mount(self) -> None:
        """Begin."""
        self.set_interval(0.25, self._tick)
        self.proceed()

    # Where we are

    def scene(self) -> Scene:
        """What is to be seen now."""
        return scene_of(self.sitting.match, self.viewer, self._moment())

    def _moment(self) -> Moment | None:
        return self._to_show[0] if self._to_show else None

    def decision(self) -> Decision | None:
        """What the person at the keyboard is asked now."""
        seat = self.sitting.person_asked()
        if self._to_show or seat is None or seat != self.viewer:
            return None
        return self.sitting.match.decision(seat)

    def why_not(self, thing: str) -> list[Told]:
        """Why the person at the keyboard may not do this or that with a thing now."""
        match = self.sitting.match
        if self._to_show or self.viewer is None or match.is_over:
            return []
        return match.game.people.why_not(match.state, self.viewer, thing, match.language)

    def prompt_and_rule(self) -> tuple[str, str] | None:
        """What is asked now, and the rule that asks it."""
        decision = self.decision()
        return None if decision is None else (decision.prompt, decision.rule)

    def proceed(self) -> None:
        """Go on as far as it goes without a person, then show where that is."""
        if not self._to_show:
            self._take_in(self.sitting.play_sealed())
        # Before anything is shown: what has been seen can no longer be lost.
        self.keep()
        self._send_errands()
        self.redraw()
        if self.sitting.match.is_over and not self._to_show and not self._result_shown:
            self._result_shown = True
            self.show_result()

    def _take_in(self, passed: Sequence[Moment]) -> None:
        """A question was settled: look at what came of it, with everybody's eyes. Whoever is asked
        again at once keeps the keyboard."""
        if not passed:
            return
        sat = self.at_keyboard
        self.at_keyboard = None
        views = [view_at(self.sitting.match, self.viewer, moment) for moment in passed]
        self._to_show = [passed[place] for place in self.board.stops(views, self.viewer)]
        if not self._to_show and self.sitting.person_asked() == sat:
            self.at_keyboard = sat
        self._go_on_by_itself()

    def _go_on(self) -> None:
        """Enough of that moment."""
        if self._to_show:
            self._to_show.pop(0)
        self._go_on_by_itself()
        self.proceed()

    def _go_on_by_itself(self) -> None:
        if self._to_show and not self.sitting.people:
            self.set_timer(WATCHING_SECONDS, self._go_on)

    def go_back(self) -> None:
        """The match stands elsewhere now; bots need not finish thoughts about another moment."""
        self._to_show = []
        self._result_shown = False
        now = (self.sitting.question, self.sitting.take)
        for key, worker in list(self._under_way.items()):
            if key[1:] != now or self.sitting.match.is_over:
                worker.cancel()
                del self._under_way[key]

    def again(self, sitting: Sitting) -> TableScreen:
        """The table for a rematch."""
        return TableScreen(sitting, None if self.path is None else self.new_path())

    # Bots

    def _send_errands(self) -> None:
        sitting = self.sitting
        for seat in sitting.thinking():
            key = (seat, sitting.question, sitting.take)
            if key not in self._under_way:
                errand = self._run_errand(sitting.errand(seat))
                self._under_way[key] = self.run_worker(errand)

    async def _run_errand(self, errand: Errand) -> None:
        answer = await think(errand.thought)
        if self.sitting.seal(errand, answer):
            self.proceed()

    def _tick(self) -> None:
        self._ticks += 1
        if self.sitting.thinking():
            self._draw_title()

    # Drawing

    def redraw(self) -> None:
        """Draw everything anew."""
        scene = self.scene()
        self._draw_title()
        self.query_one(BoardPanel).show(scene)
        self.query_one(LogPanel).show(scene)
        prompt, heading, self._offers, self._about = self._what_is_asked(scene)
        self.set_class(not self._about, "-looking")
        self.query_one("#prompt", Static).update(Text(prompt, "bold"))
        shown_heading = self.query_one("#heading", Static)
        shown_heading.display = heading is not None
        if heading is not None:
            shown_heading.update(Text.assemble("    ", heading))
        choices = self.query_one(Choices)
        occasion = (self.occasion(), len(self._to_show), self.has_opened)
        choices.offer([line for line, _ in self._offers], occasion)
        self._draw_detail(choices.highlighted)

    def _what_is_asked(self, scene: Scene) -> tuple[str, Text | None, list[Offer], Sequence[About]]:
        words = self.words
        match = self.sitting.match
        decision = self.decision()
        if decision is not None:
            heading, lines = self.offer_choices(scene, decision)
            offers = [offer for offer, _ in lines]
            return decision.prompt, heading, offers, [about for _, about in lines]
        prompt, plain = words("pause"), [(Text(words("continue")), self._go_on)]
        seat = self.sitting.person_asked()
        if self._to_show:
            pass
        elif match.is_over:
            prompt, plain = f"{words('over')} {headline(self.sitting)}", self.after_the_end()
        elif seat is not None:
            line = Text(words("hand-over.choice", name=match.names[seat]))
            prompt, plain = words("hand-over", name=match.names[seat]), [(line, self._sit_down)]
        elif not self.sitting.people:
            prompt, plain = words("watching", names=" - ".join(match.names)), []
        else:
            waiting = ", ".join(match.names[bot] for bot in self.sitting.asked())
            prompt, plain = words("waiting", name=waiting), []
        return prompt, None, plain, []

    def player(self, choice: Choice, seat: int) -> Callable[[], None]:
        """What happens if that choice is taken."""

        def play() -> None:
            self._take_in(self.sitting.play(seat, choice))
            if self.sitting.person_asked() != seat:
                self.at_keyboard = None
            self._handed_over_at = monotonic()
            self.proceed()

        return play

    def _sit_down(self) -> None:
        # Whoever just chose may have hit the key twice: that must not show the next one's cards.
        if monotonic() - self._handed_over_at >= self.hand_over_seconds:
            self.at_keyboard = self.sitting.person_asked()
            self.proceed()

    def _draw_title(self) -> None:
        match = self.sitting.match
        left = Text(f" {match.game.title}", "bold")
        chapter = self.board.chapter(view_at(match, self.viewer, self._moment()))
        if chapter:
            left.append(f" · {chapter}", "not bold")
        right = Text()
        for seat in self.sitting.asked():
            if seat in self.sitting.people or self._to_show:
                continue
            if seat in self.sitting.thinking():
                sign, word = THINKING[self._ticks % len(THINKING)], "thinking"
            else:
                sign, word = "✓", "ready"
            right.append(f"{sign} {self.words(word, name=match.names[seat])} ")
        self.query_one("#title", Static).update(ends(left, right, self.app.size.width))

    def _draw_detail(self, place: int | None) -> None:
        text = ""
        if place is not None and place < len(self._about):
            text = self._about[place].detail
        detail = self.query_one("#detail", Static)
        detail.display = bool(text)
        detail.update(Text(shorten(text, self._detail_room(), placeholder=" …")))
        self.query_one(BoardPanel).point(self.marks(place))

    def _detail_room(self) -> int:
        """How many letters fit below the choices, in lines that break between words."""
        lines = ROOMY_DETAIL if self.has_class("-roomy") else LOW_DETAIL
        return max(lines * (self.app.size.width - 10) - 4, 1)

    # Choosing

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Say more about the choice that is marked now."""
        if event.option_list.id == "choices":
            self._draw_detail(event.option_index)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """A choice was taken with Enter or the mouse."""
        if event.option_list.id == "choices":
            self.action_choose(event.option_index + 1)
