"""The fit of hints: it finds what was put into made-up results, and runs on real duels."""

import pytest

from tools import fit_allumbra_hints as fitting


def test_more_energy_in_won_games_is_worth_more() -> None:
    rows = [({10: 1.0, 3: -1.0}, 0.9), ({3: 1.0, 10: -1.0}, 0.1)] * 20
    weights = fitting.fit(rows)
    assert weights[10] > 0.5 > weights[3]
    assert fitting.loss(rows, weights) < fitting.loss(rows, [0.0] * fitting.WEIGHTS)


def test_it_prints_figures_for_real_duels(capsys: pytest.CaptureFixture[str]) -> None:
    fitting.main(["--duels", "2", "--bot", "random"])
    printed = capsys.readouterr().out
    assert "positions, log loss 0." in printed
    assert "energy = [" in printed
    assert "hide = { hand = " in printed
