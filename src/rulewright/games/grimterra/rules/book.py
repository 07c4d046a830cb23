"""What Grimterra's book answers the effects of texts: what is alive, what can happen, and what comes of it.

Which cards a text means and what it lets players choose is in `texts/choices.py`, on which this builds.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from rulewright.effects.frame import Frame
from rulewright.effects.happening import Happening
from rulewright.effects.ids import CardId, Seat
from rulewright.effects.live import Alive
from rulewright.effects.program import CHAIN, YOU, Instruction
from rulewright.effects.sets import first_of, members_of, set_of
from rulewright.games.grimterra.rules import deeds, numbering, story, terms
from rulewright.games.grimterra.rules.happening import (
    Happen,
    OfferedDraw,
    Shifting,
    Summoning,
)
from rulewright.games.grimterra.rules.numbering import (
    ARENA,
    BACKROW,
    DARK_DEATH,
    EFFECTS_A_CARD,
    NONE,
)
from rulewright.games.grimterra.rules.state import Feud
from rulewright.games.grimterra.rules.turn import INSTEAD
from rulewright.games.grimterra.texts.choices import GrimterraChoices
from rulewright.kernel.bits import bit
from rulewright.kernel.event import EVERYONE, only

DEPARTURES: Final = [
    terms.DIE, terms.DESTROY, terms.SACRIFICE, terms.DISCARD, terms.LEAVE_ARENA, terms.TO_HAND,
    terms.TO_DECK, terms.TO_DECK_TOP, terms.TO_DECK_BOTTOM, terms.TO_PILE,
]  # fmt: skip
"""What is answered by how things stood before."""
_LOOKING: Final = (
    terms.FETCH, terms.LOOK_AT, terms.REVEAL, terms.LOOK_AT_HAND, terms.REVEAL_HAND,
    terms.KEEP_TO_ONESELF, terms.LOSE_TRACK,
)  # fmt: skip
"""What nobody can answer."""
_MOVED: Final = (
    numbering.IN_DECK, numbering.IN_HAND, numbering.DISCARDED, numbering.BLUFFED, numbering.SHOWN,
    numbering.WOUND, numbering.WORN, numbering.CAST,
)  # fmt: skip
_WHERE: Final[dict[int, tuple[int, ...]]] = {
    terms.LEAVE_ARENA: (ARENA,),
    terms.ENTER_ARENA: (BACKROW,),
    terms.EQUIP: (numbering.CAST, numbering.WORN, numbering.DISCARDED, numbering.IN_HAND),
    terms.DESTROY: (numbering.WORN, ARENA, BACKROW),
    terms.SACRIFICE: (numbering.WORN, ARENA, BACKROW),
    terms.DISCARD: (numbering.IN_HAND, numbering.IN_DECK),
    terms.TO_HAND: tuple(place for place in _MOVED if place != numbering.IN_HAND),
    terms.TO_DECK: _MOVED,
    terms.TO_DECK_TOP: _MOVED,
    terms.TO_DECK_BOTTOM: _MOVED,
    terms.TO_PILE: (numbering.IN_HAND, numbering.IN_DECK, numbering.WORN),
    terms.CAST: (numbering.CAST, numbering.DISCARDED, numbering.WOUND),
    terms.AVOIDED: (numbering.SHOWN,),
}
"""Where a card is to which something can be done: if nothing is said, in the arena or the backrow."""
_LIVING: Final = (ARENA, BACKROW)


@mypyc_attr(allow_interpreted_subclasses=True)
class GrimterraBook(GrimterraChoices):
    """The rules of Grimterra, as the effects of texts ask about them."""

    def __init__(self) -> None:
        super().__init__(
            answered_by_before=DEPARTURES,
            targeted=terms.TARGETED,
            instead=INSTEAD,
            answers_one_by_one=True,
        )

    # What is alive

    def add_alive(self, feud: Feud, seat: Seat, found: list[Alive]) -> None:
        """powers.passive-free, ruling.passive-everywhere; what is worn; the cards of this round; what lasts."""
        if not feud.cards.has_texts or not feud.is_playing(seat):
            return
        for hero in feud.fighters_of(seat):
            found += feud.abilities_of(hero, feud.face(hero), seat, terms.BY_A_POWER)
        for worn in feud.worn:
            if feud.owner(worn.hero) == seat:
                found += feud.abilities_of(
                    worn.card, feud.definition[worn.card], seat, terms.BY_A_CARD
                )
        card = feud.combat_card(seat)
        if card != NONE:
            found += feud.abilities_of(card, feud.definition[card], seat, terms.BY_A_CARD)
        feud.add_lasting(seat, terms.BY_A_CARD, found)

    def texts_in_the_match(self, feud: Feud) -> list[int]:
        return feud.brought()

    def cards_with_text(self, feud: Feud, definition: i64, seat: i64) -> int:
        found = 0
        for hero in feud.fighters_of(seat):
            if feud.face(hero) == definition:
                found |= set_of(hero)
        for worn in feud.worn:
            if feud.definition[worn.card] == definition and feud.owner(worn.hero) == seat:
                found |= set_of(worn.card)
        return found

    def is_still_told_apart(self, feud: Feud, card: CardId) -> bool:
        """Cards in hands and decks look alike, and so do bluffed ones; the number of a minion that died is another's
        next."""
        return feud.place[card] not in (
            numbering.IN_HAND,
            numbering.IN_DECK,
            numbering.PLACED,
            numbering.BLUFFED,
            numbering.GONE,
        )

    def keeps_its_text(self, feud: Feud, card: CardId) -> bool:
        return feud.place[card] in (numbering.WORN, ARENA, BACKROW, numbering.SHOWN)

    def link_of(self, source: CardId, ability: i64) -> i64:
        """ruling.effect-loop: no effect answers what it has brought about itself."""
        return source * EFFECTS_A_CARD + ability

    # What can happen

    def possible(self, feud: Feud, what: Happening[Feud]) -> list[int] | None:
        """ruling.impossible-instruction."""
        if len(what.cards) == 0:
            return what.cards
        verb = what.verb
        if len(what.cards) == 1:
            return what.cards if _can_be_done_to(feud, verb, what.cards[0]) else None
        found = [card for card in what.cards if _can_be_done_to(feud, verb, card)]
        if verb == terms.EXCHANGE and len(found) != 2:
            return None
        return found if len(found) > 0 else None

    def is_by(self, feud: Feud, one: Alive, what: Happening[Feud]) -> bool:
        if one.ability.by == terms.BY_DAMAGE_DONE:
            return what.means == terms.BY_DAMAGE
        assert one.ability.by == terms.BY_COUNTERS
        return what.means == terms.BY_DARK_COUNTERS

    def is_in_phase(self, feud: Feud, phase: i64) -> bool:
        return phase in (terms.TURN, feud.phase)

    # Effects

    def resolve(self, feud: Feud, further: Frame) -> None:
        """dark.kills-at-once: a power ends with a hero whom its own price has killed by counters."""
        source = further.source
        if further.means == terms.BY_A_POWER and source < feud.fighters:
            is_dead = not feud.is_alive(source)
            if is_dead and feud.dark[source] >= DARK_DEATH:
                return
        feud.agenda.append(further)

    def is_deed_of(self, verb: i64, done: i64) -> bool:
        return verb == done or (
            verb in terms.TO_EACH_IN_HAND and terms.TO_EACH_IN_HAND[int(verb)] == done
        )

    def chance_decided(self, feud: Feud, frame: Frame, sides: i64, result: i64) -> None:
        """areas.die-roll, ruling.die-rolls."""
        who: i64 = frame.registers[YOU]
        if sides == 2:
            kind = story.FLIPPED_HEADS if result == 1 else story.FLIPPED_TAILS
            feud.tell(EVERYONE, kind, who)
        else:
            feud.tell(EVERYONE, story.ROLLED, who, result)

    def bring_about(
        self, feud: Feud, frame: Frame, step: Instruction, registers: list[int]
    ) -> None:
        verb = step.verb
        seat: Seat = registers[step.who]
        cards: list[int] = []
        if step.cards >= 0:
            cards = members_of(registers[step.cards])
            if verb in (terms.TO_DECK_TOP, terms.TO_DECK_BOTTOM, terms.LOOK_AT):
                cards = feud.as_they_lie(cards, from_the_bottom=verb == terms.TO_DECK_TOP)
            if verb <= terms.ENTER_ARENA:
                cards = [card for card in cards if card < feud.fighters]
            if len(cards) == 0 and verb != terms.FETCH:
                return
        if verb == terms.NOTHING_HAPPENS:
            return
        amount: i64 = registers[step.amount] if step.amount >= 0 else 1
        if amount == 0:
            return
        amount = min(amount, numbering.LARGEST)
        cause, chain = frame.source, members_of(registers[CHAIN])
        means = frame.means
        whose: Seat = registers[step.whose] if step.whose >= 0 else seat
        if verb in _LOOKING:
            _look(feud, verb, cards, seat, whose)
        elif verb == terms.FLIP and feud.in_round:
            for hero in cards:
                feud.flipping |= bit(hero)  # ruling.flip-by-effect
        elif verb == terms.SHIFT:
            giver = registers[step.other]
            if giver != 0 and first_of(giver) < feud.fighters:
                shifting = Shifting(
                    terms.GET_COUNTERS, cards[:1], seat, giver=first_of(giver), amount=amount,
                    cause=cause, means=means, chain=chain,
                )  # fmt: skip
                feud.agenda.append(shifting)
        elif verb == terms.SUMMON:
            definition = registers[step.definition]
            feud.agenda.append(
                Summoning(
                    verb, [], seat, definition=definition, cause=cause, means=means, chain=chain
                )
            )
        elif verb == terms.DISCARD_HAND:
            hand = sorted(feud.hands[whose].as_list())
            if len(hand) > 0:
                feud.agenda.append(
                    Happen(terms.DISCARD, hand, whose, cause=cause, means=means, chain=chain)
                )
        elif verb == terms.DRAW:
            one: Happening[Feud] = Happen(
                terms.DRAW, [], seat, cause=cause, means=means, chain=chain
            )
            if step.is_offered:
                one = OfferedDraw(terms.DRAW, [], seat, cause=cause, means=means, chain=chain)
            for _ in range(amount):
                feud.agenda.append(one)
        else:
            shown = feud.shown_from_hand(cards) if len(cards) > 0 else cards
            feud.agenda.append(
                Happen(verb, shown, seat, amount=amount, cause=cause, means=means, chain=chain)
            )


def _look(feud: Feud, verb: i64, cards: list[int], seat: Seat, whose: Seat) -> None:
    """A step of a text at which cards are shown to somebody, or somebody loses track of them."""
    if verb == terms.FETCH:
        deeds.fetch(feud, seat, cards)
    elif verb == terms.LOOK_AT:
        deeds.look_at(feud, seat, cards)
    elif verb == terms.REVEAL:
        deeds.reveal(feud, feud.shown_from_hand(cards))
    elif verb == terms.LOOK_AT_HAND:
        deeds.look_at_hand(feud, seat, whose)
    elif verb == terms.REVEAL_HAND:
        deeds.reveal(feud, feud.shown_from_hand(feud.hands[seat].as_list()))
    else:
        deeds.lose_track(feud, cards, only(seat) if verb == terms.KEEP_TO_ONESELF else 0)


def _can_be_done_to(feud: Feud, verb: i64, card: CardId) -> bool:
    """Whether it can be done to the card now."""
    place = int(feud.place[card])
    if place not in _WHERE.get(int(verb), _LIVING):
        return False
    if verb == terms.FLIP:
        is_normal = not feud.is_empowered(card)
        return is_normal and feud.cards.other_sides[feud.definition[card]] != NONE
    if verb == terms.FLIP_BACK:
        return feud.is_empowered(card)
    if verb == terms.ENTER_ARENA:
        return feud.arena_hero(feud.owner(card)) == NONE
    if verb == terms.REMOVE_WOUNDS:
        return feud.damage_on(card) > 0
    return True


GRIMTERRA_BOOK: Final[Any] = GrimterraBook()
