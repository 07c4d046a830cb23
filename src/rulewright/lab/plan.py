"""Which plan a balance report follows: the one its game gives."""

from __future__ import annotations

from rulewright.gamekit.balance_plan import Plan
from rulewright.gamekit.registry import find_game
from rulewright.lab.series import SimulationError


def plan_of(game: str) -> Plan:
    """The plan for a game."""
    plan = find_game(game).advice.balance_plan()
    if plan is None:
        raise SimulationError(f"{game!r} says nothing about its balance (Advice.balance_plan)")
    return plan
