"""The subcommands of `cards`, for people who write cards or cut them out: check, explain, words, trees,
print.

Each imports what it needs when it runs, so that help and completion come at once. What they show
is worked out in `cli.card_texts` and `cli.card_sheets`.
"""

# ruff: noqa: PLC0415 (see above)

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import typer

from rulewright.cli.arguments import complete_game
from rulewright.cli.packs import Cards
from rulewright.cli.parameters import GameName, Language, examples

commands = typer.Typer(
    no_args_is_help=True,
    help="Write cards: check texts, see what they mean, look words up; print them.",
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
    if they were played with together. Warnings point out what can be played but is
    hardly meant. Exits with 1 if there are any mistakes.
    """
    from rulewright.cli.card_texts import checked

    mistakes, warnings, cards = checked(files, game)
    for found in (*mistakes, *warnings):
        typer.echo(f"{found}\n")
    many = f"{cards} card{'' if cards == 1 else 's'}"
    warned = f", {len(warnings)} warning{'' if len(warnings) == 1 else 's'}" if warnings else ""
    if mistakes:
        wrong = f"{len(mistakes)} mistake{'' if len(mistakes) == 1 else 's'}"
        typer.echo(f"{many}, {wrong}{warned}")
        raise typer.Exit(1)
    typer.echo(f"{many}, all understood{warned}")


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


@commands.command(
    name="print",
    epilog=examples(
        "rulewright cards print eruma --to outlaws.pdf",
        "rulewright cards print eruma --deck red-hands --backs --to red-hands.pdf",
        'rulewright cards print allumbra --names "Hide" --names "Reload" --to two.pdf',
        "rulewright cards print eruma --cards my-cards.toml --to all.pdf",
    ),
)
def print_cards(  # noqa: PLR0913 - what a printed sheet depends on
    game: GameName,
    *,
    to: Annotated[Path, typer.Option("--to", metavar="FILE.pdf", help="Write the sheets there.")],
    deck: Annotated[
        str | None,
        typer.Option(
            metavar="FILE|NAME",
            help="Only the cards of this deck, as often as they are in it.",
            show_default=False,
        ),
    ] = None,
    names: Annotated[
        list[str] | None,
        typer.Option(
            "--names", metavar="NAME", help="Only this card. Repeatable.", show_default=False
        ),
    ] = None,
    copies: Annotated[
        bool, typer.Option("--copies", help="Each card as often as the game has it.")
    ] = False,
    backs: Annotated[
        bool, typer.Option("--backs", help="After each page one with backs, to print both sides.")
    ] = False,
    paper: Annotated[
        Literal["a4", "letter"], typer.Option(metavar="a4|letter", help="The size of the paper.")
    ] = "a4",
    language: Language = "en",
    cards: Cards = None,
) -> None:
    """Print cards on sheets, to be cut out: a PDF with cards of 63.5 by 88.9 mm.

    Each card has 3 mm of bleed, and there are marks for the knife.
    """
    from rulewright.cards.sheets.sheets import Paper
    from rulewright.cli.card_sheets import Choice, write_sheets
    from rulewright.cli.packs import add_packs

    add_packs(cards, game if cards else None)
    choice = Choice(deck, names or [], with_copies=copies)
    said = write_sheets(game, choice, language, Paper(paper, with_backs=backs), to)
    typer.echo(said)
