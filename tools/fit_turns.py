"""Positions for fitting the hints of games of two in which seats take turns: bots play, and what each
had at the quiet moments is set against how the game ended.

Now and then somebody answers at random, so that odd positions are seen as well.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from functools import partial
from multiprocessing import Pool

from rulewright.bots import Outlook, make_bot
from rulewright.kernel.chance import Dice, word_from_seed
from rulewright.kernel.registry import find_game
from rulewright.kernel.state import State
from tools.fitting import Row, fit, loss

ODD_ANSWERS = 10
"""So many of a hundred answers are given at random."""

Features = Callable[[State, int], dict[int, float]]
"""Which weights count for a player, and how much."""


def difference(state: State, features: Features) -> dict[int, float]:
    """The first player's features less the second's."""
    found = features(state, 0)
    for weight, amount in features(state, 1).items():
        found[weight] = found.get(weight, 0.0) - amount
    return {weight: amount for weight, amount in found.items() if amount}


def play(
    number: int, name: str, options: Mapping[str, object], features: Features, bot: str
) -> list[Row]:
    """One game: the positions in it, with what the first player got in the end."""
    game = find_game(name)
    state = game.new(2, game.check_options(options), word_from_seed(f"fit:{number}"))
    dice = Dice(word_from_seed(f"odd:{number}"))
    bots = [make_bot(bot, f"fit:{number}:{seat}") for seat in range(2)]
    careless = make_bot("random", f"odd:{number}")
    state.advance()
    positions: list[dict[int, float]] = []
    while not state.over:
        if game.at_rest(state):
            positions.append(difference(state, features))
        seat = 0 if state.asks(0) else 1
        who = careless if dice.below(100) < ODD_ANSWERS else bots[seat]
        state.apply(seat, who.choose(Outlook(game, state, seat)))
    return [(position, state.shares[0] / 100.0) for position in positions]


def fitted(
    arguments: list[str] | None,
    name: str,
    options: Mapping[str, object],
    features: Features,
    count: int,
) -> list[float]:
    """Play as the arguments say, and fit so many weights."""
    parser = argparse.ArgumentParser(description=f"Fit the hints of {name}.")
    parser.add_argument("--games", type=int, default=800)
    parser.add_argument("--bot", default="search:400")
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args(arguments)
    one = partial(play, name=name, options=options, features=features, bot=given.bot)
    with Pool(given.jobs) as pool:
        rows = [row for game in pool.map(one, range(given.games), chunksize=1) for row in game]
    weights = fit(rows, count)
    print(f"{len(rows)} positions, log loss {loss(rows, weights):.4f} (0.6931 knows nothing)")
    return weights
