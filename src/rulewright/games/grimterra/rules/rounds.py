"""A round of combat (`rounds.*`, ruling.round-sequence): cards are placed, revealed or bluffed with, judged, resolved."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.effects.ids import CardId, Seat
from rulewright.effects.usable import begun_by_player
from rulewright.games.grimterra.rules import numbering, story, terms
from rulewright.games.grimterra.rules.happening import (
    AT_ONCE,
    announce,
    is_forbidden,
)
from rulewright.games.grimterra.rules.ids import RoundStep
from rulewright.games.grimterra.rules.judging import JUDGE
from rulewright.games.grimterra.rules.leaving import clear_round, end_combat, put_away
from rulewright.games.grimterra.rules.modifiers import changing, damage_of, meets_fate
from rulewright.games.grimterra.rules.numbering import NONE
from rulewright.games.grimterra.rules.paying import can_be_paid
from rulewright.games.grimterra.rules.records import Blow
from rulewright.games.grimterra.rules.state import Feud
from rulewright.kernel.bits import bit
from rulewright.kernel.choice import bare_choice, make_choice, thing_of, verb_of
from rulewright.kernel.event import EVERYONE, all_but, only
from rulewright.kernel.fields import value
from rulewright.kernel.state import NOTHING, Procedure, Question
from rulewright.kernel.zone import Zone

LAY: Final = 16
REVEAL: Final = 17
BLUFF: Final = 18
KEEP: Final = 19
CHANGE: Final = 20
RETRACT: Final = 21
"""The verbs of choices."""

# The steps of a round, in order.
FIRST_STEP: Final = 0
PLACING: Final = 0
CALLING: Final = 1
SHOWING: Final = 2
JUDGING_CARDS: Final = 3
DARKENING: Final = 4
RESOLVING: Final = 5
STRIKING: Final = 6
EFFECTS: Final = 7
PUTTING_AWAY: Final = 8
JUDGING_HEROES: Final = 9
NEXT_ROUND: Final = 10


@value
class Round(Procedure[Feud]):
    """One step of a round; each is followed by the next."""

    step: RoundStep

    def run(self, feud: Feud) -> None:
        step = self.step
        if feud.rival == NONE:
            feud.agenda.append(JUDGE)  # ruling.elimination: the combat has ended with its player
            return
        if step == NEXT_ROUND:
            _go_on(feud)
            return
        feud.agenda.append(Round(step + 1))
        if step == PLACING:
            feud.in_round = True
            clear_round(feud)
            feud.tell(EVERYONE, story.ROUND, feud.round)
            feud.agenda.append(PLACE_CARDS)
        elif step == CALLING:
            feud.agenda.append(REVEAL_OR_BLUFF)
            if feud.tabled[feud.active] != NONE or feud.tabled[feud.rival] != NONE:
                announce(feud, terms.CARDS_PLACED, [], feud.active)
        elif step == SHOWING:
            _show(feud)
        elif step == JUDGING_CARDS:
            _judge_cards(feud)
        elif step == DARKENING:
            _darken(feud)
        elif step == RESOLVING:
            _resolve(feud)
        elif step == STRIKING:
            _strike(feud)
        elif step == EFFECTS:
            _take_effect(feud)
        elif step == PUTTING_AWAY:
            put_away(feud, feud.active)
            put_away(feud, feud.rival)
            feud.in_round = False
            clear_round(feud)
        elif step == JUDGING_HEROES:
            feud.agenda.append(JUDGE)
            announce(feud, terms.ROUND_ENDS, [], feud.active)


def _go_on(feud: Feud) -> None:
    """combat.three-rounds, combat.target-gone, ruling.own-fighter-gone, ruling.no-second-target."""
    if feud.round < feud.rounds and feud.is_fighting():
        feud.round += 1
        feud.agenda.append(Round(FIRST_STEP))
        return
    fighters = [int(feud.fighter), int(feud.target)]
    feud.tell(EVERYONE, story.COMBAT_OVER)
    end_combat(feud)
    there = [hero for hero in fighters if feud.is_alive(hero)]
    feud.agenda.append(JUDGE)
    announce(feud, terms.COMBAT_ENDS, there, feud.active)


# Placing


class PlaceCards(Question[Feud]):
    """rounds.both-place-face-down, ruling.must-place: both choose at once, any card of their hand."""

    def ask(self, feud: Feud, seat: i64) -> Zone:
        if seat not in (feud.active, feud.rival) or len(feud.answers[seat]) > 0:
            return NOTHING
        offered = Zone()
        hand = feud.hands[seat]
        for place in range(len(hand)):
            offered.append(make_choice(LAY, feud.definition[hand[place]]))
        offered.sort()
        return offered.distinct()

    def answered(self, feud: Feud) -> None:
        if feud.rival == NONE:
            return
        for seat in (feud.active, feud.rival):
            given = feud.answers[seat]
            if len(given) > 0:
                _place(feud, seat, thing_of(given[0]))
            else:
                feud.tell(EVERYONE, story.EMPTY_HAND, seat)


def _place(feud: Feud, seat: Seat, definition: i64) -> None:
    card = feud.take_from_hand(seat, definition)
    feud.lose_sight_of_hand(seat)
    feud.take_off(card)
    feud.place[card] = numbering.PLACED
    feud.tabled[seat] = card
    feud.publish(seat)
    feud.tell(all_but(seat), story.PLACED, seat)
    feud.tell(only(seat), story.PLACED_CARD, seat, definition)


# Revealing and bluffing


class RevealOrBluff(Question[Feud]):
    """bluff.instead-of-reveal, ruling.bluff-choice-secret: both choose at once, whatever their cards are."""

    def ask(self, feud: Feud, seat: i64) -> Zone:
        if len(feud.answers[seat]) > 0 or feud.tabled[seat] == NONE:
            return NOTHING
        offered = Zone()
        offered.append(bare_choice(REVEAL))
        if not is_forbidden(feud, terms.BLUFF, [], seat):
            offered.append(bare_choice(BLUFF))
        return offered

    def answered(self, feud: Feud) -> None:
        for seat in range(feud.seats):
            given = feud.answers[seat]
            if len(given) > 0 and verb_of(given[0]) == BLUFF:
                feud.bluffing |= bit(seat)


def _show(feud: Feud) -> None:
    """rounds.revealed-together."""
    for seat in (feud.active, feud.rival):
        card = feud.tabled[seat]
        if card == NONE:
            continue
        if (feud.bluffing >> seat) & 1 == 1:
            feud.tell(EVERYONE, story.BLUFFED, seat)
        else:
            reveal(feud, seat)
    for seat in (feud.rival, feud.active):
        if (feud.bluffing >> seat) & 1 == 1:
            announce(feud, terms.BLUFF, [], seat)


def reveal(feud: Feud, seat: Seat) -> None:
    """The card of a player is turned face up."""
    card = feud.tabled[seat]
    feud.let_see(card, 0)
    feud.place[card] = numbering.SHOWN
    feud.nothing_is_certain()
    feud.tell(EVERYONE, story.REVEALED, seat, feud.definition[card])


# Illegal cards


def is_legal(feud: Feud, seat: Seat, definition: i64) -> bool:
    """illegal.what-counts."""
    if not feud.cards.is_combat_card(definition):
        return False
    return meets_fate(feud, feud.fighter_of(seat), definition)


def _judge_cards(feud: Feud) -> None:
    """illegal.discarded, ruling.illegal-both, ruling.late-bluff-illegal."""
    illegal: i64 = 0
    for seat in (feud.active, feud.rival):
        card = feud.combat_card(seat)
        if card != NONE and not is_legal(feud, seat, feud.definition[card]):
            illegal |= bit(seat)
    if illegal == 0:
        return
    for seat in (feud.active, feud.rival):
        if (illegal >> seat) & 1 == 1:
            card = feud.tabled[seat]
            feud.tell(EVERYONE, story.ILLEGAL, seat, feud.definition[card])
            feud.to_pile(card)
            feud.tabled[seat] = NONE
        else:
            feud.favoured |= bit(seat)
            feud.agenda.append(AfterIllegal())


class AfterIllegal(Question[Feud]):
    """illegal.opponent-changes, illegal.opponent-retracts, ruling.illegal-against-bluff: the other player keeps the card,
    changes it for a legal one, or takes it back."""

    def ask(self, feud: Feud, seat: i64) -> Zone:
        if (feud.favoured >> seat) & 1 == 0 or len(feud.answers[seat]) > 0:
            return NOTHING
        if feud.tabled[seat] == NONE:
            return NOTHING
        offered = Zone()
        hand = feud.hands[seat]
        for place in range(len(hand)):
            definition = feud.definition[hand[place]]
            if is_legal(feud, seat, definition):
                offered.append(make_choice(CHANGE, definition))
        offered.sort()
        offered = offered.distinct()
        offered.append(bare_choice(KEEP))
        offered.append(bare_choice(RETRACT))
        return offered

    def answered(self, feud: Feud) -> None:
        for seat in range(feud.seats):
            given = feud.answers[seat]
            if len(given) == 0:
                continue
            verb = verb_of(given[0])
            if verb == KEEP:
                feud.tell(EVERYONE, story.KEPT, seat)
                continue
            self._take_back(feud, seat)
            if verb == RETRACT:
                feud.tell(EVERYONE, story.RETRACTED, seat)
            else:
                self._change(feud, seat, thing_of(given[0]))

    def _take_back(self, feud: Feud, seat: Seat) -> None:
        """To its player's hand: a bluffed card unseen."""
        card = feud.tabled[seat]
        by = EVERYONE if feud.place[card] == numbering.SHOWN else feud.seen_by(card)
        feud.take_off(card)
        feud.stack(card, feud.hands[seat], numbering.IN_HAND)
        feud.let_see(card, by)
        feud.tabled[seat] = NONE
        feud.bluffing &= ~bit(seat)

    def _change(self, feud: Feud, seat: Seat, definition: i64) -> None:
        """ruling.illegal-replacement: placed face up; the change is final."""
        card = feud.take_from_hand(seat, definition)
        feud.take_off(card)
        feud.place[card] = numbering.SHOWN
        feud.tabled[seat] = card
        feud.nothing_is_certain()
        feud.tell(EVERYONE, story.CHANGED, seat, definition)


