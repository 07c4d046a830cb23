"""What the verbs do, once nothing forbids or replaces it: wounds, flips, deaths, counters, the arena; and cards of hands,
decks and piles.

Each function does one thing completely: cards, knowledge and what is told. Whether it can and may happen, and what answers
it, is decided before (`book.py`, `effects/happening.py`).
"""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.effects.ids import CardId, Definition, Seat
from rulewright.games.grimterra.rules import numbering, story, terms
from rulewright.games.grimterra.rules.ids import FighterId
from rulewright.games.grimterra.rules.numbering import (
    ARENA,
    BACKROW,
    BLUFFED,
    DEAD,
    GONE,
    IN_DECK,
    IN_HAND,
    NONE,
    PLACED,
)
from rulewright.games.grimterra.rules.records import Worn, Wound
from rulewright.games.grimterra.rules.state import Feud
from rulewright.kernel.bits import bit
from rulewright.kernel.event import EVERYONE, all_but, only
from rulewright.kernel.zone import Zone

# Wounds


def wound(feud: Feud, hero: FighterId, amount: i64, cause: i64) -> None:
    """wounds.card-becomes-wound, ruling.wound-without-card: the attack or spell that dealt it lies on the hero; a marker
    does where no card can."""
    card: i64 = NONE
    named: i64 = -1
    if cause != NONE:
        named = feud.face(cause)
        if cause >= feud.fighters and feud.place[cause] in (numbering.SHOWN, numbering.CAST):
            card = cause
            feud.place[cause] = numbering.WOUND
            feud.nothing_is_certain()
    feud.wounds = [*feud.wounds, Wound(hero, card, amount)]
    feud.tell(EVERYONE, story.WOUNDED, feud.face(hero), hero, amount, named)


def remove_wound(feud: Feud, hero: FighterId, which: i64) -> None:
    """wounds.removal: one of a hero's wounds; its card goes to its owner's discard pile."""
    taken = feud.wounds_of(hero)[which]
    if taken.card != NONE:
        feud.to_pile(taken.card)
    else:
        feud.wounds = [each for each in feud.wounds if each is not taken]
    feud.tell(EVERYONE, story.HEALED, feud.face(hero), hero, taken.amount)


def remove_all_wounds(feud: Feud, hero: FighterId) -> None:
    """heroes.flip-clears-wounds."""
    for each in feud.wounds_of(hero):
        if each.card != NONE:
            feud.to_pile(each.card)
    feud.wounds = [each for each in feud.wounds if each.hero != hero]


# Sides, life and death


def flip(feud: Feud, hero: FighterId) -> None:
    """heroes.flip-clears-wounds, dark.stay-on-flip, ruling.flip-keeps-rest."""
    before = feud.face(hero)
    feud.set_empowered(hero, is_empowered=True)
    remove_all_wounds(feud, hero)
    feud.tell(EVERYONE, story.FLIPPED, before, hero, feud.face(hero))


def flip_back(feud: Feud, hero: FighterId) -> None:
    """ruling.flip-only-once: only where a card says so; without wounds."""
    before = feud.face(hero)
    feud.set_empowered(hero, is_empowered=False)
    remove_all_wounds(feud, hero)
    feud.tell(EVERYONE, story.FLIPPED_BACK, before, hero, feud.face(hero))


def die(feud: Feud, hero: FighterId, means: i64) -> None:
    """ruling.hero-death: set aside with its dark counters; its equipment and wounds go to their owners' piles."""
    kind = story.KILLED
    if means == terms.BY_DAMAGE:
        kind = story.DIED
    elif means == terms.BY_DARK_COUNTERS:
        kind = story.DIED_DARK
    feud.tell(EVERYONE, kind, feud.face(hero), hero)
    remove_all_wounds(feud, hero)
    for worn in feud.worn:
        if worn.hero == hero:
            feud.to_pile(worn.card)
    feud.forget_marks_of(hero)
    feud.forget_what_happened_to(hero)
    feud.flipping &= ~bit(hero)
    feud.place[hero] = DEAD
    if feud.is_minion(hero):
        feud.place[hero] = GONE
        feud.definition[hero] = NONE
        feud.dark[hero] = 0
    feud.nothing_is_certain()


