"""Fit the worth of what players have to how their matches ended.

A plain logistic regression by stochastic gradient descent; no library is needed for a few dozen
weights. A row is a position, as what the first player has less what the second has of each thing,
and the share of the win that the first player came to.
"""

from __future__ import annotations

from math import exp, log, sqrt
from random import Random

PASSES = 12
PACE = 0.15

Row = tuple[dict[int, float], float]


def chance(position: dict[int, float], weights: list[float]) -> float:
    """The first player's share, as these weights see it."""
    return 1.0 / (1.0 + exp(-sum(weights[weight] * amount for weight, amount in position.items())))


def fit(rows: list[Row], count: int) -> list[float]:
    """Weights that make the results least surprising; each slows down as it has moved (Adagrad).

    Things are measured by how much of them there usually is, so that a hundred points do not drown
    two cards; and rows are shuffled, since those of one match are all alike.
    """
    usual = _usual_amounts(rows, count)
    scaled = [
        ({weight: amount / usual[weight] for weight, amount in position.items()}, share)
        for position, share in rows
    ]
    Random(1).shuffle(scaled)
    weights = [0.0] * count
    moved = [1.0] * count
    for _ in range(PASSES):
        for position, share in scaled:
            error = chance(position, weights) - share
            for weight, amount in position.items():
                slope = error * amount
                moved[weight] += slope * slope
                weights[weight] -= PACE * slope / sqrt(moved[weight])
    return [weight / amount for weight, amount in zip(weights, usual, strict=True)]


def _usual_amounts(rows: list[Row], count: int) -> list[float]:
    """The root mean square of each thing; 1 for what there never is."""
    squares = [0.0] * count
    for position, _ in rows:
        for weight, amount in position.items():
            squares[weight] += amount * amount
    return [sqrt(square / len(rows)) if square else 1.0 for square in squares]


def loss(rows: list[Row], weights: list[float]) -> float:
    """The mean log loss: how surprising the results are."""
    total = 0.0
    for position, share in rows:
        expected = chance(position, weights)
        total -= share * log(expected) + (1.0 - share) * log(1.0 - expected)
    return total / len(rows)
