"""The subcommand `serve`: the play server, with the browser opened on it if wanted."""

# ruff: noqa: PLC0415 (imported when it runs, so that help and completion come at once)

from __future__ import annotations

import threading
import webbrowser
from pathlib import Path
from typing import Annotated, Literal

import typer

import rulewright
from rulewright.cli.packs import Cards, add_packs
from rulewright.cli.parameters import examples
from rulewright.kernel.errors import SaveError

commands = typer.Typer()


@commands.command(
    epilog=examples(
        "rulewright serve --open",
        "rulewright serve --open --cards my-cards.toml",
        "rulewright serve --host 0.0.0.0 --port 80",
        "rulewright serve --database postgresql://rulewright@localhost/rulewright",
    )
)
def serve(  # noqa: PLR0913, one for each option of the command
    *,
    host: Annotated[str, typer.Option(metavar="ADDRESS", help="Where to listen.")] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(min=0, max=65535, help="The port; 0 takes one that is free.")
    ] = 8000,
    database: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            help="Where matches are kept: a SQLite file, or a PostgreSQL that several servers share.",
            show_default="matches.db in the user's data folder",
        ),
    ] = None,
    workers_for_bots: Annotated[
        int, typer.Option(min=1, max=64, metavar="N", help="Processes in which bots think.")
    ] = 1,
    allow_origin: Annotated[
        list[str] | None,
        typer.Option(metavar="ORIGIN", help="Another site that may use this server. Repeatable."),
    ] = None,
    site: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER",
            exists=True,
            file_okay=False,
            help="The built web client.",
            show_default="the one in the package, or web/dist beside its sources",
        ),
    ] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open a browser on it.")] = False,
    log: Annotated[
        Literal["json", "text"] | None,
        typer.Option(
            metavar="json|text",
            help="Write the log for programs, every request in it, or what matters for people.",
            show_default="text on a terminal, json elsewhere",
        ),
    ] = None,
    limits: Annotated[
        bool,
        typer.Option(
            "--limits/--no-limits", help="Limit what one address may ask for; off for measuring."
        ),
    ] = True,
    cards: Cards = None,
) -> None:
    """Serve matches to browsers until told to stop."""
    from rulewright.server.serve import run
    from rulewright.server.settings import NO_LIMITS, Limits, ServerSettings

    add_packs(cards)
    settings = ServerSettings(
        database=database or usual_database(),
        bot_workers=workers_for_bots,
        limits=Limits() if limits else NO_LIMITS,
        origins=tuple(allow_origin or ()),
        site=site,
    )

    def ready(address: str) -> None:
        typer.echo(f"\n  Rulewright serves at {typer.style(address, bold=True)}\n")
        typer.echo("  Stop it with ctrl-c.\n")
        if not rulewright.is_compiled():
            typer.echo("  Not all of it is compiled: it plays the same, only bots think slower.\n")
        if open_browser:
            # A browser may take its time, and the server must not wait for it.
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    run(settings, host, port, ready, log)


def usual_database() -> str:
    """The file in which matches are kept where nothing else is said."""
    from rulewright.terminal import save_folder

    folder: Path = save_folder().parent
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SaveError(f"cannot make {folder}: {error.strerror}; say --database") from error
    return f"sqlite:///{folder / 'matches.db'}"
