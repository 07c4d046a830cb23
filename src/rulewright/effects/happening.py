"""Everything that texts can touch goes through here: may it be, is something else done instead, it is done,
who answers.

*Can't* beats *can*: what is forbidden is dropped before anything may replace it. A replacement takes
the place of what it replaces. Answers are gathered around the deed: for what leaves or ends, by how things
stood before; for the rest, by how they stand after. No effect answers what it has led to, so that every
chain of effects comes to an end. What the books rule differently, a game's `Book` says.
"""

from __future__ import annotations

from typing import Any, Final, TypeVar, cast

from mypy_extensions import i64, mypyc_attr

from rulewright.effects.asking import Order
from rulewright.effects.frame import Frame
from rulewright.effects.ids import CardId, Cause, Link, Means, Seat, Verb
from rulewright.effects.limits import AS_OFTEN_AS_IT_COMES, answers_left, has_limit, note_answer
from rulewright.effects.live import Alive, LiveEffects
from rulewright.effects.machine import CardFrame
from rulewright.effects.matching import NO_CARDS, meant_by, permitted
from rulewright.effects.noted import Noted
from rulewright.effects.program import BY, CHAIN, DO, IT, THAT, WHEN, WHENEVER
from rulewright.effects.record import note, seen_as
from rulewright.effects.replacing import (
    WHICH_INSTEAD,
    first_replaced,
    may_be_declined,
    replacements,
)
from rulewright.effects.sets import set_from
from rulewright.effects.state import EffectsState
from rulewright.kernel.fields import KW_ONLY, but, value
from rulewright.kernel.state import Procedure

S = TypeVar("S", bound=EffectsState)

NO_CARD: Final = -1
"""The cause of what the rules bring about."""
BY_RULE: Final = 0
"""The means of what the rules bring about; all others are the game's own."""
NO_LINKS: Final[list[int]] = []
"""What nothing has led to. Shared: never change it."""


