"""Saves of earlier versions go on: each thing that was written differently is read as what it meant."""

import json
from pathlib import Path
from typing import Any

import pytest

from rulewright.effects.earlier_saves import with_turns_kept
from rulewright.effects.program import ACT, STOP, WHEN, Ability, Instruction, Program
from rulewright.games.eruma.saves.earlier import as_saved_today
from rulewright.games.eruma.testing.written_cards import written_cards

TEXT = Program(
    [Instruction(STOP)] * 5, [], [Ability(ACT, start=0), Ability(WHEN, start=4)], [], [], 0
)
BY = [4, 3]
"""The card that brings it about, and by what means."""
CARDS_1_AND_5, CARD_2 = 1 << 1 | 1 << 5, 1 << 2


KEPT = Path(__file__).with_name("saved_before_fields.json")


def test_a_game_saved_by_an_earlier_version_is_the_game_it_was() -> None:
    """The file was written by the version whose happenings each had an order of their own, in the middle of
    effects, with what everybody saw then."""
    kept = json.loads(KEPT.read_text("utf-8"))
    game = written_cards(kept["cards"])
    for each in kept["games"]:
        loaded = game.rules.load_state(each["state"], 2, each["options"])
        views: list[Any] = [game.people.view(loaded, seat) for seat in range(2)]
        for card in [card for view in views for card in view["field"] if card is not None]:
            card.pop("counters", None)  # there were none then
        assert [
            {part: view[part] for part in then}
            for view, then in zip(views, each["views"], strict=True)
        ] == each["views"]
        own: Any = game.rules.save_state(loaded)["own"]
        own["powers"] = [power[:5] for power in own["powers"]]  # today it says who triggered it
        assert own == {**with_turns_kept(each["state"]["own"]), "actions": [], "counters": []}


def of_today(agenda: list[Any], **own: Any) -> dict[str, Any]:
    saved = as_saved_today(
        {"agenda": agenda, "own": {"spent": [], "lasting": [], "up": 3, "active": 1, **own}},
        [TEXT, TEXT],
    )
    assert isinstance(saved, dict)
    assert "spent" not in saved["own"]
    assert saved["own"]["up"] == 3
    return saved


@pytest.mark.parametrize(
    ("earlier", "today"),
    [
        (
            ["Happen", 0, CARDS_1_AND_5, 1, 1, -1, *BY, CARD_2],
            ["Happen", 0, [1, 5], 1, *BY, [2], 1],
        ),
        (["Happen", 24, 0, 1, 1, -1, -1, 0, 0], ["Happen", 24, [], 1, -1, 0, [], 1]),
        (["Happen", 15, CARD_2, 0, 1, 12, *BY, 0], ["HappenAt", 15, [2], 0, *BY, [], 12]),
        (["Happen", 18, CARD_2, 0, 1, 0, *BY, 0], ["HappenAt", 18, [2], 0, *BY, [], 0]),
        (["Happen", 17, 0, 0, 21, 12, *BY, CARD_2], ["Summoning", 17, [], 0, *BY, [2], 21, 12]),
        (["Happen", 35, 0, 1, 3, -1, -1, 0, 0], ["PhaseTurns", 35, [], 1, -1, 0, [], 3]),
        (["Happen", 36, 0, 1, 0, -1, -1, 0, 0], ["PhaseTurns", 36, [], 1, -1, 0, [], 0]),
        (["Turn", 8], ["Turn", 8]),
    ],
)
def test_what_was_about_to_happen_is_of_its_kind(earlier: list[Any], today: list[Any]) -> None:
    assert of_today([earlier])["agenda"] == [today]


@pytest.mark.parametrize(
    ("earlier", "today"),
    [
        (["Happen", 0, [1], 1, 3, *BY, [2]], ["Happen", 0, [1], 1, *BY, [2], 3]),
        (["HappenAt", 15, [1], 1, 12, *BY, [2]], ["HappenAt", 15, [1], 1, *BY, [2], 12]),
        (["Summoning", [], 1, 21, 12, *BY, [2]], ["Summoning", 17, [], 1, *BY, [2], 21, 12]),
        (["PhaseTurns", 35, 1, 3], ["PhaseTurns", 35, [], 1, -1, 0, [], 3]),
        (["Acts"], ["Acts"]),
    ],
)
def test_what_all_happenings_have_comes_first(earlier: list[Any], today: list[Any]) -> None:
    own = {"marks": [], "lasting": [], "powers": [], "active": 1}
    saved = as_saved_today({"agenda": [earlier], "own": own}, [TEXT])
    assert saved == {
        "agenda": [today],
        "own": {**with_turns_kept(own), "actions": [], "counters": []},
        "form": 5,
    }


def test_what_was_saved_in_the_third_form_has_no_extra_turns() -> None:
    own = {
        "marks": [],
        "lasting": [[2, 1, 1, 1, 5, 0, 7, [9]]],
        "active": 1,
        "powers": [[3, 1, 7, 2, [9]]],
    }
    saved = as_saved_today({"agenda": [["Acts"]], "own": own, "form": 3}, [TEXT])
    assert saved == {
        "agenda": [["Acts"]],
        "form": 5,
        "own": {
            "marks": [],
            "lasting": [[2, 1, 1, 1, 5, 0, 7, 1, [9]]],
            "active": 1,
            "powers": [[3, 1, 7, 2, [9], 1]],
            "noted": [],
            "extra_turns": [],
            "is_extra_turn": False,
            "last_in_order": 1,
            "skips": [],
            "actions": [],
            "counters": [],
        },
    }


def test_what_was_saved_in_the_fourth_form_has_no_counters() -> None:
    saved = as_saved_today({"agenda": [["Acts"]], "own": {"powers": []}, "form": 4}, [TEXT])
    own: dict[str, Any] = {"powers": [], "counters": []}
    assert saved == {"agenda": [["Acts"]], "form": 5, "own": own}


def test_what_lasts_ends_with_a_turn() -> None:
    lasting = of_today([], lasting=[[2, 0, 1, 1, 5, 7, [9]]])["own"]["lasting"]
    assert lasting == [[2, 0, 1, 1, 5, 0, 7, 0, [9]]]


def test_a_note_says_which_ability_has_come() -> None:
    assert of_today([], spent=[2 | 4 << 10 | 1 << 20])["own"]["marks"] == [[2, 1, 1, 0]]


@pytest.mark.parametrize(
    "damaged",
    [
        None,
        [],
        {"own": 3, "agenda": []},
        {"own": {"marks": []}},
        {"own": {"marks": []}, "agenda": [3]},
        {"own": {"marks": []}, "agenda": [["PhaseTurns", 35]]},
        {"own": {"marks": []}, "agenda": [], "form": 2},
        {"own": {"spent": [], "lasting": []}},
        {"own": {"spent": [9 << 10], "lasting": []}, "agenda": []},
        {"own": {"spent": [5 << 20], "lasting": []}, "agenda": []},
        {"own": {"spent": [], "lasting": [3]}, "agenda": []},
        {"own": {"spent": [], "lasting": []}, "agenda": [["Happen", 0, -1, 1, 1, -1, *BY, 0]]},
    ],
)
def test_what_is_no_earlier_save_is_left_for_loading_to_refuse(damaged: object) -> None:
    assert as_saved_today(damaged, [TEXT, TEXT]) == damaged
