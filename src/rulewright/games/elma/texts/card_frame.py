"""The text of one of Elma's cards, under way: what its steps bring about."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.effects.frame import Frame
from rulewright.effects.live import Lasting
from rulewright.effects.program import (
    CHAIN,
    THIS_TURN,
    UNTIL_BATTLE_ENDS,
    UNTIL_YOUR_NEXT,
    YOU,
    Instruction,
)
from rulewright.effects.sets import cards_in, first_of
from rulewright.games.elma.rules import now
from rulewright.games.elma.rules.entering import about_to_enter
from rulewright.games.elma.rules.happening import Happen
from rulewright.games.elma.rules.library import (
    fetch,
    look_at_hand,
    look_at_top,
    put_back,
    rest_to_bottom,
    shown_from_hand,
    take_from_top,
)
from rulewright.games.elma.rules.numbering import (
    BATTLE_LEVEL,
    IN_QUEUE,
    UNTIL_BATTLE_IS_OVER,
    WHILE_IT_IS_IN_PLAY,
    until_turn_of,
)
from rulewright.games.elma.rules.records import UNTIL_BATTLE_ENDS as LASTS_UNTIL_BATTLE_ENDS
from rulewright.games.elma.rules.state import Race
from rulewright.games.elma.rules.terms import (
    ABORT,
    BY_EFFECT,
    DRAW,
    END_BATTLE,
    ENTER,
    ENTER_EARLY,
    FETCH,
    FROM_THE_START_RULE,
    JOIN_TEAM,
    LENGTHEN,
    LOOK_AT_HAND,
    LOOK_AT_TOP,
    NOTHING_HAPPENS,
    OUT_OF_PLAY,
    PUT_BACK,
    REST_TO_BOTTOM,
    SHORTEN,
    TAKE_FROM_TOP,
)
from rulewright.games.elma.texts.choosing import Choosing

_OF_THE_BATTLE: Final = (END_BATTLE, ABORT, LENGTHEN, SHORTEN)


class CardFrame(Choosing):
    """The text of one of Elma's cards, under way."""

    __slots__ = ()

    def of(self, at: i64, source: i64, means: i64, registers: list[int]) -> CardFrame:
        return CardFrame(self.program, at, source, means, registers)

    def resolve(self, race: Race, further: Frame[Race]) -> None:
        """ruling.instant-at-once: nobody may answer before it works."""
        race.agenda.append(further)

    def begin_lasting(self, race: Race, ability: i64, duration: i64, registers: list[int]) -> None:
        """ruling.lasting-effects."""
        seat: i64 = registers[YOU]
        until: i64 = WHILE_IT_IS_IN_PLAY
        if duration == THIS_TURN:
            until = race.turn + 1
        elif duration == UNTIL_YOUR_NEXT:
            until = until_turn_of(seat)
        elif duration == UNTIL_BATTLE_ENDS:
            if race.battle is None:
                return
            until = UNTIL_BATTLE_IS_OVER
        lasting = Lasting(self.source, seat, self.program, ability, race.turn, until, registers[:])
        race.lasting = [*race.lasting, lasting]
        race.alive = None

    def do(self, race: Race, step: Instruction, registers: list[int]) -> None:
        """Push what is to happen, or do what nobody can answer."""
        verb = step.a if step.a < OUT_OF_PLAY else step.a - OUT_OF_PLAY
        seat: i64 = registers[step.e]
        amount: i64 = 1
        if step.c >= 0 and verb != JOIN_TEAM:
            amount = registers[step.c]
        cards: list[int] = []
        if step.b >= 0:
            cards = cards_in(registers[step.b])
            if verb not in (FETCH, PUT_BACK, TAKE_FROM_TOP):
                is_out = step.a >= OUT_OF_PLAY
                cards = [card for card in cards if _is_there(race, card, is_out=is_out)]
            if len(cards) == 0 and verb != FETCH:
                return
        if verb in (FETCH, PUT_BACK, TAKE_FROM_TOP, REST_TO_BOTTOM, LOOK_AT_TOP, LOOK_AT_HAND):
            _look(race, verb, cards, seat, amount)
            return
        if verb == NOTHING_HAPPENS:
            return
        if step.b < 0 and verb in _OF_THE_BATTLE:
            if race.battle is None:
                return
            cards = [int(race.battle.level)]
        if verb == JOIN_TEAM:
            if registers[step.c] == 0:
                return
            amount = now.team(race, first_of(registers[step.c])) + 1
        if verb == ENTER_EARLY:
            race.change(cards[0], FROM_THE_START_RULE, 1, LASTS_UNTIL_BATTLE_ENDS)
            verb = ENTER
        spot: i64 = registers[step.d] - 1 if step.d >= 0 else -1
        times: i64 = 1
        if verb == DRAW:
            times = amount
            amount = 1
        chain = cards_in(registers[CHAIN])
        cards = shown_from_hand(race, cards)
        happening = Happen(verb, cards, seat, amount, spot, [], self.source, BY_EFFECT, chain)
        if verb == ENTER:
            about_to_enter(race, happening)
            return
        for _ in range(times):
            race.agenda.append(happening)


def _is_there(race: Race, card: i64, *, is_out: bool) -> bool:
    """ruling.lasting-effects: an effect on a card in play does not follow it out, nor into play one
    on a card of a hand or pile."""
    is_in_play = race.is_in_play(card) or race.place[card] in (IN_QUEUE, BATTLE_LEVEL)
    return is_in_play != is_out


def _look(race: Race, verb: i64, cards: list[int], seat: i64, amount: i64) -> None:
    if verb == FETCH:
        fetch(race, seat, cards)
    elif verb == LOOK_AT_TOP:
        look_at_top(race, seat, amount)
    elif verb == LOOK_AT_HAND:
        look_at_hand(race, seat, amount)
    elif verb == PUT_BACK:
        put_back(race, seat, cards[0])
    elif verb == TAKE_FROM_TOP:
        take_from_top(race, seat, cards[0])
    else:
        rest_to_bottom(race, seat)
