"""What can happen in Eruma, as values: what, to which cards or player, by what means, because of what.

Whether it may happen, what takes its place and what answers it, `effects/happening.py` sees to; the deeds
themselves are in `deeds.py`, `hands.py` and `totals.py`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.effects.happening import NO_CARD, NO_LINKS, Happening
from rulewright.effects.matching import forbidden_by, may_be_forbidden
from rulewright.games.eruma.rules import deeds, hands, story, totals
from rulewright.games.eruma.rules.state import Raid
from rulewright.games.eruma.rules.terms import (
    BANISH,
    BY_RULE,
    DISCARD,
    DRAW,
    EXHAUST,
    FETCH,
    FLIP_DOWN,
    FLIP_UP,
    GAIN,
    GAIN_POINTS,
    KILL,
    LOOK_AT,
    LOSE,
    LOSE_POINTS,
    MOVE,
    PLAY,
    READY_UP,
    REVEAL,
    SHUFFLE,
    STEAL,
    SUMMON,
    SWAP,
    TAKE_CONTROL,
    TO_DECK,
    TO_DECK_BOTTOM,
    TO_DECK_TOP,
    TO_GRAVEYARD,
    TO_HAND,
)
from rulewright.kernel.event import EVERYONE


class Happen(Happening[Raid]):
    """Something happens to cards, or to a player. Verbs that only announce something do nothing."""

    __slots__ = ("amount",)

    def __init__(  # noqa: PLR0913 - what, to what, for whom, how much, by what
        self,
        verb: i64,
        cards: list[int],
        seat: i64,
        amount: i64,
        cause: i64,
        means: i64,
        chain: list[int],
    ) -> None:
        super().__init__(verb, cards, seat, cause, means, chain)
        self.amount: Final = amount

    def saved(self) -> list[object]:
        return [
            int(self.verb), self.cards, int(self.seat), int(self.amount), int(self.cause),
            int(self.means), self.chain,
        ]  # fmt: skip

    def to(self, cards: list[int]) -> Happen:
        return Happen(self.verb, cards, self.seat, self.amount, self.cause, self.means, self.chain)

    def do(self, raid: Raid) -> list[int] | None:
        if self.verb == STEAL:
            totals.steal(raid, self.seat, self.cards[0] if len(self.cards) > 0 else NO_CARD)
        elif len(self.cards) == 0:
            self._do_to_player(raid)
        elif self.verb == SWAP:
            deeds.swap(raid, self.cards[0], self.cards[1])
        else:
            for card in self.cards:
                self._do_to_card(raid, card)
        return self.cards

    def _do_to_player(self, raid: Raid) -> None:
        verb, seat, amount = self.verb, self.seat, self.amount
        if verb == DRAW:
            if len(raid.decks[seat]) == 0:
                totals.run_out(raid, seat)
            else:
                hands.draw(raid, seat)
        elif verb == GAIN:
            raid.tell(EVERYONE, story.GAINED, seat, amount)
            totals.add_treasure(raid, seat, amount)
        elif verb == LOSE:
            raid.tell(EVERYONE, story.LOST, seat, amount)
            totals.add_treasure(raid, seat, -amount)
        elif verb == GAIN_POINTS:
            totals.change_points(raid, seat, amount)
        elif verb == LOSE_POINTS:
            totals.change_points(raid, seat, -amount)
        elif verb == SHUFFLE:
            raid.shuffle_deck(seat)
            raid.tell(EVERYONE, story.SHUFFLED, seat)

    def _do_to_card(self, raid: Raid, card: i64) -> None:
        verb = self.verb
        if verb == KILL:
            deeds.kill(raid, card)
        elif verb == BANISH:
            deeds.banish(raid, card)
        elif verb == EXHAUST:
            deeds.exhaust(raid, card, to_left=self.means != BY_RULE)
        elif verb == READY_UP:
            deeds.ready(raid, card)
        elif verb == FLIP_UP:
            deeds.flip_up(raid, card)
        elif verb == FLIP_DOWN:
            deeds.flip_down(raid, card)
        elif verb == TO_HAND:
            deeds.to_hand(raid, card)
        elif verb == TO_DECK:
            deeds.to_deck(raid, card, top=False, bottom=False)
        elif verb == TO_DECK_TOP:
            deeds.to_deck(raid, card, top=True, bottom=False)
        elif verb == TO_DECK_BOTTOM:
            deeds.to_deck(raid, card, top=False, bottom=True)
        elif verb == TO_GRAVEYARD:
            deeds.bury(raid, card)
        elif verb == DISCARD:
            deeds.discard(raid, card)
        elif verb == REVEAL:
            hands.show(raid, card)
        elif verb == LOOK_AT:
            hands.look_at(raid, card, self.seat)
        elif verb == FETCH:
            hands.fetch(raid, card)
        elif verb == TAKE_CONTROL:
            deeds.take_control(raid, card, self.seat)


class HappenAt(Happening[Raid]):
    """A card comes to a position: it is moved or played."""

    __slots__ = ("position",)

    def __init__(  # noqa: PLR0913 - what, to what, for whom, where, by what
        self,
        verb: i64,
        cards: list[int],
        seat: i64,
        position: i64,
        cause: i64,
        means: i64,
        chain: list[int],
    ) -> None:
        super().__init__(verb, cards, seat, cause, means, chain)
        self.position: Final = position

    def saved(self) -> list[object]:
        return [
            int(self.verb), self.cards, int(self.seat), int(self.position), int(self.cause),
            int(self.means), self.chain,
        ]  # fmt: skip

    def to(self, cards: list[int]) -> HappenAt:
        return HappenAt(
            self.verb, cards, self.seat, self.position, self.cause, self.means, self.chain
        )

    def do(self, raid: Raid) -> list[int] | None:
        for card in self.cards:
            if self.verb == MOVE:
                deeds.move(raid, card, self.position)
            else:
                assert self.verb == PLAY
                deeds.play(raid, card, self.position)
        return self.cards


class Summoning(Happening[Raid]):
    """henchman.by-name: a Henchman is summoned. Once that is done, its cards are what was summoned."""

    __slots__ = ("definition", "position")

    def __init__(  # noqa: PLR0913 - whom, for whom, where, by what
        self,
        cards: list[int],
        seat: i64,
        definition: i64,
        position: i64,
        cause: i64,
        means: i64,
        chain: list[int],
    ) -> None:
        super().__init__(SUMMON, cards, seat, cause, means, chain)
        self.definition: Final = definition
        self.position: Final = position

    def saved(self) -> list[object]:
        return [
            self.cards, int(self.seat), int(self.definition), int(self.position),
            int(self.cause), int(self.means), self.chain,
        ]  # fmt: skip

    def to(self, cards: list[int]) -> Summoning:
        return Summoning(
            cards, self.seat, self.definition, self.position, self.cause, self.means, self.chain
        )

    def do(self, raid: Raid) -> list[int] | None:
        card = deeds.summon(raid, self.seat, self.definition, self.position)
        return None if card == NO_CARD else [int(card)]


class PhaseTurns(Happening[Raid]):
    """A phase, or the turn, starts or ends: effects may answer that."""

    __slots__ = ("phase",)

    def __init__(self, verb: i64, seat: i64, phase: i64) -> None:
        super().__init__(verb, [], seat, NO_CARD, BY_RULE, NO_LINKS)
        self.phase: Final = phase

    def saved(self) -> list[object]:
        return [int(self.verb), int(self.seat), int(self.phase)]

    def phase_meant(self) -> i64:
        return self.phase

    def do(self, raid: Raid) -> list[int] | None:
        return self.cards


def happens(  # noqa: PLR0913 - what, to what, for whom, how much, by what
    verb: i64,
    cards: list[int],
    seat: i64,
    *,
    amount: i64 = 1,
    cause: i64 = NO_CARD,
    means: i64 = BY_RULE,
    chain: list[int] = NO_LINKS,
) -> Happen:
    """Something happens to cards, or to a player; by the rules, if nothing else is said."""
    return Happen(verb, cards, seat, amount, cause, means, chain)


def happens_at(  # noqa: PLR0913 - what, to what, for whom, where, by what
    position: i64,
    verb: i64,
    card: i64,
    seat: i64,
    *,
    cause: i64 = NO_CARD,
    means: i64 = BY_RULE,
) -> HappenAt:
    """A card comes to a position; by the rules, if nothing else is said."""
    return HappenAt(verb, [int(card)], seat, position, cause, means, NO_LINKS)


def is_forbidden(  # noqa: PLR0913 - what, to what, for whom, by what
    raid: Raid, verb: i64, card: i64, seat: i64, *, cause: i64 = NO_CARD, means: i64 = BY_RULE
) -> bool:
    """Whether something alive says that this can't be done to the card."""
    if not may_be_forbidden(raid, verb):
        return False
    return (
        forbidden_by(raid, happens(verb, [int(card)], seat, cause=cause, means=means)) is not None
    )
