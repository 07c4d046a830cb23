"""Every error that the server raises on purpose: one family under `RulewrightError`.

A message says what was wrong, where, and what would be right, and holds no secret: no token, no
seed, no password of a database. Whatever is raised here has changed nothing.
"""

from __future__ import annotations

from rulewright.kernel.errors import RulewrightError


class ServerError(RulewrightError):
    """The base of the server's own errors."""


class BadRecord(ServerError):
    """What is to be stored cannot be what it says it is."""


class UnknownMatch(ServerError):
    """There is no match of that code."""


class MatchExists(ServerError):
    """A match of that code is there already."""


class TokenTaken(ServerError):
    """That token holds a seat already."""


class RematchExists(ServerError):
    """The match has its rematch already: the first to ask for one won."""


class StaleNumber(ServerError):
    """Somebody else wrote the entry of that number first; look at the match again."""


class NumberAhead(ServerError):
    """An entry of that number would leave a gap in the match's log."""


class BadOrigin(ServerError):
    """A text names no site whose pages could be allowed."""


class BadDatabaseAddress(ServerError):
    """The address names no database that can hold matches."""


class DatabaseTooNew(ServerError):
    """The database was made by a newer Rulewright than this one."""


class DatabaseUnavailable(ServerError):
    """The database does not answer, is full or broke off.

    Whether a write in progress was kept is not known: it may have changed something, and is the
    only error that may.
    """
