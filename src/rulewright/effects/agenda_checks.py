"""What effects can have left to do in a saved match: frames, what they ask, what is about to happen. As far as it
is alike in all games; what else lies on a game's agenda, the game checks."""

from __future__ import annotations

from typing import Any, Final

from rulewright.effects.asking import Answering, Order
from rulewright.effects.frame import Frame
from rulewright.effects.happening import Happening
from rulewright.effects.live import AT_OWN_TURN, AT_TURN, WITH_ITS_CARDS, Lasting, Mark
from rulewright.effects.program import (
    CHOOSE,
    MAY,
    MODE,
    MOST_REGISTERS,
    OPPONENT,
    SPOT,
    TARGET,
    UNLESS,
    YOU,
)
from rulewright.effects.register_checks import Limits, check_registers
from rulewright.effects.replacing import WhichInstead
from rulewright.effects.sets import unpacked
from rulewright.effects.state import EffectsState
from rulewright.kernel import saved
from rulewright.kernel.errors import SaveError

_LAST_ABILITY: Final = 63


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
    if not 0 <= frame.program < len(state.programs) or not 0 <= frame.source < limits.cards:
        raise wrong("has an effect of no card")
    program = state.programs[frame.program]
    if len(program.abilities) == 0:
        raise wrong("has an effect of a card without a text")
    if not 0 <= frame.at < len(program.code):
        raise wrong("has an effect that is past its end")
    if not 0 <= frame.means <= limits.means:
        raise wrong("has an effect by no known means")
    check_registers("agenda", program, int(frame.source), frame.registers, limits)


def _check_answering(state: EffectsState, place: int, step: Answering, limits: Limits) -> None:
    frame: Any = state.agenda[place - 1]
    if place != len(state.agenda) - 1 or not isinstance(frame, Frame) or frame.at < 1:
        raise wrong("asks for an effect that does not lie below")
    _check_frame(state, frame, limits)
    asks = frame.step_it_waits_for(state)
    if asks.op not in (TARGET, CHOOSE, SPOT, MAY, UNLESS, MODE, OPPONENT):
        raise wrong("asks for what the effect below does not ask")
    who = frame.registers[YOU] if asks.op == OPPONENT else frame.seat_asked(asks)
    if step.seat != who:
        raise wrong("asks another player than the effect below does")


def _check_order(state: EffectsState, place: int, step: Order) -> None:
    first = place - int(step.count)
    if not (0 <= step.seat < state.seats and step.count >= 2 and first >= 1):
        raise wrong("puts effects in order that are not there")
    for below in state.agenda[first:place]:
        if not isinstance(below, Frame) or below.registers[YOU] != step.seat:
            raise wrong("puts effects in order that are not a player's own")


def check_happening(state: EffectsState, what: Happening[Any], limits: Limits, verbs: int) -> None:
    """Refuse what cannot happen at all."""
    named = [*what.cards, *what.doers()]
    if not all(0 <= card < limits.cards for card in named) or len(set(what.cards)) < len(
        what.cards
    ):
        raise wrong("has something to happen to cards there are not")
    if not (0 <= what.verb < verbs and 0 <= what.seat < state.seats):
        raise wrong("has something to happen that cannot")
    if not (-1 <= what.cause < limits.cards and 0 <= what.means <= limits.means):
        raise wrong("has something to happen by no known means")
    if not all(0 <= link < limits.links for link in what.chain):
        raise wrong("has something to happen by effects there are not")


# What lies in the state itself


def parts_of(item: object, name: str, count: int) -> list[object]:
    """The parts of something that was saved as a list of so many."""
    if not isinstance(item, list) or len(item) != count:
        raise SaveError(f"the saved match is damaged: {name!r}: {item!r} should have {count} parts")
    return item


def load_registers(item: object, name: str) -> list[int]:
    """The registers of an effect."""
    numbers = saved.numbers({name: item}, name, 0, 1 << 60)
    if len(numbers) < MOST_REGISTERS or (len(numbers) - MOST_REGISTERS) % 3 != 0:
        raise SaveError(
            f"the saved match is damaged: {name!r} should have {MOST_REGISTERS} registers"
        )
    try:
        return unpacked(numbers, MOST_REGISTERS)
    except TypeError as error:
        raise SaveError(f"the saved match is damaged: {name!r} has no registers") from error


def load_lasting(state: EffectsState, item: object, limits: Limits, last_turn: int) -> Lasting:
    """Something that lasts, as `Lasting.saved` wrote it."""
    name = "lasting"
    source, seat, program, ability, since, ends, until, registers = parts_of(item, name, 8)
    number = saved.number_itself(program, name, 0, len(state.programs) - 1)
    text = state.programs[number]
    card = saved.number_itself(source, name, 0, limits.cards - 1)
    held = load_registers(registers, name)
    if len(text.abilities) == 0:
        raise SaveError(f"the saved match is damaged: {name!r} is of a card without a text")
    begun = saved.number_itself(ability, name, 0, _LAST_ABILITY)
    if begun >= len(text.abilities) or not text.begun_later[begun]:
        raise SaveError(
            f"the saved match is damaged: {name!r} has an ability that does not hold for a while"
        )
    check_registers(name, text, card, held, limits)
    return Lasting(
        card,
        seat=saved.number_itself(seat, name, 0, int(state.seats) - 1),
        program=number,
        ability=begun,
        since=saved.number_itself(since, name, 0, last_turn),
        ends=saved.number_itself(ends, name, AT_TURN, WITH_ITS_CARDS),
        until=saved.number_itself(until, name, 0, last_turn),
        registers=held,
    )


def check_lasting(state: EffectsState) -> None:
    """Refuse what should be over."""
    for lasting in state.lasting:
        is_over = lasting.ends == AT_TURN and not lasting.since < lasting.until > state.turn
        if is_over or (lasting.ends == AT_OWN_TURN and lasting.since > state.turn):
            raise SaveError("the saved match is damaged: 'lasting' has one that should be over")


def load_mark(state: EffectsState, item: object, limits: Limits) -> Mark:
    """A note on an ability, as `Mark.saved` wrote it."""
    name = "marks"
    source, program, ability, kind = parts_of(item, name, 4)
    number = saved.number_itself(program, name, 0, len(state.programs) - 1)
    noted = saved.number_itself(ability, name, 0, _LAST_ABILITY)
    if noted >= len(state.programs[number].abilities):
        raise SaveError(f"the saved match is damaged: {name!r} has what cannot have come")
    return Mark(
        saved.number_itself(source, name, 0, limits.cards - 1),
        program=number,
        ability=noted,
        kind=saved.number_itself(kind, name, 0, 1),
    )
