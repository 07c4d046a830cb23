"""What the runtime asks of a game about what happens: whether it can be, what it is besides, who answers, and
what is alive."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, mypyc_attr

from rulewright.effects.book.cards import S
from rulewright.effects.book.choices import ChoicesInTheBook
from rulewright.effects.frame import Frame
from rulewright.effects.live import Alive, LiveEffects
from rulewright.effects.program import BY, IT, THAT, YOU, Instruction
from rulewright.effects.sets import QuickSet, first_of, set_of

if TYPE_CHECKING:
    from rulewright.effects.happening import Happening

NOTHING_ELSE: Final[list[Any]] = []
"""Shared: never change it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Book(ChoicesInTheBook[S]):
    """What a game answers the runtime. One object a game, without state of its own.

    `answered_by_before` are the verbs that are answered by how things stood before the deed;
    `targeted` is the verb of being chosen as a target, which is only ever forbidden; `naming` the verb of
    the choice of a card's name, where texts let players name cards; `instead` the verb of the
    choice which text takes the place of something. With `answers_one_by_one` "whenever a …" answers for
    each of several cards by itself.
    """

    def __init__(
        self,
        *,
        answered_by_before: list[int],
        targeted: i64,
        instead: i64,
        answers_one_by_one: bool,
        naming: i64 = -1,
    ) -> None:
        self.answered_by_before: Final = QuickSet(answered_by_before)
        self.targeted: Final = targeted
        self.instead: Final = instead
        self.naming: Final = naming
        self.answers_one_by_one: Final = answers_one_by_one

    # What is alive

    def add_alive(self, state: S, seat: i64, found: list[Alive]) -> None:
        """Add the abilities that are alive for a seat, in the order in which they come."""
        raise NotImplementedError

    def found_alive(self, state: S, live: LiveEffects) -> None:
        """What is alive has been worked out: whatever follows from it is to be worked out too."""

    def texts_in_the_match(self, state: S) -> list[int]:
        """The printed cards that players have brought, by number: what their texts ask about is kept in mind."""
        raise NotImplementedError

    def cards_with_text(self, state: S, definition: i64, seat: i64) -> int:
        """The cards of a player in play that lie open and have a text, as a set."""
        raise NotImplementedError

    def is_still_told_apart(self, state: S, card: i64) -> bool:
        """Whether all players can still tell which card it is to which something has happened."""
        return True

    def keeps_its_text(self, state: S, card: i64) -> bool:
        """Whether a card still is where its text is alive, so that what was noted of it stays noted."""
        raise NotImplementedError

    def link_of(self, source: i64, ability: i64) -> i64:
        """The link in a chain of effects that an ability of a card is: what has one link in its chain is
        answered by nothing that is the same link."""
        raise NotImplementedError

    def links_of(self, one: Alive) -> int:
        """All links that an ability adds to the chain when it answers something, as a set."""
        return set_of(self.link_of(one.source, one.number))

    def has_led_to(self, state: S, one: Alive, what: Happening[S]) -> bool:
        """Whether an ability, or the same text on another card, has led to what happens: it does not answer that."""
        return what.is_led_to_by(self.link_of(one.source, one.number))

    def may_begin(self, state: S, duration: i64) -> bool:
        """Whether something can begin now that lasts so long."""
        return True

    # What can happen

    def possible(self, state: S, what: Happening[S]) -> list[int] | None:
        """The cards to which it can be done now: some may have left while others were answered for, and what
        is so already does not happen again. None if nothing would come of it."""
        return what.cards

    def is_watched(self, live: LiveEffects, what: Happening[S]) -> bool:
        """Whether anything alive forbids, replaces or answers it, or what it is besides."""
        return live.watched.has(what.verb)

    def also(self, state: S, what: Happening[S]) -> list[Happening[S]]:
        """What it is besides, as a swap of two cards is the movement of both: it may be forbidden, replaced
        and answered as that too."""
        return NOTHING_ELSE

    def is_all_or_nothing(self, what: Happening[S]) -> bool:
        """Whether it does not happen at all where it can't happen to one of its cards."""
        return False

    def is_whole(self, what: Happening[S]) -> bool:
        """Whether a text that takes its place does so for all of its cards at once."""
        return False

    def call_off(self, state: S, what: Happening[S]) -> None:
        """It is forbidden or replaced: whatever waits below for it to happen does not come about."""

    def unprotected(self, state: S, what: Happening[S]) -> list[int] | None:
        """Its cards but those that a rule of the book keeps from it; None if no card is left."""
        return what.cards

    def is_warded_off(self, state: S, what: Happening[S]) -> bool:
        """Whether a rule of the book puts something else in its place, which it then pushes."""
        return False

    # Whether a text means it

    def is_by(self, state: S, one: Alive, what: Happening[S]) -> bool:
        """Whether it comes about by what the ability says, which is none of what all games have."""
        raise NotImplementedError

    def is_moment(self, state: S, moment: i64) -> bool:
        """Whether it is a moment of the game's own at which alone a text works."""
        raise NotImplementedError

    def is_in_phase(self, state: S, phase: i64) -> bool:
        """Whether it is that phase now."""
        raise NotImplementedError

    def setting_of(self, state: S, what: Happening[S]) -> i64:
        """The card on which it happens, as a race on a level; -1 if there is none."""
        return -1

    def are_too_many(self, state: S, most: i64, what: Happening[S], card: i64) -> bool:
        """Whether the card's player would have more cards there than each may have."""
        raise NotImplementedError

    def brought_about_by(self, state: S, what: Happening[S]) -> int:
        """The cards that a text means which speaks of what has brought it about."""
        return 0 if what.cause < 0 else set_of(what.cause)

    # Effects that are due at one moment

    def are_alike(self, state: S, one: Frame, other: Frame) -> bool:
        """Whether it makes no difference which of two effects comes first: they are the same text of one player, and
        answer the same for cards of one player; if on different cards, they have nothing to do with these."""
        mine, yours = one.registers, other.registers
        if one.program != other.program or one.at != other.at or mine[YOU] != yours[YOU]:
            return False
        if one.source == other.source:
            return self._whose(state, mine[IT]) == self._whose(state, yours[IT])
        is_same = mine[IT] == yours[IT] and mine[THAT] == yours[THAT] and mine[BY] == yours[BY]
        if not is_same:
            return False
        program = one.program_in(state)
        for number, ability in enumerate(program.abilities):
            if ability.start == one.at:
                return not program.of_its_card[number]
        return False

    def _whose(self, state: S, cards: int) -> i64:
        return -1 if cards == 0 else self.seat_of(state, first_of(cards))

    def differ(self, state: S, frames: list[Frame]) -> bool:
        """Whether it makes a difference in which order these effects come."""
        return any(not self.are_alike(state, frames[0], other) for other in frames[1:])

    # Effects

    def about_to_answer(self, state: S, one: Alive) -> None:
        """An ability is about to answer or replace something: show what comes to light by that."""

    def is_over(self, state: S, frame: Frame) -> bool:
        """Whether an effect has ended meanwhile, so that nothing more of it happens."""
        return False

    def become(self, state: S, frame: Frame, card: int) -> None:
        """Go on announcing the power of the card in the set as that of the frame's card."""
        raise NotImplementedError

    def about_to_forbid(self, state: S, one: Alive) -> None:
        """An ability keeps something from happening that would have."""

    def resolve(self, state: S, further: Frame) -> None:
        """Announcing has ended: push what comes now, and `further` for the rest."""
        state.agenda.append(further)

    def is_deed_of(self, verb: i64, done: i64) -> bool:
        """Whether what was done is what a step with that verb does: to discard a hand is to discard each card
        of it."""
        return verb == done

    def bring_about(self, state: S, frame: Frame, step: Instruction, registers: list[int]) -> None:
        """Push what a step of an effect (DO) is to make happen, or do what nobody can answer."""
        raise NotImplementedError
