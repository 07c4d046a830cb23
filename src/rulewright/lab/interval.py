"""How far a share that was counted may lie from the true one. Only arithmetic."""

from __future__ import annotations

import math
from typing import Final

_DEVIATIONS: Final = 1.959963984540054
"""Standard deviations to either side that hold 95 % of a normal distribution."""


def wilson(share: float, count: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a share counted in so many matches.

    Unlike the simpler interval it is right for few matches and for shares near 0 and 1. A draw
    may count as half a win: then the interval is, if anything, a little too wide.
    """
    if count == 0:
        return 0.0, 1.0
    spread = _DEVIATIONS**2 / count
    middle = (share + spread / 2) / (1 + spread)
    reach = (
        _DEVIATIONS * math.sqrt(share * (1 - share) / count + spread / (4 * count)) / (1 + spread)
    )
    return max(0.0, middle - reach), min(1.0, middle + reach)
