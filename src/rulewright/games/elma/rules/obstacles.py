"""What stands in the way of something that a player wants to do: one question for each kind of action, asked by what is
offered (`main_phase.py`, `windows.py`), by effects (`book.py`), and by who explains why something is not offered
(`words/reasons.py`). The first obstacle counts, in the order of the rulebook; what texts forbid comes last."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.effects.happening import Happening
from rulewright.effects.ids import CardId, Seat
from rulewright.effects.matching import forbidden_by, may_be_forbidden
from rulewright.effects.usable import is_worn_out
from rulewright.games.elma.rules import now, numbering, terms
from rulewright.games.elma.rules.happening import AddLevel, by_choice, entry
from rulewright.games.elma.rules.instants import finds_what_it_needs
from rulewright.games.elma.rules.records import is_among
from rulewright.games.elma.rules.state import Race
from rulewright.kernel.zone import Zone

NO_OBSTACLE: Final = 0
NO_USE: Final = 1  # ruling.instant-needs-target
WORN_OUT: Final = 2  # ruling.endless-turn
FORBIDDEN: Final = 3  # effects.cant-beats-can
PLAYED_ALREADY: Final = 4  # kuskis.one-play-per-turn
NO_KUSKI: Final = 5  # queue.kuski-adds-level
TOO_FEW: Final = 6  # keyword.chain-level
QUEUED_ALREADY: Final = 7  # queue.one-per-kuski
IS_BATTLER: Final = 8  # keyword.battler
NO_KUSKI_NOW: Final = 9  # ruling.type-change-in-play
NOT_OFFLINE: Final = 10  # kuskis.go-online
CURSED: Final = 11  # keyword.designers-curse
NOT_OFFLINE_BEFORE: Final = 12  # kuskis.not-online-same-turn
NO_BATTLE: Final = 13  # battle.online-kuskis-enter
IN_THE_BATTLE: Final = 14  # battle.busy-cannot-enter
IN_AN_AFTER_BATTLE: Final = 15  # battle.busy-cannot-enter
IS_DESIGNER: Final = 16  # keyword.designer
OWN_LEVEL: Final = 17  # battle.self-added-forbidden
ONE_LIFE_ONLY: Final = 18  # keyword.one-life
IS_OFFLINE: Final = 19  # battle.offline-cannot-enter
NO_PARTNER: Final = 20  # ruling.pairs


# By texts


def _by_texts(race: Race, what: Happening[Race]) -> i64:
    return NO_OBSTACLE if forbidden_by(race, what) is None else FORBIDDEN


def _by_texts_on(race: Race, verb: i64, card: CardId, seat: Seat) -> i64:
    """What texts put in the way of something that a player does with a card."""
    if not may_be_forbidden(race, verb):
        return NO_OBSTACLE
    return _by_texts(race, by_choice(verb, [int(card)], seat))


# Playing cards


def to_play(race: Race, seat: Seat, card: CardId) -> i64:
    """kuskis.play-from-hand, kuskis.one-play-per-turn."""
    if race.plays >= now.plays_a_turn(race, seat):
        return PLAYED_ALREADY
    return _by_texts_on(race, terms.PLAY_KUSKI, card, seat)


def to_play_instant(race: Race, seat: Seat, card: CardId) -> i64:
    """ruling.instant-needs-target, ruling.endless-turn."""
    if is_worn_out(race, race.definition[card]):
        return WORN_OUT
    if not finds_what_it_needs(race, seat, card):
        return NO_USE
    return _by_texts_on(race, terms.PLAY_INSTANT, card, seat)


# Going online


def to_going_online(race: Race, card: CardId) -> i64:
    """kuskis.go-online, kuskis.not-online-same-turn."""
    if race.place[card] != numbering.OFFLINE:
        return NOT_OFFLINE
    if not now.is_kuski(race, card):
        return NO_KUSKI_NOW
    if now.is_kept_offline(race, card):
        return CURSED
    return NO_OBSTACLE if card in race.began_offline else NOT_OFFLINE_BEFORE


def to_go_online(race: Race, seat: Seat, card: CardId) -> i64:
    """What keeps a player from letting a kuski go online."""
    obstacle = to_going_online(race, card)
    return obstacle if obstacle != NO_OBSTACLE else _by_texts_on(race, terms.GO_ONLINE, card, seat)


# Entering the battle


def to_driving(race: Race, card: CardId, adders: list[int], cursed: list[int]) -> i64:
    """What keeps a kuski from driving on a level that these have added and these are cursed with."""
    if now.kuski_types(race, card) & terms.DESIGNER != 0 and not now.is_so(
        race, terms.ADMITTED_RULE, card
    ):
        return IS_DESIGNER
    if is_among(cursed, card):
        return CURSED
    # battle.self-added-forbidden, ruling.chain-adders
    if is_among(adders, card) and not now.is_so(race, terms.OWN_LEVEL_RULE, card):
        return OWN_LEVEL
    return NO_OBSTACLE


def to_playing_the_battle(race: Race, card: CardId) -> i64:
    """ruling.forced-entry: what keeps a kuski in play out of the battle, but for being offline."""
    battle = race.battle
    if battle is None:
        return NO_BATTLE
    if not race.is_in_play(card) or not now.is_kuski(race, card):
        return NO_KUSKI_NOW
    if race.place[card] in (numbering.IN_BATTLE, numbering.IN_AFTER):
        return IN_THE_BATTLE if race.place[card] == numbering.IN_BATTLE else IN_AN_AFTER_BATTLE
    obstacle = to_driving(race, card, battle.adders, battle.cursed)
    if obstacle != NO_OBSTACLE:
        return obstacle
    is_one_life = now.level_keywords(race, battle.level) & terms.ONE_LIFE != 0
    return ONE_LIFE_ONLY if is_one_life and not battle.is_in_first_full_turn() else NO_OBSTACLE


def _may_enter_offline(race: Race, card: CardId) -> bool:
    """keyword.watchful, or a text that says so."""
    battle = race.battle
    assert battle is not None
    is_watchful = now.kuski_keywords(race, card) & terms.WATCHFUL != 0
    if is_watchful and now.level_keywords(race, battle.level) & terms.PRE_ANNOUNCED != 0:
        return True
    return now.is_so(race, terms.FROM_OFFLINE_RULE, card)


def _to_enter_alone(race: Race, seat: Seat, card: CardId) -> i64:
    """battle.online-kuskis-enter, battle.offline-cannot-enter, keyword.watchful: alone, or as one of a pair."""
    obstacle = to_playing_the_battle(race, card)
    if obstacle != NO_OBSTACLE:
        return obstacle
    battle = race.battle
    assert battle is not None
    if race.place[card] != numbering.ONLINE and not _may_enter_offline(race, card):
        return IS_OFFLINE
    if not may_be_forbidden(race, terms.ENTER):
        return NO_OBSTACLE
    return _by_texts(race, entry([int(card)], seat))


def entering(race: Race, seat: Seat) -> Zone:
    """The kuskis of a seat that may enter the battle; on a Multiplayer level there are two at least
    (ruling.pairs)."""
    found = Zone()
    if race.battle is None:
        return found
    kuskis = race.kuskis[seat]
    for place in range(len(kuskis)):
        if _to_enter_alone(race, seat, kuskis[place]) == NO_OBSTACLE:
            found.append(kuskis[place])
    if len(found) == 1 and now.is_played_in_pairs(race):
        return Zone()
    return found


def to_enter(race: Race, seat: Seat, card: CardId) -> i64:
    """What keeps a player from letting a kuski enter the battle, alone or with a partner."""
    obstacle = _to_enter_alone(race, seat, card)
    if obstacle == NO_OBSTACLE and len(entering(race, seat)) == 0:
        return NO_PARTNER
    return obstacle


# Adding levels


def to_adding(race: Race, card: CardId) -> i64:
    """queue.kuski-adds-level, queue.one-per-kuski, keyword.battler."""
    if not race.is_in_play(card) or not now.is_kuski(race, card):
        return NO_KUSKI_NOW
    if now.kuski_types(race, card) & terms.BATTLER != 0:
        return IS_BATTLER
    if any(is_among(queued.adders, card) for queued in race.queue):
        return QUEUED_ALREADY  # queue.own-battle-frees-kuski
    return NO_OBSTACLE


def to_add_by(race: Race, seat: Seat, level: CardId, card: CardId) -> i64:
    """What keeps a kuski from adding that level for a player, alone or with others."""
    obstacle = to_adding(race, card)
    if obstacle != NO_OBSTACLE or not may_be_forbidden(race, terms.ADD_LEVEL):
        return obstacle
    adders = [int(card)]
    return _by_texts(
        race,
        AddLevel(
            terms.ADD_LEVEL,
            [int(level)],
            seat,
            means=terms.BY_CHOICE,
            length=1,
            adders=adders,
            cursed=[],
        ),
    )


def able_adders(race: Race, seat: Seat, level: CardId) -> Zone:
    """The kuskis that may add a level for a player: their own, or any (ruling.forced-adder)."""
    found = Zone()
    is_open = now.may_any_kuski_add(race, level)
    for side in range(race.seats):
        if side == seat or is_open:
            kuskis = race.kuskis[side]
            for place in range(len(kuskis)):
                if to_add_by(race, seat, level, kuskis[place]) == NO_OBSTACLE:
                    found.append(kuskis[place])
    return found


def may_add(race: Race, seat: Seat, level: CardId) -> bool:
    """ruling.chain-adders: whether there are as many as it takes to add a level."""
    wanted = now.chain(race, level)
    if wanted > 1 or now.may_any_kuski_add(race, level):
        return len(able_adders(race, seat, level)) >= wanted
    kuskis = race.kuskis[seat]
    for place in range(len(kuskis)):
        if to_add_by(race, seat, level, kuskis[place]) == NO_OBSTACLE:
            return True
    return False


def to_add(race: Race, seat: Seat, level: CardId) -> i64:
    """What keeps a player from adding a level. Where kuskis have different obstacles, that of the queue is named
    first: it will be gone soonest."""
    if may_add(race, seat, level):
        return NO_OBSTACLE
    able = len(able_adders(race, seat, level))
    wanted = now.chain(race, level)
    found: list[int] = []
    kuskis = race.kuskis[seat]
    for place in range(len(kuskis)):
        obstacle = to_add_by(race, seat, level, kuskis[place])
        if obstacle != NO_KUSKI_NOW:
            found.append(int(obstacle))
    if len(found) == 0:
        return NO_KUSKI
    if able > 0 or wanted > len(found):
        return TOO_FEW
    if QUEUED_ALREADY in found:
        return QUEUED_ALREADY
    return FORBIDDEN if FORBIDDEN in found else IS_BATTLER
