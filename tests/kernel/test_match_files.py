"""Saved matches: what loads goes on as it stood, and what cannot be loaded says why."""

import json
from typing import Any

import pytest

import rulewright
from rulewright import Match
from rulewright.gamekit.registry import register
from rulewright.games.allumbra.testing.table import DuelTable
from rulewright.kernel.chance import Dice
from rulewright.kernel.errors import SaveError
from rulewright.testing.history import play_at_random, state_bytes
from tests.kernel.toys import Ask, End, Note, Toy

GAME = register(Toy("toy-in-files", [Note(1), Ask([2, 1]), Note(2), Ask([1, 0]), End([100, 0])]))


def half_played() -> Match:
    match = rulewright.start(GAME.name, seats=["Ana", "João"], seed=1)
    match.play(1, "Take 2")
    match.play(0, "Take 1")
    return match


def tree(match: Match) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(match.save())
    return found


def with_state(**changes: object) -> dict[str, object]:
    """The fields of a save whose state has these changes."""
    return {"state": tree(half_played())["state"] | changes}


# What loads


def test_a_save_is_one_line_of_json_that_names_everything() -> None:
    match = half_played()
    data = tree(match)
    assert "\n" not in match.save()
    assert "João" in match.save()
    assert list(data) == sorted(data)
    assert data["rulewright"] == 1
    assert (data["game"], data["edition"], data["seed"]) == (GAME.name, "1", "1")
    assert data["seats"] == ["Ana", "João"]
    assert data["decisions"] == [[1, "take", 2], [0, "take", 1]]
    assert data["base"] is None


@pytest.mark.parametrize("coded", [False, True], ids=["text", "bytes"])
def test_a_loaded_match_is_the_one_that_was_saved(coded: bool) -> None:
    match = half_played()
    save = match.save()
    loaded = rulewright.load(save.encode() if coded else save)
    assert loaded.save() == save
    assert state_bytes(loaded) == state_bytes(match)
    assert loaded.names == match.names
    assert [line.text for line in loaded.story(0)] == [line.text for line in match.story(0)]
    assert [repr(decision) for decision in loaded.pending] == [
        repr(decision) for decision in match.pending
    ]


def test_a_loaded_match_goes_on_alike_and_can_be_taken_back() -> None:
    match = rulewright.start(DuelTable().game.name, seats=["Ana", "Bo"], seed=5)
    play_at_random(match, Dice(3), 9)
    loaded = rulewright.load(match.save())
    for each in (match, loaded):
        play_at_random(each, Dice(4), 1000)
    assert match.is_over
    assert loaded.save() == match.save()
    loaded.undo(len(loaded.decisions))
    begun = rulewright.start(match.game.name, seats=["Ana", "Bo"], seed=5)
    assert loaded.save() == begun.save()


def test_a_save_laid_out_otherwise_is_the_same_save() -> None:
    match = half_played()
    laid_out = json.dumps(tree(match), indent=2, ensure_ascii=True)
    assert rulewright.load(laid_out).save() == match.save()


def test_any_seed_that_can_be_saved_can_be_loaded() -> None:
    for seed in ("", "ação", "\ud800", "7\n"):
        match = rulewright.start(GAME.name, seats=["Ana", "Bo"], seed=seed)
        assert rulewright.load(match.save()).save() == match.save()


def test_a_save_from_before_forms_had_a_number_is_of_the_first() -> None:
    match = half_played()
    data = tree(match)
    assert data["state"].pop("form") == 1
    assert rulewright.load(json.dumps(data)).save() == match.save()


# Another edition


def of_another_edition(match: Match) -> str:
    return json.dumps(tree(match) | {"edition": "0"})


def test_a_match_of_another_edition_goes_on_from_its_state_without_its_history() -> None:
    match = half_played()
    loaded = rulewright.load(of_another_edition(match))
    assert state_bytes(loaded) == state_bytes(match)
    assert (loaded.decisions, loaded.story(0)) == ([], [])
    assert [decision.seat for decision in loaded.pending] == [0]
    loaded.play(0, "Take 0")
    assert loaded.view(0) == {"notes": [1, 101, 100, 202, 2], "secret": 0}
    loaded.undo()
    assert state_bytes(loaded) == state_bytes(match)


def test_nothing_before_it_was_loaded_can_be_taken_back() -> None:
    loaded = rulewright.load(of_another_edition(half_played()))
    with pytest.raises(rulewright.errors.UndoError, match="cannot take back 1 of 0 decisions"):
        loaded.undo()


def test_a_match_of_another_edition_is_of_this_one_when_it_is_saved_again() -> None:
    loaded = rulewright.load(of_another_edition(half_played()))
    loaded.play(0, "Take 0")
    data = tree(loaded)
    assert (data["edition"], data["decisions"]) == ("1", [[0, "take", 0]])
    assert data["base"] == tree(half_played())["state"]
    assert rulewright.load(loaded.save()).save() == loaded.save()


def test_a_match_of_another_edition_may_be_over() -> None:
    match = half_played()
    match.concede(0)
    loaded = rulewright.load(of_another_edition(match))
    assert loaded.result is not None
    assert loaded.result.shares == [0, 100]


def test_what_the_present_rules_would_not_do_does_not_matter_in_another_edition() -> None:
    data = tree(half_played()) | {"edition": "0", "decisions": [[0, "fly"]]}
    assert rulewright.load(json.dumps(data)).decisions == []


# What does not load


@pytest.mark.parametrize(
    "save",
    ["", "{", "hello", b"\xff\xfe", "[" * 100_000, "9" * 10_000],
    ids=["empty", "half", "text", "bytes", "deep", "long"],
)
def test_what_is_not_json_is_no_saved_match(save: str | bytes) -> None:
    with pytest.raises(SaveError, match="this is no saved match: "):
        rulewright.load(save)


