"""The compiled and the plain build play the same matches of every game, to the last byte.

Each build plays in a process of its own (`rulewright.testing.fingerprints`): random matches with any
players and options, matches with random cards, which use every phrase that texts can have, and bots
that look ahead. The plain build is `src`; the compiled one is whatever rulewright is installed, if
that is compiled and made from the same sources.
"""

import hashlib
import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import rulewright
from rulewright import build_in_use
from rulewright.gamekit.registry import find_game

ROOT = Path(__file__).parents[1]
ENGINE = ("kernel", "gamekit", "effects", "games", "bots")
FEWEST_MATCHES, FEWEST_MOMENTS = 16, 300

PLAYED = """
import json, sys
import rulewright
from rulewright.testing.fingerprints import fingerprint_of
from rulewright.testing.laws import random_plan
from rulewright.gamekit.registry import find_game
from rulewright.kernel import state
from random import Random

plan = random_plan(find_game("{game}"), Random("mixed"))
rules = type(find_game("{game}").rules).__module__
machine = [not str(sys.modules[name].__file__).endswith(".py") for name in (state.__name__, rules)]
print(json.dumps({{"compiled": machine, "played": fingerprint_of(plan)}}))
"""


# In a process of its own


def fingerprint_of_sources(package: Path) -> str:
    digest = hashlib.sha256()
    for part in ENGINE:
        for path in sorted((package / part).rglob("*")):
            if path.suffix in {".py", ".toml"}:
                digest.update(path.relative_to(package).as_posix().encode())
                digest.update(path.read_bytes())
    return digest.hexdigest()


def is_compiled(game: str) -> bool:
    """Whether what a match of a game is made of runs as machine code."""
    found = find_game(game)
    state = found.rules.new(found.fewest_seats, found.rules.check_options({}), 1)
    return not str(sys.modules[type(state).__module__].__file__).endswith(".py")


def about_this_build() -> dict[str, Any]:
    return {
        "compiled": {game: is_compiled(game) for game in rulewright.game_names()},
        "sources": fingerprint_of_sources(Path(rulewright.__file__).parent),
        "where": rulewright.__file__,
    }


# The tests


def run(program: list[str], environment: dict[str, str]) -> Any:
    """What a program prints; None if there is no rulewright to run it with."""
    done = subprocess.run(
        [sys.executable, "-P", *program],
        env=environment,
        cwd="/",
        capture_output=True,
        text=True,
        check=False,
    )
    if "No module named 'rulewright'" in done.stderr:
        return None
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def plain() -> dict[str, str]:
    return os.environ | {"PYTHONPATH": str(ROOT / "src"), "RULEWRIGHT_BUILD": "plain"}


@cache
def compiled() -> tuple[dict[str, str], str]:
    """The environment of the compiled build, and why there is none, if there is none."""
    environment = dict(os.environ)
    if not rulewright.is_compiled():
        environment.pop("PYTHONPATH", None)
        environment.pop("RULEWRIGHT_BUILD", None)
    about = run([__file__], environment)
    if about is None or not all(about["compiled"].values()):
        return environment, "no compiled rulewright is installed, or not all of it is compiled"
    if about["sources"] != fingerprint_of_sources(ROOT / "src" / "rulewright"):
        return environment, f"{about['where']} was not built from the present sources"
    return environment, ""


@pytest.mark.parametrize("game", rulewright.game_names())
def test_compiled_and_plain_play_the_same_matches(game: str) -> None:
    environment, missing = compiled()
    if missing and os.environ.get("RULEWRIGHT_EXPECT") == "compiled":
        pytest.fail(f"{missing}: run `make build`")
    if missing:
        pytest.skip(f"{missing}: run `make build` to compare it with the plain one")
    assert not any(run([__file__], plain())["compiled"].values())
    program = ["-m", "rulewright.testing.fingerprints", game]
    machine, python = run(program, environment), run(program, plain())
    assert machine.keys() == python.keys()
    assert len(python) >= FEWEST_MATCHES
    assert len({moment for moments in python.values() for moment in moments}) > FEWEST_MOMENTS
    different = {
        match: [one for one in zip(machine[match], python[match], strict=False) if len({*one}) > 1]
        for match in python
        if machine[match] != python[match]
    }
    assert different == {}


@pytest.mark.parametrize("game", rulewright.game_names())
def test_a_game_that_is_not_compiled_yet_is_played_on_the_compiled_engine(game: str) -> None:
    environment, missing = compiled()
    if missing or not build_in_use.usable(build_in_use.WORKING_BUILD):
        pytest.skip("there is no working build here: run `make build`")
    only_engine = environment | {"RULEWRIGHT_BUILD": "engine"}
    program = ["-c", PLAYED.format(game=game)]
    mixed, python = run(program, only_engine), run(program, plain())
    assert mixed.pop("compiled") == [True, False]
    assert python.pop("compiled") == [False, False]
    assert mixed == python


@pytest.mark.parametrize("expected", ["plain" if rulewright.is_compiled() else "compiled", "quick"])
def test_a_run_of_the_tests_on_another_build_than_expected_stops_at_once(expected: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "--collect-only", str(Path(__file__))],
        env=os.environ | {"RULEWRIGHT_EXPECT": expected},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == pytest.ExitCode.USAGE_ERROR
    assert "RULEWRIGHT_EXPECT" in done.stderr
    assert done.stdout == ""


if __name__ == "__main__":
    sys.stdout.write(json.dumps(about_this_build()))
