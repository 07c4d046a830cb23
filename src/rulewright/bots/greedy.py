"""A bot that looks one question ahead and takes what looks best on average.

It imagines worlds, lets the others answer at random, and judges by the game's own hint
(`Advice.value`) as soon as the question, and all that came of it, is settled.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.bots.bot import Bot, Outlook
from rulewright.gamekit.game import Game
from rulewright.kernel.chance import Dice
from rulewright.kernel.state import State

WORLDS: Final = 48


class GreedyBot(Bot):
    """Takes the choice with the best average outlook after the present question."""

    def __init__(self, dice: Dice) -> None:
        self._dice = dice

    def choose(self, outlook: Outlook) -> int:
        """The best on average over some imagined worlds, the same worlds for every choice."""
        choices = outlook.choices
        totals = [0.0 for _ in range(len(choices))]
        for _ in range(WORLDS):
            world = outlook.imagine(self._dice)
            for place in range(len(choices)):
                tried = world.clone()
                tried.apply(outlook.seat, choices[place])
                settle_question(outlook.game, tried, world.asked, self._dice)
                totals[place] += outlook.game.advice.value(tried, int(outlook.seat))
        best = 0
        for place in range(len(choices)):
            if totals[place] > totals[best]:
                best = place
        return int(choices[best])


def settle_question(game: Game, state: State, question: i64, dice: Dice) -> None:
    """Answer at random until that question, and all that came of it, is done with."""
    while not state.over and (state.asked == question or not game.rules.at_rest(state)):
        for seat in range(state.seats):
            if state.asks(seat):
                choices = state.choices[seat]
                state.apply(seat, choices[dice.below(len(choices))])
                break
