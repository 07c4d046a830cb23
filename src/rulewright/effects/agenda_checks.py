"""What effects can have left to do in a saved match: frames, what they ask, what is about to happen. As far as it
is alike in all games; what else lies on a game's agenda, the game checks."""

from __future__ import annotations

from typing import Any

from rulewright.effects.asking import Answering, Order
from rulewright.effects.frame import Frame
from rulewright.effects.happening import Happening
from rulewright.effects.live import AT_OWN_TURN, AT_TURN
from rulewright.effects.program import (
    CHOOSE,
    MAY,
    MODE,
    NAME,
    OPPONENT,
    PILE,
    SPOT,
    TARGET,
    UNLESS,
    YOU,
)
from rulewright.effects.register_checks import Limits, check_registers
from rulewright.effects.replacing import WhichInstead
from rulewright.effects.state import EffectsState
from rulewright.kernel.errors import SaveError


def wrong(what: str) -> SaveError:
    """The refusal of an agenda."""
    return SaveError(f"the saved match is damaged: 'agenda' {what}")


def is_sound_effect(state: EffectsState, place: int, limits: Limits) -> bool:
    """Whether what lies there on the agenda is one of the steps that all games with texts have: False if it is
    none of them. SaveError if it is one that cannot lie there."""
    step: Any = state.agenda[place]
    if isinstance(step, Frame):
        _check_frame(state, step, limits)
    elif isinstance(step, Answering):
        _check_answering(state, place, step, limits)
    elif isinstance(step, Order):
        _check_order(state, place, step)
    elif isinstance(step, WhichInstead):
        is_last = place == len(state.agenda) - 1
        if not is_last or not isinstance(state.agenda[place - 1], Happening):
            raise wrong("asks what takes the place of nothing")
    else:
        return False
    return True


def _check_frame(state: EffectsState, frame: Frame, limits: Limits) -> None:
    program = state.programs[frame.program]
    if len(program.abilities) == 0:
        raise wrong("has an effect of a card without a text")
    if not 0 <= frame.at < len(program.code):
        raise wrong("has an effect that is past its end")
    check_registers("agenda", program, int(frame.source), frame.registers, limits)


def _check_answering(state: EffectsState, place: int, step: Answering, limits: Limits) -> None:
    frame: Any = state.agenda[place - 1]
    if place != len(state.agenda) - 1 or not isinstance(frame, Frame) or frame.at < 1:
        raise wrong("asks for an effect that does not lie below")
    _check_frame(state, frame, limits)
    asks = frame.step_it_waits_for(state)
    if asks.op not in (TARGET, CHOOSE, SPOT, MAY, UNLESS, MODE, PILE, OPPONENT, NAME):
        raise wrong("asks for what the effect below does not ask")
    who = frame.registers[YOU] if asks.op == OPPONENT else frame.seat_asked(state, asks)
    if step.seat != who:
        raise wrong("asks another player than the effect below does")


def _check_order(state: EffectsState, place: int, step: Order) -> None:
    first = place - int(step.count)
    if step.count < 2 or first < 1:
        raise wrong("puts effects in order that are not there")
    for below in state.agenda[first:place]:
        if not isinstance(below, Frame) or below.registers[YOU] != step.seat:
            raise wrong("puts effects in order that are not a player's own")


def check_happening(what: Happening[Any]) -> None:
    """Refuse what cannot happen at all."""
    if len(set(what.cards)) < len(what.cards):
        raise wrong("has something to happen twice to one card")


# What lies in the state itself


def check_lasting(state: EffectsState, limits: Limits) -> None:
    """Refuse what cannot last, or should be over."""
    for lasting in state.lasting:
        text = state.programs[lasting.program]
        if lasting.ability >= len(text.abilities) or not text.begun_later[lasting.ability]:
            raise _wrong_state("'lasting' has an ability that does not hold for a while")
        check_registers("lasting", text, int(lasting.source), lasting.registers, limits)
        is_over = lasting.ends == AT_TURN and not lasting.since < lasting.until > state.turn
        if is_over or (lasting.ends == AT_OWN_TURN and lasting.since > state.turn):
            raise _wrong_state("'lasting' has one that should be over")


def check_marks(state: EffectsState) -> None:
    """Refuse notes on abilities that there are not."""
    if any(mark.ability >= len(state.programs[mark.program].abilities) for mark in state.marks):
        raise _wrong_state("'marks' has what cannot have come")


def check_noted(state: EffectsState) -> None:
    """Refuse notes of what no text asks about, or of what is yet to come."""
    for each in state.noted:
        if each.ability not in state.programs[each.text].kept_in_mind:
            raise _wrong_state("'noted' has what no text asks about")
        is_now = each.turn == state.turn
        if each.turn > state.turn or (is_now and each.whose != state.active):
            raise _wrong_state("'noted' has what cannot have happened then")


def _wrong_state(what: str) -> SaveError:
    return SaveError(f"the saved match is damaged: {what}")
