"""Where things are in a view of Elma."""

from __future__ import annotations

from rulewright.games.elma.view.types import CardView, HeldView, KuskiView, RaceView


def kuskis_in(race: RaceView) -> list[KuskiView]:
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
    cards: list[CardView | HeldView] = [
        *kuskis_in(race),
        *race["queue"],
        *race["after"],
        *race["banned"],
    ]
    cards += [battle] if battle else []
    for player in race["players"]:
        cards += [*player["cards"], *player["discard"]]
    return next((card["card"] for card in cards if card["id"] == thing), None)
