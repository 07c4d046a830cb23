"""Which deed a verb stands for: the table between what a text or a rule says and what is done, and to which
cards it can be done at all."""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.games.elma.rules import deeds, leaving, may, now, story
from rulewright.games.elma.rules.changing import can_be_changed, make_change
from rulewright.games.elma.rules.numbering import (
    AFTER_LEVEL,
    BANNED,
    BATTLE_LEVEL,
    DISCARDED,
    GONE,
    IN_AFTER,
    IN_BATTLE,
    IN_DECK,
    IN_HAND,
    IN_QUEUE,
    OFFLINE,
    TAKING_EFFECT,
)
from rulewright.games.elma.rules.state import Race
from rulewright.games.elma.rules.terms import (
    ABORT,
    ADD_COUNTERS,
    ADD_LEVEL,
    APPLY_RECORD,
    BAN,
    DISCARD,
    DRAW,
    END_AFTER_BATTLE,
    END_BATTLE,
    ENTER,
    FIRST_OF_TEXTS,
    GAIN_POINTS,
    GIVE_BACK,
    GO_OFFLINE,
    GO_ONLINE,
    IMPROVE,
    LEAVE_AFTER_BATTLE,
    LOSE_COUNTERS,
    LOSE_GAME,
    LOSE_POINTS,
    PLAY_INSTANT,
    PLAY_KUSKI,
    SHUFFLE,
    START_BATTLE,
    TAKE_CONTROL,
    TO_HAND,
)
from rulewright.kernel.bits import bit
from rulewright.kernel.event import EVERYONE, all_but, only


def can_be_done_to(race: Race, verb: i64, card: i64) -> bool:
    """Whether it can be done to the card now: some may have left while others were answered for,
    and what is so already does not happen again (ruling.impossible-instruction)."""
    place = race.place[card]
    if verb == PLAY_KUSKI:
        # Players play them from hand; texts put them into play from any pile.
        return place in (IN_HAND, IN_DECK, DISCARDED, BANNED)
    if verb == PLAY_INSTANT:
        return place == IN_HAND
    if verb == GO_ONLINE:
        return place == OFFLINE and not may.is_kept_from_going_online(race, card)
    if verb >= FIRST_OF_TEXTS:
        return can_be_changed(race, verb, card)
    if verb == GO_OFFLINE:
        return race.is_in_play(card) and place != OFFLINE
    if verb == ENTER:
        return may.can_play_the_battle(race, card)
    if verb == IMPROVE and now.is_stuck(race, card):
        return False
    if verb in (APPLY_RECORD, IMPROVE):
        return place in (IN_BATTLE, IN_AFTER)
    if verb == ADD_LEVEL:
        return place in (IN_HAND, DISCARDED)
    if verb == START_BATTLE:
        return may.may_battle_start(race) and race.queue[0].level == card
    if verb == END_BATTLE:
        return place == BATTLE_LEVEL
    if verb == LEAVE_AFTER_BATTLE:
        return place == IN_AFTER
    if verb == END_AFTER_BATTLE:
        return place == AFTER_LEVEL
    if verb == ABORT:
        return place in (IN_QUEUE, BATTLE_LEVEL)
    if verb in (DISCARD, BAN, TO_HAND):
        return place not in (_already(verb), GONE, TAKING_EFFECT, BATTLE_LEVEL, AFTER_LEVEL)
    if verb in (TAKE_CONTROL, GIVE_BACK, ADD_COUNTERS, LOSE_COUNTERS):
        return race.is_in_play(card)
    return True


def _already(verb: i64) -> i64:
    if verb == DISCARD:
        return DISCARDED
    return BANNED if verb == BAN else IN_HAND


def do_to_player(race: Race, verb: i64, seat: i64, amount: i64) -> None:
    """Do what a verb says to a player. Verbs that only announce something do nothing."""
    if verb == LOSE_GAME:
        leaving.lose(race, amount)
    elif not race.is_playing(seat):
        return
    elif verb == DRAW:
        _draw(race, seat)
    elif verb == GAIN_POINTS:
        leaving.change_points(race, seat, amount)
        race.tell(EVERYONE, story.GAINED, seat, amount)
        leaving.check_hundred(race)
    elif verb == LOSE_POINTS:
        leaving.change_points(race, seat, -amount)
        race.tell(EVERYONE, story.LOST_POINTS, seat, amount)
    elif verb == SHUFFLE:
        race.shuffle_deck(seat)
        race.tell(EVERYONE, story.SHUFFLED, seat)


def _draw(race: Race, seat: i64) -> None:
    """goal.impossible-draw-loses, ruling.draws-one-by-one."""
    deck = race.decks[seat]
    if len(deck) == 0:
        race.tell(EVERYONE, story.DECK_OUT, seat)
        leaving.lose(race, bit(seat))
        return
    card = deck[len(deck) - 1]
    race.lift(card)
    race.stack(card, race.hands[seat], IN_HAND)
    race.publish(seat)
    race.tell(only(seat), story.DREW_CARD, seat, race.definition[card])
    race.tell(all_but(seat), story.DREW, seat)


def do_to_card(  # noqa: PLR0913 - what, to what, for whom, how much, where
    race: Race, verb: i64, card: i64, seat: i64, amount: i64, spot: i64
) -> None:
    """Do what a verb says to one card. Verbs that only announce something do nothing."""
    if verb == PLAY_KUSKI:
        deeds.play_kuski(race, card)
    elif verb == GO_ONLINE:
        deeds.go_online(race, card)
    elif verb == GO_OFFLINE:
        deeds.go_offline(race, card)
    elif verb == LEAVE_AFTER_BATTLE:
        deeds.leave_after_battle(race, card)
    elif verb == ABORT:
        deeds.abort(race, card)
    elif verb == DISCARD:
        deeds.discard(race, card)
    elif verb == BAN:
        deeds.ban(race, card)
    elif verb == TO_HAND:
        deeds.to_hand(race, card)
    elif verb == TAKE_CONTROL:
        leaving.hand_over(race, card, seat, amount)
        deeds.told(race, story.TOOK_CONTROL, card)
    elif verb == GIVE_BACK:
        leaving.give_back(race, card)
        deeds.told(race, story.GAVE_BACK, card)
    elif verb == ADD_COUNTERS:
        deeds.change_counters(race, card, spot, amount)
    elif verb == LOSE_COUNTERS:
        deeds.change_counters(race, card, spot, -amount)
    elif verb >= FIRST_OF_TEXTS:
        make_change(race, verb, card, amount)
