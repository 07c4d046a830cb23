"""What effects that are alive change in the rules: for a card, or for a player."""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.effects.conditions import holds
from rulewright.effects.live import Alive, LiveEffects
from rulewright.effects.program import ANYBODY, YOURSELF
from rulewright.effects.sets import members_of
from rulewright.effects.state import NO_ABILITIES
from rulewright.games.eruma.rules.numbering import CARDS, HENCHMEN_MASK
from rulewright.games.eruma.rules.state import Raid
from rulewright.games.eruma.rules.terms import (
    CANT_ENTER,
    CLASSLESS,
    IS_ALSO,
    LOSES_CLASS,
    OTHER_CHOOSES_DISCARDS,
)
from rulewright.games.eruma.texts.filtering import changed_types, fits, fitting
from rulewright.games.eruma.texts.spots import fitting_spots
from rulewright.kernel.zone import Zone, zone_of


def is_changed(raid: Raid, modifier: i64) -> bool:
    """Whether anything alive changes this rule, be it only for some."""
    return raid.live_now().changed.has(modifier)


def changing(raid: Raid, modifier: i64, card: i64) -> list[Alive]:
    """The abilities that change this rule for a card."""
    if not is_changed(raid, modifier):
        return NO_ABILITIES
    return [
        one
        for one in raid.live_now().changing
        if one.ability.modifier == modifier
        and holds(raid, one)
        and fits(raid, one.program, one.ability.subject, card, one.registers)
    ]


def has_modifier(raid: Raid, modifier: i64, card: i64) -> bool:
    """Whether something alive changes this rule for the card."""
    return len(changing(raid, modifier, card)) > 0


def changing_for(raid: Raid, modifier: i64, seat: i64) -> list[Alive]:
    """The abilities that change this rule for a player."""
    if not is_changed(raid, modifier):
        return NO_ABILITIES
    return [
        one
        for one in raid.live_now().changing
        if one.ability.modifier == modifier
        and (
            one.ability.player == ANYBODY or (one.ability.player == YOURSELF) == (one.seat == seat)
        )
        and holds(raid, one)
    ]


def chooser_of_discards(raid: Raid, seat: i64) -> i64:
    """ruling.open-hand: who chooses what a player discards."""
    return 1 - seat if len(changing_for(raid, OTHER_CHOOSES_DISCARDS, seat)) > 0 else seat


def shut_to(raid: Raid, card: i64) -> i64:
    """ruling.entering: the positions that a card can't enter; for one that is not on the Playfield yet (NO_CARD),
    those that nothing can. Who stands in a zone already does not enter it."""
    found: i64 = 0
    if not is_changed(raid, CANT_ENTER):
        return found
    for one in raid.live_now().changing:
        ability = one.ability
        if ability.modifier != CANT_ENTER or not holds(raid, one):
            continue
        if ability.subject >= 0 and (
            card < 0 or not fits(raid, one.program, ability.subject, card, one.registers)
        ):
            continue
        spots = fitting_spots(raid, one.program, ability.spots, one.registers)
        if card < 0 or (spots >> raid.place[card]) & 1 == 0:
            found |= spots
    return found


def types_now(raid: Raid, card: i64) -> i64:
    """type.while-face-up: the types that work on a card of the Playfield."""
    if not raid.is_up(card):
        return 0
    raid.live_now()
    return changed_types(raid, card)


def classes_changed(raid: Raid, live: LiveEffects) -> Zone | None:
    """ruling.changed-class: the classes of each card; None if nothing changes any. What takes a class away comes
    before what gives one."""
    if not (live.changed.has(LOSES_CLASS) or live.changed.has(IS_ALSO)):
        return None
    lost: i64 = 0
    found = zone_of([0] * CARDS)
    for card in range(CARDS):
        definition = raid.definition[card]
        found[card] = raid.cards.kinds[definition] if definition >= 0 else 0
    for one in live.changing:
        if one.ability.modifier == LOSES_CLASS and holds(raid, one):
            lost |= fitting(raid, one.program, one.ability.subject, one.registers)
    for card in members_of(lost & raid.field & raid.up & ~HENCHMEN_MASK):
        found[card] = CLASSLESS
    for one in live.changing:
        if one.ability.modifier == IS_ALSO and holds(raid, one):
            cards = fitting(raid, one.program, one.ability.subject, one.registers)
            for card in members_of(cards & raid.field & raid.up & ~HENCHMEN_MASK & ~lost):
                found[card] = found[card] | one.ability.amount
    return found


def types_changed(raid: Raid, live: LiveEffects, modifier: i64) -> Zone | None:
    """The types that effects give to each card, or take away; None if there are none."""
    if not live.changed.has(modifier):
        return None
    granted = zone_of([0] * CARDS)
    for one in live.changing:
        if one.ability.modifier != modifier or not holds(raid, one):
            continue
        cards = fitting(raid, one.program, one.ability.subject, one.registers) & raid.up
        for card in members_of(cards):
            granted[card] = granted[card] | one.ability.amount
    return granted
