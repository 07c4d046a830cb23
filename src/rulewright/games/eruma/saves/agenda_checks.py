"""What can be left to do in a saved game: which steps, with what, on top of which others."""

from __future__ import annotations

from typing import Any, Final

from rulewright.effects.agenda_checks import check_happening, is_sound_effect, wrong
from rulewright.effects.frame import Frame
from rulewright.effects.happening import Happening
from rulewright.effects.replacing import WhichInstead
from rulewright.games.eruma.rules.assault import Assault, Strike, TakePosition
from rulewright.games.eruma.rules.blocking import MayBlock, Trigger
from rulewright.games.eruma.rules.happening import Happen, HappenAt, PhaseTurns, Summoning
from rulewright.games.eruma.rules.powers import Acts, Copied
from rulewright.games.eruma.rules.state import Raid
from rulewright.games.eruma.rules.terms import (
    ANNOUNCED,
    ASSAULT,
    ATTACK,
    ATTACKS,
    BY_A_TYPE,
    DRAW,
    DRAW_PHASE,
    MOVE,
    PHASE_ENDS,
    PHASE_STARTS,
    PLANNING,
    PLAY,
    REST,
    SUMMON,
    SWAP,
)
from rulewright.games.eruma.rules.totals import CountTotals
from rulewright.games.eruma.rules.turn import (
    BEGIN,
    FLIPPING,
    PASSING,
    RESOLVING,
    RESTING,
    Discard,
    Enter,
    Ready,
    SetUp,
    ThievesSteal,
    Turn,
)
from rulewright.games.eruma.saves.loading import limits_of
from rulewright.kernel.bits import bit

_PHASES: Final = [
    [0, DRAW_PHASE, PLANNING, ASSAULT, REST],  # before the turn begins
    [DRAW_PHASE],
    [DRAW_PHASE],
    [DRAW_PHASE, PLANNING],
    [PLANNING],
    [PLANNING],
    [PLANNING],
    [PLANNING, ASSAULT],
    [ASSAULT, REST],
    [REST],
]
"""The phases in which each step of the turn can be the next."""


def check_agenda(raid: Raid) -> None:
    """Refuse what no game can have left to do."""
    agenda = raid.agenda
    if not agenda:
        raise wrong("is empty, yet the game is not over")
    if isinstance(agenda[0], SetUp) and len(agenda) == 1 and raid.turn == 0:
        return
    _check_turn(raid)
    for place in range(1, len(agenda)):
        _check_step(raid, place)


def _check_turn(raid: Raid) -> None:
    """turn.phase-order: at the bottom lies the next step of the turn."""
    turn = raid.agenda[0]
    if not isinstance(turn, Turn):
        raise wrong("does not begin with a step of the turn")
    if raid.phase not in _PHASES[turn.step]:
        raise wrong("does not fit 'phase'")
    if turn.step != BEGIN and raid.turn == 0:
        raise wrong("is within a turn, but 'turn' is 0")


def _check_step(raid: Raid, place: int) -> None:
    if is_sound_effect(raid, place, limits_of(raid.cards)):
        _check_announced(raid, place)
        return
    step: Any = raid.agenda[place]
    below = raid.agenda[place - 1]
    above = raid.agenda[place + 1] if place + 1 < len(raid.agenda) else None
    if isinstance(step, Happening):
        _check_happening(raid, place, step)
    elif isinstance(step, Acts):
        if not isinstance(below, Frame):
            raise wrong("lets a power act that does not lie below")
    elif isinstance(step, Copied):
        if not isinstance(above, Frame) or above.means != ANNOUNCED:
            raise wrong("has a copied power that nobody announces")
    elif isinstance(step, CountTotals):
        if not isinstance(below, Frame):
            raise wrong("counts totals that no effect changes")
    elif isinstance(step, Trigger):
        if not isinstance(above, Frame) or above.source != step.source:
            raise wrong("has a power to pay for that nobody announces")
    elif isinstance(step, MayBlock):
        frame = raid.agenda[place - 2] if place >= 2 else None
        acts = isinstance(below, Acts)
        if not acts or not isinstance(frame, Frame) or frame.source != step.source:
            raise wrong("asks to block a power that does not lie below")
    elif isinstance(step, (Strike, TakePosition)):
        pass  # an attack may have to wait for anything
    else:
        _check_phase_step(raid, place, step)


def _check_announced(raid: Raid, place: int) -> None:
    frame = raid.agenda[place]
    if (
        isinstance(frame, Frame)
        and frame.means == ANNOUNCED
        and raid.field & bit(frame.source) == 0
    ):
        raise wrong("announces the power of a card that is not on the Playfield")


def _check_phase_step(raid: Raid, place: int, step: Any) -> None:
    """What lies right above the step of the turn that comes next."""
    bottom = raid.agenda[0]
    assert isinstance(bottom, Turn)
    wanted = -1
    if isinstance(step, Assault):
        wanted = RESTING
    elif isinstance(step, Ready):
        wanted = FLIPPING
    elif isinstance(step, Discard):
        wanted = PASSING
    elif isinstance(step, ThievesSteal):
        wanted = RESOLVING
    elif isinstance(step, Enter) and place <= 3:
        phases = {FLIPPING: PLANNING, RESTING: ASSAULT, RESTING + 1: REST}
        if phases.get(int(bottom.step)) == step.phase:
            return
    if wanted != bottom.step or place != 1:
        raise wrong(f"has {type(step).__name__} where it cannot be")


def _check_happening(raid: Raid, place: int, step: Happening[Raid]) -> None:
    check_happening(step)
    if step.means > BY_A_TYPE:
        raise wrong("has something to happen by no known means")
    count = len(step.cards)
    is_right = True
    if isinstance(step, HappenAt):
        is_right = step.verb in (MOVE, PLAY) and count == 1
    elif isinstance(step, Summoning):
        is_right = step.verb == SUMMON and count == 0
    elif isinstance(step, PhaseTurns):
        is_right = step.verb in (PHASE_STARTS, PHASE_ENDS) and count == 0
    elif isinstance(step, Happen):
        if step.verb in (MOVE, PLAY, SUMMON, PHASE_STARTS, PHASE_ENDS):
            is_right = False
        elif step.verb == SWAP:
            is_right = count == 2
        elif step.verb in (ATTACK, ATTACKS):
            is_right = count == 1 and _has_blow_below(raid, place, step)
        else:
            is_right = count > 0 or step.verb >= DRAW
    if not is_right:
        raise wrong("has something to happen to other cards than it can")


def _has_blow_below(raid: Raid, place: int, step: Happen) -> bool:
    """An attack is declared, made, and then the blow falls."""
    is_being_replaced = isinstance(raid.agenda[-1], WhichInstead) and place == len(raid.agenda) - 2
    if is_being_replaced:
        return True  # and so the blow was called off
    below = raid.agenda[place - 1]
    if step.verb == ATTACKS:
        return isinstance(below, Happen) and below.verb == ATTACK
    return isinstance(below, Strike)
