"""What the fields of a printed card of Elma may say, and what its text must be, one card at a time.

Each check tells every fault it finds, with the field it is in and what would be right. Whether a
text is understood is the language's to say, and what holds between cards is in `content.py`.
"""

from __future__ import annotations

import re
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
from rulewright.games.elma.rules import terms

KUSKI_HEADING: Final = "kuski"
LEVEL_HEADING: Final = "level"
INSTANT_HEADING: Final = "instant"
HEADINGS: Final = [KUSKI_HEADING, LEVEL_HEADING, INSTANT_HEADING]
RARITIES: Final = ["C", "U", "R"]
MOST_KUSKI_TYPES: Final = 2
MOST_RECORDS: Final = 6
LONGEST_TIME: Final = 600
"""Seconds; what takes longer is a slip of the pen."""
LONGEST_BATTLE: Final = 6
LARGEST_NUMBER: Final = 9999

_FIELDS: Final = {
    KUSKI_HEADING: ["types", "records", "second_records"],
    LEVEL_HEADING: ["types", "length", "second_length"],
    INSTANT_HEADING: [],
}
_COMMON: Final = ["name", "rarity", "number", "text", "flavour", "icons"]
_NAME: Final = re.compile(r"[^\[\]]*[^\[\]\s](?: \[(?P<team>[^\[\]]*[^\[\]\s])\])?")
_NO_FINISH: Final = "NF"


def wrong_facts(heading: str, fields: Mapping[str, Any]) -> list[Fault]:
    """cards.type-line, cards.personal-records, cards.battle-length: all that is wrong but the text."""
    faults = wrong_heading(heading, HEADINGS)
    if faults:
        return faults
    faults += unknown_fields(fields, [*_COMMON, *_FIELDS[heading]])
    faults += _wrong_name(fields.get("name"), heading)
    if heading == KUSKI_HEADING:
        faults += _wrong_kuski(fields)
    if heading == LEVEL_HEADING:
        faults += wrong_types(fields.get("types", []), terms.LEVEL_TYPES)
        faults += _wrong_lengths(fields)
    faults += _wrong_footer(fields)
    # A kuski or level may have no abilities; an instant is played for its text (ruling.instant-nature).
    needed = ["flavour", "text"] if heading == INSTANT_HEADING or "text" in fields else ["flavour"]
    faults += missing_texts(fields, needed)
    faults += wrong_flavour(fields.get("flavour"))
    faults += wrong_icons(fields.get("icons"))
    return faults


def team_of(name: str) -> str:
    """ruling.teams: the tag in square brackets after a name; nothing if there is none."""
    match = _NAME.fullmatch(name)
    return "" if match is None else match["team"] or ""


def _wrong_name(written: object, heading: str) -> list[Fault]:
    if not isinstance(written, str):
        return missing_texts({}, ["name"])
    match = _NAME.fullmatch(written)
    if match is None or "#" in written or " ".join(written.split()) != written:
        right = "a team stands in brackets at the end, as in 'Name [team]'; there is no # in a name"
        return [Fault("name", f"{written!r} is no name of a card; {right}")]
    if match["team"] and heading != KUSKI_HEADING:
        return [Fault("name", f"only kuskis have teams (ruling.teams), and this is no {heading}'s")]
    return []


def _wrong_kuski(fields: Mapping[str, Any]) -> list[Fault]:
    """content.kuski-subtypes, content.records-example."""
    types = fields.get("types", [])
    faults = wrong_types(types, terms.KUSKI_TYPES)
    if not faults and len(types) > MOST_KUSKI_TYPES:
        what = f"a kuski has at most {MOST_KUSKI_TYPES} types (content.kuski-subtypes)"
        faults.append(Fault("types", f"{what}, not {len(types)}"))
    faults += _wrong_records("records", fields.get("records"))
    if "second_records" in fields:
        faults += _wrong_second_records(fields)
    return faults


