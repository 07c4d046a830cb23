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
from rulewright.games.elma.rules.terms import KUSKI_KEYWORDS_RULE, SECOND
from rulewright.games.elma.texts.lowering.tables import LEVEL_KINDS, QUALITIES

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
        elif quality[0] in QUALITIES:
            rule, keyword = QUALITIES[quality[0]]
            is_of_kuskis = rule == KUSKI_KEYWORDS_RULE
            (found.kuski_keywords if is_of_kuskis else found.level_keywords).append(keyword)
        else:
            found.others.append(quality)
    return found


def pro_of(quality: Node) -> Pro:
    """keyword.pro: on which levels (ruling.level-kinds), and by how much."""
    kind = LEVEL_KINDS[quality[1][0]]
    return Pro(kind.types, kind.keywords, quality[2] * SECOND)
