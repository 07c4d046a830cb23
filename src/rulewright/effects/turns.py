"""Turns out of the order, and what players skip.

An extra turn comes right after the turn in which it was given; of several, the one that was given first. In an extra
turn no further one is given, so that no chain of them goes on for ever. After them the order goes on where it was.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from rulewright.effects.ids import CardId, Seat
from rulewright.kernel.fields import value

if TYPE_CHECKING:
    from rulewright.effects.state import EffectsState


@final
@value
class ExtraTurn:
    """A turn that a text has given to a player."""

    seat: Seat
    source: CardId


def give_extra_turn(state: EffectsState, seat: i64, source: i64) -> bool:
    """A text gives a player a turn after this one. Whether it does."""
    if state.is_extra_turn:
        return False
    state.extra_turns = [*state.extra_turns, ExtraTurn(seat, source)]
    return True


def take_back_extra_turns(state: EffectsState, source: i64) -> None:
    """What a card has given and was not taken yet is lost."""
    if len(state.extra_turns) > 0:
        state.extra_turns = [each for each in state.extra_turns if each.source != source]


def skip_turn(state: EffectsState, seat: i64) -> None:
    """A player is to skip their next turn."""
    state.skips = [*state.skips, seat]


def pass_turn(state: EffectsState) -> list[int]:
    """At the end of a turn: it is the turn of whoever comes next. The players whose turns were skipped."""
    skipped: list[int] = []
    while True:
        if not _extra_turn_follows(state):
            state.active = state.book.seat_after(state, state.last_in_order)
        if state.active not in state.skips:
            return skipped
        left = state.skips[:]
        left.remove(state.active)
        state.skips = left
        skipped.append(state.active)
        if not state.is_extra_turn:
            state.last_in_order = state.active


def _extra_turn_follows(state: EffectsState) -> bool:
    """Whether an extra turn comes now. It is its player's turn then."""
    while len(state.extra_turns) > 0:
        coming = state.extra_turns[0]
        state.extra_turns = state.extra_turns[1:]
        if not state.book.is_playing(state, coming.seat):
            continue
        state.is_extra_turn = True
        state.active = coming.seat
        state.lasting = [
            each.in_extra_turn(state.turn + 1) if each.is_for_extra_turn_of(coming.source) else each
            for each in state.lasting
        ]
        return True
    state.is_extra_turn = False
    return False
