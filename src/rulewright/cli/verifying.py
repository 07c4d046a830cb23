"""The subcommand `verify`: whether a finished match was dealt and decided as its file says."""

# ruff: noqa: PLC0415 (imported when it runs, so that help and completion come at once)

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from rulewright.cli.parameters import examples

commands = typer.Typer()


@commands.command(
    epilog=examples(
        "rulewright verify allumbra-k7mw2pxa.json",
        "rulewright verify allumbra-k7mw2pxa.json --hash 5e88489...",
    )
)
def verify(
    file: Annotated[
        Path,
        typer.Argument(metavar="FILE", exists=True, dir_okay=False, help="The downloaded match."),
    ],
    *,
    seed_hash: Annotated[
        str | None,
        typer.Option("--hash", metavar="HEX", help="The hash that was shown when the match began."),
    ] = None,
) -> None:
    """Check that a match from a server was dealt fairly and told truly.

    The seed must have the hash that was shown at the start, and the
    decisions must lead from that seed to the state in the file. Exits
    with 2 if they do not.
    """
    from rulewright.cli.proof import verified

    for line in verified(file, seed_hash):
        typer.echo(line)
