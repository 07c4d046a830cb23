"""What the book lets a player or a kuski do now, apart from what texts forbid. Offers
and effects ask the same functions; those that offer a choice add what texts say (`offers.py`)."""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.games.elma.rules import now
from rulewright.games.elma.rules.numbering import IN_AFTER, IN_BATTLE, OFFLINE, ONLINE
from rulewright.games.elma.rules.records import is_among
from rulewright.games.elma.rules.state import Race
from rulewright.games.elma.rules.terms import (
    BATTLER,
    DESIGNER,
    MULTIPLAYER,
    ONE_LIFE,
    PRE_ANNOUNCED,
    WATCHFUL,
)


def may_battle_start(race: Race) -> bool:
    """battle.one-current, battle.immediate-start, ruling.waiting-time: also in a turn that began with
    a battle ongoing no other can start, as that one ends in it or goes on."""
    return race.battle is None and len(race.queue) > 0 and race.last_end != race.turn


def is_kept_from_going_online(race: Race, card: i64) -> bool:
    """keyword.designers-curse."""
    return race.battle is not None and is_among(race.battle.cursed, card)


def can_go_online(race: Race, card: i64) -> bool:
    """kuskis.go-online, kuskis.not-online-same-turn."""
    return (
        race.place[card] == OFFLINE
        and card in race.began_offline
        and now.is_kuski(race, card)
        and not is_kept_from_going_online(race, card)
    )


def can_play_the_battle(race: Race, card: i64) -> bool:
    """Whether nothing but being offline keeps a kuski in play out of the battle
    (ruling.forced-entry)."""
    battle = race.battle
    if battle is None or not race.is_in_play(card) or not now.is_kuski(race, card):
        return False
    if race.place[card] in (IN_BATTLE, IN_AFTER):
        return False  # battle.busy-cannot-enter
    if not can_drive(race, card, battle.adders, battle.cursed):
        return False
    is_one_life = now.level_keywords(race, battle.level) & ONE_LIFE != 0
    return not is_one_life or battle.is_in_first_full_turn()


def can_drive(race: Race, card: i64, adders: list[int], cursed: list[int]) -> bool:
    """Whether a kuski may drive on a level that these have added and these are cursed with."""
    if now.kuski_types(race, card) & DESIGNER != 0 or is_among(cursed, card):
        return False
    # battle.self-added-forbidden, ruling.chain-adders
    return not is_among(adders, card) or now.may_enter_own_level(race, card)


def can_enter(race: Race, card: i64) -> bool:
    """battle.online-kuskis-enter, battle.offline-cannot-enter, keyword.watchful. On a Multiplayer
    level a partner is needed besides."""
    if not can_play_the_battle(race, card):
        return False
    if race.place[card] == ONLINE:
        return True
    battle = race.battle
    assert battle is not None
    return (
        now.kuski_keywords(race, card) & WATCHFUL != 0
        and now.level_keywords(race, battle.level) & PRE_ANNOUNCED != 0
    )


def is_played_in_pairs(race: Race) -> bool:
    """keyword.multiplayer: whether the current battle is."""
    battle = race.battle
    return battle is not None and now.level_keywords(race, battle.level) & MULTIPLAYER != 0


def can_add(race: Race, card: i64) -> bool:
    """queue.kuski-adds-level, queue.one-per-kuski, keyword.battler."""
    if not race.is_in_play(card) or not now.is_kuski(race, card):
        return False
    if now.kuski_types(race, card) & BATTLER != 0:
        return False
    return not has_queued_level(race, card)


def has_queued_level(race: Race, card: i64) -> bool:
    """queue.one-per-kuski, queue.own-battle-frees-kuski."""
    return any(is_among(queued.adders, card) for queued in race.queue)
