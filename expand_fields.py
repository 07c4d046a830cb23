"""Writes out, for mypyc, what the decorators of `rulewright.kernel.fields` do at run time in plain Python.

A class declared by its fields gets its `__init__` in the line of its first field, and the names of its fields behind its
docstring, so that every line keeps its number: what compiled code says about lines is true of the sources. Only files
that import `rulewright.kernel.fields` are touched.
"""

from __future__ import annotations

import ast
import builtins
import functools
from pathlib import Path
from typing import NamedTuple, NoReturn

FIELDS_MODULE = "rulewright.kernel.fields"


class FieldError(Exception):
    """A class that cannot be written out; says where and why."""


class Field(NamedTuple):
    """A field of a value: its type and default as they are written in the module that declares it."""

    name: str
    kind: ast.expr
    default: ast.expr | None
    by_name: bool
    module: str


class Module:
    """A module of the package: its classes, and where the names come from that it uses."""

    def __init__(self, name: str, tree: ast.Module) -> None:
        self.name = name
        self.tree = tree
        self.classes = {each.name: each for each in tree.body if isinstance(each, ast.ClassDef)}
        self.imported: dict[str, tuple[str, str]] = {}
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.module:
                for alias in node.names:
                    self.imported[alias.asname or alias.name] = (node.module, alias.name)

    def aliases(self) -> dict[str, ast.expr]:
        """The types that it gives another name."""
        return {
            node.target.id: node.value
            for node in self.tree.body
            if isinstance(node, ast.AnnAssign)
            and isinstance(node.target, ast.Name)
            and node.value is not None
            and ast.unparse(node.annotation) == "TypeAlias"
        }


