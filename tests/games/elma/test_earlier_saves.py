"""Saves of earlier versions go on: each thing that was written differently is read as what it meant."""

import json
from pathlib import Path
from typing import Any

import pytest

from rulewright.games.elma.saves.earlier import as_saved_today
from rulewright.games.elma.testing.table import RaceTable
from rulewright.games.elma.testing.written_cards import written_cards
from rulewright.kernel.errors import SaveError
from tests.games.elma.full_save import full, game_to_save

KEPT = Path(__file__).with_name("saved_before_kinds_of_happenings.json")
KEPT_OF_SECOND_FORM = Path(__file__).with_name("saved_before_fields.json")


def test_a_game_saved_by_an_earlier_version_is_the_game_it_was() -> None:
    """The file was written by the version before; the same moves lead to the same game today."""
    game = game_to_save()
    kept = json.loads(KEPT.read_text("utf-8"))
    today, _ = full(game)
    loaded = game.rules.load_state(kept["state"], 3, kept["options"])
    own = game.rules.save_state(loaded)["own"]
    assert own == {**today["own"], "used_this_turn": []}, (
        "how often a text was used was not noted then"
    )


CARDS = """
    kuski Filler: 60
    kuski Ann: 40 38 or 50 45
    kuski Boss: 50 | If a kuski you control would be banned, return it to its owner's hand instead.
    kuski Clerk: 50 | If a kuski would be banned, discard it instead.
    level Long: 4
    instant Axe | Ban target kuski.
    instant Cast | Turn target kuski into a Battler.
"""
POSITION = """
    players 3, turn 9
    battle: Long by Filler, used 3
    me:   offline Filler, online Ann, hand Axe Cast Filler, rest 2
    them: offline Boss Clerk, battle Ann, hand Filler, rest 2
    third: hand Filler, rest 2
"""


@pytest.mark.parametrize(
    ("moment", "moves"),
    [
        ("entering", ["enter Ann"]),
        ("a text under way", ["instant Cast"]),
        ("what takes its place", ["instant Axe", "choose Ann (their)"]),
    ],
)
def test_a_game_saved_in_the_second_form_is_the_game_it_was(moment: str, moves: list[str]) -> None:
    """The file was written by the last version that saved so; the same moves lead to the same game today."""
    game = written_cards(CARDS, "elma-saved-before-fields")
    race = RaceTable(game)
    race.set(POSITION)
    race.me.does(*moves)
    kept = json.loads(KEPT_OF_SECOND_FORM.read_text("utf-8"))
    saved = kept["states"][moment]
    assert "form" not in saved
    loaded = game.rules.load_state(saved, 3, kept["options"])
    assert game.rules.save_state(loaded) == game.rules.save_state(race.state)


def of_today(agenda: list[Any], **own: Any) -> dict[str, Any]:
    nothing: dict[str, Any] = {
        "changes": [],
        "lasting": [],
        "marks": [],
        "definition": [5, 7],
        "active": 2,
    }
    saved = as_saved_today({"agenda": agenda, "own": {**nothing, **own}})
    assert isinstance(saved, dict)
    return saved


BY = [4, 2, [33]]
"""The card that brings it about, by what means, and what led there."""


@pytest.mark.parametrize(
    ("first", "second", "today"),
    [
        (["Happen", 12, [0], 1, 1, -1, [], *BY], ["Happen", 12, [0], 1, 1, *BY], ["Happen", 12, [0], 1, *BY, 1]),
        (["Happen", 3, [0, 1], 1, 1, -1, [], *BY], ["Enter", [0, 1], 1, 0, *BY], ["Enter", 3, [0, 1], 1, *BY, 0]),
        (["Happen", 3, [0, 1], 1, 1, 2, [], *BY], ["Enter", [0, 1], 1, 2, *BY], ["Enter", 3, [0, 1], 1, *BY, 2]),
        (
            ["Happen", 6, [2], 1, 4, 0, [8], *BY],
            ["AddLevel", [2], 1, 4, 0, [8], [], *BY],
            ["AddLevel", 6, [2], 1, *BY, 4, 0, [8], []],
        ),
        (
            ["Happen", 6, [2], 1, 4, -1, [8, -1, 9], *BY],
            ["AddLevel", [2], 1, 4, -1, [8], [9], *BY],
            ["AddLevel", 6, [2], 1, *BY, 4, -1, [8], [9]],
        ),
        *(
            (
                ["Happen", verb, [0], 1, 2, 3, [], *BY],
                ["ChangeCounters", verb, [0], 1, 3, 2, *BY],
                ["ChangeCounters", verb, [0], 1, *BY, 3, 2],
            )
            for verb in (17, 18, 33)
        ),
        *(
            (["Happen", verb, [0], 1, 8, -1, [], *BY], ["TurnInto", verb, [0], 1, 8, *BY], ["TurnInto", verb, [0], 1, *BY, 8])
            for verb in (35, 36)
        ),
        (["Happen", 38, [0], 1, 0, -1, [], *BY], ["JoinTeam", [0], 1, -1, *BY], ["JoinTeam", 38, [0], 1, *BY, -1]),
        (["Happen", 15, [0], 1, 1, -1, [], *BY], ["TakeControl", [0], 1, 1, *BY], ["TakeControl", 15, [0], 1, *BY, 1]),
        (["Happen", 23, [], 1, 6, -1, [], *BY], ["LoseGame", 1, 6, *BY], ["LoseGame", 23, [], 1, *BY, 6]),
        (["Turn", 8], ["Turn", 8], ["Turn", 8]),
    ],
)  # fmt: skip
def test_what_was_about_to_happen_is_of_its_kind(
    first: list[Any], second: list[Any], today: list[Any]
) -> None:
    """In the first form all was of one kind; in the second each kind had its own order."""
    assert of_today([first])["agenda"] == of_today([second])["agenda"] == [today]


