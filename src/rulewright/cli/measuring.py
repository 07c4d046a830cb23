"""The subcommands of the laboratory: `simulate` and `balance`.

Each imports what it needs when it runs, so that help and completion come at once.
"""

# ruff: noqa: PLC0415 (see above)

from __future__ import annotations

import os
import shlex
import time
from pathlib import Path
from typing import Annotated, Final

import typer

from rulewright.cli import arguments
from rulewright.cli.about import version
from rulewright.cli.packs import Cards, add_packs
from rulewright.cli.parameters import GameName, Options, examples
from rulewright.gamekit.registry import find_game

commands = typer.Typer()

INTERRUPTED: Final = 130
"""The exit code of a program that was ended by ctrl-c."""

Jobs = Annotated[
    int | None,
    typer.Option(metavar="N", help="How many processes play.", show_default="one for each core"),
]


@commands.command(
    epilog=examples(
        "rulewright simulate allumbra --games 1000 --bots greedy,random",
        "rulewright simulate allumbra --bots search:400,search:100 --option relics=true",
        "rulewright simulate allumbra --seed 7 --json > result.json",
        "rulewright simulate eruma --cards my-cards.toml -o first_deck=my-gang.txt",
    )
)
def simulate(  # noqa: PLR0913, one for each option of the command
    game: GameName,
    *,
    number: Annotated[
        int, typer.Option("--games", "-n", metavar="N", help="How many matches to play.")
    ] = 100,
    bots: Annotated[
        str,
        typer.Option(
            metavar="BOT,BOT",
            help="Who plays. Seats change from match to match.",
            autocompletion=arguments.complete_bots,
        ),
    ] = "search:200,greedy",
    jobs: Jobs = None,
    seed: Annotated[str, typer.Option(metavar="TEXT", help="Where chance begins.")] = "1",
    option: Options = None,
    cards: Cards = None,
    json: Annotated[bool, typer.Option("--json", help="Print nothing but JSON.")] = False,
) -> None:
    """Let bots play many matches against each other, and sum up.

    The same seed gives the same result, whatever --jobs is, unless a bot
    thinks in seconds. Ctrl-C ends it early and sums up the matches so far.
    """
    from rich.console import Console

    from rulewright.cli.screen import progress, remark, remark_if_plain, show_summary
    from rulewright.lab import simulate as play_series

    add_packs(cards, game)
    table = find_game(game)
    players = arguments.read_bots(table, bots)
    options = arguments.read_options(table, option or [])
    remark_if_plain()
    with progress("matches", number) as on_progress:
        summary = play_series(
            game,
            players,
            number,
            seed,
            jobs=processes(jobs),
            options=options,
            clock=time.monotonic,
            on_progress=on_progress,
        )
    if json:
        typer.echo(summary.to_json())
    else:
        show_summary(summary, Console())
    if summary.interrupted:
        remark(f"interrupted after {summary.played} of {summary.games} matches")
        raise typer.Exit(INTERRUPTED)


@commands.command(
    epilog=examples(
        "rulewright balance allumbra",
        "rulewright balance allumbra --games 200 --budget 100 --out quick.md",
    )
)
def balance(  # noqa: PLR0913, one for each option of the command
    game: GameName,
    *,
    number: Annotated[
        int,
        typer.Option("--games", "-n", metavar="N", help="How many matches to play in each mode."),
    ] = 2000,
    budget: Annotated[
        int,
        typer.Option(metavar="N", help="How many iterations search thinks for each decision."),
    ] = 400,
    seed: Annotated[str, typer.Option(metavar="TEXT", help="Where chance begins.")] = "1",
    jobs: Jobs = None,
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            dir_okay=False,
            help="Where the report goes.",
            show_default="docs/balance/GAME.md",
        ),
    ] = None,
) -> None:
    """Measure a game's balance and write the report.

    Search plays against itself in every mode of the game. Exits with 1 if a
    figure lies outside its limit. The same seed gives the same report,
    whatever --jobs is.
    """
    from rich.console import Console

    from rulewright.cli.screen import progress, remark, remark_if_plain, show_limits
    from rulewright.lab import balance_report
    from rulewright.lab.page import balance_page
    from rulewright.lab.plan import plan_of

    modes = len(plan_of(find_game(game).name).modes)
    remark_if_plain()
    with progress("matches", number * modes) as on_progress:
        report = balance_report(
            game, number, budget, seed, processes(jobs), on_progress=on_progress
        )
    if report.interrupted:
        remark("interrupted: there is no report")
        raise typer.Exit(INTERRUPTED)
    command = (
        f"rulewright balance {game} --games {number} --budget {budget} --seed {shlex.quote(seed)}"
    )
    path = Path("docs", "balance", f"{game}.md") if out is None else out
    show_limits(report, Console())
    write_page(path, balance_page(report, command=command, version=version()))
    typer.echo(f"The report is in {path}.")
    raise typer.Exit(0 if report.passed else 1)


def write_page(path: Path, page: str) -> None:
    """Write a report, and the folders above it."""
    from rulewright.lab import SimulationError

    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(page, encoding="utf-8")
    except OSError as error:
        raise SimulationError(f"cannot write {path}: {error.strerror or error}") from error


def processes(jobs: int | None) -> int:
    """How many processes to use: as many as somebody said, or else one for each core."""
    return (os.cpu_count() or 1) if jobs is None else jobs
