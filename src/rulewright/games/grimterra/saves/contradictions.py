"""What cannot stand together in a saved game, although each field alone could be so.

A save that was damaged or written by hand must not become a game that breaks off later. Every check raises SaveError and
names the contradiction. What a single field may hold is looked at where it is read (`loading.py`), what is left to do in
`agenda_checks.py`; whether the decisions lead here, the replay finds out.
"""

from __future__ import annotations

from rulewright.effects.agenda_checks import check_lasting, check_marks, check_noted
from rulewright.games.grimterra.rules import numbering, terms
from rulewright.games.grimterra.rules.numbering import HEROES_EACH, NONE
from rulewright.games.grimterra.rules.state import Feud
from rulewright.games.grimterra.saves.agenda_checks import check_agenda
from rulewright.games.grimterra.saves.loading import limits_of
from rulewright.kernel.errors import SaveError


def check_feud(feud: Feud) -> None:
    """Refuse a game whose parts contradict each other."""
    _check_piles(feud)
    _check_heroes(feud)
    _check_minions(feud)
    _check_on_heroes(feud)
    _check_seen(feud)
    check_lasting(feud, limits_of(feud))
    check_marks(feud)
    check_noted(feud)
    if feud.over:
        return
    if len(feud.those_playing()) < 2:
        raise _wrong("'playing' has fewer than two, yet the game is not over")
    _check_combat(feud)
    check_agenda(feud)


def check_decks(feud: Feud, seat: int, heroes: list[int], cards: list[int]) -> None:
    """Refuse a game that is not played with these cards."""
    first = seat * HEROES_EACH
    if [feud.definition[hero] for hero in range(first, first + HEROES_EACH)] != heroes:
        raise _wrong("'definition' has heroes that are not those of the deck")
    first = int(feud.first_card(seat))
    there = sorted(feud.definition[card] for card in range(first, first + feud.sizes[seat]))
    if there != sorted(cards):
        raise _wrong("'definition' has cards that are not those of the deck")


def _wrong(what: str) -> SaveError:
    return SaveError(f"the saved match is damaged: {what}")


def _check_piles(feud: Feud) -> None:
    for seat in range(int(feud.seats)):
        first = int(feud.first_card(seat))
        cards = range(first, first + feud.sizes[seat])
        for zones, places, name in (
            (feud.decks, (numbering.IN_DECK,), "decks"),
            (feud.hands, (numbering.IN_HAND,), "hands"),
            (feud.discards, (numbering.DISCARDED, numbering.BLUFFED), "discards"),
        ):
            there = [card for card in cards if int(feud.place[card]) in places]
            if sorted(zones[seat].as_list()) != there:
                raise _wrong(f"{name!r} does not fit 'place'")
        for card in cards:
            if numbering.BACKROW <= feud.place[card] <= numbering.DEAD:
                raise _wrong("'place' has a card of a deck where only heroes are")
            if feud.cards.kinds[feud.definition[card]] & terms.DECK_CARD == 0:
                raise _wrong("'definition' has a hero in a deck")
            if not feud.is_playing(seat) and feud.place[card] != numbering.GONE:
                raise _wrong("'place' has a card of a player who is out")


def _check_heroes(feud: Feud) -> None:
    for hero in range(int(feud.seats) * HEROES_EACH):
        definition = feud.definition[hero]
        if feud.cards.other_sides[definition] == NONE:
            raise _wrong("'definition' has a hero that is none")
        place = feud.place[hero]
        is_playing = feud.is_playing(feud.owner(hero))
        if not numbering.BACKROW <= place <= numbering.GONE or (
            (place == numbering.GONE) == is_playing
        ):
            raise _wrong("'place' has a hero where none can be")
    for seat in range(int(feud.seats)):
        first = seat * HEROES_EACH
        heroes = range(first, first + HEROES_EACH)
        if sum(1 for hero in heroes if feud.place[hero] == numbering.ARENA) > 1:
            raise _wrong("'place' has two heroes of a player in the arena")


def _check_minions(feud: Feud) -> None:
    for minion in range(int(feud.seats) * HEROES_EACH, int(feud.fighters)):
        definition, place = feud.definition[minion], feud.place[minion]
        is_there = place == numbering.ARENA
        if place not in (numbering.ARENA, numbering.GONE) or is_there != (definition != NONE):
            raise _wrong("'place' of a minion does not fit 'definition'")
        if is_there and feud.cards.kinds[definition] != terms.MINION:
            raise _wrong("'definition' has a minion that is none")
        if feud.is_empowered(minion) or (not is_there and feud.dark[minion] > 0):
            raise _wrong("a minion is as none can be")


def _check_on_heroes(feud: Feud) -> None:
    cards = range(int(feud.fighters), len(feud.place))
    wounds = sorted(int(wound.card) for wound in feud.wounds if wound.card != NONE)
    if wounds != [card for card in cards if feud.place[card] == numbering.WOUND]:
        raise _wrong("'wounds' does not fit 'place'")
    worn = sorted(int(each.card) for each in feud.worn)
    if worn != [card for card in cards if feud.place[card] == numbering.WORN]:
        raise _wrong("'worn' does not fit 'place'")
    bearers = [wound.hero for wound in feud.wounds] + [each.hero for each in feud.worn]
    if not all(feud.is_alive(hero) for hero in bearers):
        raise _wrong("'wounds' or 'worn' has a hero that does not live")
    if any(wound.amount == 0 for wound in feud.wounds):
        raise _wrong("'wounds' has one without damage")
    for each in feud.worn:
        if feud.cards.kinds[feud.definition[each.card]] != terms.EQUIPMENT:
            raise _wrong("'worn' has a card that is no equipment")


def _check_seen(feud: Feud) -> None:
    hidden = (numbering.IN_HAND, numbering.IN_DECK, numbering.PLACED, numbering.BLUFFED)
    if len({int(each.card) for each in feud.seen}) != len(feud.seen):
        raise _wrong("'seen' has a card twice")
    if not all(int(feud.place[each.card]) in hidden for each in feud.seen):
        raise _wrong("'seen' has a card that lies open")


def _check_combat(feud: Feud) -> None:
    for seat in range(int(feud.seats)):
        card = feud.tabled[seat]
        if card == NONE:
            continue
        # An effect may have moved it meanwhile, as a wound that is removed.
        if card < feud.fighters or feud.owner(card) != seat or not feud.in_round:
            raise _wrong("'tabled' has a card that is not of this round")
    for card in range(int(feud.fighters), len(feud.place)):
        is_tabled = feud.place[card] in (numbering.PLACED, numbering.SHOWN)
        if is_tabled and feud.tabled[feud.owner(card)] != card:
            raise _wrong("'tabled' does not fit 'place'")
    if feud.round > 0 and NONE in (feud.rival, feud.fighter, feud.target):
        raise _wrong("'round' is of no combat")
    if feud.in_round and feud.round == 0:
        raise _wrong("'in_round' is of no combat")
    if feud.rival != NONE and (feud.rival == feud.active or not feud.is_playing(feud.rival)):
        raise _wrong("'rival' cannot be fought")
    for hero, seat in ((feud.fighter, feud.active), (feud.target, feud.rival)):
        if hero != NONE and (seat == NONE or feud.owner(hero) != seat):
            raise _wrong("'fighter' or 'target' is of another player")
