"""The subcommands for playing and reading: `games`, `play`, `replay`, `rules`.

Each imports what it needs when it runs, so that help and completion come at once.
"""

# ruff: noqa: PLC0415 (see above)

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from rulewright.cli import arguments
from rulewright.cli.packs import Cards, add_packs
from rulewright.cli.parameters import GameName, Language, Options, examples
from rulewright.gamekit.registry import find_game, game_names
from rulewright.kernel.errors import SaveError

commands = typer.Typer()


@commands.command(epilog=examples("rulewright games"))
def games() -> None:
    """List the games with their options, and the bots."""
    from rich.console import Console

    from rulewright.cli.screen import show_games

    show_games([find_game(name) for name in game_names()], Console())


@commands.command(
    epilog=examples(
        "rulewright play allumbra",
        "rulewright play allumbra --option relics=true --seats human,search:5s",
        "rulewright play allumbra --seats human,human --language pt",
        "rulewright play allumbra --resume last",
        "rulewright play eruma --cards my-cards.toml --option first_deck=my-gang.txt",
    )
)
def play(  # noqa: PLR0913, one for each option of the command
    game: GameName,
    *,
    seats: Annotated[
        str | None,
        typer.Option(
            metavar="WHO,WHO",
            help="Who plays, in seat order: human, human:NAME, or a bot.",
            show_default="human,search; in a saved match, who played",
            autocompletion=arguments.complete_seats,
        ),
    ] = None,
    option: Options = None,
    seed: Annotated[
        str | None,
        typer.Option(metavar="TEXT", help="Deal as this text deals.", show_default="random"),
    ] = None,
    language: Language = "en",
    resume: Annotated[
        str | None,
        typer.Option(metavar="FILE|last", help="Go on with a saved match."),
    ] = None,
    save_to: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            dir_okay=False,
            help="Where the match is saved, after every decision.",
            show_default="the file it goes on from, or a new one in the folder of saves",
        ),
    ] = None,
    cards: Cards = None,
) -> None:
    """Play a match in the terminal."""
    from rulewright.cli.screen import remark_if_plain
    from rulewright.terminal import play as play_in_terminal
    from rulewright.terminal import save_folder

    add_packs(cards, game)
    table = find_game(game)
    options = arguments.read_options(table, option or [])
    if resume is not None and (seed is not None or option):
        raise SaveError("a saved match has its seed and options; leave out --seed and --option")
    save = None if resume is None else arguments.find_save(table, resume, save_folder())
    if save_to is not None and save_to.exists() and save != save_to:
        raise SaveError(
            f"there is a file {save_to} already; name a new one, or go on with --resume {save_to}"
        )
    remark_if_plain()
    code = play_in_terminal(
        game,
        seats=None if seats is None else arguments.read_list(seats),
        options=options,
        seed=arguments.new_seed() if seed is None else seed,
        language=language,
        resume=save,
        save_to=save_to,
    )
    raise typer.Exit(code)


@commands.command(
    epilog=examples(
        "rulewright replay saves/duel.json",
        "rulewright replay saves/duel.json --plain | less",
        "rulewright replay saves/duel.json --seat 0",
    )
)
def replay(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", exists=True, dir_okay=False, help="The saved match.")
    ],
    *,
    plain: Annotated[
        bool, typer.Option("--plain", help="Tell the whole story as text, as in a pipe.")
    ] = False,
    seat: Annotated[
        str | None,
        typer.Option(
            metavar="N|spectator|all",
            help="Tell, as text, what this seat (from 0) could see.",
            show_default="all of a match that is over, else spectator",
        ),
    ] = None,
    language: Language = "en",
    cards: Cards = None,
) -> None:
    """Look at a saved match again, in the terminal or as plain text."""
    add_packs(cards)
    if plain or seat is not None or not sys.stdout.isatty():
        from rulewright.cli.story import story_of

        for line in story_of(file, seat, language):
            typer.echo(line)
        return
    from rulewright.terminal import replay as replay_in_terminal

    raise typer.Exit(replay_in_terminal(file, language=language))


@commands.command(
    epilog=examples(
        "rulewright rules allumbra",
        "rulewright rules allumbra relic window",
        "rulewright rules allumbra clash.too-little-ammo",
        "rulewright rules allumbra --coverage --tests tests",
    )
)
def rules(
    game: GameName,
    words: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="WORDS", help="A rule's id, the beginning of one, or words to look for."
        ),
    ] = None,
    *,
    coverage: Annotated[
        bool, typer.Option("--coverage", help="Show which rules have a test, and which none.")
    ] = False,
    tests: Annotated[
        Path, typer.Option(metavar="DIR", help="Where the tests are, for --coverage.")
    ] = Path("tests"),
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Read a game's rulebook, or look something up in it.

    Exits with 1 when the words find nothing, and when --coverage finds a
    rule without a test or a test of no rule.
    """
    from rich.console import Console

    from rulewright.cli.rules import rules_command

    code = rules_command(
        game, words or [], coverage=coverage, tests=tests, json=json, console=Console()
    )
    raise typer.Exit(code)
