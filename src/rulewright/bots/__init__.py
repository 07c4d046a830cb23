"""Bots: `random`, `greedy` and `search`, made from a short text like `search:1s`.

`make_bot("search:2000")` thinks for 2000 iterations, `make_bot("search:0.5s", clock=...)` for
half a second by the clock it is given.
"""

from rulewright.bots.bot import Bot, Outlook, likes_a_draw
from rulewright.bots.holders import HELD_BY, HUMAN, held_by
from rulewright.bots.kinds import BOT_KINDS, check_bot, make_bot, seconds_of

__all__ = [
    "BOT_KINDS",
    "HELD_BY",
    "HUMAN",
    "Bot",
    "Outlook",
    "check_bot",
    "held_by",
    "likes_a_draw",
    "make_bot",
    "seconds_of",
]
