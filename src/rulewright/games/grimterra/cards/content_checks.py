"""What the fields of a printed card may say, and what its text must be, one card at a time (`types.*`, `fate.*`).

Each check tells every fault it finds, with the field it is in and what would be right. Whether a text is understood is the
language's to say, and what holds between cards is in `content.py`.
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
)
from rulewright.cardtext.node import Node
from rulewright.gamekit.names import nearest
from rulewright.games.grimterra.rules.terms import FACTIONS, STARS

HERO: Final = "hero"
EMPOWERED: Final = "empowered"
MINION: Final = "minion"
SPELL: Final = "spell"
EQUIPMENT: Final = "equipment"
ATTACK: Final = "attack"
DEFENSE: Final = "defense"
HEADINGS: Final = [HERO, EMPOWERED, MINION, SPELL, EQUIPMENT, ATTACK, DEFENSE]
FIGHTERS: Final = (HERO, EMPOWERED, MINION)
_FIELDS: Final = {
    HERO: ["name", "star", "health", "fates", "text", "flavour", "icons"],
    EMPOWERED: ["name", "side_of", "health", "fates", "text", "flavour", "icons"],
    MINION: ["name", "health", "fates", "text", "flavour", "icons"],
    SPELL: ["name", "fates", "text", "flavour", "icons"],
    EQUIPMENT: ["name", "fates", "text", "flavour", "icons"],
    ATTACK: ["name", "fates", "damage", "text", "flavour", "icons"],
    DEFENSE: ["name", "fates", "text", "flavour", "icons"],
}
_WITH_TEXT: Final = (SPELL, EQUIPMENT, DEFENSE)
"""Heroes may have no power, and attacks no effect."""
_OF_THIS_ATTACK: Final = {"act.sure", "static.thismore", "static.thisless", "static.thisis"}
HIGHEST: Final = 20
"""The greatest health, damage or Fate that is printed."""
HIGHEST_DARK: Final = 5
"""A dark card that costs six counters would kill whoever uses it before it does anything (dark.six-kills)."""


# Fields


def wrong_facts(heading: str, fields: Mapping[str, Any]) -> list[Fault]:
    """All that is wrong but the text."""
    faults = wrong_heading(heading, HEADINGS)
    if faults:
        return faults
    faults += unknown_fields(fields, _FIELDS[heading])
    needed = ["name", "flavour", *(["text"] if heading in _WITH_TEXT else [])]
    needed += ["side_of"] if heading == EMPOWERED else []
    faults += missing_texts(fields, needed)
    faults += _wrong_fates(heading, fields.get("fates"))
    if heading in FIGHTERS:
        faults += _wrong_number("health", fields.get("health"), 1)
    if heading == ATTACK:
        faults += _wrong_number("damage", fields.get("damage"), 0)
    if heading == HERO and fields.get("star") not in STARS:
        there = ", ".join(STARS)
        faults.append(Fault("star", f"a hero's star is one of {there} (heroes.star-is-rarity)"))
    faults += wrong_flavour(fields.get("flavour"))
    faults += wrong_icons(fields.get("icons"))
    return faults


def _wrong_number(field: str, written: object, least: int) -> list[Fault]:
    if isinstance(written, int) and not isinstance(written, bool) and least <= written <= HIGHEST:
        return []
    return [Fault(field, f"{field!r} is a number from {least} to {HIGHEST}, not {written!r}")]


def _wrong_fates(heading: str, written: object) -> list[Fault]:
    """content.mark-example: a number for each faction that the card shows."""
    right = "{ Agilitas = 2 }, a number for each faction"
    if not isinstance(written, dict) or not written:
        return [Fault("fates", f"every card shows its Fate, like {right}")]
    faults: list[Fault] = []
    for faction, number in written.items():
        if faction not in FACTIONS:
            near = nearest(faction, FACTIONS) or f"; there are {', '.join(FACTIONS)}"
            faults.append(Fault("fates", f"there is no faction {faction!r}{near}"))
            continue
        is_cost = faction == FACTIONS[-1] and heading not in FIGHTERS
        most = HIGHEST_DARK if is_cost else HIGHEST
        if isinstance(number, bool) or not isinstance(number, int) or not 1 <= number <= most:
            faults.append(Fault("fates", f"{faction} is a number from 1 to {most}, not {number!r}"))
    return faults


# Texts


def part_of(tree: Node) -> str:
    """The word with which the last part of a text begins, as a tag; empty if there is none."""
    if tree[0] == "card.timed":
        return str(tree[1][0])
    return str(tree[2][0]) if tree[0] == "card.main" else ""


def has_main(tree: Node) -> bool:
    """Whether a text has a part before "Effect:"."""
    return str(tree[0]) != "card.timed"


def tags_in(tree: Node) -> list[str]:
    """The tags of all phrases of a text."""
    found = [str(tree[0])]
    for child in tree[1:]:
        if isinstance(child, tuple):
            found += tags_in(child)
    return found


def wrong_text(heading: str, tree: Node) -> list[Fault]:
    """Whether a text that is understood is one for this kind of card."""
    part = part_of(tree)
    faults: list[Fault] = []
    if tree[0] == "card.both":
        faults.append(Fault("text", "a text has one part that begins with a word and a colon"))
    if part == "speed.passive" and (heading not in FIGHTERS or has_main(tree)):
        what = "only a hero's or a minion's whole power is passive (powers.passive-free)"
        faults.append(Fault("text", f"{what}: take 'Passive:' out"))
    if part == "speed.effect" and heading not in (ATTACK, DEFENSE):
        what = "only attacks and defenses have an effect that needs success (effects.need-success)"
        faults.append(Fault("text", f"{what}: take 'Effect:' out"))
    tags = tags_in(tree)
    if "act.avoid" in tags and heading != DEFENSE:
        faults.append(Fault("text", "only a defense avoids an attack (types.defense-avoids)"))
    if heading != ATTACK and any(tag in _OF_THIS_ATTACK for tag in tags):
        faults.append(Fault("text", "dead: 'this attack' means no card, as this card is none"))
    if "act.avoid" in tags_in(tree[-1]) and part == "speed.effect":
        what = "dead: an effect comes when attacks are dealt with already (ruling.round-sequence)"
        faults.append(Fault("text", f"{what}: avoid an attack before 'Effect:'"))
    if heading == DEFENSE and "act.avoid" not in tags:
        what = "a defense avoids an attack (types.defense-avoids)"
        faults.append(Fault("text", f"{what}: begin with 'Avoid an attack.'"))
    return faults


def summoned_by(tree: Node) -> list[str]:
    """The names of the minions that a text summons, in reading order."""
    found: list[str] = []
    if tree[0] == "act.summon":
        found.append(str(tree[1][1]))
    for child in tree[1:]:
        if isinstance(child, tuple):
            found += summoned_by(child)
    return found
