"""Which build a process runs on: compiled what is up to date, plain what is not, and never a mixture of
old and new."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from rulewright import build_in_use
from rulewright.build_in_use import (
    Library,
    game_folders,
    newest_build,
    python_abi,
    sources_of,
    usable,
    wanted,
)

SOURCE = Path(build_in_use.__file__).parents[1]


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A small package with an engine and two games."""
    package = tmp_path / "rulewright"
    for name in (
        "kernel/state.py",
        "bots/bot.py",
        "games/chess/__init__.py",
        "games/chess/rules/moves.py",
        "games/chess/terminal/board.py",
        "games/chess/testing/table.py",
        "games/go/__init__.py",
    ):
        file = package / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(f"# {name}")
    return package


def compiled(build: Path, package: Path, python: str = "") -> Path:
    """A working build of that package, whose libraries are empty."""
    build.mkdir(exist_ok=True)
    libraries = {}
    for group in ("engine", *(game.name for game in game_folders(package))):
        file = f"rulewright_{group}__mypyc-1.so"
        build.joinpath(file).touch()
        libraries[group] = {"file": file, "modules": [], "sources": sources_of(group, package)}
    about = {"python": python or python_abi(), "libraries": libraries}
    build.joinpath("current.json").write_text(json.dumps(about))
    return build


def test_what_is_made_from_the_present_sources_is_used(tmp_path: Path, package: Path) -> None:
    build = compiled(tmp_path / "build", package)
    found = usable(build, package)
    assert found.keys() == {"engine", "chess", "go"}
    assert found["go"].file == build / "rulewright_go__mypyc-1.so"


def test_a_changed_game_runs_plain_and_no_other_does(tmp_path: Path, package: Path) -> None:
    build = compiled(tmp_path / "build", package)
    package.joinpath("games/chess/rules/moves.py").write_text("# otherwise")
    assert usable(build, package).keys() == {"engine", "go"}


def test_a_new_or_lost_file_is_a_change(tmp_path: Path, package: Path) -> None:
    build = compiled(tmp_path / "build", package)
    package.joinpath("games/go/stones.py").touch()
    package.joinpath("games/chess/rules/moves.py").unlink()
    assert usable(build, package).keys() == {"engine"}


def test_with_a_changed_engine_everything_runs_plain(tmp_path: Path, package: Path) -> None:
    build = compiled(tmp_path / "build", package)
    package.joinpath("bots/bot.py").write_text("# otherwise")
    assert usable(build, package) == {}


def test_boards_and_tables_for_tests_may_change(tmp_path: Path, package: Path) -> None:
    build = compiled(tmp_path / "build", package)
    package.joinpath("games/chess/terminal/board.py").write_text("# otherwise")
    package.joinpath("games/chess/testing/table.py").unlink()
    assert usable(build, package).keys() == {"engine", "chess", "go"}


def test_a_library_that_is_gone_is_not_used(tmp_path: Path, package: Path) -> None:
    build = compiled(tmp_path / "build", package)
    build.joinpath("rulewright_go__mypyc-1.so").unlink()
    assert usable(build, package).keys() == {"engine", "chess"}


def test_what_another_python_has_compiled_is_not_used(tmp_path: Path, package: Path) -> None:
    assert usable(compiled(tmp_path / "build", package, "cpython-27-amiga"), package) == {}


@pytest.mark.parametrize("written", [None, "", "{", "[]", "{}"])
def test_without_a_build_everything_runs_plain(
    tmp_path: Path, package: Path, written: str | None
) -> None:
    if written is not None:
        tmp_path.joinpath("current.json").write_text(written)
    assert usable(tmp_path, package) == {}


def test_a_newer_build_is_noticed(tmp_path: Path, package: Path) -> None:
    build = tmp_path / "build"
    assert newest_build(build) == ""
    first = newest_build(compiled(build, package))
    assert first != ""
    assert newest_build(build) == first
    os.utime(build / "current.json", ns=(1, 1))
    assert newest_build(build) not in {"", first}


LIBRARIES = {name: Library(Path(name), frozenset(), "") for name in ("engine", "allumbra", "elma")}


@pytest.mark.parametrize(
    ("asked", "given"),
    [
        ("", {"engine", "allumbra", "elma"}),
        ("plain", set()),
        ("engine", {"engine"}),
        ("engine,elma", {"engine", "elma"}),
        ("engine,eruma", {"engine"}),
    ],
)
def test_one_may_ask_for_less_than_there_is(asked: str, given: set[str]) -> None:
    assert wanted(LIBRARIES, asked).keys() == given


@pytest.mark.parametrize("asked", ["elma", "engine,chess", "compiled"])
def test_what_cannot_be_asked_for_is_refused_with_what_can(asked: str) -> None:
    with pytest.raises(ImportError, match=r"RULEWRIGHT_BUILD is plain, or engine and .*allumbra"):
        wanted(LIBRARIES, asked)


def test_a_process_that_is_asked_for_it_runs_plain() -> None:
    asked = (
        "import rulewright; print(rulewright.is_compiled(), rulewright.build_in_use.used_build())"
    )
    done = subprocess.run(
        [sys.executable, "-c", asked],
        env={**os.environ, "PYTHONPATH": str(SOURCE), "RULEWRIGHT_BUILD": "plain"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == "False {}\n"
