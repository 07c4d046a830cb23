"""What kind of word each word of a game's cards is, to tell them apart by colour: worked out from the phrases.

For eyes only: a word is of the kind in which it occurs most, wherever it stands. What only joins others is of none.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from rulewright.cardtext.lexicon import Lexicon
from rulewright.cardtext.templates import Rule

SPEED: Final = "speed"
NOUN: Final = "noun"
VERB: Final = "verb"
KEYWORD: Final = "keyword"

_KINDS: Final = {
    "speed": SPEED,
    "noun": NOUN,
    "player": NOUN,
    "zone": NOUN,
    "dest": NOUN,
    "spotbar": NOUN,
    "phase": NOUN,
    "stat": NOUN,
    "counter": NOUN,
    "steps": NOUN,
    "line": NOUN,
    "act": VERB,
    "did": VERB,
    "pv": VERB,
    "iv": VERB,
    "action": VERB,
    "quality": KEYWORD,
    "keyword": KEYWORD,
    "adj": KEYWORD,
    "spotadj": KEYWORD,
    "kind": KEYWORD,
}
_SHORTEST: Final = 3
_JOINING: Final = frozenset(
    ["the", "and", "for", "from", "into", "with", "your", "its", "their", "that", "this", "each", "any", "all", "may",
     "can't", "of", "off", "than", "until", "equal", "more", "fewer", "less", "not", "are", "has", "have", "you"]
)  # fmt: skip


def word_kinds(lexicon: Lexicon) -> dict[str, list[str]]:
    """The words of each kind, in order."""
    counted: dict[str, Counter[str]] = {}
    for rule in lexicon.rules:
        kind = _KINDS.get(rule.category)
        if kind is not None:
            for word in _telling(rule, kind):
                counted.setdefault(word, Counter())[kind] += 1
    found: dict[str, list[str]] = {kind: [] for kind in (SPEED, NOUN, VERB, KEYWORD)}
    for word in sorted(counted):
        # Of kinds that are equally frequent, the one that stands for fewer words tells more.
        kind = max(found, key=lambda each: counted[word][each])
        found[kind].append(word)
    return found


def _telling(rule: Rule, kind: str) -> list[str]:
    """The words of a phrase that make it of its kind: of a deed only the verb, which comes first."""
    words = [word for word in rule.words if word[0].isalpha()]
    if kind == VERB:
        words = words[:1]
    return [word for word in words if len(word) >= _SHORTEST and word not in _JOINING]
