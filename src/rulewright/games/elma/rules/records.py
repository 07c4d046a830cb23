"""What kuskis and levels are about at a moment, as small values: a drive, a queued level, a battle.

None of them is ever changed: a state replaces the one that has changed, so that a copy of a state
may share them all. What they do stands elsewhere.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

NONE: Final = -1
"""No time, no kuski, no level."""
PARTNER_GONE: Final = -2
"""ruling.pair-broken: it has played in a pair, and will not again."""


@mypyc_attr(acyclic=True)
class Drive:
    """What one kuski has done in a battle or after battle."""

    __slots__ = (
        "applied", "by_second", "card", "entered", "fastest", "first", "first_after", "is_reversed",
        "partner", "slowest", "turns_before",
    )  # fmt: skip

    def __init__(  # noqa: PLR0913 - what a drive is made of
        self, card: i64, entered: i64, applied: i64, fastest: i64, slowest: i64, first: i64,
        first_after: i64, partner: i64, is_reversed: i64, by_second: i64,
        turns_before: i64,
    ) -> None:  # fmt: skip
        self.card: Final = card
        self.entered: Final = entered
        """The turn in which it entered."""
        self.applied: Final = applied
        """How many entries of its list are used up."""
        self.fastest: Final = fastest
        """The extremes of the times it has made; which of them is its best, the level says."""
        self.slowest: Final = slowest
        self.first: Final = first
        """The first time it made, and after how many full turns of the battle."""
        self.first_after: Final = first_after
        self.partner: Final = partner
        self.is_reversed: Final = is_reversed
        """ruling.reversed-list: 1 if its list is taken from the end."""
        self.by_second: Final = by_second
        """ruling.repeated-parts-choice: 1 if it drives by the second list of its card."""
        self.turns_before: Final = turns_before
        """ruling.full-turns-battled: how many turns its owner had begun when it entered."""

    def saved(self) -> list[int]:
        """Everything about it as plain numbers, in the order in which it is made."""
        return [
            int(self.card), int(self.entered), int(self.applied), int(self.fastest),
            int(self.slowest), int(self.first), int(self.first_after), int(self.partner),
            int(self.is_reversed), int(self.by_second), int(self.turns_before),
        ]  # fmt: skip

    def has_time(self) -> bool:
        """Whether it has made any time."""
        return self.fastest != NONE

    def past_an_entry(self) -> Drive:
        """The same drive with one more entry used up, which changes nothing."""
        return Drive(
            self.card, self.entered, self.applied + 1, self.fastest, self.slowest, self.first,
            self.first_after, self.partner, self.is_reversed, self.by_second, self.turns_before,
        )  # fmt: skip

    def with_times(self, fastest: i64, slowest: i64, first: i64, first_after: i64) -> Drive:
        """The same drive with other times."""
        return Drive(
            self.card, self.entered, self.applied, fastest, slowest, first, first_after,
            self.partner, self.is_reversed, self.by_second, self.turns_before,
        )  # fmt: skip

    def with_partner(self, partner: i64) -> Drive:
        """The same drive, in another pair or in none."""
        return Drive(
            self.card, self.entered, self.applied, self.fastest, self.slowest, self.first,
            self.first_after, partner, self.is_reversed, self.by_second, self.turns_before,
        )  # fmt: skip


@mypyc_attr(acyclic=True)
class Queued:
    """A level in the queue."""

    __slots__ = ("adders", "cursed", "length", "level", "seat")

    def __init__(
        self, level: i64, seat: i64, length: i64, adders: list[int], cursed: list[int]
    ) -> None:
        self.level: Final = level
        self.seat: Final = seat
        """ruling.you-on-a-level: the player who added it."""
        self.length: Final = length
        self.adders: Final = adders
        """The kuskis that added it and are still in play."""
        self.cursed: Final = cursed
        """keyword.designers-curse: the kuskis that were chosen."""

    def saved(self) -> list[object]:
        """Everything about it as plain values, in the order in which it is made."""
        return [int(self.level), int(self.seat), int(self.length), self.adders, self.cursed]

    def without(self, card: i64) -> Queued:
        """The same level when a kuski has left play (ruling.self-added-is-one-card)."""
        return Queued(
            self.level, self.seat, self.length, _less(self.adders, card), _less(self.cursed, card)
        )


@mypyc_attr(acyclic=True)
class Battle:
    """The current battle."""

    __slots__ = ("adders", "cursed", "level", "players", "seat", "started", "turns", "used")

    def __init__(  # noqa: PLR0913 - what a battle is made of
        self, level: i64, seat: i64, adders: list[int], cursed: list[int], players: i64,
        turns: i64, used: i64, started: i64,
    ) -> None:  # fmt: skip
        self.level: Final = level
        self.seat: Final = seat
        self.adders: Final = adders
        self.cursed: Final = cursed
        self.players: Final = players
        """ruling.length-fixed-at-start: how many turns a full turn of it has."""
        self.turns: Final = turns
        """How many turns it gets, and how many of them are used up."""
        self.used: Final = used
        self.started: Final = started
        """The turn in which it started."""

    def saved(self) -> list[object]:
        """Everything about it as plain values, in the order in which it is made."""
        return [
            int(self.level), int(self.seat), self.adders, self.cursed, int(self.players),
            int(self.turns), int(self.used), int(self.started),
        ]  # fmt: skip

    def without(self, card: i64) -> Battle:
        """The same battle when a kuski has left play."""
        return Battle(
            self.level, self.seat, _less(self.adders, card), _less(self.cursed, card),
            self.players, self.turns, self.used, self.started,
        )  # fmt: skip

    def a_turn_later(self) -> Battle:
        """ruling.length-count: one turn is used up."""
        return Battle(
            self.level, self.seat, self.adders, self.cursed, self.players, self.turns,
            self.used + 1, self.started,
        )  # fmt: skip

    def full_turns_over(self) -> i64:
        """ruling.full-turns-battled."""
        return self.used // self.players

    def is_in_first_full_turn(self) -> bool:
        """ruling.first-full-turn."""
        return self.used < self.players

    def is_used_up(self) -> bool:
        """Whether it has had all its turns."""
        return self.used >= self.turns


@mypyc_attr(acyclic=True)
class AfterBattle:
    """A battle that has ended, with the kuskis that are still there."""

    __slots__ = ("adders", "drives", "ended", "level", "seat", "taken_out")

    def __init__(  # noqa: PLR0913 - what an after battle is made of
        self, level: i64, ended: i64, drives: list[Drive], taken_out: list[Drive], seat: i64,
        adders: list[int],
    ) -> None:  # fmt: skip
        self.level: Final = level
        self.ended: Final = ended
        """The turn in which the battle ended."""
        self.drives: Final = drives
        self.taken_out: Final = taken_out
        """ruling.after-battle-winner: what those had driven that step 3 took out of it."""
        self.seat: Final = seat
        """Who added the level, and the kuskis in play that did."""
        self.adders: Final = adders

    def saved(self) -> list[object]:
        """Everything about it as plain values, in the order in which it is made."""
        return [
            int(self.level), int(self.ended), [drive.saved() for drive in self.drives],
            [drive.saved() for drive in self.taken_out], int(self.seat), self.adders,
        ]  # fmt: skip

    def with_drives(self, drives: list[Drive], taken_out: list[Drive]) -> AfterBattle:
        """The same when kuskis have driven on or left it."""
        return AfterBattle(self.level, self.ended, drives, taken_out, self.seat, self.adders)

    def without(self, card: i64) -> AfterBattle:
        """The same when a kuski has left play that added the level."""
        adders = _less(self.adders, card)
        return AfterBattle(self.level, self.ended, self.drives, self.taken_out, self.seat, adders)


# How long a change lasts.
WHILE_IN_PLAY: Final = 0
UNTIL_BATTLE_ENDS: Final = 1
FOR_ITS_NEXT_BATTLE: Final = 2


# What a change makes of a rule's value.
SETS: Final = 0
ADDS: Final = 1  # so much
JOINS: Final = 2  # these bits


@mypyc_attr(acyclic=True)
class Change:
    """ruling.lasting-effects: a rule that is another for one card, and how long."""

    __slots__ = ("card", "how", "lasts", "rule", "value")

    def __init__(self, card: i64, rule: i64, value: i64, *, how: i64, lasts: i64) -> None:
        self.card: Final = card
        self.rule: Final = rule
        self.value: Final = value
        self.how: Final = how
        self.lasts: Final = lasts

    def made_of(self, value: i64) -> i64:
        """What it makes of the value of the rule."""
        if self.how == ADDS:
            return value + self.value
        return value | self.value if self.how == JOINS else self.value

    def saved(self) -> list[int]:
        """Everything about it as plain numbers."""
        return [
            int(self.card), int(self.rule), int(self.value), int(self.how), int(self.lasts),
        ]  # fmt: skip


@mypyc_attr(acyclic=True)
class Counters:
    """ruling.counters: the counters of one kind on a kuski."""

    __slots__ = ("amount", "card", "kind")

    def __init__(self, card: i64, kind: i64, amount: i64) -> None:
        self.card: Final = card
        self.kind: Final = kind
        self.amount: Final = amount

    def saved(self) -> list[int]:
        """Everything about it as plain numbers."""
        return [int(self.card), int(self.kind), int(self.amount)]


@mypyc_attr(acyclic=True)
class Seen:
    """ruling.hidden-information: a card in a hand or library that somebody knows who looked at it, or saw
    it go there. `by` are the seats as in the audience of an event."""

    __slots__ = ("by", "card")

    def __init__(self, card: i64, by: i64) -> None:
        self.card: Final = card
        self.by: Final = by

    def saved(self) -> list[int]:
        """Everything about it as plain numbers."""
        return [int(self.card), int(self.by)]


@mypyc_attr(acyclic=True)
class Control:
    """A kuski that another than its owner controls."""

    __slots__ = ("card", "seat", "until_battle_ends")

    def __init__(self, card: i64, seat: i64, until_battle_ends: i64) -> None:
        self.card: Final = card
        self.seat: Final = seat
        self.until_battle_ends: Final = until_battle_ends

    def saved(self) -> list[int]:
        """Everything about it as plain numbers."""
        return [int(self.card), int(self.seat), int(self.until_battle_ends)]


def is_among(cards: list[int], card: i64) -> bool:
    """Whether a card is in a list. `card in cards` would make an object of the number first."""
    return any(other == card for other in cards)


def _less(cards: list[int], card: i64) -> list[int]:
    return [other for other in cards if other != card] if is_among(cards, card) else cards
