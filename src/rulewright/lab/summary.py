"""What came out of a series of matches: who won how often, and what was measured.

A `Tally` adds up while matches end, a `Summary` is its result. Matches are added in the order of
their numbers, however they arrive, so that the same series always sums up to the same digits.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field

from rulewright.lab.interval import wilson
from rulewright.lab.series import Finished, Series


@dataclass
class Score:
    """How somebody fared. A match's share counts, so a draw between two is half a win."""

    wins: int = 0
    draws: int = 0
    losses: int = 0
    shares: int = 0
    """The sum of the shares of 100."""

    @property
    def matches(self) -> int:
        """How many matches there were."""
        return self.wins + self.draws + self.losses

    @property
    def share(self) -> float:
        """The mean share of a win, from 0 to 1."""
        return self.shares / (100 * self.matches) if self.matches else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share lies, with 95 % confidence."""
        return wilson(self.share, self.matches)

    def add(self, shares: list[int], seat: int) -> None:
        """Count one match that ended with these shares."""
        best = max(shares)
        self.shares += shares[seat]
        if shares[seat] < best:
            self.losses += 1
        elif shares.count(best) > 1:
            self.draws += 1
        else:
            self.wins += 1

    def as_data(self) -> dict[str, object]:
        """The score as plain JSON values."""
        low, high = self.interval
        return {
            "matches": self.matches,
            "wins": self.wins,
            "draws": self.draws,
            "losses": self.losses,
            "score": self.share,
            "low": low,
            "high": high,
        }


@dataclass
class Standing:
    """How the bot at one place of the list fared, altogether and at each seat."""

    bot: str
    total: Score
    at_seat: list[Score]


@dataclass(frozen=True)
class Summary:
    """A series of matches, summed up."""

    game: str
    edition: str
    options: Mapping[str, object]
    seed: str
    games: int
    """How many matches were asked for; fewer were played if somebody interrupted."""
    played: int
    standings: list[Standing]
    decisions: float
    """The mean number of decisions in a match."""
    totals: Mapping[str, float]
    """The sum of each measure over all matches."""

    @property
    def interrupted(self) -> bool:
        """Whether it was broken off before the last match."""
        return self.played < self.games

    def mean(self, measure: str) -> float:
        """The mean of a measure; a match that does not mention it counts as 0."""
        return self.totals.get(measure, 0.0) / self.played if self.played else 0.0

    def to_json(self) -> str:
        """All of it as JSON text."""
        data = {
            "game": self.game,
            "edition": self.edition,
            "options": dict(self.options),
            "seed": self.seed,
            "games": self.games,
            "played": self.played,
            "interrupted": self.interrupted,
            "decisions": self.decisions,
            "bots": [
                {
                    "bot": standing.bot,
                    **standing.total.as_data(),
                    "seats": [score.as_data() for score in standing.at_seat],
                }
                for standing in self.standings
            ],
            "measures": {name: self.mean(name) for name in sorted(self.totals)},
        }
        return json.dumps(data, ensure_ascii=False, indent=2)


@dataclass
class Tally:
    """The sums so far."""

    series: Series
    played: int = 0
    decisions: int = 0
    totals: dict[str, float] = field(default_factory=dict)
    standings: list[Standing] = field(default_factory=list)
    early: dict[int, Finished] = field(default_factory=dict)
    """Matches that ended before another of a lower number."""

    def __post_init__(self) -> None:
        seats = len(self.series.bots)
        self.standings = [
            Standing(bot, Score(), [Score() for _ in range(seats)]) for bot in self.series.bots
        ]

    @property
    def arrived(self) -> int:
        """How many matches have ended."""
        return self.played + len(self.early)

    def add(self, match: Finished) -> None:
        """Take in a match, as soon as all before it are in."""
        self.early[match.number] = match
        while self.played in self.early:
            self._count(self.early.pop(self.played))

    def close(self) -> None:
        """No more matches will come: take in those that are left."""
        for number in sorted(self.early):
            self._count(self.early.pop(number))

    def _count(self, match: Finished) -> None:
        self.played += 1
        self.decisions += match.decisions
        for seat, place in enumerate(self.series.seating(match.number)):
            self.standings[place].total.add(match.shares, seat)
            self.standings[place].at_seat[seat].add(match.shares, seat)
        for name, amount in match.measures.items():
            self.totals[name] = self.totals.get(name, 0.0) + amount
