"""What is agreed before a match: who is to sit where, on what terms, and how one sits down."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from rulewright.server.messages.basics import Code, Message, Name, Token

LONGEST_OPTION = 12_000
"""Letters of a value: a deck has half as many, a pack of cards may have all."""
OptionValue = bool | int | Annotated[str, StringConstraints(max_length=LONGEST_OPTION)]
"""One of an option's values or, where it takes other texts, such a text: a deck, mostly."""
Options = dict[str, OptionValue]


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
    """No clock, one that begins anew with every question, or one for the whole match."""
    seconds: Annotated[int, Field(ge=5, le=86_400)] = 60
    """How much there is for a move, or for the match; means nothing if the clock is off."""
    added: Annotated[int, Field(ge=0, le=600)] = 0
    """Seconds that come back with every answer; only for a clock for the match."""


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
    options: Options = Field(default={})
    """Values for the game's options; those left out have their defaults. A player who sits down
    later may change those that are that seat's own choice. Under `cards` a match of a game that takes packs
    may have cards of its own, as the content of a pack file."""
    seats: Annotated[list[SeatWanted], Field(min_length=1, max_length=8)]
    settings: Settings = Settings()
    tutorial: bool = False
    """Begin from the game's tutorial position, with its guide."""


class Join(Message):
    """Somebody who wants to sit down."""

    name: Name
    seat: Annotated[int, Field(ge=0, le=7)] | None = None
    """Which seat; the first free one if not said."""
    token: Token | None = None
    """What is to hold the seat, made up by the client from a good source of randomness, a new one
    for every match. If the answer gets lost, the same request gives the same seat again. If left
    out, the server makes one."""
    options: Options = Field(default={})
    """Values for options that are this seat's own choice; those left out stay as they are."""


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
    """The seat to play; bots have the others."""
    name: Name
    bot: Annotated[str, StringConstraints(max_length=40)] = "search:1s"
    """The kind and strength of the bots."""
