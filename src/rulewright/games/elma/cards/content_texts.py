"""Whether a text that is understood is one for its kind of card: `keyword.*` and a few rulings.

A kuski's text speaks of "this kuski", a level's of "this battle", an instant's is done at once. What
a text does in play is not known here.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from rulewright.cardtext.card_fields import Fault
from rulewright.cardtext.node import Node
from rulewright.effects.lowering.sentences import ANSWERS, USED
from rulewright.games.elma.cards.content_checks import (
    INSTANT_HEADING,
    KUSKI_HEADING,
    LEVEL_HEADING,
    team_of,
)
from rulewright.games.elma.cards.content_keywords import Keywords, keywords_of, sentences_of

_TRIGGERED: Final = {*ANSWERS, *USED}
_DONE: Final = {
    "sentence.do", "sentence.if", "sentence.instead", "sentence.otherwise", "sentence.choose",
    "sentence.choosemany", "sentence.chooseupto", "sentence.chooseany", "sentence.chooseforeach",
}  # fmt: skip
_OF_LEVELS: Final = {
    "zone.this": "in this battle",
    "iv.enterthis": "enters this battle",
    "iv.enterfirst": "enters this battle",
    "iv.winthis": "wins this battle",
    "static.blank": "in this battle",
    "static.blanks": "in this battle",
    "static.under": "in this battle",
    "static.most": "in this battle",
    "static.mostone": "in this battle",
    "static.winpoint": "win this battle",
    "static.winpoints": "win this battle",
    "battle.this": "this battle",
    "entry.add": "add this level",
    "cond.firstturn": "this battle",
    "cond.lastturn": "this battle",
    "static.onlythese": "can enter this battle",
    "static.anyadder": "add this level",
}
_NOUNS: Final = {
    KUSKI_HEADING: {
        "noun.card", "noun.kuski", "noun.battler", "noun.designer", "noun.moporator",
        "noun.rookie", "noun.casual",
    },
    LEVEL_HEADING: {"noun.card", "noun.level"},
    INSTANT_HEADING: {"noun.card", "noun.instant"},
}  # fmt: skip


def wrong_text(heading: str, fields: Mapping[str, Any], tree: Node) -> list[Fault]:
    """Every fault of a text, given what else is printed on its card."""
    faults = _wrong_keywords(heading, keywords_of(tree))
    faults += _wrong_sentences(heading, tree)
    for node in nodes_of(tree):
        faults += _wrong_phrase(heading, fields, node)
    return [Fault("text", what) for what in dict.fromkeys(faults)]


def nodes_of(tree: Node) -> Iterator[Node]:
    """Every phrase of a text, in reading order."""
    yield tree
    for child in tree[1:]:
        if isinstance(child, tuple):
            yield from nodes_of(child)


def _wrong_keywords(heading: str, keywords: Keywords) -> list[str]:
    faults: list[str] = []
    of_kuskis = bool(keywords.pros or keywords.kuski_keywords)
    of_levels = bool(keywords.level_keywords or keywords.chains)
    if of_kuskis and heading != KUSKI_HEADING:
        faults.append(
            "'pro', 'Watchful' and 'Designer's curse' are keywords of kuskis; say who has them, as in"
            " 'Kuskis you control have Watchful.'"
        )
    if of_levels and heading != LEVEL_HEADING:
        faults.append(
            "what a battle is like is told by levels only; say which level has it, as in 'Target level"
            " in the queue has Slowness in place of its battle types.'"
        )
    if keywords.others:
        faults.append("seconds off or added are no keyword; say who has them")
    # Bits of kuskis and of levels are told apart by their sign.
    stated = [*keywords.kuski_keywords, *(-bit for bit in keywords.level_keywords)]
    if len(set(stated)) < len(stated):
        faults.append("a keyword is there twice; once is right")
    if len(keywords.chains) > 1:
        faults.append("a level is one Chain level (keyword.chain-level); leave one number")
    kinds = [(pro.level_types, pro.keywords) for pro in keywords.pros]
    if len(set(kinds)) < len(kinds):
        faults.append("two pros for the same levels; add them up (ruling.pro-sum)")
    return faults


def _wrong_sentences(heading: str, tree: Node) -> list[str]:
    """What is done at once on an instant has, on a kuski or level, a moment at which it is done."""
    faults: list[str] = []
    has_moment = heading == INSTANT_HEADING
    for sentence in sentences_of(tree):
        if sentence[0] in {"sentence.price", "sentence.pricewhile", "sentence.ability"}:
            if heading == INSTANT_HEADING:
                faults.append("an instant is played once, and has no ability to be played")
            has_moment = True
        elif sentence[0] in _TRIGGERED:
            has_moment = True
        elif sentence[0] not in _DONE:
            has_moment = heading == INSTANT_HEADING
        elif not has_moment:
            faults.append(
                f"nothing says when a {heading} does this; begin with 'When …', 'Whenever …' or"
                " 'At …', or with a price and a colon"
            )
    return faults


def _wrong_phrase(heading: str, fields: Mapping[str, Any], node: Node) -> list[str]:
    tag = str(node[0])
    if tag in _OF_LEVELS and heading != LEVEL_HEADING:
        said = _OF_LEVELS[tag]
        return [f"'{said}' is for levels; other cards speak of the ongoing battle"]
    if tag == "zone.same" and heading != KUSKI_HEADING:
        return [
            "'in the same battle' is for kuskis, which play one; other cards speak of the ongoing battle"
        ]
    if tag == "ref.this" and node[1][0] not in _NOUNS[heading]:
        return [f"the text speaks of itself as something else; this card is a {heading}"]
    if tag == "noun.teammate" and not team_of(str(fields.get("name", ""))):
        return ["a teammate is one of the same team, and this card has none (ruling.teams)"]
    return []
