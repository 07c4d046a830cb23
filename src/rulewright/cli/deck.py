"""The subcommands of `deck`, for people who build decks: check, show, export.

What a deck may be, only its game knows (`Decks.deck_building`). Here are files, names and what is
printed.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Final

import typer

from rulewright.cli.arguments import complete_game
from rulewright.cli.packs import Cards, add_packs
from rulewright.cli.parameters import examples
from rulewright.gamekit.content_file import text_of
from rulewright.gamekit.deck_building import DeckBuilding, Remark
from rulewright.gamekit.registry import find_game, game_names
from rulewright.kernel.errors import ContentError, UnknownGame

commands = typer.Typer(
    no_args_is_help=True, help="Build decks: check them, look at them, write them as text."
)
app = typer.Typer()
app.add_typer(commands, name="deck")

MOST_KILOBYTES: Final = 100


OfGame = Annotated[
    str | None,
    typer.Option(
        "--game",
        "-g",
        metavar="GAME",
        help="The game the deck is for.",
        show_default="the one in which decks are built",
        autocompletion=complete_game,
    ),
]
FileOrName = Annotated[
    str,
    typer.Argument(
        metavar="FILE|NAME", help="A file with a deck, or the name of one that comes with the game."
    ),
]


@commands.command(
    epilog=examples(
        "rulewright deck check my-gang.txt",
        "rulewright deck check my-gang.txt --cards my-cards.toml",
    )
)
def check(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Files with decks.")],
    *,
    game: OfGame = None,
    cards: Cards = None,
) -> None:
    """Check decks: may they be played?

    Each fault is shown with its line, the rule behind it, and what would
    be right. Exits with 1 if there are any.
    """
    building = building_with(cards, game)
    any_faults = False
    for file in files:
        deck = building.read(text_of(file, MOST_KILOBYTES), str(file))
        faults = building.faults(deck)
        for fault in faults:
            typer.echo(_with_place(fault, file))
        for advice in building.advice(deck):
            typer.echo(f"{_with_place(advice, file)} (this is allowed)")
        verdict = "legal" if not faults else f"{len(faults)} fault{'' if len(faults) == 1 else 's'}"
        typer.echo(f"{file}: {building.size_note(deck)}: {verdict}")
        any_faults = any_faults or bool(faults)
    if any_faults:
        raise typer.Exit(1)


@commands.command(
    epilog=examples(
        "rulewright deck show",
        "rulewright deck show red-hands",
        "rulewright deck show my-gang.txt",
    )
)
def show(
    deck: Annotated[
        str | None,
        typer.Argument(
            metavar="FILE|NAME",
            help="A file with a deck, or the name of one that comes with the game.",
            show_default="list those that come with the game",
        ),
    ] = None,
    *,
    game: OfGame = None,
    cards: Cards = None,
) -> None:
    """Show a deck with the texts of its cards, or list the decks that come with the game."""
    building = building_with(cards, game)
    if deck is None:
        for preset in building.presets():
            typer.echo(f"{typer.style(preset.name, bold=True)} ({preset.key})\n  {preset.plan}")
        return
    for line in building.shown(deck_of(building, deck)):
        typer.echo(line)


@commands.command(
    epilog=examples(
        "rulewright deck export red-hands",
        "rulewright deck export red-hands --out my-gang.txt",
    )
)
def export(
    deck: FileOrName,
    *,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Write it there.", show_default="print it"),
    ] = None,
    game: OfGame = None,
    cards: Cards = None,
) -> None:
    """Write a deck as plain text, one card a line, to keep, change and share."""
    building = building_with(cards, game)
    text = building.text(deck_of(building, deck))
    if out is None:
        typer.echo(text, nl=False)
        return
    try:
        out.write_text(text, encoding="utf-8")
    except OSError as error:
        raise ContentError(f"cannot write {out}: {error.strerror}") from error


def building_with(packs: list[Path] | None, game: str | None) -> DeckBuilding:
    """How decks are built with these packs; in the game they are for, if none is named."""
    played = add_packs(packs, game)
    return building_of(played[0] if game is None and len(played) == 1 else game)


def building_of(game: str | None) -> DeckBuilding:
    """How decks are built in a game; in the only one in which they are, if none is named."""
    if game is not None:
        found = find_game(game).decks.deck_building()
        if found is None:
            there = ", ".join(_games_with_decks()) or "none"
            raise UnknownGame(f"no decks are built in {game!r}; they are in: {there}")
        return found
    games = _games_with_decks()
    if len(games) != 1:
        there = ", ".join(games) or "there is none"
        raise UnknownGame(f"say in which game the deck is built, with --game ({there})")
    return building_of(games[0])


def _games_with_decks() -> list[str]:
    names = game_names()
    return [name for name in names if find_game(name).decks.deck_building() is not None]


def _with_place(remark: Remark, file: Path) -> str:
    place = f"{file}:{remark.line}" if remark.line else str(file)
    return f"{place}: {remark.said(with_rule=True)}"


def deck_of(building: DeckBuilding, named: str) -> Any:
    """The deck in the file of that name, or the one that comes with the game under it."""
    file = Path(named)
    if file.suffix or file.exists():
        return building.read(text_of(file, MOST_KILOBYTES), named)
    return building.preset(named)
