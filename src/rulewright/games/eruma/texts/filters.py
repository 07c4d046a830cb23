"""Which cards and which positions a text speaks of: what "target exhausted Thief an opponent
controls adjacent to this card" asks of a card, part by part."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.effects.program import ANYBODY, NONE, Filter
from rulewright.games.eruma.rules.terms import ANY_KIND, ANYWHERE, EITHER, NO_RELATION, PLAYFIELD


class Near:
    """How a card or position must lie: to the cards of a register, or, if that is NONE, to any card that
    fits a filter. `distance` counts steps for WITHIN."""

    __slots__ = ("distance", "fitting", "register", "relation")

    def __init__(
        self, relation: i64, *, register: i64 = NONE, fitting: i64 = NONE, distance: i64 = 0
    ) -> None:
        self.relation: Final = relation
        self.register: Final = register
        self.fitting: Final = fitting
        self.distance: Final = distance

    def said(self) -> tuple[object, ...]:
        """All that it asks."""
        return int(self.relation), int(self.register), int(self.fitting), int(self.distance)


NOT_NEAR: Final = Near(NO_RELATION)


class CardFilter(Filter):
    """What a card must be. Every part may be left open."""

    __slots__ = (
        "asks_face", "definition", "facing", "has_no_type", "kinds", "near", "only", "other", "place",
        "readiness", "speed", "types", "whose_card", "whose_place",
    )  # fmt: skip

    def __init__(  # noqa: PLR0913 - all that can be asked of a card
        self,
        *,
        kinds: i64 = ANY_KIND,
        types: i64 = 0,
        has_no_type: bool = False,
        speed: i64 = NONE,
        facing: i64 = EITHER,
        readiness: i64 = EITHER,
        whose_card: i64 = ANYBODY,
        place: i64 = ANYWHERE,
        whose_place: i64 = ANYBODY,
        definition: i64 = NONE,
        only: i64 = NONE,
        other: i64 = NONE,
        near: Near = NOT_NEAR,
    ) -> None:
        self.kinds: Final = kinds
        self.types: Final = types
        self.has_no_type: Final = has_no_type
        self.speed: Final = speed
        """The speed of its power."""
        self.facing: Final = facing
        self.readiness: Final = readiness
        self.whose_card: Final = whose_card
        self.place: Final = place
        self.whose_place: Final = whose_place
        self.definition: Final = definition
        """The only card it can be, by its number in the set."""
        self.only: Final = only
        """The register that it must be in."""
        self.other: Final = other
        """The register that it must not be in."""
        self.near: Final = near
        self.asks_face: Final = (
            kinds != ANY_KIND or types != 0 or has_no_type or speed >= 0 or definition >= 0
        )
        """Whether only its face tells if a card fits."""

    def said(self) -> tuple[object, ...]:
        return (
            int(self.kinds), int(self.types), self.has_no_type, int(self.speed), int(self.facing),
            int(self.readiness), int(self.whose_card), int(self.place), int(self.whose_place),
            int(self.definition), int(self.only), int(self.other), self.near.said(),
        )  # fmt: skip


class SpotFilter(Filter):
    """What a position must be."""

    __slots__ = ("is_empty", "near", "place", "whose_place")

    def __init__(
        self,
        *,
        is_empty: bool = True,
        place: i64 = PLAYFIELD,
        whose_place: i64 = ANYBODY,
        near: Near = NOT_NEAR,
    ) -> None:
        self.is_empty: Final = is_empty
        """Whether nothing may stand there."""
        self.place: Final = place
        self.whose_place: Final = whose_place
        self.near: Final = near

    def said(self) -> tuple[object, ...]:
        return self.is_empty, int(self.place), int(self.whose_place), self.near.said()
