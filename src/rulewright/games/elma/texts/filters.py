"""Which cards a text speaks of: what "target online kuski an opponent controls" asks of a card, part by
part."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.effects.program import ANYBODY, NONE, Filter
from rulewright.games.elma.rules.terms import ANY_KIND, ANYWHERE, EITHER


class LevelKinds:
    """ruling.level-kinds: one of these level types, or of these keywords; both 0: nothing is asked."""

    __slots__ = ("keywords", "types")

    def __init__(self, types: i64, keywords: i64) -> None:
        self.types: Final = types
        self.keywords: Final = keywords

    def are_asked(self) -> bool:
        """Whether anything is."""
        return self.types | self.keywords != 0

    def said(self) -> tuple[object, ...]:
        """All that it asks."""
        return int(self.types), int(self.keywords)


ANY_LEVEL: Final = LevelKinds(0, 0)


class CounterRange:
    """ruling.counters: how many counters of a kind, at least and at most (NONE: any number)."""

    __slots__ = ("kind", "least", "most")

    def __init__(self, kind: i64, *, least: i64 = 0, most: i64 = NONE) -> None:
        self.kind: Final = kind
        self.least: Final = least
        self.most: Final = most

    def said(self) -> tuple[object, ...]:
        """All that it asks."""
        return int(self.kind), int(self.least), int(self.most)


ANY_COUNTERS: Final = CounterRange(NONE)


class CardFilter(Filter):
    """What a card must be. Every part may be left open."""

    __slots__ = (
        "able", "added_by", "added_whose", "adds", "asks_face", "counters", "drives_on", "has_finish",
        "idle", "is_of_another_team", "is_teammate", "kinds", "level_kinds", "online", "only", "other",
        "place", "pro", "types", "whose_card", "whose_place", "without",
    )  # fmt: skip

    def __init__(  # noqa: PLR0913 - all that can be asked of a card
        self,
        *,
        kinds: i64 = ANY_KIND,
        types: i64 = 0,
        is_teammate: bool = False,
        level_kinds: LevelKinds = ANY_LEVEL,
        without: LevelKinds = ANY_LEVEL,
        online: i64 = EITHER,
        whose_card: i64 = ANYBODY,
        place: i64 = ANYWHERE,
        whose_place: i64 = ANYBODY,
        only: i64 = NONE,
        other: i64 = NONE,
        added_by: i64 = NONE,
        added_whose: i64 = ANYBODY,
        adds: i64 = NONE,
        drives_on: i64 = NONE,
        pro: LevelKinds = ANY_LEVEL,
        has_finish: bool = False,
        is_of_another_team: bool = False,
        counters: CounterRange = ANY_COUNTERS,
        able: i64 = 0,
        idle: i64 = 0,
    ) -> None:
        self.kinds: Final = kinds
        self.types: Final = types
        """One of these kuski types; 0: any."""
        self.is_teammate: Final = is_teammate
        """Whether it must be a teammate of the card whose text it is."""
        self.level_kinds: Final = level_kinds
        self.without: Final = without
        """The kinds of level that it must not be of."""
        self.online: Final = online
        self.whose_card: Final = whose_card
        self.place: Final = place
        self.whose_place: Final = whose_place
        self.only: Final = only
        """The register that it must be in."""
        self.other: Final = other
        """The register that it must not be in."""
        self.added_by: Final = added_by
        """The register of kuskis one of which added it."""
        self.added_whose: Final = added_whose
        """Whose kuski added it; ANYBODY: nothing is asked."""
        self.adds: Final = adds
        """The register of levels one of which it added."""
        self.drives_on: Final = drives_on
        """The register of levels one of which it drives on."""
        self.pro: Final = pro
        """The kinds of level for which it must have a pro."""
        self.has_finish: Final = has_finish
        self.is_of_another_team: Final = is_of_another_team
        """ruling.team-tag-change: whether of another team than some kuski of whoever plays the card."""
        self.counters: Final = counters
        self.able: Final = able
        """What must be possible with it."""
        self.idle: Final = idle
        """ruling.turns-on-cards: turns that it must have been online without playing a battle."""
        self.asks_face: Final = kinds != ANY_KIND or types != 0
        """Whether only its face tells if a card fits."""

    def said(self) -> tuple[object, ...]:
        return (
            int(self.kinds), int(self.types), self.is_teammate, self.level_kinds.said(),
            self.without.said(), int(self.online), int(self.whose_card), int(self.place),
            int(self.whose_place), int(self.only), int(self.other), int(self.added_by),
            int(self.added_whose), int(self.adds), int(self.drives_on), self.pro.said(),
            self.has_finish, self.is_of_another_team, self.counters.said(), int(self.able),
            int(self.idle),
        )  # fmt: skip
