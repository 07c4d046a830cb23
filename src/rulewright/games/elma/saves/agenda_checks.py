"""What can be left to do in a saved game: which steps, with what, on top of which others."""

from __future__ import annotations

from typing import Any, Final

from rulewright.effects.agenda_checks import check_happening, is_sound_effect, wrong
from rulewright.effects.happening import Happening
from rulewright.games.elma.rules.cardset import NO_TEAM
from rulewright.games.elma.rules.entering import WhichRecords
from rulewright.games.elma.rules.happening import (
    AddLevel,
    ChangeCounters,
    Enter,
    Happen,
    JoinTeam,
    LoseGame,
    TakeControl,
    TurnInto,
)
from rulewright.games.elma.rules.instants import PutAway
from rulewright.games.elma.rules.main_phase import CompulsoryEntry, CompulsoryPair, MainPhase
from rulewright.games.elma.rules.numbering import TAKING_EFFECT
from rulewright.games.elma.rules.state import Race
from rulewright.games.elma.rules.terms import (
    ADD_COUNTERS,
    ADD_LEVEL,
    COUNTERS,
    DRAW,
    ENTER,
    FIRST_OF_TEXTS,
    JOIN_TEAM,
    KUSKI_TYPES,
    LAST_COUNTER,
    LOSE_COUNTERS,
    LOSE_GAME,
    TAKE_CONTROL,
    TURN_INTO,
    TURN_INTO_AS_WELL,
    VERB_NAMES,
)
from rulewright.games.elma.rules.turn import (
    CLEAN_UP,
    ENDING,
    PASSING,
    TIMES_UPDATE,
    BattleEnds,
    HandLimit,
    SetUp,
    Turn,
)
from rulewright.games.elma.rules.windows import LAST_CALL, MAIN_PHASE_ENDS, Window
from rulewright.games.elma.saves.loading import register_limits
from rulewright.kernel.bits import bit

_MOST_AMOUNT: Final = 1_000_000
_OF_OTHER_KINDS: Final = (
    ADD_LEVEL, ENTER, ADD_COUNTERS, LOSE_COUNTERS, LAST_COUNTER, TURN_INTO, TURN_INTO_AS_WELL,
    JOIN_TEAM, TAKE_CONTROL, LOSE_GAME,
)  # fmt: skip
"""The verbs of happenings that have more to say than a plain one."""


def check_agenda(race: Race) -> None:
    """Refuse a game whose agenda could not have come about."""
    if not race.agenda:
        raise wrong("is empty, yet the game is not over")
    bottom: Any = race.agenda[0]
    if isinstance(bottom, SetUp):
        if len(race.agenda) > 1 or race.turn > 0:
            raise wrong("sets the game up after it has begun")
        return
    if not isinstance(bottom, Turn) or not 0 <= bottom.step <= PASSING:
        raise wrong("should have a step of the turn at the bottom")
    for place, step in enumerate(race.agenda[1:], start=1):
        _check_step(race, place, step, int(bottom.step))


def _check_step(race: Race, place: int, step: Any, following: int) -> None:
    if is_sound_effect(race, place, register_limits(race)):
        return
    if isinstance(step, Happening):
        _check_happening(race, step)
    elif isinstance(step, WhichRecords):
        entry = race.agenda[place - 1]
        if not isinstance(entry, Enter) or entry.cards != step.cards:
            raise wrong("asks for a list of records where no kuski enters")
    elif isinstance(step, PutAway):
        if not _is_card(race, int(step.card)) or race.place[step.card] != TAKING_EFFECT:
            raise wrong("puts away a card that is not taking effect")
    elif isinstance(step, Window):
        _check_window(race, place, step, following)
    elif isinstance(step, BattleEnds):
        is_level = _is_card(race, int(step.level)) and step.are_all_done in (0, 1)
        if following != TIMES_UPDATE or not is_level:
            raise wrong("ends a battle where none can end")
    elif isinstance(step, CompulsoryPair) and not _is_card(race, int(step.card)):
        raise wrong("has a card enter that there is not")
    elif isinstance(step, (MainPhase, CompulsoryEntry, CompulsoryPair)):
        if following != CLEAN_UP:
            raise wrong("has a main phase where none can be")
    elif isinstance(step, HandLimit) and not 0 <= step.held <= len(race.place):
        raise wrong("has more cards discarded than there are")
    elif not isinstance(step, HandLimit) or following != ENDING:
        raise wrong(f"has {type(step).__name__} where it cannot be")


def _check_window(race: Race, place: int, step: Window, following: int) -> None:
    wanted = {LAST_CALL: TIMES_UPDATE, MAIN_PHASE_ENDS: CLEAN_UP}.get(int(step.kind))
    if wanted != following:
        raise wrong("has a window where none can be")
    if not 0 <= step.seat < race.seats or not 0 <= step.passed < bit(race.seats):
        raise wrong("has a window for players there are not")
    if int(step.passed) & int(race.playing) == int(race.playing):
        raise wrong("has a window that is closed")
    if step.kind == LAST_CALL and not isinstance(race.agenda[place - 1], BattleEnds):
        raise wrong("has a last call without a battle that ends")


def _is_card(race: Race, card: int) -> bool:
    return 0 <= card < len(race.place)


def _check_happening(race: Race, step: Happening[Race]) -> None:
    check_happening(race, step, register_limits(race), len(VERB_NAMES))
    is_right = True
    if isinstance(step, AddLevel):
        is_right = _are_cards(race, step.cursed) and 1 <= step.length <= _MOST_AMOUNT
        is_right = is_right and -1 <= step.slot <= len(race.place)
    elif isinstance(step, Enter):
        is_right = 1 <= len(step.cards) <= 2 and 0 <= step.by_second <= 3
    elif isinstance(step, ChangeCounters):
        is_right = 0 <= step.counter < len(COUNTERS) and 0 <= step.amount <= _MOST_AMOUNT
        is_right = is_right and step.verb in (ADD_COUNTERS, LOSE_COUNTERS, LAST_COUNTER)
    elif isinstance(step, TurnInto):
        is_right = step.verb in (TURN_INTO, TURN_INTO_AS_WELL)
        is_right = is_right and 0 <= step.types < bit(len(KUSKI_TYPES))
    elif isinstance(step, JoinTeam):
        is_right = NO_TEAM <= step.team <= len(race.cards)
    elif isinstance(step, TakeControl):
        is_right = step.until_battle_ends in (0, 1)
    elif isinstance(step, LoseGame):
        is_right = 0 <= step.losers < bit(race.seats)
    elif isinstance(step, Happen):
        is_right = 0 <= step.amount <= _MOST_AMOUNT and step.verb not in _OF_OTHER_KINDS
    if not is_right:
        raise wrong("has something to happen too often, or in no way that it can")
    if not DRAW <= step.verb < FIRST_OF_TEXTS and not step.cards:
        raise wrong("has something to happen to no card")


def _are_cards(race: Race, cards: list[int]) -> bool:
    return all(_is_card(race, card) for card in cards)
