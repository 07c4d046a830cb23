"""The rules of a duel, as the rulebook tells them: set-up, turns, picks, clashes.

A turn pushes its picks and clashes on the agenda. A clash is the steps of
`ruling.order-in-a-clash`; without relics nothing can come between them and they run at once, with
relics each is a happening that relics may answer (`relics.py`).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.games.allumbra import content as printed
from rulewright.games.allumbra import story
from rulewright.games.allumbra.content import NO_CARD
from rulewright.games.allumbra.relics import (
    ANNOUNCE,
    CHOOSE_RELICS,
    PICK,
    RELICS_WORK,
    announce,
    begin_relic_windows,
    effect_of_used_relics,
    meet_conditions,
    offer_announcements,
    turn_back_used_relics,
)
from rulewright.games.allumbra.state import (
    CARDS_A_TURN,
    DUELLISTS,
    LAST_TURN,
    MOST_AMMO,
    MOST_ENERGY,
    OPENING_HAND,
    Duel,
    Duellist,
    hand_counts,
)
from rulewright.kernel.choice import make_choice, thing_of, verb_of
from rulewright.kernel.event import EVERYONE, all_but, only
from rulewright.kernel.state import NOTHING, Happening, Procedure, Question
from rulewright.kernel.zone import Zone


class SetUp(Procedure[Duel]):
    """setup.*, relic.two-each: pick relics, shuffle, draw the opening hands, begin."""

    __slots__ = ()

    def run(self, duel: Duel) -> None:
        for seat in range(DUELLISTS):
            duel.shuffle(duel.duellists[seat].deck)
        duel.agenda.append(BEGIN_TURN)
        duel.agenda.append(OPENING_DRAW)
        if duel.relics is not None:
            duel.agenda.append(CHOOSE_RELICS)


class Draw(Procedure[Duel]):
    """turn.draw-three, setup.opening-hand: each player draws so many."""

    __slots__ = ("first", "second")

    def __init__(self, first: i64, second: i64) -> None:
        self.first: Final = first
        self.second: Final = second

    def run(self, duel: Duel) -> None:
        if self.first > 0:
            draw(duel, 0, self.first)
        if self.second > 0:
            draw(duel, 1, self.second)
        if duel.relics is not None:
            who_drew = (1 if self.first > 0 else 0) | (2 if self.second > 0 else 0)
            meet_conditions(duel, printed.DRAW, who_drew)

    def saved(self) -> list[object]:
        return [int(self.first), int(self.second)]


def draw(duel: Duel, seat: i64, count: i64) -> None:
    """deck.reshuffle-*: with 3 cards or fewer left the discards are shuffled in first."""
    player = duel.duellists[seat]
    if len(player.deck) <= CARDS_A_TURN:
        player.deck.extend(player.discard)
        player.discard.clear()
        duel.shuffle(player.deck)
        duel.tell(EVERYONE, story.RESHUFFLED, seat)
    drawn = min(count, len(player.deck))
    for _ in range(drawn):
        player.hand.append(player.deck.pop())
    if duel.events is not None:
        new_cards = player.hand.as_list()[len(player.hand) - int(drawn) :]
        duel.report(only(seat), story.DREW_CARDS, [int(seat), *sorted(new_cards)])
        duel.tell(all_but(seat), story.DREW, seat, drawn)


class BeginTurn(Procedure[Duel]):
    """turn.*: draw from the second turn on, then the turn's picks and clashes."""

    __slots__ = ()

    def run(self, duel: Duel) -> None:
        duel.tell(EVERYONE, story.TURN_BEGINS, duel.turn)
        if duel.turn == 1:
            duel.agenda.extend(FIRST_TURN)
        elif duel.turn == 2:
            duel.agenda.extend(SECOND_TURN)
        else:
            duel.agenda.extend(LATER_TURNS)
        if duel.turn > 1:
            duel.agenda.append(TURN_DRAW)


def picks_before(turn: int, clash: int) -> int:
    """turn.first-turn, turn.second-turn-*, turn.later-turns: how many cards are to be picked
    before this clash (from 0), if none have been picked for it."""
    if turn == 1 or clash == CARDS_A_TURN - 1:
        return 1
    if turn == 2:
        return CARDS_A_TURN - 1 - clash
    return CARDS_A_TURN - clash


