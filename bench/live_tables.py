"""Live tables without a server, and decisions at random: for measuring what a decision costs."""

from __future__ import annotations

import random
from typing import Final

import rulewright
from bench.ways import left_to_chance
from rulewright.gamekit.registry import find_game
from rulewright.server import entries as kinds
from rulewright.server.entries import Entry
from rulewright.server.live import Charter, LiveTable
from rulewright.server.messages import Settings
from rulewright.server.seats import Sitter

NOON: Final = 1_700_000_000.0


class NobodyLeft:
    """Everybody is there."""

    def is_connected(self, code: str, seat: int) -> bool:
        """Whether the seat's player is connected anywhere."""
        return bool(code) or seat >= 0

    def away_since(self, code: str, seat: int) -> float | None:
        """Since when the seat's player is gone."""
        return None


NOBODY_LEFT: Final = NobodyLeft()


def new_table(name: str, seats: int, seed: int) -> LiveTable:
    """A match about to begin, with what the options leave to chance at random."""
    game = find_game(name)
    names = [f"Player {seat + 1}" for seat in range(seats)]
    match = rulewright.start(name, seats=names, options=left_to_chance(game), seed=seed)
    charter = Charter("abcdefgh", game.edition, Settings(), NOON, "0" * 64)
    table = LiveTable(charter, match, [Sitter("human", name) for name in names])
    table.begin(NOON)
    return table


def any_decision(table: LiveTable, dice: random.Random) -> Entry:
    """One of the choices of the first seat that is asked."""
    seat = table.asked()[0]
    choice = dice.choice(table.match.state.choices[seat].as_list())
    spelled = table.match.game.rules.spell(choice)
    return Entry(NOON + table.number, kinds.DECIDE, seat, {"choice": spelled})
