"""What the fields of a printed card may say, as far as it is alike in all games: one card at a time.

Each check tells every fault it finds, with the field it is in and what would be right. What a game
has beside this (classes, times, lengths) it checks itself.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from rulewright.gamekit import card_form
from rulewright.gamekit.card_form import CardField
from rulewright.gamekit.names import nearest

MOST_ICONS: Final = 3
LONGEST_FLAVOUR: Final = 100

FLAVOUR_AND_ICONS: Final = (
    CardField(
        "flavour",
        card_form.LINE,
        f"A line to read, at most {LONGEST_FLAVOUR} letters.",
        most=LONGEST_FLAVOUR,
    ),
    CardField("icons", card_form.ICONS, "What its picture is made of.", fewest=1, most=MOST_ICONS),
)
"""What stands last in the forms of cards that have these two."""

_ICON: Final = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")


@dataclass(frozen=True)
class Fault:
    """Something wrong with a card: in which field, and what would be right."""

    field: str
    what: str


def wrong_heading(heading: str, headings: Sequence[str]) -> list[Fault]:
    """Whether there is such a kind of card."""
    if heading in headings:
        return []
    *first, last = [f"[[{kind}]]" for kind in headings]
    known = f"{', '.join(first)} and {last}"
    return [Fault("", f"there is no kind of card [[{heading}]]; there are {known}")]


def unknown_fields(fields: Mapping[str, Any], known: Sequence[str]) -> list[Fault]:
    """Fields that nobody knows."""
    there = ", ".join(known)
    return [
        Fault(
            field,
            f"unknown field {field!r}{nearest(field, known) or f'; the fields are {there}'}",
        )
        for field in fields
        if field not in known
    ]


def wrong_types(written: object, types: Sequence[str]) -> list[Fault]:
    """A list of types, each once."""
    if not isinstance(written, list):
        return [Fault("types", f'types are a list, like ["{types[1]}"], not {written!r}')]
    faults: list[Fault] = []
    for place, name in enumerate(written):
        if not isinstance(name, str) or name not in types:
            near = nearest(name, types) if isinstance(name, str) else ""
            there = ", ".join(types)
            faults.append(
                Fault("types", f"there is no type {name!r}{near or f'; there are {there}'}")
            )
        elif name in written[:place]:
            faults.append(Fault("types", f"the type {name} is there twice; once is right"))
    return faults


def missing_texts(fields: Mapping[str, Any], needed: Collection[str]) -> list[Fault]:
    """Fields that must say something."""
    return [
        Fault(field, f"every card has a {field!r}, a text that says something")
        for field in needed
        if not isinstance(fields.get(field), str) or not fields[field].strip()
    ]


def wrong_flavour(written: object) -> list[Fault]:
    """A flavour is short."""
    if not isinstance(written, str):
        return []
    if "\n" in written or len(written) > LONGEST_FLAVOUR:
        return [Fault("flavour", f"a flavour is one line of at most {LONGEST_FLAVOUR} letters")]
    return []


def wrong_icons(written: object) -> list[Fault]:
    """A picture is made of a few icons."""
    right = f"1 to {MOST_ICONS} names of icons of the game-icons set, like ['raven']"
    if not isinstance(written, list) or not 1 <= len(written) <= MOST_ICONS:
        return [Fault("icons", f"every card has {right}")]
    for name in written:
        if not isinstance(name, str) or not _ICON.fullmatch(name):
            return [Fault("icons", f"{name!r} is no name of an icon; there must be {right}")]
        if written.count(name) > 1:
            return [Fault("icons", f"the icon {name!r} is there twice; once is right")]
    return []
