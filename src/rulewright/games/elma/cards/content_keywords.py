"""The keywords that a text states, in the numbers of the rules: `keyword.*`, `ruling.level-kinds`.

A keyword stands in a sentence of its own ("Pipe pro 10."). What a text gives to others ("Teammates
have Pipe pro 2.") is no keyword of the card, and what other sentences do is not known here.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from rulewright.cardtext.node import Node
from rulewright.games.elma.rules.cardset import Pro
from rulewright.games.elma.rules.terms import DESIGNERS_CURSE, SECOND, WATCHFUL

LEVEL_TYPE_TAGS: Final = [
    "across", "harvest", "flat", "gravity", "hoyla", "internal", "labyrinth", "cruise", "mirrored",
    "route", "normal", "pipe", "puzzle", "remix", "coaster", "tricky", "cup", "uphill",
]  # fmt: skip
"""The ends of the tags `kind.…` of level types, in the order of `terms.LEVEL_TYPES`."""
LEVEL_KEYWORD_TAGS: Final = [
    "apple", "first", "count", "multi", "one", "slow", "survivor", "announced", "zspin",
]  # fmt: skip
"""The ends of the tags `kind.…` and `quality.…` of keywords, in the order of `terms.LEVEL_KEYWORDS`."""
_KUSKI_KEYWORDS: Final = {"quality.watchful": WATCHFUL, "quality.curse": DESIGNERS_CURSE}
_LEVEL_KEYWORDS: Final = {
    f"quality.{tag}": 1 << place for place, tag in enumerate(LEVEL_KEYWORD_TAGS)
}
_SENTENCE: Final = "sentence.keyword"


@dataclass
class Keywords:
    """What a card is by its text. `level_keywords` are bits in the order in which they stand."""

    pros: list[Pro] = field(default_factory=list)
    kuski_keywords: list[int] = field(default_factory=list)
    level_keywords: list[int] = field(default_factory=list)
    chains: list[int] = field(default_factory=list)
    others: list[Node] = field(default_factory=list)
    """Qualities that are no keywords, so that they cannot stand alone."""


def sentences_of(tree: Node) -> Iterator[Node]:
    """The sentences of a text, in reading order."""
    body = tree[1]
    while body[0] == "body.more":
        yield body[1]
        body = body[2]
    yield body[1]


def keywords_of(tree: Node) -> Keywords:
    """The keywords that a text states."""
    found = Keywords()
    for sentence in sentences_of(tree):
        if sentence[0] != _SENTENCE:
            continue
        keyword = sentence[1]
        if keyword[0] == "keyword.chain":
            found.chains.append(keyword[1])
            continue
        quality = keyword[1]
        if quality[0] == "quality.pro":
            found.pros.append(pro_of(quality))
        elif quality[0] in _KUSKI_KEYWORDS:
            found.kuski_keywords.append(_KUSKI_KEYWORDS[quality[0]])
        elif quality[0] in _LEVEL_KEYWORDS:
            found.level_keywords.append(_LEVEL_KEYWORDS[quality[0]])
        else:
            found.others.append(quality)
    return found


def pro_of(quality: Node) -> Pro:
    """keyword.pro: on which levels, and by how much."""
    level_types, keywords = kind_of(quality[1])
    return Pro(level_types, keywords, quality[2] * SECOND)


def kind_of(kind: Node) -> tuple[int, int]:
    """ruling.level-kinds: what is meant by a kind of level: level types, and keywords."""
    tag = str(kind[0]).removeprefix("kind.")
    if tag in LEVEL_TYPE_TAGS:
        return 1 << LEVEL_TYPE_TAGS.index(tag), 0
    return 0, 1 << LEVEL_KEYWORD_TAGS.index(tag)
