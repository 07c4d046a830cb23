"""Whole matches as texts, compared to the letter with the ones kept here.

A text that has changed shows in the difference what a change of the program does to play. If that
is what was meant, write all texts anew, look at the difference, and commit it with the change:

    RULEWRIGHT_RENEW=1 pytest tests/playthroughs
"""

import os
import re
from itertools import zip_longest
from pathlib import Path

import pytest

from rulewright.cli.arguments import read_options
from rulewright.gamekit.registry import find_game, game_names, register
from rulewright.testing.playthrough import playthrough
from tests.kernel.toys import Ask, End, Note, Toy

HERE = Path(__file__).parent
RENEW = os.environ.get("RULEWRIGHT_RENEW") == "1"

TEXTS = sorted(path.stem for path in HERE.glob("*.txt"))
"""A game's name comes first. Each text says at its beginning how it is played: a new one begins as a file with
those five lines, and is written by being renewed."""

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


def header(text: str, field: str) -> str:
    """What a text says of how it is played."""
    found = re.search(rf"^{field}: +(.*)$", text, re.MULTILINE)
    assert found is not None, f"a text begins with lines like 'Players: Ana (random)'; no {field}"
    return found[1]


def played_again(game: str, kept: str) -> str:
    """The match that a text tells of, as it is played now."""
    said = header(kept, "Options")
    options = [] if said == "none" else said.split(", ")
    return playthrough(
        game,
        bots=re.findall(r"\((.*?)\)", header(kept, "Players")),
        seed=header(kept, "Seed"),
        options=read_options(find_game(game), options),
    )


@pytest.mark.parametrize("name", TEXTS)
def test_a_match_is_played_as_it_was(name: str) -> None:
    path = HERE / f"{name}.txt"
    kept = path.read_text(encoding="utf-8")
    now = played_again(name.partition("-")[0], kept)
    if RENEW:
        path.write_text(now, encoding="utf-8", newline="\n")
        kept = now
    assert kept == now, difference(kept, now)


@pytest.mark.parametrize("name", SHOWN)
def test_a_text_shows_what_it_was_picked_for(name: str) -> None:
    kept = (HERE / f"{name}.txt").read_text(encoding="utf-8")
    told = set(re.findall(r"^   (?:all|only).*: .* \[([a-z.-]+)\]$", kept, re.MULTILINE))
    missing = [rule for rule in SHOWN[name] if rule not in told]
    assert not missing, "let it be played from another seed, and renew it"


@pytest.mark.parametrize("game", game_names())
def test_every_game_has_a_text(game: str) -> None:
    assert [name for name in TEXTS if name.partition("-")[0] == game]


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
    steps = [Note(5), Ask([1, 2, 0]), Note(6), End([50, 0, 50])]
    game = register(Toy("toy-to-report", steps, seats=3))
    assert playthrough(game.name, bots=["random"] * 3, seed=1) == REPORT
