"""Everything that happens goes through here: forbidden, replaced, done, answered.

*Can't* beats *can*: what is forbidden is dropped before anything may replace it. A replacement
takes the place of what it replaces. Effects that answer are gathered around the deed: for what
leaves or changes, by how things stood before; for what arrives, by how they stand after.

What is done, `doing.py` knows; what brings most of it about, `card_frame.py`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.effects.asking import Order
from rulewright.effects.frame import Frame
from rulewright.effects.live import Alive, spent_mark
from rulewright.effects.program import BY, CANT, CHAIN, IT, THAT, WHEN, WHENEVER, WOULD
from rulewright.games.eruma.rules.alive import (
    ABOUT_A_PLAYER,
    BY_A_CURSE,
    BY_A_POWER,
    BY_A_TYPE,
    BY_RULE,
    alive_now,
    answered_by,
)
from rulewright.games.eruma.rules.board import POSITIONS, TREASURES
from rulewright.games.eruma.rules.doing import ARRIVALS, can_be_done_to, do
from rulewright.games.eruma.rules.hands import show_curse
from rulewright.games.eruma.rules.numbering import IN_HAND
from rulewright.games.eruma.rules.protection import not_protected, regenerates
from rulewright.games.eruma.rules.replacing import WhichInstead
from rulewright.games.eruma.rules.state import Raid
from rulewright.games.eruma.rules.terms import (
    ATTACK,
    ATTACKS,
    DRAW,
    FLIP_DOWN,
    KILL,
    LOSE,
    MOVE,
    MOVES_TO_TREASURE,
    SUMMON,
    SWAP,
)
from rulewright.kernel.bits import bit, count_of, lowest
from rulewright.kernel.state import Procedure
from rulewright.kernel.zone import Zone

MOVING: Final = (1 << MOVE) | (1 << MOVES_TO_TREASURE)
"""What a movement is at once, as verbs."""


class Happen(Procedure[Raid]):
    """Something is about to happen: to cards, all at once, or to a player.

    `cause` is the card that brings it about (-1: the rules), `means` by what (`alive.py`), and
    `chain` the cards whose effects led here.
    """

    __slots__ = ("amount", "cards", "cause", "chain", "means", "seat", "spot", "verb")

    def __init__(  # noqa: PLR0913 - what, to what, for whom, how much, where, by what
        self, verb: i64, cards: i64, seat: i64, amount: i64, spot: i64, cause: i64, means: i64,
        chain: i64,
    ) -> None:  # fmt: skip
        self.verb: Final = verb
        self.cards: Final = cards
        self.seat: Final = seat
        self.amount: Final = amount
        self.spot: Final = spot
        self.cause: Final = cause
        self.means: Final = means
        self.chain: Final = chain

    def saved(self) -> list[object]:
        return [
            int(self.verb), int(self.cards), int(self.seat), int(self.amount), int(self.spot),
            int(self.cause), int(self.means), int(self.chain),
        ]  # fmt: skip

    def to(self, cards: i64) -> Happen:
        """The same, to other cards."""
        return Happen(
            self.verb, cards, self.seat, self.amount, self.spot, self.cause, self.means, self.chain
        )

    def run(self, raid: Raid) -> None:
        """The one pipeline."""
        found = alive_now(raid)
        there = self.cards & can_be_done_to(raid, self.verb, self.seat, self.spot)
        if (self.cards != 0 and there == 0) or (self.verb == SWAP and count_of(there) < 2):
            return
        cards = there
        is_watched = raid.watched & self._verbs() != 0
        if is_watched:
            cards = self.permitted(raid, found, there)
            if cards == ABOUT_A_PLAYER or (cards == 0 and there != 0):
                self._call_off(raid)
                return
        if self.verb == KILL and self.means == BY_A_POWER:
            cards = not_protected(raid, cards, self.cause)
            if cards == 0 or self._is_regenerated(raid, cards):
                return
        if self._is_idle(raid):
            return
        also = self._also(raid, cards) if is_watched else []
        for other in also:
            if other.permitted(raid, found, other.cards) != other.cards:
                return
        if is_watched and self._is_replaced(raid, found, cards, also):
            return
        self._happen(raid, found, cards, also, is_watched=is_watched)

    def _verbs(self) -> i64:
        """The verbs of all that it is at once."""
        return bit(self.verb) | MOVING if self.verb in (MOVE, SWAP) else bit(self.verb)

    def _is_idle(self, raid: Raid) -> bool:
        """Whether the player can do it, but nothing comes of it: there is nothing to draw or lose.
        The draw of the Draw Phase comes to something even then: to the end of the game."""
        if self.verb == DRAW:
            return len(raid.decks[self.seat]) == 0 and self.means != BY_RULE
        return self.verb == LOSE and raid.treasure[self.seat] == 0

    def _is_regenerated(self, raid: Raid, cards: i64) -> bool:
        """type.regenerative: those cards turn face-down, the others are killed then."""
        regenerating = regenerates(raid, cards)
        if regenerating == 0:
            return False
        if cards & ~regenerating != 0:
            raid.agenda.append(self.to(cards & ~regenerating))
        raid.agenda.append(
            Happen(FLIP_DOWN, regenerating, self.seat, 0, 0, self.cause, BY_A_TYPE, self.chain)
        )
        return True

    # Forbidding

    def permitted(self, raid: Raid, found: list[Alive], cards: i64) -> i64:
        """The cards for which nothing says that it can't be; ABOUT_A_PLAYER if the player can't."""
        for one in found:
            if one.ability.kind == CANT:
                meant = self._meant_by(raid, one, cards)
                if meant == ABOUT_A_PLAYER:
                    return ABOUT_A_PLAYER
                cards &= ~meant
        return cards

    def _meant_by(self, raid: Raid, one: Alive, cards: i64) -> i64:
        """For which cards an ability is about this."""
        return answered_by(
            raid, one, self.verb, cards, self.seat, self.amount, self.cause, self.means
        )

    def _call_off(self, raid: Raid) -> None:
        """An attack that is forbidden or replaced: the blow, which waits below, does not fall."""
        if self.verb == ATTACKS:
            raid.agenda.pop()
        if self.verb in (ATTACK, ATTACKS):
            raid.agenda.pop()

    def _also(self, raid: Raid, cards: i64) -> list[Happen]:
        """What it is besides: a swap is the movement of both cards (ruling.swap-is-movement), and a
        movement may be one onto Treasure."""
        also: list[Happen] = []
        coming: i64 = 0
        if self.verb == SWAP:
            also.append(self._moving(MOVE, cards))
            first, second = lowest(cards), lowest(cards & (cards - 1))
            coming = _coming(raid, first, raid.place[second])
            coming |= _coming(raid, second, raid.place[first])
        elif self.verb == MOVE:
            coming = _coming(raid, lowest(cards), self.spot)
        if coming != 0:
            also.append(self._moving(MOVES_TO_TREASURE, coming))
        return also

    def _moving(self, verb: i64, cards: i64) -> Happen:
        return Happen(verb, cards, self.seat, 0, -1, self.cause, self.means, self.chain)

    # Replacing

    def _is_replaced(self, raid: Raid, found: list[Alive], cards: i64, also: list[Happen]) -> bool:
        """Let a text take its place, if one fits; of several the one that is picked."""
        fitting: list[Alive] = []
        about = Zone()
        self.gather(raid, found, cards, fitting, about, instead=True)
        for other in also:
            other.gather(raid, found, other.cards, fitting, about, instead=True)
        if len(fitting) == 0:
            return False
        now = cards
        if self.verb not in (MOVE, SWAP):
            now = _first_replaced(raid, about)
            if cards & ~now != 0:
                raid.agenda.append(self.to(cards & ~now))
        self._call_off(raid)
        count: i64 = 0
        for place in range(len(fitting) - 1, -1, -1):
            if now == 0 or about[place] & now != 0:
                raid.agenda.append(self._answer(raid, fitting[place], about[place] & now))
                count += 1
        if count > 1:
            raid.agenda.append(WhichInstead(self._affected(raid, now), count))
        return True

    def _affected(self, raid: Raid, cards: i64) -> i64:
        """ruling.two-replacements: the player who picks."""
        if cards == 0:
            return self.seat
        card = lowest(cards)
        return raid.controller(card) if raid.place[card] < POSITIONS else raid.owner(card)

    # Doing and answering

    def _happen(
        self, raid: Raid, found: list[Alive], cards: i64, also: list[Happen], *, is_watched: bool
    ) -> None:
        is_arrival = (ARRIVALS >> self.verb) & 1 == 1
        answering: list[Alive] = []
        about = Zone()
        if is_watched and not is_arrival:
            self.gather(raid, found, cards, answering, about, instead=False)
        done_to = do(raid, self.verb, cards, self.seat, self.amount, self.spot, self.means)
        if raid.over or (self.verb == SUMMON and done_to == 0):
            return
        if is_arrival:
            alive = alive_now(raid)
            if (raid.watched >> self.verb) & 1 == 1:
                self.gather(raid, alive, done_to, answering, about, instead=False)
            for other in also:
                other.gather(raid, alive, other.cards, answering, about, instead=False)
        if len(answering) > 0:
            self._answer_all(raid, answering, about)

    def gather(  # noqa: PLR0913 - from what, for which cards, into what
        self, raid: Raid, found: list[Alive], cards: i64, fitting: list[Alive], about: Zone,
        *, instead: bool,
    ) -> None:  # fmt: skip
        """Find the abilities that take its place, or answer it, and for which of the cards."""
        for one in found:
            kind = one.ability.kind
            is_right = kind == WOULD if instead else kind in (WHENEVER, WHEN)
            if not is_right or (self.chain >> one.source) & 1 == 1:
                continue
            meant = self._meant_by(raid, one, cards)
            if meant != 0:
                fitting.append(one)
                about.append(cards if meant == ABOUT_A_PLAYER else meant)

    def _answer_all(self, raid: Raid, answering: list[Alive], about: Zone) -> None:
        """ruling.order-of-effects: the active player's first; of one player's, as they pick."""
        for turn in range(2):
            seat = 1 - raid.active if turn == 0 else raid.active
            count: i64 = 0
            for place in range(len(answering) - 1, -1, -1):
                one = answering[place]
                if one.seat == seat:
                    raid.agenda.append(self._answer(raid, one, about[place]))
                    count += 1
            if count > 1:
                raid.agenda.append(Order(seat, count))

    def _answer(self, raid: Raid, one: Alive, meant: i64) -> Frame[Raid]:
        """The frame in which an ability answers this."""
        ability = one.ability
        registers = one.registers[:]
        registers[IT] = meant if ability.subject >= 0 else 0
        registers[THAT] = self.seat
        registers[BY] = 0 if self.cause < 0 else bit(self.cause)
        registers[CHAIN] = self.chain | bit(one.source)
        if one.means == BY_A_CURSE:
            show_curse(raid, one.source)
        if ability.kind == WHEN and raid.place[one.source] <= IN_HAND:
            # ruling.when-once
            raid.spent = [*raid.spent, spent_mark(one.source, one.program, ability)]
            raid.alive = None
        return raid.cards.frames[one.program].of(ability.start, one.source, one.means, registers)


def _coming(raid: Raid, card: i64, position: i64) -> i64:
    """The card, if it comes onto Treasure there from elsewhere."""
    is_coming = (TREASURES >> position) & 1 == 1 and (TREASURES >> raid.place[card]) & 1 == 0
    return bit(card) if is_coming else 0


def _first_replaced(raid: Raid, about: Zone) -> i64:
    """The cards whose turn it is to be replaced: a card that several texts are about, the active
    player's first; without any such card, all that the first text is about."""
    once: i64 = 0
    twice: i64 = 0
    for place in range(len(about)):
        twice |= once & about[place]
        once |= about[place]
    if twice == 0:
        return about[0]
    own = twice & raid.controlled(raid.active)
    return bit(lowest(own if own != 0 else twice))
