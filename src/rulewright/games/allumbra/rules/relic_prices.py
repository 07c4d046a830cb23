"""What the use of some relics asks for besides: another card, how much energy."""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.games.allumbra.rules import story
from rulewright.games.allumbra.rules import terms as printed
from rulewright.games.allumbra.rules.relic_activation import Activate, hand_kinds
from rulewright.games.allumbra.rules.relic_conditions import relics_meeting
from rulewright.games.allumbra.rules.relic_effects import effect_of_used_relics
from rulewright.games.allumbra.rules.relics import memory_of
from rulewright.games.allumbra.rules.state import Duel, Seat
from rulewright.games.allumbra.rules.verbs import EXCHANGE, PAY_ENERGY
from rulewright.kernel.choice import make_choice, thing_of
from rulewright.kernel.event import EVERYONE
from rulewright.kernel.fields import value
from rulewright.kernel.state import NOTHING, Procedure, Question
from rulewright.kernel.zone import Zone


@value
class SettleUse(Procedure[Duel]):
    """ruling.exchange, ruling.energy-for-ammo: what is still to be chosen for the relics the seat uses."""

    seat: Seat

    def run(self, duel: Duel) -> None:
        player = duel.duellists[self.seat]
        if effect_of_used_relics(duel, self.seat, printed.ENERGY_FOR_AMMO) > 0:
            duel.agenda.append(PayInPart(self.seat))
        if effect_of_used_relics(duel, self.seat, printed.EXCHANGE) > 0 and len(player.hand) > 0:
            duel.agenda.append(ExchangeCard(self.seat))


@value
class ExchangeCard(Question[Duel]):
    """ruling.exchange: the card of the clash goes back to the hand, and another of the hand takes its place."""

    seat: Seat

    def ask(self, duel: Duel, seat: i64) -> Zone:
        if seat != self.seat or len(duel.answers[seat]) > 0:
            return NOTHING
        kinds = hand_kinds(duel.duellists[seat].hand)
        offered = Zone()
        for kind in range(duel.cards.kinds):
            if (kinds >> kind) & 1 == 1:
                offered.append(make_choice(EXCHANGE, kind))
        return offered

    def answered(self, duel: Duel) -> None:
        player = duel.duellists[self.seat]
        new = thing_of(duel.answers[self.seat][0])
        old = player.card
        met_by_first = relics_meeting(duel, 0, printed.REVEAL)
        met_by_second = relics_meeting(duel, 1, printed.REVEAL)
        player.hand.remove(new)
        player.hand.append(old)
        player.row[player.played - 1] = new
        player.card = new
        if player.shown is None:
            player.shown = Zone()
        if new in player.shown:
            player.shown.remove(new)
        player.shown.append(old)
        duel.publish(new)
        duel.tell(EVERYONE, story.EXCHANGED, self.seat, old, new, player.played - 1)
        # ruling.condition-moment: only what the new card has met is new.
        met_by_first = relics_meeting(duel, 0, printed.REVEAL) & ~met_by_first
        met_by_second = relics_meeting(duel, 1, printed.REVEAL) & ~met_by_second
        if met_by_first != 0 or met_by_second != 0:
            duel.agenda.append(Activate(printed.REVEAL, met_by_first, met_by_second))


@value
class PayInPart(Question[Duel]):
    """ruling.energy-for-ammo: how much of the price is to be paid with energy."""

    seat: Seat

    def ask(self, duel: Duel, seat: i64) -> Zone:
        if seat != self.seat or len(duel.answers[seat]) > 0:
            return NOTHING
        player = duel.duellists[seat]
        offered = Zone()
        # What the other makes it cost later comes out of what is left, ammo first.
        for amount in range(player.energy):
            offered.append(make_choice(PAY_ENERGY, amount))
        return offered

    def answered(self, duel: Duel) -> None:
        choice = duel.answers[self.seat][0]
        duel.publish(choice)
        memory_of(duel.duellists[self.seat]).energy_for_ammo = thing_of(choice)
