"""What the abilities of a text are about, as masks: so that a text is asked about nothing else."""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.effects.program import CANT, MODIFY, Ability
from rulewright.games.elma.rules.terms import IDLE_RULE
from rulewright.games.elma.texts.filters import CardProgram
from rulewright.kernel.bits import bit


def own_of(program: CardProgram, *kinds: int) -> list[int]:
    """The numbers of a program's abilities of some kinds, but for those that an instant begins."""
    return [
        place
        for place, ability in enumerate(program.abilities)
        if not program.lasting[place] and ability.kind in kinds
    ]


def verbs_of(abilities: list[Ability]) -> i64:
    """What they forbid, replace or answer."""
    found: i64 = 0
    for ability in abilities:
        if ability.kind != MODIFY:
            found |= bit(ability.verb)
    return found


def cants_of(abilities: list[Ability]) -> i64:
    """What they forbid."""
    found: i64 = 0
    for ability in abilities:
        if ability.kind == CANT:
            found |= bit(ability.verb)
    return found


def rules_of(abilities: list[Ability], program: CardProgram) -> i64:
    """What they change, and what is counted for them."""
    found: i64 = 0
    for ability in abilities:
        if ability.kind == MODIFY:
            found |= bit(ability.modifier)
    if any(wanted.idle > 0 for wanted in program.filters):
        found |= bit(IDLE_RULE)
    return found
