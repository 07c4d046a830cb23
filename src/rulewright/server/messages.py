"""The protocol: everything that goes between a client and the server, as checked types.

What a client gets is a view, what happened since it last looked, and its own decision, whose
choices name the objects in the view they refer to. So every client can offer, highlight and
explain every choice without knowing any rules. Each message says in `type` what it is. This module
is the contract; `docs/protocol.md` and the browser client's types are made from it. It holds no
behaviour.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

Code = Annotated[str, StringConstraints(pattern=r"^[a-z2-9]{8}$")]
"""The short public code of a match, which is also its address."""
Token = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{32,64}$")]
"""What holds a seat. Whoever has it plays the seat: it goes into headers, bodies and the first
socket message, never into an address."""
Name = Annotated[str, StringConstraints(min_length=1, max_length=24, strip_whitespace=True)]
Reference = Annotated[str, StringConstraints(max_length=40)]
"""Chosen by the client; comes back with the answer to that message."""
Spelled = Annotated[list[str | int], Field(min_length=1, max_length=4)]
"""A choice as the engine spells it: a verb and the numbers it names."""
View = dict[str, Any]
"""What a seat may know, in the game's own form (`Game.view`)."""


class Message(BaseModel):
    """Unknown fields are refused, so that misspelled ones do not go unnoticed."""

    model_config = ConfigDict(extra="forbid", frozen=True)


# What a match is made of


class SeatWanted(Message):
    """Who is to sit in a seat of a new match."""

    kind: Literal["human", "bot"]
    name: Name | None = None
    bot: Annotated[str, StringConstraints(max_length=40)] | None = None
    """For a bot, its kind and strength: `greedy`, `search:1s`."""


class Clock(Message):
    """How much time there is. Off, so many seconds for every move, or for the whole match with
    some added for every move."""

    kind: Literal["off", "move", "match"] = "off"
    seconds: Annotated[int, Field(ge=5, le=86_400)] = 60
    added: Annotated[int, Field(ge=0, le=600)] = 0


class Settings(Message):
    """What is agreed before a match begins."""

    clock: Clock = Clock()
    out_of_time: Literal["bot", "loss"] = "bot"
    """Who takes over a seat whose time is up: a bot plays on, or the seat loses."""
    absence_seconds: Annotated[int, Field(ge=10, le=3600)] = 60
    """How long a player who left is waited for before a bot may take the seat."""
    listed: bool = False
    """Whether strangers may find the match and join."""
    watched: bool = True
    """Whether others may watch, seeing what is public."""


class NewMatch(Message):
    """A match to create. The creator takes the first seat for a human."""

    game: Annotated[str, StringConstraints(max_length=40)]
    options: dict[str, bool | int | str] = {}
    seats: Annotated[list[SeatWanted], Field(min_length=1, max_length=8)]
    settings: Settings = Settings()
    tutorial: bool = False
    """Begin from the game's tutorial position, with its guide."""


class Join(Message):
    """Somebody who wants to sit down."""

    name: Name
    seat: Annotated[int, Field(ge=0, le=7)] | None = None
    """Which seat; the first free one if not said."""


class Seated(Message):
    """A seat, and the token that holds it. Shown once; only its hash is kept."""

    match: Code
    seat: int
    token: Token


class Continue(Message):
    """Go on from a moment of a finished match as a new one, against bots."""

    number: Annotated[int, Field(ge=0)]
    """After how many decisions."""
    seat: Annotated[int, Field(ge=0, le=7)]
    name: Name
    bot: Annotated[str, StringConstraints(max_length=40)] = "search:1s"


# What is known of a match


class Seat(Message):
    """One seat as everybody may know it."""

    seat: int
    name: str
    kind: Literal["human", "bot", "free"]
    bot: str | None = None
    """The bot that plays here, also where it stands in for a human."""
    standing_in: bool = False
    connected: bool = False
    away_since: float | None = None
    """Seconds since the epoch; None while somebody is there."""


