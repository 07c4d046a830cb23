"""What lasts: abilities that a text begins and that hold for a while, how they begin and how they end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.effects.live import (
    AFTER_ANCHORS_TURN,
    AT_BATTLE_END,
    AT_OWN_TURN,
    AT_TURN,
    IN_ANCHORS_TURN,
    IN_EXTRA_TURN,
    IN_OPPONENTS_TURN,
    WHEN_IT_HAS_COME,
    WITH_EXTRA_TURN,
    WITH_ITS_CARDS,
    WITH_ITS_SOURCE,
    Lasting,
)
from rulewright.effects.program import (
    AFTER_THIS_TURN,
    ALL,
    CHOOSE,
    DURING_EXTRA_TURN,
    DURING_NEXT_TURN,
    NAME,
    OPPONENTS_NEXT,
    RANDOM,
    TARGET,
    THIS_TURN,
    UNTIL_BATTLE_ENDS,
    UNTIL_END_OF_NEXT_TURN,
    UNTIL_END_OF_TURN,
    UNTIL_IT_COMES,
    UNTIL_IT_COMES_THIS_TURN,
    UNTIL_YOUR_NEXT,
    WHILE_IN_PLAY,
    WHILE_ITS_CARD_IS_IN_PLAY,
    YOU,
    Instruction,
    Program,
)
from rulewright.effects.record import a_turn_begins
from rulewright.effects.sets import members_of, set_of
from rulewright.effects.state import EffectsState

_ENDS: Final = {
    THIS_TURN: AT_TURN,
    UNTIL_IT_COMES_THIS_TURN: AT_TURN,
    OPPONENTS_NEXT: IN_OPPONENTS_TURN,
    UNTIL_YOUR_NEXT: AT_OWN_TURN,
    UNTIL_BATTLE_ENDS: AT_BATTLE_END,
    WHILE_IN_PLAY: WITH_ITS_CARDS,
    UNTIL_END_OF_TURN: AFTER_ANCHORS_TURN,
    UNTIL_END_OF_NEXT_TURN: AFTER_ANCHORS_TURN,
    DURING_NEXT_TURN: IN_ANCHORS_TURN,
    DURING_EXTRA_TURN: IN_EXTRA_TURN,
    UNTIL_IT_COMES: WHEN_IT_HAS_COME,
    AFTER_THIS_TURN: WHEN_IT_HAS_COME,
    WHILE_ITS_CARD_IS_IN_PLAY: WITH_ITS_SOURCE,
}


def begin_lasting(
    state: EffectsState,
    source: i64,
    program: i64,
    step: Instruction,
    registers: list[int],
) -> None:
    """Begin an ability that holds for a while."""
    duration = step.duration
    if not state.book.may_begin(state, duration):
        return
    seat: i64 = registers[YOU]
    anchor: i64 = seat if step.whose < 0 else registers[step.whose]
    ends = _ENDS[int(duration)]
    if duration == UNTIL_END_OF_TURN and anchor == state.active:
        ends = AT_TURN
    lasting = Lasting(
        source,
        seat=seat,
        program=program,
        ability=step.ability,
        since=state.turn + 1 if duration == AFTER_THIS_TURN else state.turn,
        ends=ends,
        until=state.turn + 1 if ends == AT_TURN else 0,
        anchor=anchor,
        registers=registers[:],
    )
    state.lasting = [*state.lasting, lasting]
    state.nothing_is_certain()


def turn_begins(state: EffectsState) -> list[Lasting]:
    """What lasted until this turn is over, and is returned; what waited for it holds; what has happened is longer
    ago."""
    a_turn_begins(state)
    if not state.is_extra_turn:
        state.last_in_order = state.active
    ended: list[Lasting] = []
    if len(state.lasting) == 0:
        return ended
    kept: list[Lasting] = []
    for each in state.lasting:
        if _ends_now(state, each):
            ended.append(each)
        else:
            kept.append(_in_this_turn(state, each))
    state.lasting = kept
    state.nothing_is_certain()
    return ended


def _ends_now(state: EffectsState, lasting: Lasting) -> bool:
    if lasting.ends in (AT_TURN, WITH_EXTRA_TURN):
        return lasting.until <= state.turn
    if lasting.ends == IN_EXTRA_TURN:
        # The extra turn it speaks of was lost.
        return not any(each.source == lasting.source for each in state.extra_turns)
    return lasting.ends == AT_OWN_TURN and lasting.seat == state.active


def _in_this_turn(state: EffectsState, lasting: Lasting) -> Lasting:
    """What was counted by turns that were yet to come, once one comes."""
    if lasting.ends == AFTER_ANCHORS_TURN and lasting.anchor == state.active:
        return lasting.until_end_of(state.turn)
    is_for_anchor = lasting.ends == IN_ANCHORS_TURN and lasting.anchor == state.active
    is_for_opponent = lasting.ends == IN_OPPONENTS_TURN and lasting.seat != state.active
    return lasting.only_in(state.turn) if is_for_anchor or is_for_opponent else lasting


def without_card(program: Program, registers: list[int], card: i64) -> list[int]:
    """The registers of an effect without a card among what was chosen."""
    kept = registers[:]
    for step in program.code:
        if step.op in (TARGET, CHOOSE, RANDOM, ALL):
            kept[step.into] &= ~set_of(card)
    return kept


def is_about_any(program: Program, registers: list[int]) -> bool:
    """Whether any card is left of what was chosen for an effect."""
    return any(
        step.op in (TARGET, CHOOSE, RANDOM, ALL) and registers[step.into] != 0
        for step in program.code
    )


def chosen_for(program: Program, registers: list[int]) -> list[int]:
    """The cards that were chosen for an effect."""
    found = 0
    for step in program.code:
        if step.op in (TARGET, CHOOSE, RANDOM, ALL):
            found |= registers[step.into]
    return members_of(found)


def named_for(program: Program, registers: list[int]) -> list[int]:
    """The printed cards whose names were said for an effect."""
    return [
        registers[step.into] - 1
        for step in program.code
        if step.op == NAME and registers[step.into] > 0
    ]
