"""What a balance report counts in a finished game, and the limits the figures must keep to."""

from __future__ import annotations

from typing import Final

from rulewright.gamekit.balance_plan import (
    Figure,
    Limit,
    MatchShare,
    Mode,
    Plan,
    UseTable,
    WonTable,
)
from rulewright.games.eruma.rules import story
from rulewright.games.eruma.rules.numbering import SEATS
from rulewright.games.eruma.rules.state import Raid
from rulewright.kernel.event import Event

_EVEN: Final = Limit("45 to 55 %", low=0.45, high=0.55)
_FAIR: Final = Limit("40 to 60 %", low=0.40, high=0.60)

BALANCE: Final = Plan(
    match="game",
    modes=(Mode("Preset decks", {"first_deck": "random", "second_deck": "random"}),),
    shares=(
        MatchShare("won by whoever begins", "won by the first player", _EVEN),
        MatchShare("ended by an empty Deck", "deck out", Limit("under 25 %", below=0.25)),
        MatchShare("ended by the limit of turns", "turn limit"),
        MatchShare("drawn", "draw"),
    ),
    figures=(
        Figure("turns per game", "turns", limit=Limit("8 to 22", low=8, high=22)),
        Figure("attacks per game", "attacks"),
        Figure("powers used per game", "powers"),
        Figure("powers blocked per game", "blocks"),
        Figure("treasures stolen per game", "steals"),
    ),
    uses=UseTable("Cards played", "cards", "played: "),
    won=(
        WonTable("Decks against the field", "decks", "brought: ", "won with: ", _FAIR),
        WonTable("Cards when drawn", "outlaws", "drawn: ", "won when drawn: ", _FAIR),
        WonTable("Henchmen when summoned", "henchmen", "summoned: ", "won when summoned: "),
    ),
)

_COUNTED: Final = {
    story.ATTACKED: "attacks",
    story.TRIGGERED: "powers",
    story.BLOCKED: "blocks",
    story.STOLE: "steals",
    story.DECK_OUT: "deck out",
    story.TURN_LIMIT: "turn limit",
}
_PLAYED: Final = {story.PLAYED_CARD: 2, story.SUMMONED: 1}
_HAD: Final = {story.DREW_CARD: "drawn", story.FETCHED: "drawn", story.SUMMONED: "summoned"}


def raid_measures(
    raid: Raid, events: list[Event], keys: list[str], decks: list[str]
) -> dict[str, float]:
    """Turns, who won with which deck and after drawing which cards, and how often each thing was
    done. `decks` are the keys of the preset decks of both seats, empty for one's own."""
    first = int(raid.active) if raid.turn % 2 == 1 else 1 - int(raid.active)
    shares = [share / 100.0 for share in raid.shares]
    measures: dict[str, float] = {
        "turns": float(raid.turn),
        "draw": float(raid.shares[0] == raid.shares[1]),
        "won by the first player": shares[first],
    }

    def add(name: str, amount: float) -> None:
        measures[name] = measures.get(name, 0.0) + amount

    for seat in range(SEATS):
        # A deck against itself tells nothing of how it does against the field.
        if decks[seat] and decks[0] != decks[1]:
            add(f"brought: {decks[seat]}", 1.0)
            add(f"won with: {decks[seat]}", shares[seat])
    had: set[str] = set()
    for event in events:
        kind = int(event.kind)
        if kind in _COUNTED:
            add(_COUNTED[kind], 1.0)
        if kind in _PLAYED:
            add(f"played: {keys[event.things[_PLAYED[kind]]]}", 1.0)
        if kind in _HAD:
            seat, key = event.things[0], keys[event.things[1]]
            if f"{seat} {_HAD[kind]} {key}" not in had:
                had.add(f"{seat} {_HAD[kind]} {key}")
                add(f"{_HAD[kind]}: {key}", 1.0)
                add(f"won when {_HAD[kind]}: {key}", shares[seat])
    return measures