class MatchInfo(Message):
    """What does not change while a match goes on, but for who sits where."""

    match: Code
    game: str
    title: str
    edition: str
    options: dict[str, bool | int | str]
    settings: Settings
    seats: list[Seat]
    status: Literal["waiting", "playing", "over"]
    created_at: float
    seed_hash: str
    """SHA-256 of the seed, known from the start; the seed itself is shown at the end."""
    rematch: Code | None = None
    continues: Code | None = None


class Told(Message):
    """A sentence of the story, and the rule behind it."""

    text: str
    rule: str


class Choice(Message):
    """One thing the seat may do, and the objects of the view it refers to."""

    spelled: Spelled
    label: str
    objects: list[str]


class Decision(Message):
    """What the seat is asked now, with every legal choice."""

    asked: int
    """The number of this question; an answer names it, so that no answer comes twice."""
    prompt: str
    rule: str
    choices: list[Choice]


class ClockNow(Message):
    """A seat's time: what was left at a moment, and whether it is running since."""

    seat: int
    seconds_left: float
    running: bool


class UndoAsked(Message):
    """A seat asks to take its last decision back; these others have yet to answer."""

    seat: int
    waiting: list[int]


class Outcome(Message):
    """How it ended: shares of 100 by seat, and how it came about."""

    shares: list[int]
    winners: list[int]
    seed: str
    how: Literal["played", "conceded", "agreed", "out-of-time"] = "played"


class Now(Message):
    """How things stand for whoever is looking."""

    number: int
    """How many entries the match's log has. Grows with everything that happens."""
    view: View
    decision: Decision | None
    waiting: list[int]
    """The seats that have yet to decide."""
    seats: list[Seat]
    status: Literal["waiting", "playing", "over"]
    clocks: list[ClockNow]
    at: float
    """The server's time of this message, in seconds since the epoch."""
    draw_offers: list[int]
    undo_asked: UndoAsked | None
    undo: Literal["nothing", "free", "ask", "barred"]
    """What would become of a wish to take back one's last decision."""
    outcome: Outcome | None
    rematch: Code | None


class Moment(Message):
    """One step on the way to the next decision: what was told, and how it looked after."""

    told: list[Told]
    view: View


# Server to client


class TableMessage(Message):
    """Everything, from scratch: the first message, and again whenever a client is to start over."""

    type: Literal["table"] = "table"
    info: MatchInfo
    you: int | None
    """The seat one plays; None for a spectator."""
    story: list[Told]
    now: Now


class StepMessage(Message):
    """The match went on: the moments passed through, then how things stand."""

    type: Literal["step"] = "step"
    moments: list[Moment]
    now: Now


class StandingMessage(Message):
    """Nothing happened in the game, but something round it did (people, clocks, offers, undo)."""

    type: Literal["standing"] = "standing"
    now: Now


class SaidMessage(Message):
    """Somebody said one of the preset things."""

    type: Literal["said"] = "said"
    seat: int
    saying: str


class RefusedMessage(Message):
    """A message of the client was not obeyed; nothing has changed."""

    type: Literal["refused"] = "refused"
    reference: str | None
    code: str
    """A word for programs: `stale`, `illegal`, `not-yours`, `too-fast`, `malformed`, ..."""
    reason: str
    """A sentence for people."""


class DoneMessage(Message):
    """A message of the client was obeyed, and is on disk."""

    type: Literal["done"] = "done"
    reference: str
    number: int


class PongMessage(Message):
    """The answer to a ping."""

    type: Literal["pong"] = "pong"
    at: float


ServerMessage = Annotated[
    TableMessage
    | StepMessage
    | StandingMessage
    | SaidMessage
    | RefusedMessage
    | DoneMessage
    | PongMessage,
    Field(discriminator="type"),
]


# Client to server

