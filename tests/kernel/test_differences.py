"""Whatever one JSON value becomes, it is made again from what changed, and only that travels."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from rulewright.gamekit.differences import difference, with_difference

# True and 1 are not told apart, so that numbers begin with 2 here.
LEAVES = st.none() | st.booleans() | st.integers(2, 4) | st.sampled_from(["", "a", "swap"])
KEYS = st.sampled_from(["a", "b", "id", "swap", "0"])
JSON = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(KEYS, inner, max_size=4),
    max_leaves=12,
)
THINGS = st.lists(
    st.fixed_dictionaries(
        {"id": st.integers(2, 6), "at": st.integers(2, 4), "of": st.lists(LEAVES)}
    ),
    max_size=6,
)


@given(JSON, JSON)
@example({"a": [2, {"b": 2}], "b": []}, {"a": [2, {"b": None}], "b": []})
@example([[2], [3]], [[2], [4]])
def test_a_value_is_made_again_from_what_changed(before: object, after: object) -> None:
    then = json.dumps(before)
    change = json.loads(json.dumps(difference(before, after)))
    made = with_difference(before, change)
    assert json.dumps(made, sort_keys=True) == json.dumps(after, sort_keys=True)
    assert json.dumps(before) == then, "what was before stays as it is"


@given(THINGS, THINGS)
def test_lists_of_things_that_come_go_and_change(before: object, after: object) -> None:
    change = json.loads(json.dumps(difference({"things": before}, {"things": after})))
    assert with_difference({"things": before}, change) == {"things": after}


@given(JSON)
def test_no_change_is_no_difference(value: object) -> None:
    assert difference(value, value) == {}
    assert with_difference(value, {}) == value


def thing(name: str, at: int = 0) -> dict[str, Any]:
    return {"id": name, "at": at}


@pytest.mark.parametrize(
    ("before", "after", "changed"),
    [
        ({"a": 2, "b": 3}, {"a": 2, "b": 4}, {"b": [4]}),
        ({"a": 2}, {"a": 2, "b": 3}, {"b": [3]}),
        ({"a": 2, "b": 3}, {"a": 2}, {"b": None}),
        ({"a": [2, 3, 4]}, {"a": [2, 4]}, {"a": {"swap": [1, 1]}}),
        ({"a": [2, 4]}, {"a": [2, 3, 4]}, {"a": {"swap": [1, 0, 3]}}),
        ({"a": [2, 3, 4]}, {"a": [5, 3, 4]}, {"a": {"swap": [0, 1, 5]}}),
        ({"a": [2, 3]}, {"a": [4, 5]}, {"a": [[4, 5]]}),
        ({"a": [[2], [3]]}, {"a": [[2], [4]]}, {"a": {"1": [[4]]}}),
        ({"a": []}, {"a": [2]}, {"a": [[2]]}),
        ({"a": None}, {"a": {"b": 2}}, {"a": [{"b": 2}]}),
        ([thing("x"), thing("y")], [thing("x"), thing("y", 2)], {"1": {"at": [2]}}),
        (
            [thing("x"), thing("y"), thing("z")],
            [thing("x"), thing("z", 2)],
            {"swap": [1, 1], "1": {"at": [2]}},
        ),
        ([thing("x")], [thing("x", 2), thing("y")], {"swap": [1, 0, thing("y")], "0": {"at": [2]}}),
        ({"a": thing("x")}, {"a": thing("y")}, {"a": [thing("y")]}),
    ],
)
def test_only_what_changed_is_told(before: object, after: object, changed: object) -> None:
    assert difference(before, after) == changed
    assert with_difference(before, changed) == after


def test_what_did_not_change_is_shared() -> None:
    before: dict[str, Any] = {"hands": [["a"], ["b"]], "turn": {"of": 2}}
    after = with_difference(before, {"hands": {"1": [["c"]]}})
    assert after["turn"] is before["turn"]
    assert after["hands"][0] is before["hands"][0]
    assert before["hands"] == [["a"], ["b"]]
