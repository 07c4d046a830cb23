"""Why a wish was not granted: a word for programs and a sentence for people, nothing changed."""

from __future__ import annotations

from rulewright.kernel.errors import (
    BotError,
    IllegalChoice,
    MatchOver,
    NothingToDecide,
    OptionError,
    RulewrightError,
    SeatError,
    UndoError,
    UnknownGame,
)
from rulewright.server.errors import DatabaseUnavailable, ServerError, StaleNumber, UnknownMatch

_CODES: dict[type[RulewrightError], str] = {
    BotError: "bad-bot",
    DatabaseUnavailable: "unavailable",
    IllegalChoice: "illegal",
    MatchOver: "over",
    NothingToDecide: "not-asked",
    OptionError: "bad-option",
    SeatError: "bad-seat",
    StaleNumber: "stale",
    UndoError: "nothing-to-undo",
    UnknownGame: "unknown-game",
    UnknownMatch: "unknown-match",
}


class Refused(ServerError):
    """A wish that is not granted."""

    def __init__(self, code: str, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


def refusal_of(error: RulewrightError) -> Refused:
    """An error of ours as a refusal."""
    if isinstance(error, Refused):
        return error
    for kind in type(error).__mro__:
        if kind in _CODES:
            return Refused(_CODES[kind], str(error))
    return Refused("refused", str(error))
