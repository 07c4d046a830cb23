"""The first game with a guide is always dealt alike, and holds what there is to learn from."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.gamekit.match import Match, start_match
from rulewright.gamekit.people import Tutorial
from rulewright.games.elma import GAME
from rulewright.games.elma.tutorial import RaceLesson


def begun(tutorial: Tutorial) -> Match:
    return start_match(GAME, ["Ana", "Bo"], tutorial.options, tutorial.seed, "en")


def printed_hand(match: Match) -> list[dict[str, Any]]:
    view: Any = match.view(0)
    cards = {card["key"]: card for card in GAME.people.printed("en")["cards"]}
    return [cards[held["card"]] for held in view["players"][0]["cards"]]


def test_the_pupil_begins_with_kuskis_that_may_all_levels_to_choose_from_and_an_instant() -> None:
    tutorial = GAME.people.tutorial()
    assert tutorial is not None
    assert tutorial.options == {"deck_1": "old-school", "deck_2": "pipe-cup"}
    match = begun(tutorial)
    assert [decision.seat for decision in match.pending] == [0]
    hand = printed_hand(match)
    kuskis = [card for card in hand if card["kind"] == "Kuski"]
    assert len([card for card in kuskis if not {"Battler", "Designer"} & {*card["types"]}]) >= 2
    levels = [card for card in hand if card["kind"] == "Level"]
    assert len([card for card in levels if len({*card["lengths"]}) > 1]) >= 2
    assert any(card["kind"] == "Instant" for card in hand)


def test_it_is_dealt_alike_every_time() -> None:
    one = RaceLesson().deal(GAME.rules, list(GAME.deck_choice.presets))
    other = RaceLesson().deal(GAME.rules, list(GAME.deck_choice.presets))
    assert (one.seed, one.options, one.bot) == (other.seed, other.options, other.bot)
    assert one.bot == RaceLesson().bot == "greedy"


def test_without_the_decks_it_wants_it_is_taught_with_others() -> None:
    left = [key for key in GAME.deck_choice.presets if key != "old-school"]
    tutorial = RaceLesson().deal(GAME.rules, left)
    assert tutorial.options["deck_1"] == "pipe-cup"
    assert tutorial.options["deck_2"] in left
    assert begun(tutorial).pending[0].seat == 0


SOUND = "Spef Zweq FII11 Min01 Skip Grob Apple01"


@pytest.mark.parametrize(
    ("hand", "teaches"),
    [
        (SOUND, True),
        (SOUND.replace("Zweq", "Adi"), False),
        (SOUND.replace("Zweq", "DewwCraft-[shown]"), False),
        (SOUND.replace("Zweq", "Skip"), False),
        (SOUND.replace("Min01", "Chain01"), False),
        (SOUND.replace("Min01", "Multi01"), False),
        (SOUND.replace("Min01", "Flatout"), False),
        (SOUND.replace("Skip", "Grob"), False),
        (SOUND.replace("Grob", "Chain01"), True),
    ],
)
def test_a_hand_teaches_that_holds_enough_of_each_kind(hand: str, teaches: bool) -> None:
    """Two kuskis that may all, two levels of free length without a keyword, and an instant."""
    race = GAME.rules.position(f"me: hand {hand}\n them: hand Grob").state
    assert RaceLesson().teaches(race) is teaches


@pytest.mark.parametrize(("active", "begins"), [("me", True), ("them", False)])
def test_the_pupil_is_to_begin(active: str, begins: bool) -> None:
    race = GAME.rules.position(f"active {active}\n me: hand Spef\n them: hand Grob").state
    assert RaceLesson().begins(race) is begins


def test_the_lesson_wants_what_its_file_says() -> None:
    lesson = RaceLesson()
    assert (lesson.kuskis, lesson.levels, lesson.instants) == (2, 2, 1)
