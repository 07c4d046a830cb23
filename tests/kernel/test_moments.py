"""The moments between two decisions lead exactly where the match goes."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import rulewright
from rulewright.gamekit.differences import with_difference
from rulewright.gamekit.moments import Watch, play_through
from rulewright.gamekit.people import ForPeople
from rulewright.kernel.chance import Dice
from rulewright.kernel.event import SPECTATOR, Event
from rulewright.kernel.state import State


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
        asked, told = match.state.asked, match.events(0)
        passed = play_through(match, decision.seat, choice.code)
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


def test_whoever_looks_on_the_way_changes_nothing() -> None:
    looked_at, played = (
        rulewright.start("allumbra", seats=["Ana", "Bo"], seed=1) for _ in range(2)
    )
    for seat in (0, 1, 0, 1):
        code = played.decision(seat).choices[0].code
        play_through(looked_at, seat, code)
        played.play(seat, code)
        assert looked_at.save() == played.save()
    assert numbers(looked_at.events(0)) == numbers(played.events(0))


VIEWERS = (0, 1, SPECTATOR)


@pytest.mark.parametrize("game", ["allumbra", "eruma", "elma"])
def test_whoever_watches_sees_every_moment_by_what_changed(game: str) -> None:
    match = rulewright.start(game, seats=["Ana", "Bo"], seed=3)
    dice = Dice(3)
    while not match.is_over and len(match.decisions) < 60:
        decision = match.pending[0]
        choice = decision.choices[dice.below(len(decision.choices))]
        views = match.game.people.views(match.state, list(VIEWERS))
        told = {viewer: match.events(None if viewer == SPECTATOR else viewer) for viewer in VIEWERS}
        watch = Watch(match, views)
        seen: list[dict[int, dict[str, object]]] = []

        def look(watch: Watch = watch, seen: list[dict[int, dict[str, object]]] = seen) -> None:
            watch.look()
            seen.append(match.game.people.views(match.state, list(VIEWERS)))

        match.play(decision.seat, choice, look)
        assert not watch.has_news()
        for viewer in VIEWERS:
            shown = [views[viewer]]
            for sight in watch.sights[viewer]:
                shown.append(with_difference(shown[-1], sight.change))
            assert all(moment[viewer] in shown for moment in seen)
            news = [event for sight in watch.sights[viewer] for event in sight.news]
            now = match.events(None if viewer == SPECTATOR else viewer)
            assert numbers(now) == numbers([*told[viewer], *news])


def test_whom_a_moment_cannot_be_shown_sees_no_more_and_the_others_do(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = rulewright.start("allumbra", seats=["Ana", "Bo"], seed=1)
    match.play(0, match.decision(0).choices[0])
    people = Blind()
    monkeypatch.setattr(match.game, "people", people)
    watch = Watch(match, {0: {}, 1: {}})
    match.play(1, match.state.choices[1].as_list()[0], watch.look)
    assert list(watch.views) == [1]
    assert str(watch.faults[0]) == "'no such card'"
    assert watch.sights[1][0].change == {"seen": [1]}
    assert not watch.sights[0]


class Blind(ForPeople):
    """Shows nothing to the first seat."""

    def view(self, state: State, seat: int) -> dict[str, object]:
        if seat == 0:
            raise KeyError("no such card")
        return {"seen": seat}
