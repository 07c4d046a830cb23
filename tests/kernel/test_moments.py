"""The moments between two decisions lead exactly where the match goes."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import rulewright
from rulewright.gamekit.moments import moments
from rulewright.kernel.chance import Dice
from rulewright.kernel.event import Event


@pytest.mark.parametrize("relics", [False, True])
@pytest.mark.parametrize("seed", range(3))
def test_the_last_moment_is_where_the_match_stands(relics: bool, seed: int) -> None:
    match = rulewright.start("allumbra", seats=["Ana", "Bo"], options={"relics": relics}, seed=seed)
    dice = Dice(seed)
    settled = 0
    some_to_come = 0
    while not match.is_over:
        decision = match.pending[0]
        choice = decision.choices[dice.below(len(decision.choices))]
        passed = moments(match, decision.seat, choice.code)
        asked, told = match.state.asked, match.events(0)
        match.play(decision.seat, choice)
        assert bool(passed) == (match.is_over or match.state.asked != asked)
        if passed:
            settled += 1
            assert match.game.rules.save_state(passed[-1].state) == match.game.rules.save_state(
                match.state
            )
            assert passed[-1].to_come == []
            now = match.events(0)
            to_come = [event for event in passed[0].to_come if event.seen_by(0)]
            assert numbers(now[len(now) - len(to_come) :]) == numbers(to_come)
            assert numbers(now[: len(told)]) == numbers(told)
            some_to_come += len(to_come)
    assert settled > 3
    assert some_to_come > 3


def numbers(events: Sequence[Event]) -> list[list[int]]:
    return [event.saved() for event in events]


def test_looking_ahead_leaves_the_match_as_it_is() -> None:
    match = rulewright.start("allumbra", seats=["Ana", "Bo"], seed=1)
    match.play(0, match.decision(0).choices[0])
    before = match.save()
    assert moments(match, 1, match.decision(1).choices[0].code)
    assert match.save() == before
