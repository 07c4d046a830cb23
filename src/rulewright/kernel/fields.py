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

A value is saved as the list of what is in its fields, in their order; a state, or a part of one that changes, under
their names. What a field may hold when it is loaded, its type says by its name (`Rules.kinds`, `saved.FieldReader`).

As plain Python the decorators do here what `dataclasses` would. For mypyc, which compiles classes well and what is
made at run time hardly, `expand_fields.py` beside `setup.py` writes the same out in the copy that is compiled, each
class within the lines it has.
"""

from __future__ import annotations

import inspect
from dataclasses import KW_ONLY
from itertools import pairwise
from types import FunctionType
from typing import Any, Final, NoReturn, TypeVar, dataclass_transform

from rulewright.kernel.zone import Zone

__all__ = [
    "KW_ONLY", "but", "copy_fields", "dumped_fields", "fields_of", "saved_fields", "state_fields", "value", "values_of",
]  # fmt: skip

OWN_FIELDS: Final = "OWN_FIELDS"
"""Where a class keeps the fields that it declares itself: the types as they are written, by name."""
OWN_BY_NAME: Final = "OWN_BY_NAME"
"""Where it keeps which of them are given by name only."""
OWN_DEFAULTS: Final = "OWN_DEFAULTS"
"""Where it keeps what those are that need not be given."""

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


# Declaring


@dataclass_transform(frozen_default=True)
def value(declared: C) -> C:
    """A value that never changes: made from its fields, by position up to `_: KW_ONLY` and by name after that."""
    if "__init__" in declared.__dict__:
        raise TypeError(f"{_name(declared)} is made from its fields: it has no __init__ of its own")
    own = _own_fields(declared)
    annotated = inspect.get_annotations(declared)
    for name, kind in annotated.items():
        if kind.startswith("Final"):
            raise TypeError(f"{_name(declared)}: {name} is for the whole class: make it a ClassVar")
    names = list(annotated)
    by_name = names[names.index("_") + 1 :] if "_" in names else []
    made: Any = declared
    made.OWN_FIELDS = own
    made.OWN_BY_NAME = tuple(name for name in own if name in by_name)
    made.OWN_DEFAULTS = {name: getattr(declared, name) for name in own if name in vars(declared)}
    if own:
        made.__init__ = _maker(declared)
    made.__setattr__ = _refuse_change
    return declared


def state_fields(declared: C) -> C:
    """A state, or a part of one, whose own data are its fields, beginning with what its `__init__` puts there.

    A list is never changed, but replaced, so that copies share it. What changes in place is a `Zone`, a part that is
    declared in this way and has a `copy`, or a list of them; each may be None.
    """
    setattr(declared, OWN_FIELDS, _own_fields(declared))
    return declared


def _own_fields(declared: type) -> dict[str, str]:
    annotated = inspect.get_annotations(declared)
    if not all(isinstance(kind, str) for kind in annotated.values()):
        raise TypeError(
            f"{_name(declared)}: its module begins with `from __future__ import annotations`,"
            " or the names of its fields' types are lost"
        )
    return {
        name: kind
        for name, kind in annotated.items()
        if name != "_" and not kind.startswith(("ClassVar", "Final"))
    }


def _maker(declared: type) -> Any:
    """The `__init__` that takes the fields. What is compiled of them takes its own."""
    fields = list(fields_of(declared))
    by_name: set[str] = set()
    defaults: dict[str, object] = {}
    for each in reversed(declared.__mro__):
        own = each.__dict__.get(OWN_FIELDS, {})
        by_name = by_name - own.keys() | set(each.__dict__.get(OWN_BY_NAME, ()))
        kept = {name: held for name, held in defaults.items() if name not in own}
        defaults = kept | each.__dict__.get(OWN_DEFAULTS, {})
    first = [name for name in fields if name not in by_name]
    then = [name for name in fields if name in by_name]
    for before, after in pairwise(first):
        if before in defaults and after not in defaults:
            raise TypeError(
                f"{_name(declared)}: the field {after!r} has no default, but {before!r} before it has:"
                " give it one, or put `_: KW_ONLY` between them"
            )
    said = {name: f"{name}=_defaults[{name!r}]" if name in defaults else name for name in fields}
    taken = [said[name] for name in first]
    if then:
        taken += ["*", *(said[name] for name in then)]
    compiled = _compiled_base(declared)
    there = fields_of(compiled) if compiled is not None else {}
    steps = [f"_put(self, {name!r}, {name})" for name in fields if name not in there]
    if there:
        steps.insert(0, f"_base(self, {', '.join(f'{name}={name}' for name in there)})")
    names = {
        "_defaults": defaults,
        "_put": object.__setattr__,
        "_base": getattr(compiled, "__init__", None),
    }
    made: dict[str, Any] = {}
    exec(f"def __init__({', '.join(['self', *taken])}): {'; '.join(steps)}", names, made)  # noqa: S102 (our own names)
    return made["__init__"]


def _compiled_base(declared: type) -> type | None:
    """The first class with fields that a value is based on which is machine code."""
    for base in declared.__mro__[1:]:
        made = base.__dict__.get("__init__")
        if (
            made is not None
            and base.__dict__.get(OWN_FIELDS)
            and not isinstance(made, FunctionType)
        ):
            return base
    return None


def _refuse_change(one: object, name: str, held: object) -> NoReturn:
    del held
    raise AttributeError(
        f"{type(one).__name__} is a value and never changes: make another with but(…, {name}=…)"
    )


def _name(declared: type) -> str:
    return f"{declared.__module__}.{declared.__qualname__}"


# Copying


def copy_fields(declared: type, new: T, origin: T) -> None:
    """Give a new state what is in those fields of another that a class declares itself."""
    if OWN_FIELDS not in declared.__dict__:
        raise TypeError(f"{_name(declared)} declares no fields: it needs @state_fields")
    for name in declared.__dict__[OWN_FIELDS]:
        setattr(new, name, _copied(getattr(origin, name)))


def but(one: T, **changes: Any) -> T:
    """The same value with other fields."""
    fields = values_of(one)
    for name in changes:
        if name not in fields:
            raise TypeError(
                f"{type(one).__name__} has no field {name!r}; it has {', '.join(fields) or 'none'}"
            )
    return type(one)(**{**fields, **changes})


def _copied(held: object) -> Any:
    if isinstance(held, list):
        return [_copied(part) for part in held] if held and _changes(held[0]) else held
    return held.copy() if _changes(held) else held  # type: ignore[attr-defined]


def _changes(held: object) -> bool:
    """Whether something changes in place."""
    return isinstance(held, Zone) or (hasattr(held, OWN_FIELDS) and hasattr(held, "copy"))


# Saving


def saved_fields(one: object) -> list[object]:
    """What is in the fields of a value, as plain JSON values, in the order in which they are declared."""
    return [as_saved(held) for held in values_of(one).values()]


def dumped_fields(one: object) -> dict[str, object]:
    """What is in the fields of a state or a part of one, as plain JSON values under their names."""
    return {name: as_saved(held) for name, held in values_of(one).items()}


def as_saved(held: object) -> object:
    """What is in a field, as a plain JSON value. A class may say itself how it is `saved`."""
    if held is None or isinstance(held, (int, str)):
        return held
    if isinstance(held, Zone):
        return held.as_list()
    if isinstance(held, list):
        return [as_saved(each) for each in held]
    if hasattr(held, "saved"):
        return held.saved()
    if not hasattr(held, OWN_FIELDS):
        raise TypeError(
            f"{held!r} cannot be saved: it is neither declared by its fields nor `saved`"
        )
    return saved_fields(held)
