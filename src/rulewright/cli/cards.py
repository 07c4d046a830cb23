"""The subcommands of `cards`, for people who write cards: check, explain, words, trees.

Each imports what it needs when it runs, so that help and completion come at once. What they show
is worked out in `cli.card_texts`.
"""

# ruff: noqa: PLC0415 (see above)

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from rulewright.cli.arguments import complete_game
from rulewright.cli.parameters import GameName, examples

commands = typer.Typer(
    no_args_is_help=True, help="Write cards: check texts, see what they mean, look words up."
)
app = typer.Typer()
app.add_typer(commands, name="cards")

OfGame = Annotated[
    str | None,
    typer.Option(
        "--game",
        "-g",
        metavar="GAME",
        help="The game the cards belong to, if the file does not say.",
        autocompletion=complete_game,
    ),
]


@commands.command(
    epilog=examples(
        "rulewright cards check my-cards.toml",
        "rulewright cards check --game eruma *.toml",
        "rulewright cards check my-outlaws.toml my-henchmen.toml",
    )
)
def check(
    files: Annotated[
        list[Path], typer.Argument(metavar="FILE...", help="Files of cards to be checked.")
    ],
    *,
    game: OfGame = None,
) -> None:
    """Check cards: is every text understood, and can every card be played?

    Each mistake is shown with its place, what could stand there, and texts
    that would be understood. Files that are given together are checked as
    if they were played with together. Exits with 1 if there are any mistakes.
    """
    from rulewright.cli.card_texts import checked

    mistakes, cards = checked(files, game)
    for mistake in mistakes:
        typer.echo(f"{mistake}\n")
    many = f"{cards} card{'' if cards == 1 else 's'}"
    if mistakes:
        typer.echo(f"{many}, {len(mistakes)} mistake{'' if len(mistakes) == 1 else 's'}")
        raise typer.Exit(1)
    typer.echo(f"{many}, all understood")


@commands.command(
    epilog=examples(
        'rulewright cards explain "The Lamplighter"',
        'rulewright cards explain "Old Marrow" --file my-cards.toml',
    )
)
def explain(
    name: Annotated[str, typer.Argument(metavar="NAME", help="The name of a card.")],
    *,
    game: OfGame = None,
    file: Annotated[
        list[Path] | None,
        typer.Option("--file", metavar="FILE", help="Look for the card here, too. Repeatable."),
    ] = None,
) -> None:
    """Show what a card's text means: its phrases as a tree, and the rules it touches."""
    from rich.console import Console

    from rulewright.cli.card_texts import find_card, show_card

    show_card(find_card(name, game, file or []), Console(soft_wrap=True))


@commands.command(
    epilog=examples("rulewright cards words eruma", "rulewright cards words eruma adjacent")
)
def words(
    game: GameName,
    sought: Annotated[
        list[str] | None,
        typer.Argument(metavar="WORD...", help="Only phrases with all of these words."),
    ] = None,
) -> None:
    """List everything that can be said on a game's cards, with an example each."""
    from rich.console import Console

    from rulewright.cli.card_texts import show_words

    if not show_words(game, sought or [], Console(soft_wrap=True)):
        raise typer.Exit(1)


@commands.command(epilog=examples("rulewright cards trees eruma"))
def trees(game: GameName) -> None:
    """Store what a game's card texts mean, so that the game starts without reading them.

    For the game's developers, whenever its cards or phrases have changed.
    """
    from rulewright.cli.card_texts import store_trees

    file, number = store_trees(game)
    typer.echo(f"{file}: {number} text{'' if number == 1 else 's'}")
