"""What a balance report counts in a finished game; `balance.toml` has the limits the figures must keep to."""

from __future__ import annotations

from typing import Final

from rulewright.gamekit.balance_counts import Tally
from rulewright.gamekit.balance_file import IN_ORDER, shipped_plan
from rulewright.games.elma.rules import story
from rulewright.games.elma.rules.state import Race
from rulewright.kernel.event import Event

BALANCE: Final = shipped_plan("rulewright.games.elma")


def race_measures(
    race: Race, events: list[Event], keys: list[str], decks: list[str]
) -> dict[str, float]:
    """Rounds, who won with which deck and after drawing which cards, and how often each thing was
    done. `decks` are the keys of the preset decks, empty for one's own."""
    first = next(int(each.things[0]) for each in events if each.kind == story.FIRST_PLAYER)
    tally = Tally(BALANCE.counts, story.EVENTS, keys, race.shares)
    tally.add("rounds", float(race.turn) / float(race.seats))
    tally.add("draw", float(max(race.shares) < 100))
    tally.add("deck out", float(any(each.kind == story.DECK_OUT for each in events)))
    for place in range(race.seats):
        tally.add(f"won by the {IN_ORDER[place]}", tally.shares[(first + place) % race.seats])
    tally.bring(decks)
    tally.tell(events)
    return tally.measures
