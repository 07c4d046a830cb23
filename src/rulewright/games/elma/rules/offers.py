"""What a player may choose now: what the book lets them do (`may.py`) and no text forbids. Each kind
of choice has one function, which also judges what is chosen."""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.effects.matching import may_be_forbidden
from rulewright.games.elma.rules import may, now
from rulewright.games.elma.rules.happening import AddLevel, entry, is_permitted, may_be_done
from rulewright.games.elma.rules.instants import can_be_played
from rulewright.games.elma.rules.records import NONE
from rulewright.games.elma.rules.state import Race
from rulewright.games.elma.rules.terms import (
    ADD_LEVEL,
    BY_CHOICE,
    ENTER,
    GO_ONLINE,
    INSTANT,
    KUSKI,
    LEVEL,
    PLAY_INSTANT,
    PLAY_KUSKI,
)
from rulewright.kernel.zone import Zone


def faces_in_hand(race: Race, seat: i64, kind: i64) -> Zone:
    """The different cards of a kind in a hand, one card of each."""
    hand = race.hands[seat]
    found = Zone()
    faces = Zone()
    for place in range(len(hand)):
        card = hand[place]
        face = race.definition[card]
        if now.kinds(race, card) & kind != 0 and face not in faces:
            faces.append(face)
            found.append(card)
    return found


def playable_kuskis(race: Race, seat: i64) -> Zone:
    """kuskis.play-from-hand, kuskis.one-play-per-turn."""
    found = Zone()
    if race.plays >= now.plays_a_turn(race, seat):
        return found
    cards = faces_in_hand(race, seat, KUSKI)
    for place in range(len(cards)):
        if may_be_done(race, PLAY_KUSKI, cards[place], seat):
            found.append(cards[place])
    return found


def may_go_online(race: Race, seat: i64, card: i64) -> bool:
    """kuskis.go-online."""
    return may.can_go_online(race, card) and may_be_done(race, GO_ONLINE, card, seat)


def may_enter(race: Race, seat: i64, card: i64) -> bool:
    """battle.online-kuskis-enter: alone, or as one of a pair."""
    if not may.can_enter(race, card):
        return False
    return not may_be_forbidden(race, ENTER) or is_permitted(race, entry([int(card)], seat))


def entering(race: Race, seat: i64) -> Zone:
    """The kuskis of a seat that may enter the battle; on a Multiplayer level there are two at least
    (ruling.pairs)."""
    found = Zone()
    if race.battle is None:
        return found
    kuskis = race.kuskis[seat]
    for place in range(len(kuskis)):
        if may_enter(race, seat, kuskis[place]):
            found.append(kuskis[place])
    if len(found) == 1 and may.is_played_in_pairs(race):
        return Zone()
    return found


def may_add(race: Race, seat: i64, level: i64, card: i64) -> bool:
    """queue.kuski-adds-level: whether a kuski may add that level, alone or with others."""
    if not may.can_add(race, card):
        return False
    if not may_be_forbidden(race, ADD_LEVEL):
        return True
    return is_permitted(race, adding(level, seat, 1, NONE, [int(card)], []))


def adding(  # noqa: PLR0913 - which level, whose, how long, where, by and against whom
    level: i64, seat: i64, length: i64, place: i64, adders: list[int], cursed: list[int]
) -> AddLevel:
    """A level is about to be added."""
    return AddLevel(
        ADD_LEVEL,
        [int(level)],
        seat,
        length=length,
        slot=place,
        adders=adders,
        cursed=cursed,
        means=BY_CHOICE,
    )


def able_adders(race: Race, seat: i64, level: i64) -> Zone:
    """The kuskis of a seat that may add a level."""
    found = Zone()
    for side in range(race.seats):
        if side != seat and not now.may_any_kuski_add(race, level):
            continue  # ruling.forced-adder
        kuskis = race.kuskis[side]
        for place in range(len(kuskis)):
            if may_add(race, seat, level, kuskis[place]):
                found.append(kuskis[place])
    return found


def addable_levels(race: Race, seat: i64) -> Zone:
    """The levels in hand that a seat could add now (ruling.chain-adders)."""
    found = Zone()
    levels = faces_in_hand(race, seat, LEVEL)
    if len(levels) == 0:
        return found
    able: i64 = 0
    kuskis = race.kuskis[seat]
    for place in range(len(kuskis)):
        if may.can_add(race, kuskis[place]):
            able += 1
    is_open = not may_be_forbidden(race, ADD_LEVEL)
    for place in range(len(levels)):
        level = levels[place]
        count = able
        if not is_open or now.may_any_kuski_add(race, level):
            count = len(able_adders(race, seat, level))
        if count >= now.chain(race, level):
            found.append(level)
    return found


def playable_instants(race: Race, seat: i64) -> Zone:
    """The different instants in hand that a seat could play now."""
    found = Zone()
    cards = faces_in_hand(race, seat, INSTANT)
    for place in range(len(cards)):
        card = cards[place]
        if can_be_played(race, seat, card) and may_be_done(race, PLAY_INSTANT, card, seat):
            found.append(card)
    return found
