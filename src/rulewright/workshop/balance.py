"""How a card does in many quick matches: a deck with it against the same deck without, played by bots that do not think for long.

A handful of matches is played at a time, so that whoever waits sees how far it is, and may stop. Plain values go in and come
out.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from rulewright import is_compiled
from rulewright.gamekit.registry import game_of
from rulewright.kernel.chance import word_from_seed
from rulewright.kernel.event import Event
from rulewright.lab.interval import wilson
from rulewright.lab.series import Series, play_out

QUICK: Final = "random"
BETTER: Final = "greedy"
"""Looks at what each choice comes to at once: quick enough where the engine runs as machine code."""
MOST_DECISIONS: Final = 4000
"""A match that takes more decisions is given up: a card may make it endless."""


@dataclass(frozen=True)
class Handful:
    """Some matches to be played: of that game with these options, by seat 0 with the card or, where the numbers are odd and it is
    the others' turn to have it, by seat 1."""

    game: str
    options: Mapping[str, object]
    swapped: Mapping[str, object]
    """The options by which the other seat has the card; none where all have the same cards."""
    card: str
    """Its key."""
    bot: str
    numbers: tuple[int, ...]


@dataclass(frozen=True)
class Counted:
    """What came of some matches."""

    played: int = 0
    endless: int = 0
    """Matches that were given up."""
    won: float = 0.0
    """By the deck with the card; a draw is half."""
    counts: Mapping[str, float] = field(default_factory=dict)
    """By measure: how often something was done with the card, all in all."""

    def plus(self, other: Counted) -> Counted:
        """Both together."""
        names = {*self.counts, *other.counts}
        return Counted(
            self.played + other.played,
            self.endless + other.endless,
            self.won + other.won,
            {name: self.counts.get(name, 0.0) + other.counts.get(name, 0.0) for name in names},
        )

    def won_between(self) -> tuple[float, float]:
        """Where the true share of wins lies, with 95 % confidence."""
        return wilson(self.won / self.played, self.played) if self.played else (0.0, 1.0)


def bot_here(_asked: None = None) -> str:
    """The bots that are quick enough in this process."""
    return BETTER if is_compiled() else QUICK


def play_handful(handful: Handful) -> Counted:
    """Play some matches."""
    counted = Counted()
    for number in handful.numbers:
        counted = counted.plus(_play(handful, number))
    return counted


def _play(handful: Handful, number: int) -> Counted:
    has_it = number % 2 if handful.swapped else 0
    options = {**handful.options, **handful.swapped} if has_it else dict(handful.options)
    game = game_of(handful.game, options)
    seats = game.fewest_seats
    settled = game.rules.check_options(options)
    # Both matches of a pair are dealt alike, so that luck is shared.
    series = Series(
        game=handful.game,
        bots=(handful.bot,) * seats,
        seed=f"workshop/{number // 2}",
        options=settled,
        clock=None,
        swap_seats=False,
    )
    bots = series.bots_of(0)
    state = game.rules.new(seats, settled, word_from_seed(series.seed_of(0)))
    events: list[Event] = []
    state.events = events
    state.advance()
    play_out(game, state, bots, MOST_DECISIONS)
    if not state.over:
        return Counted(endless=1)
    measures = game.advice.measures(state, events)
    ending = f": {handful.card}"
    counts = {
        name.removesuffix(ending): amount
        for name, amount in measures.items()
        if name.endswith(ending)
    }
    return Counted(1, 0, state.shares[has_it] / 100.0, counts)
