"""Who sits where: a seat of a match as the log and the lists keep it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from rulewright.bots import check_bot
from rulewright.kernel.errors import BotError
from rulewright.server.messages import SeatWanted
from rulewright.server.refusals import Refused

MOST_SECONDS = 5.0
MOST_ITERATIONS = 5000
"""How long a bot may think here, where others wait for the same machine."""


@dataclass(frozen=True)
class Sitter:
    """One seat: for a person or a bot; `tokens` are the hashes of what holds it.

    Only tokens named here hold the seat: one that the store knows, but whose sitting down never
    got into the log, holds nothing. `promised` seats wait for a certain person, as in a rematch.
    """

    kind: Literal["human", "bot"]
    name: str
    bot: str = ""
    taken: bool = True
    promised: bool = False
    tokens: tuple[str, ...] = ()

    def saved(self) -> dict[str, Any]:
        """As plain JSON values."""
        return {
            "kind": self.kind,
            "name": self.name,
            "bot": self.bot,
            "taken": self.taken,
            "promised": self.promised,
            "tokens": list(self.tokens),
        }

    def taken_by(self, name: str | None, token_hash: str) -> Sitter:
        """The same seat once somebody sat down with that token."""
        tokens = (*self.tokens, token_hash)
        return replace(self, name=name or self.name, taken=True, tokens=tokens)


def sitter_from(saved: dict[str, Any]) -> Sitter:
    """The inverse of `Sitter.saved`."""
    return Sitter(
        saved["kind"],
        saved["name"],
        saved["bot"],
        saved["taken"],
        saved["promised"],
        tuple(saved["tokens"]),
    )


def sitters_wanted(wanted: Sequence[SeatWanted]) -> list[Sitter]:
    """The seats of a new match, nobody sitting yet where a person is to sit."""
    if all(seat.kind == "bot" for seat in wanted):
        raise Refused("bad-seat", "a match needs at least one seat with kind 'human'")
    sitters: list[Sitter] = []
    for place, seat in enumerate(wanted):
        taken_names = {sitter.name for sitter in sitters}
        if seat.kind == "human":
            if seat.bot is not None:
                raise Refused("bad-seat", f"seat {place} is for a person; leave out 'bot'")
            name = seat.name or f"Player {place + 1}"
            sitters.append(Sitter("human", unlike(name, taken_names), taken=False))
        else:
            bot = checked_bot(seat.bot or "search")
            name = seat.name or bot.partition(":")[0].capitalize()
            sitters.append(Sitter("bot", unlike(name, taken_names), bot))
    return sitters


def unlike(name: str, others: set[str]) -> str:
    """The name, made different from the others: two of one name cannot be told apart."""
    count = 2
    unique = name
    while unique in others:
        unique = f"{name[:20]} {count}"
        count += 1
    return unique


def checked_bot(bot: str) -> str:
    """A bot that may play here."""
    check_bot(bot)
    _, _, budget = bot.partition(":")
    seconds = float(budget[:-1]) if budget.endswith("s") else 0.0
    iterations = int(budget) if budget.isdecimal() else 0
    if seconds > MOST_SECONDS or iterations > MOST_ITERATIONS:
        raise BotError(
            f"{bot!r} thinks for too long; a bot here may have up to {MOST_SECONDS:g}s"
            f" or {MOST_ITERATIONS} iterations"
        )
    return bot
