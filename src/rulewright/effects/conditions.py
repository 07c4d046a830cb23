"""Whether a condition is met, once it is known which cards fit and what the players have."""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.effects.program import (
    AT_LEAST,
    AT_MOST,
    DID,
    FITS,
    FITS_NOT,
    STAT_AT_LEAST,
    STAT_LESS,
    STAT_MORE,
    WAS_DONE,
    WAS_NOT_DONE,
    Condition,
)


def is_met(condition: Condition, registers: list[int], fit: int, one: i64, other: i64) -> bool:
    """Whether it is, by itself. `fit` are the cards that fit its filter; `one` is how many, or what
    the player whom it is about has of its stat, and `other` what that player's opponent has."""
    return _is_so(condition, registers, fit, one, other) != condition.negated


def _is_so(condition: Condition, registers: list[int], fit: int, one: i64, other: i64) -> bool:
    kind = condition.kind
    if kind == WAS_DONE:
        return registers[DID] == 1
    if kind == WAS_NOT_DONE:
        return registers[DID] == 0
    if kind in (FITS, FITS_NOT):
        cards = registers[condition.register]
        return cards != 0 and (fit & cards == (cards if kind == FITS else 0))
    if kind in (AT_LEAST, STAT_AT_LEAST):
        return one >= condition.number
    if kind == AT_MOST:
        return one <= condition.number
    if kind == STAT_MORE:
        return one > other
    assert kind == STAT_LESS
    return one < other