def rest_of_turn(turn: int, clash: int, picked: int) -> list[Procedure[Duel]]:
    """The agenda from this clash to the end of the turn, with so many cards picked ahead."""
    steps: list[Procedure[Duel]] = []
    for upcoming in range(clash, CARDS_A_TURN):
        if picked == 0:
            picked = picks_before(turn, upcoming)
            steps.append(Pick(picked))
        steps.append(CLASH)
        picked -= 1
    steps.append(END_TURN)
    steps.reverse()
    return steps


class Pick(Question[Duel]):
    """Both players pick cards at the same time and fix their order, in secret."""

    __slots__ = ("count",)

    def __init__(self, count: i64) -> None:
        self.count: Final = count

    def ask(self, duel: Duel, seat: i64) -> Zone:
        player = duel.duellists[seat]
        left: i64 = min(self.count, len(player.hand))
        given = duel.answers[seat]
        taken: i64 = 0
        for part in range(len(given)):
            choice = given[part]
            if verb_of(choice) == PICK:
                taken += 1 << (5 * thing_of(choice))
                left -= 1
        if left == 0:
            return NOTHING
        counts = hand_counts(player.hand) - taken
        offered = Zone()
        for kind in range(duel.cards.kinds):
            if (counts >> (5 * kind)) & 31 > 0:
                offered.append(make_choice(PICK, kind))
        if player.relics is not None:
            offer_announcements(duel, player, given, offered)
        return offered

    def answered(self, duel: Duel) -> None:
        # relic.stella-first: both announce at the same moment, and the order may matter.
        self.take(duel, duel.stella)
        self.take(duel, 1 - duel.stella)
        duel.tell(EVERYONE, story.PICKED, self.count)
        if duel.relics is not None:
            meet_conditions(duel, printed.PICK)

    def take(self, duel: Duel, seat: i64) -> None:
        """Put the seat's picks in its row, and bind the relics it announces."""
        player = duel.duellists[seat]
        given = duel.answers[seat]
        for part in range(len(given)):
            choice = given[part]
            if verb_of(choice) == ANNOUNCE:
                announce(duel, seat, thing_of(choice))
            else:
                player.hand.remove(thing_of(choice))
                player.row.append(thing_of(choice))

    def saved(self) -> list[object]:
        return [int(self.count)]


class Clash(Procedure[Duel]):
    """ruling.order-in-a-clash: the steps of one simultaneous reveal."""

    __slots__ = ()

    def run(self, duel: Duel) -> None:
        if duel.relics is None:
            reveal(duel)
            pay(duel)
            cancel(duel)
            settle(duel)
            duel.clash += 1
            return
        duel.agenda.append(NEXT_CLASH)
        duel.agenda.append(SETTLE)
        duel.agenda.append(CANCEL)
        duel.agenda.append(PAY)
        duel.agenda.append(RELICS_WORK)
        duel.agenda.append(RELIC_WINDOWS)
        duel.agenda.append(REVEAL)


class Reveal(Happening[Duel]):
    """turn.one-each-at-once, answered by relics that watch what is revealed."""

    __slots__ = ()

    def happen(self, duel: Duel) -> None:
        reveal(duel)

    def react(self, duel: Duel) -> None:
        meet_conditions(duel, printed.REVEAL)


class RelicWindows(Procedure[Duel]):
    """ruling.relic-windows: between the reveal and the payment check."""

    __slots__ = ()

    def run(self, duel: Duel) -> None:
        begin_relic_windows(duel)


class Pay(Happening[Duel]):
    """clash.attack-cost, answered by relics that watch payments."""

    __slots__ = ()

    def happen(self, duel: Duel) -> None:
        pay(duel)

    def react(self, duel: Duel) -> None:
        meet_conditions(duel, printed.PAY)


class Cancel(Happening[Duel]):
    """clash.cancel-by-chart, answered by relics that watch cancels."""

    __slots__ = ()

    def happen(self, duel: Duel) -> None:
        cancel(duel)

    def react(self, duel: Duel) -> None:
        meet_conditions(duel, printed.CANCEL)


class Settle(Happening[Duel]):
    """clash.all-at-once; then used relics turn back, and relics may watch the result."""

    __slots__ = ()

    def happen(self, duel: Duel) -> None:
        settle(duel)

    def react(self, duel: Duel) -> None:
        first = effect_of_used_relics(duel, 0, printed.DRAW_CARDS)
        second = effect_of_used_relics(duel, 1, printed.DRAW_CARDS)
        if first > 0 or second > 0:
            duel.agenda.append(Draw(first, second))
        turn_back_used_relics(duel)
        meet_conditions(duel, printed.RESULT)


