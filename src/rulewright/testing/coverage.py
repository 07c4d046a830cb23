"""Which rules of a catalogue are shown by a test, and which tests name rules that do not exist.

Tests are read, never run or imported, so this needs neither pytest nor a working game. It trusts
a test's word: whether the test would fail without the rule is for mutation testing to find out.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from rulewright.kernel.errors import RulebookError
from rulewright.rulebook import games_with_rulebook
from rulewright.testing.rules import GAME_AND_ID

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from rulewright.rulebook import Rule, Rulebook

_OURS: Final = (
    "rulewright.testing.rule",
    "rulewright.testing.rules.rule",
    "pytest.mark.rule",
)


@dataclass(frozen=True)
class Coverage:
    """How far the tests show the rules of a game."""

    game: str
    covered: dict[str, list[str]]
    """Each id that a test names, with its tests as `path::test`, in the order of the book."""
    missing: list[Rule]
    unknown: list[tuple[str, str]]
    """Each id that tests name but no catalogue has, with its place as `path:line`."""
    errors: list[str]
    """Uses of `rule` that cannot be counted, each with its place and what would be right."""

    @property
    def is_complete(self) -> bool:
        """Every rule has a test, and every test names rules that exist."""
        return not (self.missing or self.unknown or self.errors)


@dataclass(frozen=True)
class NamedRule:
    """A test names a rule: `id` is as written, `test` is `path::test`, `place` is `path:line`."""

    id: str
    test: str
    place: str


def rule_coverage(rulebook: Rulebook, tests: Path) -> Coverage:
    """Hold the catalogue of a game against all tests in a folder."""
    named_rules, errors = read_tests(tests)
    games = {rulebook.game, *games_with_rulebook()}
    tests_of: dict[str, list[str]] = {rule.id: [] for rule in rulebook.rules}
    unknown = []
    for named in named_rules:
        game, _, rule_id = named.id.partition("/")
        if game not in games or (game == rulebook.game and rule_id not in rulebook):
            unknown.append((named.id, named.place))
        elif game == rulebook.game and named.test not in tests_of[rule_id]:
            tests_of[rule_id].append(named.test)
    return Coverage(
        game=rulebook.game,
        covered={rule_id: names for rule_id, names in tests_of.items() if names},
        missing=[rule for rule in rulebook.rules if not tests_of[rule.id]],
        unknown=list(dict.fromkeys(unknown)),
        errors=errors,
    )


def read_tests(tests: Path) -> tuple[list[NamedRule], list[str]]:
    """Every rule that a test in this folder names, and every use of `rule` that is wrong."""
    if not tests.is_dir():
        raise RulebookError(f"{tests}: there is no such folder of tests.")
    named_rules: list[NamedRule] = []
    errors: list[str] = []
    for path in sorted(tests.rglob("*.py")):
        reader = _TestFile(path)
        reader.read()
        named_rules += reader.named_rules
        errors += reader.errors
    return named_rules, errors


@dataclass(frozen=True)
class _Mark:
    id: str
    line: int


class _TestFile:
    """One file of tests, and what was found in it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.named_rules: list[NamedRule] = []
        self.errors: list[str] = []
        self._origins: dict[str, str] = {}
        self._placed: set[ast.expr] = set()

    def read(self) -> None:
        try:
            tree = ast.parse(self.path.read_bytes())
        except SyntaxError as error:
            self._wrong(error.lineno or 1, f"This is not Python: {error.msg}.")
            return
        self._origins = _imported_names(tree)
        if self.path.name.startswith("test_") or self.path.name.endswith("_test.py"):
            self._read_scope(tree.body, self.path.as_posix())
        self._find_misplaced(tree)

    def _read_scope(self, body: list[ast.stmt], name: str) -> list[str]:
        """Read a file or a class. Gives the tests in it."""
        tests: list[str] = []
        for statement in body:
            if isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef):
                tests += self._read_function(statement, name)
            elif isinstance(statement, ast.ClassDef) and statement.name.startswith("Test"):
                inside = self._read_scope(statement.body, f"{name}::{statement.name}")
                self._count(self._marks(statement.decorator_list), inside)
                tests += inside
        for statement in body:
            self._count(self._marks(_pytestmark(statement)), tests)
        return tests

    def _read_function(
        self, function: ast.FunctionDef | ast.AsyncFunctionDef, scope: str
    ) -> list[str]:
        marks = self._marks(function.decorator_list)
        if function.name.startswith("test_"):
            test = f"{scope}::{function.name}"
            self._count(marks, [test])
            return [test]
        if marks:
            wrong = f"`{function.name}` names rules but is no test."
            self._wrong(marks[0].line, f"{wrong} The name of a test begins with `test_`.")
        return []

    def _count(self, marks: list[_Mark], tests: list[str]) -> None:
        for mark in marks:
            place = f"{self.path.as_posix()}:{mark.line}"
            self.named_rules += [NamedRule(mark.id, test, place) for test in tests]
        if marks and not tests:
            self._wrong(marks[0].line, "Rules are named, but there is no test below.")

    def _marks(self, expressions: Iterable[ast.expr]) -> list[_Mark]:
        """The ids in those of the expressions that are `rule(...)`."""
        marks: list[_Mark] = []
        for expression in expressions:
            called = expression.func if isinstance(expression, ast.Call) else expression
            if self._origin(called) not in (*_OURS, "rule"):
                continue
            self._placed.add(called)
            marks += self._ids(expression)
        return marks

    def _ids(self, expression: ast.expr) -> list[_Mark]:
        arguments: list[ast.expr] = []
        if isinstance(expression, ast.Call):
            arguments = [*expression.args, *(keyword.value for keyword in expression.keywords)]
        if not arguments:
            self._wrong(expression.lineno, 'No rule is named. Write rule("game/rule.id").')
        marks = []
        for argument in arguments:
            if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
                written = ast.unparse(argument)
                right = 'Write rule("game/rule.id").'
                self._wrong(argument.lineno, f"`{written}` is not an id written out. {right}")
            elif not GAME_AND_ID.fullmatch(argument.value):
                wrong = f"`{argument.value}` is not of the form `game/rule.id`."
                self._wrong(argument.lineno, f"{wrong} Write one such as `allumbra/setup.energy`.")
            else:
                marks.append(_Mark(argument.value, argument.lineno))
        return marks

    def _find_misplaced(self, tree: ast.Module) -> None:
        """A `rule(...)` that was not counted must not look as if it were."""
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or node.func in self._placed:
                continue
            if self._origin(node.func) in _OURS:
                wrong = "Here `rule` belongs to no test that pytest finds."
                right = "Put it on a function `test_...` or a class `Test...`, or in `pytestmark`."
                self._wrong(node.lineno, f"{wrong} {right}")

    def _origin(self, expression: ast.expr) -> str:
        """The full name of what is named: `rulewright.testing.rule` for an imported `rule`."""
        if isinstance(expression, ast.Name):
            return self._origins.get(expression.id, expression.id)
        if isinstance(expression, ast.Attribute):
            return f"{self._origin(expression.value)}.{expression.attr}"
        return ""

    def _wrong(self, line: int, message: str) -> None:
        self.errors.append(f"{self.path.as_posix()}:{line}: {message}")


def _imported_names(tree: ast.Module) -> dict[str, str]:
    """What each imported name stands for. Hypothesis has a `rule` too; that one is not ours."""
    names: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names |= {alias.asname: alias.name for alias in node.names if alias.asname}
        elif isinstance(node, ast.ImportFrom):
            module = "." * node.level + (node.module or "")
            names |= {alias.asname or alias.name: f"{module}.{alias.name}" for alias in node.names}
    return names


def _pytestmark(statement: ast.stmt) -> list[ast.expr]:
    """The marks in `pytestmark = ...`, or none if the statement is another."""
    if isinstance(statement, ast.Assign):
        targets, value = statement.targets, statement.value
    elif isinstance(statement, ast.AnnAssign) and statement.value:
        targets, value = [statement.target], statement.value
    else:
        return []
    if not any(isinstance(target, ast.Name) and target.id == "pytestmark" for target in targets):
        return []
    return value.elts if isinstance(value, ast.List | ast.Tuple) else [value]
