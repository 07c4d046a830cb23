"""Libraries and hands: drawing, searching, looking at the top, looking at a hand, and showing cards of a hand
without telling when they were drawn (ruling.library, ruling.hidden-information)."""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.effects.ids import CardId, Seat, Verb
from rulewright.games.elma.rules import story, terms
from rulewright.games.elma.rules.leaving import lose
from rulewright.games.elma.rules.numbering import IN_DECK, IN_HAND
from rulewright.games.elma.rules.records import NONE
from rulewright.games.elma.rules.state import Race
from rulewright.kernel.bits import bit
from rulewright.kernel.event import EVERYONE, all_but, only
from rulewright.kernel.zone import Zone


def draw(race: Race, seat: Seat) -> None:
    """goal.impossible-draw-loses, ruling.draws-one-by-one."""
    deck = race.decks[seat]
    if len(deck) == 0:
        race.tell(EVERYONE, story.DECK_OUT, seat)
        lose(race, bit(seat))
        return
    card = deck[len(deck) - 1]
    race.lift(card)
    race.stack(card, race.hands[seat], IN_HAND)
    race.publish(seat)
    race.tell(only(seat), story.DREW_CARD, seat, race.definition[card])
    race.tell(all_but(seat), story.DREW, seat)


def fetch(race: Race, seat: Seat, cards: list[int]) -> None:
    """ruling.library: the card found is shown to all and taken, then the library is shuffled."""
    race.tell(EVERYONE, story.SEARCHED, seat)
    for card in cards:
        if race.place[card] == IN_DECK:
            seat = race.owner(card)
            race.lift(card)
            race.stack(card, race.hands[seat], IN_HAND)
            race.let_see(card, EVERYONE)
            race.tell(EVERYONE, story.FOUND, seat, race.definition[card])
    race.shuffle_deck(seat)
    race.tell(EVERYONE, story.SHUFFLED, seat)


def look(  # noqa: PLR0913 - what is done, with which cards, by whom, how many or whose
    race: Race, verb: Verb, cards: list[int], seat: Seat, *, count: i64, whose: Seat
) -> None:
    """A step of a text at which cards are looked at, or moved that are being looked at."""
    if verb == terms.FETCH:
        fetch(race, seat, cards)
    elif verb == terms.LOOK_AT_TOP:
        look_at_top(race, seat, count)
    elif verb == terms.LOOK_AT_HAND:
        look_at_hand(race, seat, whose)
    elif verb == terms.PUT_BACK:
        put_back(race, seat, cards[0])
    elif verb == terms.TAKE_FROM_TOP:
        take_from_top(race, seat, cards[0])
    else:
        rest_to_bottom(race, seat)


# The top of a library


def look_at_top(race: Race, seat: Seat, count: i64) -> None:
    """Its player sees the uppermost cards, or as many as there are."""
    deck = race.decks[seat]
    race.looked = Zone()
    race.looker = seat
    for place in range(len(deck) - 1, -1, -1):
        if len(race.looked) < count:
            race.looked.append(deck[place])
            race.let_see(deck[place], only(seat))
    race.publish(len(race.looked))
    race.tell(EVERYONE, story.LOOKED_AT_TOP, seat, len(race.looked))


def put_back(race: Race, seat: Seat, card: CardId) -> None:
    """A card that is looked at goes on top of the library."""
    if card not in race.looked:
        return
    race.decks[seat].remove(card)
    race.decks[seat].append(card)
    _seen(race, card)


def take_from_top(race: Race, seat: Seat, card: CardId) -> None:
    """A card that is looked at goes to hand."""
    if card not in race.looked:
        return
    race.lift(card)
    race.stack(card, race.hands[seat], IN_HAND)
    race.tell(EVERYONE, story.TOOK_ONE, seat)
    _seen(race, card)


def rest_to_bottom(race: Race, seat: Seat) -> None:
    """The others that are looked at go to the bottom, the uppermost lowest."""
    deck = Zone()
    for place in range(len(race.looked)):
        deck.append(race.looked[place])
    old = race.decks[seat]
    for place in range(len(old)):
        if old[place] not in race.looked:
            deck.append(old[place])
    race.decks[seat] = deck
    race.looked = Zone()
    race.looker = NONE


def _seen(race: Race, card: CardId) -> None:
    race.looked.remove(card)
    if len(race.looked) == 0:
        race.looker = NONE


# Hands


def look_at_hand(race: Race, seat: Seat, other: i64) -> None:
    """A player is told what another holds."""
    race.tell(EVERYONE, story.LOOKED_AT_HAND, seat, other)
    faces = Zone()
    hand = race.hands[other]
    for place in range(len(hand)):
        faces.append(race.definition[hand[place]])
        race.let_see(hand[place], race.seen_by(hand[place]) | only(seat))
    faces.sort()
    for place in range(len(faces)):
        race.tell(only(seat), story.SAW, other, faces[place])


def shown_from_hand(race: Race, cards: list[int]) -> list[int]:
    """The same cards, before they are shown: those of a hand get its lowest numbers, in the order of
    their faces, so that no number tells when a card was drawn."""
    held = [card for card in cards if race.place[card] == IN_HAND]
    if len(held) == 0:
        return cards
    found = [card for card in cards if race.place[card] != IN_HAND]
    for seat in range(race.seats):
        shown = [card for card in held if race.owner(card) == seat]
        if len(shown) > 0:
            race.show(seat, shown)
            found += _lowest(race, race.hands[seat], shown)
    return found


def _lowest(race: Race, hand: Zone, shown: list[int]) -> list[int]:
    numbers = sorted(hand.as_list())[: len(shown)]
    faces = sorted(int(race.definition[card]) for card in shown)
    displaced = [card for card in numbers if card not in shown]
    for card in shown:
        if card not in numbers:
            number = displaced.pop()
            race.definition[card] = race.definition[number]
            race.let_see(card, race.seen_by(number))
            race.let_see(number, 0)
    for card, face in zip(numbers, faces, strict=True):
        race.definition[card] = face
    return numbers
