"""What a match costs the line: `python -m bench.traffic`.

Matches of bots that do anything are played at live tables, as a server keeps them, and all that it would
send to every seat and to a spectator is counted, before compression: for each decision what one viewer
gets, and for a whole replay its story and all pieces of its views.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from dataclasses import dataclass, field

from rich.console import Console
from rich.table import Table

import rulewright
from bench.live_tables import NOBODY_LEFT, NOON, any_decision, new_table
from bench.ways import games, numbers_of_players
from rulewright.kernel.event import SPECTATOR
from rulewright.server import viewer_messages
from rulewright.server.live import LiveTable
from rulewright.server.replay import reel_of, replay_json

MANY = 4
"""So many players are promised what follows, whatever they play."""
MOST_MEAN = 4_000
MOST_OFTEN = 15_000
"""Bytes that a decision may cost on average, and in 95 of 100 cases."""
MOST_REPLAY = 1_000_000
"""Bytes of the longest replay."""


@dataclass
class Figures:
    """Bytes: of what each viewer got of each decision, and of whole replays."""

    decisions: list[int] = field(default_factory=list)
    replays: list[int] = field(default_factory=list)

    @property
    def mean(self) -> float:
        """Of a decision, for one viewer."""
        return sum(self.decisions) / len(self.decisions)

    @property
    def often(self) -> int:
        """What 95 of 100 are at most."""
        return sorted(self.decisions)[int(0.95 * len(self.decisions))]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.traffic", description=__doc__)
    parser.add_argument("--matches", type=int, default=3, help="of each game and number of players")
    parser.add_argument("--tiny", action="store_true", help="hardly measure, only run everything")
    given = parser.parse_args()
    console = Console(width=None if Console().is_terminal else 100)
    table = Table(title="Bytes before compression", title_justify="left", title_style="bold")
    for heading in ("", "decisions", "mean", "95 %", "most", "longest replay"):
        table.add_column(heading, justify="right" if heading else "left")
    kept: dict[tuple[str, int], Figures] = {}
    for name, seats in (
        (game.name, seats) for game in games() for seats in numbers_of_players(game)
    ):
        figures = Figures()
        for seed in range(1 if given.tiny else given.matches):
            measure(figures, name, seats, seed, 10 if given.tiny else 1_000_000)
        kept[name, seats] = figures
        table.add_row(
            f"{name}, {seats} players",
            f"{len(figures.decisions):,}",
            f"{figures.mean:,.0f}",
            f"{figures.often:,}",
            f"{max(figures.decisions):,}",
            f"{max(figures.replays):,}",
        )
    console.print(table)
    console.print(*verdict(kept), sep="\n")


def measure(figures: Figures, name: str, seats: int, seed: int, most: int) -> None:
    """Play a match and count."""
    table = new_table(name, seats, seed)
    dice = random.Random(seed)
    viewers: list[int | None] = [*range(seats), None]
    views = table.views([*range(seats), SPECTATOR])
    while table.status == "playing" and table.number < most:
        change = table.apply(any_decision(table, dice), views)
        views = change.views
        standing = viewer_messages.Standing(table, NOBODY_LEFT, NOON)
        for viewer in viewers:
            if change.noticed[table.place_of(viewer)]:
                message = viewer_messages.change_message(standing, change, viewer, "en")
                figures.decisions.append(len(message.as_json().encode()))
    figures.replays += [replay_bytes(table, viewer) for viewer in (0, None)]


def replay_bytes(table: LiveTable, side: int | None) -> int:
    """All that is sent of a replay to whoever looks at every moment of it."""
    reel = reel_of(table.match, side, "en", is_over=True)
    whole = replay_json(table, side, NOBODY_LEFT, reel)
    return sum(len(text.encode()) for text in (whole, *reel.pieces))


def verdict(kept: dict[tuple[str, int], Figures]) -> Iterator[str]:
    """What was promised, and whether it is kept."""
    promised = [figures for (_, seats), figures in kept.items() if seats <= MANY]
    mean = max(figures.mean for figures in promised)
    often = max(figures.often for figures in promised)
    longest = max(max(figures.replays) for figures in kept.values())
    yield _kept(f"a decision of up to {MANY} players, on average", mean, MOST_MEAN)
    yield _kept(f"a decision of up to {MANY} players, 95 of 100", often, MOST_OFTEN)
    yield _kept("the longest replay", longest, MOST_REPLAY)
    yield "compiled engine" if rulewright.is_compiled() else "plain engine"


def _kept(what: str, bytes_: float, most: int) -> str:
    word = "kept" if bytes_ <= most else "NOT KEPT"
    return f"{word}: {what}: {bytes_:,.0f} bytes, at most {most:,} promised"


if __name__ == "__main__":
    main()
