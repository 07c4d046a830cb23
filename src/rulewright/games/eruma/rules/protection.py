"""The types that keep a card from being killed by a power."""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.games.eruma.rules import story, terms
from rulewright.games.eruma.rules.modifiers import types_now
from rulewright.games.eruma.rules.state import Raid
from rulewright.kernel.event import EVERYONE


def is_protected(raid: Raid, card: i64, cause: i64) -> bool:
    """type.invulnerable-power, type.obstacle-power, ruling.two-protections: whether the power of the
    causing card cannot kill it."""
    types = types_now(raid, card)
    by = types_now(raid, cause) if cause >= 0 else 0
    if types & terms.INVULNERABLE != 0 and by & terms.SLAYER == 0:
        return True
    return types & terms.OBSTACLE != 0 and by & terms.STRONGMAN == 0


def regenerates(raid: Raid, card: i64) -> bool:
    """type.regenerative: whether it turns face-down instead, which all are told."""
    if types_now(raid, card) & terms.REGENERATIVE == 0:
        return False
    raid.tell(EVERYONE, story.REGENERATED, raid.definition[card], raid.place[card])
    return True
