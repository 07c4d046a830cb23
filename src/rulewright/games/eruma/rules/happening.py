"""What can happen in Eruma, as values: what, to which cards or player, by what means, because of what.

Whether it may happen, what takes its place and what answers it, `effects/happening.py` sees to; the deeds
themselves are in `deeds.py`, `hands.py` and `totals.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from rulewright.effects.happening import NO_CARD, Happening
from rulewright.effects.ids import CounterKind, Definition
from rulewright.effects.matching import forbidden_by, may_be_forbidden
from rulewright.effects.turns import give_extra_turn, skip_turn
from rulewright.games.eruma.rules import deeds, hands, story, terms, totals
from rulewright.games.eruma.rules.board import TREASURES
from rulewright.games.eruma.rules.numbering import Amount, Phase, Position
from rulewright.games.eruma.rules.open_hands import show_open_hands
from rulewright.games.eruma.rules.state import Raid
from rulewright.kernel.event import EVERYONE
from rulewright.kernel.fields import KW_ONLY, but, value

_TO_CARDS: Final[dict[int, Callable[[Raid, i64], None]]] = {
    terms.KILL: deeds.kill, terms.BANISH: deeds.banish, terms.READY_UP: deeds.ready, terms.FLIP_UP: deeds.flip_up,
    terms.FLIP_DOWN: deeds.flip_down, terms.TO_HAND: deeds.to_hand, terms.TO_GRAVEYARD: deeds.bury,
    terms.DISCARD: deeds.discard, terms.REVEAL: hands.show, terms.FETCH: hands.fetch,
}  # fmt: skip
"""What is done to each card, where only the verb says what that is."""


@value
class Happen(Happening[Raid]):
    """Something happens to cards, or to a player. Verbs that only announce something do nothing."""

    _: KW_ONLY
    amount: Amount = 1

    def do(self, raid: Raid) -> list[int] | None:
        if self.verb == terms.STEAL:
            totals.steal(raid, self.seat, self.cards[0] if len(self.cards) > 0 else NO_CARD)
        elif len(self.cards) == 0:
            self._do_to_player(raid)
        elif self.verb == terms.SWAP:
            first, second = self.cards[0], self.cards[1]
            coming = [
                card
                for card, other in ((first, second), (second, first))
                if raid.comes_to_treasure(card, raid.place[other])
            ]
            deeds.swap(raid, first, second)
            for card in coming:
                _announce_entry(raid, self, card)
        else:
            for card in self.cards:
                self._do_to_card(raid, card)
        show_open_hands(raid)
        return self.cards

    def how_much(self, raid: Raid) -> i64:
        if self.verb == terms.LOSE:
            return min(self.amount, raid.treasure[self.seat])
        if self.verb == terms.TAKE:
            return min(self.amount, raid.treasure[1 - self.seat])
        return min(self.amount, raid.points) if self.verb == terms.LOSE_POINTS else self.amount

    def _do_to_player(self, raid: Raid) -> None:
        verb, seat, amount = self.verb, self.seat, self.amount
        if verb == terms.DRAW:
            if len(raid.decks[seat]) == 0:
                totals.run_out(raid, seat)
            else:
                hands.draw(raid, seat)
        elif verb in (terms.GAIN, terms.LOSE):
            is_gain = verb == terms.GAIN
            raid.tell(EVERYONE, story.GAINED if is_gain else story.LOST, seat, amount)
            totals.add_treasure(raid, seat, amount if is_gain else -amount)
        elif verb == terms.TAKE:
            totals.take(raid, seat, amount)
        elif verb in (terms.GAIN_POINTS, terms.LOSE_POINTS):
            totals.change_points(raid, seat, amount if verb == terms.GAIN_POINTS else -amount)
        elif verb == terms.EXTRA_TURN:
            if give_extra_turn(raid, seat, self.cause):
                raid.tell(EVERYONE, story.EXTRA_TURN, seat)
        elif verb == terms.SKIP:
            skip_turn(raid, seat)
            raid.tell(EVERYONE, story.TO_SKIP, seat)
        elif verb == terms.EXCHANGE_TREASURE:
            totals.exchange(raid, seat)
        elif verb == terms.SHUFFLE:
            raid.shuffle_deck(seat)
            raid.tell(EVERYONE, story.SHUFFLED, seat)

    def _do_to_card(self, raid: Raid, card: i64) -> None:
        verb = self.verb
        if verb in _TO_CARDS:
            _TO_CARDS[int(verb)](raid, card)
        elif verb == terms.EXHAUST:
            deeds.exhaust(raid, card, to_left=self.means != terms.BY_RULE or self.cause != card)
        elif verb in (terms.TO_DECK, terms.TO_DECK_TOP, terms.TO_DECK_BOTTOM):
            is_top, is_bottom = verb == terms.TO_DECK_TOP, verb == terms.TO_DECK_BOTTOM
            deeds.to_deck(raid, card, top=is_top, bottom=is_bottom)
        elif verb == terms.LOOK_AT:
            hands.look_at(raid, card, self.seat)
        elif verb == terms.TAKE_CONTROL:
            deeds.take_control(raid, card, self.seat)


@value
class HappenAt(Happening[Raid]):
    """A card comes to a position: it is moved or played."""

    _: KW_ONLY
    position: Position

    def do(self, raid: Raid) -> list[int] | None:
        for card in self.cards:
            if self.verb == terms.MOVE:
                comes = raid.comes_to_treasure(card, self.position)
                deeds.move(raid, card, self.position)
                if comes:
                    _announce_entry(raid, self, card)
            else:
                assert self.verb == terms.PLAY
                deeds.play(raid, card, self.position)
        return self.cards


@value
class Summoning(Happening[Raid]):
    """henchman.by-name: a Henchman is summoned. Once that is done, its cards are what was summoned."""

    _: KW_ONLY
    definition: Definition
    position: Position

    def do(self, raid: Raid) -> list[int] | None:
        card = deeds.summon(raid, self.seat, self.definition, self.position)
        if card == NO_CARD:
            return None
        if (TREASURES >> self.position) & 1 == 1:
            _announce_entry(raid, self, card)
        show_open_hands(raid)
        return [int(card)]


@value
class ChangeCounters(Happening[Raid]):
    """ruling.counters: cards get or lose counters of a kind; or so many are there now."""

    _: KW_ONLY
    counter: CounterKind
    amount: Amount = 1

    def counter_meant(self) -> i64:
        return self.counter

    def reaches(self, raid: Raid, number: i64) -> bool:
        there = raid.counters_on(self.cards[0], self.counter)
        return there - self.amount < number <= there

    def how_much(self, raid: Raid) -> i64:
        if self.verb != terms.LOSE_COUNTERS:
            return self.amount
        there: i64 = 0
        for card in self.cards:
            there += min(raid.counters_on(card, self.counter), self.amount)
        return there

    def do(self, raid: Raid) -> list[int] | None:
        if self.verb in (terms.COUNTERS_REACH, terms.LAST_COUNTER):
            return self.cards
        is_put = self.verb == terms.ADD_COUNTERS
        for card in self.cards:
            had = raid.counters_on(card, self.counter)
            deeds.change_counters(raid, card, self.counter, self.amount if is_put else -self.amount)
            if is_put:
                self._tell_effects(raid, terms.COUNTERS_REACH, card)
            elif had > 0 and raid.counters_on(card, self.counter) == 0:
                self._tell_effects(raid, terms.LAST_COUNTER, card)
        return self.cards

    def _tell_effects(self, raid: Raid, verb: i64, card: i64) -> None:
        if raid.live_now().watched.has(verb):
            raid.agenda.append(but(self, verb=verb, cards=[int(card)]))


@value
class PhaseTurns(Happening[Raid]):
    """A phase, or the turn, starts or ends: effects may answer that."""

    _: KW_ONLY
    phase: Phase

    def phase_meant(self) -> i64:
        return self.phase

    def do(self, raid: Raid) -> list[int] | None:
        return self.cards


def _announce_entry(raid: Raid, what: Happening[Raid], card: i64) -> None:
    """ruling.entering-treasure: a face-up card has come onto Treasure; let effects answer that."""
    if raid.is_up(card) and raid.live_now().watched.has(terms.ENTERS_TREASURE):
        raid.agenda.append(
            Happen(
                terms.ENTERS_TREASURE,
                [int(card)],
                what.seat,
                cause=what.cause,
                means=what.means,
                chain=what.chain,
            )
        )


def is_forbidden(  # noqa: PLR0913 - what, to what, for whom, by what
    raid: Raid, verb: i64, card: i64, seat: i64, *, cause: i64 = NO_CARD, means: i64 = terms.BY_RULE
) -> bool:
    """Whether something alive says that this can't be done to the card."""
    if not may_be_forbidden(raid, verb):
        return False
    return forbidden_by(raid, Happen(verb, [int(card)], seat, cause=cause, means=means)) is not None
