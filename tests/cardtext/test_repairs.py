"""Suggestions, measured: texts are damaged at random, and the first guess should be the text.

The figures are those of single slips in texts that we wrote ourselves; strangers' texts do worse.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest

import rulewright
from rulewright.cardtext import CardTextError, Language, Mistake
from tests.cardtext.languages import ERUMA, GAMES, all_texts, language_of

SOURCE = Path(rulewright.__file__).parents[1]
Damage = Callable[[list[str], Random], list[str]]


def letters_swapped(words: list[str], random: Random) -> list[str]:
    place = random.choice([number for number, word in enumerate(words) if len(word) > 3])
    word = words[place]
    at = random.randrange(len(word) - 2)
    broken = word[:at] + word[at + 1] + word[at] + word[at + 2 :]
    return [*words[:place], broken, *words[place + 1 :]]


def words_swapped(words: list[str], random: Random) -> list[str]:
    at = random.randrange(1, len(words) - 1)
    return [*words[: at - 1], words[at], words[at - 1], *words[at + 1 :]]


def word_too_many(words: list[str], random: Random) -> list[str]:
    known = sorted(word for word in language_of("eruma").lexicon.words if word.isalpha())
    at = random.randrange(1, len(words))
    return [*words[:at], random.choice(known), *words[at:]]


def word_missing(words: list[str], random: Random) -> list[str]:
    at = random.randrange(1, len(words))
    return [*words[:at], *words[at + 1 :]]


def cut_off(words: list[str], random: Random) -> list[str]:
    return words[: random.randrange(2, len(words))]


@dataclass
class Figures:
    """How many texts were broken, and for how many something held, in hundredths."""

    broken: int = 0
    near: int = 0
    first: int = 0
    among_three: int = 0
    some: int = 0
    continued: int = 0

    def percent(self, count: int) -> float:
        return 100 * count / self.broken


def refusal(language: Language, text: str) -> Mistake | None:
    """What is wrong with a text, if anything is."""
    try:
        language.read(text)
    except CardTextError as error:
        return error.mistake
    return None


def measured(damage: Damage) -> Figures:
    random = Random(20)
    figures = Figures()
    for game, text in all_texts() * 2:
        language = language_of(game)
        words = text.split()
        broken = " ".join(damage(words, random))
        mistake = refusal(language, broken)
        if mistake is None:
            continue  # it is read all the same, or says something else, which nobody can notice
        changed = next(
            (
                place
                for place, (one, other) in enumerate(zip(text, broken, strict=False))
                if one != other
            ),
            len(broken),
        )
        figures.broken += 1
        figures.near += abs(broken[: mistake.start].count(" ") - broken[:changed].count(" ")) <= 2
        figures.first += mistake.suggestions[:1] == (text,)
        figures.among_three += text in mistake.suggestions
        figures.some += bool(mistake.suggestions)
        beginning = broken.rstrip(" ,.;:")
        figures.continued += any(other.startswith(beginning) for other in mistake.suggestions[:1])
    return figures


@pytest.mark.parametrize(
    ("damage", "near", "first", "among_three", "some"),
    [
        (letters_swapped, 99, 97, 97, 99),
        (words_swapped, 98, 96, 98, 99),
        # Where the word too many is "unless", "next" or the like, nothing is proposed: it may be the one that is meant.
        # How often that word is drawn depends on the vocabulary: measured 91, 92 and 93 of a hundred.
        (word_too_many, 98, 90, 91, 92),
        (word_missing, 97, 66, 81, 98),
    ],
)
def test_the_text_that_was_meant_is_found(
    damage: Damage, near: int, first: int, among_three: int, some: int
) -> None:
    figures = measured(damage)
    assert figures.broken > 100
    found = {
        "near": figures.percent(figures.near),
        "first": figures.percent(figures.first),
        "among three": figures.percent(figures.among_three),
        "some": figures.percent(figures.some),
    }
    wanted = {"near": near, "first": first, "among three": among_three, "some": some}
    assert all(found[name] >= least for name, least in wanted.items()), found


def test_a_text_that_is_cut_off_is_completed() -> None:
    figures = measured(cut_off)
    assert figures.broken > 100
    assert figures.percent(figures.some) >= 97
    assert figures.percent(figures.continued) >= 97


@pytest.mark.parametrize("damage", [letters_swapped, word_missing, cut_off])
def test_every_suggestion_is_understood(damage: Damage) -> None:
    random = Random(21)
    for game, text in all_texts():
        language = language_of(game)
        broken = " ".join(damage(text.split(), random))
        mistake = refusal(language, broken)
        for suggestion in mistake.suggestions if mistake else ():
            assert language.write(language.read(suggestion)) == suggestion


@pytest.mark.parametrize(
    ("text", "completed"),
    [
        (
            "Quick: You may discard a card. If you do",
            "Quick: You may discard a card. If you do, draw a card.",
        ),
        ("Quick: Kill target", "Quick: Kill target card."),
        ("Quick: Move target", "Quick: Move target card one step."),
        ("Quick: Draw 2 cards", "Quick: Draw 2 cards."),
        ("Quick: Draw 2 cards, then", "Quick: Draw 2 cards, then draw a card."),
        (
            "Quick: Choose one: kill target Maniac",
            "Quick: Choose one: kill target Maniac; or draw a card.",
        ),
        ("Quick: Summon", "Quick: Summon a Henchman named Name."),
        ("Whenever a Thief", "Whenever a Thief moves, draw a card."),
    ],
)
def test_a_text_is_completed_in_the_usual_way(text: str, completed: str) -> None:
    assert language_of("eruma").repairs.suggestions(text)[0] == completed


def test_two_slips_far_from_each_other_are_both_repaired() -> None:
    text = "Quick: Kill targt Thief an opponent controls. If you control 2 or more Maniacs, draw 3 crads."
    right = text.replace("targt", "target").replace("crads", "cards")
    assert language_of("eruma").repairs.suggestions(text)[0] == right


def test_a_name_in_small_letters_gets_its_capitals() -> None:
    text = "Quick: Summon a Henchman named gallows crow to an empty position."
    suggestions = language_of("eruma").repairs.suggestions(text)
    assert suggestions[0] == text.replace("gallows crow", "Gallows Crow")


@pytest.mark.parametrize("game", GAMES)
def test_a_suggestion_never_is_the_text_itself(game: str) -> None:
    language = language_of(game)
    for text in ("Draw a card", "Draw a Card.", "Drw a card."):
        assert language.repairs.suggestions(text)[0] == "Draw a card."


def test_suggestions_do_not_depend_on_chance() -> None:
    """Sets of words come in another order in every process; suggestions may not."""
    program = (
        "import sys; sys.modules['interegular'] = None;"
        "from pathlib import Path; from rulewright.cardtext import Language;"
        f"language = Language(Path({str(ERUMA)!r}));"
        "print([language.repairs.suggestions(text) for text in ('Quick: Kill Thief on.', 'Draw')])"
    )
    shown = {
        subprocess.run(
            [sys.executable, "-c", program],
            capture_output=True,
            check=True,
            env={"PYTHONPATH": str(SOURCE), "PYTHONHASHSEED": seed},
        ).stdout
        for seed in ("1", "2", "3")
    }
    assert len(shown) == 1
