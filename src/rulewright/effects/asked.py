"""What texts ask about what has happened: whether, how often and to which cards. Only looking; what is noted, and
when, is in `record.py`."""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.effects.noted import Noted
from rulewright.effects.program import (
    LAST_TURN,
    OPPONENTS_PREVIOUS_TURN,
    THIS_TURN_SO_FAR,
    YOUR_PREVIOUS_TURN,
    Program,
)
from rulewright.effects.sets import has, set_from
from rulewright.effects.state import EffectsState


def _is_in(state: EffectsState, each: Noted, span: i64, you: i64) -> bool:
    """Whether it was in that turn."""
    if span == THIS_TURN_SO_FAR:
        return each.turn == state.turn
    if span == LAST_TURN:
        return each.turn == state.turn - 1
    assert span in (YOUR_PREVIOUS_TURN, OPPONENTS_PREVIOUS_TURN)
    if (each.whose == you) != (span == YOUR_PREVIOUS_TURN):
        return False
    return each.turns_ago == (1 if each.whose == state.active else 0)


def _notes(state: EffectsState, program: Program, ability: i64, span: i64, you: i64) -> list[Noted]:
    """What was noted for an ability of a text, in that turn, for a player."""
    return [
        each
        for each in state.noted
        if each.ability == ability
        and each.you == you
        and state.programs[each.text] is program
        and _is_in(state, each, span, you)
    ]


def how_often(  # noqa: PLR0913 - what, when, for whom, of which cards
    state: EffectsState, program: Program, ability: i64, span: i64, you: i64, cards: int
) -> i64:
    """How often it has happened; with cards: to them."""
    found: i64 = 0
    for each in _notes(state, program, ability, span, you):
        if cards == 0:
            found += each.count
        else:
            found += sum(1 for card in each.cards if has(cards, card))
    return found


def how_often_by(state: EffectsState, program: Program, ability: i64, you: i64, actor: i64) -> i64:
    """How often a player has done it this turn."""
    notes = _notes(state, program, ability, THIS_TURN_SO_FAR, you)
    return sum(each.count for each in notes if each.actor == actor)


def to_which(state: EffectsState, program: Program, ability: i64, span: i64, you: i64) -> int:
    """The cards to which it has happened, or that have done it, as a set."""
    found = 0
    for each in _notes(state, program, ability, span, you):
        found |= set_from(each.cards)
    return found
