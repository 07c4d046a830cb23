"""Abilities that players use: in their own main phase, or whenever they could play an instant
(ruling.played-abilities, ruling.any-moment), once a turn for each card that has them.

A card that has several is named first, then which of them.
"""

from __future__ import annotations

from typing import Final

from rulewright.effects.asking import TAKE_MODE
from rulewright.effects.ids import CardId, Seat
from rulewright.effects.live import USED
from rulewright.effects.program import NONE
from rulewright.effects.usable import begun_by_player, note_use, usable
from rulewright.games.elma.rules import story
from rulewright.games.elma.rules.state import Race
from rulewright.games.elma.rules.terms import ANY_MOMENT, BY_EFFECT
from rulewright.kernel.choice import make_choice, thing_of
from rulewright.kernel.event import EVERYONE
from rulewright.kernel.state import NOTHING
from rulewright.kernel.zone import Zone

USES: Final = 22


def offer_abilities(race: Race, seat: Seat, offered: Zone, *, is_main_phase: bool) -> None:
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


def _usable(race: Race, seat: Seat, card: CardId, *, is_main_phase: bool) -> list[int]:
    moment = NONE if is_main_phase else ANY_MOMENT
    definition = race.definition[card]
    return usable(race, card, definition, seat, moment=moment, means=BY_EFFECT)


def which_ability(race: Race, seat: Seat, card: CardId, *, is_main_phase: bool) -> Zone:
    """Which of its abilities, if there are several."""
    found = _usable(race, seat, card, is_main_phase=is_main_phase)
    if len(found) < 2:
        return NOTHING
    offered = Zone()
    for place in range(len(found)):
        offered.append(make_choice(TAKE_MODE, place))
    return offered


def use_ability(race: Race, seat: Seat, given: Zone, *, is_main_phase: bool) -> None:
    """Begin what was chosen."""
    card = thing_of(given[0])
    definition = race.definition[card]
    found = _usable(race, seat, card, is_main_phase=is_main_phase)
    ability = found[thing_of(given[1])] if len(given) > 1 else found[0]
    race.mark(card, definition, ability, kind=USED)
    note_use(race, definition)
    race.tell(EVERYONE, story.USED, seat, definition, card)
    race.agenda.append(
        begun_by_player(race, card, definition, seat, ability=ability, means=BY_EFFECT)
    )
