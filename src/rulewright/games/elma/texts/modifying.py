"""What an ability of a text makes of a rule (`terms.py`), for a card or a player."""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.effects.program import Ability
from rulewright.games.elma.rules import results
from rulewright.games.elma.rules.holding import holds
from rulewright.games.elma.rules.records import NONE
from rulewright.games.elma.rules.state import Race
from rulewright.games.elma.rules.terms import (
    BATTLE_TYPES,
    IN_PLACE_OF_BATTLE_TYPES,
    KUSKI_KEYWORDS_RULE,
    LEVEL_KEYWORDS_RULE,
    NOT_COUNTED_RULE,
    OWN_LEVEL_RULE,
    PLAYS_RULE,
    PRO_RULE,
    SECONDS_RULE,
    UNDER_RULE,
)
from rulewright.games.elma.texts.filtering import fits, is_seat
from rulewright.games.elma.texts.filters import CardProgram


def modified(  # noqa: PLR0913 - by what, of what, and what it would be
    race: Race, program: CardProgram, ability: Ability, registers: list[int], source: i64,
    thing: i64, value: i64,
) -> i64:  # fmt: skip
    """The value of the ability's rule for a card or seat, where it would be `value` without it."""
    rule = ability.modifier
    amount = ability.amount
    if rule in (NOT_COUNTED_RULE, UNDER_RULE):
        is_meant = thing == source and holds(race, program, ability, registers)
        return amount if is_meant else value
    if rule == PLAYS_RULE:
        is_meant = is_seat(race, thing, ability.player, registers)
        return value + amount if is_meant and holds(race, program, ability, registers) else value
    if not _is_about(race, program, ability, registers, thing):
        return value
    if rule in (PRO_RULE, SECONDS_RULE):
        return value + amount
    if rule == KUSKI_KEYWORDS_RULE:
        return value | amount
    if rule == LEVEL_KEYWORDS_RULE:
        if amount >= IN_PLACE_OF_BATTLE_TYPES:
            return value & ~BATTLE_TYPES | amount - IN_PLACE_OF_BATTLE_TYPES
        return value | amount
    return amount


def _is_about(
    race: Race, program: CardProgram, ability: Ability, registers: list[int], card: i64
) -> bool:
    if not fits(race, program.filters[ability.subject], card, registers):
        return False
    if ability.by_filter >= 0:
        level = results.level_of(race, card)
        if level == NONE and ability.modifier == OWN_LEVEL_RULE and race.battle is not None:
            level = race.battle.level
        if level == NONE or not fits(race, program.filters[ability.by_filter], level, registers):
            return False
    return holds(race, program, ability, registers)


def gives_pro(  # noqa: PLR0913 - by what, to whom, on what levels
    race: Race, program: CardProgram, ability: Ability, registers: list[int], card: i64,
    level_types: i64, keywords: i64,
) -> bool:  # fmt: skip
    """Whether an ability gives a kuski a pro for one of these kinds of level."""
    if ability.modifier != PRO_RULE:
        return False
    levels = program.filters[ability.by_filter]
    if levels.level_types & level_types == 0 and levels.level_keywords & keywords == 0:
        return False
    return fits(race, program.filters[ability.subject], card, registers) and holds(
        race, program, ability, registers
    )
