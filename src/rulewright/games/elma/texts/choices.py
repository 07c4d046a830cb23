"""Which cards a text of Elma means, what it lets players choose from, and how a choice names that without
telling what is hidden."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from rulewright.effects.book import Book
from rulewright.effects.frame import Frame
from rulewright.effects.ids import CardId, Seat
from rulewright.effects.program import (
    AT_LEAST,
    CHOOSE,
    TARGET,
    YOU,
    Condition,
    Instruction,
    Program,
)
from rulewright.effects.sets import first_of, members_of, set_of
from rulewright.games.elma.rules import now, numbering, terms
from rulewright.games.elma.rules.state import Race
from rulewright.games.elma.texts.filtering import fits
from rulewright.games.elma.texts.filters import CardFilter
from rulewright.games.elma.texts.finding import among, fitting, placed, remembered, targets_among
from rulewright.kernel.event import EVERYONE

FIRST_FACE: Final = 2048
"""From here on a choice names a card by what it is, whose it is, and where: cards in a hand or a pile
that are alike are one choice."""
_PILES: Final = [numbering.IN_HAND, numbering.IN_DECK, numbering.DISCARDED, numbering.BANNED]
_SEATS: Final = 8


@mypyc_attr(allow_interpreted_subclasses=True)
class ElmaChoices(Book[Race]):
    """Cards, players and choices, as the effects of texts ask about them."""

    # Cards

    def fitting(self, race: Race, program: Program, which: i64, registers: list[int]) -> int:
        found = fitting(race, program, which, registers)
        return placed(race, program, which, remembered(race, program, which, found, registers))

    def nameable(self, race: Race, program: Program, which: i64) -> list[int]:
        """ruling.naming."""
        wanted = cast(CardFilter, program.filters[which])
        kinds = race.cards.kinds
        types = race.cards.kuski_types
        return [
            definition
            for definition in range(len(race.programs))
            if kinds[definition] & wanted.kinds != 0
            and (wanted.types == 0 or types[definition] & wanted.types != 0)
        ]

    def fitting_within(  # noqa: PLR0913 - of which cards, what is asked, by whom
        self,
        race: Race,
        program: Program,
        which: i64,
        cards: int,
        registers: list[int],
        *,
        openly: bool = False,
    ) -> int:
        wanted = cast(CardFilter, program.filters[which])
        if wanted.standing != terms.EITHER:
            return cards & self.fitting(race, program, which, registers)
        found = among(race, wanted, cards, registers)
        return remembered(race, program, which, found, registers)

    def fits(
        self, race: Race, program: Program, which: i64, card: CardId, registers: list[int]
    ) -> bool:
        wanted = cast(CardFilter, program.filters[which])
        if not fits(race, wanted, card, registers):
            return False
        if wanted.standing != terms.EITHER:
            return self.fitting(race, program, which, registers) & set_of(card) != 0
        return wanted.noted < 0 or remembered(race, program, which, set_of(card), registers) != 0

    def measured(self, race: Race, measure: i64, cards: int) -> int:
        """ruling.full-turns-battled: its owner's turns since it entered."""
        assert measure == terms.FULL_TURNS_OF_KUSKI
        if cards == 0:
            return 0
        card = first_of(cards)
        drive = race.drive_of(card)
        if drive is None:
            return 0
        return int(race.turns[race.owner(card)] - drive.turns_before)

    def counters_on(self, race: Race, card: CardId, kind: i64) -> i64:
        return race.counters_on(card, kind)

    # Players

    def owner_of(self, race: Race, card: CardId) -> Seat:
        return race.owner(card)

    def controller_of(self, race: Race, card: CardId) -> Seat:
        return race.controller(card)

    def seat_of(self, race: Race, card: CardId) -> Seat:
        return now.seat_of(race, card)

    def is_playing(self, race: Race, seat: Seat) -> bool:
        return race.is_playing(seat)

    def is_out_of_the_game(self, race: Race, card: CardId) -> bool:
        return race.place[card] == numbering.GONE

    def opponents_of(self, race: Race, seat: Seat) -> int:
        return int(race.playing) & ~set_of(seat)

    def stat(self, race: Race, stat: i64, seat: Seat) -> i64:
        if stat == terms.FULL_TURNS_STAT:
            return -1 if race.battle is None else race.battle.full_turns_over()
        if stat == terms.IN_FIRST_STAT:
            return 1 if race.battle is not None and race.battle.is_in_first_full_turn() else 0
        if stat == terms.IN_LAST_STAT:
            return 1 if race.battle is not None and race.battle.is_in_last_full_turn() else 0
        if stat == terms.LIBRARY_STAT:
            return len(race.decks[seat])
        return race.points[seat]

    def top_of_deck(self, race: Race, seat: Seat, count: i64, *, is_bottom: bool) -> int:
        deck = race.decks[seat]
        found = 0
        for place in range(min(count, len(deck))):
            found |= set_of(deck[place if is_bottom else len(deck) - 1 - place])
        return found

    # What may be chosen

    def targets(self, race: Race, frame: Frame, which: i64, registers: list[int]) -> int:
        """ruling.instant-targets: the cards that fit and that nothing keeps from being a target."""
        found = self.fitting(race, frame.program_in(race), which, registers)
        if race.cards.kinds[race.definition[frame.source]] != terms.INSTANT:
            return found
        return targets_among(race, found, frame.source, registers[YOU])

    def choosable(self, race: Race, frame: Frame, which: i64, registers: list[int]) -> int:
        """ruling.instant-targets: choosing a card for an effect counts as targeting it."""
        return self.targets(race, frame, which, registers)

    def is_asked_anyway(self, race: Race, frame: Frame, step: Instruction) -> bool:
        """ruling.hidden-information: who has cards there is asked, and may have to say that none fits."""
        if step.op not in (CHOOSE, TARGET):
            return False
        wanted = cast(CardFilter, frame.program_in(race).filters[step.fitting])
        if wanted.only >= 0 and step.least == 0 and wanted.asks_face():
            looked_at = members_of(frame.registers[wanted.only])
            return any(race.seen_by(card) != EVERYONE for card in looked_at)
        if wanted.place not in (terms.HAND, terms.LIBRARY) or not wanted.asks_face():
            return False
        seat = frame.seat_asked(race, step)
        return len(race.hands[seat] if wanted.place == terms.HAND else race.decks[seat]) > 0

    def is_secret(
        self, race: Race, frame: Frame, condition: Condition, seat: Seat, registers: list[int]
    ) -> bool:
        """Whether it asks for cards of the seat's own that others do not see."""
        if condition.kind != AT_LEAST:
            return False
        wanted = cast(CardFilter, frame.program_in(race).filters[condition.filter])
        if wanted.place == terms.HAND:
            return wanted.asks_face() and len(race.hands[seat]) > 0
        return wanted.place == terms.LIBRARY and len(race.decks[seat]) > 0

    # How choices name cards

    def thing_of_card(self, race: Race, card: CardId, seat: Seat) -> i64:
        place = race.place[card]
        if place not in _PILES:
            return card
        face = race.definition[card] * _SEATS + race.owner(card)
        return FIRST_FACE + face * len(_PILES) + _PILES.index(place)

    def card_of_thing(self, race: Race, thing: i64, left: int, seat: Seat) -> i64:
        if thing < FIRST_FACE:
            return thing
        for card in members_of(left):
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
