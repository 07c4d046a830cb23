"""How a decision is offered: every choice on a line, or first a line for each thing that choices
are about and, once one is opened, its own. What a line is about is pointed at on the board."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType

from rulewright.gamekit.match import Choice, Decision
from rulewright.terminal.boards import Scene
from rulewright.terminal.boards.board import Marks
from rulewright.terminal.screens.leaving import LeavingScreen, Offer
from rulewright.terminal.screens.parts import MOST_NUMBERED, SIGN_WIDTH
from rulewright.terminal.sitting import Sitting


@dataclass(frozen=True)
class About:
    """What an offered line is about: all its things, and the one that carries its number."""

    detail: str
    things: Sequence[str] = ()
    numbered: str = ""


class OfferingScreen(LeavingScreen):
    """A table whose choices can be gathered by what they are about."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "back_or_leave", show=False),
        Binding("backspace,b", "close_thing", show=False),
        *(
            Binding(str(number), f"choose({number})", show=False)
            for number in range(1, MOST_NUMBERED + 1)
        ),
    ]

    def __init__(self, sitting: Sitting, path: Path | None) -> None:
        super().__init__(sitting, path)
        self._offers: list[Offer] = []
        self._about: Sequence[About] = []
        self._opened = ""
        self._opened_at: object = None

    def occasion(self) -> object:
        """What stays the same as long as the same thing is asked."""
        sitting = self.sitting
        return (sitting.question, sitting.take, len(sitting.match.decisions), self.viewer)

    def player(self, choice: Choice, seat: int) -> Callable[[], None]:
        """What happens if that choice is taken."""
        raise NotImplementedError

    # Lines

    def offer_choices(
        self, scene: Scene, decision: Decision
    ) -> tuple[Text | None, list[tuple[Offer, About]]]:
        """A heading, if one helps, and the lines of a decision."""
        choices = decision.choices
        gathered = self.board.gather(scene, choices)
        if not gathered:
            return self._each(scene, decision, range(len(choices)), in_thing=False)
        if self._opened_at == self.occasion():
            for group in gathered:
                if group.thing and group.thing == self._opened:
                    heading, offers = self._each(scene, decision, group.places, in_thing=True)
                    back = (Text(self.words("back")), self.action_close_thing)
                    return heading, [*offers, (back, About(""))]
        lines: list[tuple[Offer, About]] = []
        for group in gathered:
            first = choices[group.places[0]]
            take = self._opener(group.thing) if group.thing else self.player(first, decision.seat)
            things = [group.thing] if group.thing else first.objects
            about = self.board.choice_detail(scene, _about_thing(first, things))
            lines.append(((group.line, take), About(about, things, group.thing)))
        return None, lines

    def _each(
        self, scene: Scene, decision: Decision, places: Sequence[int], *, in_thing: bool
    ) -> tuple[Text | None, list[tuple[Offer, About]]]:
        choices = [decision.choices[place] for place in places]
        width = self.app.size.width - SIGN_WIDTH
        heading, texts = self.board.choice_lines(scene, choices, width)
        lines: list[tuple[Offer, About]] = []
        for text, choice in zip(texts, choices, strict=True):
            things = choice.objects
            numbered = things[-1] if things and (len(things) > 1 or not in_thing) else ""
            about = About(self.board.choice_detail(scene, choice), things, numbered)
            lines.append(((text, self.player(choice, decision.seat)), about))
        return heading, lines

    # Opening and closing

    def _opener(self, thing: str) -> Callable[[], None]:
        def open_it() -> None:
            self._opened, self._opened_at = thing, self.occasion()
            self.redraw()

        return open_it

    @property
    def has_opened(self) -> bool:
        """Whether the choices of one thing are shown now."""
        return bool(self._opened) and self._opened_at == self.occasion()

    def action_close_thing(self) -> None:
        """Back to all things."""
        self._opened = ""
        self.redraw()

    def action_back_or_leave(self) -> None:
        """Escape goes back one step; from the table that is away."""
        if self.has_opened:
            self.action_close_thing()
        else:
            self.action_leave()

    # Pointing

    def marks(self, place: int | None) -> Marks:
        """What the board points at while the line at that place is the marked one."""
        numbers: dict[str, str] = {}
        for number, about in enumerate(self._about, start=1):
            if about.numbered:
                sign = str(number) if number <= MOST_NUMBERED else "·"
                numbers.setdefault(about.numbered, sign)
        marked: Sequence[str] = ()
        if place is not None and place < len(self._about):
            marked = self._about[place].things
        opened = {self._opened} if self.has_opened else set()
        return Marks(numbers, frozenset({*marked, *opened}))

    def touch(self, thing: str) -> None:
        """A click on the board takes the line that is about that thing, or shows it closely."""
        for place, about in enumerate(self._about):
            if about.numbered == thing:
                self._offers[place][1]()
                return
        if self.has_opened and thing == self._opened:
            self.action_close_thing()
        else:
            self.examine(thing)

    def action_choose(self, number: int) -> None:
        """Take the offer with that number."""
        if number <= len(self._offers):
            self._offers[number - 1][1]()


def _about_thing(choice: Choice, things: Sequence[str]) -> Choice:
    """The choice as if it named only these things: for what is said of a thing, not of a target."""
    return Choice(choice.code, choice.spelled, choice.label, list(things))
