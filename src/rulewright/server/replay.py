"""A match cut into the moments one looks through, from one side, and as a file to keep.

It is played again once, for all sides that are wanted, and of every moment only what changed is kept.
The story goes to the client as a whole, and what it looked like in pieces: each begins with a whole view and
goes on with differences. So nobody ever holds all views of a match.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from rulewright.bots import HELD_BY, held_by
from rulewright.gamekit.differences import with_difference
from rulewright.gamekit.match import CONCEDE, OFFER_DRAW, Match
from rulewright.gamekit.moments import Sight, Watch
from rulewright.kernel.event import Event
from rulewright.server import viewer_messages
from rulewright.server.live import LiveTable
from rulewright.server.messages import Difference, Frame, ReplayHead, ReplayViews
from rulewright.server.viewer_messages import People

PIECE: Final = 400
"""How many views a piece has. A whole one is as long as one or two hundred differences."""


class Shot(NamedTuple):
    """A moment as one side saw it: after how many decisions, in which turn, what happened, and how the view
    differs from the one before."""

    number: int
    turn: int | None
    news: list[Event]
    view: Difference


class Side:
    """One side's shots, while the match is played again."""

    def __init__(self, seen_as: int, shots: list[Shot]) -> None:
        self.seen_as = seen_as
        self.shots = shots
        self.number = 0
        self._turn: int | None = None

    def keep(self, sights: Iterable[Sight]) -> None:
        """Add what was seen."""
        for sight in sights:
            change = sight.change
            whole = change[0] if isinstance(change, list) else {}
            turn = change["turn"][0] if "turn" in change else whole.get("turn", self._turn)
            self._turn = turn if isinstance(turn, int) else None
            self.shots.append(Shot(self.number, self._turn, sight.news, change))


def shots_of(match: Match, viewers: Sequence[int], *, is_over: bool) -> dict[int, list[Shot]]:
    """What each viewer (a seat, or SPECTATOR) saw of a match so far, from one run of it."""
    decisions = match.decisions
    playing = match.clone()
    playing.undo(len(decisions))
    views = playing.game.people.views(playing.state, list(viewers))
    sides = [Side(viewer, []) for viewer in viewers]
    for side in sides:
        begun = [event for event in playing.state.events or [] if event.seen_by(side.seen_as)]
        side.keep([Sight(begun, [views[side.seen_as]])])
    for decision in decisions:
        watch = Watch(playing, views)
        _play(playing, decision, watch)
        went_on = watch.looks > 0
        for side in sides:
            # While the match goes on, how many parts a secret answer had is nobody's business.
            side.number += is_over or went_on or decision[0] == side.seen_as
        if watch.has_news():
            watch.look()
        elif not went_on:
            watch.look([viewer for viewer in viewers if viewer == decision[0]])
        for fault in watch.faults.values():
            raise fault
        for side in sides:
            side.keep(watch.sights[side.seen_as])
        views = watch.views
    return {side.seen_as: side.shots for side in sides}


def _play(playing: Match, decision: list[object], watch: Watch) -> None:
    seat, spelled = decision[0], decision[1:]
    if spelled in ([CONCEDE], [OFFER_DRAW]):
        playing.make(decision)
        return
    assert isinstance(seat, int)
    playing.play(seat, spelled, watch.look)


@dataclass(frozen=True)
class Reel:
    """A replay from one side and in one language, ready to be sent: its story, and its views in pieces, all
    as JSON text."""

    frames: str
    pieces: list[str]


def reel_of(match: Match, side: int | None, language: str, *, is_over: bool) -> Reel:
    """The match so far, as that side saw it."""
    viewer = viewer_messages.seen_as(side)
    shots = shots_of(match, [viewer], is_over=is_over)[viewer]
    frames = [
        Frame(number=number, turn=turn, told=viewer_messages.tell(match, news, language))
        for number, turn, news, _ in shots
    ]
    return wound(frames, (shot.view for shot in shots))


def wound(frames: Iterable[Frame], views: Iterable[Difference]) -> Reel:
    """The reel of these frames and views."""
    told = ",".join(frame.model_dump_json() for frame in frames)
    return Reel(f"[{told}]", [piece.model_dump_json() for piece in pieces_of(views)])


def pieces_of(views: Iterable[Difference]) -> Iterator[ReplayViews]:
    """The views in pieces, each of which begins with a whole one."""
    view: Any = None
    piece: list[Difference] = []
    first = 0
    for change in views:
        view = with_difference(view, change)
        if len(piece) == PIECE:
            yield ReplayViews(first=first, views=piece)
            piece = []
            first += PIECE
        piece.append(change if piece else [view])
    yield ReplayViews(first=first, views=piece)


def replay_json(table: LiveTable, side: int | None, people: People, reel: Reel) -> str:
    """The replay as it is sent."""
    head = ReplayHead(
        info=viewer_messages.info(table, people),
        side=side,
        outcome=viewer_messages.outcome(table),
        until=until(table, side),
        piece=PIECE,
    )
    # The frames are JSON already: they stand in the place of the bracket that ends the head.
    return f'{head.model_dump_json()[:-1]},"frames":{reel.frames}}}'


def until(table: LiveTable, side: int | None) -> int:
    """How much of the match that side has seen: another number after everything it notices."""
    return table.noticed[table.place_of(side)]


def file_of(table: LiveTable, snapshot: str) -> dict[str, Any]:
    """A finished match as a save, with the seed's hash and who held the seats. It is taken from
    its last snapshot: under newer rules the match itself no longer knows how it went."""
    save: dict[str, Any] = json.loads(snapshot)["match"]
    save["match"] = table.charter.code
    save["seed_hash"] = table.charter.seed_hash
    save[HELD_BY] = [held_by(sitter.name, sitter.bot) for sitter in table.sitters]
    return save
