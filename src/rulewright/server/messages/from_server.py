"""What the server sends over the socket of a match."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from rulewright.server.messages.basics import Message
from rulewright.server.messages.standing import MatchInfo, Moment, Now, Told


class TableMessage(Message):
    """Everything, from scratch: the first message, and again whenever a client is to start over."""

    type: Literal["table"] = "table"
    info: MatchInfo
    you: int | None
    """The seat one plays; None for a spectator."""
    story: list[Told]
    """All that was told so far."""
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
    """That of the message; None if it could not be read."""
    code: str
    """A word for programs: `stale`, `illegal`, `not-yours`, `too-fast`, `malformed`, ..."""
    reason: str
    """A sentence for people."""


class ReasonsMessage(Message):
    """The answer to `why-not`: one reason for each kind of choice that is not offered."""

    type: Literal["reasons"] = "reasons"
    reference: str
    """That of the message."""
    thing: str
    reasons: list[Told]
    """Each `kind` is the verb of the choices that are not offered. Empty if nothing is missing, or
    if the game does not say."""


class DoneMessage(Message):
    """A message of the client was obeyed, and is on disk."""

    type: Literal["done"] = "done"
    reference: str
    """That of the message."""
    number: int
    """Your `now.number` after it."""


class PongMessage(Message):
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
