"""A series of matches between bots, and how one match of it is played.

A match is given by the series and its number alone, so it does not matter which process plays
it, or in what order. Who plays which match where is in `workers.py`, adding up in `summary.py`.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from rulewright.bots import Bot, Outlook, make_bot
from rulewright.gamekit.game import Game
from rulewright.gamekit.registry import game_of
from rulewright.kernel.chance import word_from_seed
from rulewright.kernel.errors import RulewrightError
from rulewright.kernel.event import Event
from rulewright.kernel.state import State

Clock = Callable[[], float]


class SimulationError(RulewrightError):
    """A simulation was asked for that cannot be."""


class FailedMatchError(SimulationError):
    """A match of a simulation broke off. The traceback, if there is one, is the error's note."""

    def __init__(self, message: str, number: int, seed: str) -> None:
        super().__init__(message)
        self.number = number
        self.seed = seed


@dataclass(frozen=True)
class Series:
    """Which matches are to be played. Plain values, so that it can be sent to a process."""

    game: str
    bots: tuple[str, ...]
    seed: str
    options: Mapping[str, object]
    clock: Clock | None
    """For bots that think in seconds; sent to processes, so a plain function of a module."""
    swap_seats: bool

    def seed_of(self, number: int) -> str:
        """The seed of a match: `rulewright.start` deals the same cards from it."""
        return f"{self.seed}/{number}"

    def seating(self, number: int) -> list[int]:
        """The bot (by its place in the list) at each seat. Everybody moves on after a match."""
        moved = number if self.swap_seats else 0
        return [(seat - moved) % len(self.bots) for seat in range(len(self.bots))]

    def bots_of(self, number: int) -> list[Bot]:
        """A fresh bot for each seat of a match."""
        seed = self.seed_of(number)
        return [
            make_bot(self.bots[place], f"{seed}/{place}", self.clock)
            for place in self.seating(number)
        ]


@dataclass(frozen=True)
class Finished:
    """A match that came to its end."""

    number: int
    shares: list[int]
    """Each seat's share of 100."""
    decisions: int
    measures: dict[str, float]


@dataclass(frozen=True)
class Failed:
    """A match that broke off, and why."""

    number: int
    reason: str
    traceback: str

    def error(self, series: Series) -> FailedMatchError:
        """What to raise about it."""
        seed = series.seed_of(self.number)
        error = FailedMatchError(
            f"match {self.number} of the simulation (seed {seed!r}) failed: {self.reason}",
            self.number,
            seed,
        )
        if self.traceback:
            error.add_note(self.traceback)
        return error


def attempt(series: Series, number: int) -> Finished | Failed:
    """Play one match of the series; whatever goes wrong in it is told with its number."""
    try:
        return play(series, number)
    except Exception as error:  # noqa: BLE001, a match may fail in any way; it is passed on
        reason = f"{type(error).__name__}: {error}"
        return Failed(number, reason, traceback.format_exc())


def play(series: Series, number: int) -> Finished:
    """Play one match of the series."""
    game = game_of(series.game, series.options)
    bots = series.bots_of(number)
    state = game.rules.new(len(bots), series.options, word_from_seed(series.seed_of(number)))
    events: list[Event] = []
    state.events = events
    state.advance()
    decisions = play_out(game, state, bots)
    return Finished(number, list(state.shares), decisions, game.advice.measures(state, events))


def play_out(game: Game, state: State, bots: list[Bot], most: int | None = None) -> int:
    """Let the bots play to the end, or until they have made more than the `most` decisions that are allowed; how many
    they have made."""
    decisions = 0
    while not state.over and (most is None or decisions <= most):
        for seat, choice in answers(game, state, bots):
            state.apply(seat, choice)
            decisions += 1
    return decisions


def answers(game: Game, state: State, bots: list[Bot]) -> list[tuple[int, int]]:
    """What each seat that is asked now answers, before it can know of any other's answer."""
    asked = [seat for seat in range(len(bots)) if state.asks(seat)]
    return [(seat, bots[seat].choose(Outlook(game, state, seat))) for seat in asked]
