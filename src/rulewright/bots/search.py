"""Thinking ahead where several choose at once: Monte Carlo counterfactual regret over what a seat may
know.

Each iteration imagines a world that may be the true one and lets one seat, the bot's own or
another, learn in it: at one of its decisions it tries every choice, in the same world and against
the same answers of the others, and regrets not having made the better ones (`mixture.py`). The
others play in the manner the bot believes in (`manners.py`).

A seat's mixture lives in its own nodes, one for each situation as that seat sees it (what is
public, what it has answered so far, what it is offered), so nobody's choice depends on what they
cannot know.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.bots.bot import Outlook
from rulewright.bots.manners import CARELESS, HASTY, MANNERS, REASONING, Beliefs
from rulewright.bots.mixture import Node
from rulewright.bots.situations import situation
from rulewright.kernel.chance import Dice
from rulewright.kernel.state import State

UNLIKELY: Final = 0.15
"""A choice with less than this part of the likeliest one's weight is noise, and never played."""

DEEPEST: Final = 7
"""No seat looks further ahead than so many of its own decisions."""


class Search:
    """What has been learned about one question, part by part of the answer."""

    def __init__(self, outlook: Outlook, beliefs: Beliefs, dice: Dice) -> None:
        self.first_outlook = outlook
        """The outlook before the first part of the answer."""
        self.outlook = outlook
        self.answers: list[int] = []
        """The parts the bot has answered."""
        self.beliefs = beliefs
        self.dice = dice
        self.nodes: dict[int, Node] = {}
        self.iterations: i64 = 0
        self.manners: list[i64] = [REASONING for _ in range(outlook.seats)]
        """How each seat plays in the world at hand."""

    def goes_on_with(self, outlook: Outlook) -> bool:
        """Whether that is the outlook on the next part of this question."""
        return (
            outlook.question == self.outlook.question
            and outlook.public == self.outlook.public
            and outlook.answers == self.answers
        )

    def iterate(self) -> None:
        """Imagine a world and let one seat learn in it what each of its choices is worth."""
        state = self.outlook.imagine(self.dice)
        own = self.outlook.seat
        self.draw_manners()
        # The next decision half the time, the one after it a quarter of the time, and so on.
        level: i64 = 0
        while level < DEEPEST and self.dice.below(2) == 0:
            level += 1
        turn = self.iterations & 3
        self.iterations += 1
        if turn & 1 == 0:
            self.walk(state, own, level)
            return
        learner = (own + 1 + self.dice.below(state.seats - 1)) % state.seats
        self.manners[learner] = REASONING if turn == 1 else HASTY
        if turn == 1:
            self.walk(state, learner, level)
        else:
            self.hope(state, learner, level)

    def walk(self, state: State, learner: i64, level: i64) -> float:
        """Play on, everybody in their manner, and try all choices at the learner's decision of
        that level (0: its next); what the state is worth to the learner."""
        while not self.is_settled(state):
            waiting = state.waiting
            for seat in range(state.seats):
                if seat != learner and (waiting >> seat) & 1 == 1:
                    state.apply(seat, self.choice(state, seat))
            if (waiting >> learner) & 1 == 0:
                continue
            node = self.node(state, learner)
            node.settle_shares()
            if level == 0:
                return self.try_all(state, learner, node)
            level -= 1
            state.apply(learner, state.choices[learner][node.draw(self.dice)])
        return self.outlook.game.advice.value(state, int(learner))

    def try_all(self, state: State, learner: i64, node: Node) -> float:
        """Try every choice in the same world against the same answers of the others."""
        choices = state.choices[learner]
        for place in range(len(choices)):
            copy = state.clone()
            copy.apply(learner, choices[place])
            node.arms[place].value = self.walk(copy, learner, -1)
        return node.learn()

    def hope(self, state: State, learner: i64, level: i64) -> None:
        """Let the learner see what its choices are worth if all that follows is careless."""
        for seat in range(state.seats):
            if seat != learner:
                self.manners[seat] = CARELESS
        while not self.is_settled(state):
            waiting = state.waiting
            if (waiting >> learner) & 1 == 1:
                if level == 0:
                    break
                level -= 1
            for seat in range(state.seats):
                if (waiting >> seat) & 1 == 1:
                    state.apply(seat, self.choice(state, seat))
        if self.is_settled(state):
            return
        self.manners[learner] = CARELESS
        node = self.node(state, learner)
        choices = state.choices[learner]
        for place in range(len(choices)):
            copy = state.clone()
            copy.apply(learner, choices[place])
            while not self.is_settled(copy):
                self.answer_all(copy)
            node.arms[place].hope += self.outlook.game.advice.value(copy, int(learner))

    def answer_all(self, state: State) -> None:
        """Let everybody who is asked answer in their manner."""
        waiting = state.waiting
        for seat in range(state.seats):
            if (waiting >> seat) & 1 == 1:
                state.apply(seat, self.choice(state, seat))

    def is_settled(self, state: State) -> bool:
        """Whether the present question, and all that came of it, is done with: from here on the
        game's hint judges."""
        return state.over or (
            state.asked > self.outlook.question and self.outlook.game.rules.at_rest(state)
        )

    def choice(self, state: State, seat: i64) -> i64:
        """What a seat that is not learning does, in its manner."""
        choices = state.choices[seat]
        manner = self.manners[seat]
        if manner == CARELESS:
            return choices[self.dice.below(len(choices))]
        node = self.node(state, seat)
        if manner == HASTY:
            return choices[node.most_hopeful(self.dice)]
        node.settle_shares()
        return choices[node.draw(self.dice)]

    def node(self, state: State, seat: i64) -> Node:
        """The seat's node for its situation."""
        key = int(situation(state, seat))
        node = self.nodes.get(key)
        if node is None:
            node = Node(len(state.choices[seat]))
            self.nodes[key] = node
        return node

    def strategy(self) -> list[float]:
        """How likely each choice on offer should be."""
        state = self.outlook.imagine(self.dice)
        return self.node(state, self.outlook.seat).average(UNLIKELY)

    def compare(self, public: i64, worlds: i64) -> None:
        """Learn from what came to light after the question: which manner makes it likely?

        Every manner is tried in so many worlds, with the answers the bot really gave, up to the
        moment the bot is asked again.
        """
        own = self.outlook.seat
        for seat in range(self.outlook.seats):
            if seat == own:
                continue
            hits = [0 for _ in range(MANNERS)]
            for _ in range(worlds):
                for manner in range(MANNERS):
                    self.draw_manners()
                    self.manners[seat] = manner
                    if self.relive() == public:
                        hits[manner] += 1
            self.beliefs.see(seat, hits)

    def relive(self) -> i64:
        """What is public when the bot is next asked, in one world that may have been."""
        state = self.first_outlook.imagine(self.dice)
        own = self.outlook.seat
        for answer in self.answers:
            state.apply(own, answer)
        while not state.over and (state.waiting >> own) & 1 == 0:
            self.answer_all(state)
        return state.public

    def draw_manners(self) -> None:
        """Settle how everybody plays in the next world; the bot itself reasons."""
        for seat in range(self.outlook.seats):
            if seat == self.outlook.seat:
                self.manners[seat] = REASONING
            else:
                self.manners[seat] = self.beliefs.draw(seat, self.dice)
