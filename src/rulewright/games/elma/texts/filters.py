"""Which cards a text speaks of: what "target online kuski an opponent controls" asks of a card, part by
part."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.effects.counters import ANY_COUNTERS, CounterRange
from rulewright.effects.program import ANYBODY, NONE, THIS, THIS_TURN_SO_FAR, Filter
from rulewright.games.elma.rules.terms import ANY_KIND, ANYWHERE, EITHER
from rulewright.kernel.fields import KW_ONLY, value


@value
class LevelKinds:
    """ruling.level-kinds: one of these level types, or of these keywords; both 0: nothing is asked."""

    types: i64
    keywords: i64

    def are_asked(self) -> bool:
        """Whether anything is."""
        return self.types | self.keywords != 0


ANY_LEVEL: Final = LevelKinds(0, 0)


@value
class CardFilter(Filter):
    """What a card must be. Every part may be left open."""

    _: KW_ONLY
    kinds: i64 = ANY_KIND
    types: i64 = 0
    """One of these kuski types; 0: any."""
    is_teammate: bool = False
    """Whether it must be a teammate of the card whose text it is."""
    level_kinds: LevelKinds = ANY_LEVEL
    without: LevelKinds = ANY_LEVEL
    """The kinds of level that it must not be of."""
    online: i64 = EITHER
    whose_card: i64 = ANYBODY
    place: i64 = ANYWHERE
    whose_place: i64 = ANYBODY
    named: i64 = NONE
    """The register of the printed card whose name it must have, plus one."""
    only: i64 = NONE
    """The register that it must be in."""
    other: i64 = NONE
    """The register that it must not be in."""
    added_by: i64 = NONE
    """The register of kuskis one of which added it."""
    added_whose: i64 = ANYBODY
    """Whose kuski added it; ANYBODY: nothing is asked."""
    adds: i64 = NONE
    """The register of levels one of which it added."""
    drives_on: i64 = NONE
    """The register of levels one of which it drives on."""
    beside: i64 = NONE
    """The register of a kuski whose battle or after battle it plays."""
    pro: LevelKinds = ANY_LEVEL
    """The kinds of level for which it must have a pro."""
    standing: i64 = EITHER
    """Whether no other that fits must have a better result in the battle that goes on (`BEST_PLACED`), or a worse one
    (`WORST_PLACED`)."""
    finish: i64 = EITHER
    """Whether it must have a time in the battle that it plays, or none there (`WITH_IT`, `WITHOUT_IT`)."""
    team: i64 = EITHER
    """Whether it must have a team, or none."""
    is_of_another_team: bool = False
    """ruling.team-tag-change: whether of another team than some kuski of whoever plays the card."""
    counters: CounterRange = ANY_COUNTERS
    able: i64 = 0
    """What must be possible with it."""
    idle: i64 = 0
    """ruling.turns-on-cards: turns that it must have been online without playing a battle."""
    noted: i64 = NONE
    """The ability that keeps in mind what must have happened to it (`effects/record.py`)."""
    span: i64 = THIS_TURN_SO_FAR
    """When that was."""
    is_never: bool = False
    """Whether it must not have happened."""

    def speaks_of_its_card(self) -> bool:
        return self.is_teammate or THIS in (
            self.only, self.other, self.added_by, self.adds, self.drives_on, self.beside,
        )  # fmt: skip

    def asks_face(self) -> bool:
        """Whether only its face tells if a card fits."""
        return self.kinds != ANY_KIND or self.types != 0 or self.named >= 0
