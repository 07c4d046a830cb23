"""What can be left to do in a saved game: which steps, with what, on top of which others."""

from __future__ import annotations

from typing import Any, Final

from rulewright.effects.agenda_checks import check_happening, is_sound_effect, wrong
from rulewright.effects.happening import Happening
from rulewright.games.elma.rules import terms
from rulewright.games.elma.rules.entering import WhichRecords
from rulewright.games.elma.rules.happening import (
    AddLevel,
    ChangeCounters,
    Enter,
    Happen,
    JoinTeam,
    LoseGame,
    OfferedDraw,
    Rebuild,
    TakeControl,
    TurnInto,
)
from rulewright.games.elma.rules.improving import Improvement, NextRecord
from rulewright.games.elma.rules.leaving import BattleIsOver, PutAway, ScoringEnds
from rulewright.games.elma.rules.main_phase import CompulsoryEntry, CompulsoryPair, MainPhase
from rulewright.games.elma.rules.numbering import TAKING_EFFECT
from rulewright.games.elma.rules.state import Race
from rulewright.games.elma.rules.turn import (
    CLEAN_UP,
    ENDING,
    TIMES_UPDATE,
    BattleEnds,
    HandLimit,
    SetUp,
    Turn,
)
from rulewright.games.elma.rules.windows import LAST_CALL, MAIN_PHASE_ENDS, Window
from rulewright.games.elma.saves.loading import limits_of

_VERBS: Final[dict[type, tuple[int, ...]]] = {
    AddLevel: (terms.ADD_LEVEL,),
    Enter: (terms.ENTER,),
    ChangeCounters: (
        terms.ADD_COUNTERS,
        terms.LOSE_COUNTERS,
        terms.LAST_COUNTER,
        terms.COUNTERS_REACH,
    ),
    TurnInto: (terms.TURN_INTO, terms.TURN_INTO_AS_WELL),
    Rebuild: (terms.REBUILD, terms.REBUILD_AS_WELL),
    JoinTeam: (terms.JOIN_TEAM,),
    TakeControl: (terms.TAKE_CONTROL,),
    LoseGame: (terms.LOSE_GAME,),
    Improvement: (terms.IMPROVES,),
}
"""The verbs of happenings that have more to say than a plain one."""

_OF_TURNS: Final = (
    terms.EXTRA_TURN, terms.SKIP, terms.FULL_TURN_BEGINS, terms.FULL_TURN_ENDS,
)  # fmt: skip
"""Verbs of texts that happen to no card."""


def check_agenda(race: Race) -> None:
    """Refuse a game whose agenda could not have come about."""
    if not race.agenda:
        raise wrong("is empty, yet the game is not over")
    bottom: Any = race.agenda[0]
    if isinstance(bottom, SetUp):
        if len(race.agenda) > 1 or race.turn > 0:
            raise wrong("sets the game up after it has begun")
        return
    if not isinstance(bottom, Turn):
        raise wrong("should have a step of the turn at the bottom")
    for place, step in enumerate(race.agenda[1:], start=1):
        _check_step(race, place, step, int(bottom.step))


def _check_step(race: Race, place: int, step: Any, following: int) -> None:
    if is_sound_effect(race, place, limits_of(race)):
        return
    if isinstance(step, Happening):
        _check_happening(step)
    elif isinstance(step, WhichRecords):
        entry = race.agenda[place - 1]
        if not isinstance(entry, Enter) or entry.cards != step.cards:
            raise wrong("asks for a list of records where no kuski enters")
    elif isinstance(step, NextRecord):
        if race.drive_of(step.card) is None:
            raise wrong("applies a record of a kuski that plays no battle")
    elif isinstance(step, PutAway):
        if race.place[step.card] != TAKING_EFFECT:
            raise wrong("puts away a card that is not taking effect")
    elif isinstance(step, (ScoringEnds, BattleIsOver)):
        if race.battle is not None or race.last_end != race.turn:
            raise wrong("counts the points of a battle where none has ended")
    elif isinstance(step, Window):
        _check_window(race, place, step, following)
    elif isinstance(step, BattleEnds):
        if following != TIMES_UPDATE:
            raise wrong("ends a battle where none can end")
    elif isinstance(step, (MainPhase, CompulsoryEntry, CompulsoryPair)):
        if following != CLEAN_UP:
            raise wrong("has a main phase where none can be")
    elif not isinstance(step, HandLimit) or following != ENDING:
        raise wrong(f"has {type(step).__name__} where it cannot be")


def _check_window(race: Race, place: int, step: Window, following: int) -> None:
    wanted = {LAST_CALL: TIMES_UPDATE, MAIN_PHASE_ENDS: CLEAN_UP}.get(int(step.kind))
    if wanted != following:
        raise wrong("has a window where none can be")
    if int(step.passed) & int(race.playing) == int(race.playing):
        raise wrong("has a window that is closed")
    if step.kind == LAST_CALL and not isinstance(race.agenda[place - 1], BattleEnds):
        raise wrong("has a last call without a battle that ends")


def _check_happening(step: Happening[Race]) -> None:
    check_happening(step)
    is_right = step.verb in _VERBS.get(type(step), range(len(terms.VERB_NAMES)))
    if isinstance(step, Enter):
        is_right = is_right and 1 <= len(step.cards) <= 2
    elif isinstance(step, OfferedDraw):
        is_right = step.verb == terms.DRAW
    elif isinstance(step, LoseGame):
        is_right = is_right and not step.cards
    elif isinstance(step, Happen):
        is_right = step.verb not in terms.DONE_AT_ONCE and not any(
            step.verb in verbs for verbs in _VERBS.values()
        )
    if not is_right:
        raise wrong("has something to happen in no way that it can")
    is_of_cards = not terms.DRAW <= step.verb < terms.FIRST_OF_TEXTS
    if is_of_cards and step.verb not in _OF_TURNS and not step.cards:
        raise wrong("has something to happen to no card")
