"""The state of a game of Grimterra: heroes and what they bear, where in the turn it is, and the combat.

Only data, and how it is copied and saved (`saves/loading.py` is the way back). The cards themselves are in
`cards_in_place.py`, what their numbers mean is in `numbering.py`. Cards are only moved here: what it means is in
`deeds.py`.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from rulewright.effects.ids import CardId, Definition, Seat
from rulewright.games.grimterra.rules import numbering, terms
from rulewright.games.grimterra.rules.cards_in_place import CardsInPlace
from rulewright.games.grimterra.rules.cardset import CardSet
from rulewright.games.grimterra.rules.ids import (
    DarkOfEach,
    FighterId,
    FighterOrNone,
    Fighters,
    Flags,
    Phase,
    Rounds,
    SeatOrNone,
    Seats,
    TabledOfEach,
)
from rulewright.games.grimterra.rules.numbering import (
    ARENA,
    BACKROW,
    DISCARDED,
    GONE,
    HEROES_EACH,
    MINIONS_EACH,
    NONE,
)
from rulewright.games.grimterra.rules.records import Blow, Worn, Wound
from rulewright.kernel.bits import bit
from rulewright.kernel.fields import copy_fields, state_fields
from rulewright.kernel.zone import zone_of


@final
@state_fields
class Feud(CardsInPlace):
    """A game of Grimterra at one moment."""

    empowered: Fighters
    """heroes.two-states: those whose empowered side is up."""
    dark: DarkOfEach
    wounds: list[Wound]
    """In the order in which they were dealt."""
    worn: list[Worn]
    phase: Phase
    done: Flags
    """What the active player has cast and used this turn."""
    caster: FighterOrNone
    """The hero that casts the spell which is being carried out."""
    rival: SeatOrNone
    """The player whom the active player fights."""
    fighter: FighterOrNone
    """The active player's fighter."""
    target: FighterOrNone
    """The rival's."""
    round: Rounds
    """The round of the combat; 0: there is none."""
    rounds: Rounds
    """How many rounds it lasts."""
    in_round: bool
    """Whether a round is being fought: damage is judged at its end."""
    tabled: TabledOfEach
    bluffing: Seats
    """Those who bluff in this round."""
    shielded: Seats
    """Those whose defense has done in this round what it is for, if there is an attack to avoid."""
    unerring: Seats
    """Those whose attack in this round can't be avoided."""
    lucky: Seats
    """Those whose card in this round has succeeded."""
    favoured: Seats
    """illegal.opponent-effects-happen: those whose effects need no success in this round."""
    blows: list[Blow]
    """rounds.resolved-together: what is yet to happen at this moment."""
    flipping: Fighters
    """ruling.flip-by-effect: those that flip when the round ends."""

    def __init__(
        self, cards: CardSet, seats: i64, sizes: list[int], origin: Feud | None = None
    ) -> None:
        super().__init__(cards, seats, sizes, origin)
        if origin is not None:
            copy_fields(Feud, self, origin)
        else:
            self.empowered = 0
            self.dark = zone_of([0] * int(self.fighters))
            self.wounds = []
            self.worn = []
            self.blows = []
            self.phase = self.done = 0
            self.caster = self.rival = self.fighter = self.target = NONE
            self.round = self.rounds = 0
            self.in_round = False
            self.tabled = zone_of([NONE] * int(seats))
            self.bluffing = self.shielded = self.unerring = self.lucky = self.favoured = (
                self.flipping
            ) = 0
        self.asking: i64 = 0
        """The rules that are being worked out, as a mask: what depends on itself is as printed."""

    def clone(self) -> Feud:
        copy = Feud(self.cards, self.seats, self.sizes, self)
        copy.live = self.live
        return copy

    # Heroes and minions

    def is_alive(self, hero: FighterId) -> bool:
        """Whether a hero or minion is in the arena or the backrow."""
        place = self.place[hero]
        return place in (ARENA, BACKROW)

    def face(self, card: CardId) -> Definition:
        """What a card shows: of a hero the side that is up."""
        definition = self.definition[card]
        if card < self.fighters and (self.empowered >> card) & 1 == 1:
            return self.cards.other_sides[definition]
        return definition

    def is_empowered(self, hero: FighterId) -> bool:
        """heroes.two-states."""
        return (self.empowered >> hero) & 1 == 1

    def is_minion(self, card: CardId) -> bool:
        """Whether it is the number of a minion."""
        return self.seats * HEROES_EACH <= card < self.fighters

    def living_heroes(self, seat: Seat) -> i64:
        """How many of a player's three heroes live; minions are none (ruling.minion-not-hero)."""
        count: i64 = 0
        for hero in range(seat * HEROES_EACH, seat * HEROES_EACH + HEROES_EACH):
            if self.is_alive(hero):
                count += 1
        return count

    def fighters_of(self, seat: Seat) -> list[int]:
        """A player's living heroes and minions."""
        first = seat * HEROES_EACH
        heroes = [int(hero) for hero in range(first, first + HEROES_EACH) if self.is_alive(hero)]
        first = self.first_minion(seat)
        return heroes + [
            int(minion)
            for minion in range(first, first + MINIONS_EACH)
            if self.place[minion] == ARENA
        ]

    def arena_hero(self, seat: Seat) -> i64:
        """A player's hero in the arena, or NONE: a minion does not fill its place (ruling.empty-arena)."""
        for hero in range(seat * HEROES_EACH, seat * HEROES_EACH + HEROES_EACH):
            if self.place[hero] == ARENA:
                return hero
        return NONE

    def in_arena(self, seat: Seat) -> list[int]:
        """A player's hero and minions in the arena."""
        return [hero for hero in self.fighters_of(seat) if self.place[hero] == ARENA]

    def damage_on(self, hero: FighterId) -> i64:
        """wounds.damage-adds-up."""
        total: i64 = 0
        for wound in self.wounds:
            if wound.hero == hero:
                total += wound.amount
        return total

    def wounds_of(self, hero: FighterId) -> list[Wound]:
        """The wounds on a hero, in the order in which they were dealt."""
        return [wound for wound in self.wounds if wound.hero == hero]

    def wearer_of(self, card: CardId) -> i64:
        """The hero that wears an equipment, or NONE."""
        for worn in self.worn:
            if worn.card == card:
                return worn.hero
        return NONE

    def first_alike(self, card: CardId) -> i64:
        """Of the same equipment on the same hero the lowest number: which of them is meant makes no difference."""
        hero = self.wearer_of(card)
        found = card
        for worn in self.worn:
            if worn.hero == hero and self.definition[worn.card] == self.definition[card]:
                found = min(found, worn.card)
        return found

    def user_of(self, card: CardId) -> i64:
        """The hero that uses or wears a card, which its text calls this hero; NONE if none does."""
        if card < self.fighters:
            return card
        if self.place[card] == numbering.WORN:
            return self.wearer_of(card)
        if self.place[card] == numbering.CAST:
            return self.caster
        for seat in range(self.seats):
            if self.tabled[seat] == card:
                return self.fighter_of(seat)
        return NONE

    # The combat

    def fighter_of(self, seat: Seat) -> i64:
        """A player's fighter, or NONE."""
        if seat == self.active:
            return self.fighter
        return self.target if seat == self.rival else NONE

    def other_fighter(self, seat: Seat) -> i64:
        """The fighter whom a player fights, or NONE."""
        if seat == self.active:
            return self.target
        return self.fighter if seat == self.rival else NONE

    def opponent_in_combat(self, seat: Seat) -> i64:
        """The player whom a player fights, or NONE."""
        if seat == self.active:
            return self.rival
        return self.active if seat == self.rival else NONE

    def is_fighting(self) -> bool:
        """combat.target-gone, ruling.own-fighter-gone: whether both fighters are in the arena."""
        if self.fighter < 0 or self.target < 0:
            return False
        return self.place[self.fighter] == ARENA and self.place[self.target] == ARENA

    def combat_card(self, seat: Seat) -> i64:
        """The card that a player has revealed in this round and that is resolved, or NONE."""
        card = self.tabled[seat]
        if card == NONE or self.place[card] not in (numbering.SHOWN, numbering.WOUND):
            return NONE
        return card

    def kind_shown(self, seat: Seat) -> i64:
        """terms.ATTACK or terms.DEFENSE: what a player has revealed in this round; 0 if nothing."""
        card = self.combat_card(seat)
        return 0 if card == NONE else self.cards.kinds[self.definition[card]] & terms.COMBAT_CARD

    # Moving cards about

    def to_pile(self, card: CardId) -> None:
        """areas.discard-pile: face up to its owner's; out of the game with a player who has left."""
        owner = self.owners[card]
        self.take_off(card)
        if self.is_playing(owner):
            self.stack(card, self.discards[owner], DISCARDED)

    def take_off(self, card: CardId) -> None:
        """Take a card of a deck from wherever it is."""
        place = self.place[card]
        if place == numbering.WORN:
            self.worn = [worn for worn in self.worn if worn.card != card]
            self.forget_marks_of(card)
            self.nothing_is_certain()
        elif place == numbering.WOUND:
            self.wounds = [wound for wound in self.wounds if wound.card != card]
        elif place == numbering.SHOWN:
            self.nothing_is_certain()
        self.lift(card)

    def dark_counters_of(self, seat: Seat) -> i64:
        """ruling.counting-dark-counters: all on a player's three heroes, dead ones included."""
        total: i64 = 0
        for hero in range(seat * HEROES_EACH, seat * HEROES_EACH + HEROES_EACH):
            total += self.dark[hero]
        return total

    def free_minion(self, seat: Seat) -> i64:
        """A number that no minion of a player has, or NONE."""
        first = self.first_minion(seat)
        for minion in range(first, first + MINIONS_EACH):
            if self.place[minion] == GONE:
                return minion
        return NONE

    def set_empowered(self, hero: FighterId, *, is_empowered: bool) -> None:
        """Turn a hero to a side."""
        alone = bit(hero)
        self.empowered = self.empowered | alone if is_empowered else self.empowered & ~alone
        self.nothing_is_certain()

    # Saving

    def brought(self) -> list[int]:
        """The definitions of all cards of the match, and of the other sides of heroes."""
        found: list[int] = []
        for card in range(len(self.definition)):
            definition = self.definition[card]
            if definition != NONE:
                found.append(int(definition))
                if self.cards.other_sides[definition] != NONE:
                    found.append(int(self.cards.other_sides[definition]))
        return found

    def dump(self) -> dict[str, object]:
        """With what the cards are, so that nobody goes on with others."""
        meant = self.cards.fingerprint(self.brought())
        return {"cards": meant, "sizes": self.sizes, **super().dump()}
