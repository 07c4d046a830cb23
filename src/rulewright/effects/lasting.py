"""What lasts: abilities that a text begins and that hold for a while, how they begin and how they end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.effects.live import (
    AT_BATTLE_END,
    AT_OWN_TURN,
    AT_TURN,
    WITH_ITS_CARDS,
    Lasting,
)
from rulewright.effects.program import (
    ALL,
    CHOOSE,
    OPPONENTS_NEXT,
    RANDOM,
    TARGET,
    THIS_TURN,
    UNTIL_BATTLE_ENDS,
    UNTIL_YOUR_NEXT,
    YOU,
    Program,
)
from rulewright.effects.sets import members_of, set_of
from rulewright.effects.state import EffectsState

_ENDS: Final = {
    THIS_TURN: AT_TURN,
    OPPONENTS_NEXT: AT_TURN,
    UNTIL_YOUR_NEXT: AT_OWN_TURN,
    UNTIL_BATTLE_ENDS: AT_BATTLE_END,
}


def begin_lasting(  # noqa: PLR0913 - of which text, how long, with what
    state: EffectsState,
    source: i64,
    program: i64,
    ability: i64,
    duration: i64,
    registers: list[int],
) -> None:
    """Begin an ability that holds for a while."""
    if not state.book.may_begin(state, duration):
        return
    seat: i64 = registers[YOU]
    since = state.turn
    if duration == OPPONENTS_NEXT:
        since = state.turn + (1 if seat == state.active else 2)
    ends = _ENDS.get(int(duration), WITH_ITS_CARDS)
    lasting = Lasting(
        source,
        seat=seat,
        program=program,
        ability=ability,
        since=since,
        ends=ends,
        until=since + 1 if ends == AT_TURN else 0,
        registers=registers[:],
    )
    state.lasting = [*state.lasting, lasting]
    state.nothing_is_certain()


def turn_begins(state: EffectsState) -> None:
    """What lasted until this turn is over."""
    if len(state.lasting) == 0:
        return
    state.lasting = [each for each in state.lasting if not _ends_now(state, each)]
    state.nothing_is_certain()


def _ends_now(state: EffectsState, lasting: Lasting) -> bool:
    if lasting.ends == AT_TURN:
        return lasting.until <= state.turn
    return lasting.ends == AT_OWN_TURN and lasting.seat == state.active


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
