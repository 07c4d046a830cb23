"""A bot that searches: information-set Monte Carlo tree search for simultaneous secret choices.

Each iteration imagines a world, walks down it with a strategy of its own for every seat, plays
on at random from where it knows nothing yet, and learns from the result. A seat's strategy lives
in its own nodes, one for each situation as that seat sees it (what is public, what it has
answered so far, what it is offered), so nobody's choice depends on what they cannot know.

In a node the choices are mixed by regret matching: a fixed pick would be exploitable, where
both choose at the same time. What a choice was not tried for is estimated by its mean so far, so
one result teaches about all. The bot's move is drawn from the strategy averaged over all
iterations, which is what regret matching brings to an equilibrium.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64, mypyc_attr

from rulewright.bots.bot import Bot, Outlook
from rulewright.bots.playout import play_out
from rulewright.kernel.chance import Dice
from rulewright.kernel.state import State
from rulewright.kernel.zone import Zone

EXPLORATION: Final = 0.15
"""How much of a strategy is spent on trying everything alike."""

UNLIKELY: Final = 0.05
"""A choice with less than this part of the likeliest one's weight is noise, and never played."""

CLOCK_EVERY: Final = 64
"""Iterations between two looks at the clock."""

_KEY_MASK: Final = (1 << 61) - 1
_KEY_FACTOR: Final = 1_000_003


@mypyc_attr(acyclic=True)
class Arm:
    """One choice in a node."""

    __slots__ = ("choice", "mean", "regret", "share", "tries", "weight")

    def __init__(self, choice: i64) -> None:
        self.choice: i64 = choice
        self.tries: float = 0.0
        self.mean: float = 0.5
        self.regret: float = 0.0
        self.share: float = 0.0
        self.weight: float = 0.0


class Node:
    """One situation of a seat, with the strategy it is learning there."""

    __slots__ = ("arms", "visits")

    def __init__(self, choices: Zone) -> None:
        self.arms: list[Arm] = [Arm(choices[place]) for place in range(len(choices))]
        self.visits: float = 0.0

    def draw(self, dice: Dice) -> i64:
        """The place of a choice, drawn by the present strategy with some exploration."""
        total = 0.0
        for arm in self.arms:
            total += arm.regret
        even = 1.0 / float(len(self.arms))
        for arm in self.arms:
            arm.share = arm.regret / total if total > 0.0 else even
        left = dice.fraction()
        last: i64 = len(self.arms) - 1
        for place in range(last):
            left -= explored(self.arms[place].share, even)
            if left < 0.0:
                return place
        return last

    def learn(self, taken: i64, reward: float) -> None:
        """Take in what the choice at that place brought.

        Shares must be those `draw` left. The regret of every choice grows by how much better it
        is believed to do than the strategy, and never falls below nothing (regret matching +).
        """
        self.visits += 1.0
        even = 1.0 / float(len(self.arms))
        arm = self.arms[taken]
        surprise = (reward - arm.mean) / explored(arm.share, even)
        expected = arm.share * surprise
        for other in self.arms:
            expected += other.share * other.mean
        for other in self.arms:
            gain = other.mean - expected
            if other is arm:
                gain += surprise
            other.regret = max(other.regret + gain, 0.0)
            other.weight += other.share * self.visits
        arm.tries += 1.0
        arm.mean += (reward - arm.mean) / arm.tries


def explored(share: float, even: float) -> float:
    """A share with its part of exploration."""
    return (1.0 - EXPLORATION) * share + EXPLORATION * even


class Step:
    """A choice made on the way down: where, and which."""

    __slots__ = ("node", "place", "seat")

    def __init__(self, seat: i64, node: Node, place: i64) -> None:
        self.seat: i64 = seat
        self.node = node
        self.place: i64 = place


class Search:
    """The nodes learned so far at one decision."""

    def __init__(self, outlook: Outlook, dice: Dice) -> None:
        self.outlook = outlook
        self.dice = dice
        self.nodes: dict[int, Node] = {}
        self.iterations: i64 = 0

    def iterate(self) -> None:
        """One world, from the decision to the end of the match, and what it teaches."""
        state = self.outlook.imagine(self.dice)
        path: list[Step] = []
        growing = (1 << state.seats) - 1
        while growing != 0 and not state.over:
            waiting = state.waiting
            for seat in range(state.seats):
                if (waiting >> seat) & 1 == 0:
                    continue
                choices = state.choices[seat]
                if (growing >> seat) & 1 == 0:
                    state.apply(seat, choices[self.dice.below(len(choices))])
                    continue
                key = situation(state, seat)
                node = self.nodes.get(int(key))
                if node is None:
                    node = Node(choices)
                    self.nodes[int(key)] = node
                    growing &= ~(1 << seat)
                place = node.draw(self.dice)
                path.append(Step(seat, node, place))
                state.apply(seat, choices[place])
        play_out(state, self.dice)
        for step in path:
            step.node.learn(step.place, float(state.shares[step.seat]) / 100.0)
        self.iterations += 1

    def strategy(self) -> list[float]:
        """How likely each choice on offer should be."""
        choices = self.outlook.choices
        root = self.nodes.get(int(situation(self.outlook.imagine(self.dice), self.outlook.seat)))
        if root is None:
            return [1.0 / len(choices) for _ in range(len(choices))]
        likeliest = max(arm.weight for arm in root.arms)
        kept = [arm.weight if arm.weight >= UNLIKELY * likeliest else 0.0 for arm in root.arms]
        total = sum(kept)
        return [weight / total for weight in kept]


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


class SearchBot(Bot):
    """Searches for so many iterations or so many seconds, then draws from the strategy found.

    `clock` tells seconds; the caller gives it, since nothing down here reads one by itself.
    """

    def __init__(
        self, dice: Dice, iterations: int, seconds: float, clock: Callable[[], float] | None
    ) -> None:
        self._dice = dice
        self._iterations = iterations
        self._seconds = seconds
        self._clock = clock
        self.last_search: Search | None = None
        """The search behind the last choice, for whoever wants to explain it."""

    def choose(self, outlook: Outlook) -> int:
        """A choice drawn from the strategy the search arrives at."""
        choices = outlook.choices
        if len(choices) == 1:
            return int(choices[0])
        search = Search(outlook, self._dice)
        self.last_search = search
        self._think(search)
        left = self._dice.fraction()
        strategy = search.strategy()
        for place in range(len(choices)):
            left -= strategy[place]
            if left < 0.0:
                return int(choices[place])
        return int(choices[strategy.index(max(strategy))])

    def _think(self, search: Search) -> None:
        clock = self._clock
        if clock is None:
            for _ in range(self._iterations):
                search.iterate()
            return
        end = clock() + self._seconds
        while clock() < end:
            for _ in range(CLOCK_EVERY):
                search.iterate()
