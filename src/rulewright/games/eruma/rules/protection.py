"""The types that keep a card from being killed by a power."""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.games.eruma.rules import story
from rulewright.games.eruma.rules.alive import types_now
from rulewright.games.eruma.rules.state import Raid
from rulewright.games.eruma.rules.terms import (
    INVULNERABLE,
    OBSTACLE,
    REGENERATIVE,
    SLAYER,
    STRONGMAN,
)
from rulewright.kernel.bits import bit, lowest
from rulewright.kernel.event import EVERYONE


def not_protected(raid: Raid, cards: i64, cause: i64) -> i64:
    """type.invulnerable-power, type.obstacle-power, ruling.two-protections: those of the cards
    that the power of the causing card can kill."""
    by = types_now(raid, cause) if cause >= 0 else 0
    found = cards
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        types = types_now(raid, card)
        is_safe = types & INVULNERABLE != 0 and by & SLAYER == 0
        if is_safe or (types & OBSTACLE != 0 and by & STRONGMAN == 0):
            found &= ~bit(card)
    return found


def regenerates(raid: Raid, cards: i64) -> i64:
    """type.regenerative: those of the cards that turn face-down instead."""
    found: i64 = 0
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        if types_now(raid, card) & REGENERATIVE != 0:
            found |= bit(card)
            raid.tell(EVERYONE, story.REGENERATED, raid.definition[card], raid.place[card])
    return found
