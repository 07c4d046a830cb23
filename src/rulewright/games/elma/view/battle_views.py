"""Battles in a view: who drives what, how it counts, and how it stands.

Times are tenths of a second, and None where there is none.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.games.elma.rules import results, times
from rulewright.games.elma.rules.records import AfterBattle, Drive
from rulewright.games.elma.rules.scoring import Score, score
from rulewright.games.elma.rules.state import Race
from rulewright.games.elma.view.card_views import Names, card_id, kuski_view, level_view
from rulewright.games.elma.view.types import AfterView, BattleView, Counts, DriveView

_COUNTS: Final[dict[int, Counts]] = {
    results.APPLES_COUNT: "apples",
    results.FINISHES_COUNT: "finishes",
}


def battle_view(race: Race, scored: Score, names: Names) -> BattleView:
    """The running battle, and how it stands."""
    battle = race.battle
    assert battle is not None
    counts = _COUNTS.get(int(results.measure(race, battle.level)), "time")
    is_higher_better = counts != "time" or results.is_slower_better(race, battle.level)
    return {
        **level_view(race, battle.level, names),
        "by": int(battle.seat),
        "length": int(battle.turns // battle.players),
        "adders": [card_id(card) for card in battle.adders],
        "cursed": [card_id(card) for card in battle.cursed],
        "turns": int(battle.turns),
        "turns_left": int(battle.turns - battle.used),
        "full_turns_over": int(battle.full_turns_over()),
        "counts": counts,
        "better": "higher" if is_higher_better else "lower",
        "drives": [drive_view(race, drive, scored, names) for drive in race.drives],
        "leaders": [card_id(card) for card in scored.winners.as_list()],
    }


def after_view(race: Race, after: AfterBattle, names: Names) -> AfterView:
    """An after battle with those who still drive there; it has been scored and gives no points."""
    scored = score(race, after.level, after.drives)
    drives = [drive_view(race, drive, scored, names) for drive in after.drives]
    return {
        **names.card(race, after.level),
        "drives": [{**drive, "points": 0} for drive in drives],
    }


def drive_view(race: Race, drive: Drive, scored: Score, names: Names) -> DriveView:
    """What a kuski drives: its list as it counts, its times so far, and how it stands."""
    level = race.level_under(drive.card)
    counted = times.all_as_they_count(race, drive, level).as_list()
    ahead = int(times.place_of_next(race, drive))
    has_next = ahead < len(counted)
    cards = [int(each.card) for each in scored.drives]
    place = cards.index(int(drive.card)) if int(drive.card) in cards else None
    return {
        **kuski_view(race, drive.card, names),
        "entries": [_time(entry) for entry in counted],
        "applied": int(drive.applied),
        "by_second": drive.by_second == 1,
        "best": _time(results.best_of(race, drive, level)),
        "first": _time(drive.first),
        "next": _time(counted[ahead]) if has_next else None,
        "has_next": has_next,
        "partner": card_id(drive.partner) if drive.partner >= 0 else None,
        "entered": int(drive.entered),
        # ruling.ignored-for-scoring: who does not count stands behind all others.
        "rank": len(cards) + 1 if place is None else _rank(scored, place),
        "result": None if place is None else _time(scored.results[place]),
        "points": 0 if place is None else int(scored.points[place]),
    }


def _rank(scored: Score, place: int) -> int:
    """One more than the kuskis that come in before it, whoever's they are."""
    ranks = scored.ranks.as_list()
    return 1 + sum(1 for rank in ranks if rank < ranks[place])


def _time(tenths: i64) -> int | None:
    """A time in tenths of a second; None for no finish."""
    return int(tenths) if tenths >= 0 else None