# Dark counters


def add_counters(feud: Feud, hero: FighterId, amount: i64) -> None:
    """fate.dark-adds-counters."""
    feud.dark[hero] += amount
    feud.tell(EVERYONE, story.COUNTERS, feud.face(hero), hero, amount)


def shift_counters(feud: Feud, hero: FighterId, receiver: FighterId, amount: i64) -> None:
    """dark.shifting, ruling.shift-targets: the total never changes."""
    feud.dark[hero] -= amount
    feud.tell(EVERYONE, story.SHIFTED, feud.face(hero), hero, amount)
    add_counters(feud, receiver, amount)


# The arena


def enter_arena(feud: Feud, hero: FighterId) -> None:
    """areas.arena."""
    feud.place[hero] = ARENA
    feud.tell(EVERYONE, story.TO_ARENA, feud.owner(hero), feud.face(hero), hero)
    feud.nothing_is_certain()


def leave_arena(feud: Feud, hero: FighterId) -> None:
    """areas.backrow."""
    feud.place[hero] = BACKROW
    feud.tell(EVERYONE, story.TO_BACKROW, feud.owner(hero), feud.face(hero), hero)
    feud.nothing_is_certain()


def summon(feud: Feud, seat: Seat, definition: Definition) -> i64:
    """ruling.minion-place: the new minion's number; NONE if there is no room for it."""
    minion = feud.free_minion(seat)
    if minion == NONE:
        return NONE
    feud.definition[minion] = definition
    feud.place[minion] = ARENA
    feud.tell(EVERYONE, story.SUMMONED, seat, definition, minion)
    feud.nothing_is_certain()
    return minion


# Equipment


def equip(feud: Feud, card: CardId, hero: FighterId) -> None:
    """ruling.equipment-attaches."""
    feud.take_off(card)
    feud.place[card] = numbering.WORN
    feud.worn = [*feud.worn, Worn(card, hero)]
    feud.nothing_is_certain()
    definition = feud.definition[card]
    feud.tell(EVERYONE, story.EQUIPPED, feud.owner(hero), definition, feud.face(hero), hero)


def destroy(feud: Feud, card: CardId, kind: i64) -> None:
    """To its owner's discard pile."""
    feud.tell(EVERYONE, kind, feud.owner(card), feud.definition[card])
    feud.to_pile(card)


# Hands, decks and piles


def draw(feud: Feud, seat: Seat) -> None:
    """The top card of a deck that has one."""
    card = feud.decks[seat].pop()
    by = feud.seen_by(card)
    feud.stack(card, feud.hands[seat], IN_HAND)
    if by != 0:
        feud.let_see(card, by & ~only(seat))
    feud.publish(seat)
    feud.tell(only(seat), story.DREW_CARD, seat, feud.definition[card])
    feud.tell(all_but(seat), story.DREW, seat)


def discard(feud: Feud, card: CardId) -> None:
    """ruling.discards-face-up."""
    feud.tell(EVERYONE, story.DISCARDED, feud.owner(card), feud.definition[card])
    feud.to_pile(card)


def told_face(feud: Feud, card: CardId) -> i64:
    """What all know a card to be, or -1."""
    place = feud.place[card]
    is_hidden = place in (IN_DECK, IN_HAND, PLACED, BLUFFED) and feud.seen_by(card) != EVERYONE
    return -1 if is_hidden else feud.definition[card]


def to_hand(feud: Feud, card: CardId) -> None:
    """Into its owner's hand. Who knew its face knows that it is there; a bluffed card stays secret."""
    owner = feud.owner(card)
    if not feud.is_playing(owner):
        return
    named = told_face(feud, card)
    by = EVERYONE if named >= 0 else feud.seen_by(card)
    feud.tell(EVERYONE, story.RETURNED, owner, named)
    feud.take_off(card)
    feud.stack(card, feud.hands[owner], IN_HAND)
    feud.let_see(card, by if by == EVERYONE else by & ~only(owner))


