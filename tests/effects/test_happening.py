"""The one pipeline, on a table of its own: may it be, is something else done instead, it is done, who answers.

Cards are numbers, each with the text that a test gives it; what happens is noted in the order in which it does.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from rulewright.effects.book import Book
from rulewright.effects.frame import Frame
from rulewright.effects.happening import BY_RULE, NO_CARD, NO_LINKS, Happening
from rulewright.effects.live import Alive
from rulewright.effects.program import (
    ANYBODY,
    CANT,
    CHAIN,
    DO,
    IT,
    NONE,
    STOP,
    WHEN,
    WHENEVER,
    WOULD,
    YOU,
    YOURSELF,
    Ability,
    Filter,
    Instruction,
    Program,
)
from rulewright.effects.sets import members_of, set_of
from rulewright.effects.state import EffectsState
from rulewright.kernel.choice import make_choice, thing_of
from rulewright.kernel.fields import fields_of, value
from rulewright.kernel.state import Procedure

BREAK, MEND, SEE, LEAVE = 0, 1, 2, 3
INSTEAD, GO_FIRST = 9, 6


class Only(Filter):
    """One card, or (NONE) any."""

    def __init__(self, card: int = NONE) -> None:
        self.card = card

    def said(self) -> list[object]:
        return [self.card]


class Happens(Happening["Table"]):
    """Something happens at the table, and is noted."""

    def do(self, table: Table) -> list[int] | None:
        table.notes.append((int(self.verb), *self.cards))
        if self.verb == LEAVE:
            table.gone += self.cards
            table.nothing_is_certain()
        return self.cards


class ToyBook(Book["Table"]):
    """Cards stand before the seat of their number's parity, and go when they leave."""

    def __init__(self) -> None:
        super().__init__(
            answered_by_before=[LEAVE], targeted=SEE, instead=INSTEAD, answers_one_by_one=True
        )

    def texts_in_the_match(self, table: Table) -> list[int]:
        return []

    def add_alive(self, table: Table, seat: i64, found: list[Alive]) -> None:
        for card in range(len(table.programs)):
            if card % 2 == seat and card not in table.gone:
                found += table.abilities_of(card, card, seat, 0)

    def keeps_its_text(self, table: Table, card: i64) -> bool:
        return card not in table.gone

    def link_of(self, source: i64, ability: i64) -> i64:
        return source

    def fitting(self, table: Table, program: Program, which: i64, registers: list[int]) -> int:
        wanted = program.filters[which]
        assert isinstance(wanted, Only)
        return 2**40 - 1 if wanted.card == NONE else set_of(wanted.card)

    def owner_of(self, table: Table, card: i64) -> i64:
        return card % 2

    def controller_of(self, table: Table, card: i64) -> i64:
        return card % 2

    def bring_about(
        self, table: Table, frame: Frame, step: Instruction, registers: list[int]
    ) -> None:
        cards = members_of(registers[IT])
        chain = members_of(registers[CHAIN])
        what = Happens(step.verb, cards, registers[YOU], cause=frame.source, chain=chain)
        table.agenda.append(what)


class Rest(Procedure["Table"]):
    """What was to come next: the end."""

    def run(self, table: Table) -> None:
        table.finish([100, 0])


class Table(EffectsState):
    """Two players, and the texts of a test."""

    def __init__(self, *texts: Program) -> None:
        super().__init__(2, ToyBook(), list(texts), 40)
        self.notes: list[tuple[int, ...]] = []
        self.gone: list[int] = []

    def lets(self, verb: int, *cards: int, seat: int = 0) -> list[tuple[int, ...]]:
        """What happens if this is about to, as far as nobody is asked."""
        self.agenda = [Rest(), Happens(verb, list(cards), seat)]
        self.advance()
        return self.notes


def text(kind: int, verb: int, does: int = NONE, about: int = NONE, **said: Any) -> Program:
    """A text of one ability that is about a card, or about any."""
    code = [] if does == NONE else [Instruction(DO, verb=does, who=YOU)]
    ability = Ability(kind, start=0, verb=verb, subject=0, **said)
    return Program([*code, Instruction(STOP)], [], [ability], [Only(about)], [], NONE)


NOTHING = Program([], [], [], [], [], NONE)


def test_what_no_text_speaks_of_just_happens() -> None:
    assert Table(text(CANT, MEND)).lets(BREAK, 7) == [(BREAK, 7)]


def test_what_is_forbidden_does_not_happen_and_nothing_answers_it() -> None:
    assert Table(text(CANT, BREAK), text(WHENEVER, BREAK, SEE)).lets(BREAK, 7) == []


def test_what_is_forbidden_to_some_cards_happens_to_the_others() -> None:
    assert Table(text(CANT, BREAK, about=7)).lets(BREAK, 6, 7, 8) == [(BREAK, 6, 8)]


def test_a_text_forbids_only_what_the_player_does_whom_it_names() -> None:
    own = text(CANT, BREAK, player=YOURSELF)
    assert Table(own).lets(BREAK, 7, seat=0) == []
    assert Table(own).lets(BREAK, 7, seat=1) == [(BREAK, 7)]
    assert Table(text(CANT, BREAK, player=ANYBODY)).lets(BREAK, 7, seat=1) == []


