"""What a live table looks like to whoever is looking: the messages of the protocol.

Everything that leaves the server about a match is made here, from views, events and choices of the
kernel for that viewer, and from what is public about seats and clocks. It changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Literal, Protocol

from rulewright.gamekit import people
from rulewright.gamekit.match import Match
from rulewright.gamekit.options import CARDS
from rulewright.kernel.event import SPECTATOR, Event
from rulewright.server import entries as kinds
from rulewright.server.live import Change, LiveTable
from rulewright.server.messages import (
    Choice,
    Decision,
    Difference,
    MatchInfo,
    Moment,
    Now,
    Outcome,
    ReasonsMessage,
    SaidMessage,
    Seat,
    StandingMessage,
    StepMessage,
    TableMessage,
    Told,
)
from rulewright.server.seats import Sitter

NO_DIFFERENCE: Final[Difference] = {}

Sent = TableMessage | StepMessage | StandingMessage | SaidMessage


class People(Protocol):
    """Who is there, as far as that is known."""

    def is_connected(self, code: str, seat: int) -> bool:
        """Whether the seat's player is connected anywhere."""
        ...

    def away_since(self, code: str, seat: int) -> float | None:
        """Since when the seat's player is gone; None while there."""
        ...


def info(table: LiveTable, people: People) -> MatchInfo:
    """What everybody may know of the match."""
    charter, match = table.charter, table.match
    return MatchInfo(
        match=charter.code,
        game=match.game.name,
        title=match.game.title,
        edition=charter.edition,
        options=_options(table),
        settings=charter.agreed,
        seats=seats_now(table, people),
        status=table.status,
        created_at=charter.created_at,
        seed_hash=charter.seed_hash,
        rematch=table.rematch,
        continues=charter.continues,
        own_cards=CARDS in match.options,
    )


def seats_now(table: LiveTable, people: People) -> list[Seat]:
    """Everybody's seat."""
    return [_seat_now(table, seat, sitter, people) for seat, sitter in enumerate(table.sitters)]


def _seat_now(table: LiveTable, seat: int, sitter: Sitter, people: People) -> Seat:
    code, kind = table.charter.code, _kind(sitter)
    is_there = kind == "human" and people.is_connected(code, seat)
    return Seat(
        seat=seat,
        name=sitter.name,
        kind=kind,
        bot=table.bot_of(seat),
        standing_in=seat in table.stand_ins,
        connected=is_there,
        away_since=people.away_since(code, seat) if kind == "human" and not is_there else None,
    )


def seats_listed(code: str, sitters: Sequence[Sitter], people: People) -> list[Seat]:
    """The seats of a match as a list shows them, without what is only known of a live table."""
    return [
        Seat(
            seat=seat,
            name=sitter.name,
            kind=_kind(sitter),
            bot=sitter.bot or None,
            connected=_kind(sitter) == "human" and people.is_connected(code, seat),
        )
        for seat, sitter in enumerate(sitters)
    ]


def _kind(sitter: Sitter) -> Literal["human", "bot", "free"]:
    return sitter.kind if sitter.taken else "free"


class Standing:
    """A table at one time, for all who look at it: what is the same for them is worked out once."""

    def __init__(self, table: LiveTable, people: People, at: float) -> None:
        self.table = table
        self.people = people
        self.at = at
        self.seats = seats_now(table, people)
        self.waiting = table.asked()
        """The seats that have yet to decide."""
        self.clocks = table.clocks.shown(at)
        self.outcome = outcome(table)
        self._told: dict[tuple[Event, str], Told] = {}

    def tell(self, events: Iterable[Event], language: str) -> list[Told]:
        """Events in words."""
        return [self._tell(event, language) for event in events]

    def _tell(self, event: Event, language: str) -> Told:
        told = self._told.get((event, language))
        if told is None:
            told = self._told[event, language] = tell_one(self.table.match, event, language)
        return told


def now(
    standing: Standing, viewer: int | None, language: str, view: Difference = NO_DIFFERENCE
) -> Now:
    """How things stand for the viewer, who has seen all but that of the view."""
    table = standing.table
    return Now(
        number=table.noticed[table.place_of(viewer)],
        view=view,
        decision=decision_of(standing, viewer, language),
        waiting=standing.waiting,
        seats=standing.seats,
        status=table.status,
        clocks=standing.clocks,
        at=standing.at,
        draw_offers=table.match.draw_offers,
        undo_asked=table.wishes.shown(viewer),
        undo=_undo(table, viewer),
        outcome=standing.outcome,
        rematch=table.rematch,
    )


