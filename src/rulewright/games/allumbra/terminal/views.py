"""The shape of what `duel_view` shows of a duel, so that the drawing can be checked for typos."""

from __future__ import annotations

from typing import TypedDict


class RowCard(TypedDict):
    """A picked card: whether it lies open, and what it is if one may know."""

    open: bool
    card: str | None


class RelicView(TypedDict):
    """A relic on the table."""

    relic: str
    active: bool
    usable_now: bool
    in_use: bool
    locked: bool


class Side(TypedDict, total=False):
    """One duellist; `hand`, `picking` and `choosing` are shown only to themselves."""

    seat: int
    character: str
    energy: int
    ammo: int
    next_free: bool
    next_damage: int
    hand_size: int
    deck_size: int
    row: list[RowCard]
    discard: list[str]
    shown: list[str]
    relics: list[RelicView]
    hand: list[str]
    picking: list[str]
    choosing: list[str]


class DuelView(TypedDict):
    """The whole table."""

    turn: int
    clash: int
    over: bool
    waiting: list[int]
    relics: bool
    duellists: list[Side]
