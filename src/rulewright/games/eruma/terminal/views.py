"""The shape of what `raid_view` shows of a game, so that the drawing can be checked for typos."""

from __future__ import annotations

from typing import TypedDict


class Row(TypedDict):
    """A row of five positions: its zone, and whose it is."""

    zone: str
    seat: int | None


class FieldCard(TypedDict):
    """A card on the Playfield; `card` is None if one may not know what it is."""

    id: str
    card: str | None
    up: bool
    known: bool
    exhausted: str | None
    controller: int
    owner: int
    types: list[str]
    live: bool
    stole: bool


class HandCard(TypedDict):
    """A card in a hand, as far as one may know it; `id` only in one's own."""

    id: str | None
    card: str
    known: bool


class Side(TypedDict):
    """One player."""

    seat: int
    treasure: int
    hand_size: int
    hand: list[HandCard]
    deck_size: int
    graveyard: list[str]
    extra: list[str]
    banished: list[str]
    deck_list: list[str]


class PowerView(TypedDict):
    """A power that goes on, at the card with that id."""

    id: str
    card: str
    seat: int
    since: int
    targets: list[str]


class LastingView(TypedDict):
    """What a Quick power began for a while: from the turn `since` to the turn `until`."""

    id: str
    card: str
    seat: int
    since: int
    until: int


class RaidView(TypedDict):
    """The whole table."""

    turn: int
    phase: str
    active: int
    points: int
    over: bool
    waiting: list[int]
    rows: list[Row]
    field: list[FieldCard | None]
    sides: list[Side]
    powers: list[PowerView]
    lasting: list[LastingView]
