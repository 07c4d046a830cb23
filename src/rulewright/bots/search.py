"""A bot that searches: Monte Carlo counterfactual regret over what a seat may know.

Each iteration imagines a world that may be the true one and lets one seat, itself or another,
learn in it: at one of its decisions it tries every choice, in the same world and against the same
answers of the others, and regrets not having made the better ones. Everybody else draws from
the mixture that their own regrets give, with a tremble, since people are not perfect either.
A seat's mixture lives in its own nodes, one for each situation as that seat sees it (what is
public, what it has answered so far, what it is offered), so nobody's choice depends on what they
cannot know.

Where both choose at the same time a fixed pick would be exploitable; mixing by regret matching
tends to an equilibrium on average. The bot's move is drawn from that average.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64, mypyc_attr

from rulewright.bots.bot import Bot, Outlook
from rulewright.kernel.chance import Dice
from rulewright.kernel.state import State

UNLIKELY: Final = 0.15
"""A choice with less than this part of the likeliest one's weight is noise, and never played."""

TREMBLE: Final = 25
"""In so many of a hundred cases the others choose at random, so that mistakes are punished. The
bot's own seat never trembles: what the others answer is what it really plays."""

DEEPEST: Final = 7
"""No seat looks further ahead than so many of its own decisions."""

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


class Search:
    """The nodes learned so far at one decision."""

    def __init__(self, outlook: Outlook, dice: Dice) -> None:
        self.outlook = outlook
        self.dice = dice
        self.nodes: dict[int, Node] = {}
        self.iterations: i64 = 0
        self.question: i64 = 0

    def iterate(self) -> None:
        """Imagine a world and let one seat learn in it what each of its choices is worth."""
        state = self.outlook.imagine(self.dice)
        self.question = state.asked
        learner = self.outlook.seat
        if self.iterations & 1 == 1:
            learner = (learner + 1 + self.dice.below(state.seats - 1)) % state.seats
        # The next decision half the time, the one after it a quarter of the time, and so on.
        level: i64 = 0
        while level < DEEPEST and self.dice.below(2) == 0:
            level += 1
        self.walk(state, learner, level)
        self.iterations += 1

    def walk(self, state: State, learner: i64, level: i64) -> float:
        """Play on, everybody by their strategy, and try all choices at the learner's decision of
        that level (0: its next); what the state is worth to the learner."""
        while not self.is_settled(state):
            waiting = state.waiting
            for seat in range(state.seats):
                if seat != learner and (waiting >> seat) & 1 == 1:
                    state.apply(seat, self.other_choice(state, seat))
            if (waiting >> learner) & 1 == 0:
                continue
            node = self.node(state, learner)
            if level == 0:
                return self.try_all(state, learner, node)
            level -= 1
            state.apply(learner, state.choices[learner][node.draw(self.dice)])
        return self.outlook.game.value(state, int(learner))

    def is_settled(self, state: State) -> bool:
        """Whether the present question, and all that came of it, is done with: from here on the
        game's hint judges."""
        return state.over or (state.asked > self.question and self.outlook.game.at_rest(state))

    def other_choice(self, state: State, seat: i64) -> i64:
        """What a seat that is not learning does: its mixture, or a tremble."""
        node = self.node(state, seat)
        choices = state.choices[seat]
        if seat != self.outlook.seat and self.dice.below(100) < TREMBLE:
            return choices[self.dice.below(len(choices))]
        return choices[node.draw(self.dice)]

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
