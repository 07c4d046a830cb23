"""A program that is being written: code with labels to jump to, and what the code speaks of.

Nothing here knows a phrase; `text.py` and its parts write into a draft, and take the finished
instructions, conditions and abilities out of it.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Any, Final, TypeAlias

from rulewright.cardtext.errors import ERROR, WARNING
from rulewright.effects.program import (
    ANYBODY,
    BY_ANYTHING,
    COPY,
    DO,
    FREE,
    GOTO,
    MOST_REGISTERS,
    NONE,
    STOP,
    THIS,
    THIS_TURN_SO_FAR,
    YOU,
    Ability,
    Amount,
    Condition,
    Filter,
    Instruction,
    Program,
)
from rulewright.kernel.errors import ContentError
from rulewright.kernel.fields import saved_fields

Node: TypeAlias = tuple[Any, ...]
"""A phrase of a text: its tag, then what stands in its slots."""

_NEGATED: Final = 6
_ALSO: Final = 7
_NOTED: Final = 11
_SPAN: Final = 12
"""The places of what may be changed in the numbers of a condition."""

NO_CODE: Final = -1
"""Where the code of an ability begins that has none."""


class NotPlayable(ContentError):
    """A phrase that can be read but not played: `reason` says why, and what to write instead. As a warning: one that
    can be played, but hardly does what was meant."""

    def __init__(self, reason: str, node: Node, severity: str = ERROR) -> None:
        super().__init__(reason, node)
        self.reason: Final = reason
        self.node: Final = node
        self.severity: Final = severity

    def __str__(self) -> str:
        return f"{self.reason} ({self.node[0]})"

    def branch_in(self, tree: Node) -> tuple[int, ...]:
        """The places of the children that lead to the phrase, for underlining it in the text."""
        ahead: list[tuple[Node, tuple[int, ...]]] = [(tree, ())]
        while ahead:
            node, branch = ahead.pop()
            if node is self.node:
                return branch
            ahead += [
                (node[place], (*branch, place))
                for place in range(len(node) - 1, 0, -1)
                if isinstance(node[place], tuple)
            ]
        return ()


class SaidTwice(NotPlayable):
    """A warning of a step that was taken already: a text that can be read without it is read so."""


def unknown_phrase(node: Node) -> NotPlayable:
    """The refusal of a phrase that has no case."""
    return NotPlayable("nothing is known of what this phrase does", node)


class Label:
    """A place in the code, known only when all is written."""


@dataclass
class Step:
    """An instruction that may still go on at a label; what else it says, as `Instruction` names it."""

    op: int
    go_to: Label | None = None
    operands: dict[str, Any] = field(default_factory=dict)
    is_entry: bool = False
    """One of the GOTOs after MODE or CASE, which are counted."""


class Code:
    """A stretch of code."""

    def __init__(self) -> None:
        self.items: list[Step | Label] = []

    def __bool__(self) -> bool:
        return bool(self.items)

    def emit(self, op: int, *, go_to: Label | None = None, **operands: int) -> None:
        """Add an instruction."""
        self.items.append(Step(op, go_to, operands))

    def enter(self, labels: list[Label]) -> None:
        """Add the GOTOs of a MODE or CASE."""
        self.items += [Step(GOTO, label, is_entry=True) for label in labels]

    def offered(self) -> Code:
        """The same where a player might have declined to do it."""
        for item in self.items:
            if isinstance(item, Step) and item.op == DO:
                item.operands["is_offered"] = True
        return self

    def put(self, label: Label) -> None:
        """Here it is."""
        self.items.append(label)

    def add(self, other: Code) -> None:
        """Add another stretch."""
        self.items += other.items


@dataclass
class AbilityDraft:
    """An ability that is being written; its code is complete when all else is."""

    kind: int
    section: int
    verb: int = NONE
    subject: int = NONE
    is_of_others: bool = False
    is_of_doers: bool = False
    player: int = ANYBODY
    by: int = BY_ANYTHING
    by_filter: int = NONE
    setting: int = NONE
    is_elsewhere: bool = False
    phase: int = NONE
    during: int = NONE
    is_outside: bool = False
    counter: int = NONE
    reaches: int = 0
    moment: int = NONE
    condition: int = NONE
    most_each: int = NONE
    modifier: int = NONE
    amount: int = 0
    for_each: int = NONE
    is_in_place: bool = False
    is_optional: bool = False
    spots: int = NONE
    most_a_turn: int = 0
    counts_all: bool = False
    is_once: bool = False
    needs: int = NONE
    much: int = NONE
    among: int = NONE
    least: int = 0
    most: int = NONE
    is_about_this: bool = False
    code: Code | None = None

    def finished(self, start: int) -> Ability:
        """The ability, whose code begins there."""
        said = {each.name: getattr(self, each.name) for each in fields(self) if each.name != "code"}
        return Ability(start=start, **said)


@dataclass
class Draft:
    """Everything that one card's program will consist of."""

    section: int
    """The part of the text that its player triggers."""
    filters: list[Filter] = field(default_factory=list)
    spots: list[Filter] = field(default_factory=list)
    conditions: list[tuple[int, ...]] = field(default_factory=list)
    amounts: list[Amount] = field(default_factory=list)
    abilities: list[AbilityDraft] = field(default_factory=list)
    doubts: list[NotPlayable] = field(default_factory=list)
    """What is pointed out, though it can be played."""
    registers: int = FREE
    scratches: dict[str, int] = field(default_factory=dict)

    def doubt(self, reason: str, node: Node) -> None:
        """Point something out."""
        self.doubts.append(NotPlayable(reason, node, WARNING))

    def said_twice(self, reason: str, node: Node) -> None:
        """Point out a step that was taken already."""
        self.doubts.append(SaidTwice(reason, node, WARNING))

    def filter(self, wanted: Filter) -> int:
        """The number of a filter, the same for the same one."""
        for number, known in enumerate(self.filters):
            if known.said() == wanted.said():
                return number
        self.filters.append(wanted)
        return len(self.filters) - 1

    def spot(self, wanted: Filter) -> int:
        """The number of a spot filter: each its own, as rules look up what it is used for."""
        self.spots.append(wanted)
        return len(self.spots) - 1

    def condition(  # noqa: PLR0913 - a condition has these numbers
        self, kind: int, register: int = NONE, fitting: int = NONE, number: int = 0,
        player: int = ANYBODY, stat: int = NONE, negated: int = 0, also: int = NONE,
        noted: int = NONE, span: int = THIS_TURN_SO_FAR,
    ) -> int:  # fmt: skip
        """The number of a condition, the same for the same one."""
        numbers = (
            kind, register, fitting, number, player, stat, negated, also, NONE, NONE, 0, noted, span,
        )  # fmt: skip
        return _number_in(self.conditions, numbers)

    def comparison(self, kind: int, one: Amount, than: Amount, others: int) -> int:
        """The number of a condition that compares amounts."""
        amounts = self.amount(one), self.amount(than), others
        return _number_in(
            self.conditions,
            (kind, NONE, NONE, 0, ANYBODY, NONE, 0, NONE, *amounts, NONE, THIS_TURN_SO_FAR),
        )

    def amount(self, wanted: Amount) -> int:
        """The number of an amount, the same for the same one."""
        for number, known in enumerate(self.amounts):
            if saved_fields(known) == saved_fields(wanted):
                return number
        self.amounts.append(wanted)
        return len(self.amounts) - 1

    def turned(self, condition: int, also: int) -> int:
        """A condition turned round, with another that must be met too."""
        said = self.conditions[condition]
        turned = (*said[:_NEGATED], 1 - said[_NEGATED], also, *said[_ALSO + 1 :])
        return _number_in(self.conditions, turned)

    def is_negated(self, condition: int) -> bool:
        """Whether a condition is turned round."""
        return bool(self.conditions[condition][_NEGATED])

    def both(self, condition: int, also: int) -> int:
        """A condition with another that must be met too (NONE: with none)."""
        said = self.conditions[condition]
        if said[_ALSO] != NONE:
            also = self.both(said[_ALSO], also)
        return _number_in(self.conditions, (*said[:_ALSO], also, *said[_ALSO + 1 :]))

    def filters_of(self, condition: int) -> list[int]:
        """The filters of the cards that a condition asks about."""
        said = self.conditions[condition]
        counted = [
            self.amounts[number].filter for number in said[_ALSO + 1 : _NOTED - 1] if number != NONE
        ]
        return [number for number in (said[2], *counted) if number != NONE]

    def is_of_no_choice(self, condition: int) -> bool:
        """Whether a condition can be judged before anything is chosen."""
        said = self.conditions[condition]
        counted = [
            self.amounts[number] for number in said[_ALSO + 1 : _NOTED - 1] if number != NONE
        ]
        return all(one in {NONE, THIS, YOU} for one in (said[1], *(a.register for a in counted)))

    def register(self, node: Node) -> int:
        """A register that nothing else uses."""
        if self.registers == MOST_REGISTERS:
            most = MOST_REGISTERS - FREE
            raise NotPlayable(f"the text keeps more than {most} things in mind: shorten it", node)
        self.registers += 1
        return self.registers - 1

    def scratch(self, purpose: str, node: Node) -> int:
        """A register for what is used at once and then forgotten."""
        if purpose not in self.scratches:
            self.scratches[purpose] = self.register(node)
        return self.scratches[purpose]

    # What comes of it

    def finished(self) -> Program:
        """The program."""
        code, abilities = self.finished_code()
        conditions = self.finished_conditions()
        program = Program(
            code, conditions, abilities, self.filters, self.spots, self.section, self.amounts
        )
        program.doubts = self.doubts
        return program

    def finished_conditions(self) -> list[Condition]:
        """The conditions as the machine reads them."""
        return [
            Condition(
                *numbers[:_NEGATED],
                negated=bool(numbers[_NEGATED]),
                also=numbers[_ALSO],
                amount=numbers[_ALSO + 1],
                than=numbers[_ALSO + 2],
                others=numbers[_ALSO + 3],
                noted=numbers[_NOTED],
                span=numbers[_SPAN],
            )
            for numbers in self.conditions
        ]

    def finished_code(self) -> tuple[list[Instruction], list[Ability]]:
        """All code, one ability's after the other's, and the abilities that begin in it."""
        items: list[Step | Label] = []
        starts: list[Label | None] = []
        for ability in self.abilities:
            start = None if ability.code is None else Label()
            starts.append(start)
            if start is not None and ability.code is not None:
                items += [start, *ability.code.items, Step(STOP)]
        items = _without_idle_steps(items)
        places = _places(items)
        steps = [item for item in items if isinstance(item, Step)]
        code = [_instruction(step, places) for step in steps]
        abilities = [
            ability.finished(NO_CODE if start is None else places[start])
            for ability, start in zip(self.abilities, starts, strict=True)
        ]
        return code, abilities


