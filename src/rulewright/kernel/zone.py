"""A zone: an ordered pile of small numbers (cards, mostly), with one owner.

What is inside is nobody's business: a list here; in the compiled build `zone_native.py`, which
offers exactly the same, keeps a native vector. The last item is the top.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import final

from mypy_extensions import i64


@final
class Zone:
    """An ordered pile. Copy it to share it: a zone is changed in place."""

    __slots__ = ("_items",)

    def __init__(self) -> None:
        self._items: list[int] = []

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
        self._items.append(item)

    def pop(self) -> i64:
        """Take the top item off; IndexError if there is none."""
        return self._items.pop()

    def remove(self, item: i64) -> None:
        """Take out one such item, the lowest; ValueError if there is none."""
        self._items.remove(item)

    def extend(self, other: Zone) -> None:
        """Put all of another zone on top, in its order."""
        self._items.extend(other._items)

    def clear(self) -> None:
        """Take everything out."""
        self._items = []

    def count(self, item: i64) -> i64:
        """How many such items there are."""
        return self._items.count(item)

    def sort(self) -> None:
        """Put the items in rising order."""
        self._items.sort()

    def copy(self) -> Zone:
        """Another zone with the same items."""
        other = Zone()
        other._items = self._items[:]
        return other

    def plus(self, item: i64) -> Zone:
        """Another zone, with one more item on top."""
        other = self.copy()
        other._items.append(item)
        return other

    def distinct(self) -> Zone:
        """Another zone with each different item once, in order of first appearance."""
        other = Zone()
        for item in self._items:
            if item not in other._items:
                other._items.append(item)
        return other

    def as_list(self) -> list[int]:
        """The items, bottom to top."""
        return self._items[:]


def zone_of(items: Iterable[int]) -> Zone:
    """A zone with these items, the last on top."""
    zone = Zone()
    for item in items:
        zone.append(item)
    return zone
