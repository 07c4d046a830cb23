"""A bot that picks at random."""

from __future__ import annotations

from rulewright.bots.bot import Bot, Outlook
from rulewright.kernel.chance import Dice


class RandomBot(Bot):
    """Every choice is as likely as any other."""

    def __init__(self, dice: Dice) -> None:
        self._dice = dice

    def choose(self, outlook: Outlook) -> int:
        """Any of the choices."""
        choices = outlook.choices
        return int(choices[self._dice.below(len(choices))])
