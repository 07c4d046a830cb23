"""What a balance report counts in a finished game; `balance.toml` has the limits the figures must keep to."""

from __future__ import annotations

from typing import Final

from rulewright.gamekit.balance_counts import Tally
from rulewright.gamekit.balance_file import shipped_plan
from rulewright.games.eruma.rules import story
from rulewright.games.eruma.rules.state import Raid
from rulewright.kernel.event import Event

BALANCE: Final = shipped_plan("rulewright.games.eruma")


def raid_measures(
    raid: Raid, events: list[Event], keys: list[str], decks: list[str]
) -> dict[str, float]:
    """Turns, who won with which deck and after drawing which cards, and how often each thing was
    done. `decks` are the keys of the preset decks of both seats, empty for one's own."""
    first = int(raid.active) if raid.turn % 2 == 1 else 1 - int(raid.active)
    tally = Tally(BALANCE.counts, story.EVENTS, keys, raid.shares)
    tally.add("turns", float(raid.turn))
    tally.add("draw", float(raid.shares[0] == raid.shares[1]))
    tally.add("won by the first player", tally.shares[first])
    tally.bring(decks)
    tally.tell(events)
    return tally.measures
