"""The fit of hints: it finds what was put into made-up results, and runs on real matches."""

import pytest

from rulewright.gamekit.folder import part_of
from rulewright.gamekit.registry import find_game, game_names
from rulewright.kernel.errors import UnknownGame
from tools import fit_hints, fitting


def test_what_won_games_have_more_of_is_worth_more() -> None:
    rows = [({10: 1.0, 3: -1.0}, 0.9), ({3: 1.0, 10: -1.0}, 0.1)] * 20
    weights = fitting.fit(rows, 12)
    assert weights[10] > 0.5 > weights[3]
    assert fitting.loss(rows, weights) < fitting.loss(rows, [0.0] * 12)


def test_what_there_is_much_of_does_not_drown_the_rest() -> None:
    true = [0.02, 1.0]
    rows = []
    for many in range(-100, 101, 10):
        for few in (-1.0, 0.0, 1.0):
            position = {0: float(many), 1: few}
            rows.append((position, fitting.chance(position, true)))
    assert fitting.fit(rows * 20, 2) == pytest.approx(true, rel=0.1)


def test_every_two_players_of_whom_one_got_something_are_compared() -> None:
    moment = [{0: 3.0}, {0: 1.0, 1: 2.0}, {1: 2.0}]
    assert fit_hints.rows_of([moment], [100.0, 0.0, 0.0]) == [
        ({0: 2.0, 1: -2.0}, 1.0),
        ({0: 3.0, 1: -2.0}, 1.0),
    ]
    assert fit_hints.rows_of([moment], [0.0, 50.0, 50.0])[-1] == ({0: 1.0}, 0.5)


FIGURES = {
    "allumbra": ["energy = [", "hide = { hand = "],
    "eruma": ["treasure = [0, ", "on-treasure = "],
    "elma": ["ahead-at-the-end = "],
}


FITTED = [name for name in game_names() if part_of(find_game(name), "bots.fitting")]


@pytest.mark.parametrize("game", FITTED)
def test_it_prints_figures_for_real_matches(capsys: pytest.CaptureFixture[str], game: str) -> None:
    seats = ["--seats", "3"] if game == "elma" else []
    fit_hints.main([game, "--games", "2", *seats, "--bot", "random"])
    printed = capsys.readouterr().out
    assert "positions, log loss 0." in printed
    assert [figure for figure in FIGURES.get(game, []) if figure not in printed] == []
    assert "slowest-time" not in printed  # Elma is given that; it is not fitted


def test_a_game_that_does_not_say_what_is_fitted_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(fit_hints, "part_of", lambda game, part: None)
    with pytest.raises(UnknownGame, match="'elma' does not say what is fitted"):
        fit_hints.main(["elma"])
