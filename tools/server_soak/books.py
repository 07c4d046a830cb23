"""What a client sent, and whether a log agrees with it.

A client sends one wish at a time. So a log must hold, in the order they were sent, every wish that
was acknowledged, none that was refused, and any of those whose answer never came.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from rulewright.server import entries as kinds
from rulewright.server.storage import NewEntry, StoredEntry

Wish = tuple[object, ...]
"""What was wanted: its kind, and what makes it this one."""


@dataclass
class Sent:
    """A wish that was sent, and what came back."""

    wish: Wish
    answer: Literal["done", "refused", "none"] = "none"


def wish_of(entry: NewEntry) -> Wish | None:
    """The wish that an entry grants; None if it grants none of a duellist's."""
    if entry.kind == kinds.DECIDE:
        return (kinds.DECIDE, *entry.body["choice"])
    if entry.kind == kinds.SAY:
        return (kinds.SAY, entry.body["saying"])
    if entry.kind in {kinds.UNDO, kinds.ASK_UNDO}:
        return (kinds.UNDO,)
    return None


def wishes_of(entries: Sequence[StoredEntry], seat: int) -> list[Wish]:
    """The wishes of a seat that a log holds, in order."""
    found = [wish_of(entry) for entry in entries if entry.seat == seat]
    return [wish for wish in found if wish is not None]


def disagreement(sent: Sequence[Sent], written: Sequence[Wish]) -> str | None:
    """Why a log cannot have come from what was sent; None if it can.

    Where a wish without an answer is the same as the next one, either may be the one that was
    written: all ways to read the log are followed at once. A way is how much of it is explained."""
    ways = {0}
    for place, one in enumerate(sent):
        further = {way + 1 for way in ways if way < len(written) and written[way] == one.wish}
        if one.answer == "done":
            if not further:
                return f"wish {place + 1} of {len(sent)}, {one.wish}, was acknowledged and is lost"
            ways = further
        elif one.answer == "none":
            ways |= further
    if len(written) in ways:
        return None
    surplus = written[max(ways)]
    return f"the log holds {surplus}, which was refused or never sent (after {max(ways)} wishes)"


def gap(numbers: Sequence[int], count: int) -> str | None:
    """What is wrong with the numbers of a log that should have so many entries."""
    if list(numbers) != list(range(1, len(numbers) + 1)):
        return f"the log has gaps: {list(numbers)}"
    if len(numbers) != count:
        return f"the log has {len(numbers)} entries, but the match counts {count}"
    return None
