"""Fit the worth of what players have to how their matches ended.

A plain logistic regression by stochastic gradient descent; no library is needed for a few dozen
weights. A row is a position, as what the first player has less what the second has of each thing,
and the share of the win that the first player came to.
"""

from __future__ import annotations

from math import exp, log, sqrt

PASSES = 12
PACE = 0.15

Row = tuple[dict[int, float], float]


def chance(position: dict[int, float], weights: list[float]) -> float:
    """The first player's share, as these weights see it."""
    return 1.0 / (1.0 + exp(-sum(weights[weight] * amount for weight, amount in position.items())))


def fit(rows: list[Row], count: int) -> list[float]:
    """Weights that make the results least surprising; each slows down as it has moved (Adagrad)."""
    weights = [0.0] * count
    moved = [1.0] * count
    for _ in range(PASSES):
        for position, share in rows:
            error = chance(position, weights) - share
            for weight, amount in position.items():
                slope = error * amount
                moved[weight] += slope * slope
                weights[weight] -= PACE * slope / sqrt(moved[weight])
    return weights


def loss(rows: list[Row], weights: list[float]) -> float:
    """The mean log loss: how surprising the results are."""
    total = 0.0
    for position, share in rows:
        expected = chance(position, weights)
        total -= share * log(expected) + (1.0 - share) * log(1.0 - expected)
    return total / len(rows)
