"""The command: `python -m tools.working_build` brings the working build up to date.

What is compiled is used by every process that begins afterwards, game by game; what need not be
compiled again is not. RULEWRIGHT_COMPILE means the same as for `setup.py`.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import setup
from rulewright.build_in_use import (
    ENGINE,
    WORKING_BUILD,
    game_folders,
    python_abi,
    sources_of,
    usable,
)
from tools.working_build.c_compiler import Compiler, CompilerFailed, stop_compiling
from tools.working_build.groups import Group, translated

KEPT_SECONDS: Final = 24 * 60 * 60
"""How long a library lies after it is out of date: a process may have decided on it and not yet used it."""


def main() -> None:
    """Compile what is not compiled as it is now."""
    if setup.compile_wanted() == "never":
        say("RULEWRIGHT_COMPILE=never: the engine runs as plain Python")
        WORKING_BUILD.joinpath("current.json").unlink(missing_ok=True)
        return
    if sys.platform == "win32" or not setup.has_compiler():
        setup.go_plain("no C compiler found")
        return
    WORKING_BUILD.mkdir(parents=True, exist_ok=True)
    signal.signal(signal.SIGTERM, stop)
    with alone(WORKING_BUILD / "lock"):
        try:
            compiler = Compiler(WORKING_BUILD)
            if not is_up_to_date(WORKING_BUILD, compiler):
                compile_what_has_changed(WORKING_BUILD, compiler)
                say("engine and games are compiled; processes that begin from now on use it")
        except ImportError as error:
            setup.go_plain(f"mypyc is missing ({error})")
        except SystemExit:
            # mypyc has said what it does not like.
            setup.go_plain("mypyc could not translate the sources")
        except CompilerFailed as error:
            setup.go_plain(f"the C compiler failed ({error})")


def stop(_signal: int, _frame: object) -> None:
    """Whoever has started it has ended. What is compiled already stays, the rest is for next time."""
    stop_compiling()
    os._exit(1)


def is_up_to_date(build: Path, compiler: Compiler) -> bool:
    """Whether there is nothing to do."""
    made_by = build / "made-by.txt"
    is_same = made_by.is_file() and made_by.read_text() == compiler.manner
    return is_same and usable(build).keys() == set(group_names())


def group_names() -> list[str]:
    """The engine, and every game."""
    return [ENGINE, *(folder.name for folder in game_folders())]


def compile_what_has_changed(build: Path, compiler: Compiler) -> None:
    """Make the libraries that are not there, on all cores, the engine first and the small ones early;
    tell processes that begin of each as soon as it can be used."""
    # Before they are read: what is changed meanwhile is out of date afterwards.
    sources = {name: sources_of(name) for name in group_names()}
    groups = {group.name: group for group in translated(build)}
    libraries = {name: compiler.library(group) for name, group in groups.items()}
    ready = {name for name, library in libraries.items() if library.is_file()}
    write_down(build, {name: libraries[name] for name in ready}, groups, sources)
    begun = time.monotonic()
    with ThreadPoolExecutor(os.cpu_count()) as cores:
        making = {
            cores.submit(compiler.make, groups[name], libraries[name]): name
            for name in sorted(groups.keys() - ready, key=lambda name: order(groups[name]))
        }
        for done in as_completed(making):
            done.result()
            ready.add(making[done])
            write_down(build, {name: libraries[name] for name in ready}, groups, sources)
            say(f"compiled {making[done]} after {time.monotonic() - begun:.0f} s")
    build.joinpath("made-by.txt").write_text(compiler.manner)
    forget_old_libraries(build, set(libraries.values()))


def order(group: Group) -> tuple[bool, int]:
    """Nothing can be used without the engine; small games are there soon."""
    return group.name != ENGINE, group.c_file.stat().st_size


def write_down(
    build: Path, libraries: dict[str, Path], groups: dict[str, Group], sources: dict[str, str]
) -> None:
    """Say which libraries there are, and what they are made from."""
    if ENGINE not in libraries:
        return  # no game can be used without it
    about = {
        name: {
            "file": library.name,
            "modules": groups[name].modules,
            "sources": sources[name],
        }
        for name, library in sorted(libraries.items())
    }
    writing = build / "current.making"
    writing.write_text(json.dumps({"python": python_abi(), "libraries": about}, indent=1))
    writing.replace(build / "current.json")


def forget_old_libraries(build: Path, needed: set[Path]) -> None:
    """Remove those that nobody can still want."""
    for library in build.glob("*.so"):
        if library not in needed and time.time() - library.stat().st_mtime > KEPT_SECONDS:
            library.unlink()


@contextmanager
def alone(lock: Path) -> Iterator[None]:
    """Wait until no other process builds here."""
    import fcntl  # noqa: PLC0415 (not on Windows, where nothing is built so)

    with lock.open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        yield


def say(text: str) -> None:
    """Tell whoever has started it."""
    print(f"rulewright: {text}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
