"""The balance of a game: what search does when it plays against itself, held against limits.

The figures are the game's own (`plan.py`), the matches come from `simulate`. How the report
looks is in `page.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rulewright.gamekit.balance_plan import (
    BroughtTable,
    Figure,
    Limit,
    MatchShare,
    Mode,
    Plan,
    UseTable,
    WonTable,
)
from rulewright.gamekit.game import Game
from rulewright.gamekit.registry import find_game
from rulewright.lab.interval import wilson
from rulewright.lab.plan import plan_of
from rulewright.lab.simulate import simulate
from rulewright.lab.summary import Summary


@dataclass(frozen=True)
class Reading:
    """One figure as it was measured."""

    name: str
    value: float
    limit: Limit | None
    interval: tuple[float, float] | None = None
    """For a share of all matches: where the true one lies, with 95 % confidence."""

    @property
    def passed(self) -> bool:
        """Whether it lies within its limit."""
        return self.limit is None or self.limit.holds(self.value)


@dataclass(frozen=True)
class Use:
    """How often a printed thing was used."""

    per_match: float
    share: Reading
    """Its part of all things of its kind that were used."""


@dataclass(frozen=True)
class Brought:
    """How a printed thing fared that players choose to bring."""

    name: str
    owner: str
    share: float
    """The part of all matches to which it was brought."""
    matches: int
    won: float
    """Its bringer's share of those matches; draws count as half."""
    interval: tuple[float, float]
    uses: float
    """How often it was used in one of those matches."""


@dataclass(frozen=True)
class Won:
    """How those fared who had a printed thing."""

    players: int
    """How many had it; two in a match may have."""
    share: Reading
    """Their share of the win; draws count as half."""


@dataclass(frozen=True)
class ModeReport:
    """What was measured in one way to play."""

    mode: Mode
    played: int
    shares: list[Reading]
    figures: list[Reading]
    uses: list[Use]
    brought: list[Brought]
    won: list[list[Won]]
    """One list for each of the plan's tables."""

    @property
    def limited(self) -> list[Reading]:
        """Every figure that has a limit."""
        readings = [*self.shares, *self.figures, *(use.share for use in self.uses)]
        readings += [thing.share for table in self.won for thing in table if thing.players]
        return [reading for reading in readings if reading.limit is not None]


@dataclass(frozen=True)
class Balance:
    """The balance of a game, as measured."""

    game: str
    title: str
    edition: str
    bot: str
    seed: str
    games: int
    """How many matches were asked for in each mode."""
    plan: Plan
    modes: list[ModeReport]

    @property
    def interrupted(self) -> bool:
        """Whether it was broken off: there is too little to judge then."""
        return len(self.modes) < len(self.plan.modes) or any(
            mode.played < self.games for mode in self.modes
        )

    @property
    def failures(self) -> list[tuple[Mode, Reading]]:
        """Every figure that lies outside its limit."""
        return [
            (report.mode, reading)
            for report in self.modes
            for reading in report.limited
            if not reading.passed
        ]

    @property
    def passed(self) -> bool:
        """Whether all has been measured and every limit holds."""
        return not self.interrupted and not self.failures


def balance_report(  # noqa: PLR0913, a report is given by all of these
    game: str,
    games: int,
    budget: int,
    seed: str,
    jobs: int = 1,
    *,
    on_progress: Callable[[int], None] | None = None,
) -> Balance:
    """Let search play so many matches against itself in each mode, and measure them.

    `budget` is in iterations, so the same seed gives the same report anywhere. A keyboard
    interrupt ends it after the matches so far.
    """
    table = find_game(game)
    plan = plan_of(game)
    bot = f"search:{budget}"
    modes: list[ModeReport] = []
    for mode in plan.modes:
        before = games * len(modes)

        def count(ended: int, before: int = before) -> None:
            if on_progress is not None:
                on_progress(before + ended)

        bots = [bot] * (mode.seats or table.fewest_seats)
        summary = simulate(
            game, bots, games, seed, jobs=jobs, options=mode.options, on_progress=count
        )
        modes.append(measure(table, plan, mode, summary))
        if summary.interrupted:
            break
    return Balance(game, table.title, table.edition, bot, seed, games, plan, modes)


def measure(game: Game, plan: Plan, mode: Mode, summary: Summary) -> ModeReport:
    """Read the plan's figures off a simulation."""
    return ModeReport(
        mode,
        summary.played,
        [read_share(share, summary) for share in (*mode.shares, *plan.shares)],
        [read_figure(figure, summary) for figure in (*mode.figures, *plan.figures)],
        read_uses(plan.uses, game, summary),
        [] if plan.brought is None else read_brought(plan.brought, game, summary),
        [read_won(table, game, summary) for table in (*mode.won, *plan.won)],
    )


def read_share(share: MatchShare, summary: Summary) -> Reading:
    """A share of all matches."""
    value = summary.mean(share.measure)
    return Reading(share.name, value, share.limit, wilson(value, summary.played))


def read_figure(figure: Figure, summary: Summary) -> Reading:
    """A mean, by match or by what the figure says."""
    value = summary.mean(figure.measure)
    if figure.per:
        value = ratio(value, summary.mean(figure.per))
    return Reading(figure.name, value, figure.limit)


def read_uses(table: UseTable, game: Game, summary: Summary) -> list[Use]:
    """Every printed thing of the kind, also one that nobody used."""
    things = game.people.printed("en")[table.printed]
    means = [summary.mean(f"{table.used}{thing['key']}") for thing in things]
    return [
        Use(mean, Reading(str(thing["name"]), ratio(mean, sum(means)), table.limit))
        for thing, mean in zip(things, means, strict=True)
    ]


def read_brought(table: BroughtTable, game: Game, summary: Summary) -> list[Brought]:
    """Every printed thing of the kind, if this mode has any."""
    found: list[Brought] = []
    for thing in game.people.printed("en")[table.printed]:
        key = thing["key"]
        matches = summary.totals.get(f"{table.brought}{key}", 0.0)
        won = ratio(summary.totals.get(f"{table.won}{key}", 0.0), matches)
        found.append(
            Brought(
                name=str(thing["name"]),
                owner=str(thing[table.owner]),
                share=ratio(matches, summary.played),
                matches=int(matches),
                won=won,
                interval=wilson(won, int(matches)),
                uses=ratio(summary.totals.get(f"{table.used}{key}", 0.0), matches),
            )
        )
    return found if any(thing.matches for thing in found) else []


def read_won(table: WonTable, game: Game, summary: Summary) -> list[Won]:
    """Every printed thing of the kind, also one that nobody had."""
    found: list[Won] = []
    for thing in game.people.printed("en")[table.printed]:
        players = summary.totals.get(f"{table.had}{thing['key']}", 0.0)
        value = ratio(summary.totals.get(f"{table.won}{thing['key']}", 0.0), players)
        interval = wilson(value, int(players))
        found.append(Won(int(players), Reading(str(thing["name"]), value, table.limit, interval)))
    return found


def ratio(part: float, whole: float) -> float:
    """A part of a whole; 0 of nothing."""
    return part / whole if whole else 0.0
