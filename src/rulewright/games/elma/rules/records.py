"""What kuskis and levels are about at a moment, as small values: a drive, a queued level, a battle.

None of them is ever changed: a state replaces the one that has changed, so that a copy of a state
may share them all. What they do stands elsewhere.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from rulewright.effects.ids import CardId, Seat, Turn
from rulewright.games.elma.rules.ids import (
    Audience,
    Entries,
    Flag,
    HowChanged,
    HowLong,
    Length,
    Partner,
    Players,
    Rule,
    RuleValue,
    Tenths,
    Time,
    Turns,
)
from rulewright.kernel.fields import KW_ONLY, but, value

NONE: Final = -1
"""No time, no kuski, no level."""
PARTNER_GONE: Final = -2
"""ruling.pair-broken: it has played in a pair, and will not again."""


@final
@value
@mypyc_attr(acyclic=True)
class Drive:
    """What one kuski has done in a battle or after battle."""

    card: CardId
    _: KW_ONLY
    entered: Turn
    """The turn in which it entered."""
    applied: Entries = 0
    """How many entries of its list are used up."""
    fastest: Time = NONE
    """The extremes of the times it has made; which of them is its best, the level says."""
    slowest: Time = NONE
    first: Tenths = NONE
    """The first time it made, and after how many full turns of the battle."""
    first_after: Turns = 0
    partner: Partner = NONE
    is_reversed: Flag = 0
    """ruling.reversed-list: 1 if its list is taken from the end."""
    by_second: Flag = 0
    """ruling.repeated-parts-choice: 1 if it drives by the second list of its card."""
    turns_before: Turn = 0
    """ruling.full-turns-battled: how many turns its owner had begun when it entered."""

    def has_time(self) -> bool:
        """Whether it has made any time."""
        return self.fastest != NONE

    def past_entry(self, place: Entries) -> Drive:
        """The same drive with the entries of its list used up as far as that place."""
        return but(self, applied=place + 1)

    def with_times(self, fastest: Time, slowest: Time, first: Tenths, first_after: Turns) -> Drive:
        """The same drive with other times."""
        return but(self, fastest=fastest, slowest=slowest, first=first, first_after=first_after)

    def with_partner(self, partner: Partner) -> Drive:
        """The same drive, in another pair or in none."""
        return but(self, partner=partner)


@final
@value
@mypyc_attr(acyclic=True)
class Queued:
    """A level in the queue."""

    level: CardId
    seat: Seat
    """ruling.you-on-a-level: the player who added it."""
    length: Length
    adders: list[CardId]
    """The kuskis that added it and are still in play."""
    cursed: list[CardId]
    """keyword.designers-curse: the kuskis that were chosen."""

    def without(self, card: CardId) -> Queued:
        """The same level when a kuski has left play (ruling.self-added-is-one-card)."""
        return but(self, adders=_less(self.adders, card), cursed=_less(self.cursed, card))

    def lasting(self, length: Length) -> Queued:
        """The same level for another length."""
        return but(self, length=length)

    def as_battle(self, players: Players, turn: Turn) -> Battle:
        """The battle on it, which starts now (ruling.length-count)."""
        turns = self.length * players
        return Battle(
            self.level,
            self.seat,
            self.adders,
            self.cursed,
            players=players,
            turns=turns,
            started=turn,
        )


@final
@value
@mypyc_attr(acyclic=True)
class Battle:
    """The current battle."""

    level: CardId
    seat: Seat
    adders: list[CardId]
    cursed: list[CardId]
    _: KW_ONLY
    players: Players
    """ruling.length-fixed-at-start: how many turns a full turn of it has."""
    turns: Length
    """How many turns it gets, and how many of them are used up."""
    used: Turns = 0
    started: Turn
    """The turn in which it started."""

    def without(self, card: CardId) -> Battle:
        """The same battle when a kuski has left play."""
        return but(self, adders=_less(self.adders, card), cursed=_less(self.cursed, card))

    def lasting(self, turns: Length) -> Battle:
        """The same battle with so many turns."""
        return but(self, turns=turns)

    def a_turn_later(self) -> Battle:
        """ruling.length-count: one turn is used up."""
        return but(self, used=self.used + 1)

    def as_after_battle(self, turn: Turn, drives: list[Drive]) -> AfterBattle:
        """The after battle that follows it, with those who have driven in it."""
        return AfterBattle(self.level, turn, drives, [], self.seat, self.adders)

    def full_turns_over(self) -> i64:
        """ruling.full-turns-battled."""
        return self.used // self.players

    def is_in_first_full_turn(self) -> bool:
        """ruling.first-full-turn."""
        return self.used < self.players

    def is_in_last_full_turn(self) -> bool:
        """ruling.last-full-turn: as long as nothing makes it longer."""
        return self.turns - self.players <= self.used < self.turns

    def is_full_turn_beginning(self) -> bool:
        """ruling.last-full-turn: whether the turn that begins is the first of a full turn that it gets."""
        return self.used % self.players == 0 and not self.is_used_up()

    def is_full_turn_ending(self) -> bool:
        """Whether the turn that ends is the last of a full turn that it gets."""
        return (self.used + 1) % self.players == 0 and not self.is_used_up()

    def is_used_up(self) -> bool:
        """Whether it has had all its turns."""
        return self.used >= self.turns


@final
@value
@mypyc_attr(acyclic=True)
class AfterBattle:
    """A battle that has ended, with the kuskis that are still there."""

    level: CardId
    ended: Turn
    """The turn in which the battle ended."""
    drives: list[Drive]
    taken_out: list[Drive]
    """ruling.after-battle-winner: what those had driven that step 3 took out of it."""
    seat: Seat
    """Who added the level, and the kuskis in play that did."""
    adders: list[CardId]

    def with_drives(self, drives: list[Drive], taken_out: list[Drive]) -> AfterBattle:
        """The same when kuskis have driven on or left it."""
        return but(self, drives=drives, taken_out=taken_out)

    def without(self, card: CardId) -> AfterBattle:
        """The same when a kuski has left play that added the level."""
        return but(self, adders=_less(self.adders, card))


# How long a change lasts.
WHILE_IN_PLAY: Final = 0
UNTIL_BATTLE_ENDS: Final = 1
FOR_ITS_NEXT_BATTLE: Final = 2


# What a change makes of a rule's value.
SETS: Final = 0
ADDS: Final = 1  # so much
JOINS: Final = 2  # these bits


@final
@value
@mypyc_attr(acyclic=True)
class Change:
    """ruling.lasting-effects: a rule that is another for one card, and how long."""

    card: CardId
    rule: Rule
    value: RuleValue
    _: KW_ONLY
    how: HowChanged
    lasts: HowLong

    def made_of(self, value: i64) -> i64:
        """What it makes of the value of the rule."""
        if self.how == ADDS:
            return value + self.value
        return value | self.value if self.how == JOINS else self.value


@final
@value
@mypyc_attr(acyclic=True)
class Seen:
    """ruling.hidden-information: a card in a hand or library that somebody knows who looked at it, or saw
    it go there. `by` are the seats as in the audience of an event."""

    card: CardId
    by: Audience


@final
@value
@mypyc_attr(acyclic=True)
class Control:
    """A kuski that another than its owner controls."""

    card: CardId
    seat: Seat
    until_battle_ends: Flag


def is_among(cards: list[int], card: CardId) -> bool:
    """Whether a card is in a list. `card in cards` would make an object of the number first."""
    return any(other == card for other in cards)


def _less(cards: list[int], card: CardId) -> list[int]:
    return [other for other in cards if other != card] if is_among(cards, card) else cards
