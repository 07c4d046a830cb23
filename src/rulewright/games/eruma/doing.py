"""Which deed a verb stands for: the table between what a text says and what is done."""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.games.eruma import deeds, story
from rulewright.games.eruma.state import Raid
from rulewright.games.eruma.terms import (
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
    TAKE_CONTROL,
    TO_DECK,
    TO_DECK_BOTTOM,
    TO_DECK_TOP,
    TO_GRAVEYARD,
    TO_HAND,
)
from rulewright.kernel.event import EVERYONE


def do_to_player(raid: Raid, verb: i64, seat: i64, amount: i64) -> None:
    """Do what a verb says to a player. Verbs that only announce something do nothing."""
    if verb == DRAW:
        deeds.draw(raid, seat)
    elif verb == GAIN:
        raid.tell(EVERYONE, story.GAINED, seat, amount)
        deeds.add_treasure(raid, seat, amount)
    elif verb == LOSE:
        raid.tell(EVERYONE, story.LOST, seat, amount)
        deeds.add_treasure(raid, seat, -amount)
    elif verb == GAIN_POINTS:
        deeds.change_points(raid, seat, amount)
    elif verb == LOSE_POINTS:
        deeds.change_points(raid, seat, -amount)
    elif verb == SHUFFLE:
        raid.shuffle_deck(seat)
        raid.tell(EVERYONE, story.SHUFFLED, seat)


def do_to_card(raid: Raid, verb: i64, card: i64, seat: i64, spot: i64) -> None:
    """Do what a verb says to a card. Verbs that only announce something do nothing."""
    if verb == KILL:
        deeds.kill(raid, card)
    elif verb == BANISH:
        deeds.banish(raid, card)
    elif verb == EXHAUST:
        deeds.exhaust(raid, card, to_left=True)
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
        deeds.show(raid, card)
    elif verb == LOOK_AT:
        deeds.look_at(raid, card, seat)
    elif verb == FETCH:
        deeds.fetch(raid, card)
    elif verb == MOVE:
        deeds.move(raid, card, spot)
    elif verb == PLAY:
        deeds.play(raid, card, spot)
    elif verb == TAKE_CONTROL:
        deeds.take_control(raid, card, seat)
