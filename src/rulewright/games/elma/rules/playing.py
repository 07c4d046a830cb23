"""Whether an instant can be played: its targets exist, and so does what its whole text depends on
(ruling.instant-needs-target)."""

from __future__ import annotations

from typing import Final

from rulewright.effects.program import (
    CHOOSE,
    DO,
    GOTO,
    IF,
    LAST,
    MODE,
    RESOLVE,
    STOP,
    UNTIL_BATTLE_ENDS,
)
from rulewright.games.elma.rules.state import Race
from rulewright.games.elma.rules.terms import (
    ABORT,
    END_BATTLE,
    ENTER,
    ENTER_EARLY,
    LENGTHEN,
    SHORTEN,
)
from rulewright.games.elma.texts.card_frame import CardFrame
from rulewright.games.elma.texts.filters import CardProgram

_OF_THE_BATTLE: Final = (ABORT, END_BATTLE, LENGTHEN, SHORTEN, ENTER, ENTER_EARLY)


def can_be_played(race: Race, program: CardProgram, frame: CardFrame) -> bool:
    """Whether its player may play it now."""
    registers = frame.registers
    if not frame.finds_targets(race, frame.at, registers):
        return False
    at = frame.at
    while program.code[at].op != RESOLVE:
        at += 1
    while True:
        at += 1
        step = program.code[at]
        if step.op in (STOP, MODE, GOTO):
            return True
        if step.op == IF:
            if frame.holds(race, program.conditions[step.b], registers):
                continue
            return program.code[step.a].op != STOP
        if step.op == CHOOSE and step.c > 0:
            return frame.fitting(race, step.b, registers) != 0
        if step.op == LAST:
            return race.battle is not None or step.b != UNTIL_BATTLE_ENDS
        if step.op == DO:
            is_of_battle = step.b < 0 and step.a in _OF_THE_BATTLE
            return race.battle is not None or not is_of_battle