class Sources:
    """All sources of the package, read as they are asked for."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.module = functools.cache(self._module)

    def _module(self, name: str) -> Module | None:
        path = self.root.joinpath(*name.split(".")).with_suffix(".py")
        return Module(name, ast.parse(path.read_text(encoding="utf-8"))) if path.is_file() else None

    def origin(self, module: str, name: str) -> tuple[str, str]:
        """Where a name that a module uses is defined."""
        there = self.module(module)
        while there is not None and name in there.imported:
            module, name = there.imported[name]
            there = self.module(module)
        return module, name

    def fields(self, module: str, name: str) -> list[Field]:
        """All fields of a value, what it inherits first."""
        module, name = self.origin(module, name)
        there = self.module(module)
        declared = there.classes.get(name) if there else None
        if declared is None:
            return []
        every = {field.name: field for field in self.inherited(module, declared)}
        if is_declared(declared, "value"):
            every |= {field.name: field for field in own_fields(module, declared)}
        return list(every.values())

    def inherited(self, module: str, declared: ast.ClassDef) -> list[Field]:
        """The fields that a value has from what it is based on."""
        found: list[Field] = []
        for base in reversed(declared.bases):  # as `fields_of` finds them
            of = base.value if isinstance(base, ast.Subscript) else base
            if isinstance(of, ast.Name):
                found += self.fields(module, of.id)
        return found

    def changes(self, module: str, kind: ast.expr) -> bool:
        """Whether what is of that type changes in place: a zone, or a part of a state that has fields of its own and
        a `copy`."""
        if not isinstance(kind, ast.Name):
            return False
        module, name = self.origin(module, kind.id)
        there = self.module(module)
        declared = there.classes.get(name) if there else None
        return name == "Zone" or (
            declared is not None
            and is_declared(declared, "state_fields")
            and any(
                isinstance(each, ast.FunctionDef) and each.name == "copy" for each in declared.body
            )
        )

    def resolved(self, module: str, kind: ast.expr) -> tuple[str, ast.expr]:
        """A type under its own name."""
        if isinstance(kind, ast.Name):
            there, name = self.origin(module, kind.id)
            found = self.module(there)
            alias = found.aliases().get(name) if found else None
            if alias is not None:
                return self.resolved(there, alias)
        return module, kind


def _has_default(field: Field) -> bool:
    return field.default is not None


def is_declared(declared: ast.ClassDef, how: str) -> bool:
    """Whether a class has that decorator."""
    return any(isinstance(each, ast.Name) and each.id == how for each in declared.decorator_list)


def own_fields(module: str, declared: ast.ClassDef) -> list[Field]:
    """The fields that a class declares itself."""
    found = []
    by_name = False
    for node in declared.body:
        if not isinstance(node, ast.AnnAssign) or not isinstance(node.target, ast.Name):
            continue
        if node.target.id == "_":
            by_name = True
        elif not ast.unparse(node.annotation).startswith(("ClassVar", "Final")):
            found.append(Field(node.target.id, node.annotation, node.value, by_name, module))
    return found


def calls_of(name: str, declared: ast.ClassDef) -> list[ast.Call]:
    """The calls of a function in a class, the last first, so that one can be replaced after the other."""
    found = [
        node
        for node in ast.walk(declared)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name
    ]
    return sorted(found, key=lambda node: (node.lineno, node.col_offset), reverse=True)


def inside(call: ast.Call) -> list[ast.AST]:
    """All that a call is given."""
    return [node for each in [*call.args, *call.keywords] for node in ast.walk(each)]


class Expansion:
    """One file on its way to the form that is compiled."""

    def __init__(self, sources: Sources, module: str, text: str) -> None:
        self.sources = sources
        self.module = module
        self.lines = text.split("\n")
        self.tree = ast.parse(text)
        self.needed: dict[str, tuple[str, str]] = {
            "_ClassVar": ("typing", "ClassVar"),
            "_Final": ("typing", "Final"),
        }

    def text(self) -> str:
        """The file, written out."""
        self._refuse_what_is_not_seen()
        for node in self.tree.body:
            if isinstance(node, ast.ClassDef) and is_declared(node, "value"):
                self._write_value(node)
            elif isinstance(node, ast.ClassDef) and is_declared(node, "state_fields"):
                self._write_state(node)
        self._import_what_is_needed()
        return "\n".join(self.lines)

    def _refuse_what_is_not_seen(self) -> None:
        """What works as plain Python, but would not be found here."""
        for node in ast.walk(self.tree):
            is_renamed = (
                isinstance(node, ast.ImportFrom)
                and node.module == FIELDS_MODULE
                and any(alias.asname for alias in node.names)
            )
            is_whole = isinstance(node, ast.Import) and any(
                alias.name == FIELDS_MODULE for alias in node.names
            )
            if is_renamed or is_whole:
                self._refuse(
                    node, f"import value and state_fields by their names from {FIELDS_MODULE}"
                )
            if isinstance(node, ast.ClassDef) and node not in self.tree.body:
                for how in ("value", "state_fields"):
                    if is_declared(node, how):
                        self._refuse(
                            node, f"{node.name} is a {how} and so stands at the top of the module"
                        )

    # Values

    def _write_value(self, declared: ast.ClassDef) -> None:
        own = own_fields(self.module, declared)
        if any(
            isinstance(each, ast.FunctionDef) and each.name == "__init__" for each in declared.body
        ):
            self._refuse(
                declared, f"{declared.name} is made from its fields: it has no __init__ of its own"
            )
        for each in declared.body:
            if isinstance(each, ast.AnnAssign) and ast.unparse(each.annotation).startswith("Final"):
                self._refuse(each, "what is for the whole class is a ClassVar")
        self._drop_decorator(declared, "value")
        self._write_names(declared, own, is_value=True)
        if own:
            first = self._blank_fields(declared)
            self.lines[first - 1] = f"    {self._maker(declared)}"
        if is_declared(declared, "final"):
            self._write_copies(declared)

    def _maker(self, declared: ast.ClassDef) -> str:
        every = self.sources.fields(self.module, declared.name)
        inherited = {field.name for field in self.sources.inherited(self.module, declared)}
        first = [self._parameter(field) for field in every if not field.by_name]
        # Those without a default first: mypyc cannot write the signature down otherwise.
        by_name = sorted((field for field in every if field.by_name), key=_has_default)
        then = [self._parameter(field) for field in by_name]
        taken = ", ".join(["self", *first, *(["*", *then] if then else [])])
        passed = [f"{field.name}={field.name}" for field in every if field.name in inherited]
        steps = [f"super().__init__({', '.join(passed)})"] if passed else []
        steps += [
            f"self.{each.name}: _Final = {each.name}"
            for each in every
            if each.name not in inherited
        ]
        return f"def __init__({taken}) -> None: {'; '.join(steps)}"

    def _parameter(self, field: Field) -> str:
        said = f"{field.name}: {self._said(field.kind, field.module)}"
        if field.default is None:
            return said
        return f"{said} = {self._said(field.default, field.module)}"

    def _said(self, expression: ast.expr, module: str) -> str:
        """An expression of another module, as this one can say it."""
        if module == self.module:
            return ast.unparse(expression)
        copy = ast.parse(ast.unparse(expression), mode="eval").body
        for node in ast.walk(copy):
            if isinstance(node, ast.Name) and not hasattr(builtins, node.id):
                origin = self.sources.origin(module, node.id)
                node.id = f"_{node.id}"
                self.needed[node.id] = origin
        return ast.unparse(copy)

    def _write_copies(self, declared: ast.ClassDef) -> None:
        """`but(self, seat=…)` in a class without subclasses: that class, with all its fields."""
        every = self.sources.fields(self.module, declared.name)
        for node in calls_of("but", declared):
            if len(node.args) != 1 or any(each.arg is None for each in node.keywords):
                self._refuse(node, "but takes one value, and the fields that change by their names")
            if ast.unparse(node.args[0]) != "self":
                continue
            if any(isinstance(each, ast.Name) and each.id == "but" for each in inside(node)):
                self._refuse(node, "a but within another: say it in two lines")
            changed = {each.arg: ast.unparse(each.value) for each in node.keywords}
            said = [f"{each.name}={changed.pop(each.name, f'self.{each.name}')}" for each in every]
            if changed:
                names = ", ".join(each.name for each in every)
                self._refuse(
                    node,
                    f"{declared.name} has no field {', '.join(map(str, changed))}; it has {names}",
                )
            self._replace(node, f"{declared.name}({', '.join(said)})")

    # States

    def _write_state(self, declared: ast.ClassDef) -> None:
        own = own_fields(self.module, declared)
        self._drop_decorator(declared, "state_fields")
        self._write_names(declared, own, is_value=False)
        for node in calls_of("copy_fields", declared):
            said = [ast.unparse(each) for each in node.args]
            if len(said) != 3 or said[0] != declared.name:
                self._refuse(node, f"copy_fields takes {declared.name}, the new one and its origin")
            _, new, origin = said
            steps = [f"{new}.{field.name} = {self._copied(field, origin)}" for field in own]
            self._replace(node, "; ".join(steps))

    def _copied(self, field: Field, origin: str) -> str:
        held = f"{origin}.{field.name}"
        copy = self._copy_of(held, *self.sources.resolved(field.module, field.kind))
        return held if copy is None else copy

    def _copy_of(self, held: str, module: str, kind: ast.expr) -> str | None:
        """How what is of that type is copied; None if it may be shared."""
        if isinstance(kind, ast.BinOp) and ast.unparse(kind.right) == "None":
            copy = self._copy_of(held, *self.sources.resolved(module, kind.left))
            return None if copy is None else f"None if {held} is None else {copy}"
        if self.sources.changes(module, kind):
            return f"{held}.copy()"
        if isinstance(kind, ast.Subscript) and ast.unparse(kind.value) == "list":
            module, part = self.sources.resolved(module, kind.slice)
            if self.sources.changes(module, part):
                return f"[part.copy() for part in {held}]"
        return None

    # Lines

    def _drop_decorator(self, declared: ast.ClassDef, name: str) -> None:
        for node in declared.decorator_list:
            if isinstance(node, ast.Name) and node.id == name:
                self.lines[node.lineno - 1] = ""

    def _write_names(self, declared: ast.ClassDef, own: list[Field], *, is_value: bool) -> None:
        said = declared.body[0]
        if not isinstance(said, ast.Expr) or not isinstance(said.value, ast.Constant):
            self._refuse(declared, f"{declared.name} needs a docstring")
        names = {field.name: ast.unparse(field.kind) for field in own}
        text = f"; OWN_FIELDS: _ClassVar[dict[str, str]] = {names!r}"
        if is_value:
            by_name = tuple(field.name for field in own if field.by_name)
            defaults = [
                f"{each.name!r}: {ast.unparse(each.default)}" for each in own if each.default
            ]
            text += f"; OWN_BY_NAME: _ClassVar[tuple[str, ...]] = {by_name!r}"
            text += f"; OWN_DEFAULTS: _ClassVar[dict[str, object]] = {{{', '.join(defaults)}}}"
            text += f"; __slots__ = {tuple(sorted(names))!r}"
        self._put_after(said, text)

    def _blank_fields(self, declared: ast.ClassDef) -> int:
        """Take the declarations out; the line of the first."""
        first = 0
        for node in declared.body:
            if isinstance(node, ast.AnnAssign):
                if ast.unparse(node.annotation).startswith(("ClassVar", "Final")):
                    continue
                if first == 0:
                    first = node.lineno
                for line in range(node.lineno, (node.end_lineno or node.lineno) + 1):
                    self.lines[line - 1] = ""
        return first

    def _replace(self, node: ast.expr, text: str) -> None:
        """Put text in the place of an expression; the lines it had are kept, empty."""
        end = node.end_lineno or node.lineno
        before = self.lines[node.lineno - 1].encode()[: node.col_offset].decode()
        after = self.lines[end - 1].encode()[node.end_col_offset :].decode()
        self.lines[node.lineno - 1] = before + text + after
        for line in range(node.lineno + 1, end + 1):
            self.lines[line - 1] = ""

    def _put_after(self, node: ast.stmt, text: str) -> None:
        """Put text behind a statement, in its last line and before what else stands there."""
        last = (node.end_lineno or node.lineno) - 1
        line = self.lines[last].encode()
        end = node.end_col_offset or len(line)
        self.lines[last] = line[:end].decode() + text + line[end:].decode()

    def _import_what_is_needed(self) -> None:
        for node in self.tree.body:
            if isinstance(node, ast.ImportFrom) and node.module == "__future__":
                steps = [
                    f"from {module} import {name} as {said}"
                    for said, (module, name) in self.needed.items()
                ]
                self._put_after(node, "; " + "; ".join(steps))
                return
        self._refuse(self.tree, "it does not begin with from __future__ import annotations")

    def _refuse(self, node: ast.AST, why: str) -> NoReturn:
        raise FieldError(f"{self.module}, line {getattr(node, 'lineno', 1)}: {why}")


def expanded(sources: Sources, path: Path, text: str) -> str:
    """A source file, its path relative to the sources' root, as mypyc is to compile it."""
    if FIELDS_MODULE not in text:
        return text
    return Expansion(sources, ".".join(path.with_suffix("").parts), text).text()