def decision_of(standing: Standing, viewer: int | None, language: str) -> Decision | None:
    """What the viewer is asked, if anything."""
    if viewer is None or viewer not in standing.waiting:
        return None
    table, match = standing.table, standing.table.match
    decision = match.decision(viewer, language)
    choices = [
        Choice(
            spelled=_spelled(choice.spelled),
            label=choice.label,
            objects=choice.objects,
            warning=match.game.people.warning(match.state, viewer, choice.code, language),
        )
        for choice in decision.choices
    ]
    return Decision(
        asked=table.posed[viewer], prompt=decision.prompt, rule=decision.rule, choices=choices
    )


def reasons(
    table: LiveTable, seat: int, thing: str, reference: str, language: str
) -> ReasonsMessage:
    """Why the seat may not do this or that with a thing. Before play begins nobody is told
    anything about cards."""
    match = table.match
    found = []
    if table.status != "waiting":
        found = match.game.people.why_not(match.state, seat, thing, language)
    return ReasonsMessage(
        reference=reference, thing=thing, reasons=[_told(reason) for reason in found]
    )


def _undo(table: LiveTable, viewer: int | None) -> Literal["nothing", "free", "ask", "barred"]:
    if viewer is None or table.status != "playing" or not table.match.can_take_back(viewer):
        return "nothing"
    if table.match.undo_is_free(viewer) or not table.people_but(viewer):
        return "free"
    return "barred" if viewer in table.wishes.barred else "ask"


def outcome(table: LiveTable) -> Outcome | None:
    """How it ended, and the seed that is no secret any more."""
    result = table.match.result
    if table.status != "over" or result is None:
        return None
    return Outcome(
        shares=result.shares, winners=result.winners, seed=table.match.seed, how=table.how
    )


def table_message(standing: Standing, viewer: int | None, language: str) -> TableMessage:
    """Everything, from scratch."""
    table, eye = standing.table, seen_as(viewer)
    events = [] if table.status == "waiting" else table.match.events(viewer)
    return TableMessage(
        info=info(table, standing.people),
        you=viewer,
        story=standing.tell(events, language),
        now=now(standing, viewer, language, [table.views([eye])[eye]]),
    )


def change_message(standing: Standing, change: Change, viewer: int | None, language: str) -> Sent:
    """What a viewer who noticed the change is told of it."""
    entry = change.entry
    if entry.kind == kinds.SAY and entry.seat is not None:
        return SaidMessage(seat=entry.seat, saying=entry.body["saying"])
    if change.starts_over:
        return table_message(standing, viewer, language)
    seen = change.seen[seen_as(viewer)]
    if seen.fault is not None:
        raise seen.fault
    stands = now(standing, viewer, language, seen.rest)
    if entry.kind not in kinds.PLAYED and entry.kind != kinds.UNDO:
        return StandingMessage(now=stands)
    moments = [
        Moment(told=standing.tell(sight.news, language), view=sight.change)
        for sight in seen.moments
    ]
    return StepMessage(moments=moments, now=stands)


def seen_as(viewer: int | None) -> int:
    """The viewer as games know it."""
    return SPECTATOR if viewer is None else viewer


def tell(match: Match, events: Iterable[Event], language: str) -> list[Told]:
    """Events in words."""
    return [tell_one(match, event, language) for event in events]


def tell_one(match: Match, event: Event, language: str) -> Told:
    """An event in words."""
    return _told(match.game.people.tell(event, match.names, language))


def _told(told: people.Told) -> Told:
    return Told(text=told.text, rule=told.rule, kind=told.kind, objects=told.objects)


def _spelled(spelled: Sequence[object]) -> list[str | int]:
    return [part if isinstance(part, int) else str(part) for part in spelled]


def _options(table: LiveTable) -> dict[str, bool | int | str]:
    """All options, but what one seat alone has chosen only when play has begun. Cards of the match's own are asked for where
    they are drawn."""
    match = table.match
    secret = {option.name for option in match.game.rules.options if option.seat is not None}
    return {
        name: value if isinstance(value, bool | int) else str(value)
        for name, value in match.options.items()
        if name != CARDS and (table.status != "waiting" or name not in secret)
    }
