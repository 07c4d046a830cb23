"""A balance plan as a game's file `bots/balance.toml` has it.

The fields are those of `balance_plan.py`, by their names. Two things are said once for many: `options` holds for
every mode, and a mode with `even = 0.05` demands of each of its seats an equal part of the wins, within so
much, under the measures `won by the first`, `won by the second` and so on.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import MISSING, fields
from importlib import resources
from typing import Any, Final, TypeVar

from rulewright.gamekit.balance_plan import (
    BroughtTable,
    Counts,
    Figure,
    Limit,
    MatchShare,
    Mode,
    Plan,
    UseTable,
    WonTable,
)
from rulewright.kernel.errors import ContentError

FILE: Final = "balance.toml"
IN_ORDER: Final = ["first", "second", "third", "fourth", "fifth", "sixth"]
"""The players in the order in which they take their turns, as measures name them."""

T = TypeVar("T")

_PARTS: Final[dict[str, type]] = {
    "limit": Limit,
    "shares": MatchShare,
    "figures": Figure,
    "uses": UseTable,
    "brought": BroughtTable,
    "won": WonTable,
    "modes": Mode,
    "counts": Counts,
}
"""What a field is made of: one of these, or a list of them."""
_SIMPLE: Final[dict[str, tuple[type, ...]]] = {
    "str": (str,),
    "float": (int, float),
    "int": (int,),
    "Mapping[str, object]": (dict,),
    "Mapping[str, str]": (dict,),
}


def shipped_plan(package: str) -> Plan:
    """The balance plan that comes with the game in a package."""
    return read_plan((resources.files(package) / "bots" / FILE).read_text(encoding="utf-8"))


def read_plan(toml: str) -> Plan:
    """The plan of a text; ContentError with the place of what is wrong in it."""
    try:
        said = tomllib.loads(toml)
    except ValueError as error:
        raise ContentError(f"{FILE}: not TOML: {error}") from error
    everywhere = said.pop("options", {})
    modes = [_whole_mode(mode, everywhere) for mode in said.get("modes", [])]
    return _made(Plan, FILE, {**said, "modes": modes})


def _whole_mode(said: Mapping[str, Any], everywhere: Mapping[str, object]) -> dict[str, Any]:
    """A mode with what is said once for many."""
    mode = {**said, "options": {**everywhere, **said.get("options", {})}}
    deviation = mode.pop("even", None)
    if deviation is not None:
        mode["shares"] = [*_even(mode.get("seats", 0), deviation), *mode.get("shares", [])]
    return mode


def _even(seats: int, deviation: float) -> list[dict[str, object]]:
    """Who sits wherever should win equally often."""
    low, high = 1 / seats - deviation, 1 / seats + deviation
    words = f"{low:.1%} to {high:.1%}".replace("%", " %")
    limit = {"words": words, "low": low, "high": high}
    return [
        {"name": f"won by the {place} to play", "measure": f"won by the {place}", "limit": limit}
        for place in IN_ORDER[:seats]
    ]


def _made(kind: type[T], place: str, said: object) -> T:
    """One of the plan's parts, from its fields."""
    if not isinstance(said, dict):
        raise ContentError(f"{place}: there must be a table of fields, not {said!r}")
    known = {field.name: field for field in fields(kind)}  # type: ignore[arg-type]
    found: dict[str, object] = {}
    for name, value in said.items():
        if name not in known:
            there = ", ".join(known)
            raise ContentError(f"{place}: unknown field {name!r}; the fields are {there}")
        found[name] = _value(f"{place}, {name}", name, str(known[name].type), value)
    for name, field in known.items():
        is_needed = field.default is MISSING and field.default_factory is MISSING
        if is_needed and name not in found:
            raise ContentError(f"{place}: {name!r} must be said")
    return kind(**found)


def _value(place: str, name: str, wanted: str, said: object) -> object:
    if wanted in _SIMPLE:
        if isinstance(said, bool) or not isinstance(said, _SIMPLE[wanted]):
            raise ContentError(f"{place}: {said!r} is not of the kind that stands here")
        return said
    if wanted.startswith("tuple"):
        if not isinstance(said, list):
            raise ContentError(f"{place}: there must be a list, not {said!r}")
        if wanted == "tuple[str, ...]":
            return tuple(str(each) for each in said)
        return tuple(_made(_PARTS[name], place, each) for each in said)
    return _made(_PARTS[name], place, said)
