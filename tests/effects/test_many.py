"""The effect mechanism with more cards than a machine word has bits, and more than two players."""

from __future__ import annotations

import pytest

from rulewright.effects.asking import CHOICE_VERBS, Answering, at_random
from rulewright.effects.book import Book
from rulewright.effects.frame import Frame
from rulewright.effects.live import Alive
from rulewright.effects.machine import CardFrame
from rulewright.effects.program import (
    ALL,
    CHOOSE,
    EACH,
    FREE,
    GOTO,
    IT,
    MOST_REGISTERS,
    NONE,
    OPPONENT,
    STOP,
    YOU,
    Instruction,
    Program,
)
from rulewright.effects.sets import first_of, set_of, size_of
from rulewright.effects.state import EffectsState
from rulewright.kernel.choice import make_choice, thing_of
from rulewright.kernel.state import Procedure

SEVERAL = [3, 61, 62, 63, 64, 300]
MOST_CARDS = 301


def cards_of(cards: list[int]) -> int:
    return sum(set_of(card) for card in cards)


class Table(EffectsState):
    """A table with cards that all fit, and the program that is tried."""

    def __init__(self, seats: int, cards: list[int], code: list[Instruction]) -> None:
        program = Program(code, [], [], [], [], NONE)
        super().__init__(seats, EVERY_CARD_FITS, [program], MOST_CARDS)
        self.cards = cards_of(cards)
        self.ended: list[int] = []
        self.agenda = [End(), CardFrame(0, 0, 0, 0, [0] * MOST_REGISTERS)]
        self.advance()


class End(Procedure[Table]):
    """What comes after the text."""

    def run(self, table: Table) -> None:
        table.finish([100] + [0] * (table.seats - 1))


class EveryCardFits(Book[Table]):
    """A book to which every card is spoken of."""

    def is_over(self, table: Table, frame: Frame) -> bool:
        table.ended = frame.registers
        return False

    def add_alive(self, table: Table, seat: int, found: list[Alive]) -> None:
        """Nothing is alive."""

    def fitting(self, table: Table, program: Program, which: int, registers: list[int]) -> int:
        return table.cards

    def thing_of_card(self, table: Table, card: int, seat: int) -> int:
        return card

    def card_of_thing(self, table: Table, thing: int, left: int, seat: int) -> int:
        assert left & set_of(thing)
        return thing


EVERY_CARD_FITS = EveryCardFits(
    answered_by_before=[], targeted=NONE, instead=0, answers_one_by_one=False
)


def choose(into: int, count: int) -> Instruction:
    return Instruction(CHOOSE, into=into, least=count, most=count, who=YOU)


STOPS = Instruction(STOP)


@pytest.mark.parametrize("card", SEVERAL)
def test_a_set_of_one_card_has_that_card(card: int) -> None:
    assert first_of(set_of(card)) == card
    assert size_of(set_of(card)) == 1


def test_a_set_is_emptied_from_its_lowest_card_on() -> None:
    cards = cards_of(SEVERAL)
    found: list[int] = []
    while cards:
        assert size_of(cards) == len(SEVERAL) - len(found)
        found.append(first_of(cards))
        cards &= cards - 1
    assert found == SEVERAL


def test_cards_with_high_numbers_are_chosen() -> None:
    table = Table(2, SEVERAL, [choose(FREE, 2), Instruction(GOTO, go_to=2), STOPS])
    assert [thing_of(choice) for choice in table.choices[0].as_list()] == SEVERAL
    table.apply(0, make_choice(0, 300))
    assert [thing_of(choice) for choice in table.choices[0].as_list()] == SEVERAL[:-1]
    table.apply(0, make_choice(0, 62))
    assert table.over
    assert table.ended[FREE] == cards_of([62, 300])


def test_each_card_has_its_turn() -> None:
    loop = [
        Instruction(ALL, into=FREE),
        Instruction(EACH, left=FREE, go_to=3),
        Instruction(GOTO, go_to=1),
    ]
    table = Table(2, SEVERAL, [*loop, choose(FREE + 1, 1), STOPS])
    table.apply(0, make_choice(0, 64))
    assert table.ended[FREE] == 0
    assert table.ended[IT] == set_of(300)


def test_chance_takes_cards_with_high_numbers_too() -> None:
    table = Table(2, [], [STOPS])
    table.script = [5, 0]
    assert at_random(table, cards_of(SEVERAL), 2) == cards_of([300, 3])


def test_with_two_players_the_opponent_is_not_asked_for() -> None:
    code = [Instruction(OPPONENT, into=FREE), choose(IT, 0), Instruction(GOTO, go_to=3), STOPS]
    table = Table(2, [], code)
    assert table.over
    assert table.asked == 0


def test_of_several_opponents_one_is_chosen() -> None:
    table = Table(4, [62], [Instruction(OPPONENT, into=FREE), choose(IT, 1), STOPS])
    assert isinstance(table.agenda[-1], Answering)
    player = CHOICE_VERBS.index("player")
    assert table.choices[0].as_list() == [make_choice(player, other) for other in (1, 2, 3)]
    assert [table.asks(seat) for seat in range(4)] == [True, False, False, False]
    table.apply(0, make_choice(player, 2))
    table.apply(0, make_choice(0, 62))
    assert table.ended[FREE] == 2
