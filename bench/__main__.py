"""The command: `python -m bench`, or `python -m bench --tiny` to see whether it runs at all."""

from __future__ import annotations

import argparse
from contextlib import ExitStack
from pathlib import Path

from rich.console import Console

from bench.long_matches import EARLY, LATE
from bench.measure import CLOCK, Contender, Effort, take_turns
from bench.tables import show
from bench.ways import Way, games, numbers_of_players, plain_way, ways_of
from bench.worker import ROOT, Worker

FULL = Effort(seconds=0.4, turns=7)
FULL_SIMULATION = Effort(seconds=4.0, turns=3)
TINY = Effort(seconds=0.001, turns=1)
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
            for way in ways():
                contenders = [
                    Contender(name, worker, f"{task} {way.name}") for name, worker in named.items()
                ]
                show(console, f"{title}: {way.title}", unit, take_turns(contenders, effort))


def compiled_and_plain(console: Console, ours: Worker, plain: Worker, effort: Effort) -> None:
    """The same work by the compiled engine and by plain Python."""
    for title, unit, task in ENGINE_WORK:
        for way in ways():
            contenders = [
                Contender("compiled", ours, f"{task} {way.name}"),
                Contender("plain Python", plain, f"{task} {way.name}"),
            ]
            figures = take_turns(contenders, effort)
            show(console, f"{title}: {way.title}", unit, figures)


def peers(console: Console, ours: Worker, effort: Effort) -> None:
    """Our games against others' games, all driven from Python."""
    if not ours.peers:
        console.print("No other library is installed: nothing to compare with.")
    contenders = [
        *(Contender(f"Rulewright {way.title}", ours, f"drive {way.name}") for way in ways()),
        *(Contender(peer, ours, peer) for peer in ours.peers),
    ]
    figures = take_turns(contenders, effort)
    show(console, "Driven from Python, a decision at a time", "decisions", figures)


def processes(console: Console, ours: Worker, effort: Effort) -> None:
    """Simulation in two processes against one. Here the clock counts."""
    for game in games():
        contenders = [
            Contender("2 processes", ours, f"simulate {game.name} by 2"),
            Contender("1 process", ours, f"simulate {game.name} by 1"),
        ]
        figures = take_turns(contenders, effort, CLOCK)
        title = f"Simulation with random bots, by the clock: {game.title}"
        show(console, title, "matches", figures)


def growth(console: Console, ours: Worker, effort: Effort) -> None:
    """What a match of n decisions costs against one of 2n."""
    for title, unit, task in (
        ("A decision, early and late in a match", "decisions", "play"),
        ("A look at the table, early and late", "looks", "look"),
        ("Saving a match", "saves", "save"),
        ("Loading a match", "loads", "load"),
    ):
        for game in games():
            contenders = [
                Contender(name, ours, f"{task} {game.name} {late}")
                for name, late in (("after n decisions", EARLY), ("after 2n", LATE))
            ]
            show(console, f"{title}: {game.title}", unit, take_turns(contenders, effort))


def players(console: Console, ours: Worker, effort: Effort) -> None:
    """What a decision, a copy and a view cost with more players at the table."""
    for title, unit, task in (
        ("A decision", "decisions", "play"),
        ("A copy", "clones", "clone"),
        ("A view", "views", "view"),
    ):
        for game in (game for game in games() if len(numbers_of_players(game)) > 1):
            contenders = [
                Contender(f"{seats} players", ours, f"{task} {plain_way(game, seats).name}")
                for seats in numbers_of_players(game)
            ]
            named = f"{title} of {game.title}, by players"
            show(console, named, unit, take_turns(contenders, effort))


def ways() -> list[Way]:
    """Every game, with each thing that can be switched on."""
    return [way for game in games() for way in ways_of(game)]


if __name__ == "__main__":
    main()