def _number_in(numbers: list[tuple[int, ...]], wanted: tuple[int, ...]) -> int:
    if wanted not in numbers:
        numbers.append(wanted)
    return numbers.index(wanted)


def _without_idle_steps(items: list[Step | Label]) -> list[Step | Label]:
    """The code without jumps to what comes next anyway, and copies of a register to itself."""
    kept: list[Step | Label] = []
    for place, item in enumerate(items):
        if isinstance(item, Step) and not item.is_entry:
            if item.op == GOTO and item.go_to in _labels_at(items, place + 1):
                continue
            if item.op == COPY and item.operands["into"] == item.operands["source"]:
                continue
        kept.append(item)
    return kept


def _labels_at(items: list[Step | Label], place: int) -> list[Label]:
    found: list[Label] = []
    for item in items[place:]:
        if isinstance(item, Step):
            break
        found.append(item)
    return found


def _places(items: list[Step | Label]) -> dict[Label, int]:
    places: dict[Label, int] = {}
    place = 0
    for item in items:
        if isinstance(item, Label):
            places[item] = place
        else:
            place += 1
    return places


def _instruction(step: Step, places: dict[Label, int]) -> Instruction:
    go_to = NONE if step.go_to is None else places[step.go_to]
    return Instruction(step.op, go_to=go_to, **step.operands)
