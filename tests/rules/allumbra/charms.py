"""Scenes with one Relic that a test writes, the Charm, which is Stella's: she is me. All others are idle."""

from __future__ import annotations

from rulewright.games.allumbra.testing.table import DuelTable
from rulewright.testing.scenes import Scenes

WHEN = "Condition: When your card is cancelled."


def with_active(scenes: Scenes[DuelTable], active: str, other: str = "") -> DuelTable:
    """The Charm has that active side; the rival's Ward perhaps one, too."""
    lines = f"relic stella Charm | {WHEN} Active: {active}"
    if other:
        lines += f"\nrelic balif Ward | {WHEN} Active: {other}"
    return scenes(lines)


def with_condition(scenes: Scenes[DuelTable], condition: str) -> DuelTable:
    """The Charm has that Condition."""
    return scenes(
        f"relic stella Charm | Condition: {condition} Active: This attack deals 1 more damage."
    )


def me(
    duel: DuelTable, mine: str, theirs: str, frame: str = "turn 1", charm: str = " active"
) -> None:
    """Set up what I and they have; the Charm is active unless it is said otherwise."""
    duel.set(f"""
        {frame}
        me:   {mine}, relic charm{charm}, relic idle-coin
        them: {theirs}, relic idle-stone, relic idle-leaf
    """)
