"""Duels at all the places where one may be saved, for tests of what becomes of damaged saves."""

import json
from typing import Any

from rulewright.gamekit.match import Match
from rulewright.games.allumbra.testing.table import DuelTable
from rulewright.kernel.chance import Dice
from rulewright.testing.history import play_at_random


def a_basic_duel() -> Match:
    """One has picked a card, the other has not."""
    table = DuelTable()
    table.start(seed=1)
    play_at_random(table.match, Dice(2), 7)
    return table.match


def choosing_relics() -> Match:
    """One has chosen the first of two."""
    table = DuelTable()
    table.start(relics=True, stella="first", seed=2)
    table.choose("me", "Show for Discount")
    return table.match


def a_turn_from(position: str) -> DuelTable:
    """A table whose dice, unlike those of rule tests, roll by themselves."""
    table = DuelTable()
    described = table.game.rules.position(position)
    table._adopt(Match(table.game, ["Me", "Them"], described.options, "0", described.state))
    return table


def after_a_pick() -> Match:
    """I have announced a relic and am asked whether to lay my first card open."""
    table = a_turn_from("""
        turn 3
        me:   hand 2 quick-draw hide pulverize, shown pulverize,
              relic wound-for-damage active, relic open-for-damage
        them: hand quick-draw reload hide, relic hit-for-draw active, relic shot-for-guard
    """)
    table.announce("me", "wound-for-damage")
    table.turn("quick-draw quick-draw hide", "quick-draw reload hide")
    return table.match


def in_a_window() -> Match:
    """I may use a second relic; after me they may use one."""
    match = after_a_pick()
    match.play(0, "Activate Open for Damage")
    return match


def after_a_payment() -> Match:
    """I have paid my last ammo and am asked about that."""
    table = a_turn_from("""
        turn 1
        me:   ammo 1, hand quick-draw hide, relic empty-for-load, relic stopped-for-burden
        them: hand 2 hide, relic repeat-for-energy, relic void-for-load
    """)
    table.clash("quick-draw", "hide")
    return table.match


def after_a_cancel() -> Match:
    """My card has been cancelled, and I am asked about that."""
    match = after_a_payment()
    match.play(0, "Leave Empty for Load inactive")
    return match


def after_a_result() -> Match:
    """Both have used relics and will draw, but first I am asked about a condition."""
    table = a_turn_from("""
        turn 3
        me:   hand quick-draw 2 hide, relic wound-for-damage, relic reload-for-draw active
        them: hand calculated-shot reload hide, relic hit-for-draw active,
              relic brink-for-guard
    """)
    table.turn("quick-draw hide hide", "calculated-shot reload hide")
    table.use("me", "reload-for-draw")
    table.use("them", "hit-for-draw")
    return table.match


def at_an_end() -> Match:
    table = DuelTable()
    table.start(relics=True, seed=3)
    play_at_random(table.match, Dice(9), 2000)
    assert table.match.is_over
    return table.match


MATCHES = [
    a_basic_duel,
    choosing_relics,
    after_a_pick,
    in_a_window,
    after_a_payment,
    after_a_cancel,
    after_a_result,
    at_an_end,
]


def tree(match: Match) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(match.save())
    return found


def of_another_edition(match: Match) -> dict[str, Any]:
    """A save whose history says nothing here: its state must stand by itself."""
    return tree(match) | {"edition": "older", "base": None, "decisions": []}
