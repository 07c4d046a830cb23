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
from rulewright.kernel.chance import Dice
from rulewright.kernel.state import State

import os
UNLIKELY: Final = float(os.environ.get("UN","0.05"))
POW: Final = int(os.environ.get("PW","1"))
"""A choice with less than this part of the likeliest one's weight is noise, and never played."""

import os
HORIZON: Final = int(os.environ.get("HZ", "1"))
"""Questions played out in full, the present one included, before the game's hint judges."""

CLOCK_EVERY: Final = 64
"""Iterations between two looks at the clock."""

_KEY_MASK: Final = (1 << 61) - 1
_KEY_FACTOR: Final = 1_000_003


@mypyc_attr(acyclic=True)
class Arm:
    """One choice in a node."""

    __slots__ = ("regret", "share", "value", "weight")

    def __init__(self) -> None:
        self.regret: float = 0.0
        self.share: float = 0.0
        self.value: float = 0.0
        self.weight: float = 0.0


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
            arm.weight += arm.share * (self.visits if POW == 1 else self.visits * self.visits)

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


class Search:
    """The nodes learned so far at one decision."""

    def __init__(self, outlook: Outlook, dice: Dice) -> None:
        self.outlook = outlook
        self.dice = dice
        self.nodes: dict[int, Node] = {}
        self.iterations: i64 = 0
        self.last_question: i64 = 0

    def iterate(self) -> None:
        """Imagine a world and let one seat learn in it what each of its choices is worth."""
        state = self.outlook.imagine(self.dice)
        self.last_question = state.asked + HORIZON
        learner = self.outlook.seat
        if self.iterations & 1 == 1:
            learner = (learner + 1 + self.dice.below(state.seats - 1)) % state.seats
        level: i64 = 0
        while level < 7 and self.dice.below(2) == 0:
            level += 1
        self.walk(state, learner, level)
        self.iterations += 1

    def walk(self, state: State, learner: i64, level: i64) -> float:
        """Play on, everybody by their strategy, and try all choices at the learner's decision of
        that level (0: its next); what the state is worth to the learner."""
        while not state.over and state.asked < self.last_question:
            waiting = state.waiting
            for seat in range(state.seats):
                if seat != learner and (waiting >> seat) & 1 == 1:
                    node = self.node(state, seat)
                    state.apply(seat, state.choices[seat][node.draw(self.dice)])
            if (waiting >> learner) & 1 == 0:
                continue
            node = self.node(state, learner)
            if level == 0:
                return self.try_all(state, learner, node)
            level -= 1
            state.apply(learner, state.choices[learner][node.draw(self.dice)])
        return self.outlook.game.value(state, int(learner))

    def try_all(self, state: State, learner: i64, node: Node) -> float:
        """Try every choice in the same world against the same answers of the others."""
        choices = state.choices[learner]
        for place in range(len(choices)):
            copy = state.clone()
            copy.apply(learner, choices[place])
            node.arms[place].value = self.walk(copy, learner, -1)
        return node.learn()

    def node(self, state: State, seat: i64) -> Node:
        """The seat's node for its situation, with its mixture up to date."""
        key = int(situation(state, seat))
        node = self.nodes.get(key)
        if node is None:
            node = Node(len(state.choices[seat]))
            self.nodes[key] = node
        node.settle_shares()
        return node

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
