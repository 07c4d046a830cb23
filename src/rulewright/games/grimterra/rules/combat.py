"""Combat: whom the active player fights, and who fights (`combat.*`). The rounds are in `rounds.py`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.games.grimterra.rules import story, terms
from rulewright.games.grimterra.rules.choosing_arena import FILLING, ChooseArena
from rulewright.games.grimterra.rules.happening import announce
from rulewright.games.grimterra.rules.ids import CombatStep
from rulewright.games.grimterra.rules.numbering import NONE, ROUNDS
from rulewright.games.grimterra.rules.rounds import FIRST_STEP, Round
from rulewright.games.grimterra.rules.state import Feud
from rulewright.kernel.choice import make_choice, thing_of, verb_of
from rulewright.kernel.event import EVERYONE
from rulewright.kernel.fields import value
from rulewright.kernel.state import NOTHING, Procedure, Question
from rulewright.kernel.zone import Zone

FIGHT: Final = 13
FIGHTER: Final = 14
TARGET: Final = 15
"""The verbs of choices."""

# The steps before the first round, in order.
FILL_OWN: Final = 0
CHOOSE_RIVAL: Final = 1
FILL_RIVALS: Final = 2
CHOOSE_FIGHTERS: Final = 3
BEGIN: Final = 4


@value
class Combat(Procedure[Feud]):
    """combat.mandatory, ruling.target-choice, ruling.empty-arena: one step; each is followed by the next."""

    step: CombatStep

    def run(self, feud: Feud) -> None:
        step = self.step
        if step > CHOOSE_RIVAL and feud.rival == NONE:
            return  # who was chosen has left the game
        if step == BEGIN:
            self._begin(feud)
            return
        feud.agenda.append(Combat(step + 1))
        if step == FILL_OWN:
            _fill(feud, feud.active)
        elif step == CHOOSE_RIVAL:
            feud.agenda.append(ChooseRival())
        elif step == FILL_RIVALS:
            _fill(feud, feud.rival)
        elif step == CHOOSE_FIGHTERS:
            feud.agenda.append(ChooseFighters())

    def _begin(self, feud: Feud) -> None:
        if not feud.is_fighting():
            feud.rival = feud.fighter = feud.target = NONE
            return  # ruling.impossible-instruction
        feud.round = 1
        feud.rounds = ROUNDS
        mine, theirs = feud.fighter, feud.target
        feud.tell(EVERYONE, story.COMBAT_BEGINS, feud.face(mine), mine, feud.face(theirs), theirs)
        feud.agenda.append(Round(FIRST_STEP))
        announce(feud, terms.COMBAT_STARTS, [int(mine), int(theirs)], feud.active)


def _fill(feud: Feud, seat: i64) -> None:
    if feud.arena_hero(seat) == NONE:
        feud.agenda.append(ChooseArena(seat, FILLING))


class ChooseRival(Question[Feud]):
    """ruling.target-choice: any opponent still in the game; who has only one is not asked."""

    def ask(self, feud: Feud, seat: i64) -> Zone:
        if seat != feud.active or len(feud.answers[seat]) > 0:
            return NOTHING
        offered = Zone()
        for other in range(feud.seats):
            if other != seat and feud.is_playing(other):
                offered.append(make_choice(FIGHT, other))
        return offered if len(offered) > 1 else NOTHING

    def answered(self, feud: Feud) -> None:
        given = feud.answers[feud.active]
        if len(given) > 0:
            feud.rival = thing_of(given[0])
        else:
            feud.rival = feud.after(feud.active)


class ChooseFighters(Question[Feud]):
    """ruling.minion-place: where a player has a minion in the arena besides, the active player chooses who fights, their
    own fighter first. Nobody is asked where there is no choice."""

    def ask(self, feud: Feud, seat: i64) -> Zone:
        if seat != feud.active or feud.rival == NONE:
            return NOTHING
        given = feud.answers[seat]
        own, theirs = feud.in_arena(seat), feud.in_arena(feud.rival)
        has_own = len(given) > 0 and verb_of(given[0]) == FIGHTER
        has_theirs = len(given) > 0 and verb_of(given[len(given) - 1]) == TARGET
        offered = Zone()
        if len(own) > 1 and not has_own:
            for hero in own:
                offered.append(make_choice(FIGHTER, hero))
        elif len(theirs) > 1 and not has_theirs:
            for hero in theirs:
                offered.append(make_choice(TARGET, hero))
        return offered

    def answered(self, feud: Feud) -> None:
        if feud.rival == NONE:
            return
        own, theirs = feud.in_arena(feud.active), feud.in_arena(feud.rival)
        feud.fighter = own[0] if len(own) > 0 else NONE
        feud.target = theirs[0] if len(theirs) > 0 else NONE
        given = feud.answers[feud.active]
        for place in range(len(given)):
            if verb_of(given[place]) == FIGHTER:
                feud.fighter = thing_of(given[place])
            else:
                feud.target = thing_of(given[place])
