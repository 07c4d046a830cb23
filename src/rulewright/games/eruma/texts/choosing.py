"""What the text of a card lets players choose from: which cards and positions fit, how a choice names
them without telling what is hidden, and who sees what before choosing."""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.effects.machine import Machine
from rulewright.effects.program import AT_LEAST, CHOOSE, YOU, Condition, Instruction
from rulewright.games.eruma.rules.alive import (
    BY_A_POWER,
    alive_now,
    is_forbidden,
)
from rulewright.games.eruma.rules.board import POSITIONS, zone_one, zones
from rulewright.games.eruma.rules.hands import look_at
from rulewright.games.eruma.rules.holding import condition_holds
from rulewright.games.eruma.rules.numbering import CARDS, DECK_SIZE, IN_HAND
from rulewright.games.eruma.rules.state import Raid
from rulewright.games.eruma.rules.terms import DECK, MANIAC, MOVE, PLAY, PLAYFIELD, SUMMON, TARGETED
from rulewright.games.eruma.texts.filtering import (
    count_fitting,
    fitting,
    hidden_among,
)
from rulewright.games.eruma.texts.filters import CardProgram
from rulewright.games.eruma.texts.spots import fitting_spots, spot_use
from rulewright.kernel.bits import bit, lowest


class Choosing(Machine[Raid]):
    """The text of one of Eruma's cards, as far as it has something chosen or counted."""

    __slots__ = ()

    def program_in(self, raid: Raid) -> CardProgram:
        return raid.cards.programs[self.program]

    def fitting(self, raid: Raid, which: i64, registers: list[int]) -> int:
        alive_now(raid)
        return fitting(raid, raid.cards.programs[self.program], which, registers)

    def count(self, raid: Raid, which: i64, registers: list[int]) -> int:
        alive_now(raid)
        return count_fitting(raid, raid.cards.programs[self.program], which, registers)

    def targets(self, raid: Raid, which: i64, registers: list[int]) -> int:
        """The cards that fit and that nothing keeps from being a target."""
        found: i64 = self.fitting(raid, which, registers)
        if (raid.watched >> TARGETED) & 1 == 0:
            return found
        rest = found
        you: i64 = registers[YOU]
        while rest != 0:
            card = lowest(rest)
            rest &= rest - 1
            if is_forbidden(raid, TARGETED, card, you, self.source, BY_A_POWER):
                found &= ~bit(card)
        return found

    def spots(self, raid: Raid, which: i64, registers: list[int]) -> i64:
        """The positions that fit and that the rules allow for what is put there next."""
        program = raid.cards.programs[self.program]
        found = fitting_spots(raid, program, which, registers)
        use = spot_use(program, which)
        actor: i64 = registers[use.e]
        if use.a == SUMMON:
            # ruling.summon-impossible: nobody is asked where to
            is_there = registers[use.c] in raid.extras[actor]
            return found & ~zone_one(1 - actor) if is_there and self.may_summon(raid) else 0
        if program.spots[which].place != PLAYFIELD:
            return found
        if use.a == PLAY:
            return found & zone_one(actor)
        cards: i64 = registers[use.b]
        if use.a == MOVE and cards != 0:
            # ruling.forced-movement
            return found & ~zones(1 - raid.controller(lowest(cards)))
        return found

    def may_summon(self, raid: Raid) -> bool:
        """henchman.maniac-only, ruling.summon-impossible: other cards only by their own text."""
        if self.means != BY_A_POWER:
            return True
        definition = raid.definition[self.source]
        return self.program == definition or raid.cards.kinds[definition] == MANIAC

    def holds(self, raid: Raid, condition: Condition, registers: list[int]) -> bool:
        alive_now(raid)
        return condition_holds(raid, raid.cards.programs[self.program], condition, registers)

    def holder(self, raid: Raid, cards: int, *, owner: bool) -> i64:
        card = lowest(cards)
        return raid.owner(card) if owner else raid.controller(card)

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

    def card_of_thing(self, raid: Raid, thing: i64) -> i64:
        if thing < POSITIONS:
            return raid.grid[thing]
        if thing < POSITIONS + CARDS:
            return thing - POSITIONS
        face = thing - POSITIONS - CARDS
        card = (face & 1) * DECK_SIZE
        while raid.definition[card] != face >> 1:
            card += 1
        return card

    # What is hidden

    def is_secret(self, raid: Raid, condition: Condition, seat: i64, registers: list[int]) -> bool:
        """Whether it asks for cards of the seat's own whose faces the other does not know."""
        if condition.kind != AT_LEAST:
            return False
        wanted = raid.cards.programs[self.program].filters[condition.filter]
        return wanted.asks_face and hidden_among(raid, wanted, 1 - seat, registers) != 0

    def look_first(self, raid: Raid, step: Instruction, registers: list[int]) -> None:
        """Who searches another's Deck sees it, and who chooses hidden cards by what they are sees
        their faces."""
        if step.op != CHOOSE:
            return
        wanted = raid.cards.programs[self.program].filters[step.b]
        if wanted.place != DECK and not wanted.asks_face:
            return
        seat: i64 = registers[step.e]
        cards = hidden_among(raid, wanted, seat, registers)
        if wanted.place == DECK:
            raid.learn(seat, cards)
            return
        while cards != 0:
            card = lowest(cards)
            cards &= cards - 1
            look_at(raid, card, seat)
