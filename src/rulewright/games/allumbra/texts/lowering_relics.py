"""From the tree of a relic's text to its condition and the amounts of its effects.

Two sides, "Condition: … Active: …". As with cards, what the rules have no number for is refused by
name, with what can be written; and so is what could never happen, says two things at once or never ends.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from rulewright.effects.lowering.draft import Node, NotPlayable
from rulewright.games.allumbra.texts.lowering import sentences_of
from rulewright.games.allumbra.texts.lowering_actives import effects_of, modes_of
from rulewright.games.allumbra.texts.lowering_conditions import set_condition
from rulewright.games.allumbra.texts.lowering_effect import RelicEffect

REFUSED: Final = {
    "event.thisactive": "this can never happen: a Relic starts inactive, and only its own Condition"
    " lets it be turned. Say what happens in play",
    "event.yourturn": "this can never happen: both players act at the same moment, and nobody has a"
    " turn of their own. Say what happens in a clash, a draw or a pick",
    "event.fallen": "this can never happen in time: who is knocked down has lost, and the duel is"
    " over. Ask for a fall to a level",
    "event.cardcancels": "this is ambiguous: say whose card cancels whose, as in"
    ' "your card cancels an opponent\'s card"',
    "event.better": "this is ambiguous: by no rule is a card better or worse. Say which"
    " card, and what it does",
    "act.cancelit": 'this is ambiguous: "it" may mean three cards, the one that cancels, the one that is cancelled and'
    ' the one this Relic is used on. Write "An opponent\'s card is cancelled"',
    "act.resolveagain": "a card is resolved once in a clash: say what happens more of, as in"
    ' "This attack deals 1 more damage"',
    "act.repeat": "this is endless: nothing says when to stop repeating. Say how much of it happens",
    "act.anotherturn": "this can never happen: both players act at the same moment, and nobody has a"
    " turn of their own",
    "act.onsame": "this is contradictory: no Relic can be used on the card during"
    " which its Condition was met (relic.not-on-same-card). Leave it out",
    "static.notonsame": "this is contradictory with what stands before it, and holds without being said"
    " (relic.not-on-same-card). Leave it out",
    "static.worse": "this is ambiguous: by no rule is a card better or worse, and whose"
    " damage is meant is open. Say which card",
    "static.bothprices": "this is contradictory: two prices for the same card. Leave one out",
}
"""What can be understood and not be played, and why."""


def lower_relic(tree: Node, kinds: Mapping[str, int]) -> RelicEffect:
    """What the two sides of a relic do. `kinds` are the numbers of the cards that they may name."""
    if tree[0] != "card.both" or (tree[1][0], tree[3][0]) != ("speed.condition", "speed.active"):
        raise NotPlayable('a Relic has two sides: write "Condition: … Active: …"', tree)
    # What cannot be is told before what is not known: it says more.
    _refuse_nonsense(tree)
    relic = RelicEffect()
    conditions = list(sentences_of(tree[2]))
    if len(conditions) > 1:
        raise NotPlayable("a Relic has one Condition, in one sentence", conditions[1])
    set_condition(relic, conditions[0], kinds)
    sentences = list(sentences_of(tree[4]))
    if len(sentences) == 1 and sentences[0][0] in {"sentence.options", "sentence.choose"}:
        relic.modes = modes_of(sentences[0][1])
    else:
        relic.modes = [effects_of(sentences)]
    return relic


def _refuse_nonsense(tree: Node) -> None:
    """Refuse what can be understood and not be played; of several things wrong, the one that no rewording mends."""
    found = [node for node in _nodes(tree) if node[0] in REFUSED]
    for tag in ("act.repeat", "act.cancelit", *REFUSED):
        for node in found:
            if node[0] == tag:
                raise NotPlayable(REFUSED[tag], node)


def _nodes(tree: Node) -> Iterator[Node]:
    yield tree
    for child in tree[1:]:
        if isinstance(child, tuple) and child:
            yield from _nodes(child)
