"""What texts make of the rules (`terms.py`): for a card or a player, by what is alive and by what was done to
single cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.effects.amounts import amount_of
from rulewright.effects.conditions import holds
from rulewright.effects.ids import CardId
from rulewright.effects.live import Alive
from rulewright.games.elma.rules import terms
from rulewright.games.elma.rules.ids import Rule
from rulewright.games.elma.rules.records import NONE
from rulewright.games.elma.rules.state import Race
from rulewright.kernel.bits import bit

_OF_ENTERING: Final = (terms.OWN_LEVEL_RULE, terms.ADMITTED_RULE, terms.FROM_OFFLINE_RULE)
"""What these say of a level, they say of the one whose battle goes on."""


def is_changed(race: Race, rule: Rule) -> bool:
    """Whether anything alive changes a rule, be it only for some. While it is worked out nothing does:
    what depends on itself is as printed."""
    race.live_now()
    return race.rules_changed & ~race.asking & bit(rule) != 0


def changed(race: Race, rule: Rule, thing: i64, value: i64) -> i64:
    """The value of a rule for a card or seat, with all that texts alive change in it."""
    return _worked_out(race, rule, thing, value) if is_changed(race, rule) else value


def _worked_out(race: Race, rule: Rule, thing: i64, value: i64) -> i64:
    race.asking |= bit(rule)
    for change in race.changes:
        if change.rule == rule and change.card == thing:
            value = change.made_of(value)
    for one in race.live_now().changing:
        if one.ability.modifier == rule:
            value = _made_of(race, one, thing, value)
    race.asking &= ~bit(rule)
    return value


def _made_of(race: Race, one: Alive, thing: i64, value: i64) -> i64:
    """What an ability makes of its rule for a card or seat, where it would be `value` without it."""
    ability = one.ability
    rule = ability.modifier
    amount = ability.amount
    if rule in (terms.NOT_COUNTED_RULE, terms.UNDER_RULE):
        return amount if thing == one.source and holds(race, one) else value
    if rule == terms.PLAYS_RULE:
        is_meant = race.book.is_seat(race, thing, ability.player, one.registers)
        return value + amount if is_meant and holds(race, one) else value
    if rule == terms.HAND_LIMIT_RULE:
        is_meant = race.book.is_seat(race, thing, ability.player, one.registers)
        return amount if is_meant and holds(race, one) else value
    if not _is_about(race, one, thing):
        return value
    if ability.for_each >= 0:
        amount *= amount_of(race, one.program, ability.for_each, one.registers, openly=True)
    if rule in (terms.PRO_RULE, terms.SECONDS_RULE, terms.LENGTH_RULE, terms.WIN_POINTS_RULE):
        return value + amount
    if rule == terms.APPLES_RULE:
        return value * amount
    if rule == terms.KUSKI_KEYWORDS_RULE:
        return value | amount
    if rule == terms.LEVEL_KEYWORDS_RULE:
        return (value & ~terms.BATTLE_TYPES if ability.is_in_place else value) | amount
    return amount


def _is_about(race: Race, one: Alive, card: CardId) -> bool:
    """Whether an ability is about a card, on the level that it drives on."""
    ability = one.ability
    book = race.book
    if not book.fits(race, one.program, ability.subject, card, one.registers):
        return False
    if ability.setting >= 0:
        level = race.level_under(card)
        if level == NONE and ability.modifier in _OF_ENTERING and race.battle is not None:
            level = race.battle.level
        if level == NONE or not book.fits(race, one.program, ability.setting, level, one.registers):
            return False
    return holds(race, one)


def points_made_of(race: Race, card: CardId, points: i64, beaten: list[int], *, wins: bool) -> i64:
    """ruling.other-points: first what takes the place of what a kuski earns by the book, then what it earns more."""
    asked = bit(terms.POINTS_RULE) | bit(terms.TIMES_POINTS_RULE)
    race.asking |= asked
    more: i64 = 0
    times: i64 = 1
    for one in race.live_now().changing:
        ability = one.ability
        is_of_times = ability.modifier == terms.TIMES_POINTS_RULE
        if ability.modifier != terms.POINTS_RULE and not is_of_times:
            continue
        if ability.verb == terms.WINS and not wins:
            continue
        if not _are_so_many(race, one, beaten) or not _is_about(race, one, card):
            continue
        if is_of_times:
            times *= ability.amount
        elif ability.is_in_place:
            points = ability.amount
        else:
            more += ability.amount
    race.asking &= ~asked
    return points * times + more


def _are_so_many(race: Race, one: Alive, cards: list[int]) -> bool:
    """Whether there are as many of these cards as an ability asks for."""
    ability = one.ability
    if ability.among < 0:
        return True
    count: i64 = 0
    for card in cards:
        if race.book.fits(race, one.program, ability.among, card, one.registers):
            count += 1
    return count >= ability.least and (ability.most < 0 or count <= ability.most)


def comes_with(race: Race, card: CardId) -> list[Alive]:
    """ruling.counters: the abilities by which it comes into play with counters."""
    if not is_changed(race, terms.WITH_COUNTERS_RULE):
        return []
    return [
        one
        for one in race.live_now().changing
        if one.ability.modifier == terms.WITH_COUNTERS_RULE and _is_about(race, one, card)
    ]
