"""What has happened this turn and in the turns before, as far as a text of the match asks about it.

A text that asks ("if you stole a treasure this turn", "the first time each turn …") has an ability that says what is
to be kept in mind. Whatever happens is held against those abilities when it happens, as far as all players can
tell, once for each player who might be "you"; what fits is noted. A match in which no text asks notes nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.effects.matching import meant_by
from rulewright.effects.noted import OLDEST, Noted
from rulewright.effects.program import THIS
from rulewright.effects.state import EffectsState
from rulewright.kernel.fields import but

if TYPE_CHECKING:
    from rulewright.effects.happening import Happening


def seen_as(state: EffectsState, what: Happening[Any]) -> list[Noted]:
    """What is to be noted of something that happens now: to be looked at when it is answered, and noted
    when it is done (`note`)."""
    found: list[Noted] = []
    asking = state.asking_now()
    if not asking.asked.has(what.verb):
        return found
    for one in asking.all:
        if one.ability.verb != what.verb:
            continue
        one.registers[THIS] = state.book.cards_with_text(state, one.program_number, one.seat)
        meant = meant_by(state, one, what, is_noting=True)
        if meant is None:
            continue
        found.append(
            Noted(
                one.program_number,
                one.number,
                you=one.seat,
                actor=what.seat,
                turn=state.turn,
                whose=state.active,
                turns_ago=0,
                count=max(len(meant), 1),
                cards=meant,
            )
        )
    return found


def note(state: EffectsState, seen: list[Noted]) -> None:
    """It has happened. Cards of which nobody can tell any more which they are are not remembered."""
    if len(seen) == 0:
        return
    kept: list[Noted] = []
    for each in seen:
        cards = [card for card in each.cards if state.book.is_still_told_apart(state, card)]
        kept.append(each if len(cards) == len(each.cards) else but(each, cards=cards))
    state.noted = [*state.noted, *kept]
    state.nothing_is_certain()


def a_turn_begins(state: EffectsState) -> None:
    """What the active player's turns were, is longer ago by one."""
    if len(state.noted) == 0:
        return
    kept: list[Noted] = []
    for each in state.noted:
        if each.whose != state.active:
            kept.append(each)
        elif each.turns_ago < OLDEST:
            kept.append(but(each, turns_ago=each.turns_ago + 1))
    state.noted = kept
