"""The zone of the compiled build: `zone.py` over a native vector of machine integers.

The build compiles this file under the name of `zone.py`; nothing imports it by its own. A test
runs one suite over both. A vector is never shared: `copy` slices, and a slice copies.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import final

from librt.vecs import append, pop, remove, vec
from mypy_extensions import i64, mypyc_attr


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Zone:
    """An ordered pile. Copy it to share it: a zone is changed in place."""

    __slots__ = ("_items",)

    def __init__(self) -> None:
        self._items = vec[i64]()

    def __len__(self) -> int:
        return len(self._items)

    def __getitem__(self, place: i64) -> i64:
        return self._items[place]

    def __setitem__(self, place: i64, item: i64) -> None:
        self._items[place] = item

    def __contains__(self, item: i64) -> bool:
        return item in self._items

    def append(self, item: i64) -> None:
        """Put an item on top."""
        self._items = append(self._items, item)

    def pop(self) -> i64:
        """Take the top item off; IndexError if there is none."""
        self._items, item = pop(self._items)
        return item

    def remove(self, item: i64) -> None:
        """Take out one such item, the lowest; ValueError if there is none."""
        self._items = remove(self._items, item)

    def extend(self, other: Zone) -> None:
        """Put all of another zone on top, in its order."""
        items = self._items
        for item in other._items:
            items = append(items, item)
        self._items = items

    def clear(self) -> None:
        """Take everything out."""
        self._items = vec[i64]()

    def count(self, item: i64) -> i64:
        """How many such items there are."""
        found: i64 = 0
        for other in self._items:
            if other == item:
                found += 1
        return found

    def sort(self) -> None:
        """Put the items in rising order."""
        # Insertion sort: zones are short, and mostly nearly sorted already.
        items = self._items
        for place in range(1, len(items)):
            item = items[place]
            gap: i64 = place
            while gap > 0 and items[gap - 1] > item:
                items[gap] = items[gap - 1]
                gap -= 1
            items[gap] = item

    def copy(self) -> Zone:
        """Another zone with the same items."""
        other = Zone()
        other._items = self._items[:]
        return other

    def plus(self, item: i64) -> Zone:
        """Another zone, with one more item on top."""
        other = self.copy()
        other._items = append(other._items, item)
        return other

    def distinct(self) -> Zone:
        """Another zone with each different item once, in order of first appearance."""
        found = vec[i64]()
        for item in self._items:
            if item not in found:
                found = append(found, item)
        other = Zone()
        other._items = found
        return other

    def as_list(self) -> list[int]:
        """The items, bottom to top."""
        return [int(item) for item in self._items]


def zone_of(items: Iterable[int]) -> Zone:
    """A zone with these items, the last on top."""
    zone = Zone()
    for item in items:
        zone.append(item)
    return zone
