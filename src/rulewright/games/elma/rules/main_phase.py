"""The main phase: what the active player does in it, one action after the other, in any order
(ruling.main-phase-any-order).

A choice names a card in hand by what it is, and one on the table by its number in the match.
Adding a level is asked in parts: which level, by which kuskis, how long, where in the queue, and whom
a Designer's curse strikes.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.effects.asking import ENOUGH
from rulewright.effects.ids import CardId, Definition, Seat
from rulewright.games.elma.rules import now, terms
from rulewright.games.elma.rules.entering import about_to_enter
from rulewright.games.elma.rules.happening import AddLevel, by_choice, entry
from rulewright.games.elma.rules.obstacles import (
    NO_OBSTACLE,
    able_adders,
    entering,
    may_add,
    to_add,
    to_enter,
    to_go_online,
    to_play,
    to_play_instant,
)
from rulewright.games.elma.rules.records import NONE
from rulewright.games.elma.rules.state import Race
from rulewright.games.elma.rules.used_abilities import (
    offer_abilities,
    use_ability,
    which_ability,
)
from rulewright.games.elma.rules.windows import MAIN_PHASE_ENDS, USE_INSTANT, Window, offer_instants
from rulewright.kernel.choice import bare_choice, make_choice, thing_of, verb_of
from rulewright.kernel.fields import value
from rulewright.kernel.state import NOTHING, Procedure, Question
from rulewright.kernel.zone import Zone, zone_of

# Verbs of choices, after those of texts (`effects/asking.py`) and of windows.
PLAY: Final = 10
ONLINE_CHOICE: Final = 11
ENTER_CHOICE: Final = 12
WITH: Final = 13
ADD: Final = 14
BY: Final = 15
LENGTH: Final = 16
SLOT: Final = 17
CURSE: Final = 18
SPARE: Final = 19
END: Final = 20
DISCARD_CARD: Final = 21
USE: Final = 22

ALL_LENGTHS: Final = zone_of([1, 2, 3, 4, 5, 6])
"""levels.length-limits. Shared: never change it."""


class MainPhase(Question[Race]):
    """phases.order, step 5: one action, or the end of the phase."""

    def ask(self, race: Race, seat: Seat) -> Zone:
        if seat != race.active:
            return NOTHING  # ruling.only-active-player-acts
        given = race.answers[seat]
        if len(given) == 0:
            return _actions(race, seat)
        verb = verb_of(given[0])
        if verb == ADD:
            return Adding(seat, given).asked(race)
        if verb == ENTER_CHOICE and len(given) == 1 and now.is_played_in_pairs(race):
            return _partners(race, seat, thing_of(given[0]))
        if verb == USE and len(given) == 1:
            return which_ability(race, seat, thing_of(given[0]), is_main_phase=True)
        return NOTHING

    def answered(self, race: Race) -> None:
        seat = race.active
        given = race.answers[seat]
        verb = verb_of(given[0])
        thing = thing_of(given[0])
        if verb == END:
            race.agenda.append(Window(MAIN_PHASE_ENDS, race.after(seat), 0))
            if now.may_any_have_to_enter(race):
                race.agenda.append(CompulsoryEntry())
            return
        race.agenda.append(self)
        if verb == PLAY:
            card = race.take_from_hand(seat, thing)
            race.agenda.append(by_choice(terms.PLAY_KUSKI, [int(card)], seat))
        elif verb == ONLINE_CHOICE:
            race.agenda.append(by_choice(terms.GO_ONLINE, [int(thing)], seat))
        elif verb == ENTER_CHOICE:
            cards = [int(thing)]
            if len(given) > 1:
                cards.append(int(thing_of(given[1])))
            about_to_enter(race, entry(cards, seat))
        elif verb == USE_INSTANT:
            card = race.take_from_hand(seat, thing)
            race.agenda.append(by_choice(terms.PLAY_INSTANT, [int(card)], seat))
        elif verb == USE:
            use_ability(race, seat, given, is_main_phase=True)
        else:
            race.agenda.append(Adding(seat, given).happening(race))


def obstacle_to(race: Race, seat: Seat, verb: i64, card: CardId) -> i64:
    """What keeps the active player from an action with a card in hand or a kuski."""
    if verb == PLAY:
        return to_play(race, seat, card)
    if verb == ADD:
        return to_add(race, seat, card)
    if verb == USE_INSTANT:
        return to_play_instant(race, seat, card)
    return to_go_online(race, seat, card) if verb == ONLINE_CHOICE else to_enter(race, seat, card)


def _actions(race: Race, seat: Seat) -> Zone:
    """All that the active player may do next."""
    offered = Zone()
    if race.plays < now.plays_a_turn(race, seat):
        _offer_cards(race, seat, PLAY, terms.KUSKI, offered)
    kuskis = race.kuskis[seat]
    for place in range(len(kuskis)):
        if obstacle_to(race, seat, ONLINE_CHOICE, kuskis[place]) == NO_OBSTACLE:
            offered.append(make_choice(ONLINE_CHOICE, kuskis[place]))
    cards = entering(race, seat)
    for place in range(len(cards)):
        offered.append(make_choice(ENTER_CHOICE, cards[place]))
    levels = now.levels_in_hand(race, seat)
    for place in range(len(levels)):
        if may_add(race, seat, levels[place]):
            offered.append(make_choice(ADD, race.definition[levels[place]]))
    offer_instants(race, seat, offered)
    offer_abilities(race, seat, offered, is_main_phase=True)
    offered.append(bare_choice(END))
    return offered


def _offer_cards(race: Race, seat: Seat, verb: i64, kind: i64, offered: Zone) -> None:
    """The different cards of a kind in hand with which a player may do something."""
    cards = now.faces_in_hand(race, seat, kind)
    for place in range(len(cards)):
        if obstacle_to(race, seat, verb, cards[place]) == NO_OBSTACLE:
            offered.append(make_choice(verb, race.definition[cards[place]]))


def _partners(race: Race, seat: Seat, card: CardId) -> Zone:
    """ruling.pairs."""
    offered = Zone()
    cards = entering(race, seat)
    for place in range(len(cards)):
        if cards[place] != card:
            offered.append(make_choice(WITH, cards[place]))
    return offered


class Adding:
    """A level that is being added: the parts that have been answered, and what is asked next."""

    def __init__(self, seat: Seat, given: Zone) -> None:
        self.seat: Final = seat
        self.face: Final = thing_of(given[0])
        self.last: Final = verb_of(given[len(given) - 1])
        self.length: i64 = NONE
        self.slot: i64 = NONE
        self.adders: Final[list[int]] = []
        self.cursed: Final[list[int]] = []
        self.curses: i64 = 0
        """How often it was answered whom a curse strikes, or that it strikes nobody."""
        for place in range(1, len(given)):
            verb = verb_of(given[place])
            thing = thing_of(given[place])
            if verb == BY:
                self.adders.append(int(thing))
            elif verb == LENGTH:
                self.length = thing
            elif verb == SLOT:
                self.slot = thing
            elif verb == CURSE:
                self.cursed.append(int(thing))
            if verb in (CURSE, SPARE):
                self.curses += 1

    def asked(self, race: Race) -> Zone:
        """What there is to choose from next; nothing once all is known."""
        level = _card_with_face(race, self.seat, self.face)
        offered = Zone()
        if self.last in (ADD, BY):
            self._offer_adders(race, level, offered)
        if len(offered) == 0 and self.length == NONE:
            self._offer_lengths(race, level, offered)
        if len(offered) == 0 and self.slot == NONE:
            self._offer_slots(race, level, offered)
        if len(offered) == 0:
            self._offer_cursed(race, offered)
        return offered

    def _offer_adders(self, race: Race, level: CardId, offered: Zone) -> None:
        """ruling.chain-adders: of several, each is named after those that lie before it."""
        able = able_adders(race, self.seat, level)
        wanted = now.chain(race, level)
        named = len(self.adders)
        if wanted == 1 and named == 1:
            return
        first: i64 = 0
        for card in self.adders:
            while able[first] != card:
                first += 1
            first += 1
        for place in range(first, len(able) - max(0, wanted - named - 1)):
            offered.append(make_choice(BY, able[place]))
        if len(offered) > 0 and named >= wanted:
            offered.append(bare_choice(ENOUGH))

    def _offer_lengths(self, race: Race, level: CardId, offered: Zone) -> None:
        """levels.range-choice, levels.single-length, ruling.repeated-parts-choice."""
        lengths = self._lengths(race, level)
        if len(lengths) > 1:
            for place in range(len(lengths)):
                offered.append(make_choice(LENGTH, lengths[place]))

    def _lengths(self, race: Race, level: CardId) -> Zone:
        """Those of the level, or all if one that adds it may choose any."""
        if any(now.is_so(race, terms.ANY_LENGTH_RULE, card) for card in self.adders):
            return ALL_LENGTHS
        return now.lengths(race, level)

    def _offer_slots(self, race: Race, level: CardId, offered: Zone) -> None:
        """keyword.pre-announced."""
        is_free = now.level_keywords(race, level) & terms.PRE_ANNOUNCED != 0
        if is_free and len(race.queue) > 0:
            for slot in range(len(race.queue) + 1):
                offered.append(make_choice(SLOT, slot))

    def _offer_cursed(self, race: Race, offered: Zone) -> None:
        """keyword.designers-curse. Where there is no other kuski, nothing is asked."""
        cursing = [
            card
            for card in self.adders
            if now.kuski_keywords(race, card) & terms.DESIGNERS_CURSE != 0
        ]
        if self.curses >= len(cursing):
            return
        for seat in range(race.seats):
            kuskis = race.kuskis[seat]
            for place in range(len(kuskis)):
                card = kuskis[place]
                if card != cursing[self.curses] and now.is_kuski(race, card):
                    offered.append(make_choice(CURSE, card))
        if len(offered) > 0:
            offered.append(bare_choice(SPARE))

    def happening(self, race: Race) -> AddLevel:
        """What has been chosen."""
        card = race.take_from_hand(self.seat, self.face)
        return AddLevel(
            terms.ADD_LEVEL,
            [int(card)],
            self.seat,
            means=terms.BY_CHOICE,
            length=now.lengths(race, card)[0] if self.length == NONE else self.length,
            slot=self.slot,
            adders=self.adders,
            cursed=self.cursed,
        )


def _card_with_face(race: Race, seat: Seat, face: Definition) -> i64:
    hand = race.hands[seat]
    for place in range(len(hand)):
        if race.definition[hand[place]] == face:
            return hand[place]
    return NONE


class CompulsoryEntry(Procedure[Race]):
    """ruling.compulsory-entry: one after the other. On a Multiplayer level it is with a partner, if there
    is one to enter with."""

    def run(self, race: Race) -> None:
        cards = entering(race, race.active)
        for place in range(len(cards) - 1, -1, -1):
            if not now.is_so(race, terms.MUST_ENTER_RULE, cards[place]):
                continue
            if now.is_played_in_pairs(race):
                race.agenda.append(CompulsoryPair(cards[place]))
            else:
                about_to_enter(race, entry([int(cards[place])], race.active))


@value
class CompulsoryPair(Question[Race]):
    """ruling.compulsory-entry, ruling.pairs: who enters with a kuski that must? It lapses once the kuski
    has entered, or cannot."""

    card: CardId

    def ask(self, race: Race, seat: Seat) -> Zone:
        if seat != race.active or len(race.answers[seat]) > 0:
            return NOTHING
        if not now.is_played_in_pairs(race) or self.card not in entering(race, seat):
            return NOTHING
        return _partners(race, seat, self.card)

    def answered(self, race: Race) -> None:
        given = race.answers[race.active]
        if len(given) > 0:
            pair = [int(self.card), int(thing_of(given[0]))]
            about_to_enter(race, entry(pair, race.active))


MAIN_PHASE: Final = MainPhase()
