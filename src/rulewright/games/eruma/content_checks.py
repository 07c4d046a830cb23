"""What the fields of a printed card may say, and what its text must be: `card.*`, one card at a time.

Each check tells every fault it finds, with the field it is in and what would be right. Whether a
text is understood is the language's to say, and what holds between cards is in `content.py`.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from difflib import get_close_matches
from typing import Any, Final

from rulewright.cardtext.node import Node
from rulewright.games.eruma.terms import CLASSES, TYPES

OUTLAW_HEADING: Final = "outlaw"
HENCHMAN_HEADING: Final = "henchman"
HEADINGS: Final = [OUTLAW_HEADING, HENCHMAN_HEADING]
MOST_ICONS: Final = 3
LONGEST_FLAVOUR: Final = 100

_FIELDS: Final = ["name", "class", "types", "text", "flavour", "icons"]
_ICON: Final = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
_CURSE: Final = "speed.curse"


class Fault:
    """Something wrong with a card: in which field, and what would be right."""

    def __init__(self, field: str, what: str) -> None:
        self.field: Final = field
        self.what: Final = what


def nearest(word: str, known: Collection[str]) -> str:
    """What stands behind an error: the known word that is most like this one, if any is."""
    by_fold = {other.casefold(): other for other in known}
    near = get_close_matches(word.casefold(), by_fold, n=1)
    return f"; did you mean {by_fold[near[0]]!r}?" if near else ""


# Fields


def wrong_facts(heading: str, fields: Mapping[str, Any]) -> list[Fault]:
    """card.two-kinds, card.outlaw-class, card.type-optional: all that is wrong but the text."""
    if heading not in HEADINGS:
        known = " and ".join(f"[[{kind}]]" for kind in HEADINGS)
        return [Fault("", f"there is no kind of card [[{heading}]]; there are {known}")]
    faults = _wrong_names_of_fields(heading, fields)
    faults += _wrong_class(heading, fields)
    faults += _wrong_types(fields.get("types", []))
    for field in ("name", "text", "flavour"):
        written = fields.get(field)
        if not isinstance(written, str) or not written.strip():
            faults.append(Fault(field, f"every card has a {field!r}, a text that says something"))
    faults += _wrong_flavour(fields.get("flavour"))
    faults += _wrong_icons(fields.get("icons"))
    return faults


def _wrong_names_of_fields(heading: str, fields: Mapping[str, Any]) -> list[Fault]:
    known = [field for field in _FIELDS if heading == OUTLAW_HEADING or field != "class"]
    faults: list[Fault] = []
    for field in fields:
        if field in known or field == "class":
            continue
        there = ", ".join(known)
        what = f"unknown field {field!r}{nearest(field, known) or f'; the fields are {there}'}"
        faults.append(Fault(field, what))
    return faults


def _wrong_class(heading: str, fields: Mapping[str, Any]) -> list[Fault]:
    written = fields.get("class")
    if heading == HENCHMAN_HEADING:
        if written is None:
            return []
        return [Fault("class", "a Henchman has no class (henchman.no-class); take the line out")]
    there = f"{', '.join(CLASSES[:-1])} or {CLASSES[-1]} (card.outlaw-class)"
    if written is None:
        return [Fault("class", f"every Outlaw has a class: {there}")]
    if not isinstance(written, str) or written not in CLASSES:
        near = nearest(written, CLASSES) if isinstance(written, str) else ""
        return [Fault("class", f"a class is {there}, not {written!r}{near}")]
    return []


def _wrong_types(written: object) -> list[Fault]:
    if not isinstance(written, list):
        return [Fault("types", f'types are a list, like ["{TYPES[1]}"], not {written!r}')]
    faults: list[Fault] = []
    for place, name in enumerate(written):
        if not isinstance(name, str) or name not in TYPES:
            near = nearest(name, TYPES) if isinstance(name, str) else ""
            there = ", ".join(TYPES)
            faults.append(
                Fault("types", f"there is no type {name!r}{near or f'; there are {there}'}")
            )
        elif name in written[:place]:
            faults.append(Fault("types", f"the type {name} is there twice; once is right"))
    return faults


def _wrong_flavour(written: object) -> list[Fault]:
    if not isinstance(written, str):
        return []
    if "\n" in written or len(written) > LONGEST_FLAVOUR:
        return [Fault("flavour", f"a flavour is one line of at most {LONGEST_FLAVOUR} letters")]
    return []


def _wrong_icons(written: object) -> list[Fault]:
    right = f"1 to {MOST_ICONS} names of icons of the game-icons set, like ['raven']"
    if not isinstance(written, list) or not 1 <= len(written) <= MOST_ICONS:
        return [Fault("icons", f"every card has {right}")]
    for name in written:
        if not isinstance(name, str) or not _ICON.fullmatch(name):
            return [Fault("icons", f"{name!r} is no name of an icon; there must be {right}")]
        if written.count(name) > 1:
            return [Fault("icons", f"the icon {name!r} is there twice; once is right")]
    return []


# Texts


def parts_of(tree: Node) -> list[Node]:
    """The parts of a text that begin with a speed, each as (speed, body); none if it has none."""
    if tree[0] == "card.plain":
        return []
    return [(tree[place], tree[place + 1]) for place in range(1, len(tree), 2)]


def power_of(tree: Node) -> Node | None:
    """The power that a text states: its speed and body."""
    powers = [part for part in parts_of(tree) if part[0][0] != _CURSE]
    return powers[0] if powers else None


def summoned_by(tree: Node) -> list[str]:
    """The names of the Henchmen that a text summons, in reading order."""
    found: list[str] = []
    for child in tree[1:]:
        if isinstance(child, tuple):
            found += summoned_by(child)
    if tree[0] == "act.summon":
        found.insert(0, str(tree[1][1]))
    return found


def wrong_text(heading: str, fields: Mapping[str, Any], tree: Node) -> list[Fault]:
    """Whether a text that is understood is one for this kind of card, with these types."""
    parts = parts_of(tree)
    curses = [part for part in parts if part[0][0] == _CURSE]
    faults: list[Fault] = []
    if heading == HENCHMAN_HEADING:
        if parts:
            what = "a Henchman's text is an effect, not a power (henchman.effect-not-power)"
            faults.append(Fault("text", f"{what}; it begins with no speed and no Curse"))
        return faults + _wrong_curse_type(fields, is_cursed=False)
    powers = len(parts) - len(curses)
    if powers != 1:
        there = "none" if powers == 0 else str(powers)
        right = "one part of its text begins with Quick, Slow or Ongoing"
        faults.append(
            Fault("text", f"an Outlaw has one power (card.outlaw-power): {right}, not {there}")
        )
    if len(curses) > 1:
        faults.append(Fault("text", "a card has one Curse; join the two parts"))
    if curses and parts[0][0][0] != _CURSE:
        faults.append(Fault("text", "the Curse stands first, before the power"))
    return faults + _wrong_curse_type(fields, is_cursed=bool(curses))


def _wrong_curse_type(fields: Mapping[str, Any], *, is_cursed: bool) -> list[Fault]:
    """type.curse, ruling.curse: the type and the text that the card marks go together."""
    has_type = TYPES[0] in fields.get("types", [])
    if has_type and not is_cursed:
        return [Fault("types", "a card of the type Curse has a part of its text marked 'Curse:'")]
    if is_cursed and not has_type:
        return [Fault("text", "a text with a part marked 'Curse:' needs the type Curse")]
    return []
