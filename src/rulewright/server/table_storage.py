"""Between live tables and the store: what is written of a table, and how one is made again."""

from __future__ import annotations

import asyncio
import contextlib
from datetime import UTC, datetime

import structlog

from rulewright.gamekit.options import CARDS
from rulewright.gamekit.registry import game_of
from rulewright.kernel.errors import RulewrightError, SaveError
from rulewright.server import entries as kinds
from rulewright.server.entries import entry_from
from rulewright.server.errors import UnknownMatch
from rulewright.server.live import Charter, LiveTable, load_table
from rulewright.server.messages import Settings
from rulewright.server.refusals import Refused
from rulewright.server.storage import Change as StoredChange
from rulewright.server.storage import NewSnapshot, Store, StoredMatch, StoredSnapshot

log = structlog.get_logger()


async def load(store: Store, code: str) -> tuple[LiveTable, StoredSnapshot]:
    """The table of a match as the log has it, and the snapshot it was made from."""
    stored = await store.match(code)
    if stored is None:
        raise UnknownMatch(f"there is no match {code!r}")
    snapshot = await store.last_snapshot(code)
    assert snapshot is not None, "every match is made with a snapshot"
    try:
        if CARDS in stored.options:
            # To read cards of its own may take seconds, in which everybody else plays on.
            await asyncio.to_thread(_read_cards, stored)
        table = load_table(charter_of(stored), snapshot.state)
    except SaveError as error:
        raise Refused("unplayable", f"the match cannot go on: {error}") from error
    await _apply_the_rest(store, table)
    table.rematch = table.rematch or stored.rematch
    return table, snapshot


def _read_cards(stored: StoredMatch) -> None:
    """Have the game of the match, with its cards, at hand. What is wrong with them is told when it is loaded."""
    with contextlib.suppress(RulewrightError):
        game_of(stored.game, stored.options)


async def _apply_the_rest(store: Store, table: LiveTable) -> None:
    """Apply what was written after the snapshot. Under other rules than it was decided by,
    something may not be possible any more: it and what came after it is lost, and said so."""
    lost: list[int] = []
    for stored in await store.entries(table.charter.code, table.number):
        entry = entry_from(stored)
        is_hopeless = bool(lost) and entry.kind in {kinds.DECIDE, kinds.UNDO}
        try:
            if not is_hopeless:
                table.apply(entry)
                continue
        except RulewrightError:
            pass
        lost.append(stored.number)
        table.skip()
    if lost:
        log.warning("decisions lost to new rules", match=table.charter.code, entries=lost)


def snapshot_of(table: LiveTable, at: datetime) -> NewSnapshot:
    """The table as the store keeps it."""
    return NewSnapshot(edition=table.match.game.edition, state=table.snapshot(), at=at)


def charter_of(stored: StoredMatch) -> Charter:
    """What was settled when the match was made."""
    return Charter(
        stored.id,
        stored.edition,
        Settings.model_validate(stored.settings),
        stored.created_at.timestamp(),
        stored.seed_hash,
        stored.from_match,
    )


def stored_change(before: LiveTable, after: LiveTable, at: float) -> StoredChange | None:
    """What lists and keepers have to know of a change."""
    is_new_status = after.status != before.status
    is_new_seating = after.sitters != before.sitters
    if not is_new_status and not is_new_seating:
        return None
    is_end = is_new_status and after.status == "over"
    result = after.match.result
    return StoredChange(
        status=after.status if is_new_status else None,
        result={"shares": result.shares, "how": after.how} if is_end and result else None,
        finished_at=datetime.fromtimestamp(at, UTC) if is_end else None,
        seats=[sitter.saved() for sitter in after.sitters] if is_new_seating else None,
    )
