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
from rulewright.games.elma.rules import story
from rulewright.games.elma.rules.numbering import MOST_SEATS
from rulewright.games.elma.rules.state import Race
from rulewright.kernel.event import Event

DECK_OPTIONS: Final = [f"deck_{seat + 1}" for seat in range(MOST_SEATS)]
_ORDER: Final = ["first", "second", "third", "fourth", "fifth", "sixth"]
_DEVIATION: Final = 0.05
_FAIR: Final = Limit("40 to 60 %", low=0.40, high=0.60)


def _mode(players: int) -> Mode:
    """So many players with preset decks, who should each win equally often, wherever they sit."""
    fair = 1 / players
    limit = Limit(
        f"{fair - _DEVIATION:.1%} to {fair + _DEVIATION:.1%}".replace("%", " %"),
        low=fair - _DEVIATION,
        high=fair + _DEVIATION,
    )
    shares = tuple(
        MatchShare(f"won by the {_ORDER[place]} to play", f"won by the {_ORDER[place]}", limit)
        for place in range(players)
    )
    is_duel = players == 2
    rounds = Limit("12 to 40", low=12, high=40) if is_duel else None
    return Mode(
        f"{players} players, preset decks",
        dict.fromkeys(DECK_OPTIONS, "random"),
        seats=players,
        shares=shares,
        figures=(Figure("rounds per game", "rounds", limit=rounds),),
        won=(WonTable("Decks against the field", "decks", "brought: ", "won with: ", _FAIR),)
        if is_duel
        else (),
    )


BALANCE: Final = Plan(
    match="game",
    modes=tuple(_mode(players) for players in (2, 3, 4)),
    shares=(
        MatchShare("in which a library ran out", "deck out", Limit("under 10 %", below=0.10)),
        MatchShare("drawn", "draw"),
    ),
    figures=(
        Figure("battles per game", "battles"),
        Figure("kuskis per battle", "entries", per="battles"),
        Figure("instants per game", "instants"),
    ),
    uses=UseTable("Cards played", "cards", "played: "),
    won=(WonTable("Cards when drawn", "cards", "drawn: ", "won when drawn: "),),
)

_COUNTED: Final = {
    story.BATTLE_STARTS: "battles",
    story.ENTERED: "entries",
    story.INSTANT: "instants",
}
_PLAYED: Final = {story.PLAYED: 1, story.ADDED: 1, story.INSTANT: 1}


def race_measures(
    race: Race, events: list[Event], keys: list[str], decks: list[str]
) -> dict[str, float]:
    """Rounds, who won with which deck and after drawing which cards, and how often each thing was
    done. `decks` are the keys of the preset decks, empty for one's own."""
    shares = [share / 100.0 for share in race.shares]
    first = next(int(each.things[0]) for each in events if each.kind == story.FIRST_PLAYER)
    measures: dict[str, float] = {
        "rounds": float(race.turn) / float(race.seats),
        "draw": float(max(race.shares) < 100),
        "deck out": float(any(each.kind == story.DECK_OUT for each in events)),
    }
    for place in range(race.seats):
        measures[f"won by the {_ORDER[place]}"] = shares[(first + place) % race.seats]

    def add(name: str, amount: float) -> None:
        measures[name] = measures.get(name, 0.0) + amount

    for seat in range(race.seats):
        # A deck at a table of its like tells nothing of how it does against the field.
        if decks[seat] and len(set(decks)) == race.seats:
            add(f"brought: {decks[seat]}", 1.0)
            add(f"won with: {decks[seat]}", shares[seat])
    had: set[tuple[int, str]] = set()
    for event in events:
        kind = int(event.kind)
        if kind in _COUNTED:
            add(_COUNTED[kind], 1.0)
        if kind in _PLAYED:
            add(f"played: {keys[event.things[_PLAYED[kind]]]}", 1.0)
        if kind == story.DREW_CARD:
            seat, key = int(event.things[0]), keys[event.things[1]]
            if (seat, key) not in had:
                had.add((seat, key))
                add(f"drawn: {key}", 1.0)
                add(f"won when drawn: {key}", shares[seat])
    return measures
