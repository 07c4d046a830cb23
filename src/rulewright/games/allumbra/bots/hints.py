"""What bots may know about good play in a duel: how a position looks, as a share of the win.

Nothing here is a rule. The figures are in `hints.toml`, which says where they come from.
"""

from __future__ import annotations

from math import exp

from mypy_extensions import i64

from rulewright.gamekit.content_file import Entry
from rulewright.gamekit.hint_file import hundredths, levels, opened, shipped_text
from rulewright.games.allumbra.rules.state import MOST_AMMO, MOST_ENERGY, Duel
from rulewright.games.allumbra.rules.tables import CardTable, Printed, RelicTable


class Hints:
    """The worth of what duellists have, as the logarithm of the odds it makes."""

    def __init__(self, toml: str, cards: CardTable, relics: RelicTable) -> None:
        file = opened(toml)
        self.energy: list[float] = levels(file, "energy", MOST_ENERGY + 1)
        self.ammo: list[float] = levels(file, "ammo", MOST_AMMO + 1)
        self.next_free: float = hundredths(file, "next-free")
        self.active_relic: float = hundredths(file, "active-relic")
        self.kinds: i64 = cards.kinds
        self.in_deck: list[float] = []
        self.in_hand: list[float] = []
        """energy * kinds + kind: a card in the hand of somebody with that much energy."""
        held: list[float] = []
        slopes: list[float] = []
        by_key = file.table("card", needed=True)
        for printed in cards.printed:
            card = by_key.table(printed.key, needed=False)
            self.in_deck.append(hundredths(card, "deck"))
            held.append(hundredths(card, "hand"))
            slopes.append(hundredths(card, "energy"))
            card.done()
        for energy in range(MOST_ENERGY + 1):
            for hand, slope in zip(held, slopes, strict=True):
                self.in_hand.append(hand + slope * (energy - 5) / 5)
        self.relic: list[float] = _by_key(file.table("relic", needed=True), relics.printed)
        file.done()

    def outlook(self, duel: Duel, seat: i64) -> float:
        """From 0, surely lost, to 1, surely won."""
        if duel.over:
            return float(duel.shares[seat]) / 100.0
        return 1.0 / (1.0 + exp(self.worth(duel, 1 - seat) - self.worth(duel, seat)))

    def worth(self, duel: Duel, seat: i64) -> float:
        """A duellist's means."""
        player = duel.duellists[seat]
        total = self.energy[player.energy] + self.ammo[player.ammo]
        if player.next_free > 0:
            total += self.next_free
        row = player.energy * self.kinds
        hand = player.hand
        for place in range(len(hand)):
            total += self.in_hand[row + hand[place]]
        deck = player.deck
        for place in range(len(deck)):
            total += self.in_deck[deck[place]]
        if player.relics is not None:
            for relic in player.relics:
                total += self.relic[relic.kind]
                if relic.active:
                    total += self.active_relic
        return total


def _by_key(entry: Entry, printed: list[Printed]) -> list[float]:
    return [hundredths(entry, each.key) for each in printed]


def shipped_hints() -> str:
    """The text of the hints that come with the game."""
    return shipped_text("rulewright.games.allumbra")
