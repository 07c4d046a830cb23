"""What is handed out, as far as it can be seen without compiling; `make test-release` does the rest."""

import tomllib
from pathlib import Path

import pytest
from setuptools import Extension

import setup
from tools.release.__main__ import EXTRAS, ROOT, staged_project

ENGINE = tomllib.loads(ROOT.joinpath("pyproject.toml").read_text(encoding="utf-8"))["project"]


def test_the_whole_is_the_engine_of_the_same_version_with_every_extra(tmp_path: Path) -> None:
    project = staged_project(tmp_path / "rulewright").joinpath("pyproject.toml")
    whole = tomllib.loads(project.read_text(encoding="utf-8"))["project"]
    assert whole["name"] == "rulewright"
    assert whole["version"] == ENGINE["version"]
    assert set(EXTRAS.split(",")) == ENGINE["optional-dependencies"].keys()
    assert whole["dependencies"] == [f"rulewright-engine[{EXTRAS}]=={ENGINE['version']}"]


def test_one_small_module_can_lead_to_every_compiled_one(tmp_path: Path) -> None:
    names = ["rulewright.kernel.state", "rulewright.games.go.state", "rulewright.bots.bot"]
    wanted = [Extension(name, [f"{name}.c"]) for name in ("rulewright__mypyc", *names)]
    library, leading = setup.with_one_leading_module(wanted, tmp_path)
    assert library is wanted[0]
    assert leading.name == names[0]
    written = Path(next(iter(leading.sources))).read_text(encoding="utf-8")
    assert written.count("\nLEADS(state)\n") == 1
    assert "\nLEADS(bot)\n" in written


def test_the_changelog_tells_of_the_version_that_is_worked_on() -> None:
    changes = ROOT.joinpath("CHANGELOG.md").read_text(encoding="utf-8")
    version = ENGINE["version"]
    assert ("## [Unreleased]" if ".dev" in version else f"## [{version}]") in changes


@pytest.mark.parametrize("workflow", ["ci.yml", "release.yml"])
def test_what_hosted_ci_runs_of_ours_exists(workflow: str) -> None:
    text = ROOT.joinpath(".github", "workflows", workflow).read_text(encoding="utf-8")
    makefile = ROOT.joinpath("Makefile").read_text(encoding="utf-8")
    commands = [
        line.strip().removeprefix("- run: ") for line in text.split("\n") if "- run: " in line
    ]
    ours = [command for command in commands if command.startswith(("make ", ".ci/"))]
    assert ours
    for command in ours:
        program, *words = command.split()
        assert program == ".ci/run" or f"\n{words[0]}:" in makefile
    assert "secrets." not in text
