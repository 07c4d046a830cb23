"""What the commands show: tables, a progress bar, remarks. Nothing is worked out here."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

import rulewright
from rulewright.bots import BOT_KINDS
from rulewright.cli.arguments import spelled
from rulewright.gamekit.game import Game
from rulewright.lab.balance import Balance
from rulewright.lab.page import between, percent
from rulewright.lab.summary import Score, Summary


def remark(text: str) -> None:
    """Say something beside the point, where it does not mix with the results."""
    typer.echo(f"rulewright: {text}", err=True)


def remark_if_plain() -> None:
    """Tell people who are about to wait that they need not wait so long."""
    if not rulewright.is_compiled():
        remark("the engine is not compiled here; it plays the same, only slower")


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar, if anybody is looking; call what it gives with how many are done."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield lambda _done: None
        return
    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.update(task, completed=done)


def show_games(games: list[Game], console: Console) -> None:
    """Every game with its options, then the bots."""
    table = Table(title="Games", title_justify="left")
    for heading in ("Game", "Players", "Option", "Values", "Meaning"):
        table.add_column(heading)
    for game in games:
        first = [f"{game.name}\n{game.title}", players(game)]
        for option in game.rules.options:
            values = Text(", ").join(
                Text(spelled(value), "bold" if value == option.default else "")
                for value in option.values
            )
            table.add_row(*first, option.name, values, Text(option.meaning))
            first = ["", ""]
        if not game.rules.options:
            table.add_row(*first, "", "", "")
        table.add_section()
    console.print(table)
    defaults = ", ".join(
        f"{option.name}={spelled(option.default)}"
        for game in games
        for option in game.rules.options
    )
    console.print(Text(f"Without --option: {defaults}"), "", sep="\n")
    bots = Table(title="Bots", title_justify="left")
    bots.add_column("Bot")
    bots.add_column("How it plays")
    for name, help_text in BOT_KINDS.items():
        bots.add_row(name, Text(help_text))
    console.print(bots)


def players(game: Game) -> str:
    """How many can play."""
    if game.fewest_seats == game.most_seats:
        return str(game.most_seats)
    return f"{game.fewest_seats} to {game.most_seats}"


def show_summary(summary: Summary, console: Console) -> None:
    """Who won how often, and what was measured."""
    options = " ".join(f"{name}={spelled(value)}" for name, value in summary.options.items())
    console.print(Text(f"{summary.game} {options}", "bold"))
    console.print(
        Text(
            f"{summary.played} matches, seed {summary.seed}, edition {summary.edition}, "
            f"{summary.decisions:.1f} decisions a match"
        )
    )
    table = Table()
    table.add_column("Bot")
    seats = [f"Seat {seat}" for seat in range(len(summary.standings))]
    for heading in ("Won", "Drawn", "Lost", "Score", "95 % interval", *seats):
        table.add_column(heading, justify="right")
    for standing in summary.standings:
        total = standing.total
        table.add_row(
            standing.bot,
            str(total.wins),
            str(total.draws),
            str(total.losses),
            percent(total.share),
            between(total.interval),
            *(seat_score(score) for score in standing.at_seat),
        )
    console.print(table)
    measures = Table()
    measures.add_column("Measure")
    measures.add_column("Mean", justify="right")
    for name in sorted(summary.totals):
        measures.add_row(Text(name), f"{summary.mean(name):.3f}")
    console.print(measures)


def seat_score(score: Score) -> str:
    """A score at one seat, if the bot sat there."""
    return percent(score.share) if score.matches else ""


def show_limits(balance: Balance, console: Console) -> None:
    """Every figure that has a limit, and whether it holds."""
    table = Table()
    table.add_column("Mode")
    table.add_column("Figure")
    table.add_column("Value", justify="right")
    table.add_column("Limit")
    table.add_column("Verdict")
    for report in balance.modes:
        mode = report.mode.title
        shares = [*report.shares, *(use.share for use in report.uses)]
        for reading in report.limited:
            value = percent(reading.value) if reading in shares else f"{reading.value:.2f}"
            limit = reading.limit.words if reading.limit is not None else ""
            verdict = Text("pass", "green") if reading.passed else Text("fail", "bold red")
            table.add_row(mode, Text(reading.name), value, limit, verdict)
            mode = ""
        table.add_section()
    console.print(table)
