"""Everything that happens goes through here: forbidden, replaced, done, answered.

*Can't* beats *can*: what is forbidden is dropped before anything may replace it. A replacement
takes the place of what it replaces. Texts that answer are gathered around the deed: for what
leaves or ends, by how things stood before; for the rest, by how they stand after. No text answers
what it has brought about itself (ruling.effect-loop).

What is done, `doing.py` knows.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from rulewright.effects.asking import Order
from rulewright.effects.frame import Frame
from rulewright.games.elma.rules import deeds, may, times
from rulewright.games.elma.rules.alive import alive_now, is_watched, may_be_forbidden
from rulewright.games.elma.rules.deed import Deed
from rulewright.games.elma.rules.doing import do_to_card, do_to_player
from rulewright.games.elma.rules.instants import play_instant
from rulewright.games.elma.rules.permitting import (
    FIRST_OF_A_PLAYER,
    is_permitted,
    permitted,
    possible,
)
from rulewright.games.elma.rules.replacing import WHICH_INSTEAD, first_replaced, replacements
from rulewright.games.elma.rules.state import Race
from rulewright.games.elma.rules.terms import (
    ABORT,
    ADD_LEVEL,
    APPLY_RECORD,
    BAN,
    BY_CHOICE,
    BY_EFFECT,
    BY_RULE,
    DISCARD,
    END_AFTER_BATTLE,
    END_BATTLE,
    ENTER,
    FIRST_OF_TEXTS,
    GO_OFFLINE,
    IMPROVE,
    IMPROVES,
    LAST_COUNTER,
    LEAVE_AFTER_BATTLE,
    LOSE_COUNTERS,
    LOSES,
    PLAY_INSTANT,
    PLAY_KUSKI,
    PLAYS_OWN,
    START_BATTLE,
    TO_HAND,
    WINS,
    WINS_AFTER_BATTLE,
)
from rulewright.kernel.bits import bit
from rulewright.kernel.state import Procedure

DEPARTURES: Final = (
    (1 << GO_OFFLINE) | (1 << END_BATTLE) | (1 << LEAVE_AFTER_BATTLE) | (1 << END_AFTER_BATTLE)
    | (1 << ABORT) | (1 << DISCARD) | (1 << BAN) | (1 << TO_HAND)
)  # fmt: skip
"""What is answered by how things stood before."""
NOBODY: Final[list[int]] = []
"""No others, nothing that led here. Shared: never change it."""


@mypyc_attr(free_list_len=1)
class Happen(Deed):
    """Something happens: the one pipeline."""

    __slots__ = ()

    def to(self, cards: list[int]) -> Happen:
        """The same, to other cards."""
        return Happen(
            self.verb, cards, self.seat, self.amount, self.spot, self.others, self.cause,
            self.means, self.chain,
        )  # fmt: skip

    def by_lists(self, by_second: i64) -> Happen:
        """The same entry, with the lists that were picked (`entering.py`)."""
        return Happen(
            self.verb, self.cards, self.seat, self.amount, by_second, self.others, self.cause,
            self.means, self.chain,
        )  # fmt: skip

    def run(self, race: Race) -> None:
        """The one pipeline."""
        happening = self.to_those(possible(race, self))
        if happening is None:
            return
        if not is_watched(race, self.verb) and not self._brings_a_text(race):
            happening.do(race)
            return
        happening = happening.to_those(permitted(race, happening))
        if happening is not None and not happening.is_replaced(race):
            happening.do_and_answer(race)

    def to_those(self, cards: list[int] | None) -> Happen | None:
        """The same to those that are left of its cards; None if it does not happen."""
        if cards is None:
            return None
        return self if len(cards) == len(self.cards) else self.to(cards)

    def _brings_a_text(self, race: Race) -> bool:
        """Whether a text comes alive by it that may answer it."""
        if self.verb not in (PLAY_KUSKI, ADD_LEVEL):
            return False
        for card in self.cards:
            if race.cards.texts[race.definition[card]].verbs & bit(self.verb) != 0:
                return True
        return False

    # Replacing

    def is_replaced(self, race: Race) -> bool:
        """Let a text take its place, if one does; of several the one that is picked. What would happen
        to other cards goes on, and may be replaced in turn."""
        found = replacements(race, self)
        if len(found) == 0:
            return False
        cards = first_replaced(race, self, found)
        rest = [card for card in self.cards if card not in cards]
        if len(rest) > 0:
            race.agenda.append(self.to(rest))
        race.agenda.append(self if len(rest) == 0 else self.to(cards))
        race.agenda.append(WHICH_INSTEAD)
        return True

    # Doing and answering

    def do_and_answer(self, race: Race) -> None:
        """Do it, with what answers it on the agenda."""
        is_departure = DEPARTURES & bit(self.verb) != 0
        seats: list[int] = []
        answers: list[Procedure[Race]] = []
        if is_departure:
            self._gather(race, seats, answers)
        # What follows from the deed comes before what answers it: so answers go below it.
        below = len(race.agenda)
        self.do(race)
        if race.over:
            return
        if not is_departure:
            self._gather(race, seats, answers)
        if below <= len(race.agenda):
            race.agenda[below:below] = _in_order(seats, answers)

    def _gather(self, race: Race, seats: list[int], answers: list[Procedure[Race]]) -> None:
        for live in alive_now(race).all:
            if live.text.verbs & bit(self.verb) == 0:
                continue
            if not live.text.may_answer(live.source, self.chain):
                continue
            for answer in live.text.answers(race, live.source, live.seat, self):
                seats.append(int(live.seat))
                answers.append(answer)

    def do(self, race: Race) -> None:
        """Do it, and push what follows from it."""
        verb = self.verb
        if len(self.cards) == 0:
            do_to_player(race, verb, self.seat, self.amount)
        elif verb == ENTER:
            deeds.enter(race, self.cards, max(0, self.spot))
            for card in self.cards:
                if card in race.improved:
                    announce(race, IMPROVES, [card], race.controller(card))
        elif verb == IMPROVE:
            for card in self.cards:
                if times.improve(race, card, self.amount):
                    announce(race, IMPROVES, [card], race.controller(card))
        elif verb == LOSE_COUNTERS:
            for card in self.cards:
                had = race.counters_on(card, self.spot)
                do_to_card(race, verb, card, self.seat, self.amount, self.spot)
                if had > 0 and race.counters_on(card, self.spot) == 0:
                    self._last_counter(race, card)
        elif verb == APPLY_RECORD:
            for card in self.cards:
                if times.apply_next(race, card):
                    announce(race, IMPROVES, [card], race.controller(card))
        elif verb == ADD_LEVEL:
            self._add_level(race)
        elif verb == START_BATTLE:
            cursed = deeds.start_battle(race)
            if len(cursed) > 0:
                race.agenda.append(by_rule(GO_OFFLINE, cursed[:], self.seat))
        elif verb == END_BATTLE:
            self._end_battle(race)
        elif verb == END_AFTER_BATTLE:
            for card in self.cards:
                winners = deeds.end_after_battle(race, card)
                announce(race, WINS_AFTER_BATTLE, winners, self.seat)
        elif verb == PLAY_INSTANT:
            play_instant(race, self.cards[0], self.seat)
        elif verb < FIRST_OF_A_PLAYER or verb >= FIRST_OF_TEXTS:
            for card in self.cards:
                do_to_card(race, verb, card, self.seat, self.amount, self.spot)
            if verb == PLAY_KUSKI and self.means == BY_CHOICE:
                race.plays += 1

    def _add_level(self, race: Race) -> None:
        """battle.immediate-start, ruling.several-levels-added."""
        deeds.add_level(
            race, self.cards[0], self.seat, self.amount, self.spot, self.adders(), self.cursed()
        )
        if may.may_battle_start(race):
            race.agenda.append(by_rule(START_BATTLE, [int(race.queue[0].level)], self.seat))

    def _last_counter(self, race: Race, card: i64) -> None:
        if is_watched(race, LAST_COUNTER):
            race.agenda.append(
                Happen(
                    LAST_COUNTER, [int(card)], self.seat, 1, self.spot, [], self.cause, self.means,
                    self.chain,
                )
            )  # fmt: skip

    def _end_battle(self, race: Race) -> None:
        battle = race.battle
        assert battle is not None
        at_home = [int(drive.card) for drive in race.drives if drive.card in battle.adders]
        scored = deeds.end_battle(race)
        if race.over:
            return
        if len(at_home) > 0:
            announce(race, PLAYS_OWN, at_home, self.seat)
        winners = scored.winners.as_list()
        if len(winners) > 0:
            # ruling.losing
            losers = [int(each.card) for each in scored.drives if each.card not in scored.winners]
            announce(race, LOSES, losers, self.seat)
            announce(race, WINS, winners, self.seat)


def _in_order(seats: list[int], answers: list[Procedure[Race]]) -> list[Procedure[Race]]:
    """ruling.effects-order: for the agenda, whose last runs first. Nobody is asked to put one effect in
    order that answers for several cards."""
    found: list[Procedure[Race]] = []
    count = 0
    for place in range(len(answers) - 1, -1, -1):
        found.append(answers[place])
        count += 1
        if place == 0 or seats[place - 1] != seats[place]:
            if not _are_one_effect(answers[place : place + count]):
                found.append(Order(seats[place], count))
            count = 0
    return found


def _are_one_effect(answers: list[Procedure[Race]]) -> bool:
    first = answers[0]
    for answer in answers[1:]:
        if not isinstance(first, Frame) or not isinstance(answer, Frame):
            return False
        if answer.source != first.source or answer.at != first.at:
            return False
    return True


def by_rule(verb: i64, cards: list[int], seat: i64) -> Happen:
    """Something that the rules bring about."""
    return Happen(verb, cards, seat, 1, -1, NOBODY, -1, BY_RULE, NOBODY)


def by_choice(verb: i64, cards: list[int], seat: i64) -> Happen:
    """Something that a player does in the main phase."""
    return Happen(verb, cards, seat, 1, -1, NOBODY, -1, BY_CHOICE, NOBODY)


def by_effect(verb: i64, cards: list[int], seat: i64, cause: i64) -> Happen:
    """Something that a card of a player brings about."""
    return Happen(verb, cards, seat, 1, -1, NOBODY, cause, BY_EFFECT, NOBODY)


def may_be_done(race: Race, verb: i64, card: i64, seat: i64) -> bool:
    """Whether no text forbids that a player does this with a card in the main phase."""
    if not may_be_forbidden(race, verb):
        return True
    return is_permitted(race, by_choice(verb, [int(card)], seat))


def announce(race: Race, verb: i64, cards: list[int], seat: i64) -> None:
    """Let texts answer that something is so; costs nothing where none would."""
    if is_watched(race, verb):
        race.agenda.append(by_rule(verb, cards, seat))