def _wrong_second_records(fields: Mapping[str, Any]) -> list[Fault]:
    """ruling.repeated-parts-choice: a second list is another one."""
    faults = _wrong_records("second_records", fields["second_records"])
    if not faults and fields["second_records"] == fields.get("records"):
        what = "the second list is the first again; there must be another, or none"
        return [Fault("second_records", f"{what} (ruling.repeated-parts-choice)")]
    return faults


def _wrong_records(field: str, written: object) -> list[Fault]:
    right = f'1 to {MOST_RECORDS} times in seconds or "NF", as in [38.5, 36, "NF", 34.8]'
    if not isinstance(written, list) or not 1 <= len(written) <= MOST_RECORDS:
        return [Fault(field, f"every kuski has {right} (cards.personal-records)")]
    for entry in written:
        if entry != _NO_FINISH and not _is_time(entry):
            what = f"{entry!r} is no record; there must be {right}"
            return [Fault(field, f"{what}, with one decimal at most")]
    if written[-1] == _NO_FINISH:
        what = "a list of records ends with a time; an NF after the last one is no part of it"
        return [Fault(field, f"{what} (ruling.reversed-list)")]
    return []


def _is_time(entry: object) -> bool:
    if isinstance(entry, bool) or not isinstance(entry, int | float):
        return False
    return (
        0 < entry <= LONGEST_TIME and abs(entry * terms.SECOND - round(entry * terms.SECOND)) < 1e-6
    )


def tenths(entry: float | str) -> int:
    """A sound record in the unit of times."""
    return int(terms.NO_FINISH) if isinstance(entry, str) else round(entry * terms.SECOND)


def _wrong_lengths(fields: Mapping[str, Any]) -> list[Fault]:
    """ruling.repeated-parts-choice: a second length, or range, has something that the first has not."""
    faults = _wrong_length("length", fields.get("length"))
    if "second_length" not in fields:
        return faults
    faults += _wrong_length("second_length", fields["second_length"])
    if not faults and set(lengths_of(fields["second_length"])) <= set(lengths_of(fields["length"])):
        what = "every second length is one of the first already; there must be another, or none"
        return [Fault("second_length", f"{what} (ruling.repeated-parts-choice)")]
    return faults


def _wrong_length(field: str, written: object) -> list[Fault]:
    """levels.length-limits: one length, or the ends of a range."""
    right = (
        f"a length of 1 to {LONGEST_BATTLE} full turns, or the ends of a range, as in [2, 4]"
        " (levels.length-limits)"
    )
    if written is None:
        return [Fault(field, f"every level has {right}")]
    ends: list[Any] = written if isinstance(written, list) else [written]
    if len(ends) > 2 or not ends or not all(_is_length(end) for end in ends):
        return [Fault(field, f"{written!r} is no length; there must be {right}")]
    if isinstance(written, list) and (len(ends) == 1 or ends[0] >= ends[1]):
        what = "a range goes from a shorter to a longer length"
        return [Fault(field, f"{what}, not {written!r}; one length is just a number")]
    return []


def _is_length(end: object) -> bool:
    return isinstance(end, int) and not isinstance(end, bool) and 1 <= end <= LONGEST_BATTLE


def ends_of(length: int | list[int]) -> tuple[int, int]:
    """The shortest and the longest of a sound length."""
    return (length[0], length[1]) if isinstance(length, list) else (length, length)


def lengths_of(length: int | list[int]) -> range:
    """All that may be chosen of a sound length."""
    shortest, longest = ends_of(length)
    return range(shortest, longest + 1)


def _wrong_footer(fields: Mapping[str, Any]) -> list[Fault]:
    """content.card-parts: the collector number, and the rarity letter after it."""
    faults: list[Fault] = []
    if fields.get("rarity") not in RARITIES:
        right = f"{', '.join(RARITIES[:-1])} or {RARITIES[-1]} (content.card-parts)"
        faults.append(Fault("rarity", f"every card has a rarity: {right}"))
    number = fields.get("number")
    if isinstance(number, bool) or not isinstance(number, int) or not 1 <= number <= LARGEST_NUMBER:
        faults.append(Fault("number", f"every card has a collector number, 1 to {LARGEST_NUMBER}"))
    return faults
