"""What the active player does before and after combat: spells, equipment, hero powers, and sacrifices (`turn.*`)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.effects.ids import CardId, Definition, Seat
from rulewright.effects.live import USED
from rulewright.effects.program import NONE as NO_NUMBER
from rulewright.effects.usable import begun_by_player, is_worn_out, note_use, usable
from rulewright.games.grimterra.rules import numbering, story, terms
from rulewright.games.grimterra.rules.happening import (
    Equipping,
    Happen,
    announce,
    is_forbidden,
)
from rulewright.games.grimterra.rules.ids import FighterId
from rulewright.games.grimterra.rules.judging import JUDGE
from rulewright.games.grimterra.rules.modifiers import meets_fate
from rulewright.games.grimterra.rules.numbering import NONE
from rulewright.games.grimterra.rules.paying import can_be_paid
from rulewright.games.grimterra.rules.state import Feud
from rulewright.kernel.choice import bare_choice, make_choice, pack_choice, things_of, verb_of
from rulewright.kernel.event import EVERYONE
from rulewright.kernel.fields import value
from rulewright.kernel.state import NOTHING, Procedure, Question
from rulewright.kernel.zone import Zone

CAST: Final = 9
POWER: Final = 10
USE: Final = 11
END: Final = 12
"""The verbs of choices."""

# Why something cannot be cast or used.
NO_OBSTACLE: Final = 0
ONE_SPELL: Final = 1
ONE_EQUIPMENT: Final = 2
ONE_POWER: Final = 3
NOT_CAST: Final = 4
FATE_NOT_MET: Final = 5
FORBIDDEN: Final = 6
NO_POWER: Final = 7
PASSIVE: Final = 8
USED_ALREADY: Final = 9
UNPAID: Final = 10
WORN_OUT: Final = 11
NOT_ALIVE: Final = 12


def to_casting(feud: Feud, seat: Seat, definition: Definition) -> i64:
    """What keeps a player from casting a card at all, whichever hero should."""
    kind = feud.cards.kinds[definition]
    if kind not in (terms.SPELL, terms.EQUIPMENT):
        return NOT_CAST
    done = terms.SPELL_DONE if kind == terms.SPELL else terms.EQUIPMENT_DONE
    if feud.done & done != 0:
        return ONE_SPELL if kind == terms.SPELL else ONE_EQUIPMENT
    if kind == terms.SPELL and is_forbidden(feud, terms.CAST, [], seat):
        return FORBIDDEN
    return NO_OBSTACLE


def to_casting_with(feud: Feud, seat: Seat, definition: Definition, hero: FighterId) -> i64:
    """What keeps a player from casting a card with a hero (ruling.which-hero-casts)."""
    found = to_casting(feud, seat, definition)
    if found != NO_OBSTACLE:
        return found
    if not feud.is_alive(hero):
        return NOT_ALIVE
    return NO_OBSTACLE if meets_fate(feud, hero, definition) else FATE_NOT_MET


def to_using_power(feud: Feud, seat: Seat, hero: FighterId) -> i64:
    """What keeps a player from using a hero's power."""
    if not feud.is_alive(hero):
        return NOT_ALIVE
    face = feud.face(hero)
    ability = feud.cards.powers[face]
    if ability == NONE:
        return PASSIVE if len(feud.programs[face].abilities) > 0 else NO_POWER
    if feud.done & terms.POWER_DONE != 0:
        return ONE_POWER
    if feud.is_marked(hero, face, ability, USED):
        return USED_ALREADY
    if is_worn_out(feud, face):
        return WORN_OUT
    if is_forbidden(feud, terms.USE_POWER, [int(hero)], seat):
        return FORBIDDEN
    return NO_OBSTACLE if can_be_paid(feud, hero, face, seat, ability) else UNPAID


