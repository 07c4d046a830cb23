"""How often an ability answers or takes the place of something: once and never again, or so often in a turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.effects.asked import how_often
from rulewright.effects.live import ANSWERED, SPENT, Alive
from rulewright.effects.program import THIS, THIS_TURN_SO_FAR, WHEN, WOULD
from rulewright.effects.state import EffectsState

AS_OFTEN_AS_IT_COMES: Final = 1 << 30


def answers_left(state: EffectsState, one: Alive) -> i64:
    """How often it still answers or takes the place of something, as things stand."""
    ability = one.ability
    if ability.kind == WHEN or ability.is_once:
        if state.is_marked(one.source, one.program_number, one.number, SPENT):
            return 0
        return 1
    if ability.most_a_turn == 0:
        return AS_OFTEN_AS_IT_COMES
    done: i64 = 0
    if ability.counts_all:
        about = one.registers[THIS] if ability.is_about_this else 0
        done = how_often(state, one.program, one.number, THIS_TURN_SO_FAR, one.seat, about)
    if not ability.counts_all or ability.kind == WOULD:
        # What something else took the place of has not happened.
        done += state.has_answered(one)
    return max(ability.most_a_turn - done, 0)


def has_limit(one: Alive) -> bool:
    """Whether it answers only so often."""
    ability = one.ability
    return ability.kind == WHEN or ability.is_once or ability.most_a_turn > 0


def note_answer(state: EffectsState, one: Alive) -> None:
    """It answers, or takes the place of something."""
    ability = one.ability
    if ability.is_once:
        state.spend(one)
    elif ability.most_a_turn > 0 and (ability.kind == WOULD or not ability.counts_all):
        state.mark(one.source, one.program_number, one.number, ANSWERED)
