"""Hands and Decks: drawing, showing, looking and finding; and Curses, which are shown out of a hand.

Each function does one thing completely: cards, knowledge, what is told. Whether it may happen and what
answers it is decided before (`effects/happening.py`).
"""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.games.eruma.rules import story
from rulewright.games.eruma.rules.numbering import IN_HAND, SEATS
from rulewright.games.eruma.rules.state import Raid
from rulewright.kernel.bits import bit
from rulewright.kernel.event import EVERYONE, all_but, only


def draw(raid: Raid, seat: i64) -> None:
    """The top card of a Deck that is not empty."""
    deck = raid.decks[seat]
    card = deck[len(deck) - 1]
    raid.lift(card)
    raid.stack(card, raid.hands[seat], IN_HAND)
    raid.tell(all_but(seat), story.DREW, seat, 1)
    raid.tell(only(seat), story.DREW_CARD, seat, raid.definition[card])
    show_curse_if_static(raid, card)


def show(raid: Raid, card: i64) -> None:
    """Both see its face."""
    raid.tell(EVERYONE, story.SHOWED, raid.owner(card), raid.definition[card])
    raid.learn_both(card)


def look_at(raid: Raid, card: i64, seat: i64) -> None:
    """One seat sees its face."""
    position = raid.position_of(card)
    raid.tell(only(seat), story.SAW, seat, raid.definition[card], position)
    raid.tell(all_but(seat), story.SAW, seat, -1, position)
    raid.learn(seat, bit(card))


def fetch(raid: Raid, card: i64) -> None:
    """Found by a search: shown, into hand, and the Deck is shuffled."""
    owner = raid.owner(card)
    raid.lift(card)
    raid.stack(card, raid.hands[owner], IN_HAND)
    raid.learn(1 - owner, bit(card))
    raid.tell(EVERYONE, story.FETCHED, owner, raid.definition[card])
    raid.shuffle_deck(owner)
    show_curse_if_static(raid, card)


def lose_track(raid: Raid, cards: list[int], who_keeps_it: i64) -> None:
    """ruling.order-unseen: of several cards nobody but one player (-1: nobody at all) can tell any more which is
    which; of one it is plain."""
    if len(cards) < 2:
        return
    for seat in range(SEATS):
        if seat != who_keeps_it:
            for card in cards:
                raid.seen[seat] &= ~bit(card)
    raid.nothing_is_certain()


def show_curse_if_static(raid: Raid, card: i64) -> None:
    """ruling.curse: a Curse that changes what the opponent may do, or who is asked, is noticed at once, so it is shown."""
    if raid.cards.open_curse[raid.definition[card]]:
        show_curse(raid, card)


def show_curse(raid: Raid, card: i64) -> None:
    """ruling.curse: the owner shows the card."""
    if raid.place[card] != IN_HAND or (raid.shown_curses >> card) & 1 == 1:
        return
    raid.shown_curses |= bit(card)
    raid.nothing_is_certain()
    raid.tell(EVERYONE, story.CURSE_SHOWN, raid.owner(card), raid.definition[card])