class NextClash(Procedure[Duel]):
    """The clash is over."""

    __slots__ = ()

    def run(self, duel: Duel) -> None:
        duel.clash += 1


def reveal(duel: Duel) -> None:
    """Turn up the next card of each row; a player who has none plays nothing."""
    fact: i64 = 0
    for seat in range(DUELLISTS):
        player = duel.duellists[seat]
        player.card = NO_CARD
        if player.played < len(player.row):
            player.card = player.row[player.played]
            player.played += 1
            if player.open_cards == player.played:
                # Laid open before: nobody learns anything new from it.
                continue
            player.open_cards = player.played
            forget_shown(player)
        fact = fact * 16 + player.card + 1
    duel.publish(fact)
    duel.tell(EVERYONE, story.REVEALED, duel.duellists[0].card + 1, duel.duellists[1].card + 1)


def forget_shown(player: Duellist) -> None:
    """A card that was shown in hand and now lies open is no longer remembered as hidden."""
    if player.shown is not None and player.card in player.shown:
        player.shown.remove(player.card)


def pay(duel: Duel) -> None:
    """clash.attack-cost, clash.too-little-ammo: all of the cost, or the card is void."""
    for seat in range(DUELLISTS):
        player = duel.duellists[seat]
        player.paid = 0
        player.performed = False
        if player.card == NO_CARD:
            continue
        cost = duel.cards.cost[player.card]
        if player.next_free > 0:
            cost = 0
        if duel.relics is not None:
            cost -= effect_of_used_relics(duel, seat, printed.CHEAPER)
            cost = max(cost, 0)
            cost += effect_of_used_relics(duel, 1 - seat, printed.BURDEN)
        if player.ammo < cost:
            duel.tell(EVERYONE, story.UNPAID, seat, player.card, cost)
            continue
        player.performed = True
        player.paid = cost
        if cost > 0:
            duel.tell(EVERYONE, story.PAID, seat, player.card, cost)


def cancel(duel: Duel) -> None:
    """clash.cancel-by-chart: looked up both ways; void cards neither cancel nor are cancelled."""
    for seat in range(DUELLISTS):
        player = duel.duellists[seat]
        other = duel.duellists[1 - seat]
        player.cancelled = False
        if not (player.performed and other.performed):
            continue
        if (duel.cards.cancels[other.card] >> player.card) & 1 == 0:
            continue
        if duel.relics is not None and effect_of_used_relics(duel, seat, printed.UNCANCELLABLE):
            continue
        player.cancelled = True
        duel.tell(EVERYONE, story.CANCELLED, 1 - seat, other.card, player.card)


def settle(duel: Duel) -> None:
    """clash.all-at-once, ruling.net-then-limit: costs, damage and gains of both, summed, once."""
    one = duel.duellists[0]
    two = duel.duellists[1]
    two.lost = damage_by(duel, 0)
    one.lost = damage_by(duel, 1)
    for seat in range(DUELLISTS):
        player = duel.duellists[seat]
        other = duel.duellists[1 - seat]
        energy = player.energy - player.lost
        ammo = player.ammo - player.paid
        if player.performed and not player.cancelled:
            gain = energy_gain(duel, seat, player.card, other.card)
            if gain > 0:
                duel.tell(EVERYONE, story.GAINED_ENERGY, seat, gain, player.card)
            energy += gain
            gain = ammo_gain(duel, seat, player.card, other)
            if gain > 0:
                duel.tell(EVERYONE, story.GAINED_AMMO, seat, gain, player.card)
            ammo += gain
        player.energy = max(0, min(energy, MOST_ENERGY))
        player.ammo = max(0, min(ammo, MOST_AMMO))
    if one.energy == 0 or two.energy == 0:
        knock_down(duel)
        return
    for seat in range(DUELLISTS):
        renew_bonus(duel, seat)


def damage_by(duel: Duel, seat: i64) -> i64:
    """clash.attack-damage: what the seat's card takes from the opponent."""
    player = duel.duellists[seat]
    if not player.performed or player.cancelled:
        return 0
    cards = duel.cards
    if cards.is_attack[player.card] == 0:
        return 0
    damage = cards.damage[player.card] + player.next_damage
    if duel.relics is not None:
        damage += effect_of_used_relics(duel, seat, printed.DAMAGE)
        damage = max(damage - effect_of_used_relics(duel, 1 - seat, printed.GUARD), 0)
    if damage > 0:
        duel.tell(EVERYONE, story.HIT, seat, player.card, damage)
    return damage


