"""What is asked for and answered over HTTP: games, rules, lists of matches, replays, refusals."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from rulewright.server.messages.basics import Code, Difference, Message, Status, Token
from rulewright.server.messages.standing import MatchInfo, Outcome, Seat, Told


class OptionInfo(Message):
    """An option of a game."""

    name: str
    values: list[bool | int | str]
    labels: list[str]
    """What each of the values is called, in the language asked for."""
    default: bool | int | str
    meaning: str
    """What it is about, in the language asked for."""
    free: str
    """What other text it takes besides its values; empty if it takes none."""
    seat: int | None
    """Whose own choice it is: whoever sits there makes it. None if it is everybody's."""


class BotInfo(Message):
    """A strength of bot one may play against, as the set-up screen offers it."""

    bot: str
    meaning: str
    """How it plays, in the language asked for."""


class GameInfo(Message):
    """A game as the home and set-up screens show it."""

    name: str
    title: str
    edition: str
    fewest_seats: int
    most_seats: int
    options: list[OptionInfo]
    languages: list[str]
    """Those in which it can be told, English among them."""
    bots: list[BotInfo]
    has_tutorial: bool
    builds_decks: bool
    """Whether players build decks of their own; they then go where an option takes other text."""
    has_cards: bool
    """Whether there are printed cards to look at."""
    has_workshop: bool
    """Whether cards of one's own can be written here."""


class Mine(Message):
    """The tokens somebody holds, to find their matches by."""

    tokens: Annotated[list[Token], Field(max_length=50)]


class Listed(Message):
    """A match in a list."""

    match: Code
    game: str
    title: str
    seats: list[Seat]
    status: Status
    created_at: float
    your_seat: int | None = None
    """The seat that the token holds; None in lists of matches to join or watch."""
    your_move: bool | None = None
    """Whether that seat is asked something now."""


class Frame(Message):
    """One moment of a replay."""

    number: int
    """After how many decisions."""
    turn: int | None
    """The turn, if the game has such."""
    told: list[Told]


class ReplayHead(Message):
    """A match to look through, from one side, but for its moments."""

    info: MatchInfo
    side: int | None
    """The seat it is seen from; None for the spectators' side."""
    outcome: Outcome | None
    """How it ended; None while it goes on."""
    until: int
    """How far it goes; to be said when its views are asked for."""
    piece: int
    """How many views are sent at once."""


class Replay(ReplayHead):
    """A match to look through, from one side. What it looked like is asked for in pieces."""

    frames: list[Frame]


class ReplayViews(Message):
    """What some moments of a replay looked like, one after the other."""

    first: int
    """Which moment is the first of them, counted from 0."""
    views: list[Difference]
    """The first is whole, the others differ from the one before."""


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
    """A word for programs."""
    reason: str
    """A sentence for people."""
