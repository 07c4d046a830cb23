"""The whole command: all subcommands, what holds for each of them, and the version."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from typer.core import TyperGroup

import rulewright
from rulewright.cli import cards, deck, measuring, playing, serving, verifying
from rulewright.cli.about import version
from rulewright.cli.parameters import examples
from rulewright.kernel.errors import RulewrightError


class Commands(TyperGroup):
    """The subcommands, with one way to tell of what people got wrong."""

    def invoke(self, ctx: Any) -> Any:
        """Run a subcommand. An error of ours is one line; any other keeps its traceback."""
        try:
            return super().invoke(ctx)
        except RulewrightError as error:
            typer.echo(f"rulewright: {error}", err=True)
            for note in getattr(error, "__notes__", []):
                typer.echo(note, err=True)
            raise typer.Exit(2) from error


app = typer.Typer(
    cls=Commands,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["--help", "-h"]},
    epilog=examples(
        "rulewright play allumbra",
        "rulewright rules allumbra relic",
        "rulewright COMMAND --help",
    ),
)
app.add_typer(playing.commands)
app.add_typer(measuring.commands)
app.add_typer(serving.commands)
app.add_typer(verifying.commands)
app.add_typer(cards.app)
app.add_typer(deck.app)


def show_version(wanted: bool) -> None:  # noqa: FBT001, typer calls it so
    """Print the version and how the engine runs, and stop."""
    if not wanted:
        return
    engine = "compiled" if rulewright.is_compiled() else "not compiled"
    typer.echo(f"rulewright {version()} (engine {engine})")
    raise typer.Exit


@app.callback()
def rulewright_command(
    *,
    _version: Annotated[
        bool,
        typer.Option(
            "--version",
            callback=show_version,
            is_eager=True,
            help="Show the version and whether the engine is compiled.",
        ),
    ] = False,
) -> None:
    """Tabletop games with their whole rulebooks enforced: play, replay, look rules up, simulate."""
