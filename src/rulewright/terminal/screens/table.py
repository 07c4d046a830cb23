"""The table at which a match is played.

It always shows one of four things: moments that have just passed, the keyboard being handed over,
a decision of the person who sits there, or that everyone waits for a bot. `proceed` says which.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from time import monotonic
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.widgets import OptionList, Static
from textual.worker import Worker

from rulewright.kernel.match import Decision
from rulewright.kernel.moments import Moment
from rulewright.terminal.boards import Scene
from rulewright.terminal.boards.board import scene_of, view_at
from rulewright.terminal.boards.lines import ends
from rulewright.terminal.screens.ask import headline
from rulewright.terminal.screens.leaving import LeavingScreen, Offer
from rulewright.terminal.screens.pages import TABLE_KEYS
from rulewright.terminal.screens.parts import (
    MOST_NUMBERED,
    SIGN_WIDTH,
    BoardPanel,
    Choices,
    KeysLine,
    LogPanel,
)
from rulewright.terminal.sitting import Errand, Sitting
from rulewright.terminal.thinking import think

KEYS = (
    ("F1", "help", "help"),
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


class TableScreen(LeavingScreen):
    """One match, from wherever it stands to its end; `path` is where it is saved, if it is."""

    AUTO_FOCUS = "#choices"
    HELP_KEYS = TABLE_KEYS
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space", "choose(1)", show=False),
        *(
            Binding(str(number), f"choose({number})", show=False)
            for number in range(1, MOST_NUMBERED + 1)
        ),
    ]

    def __init__(self, sitting: Sitting, path: Path | None) -> None:
        super().__init__(sitting, path)
        self._to_show: list[Moment] = []
        self._offers: list[Offer] = []
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
        yield KeysLine(self.words, KEYS, id="keys")

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
        """A question was settled: look at what came of it, with everybody's eyes."""
        if not passed:
            return
        self.at_keyboard = None
        views = [view_at(self.sitting.match, self.viewer, moment) for moment in passed]
        self._to_show = [passed[place] for place in self.board.stops(views)]
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
        prompt, heading, self._offers = self._what_is_asked(scene)
        self.query_one("#prompt", Static).update(Text(prompt, "bold"))
        shown_heading = self.query_one("#heading", Static)
        shown_heading.display = heading is not None
        if heading is not None:
            shown_heading.update(Text.assemble("    ", heading))
        sitting = self.sitting
        occasion = (sitting.question, sitting.take, len(sitting.match.decisions), self.viewer)
        choices = self.query_one(Choices)
        choices.offer([line for line, _ in self._offers], (*occasion, len(self._to_show)))
        self._draw_detail(choices.highlighted)

    def _what_is_asked(self, scene: Scene) -> tuple[str, Text | None, list[Offer]]:
        words = self.words
        match = self.sitting.match
        decision = self.decision()
        if self._to_show:
            return words("pause"), None, [(Text(words("continue")), self._go_on)]
        if match.is_over:
            return f"{words('over')} {headline(self.sitting)}", None, self.after_the_end()
        if decision is not None:
            width = self.app.size.width - SIGN_WIDTH
            heading, lines = self.board.choice_lines(scene, decision.choices, width)
            offers = [(line, self._player(decision, place)) for place, line in enumerate(lines)]
            return decision.prompt, heading, offers
        seat = self.sitting.person_asked()
        if seat is not None:
            line = Text(words("hand-over.choice", name=match.names[seat]))
            prompt = words("hand-over", name=match.names[seat])
            return prompt, None, [(line, self._sit_down)]
        if not self.sitting.people:
            return words("watching", names=" - ".join(match.names)), None, []
        waiting = ", ".join(match.names[bot] for bot in self.sitting.asked())
        return words("waiting", name=waiting), None, []

    def _player(self, decision: Decision, place: int) -> Callable[[], None]:
        """What happens if that choice is taken."""

        def play() -> None:
            self._take_in(self.sitting.play(decision.seat, decision.choices[place]))
            if self.sitting.person_asked() != decision.seat:
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
        decision = self.decision()
        text = ""
        if decision is not None and place is not None and place < len(decision.choices):
            text = self.board.choice_detail(decision.choices[place])
        detail = self.query_one("#detail", Static)
        detail.display = bool(text)
        detail.update(Text(text))

    # Choosing

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Say more about the choice that is marked now."""
        if event.option_list.id == "choices":
            self._draw_detail(event.option_index)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """A choice was taken with Enter or the mouse."""
        if event.option_list.id == "choices":
            self.action_choose(event.option_index + 1)

    def action_choose(self, number: int) -> None:
        """Take the offer with that number."""
        if number <= len(self._offers):
            self._offers[number - 1][1]()
