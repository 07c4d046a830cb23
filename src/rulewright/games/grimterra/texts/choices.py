"""Which cards a text of Grimterra means, what it lets players choose from, and how a choice names that without telling
what is hidden."""

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
    Condition,
    Instruction,
    Program,
)
from rulewright.effects.sets import first_of, members_of, set_of, size_of
from rulewright.games.grimterra.rules import deeds, modifiers, numbering, terms
from rulewright.games.grimterra.rules.numbering import BLUFFED, NONE
from rulewright.games.grimterra.rules.state import Feud
from rulewright.games.grimterra.texts.filtering import controller, fits, fitting, fitting_within
from rulewright.games.grimterra.texts.filters import CardFilter

FIRST_FACE: Final = 2048
"""From here on a choice names a card by what it is, whose it is, and where: cards in a hand or a pile that are alike are
one choice."""
_PILES: Final = [numbering.IN_HAND, numbering.IN_DECK, numbering.DISCARDED, numbering.BLUFFED]
_SEATS: Final = 4


@mypyc_attr(allow_interpreted_subclasses=True)
class GrimterraChoices(Book[Feud]):
    """Cards, players and choices, as the effects of texts ask about them."""

    # Cards

    def fitting(self, feud: Feud, program: Program, which: i64, registers: list[int]) -> int:
        return fitting(feud, program, which, registers)

    def fitting_openly(self, feud: Feud, program: Program, which: i64, registers: list[int]) -> int:
        found = fitting(feud, program, which, registers)
        return self._openly(feud, program, which, found)

    def fitting_within(  # noqa: PLR0913 - of which cards, what is asked, by whom
        self,
        feud: Feud,
        program: Program,
        which: i64,
        cards: int,
        registers: list[int],
        *,
        openly: bool = False,
    ) -> int:
        found = fitting_within(feud, program, which, cards, registers)
        return self._openly(feud, program, which, found) if openly else found

    def _openly(self, feud: Feud, program: Program, which: i64, found: int) -> int:
        """As far as all players can tell: what a hidden card is must not give itself away."""
        if found == 0 or not cast(CardFilter, program.filters[which]).asks_face():
            return found
        for card in members_of(found):
            place = feud.place[card]
            if place in (numbering.IN_DECK, numbering.IN_HAND, numbering.PLACED, BLUFFED):
                found &= ~set_of(card)
        return found

    def fits(
        self, feud: Feud, program: Program, which: i64, card: CardId, registers: list[int]
    ) -> bool:
        if card == NONE:
            return False
        wanted = cast(CardFilter, program.filters[which])
        if not fits(feud, wanted, card, registers):
            return False
        return (
            wanted.noted < 0 or fitting_within(feud, program, which, set_of(card), registers) != 0
        )

    def count(
        self,
        feud: Feud,
        program: Program,
        which: i64,
        registers: list[int],
        *,
        openly: bool = False,
    ) -> i64:
        """bluff.secret-for-good: what a bluffed card is, is not counted either."""
        found = fitting(feud, program, which, registers)
        if openly:
            return size_of(self._openly(feud, program, which, found))
        if cast(CardFilter, program.filters[which]).asks_face():
            for card in members_of(found):
                if feud.place[card] == BLUFFED:
                    found &= ~set_of(card)
        return size_of(found)

    def measured(self, feud: Feud, measure: i64, cards: int) -> int:
        found: i64 = 0
        for hero in members_of(cards):
            if hero < feud.fighters:
                if measure == terms.DAMAGE_ON:
                    found += feud.damage_on(hero)
                else:
                    found += modifiers.health_of(feud, hero)
        return int(found)

    def counters_on(self, feud: Feud, card: CardId, kind: i64) -> i64:
        return feud.dark[card] if card < feud.fighters else 0

    # Players

    def owner_of(self, feud: Feud, card: CardId) -> Seat:
        return feud.owner(card)

    def controller_of(self, feud: Feud, card: CardId) -> Seat:
        return controller(feud, card)

    def is_playing(self, feud: Feud, seat: Seat) -> bool:
        return feud.is_playing(seat)

    def is_out_of_the_game(self, feud: Feud, card: CardId) -> bool:
        return feud.place[card] == numbering.GONE

    def opponents_of(self, feud: Feud, seat: Seat) -> int:
        return int(feud.playing) & ~set_of(seat)

    def stat(self, feud: Feud, stat: i64, seat: Seat) -> i64:
        if stat == terms.HAND_STAT:
            return len(feud.hands[seat])
        if stat == terms.DECK_STAT:
            return len(feud.decks[seat])
        if stat == terms.BLUFF_STAT:
            return (feud.bluffing >> seat) & 1
        if stat == terms.LAST_ROUND_STAT:
            return 1 if feud.round > 0 and feud.round == feud.rounds else 0
        assert stat == terms.RIVAL_STAT
        return max(0, feud.opponent_in_combat(seat))

    def top_of_deck(self, feud: Feud, seat: Seat, count: i64, *, is_bottom: bool) -> int:
        deck = feud.decks[seat]
        found = 0
        for place in range(min(count, len(deck))):
            found |= set_of(deck[place if is_bottom else len(deck) - 1 - place])
        return found

    # What may be chosen

    def is_asked_anyway(self, feud: Feud, frame: Frame, step: Instruction) -> bool:
        """ruling.hidden-information: who has cards there is asked, and may have to say that none fits."""
        if step.op not in (CHOOSE, TARGET):
            return False
        wanted = cast(CardFilter, frame.program_in(feud).filters[step.fitting])
        if not wanted.asks_face():
            return False
        if wanted.only >= 0 and step.least == 0:
            looked_at = members_of(frame.registers[wanted.only])
            return any(not feud.knows(-1, card) for card in looked_at)
        seat = frame.seat_asked(feud, step)
        if wanted.place == terms.HAND:
            return len(feud.hands[seat]) > 0
        if wanted.place == terms.DECK:
            return len(feud.decks[seat]) > 0
        if wanted.place != terms.DISCARD_PILE:
            return False
        discards = feud.discards[seat]
        return any(feud.place[discards[at]] == BLUFFED for at in range(len(discards)))

    def is_secret(
        self, feud: Feud, frame: Frame, condition: Condition, seat: Seat, registers: list[int]
    ) -> bool:
        """Whether it asks for cards of the seat's own that others do not see."""
        if condition.kind != AT_LEAST:
            return False
        wanted = cast(CardFilter, frame.program_in(feud).filters[condition.filter])
        if wanted.place == terms.HAND:
            return wanted.asks_face() and len(feud.hands[seat]) > 0
        return wanted.place == terms.DECK and len(feud.decks[seat]) > 0

    def look_first(self, feud: Feud, frame: Frame, step: Instruction, registers: list[int]) -> None:
        """Who searches another's deck sees it, and so does who chooses cards of another's hand by what they are."""
        if step.op != CHOOSE:
            return
        wanted = cast(CardFilter, frame.program_in(feud).filters[step.fitting])
        is_search = wanted.place == terms.DECK
        if not is_search and (wanted.place != terms.HAND or not wanted.asks_face()):
            return
        seat: i64 = registers[step.who]
        for other in range(feud.seats):
            if other == seat or not self.is_seat(feud, other, wanted.whose_place, registers):
                continue
            if is_search:
                deeds.look_through(feud, seat, other)
            else:
                deeds.look_at_hand(feud, seat, other)

    # How choices name cards

    def unseen(self, feud: Feud, seat: Seat) -> int:
        """The cards in hands and decks that the seat does not know."""
        found = 0
        for other in range(feud.seats):
            hand = feud.hands[other]
            if other != seat:
                for place in range(len(hand)):
                    if not feud.knows(seat, hand[place]):
                        found |= set_of(hand[place])
        return found

    def thing_of_card(self, feud: Feud, card: CardId, seat: Seat) -> i64:
        place = feud.place[card]
        if place == numbering.WORN:
            return feud.first_alike(card)
        if place not in _PILES:
            return card
        face = feud.definition[card] * _SEATS + feud.owner(card)
        return FIRST_FACE + face * len(_PILES) + _PILES.index(place)

    def card_of_thing(self, feud: Feud, thing: i64, left: int, seat: Seat) -> i64:
        if thing < feud.fighters:
            return thing
        for card in members_of(left):
            if self.thing_of_card(feud, card, seat) == thing:
                return card
        raise AssertionError("a choice names a card that is not there")

    def holder_of(self, feud: Feud, cards: int, *, is_owner: bool) -> i64:
        card = first_of(cards)
        return feud.owner(card) if is_owner else controller(feud, card)


def face_of_thing(thing: i64) -> i64:
    """The definition of a card that a choice names by what it is."""
    return (thing - FIRST_FACE) // len(_PILES) // _SEATS


def owner_of_thing(thing: i64) -> i64:
    """Whose card it is."""
    return (thing - FIRST_FACE) // len(_PILES) % _SEATS


def pile_of_thing(thing: i64) -> i64:
    """Where it lies, as a place of the state."""
    return _PILES[(thing - FIRST_FACE) % len(_PILES)]
