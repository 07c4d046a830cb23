"""The effect mechanism with more cards than a machine word has bits, and more than two players."""

from __future__ import annotations

import pytest

from rulewright.effects.asking import CHOICE_VERBS, Answering, at_random
from rulewright.effects.machine import Machine
from rulewright.effects.program import (
    ALL,
    CHOOSE,
    EACH,
    FREE,
    GOTO,
    IT,
    OPPONENT,
    STOP,
    YOU,
    Instruction,
    Program,
)
from rulewright.effects.sets import first_of, set_of, size_of
from rulewright.kernel.choice import make_choice, thing_of
from rulewright.kernel.state import Procedure, State

SEVERAL = [3, 61, 62, 63, 64, 300]


def cards_of(cards: list[int]) -> int:
    return sum(set_of(card) for card in cards)


class Table(State):
    """A table with cards that all fit, and the program that is tried."""

    def __init__(self, seats: int, cards: list[int], code: list[Instruction]) -> None:
        super().__init__(seats)
        self.cards = cards_of(cards)
        self.program = Program(code, [], [])
        self.ended: list[int] = []
        self.agenda = [End(), Text(0, 0, 0, 0, [0] * 24)]
        self.advance()


class End(Procedure[Table]):
    """What comes after the text."""

    def run(self, table: Table) -> None:
        table.finish([100] + [0] * (table.seats - 1))


class Text(Machine[Table]):
    """A text of which every card is spoken."""

    def of(self, at: int, source: int, means: int, registers: list[int]) -> Text:
        return Text(self.program, at, source, means, registers)

    def program_in(self, table: Table) -> Program:
        table.ended = self.registers
        return table.program

    def fitting(self, table: Table, which: int, registers: list[int]) -> int:
        return table.cards

    def thing_of_card(self, table: Table, card: int, seat: int) -> int:
        return card

    def card_of_thing(self, table: Table, thing: int) -> int:
        return thing


def step(op: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = YOU) -> Instruction:
    return Instruction(op, a, b, c, d, e)


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
    table = Table(2, SEVERAL, [step(CHOOSE, FREE, c=2, d=2), step(GOTO, 2), step(STOP)])
    assert [thing_of(choice) for choice in table.choices[0].as_list()] == SEVERAL
    table.apply(0, make_choice(0, 300))
    assert [thing_of(choice) for choice in table.choices[0].as_list()] == SEVERAL[:-1]
    table.apply(0, make_choice(0, 62))
    assert table.over
    assert table.ended[FREE] == cards_of([62, 300])


def test_each_card_has_its_turn() -> None:
    loop = [step(ALL, FREE), step(EACH, FREE, 3), step(GOTO, 1)]
    table = Table(2, SEVERAL, [*loop, step(CHOOSE, FREE + 1, c=1, d=1), step(STOP)])
    table.apply(0, make_choice(0, 64))
    assert table.ended[FREE] == 0
    assert table.ended[IT] == set_of(300)


def test_chance_takes_cards_with_high_numbers_too() -> None:
    table = Table(2, [], [step(STOP)])
    table.script = [5, 0]
    assert at_random(table, cards_of(SEVERAL), 2) == cards_of([300, 3])


def test_with_two_players_the_opponent_is_not_asked_for() -> None:
    table = Table(2, [], [step(OPPONENT, FREE), step(CHOOSE, IT), step(GOTO, 3), step(STOP)])
    assert table.over
    assert table.asked == 0


def test_of_several_opponents_one_is_chosen() -> None:
    table = Table(4, [62], [step(OPPONENT, FREE), step(CHOOSE, IT, c=1, d=1), step(STOP)])
    assert isinstance(table.agenda[-1], Answering)
    player = CHOICE_VERBS.index("player")
    assert table.choices[0].as_list() == [make_choice(player, other) for other in (1, 2, 3)]
    assert [table.asks(seat) for seat in range(4)] == [True, False, False, False]
    table.apply(0, make_choice(player, 2))
    table.apply(0, make_choice(0, 62))
    assert table.ended[FREE] == 2
