"""What a seat knows at a decision, as one number: what bots file their thoughts under."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.kernel.state import State

_KEY_MASK: Final = (1 << 61) - 1
_KEY_FACTOR: Final = 1_000_003


def situation(state: State, seat: i64) -> i64:
    """A number for what the seat knows: equal numbers are taken for the same situation."""
    key = state.public * 8 + seat
    answers = state.answers[seat]
    for part in range(len(answers)):
        key = (key * _KEY_FACTOR + answers[part] + 7) & _KEY_MASK
    choices = state.choices[seat]
    for place in range(len(choices)):
        key = (key * _KEY_FACTOR + choices[place] + 1) & _KEY_MASK
    return key
