"""What must be so for every program, whatever its text says."""

from collections.abc import Iterator
from itertools import dropwhile

from rulewright.effects.program import (
    ACT,
    ALL,
    BY,
    CANT,
    CASE,
    CHAIN,
    CHANCE,
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
    LEADER,
    LESS,
    MAY,
    MODE,
    MODE_OF,
    MODIFY,
    MOST_REGISTERS,
    NAME,
    NEXT_SEAT,
    NOTED,
    OF_NOBODY,
    OPPONENT,
    PILE,
    RANDOM,
    RECKON,
    REPEAT,
    RESOLVE,
    SEATS,
    SET,
    SPOT,
    STOP,
    TARGET,
    THAT,
    THAT_PLAYER,
    THIS,
    TOP,
    UNLESS,
    WHEN,
    WHENEVER,
    WOULD,
    YOU,
    Ability,
    Instruction,
    Program,
)
from rulewright.games.eruma.rules.terms import MODIFIERS, MOST_VERBS, NO_SPEED
from rulewright.games.eruma.texts.filters import CardFilter, Near, SpotFilter

_JUMPS = {MAY, UNLESS, IF, GOTO, EACH, REPEAT, LEADER, NEXT_SEAT}
_WRITES = {
    TARGET,
    CHOOSE,
    ALL,
    RANDOM,
    SPOT,
    COUNT,
    SET,
    COPY,
    JOIN,
    OPPONENT,
    HOLDER,
    RECKON,
    CHANCE,
    NAME,
    SEATS,
    TOP,
    LESS,
    PILE,
}
_LOOPS = {REPEAT, EACH, IF, NEXT_SEAT}
"""Where a loop begins: IF asks whether cards are left."""
_WHOSE = {THAT_PLAYER: THAT, ITS_OWNER: IT}
_GIVEN = {THIS, YOU, CHAIN, DID}
"""Registers that every effect starts with."""


def expect_sound(program: Program) -> None:
    """Everything in it is in order."""
    _check_numbers(program)
    known = _announced(program)
    begun = {step.ability for step in program.code if step.op == LAST}
    ends = 0
    for number, ability in enumerate(program.abilities):
        assert ability.condition < len(program.conditions)
        if ability.kind == MODE_OF:
            assert ability.start == -1
            continue
        if ability.kind in {CANT, MODIFY, NOTED}:
            assert ability.start == -1
            assert ability.verb in range(MOST_VERBS) or ability.modifier in range(MODIFIERS)
            continue
        assert number not in begun or ability.kind in {WHENEVER, WHEN, WOULD}
        assert ability.start == ends
        ends = _end(program, ability)
        _check_code(program, ability, ends, known)
    assert ends == len(program.code)
    acts = [ability for ability in program.abilities if ability.kind == ACT]
    assert len(acts) == (0 if program.section == NO_SPEED else 1)
    assert all(ability.section == program.section for ability in acts)


def _end(program: Program, ability: Ability) -> int:
    at = int(ability.start)
    while program.code[at].op != STOP:
        at += 1
    return at + 1


def _announced(program: Program) -> set[int]:
    """The registers that are set before the power resolves."""
    found: set[int] = set()
    for ability in program.abilities:
        if ability.kind == ACT:
            for step in program.code[ability.start :]:
                if step.op == RESOLVE:
                    break
                if step.op in {TARGET, MODE}:
                    found.add(step.into)
    return found


def _check_numbers(program: Program) -> None:
    for wanted in program.filters:
        assert isinstance(wanted, CardFilter)
        assert wanted.kinds > 0
        assert wanted.near.fitting < len(program.filters)
    for condition in program.conditions:
        assert condition.filter < len(program.filters)
        assert condition.also < len(program.conditions)
    for step in program.code:
        for register in [*_read(program, step), *_written(step)]:
            assert 0 <= register < MOST_REGISTERS


