"""Abilities that players use: in their own main phase, or whenever they could play an instant
(ruling.played-abilities, ruling.any-moment), once a turn for each card that has them.

A card that has several is named first, then which of them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.effects.asking import TAKE_MODE
from rulewright.games.elma.rules.state import Race
from rulewright.kernel.choice import make_choice, thing_of
from rulewright.kernel.state import NOTHING
from rulewright.kernel.zone import Zone

USES: Final = 22


def offer_abilities(race: Race, seat: i64, offered: Zone, *, is_main_phase: bool) -> None:
    """Each card with an ability that the seat may use now."""
    if not race.cards.has_texts:
        return
    kuskis = race.kuskis[seat]
    for place in range(len(kuskis)):
        if len(_usable(race, seat, kuskis[place], is_main_phase=is_main_phase)) > 0:
            offered.append(make_choice(USES, kuskis[place]))
    battle = race.battle
    if battle is None or battle.seat != seat:
        return
    if len(_usable(race, seat, battle.level, is_main_phase=is_main_phase)) > 0:
        offered.append(make_choice(USES, battle.level))


def _usable(race: Race, seat: i64, card: i64, *, is_main_phase: bool) -> list[int]:
    text = race.cards.texts[race.definition[card]]
    return text.usable(race, card, seat, is_main_phase=is_main_phase)


def which_ability(race: Race, seat: i64, card: i64, *, is_main_phase: bool) -> Zone:
    """Which of its abilities, if there are several."""
    usable = _usable(race, seat, card, is_main_phase=is_main_phase)
    if len(usable) < 2:
        return NOTHING
    offered = Zone()
    for place in range(len(usable)):
        offered.append(make_choice(TAKE_MODE, place))
    return offered


def use_ability(race: Race, seat: i64, given: Zone, *, is_main_phase: bool) -> None:
    """Begin what was chosen."""
    card = thing_of(given[0])
    usable = _usable(race, seat, card, is_main_phase=is_main_phase)
    ability = usable[thing_of(given[1])] if len(given) > 1 else usable[0]
    race.cards.texts[race.definition[card]].use(race, card, seat, ability)
