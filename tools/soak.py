"""Holding the laws against random matches for as long as one likes: `python -m tools.soak`.

The tests do the same with a thousand matches, always the same ones. This takes new ones every
time and goes on until the time is up; now and then a match with random cards. A match that
breaks a law is printed with what it takes to play it again.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
import traceback
from collections import Counter
from multiprocessing import Pool

import rulewright
from rulewright.gamekit.registry import find_game
from rulewright.testing.laws import LAWS, Plan, random_plan
from rulewright.testing.random_play import games_with_random_cards, with_random_cards

_HANDFUL = 20
_RARITY = 7
"""One match in so many has random cards: making them takes longer than playing."""


def main() -> None:
    """Soak, and exit with 1 if a law was broken."""
    parser = argparse.ArgumentParser(prog="python -m tools.soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=10.0, help="how long")
    parser.add_argument("--jobs", type=int, default=2, help="how many processes")
    parser.add_argument("--seed", type=int, help="where to begin; otherwise anywhere")
    arguments = parser.parse_args()
    seed = random.SystemRandom().randrange(1 << 32) if arguments.seed is None else arguments.seed
    engine = "compiled" if rulewright.is_compiled() else "plain Python"
    print(f"Soaking for {arguments.minutes:g} minutes, seed {seed}, {engine} engine", flush=True)
    sys.exit(1 if soak(arguments.minutes, arguments.jobs, seed) else 0)


def soak(minutes: float, jobs: int, seed: int) -> int:
    """Check matches until the time is up; how many broke a law."""
    end = time.monotonic() + 60.0 * minutes
    checked: Counter[str] = Counter()
    broken = 0
    with Pool(jobs) as pool:
        while time.monotonic() < end:
            seeds = range(seed + checked.total(), seed + checked.total() + jobs * _HANDFUL)
            for law, game, trouble in pool.imap_unordered(check, seeds):
                checked[f"{game}: {law}"] += 1
                if trouble:
                    broken += 1
                    print(trouble, flush=True)
    for what, count in sorted(checked.items()):
        print(f"{count:8}  {what}")
    print(f"{checked.total()} matches, {broken} broken")
    return broken


def check(seed: int) -> tuple[str, str, str]:
    """Hold one law against one match: the law, the game, and what went wrong."""
    rng = random.Random(seed)
    law = LAWS[seed % len(LAWS)]
    plan, what = random_cards(rng) if seed % _RARITY == 0 else printed_cards(rng)
    try:
        law(plan)
    except Exception:  # noqa: BLE001, whatever it is, it is found
        return law.__name__, what, f"seed {seed}: {plan}\n{traceback.format_exc()}"
    return law.__name__, what, ""


def printed_cards(rng: random.Random) -> tuple[Plan, str]:
    """A match of any game with its own cards."""
    game = find_game(rng.choice(rulewright.game_names()))
    return random_plan(game, rng), game.name


def random_cards(rng: random.Random) -> tuple[Plan, str]:
    """A match with cards that nobody has thought of."""
    game = with_random_cards(rng.choice(games_with_random_cards()), rng)
    return random_plan(game, rng), game.name


if __name__ == "__main__":
    main()