def test_a_replacement_takes_its_place() -> None:
    assert Table(text(WOULD, BREAK, MEND)).lets(BREAK, 7) == [(MEND, 7)]


def test_forbidding_beats_replacing() -> None:
    assert Table(text(CANT, BREAK), text(WOULD, BREAK, MEND)).lets(BREAK, 7) == []


def test_what_takes_the_place_for_one_card_leaves_the_others_as_they_would_be() -> None:
    assert Table(text(WOULD, BREAK, MEND, about=7)).lets(BREAK, 6, 7) == [(MEND, 7), (BREAK, 6)]


def test_of_two_replacements_the_player_affected_picks() -> None:
    table = Table(text(WOULD, BREAK, MEND), text(WOULD, BREAK, SEE))
    assert table.lets(BREAK, 7) == []
    assert (table.asks(0), table.asks(1)) == (False, True)
    assert [thing_of(choice) for choice in table.choices[1].as_list()] == [0, 1]
    table.apply(1, make_choice(INSTEAD, 1))
    assert table.notes == [(SEE, 7)]


def test_a_text_answers_after_what_it_answers() -> None:
    assert Table(text(WHENEVER, BREAK, MEND)).lets(BREAK, 7) == [(BREAK, 7), (MEND, 7)]


def test_a_text_answers_for_each_card_by_itself() -> None:
    notes = Table(text(WHENEVER, BREAK, MEND)).lets(BREAK, 6, 8)
    assert notes == [(BREAK, 6, 8), (MEND, 6), (MEND, 8)]


def test_whose_card_comes_first_is_asked_where_the_cards_are_of_different_players() -> None:
    table = Table(text(WHENEVER, BREAK, MEND))
    assert table.lets(BREAK, 6, 7) == [(BREAK, 6, 7)]
    assert table.waiting != 0


def test_when_comes_once_and_for_all_cards_together() -> None:
    table = Table(text(WHEN, BREAK, MEND))
    assert table.lets(BREAK, 6, 7) == [(BREAK, 6, 7), (MEND, 6, 7)]
    table.over = False
    assert table.lets(BREAK, 8)[2:] == [(BREAK, 8)]


def test_answers_come_in_turn_order_and_of_one_player_as_they_pick() -> None:
    table = Table(
        text(WHENEVER, BREAK, MEND), text(WHENEVER, BREAK, LEAVE), text(WHENEVER, BREAK, SEE)
    )
    assert table.lets(BREAK, 7) == [(BREAK, 7)]
    assert table.asks(0)
    table.apply(0, make_choice(GO_FIRST, 1))
    assert table.notes == [(BREAK, 7), (SEE, 7), (MEND, 7), (LEAVE, 7)]


def test_what_leaves_is_answered_by_how_things_stood_before() -> None:
    """The text of the card that leaves answers still; one that has left before does not."""
    table = Table(text(WHENEVER, LEAVE, MEND))
    assert table.lets(LEAVE, 0) == [(LEAVE, 0), (MEND, 0)]
    table.over = False
    assert table.lets(LEAVE, 7)[2:] == [(LEAVE, 7)]


def test_two_texts_that_answer_each_other_come_to_an_end() -> None:
    """No text answers what it has led to."""
    table = Table(text(WHENEVER, BREAK, MEND), text(WHENEVER, MEND, BREAK))
    assert table.lets(BREAK, 7) == [(BREAK, 7), (MEND, 7), (BREAK, 7)]


def test_a_text_that_replaces_by_the_same_does_so_once() -> None:
    assert Table(text(WOULD, BREAK, BREAK)).lets(BREAK, 7) == [(BREAK, 7)]


def test_nothing_is_answered_once_the_match_is_over() -> None:
    class Ends(Happens):
        def do(self, table: Table) -> list[int] | None:
            super().do(table)
            table.finish([100, 0])
            return self.cards

    table = Table(text(WHENEVER, BREAK, MEND))
    table.agenda = [Ends(BREAK, [7], 0)]
    table.advance()
    assert table.notes == [(BREAK, 7)]


@value
class Breaks(Happens):
    """It says besides in how many pieces."""

    pieces: int
    loudness: int = 3

    def do(self, table: Table) -> list[int] | None:
        table.notes.append((self.pieces, self.loudness))
        return super().do(table)


def test_a_game_has_kinds_of_happening_that_say_more_and_keep_it_for_other_cards() -> None:
    breaks = Breaks(BREAK, [6, 7], 0, 5)
    assert (breaks.cause, breaks.means, breaks.chain) == (NO_CARD, BY_RULE, NO_LINKS)
    assert list(fields_of(Breaks))[-2:] == ["pieces", "loudness"]
    assert breaks.saved() == [BREAK, [6, 7], 0, NO_CARD, BY_RULE, [], 5, 3]
    table = Table(text(CANT, BREAK, about=7))
    table.agenda = [Rest(), breaks]
    table.advance()
    assert table.notes == [(5, 3), (BREAK, 6)]


def test_verbs_may_have_any_number() -> None:
    high = 200
    table = Table(text(WHENEVER, high, high + 1))
    assert table.lets(high, 7) == [(high, 7), (high + 1, 7)]
    assert Table(text(CANT, high)).lets(high, 7) == []
    assert Table(text(CANT, high)).lets(high - 64, 7) == [(high - 64, 7)]
