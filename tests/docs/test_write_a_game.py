"""The page for writers of games: its game is built, tested, held against the laws and played, as it is written there."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import rulewright
from rulewright.gamekit import registry
from rulewright.gamekit.game import Game
from rulewright.gamekit.registry import find_game, game_names
from rulewright.kernel.errors import PositionError
from rulewright.rulebook import rulebook_of
from rulewright.terminal.screens.table import TableScreen
from rulewright.terminal.seats import read_seats
from rulewright.terminal.sitting import begin
from rulewright.testing.coverage import rule_coverage
from tests.terminal.person import LARGE, Person
from tests.terminal.person import run as run_screen
from tools.written_game import PAGE, write_game

NAME = "lanterns"
COVERAGE = ["rules", NAME, "--coverage", "--tests", "tests"]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files of the page."""
    folder = tmp_path_factory.mktemp("written")
    write_game(folder)
    return folder


@pytest.fixture
def game(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """The game, found as an installed package is."""
    monkeypatch.syspath_prepend(folder)
    yield find_game(NAME)
    registry._known.pop(NAME)
    for module in [name for name in sys.modules if name.split(".")[0] == NAME]:
        del sys.modules[module]


def run(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """A command where the game is installed."""
    path = os.pathsep.join([str(folder), str(Path(rulewright.__file__).parents[1])])
    return subprocess.run(
        [sys.executable, *command],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )


def test_its_own_tests_and_the_laws_hold(folder: Path) -> None:
    done = run(folder, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "tests")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "failed" not in done.stdout


def test_every_rule_of_it_is_shown_by_a_test(game: Game, folder: Path) -> None:
    found = rule_coverage(rulebook_of(game.name), folder / "tests")
    assert found.is_complete, (found.missing, found.unknown, found.errors)


def test_it_is_found_with_all_others(game: Game) -> None:
    assert NAME in game_names()
    assert (game.title, game.fewest_seats, game.most_seats) == ("Lanterns", 2, 4)
    assert rulebook_of(NAME).title == "Lanterns"


def test_its_cards_are_checked_like_any(game: Game, folder: Path) -> None:
    language = game.decks.card_language()
    assert language is not None
    assert language.wrong_facts("lantern", {"name": "Lamp", "light": 3}) == []
    assert language.wrong_facts("lantern", {"name": "Lamp", "light": 9}) == [
        "every lantern has a light, from 0 to 6"
    ]
    said = run(
        folder, "-m", "rulewright", "cards", "check", f"{NAME}/cards/{NAME}.toml", "-g", NAME
    )
    assert said.stdout == "5 cards, all understood\n", said.stderr
    with pytest.raises(PositionError, match="a line is like 'me: 3 Candle Gust'"):
        game.rules.position("me: much Candle\nthem: 0 Gust")


def test_bots_play_it_and_what_thinks_wins(folder: Path) -> None:
    arguments = [
        "simulate",
        NAME,
        "--bots",
        "greedy,random",
        "--games",
        "60",
        "--jobs",
        "1",
        "--json",
    ]
    done = run(folder, "-m", "rulewright", *arguments)
    assert done.returncode == 0, done.stderr
    scores = {bot["bot"]: bot["score"] for bot in json.loads(done.stdout)["bots"]}
    assert scores["greedy"] > 0.6


def test_it_is_played_in_the_terminal(
    game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    sitting = begin(game.name, read_seats(["human", "random"]), {}, "7", "en")
    saved = tmp_path / "night.json"

    async def scene(person: Person) -> None:
        await person.until_asked()
        text = person.text()
        assert "Light: 0" in text
        held = sitting.match.state.dump()["hands"]
        assert isinstance(held, list)
        names = [str(card["name"]) for card in game.people.printed("en")["cards"]]
        assert f"Card: {names[held[0][0]]}" in text
        assert "Your turn: play a card." in text
        await person.play_to_the_end()

    run_screen(TableScreen(sitting, saved), scene, LARGE)
    assert rulewright.load(saved.read_text(encoding="utf-8")).is_over


def test_what_a_reader_types_are_commands(folder: Path) -> None:
    typed = re.findall(r"^rulewright (.*)$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    for command in [line.split() for line in typed]:
        if command[0] in {"games", "simulate"}:
            done = run(folder, "-m", "rulewright", *command)
            assert done.returncode == 0, (command, done.stderr)
            assert "anterns" in done.stdout
        else:
            assert run(folder, "-m", "rulewright", command[0], "--help").returncode == 0
    assert run(folder, "-m", "rulewright", *COVERAGE).returncode == 0
