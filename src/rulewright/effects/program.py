"""The program that a card's text comes to: a little code, and the abilities that it starts.

Programs never change and are shared by all matches. The code is a list of instructions of a few
fields; what they mean stands here, what they do in `machine.py`. Which cards a filter lets
through, and what a verb does to them, only the game knows: filters are numbers here.

A program is stepped through with registers, which are whole numbers: a set of cards is a mask
with a bit for each, a seat is its number, a position its number plus one (0: none).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from rulewright.kernel.fields import KW_ONLY, saved_fields, value

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
EACH_PLAYER: Final = -2
"""Stands for the register of a seat where all players do something at once."""

# Instructions, and which of an instruction's fields say what.
TARGET: Final = 0
"""Targets are chosen while the power is announced: `into`, `fitting`, `least`, `most`."""
RESOLVE: Final = 1
"""Announcing ends here: it is paid for, others may answer, then comes the rest."""
CHOOSE: Final = 2
"""`who` chooses cards: `into`, `fitting`, `least`, `most`."""
ALL: Final = 3
"""Every card that fits now: `into`, `fitting`."""
RANDOM: Final = 4
"""So many cards at random (fewer if there are not enough): `into`, `fitting`, `most`."""
SPOT: Final = 5
"""`who` chooses a position: `into`, `spots`; or, with `may_stop`, none."""
COUNT: Final = 6
"""How many cards fit: `into`, `fitting`."""
SET: Final = 7
"""`into`, `number`."""
COPY: Final = 8
"""`into`, `source`."""
OPPONENT: Final = 9
"""The seat of your opponent; of several, the one you choose, of those who have cards that fit (`fitting`, with the
opponent in THAT) where some have; or (`is_anyone`) of all players the one you choose: `into`."""
HOLDER: Final = 10
"""The seat that controls the cards in `source`, or (`is_owner`) owns them: `into`."""
DO: Final = 11
"""`who` (a register, or EACH_PLAYER) does `verb` to the cards in `cards`; how much, where, with what and to
whom, the registers `amount`, `spot`, `definition`, `counter`, `types`, `other`, `whose` and `lasts` hold,
where there is such a one."""
MAY: Final = 12
"""May `who`? If not, it goes on at `go_to`. Sets DID."""
UNLESS: Final = 13
"""Would `who` rather? If so, it goes on at `go_to`. Sets DID."""
IF: Final = 14
"""Unless `condition` is met, it goes on at `go_to`."""
MODE: Final = 15
"""`who` takes one of so many `modes`: as many GOTOs follow. `into` remembers which, or is none."""
GOTO: Final = 16
"""It goes on at `go_to`."""
EACH: Final = 17
"""Takes one card out of `left` and into IT; when none is left, it goes on at `go_to`."""
REPEAT: Final = 18
"""Counts `left` down; at 0 it goes on at `go_to`."""
LAST: Final = 19
"""`ability` holds from now on for `duration`; by whose turns that is counted, the register `whose` holds
(NONE: by yours)."""
STOP: Final = 20
"""The code of an ability ends here: each ends with one."""
CASE: Final = 21
"""As many GOTOs follow as the MODE had that `source` remembers: it goes on at that one."""
JOIN: Final = 22
"""The cards in `source` are added to those in `into`."""
SEATS: Final = 23
"""The seats of all players, or (`are_opponents`) of your opponents, or of those of the seat in `whose` (NONE: you),
as a set: `into`."""
NEXT_SEAT: Final = 24
"""Takes the first seat in turn order out of `left` and into THAT; when none is left, it goes on at `go_to`."""
MEASURE: Final = 25
"""What the game measures (`measure`) of the card in `source`: `into`."""
TOP: Final = 26
"""The uppermost or (`is_bottom`) lowest cards of the Deck of the seat in `whose`, `most` or as many as there are:
`into`."""
LESS: Final = 27
"""The cards in `source` are taken out of those in `into`."""
PILE: Final = 28
"""`who` takes one of two piles, those in `source` and in `other`: `into`."""
RECKON: Final = 31
"""How many the amount `reckoning` comes to: `into`."""
CHANCE: Final = 32
"""Chance gives a number from 1 to `number`, which all are told: `into`."""
LEADER: Final = 33
"""The seat of the player for whom the amount `reckoning` is the most, or (`is_least`) the least: `into`. If that
are several, it goes on at `go_to`, and the register `source` is 1, otherwise 0."""
HOLDERS: Final = 29
"""The seats that control the cards in `source`, as a set: `into`."""
INSTEAD: Final = 30
"""What the effect may take the place of, which waits below, does not happen."""

BECOME: Final = 35
"""While it is announced: from here on it is the power of the card in `source` that is announced, as this card's."""
NAME: Final = 34
"""`who` names a printed card of those that fit: `into` gets its number, plus one; `fitting`."""

