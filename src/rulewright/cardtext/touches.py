"""Which rules of a game's catalogue its phrases have to do with: a file beside the game's own phrases.

It is for readers of cards: `rulewright cards explain` lists the rules behind a text, and a printed card those
behind its words. Nothing is played by it.

    act.drawone act.draw : ruling.draws     phrases, by their tags, and the rules they touch
        goal.empty-deck                     a line that is moved in goes on with the one before

A phrase may stand in several lines: it touches the rules of all of them, in their order. One that is in
no line touches no rule of its own; it only joins others.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from rulewright.cardtext.errors import TableError
from rulewright.cardtext.node import Node
from rulewright.cardtext.outline import tags
from rulewright.cardtext.templates import said_lines


def read_touches(file: Path) -> dict[str, list[str]]:
    """The ids of the rules that each phrase touches, without the game's name, by the phrase's tag.

    Whether there are such phrases and such rules is not asked here: who reads cards in order to play
    needs neither the grammar nor the rulebook. The tests ask it of every game."""
    touches: dict[str, list[str]] = {}
    for place, line in _whole_lines(file):
        phrases, colon, rules = (part.split() for part in line.partition(" : "))
        if not (colon and phrases and rules) or ":" in rules:
            raise TableError(f"{place}: write `PHRASE… : RULE…`, not {line!r}")
        for phrase in phrases:
            known = touches.setdefault(phrase, [])
            for rule in rules:
                if rule in known:
                    raise TableError(f"{place}: {phrase!r} touches {rule!r} twice; once is right")
                known.append(rule)
    return touches


def touched(tree: Node, touches: Mapping[str, list[str]]) -> list[str]:
    """The rules that a text has to do with, each once, in reading order."""
    return list(dict.fromkeys(rule for tag in tags(tree) for rule in touches.get(tag, ())))


def _whole_lines(file: Path) -> Iterator[tuple[str, str]]:
    """The lines of the file, with those that go on joined to the one they go on with."""
    whole: tuple[str, str] | None = None
    for place, line in said_lines(file):
        if whole is not None and line[0].isspace():
            whole = whole[0], f"{whole[1]} {line.strip()}"
            continue
        if whole is not None:
            yield whole
        whole = place, line.strip()
    if whole is not None:
        yield whole
