"""Whole matches as texts, compared to the letter with the ones kept here.

A text that has changed shows in the difference what a change of the program does to play. If that
is what was meant, write all texts anew, look at the difference, and commit it with the change:

    RULEWRIGHT_RENEW=1 pytest tests/playthroughs
"""

import os
import re
from collections.abc import Mapping
from itertools import zip_longest
from pathlib import Path

import pytest

from rulewright.gamekit.registry import register
from rulewright.testing.playthrough import playthrough
from tests.kernel.toys import Ask, End, Note, Toy

HERE = Path(__file__).parent
RENEW = os.environ.get("RULEWRIGHT_RENEW") == "1"

TEXTS: dict[str, tuple[list[str], int, Mapping[str, object]]] = {
    "allumbra-basic": (["random", "random"], 1, {}),
    "allumbra-relics": (["random", "random"], 2, {"relics": True}),
    "allumbra-search": (["search:20", "search:20"], 3, {"relics": True, "stella": "second"}),
    "eruma-decks": (["random", "random"], 235, {}),
    "elma-three": (["random", "random", "random"], 5, {}),
}
"""Each with its bots, seed and options. The game's name comes first."""

SHOWN = {
    "eruma-decks": [
        "play.face-down", "turn.flip-all", "move.one-step", "attack.adjacent-target",
        "attack.graveyard-of-owner", "steal.adds-one", "power.exhausts-right", "speed.ongoing",
        "henchman.enters-face-up", "block.optional", "block.no-effect",
    ],
}  # fmt: skip
"""The rules behind what is told in a text that was picked to show them."""


def difference(kept: str, now: str) -> str:
    """The first line that differs, and how to accept it."""
    lines = zip_longest(kept.splitlines(), now.splitlines(), fillvalue="(nothing)")
    for number, (old, new) in enumerate(lines, start=1):
        if old != new:
            return f"line {number} was\n  {old}\nand is now\n  {new}\n{__doc__}"
    return "only the ends of lines differ"


@pytest.mark.parametrize("name", TEXTS)
def test_a_match_is_played_as_it_was(name: str) -> None:
    bots, seed, options = TEXTS[name]
    path = HERE / f"{name}.txt"
    now = playthrough(name.partition("-")[0], bots=bots, seed=seed, options=options)
    if RENEW:
        path.write_text(now, encoding="utf-8", newline="\n")
    kept = path.read_text(encoding="utf-8")
    assert kept == now, difference(kept, now)


@pytest.mark.parametrize("name", SHOWN)
def test_a_text_shows_what_it_was_picked_for(name: str) -> None:
    kept = (HERE / f"{name}.txt").read_text(encoding="utf-8")
    told = set(re.findall(r"^   (?:all|only).*: .* \[([a-z.-]+)\]$", kept, re.MULTILINE))
    missing = [rule for rule in SHOWN[name] if rule not in told]
    assert not missing, "let it be played from another seed, and renew it"


def test_no_text_is_kept_that_nobody_compares() -> None:
    assert {path.stem for path in HERE.glob("*.txt")} == set(TEXTS)


REPORT = """\
Toy
Edition: 1
Options: none
Seed:    1
Players: Ana (random), Bo (random), Cy (random)

   all: Event 0 of [5]. [toy.event]

1. Ana: Take part 1. [toy.take]
   Take 0 | Take 1 | Take 2
   > Take 1

2. Bo: Take part 1. [toy.take]
   Take 0 | Take 1 | Take 2
   > Take 0

3. Bo: Take part 2. [toy.take]
   Take 1 | Take 2
   > Take 1
   all: Event 0 of [6]. [toy.event]

A draw, 50 to 0 to 50.
"""


def test_a_report_says_who_is_asked_what_and_what_everybody_is_told() -> None:
    steps = [Note(5), Ask(1, 2, 0), Note(6), End(50, 0, 50)]
    game = register(Toy("toy-to-report", steps, seats=3))
    assert playthrough(game.name, bots=["random"] * 3, seed=1) == REPORT
