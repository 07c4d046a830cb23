"""Rules that texts change: levels of Fate, health, the damage of attacks. Only looking."""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.effects.amounts import amount_of
from rulewright.effects.conditions import holds
from rulewright.effects.ids import CardId, Definition
from rulewright.effects.live import Alive
from rulewright.games.grimterra.rules import terms
from rulewright.games.grimterra.rules.ids import FighterId
from rulewright.games.grimterra.rules.state import Feud
from rulewright.kernel.bits import bit


def is_changed(feud: Feud, modifier: i64) -> bool:
    """Whether anything alive changes a rule, be it only for some; not while just that is being worked out."""
    return feud.live_now().changed.has(modifier) and (feud.asking >> modifier) & 1 == 0


def changing(feud: Feud, modifier: i64, card: CardId) -> list[Alive]:
    """What changes a rule for a card now."""
    found: list[Alive] = []
    if not is_changed(feud, modifier):
        return found
    feud.asking |= bit(modifier)
    for one in feud.live_now().changing:
        ability = one.ability
        if ability.modifier != modifier or not holds(feud, one):
            continue
        if ability.subject < 0 or feud.book.fits(
            feud, one.program, ability.subject, card, one.registers
        ):
            found.append(one)
    feud.asking &= ~bit(modifier)
    return found


def amount_by(feud: Feud, one: Alive) -> i64:
    """By how much an ability changes a rule."""
    ability = one.ability
    if ability.for_each < 0:
        return ability.amount
    times = 1 if ability.amount == 0 else ability.amount
    return times * amount_of(feud, one.program, ability.for_each, one.registers, openly=True)


def total(feud: Feud, modifier: i64, card: CardId) -> i64:
    """By how much all that changes a rule for a card changes it."""
    found: i64 = 0
    for one in changing(feud, modifier, card):
        found += amount_by(feud, one)
    return found


# Heroes


def health_of(feud: Feud, hero: FighterId) -> i64:
    """The health of the side that is up."""
    return feud.cards.healths[feud.face(hero)] + total(feud, terms.MORE_HEALTH, hero)


def level_of(feud: Feud, hero: FighterId, faction: i64) -> i64:
    """A hero's level in a faction; 0 or less: the faction is none of its own."""
    level = feud.cards.fates[faction][feud.face(hero)]
    changed = feud.live_now().changed
    if changed.is_empty():
        return level
    for one in changing(feud, terms.LEVEL_IS, hero):
        if one.ability.amount % terms.FACTION_COUNT == faction:
            level = max(level, one.ability.amount // terms.FACTION_COUNT)
    for one in changing(feud, terms.LEVEL_MORE, hero):
        if one.ability.amount % terms.FACTION_COUNT == faction:
            level += one.ability.amount // terms.FACTION_COUNT
    for one in changing(feud, terms.LEVEL_LESS, hero):
        if one.ability.amount % terms.FACTION_COUNT == faction:
            level -= one.ability.amount // terms.FACTION_COUNT
    more = total(feud, terms.EVERY_LEVEL_MORE, hero)
    if level > 0:
        level += more
    return level - total(feud, terms.EVERY_LEVEL_LESS, hero)


def missing_fate(feud: Feud, hero: FighterId, definition: Definition) -> i64:
    """The first faction in which a hero's level is too low for a card; NONE if it may use it (fate.level-needed,
    fate.dark-no-requirement, ruling.multiple-fates)."""
    for faction in range(terms.TENEBRIS):
        needed = feud.cards.fates[faction][definition]
        if needed > 0 and level_of(feud, hero, faction) < needed:
            return faction
    return -1


def meets_fate(feud: Feud, hero: FighterId, definition: Definition) -> bool:
    """fate.faction-match, fate.level-needed."""
    return missing_fate(feud, hero, definition) < 0


# Attacks


def damage_of(feud: Feud, card: CardId, hero: FighterId, target: FighterId) -> i64:
    """How much damage an attack card deals that a hero uses against another."""
    found = feud.cards.damages[feud.definition[card]]
    for one in changing(feud, terms.THIS_DAMAGE_IS, card):
        if one.source == card:
            found = amount_by(feud, one)
    for one in changing(feud, terms.THIS_MORE_DAMAGE, card):
        if one.source == card:
            found += amount_by(feud, one)
    for one in changing(feud, terms.THIS_LESS_DAMAGE, card):
        if one.source == card:
            found -= amount_by(feud, one)
    found += total(feud, terms.MORE_DAMAGE, hero) - total(feud, terms.LESS_DAMAGE, hero)
    return max(0, found - total(feud, terms.ARMOUR, target))
