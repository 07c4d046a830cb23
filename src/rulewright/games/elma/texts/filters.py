"""Which cards a text speaks of: what "target online kuski an opponent controls" asks of a card, in
numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.effects.program import LAST, Ability, Condition, Instruction, Program


class Filter:
    """What a card must be. Every part may be left open.

    `only`, `other` and `added_by` are registers (-1: none): the card must be in it, must not be in
    it, must be a level that one of the kuskis in it added; `adds` and `drives_on` are registers of
    levels one of which the kuski added or drives on.
    """

    __slots__ = (
        "able", "added_by", "added_whose", "adds", "counter", "counters_least", "counters_most",
        "drives_on", "has_finish", "idle", "is_of_another_team", "is_teammate", "kinds", "level_keywords",
        "level_types", "online", "only", "other", "place", "pro_keywords", "pro_types", "types",
        "whose_card", "whose_place", "without_keywords", "without_types",
    )  # fmt: skip

    def __init__(  # noqa: PLR0913 - what can be asked of a card
        self, kinds: i64, types: i64, is_teammate: i64, level_types: i64, level_keywords: i64,
        without_types: i64, without_keywords: i64, online: i64, whose_card: i64, place: i64,
        whose_place: i64, only: i64, other: i64, added_by: i64, added_whose: i64, adds: i64,
        pro_types: i64, pro_keywords: i64, has_finish: i64, is_of_another_team: i64,
        counter: i64, counters_least: i64, counters_most: i64, able: i64, idle: i64,
        drives_on: i64,
    ) -> None:  # fmt: skip
        self.kinds: Final = kinds
        self.types: Final = types
        """One of these kuski types; 0: any."""
        self.is_teammate: Final = is_teammate
        """1 if it must be a teammate of the card whose text it is."""
        self.level_types: Final = level_types
        """One of these level types, or of these keywords (ruling.level-kinds); both 0: any."""
        self.level_keywords: Final = level_keywords
        self.without_types: Final = without_types
        self.without_keywords: Final = without_keywords
        self.online: Final = online
        self.whose_card: Final = whose_card
        self.place: Final = place
        self.whose_place: Final = whose_place
        self.only: Final = only
        self.other: Final = other
        self.added_by: Final = added_by
        self.added_whose: Final = added_whose
        """Whose kuski added it; ANYBODY: nothing is asked."""
        self.adds: Final = adds
        self.pro_types: Final = pro_types
        """A pro for one of these level types, or for one of these keywords; both 0: none."""
        self.pro_keywords: Final = pro_keywords
        self.has_finish: Final = has_finish
        self.is_of_another_team: Final = is_of_another_team
        """1 if of another team than some kuski of whoever plays the card (ruling.team-tag-change)."""
        self.counter: Final = counter
        """Which counters; -1: nothing is asked. How many at least and at most (-1: any number)."""
        self.counters_least: Final = counters_least
        self.counters_most: Final = counters_most
        self.able: Final = able
        self.idle: Final = idle
        """Turns that it must have been online without playing a battle (ruling.turns-on-cards)."""
        self.drives_on: Final = drives_on


class CardProgram(Program):
    """The program of one of Elma's cards."""

    def __init__(
        self, code: list[Instruction], conditions: list[Condition], abilities: list[Ability],
        filters: list[Filter],
    ) -> None:  # fmt: skip
        super().__init__(code, conditions, abilities)
        self.filters: Final = filters
        self.lasting: Final = [False for _ in abilities]
        """Which abilities hold only once an instant has begun them."""
        for step in code:
            if step.op == LAST:
                self.lasting[step.a] = True
