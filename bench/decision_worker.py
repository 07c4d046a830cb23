"""Plays matches at live tables and says what they cost the processor: run by `bench.decisions`, with this
version of rulewright or with an older one, so that it stands on what all versions have.

A line of input is a game, a number of players and a seed; a line of output the decisions made and the
seconds of processor time. Every decision is tried on a copy, becomes the table, and is put into words and
JSON for every seat and a spectator, as a server does with all of them looking.
"""

from __future__ import annotations

import random
import sys
import time
from typing import Any

import rulewright
from rulewright.server import entries as kinds
from rulewright.server import telling
from rulewright.server.entries import Entry
from rulewright.server.live import Charter, LiveTable
from rulewright.server.messages import Settings
from rulewright.server.seating import Sitter

NOON = 1_700_000_000.0
SPECTATOR = 31


class NobodyLeft:
    """Everybody is there."""

    def is_connected(self, code: str, seat: int) -> bool:
        """Whether the seat's player is connected anywhere."""
        return bool(code) or seat >= 0

    def away_since(self, code: str, seat: int) -> float | None:
        """Since when the seat's player is gone."""
        return None


def new_table(name: str, seats: int, seed: int) -> LiveTable:
    """A match about to begin."""
    names = [f"Player {seat + 1}" for seat in range(seats)]
    game: Any = rulewright.start(name, seats=names, seed=seed).game
    rules = getattr(game, "rules", game)
    options = {option.name: "random" for option in rules.options if "random" in option.values}
    match = rulewright.start(name, seats=names, options=options, seed=seed)
    charter = Charter("abcdefgh", game.edition, Settings(), NOON, "0" * 64)
    table = LiveTable(charter, match, [Sitter("human", name) for name in names])
    table.begin(NOON)
    return table


def play(table: LiveTable, seed: int) -> int:
    """Play to the end and show everything; how many decisions it took."""
    dice = random.Random(seed)
    game: Any = table.match.game
    rules = getattr(game, "rules", game)
    viewers = [*range(table.seats), None]
    shows_what_changed = hasattr(table, "views")
    views: Any = table.views([*range(table.seats), SPECTATOR]) if shows_what_changed else None
    made = 0
    while table.status == "playing":
        seat = table.asked()[0]
        choice = dice.choice(table.match.state.choices[seat].as_list())
        entry = Entry(NOON + made, kinds.DECIDE, seat, {"choice": rules.spell(choice)})
        made += 1
        table = table.copy()
        if shows_what_changed:
            change = table.apply(entry, views)
            views = change.views
        else:
            change = table.apply(entry)
        for viewer in viewers:
            if change.noticed[table.place_of(viewer)]:
                told = telling.change_message(table, change, viewer, "en", NobodyLeft(), NOON)
                told.model_dump_json()
    return made


def main() -> None:
    """Play what is asked for."""
    for line in sys.stdin:
        name, seats, seed = line.split()
        table = new_table(name, int(seats), int(seed))
        begun = time.process_time()
        made = play(table, int(seed))
        print(made, time.process_time() - begun, rulewright.is_compiled(), flush=True)


if __name__ == "__main__":
    main()
