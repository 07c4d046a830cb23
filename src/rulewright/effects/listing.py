"""A program as lines to read: for `rulewright cards explain`, and for tests that went wrong.

What filters, verbs and the like are called, a game's `Names` know.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from rulewright.effects.program import (
    A_NUMBER,
    ACT,
    ALL,
    ANY_NUMBER,
    ANYBODY,
    AT_LEAST,
    AT_MOST,
    BECOME,
    BY_ANYTHING,
    BY_CARD,
    CANT,
    CARDS,
    CARDS_IN_REGISTER,
    CASE,
    CHANCE,
    CHOOSE,
    COPY,
    COUNT,
    COUNTERS,
    DO,
    EACH,
    EACH_PLAYER,
    FITS,
    FITS_NOT,
    FREE,
    GIVE_A_VALUE,
    GOTO,
    HAS_HAPPENED,
    HOLDER,
    HOLDERS,
    IF,
    IN_REGISTER,
    INSTEAD,
    IS_AS_MANY,
    IS_FEWER,
    IS_MORE,
    JOIN,
    LAST,
    LEADER,
    LESS,
    MAY,
    MEASURE,
    MODE,
    MODE_OF,
    MODIFY,
    NAME,
    NEXT_SEAT,
    NOTED,
    OF_NOBODY,
    OF_SOME,
    OPPONENT,
    PILE,
    RANDOM,
    RECKON,
    REPEAT,
    RESOLVE,
    SEATS,
    SET,
    SPOT,
    STAT,
    STAT_AT_LEAST,
    STAT_LESS,
    STAT_MORE,
    STOP,
    TARGET,
    TOP,
    TURN_IS_EXTRA,
    TURN_IS_OF,
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

_REGISTERS: Final = ["this card", "you", "it", "that player", "done", "chain", "the cause"]
_KINDS: Final = {
    WHENEVER: "whenever",
    WHEN: "once, when",
    WOULD: "instead of",
    CANT: "forbids",
    NOTED: "keeps in mind",
    MODE_OF: "is a mode",
}
PLAYERS: Final = ["anybody", "you", "an opponent", "that player", "its owner"]
_DURATIONS: Final = [
    "this turn", "until your next turn", "during the opponent's next turn",
    "until the battle ends", "while in play", "until the end of the turn", "until the end of the next turn",
    "during the next turn", "during the extra turn", "until it comes", "until it comes after this turn",
    "until it comes this turn",
]  # fmt: skip

_COMPARED: Final = {IS_MORE: "is more than", IS_FEWER: "is less than", IS_AS_MANY: "is"}


_SPANS: Final = [
    "this turn",
    "last turn",
    "in your previous turn",
    "in an opponent's previous turn",
]


class Names(ABC):
    """What a game calls the numbers in one of its programs."""

    def __init__(self, program: Program) -> None:
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
    def cause(self, number: int) -> str:
        """What brings something about, besides cards."""

    @abstractmethod
    def change(self, modifier: int, amount: int) -> str:
        """What a modifier changes."""


def register_name(number: int) -> str:
    """What a register is called in a listing."""
    return _REGISTERS[number] if number < FREE else f"r{number}"


def listing(names: Names) -> list[str]:
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


def _ability(names: Names, ability: Ability) -> str:
    section = names.section(ability.section)
    begin = f"{section}: " if section else ""
    if ability.kind == ACT:
        return f"{begin}when triggered"
    if ability.kind == USE:
        return f"{begin}when used"
    if ability.kind == MODE_OF:
        return f"{begin}{_KINDS[MODE_OF]}"
    if ability.kind == MODIFY:
        said = [names.change(ability.modifier, ability.amount)]
    else:
        said = [f"{_KINDS[ability.kind]} {names.verb(ability.verb)}"]
    if ability.phase >= 0:
        said.append(f"of {names.phase(ability.phase)}")
    if ability.during >= 0:
        when = "outside" if ability.is_outside else "during"
        said.append(f"{when} {names.phase(ability.during)}")
    if ability.subject >= 0:
        said.append(f"of [{names.fitting(ability.subject)}]")
    if ability.spots >= 0:
        said.append(f"to [{names.spot(ability.spots)}]")
    if ability.player != ANYBODY:
        said.append(f"for {PLAYERS[ability.player]}")
    if ability.by == BY_CARD:
        said.append(f"by [{names.fitting(ability.by_filter)}]")
    elif ability.by != BY_ANYTHING:
        said.append(f"by {names.cause(ability.by)}")
    if ability.most_a_turn > 0:
        said.append(
            f"{'the first' if ability.counts_all else 'at most'} {ability.most_a_turn} in a turn"
        )
    if ability.is_once:
        said.append("only once")
    if ability.condition >= 0:
        said.append(f"as long as {condition_words(names, ability.condition)}")
    return begin + " ".join(said)


def condition_words(names: Names, number: int) -> str:
    """A condition."""
    condition = names.program.conditions[number]
    words = _condition(names, condition)
    if condition.negated:
        words = f"not ({words})"
    if condition.also >= 0:
        words = f"{words} and {condition_words(names, condition.also)}"
    return words


def _condition(names: Names, condition: Condition) -> str:
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
    if kind == HAS_HAPPENED:
        of = f" to {register_name(condition.register)}" if condition.register >= 0 else ""
        return f"what ability {condition.noted} keeps in mind has happened{of} {_SPANS[condition.span]}"
    if kind == TURN_IS_OF:
        return f"it is the turn of {PLAYERS[condition.player]}"
    if kind == TURN_IS_EXTRA:
        return "it is an extra turn"
    if kind in _COMPARED:
        one, than = (amount_words(names, each) for each in (condition.amount, condition.than))
        if condition.others != OF_NOBODY:
            whose = "some opponent" if condition.others == OF_SOME else "each opponent"
            than = f"what {whose} has" if one == than else f"{than} for {whose}"
        return f"{one} {_COMPARED[kind]} {than}"
    stat = names.stat(condition.stat)
    if kind == STAT_AT_LEAST:
        has = "you have" if condition.player == YOURSELF else f"{PLAYERS[condition.player]} has"
        return f"{has} at least {condition.number} {stat}"
    assert kind in {STAT_MORE, STAT_LESS}
    return f"you have {'more' if kind == STAT_MORE else 'less'} {stat} than an opponent"


def _step(names: Names, step: Instruction) -> str:
    op = step.op
    if op == EACH:
        left = register_name(step.left)
        return f"it = the next of {left}, which is taken out; if there is none, go to {step.go_to}"
    if op == NEXT_SEAT:
        left = register_name(step.left)
        return (
            f"that player = the next of {left}, who is taken out;"
            f" if there is none, go to {step.go_to}"
        )
    if op == LEADER:
        most = "fewest" if step.is_least else "most"
        amount = amount_words(names, step.reckoning)
        return f"{register_name(step.into)} = who has the {most} of {amount}; if several, go to {step.go_to}"
    if op in GIVE_A_VALUE:
        return f"{register_name(step.into)} = {_value(names, step)}"
    if op == DO:
        return _deed(names, step)
    if op == MAY:
        return f"may {register_name(step.who)}? if not, go to {step.go_to}"
    if op == UNLESS:
        return f"would {register_name(step.who)} rather? if so, go to {step.go_to}"
    if op == IF:
        return f"if {condition_words(names, step.condition)}; if not, go to {step.go_to}"
    if op == MODE:
        kept = f", kept in {register_name(step.into)}" if step.into >= 0 else ""
        return f"{register_name(step.who)} choose one of {step.modes}{kept}"
    if op == REPEAT:
        return f"as often as {register_name(step.left)}; then go to {step.go_to}"
    if op == LAST:
        whose = f" of {register_name(step.whose)}" if step.whose >= 0 else ""
        return f"{_DURATIONS[step.duration]}{whose}: ability {step.ability}"
    plain = {
        RESOLVE: "resolve",
        GOTO: f"go to {step.go_to}",
        CASE: f"go on by {register_name(step.source)}",
        STOP: "stop",
        INSTEAD: "what would happen does not",
    }
    return plain[op]


def _value(names: Names, step: Instruction) -> str:
    """What a register gets."""
    op = step.op
    if op == TARGET:
        return f"target {_how_many(step)} [{names.fitting(step.fitting)}]"
    if op == CHOOSE:
        return f"{register_name(step.who)} choose {_how_many(step)} [{names.fitting(step.fitting)}]"
    if op == SPOT:
        stop = f"; or none, then go to {step.go_to}" if step.may_stop else ""
        return f"{register_name(step.who)} choose [{names.spot(step.spots)}]{stop}"
    if op == HOLDER:
        return f"the {'owner' if step.is_owner else 'controller'} of {register_name(step.source)}"
    if op in {ALL, RANDOM, COUNT}:
        how = {ALL: "each", RANDOM: f"{step.most} random", COUNT: "the number of"}
        return f"{how[op]} [{names.fitting(step.fitting)}]"
    if op == TOP:
        where = "bottom" if step.is_bottom else "top"
        return f"the {where} {step.most} of the Deck of {register_name(step.whose)}"
    if op == PILE:
        piles = f"{register_name(step.source)} or {register_name(step.other)}"
        return f"{register_name(step.who)} choose a pile: {piles}"
    simple = {
        SET: str(step.number),
        COPY: register_name(step.source),
        JOIN: f"{register_name(step.into)} with {register_name(step.source)}",
        LESS: f"{register_name(step.into)} without {register_name(step.source)}",
        OPPONENT: "a player you choose" if step.is_anyone else "your opponent",
        SEATS: "your opponents" if step.are_opponents else "all players",
        HOLDERS: f"the controllers of {register_name(step.source)}",
        MEASURE: f"measure {step.measure} of {register_name(step.source)}",
        RECKON: amount_words(names, step.reckoning) if step.op == RECKON else "",
        CHANCE: f"chance, 1 to {step.number}",
        BECOME: f"become the power of {register_name(step.source)}",
        NAME: f"{register_name(step.who)} names a [{names.fitting(step.fitting)}]"
        if step.op == NAME
        else "",
    }
    return simple[op]


def amount_words(names: Names, number: int) -> str:
    """An amount."""
    amount = names.program.amounts[number]
    register = register_name(amount.register)
    if amount.kind == A_NUMBER:
        return str(amount.number)
    if amount.kind == CARDS:
        words = f"the number of [{names.fitting(amount.filter)}]"
    elif amount.kind == STAT:
        words = f"the {names.stat(amount.stat)} of {register}"
    elif amount.kind == IN_REGISTER:
        words = register
    elif amount.kind == CARDS_IN_REGISTER:
        which = f" that are [{names.fitting(amount.filter)}]" if amount.filter >= 0 else ""
        words = f"the number of {register}{which}"
    elif amount.kind == COUNTERS:
        words = f"the counters ({amount.counter}) on {register}"
    else:
        words = f"measure {amount.stat} of {register}"
    if amount.times > 1:
        words = f"{amount.times} times {words}"
    if amount.parts > 1:
        words = f"{words} by {amount.parts}{', rounded up' if amount.is_rounded_up else ''}"
    return words if amount.most < 0 else f"{words}, at most {amount.most}"


def _how_many(step: Instruction) -> str:
    if step.many >= 0:
        return f"{'up to ' if step.most > 0 else ''}{register_name(step.many)}"
    if step.most == ANY_NUMBER:
        return "any number of"
    return str(step.most) if step.least == step.most else f"{step.least} to {step.most}"


def _deed(names: Names, step: Instruction) -> str:
    who = "each player" if step.who == EACH_PLAYER else register_name(step.who)
    words = f"{who}: {names.verb(step.verb)}"
    if step.cards >= 0:
        words += f" {register_name(step.cards)}"
    with_what = [
        step.amount, step.definition, step.counter, step.types, step.keywords, step.other, step.whose, step.lasts,
    ]  # fmt: skip
    words += "".join(f", {register_name(register)}" for register in with_what if register >= 0)
    if step.spot >= 0:
        words += f" to {register_name(step.spot)}"
    if step.done_to >= 0:
        words += f"; {register_name(step.done_to)} = the cards it was done to"
    if step.done >= 0:
        words += f"; {register_name(step.done)} = how much was done"
    return words
