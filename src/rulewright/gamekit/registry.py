"""Which games there are: the folders of `rulewright.games`, and what other packages register.

A package outside adds a game through the entry point group `rulewright.games`, whose value is
the game's `Game` object. A folder that takes packs, files with cards of one's own, has a `PACKS`
beside its `GAME`.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Mapping
from difflib import get_close_matches
from importlib.metadata import entry_points
from typing import Any

from rulewright.gamekit.game import Game
from rulewright.gamekit.options import CARDS, POSITION
from rulewright.kernel.errors import OptionError, UnknownGame

_GROUP = "rulewright.games"
_known: dict[str, Game] = {}


def game_names() -> list[str]:
    """The names of all installed games, in order."""
    return sorted(_folders() | games_elsewhere())


def games_elsewhere() -> set[str]:
    """The names of the games that other packages bring."""
    return {point.name for point in entry_points(group=_GROUP)}


def _folders() -> set[str]:
    package = importlib.import_module(_GROUP)
    return {module.name for module in pkgutil.iter_modules(package.__path__) if module.ispkg}


def packs_of(name: str) -> object | None:
    """What the game of that name can do with packs; None if it takes none."""
    find_game(name)
    if name not in _folders():
        return None
    offered: object | None = getattr(importlib.import_module(f"{_GROUP}.{name}"), "PACKS", None)
    return offered


def game_of(name: str, options: Mapping[str, object]) -> Game:
    """The game of a match with these options: as it is, or with the cards of its own that the match has."""
    pack = options.get(CARDS)
    if pack is None:
        return find_game(name)
    taker: Any = packs_of(name)
    if taker is None or not isinstance(pack, str):
        raise OptionError(f"a match of {name!r} cannot have cards of its own")
    game: Game = taker.game_of_match(pack, from_position=options.get(POSITION) is True)
    return game


def find_game(name: str) -> Game:
    """The game of that name."""
    if name in _known:
        return _known[name]
    names = game_names()
    if name not in names:
        near = get_close_matches(name, names, n=1)
        hint = f"; did you mean {near[0]!r}?" if near else ""
        raise UnknownGame(f"there is no game {name!r} (there is {', '.join(names)}){hint}")
    for point in entry_points(group=_GROUP):
        if point.name == name:
            game: object = point.load()
            if not isinstance(game, Game) or game.name != name:
                # Saves name their game: under another name they would not find it again.
                raise UnknownGame(f"the entry point {name!r} ({point.value}) is no game so named")
            return register(game)
    return register(importlib.import_module(f"{_GROUP}.{name}").GAME)


def register(game: Game) -> Game:
    """Make a game known in this process; for tests and for games under construction."""
    _known[game.name] = game
    return game
