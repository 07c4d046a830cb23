"""Instants: whether one can be played (ruling.instant-needs-target), that it takes effect, and that it is put
away then."""

from __future__ import annotations

from typing import Final

from rulewright.effects.conditions import is_met
from rulewright.effects.ids import CardId, Seat
from rulewright.effects.machine import CardFrame
from rulewright.effects.program import (
    CHANCE,
    CHOOSE,
    DO,
    GOTO,
    IF,
    LAST,
    MODE,
    NONE,
    OPPONENT,
    RECKON,
    RESOLVE,
    STOP,
    TARGET,
    THIS_TURN,
    UNTIL_BATTLE_ENDS,
    YOU,
    Instruction,
    Program,
)
from rulewright.effects.sets import set_of
from rulewright.effects.usable import begun_by_player, note_use
from rulewright.games.elma.rules import story, terms
from rulewright.games.elma.rules.leaving import PutAway
from rulewright.games.elma.rules.numbering import TAKING_EFFECT
from rulewright.games.elma.rules.state import Race
from rulewright.kernel.event import EVERYONE

_OF_THE_BATTLE: Final = (
    terms.ABORT,
    terms.END_BATTLE,
    terms.LENGTHEN,
    terms.SHORTEN,
    terms.ENTER,
    terms.ENTER_EARLY,
)


def play_instant(race: Race, card: CardId, seat: Seat) -> None:
    """ruling.instant-at-once, ruling.instant-discard: its text takes effect fully, then it is
    discarded."""
    race.lift(card)
    race.place[card] = TAKING_EFFECT
    definition = race.definition[card]
    race.tell(EVERYONE, story.INSTANT, seat, definition)
    race.agenda.append(PutAway(card))
    note_use(race, definition)
    played = race.programs[definition].power
    if played != NONE:
        race.agenda.append(
            begun_by_player(race, card, definition, seat, ability=played, means=terms.BY_EFFECT)
        )


def finds_what_it_needs(race: Race, seat: Seat, card: CardId) -> bool:
    """ruling.instant-needs-target: whether its targets exist, and so does what its whole text depends on. An instant
    whose text does nothing cannot be played."""
    definition = race.definition[card]
    played = race.programs[definition].power
    if played == NONE:
        return False
    start = race.programs[definition].abilities[played].start
    registers = race.registers_of(card, seat)
    frame = CardFrame(definition, start, card, means=terms.BY_EFFECT, registers=registers)
    return frame.finds_targets(race, start, registers) and _comes_to_something(race, frame)


def _is_idle(race: Race, program: Program, step: Instruction, registers: list[int]) -> bool:
    """Whether a step would change nothing now: the one level in the queue moves nowhere, and who is not active plays
    no kuskis this turn."""
    if step.op == DO:
        return step.verb in (terms.TO_FRONT, terms.TO_END) and len(race.queue) < 2
    if step.op != LAST or step.duration != THIS_TURN:
        return False
    is_of_plays = program.abilities[step.ability].modifier == terms.PLAYS_RULE
    return is_of_plays and registers[YOU] != race.active


def _is_about_none(race: Race, frame: CardFrame) -> bool:
    """Whether all that its text does is done to any number of cards, or counts them, and there is no such card."""
    program = frame.program_in(race)
    at = frame.at
    none = 0  # the registers with such cards, or with how many they are
    while program.code[at].op == TARGET:
        step = program.code[at]
        if step.least > 0 or race.book.targets(race, frame, step.fitting, frame.registers) != 0:
            return False
        none |= set_of(step.into)
        at += 1
    if none == 0 or program.code[at].op != RESOLVE:
        return False
    at += 1
    while program.code[at].op != STOP:
        step = program.code[at]
        at += 1
        if step.op == RECKON:
            amount = program.amounts[step.reckoning]
            if amount.register < 0 or none & set_of(amount.register) == 0:
                return False
            none |= set_of(step.into)
        elif step.op != DO:
            return False
        elif step.cards >= 0 and none & set_of(step.cards) != 0:
            if step.done_to >= 0:
                none |= set_of(step.done_to)
        elif step.amount < 0 or none & set_of(step.amount) == 0:
            return False
    return True


def _comes_to_something(race: Race, frame: CardFrame) -> bool:
    if _is_about_none(race, frame):
        return False
    program = frame.program_in(race)
    registers = frame.registers
    at = frame.at
    while program.code[at].op != RESOLVE:
        at += 1
    is_idle = False  # whether what was looked at so far would come to nothing
    while True:
        at += 1
        step = program.code[at]
        if step.op == CHANCE:
            return True  # ruling.chance: nobody knows yet what comes of it
        if step.op in (STOP, MODE, GOTO):
            return step.op != STOP or not is_idle
        if step.op == IF:
            if is_met(race, program, program.conditions[step.condition], registers):
                continue
            return program.code[step.go_to].op != STOP
        if step.op == OPPONENT and step.fitting >= 0:
            return frame.opponents_with(race, step.fitting) != 0
        if step.op == CHOOSE and step.least > 0:
            return race.book.fitting(race, program, step.fitting, registers) != 0
        if _is_idle(race, program, step, registers):
            is_idle = True
            continue
        if step.op == LAST:
            return race.battle is not None or step.duration != UNTIL_BATTLE_ENDS
        if step.op == DO:
            is_of_battle = step.cards < 0 and step.verb in _OF_THE_BATTLE
            return race.battle is not None or not is_of_battle
