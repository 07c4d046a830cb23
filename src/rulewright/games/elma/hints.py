"""What bots may know about good play in Elma: how a position looks, as a share of the win.

Nothing here is a rule. The figures are in `hints.toml`.
"""

from __future__ import annotations

import tomllib
from importlib import resources
from math import exp
from typing import Final

from mypy_extensions import i64

from rulewright.games.elma.cardset import CardSet
from rulewright.games.elma.numbering import IN_BATTLE, ONLINE
from rulewright.games.elma.scoring import score
from rulewright.games.elma.state import Race
from rulewright.games.elma.terms import NO_FINISH, SECOND
from rulewright.kernel.content_file import Entry
from rulewright.kernel.errors import ContentError


class Hints:
    """The worth of what players have, as the logarithm of the odds it makes."""

    def __init__(self, toml: str, cards: CardSet) -> None:
        try:
            file = Entry("hints.toml", tomllib.loads(toml))
        except ValueError as error:
            raise ContentError(f"hints.toml: not TOML: {error}") from error
        self.point: Final = _hundredths(file, "point")
        self.point_ahead: Final = _hundredths(file, "point-ahead")
        self.hand: Final = _hundredths(file, "hand")
        self.kuski: Final = _hundredths(file, "kuski")
        self.online: Final = _hundredths(file, "online")
        self.in_battle: Final = _hundredths(file, "in-battle")
        self.queued: Final = _hundredths(file, "queued")
        second = _hundredths(file, "second-faster")
        slowest = file.number("slowest-time", 0, 1, 100) * SECOND
        file.done()
        self.quickness: Final = [
            second * _mean_lead(cards, definition, slowest) for definition in range(len(cards))
        ]

    def outlook(self, race: Race, seat: i64) -> float:
        """From 0, surely lost, to 1, surely won."""
        if race.over:
            return float(race.shares[seat]) / 100.0
        if not race.is_playing(seat):
            return 0.0
        ahead = self._points_ahead(race)
        mine = self.worth(race, seat, ahead[seat])
        total = 0.0
        for other in range(race.seats):
            if race.is_playing(other):
                total += exp(self.worth(race, other, ahead[other]) - mine)
        return 1.0 / total

    def worth(self, race: Race, seat: i64, ahead: i64) -> float:
        """A player's means, with the points that the running battle would bring."""
        total = self.point * float(race.points[seat]) + self.point_ahead * float(ahead)
        total += self.hand * float(len(race.hands[seat]))
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

    def _points_ahead(self, race: Race) -> list[int]:
        """What each player would gain if the running battle ended now."""
        ahead = [0] * race.seats
        if race.battle is not None and len(race.drives) > 0:
            scored = score(race, race.battle.level, race.drives)
            for place in range(len(scored.drives)):
                seat = race.controller(scored.drives[place].card)
                ahead[seat] += scored.points[place]
        return ahead


def _mean_lead(cards: CardSet, definition: i64, slowest: i64) -> float:
    """By how many seconds the mean of a kuski's times is under the slowest that counts."""
    records = cards.records[definition]
    if len(records) == 0:
        return 0.0
    lead: i64 = 0
    for place in range(len(records)):
        if records[place] != NO_FINISH:
            lead += max(slowest - records[place], 0)
    return float(lead) / float(SECOND * len(records))


def _hundredths(entry: Entry, field: str) -> float:
    return entry.number(field, 0, -1000, 1000) / 100.0


def shipped_hints() -> str:
    """The text of the hints that come with the game."""
    return (resources.files(__package__) / "hints.toml").read_text(encoding="utf-8")
