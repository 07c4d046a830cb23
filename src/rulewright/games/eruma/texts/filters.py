"""Which cards and which positions a text speaks of: what "target exhausted Thief an opponent
controls adjacent to this card" asks of a card, in numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.effects.program import LAST, Ability, Condition, Instruction, Program
from rulewright.games.eruma.rules.terms import ANY_KIND


class Filter:
    """What a card must be. Every part may be left open.

    `only` is a register: the card must be in it (-1: any card). `other` is a register: the card
    must not be in it (-1). `near` is how it lies to the cards of register `near_register`, or,
    if that is -1, to any card that fits filter `near_filter`; `distance` counts steps for WITHIN.
    """

    __slots__ = (
        "asks_face", "definition", "distance", "facing", "kinds", "near", "near_filter", "near_register",
        "no_type", "only", "other", "place", "readiness", "speed", "types", "whose_card",
        "whose_place",
    )  # fmt: skip

    def __init__(  # noqa: PLR0913
        self, kinds: i64, types: i64, no_type: i64, speed: i64, facing: i64, readiness: i64,
        whose_card: i64, place: i64, whose_place: i64, definition: i64, only: i64, other: i64,
        near: i64, near_register: i64, near_filter: i64, distance: i64,
    ) -> None:  # fmt: skip
        self.kinds: Final = kinds
        self.types: Final = types
        self.no_type: Final = no_type
        """1 if it must have no type at all."""
        self.speed: Final = speed
        """The speed of its power; -1: any."""
        self.facing: Final = facing
        self.readiness: Final = readiness
        self.whose_card: Final = whose_card
        self.place: Final = place
        self.whose_place: Final = whose_place
        self.definition: Final = definition
        """The only card it can be, by its number in the set; -1: any."""
        self.only: Final = only
        self.other: Final = other
        self.near: Final = near
        self.near_register: Final = near_register
        self.near_filter: Final = near_filter
        self.distance: Final = distance
        self.asks_face: Final = (
            kinds != ANY_KIND or types != 0 or no_type == 1 or speed >= 0 or definition >= 0
        )
        """Whether only its face tells if a card fits."""


class SpotFilter:
    """What a position must be."""

    __slots__ = (
        "distance", "is_empty", "near", "near_filter", "near_register", "place", "whose_place",
    )  # fmt: skip

    def __init__(  # noqa: PLR0913
        self, is_empty: i64, place: i64, whose_place: i64, near: i64, near_register: i64,
        near_filter: i64, distance: i64,
    ) -> None:  # fmt: skip
        self.is_empty: Final = is_empty
        """1 if nothing may stand there."""
        self.place: Final = place
        self.whose_place: Final = whose_place
        self.near: Final = near
        self.near_register: Final = near_register
        self.near_filter: Final = near_filter
        self.distance: Final = distance


class CardProgram(Program):
    """The program of one of Eruma's cards."""

    def __init__(  # noqa: PLR0913
        self, code: list[Instruction], conditions: list[Condition], abilities: list[Ability],
        filters: list[Filter], spots: list[SpotFilter], speed: i64,
    ) -> None:  # fmt: skip
        super().__init__(code, conditions, abilities)
        self.filters: Final = filters
        self.spots: Final = spots
        self.speed: Final = speed
        """The speed of its power; NO_SPEED if it has none (a Henchman, a mere Curse)."""
        self.lasting: Final = [False for _ in abilities]
        """Which abilities hold only once the power has begun them."""
        for step in code:
            if step.op == LAST:
                self.lasting[step.a] = True
