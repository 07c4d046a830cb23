"""The windows in which everybody may play instants: at the end of a main phase, and the last call of a
battle (ruling.instant-windows).

Players are asked one at a time, all in the same form: whether somebody is asked tells only that
their hand is not empty, or that an ability on the table is theirs to use
(ruling.instant-question-hides).
"""

from __future__ import annotations

from typing import Final

from rulewright.effects.ids import Seat
from rulewright.games.elma.rules import now
from rulewright.games.elma.rules.happening import by_choice
from rulewright.games.elma.rules.ids import Seats, WindowKind
from rulewright.games.elma.rules.obstacles import NO_OBSTACLE, to_play_instant
from rulewright.games.elma.rules.state import Race
from rulewright.games.elma.rules.terms import INSTANT, PLAY_INSTANT
from rulewright.games.elma.rules.used_abilities import (
    USES,
    offer_abilities,
    use_ability,
    which_ability,
)
from rulewright.kernel.bits import bit
from rulewright.kernel.choice import bare_choice, make_choice, thing_of, verb_of
from rulewright.kernel.fields import value
from rulewright.kernel.state import NOTHING, Question
from rulewright.kernel.zone import Zone

LAST_CALL: Final = 0
MAIN_PHASE_ENDS: Final = 1

# Verbs of choices, after those of texts (`effects/asking.py`).
PASS: Final = 8
USE_INSTANT: Final = 9


def offer_instants(race: Race, seat: Seat, offered: Zone) -> None:
    """The different instants in hand that a seat could play now."""
    cards = now.faces_in_hand(race, seat, INSTANT)
    for place in range(len(cards)):
        if to_play_instant(race, seat, cards[place]) == NO_OBSTACLE:
            offered.append(make_choice(USE_INSTANT, race.definition[cards[place]]))


@value
class Window(Question[Race]):
    """ruling.instant-window-order: one player plays an instant or passes; the window closes when all
    have passed in a row. `passed` are the seats that have, as a mask."""

    kind: WindowKind
    seat: Seat
    passed: Seats

    def ask(self, race: Race, seat: Seat) -> Zone:
        if seat != self.seat or not race.is_playing(seat):
            return NOTHING
        given = race.answers[seat]
        if len(given) > 0:
            if verb_of(given[0]) == USES and len(given) == 1:
                return which_ability(race, seat, thing_of(given[0]), is_main_phase=False)
            return NOTHING
        offered = Zone()
        offered.append(bare_choice(PASS))
        offer_abilities(race, seat, offered, is_main_phase=False)
        if len(race.hands[seat]) == 0 and len(offered) == 1:
            return NOTHING
        offer_instants(race, seat, offered)
        return offered

    def answered(self, race: Race) -> None:
        """Whoever is not asked passes."""
        given = race.answers[self.seat]
        if len(given) > 0 and verb_of(given[0]) == USE_INSTANT:
            race.agenda.append(Window(self.kind, race.after(self.seat), 0))
            card = race.take_from_hand(self.seat, thing_of(given[0]))
            race.agenda.append(by_choice(PLAY_INSTANT, [int(card)], self.seat))
            return
        if len(given) > 0 and verb_of(given[0]) == USES:
            race.agenda.append(Window(self.kind, race.after(self.seat), 0))
            use_ability(race, self.seat, given, is_main_phase=False)
            return
        passed = self.passed | bit(self.seat)
        if race.playing & ~passed != 0:
            race.agenda.append(Window(self.kind, race.after(self.seat), passed))
