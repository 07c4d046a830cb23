"""Thinking ahead where seats take turns: a tree of what each seat may do, grown where it looks best.

Each iteration imagines a world that may be the true one and plays in it from the present decision:
whoever is asked takes what has done best for them so far, or what has been tried too seldom to
tell. Where nobody has been before, the game's hint judges, after some more turns at random if the
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
from rulewright.kernel.chance import Dice, next_word
from rulewright.kernel.state import State
from rulewright.kernel.zone import Zone

MOST_FORKS: Final = 300_000
"""When so many situations are remembered, all are forgotten: memory has an end."""

DEEPEST: Final = 400
"""So many choices are followed at most: where a choice changes nothing, thought must not go round for
ever."""

_FATES_APART: Final = 1_000_003
"""More worlds than a choice is ever tried in: those of one decision do not recur at the next."""

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
        self.lowest = 1.0
        self.highest = 0.0
        """The worst and the best that anybody came to."""
        self.here = self.fork_here()
        """The fork at which the present decision stands."""
        self.fate: i64 = dice.below(1 << 30)
        """Which worlds are imagined for the present decision, and how chance falls in them."""

    def move_on(self, outlook: Outlook) -> None:
        """Think about the next decision, knowing all that was thought before."""
        self.outlook = outlook
        self.lowest = 1.0
        self.highest = 0.0
        if len(self.forks) > MOST_FORKS:
            self.forks = {}
        self.here = self.fork_here()
        self.fate = self.dice.below(1 << 30)

    def fork_here(self) -> Fork:
        """The fork of the present decision, a new one if nobody has been there."""
        key = int(situation(self.outlook.imagine(self.dice), self.outlook.seat))
        return self.fork(key, len(self.outlook.choices))[0]

    def fork(self, key: int, choices: i64) -> tuple[Fork, bool]:
        """The fork of a situation with so many choices, and whether it is new."""
        known = self.forks.get(key)
        # Other choices under the same key: two situations that chance gave one number.
        if known is not None and len(known.tries) == choices:
            return known, False
        fork = Fork(choices)
        self.forks[key] = fork
        return fork, True

    def iterate(self) -> None:
        """Imagine a world and follow the best prospects in it to where nobody has been.

        What each choice is tried in for the first time, or the hundredth, is the same world for all
        of them, with the same luck: what comes out differently is due to the choice.
        """
        self.iterations += 1
        own = self.outlook.seat
        doubt = self.outlook.game.advice.curiosity * max(self.highest - self.lowest, 0.0)
        first = self.here.pick(doubt, self.dice)
        luck = Dice(next_word(self.fate * _FATES_APART + self.here.tries[first]))
        state = self.outlook.imagine(luck)
        forks = [self.here]
        seats = Zone()
        places = Zone()
        seats.append(own)
        places.append(first)
        state.apply(own, self.outlook.choices[first])
        while not state.over and len(forks) < DEEPEST:
            seat = next_asked(state)
            choices = state.choices[seat]
            if len(choices) == 1:
                state.apply(seat, choices[0])
                continue
            fork, is_new = self.fork(int(situation(state, seat)), len(choices))
            if is_new:
                break
            place = fork.pick(doubt, luck)
            forks.append(fork)
            seats.append(seat)
            places.append(place)
            state.apply(seat, choices[place])
        self.play_on(state, luck)
        self.remember(state, forks, seats, places)

    def play_on(self, state: State, luck: Dice) -> None:
        """Answer at random for as many turns as the game asks for, and then what is left hanging:
        the hint judges whole steps."""
        game = self.outlook.game
        enough = game.advice.turn(state) + game.advice.turns_ahead(int(state.seats))
        while not state.over and (
            game.advice.turn(state) < enough or not game.rules.at_rest(state)
        ):
            seat = next_asked(state)
            choices = state.choices[seat]
            state.apply(seat, choices[luck.below(len(choices))])

    def remember(self, state: State, forks: list[Fork], seats: Zone, places: Zone) -> None:
        """Tell every fork on the way what its choice came to for its seat."""
        values = self.outlook.game.advice.values(state)
        for value in values:
            self.lowest = min(self.lowest, value)
            self.highest = max(self.highest, value)
        for step in range(len(forks)):
            forks[step].note(places[step], values[seats[step]])

    def strategy(self) -> list[float]:
        """How likely each choice on offer should be: the one most often tried is sure."""
        best = self.here.favourite()
        return [1.0 if place == best else 0.0 for place in range(len(self.here.tries))]

    def lead(self) -> i64:
        """How many tries the favourite choice is ahead of every other."""
        return self.here.lead()


def next_asked(state: State) -> i64:
    """The first seat that is asked something."""
    seat: i64 = 0
    while (state.waiting >> seat) & 1 == 0:
        seat += 1
    return seat
