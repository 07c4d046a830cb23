"""Positions for fitting the hints of games in which seats take turns: bots play, and what each had at
the quiet moments is set against how the game ended, for every two of them.

Now and then somebody answers at random, so that odd positions are seen as well.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from functools import partial
from itertools import combinations
from multiprocessing import Pool

from rulewright.bots import Outlook, make_bot
from rulewright.gamekit.registry import find_game
from rulewright.kernel.chance import Dice, word_from_seed
from rulewright.kernel.state import State
from tools.fitting import Row, fit, loss

ODD_ANSWERS = 10
"""So many of a hundred answers are given at random."""

Features = Callable[[State, int], dict[int, float]]
"""Which weights count for a player, and how much."""


Had = list[dict[int, float]]
"""What every player had at one moment."""


def difference(one: dict[int, float], other: dict[int, float]) -> dict[int, float]:
    """One player's features less another's."""
    found = dict(one)
    for weight, amount in other.items():
        found[weight] = found.get(weight, 0.0) - amount
    return {weight: amount for weight, amount in found.items() if amount}


def rows_of(moments: list[Had], shares: list[float]) -> list[Row]:
    """At each moment, for every two players of whom one got something: what the first had more, and
    what part of it the first got."""
    pairs = [
        (one, other)
        for one, other in combinations(range(len(shares)), 2)
        if shares[one] + shares[other] > 0
    ]
    return [
        (difference(had[one], had[other]), shares[one] / (shares[one] + shares[other]))
        for had in moments
        for one, other in pairs
    ]


def play(
    number: int, name: str, options: Mapping[str, object], features: Features, kinds: list[str]
) -> list[Row]:
    """One game between bots of these kinds: the positions in it, with what they got in the end."""
    seats = len(kinds)
    game = find_game(name)
    state = game.rules.new(
        seats, game.rules.check_options(options), word_from_seed(f"fit:{number}")
    )
    dice = Dice(word_from_seed(f"odd:{number}"))
    bots = [make_bot(kind, f"fit:{number}:{seat}") for seat, kind in enumerate(kinds)]
    careless = make_bot("random", f"odd:{number}")
    state.advance()
    moments: list[Had] = []
    while not state.over:
        if game.rules.at_rest(state):
            moments.append([features(state, seat) for seat in range(seats)])
        seat = next(seat for seat in range(seats) if state.asks(seat))
        who = careless if dice.below(100) < ODD_ANSWERS else bots[seat]
        state.apply(seat, who.choose(Outlook(game, state, seat)))
    return rows_of(moments, [float(state.shares[seat]) for seat in range(seats)])


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
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args(arguments)
    kinds = [given.bot] * given.seats
    one = partial(play, name=name, options=options, features=features, kinds=kinds)
    with Pool(given.jobs) as pool:
        rows = [row for game in pool.map(one, range(given.games), chunksize=1) for row in game]
    weights = fit(rows, count)
    print(f"{len(rows)} positions, log loss {loss(rows, weights):.4f} (0.6931 knows nothing)")
    return weights
