"""Fit what a position in a game is worth to the results of matches between bots.

    python -m tools.fit_hints eruma --games 800 --bot search:400
    python -m tools.fit_hints elma --games 300 --bot greedy --seats 4

prints the figures that stand, smoothed by hand, in the game's `bots/hints.toml`. What is counted the game says
(`bots/fitting.py`). Bots play, and what each player had at the quiet moments is set against how the match
ended, for every two of them. Now and then somebody answers at random, so that odd positions are seen as well.
Run it again when the cards change, and once more with the new hints: better players value things differently.
"""

from __future__ import annotations

import argparse
from functools import partial
from itertools import combinations
from multiprocessing import Pool

from rulewright.bots import Outlook, make_bot
from rulewright.gamekit.folder import part_of
from rulewright.gamekit.hint_fit import HintFit
from rulewright.gamekit.registry import find_game, game_names
from rulewright.kernel.chance import Dice, word_from_seed
from rulewright.kernel.errors import UnknownGame
from tools.fitting import Row, fit, loss

ODD_ANSWERS = 10
"""So many of a hundred answers are given at random."""

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


def fit_of(name: str) -> HintFit:
    """What is fitted of a game."""
    found = part_of(find_game(name), "bots.fitting")
    if found is None:
        there = [other for other in game_names() if part_of(find_game(other), "bots.fitting")]
        raise UnknownGame(
            f"{name!r} does not say what is fitted, in bots/fitting.py; {', '.join(there)} do"
        )
    fit: HintFit = found.FIT
    return fit


def play(number: int, name: str, kinds: list[str]) -> list[Row]:
    """One match between bots of these kinds: the positions in it, with what they got in the end."""
    seats = len(kinds)
    game = find_game(name)
    wanted = fit_of(name)
    options = game.rules.check_options(wanted.options)
    state = game.rules.new(seats, options, word_from_seed(f"fit:{number}"))
    dice = Dice(word_from_seed(f"odd:{number}"))
    bots = [make_bot(kind, f"fit:{number}:{seat}") for seat, kind in enumerate(kinds)]
    careless = make_bot("random", f"odd:{number}")
    state.advance()
    moments: list[Had] = []
    seen = -1
    while not state.over:
        if game.rules.at_rest(state) and state.asked != seen:
            # Where several are asked at once, and where an answer has parts, it is one moment.
            seen = int(state.asked)
            moments.append([wanted.features(state, seat) for seat in range(seats)])
        seat = next(seat for seat in range(seats) if state.asks(seat))
        who = careless if dice.below(100) < ODD_ANSWERS else bots[seat]
        state.apply(seat, who.choose(Outlook(game, state, seat)))
    return rows_of(moments, [float(state.shares[seat]) for seat in range(seats)])


def main(arguments: list[str] | None = None) -> None:
    """Play, fit, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=800)
    parser.add_argument("--bot", default="search:400")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args(arguments)
    wanted = fit_of(given.game)
    one = partial(play, name=given.game, kinds=[given.bot] * given.seats)
    with Pool(given.jobs) as pool:
        rows = [row for match in pool.map(one, range(given.games), chunksize=1) for row in match]
    weights = fit(rows, wanted.weights)
    print(f"{len(rows)} positions, log loss {loss(rows, weights):.4f} (0.6931 knows nothing)")
    print(wanted.report(weights))


if __name__ == "__main__":
    main()
