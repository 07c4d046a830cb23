"""Playing many matches between bots, fast and reproducibly.

Each match has a seed of its own, made from the series' seed and its number. With budgets in
iterations the result is therefore the same, to the last digit, in one process or in many.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import closing

from rulewright.gamekit.registry import find_game
from rulewright.lab.series import Clock, Failed, Series, SimulationError
from rulewright.lab.summary import Summary, Tally
from rulewright.lab.workers import play_here, play_in_processes


def simulate(  # noqa: PLR0913, a simulation is given by all of these
    game: str,
    bots: Sequence[str],
    games: int,
    seed: str,
    *,
    jobs: int = 1,
    options: Mapping[str, object] | None = None,
    clock: Clock | None = None,
    swap_seats: bool = True,
    on_progress: Callable[[int], None] | None = None,
) -> Summary:
    """Play so many matches between the bots, one for each seat, and sum up.

    The bots change seats from match to match, so that each plays each seat equally often.
    `on_progress` is told how many matches have ended. On a keyboard interrupt the matches so far
    are summed up. A match that fails ends the simulation with a `FailedMatchError`.
    """
    table = find_game(game)
    table.rules.check_seats(len(bots))
    settled = table.rules.check_options(options or {})
    _check_at_least_one("games", games)
    _check_at_least_one("jobs", jobs)
    series = Series(game, tuple(bots), seed, settled, clock, swap_seats)
    series.bots_of(0)  # Refuses a text that names no bot before any work is done.
    tally = Tally(series)
    try:
        playing = play_here(series, games) if jobs == 1 else play_in_processes(series, games, jobs)
        with closing(playing) as results:
            for result in results:
                if isinstance(result, Failed):
                    raise result.error(series)
                tally.add(result)
                if on_progress is not None:
                    on_progress(tally.arrived)
    except KeyboardInterrupt:
        pass  # The summary tells that matches are missing.
    tally.close()
    return Summary(
        game=game,
        edition=table.edition,
        options=settled,
        seed=seed,
        games=games,
        played=tally.played,
        standings=tally.standings,
        decisions=tally.decisions / tally.played if tally.played else 0.0,
        totals=tally.totals,
    )


def _check_at_least_one(what: str, number: int) -> None:
    if number < 1:
        raise SimulationError(f"{what!r} must be 1 or more, not {number}")