# Resolving


def _darken(feud: Feud) -> None:
    """fate.dark-adds-counters, ruling.dark-timing: on both at one moment."""
    blows: list[Blow] = []
    for seat in (feud.active, feud.rival):
        card = feud.combat_card(seat)
        if card == NONE:
            continue
        number = feud.cards.dark_number(feud.definition[card])
        if number > 0:
            hero = feud.fighter_of(seat)
            blows.append(Blow(terms.GET_COUNTERS, hero, seat, number, card, terms.BY_USE))
    _let_happen(feud, blows)


def _let_happen(feud: Feud, blows: list[Blow]) -> None:
    """All at one moment."""
    if len(blows) > 0:
        feud.blows = blows
        feud.agenda.append(AT_ONCE)


def _resolve(feud: Feud) -> None:
    """ruling.dark-death-stops-card; and what attacks and defenses say that they do."""
    for seat in (feud.active, feud.rival):
        card = feud.combat_card(seat)
        if card != NONE and not feud.is_alive(feud.fighter_of(seat)):
            feud.tell(EVERYONE, story.STOPPED, seat, feud.definition[card])
            feud.to_pile(card)
            feud.tabled[seat] = NONE
    for seat in (feud.rival, feud.active):
        card = feud.combat_card(seat)
        if card == NONE:
            continue
        is_defense = feud.kind_shown(seat) == terms.DEFENSE
        other = feud.opponent_in_combat(seat)
        if is_defense and feud.kind_shown(other) != terms.ATTACK:
            continue  # there is nothing to avoid
        _begin(feud, seat, card, feud.cards.mains[feud.definition[card]])


