"""What several subcommands take, and how their help ends."""

from __future__ import annotations

from typing import Annotated, Literal

import typer

from rulewright.cli.arguments import complete_game


def examples(*lines: str) -> str:
    """What stands under a help text."""
    return "[bold]Examples[/bold]\n" + "\n".join(f"  {line}" for line in lines)


GameName = Annotated[
    str,
    typer.Argument(
        metavar="GAME",
        help="The game, by its name in [bold]rulewright games[/bold].",
        autocompletion=complete_game,
    ),
]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        metavar="NAME=VALUE",
        help="Settle an option of the game; a deck may be a file. Repeatable.",
    ),
]
Language = Annotated[
    Literal["en", "pt"], typer.Option(metavar="en|pt", help="The language to be told in.")
]
