"""What can be left to do in a saved game: which steps, with what, on top of which others."""

from __future__ import annotations

from typing import Any, Final

from rulewright.effects.agenda_checks import check_happening, is_sound_effect, wrong
from rulewright.effects.happening import Happening
from rulewright.games.grimterra.rules import combat, numbering, rounds, terms, turn
from rulewright.games.grimterra.rules.casting import Act, CarryOut, PutAway
from rulewright.games.grimterra.rules.choosing_arena import ChooseArena, FirstArena
from rulewright.games.grimterra.rules.happening import (
    AtOnce,
    DarkDeaths,
    Equipping,
    Happen,
    OfferedDraw,
    PhaseTurns,
    Shifting,
    Summoning,
)
from rulewright.games.grimterra.rules.judging import Judge
from rulewright.games.grimterra.rules.leaving import WinCheck
from rulewright.games.grimterra.rules.numbering import NONE
from rulewright.games.grimterra.rules.state import Feud
from rulewright.games.grimterra.rules.wound_choice import WhichWound
from rulewright.games.grimterra.saves.loading import limits_of

_VERBS: Final[dict[type, tuple[int, ...]]] = {
    OfferedDraw: (terms.DRAW,),
    Shifting: (terms.GET_COUNTERS,),
    Equipping: (terms.EQUIP,),
    Summoning: (terms.SUMMON,),
    PhaseTurns: (terms.PHASE_STARTS, terms.PHASE_ENDS),
}
"""The verbs of happenings that have more to say than a plain one."""
_NEXT_STEPS: Final[dict[type, tuple[int, ...]]] = {
    FirstArena: (turn.BEGIN,),
    turn.DrawUp: (turn.CHOOSING,),
    Act: (turn.FIGHTING, turn.DISCARDING),
    combat.Combat: (turn.AFTER,),
    combat.ChooseRival: (turn.AFTER,),
    combat.ChooseFighters: (turn.AFTER,),
    rounds.Round: (turn.AFTER,),
    rounds.PlaceCards: (turn.AFTER,),
    rounds.RevealOrBluff: (turn.AFTER,),
    rounds.AfterIllegal: (turn.AFTER,),
    turn.Discard: (turn.ENDING,),
    CarryOut: (turn.FIGHTING, turn.DISCARDING),
    PutAway: (turn.FIGHTING, turn.DISCARDING),
    ChooseArena: (turn.BEFORE, turn.AFTER),
}
"""The steps of the turn that can come after each of them."""
_ANYWHERE: Final = (Judge, AtOnce, DarkDeaths, WinCheck, WhichWound, turn.Enter)


def check_agenda(feud: Feud) -> None:
    """Refuse a game whose agenda could not have come about."""
    if not feud.agenda:
        raise wrong("is empty, yet the game is not over")
    bottom: Any = feud.agenda[0]
    if isinstance(bottom, turn.SetUp):
        if len(feud.agenda) > 1 or feud.turn > 0:
            raise wrong("sets the game up after it has begun")
        return
    if not isinstance(bottom, turn.Turn):
        raise wrong("should have a step of the turn at the bottom")
    is_left = bottom.step == turn.PASSING
    if not feud.is_playing(feud.active) and not is_left:
        raise wrong("goes on with the turn of a player who is out")
    has_rounds = any(isinstance(step, rounds.Round) for step in feud.agenda)
    if feud.round > 0 and not has_rounds:
        raise wrong("has no step of the combat that goes on")
    if feud.caster != NONE and not any(isinstance(step, PutAway) for step in feud.agenda):
        raise wrong("does not put away what is cast")
    for place, step in enumerate(feud.agenda[1:], start=1):
        _check_step(feud, place, step, int(bottom.step))


def _check_step(feud: Feud, place: int, step: Any, following: int) -> None:
    if is_sound_effect(feud, place, limits_of(feud)):
        return
    if isinstance(step, Happening):
        _check_happening(step)
        return
    if isinstance(step, _ANYWHERE):
        if isinstance(step, WhichWound) and len(feud.wounds_of(step.hero)) <= 1:
            raise wrong("asks which wound, where there is no choice")
        return
    if following not in _NEXT_STEPS.get(type(step), ()):
        raise wrong(f"has {type(step).__name__} where it cannot be")
    if isinstance(step, (CarryOut, PutAway)):
        places = (numbering.CAST, numbering.WOUND, numbering.DISCARDED, numbering.WORN)
        if step.card < feud.fighters or (
            isinstance(step, CarryOut) and feud.place[step.card] not in places
        ):
            raise wrong("carries out a card that is not cast")
    if isinstance(step, rounds.Round) and feud.rival != NONE and feud.round == 0:
        raise wrong("has a round of no combat")
    if isinstance(step, combat.Combat) and step.step > combat.FILL_RIVALS and feud.rival == NONE:
        raise wrong("has a combat with nobody")
    if isinstance(step, combat.ChooseFighters) and feud.rival == NONE:
        raise wrong("has a combat with nobody")


def _check_happening(step: Happening[Feud]) -> None:
    check_happening(step)
    is_right = step.verb in _VERBS.get(type(step), range(terms.MOST_VERBS))
    if isinstance(step, Happen):
        own = (terms.EQUIP, terms.SUMMON, terms.PHASE_STARTS, terms.PHASE_ENDS, terms.SHIFT)
        is_right = step.verb not in own
        if step.verb < terms.FIRST_OF_A_PLAYER and not step.cards:
            raise wrong("has something to happen to no card")
    elif isinstance(step, Shifting):
        is_right = is_right and len(step.cards) == 1
    if not is_right:
        raise wrong("has something to happen in no way that it can")
