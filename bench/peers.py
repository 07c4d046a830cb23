"""Other libraries' games, driven from Python as ours are: one random legal choice at a time.

The games differ, so a ratio tells about the order of magnitude only. OpenSpiel's goofspiel is the
nearest: two players choose a card in secret at the same time. A library that is not installed is
left out.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec

from bench.tasks import Task


def simultaneous_open_spiel(name: str, matches: int) -> Callable[[], int]:
    """An OpenSpiel game in which both choose at once: decisions."""
    import pyspiel  # noqa: PLC0415

    game = pyspiel.load_game(name)
    rng = random.Random(1).random

    def work() -> int:
        decisions = 0
        for _ in range(matches):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[int(rng() * len(outcomes))][0])
                    continue
                actions = []
                for player in (0, 1):
                    legal = state.legal_actions(player)
                    actions.append(legal[int(rng() * len(legal))])
                    decisions += 1
                state.apply_actions(actions)
        return decisions

    return work


def sequential_open_spiel(name: str, matches: int) -> Callable[[], int]:
    """An OpenSpiel game in which players take turns: decisions."""
    import pyspiel  # noqa: PLC0415

    game = pyspiel.load_game(name)
    rng = random.Random(1).random

    def work() -> int:
        decisions = 0
        for _ in range(matches):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[int(rng() * len(outcomes))][0])
                    continue
                legal = state.legal_actions()
                state.apply_action(legal[int(rng() * len(legal))])
                decisions += 1
        return decisions

    return work


def rlcard_game(name: str, matches: int) -> Callable[[], int]:
    """An RLCard game: decisions."""
    import rlcard  # noqa: PLC0415

    environment = rlcard.make(name)
    rng = random.Random(1).random

    def work() -> int:
        decisions = 0
        for _ in range(matches):
            state, _player = environment.reset()
            while not environment.is_over():
                legal = list(state["legal_actions"])
                state, _player = environment.step(legal[int(rng() * len(legal))])
                decisions += 1
        return decisions

    return work


def pettingzoo_rock_paper_scissors(matches: int) -> Callable[[], int]:
    """PettingZoo's rock, paper, scissors: decisions."""
    from pettingzoo.classic import rps_v2  # noqa: PLC0415

    environment = rps_v2.parallel_env()
    rng = random.Random(1).random

    def work() -> int:
        decisions = 0
        for seed in range(matches):
            environment.reset(seed=seed)
            while environment.agents:
                actions = {agent: int(rng() * 3) for agent in environment.agents}
                environment.step(actions)
                decisions += len(actions)
        return decisions

    return work


def installed_peers() -> dict[str, Task]:
    """The peers there are here, by what the tables call them."""
    peers: dict[str, Task] = {}
    if find_spec("pyspiel"):
        peers |= {
            "OpenSpiel goofspiel (C++)": partial(simultaneous_open_spiel, "goofspiel"),
            "OpenSpiel goofspiel, no chance": partial(
                simultaneous_open_spiel, "goofspiel(points_order=descending)"
            ),
            "OpenSpiel leduc_poker (C++)": partial(sequential_open_spiel, "leduc_poker"),
            "OpenSpiel gin_rummy (C++)": partial(sequential_open_spiel, "gin_rummy"),
        }
    if find_spec("rlcard"):
        peers["RLCard leduc-holdem"] = partial(rlcard_game, "leduc-holdem")
        peers["RLCard uno"] = partial(rlcard_game, "uno")
    if find_spec("pettingzoo"):
        peers["PettingZoo rps_v2"] = pettingzoo_rock_paper_scissors
    return peers
