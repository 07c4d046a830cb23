"""Which build of the engine this process runs on: decided once, before anything of it is imported.

In a checkout `make build` compiles the engine and each game to a library of its own in
`build/working`, and writes down in `current.json` what they were made from. A process that begins
takes the engine's library if the engine's sources are still those, and with it the libraries of
the games of which the same is true; what has changed since, or is not compiled yet, it runs as
plain Python. Libraries are never written over, so whoever has decided is not disturbed by a build
that goes on beside.

RULEWRIGHT_BUILD=plain runs everything as plain Python; RULEWRIGHT_BUILD=engine,elma takes no other
libraries than these. An installed package has its compiled modules beside its sources, and nothing is decided here.
"""

from __future__ import annotations

import hashlib
import importlib
import json
import os
import sys
from collections.abc import Collection, Iterable, Iterator, Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, Final, NamedTuple

PACKAGE: Final = Path(__file__).parent
WORKING_BUILD: Final = PACKAGE.parents[1] / "build" / "working"
PLAIN: Final = "plain"
ENGINE: Final = "engine"
ENGINE_PARTS: Final = ("kernel", "gamekit", "cardtext", "effects", "bots")
"""What the engine is compiled from or looks at while it is; a game is its folder."""

DRAWN_OR_TESTED: Final = {"terminal", "testing"}
"""Folders of a game that no rule knows, so that changing them makes no library out of date."""


class Library(NamedTuple):
    """A group of modules, compiled: where it lies, what it holds, and what it was made from."""

    file: Path
    modules: frozenset[str]
    sources: str


def used_build() -> dict[str, Library]:
    """What this process runs compiled of the working build, by the names of engine and games."""
    return _USED


def games_left_plain() -> list[str]:
    """The games that this process runs as plain Python although its engine is compiled."""
    return [] if not _USED else sorted({game.name for game in game_folders()} - _USED.keys())


def newest_build(folder: Path = WORKING_BUILD) -> str:
    """Changes whenever a process that begins now may run on another build than before; quick."""
    try:
        written = (folder / "current.json").stat()
    except OSError:
        return ""
    return f"{written.st_mtime_ns}-{written.st_size}"


def game_folders(package: Path = PACKAGE) -> list[Path]:
    """The folder of every game, in order."""
    return sorted(init.parent for init in (package / "games").glob("*/__init__.py"))


def sources_of(group: str, package: Path = PACKAGE) -> str:
    """A fingerprint of all that a library is made from, the engine's left out for a game's."""
    digest = hashlib.sha256()
    for file in _files_of(group, package):
        digest.update(f"{file.relative_to(package).as_posix()}\n".encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()


def _files_of(group: str, package: Path) -> Iterator[Path]:
    if group == ENGINE:
        folders: Iterable[Path] = (package / part for part in ENGINE_PARTS)
    else:
        folders = (package / "games" / group,)
    for folder in folders:
        for path, inside, names in os.walk(folder):
            inside[:] = sorted(set(inside) - DRAWN_OR_TESTED)
            yield from (Path(path, name) for name in sorted(names) if name.endswith(".py"))


def usable(folder: Path, package: Path = PACKAGE) -> dict[str, Library]:
    """The libraries of a working build that are made from the sources as they are now."""
    written = _written(folder)
    if written.get("python") != python_abi():
        return {}
    libraries = {
        group: Library(folder / about["file"], frozenset(about["modules"]), about["sources"])
        for group, about in written["libraries"].items()
    }
    fresh = {
        group: library
        for group, library in libraries.items()
        if library.file.is_file() and library.sources == sources_of(group, package)
    }
    # Games are compiled against the engine, and are nothing without it.
    return fresh if ENGINE in fresh else {}


def python_abi() -> str:
    """Which Python a library is compiled for."""
    return f"{sys.implementation.cache_tag}-{sys.platform}"


def _written(folder: Path) -> dict[str, Any]:
    try:
        return dict(json.loads((folder / "current.json").read_text(encoding="utf-8")))
    except (OSError, ValueError):
        return {}


class CompiledModules(MetaPathFinder, Loader):
    """Finds modules in the libraries, before they would be found as sources."""

    def __init__(self, libraries: Collection[Library]) -> None:
        self._files = {library_name(library.file): library.file for library in libraries}
        self._holders = {
            module: library_name(library.file)
            for library in libraries
            for module in library.modules
        }

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """A compiled module, or the library that holds some; None for anything else."""
        if name in self._holders:
            return ModuleSpec(name, self)
        if name in self._files:
            file = str(self._files[name])
            return spec_from_file_location(name, file, loader=ExtensionFileLoader(name, file))
        return None

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        """Have the library make the module, as mypyc's own small modules for an installed package
        do: nothing needs to be linked and copied for each module so."""
        holder = self._holders[spec.name]
        library = importlib.import_module(holder)
        # mypyc works out from it where the modules lie.
        library.__file__ = str(PACKAGE.parent / self._files[holder].name)
        import ctypes  # noqa: PLC0415 (who runs plain need not wait for it)

        at = ctypes.pythonapi.PyCapsule_GetPointer
        at.restype, at.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
        name = "init_" + spec.name.replace(".", "___")
        meet_others = at(library.ensure_deps, f"{holder}.ensure_deps".encode())
        ctypes.PYFUNCTYPE(ctypes.c_int)(meet_others)()
        make = at(getattr(library, name), f"{holder}.{name}".encode())
        made: ModuleType = ctypes.PYFUNCTYPE(ctypes.py_object)(make)()
        return made

    def exec_module(self, module: ModuleType) -> None:
        """It ran when it was made."""


def library_name(file: Path) -> str:
    """The name under which libraries know each other; the file's tells versions apart, too."""
    return file.name.partition("-")[0]


def wanted(libraries: dict[str, Library], names: str) -> dict[str, Library]:
    """Those of the libraries that RULEWRIGHT_BUILD asks for: all, if it says nothing."""
    if not names:
        return libraries
    if names == PLAIN:
        return {}
    known = {ENGINE, *(folder.name for folder in game_folders())}
    asked = set(names.split(","))
    if ENGINE not in asked or not asked <= known:
        raise ImportError(
            f"RULEWRIGHT_BUILD is {PLAIN}, or {ENGINE} and with it any of"
            f" {', '.join(sorted(known - {ENGINE}))}; not {names!r}"
        )
    return {name: library for name, library in libraries.items() if name in asked}


def _decide() -> dict[str, Library]:
    libraries = wanted(usable(WORKING_BUILD), os.environ.get("RULEWRIGHT_BUILD", ""))
    if libraries:
        sys.meta_path.insert(0, CompiledModules(libraries.values()))
    return libraries


_USED: Final = _decide()
