"""Plays matches at live tables and says what they cost the processor: run by `bench.decisions`, with this
version of rulewright or with an older one, so that it stands on what all versions have.

A line of input is a game, a number of players and a seed; a line of output the decisions made, the seconds
of processor time and whether that was compiled, or that the game is not there. Every decision is tried on a copy, becomes the table, and is put into words and
JSON for every seat and a spectator, as a server does with all of them looking.
"""

from __future__ import annotations

import random
import sys
import time
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import rulewright
from rulewright.server import entries as kinds
from rulewright.server.entries import Entry
from rulewright.server.live import Charter, LiveTable
from rulewright.server.messages import Settings


def either(now: str, before: str) -> Any:
    """A module of the server by its name, or by the one it had in the commit that it is measured against."""
    found = find_spec(f"rulewright.server.{now}")
    return import_module(f"rulewright.server.{before if found is None else now}")


viewer_messages = either("viewer_messages", "telling")
Sitter = either("seats", "seating").Sitter

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
    viewers: list[int | None] = [*range(table.seats), None]
    show = _Shows(table) if hasattr(table, "views") else _ShowsWhole(table)
    made = 0
    while table.status == "playing":
        seat = table.asked()[0]
        choice = dice.choice(table.match.state.choices[seat].as_list())
        entry = Entry(NOON + made, kinds.DECIDE, seat, {"choice": rules.spell(choice)})
        made += 1
        table = table.copy()
        show.decision(table, entry, viewers)
    return made


class _Shows:
    """Shows what changed."""

    def __init__(self, table: Any) -> None:
        self._views = table.views([*range(table.seats), SPECTATOR])

    def decision(self, table: Any, entry: Entry, viewers: list[int | None]) -> None:
        change = table.apply(entry, self._views)
        self._views = change.views
        told_by: Any = viewer_messages
        standing = told_by.Standing(table, NobodyLeft(), NOON)
        for viewer in viewers:
            if change.noticed[table.place_of(viewer)]:
                message = told_by.change_message(standing, change, viewer, "en")
                # Before there were parts that are not checked again, every message was a model.
                message.as_json() if hasattr(message, "as_json") else message.model_dump_json()


class _ShowsWhole:
    """Shows whole views, as was done before there were differences."""

    def __init__(self, table: Any) -> None:
        self._people = NobodyLeft()

    def decision(self, table: Any, entry: Entry, viewers: list[int | None]) -> None:
        change = table.apply(entry)
        told_by: Any = viewer_messages
        for viewer in viewers:
            if change.noticed[table.place_of(viewer)]:
                message = told_by.change_message(table, change, viewer, "en", self._people, NOON)
                message.model_dump_json()


def main() -> None:
    """Play what is asked for."""
    for line in sys.stdin:
        name, seats, seed = line.split()
        if name not in rulewright.game_names():
            print("not there", flush=True)
            continue
        table = new_table(name, int(seats), int(seed))
        begun = time.process_time()
        made = play(table, int(seed))
        print(made, time.process_time() - begun, rulewright.is_compiled(), flush=True)


if __name__ == "__main__":
    main()
