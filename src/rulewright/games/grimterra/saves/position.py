"""Positions in a few readable lines, for tests, tutorials, puzzles and bug reports.

    players 3, turn 5, active me, phase pre, used spell
    me:   arena Ann, backrow Bob, dead Cid, minions Hound, hand Pounce 2 Shroud, deck Pounce
    them: arena none, hand Shroud, discard Pounce, bluffed Rust
    my Ann: empowered, wounds 2 Pounce 3, dark 4, wears Cloak

A card goes by its name, with hyphens for blanks, in any case; a hero by that of its normal side. Heroes that nobody names are
the first others of the set: in the backrow, or in the arena where no other is (`arena none` leaves it empty). A wound is a
number, which is a marker, or a card and its number: the card of the next player.

The phase is `begin` (the turn is about to begin), `arena` (the arena hero is to be chosen), `pre` (if nothing is said),
`combat`, `post` or `discard`. `deck` lists the top of a deck, next card first, `deck only …` all of it, `deck none` nothing;
below it lie as many cards as `rest` says (12 if nothing is said), all of the first kind of the set that goes into decks.
"""

from __future__ import annotations

from rulewright.gamekit.position_text import SEAT_NAMES
from rulewright.games.grimterra.rules import numbering, terms
from rulewright.games.grimterra.rules.cardset import CardSet
from rulewright.games.grimterra.rules.casting import ACT
from rulewright.games.grimterra.rules.leaving import lose
from rulewright.games.grimterra.rules.numbering import HEROES_EACH, NONE
from rulewright.games.grimterra.rules.records import Worn, Wound
from rulewright.games.grimterra.rules.state import Feud
from rulewright.games.grimterra.rules.turn import (
    AFTER,
    BEGIN,
    CHOOSING,
    DISCARDING,
    FIGHTING,
    Turn,
)
from rulewright.games.grimterra.saves.position_text import Described, HeroSaid, Side
from rulewright.kernel.bits import bit
from rulewright.kernel.zone import zone_of

_DONE = {"spell": terms.SPELL_DONE, "equipment": terms.EQUIPMENT_DONE, "power": terms.POWER_DONE}


def read_position(text: str, cards: CardSet, names: list[str]) -> Feud:
    """The game the text describes, before its next step."""
    return _Assembly(Described(text, cards, names)).feud


