"""From the tree of a card's text to the numbers that the rules use: what Allumbra's words mean.

A card's text comes to its line of the chart, its rewards and its bonus; what a relic's comes to is
in `lowering_relics.py`. What the rules have no number for is refused by name (`NotPlayable`), with
what can be written: no text is half understood. Nothing here reads text or plays.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from rulewright.effects.lowering.draft import Node, NotPlayable
from rulewright.kernel.bits import bit

MOST: Final = 10
"""The most of anything that a text may name; setup.energy-cap, setup.ammo-cap."""

_ON_CARDS: Final = (
    'no card does this. A card can say "Cancels …", "If it does, gain … ammo" (or energy), "If an opponent'
    ' plays …, gain … energy", "Your next card this turn costs no ammo" and "Your next card this'
    ' turn deals … more damage"'
)
_GAINS: Final = (
    'this is no gain: write "gain … energy", "gain … ammo" or "gain … energy and … ammo"'
)


class CardEffect:
    """What a card's text comes to. Kinds are numbers of cards."""

    def __init__(self, kinds: int) -> None:
        self.cancels: int = 0
        """The set of kinds it cancels, as bits."""
        self.cancel_energy: int = 0
        self.cancel_ammo: int = 0
        self.next_free: int = 0
        self.next_damage: int = 0
        self.against_energy: list[int] = [0] * kinds
        """By opposing kind: the energy gained for having met it."""
        self.against_ammo: list[int] = [0] * kinds


def lower_card(tree: Node, kinds: Mapping[str, int]) -> CardEffect:
    """What a card's text does. `kinds` are the numbers of the cards that it may name."""
    if tree[0] != "card.plain":
        raise NotPlayable('a card has no sides: leave "Condition:" and "Active:" out', tree)
    effect = CardEffect(1 + max(kinds.values(), default=-1))
    for sentence in sentences_of(tree[1]):
        if sentence[0] == "sentence.cancels":
            _add_cancels(effect, sentence, kinds)
        elif sentence[0] == "sentence.if":
            _add_reward(effect, sentence, kinds)
        elif sentence[0] == "sentence.static":
            _add_bonus(effect, sentence[1])
        else:
            raise NotPlayable(_ON_CARDS, sentence)
    return effect


def _add_cancels(effect: CardEffect, sentence: Node, kinds: Mapping[str, int]) -> None:
    """clash.cancel-by-chart."""
    for name in titles_of(sentence[1]):
        cancelled = bit(kind_named(name, sentence, kinds))
        if effect.cancels & cancelled:
            raise said_twice(sentence)
        effect.cancels |= cancelled


def _add_reward(effect: CardEffect, sentence: Node, kinds: Mapping[str, int]) -> None:
    """ruling.tiro-calculado-ammo, ruling.played-is-played."""
    condition, deed = sentence[1], sentence[2]
    if condition[0] == "cond.itdoes":
        energy, ammo = gain_of(deed)
        if (energy and effect.cancel_energy) or (ammo and effect.cancel_ammo):
            raise said_twice(sentence)
        effect.cancel_energy += energy
        effect.cancel_ammo += ammo
    elif condition[0] == "cond.plays":
        kind = kind_named(condition[1], condition, kinds)
        energy, ammo = gain_of(deed)
        if (energy and effect.against_energy[kind]) or (ammo and effect.against_ammo[kind]):
            raise said_twice(sentence)
        effect.against_energy[kind] += energy
        effect.against_ammo[kind] += ammo
    else:
        raise NotPlayable(_ON_CARDS, condition)


def _add_bonus(effect: CardEffect, static: Node) -> None:
    """bonus.next-card-only."""
    if static[0] == "static.nextfree":
        if effect.next_free:
            raise said_twice(static)
        effect.next_free = 1
    elif static[0] == "static.nextdamage":
        if effect.next_damage:
            raise said_twice(static)
        effect.next_damage = amount_of(static[1], static)
    else:
        raise NotPlayable(_ON_CARDS, static)


def cancelled_names(tree: Node) -> list[str]:
    """The names of the cards that a card's text cancels."""
    if tree[0] != "card.plain":
        return []
    cancels = [one for one in sentences_of(tree[1]) if one[0] == "sentence.cancels"]
    return [name for sentence in cancels for name in titles_of(sentence[1])]


def titles_of(titles: Node) -> Iterator[str]:
    """The names in "…, … or …"."""
    for part in titles[1:]:
        if isinstance(part, str):
            yield part
        else:
            yield from titles_of(part)


# Phrases of cards and relics


def sentences_of(body: Node) -> Iterator[Node]:
    """The sentences of a text, or of one side of it."""
    while body[0] == "body.more":
        yield body[1]
        body = body[2]
    yield body[1]


def gain_of(deed: Node) -> tuple[int, int]:
    """How much energy and ammo a deed gives."""
    act = deed[1] if deed[0] == "deed.one" else deed
    if act[0] == "act.energy":
        return amount_of(act[1], act), 0
    if act[0] == "act.ammo":
        return 0, amount_of(act[1], act)
    if act[0] == "act.both":
        return amount_of(act[1], act), amount_of(act[2], act)
    raise NotPlayable(_GAINS, deed)


def amount_of(number: int, node: Node) -> int:
    """How much a phrase names."""
    if not 1 <= number <= MOST:
        raise NotPlayable(f"an amount is a number from 1 to {MOST}, not {number}", node)
    return number


def kind_named(name: str, node: Node, kinds: Mapping[str, int]) -> int:
    """The card that a phrase names."""
    if name not in kinds:
        known = ", ".join(kinds)
        raise NotPlayable(f"there is no card {name!r}; the cards are {known}", node)
    return kinds[name]


def said_twice(node: Node) -> NotPlayable:
    """The refusal of what has been said before."""
    return NotPlayable("this is said twice; once is right", node)
