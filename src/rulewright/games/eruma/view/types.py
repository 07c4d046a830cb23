"""What a view of Eruma is made of. Cards that one may know are named by the keys of what is printed."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypedDict

from rulewright.gamekit.declared import Like

SIDE: Final = Like("s[0-9]", "a side of the table")
POSITION: Final = Like(
    "p[0-9]+", "a position, counted from the first seat's Zone 1, and the card that stands there"
)
HELD: Final = Like("h[0-9]+", "a card in one's own hand")
GRAVEYARD: Final = Like("g[0-9]", "a player's Graveyard")
DECK: Final = Like("d[0-9]", "a player's Deck")
FACE: Final = Like("c[0-9]+", "one of several cards that share an id, by its place in the set")
ANYWHERE: Final = Like("[phdgs][0-9]+", "wherever a card is, as far as one can tell it from others")

PositionId = Annotated[str, POSITION]
HeldId = Annotated[str, HELD]
ThingId = Annotated[str, ANYWHERE]
Phase = Literal["set-up", "draw", "planning", "assault", "rest"]


class RowView(TypedDict):
    """A row of five positions."""

    zone: Literal["one", "two", "treasure"]
    seat: int | None
    """Whose zone it is; nobody's for Treasure."""


class FieldCardView(TypedDict):
    """A card on the Playfield."""

    id: PositionId
    card: str | None
    """None where one may not know it."""
    up: bool
    known: bool
    """Whether both players know it, though it may lie face-down."""
    exhausted: Literal["left", "right"] | None
    controller: int
    owner: int
    types: list[str]
    """The types that work now, printed and given."""
    live: bool
    """Its power is running."""
    stole: bool
    counters: dict[str, int]
    """How many counters of each kind lie on it, by the names that texts gave them."""


class HandCardView(TypedDict):
    """A card in a hand, as far as one may know it."""

    id: HeldId | None
    """None for a card of another's hand: which of them it is, nobody can tell."""
    card: str
    known: bool
    """Whether the other player knows it."""


class SideView(TypedDict):
    """One side of the table."""

    seat: int
    treasure: int
    hand_size: int
    hand: list[HandCardView]
    """All of one's own; of another's those one knows."""
    deck_size: int
    graveyard: list[str]
    extra: list[str]
    banished: list[str]
    deck_list: list[str]


class PowerView(TypedDict):
    """A power that goes on, and those of its targets that are still on the Playfield."""

    id: PositionId
    card: str
    """Whose power it is: another card's than the one at `id` if it was copied."""
    seat: int
    since: int
    targets: list[PositionId]


class AnnouncedView(TypedDict):
    """A power that has been triggered and waits to act, with what was chosen: the modes in the words of its card."""

    id: ThingId
    card: str
    """Whose power it is: another card's than the one at `id` if it was copied."""
    seat: int
    modes: list[str]
    targets: list[ThingId]


class LastingView(TypedDict):
    """What a Quick power began for a while: from the turn `since` to the turn `until`, or (null) until what it waits
    for has come once."""

    id: ThingId
    card: str
    seat: int
    since: int
    until: int | None


class RaidView(TypedDict):
    """Everything a seat may know."""

    turn: int
    phase: Phase
    active: int
    """Whose turn it is."""
    points: int
    """The Action Points that are left."""
    over: bool
    shares: list[int]
    """Of 100, by seat, once it is over."""
    waiting: list[int]
    """The seats that have yet to decide."""
    rows: list[RowView]
    field: list[FieldCardView | None]
    """By position, counted from the first seat's Zone 1."""
    sides: list[SideView]
    announced: AnnouncedView | None
    powers: list[PowerView]
    lasting: list[LastingView]
