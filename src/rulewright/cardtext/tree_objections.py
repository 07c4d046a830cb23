"""Why a text that is read can be no card, by what it means: its tree, and what is printed beside it.

What shows it is data: `[[tree]]` in the same files as the signs of `objections.py`. That a sentence forbids what another
allows or demands is seen in every game, whatever its words are.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from rulewright.cardtext.node import Branch, Node
from rulewright.kernel.errors import ContentError

_BANS: Final = {"static.cant", "static.cantbe"}
_LEAVES: Final = {"static.may", "static.mayjust", "static.must"}
_SPEEDS: Final = {"card.timed": ((1, 2),), "card.both": ((1, 2), (3, 4)), "card.plain": ((0, 1),)}
"""Where in a text the speeds of its parts stand, and the parts."""


@dataclass(frozen=True)
class TreeSign:
    """A phrase by which a text is known that can be no card. All that is said must be so; empty says nothing."""

    kind: str
    reason: str
    phrase: frozenset[str]
    """The phrase is one of these."""
    holds: frozenset[str]
    """Each of these stands in it."""
    some: frozenset[str]
    """One of these stands in it."""
    cards: frozenset[str]
    """What it is done to is said to be so."""
    speed: frozenset[str]
    """It stands in a part of the text with one of these speeds."""
    unless: frozenset[str]
    """None of these stands anywhere in the text."""
    frame: Mapping[str, tuple[str, ...]]
    """Fields of the card, and what one of them must have."""


@dataclass(frozen=True)
class Found:
    """What is to be said against a text, and which phrase shows it."""

    kind: str
    reason: str
    branch: Branch


@cache
def tree_signs_in(file: Path) -> tuple[TreeSign, ...]:
    """The signs in trees that a file lists."""
    try:
        listed = tomllib.loads(file.read_text("utf-8")).get("tree", [])
        return tuple(_sign(entry) for entry in listed)
    except (OSError, tomllib.TOMLDecodeError, KeyError) as error:
        raise ContentError(f"{file}: {error}") from None


def _sign(entry: Mapping[str, Any]) -> TreeSign:
    tags = {
        name: frozenset(entry.get(name, ()))
        for name in ("phrase", "holds", "some", "cards", "speed", "unless")
    }
    frame = {field: tuple(wanted) for field, wanted in entry.get("frame", {}).items()}
    return TreeSign(entry["kind"], entry["reason"], frame=frame, **tags)


def found_in(tree: Node, heading: str, fields: Mapping[str, Any], own: Path | None) -> Found | None:
    """What is to be said against a text that is read."""
    signs = () if own is None else tree_signs_in(own)
    everywhere = {node[0] for node, _ in _nodes(tree, ())}
    for speed, branch, part in _parts(tree):
        for sign in signs:
            if sign.speed and speed not in sign.speed:
                continue
            if sign.unless & everywhere or not _fits(sign.frame, heading, fields):
                continue
            for node, at in _nodes(part, branch):
                if _is_shown(sign, node):
                    return Found(sign.kind, sign.reason, at)
        found = _contradiction(part, branch)
        if found is not None:
            return found
    return None


def _is_shown(sign: TreeSign, node: Node) -> bool:
    if node[0] not in sign.phrase:
        return False
    within = {each[0] for each, _ in _nodes(node, ())}
    if not sign.holds <= within or (sign.some and not sign.some & within):
        return False
    return not sign.cards or bool(sign.cards & _states(node))


def _states(act: Node) -> set[str]:
    """The states that an act's own cards are said to have: not those of cards beside them."""
    for child in act[1:]:
        nbar = _nbar(child) if isinstance(child, tuple) else None
        if nbar is not None:
            return {node[0] for node, _ in _nodes(nbar[1], ())} if nbar[1] is not None else set()
    return set()


def _nbar(node: Node) -> Node | None:
    """The kind of card that a phrase for cards names."""
    while node[0] != "nbar.of":
        if node[0].partition(".")[0] not in {"obj", "np", "subject"} or len(node) < 2:
            return None
        node = node[-1]
        if not isinstance(node, tuple):
            return None
    return node


def _nodes(node: Node, branch: Branch) -> Iterator[tuple[Node, Branch]]:
    """A phrase and all within it, with their places."""
    yield node, branch
    for place in range(1, len(node)):
        if isinstance(node[place], tuple):
            yield from _nodes(node[place], (*branch, place))


def _parts(tree: Node) -> Iterator[tuple[str, Branch, Node]]:
    for speed, part in _SPEEDS.get(tree[0], ()):
        yield tree[speed][0] if speed else "", (part,), tree[part]


def _fits(frame: Mapping[str, tuple[str, ...]], heading: str, fields: Mapping[str, Any]) -> bool:
    for field, wanted in frame.items():
        has = heading if field == "heading" else fields.get(field, ())
        printed = [has] if isinstance(has, str) else list(has) if isinstance(has, list) else []
        if not any(one in wanted for one in printed):
            return False
    return True


def _contradiction(part: Node, branch: Branch) -> Found | None:
    """A sentence that allows or demands what another always forbids."""
    always = [
        (node[1], (*at, 1)) for node, at in _nodes(part, branch) if node[0] == "sentence.static"
    ]
    for ban, _ in always:
        if ban[0] not in _BANS or (ban[-1] is not None and ban[0] == "static.cantbe"):
            continue
        for leave, at in always:
            if leave[0] in _LEAVES and leave[2] == ban[2] and _covers(ban[1], leave[1]):
                reason = (
                    "this asks for what another sentence always forbids, and a prohibition wins: leave one out,"
                    " or say when the prohibition does not hold"
                )
                return Found("contradictory", reason, at)
    return None


def _covers(banned: Node, allowed: Node) -> bool:
    """Whether whatever is allowed to do it is forbidden to."""
    ban, leave = _nbar(banned), _nbar(allowed)
    if ban is None or leave is None:
        return banned == allowed
    is_any = ban[2] == ("head.one", ("noun.card",))
    return all(
        said is None or said == leave[place] or (place == 2 and is_any)
        for place, said in enumerate(ban)
        if place > 0
    )
