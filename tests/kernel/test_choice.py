"""Choices packed into one number: nothing is lost on the way, within the limits."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulewright.kernel.choice import (
    LARGEST_THING,
    bare_choice,
    make_choice,
    pack_choice,
    thing_of,
    things_of,
    verb_of,
)
from rulewright.kernel.errors import IllegalChoice
from tests.kernel.toys import Toy

LARGEST_VERB = 255
VERBS = st.integers(0, LARGEST_VERB)
THINGS = st.lists(st.integers(0, LARGEST_THING), max_size=3)

quickly = settings(max_examples=200, deadline=None, database=None, derandomize=True)


def packed(verb: int, things: list[int]) -> int:
    first, second, third = [*things, -1, -1, -1][:3]
    return int(pack_choice(verb, first, second, third))


@quickly
@given(verb=VERBS, things=THINGS)
def test_a_packed_choice_is_unpacked_as_it_was(verb: int, things: list[int]) -> None:
    choice = packed(verb, things)
    assert verb_of(choice) == verb
    assert things_of(choice) == things
    assert thing_of(choice) == (things[0] if things else -1)


@quickly
@given(one=st.tuples(VERBS, THINGS), other=st.tuples(VERBS, THINGS))
def test_different_choices_are_different_numbers(
    one: tuple[int, list[int]], other: tuple[int, list[int]]
) -> None:
    assert (packed(*one) == packed(*other)) == (one == other)


@quickly
@given(verb=VERBS, thing=st.integers(0, LARGEST_THING))
def test_the_short_forms_are_the_same_numbers(verb: int, thing: int) -> None:
    assert make_choice(verb, thing) == packed(verb, [thing])
    assert bare_choice(verb) == packed(verb, [])


def test_numbers_are_what_they_always_were() -> None:
    # They stand in saved states, as answers given so far.
    assert bare_choice(6) == 6
    assert make_choice(0, 3) == 1024
    assert pack_choice(2, 0, 1, 2) == 2 | 1 << 8 | 2 << 22 | 3 << 36


def test_the_largest_choice_fits_in_fifty_bits() -> None:
    largest = packed(LARGEST_VERB, [LARGEST_THING] * 3)
    assert largest == (1 << 50) - 1
    assert verb_of(largest) == LARGEST_VERB
    assert things_of(largest) == [LARGEST_THING] * 3


# As a list


GAME = Toy("toy-of-choices", [])


@quickly
@given(things=THINGS)
def test_a_choice_spelled_out_is_read_back(things: list[int]) -> None:
    choice = packed(0, things)
    spelled = GAME.rules.spell(choice)
    assert spelled == ["take", *things]
    assert GAME.rules.unspell(spelled) == choice
    assert GAME.rules.unspell(tuple(spelled)) == choice


@pytest.mark.parametrize(
    ("spelled", "reason"),
    [
        ([], "a choice is a verb and up to three numbers, not []"),
        (["take", 1, 2, 3, 4], "a choice is a verb and up to three numbers"),
        ("take", "a choice is a verb and up to three numbers, not 'take'"),
        (None, "a choice is a verb and up to three numbers, not None"),
        (["fly"], "'fly' is not a verb of Toy"),
        ([0], "0 is not a verb of Toy"),
        ([["take"]], "['take'] is not a verb of Toy"),
        (["take", "1"], "a choice names things by number, not '1'"),
        (["take", True], "a choice names things by number, not True"),
        (["take", 1.0], "a choice names things by number, not 1.0"),
        (["take", -1], "there is nothing numbered -1"),
        (["take", 0, LARGEST_THING + 1], f"there is nothing numbered {LARGEST_THING + 1}"),
        (["take", 10**30], f"there is nothing numbered {10**30}"),
    ],
)
def test_what_spells_no_choice_is_refused_with_a_reason(spelled: object, reason: str) -> None:
    with pytest.raises(IllegalChoice) as refused:
        GAME.rules.unspell(spelled)
    assert reason in str(refused.value)
