"""A save of Elma in which every field holds something, to be damaged in one place at a time."""

import copy
from typing import Any

from rulewright.games.elma.game import Elma
from rulewright.games.elma.testing.table import RaceTable
from rulewright.games.elma.testing.written_cards import written_cards
from rulewright.kernel.errors import SaveError

CARDS = """
    kuski Filler: 60
    kuski Ann: 40 38 or 50 45
    kuski Bob: 50 45
    kuski Cid: 44
    kuski Two: 50 | Lose a point: gain a point.
    level Long: 4
    level Flat: 1
    level Hill: 1
    instant Mud | Until the end of the battle, target kuski in the ongoing battle can't improve.
    instant One | Put an orka counter on target kuski.
    instant Cast | Turn target kuski into a Battler.
    instant Grab | Gain control of target kuski in the ongoing battle until the end of the battle.
    instant Spy | Look at an opponent's hand.
"""
KINDS_OF_CARDS = 13

FULL = """
    players 3, turn 9, last end 7
    battle: Long by Filler curses them.Cid, used 3
    queue: Flat by Filler curses them.Cid
    after: Hill by Filler, ended 8
    me:    offline Filler Two, battle Ann, hand Mud One Cast Grab Spy, discard Cid, points 40
    them:  offline Cid, battle Bob, after Filler, hand Ann, banned Cid
    third: online Bob, hand Filler
"""

Path = tuple[str | int, ...]


def game_to_save() -> Elma:
    return written_cards(CARDS, "elma-to-be-saved")


def full(written: Elma) -> tuple[dict[str, Any], dict[str, object]]:
    """A save in which every field holds something, and the options of its match."""
    race = RaceTable(written)
    race.set(FULL)
    race.me.does("instant Mud", "choose Ann", "instant One", "choose Ann", "instant Cast")
    race.me.does("choose Cid", "instant Grab", "choose Bob", "instant Spy", "player them")
    race.me.does("use Two")
    saved = written.rules.save_state(race.state)
    return copy.deepcopy(dict(saved)), race.match.options


def with_value(saved: dict[str, Any], path: Path, value: object) -> dict[str, Any]:
    """The same save with something else in one place."""
    other: dict[str, Any] = copy.deepcopy(saved)
    part: Any = other
    for step in path[:-1]:
        part = part[step]
    part[path[-1]] = value
    return other


def refusal(written: Elma, path: Path, value: object) -> str:
    """What is said of a save with that in one place; nothing if it is loaded."""
    saved, options = full(written)
    return refusal_of(written, with_value(saved, path, value), options)


def refusal_of(written: Elma, saved: dict[str, Any], options: dict[str, object]) -> str:
    """What is said of a save; nothing if it is loaded."""
    try:
        written.rules.load_state(saved, 3, options)
    except SaveError as error:
        return str(error).removeprefix("the saved match is damaged: ")
    return ""
