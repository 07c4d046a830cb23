"""Treasure and Action Points, and the end of the game that a total or an empty Deck brings."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.games.eruma.rules import story
from rulewright.games.eruma.rules.numbering import MOST_POINTS
from rulewright.games.eruma.rules.state import Raid
from rulewright.kernel.event import EVERYONE
from rulewright.kernel.state import Procedure

TO_WIN: Final = 10


def steal(raid: Raid, seat: i64, card: i64) -> None:
    """steal.adds-one. By a card, or (NO_CARD) by nobody in particular."""
    shown = raid.definition[card] if card >= 0 else -1
    position = raid.place[card] if card >= 0 else -1
    raid.tell(EVERYONE, story.STOLE, seat, 1, shown, position)
    add_treasure(raid, seat, 1)


def take(raid: Raid, seat: i64, amount: i64) -> None:
    """ruling.taking: what the opponent has of it, as one change."""
    taken = min(amount, raid.treasure[1 - seat])
    raid.tell(EVERYONE, story.LOST, 1 - seat, taken)
    raid.tell(EVERYONE, story.GAINED, seat, taken)
    raid.treasure[1 - seat] -= taken
    add_treasure(raid, seat, taken)


def change_points(raid: Raid, seat: i64, change: i64) -> None:
    """More or fewer Action Points for the player whose turn it is; the other has none."""
    if seat != raid.active:
        return
    raid.points = min(max(0, raid.points + change), MOST_POINTS)
    raid.tell(EVERYONE, story.POINTS, seat, raid.points)


def add_treasure(raid: Raid, seat: i64, amount: i64) -> None:
    """ruling.treasure-supply, ruling.win-at-once."""
    raid.treasure[seat] = max(0, raid.treasure[seat] + amount)
    raid.nothing_is_certain()  # what holds "as long as you have 5 or more treasure"
    if raid.treasure[seat] >= TO_WIN and not is_counted_later(raid):
        win(raid, seat)


def exchange(raid: Raid, seat: i64) -> None:
    """ruling.exchanged: both totals change at once; it is neither a gain nor a loss."""
    theirs = raid.treasure[1 - seat]
    raid.treasure[1 - seat] = raid.treasure[seat]
    raid.treasure[seat] = theirs
    raid.tell(EVERYONE, story.EXCHANGED, seat, theirs)
    raid.nothing_is_certain()


def is_counted_later(raid: Raid) -> bool:
    """Whether an effect is still lifting both totals."""
    return any(isinstance(later, CountTotals) for later in raid.agenda)


class CountTotals(Procedure[Raid]):
    """ruling.win-at-once: an effect has lifted both totals, and only now somebody wins by it."""

    def run(self, raid: Raid) -> None:
        if max(raid.treasure[0], raid.treasure[1]) >= TO_WIN:
            end_by_totals(raid)


COUNT_TOTALS: Final = CountTotals()


def win(raid: Raid, seat: i64) -> None:
    """win.ten-treasures, win.stops-play."""
    raid.tell(EVERYONE, story.WON, seat)
    raid.finish([100, 0] if seat == 0 else [0, 100])


def end_by_totals(raid: Raid) -> None:
    """win.deck-out-winner, ruling.deck-out-tie."""
    first, second = raid.treasure[0], raid.treasure[1]
    if first == second:
        raid.tell(EVERYONE, story.DRAWN)
        raid.finish([50, 50])
    else:
        win(raid, 0 if first > second else 1)


def run_out(raid: Raid, seat: i64) -> None:
    """win.deck-out-ends-game."""
    raid.tell(EVERYONE, story.DECK_OUT, seat)
    end_by_totals(raid)
