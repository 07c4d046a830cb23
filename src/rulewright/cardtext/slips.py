"""How likely a slip is, as a price: the likelier, the cheaper.

The numbers are tuned by the measurements of `tests/cardtext/test_repairs.py`; only their order
matters. A word left out costs about 1, and so does a word too many.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from rulewright.cardtext.examples import A_NUMBER
from rulewright.cardtext.lexicon import Lexicon
from rulewright.cardtext.spelling import likeness

LEFT_OUT: Final = 0.8
"""A word is missing, plus up to `RANKED` by how far back the word stands in the tables."""

RANKED: Final = 0.3
FORCED: Final = 0.1
"""A word is missing, and no other word can stand there."""

OTHER_END: Final = 0.2
"""The end is missing, and is not the usual one."""

FAR_FROM_USUAL: Final = 0.28
"""An end that costs so much more than the usual one is not what was meant."""

DEAREST: Final = 1.2
DEAREST_FOR_A_WORD: Final = 0.12
"""What costs more has little to do with the text: the writer meant something else."""

TOO_MANY: Final = 0.95
STRANGE_SIGN: Final = 0.3
MEANT: Final = 0.3
MEANT_LESS: Final = 0.1
"""A word for which the tables know what is meant; more for what they name second, and so on."""

SMALL_NAME: Final = 0.4
SMALL_NAME_WORD: Final = 0.05
"""A name without capitals, the less the more words it has."""

CLEARLY_WORSE: Final = 0.9
"""A suggestion that costs so much more than the best one is not worth reading."""

MOVED: Final = 0.75
MOVED_WORD: Final = 0.08
FOR_EACH_WORD_BACK: Final = 0.06
"""The slip is before the place where the text can no longer be right."""

_RANK_OF_A_NUMBER: Final = 0.3
_CAPITALS: Final = 0.05
_OTHER_FORM: Final = 0.3
_ALIKE: Final = 0.55
_OTHER_WORD: Final = 1.5
_OTHER_KNOWN_WORD: Final = 1.75


class Slips:
    """The prices in one game's language."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.lexicon = lexicon
        self._rank: dict[str, float] = {}
        beginnings = [rule.parts[0] for rule in lexicon.rules if isinstance(rule.parts[0], str)]
        others = [word for rule in lexicon.rules for word in rule.words]
        ranked = list(dict.fromkeys([".", *beginnings, *others]))
        for number, word in enumerate(ranked):
            self._rank[word] = number / len(ranked)
        self._rank[str(A_NUMBER)] = _RANK_OF_A_NUMBER
        self.exchanged = lru_cache(maxsize=100_000)(self._exchanged)

    def rank(self, word: str) -> float:
        """How far back in the tables a word first stands, from 0 to 1."""
        return self._rank.get(word, 1.0)

    def put_in(self, word: str) -> float:
        """The price of a word that was left out."""
        return LEFT_OUT + RANKED * self.rank(word)

    def left_out(self, word: str) -> float:
        """The price of a word that is too many."""
        return TOO_MANY if word[0].isalnum() else STRANGE_SIGN

    def _exchanged(self, written: str, meant: str) -> float:
        """The price of one word written for another. Cached."""
        if written.lower() == meant.lower():
            return _CAPITALS
        if meant in self.lexicon.sisters.get(written, ()):
            return _OTHER_FORM
        listed = self.lexicon.instead.get(written.lower(), [])
        if meant in listed:
            return MEANT + MEANT_LESS * listed.index(meant)
        known = written in self.lexicon.words or written.isdigit()
        alike = likeness(written.lower(), meant.lower(), _ALIKE)
        if alike >= _ALIKE:
            return (0.6 if known else 0.15) + 1.5 * (1 - alike)
        return (_OTHER_KNOWN_WORD if known else _OTHER_WORD) + RANKED * self.rank(meant)


DISSIMILAR: Final = _OTHER_WORD
"""From this price on, two words have nothing in common."""
