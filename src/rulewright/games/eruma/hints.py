"""What bots may know about good play in Eruma: how a position looks, as a share of the win.

Nothing here is a rule. The figures are in `hints.toml`.
"""

from __future__ import annotations

import tomllib
from importlib import resources
from math import exp
from typing import Final

from mypy_extensions import i64

from rulewright.games.eruma.board import POSITIONS, TREASURES, adjacent, zone_one, zone_two, zones
from rulewright.games.eruma.state import EMPTY, HENCHMEN_MASK, Raid
from rulewright.games.eruma.terms import ASSASSIN, THIEF
from rulewright.games.eruma.totals import TO_WIN
from rulewright.kernel.bits import bit, count_of, lowest
from rulewright.kernel.content_file import Entry
from rulewright.kernel.errors import ContentError


class Hints:
    """The worth of what players have, as the logarithm of the odds it makes."""

    def __init__(self, toml: str) -> None:
        try:
            file = Entry("hints.toml", tomllib.loads(toml))
        except ValueError as error:
            raise ContentError(f"hints.toml: not TOML: {error}") from error
        self.treasure: Final = _levels(file, "treasure", TO_WIN)
        self.point: Final = _hundredths(file, "point")
        self.hand: Final = _hundredths(file, "hand")
        self.zone_one: Final = _hundredths(file, "zone-one")
        self.zone_two: Final = _hundredths(file, "zone-two")
        self.on_treasure: Final = _hundredths(file, "on-treasure")
        self.in_enemy_zones: Final = _hundredths(file, "in-enemy-zones")
        self.thief_on_treasure: Final = _hundredths(file, "thief-on-treasure")
        self.face_down: Final = _hundredths(file, "face-down")
        self.exhausted: Final = _hundredths(file, "exhausted")
        self.henchman: Final = _hundredths(file, "henchman")
        self.in_reach: Final = _hundredths(file, "in-reach")
        self.live_power: Final = _hundredths(file, "live-power")
        file.done()

    def outlook(self, raid: Raid, seat: i64) -> float:
        """From 0, surely lost, to 1, surely won."""
        if raid.over:
            return float(raid.shares[seat]) / 100.0
        mine = self.worth(raid, seat)
        theirs = self.worth(raid, 1 - seat)
        return 1.0 / (1.0 + exp(theirs - mine))

    def worth(self, raid: Raid, seat: i64) -> float:
        """A player's means."""
        total = self.treasure[min(raid.treasure[seat], TO_WIN - 1)]
        total += self.hand * float(len(raid.hands[seat]))
        if raid.active == seat:
            total += self.point * float(raid.points)
        for power in raid.powers:
            if power.seat == seat:
                total += self.live_power
        cards = raid.controlled(seat)
        total += self.exhausted * float(count_of(cards & raid.tired))
        total += self.face_down * float(count_of(cards & ~raid.up))
        total += self.henchman * float(count_of(cards & HENCHMEN_MASK))
        fighters = raid.controlled(1 - seat) & raid.up & ~HENCHMEN_MASK
        while cards != 0:
            card = lowest(cards)
            cards &= cards - 1
            total += self._standing(raid, seat, card, fighters)
        return total

    def _standing(self, raid: Raid, seat: i64, card: i64, fighters: i64) -> float:
        """What a card's place is worth."""
        here: i64 = bit(raid.place[card])
        is_up = (raid.up >> card) & 1 == 1
        if here & zone_one(seat) != 0:
            return self.zone_one
        if here & zone_two(seat) != 0:
            total = self.zone_two
        elif here & TREASURES != 0:
            total = self.on_treasure
            if raid.kind(card) == THIEF:
                total += self.thief_on_treasure
        else:
            total = self.in_enemy_zones
        # ruling.no-attack-into-enemy-zones: at home nobody reaches it.
        is_open = is_up and here & zones(seat) == 0 and raid.kind(card) != ASSASSIN
        if is_open and _is_next_to(raid, raid.place[card], fighters):
            total += self.in_reach
        return total


def _is_next_to(raid: Raid, position: i64, cards: i64) -> bool:
    spots = adjacent(position)
    for other in range(POSITIONS):
        if (spots >> other) & 1 == 1:
            card = raid.grid[other]
            if card != EMPTY and (cards >> card) & 1 == 1:
                return True
    return False


def _hundredths(entry: Entry, field: str) -> float:
    return entry.number(field, 0, -1000, 1000) / 100.0


def _levels(file: Entry, field: str, levels: int) -> list[float]:
    figures = file.items(field)
    if len(figures) != levels:
        raise file.wrong(f"{field!r} must have {levels} figures, not {len(figures)}")
    return [
        _hundredths(Entry(f"{file.place}, {field}", {"level": figure}), "level")
        for figure in figures
    ]


def shipped_hints() -> str:
    """The text of the hints that come with the game."""
    return (resources.files(__package__) / "hints.toml").read_text(encoding="utf-8")
