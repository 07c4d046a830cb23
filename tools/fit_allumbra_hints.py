"""Fit what a position in Allumbra is worth to the results of duels between search bots.

    python -m tools.fit_allumbra_hints --duels 600 --bot search:250

prints the figures that stand, smoothed by hand, in `games/allumbra/hints.py`: the logarithm of
the odds that each level of energy and ammo and each bonus makes. Run it again when the cards
change. A plain logistic regression; no library is needed for two dozen weights.
"""

from __future__ import annotations

import argparse
from math import exp, log

from rulewright.bots import Outlook, make_bot
from rulewright.games.allumbra.state import Duel, Duellist
from rulewright.kernel.chance import word_from_seed
from rulewright.kernel.registry import find_game

LEVELS = 11
"""Energy and ammo go from 0 to 10."""
FREE, DAMAGE = 2 * LEVELS, 2 * LEVELS + 1
WEIGHTS = 2 * LEVELS + 2
STEPS = 300
PACE = 0.5
SHRINK = 1e-4

Row = tuple[dict[int, float], float]


def features(player: Duellist) -> dict[int, float]:
    """Which weights count for a duellist, and how often."""
    return {
        int(player.energy): 1.0,
        LEVELS + int(player.ammo): 1.0,
        FREE: float(player.next_free),
        DAMAGE: float(player.next_damage),
    }


def difference(duel: Duel) -> dict[int, float]:
    """The first duellist's features less the second's."""
    found = features(duel.duellists[0])
    for weight, count in features(duel.duellists[1]).items():
        found[weight] = found.get(weight, 0.0) - count
    return found


def play(number: int, bot: str) -> list[Row]:
    """One duel: each position in it, with what the first duellist got in the end."""
    game = find_game("allumbra")
    duel = game.new(2, game.check_options({}), word_from_seed(f"fit:{number}"))
    assert isinstance(duel, Duel)
    bots = [make_bot(bot, f"fit:{number}:{seat}") for seat in range(2)]
    duel.advance()
    positions: list[dict[int, float]] = []
    while not duel.over:
        positions.append(difference(duel))
        question = duel.asked
        while not duel.over and duel.asked == question:
            seat = 0 if duel.asks(0) else 1
            duel.apply(seat, bots[seat].choose(Outlook(game, duel, seat)))
    return [(position, duel.shares[0] / 100.0) for position in positions]


def fit(rows: list[Row]) -> list[float]:
    """Weights by gradient descent on the log loss, each step over all rows."""
    weights = [0.0] * WEIGHTS
    for _ in range(STEPS):
        slopes = [SHRINK * weight for weight in weights]
        for position, share in rows:
            odds = sum(weights[weight] * count for weight, count in position.items())
            error = 1.0 / (1.0 + exp(-odds)) - share
            for weight, count in position.items():
                slopes[weight] += error * count * 20.0 / len(rows)
        weights = [weight - PACE * slope for weight, slope in zip(weights, slopes, strict=True)]
    return weights


def loss(rows: list[Row], weights: list[float]) -> float:
    """The mean log loss: how surprising the results are."""
    total = 0.0
    for position, share in rows:
        odds = sum(weights[weight] * count for weight, count in position.items())
        chance = 1.0 / (1.0 + exp(-odds))
        total -= share * log(chance) + (1.0 - share) * log(1.0 - chance)
    return total / len(rows)


def main(arguments: list[str] | None = None) -> None:
    """Play, fit, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--duels", type=int, default=600)
    parser.add_argument("--bot", default="search:250")
    given = parser.parse_args(arguments)
    rows = [row for number in range(given.duels) for row in play(number, given.bot)]
    weights = fit(rows)
    energy, ammo = weights[:LEVELS], weights[LEVELS : 2 * LEVELS]
    print(f"{len(rows)} positions, log loss {loss(rows, weights):.4f} (0.6931 knows nothing)")
    print("energy", [round(weight - energy[-1], 2) for weight in energy])
    print("ammo", [round(weight - ammo[0], 2) for weight in ammo])
    print("next card free", round(weights[FREE], 2), "1 more damage", round(weights[DAMAGE], 2))


if __name__ == "__main__":
    main()
