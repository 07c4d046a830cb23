"""Random play to the end, as fast as it goes: the floor under every search."""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.kernel.chance import Dice
from rulewright.kernel.state import State


def play_out(state: State, dice: Dice) -> i64:
    """Play at random until the match is over; how many decisions that took."""
    decisions: i64 = 0
    seats = state.seats
    while not state.over:
        waiting = state.waiting
        for seat in range(seats):
            if (waiting >> seat) & 1 == 1:
                choices = state.choices[seat]
                state.apply(seat, choices[dice.below(len(choices))])
                decisions += 1
    return decisions
