"""From the tree of a relic's text to its condition and the amounts of its effects.

Two sides, "Condition: … Active: …". As with cards, what the rules have no number for is refused by
name, with what can be written.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rulewright.effects.lowering.draft import Node, NotPlayable
from rulewright.games.allumbra.rules import terms
from rulewright.games.allumbra.texts.lowering import (
    amount_of,
    gain_of,
    kind_named,
    said_twice,
    sentences_of,
)

_THIS_CARD: Final = ("np.ref", ("ref.this", ("noun.card",)))
_IT: Final = ("np.ref", ("ref.it",))

_MODIFIERS: Final = {
    "static.damage": terms.DAMAGE,
    "static.cheaper": terms.CHEAPER,
    "static.burden": terms.BURDEN,
    "static.guard": terms.GUARD,
}
_HAPPENINGS: Final = {
    "event.same": terms.SAME_KIND,
    "event.repeat": terms.REPEAT,
    "event.last": terms.EMPTY,
    "event.void": terms.VOID,
    "event.cancels": terms.CANCELS,
    "event.cancelled": terms.CANCELLED,
}
_MEASURED: Final = {
    "event.paid": terms.PAID,
    "event.taken": terms.DAMAGE_TAKEN,
    "event.dealt": terms.DAMAGE_DEALT,
    "event.brink": terms.ENERGY_AT_MOST,
}

_CONDITIONS: Final = (
    'no Condition asks for this. One can say "When …" of these: "you reveal …", "an opponent'
    ' reveals …", "both players reveal the same card", "you reveal the same card as your previous'
    ' one this turn", "you pay … or more ammo for one card", "you pay your last ammo", "you can\'t'
    ' pay for your card", "your card cancels an opponent\'s card", "your card is cancelled", "you'
    ' lose … or more energy to one card", "your card takes … or more energy from an opponent", "a'
    ' clash leaves you with … energy or less"'
)
_WITH_A_DEED: Final = (
    'a Condition asks for a deed in two ways: "When you draw, you may show a … from your hand" and'
    ' "When you pick, you may lay your next card open"'
)
_ON_RELICS: Final = (
    'no Relic does this. An active Relic can say "This attack deals … more damage", "This card'
    ' costs … less ammo", "This card can\'t be cancelled", "An opponent\'s card costs … more'
    ' ammo", "An opponent\'s card deals … less damage", "If this card is performed and not'
    ' cancelled, gain … ammo", "Gain … ammo before paying", "An opponent loses … ammo before'
    ' paying" and "Once this card is resolved, draw a card"'
)


class RelicEffect:
    """What the two sides of a relic come to."""

    def __init__(self) -> None:
        self.test: int = 0
        self.card: int = terms.NO_CARD
        self.amount: int = 0
        self.effects: list[int] = [0] * len(terms.EFFECTS)


def lower_relic(tree: Node, kinds: Mapping[str, int]) -> RelicEffect:
    """What the two sides of a relic do. `kinds` are the numbers of the cards that they may name."""
    if tree[0] != "card.both" or (tree[1][0], tree[3][0]) != ("speed.condition", "speed.active"):
        raise NotPlayable('a Relic has two sides: write "Condition: … Active: …"', tree)
    relic = RelicEffect()
    conditions = list(sentences_of(tree[2]))
    if len(conditions) > 1:
        raise NotPlayable("a Relic has one Condition, in one sentence", conditions[1])
    _set_condition(relic, conditions[0], kinds)
    for sentence in sentences_of(tree[4]):
        _add_effect(relic, sentence)
    return relic


def _set_condition(relic: RelicEffect, sentence: Node, kinds: Mapping[str, int]) -> None:
    if sentence[0] == "sentence.when":
        _set_deed(relic, sentence, kinds)
    elif sentence[0] == "sentence.condition":
        _set_happening(relic, sentence[1], kinds)
    else:
        raise NotPlayable('a Condition is something that happens: write "When …"', sentence)


def _set_deed(relic: RelicEffect, sentence: Node, kinds: Mapping[str, int]) -> None:
    """What its player shows to meet the condition."""
    event, outcome = sentence[1], sentence[2]
    act = outcome[1][1] if outcome[1][0] == "deed.may" else outcome
    if event == ("event.you", ("did.draws",)) and act[0] == "act.show":
        relic.test = terms.SHOW
        relic.card = kind_named(act[1], act, kinds)
    elif event == ("event.you", ("did.pick",)) and act[0] == "act.layopen":
        relic.test = terms.LAY_OPEN
    else:
        raise NotPlayable(_WITH_A_DEED, sentence)


def _set_happening(relic: RelicEffect, event: Node, kinds: Mapping[str, int]) -> None:
    """What the condition waits for; ruling.condition-moment."""
    tag = event[0]
    if tag in _HAPPENINGS:
        relic.test = _HAPPENINGS[tag]
    elif tag in _MEASURED:
        relic.test = _MEASURED[tag]
        relic.amount = amount_of(event[1], event)
    elif tag == "event.you" and event[1][0] == "did.reveal":
        relic.test = terms.OWN_CARD
        relic.card = kind_named(event[1][1], event[1], kinds)
    elif event[:2] == ("event.player", ("player.opponent",)) and event[2][0] == "did.reveal":
        relic.test = terms.OPPONENT_CARD
        relic.card = kind_named(event[2][1], event[2], kinds)
    elif event in {("event.you", ("did.draws",)), ("event.you", ("did.pick",))}:
        raise NotPlayable(_WITH_A_DEED, event)
    else:
        raise NotPlayable(_CONDITIONS, event)


def _add_effect(relic: RelicEffect, sentence: Node) -> None:
    """relic.modifies-card."""
    tag = sentence[0]
    if tag == "sentence.static":
        _add_modifier(relic, sentence[1])
    elif tag == "sentence.if":
        _add_gain(relic, sentence)
    elif tag == "sentence.do":
        _add_ammo_at_once(relic, sentence[1])
    elif tag == "sentence.once":
        _check_this_card(sentence[1])
        _add(relic, terms.DRAW_CARDS, _drawn(sentence[2]), sentence)
    else:
        raise NotPlayable(_ON_RELICS, sentence)


def _add_modifier(relic: RelicEffect, static: Node) -> None:
    tag = static[0]
    if tag in _MODIFIERS:
        _add(relic, _MODIFIERS[tag], amount_of(static[1], static), static)
    elif tag == "static.cantbe" and static[2:] == (("pv.cancelled",), None):
        if static[1][0] != "subject.sg":
            raise NotPlayable('a Relic speaks of one card: write "this card"', static[1])
        _check_this_card(static[1][1])
        _add(relic, terms.UNCANCELLABLE, 1, static)
    else:
        raise NotPlayable(_ON_RELICS, static)


def _add_gain(relic: RelicEffect, sentence: Node) -> None:
    """What comes with the card, and not if it is void or cancelled; ruling.cancel-whole-card."""
    condition, deed = sentence[1], sentence[2]
    if condition[0] not in {"cond.performed", "cond.uncancelled"}:
        raise NotPlayable(_ON_RELICS, condition)
    _check_this_card(condition[1])
    if condition[0] == "cond.performed" and not relic.effects[terms.UNCANCELLABLE]:
        raise NotPlayable(
            'a card that is cancelled gives nothing: write "is performed and not cancelled", or say'
            ' before that it "can\'t be cancelled"',
            condition,
        )
    energy, ammo = gain_of(deed)
    if energy:
        _add(relic, terms.ENERGY, energy, sentence)
    if ammo:
        _add(relic, terms.AMMO, ammo, sentence)


def _add_ammo_at_once(relic: RelicEffect, deed: Node) -> None:
    """ruling.relic-effects-together: before anybody pays."""
    if deed[0] == "deed.one" and deed[1][0] == "act.load":
        _add(relic, terms.LOAD, amount_of(deed[1][1], deed), deed)
    elif deed[:2] == ("deed.player", ("player.opponent",)) and deed[2][0] == "act.drain":
        _add(relic, terms.DRAIN, amount_of(deed[2][1], deed), deed)
    else:
        raise NotPlayable(_ON_RELICS, deed)


def _drawn(deed: Node) -> int:
    """How many cards are drawn."""
    if deed == ("deed.one", ("act.drawone",)):
        return 1
    if deed[0] == "deed.one" and deed[1][0] == "act.draw":
        return amount_of(deed[1][1], deed)
    raise NotPlayable('once a card is resolved, one can only "draw a card", or more', deed)


def _add(relic: RelicEffect, effect: int, amount: int, node: Node) -> None:
    if relic.effects[effect]:
        raise said_twice(node)
    relic.effects[effect] = amount


def _check_this_card(card: Node) -> None:
    """ruling.relic-windows: a relic always modifies the card it is used on."""
    if card not in {_THIS_CARD, _IT}:
        raise NotPlayable('a Relic is used on one card: write "this card"', card)
