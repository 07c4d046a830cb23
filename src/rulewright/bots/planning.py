"""Thinking ahead where seats take turns: a tree of what each seat may do, grown where it looks best.

Each iteration imagines a world that may be the true one and plays in it from the present decision:
whoever is asked takes what has done best for them so far, or what has been tried too seldom to
tell. Where nobody has been before, the game's hint judges, after some more rounds at random if the
game asks for that, and everyone on the way remembers it.

Nodes belong to situations as their seat sees them (`situations.py`), never to worlds, so no seat's
choice depends on what it cannot know. They stay good for the decisions that follow.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from mypy_extensions import i64, mypyc_attr

from rulewright.bots.bot import Outlook
from rulewright.bots.situations import situation
from rulewright.kernel.chance import Dice
from rulewright.kernel.state import State
from rulewright.kernel.zone import Zone

CURIOSITY: Final = 0.4
"""How much a choice that was seldom tried is given the benefit of the doubt, as a part of how far
apart the best and the worst outcome seen lie."""

MOST_FORKS: Final = 300_000
"""When so many situations are remembered, all are forgotten: memory has an end."""

DEEPEST: Final = 400
"""So many choices are followed at most: where a choice changes nothing, thought must not go round for
ever."""

_FINEST: Final = 1_000_000.0
"""Values are kept as whole millionths, which a zone can hold."""


@mypyc_attr(acyclic=True)
class Fork:
    """One situation of a seat: how often each choice was tried there, and what came of it."""

    __slots__ = ("totals", "tries", "untried", "visits")

    def __init__(self, choices: i64) -> None:
        self.visits: i64 = 0
        self.untried = choices
        self.tries = Zone()
        self.totals = Zone()
        for _ in range(choices):
            self.tries.append(0)
            self.totals.append(0)

    def pick(self, doubt: float, dice: Dice) -> i64:
        """Any choice never tried; or else the one with the best prospects."""
        if self.untried > 0:
            return self._untried(dice.below(self.untried))
        allowance = doubt * sqrt(log(float(self.visits) + 1.0))
        best: i64 = 0
        most = -1.0
        for place in range(len(self.tries)):
            tries = float(self.tries[place])
            prospect = float(self.totals[place]) / (tries * _FINEST) + allowance / sqrt(tries)
            if prospect > most:
                most = prospect
                best = place
        return best

    def _untried(self, skipped: i64) -> i64:
        """The place of a choice never tried, so many of them left out."""
        place: i64 = 0
        while self.tries[place] != 0 or skipped > 0:
            if self.tries[place] == 0:
                skipped -= 1
            place += 1
        return place

    def favourite(self) -> i64:
        """The choice most often tried, which is the one that did best."""
        best: i64 = 0
        for place in range(len(self.tries)):
            if (self.tries[place], self.totals[place]) > (self.tries[best], self.totals[best]):
                best = place
        return best

    def lead(self) -> i64:
        """How many tries the favourite is ahead of every other choice."""
        best = self.favourite()
        lead = self.tries[best]
        for place in range(len(self.tries)):
            if place != best:
                lead = min(lead, self.tries[best] - self.tries[place])
        return lead

    def note(self, place: i64, value: float) -> None:
        """That choice was tried, and came to this."""
        self.visits += 1
        if self.tries[place] == 0:
            self.untried -= 1
        self.tries[place] = self.tries[place] + 1
        worth: i64 = int(value * _FINEST)
        self.totals[place] = self.totals[place] + worth


class Planning:
    """What has been thought of the match so far; goes on from decision to decision."""

    def __init__(self, outlook: Outlook, dice: Dice) -> None:
        self.outlook = outlook
        self.dice = dice
        self.forks: dict[int, Fork] = {}
        self.iterations: i64 = 0
        self.curiosity = CURIOSITY
        self.lowest = 1.0
        self.highest = 0.0
        """The worst and the best that anybody came to."""

    def move_on(self, outlook: Outlook) -> None:
        """Think about the next decision, knowing all that was thought before."""
        self.outlook = outlook
        self.lowest = 1.0
        self.highest = 0.0
        if len(self.forks) > MOST_FORKS:
            self.forks = {}

    def iterate(self) -> None:
        """Imagine a world and follow the best prospects in it to where nobody has been."""
        self.iterations += 1
        state = self.outlook.imagine(self.dice)
        forks: list[Fork] = []
        seats = Zone()
        places = Zone()
        doubt = self.curiosity * max(self.highest - self.lowest, 0.0)
        while not state.over and len(forks) < DEEPEST:
            seat = next_asked(state)
            choices = state.choices[seat]
            if len(choices) == 1:
                state.apply(seat, choices[0])
                continue
            key = int(situation(state, seat))
            fork = self.forks.get(key)
            if fork is None or len(fork.tries) != len(choices):
                # Other choices under the same key: two situations that chance gave one number.
                self.forks[key] = Fork(len(choices))
                if len(forks) > 0:
                    break
                continue
            place = fork.pick(doubt, self.dice)
            forks.append(fork)
            seats.append(seat)
            places.append(place)
            state.apply(seat, choices[place])
        self.play_on(state)
        self.remember(state, forks, seats, places)

    def play_on(self, state: State) -> None:
        """Answer at random for as many rounds as the game asks for, and then what is left hanging:
        the hint judges whole steps."""
        game = self.outlook.game
        enough = game.turn(state) + game.rounds_ahead * state.seats
        while not state.over and (game.turn(state) < enough or not game.at_rest(state)):
            seat = next_asked(state)
            choices = state.choices[seat]
            state.apply(seat, choices[self.dice.below(len(choices))])

    def remember(self, state: State, forks: list[Fork], seats: Zone, places: Zone) -> None:
        """Tell every fork on the way what its choice came to for its seat."""
        game = self.outlook.game
        values: list[float] = [game.value(state, seat) for seat in range(int(state.seats))]
        for value in values:
            self.lowest = min(self.lowest, value)
            self.highest = max(self.highest, value)
        for step in range(len(forks)):
            forks[step].note(places[step], values[seats[step]])

    def strategy(self) -> list[float]:
        """How likely each choice on offer should be: the one most often tried is sure."""
        fork = self.here()
        if fork is None:
            choices = len(self.outlook.choices)
            return [1.0 / choices for _ in range(choices)]
        best = fork.favourite()
        return [1.0 if place == best else 0.0 for place in range(len(fork.tries))]

    def lead(self) -> i64:
        """How many tries the favourite choice is ahead of every other."""
        fork = self.here()
        return 0 if fork is None else fork.lead()

    def here(self) -> Fork | None:
        """The fork at which the present decision stands, if anybody has been there."""
        state = self.outlook.imagine(self.dice)
        fork = self.forks.get(int(situation(state, self.outlook.seat)))
        return fork if fork is not None and len(fork.tries) == len(self.outlook.choices) else None


def next_asked(state: State) -> i64:
    """The first seat that is asked something."""
    seat: i64 = 0
    while (state.waiting >> seat) & 1 == 0:
        seat += 1
    return seat