def energy_gain(duel: Duel, seat: i64, card: i64, opposing: i64) -> i64:
    """card.support-gain, and what the card gives for the card it met."""
    gain = duel.cards.energy[card]
    if opposing != NO_CARD:
        gain += duel.cards.against_energy[card * duel.cards.kinds + opposing]
    if duel.relics is not None:
        gain += effect_of_used_relics(duel, seat, printed.ENERGY)
    return gain


def ammo_gain(duel: Duel, seat: i64, card: i64, other: Duellist) -> i64:
    """card.support-gain, ruling.tiro-calculado-ammo, and what it gives for the card it met."""
    gain = duel.cards.ammo[card]
    if other.card != NO_CARD:
        gain += duel.cards.against_ammo[card * duel.cards.kinds + other.card]
    if other.cancelled:
        gain += duel.cards.cancel_ammo[card]
    if duel.relics is not None:
        gain += effect_of_used_relics(duel, seat, printed.AMMO)
    return gain


def renew_bonus(duel: Duel, seat: i64) -> None:
    """bonus.*: the old bonus served this card and is gone; an effective card sets a new one."""
    player = duel.duellists[seat]
    if player.card == NO_CARD:
        return
    player.next_free = 0
    player.next_damage = 0
    if player.performed and not player.cancelled:
        player.next_free = duel.cards.next_free[player.card]
        player.next_damage = duel.cards.next_damage[player.card]
        if player.next_free > 0 or player.next_damage > 0:
            duel.tell(EVERYONE, story.BONUS, seat, player.card)


def knock_down(duel: Duel) -> None:
    """goal.energy-zero, goal.draw, ruling.knock-down-check: the duel ends at once."""
    for seat in range(DUELLISTS):
        if duel.duellists[seat].energy == 0:
            duel.tell(EVERYONE, story.KNOCKED_DOWN, seat)
    end_by_energy(duel)


def end_by_energy(duel: Duel) -> None:
    """The higher energy wins; equal energy is a draw."""
    one = duel.duellists[0].energy
    two = duel.duellists[1].energy
    if one == two:
        duel.tell(EVERYONE, story.DRAWN)
        duel.finish([50, 50])
    else:
        end_with_winner(duel, 0 if one > two else 1)


def end_with_winner(duel: Duel, seat: i64) -> None:
    """That player wins the duel."""
    duel.tell(EVERYONE, story.WON, seat)
    duel.finish([100, 0] if seat == 0 else [0, 100])


class EndTurn(Procedure[Duel]):
    """turn.discard-used, bonus.same-turn-only, ruling.turn-limit."""

    __slots__ = ()

    def run(self, duel: Duel) -> None:
        for seat in range(DUELLISTS):
            player = duel.duellists[seat]
            player.discard.extend(player.row)
            player.row.clear()
            player.played = 0
            player.open_cards = 0
            player.next_free = 0
            player.next_damage = 0
            if player.relics is not None:
                for relic in player.relics:
                    relic.order = 0
        if duel.turn == LAST_TURN:
            duel.tell(EVERYONE, story.TURN_LIMIT, duel.turn)
            end_by_energy(duel)
            return
        duel.turn += 1
        duel.clash = 0
        duel.agenda.append(BEGIN_TURN)


SET_UP: Final = SetUp()
OPENING_DRAW: Final = Draw(OPENING_HAND, OPENING_HAND)
TURN_DRAW: Final = Draw(CARDS_A_TURN, CARDS_A_TURN)
BEGIN_TURN: Final = BeginTurn()
CLASH: Final = Clash()
REVEAL: Final = Reveal()
RELIC_WINDOWS: Final = RelicWindows()
PAY: Final = Pay()
CANCEL: Final = Cancel()
SETTLE: Final = Settle()
NEXT_CLASH: Final = NextClash()
END_TURN: Final = EndTurn()
FIRST_TURN: Final = rest_of_turn(1, 0, 0)
SECOND_TURN: Final = rest_of_turn(2, 0, 0)
LATER_TURNS: Final = rest_of_turn(3, 0, 0)
