"""The laboratory: play bots against each other by the thousand, and judge a game's balance.

`simulate` plays a series of matches and sums it up; `balance_report` measures a game that search
plays against itself and holds the figures against the game's limits. Nothing here prints, and
nothing reads a clock by itself.
"""

from rulewright.lab.balance import Balance, balance_report
from rulewright.lab.series import FailedMatchError, SimulationError
from rulewright.lab.simulate import simulate
from rulewright.lab.summary import Summary

__all__ = [
    "Balance",
    "FailedMatchError",
    "SimulationError",
    "Summary",
    "balance_report",
    "simulate",
]
