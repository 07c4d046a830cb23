"""Which deed a verb stands for: the table between what a text says and what is done, and to which cards
it can be done at all."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.games.eruma.rules import deeds, hands, story, totals
from rulewright.games.eruma.rules.alive import BY_RULE
from rulewright.games.eruma.rules.numbering import EMPTY, HENCHMEN_MASK
from rulewright.games.eruma.rules.state import Raid
from rulewright.games.eruma.rules.terms import (
    BANISH,
    DISCARD,
    DRAW,
    EXHAUST,
    FETCH,
    FLIP_DOWN,
    FLIP_UP,
    GAIN,
    GAIN_POINTS,
    KILL,
    LOOK_AT,
    LOSE,
    LOSE_POINTS,
    MOVE,
    PLAY,
    READY_UP,
    REVEAL,
    SHUFFLE,
    STEAL,
    SUMMON,
    SWAP,
    TAKE_CONTROL,
    TO_DECK,
    TO_DECK_BOTTOM,
    TO_DECK_TOP,
    TO_GRAVEYARD,
    TO_HAND,
)
from rulewright.kernel.bits import bit, lowest
from rulewright.kernel.event import EVERYONE

FROM_ANYWHERE: Final = (
    (1 << TO_HAND) | (1 << TO_DECK) | (1 << TO_DECK_TOP) | (1 << TO_DECK_BOTTOM)
    | (1 << TO_GRAVEYARD) | (1 << DISCARD) | (1 << REVEAL) | (1 << LOOK_AT) | (1 << FETCH)
    | (1 << PLAY) | (1 << BANISH)
)  # fmt: skip
"""What can be done to cards that are not on the Playfield."""
FIRST_OF_A_PLAYER: Final = DRAW
"""From this verb on it is players who do something."""

ARRIVALS: Final = (
    (1 << FLIP_UP) | (1 << SUMMON) | (1 << MOVE) | (1 << PLAY) | (1 << SWAP) | (1 << TAKE_CONTROL)
)  # fmt: skip
"""What is answered by how things stand afterwards."""


def can_be_done_to(raid: Raid, verb: i64, seat: i64, spot: i64) -> i64:
    """The cards to which it can be done now: some may have left while others were answered for,
    and what is so already does not happen again."""
    if verb in (MOVE, PLAY) and raid.grid[spot] != EMPTY:
        return 0  # ruling.one-card-per-position
    if (FROM_ANYWHERE >> verb) & 1 == 1:
        return raid.field | ~HENCHMEN_MASK
    if verb in (EXHAUST, READY_UP):
        return raid.field & (raid.tired if verb == READY_UP else ~raid.tired)
    if verb in (FLIP_UP, FLIP_DOWN):
        return raid.field & (raid.up if verb == FLIP_DOWN else ~raid.up)
    if verb == TAKE_CONTROL:
        return raid.controlled(1 - seat)
    return raid.field if verb < FIRST_OF_A_PLAYER or verb == STEAL else -1


def do(  # noqa: PLR0913 - what, to what, for whom, how much, where, by what
    raid: Raid, verb: i64, cards: i64, seat: i64, amount: i64, spot: i64, means: i64
) -> i64:
    """Do what a verb says to the cards or the player. Returns the cards it was done to."""
    if verb == SUMMON:
        card = deeds.summon(raid, seat, amount, spot)
        return 0 if card < 0 else bit(card)
    if verb == SWAP:
        deeds.swap(raid, cards)
    elif verb == STEAL:
        totals.steal(raid, seat, cards)
    elif cards == 0:
        do_to_player(raid, verb, seat, amount)
    else:
        rest = cards
        while rest != 0:
            card = lowest(rest)
            rest &= rest - 1
            do_to_card(raid, verb, card, seat, spot, means)
    return cards


def do_to_player(raid: Raid, verb: i64, seat: i64, amount: i64) -> None:
    """Do what a verb says to a player. Verbs that only announce something do nothing."""
    if verb == DRAW:
        if len(raid.decks[seat]) == 0:
            totals.run_out(raid, seat)
        else:
            hands.draw(raid, seat)
    elif verb == GAIN:
        raid.tell(EVERYONE, story.GAINED, seat, amount)
        totals.add_treasure(raid, seat, amount)
    elif verb == LOSE:
        raid.tell(EVERYONE, story.LOST, seat, amount)
        totals.add_treasure(raid, seat, -amount)
    elif verb == GAIN_POINTS:
        totals.change_points(raid, seat, amount)
    elif verb == LOSE_POINTS:
        totals.change_points(raid, seat, -amount)
    elif verb == SHUFFLE:
        raid.shuffle_deck(seat)
        raid.tell(EVERYONE, story.SHUFFLED, seat)


def do_to_card(  # noqa: PLR0913 - what, to what, for whom, where, by what
    raid: Raid, verb: i64, card: i64, seat: i64, spot: i64, means: i64
) -> None:
    """Do what a verb says to a card. Verbs that only announce something do nothing."""
    if verb == KILL:
        deeds.kill(raid, card)
    elif verb == BANISH:
        deeds.banish(raid, card)
    elif verb == EXHAUST:
        deeds.exhaust(raid, card, to_left=means != BY_RULE)
    elif verb == READY_UP:
        deeds.ready(raid, card)
    elif verb == FLIP_UP:
        deeds.flip_up(raid, card)
    elif verb == FLIP_DOWN:
        deeds.flip_down(raid, card)
    elif verb == TO_HAND:
        deeds.to_hand(raid, card)
    elif verb == TO_DECK:
        deeds.to_deck(raid, card, top=False, bottom=False)
    elif verb == TO_DECK_TOP:
        deeds.to_deck(raid, card, top=True, bottom=False)
    elif verb == TO_DECK_BOTTOM:
        deeds.to_deck(raid, card, top=False, bottom=True)
    elif verb == TO_GRAVEYARD:
        deeds.bury(raid, card)
    elif verb == DISCARD:
        deeds.discard(raid, card)
    elif verb == REVEAL:
        hands.show(raid, card)
    elif verb == LOOK_AT:
        hands.look_at(raid, card, seat)
    elif verb == FETCH:
        hands.fetch(raid, card)
    elif verb == MOVE:
        deeds.move(raid, card, spot)
    elif verb == PLAY:
        deeds.play(raid, card, spot)
    elif verb == TAKE_CONTROL:
        deeds.take_control(raid, card, seat)
