"""The printed cards as the rules need them: for each definition what it is.

A definition is a card as printed, by its number in the set. It never changes and is shared by all
matches; a card of a match refers to it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.kernel.zone import Zone

NO_TEAM: Final = -1


class Pro:
    """keyword.pro: on levels of a kind every time on the list counts as lower."""

    __slots__ = ("keywords", "level_types", "tenths")

    def __init__(self, level_types: i64, keywords: i64, tenths: i64) -> None:
        self.level_types: Final = level_types
        """The level has one of these level types …"""
        self.keywords: Final = keywords
        """… or one of these keywords (ruling.level-kinds)."""
        self.tenths: Final = tenths


class CardSet:
    """All definitions there are. Each list or zone has one entry for each of them."""

    def __init__(  # noqa: PLR0913 - what the rules ask of a card
        self, kinds: Zone, kuski_types: Zone, kuski_keywords: Zone, teams: Zone,
        records: list[Zone], pros: list[list[Pro]], level_types: Zone, level_keywords: Zone,
        chains: Zone, shortest: Zone, longest: Zone, fingerprints: list[str],
    ) -> None:  # fmt: skip
        self.kinds: Final = kinds
        self.kuski_types: Final = kuski_types
        self.kuski_keywords: Final = kuski_keywords
        self.teams: Final = teams
        """ruling.teams: the number of the tag in square brackets, or NO_TEAM."""
        self.records: Final = records
        """cards.personal-records: in tenths of a second, or NO_FINISH; up to six entries."""
        self.pros: Final = pros
        self.level_types: Final = level_types
        self.level_keywords: Final = level_keywords
        self.chains: Final = chains
        """keyword.chain-level: how many kuskis must add it together; 1 for other levels."""
        self.shortest: Final = shortest
        """cards.battle-length: in full turns, both ends included; equal where one is printed."""
        self.longest: Final = longest
        self.fingerprints: Final = fingerprints
        """For each definition a text that no other has: what a number in a save means."""

    def __len__(self) -> int:
        return len(self.records)
