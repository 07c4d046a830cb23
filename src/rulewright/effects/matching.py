"""Whether an ability is about what happens, and for which cards: what it forbids, replaces or answers. Only
looking: nothing is changed here. What is offered and why something is not offered both ask here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from rulewright.effects.asked import how_often, how_often_by
from rulewright.effects.conditions import holds
from rulewright.effects.live import Alive
from rulewright.effects.program import ANYBODY, BY_ANYTHING, BY_CARD, CANT, THIS_TURN_SO_FAR
from rulewright.effects.sets import set_of
from rulewright.effects.state import EffectsState

if TYPE_CHECKING:
    from rulewright.effects.happening import Happening

NO_CARDS: Final[list[int]] = []
"""Shared: never change it."""


def meant_by(
    state: EffectsState, one: Alive, what: Happening[Any], *, is_noting: bool = False
) -> list[int] | None:
    """For which cards an ability is about what happens; none of them if it is about the player. None: it is
    not about this. `is_noting`: how often that may be does not matter, and what is hidden is not looked at."""
    ability = one.ability
    if ability.verb != what.verb:
        return None
    book = state.book
    if ability.player != ANYBODY and not book.is_seat(
        state, what.seat, ability.player, one.registers
    ):
        return None
    if ability.by != BY_ANYTHING and not _is_by(state, one, what):
        return None
    if not _is_then_and_there(state, one, what) or not holds(state, one):
        return None
    if ability.much >= 0 and what.how_much(state) == 0:
        return None
    is_limit = ability.kind == CANT and ability.most_a_turn > 0 and not is_noting
    if ability.subject < 0:
        return None if is_limit and _may_be_done_again(state, one, what.seat) else NO_CARDS
    cards = what.doers() if ability.is_of_doers else what.cards
    openly = is_noting or (ability.kind == CANT and what.verb == book.targeted)
    found = book.those_fitting(
        state, one.program, ability.subject, cards, one.registers, openly=openly
    )
    if ability.is_of_others:
        found = [card for card in cards if card not in found]
    if ability.most_each >= 0:
        found = [card for card in found if book.are_too_many(state, ability.most_each, what, card)]
    if is_limit:
        found = [card for card in found if not _may_do_it_again(state, one, card)]
    return found if len(found) > 0 else None


def _may_be_done_again(state: EffectsState, one: Alive, actor: i64) -> bool:
    """Whether a player has not done yet this turn as often as a text lets them what it limits."""
    done = how_often_by(state, one.program, one.number, one.seat, actor)
    return done < one.ability.most_a_turn


def _may_do_it_again(state: EffectsState, one: Alive, card: i64) -> bool:
    """The same for a card."""
    program, number = one.program, one.number
    done = how_often(state, program, number, THIS_TURN_SO_FAR, one.seat, set_of(card))
    return done < one.ability.most_a_turn


def _is_by(state: EffectsState, one: Alive, what: Happening[Any]) -> bool:
    """Whether it comes about by what the ability says."""
    ability = one.ability
    if ability.by != BY_CARD:
        return state.book.is_by(state, one, what)
    if what.cause < 0:
        return False
    return state.book.fits(state, one.program, ability.by_filter, what.cause, one.registers)


def _is_then_and_there(state: EffectsState, one: Alive, what: Happening[Any]) -> bool:
    """Whether it is the phase, the kind of counters, the moment and the card on which it happens."""
    ability = one.ability
    if ability.phase >= 0 and ability.phase != what.phase_meant():
        return False
    if ability.during >= 0:
        is_then = state.book.is_in_phase(state, ability.during)
        if is_then == ability.is_outside:
            return False
    if ability.counter >= 0 and ability.counter != what.counter_meant():
        return False
    if ability.reaches > 0 and not what.reaches(state, ability.reaches):
        return False
    if ability.moment >= 0 and not state.book.is_moment(state, ability.moment):
        return False
    if ability.setting < 0:
        return True
    setting = state.book.setting_of(state, what)
    if setting < 0:
        return False
    is_there = state.book.fits(state, one.program, ability.setting, setting, one.registers)
    return is_there != ability.is_elsewhere


# What can't be


def may_be_forbidden(state: EffectsState, verb: i64) -> bool:
    """Whether anything alive forbids a verb, be it only to some."""
    return state.live_now().forbidden.has(verb)


def forbidden_by(state: EffectsState, what: Happening[Any]) -> Alive | None:
    """The first text that says that it, or a part of it, can't be; None if there is none."""
    if not may_be_forbidden(state, what.verb):
        return None
    for one in state.live_now().forbidding:
        if meant_by(state, one, what) is not None:
            return one
    return None


def permitted(state: EffectsState, what: Happening[Any]) -> list[int] | None:
    """The cards for which no text says that it can't be; None if it can't be at all."""
    cards = what.cards
    if not may_be_forbidden(state, what.verb):
        return cards
    for one in state.live_now().forbidding:
        meant = meant_by(state, one, what)
        if meant is None:
            continue
        state.book.about_to_forbid(state, one)
        if one.ability.subject < 0 or one.ability.is_of_doers:
            return None
        cards = [card for card in cards if card not in meant]
    is_less = len(cards) < len(what.cards)
    if is_less and (len(cards) == 0 or state.book.is_all_or_nothing(what)):
        return None
    return cards
