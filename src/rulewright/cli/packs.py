"""The option `--cards`: packs, files with cards of one's own, added to a game while a command runs.

What a pack may be, only its game knows: a game that takes packs has a `Packs` in its folder. Here
is which game a file is for, and that processes which the command starts play with the same cards.
"""

# ruff: noqa: PLC0415 (files are read only where there are packs, so that help comes at once)

from __future__ import annotations

import atexit
import os
import shutil
import tempfile
from pathlib import Path
from typing import Annotated, Protocol, cast

import typer

from rulewright.gamekit.game import Game
from rulewright.gamekit.registry import game_names, packs_of, register
from rulewright.kernel.errors import ContentError


class Packs(Protocol):
    """What a game that takes packs can do with them."""

    def mistakes(self, files: list[Path]) -> list[ContentError]:
        """All that is wrong with packs that are to be played with together."""
        ...

    def findings(self, files: list[Path]) -> tuple[list[ContentError], list[ContentError]]:
        """The same, and what is only pointed out."""
        ...

    def game_with(self, files: list[Path]) -> Game:
        """The game with these packs; ContentError if something is wrong with them."""
        ...

    def hand_over(self, files: list[Path], folder: Path) -> dict[str, str]:
        """Leave packs for other processes; the environment variables by which they find them."""
        ...


Cards = Annotated[
    list[Path] | None,
    typer.Option(
        "--cards",
        metavar="FILE",
        help="Play with the cards of this file, too. Repeatable.",
        show_default=False,
    ),
]


def add_packs(files: list[Path] | None, game: str | None = None) -> list[str]:
    """Have the games that these packs are for played with them, here and in other processes.

    `game` is the one for which they must be, if there is one. Returns the games they are for."""
    by_game: dict[str, list[Path]] = {}
    for file in {file.resolve(): file for file in files or []}.values():
        by_game.setdefault(game_of_pack(file, game), []).append(file)
    for name, packs in by_game.items():
        taker = takes_packs(name)
        if taker is None:
            raise ContentError(f"{packs[0]}: no cards can be added to {name!r}; {_there()}")
        register(taker.game_with(packs))
        os.environ.update(taker.hand_over(packs, _own_folder()))
    return list(by_game)


def takes_packs(game: str) -> Packs | None:
    """What a game can do with packs; None if it takes none."""
    return cast("Packs | None", packs_of(game))


def game_of_pack(file: Path, game: str | None) -> str:
    """The game that a pack is for: the one it names, else the given or the only one."""
    from rulewright.cardtext.card_file import read_card_file
    from rulewright.cardtext.pack_file import check_pack_file

    check_pack_file(file)
    said = read_card_file(file).rest.get("game", game)
    if said is None:
        takers = _takers()
        if len(takers) != 1:
            right = " or ".join(f'game = "{name}"' for name in takers)
            raise ContentError(f"{file}: for which game is this? Write {right} at its top")
        said = takers[0]
    if game is not None and said != game:
        raise ContentError(f"{file}: this pack is for the game {said!r}, not {game!r}")
    return str(said)


def _takers() -> list[str]:
    return [name for name in game_names() if takes_packs(name) is not None]


def _there() -> str:
    return f"games that take packs: {', '.join(_takers()) or 'none'}"


def _own_folder() -> Path:
    """A folder that is there as long as this process is."""
    folder = tempfile.mkdtemp(prefix="rulewright-packs-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return Path(folder)
