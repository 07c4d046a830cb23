"""What changed from one JSON value to another, so that only that need travel or be kept.

A difference is itself JSON, and is read beside the value it starts from:

- a list of one, `[value]`: that value, whatever was there before;
- an object, where an object was: by key, the difference of what changed there; `null` for a key that is gone;
- an object, where a list was: by place, the difference of the item there; and under `swap`, to be done first,
  `[place, count, item, ...]`: from that place on, so many items go, and these come.

`{}` is no difference. Nothing here knows what the values mean, but that two objects with different ids
are different things. True and 1 are not told apart, nor are False and 0: what is declared is never both.
"""

from __future__ import annotations

from typing import Any, Final

SWAP: Final = "swap"

Json = Any


def difference(before: Json, after: Json) -> Json:
    """What has to be known of `before` to make `after` of it."""
    if isinstance(before, dict) and isinstance(after, dict) and _is_same_thing(before, after):
        return _of_objects(before, after)
    if isinstance(before, list) and isinstance(after, list) and before and after:
        return _of_lists(before, after)
    return {} if before == after else [after]


def _of_objects(before: dict[str, Json], after: dict[str, Json]) -> Json:
    changed: dict[str, Json] = {}
    for key, value in after.items():
        if key not in before:
            changed[key] = [value]
        elif before[key] != value:
            changed[key] = difference(before[key], value)
    for key in before:
        if key not in after:
            changed[key] = None
    return changed


def _of_lists(before: list[Json], after: list[Json]) -> Json:
    shorter = min(len(before), len(after))
    first = 0
    while first < shorter and _is_alike(before[first], after[first]):
        first += 1
    last = 0
    while last < shorter - first and _is_alike(before[-1 - last], after[-1 - last]):
        last += 1
    changed: dict[str, Json] = {}
    end_before, end_after = len(before) - last, len(after) - last
    if first < max(end_before, end_after):
        if first == 0 and last == 0:
            return [after]
        changed[SWAP] = [first, end_before - first, *after[first:end_after]]
    for place in range(first):
        if before[place] != after[place]:
            changed[str(place)] = difference(before[place], after[place])
    for place in range(end_after, len(after)):
        earlier = before[place - len(after)]
        if earlier != after[place]:
            changed[str(place)] = difference(earlier, after[place])
    return changed


def _is_alike(before: Json, after: Json) -> bool:
    """Whether one item is the other, changed or not: the rest of their lists tells which goes with which."""
    if isinstance(before, dict) and isinstance(after, dict):
        return _is_same_thing(before, after)
    if isinstance(before, list) and isinstance(after, list):
        return True
    return bool(before == after)


def _is_same_thing(before: dict[str, Json], after: dict[str, Json]) -> bool:
    return bool(before.get("id") == after.get("id"))


def with_difference(before: Json, change: Json) -> Json:
    """The value that differs by that. `before` stays as it is, and what did not change is shared."""
    if isinstance(change, list):
        return change[0]
    if isinstance(before, list):
        items = before[:]
        if SWAP in change:
            place, count, *coming = change[SWAP]
            items[place : place + count] = coming
        for key, part in change.items():
            if key != SWAP:
                items[int(key)] = with_difference(items[int(key)], part)
        return items
    made = dict(before) if change else before
    for key, part in change.items():
        if part is None:
            del made[key]
        else:
            made[key] = with_difference(made.get(key), part)
    return made
