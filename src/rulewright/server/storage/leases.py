"""Who looks after a match: leases that run out unless they are renewed.

One process at a time is the keeper of a match and runs its clocks and bots. Times are the
caller's; servers whose clocks differ by more than a lease lasts would take matches from each
other, which costs work but no decision, since the numbers of entries decide.
"""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime

from sqlalchemy import ColumnElement, Connection, or_, select, update

from rulewright.server.storage.tables import Matches


def claim(connection: Connection, match: str, keeper: str, now: datetime, until: datetime) -> bool:
    """Become the keeper of a match that has none, or whose keeper let the lease run out."""
    statement = (
        update(Matches)
        .where(
            Matches.id == match,
            or_(Matches.keeper.is_(None), Matches.keeper == keeper, Matches.kept_until <= now),
        )
        .values(keeper=keeper, kept_until=until)
    )
    return connection.execute(statement).rowcount == 1


def renew(
    connection: Connection, keeper: str, matches: Collection[str], until: datetime
) -> set[str]:
    """Keep those of the matches that are still the keeper's own, and say which they are."""
    own = _locked(connection, Matches.keeper == keeper, Matches.id.in_(sorted(matches)))
    connection.execute(update(Matches).where(Matches.id.in_(own)).values(kept_until=until))
    return set(own)


def release(connection: Connection, keeper: str) -> None:
    """Give up every match of the keeper."""
    own = _locked(connection, Matches.keeper == keeper)
    given_up = update(Matches).where(Matches.id.in_(own))
    connection.execute(given_up.values(keeper=None, kept_until=None))


def unkept(connection: Connection, now: datetime, limit: int) -> list[str]:
    """Matches that are being played and that nobody looks after."""
    statement = (
        select(Matches.id)
        .where(
            Matches.status == "playing",
            or_(Matches.kept_until.is_(None), Matches.kept_until <= now),
        )
        .order_by(Matches.kept_until, Matches.id)
        .limit(limit)
    )
    return list(connection.scalars(statement))


def _locked(connection: Connection, *which: ColumnElement[bool]) -> list[str]:
    """The codes of these matches, their rows locked in the order in which appends lock them, so
    that nobody waits in a circle."""
    statement = select(Matches.id).where(*which).order_by(Matches.id)
    return list(connection.scalars(statement.with_for_update(key_share=True)))
