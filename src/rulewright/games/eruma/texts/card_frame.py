"""The text of one of Eruma's cards, under way: what its steps bring about."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.effects.frame import Frame
from rulewright.effects.live import Lasting
from rulewright.effects.program import (
    CHAIN,
    EACH_PLAYER,
    OPPONENTS_NEXT,
    UNTIL_YOUR_NEXT,
    YOU,
    Instruction,
)
from rulewright.games.eruma.rules.acting import use_copy
from rulewright.games.eruma.rules.alive import BY_A_POWER
from rulewright.games.eruma.rules.doing import FIRST_OF_A_PLAYER, FROM_ANYWHERE
from rulewright.games.eruma.rules.happening import Happen
from rulewright.games.eruma.rules.state import Raid
from rulewright.games.eruma.rules.terms import (
    DISCARD,
    DISCARD_HAND,
    DRAW,
    LOOK_AT,
    LOOK_AT_HAND,
    REVEAL,
    REVEAL_HAND,
    STEAL,
    SUMMON,
    USE_COPY,
)
from rulewright.games.eruma.rules.totals import COUNT_TOTALS
from rulewright.games.eruma.rules.wearing_off import is_worn_off
from rulewright.games.eruma.texts.choosing import Choosing
from rulewright.kernel.bits import bit, lowest

_TO_EACH_IN_HAND: Final = [REVEAL, LOOK_AT, DISCARD]
"""What is done to each card of a hand that is revealed, looked at or discarded, in the order of
those verbs."""


class CardFrame(Choosing):
    """The text of one of Eruma's cards, under way."""

    __slots__ = ()

    def of(self, at: i64, source: i64, means: i64, registers: list[int]) -> CardFrame:
        return CardFrame(self.program, at, source, means, registers)

    def is_over(self, raid: Raid) -> bool:
        """power.source-condition."""
        return self.means == BY_A_POWER and is_worn_off(raid, self.source)

    def resolve(self, raid: Raid, further: Frame[Raid]) -> None:
        """Announcing has ended: what was waiting for that goes on, with the rest below it."""
        waiting = raid.agenda.pop()
        raid.agenda.append(further)
        raid.agenda.append(waiting)

    def begin_lasting(self, raid: Raid, ability: i64, duration: i64, registers: list[int]) -> None:
        since = raid.turn
        until = raid.turn + 1
        seat: i64 = registers[YOU]
        if duration == UNTIL_YOUR_NEXT:
            until = raid.turn + (2 if seat == raid.active else 1)
        elif duration == OPPONENTS_NEXT:
            since = raid.turn + (1 if seat == raid.active else 2)
            until = since + 1
        lasting = Lasting(self.source, seat, self.program, ability, since, until, registers[:])
        raid.lasting = [*raid.lasting, lasting]
        raid.alive = None

    def do(self, raid: Raid, step: Instruction, registers: list[int]) -> None:
        """Push what is to happen: to all cards at once, to a player once for each."""
        verb = step.a
        cards: i64 = 0
        if step.b >= 0:
            cards = registers[step.b]
            if verb < FIRST_OF_A_PLAYER and (FROM_ANYWHERE >> verb) & 1 == 0:
                cards &= raid.field
            if cards == 0:
                return
        amount: i64 = 1
        if step.c >= 0:
            amount = registers[step.c]
        spot: i64 = -1
        if step.d >= 0:
            spot = registers[step.d] - 1
            if spot < 0:
                return
        seat: i64 = registers[YOU if step.e == EACH_PLAYER else step.e]
        if verb == SUMMON and not self.may_summon(raid):
            return
        if verb == USE_COPY:
            use_copy(raid, self.source, seat, lowest(cards), registers[CHAIN])
            return
        if verb in (DISCARD_HAND, REVEAL_HAND, LOOK_AT_HAND):
            cards = _hand_of(raid, amount if verb == LOOK_AT_HAND else seat)
            verb = _TO_EACH_IN_HAND[verb - REVEAL_HAND]
            amount = 1
            if cards == 0:
                return
        times: i64 = 1
        if verb in (DRAW, STEAL):
            times = amount
            amount = 1
        if step.e == EACH_PLAYER:
            raid.agenda.append(COUNT_TOTALS)
            self._push(raid, verb, cards, 1 - seat, amount, spot, registers[CHAIN], times)
        self._push(raid, verb, cards, seat, amount, spot, registers[CHAIN], times)

    def _push(  # noqa: PLR0913 - what, to what, for whom, how much, where, how often
        self, raid: Raid, verb: i64, cards: i64, seat: i64, amount: i64, spot: i64, chain: i64,
        times: i64,
    ) -> None:  # fmt: skip
        for _ in range(times):
            raid.agenda.append(
                Happen(verb, cards, seat, amount, spot, self.source, self.means, chain)
            )


def _hand_of(raid: Raid, seat: i64) -> i64:
    """The cards in a hand."""
    found: i64 = 0
    hand = raid.hands[seat]
    for place in range(len(hand)):
        found |= bit(hand[place])
    return found