GIVE_A_VALUE: Final = frozenset({
    TARGET, CHOOSE, ALL, RANDOM, SPOT, COUNT, SET, COPY, JOIN, OPPONENT, HOLDER, SEATS, MEASURE, TOP,
    LESS, PILE, HOLDERS, RECKON, CHANCE, NAME,
})  # fmt: skip
"""The instructions that give the register `into` a value."""

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
MODE_OF: Final = 8
"""Does nothing: stands for one of the modes of a text that are chosen only once, so that it can be noted."""
NOTED: Final = 7
"""Does nothing: what fits it is kept in mind, as the text asks later whether it has happened (`record.py`)."""

# By what an event is caused: these, or from FIRST_OWN_CAUSE on what the game's own book speaks of.
BY_ANYTHING: Final = 0
BY_CARD: Final = 1
"""By a card that fits the ability's `by_filter`."""
FIRST_OWN_CAUSE: Final = 2

NONE: Final = -1
"""No register, filter, condition, ability, number."""

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
IS_MORE: Final = 9  # the amount `amount` is more than the amount `than`
IS_FEWER: Final = 10  # it is less
IS_AS_MANY: Final = 11  # they are the same
HAS_HAPPENED: Final = (
    12  # what the ability `noted` keeps in mind, in the `span`; to the cards in `register`, if any
)
TURN_IS_OF: Final = 13  # it is the turn of `player`
TURN_IS_EXTRA: Final = 14

# When something has happened
THIS_TURN_SO_FAR: Final = 0
LAST_TURN: Final = 1  # the turn before this one, whoever's
YOUR_PREVIOUS_TURN: Final = 2
OPPONENTS_PREVIOUS_TURN: Final = 3

# What an amount counts
A_NUMBER: Final = 0  # `number` itself
CARDS: Final = 1  # the cards that fit `filter`
STAT: Final = 2  # what the player whose seat is in `register` has of `stat`
IN_REGISTER: Final = 3  # the number in `register`
CARDS_IN_REGISTER: Final = 4  # the cards in `register`; with a `filter`, those that fit it
COUNTERS: Final = 5  # the counters of the kind `counter` on the cards in `register`
MEASURED: Final = 6  # what the game measures (`stat`) of the card in `register`

# For which players a comparison must hold that speaks of others
OF_NOBODY: Final = 0  # it speaks of no other player
OF_SOME: Final = 1  # for some opponent
OF_ALL: Final = 2  # for each of them

# Durations of what LAST begins
THIS_TURN: Final = 0
UNTIL_YOUR_NEXT: Final = 1  # until the start of your next turn
OPPONENTS_NEXT: Final = 2  # during the opponent's next turn only
UNTIL_BATTLE_ENDS: Final = 3  # until the end of the battle that goes on now
WHILE_IN_PLAY: Final = 4  # as long as the cards that were chosen are in play
UNTIL_END_OF_TURN: Final = (
    5  # until the end of the player's turn: of this one, or else of their next
)
UNTIL_END_OF_NEXT_TURN: Final = 6  # until the end of the player's next turn
DURING_NEXT_TURN: Final = 7  # during the player's next turn only
DURING_EXTRA_TURN: Final = 8  # during the extra turn that this effect has given
UNTIL_IT_COMES: Final = 9  # until what it waits for has come once
AFTER_THIS_TURN: Final = 10  # the same, but not in this turn
UNTIL_IT_COMES_THIS_TURN: Final = 11
WHILE_ITS_CARD_IS_IN_PLAY: Final = 12  # as long as the card whose text it is


@mypyc_attr(allow_interpreted_subclasses=True)
class Filter:
    """What a card or a position must be for a text to mean it. What can be asked, a game's own kind says."""

    def said(self) -> list[object]:
        """All that it asks, so that two that ask the same are known to be alike."""
        return saved_fields(self)

    def speaks_of_its_card(self) -> bool:
        """Whether it asks how something stands to the card whose text it is."""
        return False


