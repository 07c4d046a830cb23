"""A bot that thinks ahead for so many iterations or so many seconds, then draws its choice from the
strategy found. Where seats take turns it plans (`planning.py`); where several choose at once it
mixes (`search.py`), and remembers how the others turned out to play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from rulewright.bots.bot import Bot, Outlook
from rulewright.bots.manners import AT_FIRST, Beliefs
from rulewright.bots.planning import Planning
from rulewright.bots.search import Search
from rulewright.kernel.chance import Dice

CLOCK_EVERY: Final = 64
"""Iterations between two looks at the clock."""

MOST_COMPARED: Final[i64] = 1000
"""Worlds in which each manner is tried to learn how the others play; never more than an eighth of
what was searched."""


class SearchBot(Bot):
    """Thinks, draws, remembers.

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
        self.planning: Planning | None = None
        """The same where seats take turns."""
        self.beliefs: Beliefs | None = None
        """What the bot has come to think of the others."""

    def choose(self, outlook: Outlook) -> int:
        """A choice drawn from the strategy that thinking arrives at."""
        if outlook.game.advice.in_turns:
            return self._planned(outlook)
        search = self._search(outlook)
        choices = outlook.choices
        chosen = int(choices[0])
        if len(choices) > 1:
            self._think(search.iterate)
            chosen = int(choices[self._draw(search.strategy())])
        search.answers.append(chosen)
        return chosen

    def _planned(self, outlook: Outlook) -> int:
        choices = outlook.choices
        if len(choices) == 1:
            return int(choices[0])
        planning = self.planning
        if planning is None:
            planning = Planning(outlook, self._dice)
            self.planning = planning
        else:
            planning.move_on(outlook)
        self._plan(planning)
        return int(choices[self._draw(planning.strategy())])

    def _plan(self, planning: Planning) -> None:
        """Think, but no longer than it can matter: once the choice that leads would lead at the
        end of the time as well, nobody is kept waiting for it."""
        clock = self._clock
        if clock is None:
            self._think(planning.iterate)
            return
        start = clock()
        spent = 0.0
        tried = 0.0
        while spent < self._seconds:
            for _ in range(CLOCK_EVERY):
                planning.iterate()
            tried += CLOCK_EVERY
            spent = max(clock() - start, 0.0)
            if float(planning.lead()) * spent > (self._seconds - spent) * tried:
                return

    def _search(self, outlook: Outlook) -> Search:
        """The search for this question: the last one goes on if this is a further part of it."""
        last = self.last_search
        if last is not None and last.goes_on_with(outlook):
            last.outlook = outlook
            return last
        if self.beliefs is None:
            self.beliefs = Beliefs(outlook.seats, AT_FIRST)
        if last is not None:
            last.compare(outlook.public, min(last.iterations // 8, MOST_COMPARED))
        self.last_search = Search(outlook, self.beliefs, self._dice)
        return self.last_search

    def _draw(self, strategy: list[float]) -> int:
        left = self._dice.fraction()
        for place, share in enumerate(strategy):
            left -= share
            if left < 0.0:
                return place
        return strategy.index(max(strategy))

    def _think(self, iterate: Callable[[], None]) -> None:
        clock = self._clock
        if clock is None:
            for _ in range(self._iterations):
                iterate()
            return
        end = clock() + self._seconds
        while clock() < end:
            for _ in range(CLOCK_EVERY):
                iterate()
