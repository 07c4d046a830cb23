"""Everything about a game of Eruma that a test might say has changed, in the words of a position
(`position.py`): the first seat is `my`, the second `their`. Not for players: nothing is hidden."""

from __future__ import annotations

from typing import Final

from rulewright.effects.counters import name_of
from rulewright.gamekit.position_text import SEAT_NAMES, WHOSE, named
from rulewright.games.eruma.rules.board import COLUMNS, POSITIONS
from rulewright.games.eruma.rules.numbering import EMPTY, SEATS
from rulewright.games.eruma.rules.state import Raid
from rulewright.games.eruma.rules.terms import COUNTERS, PHASES
from rulewright.games.eruma.view.views import banished

ROWS: Final = ["my 1", "my 2", "treasure", "their 2", "their 1"]


def position_name(position: int) -> str:
    """`treasure 2`, `my 1 5`."""
    return f"{ROWS[position // COLUMNS]} {position % COLUMNS + 1}"


def raid_facts(raid: Raid, names: list[str]) -> dict[str, object]:
    """Each fact under a readable name."""
    facts: dict[str, object] = {
        "turn": int(raid.turn),
        "phase": PHASES[raid.phase],
        "active": WHOSE[raid.active],
        "action points": int(raid.points),
    }
    if raid.over:
        facts["result"] = list(raid.shares)
    for position in range(POSITIONS):
        facts[position_name(position)] = card_words(raid, position, names)
    for seat in range(SEATS):
        whose = WHOSE[seat]
        facts[f"{whose} treasure"] = int(raid.treasure[seat])
        facts[f"{whose} hand"] = named(raid.hands[seat], raid.definition, names)
        facts[f"{whose} deck"] = named(raid.decks[seat], raid.definition, names)
        facts[f"{whose} graveyard"] = named(raid.graves[seat], raid.definition, names)
        facts[f"{whose} extra deck"] = [names[each] for each in raid.extras[seat].as_list()]
        facts[f"{whose} banished"] = banished(raid, seat, names)
    for each in raid.counters:
        where = position_name(raid.place[each.card])
        facts[f"{where} {name_of(int(each.kind), COUNTERS)} counters"] = int(each.amount)
    facts["live"] = [names[power.program] for power in raid.powers]
    facts["lasting"] = [names[lasting.program] for lasting in raid.lasting]
    return facts


def card_words(raid: Raid, position: int, names: list[str]) -> str:
    """What stands on a position: `my Thief, face-down, exhausted right`."""
    card = raid.grid[position]
    if card == EMPTY:
        return "empty"
    words = f"{WHOSE[raid.controller(card)]} {names[raid.definition[card]]}"
    if raid.owner(card) != raid.controller(card):
        words += f", owned by {SEAT_NAMES[raid.owner(card)]}"
    if (raid.up >> card) & 1 == 0:
        words += ", face-down"
    if (raid.tired >> card) & 1 == 1:
        words += ", exhausted " + ("left" if (raid.left >> card) & 1 == 1 else "right")
    if (raid.stole >> card) & 1 == 1:
        words += ", stole"
    return words
