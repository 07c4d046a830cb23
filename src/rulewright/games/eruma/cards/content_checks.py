"""What the fields of a printed card may say, and what its text must be: `card.*`, one card at a time.

Each check tells every fault it finds, with the field it is in and what would be right. Whether a
text is understood is the language's to say, and what holds between cards is in `content.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rulewright.cardtext.card_fields import (
    Fault,
    missing_texts,
    unknown_fields,
    wrong_flavour,
    wrong_heading,
    wrong_icons,
    wrong_types,
)
from rulewright.cardtext.node import Node
from rulewright.gamekit.names import nearest
from rulewright.games.eruma.rules.terms import CLASSES, TYPES

OUTLAW_HEADING: Final = "outlaw"
HENCHMAN_HEADING: Final = "henchman"
HEADINGS: Final = [OUTLAW_HEADING, HENCHMAN_HEADING]
_FIELDS: Final = ["name", "class", "types", "text", "flavour", "icons"]
_CURSE: Final = "speed.curse"


# Fields


def wrong_facts(heading: str, fields: Mapping[str, Any]) -> list[Fault]:
    """card.two-kinds, card.outlaw-class, card.type-optional: all that is wrong but the text."""
    faults = wrong_heading(heading, HEADINGS)
    if faults:
        return faults
    known = [field for field in _FIELDS if heading == OUTLAW_HEADING or field != "class"]
    faults += [fault for fault in unknown_fields(fields, known) if fault.field != "class"]
    faults += _wrong_class(heading, fields)
    faults += wrong_types(fields.get("types", []), TYPES)
    faults += missing_texts(fields, ("name", "text", "flavour"))
    faults += wrong_flavour(fields.get("flavour"))
    faults += wrong_icons(fields.get("icons"))
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


def _said_to_be(tree: Node) -> list[str]:
    """What a text calls its own card, where it says more than "card"."""
    found: list[str] = []
    if tree[0] == "ref.this" and len(tree) > 1:
        found.append(str(tree[1][0]).partition(".")[2])
    for child in tree[1:]:
        if isinstance(child, tuple):
            found += _said_to_be(child)
    return found


def _is_said_rightly(noun: str, heading: str, fields: Mapping[str, Any]) -> bool:
    if noun in {"card", heading}:
        return True
    return heading != HENCHMAN_HEADING and str(fields.get("class", "")).lower() == noun


def wrong_text(heading: str, fields: Mapping[str, Any], tree: Node) -> list[Fault]:
    """Whether a text that is understood is one for this kind of card, with these types."""
    for noun in _said_to_be(tree):
        if not _is_said_rightly(noun, heading, fields):
            what = f"dead: 'this {noun}' means no card, as this card is none"
            return [Fault("text", f"{what}: write 'this card'")]
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