@final
@value
class Instruction:
    """One step of a program. Which of its fields say something depends on `op`; the others are NONE."""

    op: i64
    _: KW_ONLY
    into: i64 = NONE
    """The register that gets a value."""
    source: i64 = NONE
    """The register that is read."""
    left: i64 = NONE
    """The register of what is left, which becomes less."""
    fitting: i64 = NONE
    """The filter of cards."""
    spots: i64 = NONE
    """The filter of positions."""
    least: i64 = 0
    most: i64 = 0
    number: i64 = 0
    who: i64 = NONE
    """The register of the seat that chooses or acts."""
    verb: i64 = NONE
    cards: i64 = NONE
    amount: i64 = NONE
    spot: i64 = NONE
    """The register of a position, plus one."""
    definition: i64 = NONE
    """The register of a printed card's number."""
    counter: i64 = NONE
    """The register of a kind of counters, plus one."""
    types: i64 = NONE
    """The register of types that a card gets."""
    keywords: i64 = NONE
    """The register of keywords that a card gets."""
    other: i64 = NONE
    """The register of another card that has to do with it."""
    whose: i64 = NONE
    """The register of another seat that has to do with it."""
    lasts: i64 = NONE
    """The register that says for how long."""
    is_out_of_play: bool = False
    """Whether the text speaks of cards in hands and piles."""
    is_offered: bool = False
    """Whether a player might have declined to do it."""
    go_to: i64 = NONE
    """The step at which it goes on."""
    condition: i64 = NONE
    modes: i64 = 0
    ability: i64 = NONE
    """The ability that begins; for MODE, that of the first mode, if each is chosen only once."""
    is_for_good: bool = False
    """Whether that is once for as long as the card stays, and not once a turn."""
    duration: i64 = NONE
    measure: i64 = NONE
    may_stop: bool = False
    """Whether `who` may choose nothing and so go on at `go_to`."""
    reckoning: i64 = NONE
    """The amount that is worked out."""
    many: i64 = NONE
    """The register that says how many cards are chosen, where neither `least` nor `most` does."""
    done_to: i64 = NONE
    """The register that gets the cards to which it was really done."""
    done: i64 = NONE
    """The register that gets how much was really done."""
    is_owner: bool = False
    is_bottom: bool = False
    are_opponents: bool = False
    is_anyone: bool = False
    """Whether any player may be meant, also who chooses."""
    is_least: bool = False


@final
@value
class Amount:
    """How many: something counted, so many times (`times`) and one part of so many (`parts`) of it,
    and no more than `most`. Halves are rounded down, or (`is_rounded_up`) up.

    What others have is reckoned as if they were you.
    """

    kind: i64
    _: KW_ONLY
    number: i64 = 0
    filter: i64 = NONE
    register: i64 = NONE
    stat: i64 = NONE
    counter: i64 = NONE
    times: i64 = 1
    parts: i64 = 1
    is_rounded_up: bool = False
    most: i64 = NONE


@final
@value
class Condition:
    """Something that is so or not.

    `negated` turns it round; `also` is another condition that must be met too (-1: none). A comparison is of
    the amount `amount` with the amount `than`, which is that of the players `others`.
    """

    kind: i64
    register: i64
    filter: i64
    number: i64
    player: i64
    stat: i64
    _: KW_ONLY
    negated: bool = False
    also: i64 = -1
    noted: i64 = NONE
    """The ability that keeps in mind what is asked for."""
    span: i64 = THIS_TURN_SO_FAR
    """When that has happened."""
    amount: i64 = -1
    than: i64 = -1
    others: i64 = OF_NOBODY


