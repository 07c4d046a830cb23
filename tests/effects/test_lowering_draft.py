"""Drafts of code: labels, what falls away, and numbers for what occurs twice."""

from typing import Any

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
    Filter,
    Instruction,
)
from rulewright.kernel.fields import values_of

NODE = ("act.dance",)


class Wanted(Filter):
    """A filter that asks for one thing."""

    def __init__(self, what: str) -> None:
        self.what = what

    def said(self) -> list[object]:
        return [self.what]


def steps_and_starts(*codes: Code | None) -> tuple[list[dict[str, int]], list[int]]:
    """What each instruction says, and where each ability begins."""
    draft = Draft(section=0)
    draft.abilities = [AbilityDraft(WHENEVER, 0, code=code) for code in codes]
    code, abilities = draft.finished_code()
    return [said_by(step) for step in code], [ability.start for ability in abilities]


def said_by(step: Instruction) -> dict[str, int]:
    """The fields of an instruction that say something."""
    nothing = Instruction(step.op)
    fields = values_of(step)
    return {
        name: value
        for name, value in fields.items()
        if name == "op" or value != getattr(nothing, name)
    }


def step(op: int, **said: int) -> dict[str, int]:
    return {"op": op, **said}


def test_abilities_follow_each_other_and_each_ends_with_stop() -> None:
    first, second = Code(), Code()
    first.emit(SET, into=7, number=1)
    second.emit(SET, into=8, number=2)
    steps, starts = steps_and_starts(first, None, second)
    assert steps == [
        step(SET, into=7, number=1),
        step(STOP),
        step(SET, into=8, number=2),
        step(STOP),
    ]
    assert starts == [0, NO_CODE, 2]


def test_labels_become_places() -> None:
    before, code, end = Code(), Code(), Label()
    before.emit(SET, into=7, number=1)
    code.emit(IF, go_to=end, condition=3)
    code.emit(SET, into=8, number=2)
    code.put(end)
    steps, _ = steps_and_starts(before, code)
    assert steps == [
        step(SET, into=7, number=1),
        step(STOP),
        step(IF, go_to=4, condition=3),
        step(SET, into=8, number=2),
        step(STOP),
    ]


def test_jumps_to_the_next_step_and_copies_to_itself_fall_away() -> None:
    code, other, end = Code(), Label(), Label()
    code.emit(GOTO, go_to=end)
    code.put(other)
    code.put(end)
    code.emit(COPY, into=7, source=7)
    code.emit(GOTO, go_to=other)
    steps, _ = steps_and_starts(code)
    assert steps == [step(GOTO, go_to=0), step(STOP)]


def test_the_jumps_of_a_choice_stay_as_they_are_counted() -> None:
    code, one, two = Code(), Label(), Label()
    code.emit(MODE, modes=2)
    code.enter([one, two])
    code.put(two)
    code.put(one)
    steps, _ = steps_and_starts(code)
    assert steps == [step(MODE, modes=2), step(GOTO, go_to=3), step(GOTO, go_to=3), step(STOP)]


def test_stretches_of_code_are_put_together() -> None:
    code, rest = Code(), Code()
    assert not rest
    rest.emit(DO, verb=1)
    assert rest
    code.add(rest)
    code.add(rest)
    steps, _ = steps_and_starts(code)
    assert steps == [step(DO, verb=1), step(DO, verb=1), step(STOP)]


def test_the_same_filter_and_condition_have_the_same_number() -> None:
    draft = Draft(section=0)
    wanted = [Wanted("a Spy"), Wanted("a Thief"), Wanted("a Spy")]
    assert [draft.filter(each) for each in wanted] == [0, 1, 0]
    assert draft.condition(AT_LEAST, fitting=1, number=2) == 0
    assert draft.condition(AT_LEAST, fitting=1, number=3) == 1
    assert draft.condition(AT_LEAST, fitting=1, number=2) == 0
    assert [draft.spot(Wanted("a street")), draft.spot(Wanted("a street"))] == [0, 1]


def test_a_condition_is_turned_round_and_joined() -> None:
    draft = Draft(section=0)
    first = draft.condition(AT_LEAST, fitting=1, number=2)
    other = draft.condition(AT_LEAST, fitting=5, number=1)
    number = draft.turned(first, other)
    turned = draft.finished_conditions()[number]
    assert (turned.kind, turned.filter, turned.number) == (AT_LEAST, 1, 2)
    assert turned.negated
    assert turned.also == other
    assert not draft.finished_conditions()[first].negated


def test_registers_run_out() -> None:
    draft = Draft(section=0)
    scratch = draft.scratch("amount", NODE)
    assert draft.scratch("amount", NODE) == scratch == FREE
    taken = [draft.register(NODE) for _ in range(MOST_REGISTERS - FREE - 1)]
    assert len({scratch, *taken}) == MOST_REGISTERS - FREE
    with pytest.raises(NotPlayable, match="shorten it"):
        draft.register(NODE)


def test_an_ability_keeps_all_that_was_said_of_it() -> None:
    draft = Draft(section=0)
    said = {
        "kind": CANT, "section": 1, "verb": 2, "subject": 3, "is_of_others": True,
        "is_of_doers": True, "player": 4, "by": 5, "by_filter": 6, "setting": 7,
        "is_elsewhere": True, "phase": 8, "counter": 9, "moment": 10, "condition": 11,
        "most_each": 12, "modifier": 13, "amount": 14, "for_each": 16, "is_in_place": True, "is_optional": True,
        "spots": 15, "counts_all": True, "is_about_this": True, "is_once": True, "during": 17,
        "is_outside": True, "most_a_turn": 18, "needs": 23, "reaches": 24, "much": 22, "among": 19, "least": 20, "most": 21,
    }  # fmt: skip
    every: dict[str, Any] = {**said}
    draft.abilities = [AbilityDraft(**every), AbilityDraft(ACT, 0, code=Code())]
    _, (ability, _) = draft.finished_code()
    assert values_of(ability) == {**said, "start": NO_CODE}


def test_a_program_has_all_that_was_drafted() -> None:
    draft = Draft(section=3)
    spy, street = Wanted("a Spy"), Wanted("a street")
    draft.filter(spy)
    draft.spot(street)
    draft.condition(AT_LEAST, fitting=0, number=2)
    draft.abilities = [AbilityDraft(ACT, 3, code=Code())]
    program = draft.finished()
    assert (program.filters, program.spots, program.section) == ([spy], [street], 3)
    assert [condition.number for condition in program.conditions] == [2]
    assert [ability.kind for ability in program.abilities] == [ACT]
    assert [step.op for step in program.code] == [STOP]


def test_a_refusal_finds_its_phrase() -> None:
    card = ("card.plain", ("body.last", ("sentence.do", ("deed.one", NODE))))
    error = unknown_phrase(NODE)
    assert error.branch_in(card) == (1, 1, 1, 1)
    assert error.branch_in(("card.plain",)) == ()
    assert str(error) == "nothing is known of what this phrase does (act.dance)"
