"""What happens in a worker process: one bot's whole answer to one question.

A thought comes as plain data and holds no more than the bot's seat may know. Bots stay in the
worker's memory for a while, so that the next thought of the same seat goes on from the last one; what
they believe of the others also travels back with the answer, so that another worker can take over.
"""

from __future__ import annotations

import json
import time
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Final

from rulewright.bots import Bot, Outlook, make_bot
from rulewright.bots.manners import Beliefs
from rulewright.bots.search_bot import SearchBot
from rulewright.gamekit.registry import game_of

REMEMBERED: Final = 64
"""How many bots a worker keeps in memory; a search takes some."""

_bots: OrderedDict[str, Bot] = OrderedDict()


@dataclass(frozen=True)
class Thought:
    """What a bot is to think about."""

    bot: str
    who: str
    """Names the bot: its match, its seat, and how often something was taken back there."""
    seed: str
    game: str
    seats: int
    seat: int
    options: dict[str, object]
    known: str
    """The state as far as the seat may know it, saved as JSON."""
    beliefs: list[list[float]] = field(default_factory=list)


@dataclass(frozen=True)
class Answer:
    """All parts of an answer, each a choice spelled out, and what the bot now believes."""

    parts: list[list[object]]
    beliefs: list[list[float]]


def think(thought: Thought) -> Answer:
    """The bot's whole answer to the question it is asked."""
    game = game_of(thought.game, thought.options)
    state = game.rules.load_state(json.loads(thought.known), thought.seats, thought.options)
    bot = _bot_for(thought)
    question = state.asked
    parts: list[list[object]] = []
    while state.asks(thought.seat) and state.asked == question and not state.over:
        code = bot.choose(Outlook(game, state, thought.seat))
        parts.append(game.rules.spell(code))
        state.apply(thought.seat, code)
    beliefs = bot.beliefs if isinstance(bot, SearchBot) else None
    return Answer(parts, [] if beliefs is None else beliefs.of_seat)


def _bot_for(thought: Thought) -> Bot:
    bot = _bots.pop(thought.who, None)
    if bot is None:
        bot = make_bot(thought.bot, thought.seed, clock=time.monotonic)
        if isinstance(bot, SearchBot) and thought.beliefs:
            bot.beliefs = Beliefs(thought.seats, [])
            bot.beliefs.of_seat = thought.beliefs
    _bots[thought.who] = bot
    while len(_bots) > REMEMBERED:
        _bots.popitem(last=False)
    return bot
