"""Live tables without a server, for tests of what is on them and of what leaves them."""

from __future__ import annotations

import random
from typing import Any

import rulewright
from rulewright.kernel.event import SPECTATOR
from rulewright.server import entries as kinds
from rulewright.server.entries import Entry
from rulewright.server.live import Change, Charter, LiveTable
from rulewright.server.messages import Settings
from rulewright.server.seats import Sitter

NOON = 1_700_000_000.0


class Everybody:
    """Nobody has ever left."""

    def is_connected(self, code: str, seat: int) -> bool:
        return True

    def away_since(self, code: str, seat: int) -> float | None:
        return None


def new_table(seed: int = 1, *, relics: bool = False, **agreed: Any) -> LiveTable:
    """Ana and Bo at a table, about to begin."""
    options = {"relics": relics, "stella": "first"}
    match = rulewright.start("allumbra", seats=["Ana", "Bo"], options=options, seed=seed)
    charter = Charter("abcdefgh", match.game.edition, Settings(**agreed), NOON, "0" * 64)
    table = LiveTable(charter, match, [Sitter("human", "Ana"), Sitter("human", "Bo")])
    table.begin(NOON)
    return table


def decide(table: LiveTable, seat: int, place: int = 0, at: float | None = None) -> Change:
    """The seat takes one of its choices."""
    choices = table.match.state.choices[seat].as_list()
    spelled = table.match.game.rules.spell(choices[place % len(choices)])
    at = NOON + table.number + 1 if at is None else at
    views = table.views([*range(table.seats), SPECTATOR])
    return table.apply(Entry(at, kinds.DECIDE, seat, {"choice": spelled}), views)


def any_decision(table: LiveTable, dice: random.Random) -> tuple[int, int]:
    """A seat that is asked and a place among its choices."""
    seat = dice.choice(table.asked())
    return seat, dice.randrange(len(table.match.state.choices[seat]))
