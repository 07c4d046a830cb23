"""The ways in which a Python source is broken: one operator, number or statement at a time.

What cannot matter to a test is left alone: annotations, decorators, docstrings, messages,
assertions, `__slots__`, how a thing shows itself to programmers, whether `zip` is strict.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

OPERATORS: Final[dict[type[ast.AST], tuple[str, str]]] = {
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Is: ("is", "is not"),
    ast.IsNot: (r"is\s+not", "is"),
    ast.In: ("in", "not in"),
    ast.NotIn: (r"not\s+in", "in"),
    ast.Add: (r"\+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: (r"\*", "+"),
    ast.Div: ("/", "*"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "*"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: (r"\|", "&"),
    ast.BitXor: (r"\^", "|"),
    ast.And: ("and", "or"),
    ast.Or: ("or", "and"),
}
"""Each operator: how it is found in the source, and what takes its place."""

CALLS: Final = {"max": "min", "min": "max", "any": "all", "all": "any"}


@dataclass(frozen=True)
class Mutation:
    """One change to a source: the bytes from `start` to `end` become `after`."""

    line: int
    statement: int
    """The line on which the statement begins that this is part of."""
    start: int
    end: int
    before: str
    after: str

    def apply(self, source: bytes) -> bytes:
        """The source with the change."""
        return source[: self.start] + self.after.encode() + source[self.end :]


def mutations_of(source: bytes) -> list[Mutation]:
    """Every mutation of a source that is still Python, in the order of the source."""
    found = {}
    for mutation in _Finder(source).statements(ast.parse(source).body):
        found[mutation.start, mutation.end, mutation.after] = mutation
    return [found[key] for key in sorted(found) if _is_python(found[key].apply(source))]


def _is_python(source: bytes) -> bool:
    try:
        ast.parse(source)
    except SyntaxError:
        return False
    return True


class _Finder:
    """Goes through a tree and names the mutations of each part."""

    def __init__(self, source: bytes) -> None:
        self.source = source
        self.statement_line = 0
        self.line_starts = [0, *(match.end() for match in re.finditer(rb"\n", source))]

    def statements(self, body: list[ast.stmt]) -> Iterator[Mutation]:
        for statement in body:
            yield from self.statement(statement)

    def statement(self, node: ast.stmt) -> Iterator[Mutation]:
        if _is_quiet(node):
            return
        self.statement_line = node.lineno
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield from self.expressions([*node.args.defaults, *node.args.kw_defaults])
            yield from self.statements(node.body)
            return
        if isinstance(node, ast.ClassDef):
            yield from self.statements(node.body)
            return
        if isinstance(node, ast.Raise):
            # The message may say what it likes, but it must be raised.
            yield self._replaced(node, "pass")
            return
        yield from self._without(node)
        if isinstance(node, ast.AugAssign):
            yield from self._operator(node.op, node.target, node.value)
        for name, value in ast.iter_fields(node):
            if name == "annotation":
                continue
            for child in value if isinstance(value, list) else [value]:
                yield from self._child(child)

    def _child(self, child: object) -> Iterator[Mutation]:
        if isinstance(child, ast.stmt):
            yield from self.statement(child)
        elif isinstance(child, ast.expr):
            yield from self.expressions([child])
        elif isinstance(child, ast.ExceptHandler | ast.match_case):
            yield from self.statements(child.body)
        elif isinstance(child, ast.withitem):
            yield from self.expressions([child.context_expr])

    def _without(self, node: ast.stmt) -> Iterator[Mutation]:
        """The statement left out, or going the other way."""
        if isinstance(node, ast.If | ast.While) and _is_plain_test(node.test):
            yield self._replaced(node.test, f"not ({self._text(node.test)})")
        if isinstance(node, ast.Continue):
            yield self._replaced(node, "break")
        if isinstance(node, ast.Break):
            yield self._replaced(node, "continue")
        is_call = isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)
        is_bare_return = isinstance(node, ast.Return) and node.value is None
        if is_call or is_bare_return or _sets_something(node):
            yield self._replaced(node, "pass")

    def expressions(self, nodes: list[ast.expr | None] | list[ast.expr]) -> Iterator[Mutation]:
        for node in nodes:
            if node is not None and not isinstance(node, ast.JoinedStr):
                yield from self._expression(node)
                for child in ast.iter_child_nodes(node):
                    if isinstance(child, ast.expr):
                        yield from self.expressions([child])
                    elif isinstance(child, ast.keyword) and child.arg != "strict":
                        yield from self.expressions([child.value])
                    elif isinstance(child, ast.comprehension):
                        yield from self.expressions([child.iter, *child.ifs])

    def _expression(self, node: ast.expr) -> Iterator[Mutation]:
        if isinstance(node, ast.BinOp):
            yield from self._operator(node.op, node.left, node.right)
        elif isinstance(node, ast.BoolOp):
            for left, right in zip(node.values, node.values[1:], strict=False):
                yield from self._operator(node.op, left, right)
        elif isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            for operator, left, right in zip(node.ops, sides, sides[1:], strict=False):
                yield from self._operator(operator, left, right)
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            yield self._replaced(node, self._text(node.operand))
        elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
            yield self._replaced(node, str(not node.value))
        elif isinstance(node, ast.Constant) and isinstance(node.value, int):
            yield self._replaced(node, str(node.value + 1))
        elif isinstance(node, ast.Name) and node.id in CALLS:
            yield self._replaced(node, CALLS[node.id])

    def _operator(self, operator: ast.AST, left: ast.expr, right: ast.expr) -> Iterator[Mutation]:
        pattern, after = OPERATORS.get(type(operator), ("", ""))
        between = self.source[self._end(left) : self._start(right)].decode()
        found = re.search(pattern, between) if pattern else None
        if found is not None:
            start = self._end(left) + len(between[: found.start()].encode())
            line = self.source.count(b"\n", 0, start) + 1
            end = start + len(found[0].encode())
            yield Mutation(line, self.statement_line, start, end, found[0], after)

    def _replaced(self, node: ast.expr | ast.stmt, after: str) -> Mutation:
        start, end = self._start(node), self._end(node)
        return Mutation(node.lineno, self.statement_line, start, end, self._text(node), after)

    def _text(self, node: ast.expr | ast.stmt) -> str:
        return self.source[self._start(node) : self._end(node)].decode()

    def _start(self, node: ast.expr | ast.stmt) -> int:
        return self.line_starts[node.lineno - 1] + node.col_offset

    def _end(self, node: ast.expr | ast.stmt) -> int:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.line_starts[node.end_lineno - 1] + node.end_col_offset


def _is_quiet(node: ast.stmt) -> bool:
    """Whether no test could tell, or every one would."""
    if isinstance(node, ast.Assert | ast.Import | ast.ImportFrom):
        return True
    if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
        return True
    if isinstance(node, ast.FunctionDef) and node.name in {"__repr__", "__hash__"}:
        return True
    return isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) in {"__slots__", "__all__"}


def _is_plain_test(node: ast.expr) -> bool:
    """Whether a condition has no operator of its own that could be changed."""
    return isinstance(node, ast.Name | ast.Attribute | ast.Call | ast.Subscript)


def _sets_something(node: ast.stmt) -> bool:
    """Whether a statement changes what outlives it: an attribute or an item."""
    targets: list[ast.expr] = []
    if isinstance(node, ast.Assign):
        targets = node.targets
    elif isinstance(node, ast.AugAssign):
        targets = [node.target]
    return any(isinstance(target, ast.Attribute | ast.Subscript) for target in targets)
