"""Reading back what was saved: every field checked, so that a damaged file is told from a good one.

Each reader says which field is wrong and what it should have been.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias, TypeVar

from rulewright.kernel.errors import SaveError
from rulewright.kernel.fields import fields_of
from rulewright.kernel.zone import Zone, zone_of

T = TypeVar("T")

_LONGEST_SHOWN = 60

Kind: TypeAlias = Callable[[object, str], Any]
"""What reads a value of one type: from what was saved, and the name of the field where it stands."""


def field(data: object, name: str) -> object:
    """The named field of a saved object."""
    if not isinstance(data, dict):
        raise _not(data, f"{name!r} should be inside an object")
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
        raise _not(value, f"{name!r} should be a number from {low} to {high}")
    return value


def truth(data: object, name: str) -> bool:
    """True or false."""
    value = field(data, name)
    if not isinstance(value, bool):
        raise _not(value, f"{name!r} should be true or false")
    return value


def text(data: object, name: str) -> str:
    """A text."""
    value = field(data, name)
    if not isinstance(value, str):
        raise _not(value, f"{name!r} should be a text")
    return value


def items(data: object, name: str, count: int | None = None) -> list[object]:
    """A list, of so many items if a count is given."""
    value = field(data, name)
    if not isinstance(value, list):
        raise _not(value, f"{name!r} should be a list")
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


def shown(value: object) -> str:
    """What was found in a save, cut short, for whoever is told of it."""
    text = repr(value)
    return text if len(text) <= _LONGEST_SHOWN else f"{text[:_LONGEST_SHOWN]}…"


def _not(value: object, wanted: str) -> SaveError:
    return SaveError(f"the saved match is damaged: {wanted}, not {shown(value)}")


# By the types of fields


def between(low: int, high: int) -> Kind:
    """A type of whole numbers within bounds."""
    return lambda value, name: number_itself(value, name, low, high)


def zone_between(low: int, high: int, count: int | None = None) -> Kind:
    """A type of zones of such numbers, so many if a count is given."""
    return lambda value, name: zone_of(
        [number_itself(each, name, low, high) for each in items({name: value}, name, count)]
    )


def each_of(kind: Kind, count: int | None = None) -> Kind:
    """A type of lists of another, so many if a count is given."""
    return lambda value, name: [kind(each, name) for each in items({name: value}, name, count)]


class FieldReader:
    """Reads values and states that are declared by their fields (`kernel/fields.py`).

    `kinds` says of each type by its name what it may hold; `list[X]` and `X | None` follow from that, `bool` is true or
    false, and what the values among `values` may be follows from the types of their own fields.
    """

    def __init__(self, kinds: Mapping[str, Kind], values: list[type]) -> None:
        self._kinds = kinds
        self._values = {declared.__name__: declared for declared in values}

    def read(self, kind: str, item: object, name: str) -> Any:
        """A field of that type."""
        if kind in self._kinds:
            return self._kinds[kind](item, name)
        if kind in self._values:
            return self.value(self._values[kind], item, name)
        if kind.endswith(" | None"):
            return None if item is None else self.read(kind.removesuffix(" | None"), item, name)
        if kind.startswith("list[") and kind.endswith("]"):
            return [self.read(kind[5:-1], each, name) for each in items({name: item}, name)]
        if kind == "bool":
            return truth({name: item}, name)
        raise TypeError(
            f"{name!r} is of the type {kind!r}: what that may hold, `Rules.kinds` must say"
        )

    def value(self, declared: type[T], item: object, name: str) -> T:
        """A value that was saved as the list of what is in its fields."""
        fields = fields_of(declared)
        parts = items({name: item}, name)
        if len(parts) != len(fields):
            count = {0: "no parts", 1: "1 part"}.get(len(fields), f"{len(fields)} parts")
            wanted = f"{count} ({', '.join(fields)})" if fields else count
            raise _not(parts, f"{name!r} should have {wanted}")
        read = {
            field: self.read(kind, part, f"{name}, {field}")
            for (field, kind), part in zip(fields.items(), parts, strict=True)
        }
        return declared(**read)

    def fill(self, state: object, data: object) -> None:
        """Put into the fields of a state, or of a part of one, what was saved under their names."""
        for name, kind in fields_of(type(state)).items():
            setattr(state, name, self.read(kind, field(data, name), name))
