"""What a balance report measures in a game, and between which limits the figures must lie.

A plan is data, in the names of the game's own measures (`Advice.measures`) and printed things
(`ForPeople.printed`), and comes from the game (`Advice.balance_plan`), which has it in a file
(`balance_file.py`). How it is measured and judged is the laboratory's business.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Limit:
    """Where a figure must lie, in words and in numbers. Ends belong to it, but `below` does not."""

    words: str
    low: float = -math.inf
    high: float = math.inf
    below: float = math.inf

    def holds(self, value: float) -> bool:
        """Whether the figure lies within."""
        return self.low <= value <= self.high and value < self.below


@dataclass(frozen=True)
class Figure:
    """The mean of a measure: by match, or by something else that is measured."""

    name: str
    measure: str
    per: str = ""
    limit: Limit | None = None


@dataclass(frozen=True)
class MatchShare:
    """The part of all matches in which something came about, with its interval."""

    name: str
    measure: str
    limit: Limit | None = None


@dataclass(frozen=True)
class UseTable:
    """How often each printed thing of a kind is used, as a share of all of them together."""

    title: str
    printed: str
    """The kind, as `ForPeople.printed` calls it."""
    used: str
    """What the measure's name begins with; the thing's key follows."""
    limit: Limit | None = None


@dataclass(frozen=True)
class BroughtTable:
    """How often each printed thing of a kind is brought to a match, won with, and used."""

    title: str
    printed: str
    owner: str
    """The printed field that says whose it is."""
    brought: str
    won: str
    used: str


@dataclass(frozen=True)
class WonTable:
    """How often whoever had a printed thing of a kind won: brought a deck, drew a card."""

    title: str
    printed: str
    had: str
    """What the name of the measure begins with that counts the players who had it; the thing's
    key follows."""
    won: str
    """The same for the sum of those players' shares of the win."""
    limit: Limit | None = None


@dataclass(frozen=True)
class Mode:
    """A way to play the game: a heading, the options and the number of players that make it (0: as
    few as may play), and what is measured in it besides what the plan measures everywhere."""

    title: str
    options: Mapping[str, object]
    seats: int = 0
    shares: tuple[MatchShare, ...] = ()
    figures: tuple[Figure, ...] = ()
    won: tuple[WonTable, ...] = ()


@dataclass(frozen=True)
class Counts:
    """Which events are counted, by their names in the game's story: under which measure, as a card
    that was played (`played: `), and as one that a player has had (`drawn: `, `won when drawn: `)."""

    happened: Mapping[str, str] = field(default_factory=dict)
    played: tuple[str, ...] = ()
    had: Mapping[str, str] = field(default_factory=dict)
    """The word for how it was had, by event."""


@dataclass(frozen=True)
class Plan:
    """All that is measured in each mode of a game."""

    match: str
    """What a match of this game is called."""
    modes: tuple[Mode, ...]
    shares: tuple[MatchShare, ...]
    figures: tuple[Figure, ...]
    uses: UseTable
    brought: BroughtTable | None = None
    won: tuple[WonTable, ...] = ()
    counts: Counts = Counts()
