"""A program as lines to read: for `rulewright cards explain`, and for tests that went wrong.

What filters, verbs and the like are called, a game's `Names` know.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final, Generic, TypeVar

from rulewright.effects.program import (
    ACT,
    ALL,
    ANY_NUMBER,
    ANYBODY,
    AT_LEAST,
    AT_MOST,
    BY_ANYTHING,
    BY_CARD,
    CANT,
    CASE,
    CHOOSE,
    COPY,
    COUNT,
    DO,
    EACH,
    EACH_PLAYER,
    FITS,
    FITS_NOT,
    FREE,
    GIVE_A_VALUE,
    GOTO,
    HOLDER,
    IF,
    JOIN,
    LAST,
    MAY,
    MEASURE,
    MODE,
    MODIFY,
    NEXT_SEAT,
    OPPONENT,
    RANDOM,
    REPEAT,
    RESOLVE,
    SEATS,
    SET,
    SPOT,
    STAT_AT_LEAST,
    STAT_LESS,
    STAT_MORE,
    STOP,
    TARGET,
    UNLESS,
    USE,
    WAS_DONE,
    WAS_NOT_DONE,
    WHEN,
    WHENEVER,
    WOULD,
    YOURSELF,
    Ability,
    Condition,
    Instruction,
    Program,
)

P = TypeVar("P", bound=Program)

_REGISTERS: Final = ["this card", "you", "it", "that player", "done", "chain", "the cause"]
_KINDS: Final = {WHENEVER: "whenever", WHEN: "once, when", WOULD: "instead of", CANT: "forbids"}
_CAUSES: Final = ["", "a power", "an attack", "a skill", "an opponent's power"]
PLAYERS: Final = ["anybody", "you", "an opponent", "that player", "its owner"]
_DURATIONS: Final = [
    "this turn", "until your next turn", "during the opponent's next turn",
    "until the battle ends", "while in play",
]  # fmt: skip


class Names(ABC, Generic[P]):
    """What a game calls the numbers in one of its programs."""

    def __init__(self, program: P) -> None:
        self.program: Final = program

    @abstractmethod
    def section(self, number: int) -> str:
        """The part of a text, such as "Quick"."""

    @abstractmethod
    def verb(self, number: int) -> str:
        """What is done."""

    @abstractmethod
    def fitting(self, number: int) -> str:
        """The cards that fit a filter."""

    @abstractmethod
    def spot(self, number: int) -> str:
        """The positions that fit a spot filter."""

    @abstractmethod
    def stat(self, number: int) -> str:
        """What a player has a number of."""

    @abstractmethod
    def phase(self, number: int) -> str:
        """A phase of the turn."""

    @abstractmethod
    def change(self, modifier: int, amount: int) -> str:
        """What a modifier changes."""


def register_name(number: int) -> str:
    """What a register is called in a listing."""
    return _REGISTERS[number] if number < FREE else f"r{number}"


def listing(names: Names[P]) -> list[str]:
    """All abilities of a program, each with its code."""
    lines: list[str] = []
    program = names.program
    for number, ability in enumerate(program.abilities):
        lines.append(f"{number}. {_ability(names, ability)}")
        at = ability.start
        while at >= 0:
            step = program.code[at]
            lines.append(f"{at:>5}  {_step(names, step)}")
            at = -1 if step.op == STOP else at + 1
    return lines


def _ability(names: Names[P], ability: Ability) -> str:
    section = names.section(ability.section)
    begin = f"{section}: " if section else ""
    if ability.kind == ACT:
        return f"{begin}when triggered"
    if ability.kind == USE:
        return f"{begin}when used"
    if ability.kind == MODIFY:
        said = [names.change(ability.modifier, ability.amount)]
    else:
        said = [f"{_KINDS[ability.kind]} {names.verb(ability.verb)}"]
    if ability.when_phase >= 0:
        said.append(f"of {names.phase(ability.when_phase)}")
    if ability.subject >= 0:
        said.append(f"of [{names.fitting(ability.subject)}]")
    if ability.spot >= 0:
        said.append(f"to [{names.spot(ability.spot)}]")
    if ability.player != ANYBODY:
        said.append(f"for {PLAYERS[ability.player]}")
    if ability.by == BY_CARD:
        said.append(f"by [{names.fitting(ability.by_filter)}]")
    elif ability.by != BY_ANYTHING:
        said.append(f"by {_CAUSES[ability.by]}")
    if ability.condition >= 0:
        said.append(f"as long as {condition_words(names, ability.condition)}")
    return begin + " ".join(said)


def condition_words(names: Names[P], number: int) -> str:
    """A condition."""
    condition = names.program.conditions[number]
    words = _condition(names, condition)
    if condition.negated:
        words = f"not ({words})"
    if condition.also >= 0:
        words = f"{words} and {condition_words(names, condition.also)}"
    return words


def _condition(names: Names[P], condition: Condition) -> str:
    kind = condition.kind
    if kind == WAS_DONE:
        return "it was done"
    if kind == WAS_NOT_DONE:
        return "it was not done"
    if kind in {FITS, FITS_NOT}:
        verb = "is" if kind == FITS else "isn't"
        return f"{register_name(condition.register)} {verb} [{names.fitting(condition.filter)}]"
    if kind in {AT_LEAST, AT_MOST}:
        more = "at least" if kind == AT_LEAST else "at most"
        return f"there are {more} {condition.number} [{names.fitting(condition.filter)}]"
    stat = names.stat(condition.stat)
    if kind == STAT_AT_LEAST:
        has = "you have" if condition.player == YOURSELF else f"{PLAYERS[condition.player]} has"
        return f"{has} at least {condition.number} {stat}"
    assert kind in {STAT_MORE, STAT_LESS}
    return f"you have {'more' if kind == STAT_MORE else 'less'} {stat} than an opponent"


def _step(names: Names[P], step: Instruction) -> str:
    op = step.op
    if op == EACH:
        left = register_name(step.a)
        return f"it = the next of {left}, which is taken out; if there is none, go to {step.b}"
    if op == NEXT_SEAT:
        left = register_name(step.a)
        return (
            f"that player = the next of {left}, who is taken out; if there is none, go to {step.b}"
        )
    if op in GIVE_A_VALUE:
        return f"{register_name(step.a)} = {_value(names, step)}"
    if op == DO:
        return _deed(names, step)
    if op == MAY:
        return f"may {register_name(step.e)}? if not, go to {step.a}"
    if op == UNLESS:
        return f"would {register_name(step.e)} rather? if so, go to {step.a}"
    if op == IF:
        return f"if {condition_words(names, step.b)}; if not, go to {step.a}"
    if op == MODE:
        kept = f", kept in {register_name(step.b)}" if step.b >= 0 else ""
        return f"{register_name(step.e)} choose one of {step.a}{kept}"
    if op == REPEAT:
        return f"as often as {register_name(step.a)}; then go to {step.b}"
    if op == LAST:
        return f"{_DURATIONS[step.b]}: ability {step.a}"
    plain = {
        RESOLVE: "resolve",
        GOTO: f"go to {step.a}",
        CASE: f"go on by {register_name(step.a)}",
        STOP: "stop",
    }
    return plain[op]


def _value(names: Names[P], step: Instruction) -> str:
    """What a register gets."""
    op = step.op
    if op == TARGET:
        return f"target {_how_many(step)} [{names.fitting(step.b)}]"
    if op == CHOOSE:
        return f"{register_name(step.e)} choose {_how_many(step)} [{names.fitting(step.b)}]"
    if op == SPOT:
        return f"{register_name(step.e)} choose [{names.spot(step.b)}]"
    if op == HOLDER:
        return f"the {'owner' if step.c else 'controller'} of {register_name(step.b)}"
    if op in {ALL, RANDOM, COUNT}:
        how = {ALL: "each", RANDOM: f"{step.c} random", COUNT: "the number of"}
        return f"{how[op]} [{names.fitting(step.b)}]"
    simple = {
        SET: str(step.b),
        COPY: register_name(step.b),
        JOIN: f"{register_name(step.a)} with {register_name(step.b)}",
        OPPONENT: "your opponent",
        SEATS: "your opponents" if step.b == 1 else "all players",
        MEASURE: f"measure {step.b} of {register_name(step.c)}",
    }
    return simple[op]


def _how_many(step: Instruction) -> str:
    if step.d == ANY_NUMBER:
        return "any number of"
    return str(step.d) if step.c == step.d else f"{step.c} to {step.d}"


def _deed(names: Names[P], step: Instruction) -> str:
    who = "each player" if step.e == EACH_PLAYER else register_name(step.e)
    words = f"{who}: {names.verb(step.a)}"
    if step.b >= 0:
        words += f" {register_name(step.b)}"
    if step.c >= 0:
        words += f", {register_name(step.c)}"
    if step.d >= 0:
        words += f" to {register_name(step.d)}"
    return words
