"""What the text of a card lets players choose from: which cards fit, how a choice names them without
telling what is hidden, and who is asked."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.effects.machine import Machine
from rulewright.effects.program import AT_LEAST, CHOOSE, TARGET, YOU, Condition, Instruction
from rulewright.effects.sets import cards_in, first_of, set_of
from rulewright.games.elma.rules.holding import condition_holds
from rulewright.games.elma.rules.numbering import BANNED, DISCARDED, IN_DECK, IN_HAND
from rulewright.games.elma.rules.state import Race
from rulewright.games.elma.rules.terms import (
    ANY_KIND,
    FULL_TURNS_OF_KUSKI,
    HAND,
    INSTANT,
    LIBRARY,
    TARGETED,
)
from rulewright.games.elma.texts.filters import CardProgram, Filter
from rulewright.games.elma.texts.finding import fitting, targets_among

FIRST_FACE: Final = 2048
"""From here on a choice names a card by what it is, whose it is, and where: cards in a hand or a pile
that are alike are one choice."""
_PILES: Final = [IN_HAND, IN_DECK, DISCARDED, BANNED]
_SEATS: Final = 8
LEAVING: Final = 3
"""What a frame is by, beyond the means of `terms.py`, that only looks for targets: its card will have
left by then."""


class Choosing(Machine[Race]):
    """The text of one of Elma's cards, as far as it has something chosen or counted."""

    __slots__ = ()

    def program_in(self, race: Race) -> CardProgram:
        program = race.cards.texts[self.program].program
        assert isinstance(program, CardProgram)
        return program

    def fitting(self, race: Race, which: i64, registers: list[int]) -> int:
        return fitting(race, self.program_in(race), which, registers)

    def targets(self, race: Race, which: i64, registers: list[int]) -> int:
        """The cards that fit and that nothing keeps from being a target."""
        found = self.fitting(race, which, registers)
        if self.means == LEAVING:
            found &= ~set_of(self.source)
        return self._open_to(race, found, registers)

    def _open_to(self, race: Race, cards: int, registers: list[int]) -> int:
        if race.cards.kinds[race.definition[self.source]] != INSTANT:
            return cards
        return targets_among(race, cards, TARGETED, self.source, registers[YOU])

    def options(self, race: Race, step: Instruction) -> int:
        """ruling.instant-targets: choosing a card for an effect counts as targeting it."""
        found = super().options(race, step)
        return self._open_to(race, found, self.registers) if step.op == CHOOSE else found

    def has_options(self, race: Race, step: Instruction) -> bool:
        """Whether somebody is asked must not tell what only they know (ruling.hidden-information): who
        has cards there is asked, and may have to say that none fits."""
        wanted = self.program_in(race).filters[step.b]
        if step.op in (CHOOSE, TARGET) and wanted.place in (HAND, LIBRARY) and _asks_face(wanted):
            seat = self.registers[step.e if step.op == CHOOSE else YOU]
            zone = race.hands[seat] if wanted.place == HAND else race.decks[seat]
            return len(zone) > 0
        return super().has_options(race, step)

    def holds(self, race: Race, condition: Condition, registers: list[int]) -> bool:
        return condition_holds(race, self.program_in(race), condition, registers)

    def is_secret(self, race: Race, condition: Condition, seat: i64, registers: list[int]) -> bool:
        """Whether it asks for cards of the seat's own that others do not see."""
        if condition.kind != AT_LEAST:
            return False
        wanted = self.program_in(race).filters[condition.filter]
        if wanted.place == HAND:
            return _asks_face(wanted) and len(race.hands[seat]) > 0
        return wanted.place == LIBRARY and len(race.decks[seat]) > 0

    def holder(self, race: Race, cards: int, *, owner: bool) -> i64:
        card = first_of(cards)
        return race.owner(card) if owner else race.controller(card)

    # Players

    def opponents(self, race: Race, seat: i64) -> int:
        return int(race.playing) & ~set_of(seat)

    def first_seat(self, race: Race, seats: int) -> i64:
        """ruling.instant-choices: in turn order from the active player."""
        seat = race.active
        while (seats >> int(seat)) & 1 == 0:
            seat = 0 if seat == race.seats - 1 else seat + 1
        return seat

    def measured(self, race: Race, what: i64, cards: int) -> int:
        """ruling.full-turns-battled: its owner's turns since it entered."""
        assert what == FULL_TURNS_OF_KUSKI
        if cards == 0:
            return 0
        card = first_of(cards)
        drive = race.drive_of(card)
        if drive is None:
            return 0
        return int(race.turns[race.owner(card)] - drive.turns_before)

    # How choices name cards

    def thing_of_card(self, race: Race, card: i64, seat: i64) -> i64:
        place = race.place[card]
        if place not in _PILES:
            return card
        face = race.definition[card] * _SEATS + race.owner(card)
        return FIRST_FACE + face * len(_PILES) + _PILES.index(place)

    def picked(self, race: Race, thing: i64, left: int, seat: i64) -> i64:
        if thing < FIRST_FACE:
            return thing
        for card in cards_in(left):
            if self.thing_of_card(race, card, seat) == thing:
                return card
        raise AssertionError("a choice names a card that is not there")


def face_of_thing(thing: i64) -> i64:
    """The definition of a card that a choice names by what it is."""
    return (thing - FIRST_FACE) // len(_PILES) // _SEATS


def owner_of_thing(thing: i64) -> i64:
    """Whose card it is."""
    return (thing - FIRST_FACE) // len(_PILES) % _SEATS


def pile_of_thing(thing: i64) -> i64:
    """Where it lies, as a place of the state."""
    return _PILES[(thing - FIRST_FACE) % len(_PILES)]


def _asks_face(wanted: Filter) -> bool:
    """Whether only its face tells if a card fits."""
    return wanted.kinds != ANY_KIND or wanted.types != 0
