"""Breaking a module in the memory of one process: in place, or when it is imported.

A function is broken by giving it the code that the broken source has for it, so all who know the
function have it broken. What runs while a module is imported cannot be broken afterwards; for that
there is a finder that imports the broken source instead of the file.
"""

from __future__ import annotations

import ast
import gc
import sys
from collections.abc import Iterator, Sequence
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, FunctionType, ModuleType

from tools.mutants.mutations import Mutation


class CannotBreak(Exception):
    """The functions in memory cannot take the place of the broken ones."""


def module_name(path: str) -> str:
    """`rulewright/kernel/state.py` as it is imported."""
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def is_in_a_function(source: bytes, mutation: Mutation) -> bool:
    """Whether a mutation touches nothing but the body of a function."""
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            first, last = node.body[0], node.body[-1]
            begin = starts[first.lineno - 1] + first.col_offset
            end = starts[(last.end_lineno or 0) - 1] + (last.end_col_offset or 0)
            if begin <= mutation.start and mutation.end <= end:
                return True
    return False


def break_in_place(file: Path, before: bytes, after: bytes) -> None:
    """Give the functions of an imported module the code of a broken source. Where the module is not
    imported yet, there is nothing to do but to import the broken one later."""
    old = dict(_functions(compile(before, str(file), "exec")))
    new = dict(_functions(compile(after, str(file), "exec")))
    if old.keys() != new.keys():
        raise CannotBreak(f"{file}: other functions than before")
    changed = {key: new[key] for key in old if old[key] != new[key]}
    found: set[tuple[int, str]] = set()
    for thing in gc.get_objects():
        if isinstance(thing, FunctionType) and thing.__code__.co_filename == str(file):
            key = (thing.__code__.co_firstlineno, thing.__code__.co_name)
            if key in changed:
                _exchange(thing, changed[key])
                found.add(key)
    # A function within a function is made anew by the broken one around it.
    if not found:
        raise CannotBreak(f"{file}: no function to break")


def _exchange(function: FunctionType, code: CodeType) -> None:
    try:
        function.__code__ = code
    except ValueError as error:
        raise CannotBreak(str(error)) from None


def _functions(code: CodeType) -> Iterator[tuple[tuple[int, str], CodeType]]:
    """Every function in a compiled source, by the line and the name it begins with."""
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            if constant.co_name.isidentifier() or constant.co_name == "<lambda>":
                yield (constant.co_firstlineno, constant.co_name), constant
            yield from _functions(constant)


class _BrokenLoader(SourceFileLoader):
    """Loads a broken source in the place of a file."""

    def __init__(self, name: str, file: Path, source: bytes) -> None:
        super().__init__(name, str(file))
        self.source = source

    def get_code(self, fullname: str) -> CodeType:
        """The broken source, compiled."""
        return compile(self.source, self.path, "exec")


class BrokenImport:
    """A finder that has a broken source for one module; to be put before all others."""

    def __init__(self, name: str, file: Path, source: bytes) -> None:
        self.name = name
        self.file = file
        self.source = source

    def install(self) -> None:
        """From now on the module is imported broken."""
        sys.meta_path.insert(0, self)

    def find_spec(
        self,
        fullname: str,
        path: Sequence[str] | None = None,
        target: ModuleType | None = None,
    ) -> ModuleSpec | None:
        """The broken module, or nothing for any other."""
        if fullname != self.name:
            return None
        where = [str(self.file.parent)] if self.file.name == "__init__.py" else None
        loader = _BrokenLoader(fullname, self.file, self.source)
        return spec_from_file_location(
            fullname, self.file, loader=loader, submodule_search_locations=where
        )
