"""Fit what a position in Eruma is worth to the results of games between search bots.

    python -m tools.fit_eruma_hints --games 800 --bot search:400

prints the figures that stand, smoothed by hand, in `games/eruma/hints.toml`. Run it again when the
cards change, and once more with the new hints: better players value things differently. Now and
then somebody answers at random, so that odd positions are seen as well.
"""

from __future__ import annotations

import argparse
import tomllib
from multiprocessing import Pool

from rulewright.bots import Outlook, make_bot
from rulewright.games.eruma.hints import Hints, shipped_hints
from rulewright.games.eruma.state import Raid
from rulewright.kernel.chance import Dice, word_from_seed
from rulewright.kernel.registry import find_game
from tools.fitting import Row, fit, loss

ODD_ANSWERS = 10
"""So many of a hundred answers are given at random."""

SHIPPED = tomllib.loads(shipped_hints())
FIGURES = [field for field in SHIPPED if field != "treasure"]
LEVELS = len(SHIPPED["treasure"])


def alone(field: str) -> Hints:
    """Hints to which nothing is worth anything but one: what they find is how much of it there
    is."""
    lines = [f"{other} = {100 if other == field else 0}" for other in FIGURES]
    lines.append(f"treasure = {[0] * LEVELS}")
    return Hints("\n".join(lines))


ALONE = [alone(field) for field in FIGURES]


def features(raid: Raid, seat: int) -> dict[int, float]:
    """Which weights count for a player, and how much: the figures first, then the treasures."""
    found = {place: hints.worth(raid, seat) for place, hints in enumerate(ALONE)}
    found[len(FIGURES) + min(int(raid.treasure[seat]), LEVELS - 1)] = 1.0
    return found


def difference(raid: Raid) -> dict[int, float]:
    """The first player's features less the second's."""
    found = features(raid, 0)
    for weight, amount in features(raid, 1).items():
        found[weight] = found.get(weight, 0.0) - amount
    return {weight: amount for weight, amount in found.items() if amount}


def play(number: int, bot: str) -> list[Row]:
    """One game: the positions in it, with what the first player got in the end."""
    game = find_game("eruma")
    options = game.check_options({"first_deck": "random", "second_deck": "random"})
    raid = game.new(2, options, word_from_seed(f"fit:{number}"))
    assert isinstance(raid, Raid)
    dice = Dice(word_from_seed(f"odd:{number}"))
    bots = [make_bot(bot, f"fit:{number}:{seat}") for seat in range(2)]
    careless = make_bot("random", f"odd:{number}")
    raid.advance()
    positions: list[dict[int, float]] = []
    while not raid.over:
        if game.at_rest(raid):
            positions.append(difference(raid))
        seat = 0 if raid.asks(0) else 1
        who = careless if dice.below(100) < ODD_ANSWERS else bots[seat]
        raid.apply(seat, who.choose(Outlook(game, raid, seat)))
    return [(position, raid.shares[0] / 100.0) for position in positions]


def report(weights: list[float]) -> str:
    """The weights as figures for `hints.toml`."""
    figures = [round(100 * weight) for weight in weights]
    treasure = figures[len(FIGURES) :]
    lines = [f"treasure = {[figure - treasure[0] for figure in treasure]}"]
    lines += [f"{field} = {figure}" for field, figure in zip(FIGURES, figures, strict=False)]
    return "\n".join(lines)


def main(arguments: list[str] | None = None) -> None:
    """Play, fit, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=800)
    parser.add_argument("--bot", default="search:400")
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args(arguments)
    with Pool(given.jobs) as pool:
        games = pool.starmap(play, [(number, given.bot) for number in range(given.games)])
    rows = [row for game in games for row in game]
    weights = fit(rows, len(FIGURES) + LEVELS)
    print(f"{len(rows)} positions, log loss {loss(rows, weights):.4f} (0.6931 knows nothing)")
    print(report(weights))


if __name__ == "__main__":
    main()
