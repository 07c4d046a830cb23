"""What can be left to do in a saved game: which steps, with what, on top of which others."""

from __future__ import annotations

from typing import Any, Final

from rulewright.effects.asking import Answering, Order
from rulewright.effects.register_checks import check_registers
from rulewright.games.elma.rules.entering import WhichRecords
from rulewright.games.elma.rules.happening import Happen
from rulewright.games.elma.rules.instants import PutAway
from rulewright.games.elma.rules.main_phase import CompulsoryEntry, CompulsoryPair, MainPhase
from rulewright.games.elma.rules.numbering import EFFECTS_A_CARD, TAKING_EFFECT
from rulewright.games.elma.rules.replacing import WhichInstead
from rulewright.games.elma.rules.state import Race
from rulewright.games.elma.rules.terms import BY_EFFECT, DRAW, ENTER, VERB_NAMES
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
from rulewright.games.elma.texts.card_frame import CardFrame
from rulewright.kernel.bits import bit
from rulewright.kernel.errors import SaveError

_MOST_AMOUNT: Final = 1_000_000


def check_agenda(race: Race) -> None:
    """Refuse a game whose agenda could not have come about."""
    if not race.agenda:
        raise _wrong("is empty, yet the game is not over")
    bottom: Any = race.agenda[0]
    if isinstance(bottom, SetUp):
        if len(race.agenda) > 1 or race.turn > 0:
            raise _wrong("sets the game up after it has begun")
        return
    if not isinstance(bottom, Turn) or not 0 <= bottom.step <= PASSING:
        raise _wrong("should have a step of the turn at the bottom")
    for place, step in enumerate(race.agenda[1:], start=1):
        _check_step(race, place, step, int(bottom.step))


def _wrong(what: str) -> SaveError:
    return SaveError(f"the saved match is damaged: 'agenda' {what}")


def _check_step(race: Race, place: int, step: Any, following: int) -> None:
    if isinstance(step, Happen):
        _check_happen(race, step)
    elif isinstance(step, CardFrame):
        _check_frame(race, step)
    elif isinstance(step, Answering):
        is_asked = 0 <= step.seat < race.seats and isinstance(race.agenda[place - 1], CardFrame)
        if not is_asked or place != len(race.agenda) - 1:
            raise _wrong("asks somebody for no effect")
    elif isinstance(step, WhichRecords):
        entry = race.agenda[place - 1]
        if not isinstance(entry, Happen) or entry.verb != ENTER or entry.cards != step.cards:
            raise _wrong("asks for a list of records where no kuski enters")
    elif isinstance(step, WhichInstead):
        if not isinstance(race.agenda[place - 1], Happen) or place != len(race.agenda) - 1:
            raise _wrong("asks what takes the place of nothing")
    elif isinstance(step, PutAway):
        if not _is_card(race, int(step.card)) or race.place[step.card] != TAKING_EFFECT:
            raise _wrong("puts away a card that is not taking effect")
    elif isinstance(step, Order):
        if not 0 <= step.seat < race.seats or step.count < 2 or place - int(step.count) < 1:
            raise _wrong("puts effects in order that are not there")
    elif isinstance(step, Window):
        _check_window(race, place, step, following)
    elif isinstance(step, BattleEnds):
        is_level = _is_card(race, int(step.level)) and step.are_all_done in (0, 1)
        if following != TIMES_UPDATE or not is_level:
            raise _wrong("ends a battle where none can end")
    elif isinstance(step, CompulsoryPair) and not _is_card(race, int(step.card)):
        raise _wrong("has a card enter that there is not")
    elif isinstance(step, (MainPhase, CompulsoryEntry, CompulsoryPair)):
        if following != CLEAN_UP:
            raise _wrong("has a main phase where none can be")
    elif isinstance(step, HandLimit) and not 0 <= step.held <= len(race.place):
        raise _wrong("has more cards discarded than there are")
    elif not isinstance(step, HandLimit) or following != ENDING:
        raise _wrong(f"has {type(step).__name__} where it cannot be")


def _check_frame(race: Race, frame: CardFrame) -> None:
    """Refuse a frame that no card's text can have come to."""
    if not 0 <= frame.program < len(race.cards) or not _is_card(race, int(frame.source)):
        raise _wrong("has an effect of no card")
    program = race.cards.texts[frame.program].program
    if program is None:
        raise _wrong("has an effect of a card without a text")
    if not 0 <= frame.at < len(program.code):
        raise _wrong("has an effect that is past its end")
    limits = register_limits(race)
    check_registers("agenda", program, int(frame.source), frame.registers, limits)


def _check_window(race: Race, place: int, step: Window, following: int) -> None:
    wanted = {LAST_CALL: TIMES_UPDATE, MAIN_PHASE_ENDS: CLEAN_UP}.get(int(step.kind))
    if wanted != following:
        raise _wrong("has a window where none can be")
    if not 0 <= step.seat < race.seats or not 0 <= step.passed < bit(race.seats):
        raise _wrong("has a window for players there are not")
    if int(step.passed) & int(race.playing) == int(race.playing):
        raise _wrong("has a window that is closed")
    if step.kind == LAST_CALL and not isinstance(race.agenda[place - 1], BattleEnds):
        raise _wrong("has a last call without a battle that ends")


def _is_card(race: Race, card: int) -> bool:
    return 0 <= card < len(race.place)


def _check_happen(race: Race, step: Happen) -> None:
    if not all(0 <= effect < len(race.place) * EFFECTS_A_CARD for effect in step.chain):
        raise _wrong("has something to happen by effects there are not")
    named = [*step.cards, *(card for card in step.others if card != -1)]
    if not all(_is_card(race, card) for card in named) or len(set(step.cards)) < len(step.cards):
        raise _wrong("has something to happen to cards there are not")
    if not 0 <= step.verb < len(VERB_NAMES) or not 0 <= step.seat < race.seats:
        raise _wrong("has something to happen that cannot")
    if not (-1 <= step.cause < len(race.place) and 0 <= step.means <= BY_EFFECT):
        raise _wrong("has something to happen by no known means")
    if not (0 <= step.amount <= _MOST_AMOUNT and -1 <= step.spot <= _MOST_AMOUNT):
        raise _wrong("has something to happen too often")
    if step.verb < DRAW and not step.cards:
        raise _wrong("has something to happen to no card")
    if step.verb == ENTER and len(step.cards) > 2:
        raise _wrong("has more than a pair enter together")