@value
@mypyc_attr(allow_interpreted_subclasses=True)
class Happening(Procedure[S]):
    """Something is about to happen: to cards, all at once, or to a player.

    `verb` says what, `cards` to which cards (none: to a player), `seat` whose doing it is or to whom it
    happens; `cause` is the card that brings it about, `means` by what means, and `chain` are the effects
    that have led here, as links (`Book.link_of`). What else there is to say of it (how much, where), a
    game's own kinds of happening do.
    """

    verb: Verb
    cards: list[CardId]
    seat: Seat
    _: KW_ONLY
    cause: Cause = NO_CARD
    means: Means = BY_RULE
    chain: list[Link] = NO_LINKS

    # What a game's own kinds provide

    def do(self, state: S) -> list[int] | None:
        """Do it, and push what follows from it. The cards it was done to; None if nothing came of it."""
        raise NotImplementedError

    def doers(self) -> list[int]:
        """The cards that do it, where those are others than it is done to."""
        return NO_CARDS

    def phase_meant(self) -> i64:
        """The phase that starts or ends."""
        return -1

    def counter_meant(self) -> i64:
        """The kind of counters it is about."""
        return -1

    def reaches(self, state: S, number: i64) -> bool:
        """Whether so many counters are on its card now, and were not before."""
        return False

    def how_much(self, state: S) -> i64:
        """How much of it will be done, where that is a number; 0 where it is none."""
        return 1

    def is_led_to_by(self, link: i64) -> bool:
        """Whether an effect has led here: it does not answer what it has led to."""
        return any(each == link for each in self.chain)

    def led_to_by(self, link: i64) -> Happening[S]:
        """The same, with an effect among those that have led here."""
        return but(self, chain=[*self.chain, int(link)])

    def to(self, cards: list[int]) -> Happening[S]:
        """The same, to other cards."""
        return but(self, cards=cards)

    # The one pipeline

    def run(self, state: S) -> None:
        """May it be, is something else done instead, it is done, who answers."""
        book = state.book
        what = self.to_those(book.possible(state, self))
        if what is None:
            return
        is_watched = book.is_watched(state.live_now(), self)
        if is_watched:
            allowed = what.to_those(permitted(state, what))
            if allowed is None:
                book.call_off(state, what)
                return
            what = allowed
        hit = what.to_those(book.unprotected(state, what))
        if hit is None or book.is_warded_off(state, hit):
            return
        what = hit
        also = NOTHING_ELSE
        if is_watched:
            also = book.also(state, what)
            for other in also:
                allowed_cards = permitted(state, other)
                if allowed_cards is None or len(allowed_cards) < len(other.cards):
                    return
            if what.is_replaced(state):
                return
        what.happen(state, also, is_watched=is_watched)

    def to_those(self, cards: list[int] | None) -> Happening[S] | None:
        """The same to those that are left of its cards; None if it does not happen."""
        if cards is None:
            return None
        return self if len(cards) == len(self.cards) else self.to(cards)

    def is_replaced(self, state: S) -> bool:
        """Let a text take its place, if one does; of several the one that is picked. What would happen
        to other cards goes on, and may be replaced in turn."""
        found = replacements(state, self)
        if len(found) == 0:
            return False
        book = state.book
        cards = first_replaced(state, self, found)
        rest = [card for card in self.cards if card not in cards]
        if not may_be_declined(found):
            book.call_off(state, self)
        if len(rest) > 0:
            state.agenda.append(self.to(rest))
        for replacement in reversed(found):
            if len(cards) == 0 or any(replacement.is_about(card) for card in cards):
                book.about_to_answer(state, replacement.alive)
        state.agenda.append(self if len(rest) == 0 else self.to(cards))
        state.agenda.append(WHICH_INSTEAD)
        return True

    # Doing and answering

    def happen(self, state: S, also: list[Happening[S]], *, is_watched: bool) -> None:
        """Do it, with what answers it on the agenda."""
        is_before = state.book.answered_by_before.has(self.verb)
        answers: list[Answer] = []
        seen: list[Noted] = []
        if is_watched and is_before:
            self.gather(state, state.live_now(), answers)
            seen += seen_as(state, self)
            for other in also:
                other.gather(state, state.live_now(), answers)
                seen += seen_as(state, other)
        # What follows from the deed comes before what answers it: so answers go below it.
        below = len(state.agenda)
        noted_at = self.noted_at(state) if self.cause >= 0 else -1
        much: i64 = 0 if noted_at < 0 else self.how_much(state)
        done_to = self.do(state)
        if state.over or done_to is None:
            return
        if noted_at >= 0:
            self.note_result(state, noted_at, done_to, much)
        if not is_before:
            live = state.live_now()
            if live.watched.has(self.verb):
                what = self if len(done_to) == len(self.cards) else self.to(done_to)
                what.gather(state, live, answers)
                seen += seen_as(state, what)
            for other in also:
                other.gather(state, live, answers)
                seen += seen_as(state, other)
        note(state, seen)
        if len(answers) > 0 and below <= len(state.agenda):
            state.agenda[below:below] = _in_order(state, answers)

    def noted_at(self, state: S) -> int:
        """The place on the agenda of the effect that brought this about, if its text speaks of what came of it
        ("that many"); -1 if none does."""
        at = len(state.agenda) - 1
        while at > 0 and isinstance(state.agenda[at], Happening):
            at -= 1
        if at < 0:
            return -1
        frame = state.agenda[at]
        if not isinstance(frame, CardFrame) or frame.source != self.cause or frame.at == 0:
            return -1
        step = frame.step_it_waits_for(state)
        is_noted = step.op == DO and (step.done_to >= 0 or step.done >= 0)
        return at if is_noted and state.book.is_deed_of(step.verb, self.verb) else -1

    def note_result(self, state: S, at: int, done_to: list[int], much: i64) -> None:
        """Let that effect know to which cards it was done, and how much."""
        frame = cast(CardFrame, state.agenda[at])
        step = frame.step_it_waits_for(state)
        registers = frame.registers[:]
        if step.done_to >= 0:
            registers[step.done_to] |= set_from(done_to)
        if step.done >= 0:
            registers[step.done] += much
        state.agenda[at] = frame.again(frame.at, registers)

    def gather(self, state: S, live: LiveEffects, answers: list[Answer]) -> None:
        """All that answers it, for which of the cards."""
        for one in live.answering:
            ability = one.ability
            if ability.verb != self.verb:
                continue
            if state.book.has_led_to(state, one, self):
                continue
            left = answers_left(state, one) if has_limit(one) else AS_OFTEN_AS_IT_COMES
            if left == 0:
                continue
            meant = meant_by(state, one, self)
            if meant is None:
                continue
            if ability.kind == WHEN and one.lasting is not None:
                state.spend(one)
            is_for_each = ability.kind == WHENEVER and state.book.answers_one_by_one
            answered = [[card] for card in meant] if is_for_each and len(meant) > 1 else [meant]
            for cards in answered[:left]:
                note_answer(state, one)
                frame = self.answered_by(state, one, cards)
                answers.append(Answer(one, frame))

    def answered_by(self, state: S, one: Alive, meant: list[int]) -> CardFrame:
        """The frame in which an ability answers this, or takes its place, for some of the cards."""
        registers = one.registers[:]
        registers[IT] = set_from(meant)
        registers[THAT] = self.seat
        registers[BY] = state.book.brought_about_by(state, self)
        registers[CHAIN] = set_from(self.chain) | state.book.links_of(one)
        if one.ability.much >= 0:
            registers[one.ability.much] = self.how_much(state)
        return CardFrame(one.program_number, one.ability.start, one.source, one.means, registers)


NOTHING_ELSE: Final[list[Any]] = []
"""What is nothing else besides. Shared: never change it."""


class Answer:
    """An ability that answers something, and the frame in which it does."""

    __slots__ = ("alive", "frame")

    def __init__(self, alive: Alive, frame: CardFrame) -> None:
        self.alive: Final = alive
        self.frame: Final = frame


def _in_order(state: EffectsState, answers: list[Answer]) -> list[Procedure[Any]]:
    """For the agenda, whose last runs first: the active player's, then the others' in turn order; of one
    player's, as they pick. Nobody is asked to put effects in order that are alike (`Book.are_alike`)."""
    found: list[Procedure[Any]] = []
    seat = state.active
    for _ in range(state.seats):
        seat = state.seats - 1 if seat == 0 else seat - 1  # the last in turn order first
        own = [answer for answer in answers if answer.alive.seat == seat]
        for answer in reversed(own):
            state.book.about_to_answer(state, answer.alive)
            found.append(answer.frame)
            if answer.alive.ability.kind == WHEN and answer.alive.lasting is None:
                state.spend(answer.alive)
        if len(own) > 1 and state.book.is_playing(state, seat):
            frames: list[Frame] = [answer.frame for answer in own]
            if state.book.differ(state, frames):
                found.append(Order(seat, len(own)))
    return found
