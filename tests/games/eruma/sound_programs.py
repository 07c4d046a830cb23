"""What must be so for every program, whatever its text says."""

from collections.abc import Iterator

from rulewright.effects.program import (
    ACT,
    ALL,
    BY,
    CANT,
    CASE,
    CHAIN,
    CHOOSE,
    COPY,
    COUNT,
    DID,
    DO,
    EACH,
    EACH_PLAYER,
    GOTO,
    HOLDER,
    IF,
    IT,
    ITS_OWNER,
    JOIN,
    LAST,
    MAY,
    MODE,
    MODIFY,
    MOST_REGISTERS,
    OPPONENT,
    RANDOM,
    REPEAT,
    RESOLVE,
    SET,
    SPOT,
    STOP,
    TARGET,
    THAT,
    THAT_PLAYER,
    THIS,
    UNLESS,
    YOU,
    Ability,
    Instruction,
)
from rulewright.games.eruma.rules.terms import MODIFIERS, MOST_VERBS, NO_SPEED
from rulewright.games.eruma.texts.filters import CardProgram

_JUMPS = {MAY: "a", UNLESS: "a", IF: "a", GOTO: "a", EACH: "b", REPEAT: "b"}
_WRITES = {TARGET, CHOOSE, ALL, RANDOM, SPOT, COUNT, SET, COPY, JOIN, OPPONENT, HOLDER}
_WHOSE = {THAT_PLAYER: THAT, ITS_OWNER: IT}
_GIVEN = {THIS, YOU, CHAIN, DID}
"""Registers that every effect starts with."""


def expect_sound(program: CardProgram) -> None:
    """Everything in it is in order."""
    _check_numbers(program)
    known = _announced(program)
    begun = {step.a for step in program.code if step.op == LAST}
    ends = 0
    for number, ability in enumerate(program.abilities):
        assert ability.condition < len(program.conditions)
        if ability.kind in {CANT, MODIFY}:
            assert ability.start == -1
            assert ability.verb in range(MOST_VERBS) or ability.modifier in range(MODIFIERS)
            continue
        assert number not in begun
        assert ability.start == ends
        ends = _end(program, ability)
        _check_code(program, ability, ends, known)
    assert ends == len(program.code)
    acts = [ability for ability in program.abilities if ability.kind == ACT]
    assert len(acts) == (0 if program.speed == NO_SPEED else 1)
    assert all(ability.section == program.speed for ability in acts)


def _end(program: CardProgram, ability: Ability) -> int:
    at = int(ability.start)
    while program.code[at].op != STOP:
        at += 1
    return at + 1


def _announced(program: CardProgram) -> set[int]:
    """The registers that are set before the power resolves."""
    found: set[int] = set()
    for ability in program.abilities:
        if ability.kind == ACT:
            for step in program.code[ability.start :]:
                if step.op == RESOLVE:
                    break
                if step.op == TARGET:
                    found.add(step.a)
                elif step.op == MODE:
                    found.add(step.b)
    return found


def _check_numbers(program: CardProgram) -> None:
    for wanted in program.filters:
        assert wanted.kinds > 0
        assert wanted.near_filter < len(program.filters)
    for condition in program.conditions:
        assert condition.filter < len(program.filters)
        assert condition.also < len(program.conditions)
    for step in program.code:
        for register in [*_read(program, step), *_written(step)]:
            assert 0 <= register < MOST_REGISTERS


def _check_code(program: CardProgram, ability: Ability, end: int, known: set[int]) -> None:
    start = int(ability.start)
    steps = program.code[start:end]
    ops = [step.op for step in steps]
    if ability.kind == ACT:
        assert ops.count(RESOLVE) == 1
        announcing = ops[: ops.index(RESOLVE)]
        assert set(announcing) <= {TARGET, MODE, GOTO}
        assert TARGET not in ops[len(announcing) :]
    else:
        assert RESOLVE not in ops
        assert ability.section == NO_SPEED or ability.section != program.speed or TARGET not in ops
    written = {register for step in steps for register in _written(step)}
    for at, step in enumerate(steps, start=start):
        if step.op in _JUMPS:
            goes_to = int(getattr(step, _JUMPS[step.op]))
            assert start <= goes_to < end
            assert goes_to > at or program.code[goes_to].op in {REPEAT, EACH}, "no other loops"
        if step.op == LAST:
            assert program.abilities[step.a].kind in {CANT, MODIFY}
        if step.op in {MODE, CASE}:
            count = step.a if step.op == MODE else 2
            assert all(after.op == GOTO for after in program.code[at + 1 : at + 1 + count])
        if step.op == DO:
            assert step.a in range(MOST_VERBS)
        given = _GIVEN if ability.kind == ACT else _GIVEN | {IT, THAT, BY}
        for register in _read(program, step):
            assert register in given | known | written, (step, register)


def _written(step: Instruction) -> list[int]:
    if step.op in _WRITES:
        return [step.a]
    if step.op == EACH:
        return [IT]
    return [step.b] if step.op == MODE and step.b >= 0 else []


def _read(program: CardProgram, step: Instruction) -> Iterator[int]:
    """The registers that a step needs."""
    op = step.op
    if op in {TARGET, CHOOSE, ALL, RANDOM, COUNT}:
        yield from _read_by_filter(program, step.b)
    if op in {CHOOSE, SPOT, MAY, UNLESS, MODE, DO} and step.e != EACH_PLAYER:
        yield step.e
    if op == SPOT:
        spot = program.spots[step.b]
        yield from _near(program, spot.near_register, spot.near_filter)
    if op in {COPY, JOIN, HOLDER}:
        yield step.b
    if op in {CASE, EACH, REPEAT}:
        yield step.a
    if op == DO:
        yield from (register for register in (step.b, step.c, step.d) if register >= 0)
    if op == IF:
        condition = program.conditions[step.b]
        if condition.register >= 0:
            yield condition.register
        if condition.filter >= 0:
            yield from _read_by_filter(program, condition.filter)
    if op == LAST:
        subject = program.abilities[step.a].subject
        if subject >= 0:
            yield from _read_by_filter(program, subject)


def _read_by_filter(program: CardProgram, number: int) -> Iterator[int]:
    wanted = program.filters[number]
    yield from (register for register in (wanted.only, wanted.other) if register >= 0)
    whose = {int(wanted.whose_card), int(wanted.whose_place)}
    yield from (register for word, register in _WHOSE.items() if word in whose)
    yield from _near(program, wanted.near_register, wanted.near_filter)


def _near(program: CardProgram, register: int, number: int) -> Iterator[int]:
    if register >= 0:
        yield register
    if number >= 0:
        yield from _read_by_filter(program, number)
