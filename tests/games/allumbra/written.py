"""Cards and relics written for a test: files in its own folder, and the trees of their texts."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from unittest import mock

import pytest

from rulewright.cardtext import Node, Trees
from rulewright.effects.lowering.draft import NotPlayable
from rulewright.games.allumbra.cards.content import LANGUAGE

SHOT = """
[[card]]
key = "shot"
name = "Shot"
kind = "attack"
icon = "revolver"
copies = 3
cost = 1
damage = 2
text = "Cancels Duck."
"""
DUCK = """
[[card]]
key = "duck"
name = "Duck"
kind = "support"
icon = "cowled"
copies = 3
text = "If an opponent plays Load, gain 1 energy."
"""
LOAD = """
[[card]]
key = "load"
name = "Load"
kind = "support"
icon = "bullets"
copies = 3
ammo = 2
text = "Your next card this turn costs no ammo."
"""

KINDS = {"Shot": 0, "Duck": 1, "Load": 2}
CONDITION = "Condition: When you pay your last ammo."
ACTIVE = "Active: This attack deals 1 more damage."


@cache
def texts() -> Trees:
    """Reads texts; nothing is stored."""
    # Lark makes the checks of a strict build, which take seconds, wherever interegular is
    # installed; tests/cardtext makes them.
    with mock.patch("lark.lexer.has_interegular", new=False):
        assert LANGUAGE.grammar.parser is not None
    return Trees(LANGUAGE)


def tree(text: str) -> Node:
    """The tree of a text."""
    return texts().read(text)


def refusal(lower: Callable[..., object], text: str) -> tuple[str, str]:
    """What is said of a text that cannot be played, and of which phrase."""
    read = tree(text)
    with pytest.raises(NotPlayable) as refused:
        lower(read, KINDS)
    return refused.value.reason, LANGUAGE.written(read).phrase(refused.value.branch_in(read))
