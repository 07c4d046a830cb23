"""Going through the words of a text beside the parser's states, as far as they fit.

`repairs` looks for ways to the end of a broken text; this is how one of them goes on.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

from rulewright.cardtext.examples import A_COUNTER, A_NAME, A_NUMBER
from rulewright.cardtext.grammar import COUNTER_NAME, INT_PATTERN, NAME_PATTERN, NUMBER_PATTERN
from rulewright.cardtext.spelling import tokens
from rulewright.cardtext.states import Stack, States
from rulewright.cardtext.templates import COUNTER_WORDS, INT, NAME, NUMBER

if TYPE_CHECKING:
    from rulewright.cardtext.language import Language

MOST_WALKED: Final = 4000
"""How many words a search goes through, all its ways together. Slips in eight cards in a row take up
to fifteen hundred."""

_NAME: Final = re.compile(NAME_PATTERN)
_COUNTER_NAME: Final = re.compile(COUNTER_NAME)
_COUNTERS: Final = {word: value for value, word in COUNTER_WORDS.items()}
_NUMBERS: Final = ((INT, re.compile(INT_PATTERN)), (NUMBER, re.compile(NUMBER_PATTERN)))


@dataclass(frozen=True)
class Heard:
    """A word of the broken text, and what it may be to the parser."""

    word: str
    terminals: tuple[str, ...]
    name: str
    """The name of a card that begins here, if one can."""
    name_words: int
    counter: str
    """The terminal of a kind of counter that the text names here, if it does: "coin counter"."""
    counter_words: str
    possible: frozenset[str]
    """All of that: its terminals, and those of names and counters."""


class Way(NamedTuple):
    """A part of the text, repaired: its price, at which word it goes on, and from where."""

    cost: float
    at: int
    stack: Stack
    words: tuple[str, ...]

    def with_words(self, words: Sequence[str], stack: Stack, price: float, taken: int = 0) -> Way:
        """The way after some more words, for which so many of the text were taken."""
        return Way(self.cost + price, self.at + taken, stack, (*self.words, *words))


class Walker:
    """Goes through texts of one game's language."""

    def __init__(self, language: Language, states: States) -> None:
        self._language = language
        self.states = states

    def heard(self, text: str) -> list[Heard]:
        """The words of a text as the parser might take them."""
        folded = self._language.folded(text)
        found: list[Heard] = []
        places = tokens(folded)
        columns = [column for _, column in places]
        for number, (word, column) in enumerate(places):
            name = _NAME.match(folded, column)
            names = bisect_left(columns, name.end()) - number if name else 0
            terminals = self.terminals(word)
            after = places[number + 1][0] if number + 1 < len(places) else ""
            counter = self._counter(word, after)
            values = [NAME] if name else []
            values += [counter] if counter else []
            possible = frozenset((*terminals, *values))
            named = name.group() if name else ""
            found.append(Heard(word, terminals, named, names, counter, f"{word} {after}", possible))
        return found

    def terminals(self, word: str) -> tuple[str, ...]:
        """What a word may be to the parser."""
        terminals = self._language.grammar.terminals
        # A word that is swapped with the first of its sentence still has its capital.
        spellings = [word, word[:1].lower() + word[1:], "a" if word.lower() == "an" else word]
        possible = [terminals[spelling] for spelling in spellings if spelling in terminals]
        possible += [value for value, pattern in _NUMBERS if pattern.fullmatch(word)]
        return tuple(dict.fromkeys(possible))

    def _counter(self, word: str, after: str) -> str:
        """The terminal of two words that name a kind of counter; none if they do not."""
        is_known = word in self._language.lexicon.known_counters
        return "" if is_known or not _COUNTER_NAME.fullmatch(word) else _COUNTERS.get(after, "")

    def word(self, terminal: str) -> str:
        """The word of a terminal; for a number or a name, one that will do."""
        if terminal in {INT, NUMBER}:
            return str(A_NUMBER)
        if terminal in COUNTER_WORDS:
            return f"{A_COUNTER} {COUNTER_WORDS[terminal]}"
        return A_NAME if terminal == NAME else self.states.words[terminal]

    def one_further(self, heard: list[Heard], way: Way) -> Way | None:
        """The way after one more word as it is written; None if it does not fit or is none."""
        if way.at == len(heard):
            return None
        here = heard[way.at]
        for terminal in here.terminals:
            stack = self.states.after(way.stack, terminal)
            if stack is not None:
                return way.with_words([here.word], stack, 0.0, taken=1)
        stack = self.states.after(way.stack, here.counter) if here.counter else None
        if stack is not None:
            return way.with_words([here.counter_words], stack, 0.0, taken=2)
        stack = self.states.after(way.stack, NAME) if here.name else None
        if stack is None:
            return None
        return way.with_words([here.name], stack, 0.0, taken=here.name_words)

    def trail(self, heard: list[Heard], way: Way) -> list[Way]:
        """The way word by word, as far as the words fit."""
        trail = [way]
        while (following := self.one_further(heard, trail[-1])) is not None:
            trail.append(following)
        return trail
