"""Short phrases to show: of each kind the one that the tables name first, and texts that contain a
given phrase.

Suggestions and word lists use them. Nothing here is random; for that see `sampling`.
"""

from __future__ import annotations

from typing import Any, Final

from rulewright.cardtext.lexicon import Lexicon
from rulewright.cardtext.node import Node
from rulewright.cardtext.templates import COUNTER_WORDS, NAME, Rule, Slot

A_NUMBER: Final = 2
A_NAME: Final = "Name"
A_COUNTER: Final = "charge"
_HIGHER: Final = 3
"""How many levels a phrase may be higher than the lowest of its kind, so that the first is shown."""


def example(lexicon: Lexicon, symbol: str) -> Node:
    """The phrase of a kind that the tables name first, if it is not too long."""
    return _lowest(lexicon, symbol, lexicon.heights[symbol] + _HIGHER)


def example_of(lexicon: Lexicon, rule: Rule) -> Node:
    """The shortest phrase that this rule makes."""
    return _filled(lexicon, rule, lexicon.height(rule) + _HIGHER)


def _lowest(lexicon: Lexicon, symbol: str, height: int) -> Node:
    for rule in lexicon.by_symbol[symbol]:
        if lexicon.height(rule) <= height:
            return _filled(lexicon, rule, height)
    raise AssertionError(f"{symbol} has phrases lower than {height}")


def _filled(lexicon: Lexicon, rule: Rule, height: int) -> Node:
    return (rule.tag, *(_child(lexicon, slot, height - 1) for slot in rule.slots))


def _child(lexicon: Lexicon, slot: Slot, height: int) -> Any:
    if slot.optional:
        return None
    if slot.category in COUNTER_WORDS:
        return A_COUNTER
    if slot.is_value:
        return A_NAME if slot.category == NAME else A_NUMBER
    return _lowest(lexicon, slot.symbol, height)
