"""The command: `python -m tools.server_soak --kills 20 --database both`."""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import rulewright
from tests.server.postgres import running_postgres
from tools.server_soak.soaking import Plan, Reckoning, soak


def main() -> None:
    """Soak every database that was asked for. Exit with 1 if anything was lost."""
    parser = argparse.ArgumentParser(prog="python -m tools.server_soak", description=__doc__)
    parser.add_argument("--kills", type=int, default=20, help="how often a server is killed")
    parser.add_argument("--database", choices=["sqlite", "postgresql", "both"], default="both")
    parser.add_argument("--matches", type=int, default=12, help="how many are played at once")
    parser.add_argument("--seed", type=int, help="of moments, choices; otherwise any")
    arguments = parser.parse_args()
    if arguments.kills < 0 or arguments.matches < 1:
        parser.error("--kills is 0 or more, and --matches at least 1")
    seed = random.SystemRandom().randrange(1 << 32) if arguments.seed is None else arguments.seed
    engine = "compiled" if rulewright.is_compiled() else "plain Python"
    print(f"Killing servers, seed {seed}, {engine} engine", flush=True)
    troubles = 0
    for kind, processes in courses(arguments.database):
        plan = Plan(arguments.kills, arguments.matches, processes, seed)
        troubles += run(kind, plan)
    print(f"{troubles} troubles" if troubles else "Nothing was lost.")
    sys.exit(1 if troubles else 0)


def courses(database: str) -> list[tuple[str, int]]:
    """The kinds of database, each with a number of server processes on it."""
    found = []
    if database != "postgresql":
        found.append(("sqlite", 1))
    if database != "sqlite":
        found += [("postgresql", 1), ("postgresql", 2)]
    return found


def run(kind: str, plan: Plan) -> int:
    """Soak one database and print what came of it; how many troubles there were."""
    began = time.monotonic()
    print(f"\n{kind}, {plan.processes} server process(es), {plan.kills} kills", flush=True)
    with tempfile.TemporaryDirectory(prefix="soak-") as folder, empty(kind, folder) as url:
        found = asyncio.run(soak(plan, url, Path(folder), tell))
    report(found)
    load = os.getloadavg()[0]
    print(f"  {time.monotonic() - began:.0f} seconds, load average {load:.1f}", flush=True)
    return len(found.troubles)


def tell(progress: str) -> None:
    """Print how far it is."""
    print(f"    {progress}", flush=True)


@contextmanager
def empty(kind: str, folder: str) -> Iterator[str]:
    """The address of an empty database of that kind."""
    if kind == "sqlite":
        yield f"sqlite:///{folder}/matches.db"
        return
    with running_postgres({}) as postgres:
        yield postgres.empty_database()


def report(found: Reckoning) -> None:
    """Print what came of a soak."""
    refusals = ", ".join(f"{count} {why}" for why, count in sorted(found.refusals.items()))
    for line in (
        f"{found.matches} matches with {found.seats} clients, all to be played to their end",
        f"{found.acknowledged} wishes acknowledged, each to be in its log",
        f"{found.unanswered} without an answer when a server was killed",
        f"{found.unanswered_but_written} of these had been written",
        f"{found.resumed} times a client came back with its token and went on",
        f"{found.never_begun} matches whose second player was cut off while sitting down",
        f"refused because somebody else was first: {refusals or 'none'}",
        f"{found.left_behind} processes of killed servers ran on and were ended",
        f"TROUBLES: {len(found.troubles)}" if found.troubles else "no troubles",
        *found.troubles,
    ):
        print(f"  {line}")


if __name__ == "__main__":
    main()
