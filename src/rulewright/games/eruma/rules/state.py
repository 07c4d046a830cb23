"""The state of a game of Eruma: two gangs, their cards, and where in the turn they are.

Only data, and how it is copied, saved (`loading.py` is the way back) and re-dealt. The cards and how
they are moved about are in `cards_in_place.py`, what their numbers mean is in `numbering.py`.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from rulewright.effects.counters import Counters, counters_among, with_counters
from rulewright.games.eruma.rules.cards_in_place import CardsInPlace
from rulewright.games.eruma.rules.cardset import CardSet
from rulewright.games.eruma.rules.live_power import LivePower
from rulewright.games.eruma.rules.numbering import (
    EMPTY,
    IN_HAND,
    SEATS,
    ActionKind,
    BySeat,
    Cards,
    Phase,
    Points,
    outlaws_of,
)
from rulewright.kernel.chance import Dice
from rulewright.kernel.fields import copy_fields, state_fields
from rulewright.kernel.zone import Zone, zone_of


@final
@state_fields
class Raid(CardsInPlace):
    """A game of Eruma at one moment."""

    treasure: BySeat
    phase: Phase
    points: Points
    stole: Cards
    """The cards that took the steal action this turn."""
    moved: Cards
    """The cards that took the move action this turn, or attacked."""
    attacked: Cards
    """The cards that attacked this turn."""
    actions: list[ActionKind]
    """The actions that were taken this turn, in their order."""
    powers: list[LivePower]
    counters: list[Counters]

    def __init__(self, cards: CardSet, origin: Raid | None = None) -> None:
        super().__init__(cards, origin)
        if origin is not None:
            copy_fields(Raid, self, origin)
        else:
            self.treasure = zone_of([0, 0])
            self.phase = self.points = self.stole = self.moved = self.attacked = 0
            self.actions = []
            self.powers = []
            self.counters = []
        self.granted: Zone | None = None
        """The types that something alive gives to each card, if anything does."""
        self.lost: Zone | None = None
        """Those that something alive takes away from it."""

    def clone(self) -> Raid:
        copy = Raid(self.cards, self)
        copy.live = self.live
        copy.granted = self.granted
        copy.lost = self.lost
        copy.classes = self.classes
        return copy

    # Counters

    def counters_on(self, card: i64, kind: i64) -> i64:
        """How many counters of a kind lie on a card."""
        return counters_among(self.counters, card, kind)

    def set_counters(self, card: i64, kind: i64, amount: i64) -> None:
        """Put so many counters of a kind on a card in place of those it has."""
        self.counters = with_counters(self.counters, card, kind, amount)
        self.nothing_is_certain()

    # Dealing anew what a seat cannot know

    def redeal(self, seat: i64, dice: Dice) -> None:
        """Each side's cards that the seat does not know, dealt among themselves.

        A Curse that is shown as soon as it is in hand (ruling.curse) is in no hand that the seat
        cannot see.
        """
        for side in range(SEATS):
            cards = Zone()
            away = Zone()
            faces = Zone()
            curses = Zone()
            for card in outlaws_of(side):
                if not self.knows(seat, card):
                    in_hand = self.place[card] == IN_HAND
                    (cards if in_hand else away).append(card)
                    face = self.definition[card]
                    (curses if self.cards.open_curse[face] else faces).append(face)
            _mix(away, dice)
            curses.sort()
            for place in range(len(curses)):
                self.definition[away.pop()] = curses[place]
            cards.extend(away)
            cards.sort()
            faces.sort()
            _mix(faces, dice)
            for place in range(len(cards)):
                self.definition[cards[place]] = faces[place]
        self.nothing_is_certain()

    # Saving

    def brought(self) -> list[int]:
        """The definitions of all cards of the match, wherever they are now."""
        found = [definition for definition in self.definition.as_list() if definition != EMPTY]
        for zone in (*self.extras, *self.gone):
            found += zone.as_list()
        return found

    def dump(self) -> dict[str, object]:
        """With what the cards are, so that nobody goes on with others."""
        return {"cards": self.cards.fingerprint(self.brought()), **super().dump()}


def _mix(zone: Zone, dice: Dice) -> None:
    """Put a zone in an order of the dice's own."""
    for place in range(len(zone) - 1, 0, -1):
        other = dice.below(place + 1)
        item = zone[place]
        zone[place] = zone[other]
        zone[other] = item