@final
@value
class Ability:
    """One thing that a text makes possible, with the code it runs."""

    kind: i64
    _: KW_ONLY
    section: i64 = NONE
    """The part of the text it stands in, such as "Quick" (the game's number)."""
    start: i64 = NONE
    """Where its code begins."""
    verb: i64 = NONE
    """The event it watches."""
    subject: i64 = NONE
    """The filter of the cards it is about. NONE: the event is about a player."""
    is_of_others: bool = False
    """Whether it is about all cards but those."""
    is_of_doers: bool = False
    """Whether those cards do it, and it is not done to them."""
    player: i64 = ANYBODY
    """Which player's doing it is."""
    by: i64 = BY_ANYTHING
    """By what."""
    by_filter: i64 = NONE
    setting: i64 = NONE
    """The filter of the card on which it happens, as a race on a level."""
    is_elsewhere: bool = False
    """Whether it happens on all cards but those."""
    phase: i64 = NONE
    """The phase whose start or end it watches."""
    during: i64 = NONE
    """The phase in which alone it works."""
    is_outside: bool = False
    """Whether it works in all phases but that."""
    counter: i64 = NONE
    """The kind of counters it speaks of."""
    reaches: i64 = 0
    """How many of them there must have come to be; 0: any number."""
    moment: i64 = NONE
    """A moment of the game's own at which alone it works."""
    condition: i64 = NONE
    """What must be so for it to work."""
    most_each: i64 = NONE
    """How many cards each player may have there."""
    modifier: i64 = NONE
    """The rule that it changes, for MODIFY."""
    amount: i64 = 0
    """By how much, or to what."""
    for_each: i64 = NONE
    """The amount of what it is that many times over."""
    is_in_place: bool = False
    """Whether that takes the place of what was there."""
    is_optional: bool = False
    """Whether its player may let happen what it would take the place of."""
    spots: i64 = NONE
    """The filter of the positions of which it speaks."""
    most_a_turn: i64 = 0
    """How often in a turn it answers or takes the place of something; for CANT, how often in a turn that may be
    which it forbids. 0: there is no such limit."""
    counts_all: bool = False
    """Whether that counts all that fits, also what it did not answer: "the first time each turn"."""
    is_once: bool = False
    """Whether it takes the place of something only once."""
    needs: i64 = NONE
    """What must be so, of the cards and the player it is about, for it to take the place of something: that what is done
    instead can be done."""
    much: i64 = NONE
    """The register that gets how much it is of what it answers or takes the place of, if the text speaks of that."""
    among: i64 = NONE
    """The filter of the cards of which there must be some, among those with which the game says its card has to do,
    such as those it beats, for it to work: `least` or more, and no more than `most` (NONE: however many)."""
    least: i64 = 0
    most: i64 = NONE
    is_about_this: bool = False
    """Whether it is about no other card than that whose text it is."""

    def is_kept_in_mind(self) -> bool:
        """Whether what fits it is kept in mind, so that it can be asked whether it has happened."""
        if self.kind == NOTED:
            return True
        return self.most_a_turn > 0 and (self.counts_all or self.kind == CANT)


class Program:
    """What one card's text comes to."""

    def __init__(  # noqa: PLR0913 - what a program is made of
        self,
        code: list[Instruction],
        conditions: list[Condition],
        abilities: list[Ability],
        filters: Sequence[Filter],
        spots: Sequence[Filter],
        section: i64,
        amounts: Sequence[Amount] = (),
    ) -> None:
        self.code: Final = code
        self.amounts: Final = list(amounts)
        """What is counted, wherever a number is not simply said."""
        self.conditions: Final = conditions
        self.abilities: Final = abilities
        self.filters: Final = list(filters)
        self.spots: Final = list(spots)
        self.section: Final = section
        """The part of the text that its player triggers (the game's number); the game's number for none if
        nobody triggers it."""
        self.doubts: list[Any] = []
        """What was pointed out to whoever wrote the text."""
        self.begun_later: Final = [False for _ in abilities]
        """Which abilities hold only once its code has begun them."""
        for step in code:
            if step.op == LAST:
                self.begun_later[step.ability] = True
        power: i64 = NONE
        for number, ability in enumerate(abilities):
            if ability.kind == ACT:
                power = number
                break
        self.power: Final = power
        """The ability that is done when it is triggered or played; NONE if there is none."""
        self.of_its_card: Final = [
            ability.start >= 0 and _speaks_of_its_card(self, ability.start) for ability in abilities
        ]
        """Which abilities do something to, or with, the card whose text it is: the same text on two cards is not
        the same effect then."""
        self.working_alone: Final = [
            number
            for number, ability in enumerate(abilities)
            if ability.kind not in (ACT, USE, NOTED, MODE_OF) and not self.begun_later[number]
        ]
        """The abilities that nobody has to begin: they answer, replace, forbid or change something by
        themselves while their card is in the right place."""
        self.kept_in_mind: Final = [
            number for number, ability in enumerate(abilities) if ability.is_kept_in_mind()
        ]
        """The abilities that ask what has happened."""


def _speaks_of_its_card(program: Program, start: i64) -> bool:
    """Whether the code from there on has to do with the card whose text it is."""
    at = start
    while program.code[at].op != STOP:
        step = program.code[at]
        at += 1
        if THIS in (step.cards, step.source, step.other):
            return True
        if step.fitting >= 0 and program.filters[step.fitting].speaks_of_its_card():
            return True
        if step.spots >= 0 and program.spots[step.spots].speaks_of_its_card():
            return True
        if step.condition >= 0:
            condition = program.conditions[step.condition]
            if condition.register == THIS:
                return True
            if condition.filter >= 0 and program.filters[condition.filter].speaks_of_its_card():
                return True
    return False


NO_PROGRAM: Final = Program([], [], [], [], [], NONE)
"""What a card without a text comes to."""
