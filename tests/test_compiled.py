"""The compiled and the plain build play the same matches, to the last byte.

Each build plays a hundred matches in a process of its own, for which this file is also the
script. The plain build is `src`; the compiled one is whatever rulewright is installed, if that is
compiled and made from the same sources.
"""

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import rulewright
from rulewright.bots import Outlook, make_bot

ROOT = Path(__file__).parents[1]
RANDOM_MATCHES, SEARCHED_MATCHES = 44, 6
"""In each mode. Searched ones are few, since plain Python takes its time over them."""

ENGINE = ("kernel", "games", "bots")


# In a process of its own


def played(number: int, *, relics: bool) -> str:
    """The fingerprint of one match: its save, and the story of every seat."""
    bots = ["random", "random"]
    if number < SEARCHED_MATCHES:
        bots[number % 2] = "search:30"
    match = rulewright.start(
        "allumbra", seats=["Ana", "Bo"], options={"relics": relics}, seed=number
    )
    made = [make_bot(bot, f"{number}-{seat}") for seat, bot in enumerate(bots)]
    while not match.is_over:
        seat = next(seat for seat in range(2) if match.state.asks(seat))
        match.play(seat, made[seat].choose(Outlook(match.game, match.state, seat)))
    told = [line.text for seat in (0, 1, None) for line in match.story(seat)]
    return hashlib.sha256("\n".join([match.save(), *told]).encode()).hexdigest()


def fingerprint_of_sources(package: Path) -> str:
    digest = hashlib.sha256()
    for part in ENGINE:
        for path in sorted((package / part).rglob("*")):
            if path.suffix in {".py", ".toml"}:
                digest.update(path.relative_to(package).as_posix().encode())
                digest.update(path.read_bytes())
    return digest.hexdigest()


def about_this_build() -> dict[str, Any]:
    return {
        "compiled": rulewright.is_compiled(),
        "sources": fingerprint_of_sources(Path(rulewright.__file__).parent),
        "where": rulewright.__file__,
    }


def all_matches() -> dict[str, str]:
    return {
        f"{'with' if relics else 'without'} relics, seed {number}": played(number, relics=relics)
        for relics in (False, True)
        for number in range(RANDOM_MATCHES + SEARCHED_MATCHES)
    }


# The tests


def run(command: str, environment: dict[str, str]) -> Any:
    """What this file prints as a script; None if there is no rulewright to run it with."""
    done = subprocess.run(
        [sys.executable, "-P", __file__, command],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if "ModuleNotFoundError: No module named 'rulewright'" in done.stderr:
        return None
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def plain() -> dict[str, str]:
    return os.environ | {"PYTHONPATH": str(ROOT / "src")}


def compiled() -> dict[str, str]:
    """The environment of the compiled build, or else the test is skipped, or fails."""
    environment = dict(os.environ)
    if not rulewright.is_compiled():
        environment.pop("PYTHONPATH", None)
    about = run("about", environment)
    missing = ""
    if about is None or not about["compiled"]:
        missing = "no compiled rulewright is installed"
    elif about["sources"] != fingerprint_of_sources(ROOT / "src" / "rulewright"):
        missing = f"{about['where']} was not built from the present sources"
    if missing and os.environ.get("RULEWRIGHT_EXPECT") == "compiled":
        pytest.fail(f"{missing}: run `make build`")
    if missing:
        pytest.skip(f"{missing}: run `make build` to compare it with the plain one")
    return environment


def test_compiled_and_plain_play_the_same_matches() -> None:
    environment = compiled()
    assert run("about", plain())["compiled"] is False
    machine, python = run("play", environment), run("play", plain())
    assert len(python) == 2 * (RANDOM_MATCHES + SEARCHED_MATCHES)
    assert len(set(python.values())) == len(python)
    different = [match for match in python if machine[match] != python[match]]
    assert different == []


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
    found = about_this_build() if sys.argv[1] == "about" else all_matches()
    sys.stdout.write(json.dumps(found))
