"""What a game shows, offers and tells, declared once: the types of its view, its choices, its events.

The types are plain Python (`TypedDict`, `Literal`, lists, unions), so that mypy checks every field
where it is made. Here they are described as JSON schema, of which the browser's types and the page of
the protocol are written (`tools/`), and values are held against them. A game declares in `view/types.py`
what its view is made of, and puts all of it together in `view/declared.py`, as `DECLARED`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from rulewright.gamekit.folder import part_of
from rulewright.gamekit.game import Game

Schema = dict[str, Any]

_PLAIN = {str: "string", bool: "boolean", int: "integer", NoneType: "null"}


@dataclass(frozen=True)
class Like:
    """A text of this form, a regular expression, and what it is: `Annotated[str, Like("k[0-9]+", "a card")]`."""

    form: str
    meaning: str


@dataclass(frozen=True)
class Declared:
    """All that a game declares of itself to clients."""

    view: type
    """What a seat may see: a TypedDict."""
    choices: Mapping[str, Sequence[str]]
    """What may be chosen: each verb, and what the numbers after it are called."""
    numbers: Mapping[str, str]
    """What those numbers are, in words."""
    events: Mapping[str, Sequence[str]]
    """What may happen: each kind, and what the ids of its objects are called, in their order. One that
    is sometimes missing ends in `?`, and any number of them in `*`."""
    things: Mapping[str, Like]
    """The ids by which choices and events name things of the view."""


def declared_by(game: Game) -> Declared | None:
    """What a game declares of itself; None if it does not."""
    part = part_of(game, "view.declared")
    return None if part is None else part.DECLARED


# Types as JSON schema


def schema_of(kind: Any) -> Schema:
    """A type as JSON schema. What is a TypedDict itself is referred to by its name."""
    if kind in _PLAIN:
        return {"type": _PLAIN[kind]}
    if is_typeddict(kind):
        return {"$ref": kind.__name__}
    inside = get_args(kind)
    match get_origin(kind):
        case origin if origin is Annotated:
            return {**schema_of(inside[0]), "pattern": f"^{inside[1].form}$"}
        case origin if origin is Literal:
            return {"enum": list(inside)}
        case origin if origin in (Union, UnionType):
            return {"anyOf": [schema_of(each) for each in inside]}
        case origin if origin is list:
            return {"type": "array", "items": schema_of(inside[0])}
        case origin if origin is dict and inside[0] is str:
            return {"type": "object", "additionalProperties": schema_of(inside[1])}
    raise TypeError(f"a declared type cannot have {kind!r} in it")


@cache
def fields_of(kind: type) -> dict[str, tuple[Any, bool]]:
    """The fields of a TypedDict: the type of each, and whether it may be missing."""
    found: dict[str, tuple[Any, bool]] = {}
    for name, hint in get_type_hints(kind, include_extras=True).items():
        may_miss = get_origin(hint) is NotRequired
        found[name] = (get_args(hint)[0] if may_miss else hint, may_miss)
    return found


def parts_of(view: type) -> list[type]:
    """The TypedDicts that a view is made of: those that stand in others first, itself last."""
    found: list[type] = []
    for kind, _ in fields_of(view).values():
        for part in _typed_dicts_in(kind):
            found += [each for each in parts_of(part) if each not in found]
    return [*found, view]


def _typed_dicts_in(kind: Any) -> Iterator[type]:
    if is_typeddict(kind):
        yield kind
    for inside in get_args(kind):
        yield from _typed_dicts_in(inside)


# Values held against what is declared


def view_faults(declared: Declared, view: object) -> list[str]:
    """Where a view is not as declared: what is missing, what nobody declared, what has another type."""
    return list(_faults(view, declared.view, "view"))


def _faults(value: object, kind: Any, where: str) -> Iterator[str]:
    """What is wrong with a value that stands there."""
    inside = get_args(kind)
    match get_origin(kind):
        case None if is_typeddict(kind):
            yield from _field_faults(value, kind, where)
        case None:
            if type(value) is not kind:
                yield f"{where} is {value!r}, not {kind.__name__}"
        case origin if origin is Annotated:
            if not isinstance(value, str) or not re.fullmatch(inside[1].form, value):
                yield f"{where} is {value!r}, not like {inside[1].form}"
        case origin if origin is Literal:
            if value not in inside:
                yield f"{where} is {value!r}, none of {inside}"
        case origin if origin in (Union, UnionType):
            faults = [list(_faults(value, each, where)) for each in inside]
            if all(faults):
                yield from min(faults, key=len)
        case origin if origin is list:
            if type(value) is not list:
                yield f"{where} is {value!r}, no list"
                return
            for place, item in enumerate(value):
                yield from _faults(item, inside[0], f"{where}[{place}]")
        case _:
            if type(value) is not dict:
                yield f"{where} is {value!r}, no object"
                return
            for key, item in value.items():
                yield from _faults(key, inside[0], f"the key {key!r} of {where}")
                yield from _faults(item, inside[1], f"{where}.{key}")


def _field_faults(value: object, kind: type, where: str) -> Iterator[str]:
    if type(value) is not dict:
        yield f"{where} is {value!r}, no {kind.__name__}"
        return
    fields = fields_of(kind)
    for name in value.keys() - fields.keys():
        yield f"{where} has {name!r}, which {kind.__name__} does not declare"
    for name, (hint, may_miss) in fields.items():
        if name in value:
            yield from _faults(value[name], hint, f"{where}.{name}")
        elif not may_miss:
            yield f"{where} has no {name!r}, which {kind.__name__} declares"


def choice_faults(
    declared: Declared, spelled: Sequence[object], objects: Sequence[str]
) -> list[str]:
    """Where a choice, with the objects it is about, is not as declared."""
    verb, *numbers = spelled
    names = declared.choices.get(str(verb))
    if names is None:
        return [f"the verb {verb!r} is not declared"]
    if len(numbers) != len(names):
        return [f"{verb} has {numbers}, but is declared with {list(names)}"]
    forms = [like.form for like in declared.things.values()]
    return [
        f"{verb} is about {thing!r}, which is no declared thing"
        for thing in objects
        if not any(re.fullmatch(form, thing) for form in forms)
    ]


def event_faults(declared: Declared, kind: str, objects: Sequence[str]) -> list[str]:
    """Where an event, with the objects it is about, is not as declared."""
    names = declared.events.get(kind)
    if names is None:
        return [f"the event {kind!r} is not declared"]
    form = "".join(_form_of(declared, name) for name in names)
    if re.fullmatch(form, "".join(f"{thing} " for thing in objects)):
        return []
    return [f"{kind} is about {list(objects)}, but is declared with {list(names)}"]


def _form_of(declared: Declared, name: str) -> str:
    """An id as it stands in a row of them: with a space after it, that goes where it is missing."""
    often = name[-1] if name[-1] in "?*" else ""
    return f"(?:(?:{declared.things[name.rstrip('?*')].form}) ){often}"
