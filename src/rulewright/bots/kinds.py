"""The kinds of bot there are, and how a text names one with its strength."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from rulewright.bots.bot import Bot
from rulewright.bots.greedy import GreedyBot
from rulewright.bots.random_bot import RandomBot
from rulewright.bots.search_bot import SearchBot
from rulewright.kernel.chance import Dice, word_from_seed
from rulewright.kernel.errors import BotError

BOT_KINDS: Final = {
    "random": "any legal choice, all alike",
    "greedy": "looks one question ahead",
    "search": "plays the match out in its head; search:2s or search:5000 sets how long",
}
DEFAULT_SECONDS: Final = 1.0
_BUDGET: Final = re.compile(r"([0-9]{1,9})|([0-9]{1,9}(?:\.[0-9]{1,9})?)s")


def make_bot(name: str, seed: int | str, clock: Callable[[], float] | None = None) -> Bot:
    """The bot a text names: `random`, `greedy`, `search`, `search:2s`, `search:5000`."""
    kind, iterations, seconds = _read(name)
    dice = Dice(word_from_seed(f"bot:{seed}"))
    if kind == "random":
        return RandomBot(dice)
    if kind == "greedy":
        return GreedyBot(dice)
    if iterations == 0 and clock is None:
        raise BotError(f"{name!r} thinks in seconds, and there is no clock here; try search:5000")
    return SearchBot(dice, iterations, seconds, clock if iterations == 0 else None)


def seconds_of(name: str) -> float:
    """How long the bot thinks at most, by its own clock; 0 for one without."""
    kind, iterations, seconds = _read(name)
    return seconds if kind == "search" and iterations == 0 else 0.0


def check_bot(name: str) -> None:
    """Refuse a text that names no bot."""
    _read(name)


def _read(name: str) -> tuple[str, int, float]:
    kind, colon, budget = name.partition(":")
    if kind not in BOT_KINDS:
        raise BotError(f"there is no bot {kind!r}; there is {', '.join(BOT_KINDS)}")
    if not colon:
        return kind, 0, DEFAULT_SECONDS
    if kind != "search":
        raise BotError(f"{kind!r} does not think, so it takes no budget like {budget!r}")
    found = _BUDGET.fullmatch(budget)
    if found is None:
        raise BotError(f"{budget!r} is no thinking budget; write 5000 (iterations) or 2s")
    iterations = int(found[1] or 0)
    seconds = float(found[2] or 0)
    if iterations > 10_000_000 or seconds > 3600 or iterations + seconds == 0:
        raise BotError(f"a budget is 1 to 10000000 iterations or up to 3600s, not {budget!r}")
    return kind, iterations, seconds
