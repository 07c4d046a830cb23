"""Every error that Rulewright raises on purpose: one family, each with a plain message.

A message says what was wrong, where, and what would be right. Whatever is raised here leaves the
match as it was.
"""

from __future__ import annotations


class RulewrightError(Exception):
    """The base of the family: catch this to catch them all."""


class UnknownGame(RulewrightError):
    """No game of that name is installed."""


class OptionError(RulewrightError):
    """An option of a match is unknown or has a value it cannot have."""


class SeatError(RulewrightError):
    """A seat does not exist, or a match is asked for with too many or too few."""


class IllegalChoice(RulewrightError):
    """The choice is not among those offered to that seat now."""


class NothingToDecide(RulewrightError):
    """That seat is not asked anything at the moment."""


class MatchOver(RulewrightError):
    """The match has ended; nothing more can be played in it."""


class UndoError(RulewrightError):
    """There are not that many decisions to take back."""


class SaveError(RulewrightError):
    """A saved match is malformed, damaged, or not for this version."""


class ContentError(RulewrightError):
    """A card, relic or other printed content is malformed."""


class PositionError(RulewrightError):
    """The description of a position is malformed."""


class ChanceError(RulewrightError):
    """Scripted chance ran out, or scripts something impossible."""


class RulebookError(RulewrightError):
    """A rule catalogue is malformed, or a rule id names nothing."""


class BotError(RulewrightError):
    """A text names no bot, or a bot cannot be made here."""
