"""Reading back what was saved: every field checked, so that a damaged file is told from a good one.

Each reader says which field is wrong and what it should have been.
"""

from __future__ import annotations

from rulewright.kernel.errors import SaveError
from rulewright.kernel.zone import Zone, zone_of


def field(data: object, name: str) -> object:
    """The named field of a saved object."""
    if not isinstance(data, dict):
        raise SaveError(f"the saved match is damaged: {name!r} should be inside an object")
    if name not in data:
        raise SaveError(f"the saved match is damaged: {name!r} is missing")
    found: object = data[name]
    return found


def number(data: object, name: str, low: int, high: int) -> int:
    """A whole number within bounds."""
    return number_itself(field(data, name), name, low, high)


def number_itself(value: object, name: str, low: int, high: int) -> int:
    """The value, which must be a whole number within bounds."""
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise SaveError(
            f"the saved match is damaged: {name!r} should be a number from {low} to {high},"
            f" not {value!r}"
        )
    return value


def truth(data: object, name: str) -> bool:
    """True or false."""
    value = field(data, name)
    if not isinstance(value, bool):
        raise SaveError(f"the saved match is damaged: {name!r} should be true or false")
    return value


def text(data: object, name: str) -> str:
    """A text."""
    value = field(data, name)
    if not isinstance(value, str):
        raise SaveError(f"the saved match is damaged: {name!r} should be a text")
    return value


def items(data: object, name: str, count: int | None = None) -> list[object]:
    """A list, of so many items if a count is given."""
    value = field(data, name)
    if not isinstance(value, list):
        raise SaveError(f"the saved match is damaged: {name!r} should be a list")
    if count is not None and len(value) != count:
        raise SaveError(
            f"the saved match is damaged: {name!r} should have {count} items, not {len(value)}"
        )
    return value


def numbers(data: object, name: str, low: int, high: int) -> list[int]:
    """A list of whole numbers within bounds."""
    return [number_itself(value, name, low, high) for value in items(data, name)]


def zone(data: object, name: str, low: int, high: int) -> Zone:
    """A zone of whole numbers within bounds."""
    return zone_of(numbers(data, name, low, high))
