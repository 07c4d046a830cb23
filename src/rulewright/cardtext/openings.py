"""Slips in how a sentence opens, which only its end shows: "draw a card if …" for "if …, draw a
card", and "if …, Thieves have …" for "as long as …".

The search of `repairs` looks only a few words back, so these are tried as whole sentences.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from rulewright.cardtext.lexicon import SENTENCE
from rulewright.cardtext.spelling import tokens

if TYPE_CHECKING:
    from rulewright.cardtext.language import Language

_LONGEST_SAID: Final = 3
_ENDS: Final = (".", ":")


class Openings:
    """Opens the sentences of one game's language otherwise."""

    def __init__(self, language: Language) -> None:
        self._language = language
        lexicon = language.lexicon
        self._fronts: set[str] = set()
        """The words with which something begins that stands before a sentence's comma."""
        for rule in lexicon.by_symbol[SENTENCE]:
            if "," not in rule.parts:
                continue
            first = rule.parts[0]
            if isinstance(first, str):
                self._fronts.add(first)
            elif first.symbol in lexicon.by_symbol:
                inner = (other.parts[0] for other in lexicon.by_symbol[first.symbol])
                self._fronts |= {word for word in inner if isinstance(word, str)}

    def opened_otherwise(self, text: str) -> Iterator[tuple[str, ...]]:
        """The words of texts in which one sentence opens otherwise."""
        words = [word for word, _ in tokens(self._language.folded(text))]
        start = 0
        for end, word in enumerate(words):
            if word in _ENDS:
                for sentence in self._otherwise(words[start:end]):
                    yield (*words[:start], *sentence, *words[end:])
                start = end + 1

    def _otherwise(self, sentence: list[str]) -> Iterator[list[str]]:
        for place in range(1, len(sentence)):
            if sentence[place] in self._fronts:
                yield [*sentence[place:], ",", *sentence[:place]]
        for length in range(1, min(_LONGEST_SAID, len(sentence)) + 1):
            said = " ".join(sentence[:length]).lower()
            for meant in self._language.lexicon.instead.get(said, ()):
                yield [*(word for word, _ in tokens(meant)), *sentence[length:]]
