"""Soaking checks matches, and tells of one that breaks a law what it takes to play it again."""

import pytest

from rulewright.testing.laws import Plan
from tools import soak


def test_each_seed_is_one_match_held_against_one_law() -> None:
    laws = [soak.check(seed) for seed in range(8)]
    assert [trouble for _, _, trouble in laws] == [""] * 8
    assert len({law for law, _, _ in laws}) == 8


def test_a_broken_law_is_told_with_its_match(monkeypatch: pytest.MonkeyPatch) -> None:
    def law_that_is_broken(plan: Plan) -> None:
        raise AssertionError(f"no {plan.game.name} like that")

    monkeypatch.setattr(soak, "LAWS", [law_that_is_broken])
    law, game, trouble = soak.check(3)
    assert law == "law_that_is_broken"
    assert trouble.startswith(f"seed 3: {game}")
    assert f"no {game} like that" in trouble


def test_it_stops_when_the_time_is_up(capsys: pytest.CaptureFixture[str]) -> None:
    assert soak.soak(0.0001, 1, 5) == 0
    assert "matches, 0 broken" in capsys.readouterr().out
