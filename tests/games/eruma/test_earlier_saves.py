"""Saves of earlier versions go on: each thing that was written differently is read as what it meant."""

from typing import Any

import pytest

from rulewright.effects.program import ACT, WHEN, Ability, Program
from rulewright.games.eruma.saves.earlier import as_saved_today

TEXT = Program([], [], [Ability(ACT, start=0), Ability(WHEN, start=4)], [], [], 0)
BY = [4, 3]
"""The card that brings it about, and by what means."""
CARDS_1_AND_5, CARD_2 = 1 << 1 | 1 << 5, 1 << 2


def of_today(agenda: list[Any], **own: Any) -> dict[str, Any]:
    saved = as_saved_today(
        {"agenda": agenda, "own": {"spent": [], "lasting": [], "up": 3, **own}}, [TEXT, TEXT]
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
            ["Happen", 0, [1, 5], 1, 1, *BY, [2]],
        ),
        (["Happen", 24, 0, 1, 1, -1, -1, 0, 0], ["Happen", 24, [], 1, 1, -1, 0, []]),
        (["Happen", 15, CARD_2, 0, 1, 12, *BY, 0], ["HappenAt", 15, [2], 0, 12, *BY, []]),
        (["Happen", 18, CARD_2, 0, 1, 0, *BY, 0], ["HappenAt", 18, [2], 0, 0, *BY, []]),
        (["Happen", 17, 0, 0, 21, 12, *BY, CARD_2], ["Summoning", [], 0, 21, 12, *BY, [2]]),
        (["Happen", 35, 0, 1, 3, -1, -1, 0, 0], ["PhaseTurns", 35, 1, 3]),
        (["Happen", 36, 0, 1, 0, -1, -1, 0, 0], ["PhaseTurns", 36, 1, 0]),
        (["Turn", 8], ["Turn", 8]),
    ],
)
def test_what_was_about_to_happen_is_of_its_kind(earlier: list[Any], today: list[Any]) -> None:
    assert of_today([earlier])["agenda"] == [today]


def test_what_lasts_ends_with_a_turn() -> None:
    lasting = of_today([], lasting=[[2, 0, 1, 1, 5, 7, [9]]])["own"]["lasting"]
    assert lasting == [[2, 0, 1, 1, 5, 0, 7, [9]]]


def test_a_note_says_which_ability_has_come() -> None:
    assert of_today([], spent=[2 | 4 << 10 | 1 << 20])["own"]["marks"] == [[2, 1, 1, 0]]


@pytest.mark.parametrize(
    "damaged",
    [
        None,
        [],
        {"own": 3, "agenda": []},
        {"own": {"marks": []}, "agenda": []},
        {"own": {"spent": [], "lasting": []}},
        {"own": {"spent": [9 << 10], "lasting": []}, "agenda": []},
        {"own": {"spent": [5 << 20], "lasting": []}, "agenda": []},
        {"own": {"spent": [], "lasting": [3]}, "agenda": []},
    ],
)
def test_what_is_no_earlier_save_is_left_for_loading_to_refuse(damaged: object) -> None:
    assert as_saved_today(damaged, [TEXT, TEXT]) == damaged
