"""Drafts of code: labels, what falls away, and numbers for what occurs twice."""

import pytest

from rulewright.effects.lowering.draft import (
    NO_CODE,
    AbilityDraft,
    Code,
    Draft,
    Label,
    NotPlayable,
    unknown_phrase,
)
from rulewright.effects.program import (
    ACT,
    AT_LEAST,
    CANT,
    COPY,
    DO,
    FREE,
    GOTO,
    IF,
    MODE,
    MOST_REGISTERS,
    SET,
    STOP,
    WHENEVER,
)

NODE = ("act.dance",)


def finished(*codes: Code | None) -> tuple[list[tuple[int, int, int]], list[int]]:
    """The instructions by their first numbers, and where each ability begins."""
    draft = Draft(speed=0)
    draft.abilities = [AbilityDraft(WHENEVER, 0, code=code) for code in codes]
    code, abilities = draft.finished_code()
    return [(step.op, step.a, step.b) for step in code], [ability.start for ability in abilities]


def test_abilities_follow_each_other_and_each_ends_with_stop() -> None:
    first, second = Code(), Code()
    first.emit(SET, 7, 1)
    second.emit(SET, 8, 2)
    steps, starts = finished(first, None, second)
    assert steps == [(SET, 7, 1), (STOP, 0, 0), (SET, 8, 2), (STOP, 0, 0)]
    assert starts == [0, NO_CODE, 2]


def test_labels_become_places() -> None:
    before, code, end = Code(), Code(), Label()
    before.emit(SET, 7, 1)
    code.emit(IF, end, 3)
    code.emit(SET, 8, 2)
    code.put(end)
    steps, _ = finished(before, code)
    assert steps == [(SET, 7, 1), (STOP, 0, 0), (IF, 4, 3), (SET, 8, 2), (STOP, 0, 0)]


def test_jumps_to_the_next_step_and_copies_to_itself_fall_away() -> None:
    code, other, end = Code(), Label(), Label()
    code.emit(GOTO, end)
    code.put(other)
    code.put(end)
    code.emit(COPY, 7, 7)
    code.emit(GOTO, other)
    steps, _ = finished(code)
    assert steps == [(GOTO, 0, 0), (STOP, 0, 0)]


def test_the_jumps_of_a_choice_stay_as_they_are_counted() -> None:
    code, one, two = Code(), Label(), Label()
    code.emit(MODE, 2, -1)
    code.enter([one, two])
    code.put(two)
    code.put(one)
    steps, _ = finished(code)
    assert steps == [(MODE, 2, -1), (GOTO, 3, 0), (GOTO, 3, 0), (STOP, 0, 0)]


def test_stretches_of_code_are_put_together() -> None:
    code, rest = Code(), Code()
    assert not rest
    rest.emit(DO, 1)
    assert rest
    code.add(rest)
    code.add(rest)
    steps, _ = finished(code)
    assert [step[0] for step in steps] == [DO, DO, STOP]


def test_the_same_filter_and_condition_have_the_same_number() -> None:
    draft = Draft(speed=0)
    assert [draft.filter((1,)), draft.filter((2,)), draft.filter((1,))] == [0, 1, 0]
    assert draft.condition(AT_LEAST, fitting=1, number=2) == 0
    assert draft.condition(AT_LEAST, fitting=1, number=3) == 1
    assert draft.condition(AT_LEAST, fitting=1, number=2) == 0
    assert [draft.spot((1,)), draft.spot((1,))] == [0, 1]


def test_a_condition_is_turned_round_and_joined() -> None:
    draft = Draft(speed=0)
    first = draft.condition(AT_LEAST, fitting=1, number=2)
    other = draft.condition(AT_LEAST, fitting=5, number=1)
    number = draft.turned(first, other)
    turned = draft.finished_conditions()[number]
    assert (turned.kind, turned.filter, turned.number) == (AT_LEAST, 1, 2)
    assert turned.negated
    assert turned.also == other
    assert not draft.finished_conditions()[first].negated


def test_registers_run_out() -> None:
    draft = Draft(speed=0)
    scratch = draft.scratch("amount", NODE)
    assert draft.scratch("amount", NODE) == scratch == FREE
    taken = [draft.register(NODE) for _ in range(MOST_REGISTERS - FREE - 1)]
    assert len({scratch, *taken}) == MOST_REGISTERS - FREE
    with pytest.raises(NotPlayable, match="shorten it"):
        draft.register(NODE)


def test_an_ability_keeps_all_that_was_said_of_it() -> None:
    draft = Draft(speed=0)
    draft.abilities = [
        AbilityDraft(CANT, 1, 2, 3, 1, 5, 6, 7, 8, 9, 10, 11),
        AbilityDraft(ACT, 0, code=Code()),
    ]
    _, (ability, _) = draft.finished_code()
    assert (ability.kind, ability.section, ability.verb, ability.subject) == (CANT, 1, 2, 3)
    assert (ability.player, ability.by, ability.by_filter, ability.condition) == (1, 5, 6, 7)
    assert (ability.modifier, ability.amount, ability.spot, ability.when_phase) == (8, 9, 10, 11)


def test_a_refusal_finds_its_phrase() -> None:
    card = ("card.plain", ("body.last", ("sentence.do", ("deed.one", NODE))))
    error = unknown_phrase(NODE)
    assert error.branch_in(card) == (1, 1, 1, 1)
    assert error.branch_in(("card.plain",)) == ()
    assert str(error) == "nothing is known of what this phrase does (act.dance)"
