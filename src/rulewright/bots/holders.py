"""Who holds a seat, in a text, as saved matches and `--seats` have it: a bot, or `human:NAME`."""

from __future__ import annotations

from typing import Final

HELD_BY: Final = "held_by"
"""The field of a saved match that says who held its seats. The kernel does not read it."""
HUMAN: Final = "human"


def held_by(name: str, bot: str) -> str:
    """The text for a bot, or, if there is none, for a person, who may have no name yet."""
    if bot:
        return bot
    return f"{HUMAN}:{name}" if name else HUMAN
