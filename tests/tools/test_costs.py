"""What tests cost is counted by game, and summed up."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools import costs

GAMES = ["allumbra", "elma", "eruma"]


@pytest.mark.parametrize(
    ("test", "game"),
    [
        ("tests/rules/elma/test_battle.py::test_it", "elma"),
        ("tests/terminal/test_eruma.py::test_it", "eruma"),
        ("tests/laws/test_laws.py::test_law[law_of_save-elma]", "elma"),
        ("tests/server/test_gate.py::test_it", "shared"),
        ("tests/lab/test_series.py::test_it[elma-eruma]", "shared"),
        ("src/boards/allumbra/hand.test.tsx", "allumbra"),
        ("elma-two.spec.ts", "elma"),
        ("tests/kernel/test_delmar.py::test_elmantic", "shared"),
    ],
)
def test_which_game_a_test_is_about(test: str, game: str) -> None:
    assert costs.game_of(test, GAMES) == game


def test_a_run_of_tests_leaves_what_each_game_took(tmp_path: Path) -> None:
    place = tmp_path / "tests" / "rules" / "elma"
    place.mkdir(parents=True)
    (tmp_path / "conftest.py").write_text(
        "from tools.costs import count_if_asked\n\n"
        "def pytest_configure(config):\n    count_if_asked(config)\n"
    )
    (place / "test_it.py").write_text("def test_it():\n    sum(range(10**6))\n")
    folder = tmp_path / "costs"
    subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "tests"],
        cwd=tmp_path,
        env={
            **os.environ,
            costs.FOLDER: str(folder),
            "PYTHONPATH": os.pathsep.join([str(Path(__file__).parents[2]), *sys.path]),
        },
        check=True,
        capture_output=True,
    )
    spent = costs.read(folder, GAMES)
    assert spent.keys() == {"elma"}
    assert spent["elma"]["rules"] > 0


def test_reports_of_the_web_client_are_counted_with_them(tmp_path: Path) -> None:
    (tmp_path / "pytest-1.json").write_text('{"elma": {"rules": 2.0}, "shared": {"other": 1.0}}')
    (tmp_path / "pytest-2.json").write_text('{"elma": {"rules": 3.0, "laws": 4.0}}')
    files = [{"name": "/w/src/boards/eruma/x.test.ts", "startTime": 1000, "endTime": 3000}]
    (tmp_path / "web.json").write_text(json.dumps({"testResults": files}))
    spec = {"file": "elma.spec.ts", "tests": [{"results": [{"duration": 7000}]}]}
    inner = {"suites": [], "specs": [spec]}
    (tmp_path / "browser.json").write_text(json.dumps({"suites": [{"suites": [inner]}]}))
    spent = costs.read(tmp_path, GAMES)
    assert spent == {
        "elma": {"rules": 5.0, "laws": 4.0, "browser": 7.0},
        "eruma": {"web": 2.0},
        "shared": {"other": 1.0},
    }
    assert [line.split() for line in costs.table(spent)] == [
        ["seconds", "rules", "unit", "laws", "other", "web", "browser", "all"],
        ["elma", "5", "0", "4", "0", "0", "7", "16"],
        ["eruma", "0", "0", "0", "0", "2", "0", "2"],
        ["shared", "0", "0", "0", "1", "0", "0", "1"],
        ["all", "5", "0", "4", "1", "2", "7", "19"],
    ]
