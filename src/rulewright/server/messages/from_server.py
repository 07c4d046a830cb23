"""What the server sends over the socket of a match."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field

from rulewright.server.messages.basics import Shown
from rulewright.server.messages.standing import MatchInfo, Moment, Now, Told


@dataclass(slots=True, kw_only=True)
class TableMessage(Shown):
    """Everything, from scratch: the first message, and again whenever a client is to start over."""

    type: Literal["table"] = "table"
    info: MatchInfo
    you: int | None
    """The seat one plays; None for a spectator."""
    story: list[Told]
    """All that was told so far."""
    now: Now


@dataclass(slots=True, kw_only=True)
class StepMessage(Shown):
    """The match went on: the moments passed through, then how things stand."""

    type: Literal["step"] = "step"
    moments: list[Moment]
    now: Now


@dataclass(slots=True, kw_only=True)
class StandingMessage(Shown):
    """Nothing happened in the game, but something round it did (people, clocks, offers, undo)."""

    type: Literal["standing"] = "standing"
    now: Now


@dataclass(slots=True, kw_only=True)
class SaidMessage(Shown):
    """Somebody said one of the preset things."""

    type: Literal["said"] = "said"
    seat: int
    saying: str


@dataclass(slots=True, kw_only=True)
class RefusedMessage(Shown):
    """A message of the client was not obeyed; nothing has changed."""

    type: Literal["refused"] = "refused"
    reference: str | None
    """That of the message; None if it could not be read."""
    code: str
    """A word for programs: `stale`, `illegal`, `not-yours`, `too-fast`, `malformed`, ..."""
    reason: str
    """A sentence for people."""


@dataclass(slots=True, kw_only=True)
class ReasonsMessage(Shown):
    """The answer to `why-not`: one reason for each kind of choice that is not offered."""

    type: Literal["reasons"] = "reasons"
    reference: str
    """That of the message."""
    thing: str
    reasons: list[Told]
    """Each `kind` is the verb of the choices that are not offered. Empty if nothing is missing, or
    if the game does not say."""


@dataclass(slots=True, kw_only=True)
class DoneMessage(Shown):
    """A message of the client was obeyed, and is on disk."""

    type: Literal["done"] = "done"
    reference: str
    """That of the message."""
    number: int
    """Your `now.number` after it."""


@dataclass(slots=True, kw_only=True)
class PongMessage(Shown):
    """The answer to a ping."""

    type: Literal["pong"] = "pong"
    at: float
    """The server's time, in seconds since the epoch."""


ServerMessage = Annotated[
    TableMessage
    | StepMessage
    | StandingMessage
    | SaidMessage
    | RefusedMessage
    | ReasonsMessage
    | DoneMessage
    | PongMessage,
    Field(discriminator="type"),
]
