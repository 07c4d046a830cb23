"""A text understood: nested tuples, the same for every text that says the same.

Nodes are plain so that they can be hashed, compared, stored as JSON and taken apart by whatever
makes a program of them.
"""

from __future__ import annotations

from typing import Any, TypeAlias

Node: TypeAlias = tuple[Any, ...]
"""A phrase: its tag, then one child for each slot of its template. A child is a node, a number, a
name, or None where an optional slot is empty. The form it is written in is not stored: it follows
from where the phrase stands."""

Branch: TypeAlias = tuple[int, ...]
"""Which node of a tree: the places of the children that lead there, the first of them 1."""


def depth(node: Node) -> int:
    """How many levels of phrases a tree has."""
    levels = 0
    level = [node]
    while level:
        levels += 1
        level = [child for node in level for child in node[1:] if isinstance(child, tuple)]
    return levels


def below(node: Node, branch: Branch) -> Any:
    """What stands at a branch."""
    for place in branch:
        node = node[place]
    return node


def replaced(node: Node, branch: Branch, other: Any) -> Any:
    """The tree with something else at a branch."""
    if not branch:
        return other
    place = branch[0]
    return (*node[:place], replaced(node[place], branch[1:], other), *node[place + 1 :])
