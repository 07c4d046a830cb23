"""The effects that a question is about, for those who put it into words: which is due, of which card."""

from __future__ import annotations

from typing import Any, Final, cast

from rulewright.effects.frame import Frame
from rulewright.effects.happening import Happening
from rulewright.effects.replacing import WhichInstead, replacements
from rulewright.effects.state import EffectsState


class DueEffect:
    """An effect to pick: the card whose it is, and the printed card whose text it is."""

    def __init__(self, source: int, program: int, ability_start: int) -> None:
        self.source: Final = source
        self.program: Final = program
        self.ability_start: Final = ability_start

    def is_of(self, other: DueEffect) -> bool:
        """Whether both are of one card and text."""
        return self.source == other.source and self.program == other.program


def frame_below(state: EffectsState, place: int = 0) -> Frame:
    """The effect that many places below the question on top."""
    return cast(Frame, state.agenda[-2 - place])


def would_happen(state: EffectsState) -> Happening[Any]:
    """What the question on top asks to replace."""
    return cast("Happening[Any]", state.agenda[-2])


def effect_due(state: EffectsState, place: int) -> DueEffect:
    """What the choice with that number picks: which effect comes first, or takes the place of something."""
    if isinstance(state.agenda[-1], WhichInstead):
        alive = replacements(state, would_happen(state))[place].alive
        return DueEffect(int(alive.source), int(alive.program_number), int(alive.ability.start))
    frame = frame_below(state, place)
    return DueEffect(int(frame.source), int(frame.program), int(frame.at))