class Act(Question[Feud]):
    """turn.pre-combat-*, turn.post-combat-*, sacrifice.own-turn: one thing after the other, in any order."""

    def ask(self, feud: Feud, seat: i64) -> Zone:
        if seat != feud.active or len(feud.answers[seat]) > 0:
            return NOTHING
        offered = Zone()
        heroes = feud.fighters_of(seat)
        if feud.done & (terms.SPELL_DONE | terms.EQUIPMENT_DONE) != (
            terms.SPELL_DONE | terms.EQUIPMENT_DONE
        ):
            hand = feud.hands[seat]
            faces = Zone()
            for place in range(len(hand)):
                faces.append(feud.definition[hand[place]])
            faces.sort()
            faces = faces.distinct()
            for place in range(len(faces)):
                self._offer_cast(feud, seat, faces[place], heroes, offered)
        for hero in heroes:
            if to_using_power(feud, seat, hero) == NO_OBSTACLE:
                offered.append(make_choice(POWER, hero))
        for worn in feud.worn:
            if feud.owner(worn.hero) == seat:
                self._offer_use(feud, seat, worn.card, offered)
        offered.append(bare_choice(END))
        return offered

    def _offer_cast(
        self, feud: Feud, seat: i64, face: i64, heroes: list[int], offered: Zone
    ) -> None:
        if to_casting(feud, seat, face) != NO_OBSTACLE:
            return
        for hero in heroes:
            if meets_fate(feud, hero, face):
                offered.append(pack_choice(CAST, face, hero, -1))

    def _offer_use(self, feud: Feud, seat: i64, card: i64, offered: Zone) -> None:
        definition = feud.definition[card]
        if not feud.cards.has_uses[definition]:
            return
        if feud.first_alike(card) != card:
            return
        for ability in usable(feud, card, definition, seat, NO_NUMBER, terms.BY_A_CARD):
            offered.append(pack_choice(USE, card, ability, -1))

    def answered(self, feud: Feud) -> None:
        seat = feud.active
        given = feud.answers[seat]
        if len(given) == 0:
            return
        choice = given[0]
        verb = verb_of(choice)
        if verb == END:
            return
        feud.agenda.append(self)
        things = things_of(choice)
        if verb == CAST:
            _cast(feud, seat, things[0], things[1])
        elif verb == POWER:
            _use_power(feud, seat, things[0])
        else:
            _use(feud, seat, things[0], things[1])


def _cast(feud: Feud, seat: Seat, definition: Definition, hero: FighterId) -> None:
    """types.spells-are-cast, fate.dark-adds-counters, ruling.dark-timing."""
    card = feud.take_from_hand(seat, definition)
    feud.take_off(card)
    feud.place[card] = numbering.CAST
    feud.caster = hero
    is_spell = feud.cards.kinds[definition] == terms.SPELL
    feud.done |= terms.SPELL_DONE if is_spell else terms.EQUIPMENT_DONE
    feud.tell(EVERYONE, story.CAST, seat, definition, feud.face(hero), hero)
    feud.agenda.append(JUDGE)
    if is_spell:
        announce(feud, terms.CAST, [int(card)], seat)
    feud.agenda.append(PutAway(card))
    feud.agenda.append(CarryOut(card, hero))
    number = feud.cards.dark_number(definition)
    if number > 0:
        feud.agenda.append(
            Happen(
                terms.GET_COUNTERS,
                [int(hero)],
                seat,
                amount=number,
                cause=card,
                means=terms.BY_USE,
            )
        )


@value
class CarryOut(Procedure[Feud]):
    """A spell does what it says; an equipment is attached to the hero that casts it (ruling.equipment-attaches). Nothing
    comes of it if its counters have killed that hero (ruling.dark-death-stops-card)."""

    card: CardId
    hero: FighterId

    def run(self, feud: Feud) -> None:
        card, hero = self.card, self.hero
        if feud.place[card] != numbering.CAST:
            return
        definition = feud.definition[card]
        seat = feud.owner(card)
        if not feud.is_alive(hero):
            feud.tell(EVERYONE, story.STOPPED, seat, definition)
        elif feud.cards.kinds[definition] == terms.EQUIPMENT:
            feud.agenda.append(Equipping(terms.EQUIP, [int(card)], seat, hero=hero))
        elif feud.cards.spells[definition] != NONE:
            ability = feud.cards.spells[definition]
            if can_be_paid(feud, card, definition, seat, ability):
                feud.agenda.append(
                    begun_by_player(feud, card, definition, seat, ability, terms.BY_A_CARD)
                )


@value
class PutAway(Procedure[Feud]):
    """ruling.spell-discarded."""

    card: CardId

    def run(self, feud: Feud) -> None:
        if feud.place[self.card] == numbering.CAST:
            feud.to_pile(self.card)
        feud.caster = NONE


def _use_power(feud: Feud, seat: Seat, hero: FighterId) -> None:
    """powers.once-per-turn, ruling.power-of-shown-side."""
    face = feud.face(hero)
    ability = feud.cards.powers[face]
    feud.done |= terms.POWER_DONE
    feud.mark(hero, face, ability, USED)
    note_use(feud, face)
    feud.tell(EVERYONE, story.USED_POWER, seat, face, hero)
    feud.agenda.append(JUDGE)
    announce(feud, terms.USE_POWER, [int(hero)], seat)
    feud.agenda.append(begun_by_player(feud, hero, face, seat, ability, terms.BY_A_POWER))


def _use(feud: Feud, seat: Seat, card: CardId, ability: i64) -> None:
    """sacrifice.destroys-for-benefit, ruling.sacrifice-outcome."""
    definition = feud.definition[card]
    feud.mark(card, definition, ability, USED)
    note_use(feud, definition)
    feud.tell(EVERYONE, story.USED, seat, definition)
    feud.agenda.append(JUDGE)
    feud.agenda.append(begun_by_player(feud, card, definition, seat, ability, terms.BY_A_CARD))


ACT: Final = Act()
