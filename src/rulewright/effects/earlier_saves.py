"""What earlier versions saved of effects, in today's form: what is alike in all games with texts."""

from __future__ import annotations

from typing import Any


def with_turns_kept(own: dict[str, Any]) -> dict[str, Any]:
    """What was saved before it was kept in mind what has happened, and before there were extra turns: nothing has, and
    there are none. What lasted was counted by the turns of whoever began it."""
    lasting = [[*each[:7], each[1], *each[7:]] for each in own["lasting"]]
    today = {"noted": [], "extra_turns": [], "is_extra_turn": False, "skips": []}
    return {**own, **today, "lasting": lasting, "last_in_order": own["active"]}
