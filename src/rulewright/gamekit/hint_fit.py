"""What a game says to those who fit its hints to the results of matches: what is counted, and how the figures
are written.

A game has one in `bots/fitting.py`, as `FIT`; `tools/fit_hints.py` lets bots play and finds the weights.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rulewright.kernel.state import State


class HintFit:
    """What is fitted: so many weights, in matches with these options."""

    def __init__(self, weights: int, options: Mapping[str, object]) -> None:
        self.weights: Final = weights
        self.options: Final = options

    def features(self, state: State, seat: int) -> dict[int, float]:
        """Which weights count for a player, and how much."""
        raise NotImplementedError

    def report(self, weights: list[float]) -> str:
        """The weights as figures for `hints.toml`."""
        raise NotImplementedError
