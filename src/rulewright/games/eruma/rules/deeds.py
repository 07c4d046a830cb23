"""What the verbs do to cards, once nothing forbids or replaces it: leaving, turning, moving.

Each function does one thing completely: cards, knowledge, what is told, and whose powers end by
it. Whether it can and may happen, and what answers it, is decided before (`book.py`, `effects/happening.py`);
what happens to hands and Decks is in `hands.py`, to totals in `totals.py`.
"""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.effects.counters import without_counters
from rulewright.effects.sets import members_of
from rulewright.games.eruma.rules import numbering, story
from rulewright.games.eruma.rules.cards_in_place import with_or_without
from rulewright.games.eruma.rules.hands import show_curse_if_static
from rulewright.games.eruma.rules.power_ends import change_control, escape, release, wear_off
from rulewright.games.eruma.rules.state import Raid
from rulewright.kernel.bits import bit
from rulewright.kernel.event import EVERYONE, all_but, only
from rulewright.kernel.zone import Zone


def face(raid: Raid, card: i64) -> i64:
    """What all know the card to be: its definition, or -1 while it is hidden from anybody."""
    return raid.definition[card] if raid.knows(-1, card) else -1


# Leaving the Playfield, and other places


def leave(raid: Raid, card: i64) -> None:
    """Take a card up from wherever it is. A Henchman goes to its owner's Extra Deck
    (henchman.back-to-extra); an Outlaw is put somewhere by the caller."""
    _leave(raid, card, raid.extras[raid.owner(card)])


def _leave(raid: Raid, card: i64, henchmen: Zone) -> None:
    """The same, but for where a Henchman goes."""
    wear_off(raid, card)
    escape(raid, card)
    raid.counters = without_counters(raid.counters, card)
    raid.lift(card)
    if card < numbering.OUTLAWS:
        return
    henchmen.append(raid.definition[card])
    henchmen.sort()
    raid.definition[card] = numbering.EMPTY
    raid.forget(card)
    raid.stole &= ~bit(card)


def _leave_for_graveyard(raid: Raid, card: i64) -> None:
    """attack.graveyard-of-owner."""
    leave(raid, card)
    if card < numbering.OUTLAWS:
        raid.stack(card, raid.graves[raid.owner(card)], numbering.IN_GRAVEYARD)
        raid.forget(card)


def kill(raid: Raid, card: i64) -> None:
    """It dies, be it by an attack, a skill or a power."""
    raid.tell(EVERYONE, story.KILLED, raid.definition[card], raid.place[card])
    _leave_for_graveyard(raid, card)


def banish(raid: Raid, card: i64) -> None:
    """banish.out-of-game."""
    raid.tell(EVERYONE, story.BANISHED, raid.definition[card], raid.position_of(card))
    _leave(raid, card, raid.gone[raid.owner(card)])
    if card < numbering.OUTLAWS:
        raid.forget(card)


def bury(raid: Raid, card: i64) -> None:
    """Put a card into its owner's Graveyard without killing it."""
    raid.tell(EVERYONE, story.BURIED, raid.definition[card], raid.owner(card))
    _leave_for_graveyard(raid, card)


def discard(raid: Raid, card: i64) -> None:
    """ruling.discard-choice: face-up to its owner's Graveyard."""
    raid.tell(EVERYONE, story.DISCARDED, raid.owner(card), raid.definition[card])
    _leave_for_graveyard(raid, card)


def to_hand(raid: Raid, card: i64) -> None:
    """Into its owner's hand. Whoever saw its face knows that it is there."""
    owner = raid.owner(card)
    shown = raid.knows(1 - owner, card) and raid.place[card] != numbering.IN_DECK
    raid.tell(EVERYONE, story.RETURNED, face(raid, card), owner, raid.position_of(card))
    leave(raid, card)
    if card >= numbering.OUTLAWS:
        return
    raid.stack(card, raid.hands[owner], numbering.IN_HAND)
    if shown:
        raid.learn(1 - owner, bit(card))
    show_curse_if_static(raid, card)


def to_deck(raid: Raid, card: i64, *, top: bool, bottom: bool) -> None:
    """ruling.return-to-deck: shuffled in, unless a place is named; ruling.order-unseen."""
    owner = raid.owner(card)
    is_from_deck = raid.place[card] == numbering.IN_DECK
    shown = face(raid, card) >= 0 and not is_from_deck
    named = -1 if is_from_deck else face(raid, card)
    raid.tell(EVERYONE, story.INTO_DECK, named, owner, raid.position_of(card))
    if raid.place[card] == numbering.IN_HAND and not shown:
        raid.mix_hand(owner)
        raid.learn(owner, bit(card))
    leave(raid, card)
    if card >= numbering.OUTLAWS:
        return
    deck = raid.decks[owner]
    raid.stack(card, deck, numbering.IN_DECK)
    if shown:
        raid.learn_both(card)
    if bottom:
        for place in range(len(deck) - 1, 0, -1):
            deck[place] = deck[place - 1]
        deck[0] = card
    elif not top:
        raid.shuffle_deck(owner)