@pytest.mark.parametrize(
    ("earlier", "today"),
    [
        ([3, 1, 65, 0], [3, 1, 1, 0, 0]),
        ([3, 1, 64, 0], [3, 1, 0, 0, 0]),
        ([3, 1, 63, 0], [3, 1, 63, 2, 0]),
        ([3, 1, 4, 0], [3, 1, 4, 2, 0]),
        ([3, 24, 15, 2], [3, 24, 15, 1, 2]),
        ([3, 12, 1, 1], [3, 12, 1, 0, 1]),
        ([3, 12, 1, 0, 1], [3, 12, 1, 0, 1]),
    ],
)
def test_a_changed_rule_says_how_it_is_changed(earlier: list[int], today: list[int]) -> None:
    assert of_today([], changes=[earlier])["own"]["changes"] == [today]


@pytest.mark.parametrize(
    ("until", "ends"), [(7, [0, 7]), (0, [0, 0]), (-11, [1, 0]), (-1, [2, 0]), (-2, [3, 0])]
)
def test_what_lasts_says_how_it_ends(until: int, ends: list[int]) -> None:
    begun = [6, 0, 8, 1, 5]
    assert of_today([], lasting=[[*begun, until, [9]]])["own"]["lasting"] == [
        [*begun, *ends, 0, [9]]
    ]


def test_a_note_says_of_which_text_it_is() -> None:
    used_second_of_card_1, came_first_of_card_0 = 64 + 2 * 1 + 1, 0
    marks = of_today([], marks=[used_second_of_card_1, came_first_of_card_0])["own"]["marks"]
    assert marks == [[1, 7, 1, 1], [0, 5, 0, 0]]


@pytest.mark.parametrize(
    "damaged",
    [
        None,
        [],
        {"own": 3, "agenda": []},
        {"own": {}, "agenda": []},
        {"agenda": [[]], "own": {"changes": [], "lasting": [], "marks": [], "definition": []}},
        {"agenda": [], "own": {"changes": [3], "lasting": [], "marks": [], "definition": []}},
        {"agenda": [], "own": {"changes": [], "lasting": [], "marks": [640], "definition": []}},
    ],
)
def test_what_is_no_save_is_left_for_loading_to_refuse(damaged: object) -> None:
    assert as_saved_today(damaged) == damaged


@pytest.mark.parametrize("verb", range(45, 58))
def test_no_verb_that_has_another_number_today_is_read_from_an_earlier_save(verb: int) -> None:
    """The steps of texts that had these numbers were done at once, so none of them can wait in a save."""
    game = written_cards(CARDS, "elma-saved-before-fields")
    race = RaceTable(game)
    race.set(POSITION)
    race.me.does("enter Ann")
    saved: Any = game.rules.save_state(race.state)
    own = {
        key: value
        for key, value in saved["own"].items()
        if key not in {"noted", "extra_turns", "skips", "is_extra_turn", "last_in_order"}
    }
    waiting = ["Happen", verb, [0], 0, -1, 0, [], 1]
    third = {**saved, "form": 3, "own": own}
    options = race.match.options
    assert game.rules.save_state(game.rules.load_state(third, 3, options)) == saved
    with pytest.raises(SaveError, match="damaged"):
        game.rules.load_state({**third, "agenda": [*saved["agenda"], waiting]}, 3, options)