SAYINGS = (
    "hello", "good-luck", "well-played", "nice-one", "oops", "thinking", "hurry", "thanks",
    "good-game", "bye", "smile", "laugh", "wow", "ouch",
)  # fmt: skip
"""The things one can say; clients word them in their own language."""


class HelloMessage(Message):
    """The first message on a socket. Without a token one is a spectator."""

    type: Literal["hello"] = "hello"
    token: Token | None = None
    language: Annotated[str, StringConstraints(pattern=r"^[a-z]{2}$")] = "en"


class DecideMessage(Message):
    """An answer to a question, or to one part of it."""

    type: Literal["decide"] = "decide"
    reference: Reference
    asked: int
    choice: Spelled


class ConcedeMessage(Message):
    """Give up."""

    type: Literal["concede"] = "concede"
    reference: Reference


class OfferDrawMessage(Message):
    """Offer a draw, or agree to one."""

    type: Literal["offer-draw"] = "offer-draw"
    reference: Reference


class UndoMessage(Message):
    """Take back one's last decision, or ask the others whether one may."""

    type: Literal["undo"] = "undo"
    reference: Reference


class AnswerUndoMessage(Message):
    """Answer somebody who asked for an undo."""

    type: Literal["answer-undo"] = "answer-undo"
    reference: Reference
    allow: bool
    no_more: bool = False
    """After two refusals: that seat may not ask again in this match."""


class SayMessage(Message):
    """Say a preset thing."""

    type: Literal["say"] = "say"
    reference: Reference
    saying: Annotated[str, StringConstraints(max_length=24)]


class StandInMessage(Message):
    """Let a bot play for a seat whose player has been away for long enough."""

    type: Literal["stand-in"] = "stand-in"
    reference: Reference
    seat: Annotated[int, Field(ge=0, le=7)]


class ReturnMessage(Message):
    """Take one's seat back from the bot that stands in. Whoever was away and says hello again has
    it back without asking; this is for somebody who let a move's time run out."""

    type: Literal["return"] = "return"
    reference: Reference


class PingMessage(Message):
    """Is anybody there?"""

    type: Literal["ping"] = "ping"


ClientMessage = Annotated[
    HelloMessage
    | DecideMessage
    | ConcedeMessage
    | OfferDrawMessage
    | UndoMessage
    | AnswerUndoMessage
    | SayMessage
    | StandInMessage
    | ReturnMessage
    | PingMessage,
    Field(discriminator="type"),
]


# HTTP answers


class OptionInfo(Message):
    """An option of a game."""

    name: str
    values: list[bool | int | str]
    default: bool | int | str
    meaning: str


class BotInfo(Message):
    """A strength of bot one may play against, as the set-up screen offers it."""

    bot: str
    meaning: str


class GameInfo(Message):
    """A game as the home and set-up screens show it."""

    name: str
    title: str
    edition: str
    fewest_seats: int
    most_seats: int
    options: list[OptionInfo]
    languages: list[str]
    bots: list[BotInfo]
    has_tutorial: bool


class Mine(Message):
    """The tokens somebody holds, to find their matches by."""

    tokens: Annotated[list[Token], Field(max_length=50)]


class Listed(Message):
    """A match in a list."""

    match: Code
    game: str
    title: str
    seats: list[Seat]
    status: Literal["waiting", "playing", "over"]
    created_at: float
    your_seat: int | None = None
    your_move: bool | None = None


class Frame(Message):
    """One moment of a replay."""

    number: int
    """After how many decisions."""
    turn: int | None
    told: list[Told]
    view: View


class Replay(Message):
    """A match to look through, from one side."""

    info: MatchInfo
    side: int | None
    frames: list[Frame]
    outcome: Outcome | None


class RuleText(Message):
    """A rule of the catalogue."""

    id: str
    text: str


class RuleSection(Message):
    """A section of the catalogue."""

    title: str
    rules: list[RuleText]


class Problem(Message):
    """Why an HTTP request was not obeyed."""

    code: str
    reason: str
