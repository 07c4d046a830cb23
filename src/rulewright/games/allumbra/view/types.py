"""What a view of Allumbra is made of. Cards and relics are named by the keys of what is printed."""

from __future__ import annotations

from typing import Annotated, Final, Literal, NotRequired, TypedDict

from rulewright.gamekit.declared import Like

DUELLIST: Final = Like("duellist-[01]", "a side of the table")
HELD: Final = Like("hand-[01]-[a-z0-9-]+", "all cards of a kind in a hand")
ROW: Final = Like("row-[01]-[0-9]", "a picked card of this turn, by its place in the row from 0")
RELIC: Final = Like("relic-[01]-[a-z0-9-]+", "a duellist's relic")

RelicId = Annotated[str, RELIC]
Character = Literal["stella", "balif"]


class RowCardView(TypedDict):
    """A picked card of this turn."""

    open: bool
    card: str | None
    """None where one may not know it."""


class RelicView(TypedDict):
    """A relic with both sides: all of it is open."""

    id: RelicId
    relic: str
    active: bool
    usable_now: bool
    in_use: bool
    locked: bool


class DuellistView(TypedDict):
    """One duellist, as the viewer sees them."""

    seat: int
    character: Character
    energy: int
    ammo: int
    next_free: bool
    next_damage: int
    hand_size: int
    deck_size: int
    row: list[RowCardView]
    discard: list[str]
    shown: list[str]
    relics: list[RelicView]
    hand: NotRequired[list[str]]
    """Only one's own."""
    picking: NotRequired[list[str]]
    """Only one's own: the cards of an answer under way."""
    choosing: NotRequired[list[str]]
    """Only one's own: the relics of an answer under way."""


class DuelView(TypedDict):
    """Everything a seat may know."""

    turn: int
    clash: int
    picks: list[int]
    """How many cards of this turn are picked before its first reveal, then before the next, and so on
    until the turn has all its cards."""
    most_energy: int
    most_ammo: int
    over: bool
    shares: list[int]
    """Of 100, by seat, once it is over."""
    waiting: list[int]
    """The seats that have yet to decide."""
    relics: bool
    """Whether the duel is played with relics."""
    duellists: list[DuellistView]
