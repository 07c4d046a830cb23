"""`simulate` and `balance`: what they print and write, and their exit codes."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import Result

from rulewright.gamekit.registry import find_game
from rulewright.games.allumbra.bots.measures import BALANCE as ALLUMBRA
from rulewright.lab import Balance, Summary, simulate
from rulewright.lab.balance import measure

Run = Callable[..., Result]

QUICK = ("--games", "4", "--bots", "random,random", "--jobs", "1")


class TestSimulate:
    def test_the_summary_is_a_table(self, run: Run) -> None:
        shown = run("simulate", "allumbra", *QUICK, "--option", "relics=true")
        assert shown.exit_code == 0
        assert shown.stdout.startswith("allumbra relics=true stella=random\n4 matches, seed 1, ")
        assert shown.stdout.count("│ random ") == 2
        assert "│ turns " in shown.stdout
        assert "95 % interval" in shown.stdout

    def test_json_is_all_there_is(self, run: Run) -> None:
        shown = run("simulate", "allumbra", *QUICK, "--seed", "x", "--json")
        expected = simulate("allumbra", ["random", "random"], 4, "x").to_json()
        assert shown.stdout == f"{expected}\n"

    def test_bots_may_think_in_seconds(self, run: Run) -> None:
        shown = run(
            *("simulate", "allumbra", "-n", "1", "--bots", "random,search:0.001s"),
            *("--jobs", "1", "--json"),
        )
        assert json.loads(shown.stdout)["bots"][1]["bot"] == "search:0.001s"

    def test_an_interrupted_run_prints_what_there_is(
        self, run: Run, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def interrupted(
            *arguments: Any, on_progress: Callable[[int], None], **more: Any
        ) -> Summary:
            def interrupt(ended: int) -> None:
                on_progress(ended)
                if ended == 2:
                    raise KeyboardInterrupt

            return simulate(*arguments, on_progress=interrupt, **more)

        monkeypatch.setattr("rulewright.lab.simulate", interrupted)
        shown = run("simulate", "allumbra", *QUICK, "--json")
        assert shown.exit_code == 130
        assert json.loads(shown.stdout)["played"] == 2
        assert shown.stderr.endswith("rulewright: interrupted after 2 of 4 matches\n")

    def test_a_failed_match_is_told_with_its_traceback(
        self, run: Run, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def fail(*_: object) -> None:
            raise ZeroDivisionError("oh")

        monkeypatch.setattr("rulewright.lab.series.play", fail)
        shown = run("simulate", "allumbra", *QUICK)
        assert (shown.exit_code, shown.stdout) == (2, "")
        assert (
            "rulewright: match 0 of the simulation (seed '1/0') failed: ZeroDivisionError: oh\n"
            "Traceback"
        ) in shown.stderr

    @pytest.mark.parametrize(
        ("wrong", "reason"),
        [
            (["--bots", "random"], "takes 2 players, not 1"),
            (["--bots", "random,clever"], "there is no bot 'clever'"),
            (["--bots", "random,"], "there is no bot ''"),
            (["--bots", "random,human"], "there is no bot 'human'"),
            (["--option", "relics"], "write NAME=VALUE"),
            (["--games", "0"], "'games' must be 1 or more, not 0"),
            (["--jobs", "0"], "'jobs' must be 1 or more, not 0"),
        ],
    )
    def test_what_is_wrong_is_refused(self, run: Run, wrong: list[str], reason: str) -> None:
        shown = run("simulate", "allumbra", *wrong)
        assert (shown.exit_code, shown.stdout) == (2, "")
        assert reason in shown.stderr

    def test_the_remark_on_a_plain_engine_is_made_once_and_beside_the_result(
        self, run: Run, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("rulewright.is_compiled", lambda: False)
        shown = run("simulate", "allumbra", *QUICK, "--json")
        assert shown.stderr.count("not compiled") == shown.stderr.count("\n") == 1
        json.loads(shown.stdout)


def measured(played: int = 100, turns: int = 600) -> Balance:
    """A balance in which only the number of turns may be amiss."""
    game = find_game("allumbra")
    totals: dict[str, float] = {"turns": turns, "won by stella": 50, "won by balif": 50}
    totals |= {f"played: {card['key']}": 10 for card in game.people.printed("en")["cards"]}
    summary = Summary("allumbra", "e", {}, "s", 100, played, [], 0.0, totals)
    modes = [measure(game, ALLUMBRA, mode, summary) for mode in ALLUMBRA.modes]
    return Balance("allumbra", game.title, "e", "search:400", "s", 100, ALLUMBRA, modes)


class TestBalance:
    @pytest.fixture
    def given(self, monkeypatch: pytest.MonkeyPatch) -> Callable[[Balance], None]:
        def given(balance: Balance) -> None:
            monkeypatch.setattr("rulewright.lab.balance_report", lambda *_, **__: balance)

        return given

    def test_a_few_duels_are_played_and_written_down(self, run: Run, tmp_path: Path) -> None:
        out = tmp_path / "new" / "report.md"
        shown = run(
            *("balance", "allumbra", "--games", "2", "--budget", "3", "--seed", "a b"),
            *("--jobs", "1", "--out", str(out)),
        )
        assert shown.exit_code in (0, 1)
        page = out.read_text()
        assert "    rulewright balance allumbra --games 2 --budget 3 --seed 'a b'\n" in page
        assert "| Players | `search:3` at every seat |" in page
        assert page.count("\n2 duels.\n") == 2
        assert "### Relics" in page
        assert "turns per duel" in shown.stdout

    def test_the_report_goes_to_the_documents(
        self,
        run: Run,
        given: Callable[[Balance], None],
        tmp_path: Path,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        monkeypatch.chdir(tmp_path)
        design = tmp_path / "docs" / "balance" / "allumbra-design.md"
        design.parent.mkdir(parents=True)
        design.write_text("by hand")
        given(measured())
        shown = run("balance", "allumbra")
        assert shown.exit_code == 0
        assert shown.stdout.endswith("The report is in docs/balance/allumbra.md.\n")
        assert (tmp_path / "docs" / "balance" / "allumbra.md").is_file()
        assert design.read_text() == "by hand"

    def test_a_limit_that_fails_gives_code_1(
        self, run: Run, given: Callable[[Balance], None], tmp_path: Path
    ) -> None:
        given(measured(turns=901))
        shown = run("balance", "allumbra", "--out", str(tmp_path / "report.md"))
        assert shown.exit_code == 1
        assert shown.stdout.count(" fail ") == 2
        assert "**2 of 20 limits fail**" in (tmp_path / "report.md").read_text()

    def test_an_interrupted_one_writes_nothing(
        self, run: Run, given: Callable[[Balance], None], tmp_path: Path
    ) -> None:
        given(measured(played=99))
        shown = run("balance", "allumbra", "--out", str(tmp_path / "report.md"))
        assert (shown.exit_code, shown.stdout) == (130, "")
        assert shown.stderr.endswith("rulewright: interrupted: there is no report\n")
        assert not (tmp_path / "report.md").exists()

    def test_where_it_cannot_be_written_it_is_still_shown(
        self, run: Run, given: Callable[[Balance], None], tmp_path: Path
    ) -> None:
        (tmp_path / "file").write_text("in the way")
        given(measured())
        shown = run("balance", "allumbra", "--out", str(tmp_path / "file" / "report.md"))
        assert shown.exit_code == 2
        assert "rulewright: cannot write " in shown.stderr
        assert "turns per duel" in shown.stdout

    def test_an_unknown_game_is_refused(self, run: Run) -> None:
        shown = run("balance", "chess")
        assert shown.exit_code == 2
        assert shown.stderr.startswith("rulewright: there is no game 'chess'")
