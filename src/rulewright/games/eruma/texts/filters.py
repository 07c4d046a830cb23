"""Which cards and which positions a text speaks of: what "target exhausted Thief an opponent
controls adjacent to this card" asks of a card, part by part."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.effects.counters import ANY_COUNTERS, CounterRange
from rulewright.effects.program import ANYBODY, NONE, THIS, THIS_TURN_SO_FAR, Filter
from rulewright.games.eruma.rules import terms
from rulewright.kernel.fields import KW_ONLY, value


@value
class Near:
    """How a card or position must lie: to the cards of a register, or, if that is NONE, to any card that
    fits a filter. `distance` counts steps for WITHIN."""

    relation: i64
    _: KW_ONLY
    register: i64 = NONE
    fitting: i64 = NONE
    distance: i64 = 0


NOT_NEAR: Final = Near(terms.NO_RELATION)


@value
class CardFilter(Filter):
    """What a card must be. Every part may be left open."""

    _: KW_ONLY
    kinds: i64 = terms.ANY_KIND
    other_kinds: i64 = 0
    """The classes that it must not have."""
    types: i64 = 0
    has_no_type: bool = False
    speed: i64 = NONE
    """The speed of its power."""
    facing: i64 = terms.EITHER
    readiness: i64 = terms.EITHER
    whose_card: i64 = ANYBODY
    place: i64 = terms.ANYWHERE
    whose_place: i64 = ANYBODY
    definition: i64 = NONE
    """The only card it can be, by its number in the set."""
    lends_power: bool = False
    """ruling.used-power: whether its power can be used now in the place of this card's."""
    named: i64 = NONE
    """The register of the printed card whose name it must have, plus one."""
    only: i64 = NONE
    """The register that it must be in."""
    other: i64 = NONE
    """The register that it must not be in."""
    near: Near = NOT_NEAR
    noted: i64 = NONE
    """The ability that keeps in mind what must have happened to it (`effects/record.py`)."""
    span: i64 = THIS_TURN_SO_FAR
    """When that was."""
    is_never: bool = False
    """Whether it must not have happened."""
    counters: CounterRange = ANY_COUNTERS

    def speaks_of_its_card(self) -> bool:
        return THIS in (self.only, self.other, self.near.register)

    def asks_face(self) -> bool:
        """Whether only its face tells if a card fits."""
        is_of_kind = self.kinds != terms.ANY_KIND or self.types != 0 or self.has_no_type
        return is_of_kind or self.speed >= 0 or self.definition >= 0 or self.named >= 0


@value
class SpotFilter(Filter):
    """What a position must be."""

    _: KW_ONLY
    is_empty: bool = True
    """Whether nothing may stand there."""
    place: i64 = terms.PLAYFIELD
    whose_place: i64 = ANYBODY
    near: Near = NOT_NEAR
    only: i64 = NONE
    """The register of the only position it can be, plus one."""

    def speaks_of_its_card(self) -> bool:
        return self.near.register == THIS