def _check_code(program: Program, ability: Ability, end: int, known: set[int]) -> None:
    start = int(ability.start)
    steps = program.code[start:end]
    ops = [step.op for step in steps]
    if ability.kind == ACT:
        assert ops.count(RESOLVE) == 1
        announcing = ops[: ops.index(RESOLVE)]
        price = list(dropwhile(lambda op: op in {TARGET, MODE, CASE, GOTO}, announcing))
        assert not {TARGET, MODE} & set(price), "the price is paid after all is announced"
        assert TARGET not in ops[len(announcing) :]
    else:
        assert RESOLVE not in ops
        assert (
            ability.section == NO_SPEED or ability.section != program.section or TARGET not in ops
        )
    written = {register for step in steps for register in _written(step)}
    for at, step in enumerate(steps, start=start):
        if step.op in _JUMPS:
            goes_to = step.go_to
            assert start <= goes_to < end
            assert goes_to > at or program.code[goes_to].op in _LOOPS, "no other loops"
        if step.op == LAST:
            assert program.abilities[step.ability].kind in {CANT, MODIFY, WHENEVER, WHEN, WOULD}
        if step.op in {MODE, CASE}:
            count = step.modes if step.op == MODE else 2
            assert all(after.op == GOTO for after in program.code[at + 1 : at + 1 + count])
        if step.op == DO:
            assert step.verb in range(MOST_VERBS)
        given = _GIVEN if ability.kind == ACT else _GIVEN | {IT, THAT, BY}
        for register in _read(program, step):
            assert register in given | known | written, (step, register)


def _written(step: Instruction) -> list[int]:
    if step.op in _WRITES:
        return [step.into]
    if step.op == NEXT_SEAT:
        return [THAT]
    if step.op == EACH:
        return [IT]
    if step.op == LEADER:
        return [step.into, step.source]
    if step.op == DO:
        return [register for register in (step.done_to, step.done) if register >= 0]
    return [step.into] if step.op == MODE and step.into >= 0 else []


def _read(program: Program, step: Instruction) -> Iterator[int]:
    """The registers that a step needs."""
    op = step.op
    if op in {TARGET, CHOOSE, ALL, RANDOM, COUNT}:
        yield from _read_by_filter(program, step.fitting)
    if op in {CHOOSE, SPOT, MAY, UNLESS, MODE, DO} and step.who != EACH_PLAYER:
        yield step.who
    if op == SPOT:
        spot = program.spots[step.spots]
        assert isinstance(spot, SpotFilter)
        yield from _near(program, spot.near)
    if op in {COPY, JOIN, HOLDER, CASE}:
        yield step.source
    if op in {EACH, REPEAT}:
        yield step.left
    if op == DO:
        yield from (register for register in _read_by_deed(step) if register >= 0)
    if op in {CHOOSE, RANDOM} and step.many >= 0:
        yield step.many
    if op in {RECKON, LEADER}:
        yield from _read_by_amount(program, step.reckoning)
    if op == IF:
        condition = program.conditions[step.condition]
        if condition.register >= 0:
            yield condition.register
        if condition.filter >= 0:
            yield from _read_by_filter(program, condition.filter)
        for amount in (condition.amount, condition.than):
            if amount >= 0 and condition.others == OF_NOBODY:
                yield from _read_by_amount(program, amount)
    if op == LAST:
        subject = program.abilities[step.ability].subject
        if subject >= 0:
            yield from _read_by_filter(program, subject)


def _read_by_deed(step: Instruction) -> list[int]:
    """Where a deed finds to what, how much, where, with what and to whom it is done."""
    return [
        step.cards, step.amount, step.spot, step.definition, step.counter, step.types,
        step.other, step.whose, step.lasts,
    ]  # fmt: skip


def _read_by_amount(program: Program, number: int) -> Iterator[int]:
    amount = program.amounts[number]
    if amount.register >= 0:
        yield amount.register
    if amount.filter >= 0:
        yield from _read_by_filter(program, amount.filter)


def _read_by_filter(program: Program, number: int) -> Iterator[int]:
    wanted = program.filters[number]
    assert isinstance(wanted, CardFilter)
    yield from (register for register in (wanted.only, wanted.other) if register >= 0)
    whose = {int(wanted.whose_card), int(wanted.whose_place)}
    yield from (register for word, register in _WHOSE.items() if word in whose)
    yield from _near(program, wanted.near)


def _near(program: Program, near: Near) -> Iterator[int]:
    if near.register >= 0:
        yield near.register
    if near.fitting >= 0:
        yield from _read_by_filter(program, near.fitting)
