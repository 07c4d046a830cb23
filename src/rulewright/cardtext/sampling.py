"""Random texts, well-formed and clear: for trying out the parser, and the cards' effects in play.

Every phrase of the tables comes up sooner or later. The same generator gives the same texts.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final

from rulewright.cardtext.language import Language
from rulewright.cardtext.lexicon import START
from rulewright.cardtext.node import Node
from rulewright.cardtext.sense import is_clear
from rulewright.cardtext.templates import COUNTER_WORDS, NAME, Rule, Slot

NAMES: Final = ("Gallows Crow", "The Tin Hound", "Old Marrow of the Pit", "Mr. O'Dell", "Éclair")
"""Names with all that names may have."""

_COUNTERS: Final = ("charge", "coin", "oil")
_LEVELS: Final = 9
_LEFT_OUT: Final = 0.7
"""How often an optional phrase is left out."""

_LARGEST: Final = 9


class Sampler:
    """Makes random trees of one game's language."""

    def __init__(
        self,
        language: Language,
        random: Random,
        names: Sequence[str] = NAMES,
        levels: int = _LEVELS,
    ) -> None:
        self._language = language
        self._lexicon = language.lexicon
        self._random = random
        self._names = names
        self._levels = levels

    def trees(self) -> Iterator[Node]:
        """Trees that can be written, whatever they mean. Some are too long for a card."""
        while True:
            yield self.tree()

    def tree(self, symbol: str = START) -> Node:
        """One such tree."""
        return self._phrase(symbol, self._levels)

    def cards(self) -> Iterator[Node]:
        """Trees of texts that a card may have."""
        return (
            node
            for node in self.trees()
            if is_clear(self._language, node) and self._language.within_limits(node)
        )

    def _phrase(self, symbol: str, levels: int) -> Node:
        rules = self._lexicon.by_symbol[symbol]
        if levels <= 0:
            lowest = self._lexicon.heights[symbol]
            rules = [rule for rule in rules if self._lexicon.height(rule) == lowest]
        return self._filled(self._random.choice(rules), levels)

    def _filled(self, rule: Rule, levels: int) -> Node:
        return (rule.tag, *(self._child(slot, levels - 1) for slot in rule.slots))

    def _child(self, slot: Slot, levels: int) -> Any:
        left_out = levels < 0 or self._random.random() < _LEFT_OUT
        if slot.optional and (left_out or not self._lexicon.can_fill(slot)):
            return None
        if slot.category == NAME:
            return self._random.choice(self._names)
        if slot.category in COUNTER_WORDS:
            return self._random.choice(_COUNTERS)
        return (
            self._random.randint(2, _LARGEST)
            if slot.is_value
            else self._phrase(slot.symbol, levels)
        )
