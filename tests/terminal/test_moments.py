"""The moments of a match as the terminal's board shows them."""

from __future__ import annotations

import rulewright
from rulewright.gamekit.moments import play_through
from rulewright.terminal.boards import board_for
from rulewright.terminal.boards.board import scene_of, view_at
from rulewright.terminal.words import Words


def test_a_duel_stops_at_each_clash_but_the_one_still_on_the_table() -> None:
    match = rulewright.start("allumbra", seats=["Ana", "Bo"], seed=1)
    board = board_for(match.game, Words("en"))
    stops = []
    for _ in range(6):
        seat = match.pending[0].seat
        code = match.decision(seat).choices[0].code
        passed = play_through(match, seat, code)
        if passed:
            views = [view_at(match, None, moment) for moment in passed]
            stops.append([views[place]["clash"] for place in board.stops(views)])
    assert stops == [[], [], [3]]


def test_a_scene_tells_what_had_happened_by_then() -> None:
    match = rulewright.start("allumbra", seats=["Ana", "Bo"], seed=1)
    match.play(0, match.decision(0).choices[0])
    code = match.decision(1).choices[0].code
    told = len(match.events(0))
    passed = play_through(match, 1, code)
    scenes = [scene_of(match, 0, moment).events for moment in passed]
    counts = [len(events) for events in scenes]
    assert counts == sorted(counts)
    assert counts[0] >= told
    assert [event.saved() for event in scenes[-1]] == [event.saved() for event in match.events(0)]
