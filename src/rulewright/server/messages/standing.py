"""What is known of a match, and how it stands for whoever is looking."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rulewright.server.messages.basics import Code, Difference, Message, Shown, Spelled, Status
from rulewright.server.messages.terms import Settings


@dataclass(slots=True, kw_only=True)
class Seat(Shown):
    """One seat as everybody may know it."""

    seat: int
    name: str
    kind: Literal["human", "bot", "free"]
    """For whom it is; `free` while it waits for somebody."""
    bot: str | None = None
    """The bot that plays here, also where it stands in for a human."""
    standing_in: bool = False
    """Whether that bot stands in for a human."""
    connected: bool = False
    away_since: float | None = None
    """Seconds since the epoch; None while somebody is there."""


class MatchInfo(Message):
    """What does not change while a match goes on, but for who sits where."""

    match: Code
    game: str
    title: str
    edition: str
    """Of the game's rules and content, when the match was made."""
    options: dict[str, bool | int | str]
    """Until play begins without those that are one seat's own choice, so that nobody can choose
    against another's."""
    settings: Settings
    seats: list[Seat]
    status: Status
    created_at: float
    seed_hash: str
    """SHA-256 of the seed, known from the start; the seed itself is shown at the end."""
    rematch: Code | None = None
    """The match in which it is played again."""
    continues: Code | None = None
    """The match it goes on from."""
    own_cards: bool = False
    """Whether it is played with cards of its own: what is printed is then asked of the match, not of the game."""


@dataclass(slots=True, kw_only=True)
class Told(Shown):
    """A sentence of the story, and the same for programs."""

    text: str
    """The sentence, in the language asked for."""
    rule: str
    """The id of the rule behind it."""
    kind: str
    """The game's word for what happened, the same in every language: `revealed`, `unpaid`, ...
    Empty in replays that were kept before there were such words."""
    objects: list[str]
    """What it is about, by the ids that choices use too, as they were in the view when it was
    told: first whoever it happened to or who brought it about, then the rest in an order that is
    fixed for each kind."""


@dataclass(slots=True, kw_only=True)
class Choice(Shown):
    """One thing the seat may do, and the objects of the view it refers to."""

    spelled: Spelled
    label: str
    """What it is called, in the language asked for."""
    objects: list[str]
    """By the ids they have in the view."""
    warning: str = ""
    """What would go badly, to be said before it is done. Empty for most choices."""


@dataclass(slots=True, kw_only=True)
class Decision(Shown):
    """What the seat is asked now, with every legal choice."""

    asked: int
    """The number of this question; an answer names it, so that no answer comes twice."""
    prompt: str
    rule: str
    """The id of the rule that asks."""
    choices: list[Choice]


@dataclass(slots=True, kw_only=True)
class ClockNow(Shown):
    """A seat's time: what was left at a moment, and whether it is running since."""

    seat: int
    seconds_left: float
    running: bool


@dataclass(slots=True, kw_only=True)
class UndoAsked(Shown):
    """A seat asks to take its last decision back; these others have yet to answer."""

    seat: int
    waiting: list[int]
    refusals: int
    """How often you have refused this seat in this match so far."""


@dataclass(slots=True, kw_only=True)
class Outcome(Shown):
    """How it ended: shares of 100 by seat, and how it came about."""

    shares: list[int]
    winners: list[int]
    """The seats with the largest share: one, or several in a draw."""
    seed: str
    how: Literal["played", "conceded", "agreed", "out-of-time"] = "played"


@dataclass(slots=True, kw_only=True)
class Now(Shown):
    """How things stand for whoever is looking."""

    number: int
    """How many entries the match's log has. Grows with everything that happens."""
    view: Difference
    """What you may see, as it differs from the last view you had; in a table all of it. Nothing before
    play begins."""
    decision: Decision | None
    """What you are asked, if anything."""
    waiting: list[int]
    """The seats that have yet to decide."""
    seats: list[Seat]
    status: Status
    clocks: list[ClockNow]
    at: float
    """The server's time of this message, in seconds since the epoch."""
    draw_offers: list[int]
    """The seats that offer a draw."""
    undo_asked: UndoAsked | None
    undo: Literal["nothing", "free", "ask", "barred"]
    """What would become of a wish to take back one's last decision."""
    outcome: Outcome | None
    """How it ended; None while it goes on."""
    rematch: Code | None
    """The match in which it is played again."""


@dataclass(slots=True, kw_only=True)
class Moment(Shown):
    """One step on the way to the next decision: what was told, and how it looked after."""

    told: list[Told]
    view: Difference
    """How it looked, as it differs from the view before."""
