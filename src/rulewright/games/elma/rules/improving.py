"""Improvements of which a text says that something else is done instead: each is a happening of its own, entry by
entry. Where no text does, times are made at once (`times.py`)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from rulewright.effects.happening import Happening
from rulewright.effects.ids import CardId
from rulewright.games.elma.rules import terms, times
from rulewright.games.elma.rules.ids import Amount, Time, Turns
from rulewright.games.elma.rules.records import NONE
from rulewright.games.elma.rules.state import Race
from rulewright.kernel.fields import KW_ONLY, value
from rulewright.kernel.state import Procedure


def may_be_replaced(race: Race) -> bool:
    """Whether anything alive takes the place of improvements, be it only of some."""
    live = race.live_now()
    if not live.watched.has(terms.IMPROVES):
        return False
    return any(one.ability.verb == terms.IMPROVES for one in live.replacing)


@final
@value
class Improvement(Happening[Race]):
    """A kuski improves: by a time that an entry of its list gives, or (`time` is NONE) by so many tenths that an effect
    gives. `tenths` is 0 for its first time, which is better by no number."""

    _: KW_ONLY
    tenths: Amount
    time: Time = NONE
    full_turns_over: Turns = 0

    def how_much(self, race: Race) -> i64:
        return self.tenths

    def do(self, race: Race) -> list[int] | None:
        card = self.cards[0]
        if race.drive_of(card) is None:
            return None
        if self.time == NONE:
            return self.cards if times.improve(race, card, self.tenths) else None
        times.make_time(race, card, self.time, self.full_turns_over)
        return self.cards


@final
@value
class NextRecord(Procedure[Race]):
    """times.*: the next entry of a kuski's list is used up, and may be an improvement."""

    card: CardId
    full_turns_over: Turns

    def run(self, race: Race) -> None:
        time = times.take_entry(race, self.card, self.full_turns_over)
        if time != NONE:
            what = Improvement(
                terms.IMPROVES,
                [int(self.card)],
                race.controller(self.card),
                tenths=times.better_by(race, self.card, time),
                time=time,
                full_turns_over=self.full_turns_over,
            )
            race.agenda.append(what)


def apply_records(race: Race, cards: list[int]) -> None:
    """Have the next entry of each kuski's list applied, one after the other."""
    for card in reversed(cards):
        race.agenda.append(NextRecord(card, times.full_turns_over(race, card)))


def apply_on_entering(race: Race, cards: list[int]) -> None:
    """times.entry-takes-first-record, ruling.as-if-entered-first."""
    for card in reversed(cards):
        for full_turn in reversed(times.full_turns_on_entering(race, card)):
            race.agenda.append(NextRecord(card, full_turn))


def improve_by_effect(race: Race, effect: Happening[Race], tenths: i64) -> None:
    """An effect improves kuskis that have a result, one after the other."""
    for card in reversed(effect.cards):
        if times.can_improve(race, card):
            what = Improvement(
                terms.IMPROVES,
                [card],
                race.controller(card),
                tenths=tenths,
                cause=effect.cause,
                means=effect.means,
                chain=effect.chain,
            )
            race.agenda.append(what)
