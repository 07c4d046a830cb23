"""The shape of what `race_view` shows of a game, so that the drawing can be checked for typos."""

from __future__ import annotations

from typing import TypedDict


class Card(TypedDict):
    """A card that one sees."""

    id: str
    card: str


class Kuski(Card):
    """A kuski in play."""

    owner: int
    controller: int
    types: list[str]
    counters: dict[str, int]
    rested: bool
    has_queued: bool


class DriveView(Kuski):
    """A kuski in a battle or an after battle; times are tenths of a second."""

    best: int | None
    result: int | None
    next: int | None
    has_next: bool
    rank: int
    points: int


class Queued(Card):
    """A level that waits."""

    by: int
    adders: list[str]
    length: int
    types: list[str]
    keywords: list[str]


class BattleView(Queued):
    """The running battle."""

    turns: int
    turns_left: int
    counts: str
    better: str
    drives: list[DriveView]
    leaders: list[str]


class After(Card):
    """An after battle."""

    drives: list[DriveView]


class Player(TypedDict):
    """One player; `cards` are one's own only."""

    seat: int
    out: bool
    points: int
    if_it_ended_now: int
    hand: int
    cards: list[Card]
    library: int
    discard: list[Card]
    offline: list[Kuski]
    online: list[Kuski]


class RaceView(TypedDict):
    """The whole table."""

    turn: int
    round: int
    step: str
    active: int
    over: bool
    players: list[Player]
    queue: list[Queued]
    battle: BattleView | None
    after: list[After]
    banned: list[Card]


def kuskis_in(race: RaceView) -> list[Kuski]:
    """Every kuski in play, wherever it is."""
    battle = race["battle"]
    drives = [
        *(battle["drives"] if battle else []),
        *(d for a in race["after"] for d in a["drives"]),
    ]
    free = [k for player in race["players"] for k in (*player["offline"], *player["online"])]
    return [*free, *drives]


def key_of(race: RaceView, thing: str) -> str | None:
    """What the card with that id is, if it is one that can be seen."""
    battle = race["battle"]
    cards: list[Card] = [*kuskis_in(race), *race["queue"], *race["after"], *race["banned"]]
    cards += [battle] if battle else []
    for player in race["players"]:
        cards += [*player["cards"], *player["discard"]]
    return next((card["card"] for card in cards if card["id"] == thing), None)