def _begin(feud: Feud, seat: Seat, card: CardId, ability: i64) -> None:
    """Do one part of a card's text."""
    if ability == NONE or not can_be_paid(feud, card, feud.definition[card], seat, ability):
        return
    feud.agenda.append(
        begun_by_player(feud, card, feud.definition[card], seat, ability, terms.BY_A_CARD)
    )


def _strike(feud: Feud) -> None:
    """rounds.resolved-together, effects.attack-success, effects.defense-success, ruling.defense-scope."""
    strikes: list[Blow] = []
    for seat in (feud.active, feud.rival):
        card = feud.combat_card(seat)
        if card == NONE or feud.kind_shown(seat) != terms.ATTACK:
            continue
        hero, target = feud.fighter_of(seat), feud.other_fighter(seat)
        definition = feud.definition[card]
        if not feud.is_alive(hero) or feud.place[target] != numbering.ARENA:
            feud.tell(EVERYONE, story.NO_WOUND, seat, definition)
            continue
        other = feud.opponent_in_combat(seat)
        if _is_avoided(feud, card, hero, other):
            feud.lucky |= bit(other)
            with_what = feud.definition[feud.tabled[other]]
            feud.tell(EVERYONE, story.AVOIDED, other, with_what, definition)
            announce(feud, terms.AVOIDS, [int(target)], other)
            continue
        amount = damage_of(feud, card, hero, target)
        if amount == 0:
            feud.tell(EVERYONE, story.NO_WOUND, seat, definition)  # ruling.no-damage-no-success
            continue
        strikes.append(Blow(terms.DAMAGE, target, seat, amount, card, terms.BY_AN_ATTACK))
    _let_happen(feud, strikes)


def _is_avoided(feud: Feud, card: CardId, hero: i64, other: Seat) -> bool:
    if (feud.shielded >> other) & 1 == 0 or feud.kind_shown(other) != terms.DEFENSE:
        return False
    if (feud.unerring >> feud.owner(card)) & 1 == 1:
        return False
    if is_forbidden(feud, terms.AVOIDED, [int(card)], other):
        return False
    return len(changing(feud, terms.UNAVOIDABLE, hero)) == 0


def _take_effect(feud: Feud) -> None:
    """effects.need-success, illegal.opponent-effects-happen, ruling.effects-order."""
    happening: list[int] = []
    for seat in (feud.active, feud.rival):
        card = feud.combat_card(seat)
        if card == NONE or ((feud.lucky | feud.favoured) >> seat) & 1 == 0:
            continue
        if feud.cards.effects[feud.definition[card]] != NONE:
            feud.tell(EVERYONE, story.EFFECT, seat, feud.definition[card])
            happening.append(int(seat))
    for seat in reversed(happening):
        card = feud.combat_card(seat)
        _begin(feud, seat, card, feud.cards.effects[feud.definition[card]])


PLACE_CARDS: Final = PlaceCards()
REVEAL_OR_BLUFF: Final = RevealOrBluff()
