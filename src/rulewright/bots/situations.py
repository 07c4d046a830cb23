"""What a seat knows at a decision, as one number: what bots file their thoughts under."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.kernel.state import State

_KEY_MASK: Final = (1 << 61) - 1
_KEY_FACTOR: Final = 1_000_003


def situation(state: State, seat: i64) -> i64:
    """A number for what the seat knows: equal numbers are taken for the same situation."""
    key = _joined(state.public, seat)
    answers = state.answers[seat]
    for part in range(len(answers)):
        key = _joined(key, answers[part] + 7)
    choices = state.choices[seat]
    for place in range(len(choices)):
        key = _joined(key, choices[place] + 1)
    return key


def _joined(key: i64, fact: i64) -> i64:
    """The key with one more fact. The fold keeps it from being a plain sum of facts times powers
    of one factor, as `State.public` is: two such sums can be equal though nothing in them is."""
    joined: i64 = (key * _KEY_FACTOR + fact) & _KEY_MASK
    return joined ^ (joined >> 29)
