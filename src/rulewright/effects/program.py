"""The program that a card's text comes to: a little code, and the abilities that it starts.

Programs never change and are shared by all matches. The code is a list of instructions of a few
numbers; what they mean stands here, what they do in `machine.py`. Which cards a filter lets
through, and what a verb does to them, only the game knows: filters are numbers here.

A program is stepped through with registers, which are whole numbers: a set of cards is a mask
with a bit for each, a seat is its number, a position its number plus one (0: none).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

# Registers. From FREE on each noun phrase of a text has its own.
THIS: Final = 0
"""The card whose text it is, as a mask."""
YOU: Final = 1
"""The seat that controls the effect."""
IT: Final = 2
"""The cards spoken of last, as a mask."""
THAT: Final = 3
"""The player spoken of last, as a seat."""
DID: Final = 4
"""Whether what somebody might do was done: 1 or 0."""
CHAIN: Final = 5
"""The cards whose effects led here, as a mask: none of them answers what follows."""
BY: Final = 6
"""The card that caused what the effect answers, as a mask."""
FREE: Final = 7
MOST_REGISTERS: Final = 24
EACH_PLAYER: Final = -1
"""Stands for the register of a seat where all players do something at once."""

# Instructions and what their numbers a, b, c, d, e say. "Register" is the number of one.
TARGET: Final = 0  # a register, b filter, c least, d most: asked while the power is announced
RESOLVE: Final = 1  # announcing ends here: it is paid for, others may answer, then the rest
CHOOSE: Final = 2  # a register, b filter, c least, d most, e register of the seat that chooses
ALL: Final = 3  # a register, b filter: every card that fits now
RANDOM: Final = 4  # a register, b filter, c how many (fewer if there are not enough)
SPOT: Final = 5  # a register, b spot filter, e register of the seat that chooses a position
COUNT: Final = 6  # a register, b filter: how many cards fit
SET: Final = 7  # a register, b number
COPY: Final = 8  # a register, b register that is copied into it
OPPONENT: Final = 9  # a register: the seat of your opponent; of several, the one you choose
HOLDER: Final = 10  # a register, b register of cards, c 0 controller or 1 owner: the seat
DO: Final = 11  # a verb, b register of cards or -1, c register of an amount or -1,
#                 d register of a position or -1, e register of the seat that does it or
#                 EACH_PLAYER
MAY: Final = 12  # a where to go on if not, e register of the seat asked; sets DID
UNLESS: Final = 13  # a where to go on if so, e register of the seat asked; sets DID
IF: Final = 14  # a where to go on if not, b condition
MODE: Final = 15  # a how many; as many GOTOs follow, one is taken; b register that remembers
#                   which (or -1), e register of the seat
GOTO: Final = 16  # a where
EACH: Final = 17  # a register of cards left, b where to go on when none is: takes one into IT
REPEAT: Final = 18  # a register of how often, b where to go on when it is 0: counts down
LAST: Final = 19  # a ability that holds for a while, b duration
STOP: Final = 20  # the code of an ability ends here (each ends with one)
CASE: Final = 21  # a register; as many GOTOs follow as MODE had: goes on at that of its number
JOIN: Final = 22  # a register of cards, b register of cards that are added to it
SEATS: Final = 23  # a register: the seats of all players, or (b 1) of your opponents, as a set
NEXT_SEAT: Final = 24  # a register of seats left, b where to go on when none is: takes the first
#                        of them in turn order into THAT
MEASURE: Final = 25  # a register, b the game's number of what is measured, c register of a card

OP_NAMES: Final = [
    "target", "resolve", "choose", "all", "random", "spot", "count", "set", "copy", "opponent",
    "holder", "do", "may", "unless", "if", "mode", "goto", "each", "repeat", "last", "stop", "case",
    "join", "seats", "next seat", "measure",
]  # fmt: skip
GIVE_A_VALUE: Final = frozenset({
    TARGET, CHOOSE, ALL, RANDOM, SPOT, COUNT, SET, COPY, JOIN, OPPONENT, HOLDER, SEATS, MEASURE,
})  # fmt: skip
"""The instructions that give the register `a` a value."""

# Kinds of ability
ACT: Final = 0
"""What is done when the power is triggered; begins with its targets and RESOLVE."""
WHENEVER: Final = 1
"""Answers every event that fits."""
WHEN: Final = 2
"""Answers the first event that fits, then is over."""
WOULD: Final = 3
"""Takes the place of an event that fits."""
CANT: Final = 4
"""Forbids events that fit."""
MODIFY: Final = 5
"""Changes a rule for as long as it holds; `modifier` says which, the game knows how."""
USE: Final = 6
"""Used by its player, in the main phase or (`when_phase`) at any moment; begins with what is paid for it,
then its targets and RESOLVE."""

# By what an event is caused
BY_ANYTHING: Final = 0
BY_POWER: Final = 1
BY_ATTACK: Final = 2
BY_SKILL: Final = 3
BY_OPPONENTS_POWER: Final = 4
BY_CARD: Final = 5  # `by_filter` says which

# Which player an event concerns; a filter's "whose" and a condition's player count on from there
ANYBODY: Final = 0
YOURSELF: Final = 1
OPPONENTS: Final = 2
THAT_PLAYER: Final = 3  # the one in THAT
ITS_OWNER: Final = 4  # the one who owns the cards in IT

ANY_NUMBER: Final = 99
"""What CHOOSE has as the most where a text says "any number"."""

# Conditions
FITS: Final = 0  # the cards in `register` are there and all fit `filter`
FITS_NOT: Final = 1  # they are there and none fits
AT_LEAST: Final = 2  # `number` or more cards fit `filter`
AT_MOST: Final = 3  # `number` or fewer cards fit `filter`
WAS_DONE: Final = 4  # DID
WAS_NOT_DONE: Final = 5
STAT_AT_LEAST: Final = (
    6  # the player (`player`: YOURSELF, OPPONENTS or THAT_PLAYER) has `number` or more of `stat`
)
STAT_MORE: Final = 7  # you have more of `stat` than the opponent
STAT_LESS: Final = 8

# Durations of what LAST begins
THIS_TURN: Final = 0
UNTIL_YOUR_NEXT: Final = 1  # until the start of your next turn
OPPONENTS_NEXT: Final = 2  # during the opponent's next turn only
UNTIL_BATTLE_ENDS: Final = 3  # until the end of the battle that goes on now
WHILE_IN_PLAY: Final = 4  # as long as the cards that were chosen are in play


class Instruction:
    """One step of a program."""

    __slots__ = ("a", "b", "c", "d", "e", "op")

    def __init__(self, op: i64, a: i64, b: i64, c: i64, d: i64, e: i64) -> None:  # noqa: PLR0913
        self.op: Final = op
        self.a: Final = a
        self.b: Final = b
        self.c: Final = c
        self.d: Final = d
        self.e: Final = e

    def __repr__(self) -> str:
        return f"{OP_NAMES[self.op]} {self.a} {self.b} {self.c} {self.d} {self.e}"


class Condition:
    """Something that is so or not.

    `negated` turns it round; `also` is another condition that must be met too (-1: none).
    """

    __slots__ = ("also", "filter", "kind", "negated", "number", "player", "register", "stat")

    def __init__(  # noqa: PLR0913
        self, kind: i64, register: i64, fitting: i64, number: i64, player: i64, stat: i64,
        *, negated: bool = False, also: i64 = -1,
    ) -> None:  # fmt: skip
        self.kind: Final = kind
        self.register: Final = register
        self.filter: Final = fitting
        self.number: Final = number
        self.player: Final = player
        self.stat: Final = stat
        self.negated: Final = negated
        self.also: Final = also


class Ability:
    """One thing that a text makes possible, with the code it runs.

    `verb` is the event it watches (-1: none); `subject` the filter of the cards it is about (-1:
    none, the event is about a player); `player` which player's doing; `by`, `by_filter` by what;
    `condition` what must hold for it to be alive (-1: nothing); `start` where its code begins.
    For MODIFY `modifier`, `amount` and `subject` say what is changed, by how much, and for whom;
    `spot` is the filter of positions it speaks of (-1: none). `when_phase` is the phase whose start or
    end it watches for (-1: none; for USE 1: at any moment).
    """

    __slots__ = (
        "amount", "by", "by_filter", "condition", "kind", "modifier", "player", "section",
        "spot", "start", "subject", "verb", "when_phase",
    )  # fmt: skip

    def __init__(  # noqa: PLR0913
        self, kind: i64, section: i64, verb: i64, subject: i64, player: i64, by: i64,
        by_filter: i64, condition: i64, start: i64, modifier: i64, amount: i64, spot: i64,
        when_phase: i64,
    ) -> None:  # fmt: skip
        self.kind: Final = kind
        self.section: Final = section
        """The speed of the part of the text it stands in (the game's number; -1: none)."""
        self.verb: Final = verb
        self.subject: Final = subject
        self.player: Final = player
        self.by: Final = by
        self.by_filter: Final = by_filter
        self.condition: Final = condition
        self.start: Final = start
        self.modifier: Final = modifier
        self.amount: Final = amount
        self.spot: Final = spot
        self.when_phase: Final = when_phase


@mypyc_attr(allow_interpreted_subclasses=True)
class Program:
    """What one card's text comes to. A game's own kind adds its filters."""

    def __init__(
        self, code: list[Instruction], conditions: list[Condition], abilities: list[Ability]
    ) -> None:
        self.code: Final = code
        self.conditions: Final = conditions
        self.abilities: Final = abilities
