"""Which cards and positions a text of Eruma means, what it lets players choose from, how a choice names that
without telling what is hidden, and who sees what before choosing."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from rulewright.effects.book import Book
from rulewright.effects.frame import Frame
from rulewright.effects.happening import NO_CARD
from rulewright.effects.matching import may_be_forbidden
from rulewright.effects.program import AT_LEAST, CHOOSE, DO, YOU, Condition, Instruction, Program
from rulewright.effects.sets import members_of
from rulewright.games.eruma.rules import terms
from rulewright.games.eruma.rules.board import POSITIONS, zone_one, zones
from rulewright.games.eruma.rules.hands import look_at
from rulewright.games.eruma.rules.happening import is_forbidden
from rulewright.games.eruma.rules.modifiers import chooser_of_discards, is_changed, shut_to
from rulewright.games.eruma.rules.numbering import CARDS, DECK_SIZE, IN_HAND, SEATS
from rulewright.games.eruma.rules.state import Raid
from rulewright.games.eruma.texts.filtering import (
    count_in_extras,
    fitting,
    hidden_among,
    is_printed,
    openly_fitting,
)
from rulewright.games.eruma.texts.filters import CardFilter, SpotFilter
from rulewright.games.eruma.texts.spots import fitting_spots, spot_use
from rulewright.kernel.bits import bit, count_of, lowest


class ErumaChoices(Book[Raid]):
    """Cards, players and choices, as the effects of texts ask about them."""

    # Cards and players

    def fitting(self, raid: Raid, program: Program, which: i64, registers: list[int]) -> int:
        raid.live_now()
        return fitting(raid, program, which, registers)

    def fitting_openly(self, raid: Raid, program: Program, which: i64, registers: list[int]) -> int:
        """ruling.hidden-faces."""
        raid.live_now()
        return openly_fitting(raid, program, which, registers)

    def count(
        self,
        raid: Raid,
        program: Program,
        which: i64,
        registers: list[int],
        *,
        openly: bool = False,
    ) -> i64:
        """In Extra Decks too, where cards have no number of their own."""
        raid.live_now()
        found = (
            openly_fitting(raid, program, which, registers)
            if openly
            else fitting(raid, program, which, registers)
        )
        return count_of(found) + count_in_extras(raid, program, which, registers)

    def top_of_deck(self, raid: Raid, seat: i64, count: i64, *, is_bottom: bool) -> int:
        deck = raid.decks[seat]
        found: i64 = 0
        for place in range(min(count, len(deck))):
            found |= bit(deck[place if is_bottom else len(deck) - 1 - place])
        return found

    def owner_of(self, raid: Raid, card: i64) -> i64:
        return raid.owner(card)

    def controller_of(self, raid: Raid, card: i64) -> i64:
        return raid.controller(card)

    def seat_of(self, raid: Raid, card: i64) -> i64:
        return raid.controller(card) if raid.place[card] < POSITIONS else raid.owner(card)

    def stat(self, raid: Raid, stat: i64, seat: i64) -> i64:
        if stat == terms.POINTS_STAT:
            return raid.points if seat == raid.active else 0
        return raid.treasure[seat]

    # What may be chosen

    def targets(self, raid: Raid, frame: Frame, which: i64, registers: list[int]) -> int:
        """The cards that fit and that nothing keeps from being a target."""
        program = frame.program_in(raid)
        found: i64 = self.fitting(raid, program, which, registers)
        if cast(CardFilter, program.filters[which]).lends_power:
            for card in members_of(found):
                if not self.lends_power(raid, card, frame.source, registers[YOU]):
                    found &= ~bit(card)
        if not may_be_forbidden(raid, terms.TARGETED):
            return found
        you: i64 = registers[YOU]
        for card in members_of(found):
            if is_forbidden(
                raid, terms.TARGETED, card, you, cause=frame.source, means=terms.BY_A_POWER
            ):
                found &= ~bit(card)
        return found

    def chooser(self, raid: Raid, frame: Frame, step: Instruction) -> i64:
        """ruling.open-hand: another may choose what a player discards."""
        seat: i64 = frame.registers[step.who]
        if not is_changed(raid, terms.OTHER_CHOOSES_DISCARDS):
            return seat
        after = frame.program_in(raid).code[frame.at]
        is_discard = after.op == DO and after.verb == terms.DISCARD and after.cards == step.into
        if not is_discard or frame.registers[after.who] != seat:
            return seat
        return chooser_of_discards(raid, seat)

    def lends_power(self, raid: Raid, card: i64, source: i64, seat: i64) -> bool:
        """ruling.used-power: whether another card could use its power now in the place of its own."""
        raise NotImplementedError

    def spots(self, raid: Raid, frame: Frame, which: i64, registers: list[int]) -> int:
        """The positions that fit and that the rules allow for what is put there next."""
        program = frame.program_in(raid)
        found = fitting_spots(raid, program, which, registers)
        use = spot_use(program, which)
        actor: i64 = registers[use.who]
        if use.verb in (terms.SUMMON, terms.PLAY):
            found &= ~shut_to(raid, NO_CARD)
        elif use.verb == terms.MOVE and registers[use.cards] != 0:
            found &= ~shut_to(raid, lowest(registers[use.cards]))
        if use.verb == terms.SUMMON:
            # ruling.summon-impossible: nobody is asked where to
            is_there = registers[use.definition] in raid.extras[actor]
            can_be = is_there and self.may_summon(raid, frame)
            return found & ~zone_one(1 - actor) if can_be else 0
        if cast(SpotFilter, program.spots[which]).place != terms.PLAYFIELD:
            return found
        if use.verb == terms.PLAY:
            return found & zone_one(actor)
        cards: i64 = registers[use.cards]
        if use.verb == terms.MOVE and cards != 0:
            # ruling.forced-movement
            return found & ~zones(1 - raid.controller(lowest(cards)))
        return found

    def may_summon(self, raid: Raid, frame: Frame) -> bool:
        """henchman.maniac-only, ruling.summon-impossible: other cards only by their own text."""
        if frame.means != terms.BY_A_POWER:
            return True
        definition = raid.definition[frame.source]
        is_printed_so = raid.cards.kinds[definition] == terms.MANIAC
        if frame.program == definition and not is_printed_so:
            return True
        return raid.kind(frame.source) & terms.MANIAC != 0

    # How choices name cards

    def unseen(self, raid: Raid, seat: i64) -> int:
        """ruling.unseen-choice: the cards in the other's hand whose faces the seat does not know."""
        found: i64 = 0
        hand = raid.hands[1 - seat]
        for place in range(len(hand)):
            if not raid.knows(seat, hand[place]):
                found |= bit(hand[place])
        return found

    def thing_of_card(self, raid: Raid, card: i64, seat: i64) -> i64:
        """A position, or the number of a card in one's own hand. Others go by what they are: their
        numbers would tell where in the Deck they lay."""
        place = raid.place[card]
        if place < POSITIONS:
            return place
        if place == IN_HAND and raid.owner(card) == seat:
            return POSITIONS + card
        return POSITIONS + CARDS + 2 * raid.definition[card] + raid.owner(card)

    def card_of_thing(self, raid: Raid, thing: i64, left: int, seat: i64) -> i64:
        return named_card(raid, thing)

    # Names

    def nameable(self, raid: Raid, program: Program, which: i64) -> list[int]:
        """ruling.naming."""
        wanted = cast(CardFilter, program.filters[which])
        return [
            definition
            for definition in range(len(raid.programs))
            if is_printed(raid, wanted, definition)
        ]

    # What is hidden

    def is_secret(
        self, raid: Raid, frame: Frame, condition: Condition, seat: i64, registers: list[int]
    ) -> bool:
        """Whether it asks for cards of the seat's own whose faces the other does not know."""
        if condition.kind != AT_LEAST:
            return False
        wanted = cast(CardFilter, frame.program_in(raid).filters[condition.filter])
        return wanted.asks_face() and hidden_among(raid, wanted, 1 - seat, registers) != 0

    def is_asked_anyway(self, raid: Raid, frame: Frame, step: Instruction) -> bool:
        """ruling.search: who searches a Deck says that nothing is found. Who looks at cards that others do not see
        says that none of them fits."""
        if step.op != CHOOSE or step.least > 0:
            return False
        wanted = cast(CardFilter, frame.program_in(raid).filters[step.fitting])
        if not wanted.asks_face():
            return False
        if wanted.place == terms.DECK:
            for seat in range(SEATS):
                if (
                    raid.book.is_seat(raid, seat, wanted.whose_place, frame.registers)
                    and len(raid.decks[seat]) > 0
                ):
                    return True
        if wanted.only < 0:
            return False
        return any(not raid.knows(-1, card) for card in members_of(frame.registers[wanted.only]))

    def look_first(self, raid: Raid, frame: Frame, step: Instruction, registers: list[int]) -> None:
        """Who searches another's Deck sees it, and who chooses hidden cards by what they are sees
        their faces."""
        if step.op != CHOOSE:
            return
        wanted = cast(CardFilter, frame.program_in(raid).filters[step.fitting])
        if wanted.place != terms.DECK and not wanted.asks_face():
            return
        seat: i64 = registers[step.who]
        cards = hidden_among(raid, wanted, seat, registers)
        if wanted.place == terms.DECK:
            raid.learn(seat, cards)
            return
        for card in members_of(cards):
            look_at(raid, card, seat)


def named_card(raid: Raid, thing: i64) -> i64:
    """The card that a choice names (`ErumaChoices.thing_of_card`)."""
    if thing < POSITIONS:
        return raid.grid[thing]
    if thing < POSITIONS + CARDS:
        return thing - POSITIONS
    face = thing - POSITIONS - CARDS
    card = (face & 1) * DECK_SIZE
    while raid.definition[card] != face >> 1:
        card += 1
    return card
