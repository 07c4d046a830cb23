"""Zones: one suite for the plain and the native implementation, and both against a list.

On the compiled build `zone` is the native one, compiled; on the plain build it is the list. The
other is `zone_native` as it stands, over the same native vectors.
"""

import importlib
from types import ModuleType
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

IMPLEMENTATIONS = ["rulewright.kernel.zone", "rulewright.kernel.zone_native"]
LARGEST = (1 << 50) - 1
"""The largest choice there can be."""


@pytest.fixture(params=IMPLEMENTATIONS)
def piles(request: pytest.FixtureRequest) -> ModuleType:
    return importlib.import_module(request.param)


def test_a_new_zone_is_empty(piles: ModuleType) -> None:
    zone = piles.Zone()
    assert len(zone) == 0
    assert zone.as_list() == []
    assert 0 not in zone


def test_a_zone_of_items_has_the_last_on_top(piles: ModuleType) -> None:
    zone = piles.zone_of([3, 1, 2])
    assert zone.as_list() == [3, 1, 2]
    assert [zone[place] for place in range(3)] == [3, 1, 2]
    assert zone.pop() == 2
    assert zone.as_list() == [3, 1]


def test_a_zone_is_made_of_anything_that_can_be_gone_through(piles: ModuleType) -> None:
    assert piles.zone_of(number * number for number in range(4)).as_list() == [0, 1, 4, 9]


def test_append_puts_on_top(piles: ModuleType) -> None:
    zone = piles.zone_of([5])
    zone.append(7)
    assert zone.as_list() == [5, 7]


def test_an_item_is_replaced_in_its_place(piles: ModuleType) -> None:
    zone = piles.zone_of([5, 6, 7])
    zone[1] = 9
    assert zone.as_list() == [5, 9, 7]


@pytest.mark.parametrize("place", [3, 100])
def test_there_is_nothing_beyond_the_top(piles: ModuleType, place: int) -> None:
    zone = piles.zone_of([5, 6, 7])
    with pytest.raises(IndexError):
        zone[place]
    with pytest.raises(IndexError):
        zone[place] = 1
    assert zone.as_list() == [5, 6, 7]


def test_nothing_can_be_taken_off_an_empty_zone(piles: ModuleType) -> None:
    with pytest.raises(IndexError):
        piles.Zone().pop()


def test_remove_takes_the_lowest_of_its_kind(piles: ModuleType) -> None:
    zone = piles.zone_of([1, 2, 1, 2])
    zone.remove(2)
    assert zone.as_list() == [1, 1, 2]


def test_what_is_not_there_cannot_be_removed(piles: ModuleType) -> None:
    zone = piles.zone_of([1, 2])
    with pytest.raises(ValueError, match="not in"):
        zone.remove(3)
    assert zone.as_list() == [1, 2]


def test_extend_puts_another_zone_on_top_and_leaves_it(piles: ModuleType) -> None:
    zone, other = piles.zone_of([1]), piles.zone_of([2, 3])
    zone.extend(other)
    assert zone.as_list() == [1, 2, 3]
    assert other.as_list() == [2, 3]


def test_a_zone_can_be_put_on_top_of_itself(piles: ModuleType) -> None:
    zone = piles.zone_of([1, 2, 3])
    zone.extend(zone)
    assert zone.as_list() == [1, 2, 3, 1, 2, 3]


def test_clear_takes_everything_out_and_the_zone_goes_on(piles: ModuleType) -> None:
    zone = piles.zone_of([1, 2])
    zone.clear()
    assert zone.as_list() == []
    zone.append(4)
    assert zone.as_list() == [4]


def test_count_and_contains(piles: ModuleType) -> None:
    zone = piles.zone_of([1, 2, 1])
    assert [zone.count(item) for item in range(4)] == [0, 2, 1, 0]
    assert [item in zone for item in range(4)] == [False, True, True, False]


def test_sort_puts_in_rising_order(piles: ModuleType) -> None:
    zone = piles.zone_of([3, 1, 2, 3, 0])
    zone.sort()
    assert zone.as_list() == [0, 1, 2, 3, 3]


def test_distinct_keeps_the_first_of_each(piles: ModuleType) -> None:
    zone = piles.zone_of([2, 1, 2, 3, 1])
    assert zone.distinct().as_list() == [2, 1, 3]
    assert zone.as_list() == [2, 1, 2, 3, 1]


