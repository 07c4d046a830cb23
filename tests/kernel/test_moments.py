"""The moments between two decisions lead exactly where the match goes."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import rulewright
from rulewright.kernel.chance import Dice
from rulewright.kernel.event import Event
from rulewright.kernel.moments import moments
from rulewright.terminal.boards import board_for
from rulewright.terminal.boards.board import scene_of, view_at
from rulewright.terminal.words import Words


@pytest.mark.parametrize("relics", [False, True])
@pytest.mark.parametrize("seed", range(3))
def test_the_last_moment_is_where_the_match_stands(relics: bool, seed: int) -> None:
    match = rulewright.start("allumbra", seats=["Ana", "Bo"], options={"relics": relics}, seed=seed)
    dice = Dice(seed)
    settled = 0
    while not match.is_over:
        decision = match.pending[0]
        choice = decision.choices[dice.below(len(decision.choices))]
        passed = moments(match, decision.seat, choice.code)
        asked, told = match.state.asked, match.events(0)
        match.play(decision.seat, choice)
        assert bool(passed) == (match.is_over or match.state.asked != asked)
        if passed:
            settled += 1
            assert match.game.save_state(passed[-1].state) == match.game.save_state(match.state)
            assert passed[-1].to_come == []
            first = scene_of(match, 0, passed[0]).events
            assert numbers(first[: len(told)]) == numbers(told)
    assert settled > 3


def numbers(events: Sequence[Event]) -> list[list[int]]:
    return [event.saved() for event in events]


def test_looking_ahead_leaves_the_match_as_it_is() -> None:
    match = rulewright.start("allumbra", seats=["Ana", "Bo"], seed=1)
    match.play(0, match.decision(0).choices[0])
    before = match.save()
    assert moments(match, 1, match.decision(1).choices[0].code)
    assert match.save() == before


def test_a_duel_stops_at_each_clash_but_the_one_still_on_the_table() -> None:
    match = rulewright.start("allumbra", seats=["Ana", "Bo"], seed=1)
    board = board_for(match.game, Words("en"))
    stops = []
    for _ in range(6):
        seat = match.pending[0].seat
        code = match.decision(seat).choices[0].code
        passed = moments(match, seat, code)
        match.play(seat, code)
        if passed:
            views = [view_at(match, None, moment) for moment in passed]
            stops.append([views[place]["clash"] for place in board.stops(views)])
    assert stops == [[], [], [3]]
