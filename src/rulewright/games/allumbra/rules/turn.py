"""The rules of a duel in the order the rulebook tells them: set-up, turns, picks, clashes.

What happens in a clash is in `clash.py`; here is when. A turn pushes its picks and clashes on the
agenda. A clash is the steps of `ruling.order-in-a-clash`; without relics nothing can come between
them and they run at once, with relics each is a happening that relics may answer (`relic_activation.py`).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.games.allumbra.rules import story
from rulewright.games.allumbra.rules import terms as printed
from rulewright.games.allumbra.rules.clash import cancel, end_by_turn_limit, pay, reveal, settle
from rulewright.games.allumbra.rules.relic_activation import meet_conditions
from rulewright.games.allumbra.rules.relic_effects import (
    RELICS_WORK,
    any_in_use,
    effect_of_used_relics,
    turn_back_used_relics,
)
from rulewright.games.allumbra.rules.relic_use import (
    ANNOUNCE_EARLY,
    begin_relic_windows,
    may_announce,
    offer_announcements,
    take_announcements,
)
from rulewright.games.allumbra.rules.relics import CHOOSE_RELICS, memory_of
from rulewright.games.allumbra.rules.state import (
    CARDS_A_TURN,
    DUELLISTS,
    LAST_TURN,
    OPENING_HAND,
    Count,
    Duel,
    Memory,
    hand_counts,
)
from rulewright.games.allumbra.rules.verbs import PICK
from rulewright.kernel.bits import bit
from rulewright.kernel.choice import make_choice, thing_of, verb_of
from rulewright.kernel.event import EVERYONE, all_but, only
from rulewright.kernel.fields import value
from rulewright.kernel.state import NOTHING, Procedure, Question
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


@value
class Draw(Procedure[Duel]):
    """turn.draw-three, setup.opening-hand: each player draws so many."""

    first: Count
    second: Count

    def run(self, duel: Duel) -> None:
        if self.first > 0:
            draw(duel, 0, self.first)
        if self.second > 0:
            draw(duel, 1, self.second)
        if duel.relics is not None:
            who_drew = (1 if self.first > 0 else 0) | (2 if self.second > 0 else 0)
            meet_conditions(duel, printed.DRAW, who_drew)


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
    if player.memory is not None:
        player.memory.drawn = drawn
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


def picked_just_before(turn: int, clash: int) -> bool:
    """Whether cards are picked between this clash and the one before; if not, they all lie there already."""
    if turn == 1 or clash == 0:
        return True
    return turn == 2 and clash == CARDS_A_TURN - 1


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


@value
class Pick(Question[Duel]):
    """Both players pick cards at the same time and fix their order, in secret."""

    count: Count

    def ask(self, duel: Duel, seat: i64) -> Zone:
        player = duel.duellists[seat]
        left: i64 = min(self.count, len(player.hand))
        given = duel.answers[seat]
        taken: i64 = 0
        for part in range(len(given)):
            choice = given[part]
            if verb_of(choice) == PICK:
                taken += bit(5 * thing_of(choice))
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
            if verb_of(choice) == PICK:
                player.hand.remove(thing_of(choice))
                player.row.append(thing_of(choice))
        if duel.relics is not None:
            take_announcements(duel, seat)


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
        if not picked_just_before(int(duel.turn), int(duel.clash)) and (
            may_announce(duel, 0) or may_announce(duel, 1)
        ):
            duel.agenda.append(ANNOUNCE_EARLY)


class Watched(Procedure[Duel]):
    """A step of a clash that relics may watch: it is done, and whoever's condition it meets is asked then. No text
    of Allumbra forbids or replaces a step, or answers one in any other way."""

    __slots__ = ()

    def run(self, duel: Duel) -> None:
        self.do(duel)
        if not duel.over:
            self.let_relics_answer(duel)

    def do(self, duel: Duel) -> None:
        raise NotImplementedError

    def let_relics_answer(self, duel: Duel) -> None:
        raise NotImplementedError


class Reveal(Watched):
    """turn.one-each-at-once, answered by relics that watch what is revealed."""

    __slots__ = ()

    def do(self, duel: Duel) -> None:
        reveal(duel)

    def let_relics_answer(self, duel: Duel) -> None:
        meet_conditions(duel, printed.REVEAL)


class RelicWindows(Procedure[Duel]):
    """ruling.relic-windows: between the reveal and the payment check."""

    __slots__ = ()

    def run(self, duel: Duel) -> None:
        begin_relic_windows(duel)


class Pay(Watched):
    """clash.attack-cost, answered by relics that watch payments."""

    __slots__ = ()

    def do(self, duel: Duel) -> None:
        pay(duel)

    def let_relics_answer(self, duel: Duel) -> None:
        meet_conditions(duel, printed.PAY)


class Cancel(Watched):
    """clash.cancel-by-chart, answered by relics that watch cancels."""

    __slots__ = ()

    def do(self, duel: Duel) -> None:
        cancel(duel)

    def let_relics_answer(self, duel: Duel) -> None:
        meet_conditions(duel, printed.CANCEL)


class Settle(Watched):
    """clash.all-at-once; then used relics turn back, and relics may watch the result."""

    __slots__ = ()

    def do(self, duel: Duel) -> None:
        settle(duel)

    def let_relics_answer(self, duel: Duel) -> None:
        if any_in_use(duel):
            first = effect_of_used_relics(duel, 0, printed.DRAW_CARDS)
            second = effect_of_used_relics(duel, 1, printed.DRAW_CARDS)
            if first > 0 or second > 0:
                duel.agenda.append(Draw(first, second))
            for seat in range(DUELLISTS):
                if effect_of_used_relics(duel, seat, printed.LOOK) > 0:
                    look_at_next(duel, seat)
            turn_back_used_relics(duel)
        meet_conditions(duel, printed.RESULT)


def look_at_next(duel: Duel, seat: i64) -> None:
    """ruling.look-at-pick: the seat sees the next card that the other has picked, if one lies face down."""
    other = duel.duellists[1 - seat]
    place = other.played
    if place >= len(other.row) or place < other.open_cards:
        duel.tell(EVERYONE, story.NOTHING_TO_SEE, seat)
        return
    memory_of(other).seen |= bit(place)
    duel.tell(all_but(seat), story.LOOKED, seat)
    duel.tell(only(seat), story.SAW, seat, other.row[place], place)


class NextClash(Procedure[Duel]):
    """The clash is over."""

    __slots__ = ()

    def run(self, duel: Duel) -> None:
        duel.clash += 1


def forget_turn(memory: Memory) -> None:
    """What was counted on the cards of a turn begins anew with the next one."""
    memory.energy_gains = memory.energy_losses = memory.ammo_gains = memory.ammo_losses = 0
    memory.seen = 0
    memory.energy_for_ammo = 0


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
            if player.memory is not None:
                forget_turn(player.memory)
            if player.relics is not None:
                for relic in player.relics:
                    relic.order = 0
        if duel.turn == LAST_TURN:
            end_by_turn_limit(duel)
            return
        duel.turn += 1
        duel.clash = 0
        duel.agenda.append(BEGIN_TURN)


SET_UP: Final[SetUp] = SetUp()
OPENING_DRAW: Final[Draw] = Draw(OPENING_HAND, OPENING_HAND)
TURN_DRAW: Final[Draw] = Draw(CARDS_A_TURN, CARDS_A_TURN)
BEGIN_TURN: Final[BeginTurn] = BeginTurn()
CLASH: Final[Clash] = Clash()
REVEAL: Final[Reveal] = Reveal()
RELIC_WINDOWS: Final[RelicWindows] = RelicWindows()
PAY: Final[Pay] = Pay()
CANCEL: Final[Cancel] = Cancel()
SETTLE: Final[Settle] = Settle()
NEXT_CLASH: Final[NextClash] = NextClash()
END_TURN: Final[EndTurn] = EndTurn()
FIRST_TURN: Final[list[Procedure[Duel]]] = rest_of_turn(1, 0, 0)
SECOND_TURN: Final[list[Procedure[Duel]]] = rest_of_turn(2, 0, 0)
LATER_TURNS: Final[list[Procedure[Duel]]] = rest_of_turn(3, 0, 0)