@pytest.mark.parametrize("change", ["append", "pop", "set", "remove", "sort", "clear", "extend"])
def test_copies_share_nothing(piles: ModuleType, change: str) -> None:
    zone = piles.zone_of([3, 1, 2])
    copies = [zone.copy(), zone.plus(9), zone.distinct(), zone.as_list()]
    if change == "append":
        zone.append(4)
    elif change == "set":
        zone[0] = 8
    elif change == "remove":
        zone.remove(3)
    elif change == "extend":
        zone.extend(zone.copy())
    else:
        getattr(zone, change)()
    assert copies[0].as_list() == copies[2].as_list() == copies[3] == [3, 1, 2]
    assert copies[1].as_list() == [3, 1, 2, 9]


def test_changing_a_copy_leaves_the_original(piles: ModuleType) -> None:
    zone = piles.zone_of([3, 1, 2])
    for copy in (zone.copy(), zone.plus(0), zone.distinct()):
        copy.append(4)
        copy[0] = 7
        copy.sort()
        assert zone.as_list() == [3, 1, 2]


def test_a_zone_holds_whole_choices_and_numbers_below_zero(piles: ModuleType) -> None:
    assert piles.zone_of([LARGEST, -1, 0]).as_list() == [LARGEST, -1, 0]


ITEMS = st.integers(-1, 5) | st.integers(0, LARGEST)


class ZonesAndList(RuleBasedStateMachine):
    """Whatever is done to both zones and a list, they hold the same."""

    def __init__(self) -> None:
        super().__init__()
        self.modules = [importlib.import_module(name) for name in IMPLEMENTATIONS]
        self.zones: list[Any] = [module.Zone() for module in self.modules]
        self.model: list[int] = []

    @rule(items=st.lists(ITEMS, max_size=8))
    def begin_with(self, items: list[int]) -> None:
        self.model = list(items)
        self.zones = [module.zone_of(items) for module in self.modules]

    @rule(item=ITEMS)
    def append(self, item: int) -> None:
        self.model.append(item)
        for zone in self.zones:
            zone.append(item)

    @precondition(lambda self: self.model)
    @rule()
    def pop(self) -> None:
        top = self.model.pop()
        assert [zone.pop() for zone in self.zones] == [top, top]

    @precondition(lambda self: self.model)
    @rule(item=ITEMS, data=st.data())
    def put(self, item: int, data: st.DataObject) -> None:
        place = data.draw(st.integers(0, len(self.model) - 1))
        self.model[place] = item
        for zone in self.zones:
            zone[place] = item

    @precondition(lambda self: self.model)
    @rule(data=st.data())
    def remove(self, data: st.DataObject) -> None:
        item = data.draw(st.sampled_from(self.model))
        self.model.remove(item)
        for zone in self.zones:
            zone.remove(item)

    @rule(item=ITEMS)
    def remove_if_there(self, item: int) -> None:
        if item in self.model:
            return
        for zone in self.zones:
            with pytest.raises(ValueError, match="not in"):
                zone.remove(item)

    @rule(items=st.lists(ITEMS, max_size=5))
    def extend(self, items: list[int]) -> None:
        self.model.extend(items)
        for zone, module in zip(self.zones, self.modules, strict=True):
            zone.extend(module.zone_of(items))

    @rule()
    def extend_by_itself(self) -> None:
        if len(self.model) < 40:
            self.model += self.model
            for zone in self.zones:
                zone.extend(zone)

    @rule()
    def sort(self) -> None:
        self.model.sort()
        for zone in self.zones:
            zone.sort()

    @rule()
    def clear(self) -> None:
        self.model.clear()
        for zone in self.zones:
            zone.clear()

    @rule(item=ITEMS)
    def go_on_with_a_larger_copy(self, item: int) -> None:
        """What is done to the copies does not reach the old zones."""
        old, before = self.zones, list(self.model)
        self.model = [-1, *self.model[1:], item] if self.model else [-1]
        self.zones = [zone.plus(item) for zone in old]
        for zone in self.zones:
            zone[0] = -1
        assert [zone.as_list() for zone in old] == [before, before]

    @rule()
    def go_on_with_a_copy(self) -> None:
        self.zones = [zone.copy() for zone in self.zones]

    @rule()
    def go_on_with_the_distinct(self) -> None:
        self.model = list(dict.fromkeys(self.model))
        self.zones = [zone.distinct() for zone in self.zones]

    @rule(item=ITEMS)
    def look_for(self, item: int) -> None:
        for zone in self.zones:
            assert (item in zone) == (item in self.model)
            assert zone.count(item) == self.model.count(item)

    @invariant()
    def all_hold_the_same(self) -> None:
        for zone in self.zones:
            assert zone.as_list() == self.model
            assert len(zone) == len(self.model)
            assert [zone[place] for place in range(len(self.model))] == self.model


TestZonesAndList = ZonesAndList.TestCase
TestZonesAndList.settings = settings(
    max_examples=60, stateful_step_count=30, deadline=None, database=None, derandomize=True
)
