"""The command as a whole: help, version, errors, completion, and how little it loads."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

import rulewright
from rulewright.cli import arguments
from rulewright.gamekit.options import Option
from rulewright.gamekit.registry import find_game
from rulewright.kernel.errors import OptionError
from tests.kernel.toys import bare

Run = Callable[..., Result]

SOURCE = Path(rulewright.__file__).parents[1]
COMMANDS = ("games", "play", "replay", "rules", "simulate", "balance")


def python(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": str(SOURCE), **environment},
    )


class TestHelp:
    def test_every_command_is_listed(self, run: Run) -> None:
        shown = run("--help")
        assert shown.exit_code == 0
        assert all(f" {command} " in shown.stdout for command in COMMANDS)

    @pytest.mark.parametrize("command", COMMANDS)
    def test_every_command_has_examples_that_fit_80_columns(self, run: Run, command: str) -> None:
        shown = run(command, "--help", columns=80)
        assert shown.exit_code == 0
        lines = [line.strip() for line in shown.stdout.splitlines()]
        below = lines[lines.index("Examples") + 1 :]
        written = [line for line in below if line]
        assert written
        assert all(line.startswith(f"rulewright {command}") for line in written)

    def test_without_a_command_there_is_help(self, run: Run) -> None:
        assert "Usage:" in run().output

    def test_help_loads_neither_screens_nor_the_laboratory(self) -> None:
        program = (
            "import sys; from typer.testing import CliRunner; "
            "from rulewright.cli.commands import app; "
            "assert CliRunner().invoke(app, ['--help']).exit_code == 0; "
            "print([name for name in ('textual', 'rulewright.lab', 'rulewright.terminal', "
            "'multiprocessing', 'rulewright.games.allumbra') if name in sys.modules])"
        )
        assert python("-c", program).stdout == "[]\n"


class TestVersion:
    def test_it_tells_whether_the_engine_is_compiled(self, run: Run) -> None:
        engine = "compiled" if rulewright.is_compiled() else "not compiled"
        shown = run("--version")
        assert shown.exit_code == 0
        assert shown.stdout.startswith("rulewright ")
        assert shown.stdout.endswith(f" (engine {engine})\n")

    def test_it_runs_as_a_module(self) -> None:
        done = python("-m", "rulewright", "--version")
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout.startswith("rulewright ")


class TestErrors:
    def test_an_error_of_ours_is_one_line(self, run: Run) -> None:
        shown = run("rules", "alumbra")
        assert (shown.exit_code, shown.stdout) == (2, "")
        assert shown.stderr.startswith("rulewright: ")
        assert "allumbra" in shown.stderr
        assert shown.stderr.count("\n") == 1

    def test_an_unexpected_error_keeps_its_traceback(
        self, run: Run, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def fail() -> list[str]:
            raise ZeroDivisionError

        monkeypatch.setattr("rulewright.cli.playing.game_names", fail)
        assert isinstance(run("games").exception, ZeroDivisionError)

    def test_an_unknown_command_is_refused(self, run: Run) -> None:
        shown = run("gamse")
        assert shown.exit_code == 2
        assert "gamse" in shown.stderr


class TestOptions:
    def read(self, *texts: str) -> dict[str, object]:
        return arguments.read_options(find_game("allumbra"), texts)

    def test_values_have_the_types_the_game_gives_them(self) -> None:
        assert self.read() == {"relics": False, "stella": "random"}
        assert self.read("relics=true", "stella=second") == {"relics": True, "stella": "second"}
        assert self.read("relics=False") == {"relics": False, "stella": "random"}

    def test_numbers_are_numbers(self) -> None:
        game = bare("g", options=[Option("lives", [1, 2, 3], 3, "")])
        assert arguments.read_options(game, ["lives=2"]) == {"lives": 2}
        with pytest.raises(OptionError, match="'lives' must be one of 1, 2, 3, not '4'"):
            arguments.read_options(game, ["lives=4"])

    @pytest.mark.parametrize(
        ("texts", "reason"),
        [
            (["relics"], "'relics' is no option; write NAME=VALUE, like relics=true"),
            (["relics=maybe"], "option 'relics' must be one of false, true, not 'maybe'"),
            (["relics="], "option 'relics' must be one of false, true, not ''"),
            (
                ["relcs=true"],
                "has no option 'relcs' (it has relics, stella); did you mean 'relics'?",
            ),
            (["speed=9"], "Allumbra: The Duel has no option 'speed' (it has relics, stella)"),
            (["relics=true", "relics=true"], "option 'relics' is given twice"),
        ],
    )
    def test_what_cannot_be_read_is_refused(self, texts: list[str], reason: str) -> None:
        with pytest.raises(OptionError) as error:
            self.read(*texts)
        assert str(error.value).endswith(reason)


class TestCompletion:
    def test_games(self) -> None:
        assert "allumbra" in arguments.complete_game("")
        assert arguments.complete_game("al") == ["allumbra"]
        assert arguments.complete_game("x") == []

    def test_the_last_bot_of_a_list(self) -> None:
        assert [name for name, _ in arguments.complete_bots("")] == ["random", "greedy", "search"]
        assert [name for name, _ in arguments.complete_bots("search:9,gr")] == ["search:9,greedy"]

    def test_seats_may_be_people(self) -> None:
        assert [name for name, _ in arguments.complete_seats("h")] == ["human"]

    def test_a_shell_is_answered(self) -> None:
        done = python(
            "-c",
            "import sys; sys.argv[0] = 'rulewright'; from rulewright.cli import main; main()",
            _RULEWRIGHT_COMPLETE="complete_bash",
            COMP_WORDS="rulewright play al",
            COMP_CWORD="2",
        )
        assert done.stdout.split() == ["allumbra"]

    def test_it_can_be_installed(self, run: Run) -> None:
        assert "--install-completion" in run("--help").stdout


class TestGames:
    def test_games_options_and_bots_are_listed(self, run: Run) -> None:
        shown = run("games")
        assert shown.exit_code == 0
        for words in (
            "allumbra",
            "Allumbra: The Duel",
            "relics",
            "false, true",
            "which seat plays",
        ):
            assert words in shown.stdout
        assert "Without --option: relics=false, stella=random" in shown.stdout
        for bot in ("random", "greedy", "search"):
            assert f"│ {bot} " in shown.stdout


class TestRules:
    def test_words_find_rules(self, run: Run) -> None:
        shown = run("rules", "allumbra", "clash.too-little-ammo")
        assert shown.exit_code == 0
        assert shown.stdout.startswith("clash.too-little-ammo")

    def test_words_that_find_nothing_give_code_1(self, run: Run) -> None:
        assert run("rules", "allumbra", "zeppelin").exit_code == 1

    def test_as_json(self, run: Run) -> None:
        found = json.loads(run("rules", "allumbra", "goal.draw", "--json").stdout)
        assert [rule["id"] for rule in found["rules"]] == ["goal.draw"]

    def test_coverage_of_a_folder(self, run: Run, tmp_path: Path) -> None:
        shown = run("rules", "allumbra", "--coverage", "--tests", str(tmp_path))
        assert shown.exit_code == 1
        assert "Rules without a test" in shown.stdout
        refused = run("rules", "allumbra", "draw", "--coverage")
        assert (refused.exit_code, refused.stderr[:12]) == (2, "rulewright: ")
