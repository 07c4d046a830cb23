"""`play` and `replay`: what reaches the terminal client, and the story told as plain text."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest
import typer
from typer.testing import Result

import rulewright
from rulewright.cli import playing
from rulewright.cli.story import story_of

Run = Callable[..., Result]


class Terminal(ModuleType):
    """Stands in for the terminal client and remembers what it was asked."""

    def __init__(self, folder: Path) -> None:
        super().__init__("rulewright.terminal")
        self.folder = folder
        self.asked: list[tuple[object, dict[str, object]]] = []

    def play(self, game: str, **settled: object) -> int:
        self.asked.append((game, settled))
        return 0

    def replay(self, path: Path, **settled: object) -> int:
        self.asked.append((path, settled))
        return 7

    def save_folder(self) -> Path:
        return self.folder


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Terminal:
    terminal = Terminal(tmp_path / "saves")
    terminal.folder.mkdir()
    monkeypatch.setitem(sys.modules, "rulewright.terminal", terminal)
    return terminal


class TestPlay:
    def test_what_is_said_reaches_the_terminal(self, run: Run, terminal: Terminal) -> None:
        shown = run(
            *("play", "allumbra", "--seats", "human:Ana, greedy", "--seed", "7"),
            *("--option", "relics=true", "--language", "pt", "--save-to", "duel.json"),
        )
        assert shown.exit_code == 0
        assert terminal.asked == [
            (
                "allumbra",
                {
                    "seats": ["human:Ana", "greedy"],
                    "options": {"relics": True, "stella": "random"},
                    "seed": "7",
                    "language": "pt",
                    "resume": None,
                    "save_to": Path("duel.json"),
                },
            )
        ]

    def test_otherwise_the_usual_people_play_from_a_seed_nobody_knows(
        self, run: Run, terminal: Terminal
    ) -> None:
        run("play", "allumbra")
        run("play", "allumbra")
        one, two = (settled for _, settled in terminal.asked)
        assert one["seats"] is None
        assert one["options"] == {"relics": False, "stella": "random"}
        assert (one["language"], one["save_to"]) == ("en", None)
        assert one["seed"] != two["seed"]
        assert len(str(one["seed"])) == 16

    def test_it_remarks_on_a_plain_engine(
        self, run: Run, terminal: Terminal, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(rulewright, "is_compiled", lambda: False)
        assert run("play", "allumbra").stderr == (
            "rulewright: the engine is not compiled here; it plays the same, only slower\n"
        )
        monkeypatch.setattr(rulewright, "is_compiled", lambda: True)
        assert run("play", "allumbra").stderr == ""
        assert len(terminal.asked) == 2

    def test_the_terminals_exit_code_is_ours(
        self, run: Run, terminal: Terminal, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(terminal, "play", lambda *_, **__: 3)
        assert run("play", "allumbra").exit_code == 3

    @pytest.mark.parametrize(
        "wrong",
        [["chess"], ["allumbra", "--option", "relics=9"], ["allumbra", "--language", "xx"]],
    )
    def test_what_is_wrong_never_reaches_it(
        self, run: Run, terminal: Terminal, wrong: list[str]
    ) -> None:
        assert run("play", *wrong).exit_code == 2
        assert terminal.asked == []

    def test_a_file_that_is_there_is_not_played_over(
        self, run: Run, terminal: Terminal, tmp_path: Path
    ) -> None:
        taken = tmp_path / "thesis.txt"
        taken.write_text("years of work", encoding="utf-8")
        shown = run("play", "allumbra", "--save-to", str(taken))
        assert shown.exit_code == 2
        assert "already" in shown.stderr
        assert terminal.asked == []
        assert taken.read_text(encoding="utf-8") == "years of work"


class TestResume:
    def save(self, terminal: Terminal, name: str, text: str, age: int) -> Path:
        path = terminal.folder / name
        path.write_text(text, encoding="utf-8")
        os.utime(path, (1_000_000 - age, 1_000_000 - age))
        return path

    def resumed(self, terminal: Terminal) -> list[object]:
        return [settled["resume"] for _, settled in terminal.asked]

    def test_a_file(self, run: Run, terminal: Terminal, going: Path) -> None:
        assert run("play", "allumbra", "--resume", str(going)).exit_code == 0
        assert self.resumed(terminal) == [going]

    def test_whoever_sat_there_goes_on_unless_others_are_named(
        self, run: Run, terminal: Terminal, going: Path
    ) -> None:
        run("play", "allumbra", "--resume", str(going))
        run("play", "allumbra", "--resume", str(going), "--seats", "human,greedy")
        assert [settled["seats"] for _, settled in terminal.asked] == [None, ["human", "greedy"]]

    def test_last_is_the_newest_match_of_the_game_that_can_go_on(
        self, run: Run, terminal: Terminal, going: Path, over: Path
    ) -> None:
        save = going.read_text()
        self.save(terminal, "older.json", save, age=50)
        newest = self.save(terminal, "newest.json", save, age=40)
        self.save(terminal, "other.json", save.replace('"allumbra"', '"chess"'), age=30)
        self.save(terminal, "over.json", over.read_text(), age=20)
        self.save(terminal, "damaged.json", "{", age=10)
        self.save(terminal, "list.json", "[]", age=5)
        assert run("play", "allumbra", "--resume", "last").exit_code == 0
        assert self.resumed(terminal) == [newest]

    def test_without_any_it_says_so(self, run: Run, terminal: Terminal) -> None:
        shown = run("play", "allumbra", "--resume", "last")
        assert shown.exit_code == 2
        assert "there is no saved match of 'allumbra' that could go on" in shown.stderr
        assert terminal.asked == []

    @pytest.mark.parametrize("more", [["--seed", "7"], ["--option", "relics=true"]])
    def test_its_seed_and_options_are_settled(
        self, run: Run, terminal: Terminal, going: Path, more: list[str]
    ) -> None:
        shown = run("play", "allumbra", "--resume", str(going), *more)
        assert shown.exit_code == 2
        assert "leave out --seed and --option" in shown.stderr
        assert terminal.asked == []


class TestReplay:
    def test_a_pipe_gets_the_whole_story(self, run: Run, over: Path) -> None:
        shown = run("replay", str(over))
        assert (shown.exit_code, shown.stderr) == (0, "")
        lines = shown.stdout.splitlines()
        assert lines[:7] == [
            "Allumbra: The Duel",
            "Players: Ana (seat 0), Bo (seat 1)",
            "Options: relics=true, stella=random",
            "Seed:    7",
            f"Edition: {json.loads(over.read_text())['edition']}",
            "Told to: all",
            "",
        ]
        assert lines[-2] == ""
        assert lines[-1].startswith("Result: ")

    def test_it_is_told_turn_by_turn(self, over: Path) -> None:
        lines = list(story_of(over, None, "en"))
        begins = [place for place, line in enumerate(lines) if line.endswith(" begins.")]
        assert [lines[place] for place in begins] == [
            f"Turn {turn} begins." for turn in range(1, len(begins) + 1)
        ]
        blank = [place for place, line in enumerate(lines) if not line]
        assert [place - 1 for place in begins] == blank[1:-1]

    def test_the_result_is_told(self, going: Path) -> None:
        match = rulewright.load(going.read_bytes())

        def last_line(match: rulewright.Match) -> str:
            going.write_text(match.save())
            return list(story_of(going, None, "en"))[-1]

        assert last_line(match) == "Not over yet: Ana and Bo to decide, 6 decisions so far."
        drawn = rulewright.load(match.save())
        drawn.offer_draw(0)
        drawn.offer_draw(1)
        assert last_line(drawn) == "Result: a draw, 50 to 50."
        match.concede(0)
        assert last_line(match) == "Result: Bo wins, 0 to 100."

    def test_all_hides_nothing_and_repeats_nothing(self, over: Path) -> None:
        told = list(story_of(over, "all", "en"))
        assert not any(line.endswith(("draws 6.", "draws 3.")) for line in told)
        assert sum(" draws " in line for line in told[:14]) == 2

    def test_a_seat_is_told_what_it_could_see(self, run: Run, over: Path) -> None:
        shown = run("replay", str(over), "--seat", "1").stdout
        match = rulewright.load(over.read_bytes())
        assert "Told to: Bo\n" in shown
        assert "Ana draws 6.\n" in shown
        assert [line for line in shown.splitlines()[7:-2] if line] == [
            told.text for told in match.story(1)
        ]

    def test_a_match_that_goes_on_is_told_as_spectators_see_it(self, run: Run, going: Path) -> None:
        shown = run("replay", str(going)).stdout
        assert "Told to: spectator\n" in shown
        assert "Ana draws 6.\n" in shown

    def test_in_another_language(self, run: Run, over: Path) -> None:
        shown = run("replay", str(over), "--plain", "--language", "pt").stdout
        match = rulewright.load(over.read_bytes(), "pt")
        assert match.story(None)[0].text in shown

    def test_a_match_of_another_edition_says_why_its_story_is_missing(
        self, run: Run, going: Path
    ) -> None:
        save = json.loads(going.read_text())
        going.write_text(json.dumps({**save, "edition": "0-old"}))
        shown = run("replay", str(going)).stdout
        assert "Edition: 0-old\n" in shown
        assert "played under another edition" in shown

    @pytest.mark.parametrize("seat", ["2", "-1", "Ana", "", "²"])
    def test_a_seat_that_does_not_exist_is_refused(self, run: Run, over: Path, seat: str) -> None:
        shown = run("replay", str(over), f"--seat={seat}")
        assert (shown.exit_code, shown.stdout) == (2, "")
        assert shown.stderr.startswith("rulewright: ")

    def test_what_is_no_saved_match_is_refused(self, run: Run, tmp_path: Path) -> None:
        path = tmp_path / "letter.txt"
        path.write_bytes(b"\xff\xfeDear Ana")
        shown = run("replay", str(path))
        assert (shown.exit_code, shown.stdout) == (2, "")
        assert shown.stderr.startswith("rulewright: this is no saved match")
        assert run("replay", str(tmp_path / "nowhere")).exit_code == 2

    def test_at_a_terminal_the_terminal_client_opens(
        self, terminal: Terminal, over: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("sys.stdout.isatty", lambda: True)
        with pytest.raises(typer.Exit) as left:
            playing.replay(over, language="pt")
        assert left.value.exit_code == 7
        assert terminal.asked == [(over, {"language": "pt"})]
