"""Libraries and hands: drawing, searching, looking at the top, looking at a hand, and showing cards of a hand
without telling when they were drawn (ruling.library, ruling.hidden-information)."""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.effects.ids import CardId, Seat, Verb
from rulewright.games.elma.rules import story, terms
from rulewright.games.elma.rules.leaving import lose
from rulewright.games.elma.rules.numbering import IN_DECK, IN_HAND
from rulewright.games.elma.rules.state import Race
from rulewright.kernel.bits import bit
from rulewright.kernel.event import EVERYONE, all_but, only
from rulewright.kernel.zone import Zone, zone_of


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


def look(race: Race, verb: Verb, cards: list[int], seat: Seat, whose: Seat) -> None:
    """A step of a text at which cards are shown to somebody, or somebody loses track of them."""
    if verb == terms.FETCH:
        fetch(race, seat, cards)
    elif verb == terms.LOOK_AT:
        look_at(race, seat, cards)
    elif verb == terms.REVEAL:
        reveal(race, cards)
    elif verb == terms.LOOK_AT_HAND:
        look_at_hand(race, seat, whose)
    elif verb == terms.REVEAL_HAND:
        reveal_hand(race, seat)
    else:
        lose_track(race, cards, only(seat) if verb == terms.KEEP_TO_ONESELF else 0)


# The top of a library


def look_at(race: Race, seat: Seat, cards: list[int]) -> None:
    """A player sees cards of a library."""
    race.looked = zone_of(cards)
    race.looker = seat
    for card in cards:
        if race.place[card] in (IN_DECK, IN_HAND):
            race.let_see(card, race.seen_by(card) | only(seat))
    race.publish(len(cards))
    race.tell(EVERYONE, story.LOOKED_AT_TOP, seat, len(cards))


def reveal(race: Race, cards: list[int]) -> None:
    """All see them; what lies open they have seen already."""
    for card in cards:
        if race.place[card] in (IN_DECK, IN_HAND):
            race.let_see(card, EVERYONE)
        race.tell(EVERYONE, story.SHOWED, race.owner(card), race.definition[card])


def lose_track(race: Race, cards: list[int], who_keeps_it: i64) -> None:
    """ruling.order-unseen: of several cards only these, as an audience, can tell any more which is which; of one
    it is plain."""
    if len(cards) > 1:
        for card in cards:
            race.let_see(card, race.seen_by(card) & who_keeps_it)


def to_deck(race: Race, card: CardId, *, is_bottom: bool) -> None:
    """On top of its owner's library, or to the bottom. What lies open is known there."""
    owner = race.owner(card)
    is_open = race.place[card] not in (IN_DECK, IN_HAND)
    by = EVERYONE if is_open else race.seen_by(card)
    if race.place[card] == IN_HAND:
        by |= only(owner)
    if is_open:
        race.tell(EVERYONE, story.INTO_DECK_OPENLY, owner, race.definition[card])
    else:
        race.tell(EVERYONE, story.INTO_DECK, owner)
    race.lift(card)
    deck = race.decks[owner]
    race.stack(card, deck, IN_DECK)
    race.let_see(card, by)
    if is_bottom:
        for place in range(len(deck) - 1, 0, -1):
            deck[place] = deck[place - 1]
        deck[0] = card


def to_deck_top(race: Race, card: CardId) -> None:
    """On top of its owner's library."""
    to_deck(race, card, is_bottom=False)


def to_deck_bottom(race: Race, card: CardId) -> None:
    """To the bottom of its owner's library."""
    to_deck(race, card, is_bottom=True)


def into_deck(race: Race, card: CardId) -> None:
    """ruling.return-to-library: shuffled in."""
    to_deck(race, card, is_bottom=False)
    race.shuffle_deck(race.owner(card))
    race.tell(EVERYONE, story.SHUFFLED, race.owner(card))


def take(race: Race, card: CardId) -> None:
    """A card of a library goes to its player's hand; who saw it knows that it is there."""
    owner = race.owner(card)
    by = race.seen_by(card)
    if by == EVERYONE:
        race.tell(EVERYONE, story.RETURNED, owner, race.definition[card])
    else:
        race.tell(EVERYONE, story.TOOK_ONE, owner)
    race.lift(card)
    race.stack(card, race.hands[owner], IN_HAND)
    race.let_see(card, by if by == EVERYONE else by & ~only(owner))


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


def reveal_hand(race: Race, seat: Seat) -> None:
    """All see a player's hand, as it is now."""
    race.tell(EVERYONE, story.REVEALED_HAND, seat)
    faces = Zone()
    hand = race.hands[seat]
    for place in range(len(hand)):
        faces.append(race.definition[hand[place]])
        race.let_see(hand[place], EVERYONE)
    faces.sort()
    for place in range(len(faces)):
        race.tell(EVERYONE, story.SHOWED, seat, faces[place])


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
