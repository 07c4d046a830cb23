"""Classes that are declared by their fields: small values that never change, and the data of a state.

A class says its fields once, with their types. How it is made, copied, saved and checked when it is loaded follows
from them:

    @final
    @value
    class Queued:
        \"\"\"A level in the queue.\"\"\"

        level: CardId
        seat: Seat
        length: Turns

        def lasting(self, length: Turns) -> Queued:
            \"\"\"The same level for another time.\"\"\"
            return but(self, length=length)

As plain Python the decorators do here what `dataclasses` would. For mypyc, which compiles classes well and what is
made at run time hardly, `expand_fields.py` beside `setup.py` writes the same out in the copy that is compiled, each
class within the lines it has.
"""

from __future__ import annotations

import inspect
from collections.abc import Mapping
from dataclasses import KW_ONLY
from typing import Any, Final, TypeVar, dataclass_transform

from rulewright.kernel.zone import Zone

__all__ = [
    "KW_ONLY", "but", "copy_fields", "fields_of", "saved_fields", "state_fields", "value", "values_of",
]  # fmt: skip

OWN_FIELDS: Final = "OWN_FIELDS"
"""Where a class keeps the fields that it declares itself: the types as they are written, by name."""

C = TypeVar("C", bound=type)
T = TypeVar("T")


def fields_of(declared: type) -> dict[str, str]:
    """All fields of a class, what it inherits first: their types as they are written, by name."""
    found: dict[str, str] = {}
    for each in reversed(declared.__mro__):
        found |= each.__dict__.get(OWN_FIELDS, {})
    return found


def values_of(one: object) -> dict[str, Any]:
    """What is in the fields of a value or a state."""
    return {name: getattr(one, name) for name in fields_of(type(one))}


@dataclass_transform(frozen_default=True)
def value(declared: C) -> C:
    """A value that never changes: made from its fields, by position up to `_: KW_ONLY` and by name after that."""
    own = _own_fields(declared)
    setattr(declared, OWN_FIELDS, own)
    if own:
        names = list(inspect.get_annotations(declared))
        after_marker = names[names.index("_") + 1 :] if "_" in names else []
        defaults = {name: getattr(declared, name) for name in own if hasattr(declared, name)}
        made: Any = declared
        made.DEFAULTS = getattr(declared, "DEFAULTS", {}) | defaults
        made.BY_NAME = getattr(declared, "BY_NAME", frozenset()) | set(after_marker)
        made.__init__ = _maker(fields_of(declared), made.DEFAULTS, made.BY_NAME)
    return declared


def state_fields(declared: C) -> C:
    """A state whose own data are its fields, beginning with what its `__init__` puts there. A list is never changed,
    but replaced, so that copies share it; what changes in place is a `Zone`, or a list of them."""
    setattr(declared, OWN_FIELDS, _own_fields(declared))
    return declared


def copy_fields(declared: type, new: T, origin: T) -> None:
    """Give a new state what is in those fields of another that a class declares itself."""
    for name in declared.__dict__[OWN_FIELDS]:
        setattr(new, name, _copied(getattr(origin, name)))


def but(one: T, **changes: Any) -> T:
    """The same value with other fields."""
    return type(one)(**{**values_of(one), **changes})


def saved_fields(one: object) -> list[object]:
    """What is in the fields of a value, as plain JSON values, in the order in which they are declared."""
    return [as_saved(held) for held in values_of(one).values()]


def as_saved(held: object) -> object:
    """What is in a field, as a plain JSON value. A class may say itself how it is `saved`."""
    if held is None or isinstance(held, (int, str)):
        return held
    if isinstance(held, Zone):
        return held.as_list()
    if isinstance(held, list):
        return [as_saved(each) for each in held]
    return held.saved() if hasattr(held, "saved") else saved_fields(held)


def _own_fields(declared: type) -> dict[str, str]:
    return {
        name: str(kind)
        for name, kind in inspect.get_annotations(declared).items()
        if name != "_" and not str(kind).startswith(("ClassVar", "Final"))
    }


def _maker(
    fields: Mapping[str, str], defaults: Mapping[str, object], by_name: frozenset[str]
) -> Any:
    """The `__init__` that takes the fields."""
    said = {name: f"{name}=defaults[{name!r}]" if name in defaults else name for name in fields}
    first = [said[name] for name in fields if name not in by_name]
    then = [said[name] for name in fields if name in by_name]
    taken = ", ".join(["self", *first, *(["*", *then] if then else [])])
    body = "; ".join(f"self.{name} = {name}" for name in fields)
    made: dict[str, Any] = {}
    exec(f"def __init__({taken}): {body}", {"defaults": defaults}, made)  # noqa: S102 (our own names)
    return made["__init__"]


def _copied(held: object) -> object:
    if isinstance(held, Zone):
        return held.copy()
    if isinstance(held, list) and held and isinstance(held[0], Zone):
        return [zone.copy() for zone in held]
    return held
