"""What bots may know about good play in Elma: how a position looks, as a share of the win.

Nothing here is a rule. The figures are in `hints.toml`: one set for a quick look, and one for
planning, which sees further ahead (`foresight.py`).
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from rulewright.effects.ids import Definition, Seat
from rulewright.gamekit.content_file import Entry
from rulewright.gamekit.hint_file import hundredths, opened, shipped_text
from rulewright.games.elma.bots.foresight import points_if_all_enter, points_of_queued
from rulewright.games.elma.bots.prospects import points_if_all_drive_on, points_if_it_ended_now
from rulewright.games.elma.rules import terms
from rulewright.games.elma.rules.cardset import CardSet
from rulewright.games.elma.rules.leaving import TO_WIN
from rulewright.games.elma.rules.numbering import IN_BATTLE, ONLINE
from rulewright.games.elma.rules.state import Race

FORESEEN: Final = 4
"""So many battles of the queue are looked at."""
LESS_SURE: Final = 0.7
"""What each further one counts of the one before it."""


class Gains:
    """What battles would bring each player, by how they come about."""

    def __init__(self, race: Race, *, is_far: bool) -> None:
        self.now: Final = points_if_it_ended_now(race)
        self.at_the_end: Final = points_if_all_drive_on(race)
        nothing = [0] * int(race.seats)
        self.if_all_enter: Final = points_if_all_enter(race) if is_far else nothing
        has_next = is_far and len(race.queue) > 0
        self.next: Final = points_of_queued(race, race.queue[0]) if has_next else nothing
        self.later: Final = [0.0] * int(race.seats)
        if is_far:
            self._look_further(race)

    def _look_further(self, race: Race) -> None:
        weight = 1.0
        for place in range(1, min(len(race.queue), FORESEEN)):
            gains = points_of_queued(race, race.queue[place])
            for seat in range(len(gains)):
                self.later[seat] += weight * float(gains[seat])
            weight *= LESS_SURE


class Figures:
    """The worth of what a player has, as the logarithm of the odds it makes."""

    def __init__(self, file: Entry, cards: CardSet) -> None:
        self.point: Final = hundredths(file, "point")
        self.point_late: Final = hundredths(file, "point-late")
        self.ahead_now: Final = hundredths(file, "ahead-now")
        self.ahead_at_the_end: Final = hundredths(file, "ahead-at-the-end")
        self.ahead_if_all_enter: Final = hundredths(file, "ahead-if-all-enter")
        self.next_battle: Final = hundredths(file, "next-battle")
        self.later_battles: Final = hundredths(file, "later-battles")
        self.kuski_in_hand: Final = hundredths(file, "kuski-in-hand")
        self.level_in_hand: Final = hundredths(file, "level-in-hand")
        self.instant_in_hand: Final = hundredths(file, "instant-in-hand")
        self.kuski: Final = hundredths(file, "kuski")
        self.online: Final = hundredths(file, "online")
        self.in_battle: Final = hundredths(file, "in-battle")
        self.queued: Final = hundredths(file, "queued")
        self.missing_card: Final = hundredths(file, "missing-card")
        self.low_library: Final = file.number("low-library", 0, low=0, high=60)
        second = hundredths(file, "second-faster")
        slowest = file.number("slowest-time", 0, low=1, high=100) * terms.SECOND
        file.done()
        self.is_far: Final = self.ahead_if_all_enter + self.next_battle + self.later_battles != 0.0
        self.quickness: Final = [
            second * _mean_lead(cards, definition, slowest) for definition in range(len(cards))
        ]

    def outlooks(self, race: Race) -> list[float]:
        """For each seat from 0, surely lost, to 1, surely won."""
        seats = range(int(race.seats))
        if race.over:
            return [float(race.shares[seat]) / 100.0 for seat in seats]
        gains = Gains(race, is_far=self.is_far)
        odds = [
            exp(self.worth_of(race, seat, gains)) if race.is_playing(seat) else 0.0
            for seat in seats
        ]
        total = sum(odds)
        return [each / total for each in odds]

    def worth_of(self, race: Race, seat: Seat, gains: Gains) -> float:
        """What a player has, as the logarithm of the odds it makes."""
        total = self._standing(race, seat) + self._ahead(seat, gains) + self._cards(race, seat)
        kuskis = race.kuskis[seat]
        for place in range(len(kuskis)):
            card = kuskis[place]
            total += self.kuski + self.quickness[race.definition[card]]
            if race.place[card] == ONLINE:
                total += self.online
            elif race.place[card] == IN_BATTLE:
                total += self.in_battle
        for queued in race.queue:
            if queued.seat == seat:
                total += self.queued
        return total

    def _standing(self, race: Race, seat: Seat) -> float:
        """What points are worth: each more, the nearer somebody is to winning."""
        most: i64 = 0
        for other in range(race.seats):
            most = max(most, race.points[other])
        point = self.point + self.point_late * float(most) / float(TO_WIN)
        return point * float(race.points[seat])

    def _ahead(self, seat: Seat, gains: Gains) -> float:
        """What battles will bring."""
        total = self.ahead_now * float(gains.now[seat])
        total += self.ahead_at_the_end * float(gains.at_the_end[seat])
        total += self.ahead_if_all_enter * float(gains.if_all_enter[seat])
        total += self.next_battle * float(gains.next[seat])
        return total + self.later_battles * gains.later[seat]

    def _cards(self, race: Race, seat: Seat) -> float:
        """The cards in hand, and how near the library's end is."""
        total = 0.0
        hand = race.hands[seat]
        for place in range(len(hand)):
            kinds = race.cards.kinds[race.definition[hand[place]]]
            if kinds & terms.KUSKI != 0:
                total += self.kuski_in_hand
            elif kinds & terms.LEVEL != 0:
                total += self.level_in_hand
            else:
                total += self.instant_in_hand
        missing = self.low_library - len(race.decks[seat])
        return total + self.missing_card * float(missing) if missing > 0 else total


class Hints:
    """Both sets of figures."""

    def __init__(self, toml: str, cards: CardSet) -> None:
        file = opened(toml)
        self.quick: Final = Figures(file.table("quick", needed=True), cards)
        self.planning: Final = Figures(file.table("planning", needed=True), cards)
        file.done()


def _mean_lead(cards: CardSet, definition: Definition, slowest: i64) -> float:
    """By how many seconds the mean of a kuski's times is under the slowest that counts."""
    records = cards.records[definition]
    if len(records) == 0:
        return 0.0
    lead: i64 = 0
    for place in range(len(records)):
        if records[place] != terms.NO_FINISH:
            lead += max(slowest - records[place], 0)
    return float(lead) / float(terms.SECOND * len(records))


def shipped_hints() -> str:
    """The text of the hints that come with the game."""
    return shipped_text("rulewright.games.elma")
