"""The Wilson interval against figures from statistics textbooks and tables."""

from __future__ import annotations

import pytest

from rulewright.lab.interval import wilson


@pytest.mark.parametrize(
    ("wins", "matches", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (1, 10, 0.0179, 0.4042),
        (8, 10, 0.4902, 0.9433),
        (10, 10, 0.7225, 1.0),
        (50, 100, 0.4038, 0.5962),
        (81, 263, 0.2553, 0.3662),
        (1060, 2000, 0.5081, 0.5518),
    ],
)
def test_known_figures(wins: int, matches: int, low: float, high: float) -> None:
    assert wilson(wins / matches, matches) == pytest.approx((low, high), abs=0.00006)


def test_nothing_counted_says_nothing() -> None:
    assert wilson(0.0, 0) == (0.0, 1.0)


def test_it_never_leaves_0_to_1() -> None:
    for matches in range(1, 200):
        assert 0 <= wilson(0.0, matches)[0] < 1e-12
        assert 1 - 1e-12 < wilson(1.0, matches)[1] <= 1
