"""What every board offers, and the scene it draws. Boards turn data into text and decide nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Final

from rich.console import RenderableType
from rich.text import Text

from rulewright.gamekit.game import Game
from rulewright.gamekit.match import Choice, Match
from rulewright.gamekit.moments import Moment
from rulewright.gamekit.people import Told
from rulewright.kernel.event import SPECTATOR, Event
from rulewright.terminal.words import Words, tidy


@dataclass(frozen=True)
class Scene:
    """What somebody sees at one moment: the view, and all that happened, with its words."""

    names: list[str]
    viewer: int | None
    view: dict[str, object]
    events: list[Event]
    story: list[Told]


@dataclass(frozen=True)
class Marks:
    """What is pointed at on the table: things by their ids, some with the number of their choice."""

    numbers: Mapping[str, str] = field(default_factory=dict)
    marked: frozenset[str] = frozenset()


NO_MARKS: Final = Marks()


@dataclass(frozen=True)
class Gathered:
    """A line for all choices that are about one thing, by their places in the list."""

    line: Text
    places: Sequence[int]
    thing: str = ""


@dataclass(frozen=True)
class Thing:
    """Something on the table that can be looked at closely, by its id, and its line in a list."""

    id: str
    line: Text


class Board:
    """The table of a game. A subclass draws it better than a list of labels."""

    log_beside_from: ClassVar[int] = 0
    """In a window with fewer columns the log stands below the board, not beside it."""

    has_things: ClassVar[bool] = False
    """Whether there are things to open and to look at closely."""

    def __init__(self, game: Game, words: Words) -> None:
        self.game = game
        self.words = words

    def table(
        self, scene: Scene, width: int, height: int, marks: Marks = NO_MARKS
    ) -> RenderableType:
        """The whole table in so many columns and, if it can be done, lines."""
        raise NotImplementedError

    def chapter(self, view: dict[str, object]) -> str:
        """Where in the match this is (`Turn 3`); a replay can jump from one to the next."""
        turn = view.get("turn")
        return self.words("turn", number=turn) if isinstance(turn, int) else ""

    def choice_lines(
        self, scene: Scene, choices: Sequence[Choice], width: int
    ) -> tuple[Text | None, list[Text]]:
        """A heading above the choices, if one helps, and a line for each."""
        del scene, width
        return None, [Text(choice.label) for choice in choices]

    def choice_detail(self, scene: Scene, choice: Choice) -> str:
        """All there is to say about a choice, while it is the marked one."""
        del scene, choice
        return ""

    def gather(self, scene: Scene, choices: Sequence[Choice]) -> list[Gathered]:
        """The choices by what they are about, where a flat list would be too long to read; nothing
        if it would not. A line with one place is that choice itself."""
        del scene, choices
        return []

    def things(self, scene: Scene) -> list[Thing]:
        """All that can be looked at closely."""
        del scene
        return []

    def thing_text(self, scene: Scene, thing: str) -> Text:
        """Everything about a thing."""
        del scene, thing
        return Text()

    def log_line(self, event: Event, told: Told) -> Text:
        """A sentence of the log, as it should stand there."""
        del event
        return Text(told.text)

    def reference(self, scene: Scene, width: int) -> RenderableType:
        """Everything printed, for looking up."""
        raise NotImplementedError

    def primer(self) -> str:
        """The game in a few sentences for somebody new; empty if the rulebook has to do."""
        return ""

    def stops(self, views: Sequence[dict[str, object]], watcher: int | None = None) -> list[int]:
        """The places of views, on the way from one decision to the next, that deserve a look.

        The last view gets one anyhow. `watcher` is the seat for whom the views are, if it is one.
        """
        del views, watcher
        return []


def view_at(match: Match, viewer: int | None, moment: Moment | None) -> dict[str, object]:
    """The viewer's view of a match, or of a moment on the way to where it stands."""
    if moment is None:
        return match.view(viewer)
    return match.game.people.view(moment.state, SPECTATOR if viewer is None else viewer)


def scene_of(match: Match, viewer: int | None, moment: Moment | None = None) -> Scene:
    """What the viewer sees of a match, or saw at a moment on the way to where it stands."""
    events = match.events(viewer)
    if moment is not None:
        seen_as = SPECTATOR if viewer is None else viewer
        to_come = sum(event.seen_by(seen_as) for event in moment.to_come)
        events = events[: len(events) - to_come]
    told = [match.game.people.tell(event, match.names, match.language) for event in events]
    story = [Told(tidy(one.text, match.language), one.rule, one.kind, one.objects) for one in told]
    return Scene(match.names, viewer, view_at(match, viewer, moment), events, story)
