"""A game's folder, and what is found in it: its files, and the parts that only some need (its board for
the terminal, its table for tests), which are imported when somebody asks for them.

A game lies in a package, in this project or elsewhere; nobody lists what is in it.
"""

from __future__ import annotations

import importlib
import importlib.util
import sys
from pathlib import Path
from types import ModuleType

from rulewright.gamekit.game import Game


def package_of(game: Game) -> str:
    """The name of the package that a game is in; empty if it is in none."""
    package, _, _ = type(game).__module__.rpartition(".")
    return package


def folder_of(game: Game) -> Path | None:
    """The folder of that package, compiled or not; None if there is none."""
    paths = getattr(sys.modules.get(package_of(game)), "__path__", None)
    return None if not paths else Path(paths[0])


def part_of(game: Game, name: str) -> ModuleType | None:
    """The part of a game's package that has this name; None if it has no such part."""
    package = package_of(game)
    if folder_of(game) is None or importlib.util.find_spec(f"{package}.{name}") is None:
        return None
    return importlib.import_module(f"{package}.{name}")
