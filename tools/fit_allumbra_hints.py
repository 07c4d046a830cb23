"""Fit what a position in Allumbra is worth to the results of duels between search bots.

    python -m tools.fit_allumbra_hints --duels 3000 --bot search:300

prints the figures that stand, smoothed by hand, in `games/allumbra/bots/hints.toml`. Run it again when
the cards change, and once more with the new hints: better players value things differently. Now
and then everybody answers at random, so that odd positions are seen as well.
"""

from __future__ import annotations

import argparse
from multiprocessing import Pool

from rulewright.bots import Outlook, make_bot
from rulewright.gamekit.registry import find_game
from rulewright.games.allumbra.cards.content import CARDS
from rulewright.games.allumbra.rules.state import Duel, Duellist
from rulewright.kernel.chance import Dice, word_from_seed
from tools.fitting import Row, fit, loss

LEVELS = 11
"""Energy and ammo go from 0 to 10."""
KINDS = int(CARDS.kinds)
AMMO = LEVELS
FREE = 2 * LEVELS
HAND = FREE + 1
DECK = HAND + KINDS
SLOPE = DECK + KINDS
WEIGHTS = SLOPE + KINDS
ODD_QUESTIONS = 10
"""In so many of a hundred questions everybody answers at random."""


def features(player: Duellist) -> dict[int, float]:
    """Which weights count for a duellist, and how often."""
    found = {int(player.energy): 1.0, AMMO + int(player.ammo): 1.0, FREE: float(player.next_free)}
    for card in player.hand.as_list():
        found[HAND + card] = found.get(HAND + card, 0.0) + 1.0
        found[SLOPE + card] = found.get(SLOPE + card, 0.0) + (int(player.energy) - 5) / 5
    for card in player.deck.as_list():
        found[DECK + card] = found.get(DECK + card, 0.0) + 1.0
    return found


def difference(duel: Duel) -> dict[int, float]:
    """The first duellist's features less the second's."""
    found = features(duel.duellists[0])
    for weight, count in features(duel.duellists[1]).items():
        found[weight] = found.get(weight, 0.0) - count
    return {weight: count for weight, count in found.items() if count}


def play(number: int, bot: str) -> list[Row]:
    """One duel: each position in it, with what the first duellist got in the end."""
    game = find_game("allumbra")
    duel = game.rules.new(2, game.rules.check_options({}), word_from_seed(f"fit:{number}"))
    assert isinstance(duel, Duel)
    dice = Dice(word_from_seed(f"odd:{number}"))
    thinking = [make_bot(bot, f"fit:{number}:{seat}") for seat in range(2)]
    careless = [make_bot("random", f"odd:{number}:{seat}") for seat in range(2)]
    duel.advance()
    positions: list[dict[int, float]] = []
    while not duel.over:
        positions.append(difference(duel))
        question = duel.asked
        bots = careless if dice.below(100) < ODD_QUESTIONS else thinking
        while not duel.over and duel.asked == question:
            seat = 0 if duel.asks(0) else 1
            duel.apply(seat, bots[seat].choose(Outlook(game, duel, seat)))
    return [(position, duel.shares[0] / 100.0) for position in positions]


def report(weights: list[float]) -> str:
    """The weights as figures for `hints.toml`."""
    figures = [round(100 * weight) for weight in weights]
    energy, ammo = figures[:LEVELS], figures[AMMO:FREE]
    lines = [
        f"energy = {[figure - energy[-1] for figure in energy]}",
        f"ammo = {[figure - ammo[0] for figure in ammo]}",
        f"next-free = {figures[FREE]}",
        "[card]",
    ]
    for kind, printed in enumerate(CARDS.printed):
        hand, deck, slope = (figures[start + kind] for start in (HAND, DECK, SLOPE))
        lines.append(f"{printed.key} = {{ hand = {hand}, deck = {deck}, energy = {slope} }}")
    return "\n".join(lines)


def main(arguments: list[str] | None = None) -> None:
    """Play, fit, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--duels", type=int, default=3000)
    parser.add_argument("--bot", default="search:300")
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args(arguments)
    with Pool(given.jobs) as pool:
        duels = pool.starmap(play, [(number, given.bot) for number in range(given.duels)])
    rows = [row for duel in duels for row in duel]
    weights = fit(rows, WEIGHTS)
    print(f"{len(rows)} positions, log loss {loss(rows, weights):.4f} (0.6931 knows nothing)")
    print(report(weights))


if __name__ == "__main__":
    main()
