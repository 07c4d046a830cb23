"""What a client sends over the socket of a match."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from rulewright.server.messages.basics import Message, Reference, Spelled, Token

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
    """The language to be told and asked things in; English where the game lacks it."""


class DecideMessage(Message):
    """An answer to a question, or to one part of it."""

    type: Literal["decide"] = "decide"
    reference: Reference
    asked: int
    """The `asked` of the decision that is answered, as it was given."""
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
    """The seat of whoever is away."""


class ReturnMessage(Message):
    """Take one's seat back from the bot that stands in. Whoever was away and says hello again has
    it back without asking; this is for somebody who let a move's time run out."""

    type: Literal["return"] = "return"
    reference: Reference


class WhyNotMessage(Message):
    """Ask why one may not do this or that with a thing on the table; `reasons` answers it. Nothing
    happens by it."""

    type: Literal["why-not"] = "why-not"
    reference: Reference
    thing: Annotated[str, StringConstraints(max_length=40)]
    """By its id in the view."""


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
    | WhyNotMessage
    | PingMessage,
    Field(discriminator="type"),
]