def to_deck(feud: Feud, card: CardId, *, is_bottom: bool) -> None:
    """On top of its owner's deck, or to the bottom. What lies open is known there."""
    owner = feud.owner(card)
    if not feud.is_playing(owner):
        return
    named = told_face(feud, card)
    by = EVERYONE if named >= 0 else feud.seen_by(card)
    if feud.place[card] != IN_DECK:
        by |= only(owner)
    feud.tell(EVERYONE, story.INTO_DECK, owner, named)
    feud.take_off(card)
    deck = feud.decks[owner]
    feud.stack(card, deck, IN_DECK)
    feud.let_see(card, by)
    if is_bottom:
        for place in range(len(deck) - 1, 0, -1):
            deck[place] = deck[place - 1]
        deck[0] = card


def shuffle_in(feud: Feud, card: CardId) -> None:
    """Into its owner's deck, which is shuffled."""
    to_deck(feud, card, is_bottom=False)
    shuffle(feud, feud.owner(card))


def shuffle(feud: Feud, seat: Seat) -> None:
    """A deck is shuffled."""
    feud.shuffle_deck(seat)
    feud.tell(EVERYONE, story.SHUFFLED, seat)


def fetch(feud: Feud, seat: Seat, cards: list[int]) -> None:
    """A card that was searched for is shown to all and taken, then the deck is shuffled."""
    feud.tell(EVERYONE, story.SEARCHED, seat)
    for card in cards:
        if feud.place[card] == IN_DECK:
            seat = feud.owner(card)
            feud.take_off(card)
            feud.stack(card, feud.hands[seat], IN_HAND)
            feud.let_see(card, EVERYONE)
            feud.tell(EVERYONE, story.FOUND, seat, feud.definition[card])
    shuffle(feud, seat)


def look_at(feud: Feud, seat: Seat, cards: list[int]) -> None:
    """A player sees hidden cards."""
    feud.publish(len(cards))
    feud.tell(EVERYONE, story.LOOKED, seat, len(cards))
    for card in cards:
        if not feud.knows(seat, card):
            feud.let_see(card, feud.seen_by(card) | only(seat))
        feud.tell(only(seat), story.SAW, feud.owner(card), feud.definition[card])


def look_through(feud: Feud, seat: Seat, other: Seat) -> None:
    """A player who searches another's deck sees what is in it, until it is shuffled."""
    deck = feud.decks[other]
    for place in range(len(deck)):
        feud.let_see(deck[place], feud.seen_by(deck[place]) | only(seat))
    feud.publish(other)


def look_at_hand(feud: Feud, seat: Seat, other: Seat) -> None:
    """A player is shown what another holds."""
    feud.tell(EVERYONE, story.LOOKED_AT_HAND, seat, other)
    faces = Zone()
    hand = feud.hands[other]
    for place in range(len(hand)):
        faces.append(feud.definition[hand[place]])
        feud.let_see(hand[place], feud.seen_by(hand[place]) | only(seat))
    faces.sort()
    for place in range(len(faces)):
        feud.tell(only(seat), story.SAW, other, faces[place])


def reveal(feud: Feud, cards: list[int]) -> None:
    """All see them; a bluffed card is never shown (ruling.bluff-owner-may-look)."""
    for card in cards:
        if feud.place[card] == BLUFFED:
            continue
        if feud.place[card] in (IN_DECK, IN_HAND, PLACED):
            feud.let_see(card, EVERYONE)
        feud.tell(EVERYONE, story.SHOWED, feud.owner(card), feud.definition[card])


def lose_track(feud: Feud, cards: list[int], who_keeps_it: i64) -> None:
    """Of several cards only these, as an audience, can tell any more which is which."""
    if len(cards) > 1:
        for card in cards:
            feud.let_see(card, feud.seen_by(card) & who_keeps_it)
