"""What can be left to do in a saved game: which steps, with what, on top of which others."""

from __future__ import annotations

from typing import Any, Final

from rulewright.effects.agenda_checks import check_happening, is_sound_effect, wrong
from rulewright.effects.frame import Frame
from rulewright.effects.happening import Happening
from rulewright.effects.program import DO
from rulewright.effects.replacing import WhichInstead
from rulewright.games.eruma.rules import terms
from rulewright.games.eruma.rules.assault import Assault, Strike, TakePosition
from rulewright.games.eruma.rules.blocking import Block, MayBlock, Trigger
from rulewright.games.eruma.rules.happening import (
    ChangeCounters,
    Happen,
    HappenAt,
    PhaseTurns,
    Summoning,
)
from rulewright.games.eruma.rules.powers import Acts, Copied
from rulewright.games.eruma.rules.state import Raid
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
    [0, terms.DRAW_PHASE, terms.PLANNING, terms.ASSAULT, terms.REST],  # before the turn begins
    [terms.DRAW_PHASE],
    [terms.DRAW_PHASE],
    [terms.DRAW_PHASE, terms.PLANNING],
    [terms.PLANNING],
    [terms.PLANNING],
    [terms.PLANNING],
    [terms.PLANNING, terms.ASSAULT],
    [terms.ASSAULT, terms.REST],
    [terms.REST],
]
"""The phases in which each step of the turn can be the next."""
_NEXT_STEPS: Final[dict[type, int]] = {
    Assault: RESTING, Ready: FLIPPING, Discard: PASSING, ThievesSteal: RESOLVING,
}  # fmt: skip
"""The step of the turn that comes after each of them."""
_PHASES_ENTERED: Final = {FLIPPING: terms.PLANNING, RESTING: terms.ASSAULT, RESTING + 1: terms.REST}
"""The phases that are entered before a step of the turn."""


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
        if not isinstance(above, Frame) or above.means != terms.ANNOUNCED:
            raise wrong("has a copied power that nobody announces")
    elif isinstance(step, CountTotals):
        if not isinstance(below, Frame):
            raise wrong("counts totals that no effect changes")
    elif isinstance(step, Trigger):
        if not isinstance(above, Frame) or above.source != step.source:
            raise wrong("has a power to pay for that nobody announces")
    elif isinstance(step, (MayBlock, Block)):
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
        and frame.means == terms.ANNOUNCED
        and raid.field & bit(frame.source) == 0
        and not _has_begun(raid, frame)
    ):
        raise wrong("announces the power of a card that is not on the Playfield")


def _has_begun(raid: Raid, frame: Frame) -> bool:
    """ruling.price: whether something was done for it already, by which its card may have been lost."""
    program = frame.program_in(raid)
    start = program.abilities[program.power].start
    return any(step.op == DO for step in program.code[start : frame.at])


def _check_phase_step(raid: Raid, place: int, step: Any) -> None:
    """What lies right above the step of the turn that comes next."""
    bottom = raid.agenda[0]
    assert isinstance(bottom, Turn)
    is_right = place == 1 and _NEXT_STEPS.get(type(step)) == bottom.step
    if isinstance(step, Enter):
        is_right = place <= 3 and _PHASES_ENTERED.get(int(bottom.step)) == step.phase
    if not is_right:
        raise wrong(f"has {type(step).__name__} where it cannot be")


def _check_happening(raid: Raid, place: int, step: Happening[Raid]) -> None:
    check_happening(step)
    if step.means > terms.BY_A_TYPE:
        raise wrong("has something to happen by no known means")
    if not _is_done_to_so_many(raid, place, step):
        raise wrong("has something to happen to other cards than it can")


def _is_done_to_so_many(raid: Raid, place: int, step: Happening[Raid]) -> bool:
    """Whether it is a verb of that kind of happening, and it happens to as many cards as it can."""
    verb, count = step.verb, len(step.cards)
    if isinstance(step, HappenAt):
        return verb in (terms.MOVE, terms.PLAY) and count == 1
    if isinstance(step, Summoning):
        return verb == terms.SUMMON and count == 0
    if isinstance(step, ChangeCounters):
        is_one = verb not in (terms.COUNTERS_REACH, terms.LAST_COUNTER) or count == 1
        return terms.ADD_COUNTERS <= verb <= terms.LAST_COUNTER and count > 0 and is_one
    if isinstance(step, PhaseTurns):
        return verb in (terms.PHASE_STARTS, terms.PHASE_ENDS) and count == 0
    if verb in (terms.MOVE, terms.PLAY, terms.SUMMON, terms.PHASE_STARTS, terms.PHASE_ENDS):
        return False
    if verb >= terms.ADD_COUNTERS:
        return False
    if verb == terms.SWAP:
        return count == 2
    if verb in (terms.ATTACK, terms.ATTACKS):
        return count == 1 and _has_blow_below(raid, place, verb)
    return count > 0 or verb >= terms.DRAW


def _has_blow_below(raid: Raid, place: int, verb: int) -> bool:
    """An attack is declared, made, and then the blow falls."""
    is_being_replaced = isinstance(raid.agenda[-1], WhichInstead) and place == len(raid.agenda) - 2
    if is_being_replaced:
        return True  # and so the blow was called off
    below = raid.agenda[place - 1]
    if verb == terms.ATTACKS:
        return isinstance(below, Happen) and below.verb == terms.ATTACK
    return isinstance(below, Strike)
