"""How much a printed card of Elma may have: just so much is right, and one more or less is a fault."""

import pytest

from rulewright.games.elma.cards.content_checks import tenths, wrong_facts
from rulewright.testing import rule

COMMON: dict[str, object] = {
    "name": "Ann", "rarity": "C", "number": 1, "flavour": "Rides.", "icons": ["wheel"],
}  # fmt: skip


def faulty(heading: str, **fields: object) -> list[str]:
    """The fields in which something is wrong."""
    return [fault.field for fault in wrong_facts(heading, {**COMMON, **fields})]


@rule("elma/cards.personal-records")
@pytest.mark.parametrize("time", [0.1, 1, 38.5, 599.9, 600, "NF"])
def test_a_record_is_a_time_up_to_ten_minutes_or_none(time: object) -> None:
    assert faulty("kuski", records=[time, 40]) == []


@rule("elma/cards.personal-records")
@pytest.mark.parametrize("time", [0, -0.1, 0.05, 38.55, 600.1, 601, True, "nf", None])
def test_what_is_no_such_time_is_no_record(time: object) -> None:
    assert faulty("kuski", records=[time, 40]) == ["records"]


@rule("elma/content.records-example")
def test_a_list_has_one_to_six_records() -> None:
    assert [faulty("kuski", records=[40] * count) for count in (0, 1, 6, 7)] == [
        ["records"], [], [], ["records"],
    ]  # fmt: skip
    assert faulty("kuski", records=[40, "NF"]) == ["records"]
    assert faulty("kuski", records="40") == ["records"]
    assert faulty("kuski") == ["records"]


@rule("elma/ruling.repeated-parts-choice")
def test_a_second_list_is_another_one() -> None:
    assert faulty("kuski", records=[40], second_records=[41]) == []
    assert faulty("kuski", records=[40], second_records=[40]) == ["second_records"]
    assert faulty("kuski", records=[40], second_records=[]) == ["second_records"]


@rule("elma/content.kuski-subtypes")
def test_a_kuski_has_up_to_two_types() -> None:
    types = ["Battler", "Rookie", "Casual"]
    assert [faulty("kuski", records=[40], types=types[:count]) for count in range(4)] == [
        [], [], [], ["types"],
    ]  # fmt: skip
    assert faulty("kuski", records=[40], types=["Battler", "Uphill", "Rookie"]) == ["types"]


@rule("elma/levels.length-limits")
@pytest.mark.parametrize("length", [1, 6, [1, 2], [5, 6], [1, 6]])
def test_a_length_is_one_to_six_full_turns_or_a_range_of_them(length: object) -> None:
    assert faulty("level", length=length) == []


@rule("elma/levels.length-limits")
@pytest.mark.parametrize(
    "length", [0, 7, True, 2.0, "2", [], [2], [2, 2], [3, 2], [0, 2], [5, 7], [1, 2, 3], None]
)
def test_what_is_no_such_length_is_a_fault(length: object) -> None:
    assert faulty("level", length=length) == ["length"]


@rule("elma/ruling.repeated-parts-choice")
@pytest.mark.parametrize(
    ("second", "faults"),
    [(1, []), (5, []), ([1, 2], []), ([4, 5], []), (2, ["second_length"]), (4, ["second_length"]),
     ([2, 3], ["second_length"]), ([2, 4], ["second_length"]), (7, ["second_length"])],
)  # fmt: skip
def test_a_second_length_has_something_that_the_first_has_not(
    second: object, faults: list[str]
) -> None:
    assert faulty("level", length=[2, 4], second_length=second) == faults


@rule("elma/content.card-parts")
@pytest.mark.parametrize(
    ("number", "faults"),
    [(1, []), (9999, []), (0, ["number"]), (10000, ["number"]), (True, ["number"]),
     ("1", ["number"]), (None, ["number"])],
)  # fmt: skip
def test_a_collector_number_is_one_to_9999(number: object, faults: list[str]) -> None:
    assert faulty("level", length=1, number=number) == faults


@rule("elma/content.card-parts")
@pytest.mark.parametrize("rarity", ["C", "U", "R"])
def test_a_rarity_is_one_of_three_letters(rarity: str) -> None:
    assert faulty("level", length=1, rarity=rarity) == []
    assert faulty("level", length=1, rarity=rarity.lower()) == ["rarity"]


@rule("elma/ruling.instant-nature")
def test_only_an_instant_needs_a_text() -> None:
    assert faulty("instant") == ["text"]
    assert faulty("instant", text="Draw a card.") == []
    assert faulty("level", length=1, text="") == ["text"]


@rule("elma/ruling.teams")
@pytest.mark.parametrize(
    ("name", "faults"),
    [("Ann", []), ("Ann [red]", []), ("Ann Bo [r d]", []), ("Ann [red] x", ["name"]),
     ("Ann []", ["name"]), ("Ann[red]", ["name"]), ("[red]", ["name"]), ("Ann #1", ["name"]),
     ("Ann  Bo", ["name"]), (" Ann", ["name"]), (7, ["name"])],
)  # fmt: skip
def test_a_name_may_end_with_a_team_in_brackets(name: object, faults: list[str]) -> None:
    assert faulty("kuski", records=[40], name=name) == faults


@rule("elma/ruling.teams")
def test_a_level_has_no_team() -> None:
    assert faulty("level", length=1, name="Ann [red]") == ["name"]
    assert faulty("instant", text="Draw a card.", name="Ann [red]") == ["name"]


def test_times_are_kept_in_tenths() -> None:
    assert [tenths(each) for each in (38.5, 36, 0.1, "NF")] == [385, 360, 1, -1]
