"""Which cards a text speaks of: what "wounded normal hero an opponent controls in the backrow" asks of a card, part by
part."""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.effects.program import ANYBODY, NONE, THIS, THIS_TURN_SO_FAR, Filter
from rulewright.games.grimterra.rules import terms
from rulewright.kernel.fields import KW_ONLY, value


@value
class CardFilter(Filter):
    """What a card must be. Every part may be left open."""

    _: KW_ONLY
    kinds: i64 = terms.ANY_KIND
    factions: i64 = 0
    """One of these factions, as a mask; 0: any."""
    side: i64 = terms.EITHER
    wounds: i64 = terms.EITHER
    hero: i64 = terms.ANY_HERO
    """Which hero it must be, where a text means one by a word of its own."""
    least_counters: i64 = 0
    most_counters: i64 = NONE
    """How many dark counters; NONE: any number."""
    whose_card: i64 = ANYBODY
    place: i64 = terms.ANYWHERE
    whose_place: i64 = ANYBODY
    definition: i64 = NONE
    """The only card it can be, by its number in the set."""
    only: i64 = NONE
    """The register that it must be in."""
    other: i64 = NONE
    """The register that it must not be in."""
    noted: i64 = NONE
    """The ability that keeps in mind what must have happened to it (`effects/record.py`)."""
    span: i64 = THIS_TURN_SO_FAR
    """When that was."""
    is_never: bool = False
    """Whether it must not have happened."""

    def speaks_of_its_card(self) -> bool:
        if self.hero == terms.THE_USER or self.place == terms.ON_THIS_HERO:
            return True
        return THIS in (self.only, self.other)

    def asks_face(self) -> bool:
        """Whether only its face tells if a card fits."""
        return self.kinds != terms.ANY_KIND or self.factions != 0 or self.definition >= 0
