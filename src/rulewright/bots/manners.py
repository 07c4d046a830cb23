"""How the others seem to play: what a bot believes of them, and how it changes its mind.

Nobody knows whether the others think. A bot that takes them all for perfect reasoners does not
punish mistakes; one that takes them for fools is punished itself. So it reckons with three manners
and, from what it sees the others do, learns which of them fits each seat.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.kernel.chance import Dice

CARELESS: Final[i64] = 0
"""Takes anything that is offered."""
HASTY: Final[i64] = 1
"""Takes what would be best if everybody else took anything."""
REASONING: Final[i64] = 2
"""Learns as the bot itself does, and mixes."""
MANNERS: Final[i64] = 3

AT_FIRST: Final[list[float]] = [0.2, 0.5, 0.3]
DOUBT: Final = 0.03
"""No manner is believed in less than about this: people change, and some pretend."""


class Beliefs:
    """For every seat, how likely each manner is."""

    def __init__(self, seats: i64, at_first: list[float]) -> None:
        self.of_seat: list[list[float]] = [at_first for _ in range(seats)]

    def draw(self, seat: i64, dice: Dice) -> i64:
        """A manner for that seat, as likely as it is believed to be."""
        left = dice.fraction()
        beliefs = self.of_seat[seat]
        for manner in range(MANNERS - 1):
            left -= beliefs[manner]
            if left < 0.0:
                return manner
        return MANNERS - 1

    def see(self, seat: i64, hits: list[int]) -> None:
        """Take in how often each manner, tried equally often, did what the seat really did.

        One hit is added to each, so that what was never hit on is not ruled out.
        """
        beliefs = self.of_seat[seat]
        weights = [belief * (hit + 1.0) for belief, hit in zip(beliefs, hits, strict=True)]
        total = sum(weights)
        weights = [max(weight / total, DOUBT) for weight in weights]
        total = sum(weights)
        self.of_seat[seat] = [weight / total for weight in weights]
