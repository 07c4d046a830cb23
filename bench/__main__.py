"""The command: `python -m bench`, or `python -m bench --tiny` to see whether it runs at all."""

from __future__ import annotations

import argparse
from contextlib import ExitStack
from pathlib import Path

from rich.console import Console

from bench.long_matches import LONG_MATCHES
from bench.measure import CLOCK, Contender, Effort, take_turns
from bench.tables import show
from bench.tasks import RACES
from bench.worker import ROOT, Worker

FULL = Effort(seconds=0.4, turns=7)
FULL_SIMULATION = Effort(seconds=4.0, turns=3)
TINY = Effort(seconds=0.001, turns=1)
WAYS = {
    "Allumbra": "",
    "Allumbra, with relics": " relics",
    "Eruma": " raid",
    "Elma": " race of 2",
}
"""The ways to play, and what the names of their tasks end with."""
ENGINE_WORK = (
    ("Random play", "decisions", "play"),
    ("Copying a state", "clones", "clone"),
    ("A view for a client", "views", "view"),
    ("Search", "iterations", "search"),
)


def main() -> None:
    """Measure everything and print it."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--tiny", action="store_true", help="hardly measure, only run everything")
    parser.add_argument(
        "--against",
        metavar="FOLDER",
        type=Path,
        action="append",
        help="measure the engine only, against that of another checkout that is built, or of an"
        " environment with a wheel in it; repeatable",
    )
    arguments = parser.parse_args()
    tiny = arguments.tiny
    console = Console(width=None if Console().is_terminal else 100)
    effort = TINY if tiny else FULL
    if arguments.against:
        against(console, arguments.against, effort)
        return
    with Worker() as ours, Worker(str(ROOT / "src")) as plain:
        if not ours.is_compiled:
            console.print("rulewright is not compiled here: what is called compiled is plain, too.")
        compiled_and_plain(console, ours, plain, effort)
        peers(console, ours, effort)
        processes(console, ours, TINY if tiny else FULL_SIMULATION)
        growth(console, ours, effort)
        players(console, ours, effort)


def against(console: Console, folders: list[Path], effort: Effort) -> None:
    """The same work by this engine and by others, in turns."""
    with ExitStack() as workers:
        named = {"here": workers.enter_context(Worker())} | {
            str(folder): workers.enter_context(Worker(built=folder.absolute()))
            for folder in folders
        }
        for title, unit, task in ENGINE_WORK:
            for played, suffix in WAYS.items():
                contenders = [
                    Contender(name, worker, task + suffix) for name, worker in named.items()
                ]
                show(console, f"{title}: {played}", unit, take_turns(contenders, effort))


def compiled_and_plain(console: Console, ours: Worker, plain: Worker, effort: Effort) -> None:
    """The same work by the compiled engine and by plain Python."""
    for title, unit, task in ENGINE_WORK:
        for played, suffix in WAYS.items():
            contenders = [
                Contender("compiled", ours, task + suffix),
                Contender("plain Python", plain, task + suffix),
            ]
            figures = take_turns(contenders, effort)
            show(console, f"{title}: {played}", unit, figures)


def peers(console: Console, ours: Worker, effort: Effort) -> None:
    """Our game against others' games, all driven from Python."""
    if not ours.peers:
        console.print("No other library is installed: nothing to compare with.")
    contenders = [
        Contender("Rulewright Allumbra", ours, "drive"),
        Contender("Rulewright Allumbra, with relics", ours, "drive relics"),
        Contender("Rulewright Eruma", ours, "drive raid"),
        Contender("Rulewright Elma", ours, "drive race of 2"),
        *(Contender(peer, ours, peer) for peer in ours.peers),
    ]
    figures = take_turns(contenders, effort)
    show(console, "Driven from Python, a decision at a time", "decisions", figures)


def processes(console: Console, ours: Worker, effort: Effort) -> None:
    """Simulation in two processes against one. Here the clock counts."""
    contenders = [
        Contender("2 processes", ours, "simulate 2"),
        Contender("1 process", ours, "simulate 1"),
    ]
    figures = take_turns(contenders, effort, CLOCK)
    show(console, "Simulation with random bots, by the clock", "matches", figures)


def growth(console: Console, ours: Worker, effort: Effort) -> None:
    """What a match of n decisions costs against one of 2n."""
    for title, unit, task in (
        ("A decision, early and late in a match", "decisions", "play"),
        ("A look at the table, early and late", "looks", "look"),
        ("Saving a match", "saves", "save"),
        ("Loading a match", "loads", "load"),
    ):
        for long in LONG_MATCHES:
            contenders = [
                Contender(f"after {after} decisions", ours, f"{task} {long.name} after {after}")
                for after in (long.short, 2 * long.short)
            ]
            show(console, f"{title}: {long.title}", unit, take_turns(contenders, effort))


def players(console: Console, ours: Worker, effort: Effort) -> None:
    """What a decision, a copy and a view cost with more players at the table."""
    for title, unit, task in (
        ("A decision of Elma, by players", "decisions", "play"),
        ("A copy of Elma, by players", "clones", "clone"),
        ("A view of Elma, by players", "views", "view"),
    ):
        contenders = [
            Contender(f"{seats} players", ours, f"{task} race of {seats}") for seats in RACES
        ]
        show(console, title, unit, take_turns(contenders, effort))


if __name__ == "__main__":
    main()
