"""A state in which texts are alive: what the runtime keeps of them, beside the game's own data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, mypyc_attr

from rulewright.effects.ids import Definition, Seat, Turn
from rulewright.effects.live import (
    ANSWERED,
    CHOSEN,
    CHOSEN_THIS_TURN,
    NOTHING_ALIVE,
    SPENT,
    USED,
    Alive,
    Lasting,
    LiveEffects,
    Mark,
)
from rulewright.effects.noted import Asking, Noted
from rulewright.effects.program import CHAIN, MOST_REGISTERS, THIS, YOU, Program
from rulewright.effects.sets import set_of
from rulewright.effects.turns import ExtraTurn
from rulewright.kernel.fields import copy_fields, state_fields
from rulewright.kernel.state import State

if TYPE_CHECKING:
    from rulewright.effects.book import Book

NO_ABILITIES: Final[list[Alive]] = []
"""Shared: never change it."""


def registers_for(source: i64, seat: i64, chain: int) -> list[int]:
    """The registers with which an effect of a card starts; `chain` are the links that led to it."""
    registers = [0] * MOST_REGISTERS
    registers[THIS] = set_of(source)
    registers[YOU] = seat
    registers[CHAIN] = chain
    return registers


@state_fields
@mypyc_attr(allow_interpreted_subclasses=True)
class EffectsState(State):
    """A match under way in a game whose cards have texts.

    `book` is what the game answers the runtime, `programs` are what the texts come to, by the number of the
    printed card; both never change. What is alive is worked out when somebody asks for it after
    `nothing_is_certain` was called: whatever may change it calls that.
    """

    active: Seat
    """Whose turn it is."""
    turn: Turn
    """How many turns have begun."""
    lasting: list[Lasting]
    marks: list[Mark]
    used_this_turn: list[Definition]
    """The texts that were used, triggered or played this turn: as often as they were (`usable.py`)."""
    noted: list[Noted]
    """What has happened, as far as a text asks about it (`record.py`)."""
    extra_turns: list[ExtraTurn]
    """Those that come after this turn, the next one first (`turns.py`)."""
    is_extra_turn: bool
    """Whether this turn is one."""
    last_in_order: Seat
    """Who had the last turn that was none."""
    skips: list[Seat]
    """The players who are to skip their next turn, each as often as they skip one."""

    def __init__(
        self,
        seats: i64,
        book: Book[Any],
        programs: list[Program],
        cards: int,
        origin: EffectsState | None = None,
    ) -> None:
        super().__init__(seats, origin, publishes_what_all_are_told=True)
        self.book: Final = book
        self.programs: Final = programs
        self.live: LiveEffects | None = None
        """What is alive now; None if that has to be worked out anew."""
        if origin is None:
            self.active = 0
            self.turn = 0
            self.lasting = []
            self.marks = []
            self.used_this_turn = []
            self.noted = []
            self.extra_turns = []
            self.is_extra_turn = False
            self.last_in_order = 0
            self.skips = []
            self.kept_in_mind: Asking | None = None
            """What the texts of the match ask about; None if that has to be looked up."""
            self.known_registers: list[list[int] | None] = [None] * cards
            self.known_alive: list[list[Alive] | None] = [None] * cards
            """The abilities of each card, for whom they were last alive, and the registers with which they
            start. What is in the lists tells by itself whether it is right still: copies share them."""
        else:
            copy_fields(EffectsState, self, origin)
            self.kept_in_mind = origin.kept_in_mind
            self.known_registers = origin.known_registers
            self.known_alive = origin.known_alive

    # What is alive

    def nothing_is_certain(self) -> None:
        """Something has changed that may make texts come alive, or end."""
        self.live = None

    def live_now(self) -> LiveEffects:
        """All that is alive, the active player's first, then the others' in turn order."""
        known = self.live
        return self._found_alive() if known is None else known

    def _found_alive(self) -> LiveEffects:
        found: list[Alive] = []
        seat = self.active
        for _ in range(self.seats):
            self.book.add_alive(self, seat, found)
            seat = 0 if seat == self.seats - 1 else seat + 1
        asked = self.asking_now().verbs
        live = NOTHING_ALIVE
        if len(found) > 0 or len(asked) > 0:
            live = LiveEffects(found, asked)
        self.live = live
        self.book.found_alive(self, live)
        return live

    def asking_now(self) -> Asking:
        """What the texts of the match ask about what has happened."""
        known = self.kept_in_mind
        if known is None:
            known = Asking(self.programs, self.book.texts_in_the_match(self), self.seats)
            self.kept_in_mind = known
        return known

    def abilities_of(self, card: i64, definition: i64, seat: i64, means: i64) -> list[Alive]:
        """The abilities of a card that work by themselves while it is in the right place, for a seat."""
        program = self.programs[definition]
        if len(program.working_alone) == 0:
            return NO_ABILITIES
        known = self.known_alive[card]
        if known is not None:
            first = known[0]
            if first.program_number == definition and first.seat == seat:
                return known
        registers = self.registers_of(card, seat)
        found = [
            Alive(
                card,
                seat=seat,
                program=program,
                program_number=definition,
                number=number,
                means=means,
                registers=registers,
            )
            for number in program.working_alone
        ]
        self.known_alive[card] = found
        return found

    def registers_of(self, card: i64, seat: i64) -> list[int]:
        """The registers with which effects of a card start for a seat, and nothing has led to. Shared: never
        change them."""
        known = self.known_registers[card]
        if known is not None and known[YOU] == seat:
            return known
        registers = registers_for(card, seat, 0)
        self.known_registers[card] = registers
        return registers

    def add_lasting(self, seat: i64, means: i64, found: list[Alive]) -> None:
        """What was begun for a while by a seat."""
        for lasting in self.lasting:
            if lasting.seat == seat and lasting.holds_in(self.turn):
                alive = Alive(
                    lasting.source,
                    seat=seat,
                    program=self.programs[lasting.program],
                    program_number=lasting.program,
                    number=lasting.ability,
                    means=means,
                    registers=lasting.registers,
                    lasting=lasting,
                )
                found.append(alive)

    # What is noted

    def is_marked(self, source: i64, program: i64, ability: i64, kind: i64) -> bool:
        """Whether this was noted of an ability."""
        return any(
            mark.source == source
            and mark.program == program
            and mark.ability == ability
            and mark.kind == kind
            for mark in self.marks
        )

    def mark(self, source: i64, program: i64, ability: i64, kind: i64) -> None:
        """Note it."""
        mark = Mark(source, program=program, ability=ability, kind=kind)
        self.marks = [*self.marks, mark]

    def forget_marks_of(self, card: i64) -> None:
        """The card is as new: each "when" of its text may come again."""
        if any(mark.source == card for mark in self.marks):
            self.marks = [mark for mark in self.marks if mark.source != card]

    def forget_whens_of(self, card: i64) -> None:
        """The text of the card begins anew: each "when" of it may come again; what was chosen stays chosen."""
        kept = (CHOSEN, CHOSEN_THIS_TURN)
        if any(mark.source == card and mark.kind not in kept for mark in self.marks):
            self.marks = [mark for mark in self.marks if mark.source != card or mark.kind in kept]

    def spend(self, one: Alive) -> None:
        """Its "when" has come. What was begun for a while ends with it."""
        if one.lasting is not None:
            self.lasting = [lasting for lasting in self.lasting if lasting is not one.lasting]
            self.live = None
        elif self.book.keeps_its_text(self, one.source):
            self.mark(one.source, one.program_number, one.number, SPENT)

    def has_answered(self, one: Alive) -> i64:
        """How often an ability has answered or taken the place of something this turn."""
        return sum(
            1
            for mark in self.marks
            if mark.kind == ANSWERED
            and mark.source == one.source
            and mark.program == one.program_number
            and mark.ability == one.number
        )

    def forget_what_was_used(self) -> None:
        """A new turn: what may be used once a turn may be used again."""
        self.used_this_turn = []
        of_this_turn = (USED, ANSWERED, CHOSEN_THIS_TURN)
        if any(mark.kind in of_this_turn for mark in self.marks):
            self.marks = [mark for mark in self.marks if mark.kind not in of_this_turn]

    def forget_what_happened_to(self, card: i64) -> None:
        """The card has left: what comes back is another one."""
        if len(self.noted) > 0 and any(card in each.cards for each in self.noted):
            self.noted = [each.without(card) for each in self.noted]