class _Assembly:
    """The game that a description describes, put together."""

    def __init__(self, said: Described) -> None:
        self.said = said
        self.filler = next(
            number
            for number in range(len(said.printed))
            if said.printed.kinds[number] & terms.DECK_CARD
        )
        self.on_heroes: list[list[int]] = [[] for _ in range(said.players)]
        """By seat: the cards of its deck that lie on heroes."""
        self.feud = self._assemble()

    def _assemble(self) -> Feud:
        said = self.said
        for seat in range(said.players):
            for hero in said.sides[seat].heroes:
                self.on_heroes[seat] += hero.wears
                self.on_heroes[self._next(seat)] += [
                    card for card, _ in hero.wounds if card != NONE
                ]
        sizes = [self._size(seat) for seat in range(said.players)]
        feud = Feud(said.printed, said.players, sizes)
        feud.turn = said.turn
        feud.active = feud.last_in_order = SEAT_NAMES.index(said.active)
        if feud.active >= feud.seats:
            raise said.wrong(f"{said.active!r} does not play")
        for seat in range(said.players):
            self._deal(feud, seat, said.sides[seat])
        for word in said.used:
            feud.done |= _DONE[word]
        self._begin(feud)
        for seat in range(said.players):
            if said.sides[seat].out:
                lose(feud, bit(seat))
        return feud

    def _next(self, seat: int) -> int:
        return (seat + 1) % self.said.players

    def _size(self, seat: int) -> int:
        side = self.said.sides[seat]
        named = len(side.hand) + len(side.discard) + len(side.bluffed) + len(side.deck)
        return max(1, named + side.rest + len(self.on_heroes[seat]))

    def _deal(self, feud: Feud, seat: int, side: Side) -> None:
        next_card = int(feud.first_card(seat))
        last = next_card + feud.sizes[seat]

        def numbered(definitions: list[int], place: int) -> list[int]:
            nonlocal next_card
            found: list[int] = []
            for definition in definitions:
                if not self.said.printed.kinds[definition] & terms.DECK_CARD:
                    name = self.said.names_of_cards[definition]
                    raise self.said.wrong(f"{name!r} does not lie there")
                feud.definition[next_card] = definition
                feud.place[next_card] = place
                found.append(next_card)
                next_card += 1
            return found

        feud.hands[seat] = zone_of(numbered(side.hand, numbering.IN_HAND))
        discards = numbered(side.discard, numbering.DISCARDED)
        feud.discards[seat] = zone_of(discards + numbered(side.bluffed, numbering.BLUFFED))
        top = numbered(side.deck, numbering.IN_DECK)
        self.on_heroes[seat] = numbered(self.on_heroes[seat], numbering.GONE)
        below = numbered([self.filler] * (last - next_card), numbering.IN_DECK)
        if side.rest == 0 and below:
            feud.place[below[0]] = numbering.GONE
            below = []
        feud.decks[seat] = zone_of([*below, *reversed(top)])
        hero, minion = seat * HEROES_EACH, int(feud.first_minion(seat))
        for told in side.heroes:
            if told.place == "minion":
                self._stand(feud, minion, told, numbering.ARENA)
                minion += 1
            else:
                self._stand(feud, hero, told, numbering.PLACES.index(told.place))
                hero += 1

    def _stand(self, feud: Feud, hero: int, told: HeroSaid, place: int) -> None:
        feud.definition[hero] = told.definition
        feud.place[hero] = place
        feud.dark[hero] = told.dark
        if told.empowered:
            feud.empowered |= bit(hero)

    def _put_on_heroes(self, feud: Feud) -> None:
        """Wounds and equipment, once all cards have their numbers."""
        waiting = [list(cards) for cards in self.on_heroes]
        for seat in range(self.said.players):
            hero, minion = seat * HEROES_EACH, int(feud.first_minion(seat))
            for told in self.said.sides[seat].heroes:
                number = minion if told.place == "minion" else hero
                if told.place == "minion":
                    minion += 1
                else:
                    hero += 1
                for definition in told.wears:
                    card = _taken(feud, waiting[seat], definition)
                    feud.place[card] = numbering.WORN
                    feud.worn = [*feud.worn, Worn(card, number)]
                for definition, amount in told.wounds:
                    card = NONE
                    if definition != NONE:
                        card = _taken(feud, waiting[self._next(seat)], definition)
                        feud.place[card] = numbering.WOUND
                    feud.wounds = [*feud.wounds, Wound(number, card, amount)]

    def _begin(self, feud: Feud) -> None:
        """What is left to do of the turn."""
        self._put_on_heroes(feud)
        phase = self.said.phase
        if phase == "begin":
            feud.turn -= 1
            feud.phase = terms.DISCARD_PHASE if feud.turn > 0 else 0
            feud.agenda.append(Turn(BEGIN))
        elif phase == "arena":
            feud.phase = terms.DRAW_PHASE
            feud.agenda.append(Turn(CHOOSING))
        elif phase == "pre":
            feud.phase = terms.PRE_COMBAT
            feud.agenda.append(Turn(FIGHTING))
            feud.agenda.append(ACT)
        elif phase == "combat":
            feud.phase = terms.PRE_COMBAT
            feud.agenda.append(Turn(FIGHTING))
        elif phase == "post":
            feud.phase = terms.COMBAT
            feud.agenda.append(Turn(AFTER))
        else:
            feud.phase = terms.POST_COMBAT
            feud.agenda.append(Turn(DISCARDING))


def _taken(feud: Feud, cards: list[int], definition: int) -> int:
    """One of the cards with that face, which is none of them any more."""
    card = next(each for each in cards if feud.definition[each] == definition)
    cards.remove(card)
    return card
