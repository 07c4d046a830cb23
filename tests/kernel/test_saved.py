"""Readers of saved fields: the good value comes back, a bad one is named with what it should be."""

from collections.abc import Callable

import pytest

from rulewright.kernel import saved
from rulewright.kernel.errors import SaveError

Reader = Callable[[object], object]

READERS: dict[str, tuple[Reader, object, list[object]]] = {
    "number": (
        lambda data: saved.number(data, "it", -1, 9),
        9,
        [10, -2, True, 1.0, "1", None, [1], 1 << 70],
    ),
    "truth": (lambda data: saved.truth(data, "it"), False, [0, 1, "true", None, []]),
    "text": (lambda data: saved.text(data, "it"), "", [0, None, ["a"], True]),
    "items": (lambda data: saved.items(data, "it"), [None, "a"], [0, None, "ab", {}]),
    "two items": (lambda data: saved.items(data, "it", 2), [1, 2], [[], [1], [1, 2, 3], {}]),
    "numbers": (lambda data: saved.numbers(data, "it", 0, 5), [0, 5], [[6], [-1], [True], [[1]]]),
    "zone": (
        lambda data: saved.zone(data, "it", 0, 5).as_list(),
        [5, 0, 5],
        [[6], [-1], ["1"], None, "12"],
    ),
    "field": (lambda data: saved.field(data, "it"), None, []),
}

readers = pytest.mark.parametrize("reader", READERS)


@readers
def test_a_good_value_is_read(reader: str) -> None:
    read, good, _ = READERS[reader]
    found = read({"it": good, "other": "x"})
    assert found == good
    assert type(found) is type(good)


@readers
def test_bad_values_are_refused_and_their_field_named(reader: str) -> None:
    read, _, bad = READERS[reader]
    for value in bad:
        with pytest.raises(SaveError, match="the saved match is damaged: 'it' should "):
            read({"it": value})


@readers
def test_a_missing_field_is_named(reader: str) -> None:
    with pytest.raises(SaveError, match="'it' is missing"):
        READERS[reader][0]({"other": 1})


@readers
@pytest.mark.parametrize("data", [None, [], "it", 3])
def test_a_field_of_what_is_no_object_is_refused(reader: str, data: object) -> None:
    with pytest.raises(SaveError, match="'it' should be inside an object"):
        READERS[reader][0](data)


def test_a_number_is_told_with_its_bounds_and_what_was_there() -> None:
    with pytest.raises(SaveError, match="'energy' should be a number from 0 to 10, not 11"):
        saved.number({"energy": 11}, "energy", 0, 10)
    with pytest.raises(SaveError, match="'energy' should be a number from 0 to 10, not 'x'"):
        saved.number_itself("x", "energy", 0, 10)


def test_a_list_is_told_with_how_many_there_should_be() -> None:
    with pytest.raises(SaveError, match="'relics' should have 2 items, not 3"):
        saved.items({"relics": [1, 2, 3]}, "relics", 2)


def test_both_bounds_are_allowed() -> None:
    assert [saved.number({"it": value}, "it", -3, 4) for value in (-3, 4)] == [-3, 4]