@pytest.mark.parametrize("save", ["[]", "null", "3", '"save"'])
def test_json_that_is_no_object_is_refused(save: str) -> None:
    with pytest.raises(SaveError, match="should be inside an object"):
        rulewright.load(save)


@pytest.mark.parametrize("number", [0, 2, "1", None, True, 1.0])
def test_another_format_is_refused(number: object) -> None:
    with pytest.raises(SaveError, match="'rulewright' should be a number from 1 to 1, not "):
        rulewright.load(json.dumps(tree(half_played()) | {"rulewright": number}))


@pytest.mark.parametrize("field", list(tree(half_played())))
def test_a_missing_field_is_named(field: str) -> None:
    data = tree(half_played())
    del data[field]
    with pytest.raises(SaveError, match=f"'{field}' is missing"):
        rulewright.load(json.dumps(data))


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"game": "tarot"}, "of a game that is not here: there is no game 'tarot'"),
        ({"game": 3}, "'game' should be a text"),
        ({"edition": 1}, "'edition' should be a text"),
        ({"seed": 1}, "'seed' should be a text"),
        ({"seed": "2"}, "its decisions do not lead to its state"),
        ({"seats": "Ana"}, "'seats' should be a list"),
        ({"seats": []}, "Toy takes 2 players, not 0"),
        ({"seats": ["Ana", "Bo", "Cy"]}, "Toy takes 2 players, not 3"),
        ({"seats": ["Ana", ""]}, "a seat has a name, not ''"),
        ({"seats": ["Ana", 3]}, "a seat has a name, not 3"),
        ({"options": []}, "'options' should be an object"),
        ({"options": {"speed": 1}}, "Toy has no option 'speed'"),
        ({"decisions": {}}, "'decisions' should be a list"),
        ({"decisions": []}, "its decisions do not lead to its state"),
        ({"decisions": [3]}, "3 is no decision"),
        ({"decisions": [["0", "take", 1]]}, "names no seat"),
        ({"decisions": [[2, "take", 1]]}, "there is no seat 2"),
        ({"decisions": [[0, "take", 9]]}, "Ana cannot choose ['take', 9] now"),
        ({"decisions": [[0, "fly"]]}, "'fly' is not a verb of Toy"),
        ({"decisions": [[0, "concede"], [1, "take", 0]]}, "the match is over"),
        ({"base": 3}, "its state should be an object, not 3"),
        ({"state": None}, "its state should be an object, not None"),
        (with_state(word=-1), "'word' should be a number"),
        (with_state(word=1), "its decisions do not lead to its state"),
        (with_state(asked=1.5), "'asked' should be a number"),
        (with_state(waiting=4), "'waiting' should be a number from 0 to 3"),
        (with_state(waiting=2), "'waiting' is not for those who are asked"),
        (with_state(waiting=0), "'answers' does not fit the rest"),
        (with_state(over=1), "'over' should be true or false"),
        (with_state(over=True, shares=[1, 2]), "'shares' should be 2 numbers, 100 together"),
        (with_state(shares=[100, 0]), "'shares' does not fit the rest"),
        (with_state(agenda=[]), "'agenda' is empty"),
        (with_state(agenda=[["Fly"]]), "['Fly'] is no step of Toy"),
        (with_state(agenda=["Ask"]), "'Ask' is no step of Toy"),
        (with_state(agenda=[[["Ask"], 1]]), "[['Ask'], 1] is no step of Toy"),
        (with_state(agenda=[[]]), "[] is no step of Toy"),
        (with_state(agenda=[3]), "3 is no step of Toy"),
        (with_state(agenda=[["Note"]]), "'agenda, Note' should have 1 part (number), not []"),
        (
            with_state(agenda=[["Note", 1, 2]]),
            "'agenda, Note' should have 1 part (number), not [1, 2]",
        ),
        (with_state(agenda=[["Confirm", 1]]), "'agenda, Confirm' should have no parts, not [1]"),
        (
            with_state(agenda=[["Note", "1"]]),
            f"'agenda, Note, number' should be a number from {-(2**60)} to {2**60}, not '1'",
        ),
        (with_state(agenda=[["Ask", 1]]), "'agenda, Ask, parts' should be a list, not 1"),
        (with_state(agenda=[["Ask", [1]]]), "'agenda, Ask, parts' should have 2 items, not 1"),
        (
            with_state(agenda=[["Ask", [1, 10]]]),
            "'agenda, Ask, parts' should be a number from 0 to 9, not 10",
        ),
        (with_state(form=0), "'form' should be a number from 1 to"),
        (with_state(form="1"), "'form' should be a number from 1 to"),
        (
            with_state(form=2),
            "has the form 2, and Toy knows forms up to 1 here: go on with the newer version",
        ),
        (with_state(answers=[[], []]), "'waiting' is not for those who are asked"),
        (with_state(answers=[[512]]), "'answers' should have 2 items, not 1"),
        (with_state(answers=[[512], [9]]), "'answers' has one not on offer"),
        (with_state(answers=[[512, 512], [768]]), "'answers' has one not on offer"),
        (
            with_state(answers=[[1 << 50], []]),
            f"'answers' should be a number from 0 to {2**50 - 1}",
        ),
        (with_state(script=3), "'script' should be a list"),
        (with_state(own={}), "'notes' is missing"),
    ],
    ids=lambda value: repr(value)[-60:],
)
def test_a_damaged_save_is_refused_with_what_is_wrong(
    changes: dict[str, object], reason: str
) -> None:
    with pytest.raises(SaveError) as refused:
        rulewright.load(json.dumps(tree(half_played()) | changes))
    assert reason in str(refused.value)
