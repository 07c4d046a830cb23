"""What a balance report counts in a finished duel; `balance.toml` has the limits the figures must keep to."""

from __future__ import annotations

from typing import Final

from rulewright.gamekit.balance_counts import Tally
from rulewright.gamekit.balance_file import shipped_plan
from rulewright.games.allumbra.rules import story
from rulewright.games.allumbra.rules.relics import character_of
from rulewright.games.allumbra.rules.state import Duel
from rulewright.games.allumbra.rules.terms import CHARACTERS
from rulewright.kernel.event import Event

BALANCE: Final = shipped_plan("rulewright.games.allumbra")


def duel_measures(duel: Duel, events: list[Event]) -> dict[str, float]:
    """Turns, clashes, which cards were revealed, which relics used, and who won with what."""
    cards = [printed.key for printed in duel.cards.printed]
    relics = [] if duel.relics is None else [printed.key for printed in duel.relics.printed]
    tally = Tally(BALANCE.counts, story.EVENTS, cards, duel.shares)
    tally.add("turns", float(duel.turn))
    tally.add("draw", float(duel.shares[0] == 50))
    for seat, share in enumerate(tally.shares):
        tally.add(f"won by {CHARACTERS[int(character_of(duel, seat))]}", share)
        tally.add(f"won by seat {seat}", share)
        for relic in duel.duellists[seat].relics or []:
            tally.add(f"brought: {relics[relic.kind]}")
            tally.add(f"won with: {relics[relic.kind]}", share)
    tally.tell(events)
    for event in events:
        if event.kind == story.REVEALED:
            for card in event.things[:2]:
                if card > 0:
                    tally.add(f"played: {cards[card - 1]}")
        elif event.kind in (story.RELIC_USED, story.ANNOUNCED):
            tally.add(f"used: {relics[event.things[1]]}")
    return tally.measures
