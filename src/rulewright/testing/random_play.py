"""Random play for tests: step by step, so that rules that never come to a decision are noticed, and
with the random cards of whichever games make some (`games/<game>/testing/random_cards.py`).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Final

from rulewright.gamekit.folder import part_of
from rulewright.gamekit.game import Game
from rulewright.gamekit.registry import find_game, game_names
from rulewright.kernel.chance import Dice
from rulewright.kernel.state import State

MOST_STEPS: Final = 20_000
"""Steps of the rules between two decisions; what takes more is taken to hang."""


def games_with_random_cards() -> list[str]:
    """Every registered game that can be played with cards that nobody has thought of."""
    return [name for name in game_names() if _maker(name) is not None]


def with_random_cards(name: str, random: Random) -> Game:
    """A game with random cards, registered under a name of its own."""
    made = getattr(_maker(name), "random_game")(random)  # noqa: B009, found and not imported
    assert isinstance(made, Game)
    return made


def _maker(name: str) -> object | None:
    game = find_game(name)
    return part_of(game, "testing.random_cards") if part_of(game, "testing") else None


def steps_between_decisions(state: State, dice: Dice) -> Iterator[int]:
    """Play at random to the end: before each decision, how many steps of the rules led there. Stops
    where that are as many as `MOST_STEPS`."""
    while not state.over:
        steps = sum(1 for _ in islice(_steps(state), MOST_STEPS))
        yield steps
        if steps == MOST_STEPS:
            return
        for seat in range(state.seats):
            if state.asks(seat):
                choices = state.choices[seat]
                state.answer(seat, choices[dice.below(len(choices))])
                break


def _steps(state: State) -> Iterator[None]:
    while state.step():
        yield