# Facing and readiness


def exhaust(raid: Raid, card: i64, *, to_left: bool) -> None:
    """power.exhausts-right, block.turned-left, ruling.left-turned-card."""
    raid.tired |= bit(card)
    if to_left:
        raid.left |= bit(card)
    raid.tell(EVERYONE, story.EXHAUSTED, face(raid, card), raid.place[card])
    raid.nothing_is_certain()


def ready(raid: Raid, card: i64) -> None:
    """turn.ready, ruling.readied-by-effect."""
    wear_off(raid, card)
    raid.tired &= ~bit(card)
    raid.left &= ~bit(card)
    raid.tell(EVERYONE, story.READIED, face(raid, card), raid.place[card])


def flip_up(raid: Raid, card: i64) -> None:
    """Turn it face-up."""
    raid.up |= bit(card)
    raid.forget(card)
    raid.tell(EVERYONE, story.TURNED_UP, raid.definition[card], raid.place[card])
    raid.nothing_is_certain()


def flip_down(raid: Raid, card: i64) -> None:
    """Turn it face-down; both know it still (ruling.known-face-down)."""
    wear_off(raid, card)
    release(raid, card)
    escape(raid, card)
    raid.tell(EVERYONE, story.TURNED_DOWN, raid.definition[card], raid.place[card])
    raid.up &= ~bit(card)
    raid.learn_both(card)


# On the Playfield


def move(raid: Raid, card: i64, position: i64) -> None:
    """Move it to an empty position. A face-down card that moves is a stranger again."""
    raid.tell(EVERYONE, story.MOVED, face(raid, card), raid.place[card], position)
    raid.shift(card, position)
    if not raid.is_up(card):
        raid.forget(card)


def swap(raid: Raid, first: i64, second: i64) -> None:
    """Two cards of the Playfield change places."""
    here, there = raid.place[first], raid.place[second]
    raid.tell(EVERYONE, story.SWAPPED, face(raid, first), here, face(raid, second), there)
    raid.grid[here] = second
    raid.grid[there] = first
    raid.place[first] = there
    raid.place[second] = here
    for card in (first, second):
        if not raid.is_up(card):
            raid.forget(card)
    raid.nothing_is_certain()


def rearrange(raid: Raid, card: i64, left: int, seat: i64) -> None:
    """ruling.rearranged: the card comes to the lowest position of those that are left; nobody but who does it knows
    any of them then."""
    here = raid.place[card]
    lowest_left = here
    for other in members_of(left):
        raid.forget(other)
        if raid.controller(other) != seat:
            raid.learn(seat, bit(other))
        lowest_left = min(lowest_left, raid.place[other])
    there = raid.grid[lowest_left]
    raid.grid[here], raid.grid[lowest_left] = there, card
    raid.place[there], raid.place[card] = here, lowest_left
    raid.tell(EVERYONE, story.REARRANGED, seat, lowest_left)
    raid.nothing_is_certain()


def play(raid: Raid, card: i64, position: i64) -> None:
    """play.face-down. Which card of the hand it was only its player knows."""
    owner = raid.owner(card)
    if raid.place[card] == numbering.IN_HAND:
        raid.mix_hand(owner)
    wear_off(raid, card)  # a text may have it played from elsewhere
    raid.counters = without_counters(raid.counters, card)
    raid.lift(card)
    raid.forget(card)
    raid.put(card, position)
    raid.publish(position)
    raid.tell(all_but(owner), story.PLAYED, owner, position)
    raid.tell(only(owner), story.PLAYED_CARD, owner, position, raid.definition[card])


def summon(raid: Raid, seat: i64, definition: i64, position: i64) -> i64:
    """henchman.by-name, henchman.enters-face-up. The new card; -1 if it cannot be
    (ruling.summon-impossible). Which zones are shut was looked at when the position was picked; what answered that
    may have taken the place, or the Henchman."""
    extra = raid.extras[seat]
    if definition not in extra or raid.grid[position] != numbering.EMPTY:
        return -1
    card: i64 = numbering.OUTLAWS
    while raid.definition[card] != numbering.EMPTY:
        card += 1  # there is a number for every position, and this one is empty
    extra.remove(definition)
    raid.definition[card] = definition
    raid.place[card] = numbering.OUT
    raid.second_owns = with_or_without(raid.second_owns, card, is_in=seat == 1)
    raid.up |= bit(card)
    raid.put(card, position)
    raid.tell(EVERYONE, story.SUMMONED, seat, definition, position)
    return card


def change_counters(raid: Raid, card: i64, kind: i64, change: i64) -> None:
    """ruling.counters."""
    there = min(max(raid.counters_on(card, kind) + change, 0), numbering.MOST_COUNTERS)
    raid.set_counters(card, kind, there)
    raid.tell(EVERYONE, story.COUNTERS, face(raid, card), raid.place[card], kind, there)


def take_control(raid: Raid, card: i64, seat: i64) -> None:
    """ruling.owner-and-controller, ruling.control-and-powers."""
    change_control(raid, card, seat)
