"""A tree for people: one line a phrase, what it is and how it reads, moved in by its level.

Phrases that add no word of their own are left out, so that what one sees is what matters.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rulewright.cardtext.language import Language, Written
from rulewright.cardtext.lexicon import START
from rulewright.cardtext.node import Branch, Node
from rulewright.cardtext.sense import antecedents


@dataclass(frozen=True)
class Line:
    """A phrase of a text: its level, its tag, what it is, its words, and what it recalls."""

    level: int
    tag: str
    about: str
    phrase: str
    means: str
    """The phrase that is meant by it, if it recalls one."""


def outline(language: Language, node: Node) -> list[Line]:
    """The phrases of a tree in reading order."""
    written = language.written(node)
    recalled = antecedents(language, node)
    return list(_lines(language, written, recalled, node, START, (), 0))


def _lines(  # noqa: PLR0913 - where it is, and what is known there
    language: Language,
    written: Written,
    recalled: dict[Branch, Branch],
    node: Node,
    symbol: str,
    branch: Branch,
    level: int,
) -> Iterator[Line]:
    rule = language.lexicon.rule(symbol, node[0])
    assert rule is not None, "the tree has been written"
    if any(word[0].isalnum() for word in rule.words):
        meant = recalled.get(branch)
        yield Line(
            level,
            rule.tag,
            language.lexicon.about.get(rule.category, rule.category),
            written.phrase(branch),
            "" if meant is None else written.phrase(meant),
        )
        level += 1
    for place, (slot, child) in enumerate(zip(rule.slots, node[1:], strict=True), start=1):
        if not slot.is_value and child is not None:
            below = (*branch, place)
            yield from _lines(language, written, recalled, child, slot.symbol, below, level)


def tags(node: Node) -> Iterator[str]:
    """The tags of all phrases in a tree."""
    yield node[0]
    for child in node[1:]:
        if isinstance(child, tuple):
            yield from tags(child)
