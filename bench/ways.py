"""The ways to play that are measured: every game that is found, by different numbers of players.

No game is named here, and a new one is measured by being there. What the options leave to chance is left to
it, decks above all; what can be switched on and is off by itself is a way of its own.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

import rulewright
from rulewright.gamekit.game import Game
from rulewright.gamekit.registry import find_game


class Way(NamedTuple):
    """A game, how it is played, and by how many."""

    game: Game
    options: Mapping[str, object]
    seats: int
    also: str = ""
    """The option that is switched on, if one is."""

    @property
    def name(self) -> str:
        """What tasks call it."""
        return f"{self.game.name} of {self.seats}" + (f" with {self.also}" if self.also else "")

    @property
    def title(self) -> str:
        """What tables call it."""
        players = f", {self.seats} players" if self.game.most_seats > self.game.fewest_seats else ""
        return self.game.title + players + (f", with {self.also}" if self.also else "")


def games() -> list[Game]:
    """Every game there is."""
    return [find_game(name) for name in rulewright.game_names()]


def numbers_of_players(game: Game) -> list[int]:
    """The fewest, the most, and some between."""
    fewest, most = game.fewest_seats, game.most_seats
    return sorted({fewest, (fewest + most) // 2, most})


def left_to_chance(game: Game) -> dict[str, object]:
    """The options that can be, at random."""
    return {option.name: "random" for option in game.rules.options if "random" in option.values}


def plain_way(game: Game, seats: int) -> Way:
    """The game as it is when nothing is switched on."""
    return Way(game, game.rules.check_options(left_to_chance(game)), seats)


def ways_of(game: Game) -> Iterator[Way]:
    """The game by the fewest players: as it is, and with each thing that can be switched on."""
    yield plain_way(game, game.fewest_seats)
    for option in game.rules.options:
        if option.default is False and True in option.values:
            options = game.rules.check_options({**left_to_chance(game), option.name: True})
            yield Way(game, options, game.fewest_seats, option.name)
