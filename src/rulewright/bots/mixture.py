"""What a seat is learning about one situation: regret matching over the choices there.

Where several choose at the same time a fixed pick would be exploitable; mixing by regret matching
tends to an equilibrium on average. `search.py` says in which situations, and from what, it learns.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from rulewright.kernel.chance import Dice


@mypyc_attr(acyclic=True)
class Arm:
    """One choice in a node."""

    __slots__ = ("hope", "regret", "share", "value", "weight")

    def __init__(self) -> None:
        self.regret: float = 0.0
        self.share: float = 0.0
        """How likely the choice is by the regrets so far."""
        self.value: float = 0.0
        """What it was worth when last tried."""
        self.weight: float = 0.0
        """The sum of its shares, later ones counting for more: the average strategy."""
        self.hope: float = 0.0
        """The sum of what it was worth against people who answer at random."""


class Node:
    """One situation of a seat, with the strategy it is learning there."""

    __slots__ = ("arms", "visits")

    def __init__(self, choices: i64) -> None:
        self.arms: list[Arm] = [Arm() for _ in range(choices)]
        self.visits: float = 0.0

    def settle_shares(self) -> None:
        """Mix the choices by regret matching, and add the mixture to the average."""
        total = 0.0
        for arm in self.arms:
            total += arm.regret
        even = 1.0 / float(len(self.arms))
        self.visits += 1.0
        for arm in self.arms:
            arm.share = arm.regret / total if total > 0.0 else even
            arm.weight += arm.share * self.visits

    def draw(self, dice: Dice) -> i64:
        """The place of a choice, drawn by its share."""
        left = dice.fraction()
        last: i64 = len(self.arms) - 1
        for place in range(last):
            left -= self.arms[place].share
            if left < 0.0:
                return place
        return last

    def learn(self) -> float:
        """Take in what every choice is worth; what the mixture is worth.

        The regret of a choice grows by how much better it does than the mixture, and never falls
        below nothing (regret matching +).
        """
        expected = 0.0
        for arm in self.arms:
            expected += arm.share * arm.value
        for arm in self.arms:
            arm.regret = max(arm.regret + arm.value - expected, 0.0)
        return expected

    def most_hopeful(self, dice: Dice) -> i64:
        """The place of the choice that looks best if everybody else answers at random."""
        best = dice.below(len(self.arms))
        for place in range(len(self.arms)):
            if self.arms[place].hope > self.arms[best].hope:
                best = place
        return best

    def average(self, unlikely: float) -> list[float]:
        """How likely each choice is on average, without those below that part of the likeliest."""
        likeliest = max(arm.weight for arm in self.arms)
        kept = [arm.weight if arm.weight >= unlikely * likeliest else 0.0 for arm in self.arms]
        total = sum(kept)
        return (
            [weight / total for weight in kept] if total > 0.0 else [1.0 / len(kept) for _ in kept]
        )
