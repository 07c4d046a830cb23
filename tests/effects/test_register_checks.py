"""What the registers of a saved effect may hold, step by step of its program."""

import pytest

from rulewright.effects.program import (
    ALL,
    BY,
    CHAIN,
    CHOOSE,
    COPY,
    COUNT,
    DID,
    DO,
    FREE,
    HOLDER,
    IT,
    JOIN,
    MEASURE,
    MODE,
    MOST_REGISTERS,
    NONE,
    OPPONENT,
    RANDOM,
    REPEAT,
    SEATS,
    SET,
    SPOT,
    TARGET,
    THAT,
    THIS,
    YOU,
    Instruction,
    Program,
)
from rulewright.effects.register_checks import Limits, check_registers
from rulewright.kernel.errors import SaveError

CARDS = 70
"""More than a machine's word has bits."""
EVERY_CARD = 2**CARDS - 1
LIMITS = Limits(
    3,
    CARDS,
    definitions=30,
    verbs=20,
    links=CARDS * 2,
    means=5,
    turn=100,
    count=50,
    positions=9,
    measure=40,
)
SOURCE = 65
A, B = FREE, FREE + 1


def program_of(*code: Instruction) -> Program:
    return Program(list(code), [], [], [], [], NONE)


def is_sound(register: int, value: int, *steps: Instruction) -> bool:
    """Whether a register of a program of these steps may hold a value."""
    registers = [0] * MOST_REGISTERS
    registers[THIS] = 2**SOURCE
    registers[register] = value
    try:
        check_registers("agenda", program_of(*steps), SOURCE, registers, LIMITS)
    except SaveError:
        return False
    return True


@pytest.mark.parametrize(
    ("register", "most"),
    [
        (YOU, 2),
        (THAT, 2),
        (DID, 1),
        (IT, EVERY_CARD),
        (BY, EVERY_CARD),
        (CHAIN, 2**140 - 1),
        (A, 0),
    ],
)
def test_what_every_effect_knows_has_its_limit(register: int, most: int) -> None:
    assert is_sound(register, most)
    assert not is_sound(register, most + 1)
    assert not is_sound(register, -1)


@pytest.mark.parametrize(
    ("step", "most"),
    [
        *((Instruction(op, into=A), EVERY_CARD) for op in (TARGET, CHOOSE, ALL, RANDOM, JOIN)),
        (Instruction(DO, cards=A), EVERY_CARD),
        (Instruction(SPOT, into=A), 9),
        (Instruction(COUNT, into=A), CARDS),
        (Instruction(SET, into=A, number=5), 5),
        (Instruction(OPPONENT, into=A), 2),
        (Instruction(HOLDER, into=A), 2),
        (Instruction(SEATS, into=A), 7),
        (Instruction(MEASURE, into=A), 40),
        (Instruction(MODE, modes=4, into=A), 3),
        (Instruction(REPEAT, left=A), 0),
    ],
)
def test_a_register_holds_what_its_step_can_have_written(step: Instruction, most: int) -> None:
    assert is_sound(A, most, step)
    assert not is_sound(A, most + 1, step)


def test_steps_that_write_to_no_register_widen_none() -> None:
    last = MOST_REGISTERS - 1
    assert not is_sound(last, 1, Instruction(DO, verb=0), Instruction(MODE, modes=4))


def test_a_register_holds_the_most_of_all_its_steps() -> None:
    steps = Instruction(SET, into=A, number=5), Instruction(SET, into=A, number=1)
    assert is_sound(A, 5, *steps)
    assert not is_sound(A, 6, *steps)


def test_what_is_copied_may_be_copied_on_in_any_order() -> None:
    steps = (
        Instruction(COPY, into=B + 1, source=B),
        Instruction(COPY, into=B, source=A),
        Instruction(SET, into=A, number=5),
    )
    assert is_sound(B + 1, 5, *steps)
    assert not is_sound(B + 1, 6, *steps)


def test_an_effect_is_its_own_cards() -> None:
    assert not is_sound(THIS, 2 ** (SOURCE - 1))


def test_there_are_as_many_registers_as_there_are() -> None:
    registers = [2**SOURCE, *[0] * MOST_REGISTERS]
    with pytest.raises(SaveError, match="'agenda' has registers of no such effect"):
        check_registers("agenda", program_of(), SOURCE, registers, LIMITS)
