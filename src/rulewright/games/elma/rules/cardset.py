"""The printed cards as the rules need them: for each definition what it is.

A definition is a card as printed, by its number in the set. It never changes and is shared by all
matches; a card of a match refers to it. What its text does is a program (`effects/program.py`).
"""

from __future__ import annotations

import hashlib
from typing import Any, Final

from mypy_extensions import i64

from rulewright.effects.book import Book
from rulewright.effects.program import NO_PROGRAM, Program
from rulewright.effects.sets import members_of
from rulewright.games.elma.rules.terms import AS_LEVEL_RULE, SURVIVOR
from rulewright.games.elma.texts.filters import CardFilter
from rulewright.kernel.fields import value
from rulewright.kernel.zone import Zone, zone_of

NO_TEAM: Final = -1


@value
class Pro:
    """keyword.pro: on levels of a kind every time on the list counts as lower."""

    level_types: i64
    """The level has one of these level types …"""
    keywords: i64
    """… or one of these keywords (ruling.level-kinds)."""
    tenths: i64


class AsLevel:
    """ruling.kuski-as-level: what a kuski card is in the queue and the battle area."""

    __slots__ = ("keywords", "lengths", "types")

    def __init__(self, types: i64, keywords: i64, lengths: Zone) -> None:
        self.types: Final = types
        self.keywords: Final = keywords
        self.lengths: Final = lengths


class CardSet:
    """All definitions there are. Each list or zone has one entry for each of them."""

    def __init__(  # noqa: PLR0913 - what the rules ask of a card
        self, kinds: Zone, kuski_types: Zone, kuski_keywords: Zone, teams: Zone,
        records: list[Zone], pros: list[list[Pro]], level_types: Zone, level_keywords: Zone,
        chains: Zone, lengths: list[Zone], fingerprints: list[str], book: Book[Any],
        programs: list[Program] | None = None, battle_types: list[Zone] | None = None,
        second_records: list[Zone] | None = None,
    ) -> None:  # fmt: skip
        self.kinds: Final = kinds
        self.kuski_types: Final = kuski_types
        self.kuski_keywords: Final = kuski_keywords
        self.teams: Final = teams
        """ruling.teams: the number of the tag in square brackets, or NO_TEAM."""
        self.records: Final = records
        """cards.personal-records: in tenths of a second, or NO_FINISH; up to six entries."""
        self.second_records: Final = (
            [Zone() for _ in records] if second_records is None else second_records
        )
        """ruling.repeated-parts-choice: the other list of a card that has two; else empty."""
        self.pros: Final = pros
        self.level_types: Final = level_types
        self.level_keywords: Final = level_keywords
        self.chains: Final = chains
        """keyword.chain-level: how many kuskis must add it together; 1 for other levels."""
        self.lengths: Final = lengths
        """cards.battle-length: all that may be chosen, in full turns, the shortest first."""
        self.fingerprints: Final = fingerprints
        """For each definition a text that no other has: what a number in a save means."""
        self.book: Final = book
        """What the rules answer the effects of texts."""
        self.programs: Final = [NO_PROGRAM for _ in records] if programs is None else programs
        self.has_texts: Final = any(program is not NO_PROGRAM for program in self.programs)
        self.idle_asked: Final = [_asks_idle(program) for program in self.programs]
        """ruling.turns-on-cards: whose text asks how long it has been online without a battle."""
        self.as_levels: Final = [_as_level(program) for program in self.programs]
        """What a card is that may be added as though it were a level; None for all others."""
        self.battle_types: Final = (
            [_rising(level_keywords[place]) for place in range(len(level_keywords))]
            if battle_types is None
            else battle_types
        )
        """ruling.battle-types-together: the battle types of a level, in the order printed."""

    def __len__(self) -> int:
        return len(self.records)

    def fingerprint(self, definitions: list[int]) -> str:
        """A short text that tells whether these numbers mean what they meant."""
        meant = "\n".join(self.fingerprints[each] for each in sorted(set(definitions)))
        return hashlib.sha256(meant.encode()).hexdigest()[:16]


def _rising(keywords: i64) -> Zone:
    """The battle types among some keywords, as bits, lowest first."""
    found = Zone()
    one: i64 = 1
    while one <= SURVIVOR:
        if keywords & one != 0:
            found.append(one)
        one += one
    return found


def _as_level(program: Program) -> AsLevel | None:
    for ability in program.abilities:
        if ability.modifier == AS_LEVEL_RULE:
            wanted = program.filters[ability.setting]
            assert isinstance(wanted, CardFilter)
            kinds = wanted.level_kinds
            lengths = zone_of(members_of(int(ability.amount)))
            return AsLevel(kinds.types, kinds.keywords, lengths)
    return None


def _asks_idle(program: Program) -> bool:
    return any(isinstance(wanted, CardFilter) and wanted.idle > 0 for wanted in program.filters)
