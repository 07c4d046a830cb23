"""The C compiler, and what it has made before: a library is named after all that went into it, and
one that is there is not made again.
"""

from __future__ import annotations

import hashlib
import os
import shlex
import signal
import subprocess
import sysconfig
from contextlib import suppress
from functools import cached_property
from importlib.metadata import version
from pathlib import Path
from typing import Final

import setup
from tools.working_build.groups import Group

FLAGS: Final = ("-O2", "-g0", *setup.UNIX_FLAGS)


class CompilerFailed(Exception):
    """The C compiler did not like something; the message is its own."""


class Compiler:
    """Compiles groups to libraries in a folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def library(self, group: Group) -> Path:
        """Where the library of that group lies, or will."""
        digest = hashlib.sha256(self._version)
        for word in self._command(group):
            digest.update(f"{word}\n".encode())
        for file in (group.c_file, *group.headers):
            digest.update(file.read_bytes())
        return self._folder / f"rulewright_{group.name}__mypyc-{digest.hexdigest()[:20]}.so"

    def make(self, group: Group, library: Path) -> None:
        """Compile a group."""
        making = library.with_suffix(".making")
        _run([*self._command(group), str(group.c_file), "-o", str(making)])
        # In one step: nobody finds half a library.
        making.replace(library)

    @cached_property
    def manner(self) -> str:
        """How it compiles: changes with the compilers, their flags and what is compiled at all."""
        digest = hashlib.sha256(self._version)
        for word in (*FLAGS, *setup.COMPILED, *setup.LEFT_PLAIN):
            digest.update(f"{word}\n".encode())
        return digest.hexdigest()

    @cached_property
    def _version(self) -> bytes:
        """Which compilers there are: mypyc, whose library is compiled in, and the C compiler."""
        return version("mypy").encode() + _run([*_words("CC"), "--version"])

    def _command(self, group: Group) -> list[str]:
        include = (*group.include, sysconfig.get_paths()["include"])
        return [
            # Compiles and links at once. CPython's own flags come first, ours decide.
            *_words("LDSHARED"),
            *_words("CFLAGS"),
            *_words("CCSHARED"),
            *FLAGS,
            *(f"-I{folder}" for folder in include),
        ]


def _words(variable: str) -> list[str]:
    """What CPython was built with, with the C compiler that CC asks for."""
    words = shlex.split(str(sysconfig.get_config_var(variable) or ""))
    if variable in {"CC", "LDSHARED"} and os.environ.get("CC"):
        return [*shlex.split(os.environ["CC"]), *words[1:]]
    return words


_running: set[subprocess.Popen[bytes]] = set()


def stop_compiling() -> None:
    """End what runs, and what that has started."""
    for process in list(_running):
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)


def _run(command: list[str]) -> bytes:
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
    )
    _running.add(process)
    said, complained = process.communicate()
    _running.discard(process)
    if process.returncode != 0:
        raise CompilerFailed(complained.decode(errors="replace"))
    return said
