"""What is compiled together: the engine, and each game; and all of it as C.

Games are found as folders. Calls between groups go through a table and are not inlined, which costs
about a tenth of the speed; in return a group is compiled beside the others, and alone when it changes.
"""

from __future__ import annotations

import os
from itertools import chain
from pathlib import Path
from typing import NamedTuple

from setuptools import Extension

import setup
from rulewright.build_in_use import ENGINE, game_folders

ROOT = Path(__file__).parents[2]


class Group(NamedTuple):
    """Modules that go into one library, as a C file and the headers that it includes."""

    name: str
    modules: list[str]
    c_file: Path
    headers: list[Path]
    include: list[str]


def staged(stage: Path) -> dict[str, list[str]]:
    """Bring the stage up to date, and name the files to compile, by group, relative to it."""
    setup.stage_sources(ROOT / "src" / "rulewright", stage)
    games = [folder.name for folder in game_folders(stage / "rulewright")]
    groups: dict[str, list[str]] = {name: [] for name in (ENGINE, *games)}
    for file in setup.files_to_compile(stage):
        _, part, *inside = Path(file).parts
        groups[inside[0] if part == "games" and len(inside) > 1 else ENGINE].append(file)
    return {name: files for name, files in groups.items() if files}


def translated(build: Path) -> list[Group]:
    """Every group as C."""
    # Not at the top: where nothing is compiled, mypyc need not be there.
    from mypyc.build import mypycify  # noqa: PLC0415

    stage = build / "stage"
    files = staged(stage)
    here = Path.cwd()
    os.chdir(stage)
    try:
        made = mypycify(
            # All of it anew, in a few seconds: what mypyc keeps of an earlier time forgets which parts of
            # its own library a group needs.
            ["--strict", "--cache-dir", os.devnull, *chain.from_iterable(files.values())],
            separate=[(group, f"rulewright_{name}") for name, group in files.items()],
            target_dir=str(build / "c"),
        )
    finally:
        os.chdir(here)
    libraries = {library.name: library for library in made if isinstance(library, Extension)}
    return [
        _group(name, group, libraries[f"rulewright_{name}__mypyc"]) for name, group in files.items()
    ]


def _group(name: str, files: list[str], library: Extension) -> Group:
    (c_file,) = library.sources
    return Group(
        name,
        [file.removesuffix(".py").replace("/", ".") for file in files],
        Path(c_file),
        # The others belong to mypyc and change with its version only.
        [Path(file) for file in library.depends if Path(file).name.startswith("__native")],
        [str(folder) for folder in library.include_dirs],
    )
