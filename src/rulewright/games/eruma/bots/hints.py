"""What bots may know about good play in Eruma: how a position looks, as a share of the win.

Nothing here is a rule. The figures are in `hints.toml`.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from rulewright.gamekit.hint_file import hundredths, levels, opened, shipped_text
from rulewright.games.eruma.rules.board import (
    POSITIONS,
    TREASURES,
    adjacent,
    within,
    zone_one,
    zone_two,
)
from rulewright.games.eruma.rules.numbering import HENCHMEN_MASK
from rulewright.games.eruma.rules.state import Raid
from rulewright.games.eruma.rules.terms import ASSASSIN, ASSAULT, SPY, THIEF
from rulewright.games.eruma.rules.totals import TO_WIN
from rulewright.kernel.bits import bit, count_of, lowest
from rulewright.kernel.zone import zone_of

LATE: Final = 6
"""From so many cards in the smaller Deck on, the end by an empty Deck is near."""


class Hints:
    """The worth of what players have, as the logarithm of the odds it makes."""

    def __init__(self, toml: str) -> None:
        file = opened(toml)
        self.treasure: Final = levels(file, "treasure", TO_WIN)
        self.late_treasure: Final = hundredths(file, "late-treasure")
        self.point: Final = hundredths(file, "point")
        self.hand: Final = hundredths(file, "hand")
        self.live_power: Final = hundredths(file, "live-power")
        self.ready_power: Final = hundredths(file, "ready-power")
        self.zone_one: Final = hundredths(file, "zone-one")
        self.zone_two: Final = hundredths(file, "zone-two")
        self.on_treasure: Final = hundredths(file, "on-treasure")
        self.in_enemy_zones: Final = hundredths(file, "in-enemy-zones")
        self.thief_on_treasure: Final = hundredths(file, "thief-on-treasure")
        self.assassin_on_treasure: Final = hundredths(file, "assassin-on-treasure")
        self.hidden_on_treasure: Final = hundredths(file, "hidden-on-treasure")
        self.face_down: Final = hundredths(file, "face-down")
        self.hidden_spy: Final = hundredths(file, "hidden-spy")
        self.exhausted: Final = hundredths(file, "exhausted")
        self.henchman: Final = hundredths(file, "henchman")
        self.in_reach: Final = hundredths(file, "in-reach")
        self.attacked_next: Final = hundredths(file, "attacked-next")
        self.two_steps_away: Final = hundredths(file, "two-steps-away")
        file.done()
        self._two_steps: Final = zone_of(within(position, 2) for position in range(POSITIONS))

    def outlook(self, raid: Raid, seat: i64) -> float:
        """From 0, surely lost, to 1, surely won."""
        if raid.over:
            return float(raid.shares[seat]) / 100.0
        mine = self.worth(raid, seat)
        theirs = self.worth(raid, 1 - seat)
        return 1.0 / (1.0 + exp(theirs - mine))

    def worth(self, raid: Raid, seat: i64) -> float:
        """A player's means."""
        treasures: i64 = min(raid.treasure[seat], TO_WIN - 1)
        total = self.treasure[treasures]
        left: i64 = min(len(raid.decks[0]), len(raid.decks[1]))
        if left < LATE:
            total += self.late_treasure * float(treasures * (LATE - left)) / float(LATE)
        total += self.hand * float(len(raid.hands[seat]))
        if raid.active == seat and raid.phase == ASSAULT:
            total += self.point * float(raid.points)
        for power in raid.powers:
            if power.seat == seat:
                total += self.live_power
        cards = raid.controlled(seat)
        total += self.exhausted * float(count_of(cards & raid.tired))
        total += self.ready_power * float(count_of(cards & raid.up & ~raid.tired & ~HENCHMEN_MASK))
        total += self.henchman * float(count_of(cards & HENCHMEN_MASK))
        fighters = raid.controlled(1 - seat) & raid.up & ~HENCHMEN_MASK
        stands = spots_of(raid, fighters)
        while cards != 0:
            card = lowest(cards)
            cards &= cards - 1
            total += self._standing(raid, seat, card, stands)
        return total

    def _standing(self, raid: Raid, seat: i64, card: i64, fighters: i64) -> float:
        """What a card's place is worth, with the opponent's fighters on those positions."""
        position = raid.place[card]
        here = bit(position)
        kind = raid.kind(card)
        is_up = (raid.up >> card) & 1 == 1
        total = 0.0
        if not is_up:
            total += self.face_down
            if kind == SPY:
                total += self.hidden_spy
        if here & zone_one(seat) != 0:
            return total + self.zone_one
        if here & zone_two(seat) != 0:
            # ruling.no-attack-into-enemy-zones: at home nobody reaches it.
            return total + self.zone_two
        if here & TREASURES != 0:
            total += self.on_treasure
            if kind == THIEF:
                total += self.thief_on_treasure
            if not is_up:
                total += self.hidden_on_treasure
            elif kind == ASSASSIN:
                total += self.assassin_on_treasure
        else:
            total += self.in_enemy_zones
        if not is_up or kind == ASSASSIN:
            return total
        if adjacent(position) & fighters != 0:
            total += self.in_reach
            if raid.active != seat:
                total += self.attacked_next
        elif self._two_steps[position] & fighters != 0:
            total += self.two_steps_away
        return total


def spots_of(raid: Raid, cards: i64) -> i64:
    """The positions on which cards of the Playfield stand."""
    spots: i64 = 0
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        spots |= bit(raid.place[card])
    return spots


def shipped_hints() -> str:
    """The text of the hints that come with the game."""
    return shipped_text("rulewright.games.eruma")
