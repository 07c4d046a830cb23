"""What the play server bears: `python -m bench.server_load`, or `--tiny` to see whether it runs.

One server process on SQLite, and a crowd of clients (`server_crowd.py`). Measured are the time
from a decision to its acknowledgement, and the processor time the server spends on a decision:
with few and with many finished matches in the database, and with few and with many live ones.
Workers that pack replays are processes of their own and not in it.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import sqlite3
import tempfile
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import reduce
from pathlib import Path

from rich.console import Console
from rich.table import Table

import rulewright
from bench.server_crowd import Crowd, Figure, Server
from rulewright.gamekit.game import Game
from rulewright.gamekit.registry import find_game

PROMISED = 0.050
"""Seconds within which 99 of 100 decisions are to be acknowledged, with the most live matches."""
ENTRIES = 20
"""How much of its log a copy of a finished match gets; with its last snapshot, seven kilobytes."""
LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"


@dataclass(frozen=True)
class Effort:
    """How much is measured."""

    live: Sequence[int]
    finished: Sequence[int]
    settle_seconds: float
    seconds: float
    turns: int
    a_second: float
    """Decisions in each match."""


FULL = Effort(
    (75, 150, 300), (1_000, 100_000), settle_seconds=3.0, seconds=20.0, turns=2, a_second=1.0
)
TINY = Effort((1, 2, 4), (10, 100), settle_seconds=0.1, seconds=0.5, turns=1, a_second=10.0)


def main() -> None:
    """Measure everything and print it."""
    parser = argparse.ArgumentParser(prog="python -m bench.server_load", description=__doc__)
    parser.add_argument("--tiny", action="store_true", help="hardly measure, only run everything")
    first, *_ = rulewright.game_names()
    parser.add_argument("--game", default=first, help=f"what is played; {first} if not said")
    given = parser.parse_args()
    game, effort = find_game(given.game), TINY if given.tiny else FULL
    console = Console(width=None if Console().is_terminal else 100)
    engine = "compiled" if rulewright.is_compiled() else "plain Python"
    console.print(f"{game.title}, {engine} engine, SQLite")
    console.print(f"load average before: {os.getloadavg()[0]:.1f}")
    with tempfile.TemporaryDirectory(prefix="load-") as folder:
        asyncio.run(measure(console, game, effort, Path(folder)))
    console.print(f"load average after: {os.getloadavg()[0]:.1f}")


async def measure(console: Console, game: Game, effort: Effort, folder: Path) -> None:
    """Both comparisons, the first on two servers and the second on one of them."""
    files = [folder / f"{count}-finished.db" for count in effort.finished]
    servers = [Server(f"sqlite:///{file}", folder) for file in files]
    crowds = [Crowd(server, game, effort.a_second) for server in servers]
    try:
        await asyncio.gather(*(server.start() for server in servers))
        await asyncio.gather(*(crowd.finish_one() for crowd in crowds))
        for file, count in zip(files, effort.finished, strict=True):
            await asyncio.to_thread(multiply, file, count)
        figures = await by_finished(crowds, effort)
        names = [f"{count:,} finished" for count in effort.finished]
        show(console, f"Finished matches ({effort.live[0]} live)", names, figures)
        for crowd in crowds[1:]:
            await crowd.close()
            crowd.server.stop()
        figures = await by_live(crowds[0], effort)
        names = [f"{figure.live} live" for figure in figures]
        show(console, f"Live matches ({effort.finished[0]:,} finished)", names, figures)
        console.print(verdict(figures[-1]))
    finally:
        for crowd in crowds:
            await crowd.close()
            crowd.server.close()


async def by_finished(crowds: Sequence[Crowd], effort: Effort) -> list[Figure]:
    """The same crowd on databases of different sizes, in turns, so that noise falls on all."""
    turns: list[list[Figure]] = [[] for _ in crowds]
    for crowd in crowds:
        await crowd.grow(effort.live[0])
    for _ in range(effort.turns):
        for place, crowd in enumerate(crowds):
            turns[place].append(await crowd.measure(effort.settle_seconds, effort.seconds))
    return [reduce(Figure.and_also, figures) for figures in turns]


async def by_live(crowd: Crowd, effort: Effort) -> list[Figure]:
    """A crowd that grows."""
    figures = []
    for live in effort.live:
        await crowd.grow(live)
        figures.append(await crowd.measure(effort.settle_seconds, effort.seconds))
    return figures


def multiply(file: Path, count: int) -> None:
    """Copy the one finished match of a database until there are so many. Codes are scattered as
    real ones are, so that live matches lie among finished ones."""
    dice = random.Random(count)
    codes = sorted({"".join(dice.choices(LETTERS, k=8)) for _ in range(count - 1)})
    with closing(sqlite3.connect(file, timeout=60)) as database, database:
        (first,) = database.execute("SELECT id FROM matches WHERE status = 'over'").fetchone()
        database.execute("CREATE TEMP TABLE copies (code TEXT PRIMARY KEY)")
        database.executemany("INSERT INTO copies VALUES (?)", ((code,) for code in codes))
        copy(database, "matches", "id", "id = ?", first)
        copy(database, "entries", "match", f"match = ? AND number <= {ENTRIES}", first)
        last = "(SELECT max(number) FROM snapshots AS s WHERE s.match = snapshots.match)"
        copy(database, "snapshots", "match", f"match = ? AND number = {last}", first)
        copy(database, "seat_tokens", "match", "match = ?", first)


def copy(database: sqlite3.Connection, table: str, code: str, which: str, first: str) -> None:
    """Give all copies what the first match has in a table. Tokens are different for each."""
    columns = [row[1] for row in database.execute(f"PRAGMA table_info({table})")]
    different = {code: "copies.code", "token_hash": "lower(hex(randomblob(32)))"}
    taken = ", ".join(different.get(column, f'"{column}"') for column in columns)
    database.execute(
        f"INSERT INTO {table} SELECT {taken} FROM copies, {table} WHERE {which} ORDER BY 1",
        (first,),
    )


def show(console: Console, title: str, names: Sequence[str], figures: Sequence[Figure]) -> None:
    """The figures, and how many times as much a decision costs as in the first row."""
    table = Table(title=title, title_justify="left", title_style="bold")
    table.add_column("")
    for heading in ("decisions/s", "p50 ms", "p99 ms", "late", "CPU", "CPU ms each", "ratio"):
        table.add_column(heading, justify="right")
    for name, figure in zip(names, figures, strict=True):
        if not figure.decisions:
            table.add_row(name, "none")
            continue
        table.add_row(
            name,
            f"{figure.decisions / figure.seconds:,.0f}",
            f"{1000 * figure.wait(0.50):.1f}",
            f"{1000 * figure.wait(0.99):.1f}",
            f"{figure.not_sent}",
            f"{100 * figure.processor / figure.seconds:.0f} %",
            f"{1000 * figure.cost:.2f}",
            f"{figure.cost / figures[0].cost:.2f}" if figures[0].processor else "?",
        )
    console.print(table)


def verdict(figure: Figure) -> str:
    """How the most live matches compare with what was promised for 300."""
    if not figure.waits:
        return "nothing was acknowledged in time"
    ratio = figure.wait(0.99) / PROMISED
    return f"p99 with {figure.live} live matches: {ratio:.2f} times the promised 50 ms"


if __name__ == "__main__":
    main()
