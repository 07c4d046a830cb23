"""What a balance report counts in a finished duel, and the limits the figures must keep to."""

from __future__ import annotations

from typing import Final

from rulewright.gamekit.balance_plan import (
    BroughtTable,
    Figure,
    Limit,
    MatchShare,
    Mode,
    Plan,
    UseTable,
)
from rulewright.games.allumbra.rules import story
from rulewright.games.allumbra.rules.relics import character_of
from rulewright.games.allumbra.rules.state import Duel
from rulewright.games.allumbra.rules.terms import CHARACTERS
from rulewright.kernel.event import Event

_EVEN: Final = Limit("at most 53 %", high=0.53)

BALANCE: Final = Plan(
    match="duel",
    modes=(
        Mode("Basic game", {"relics": False}),
        Mode("With relics", {"relics": True}),
    ),
    shares=(
        MatchShare("won by Stella", "won by stella", _EVEN),
        MatchShare("won by Balif", "won by balif", _EVEN),
        MatchShare("drawn", "draw", Limit("under 10 %", below=0.10)),
    ),
    figures=(
        Figure("turns per duel", "turns", limit=Limit("4 to 9", low=4, high=9)),
        Figure("cancels per clash", "cancels", per="clashes"),
        Figure("void cards per clash", "void cards", per="clashes"),
    ),
    uses=UseTable("Cards", "cards", "played: ", Limit("at least 4 %", low=0.04)),
    brought=BroughtTable("Relics", "relics", "character", "brought: ", "won with: ", "used: "),
)


def duel_measures(duel: Duel, events: list[Event]) -> dict[str, float]:
    """Turns, clashes, which cards were revealed, which relics used, and who won with what."""
    measures: dict[str, float] = {"turns": float(duel.turn), "draw": float(duel.shares[0] == 50)}
    for seat in range(2):
        share = duel.shares[seat] / 100.0
        measures[f"won by {CHARACTERS[int(character_of(duel, seat))]}"] = share
        measures[f"won by seat {seat}"] = share
        for relic in duel.duellists[seat].relics or []:
            assert duel.relics is not None
            key = duel.relics.printed[relic.kind].key
            measures[f"brought: {key}"] = 1.0
            measures[f"won with: {key}"] = share

    def count(name: str) -> None:
        measures[name] = measures.get(name, 0.0) + 1.0

    for event in events:
        if event.kind == story.REVEALED:
            count("clashes")
            for card in event.things[:2]:
                if card > 0:
                    count(f"played: {duel.cards.printed[card - 1].key}")
        elif event.kind in (story.RELIC_USED, story.ANNOUNCED):
            assert duel.relics is not None
            count(f"used: {duel.relics.printed[event.things[1]].key}")
        elif event.kind == story.CANCELLED:
            count("cancels")
        elif event.kind == story.UNPAID:
            count("void cards")
    return measures
