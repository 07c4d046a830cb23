"""What can be left to do in a saved game: which steps, with what, on top of which others."""

from __future__ import annotations

from typing import Any, Final

from rulewright.effects.asking import Answering, Order
from rulewright.effects.program import CHOOSE, MAY, MODE, SPOT, TARGET, UNLESS, YOU
from rulewright.effects.register_checks import Limits, check_registers
from rulewright.games.eruma.rules.acting import ANNOUNCED, Acts, Copied
from rulewright.games.eruma.rules.alive import BY_A_TYPE
from rulewright.games.eruma.rules.assault import Assault, Strike, TakePosition
from rulewright.games.eruma.rules.board import POSITIONS
from rulewright.games.eruma.rules.happening import Happen
from rulewright.games.eruma.rules.numbering import CARDS, SEATS
from rulewright.games.eruma.rules.powers import MayBlock, Trigger
from rulewright.games.eruma.rules.replacing import WhichInstead
from rulewright.games.eruma.rules.state import Raid
from rulewright.games.eruma.rules.terms import (
    ASSAULT,
    ATTACK,
    ATTACKS,
    DRAW,
    DRAW_PHASE,
    MOST_VERBS,
    MOVE,
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
from rulewright.games.eruma.texts.card_frame import CardFrame
from rulewright.kernel.bits import bit
from rulewright.kernel.errors import SaveError

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
_MOST_AMOUNT: Final = 99
REGISTER_LIMITS: Final = Limits(SEATS, CARDS, links=CARDS, positions=POSITIONS)
"""How far the numbers go that an effect can hold."""


def check_agenda(raid: Raid) -> None:
    """Refuse what no game can have left to do."""
    agenda = raid.agenda
    if not agenda:
        raise _wrong("is empty, yet the game is not over")
    if isinstance(agenda[0], SetUp) and len(agenda) == 1 and raid.turn == 0:
        return
    _check_turn(raid)
    for place in range(1, len(agenda)):
        _check_step(raid, place)


def _wrong(what: str) -> SaveError:
    return SaveError(f"the saved match is damaged: 'agenda' {what}")


def _check_turn(raid: Raid) -> None:
    """turn.phase-order: at the bottom lies the next step of the turn."""
    turn = raid.agenda[0]
    if not isinstance(turn, Turn) or not BEGIN <= turn.step <= PASSING:
        raise _wrong("does not begin with a step of the turn")
    if raid.phase not in _PHASES[turn.step]:
        raise _wrong("does not fit 'phase'")
    if turn.step != BEGIN and raid.turn == 0:
        raise _wrong("is within a turn, but 'turn' is 0")


def _check_step(raid: Raid, place: int) -> None:
    step: Any = raid.agenda[place]
    if isinstance(step, CardFrame):
        _check_frame(raid, step)
    elif isinstance(step, Happen):
        _check_happen(raid, place, step)
    elif isinstance(step, Answering):
        _check_answering(raid, place, step)
    elif isinstance(step, Order):
        _check_order(raid, place, step)
    elif isinstance(step, WhichInstead):
        _check_instead(raid, place, step)
    elif isinstance(step, Acts):
        if not isinstance(raid.agenda[place - 1], CardFrame):
            raise _wrong("lets a power act that does not lie below")
    elif isinstance(step, Copied):
        above = raid.agenda[place + 1] if place + 1 < len(raid.agenda) else None
        if not isinstance(above, CardFrame) or above.means != ANNOUNCED:
            raise _wrong("has a copied power that nobody announces")
    elif isinstance(step, CountTotals):
        if not isinstance(raid.agenda[place - 1], CardFrame):
            raise _wrong("counts totals that no effect changes")
    elif isinstance(step, Trigger):
        above = raid.agenda[place + 1] if place + 1 < len(raid.agenda) else None
        if not isinstance(above, CardFrame) or above.source != step.source:
            raise _wrong("has a power to pay for that nobody announces")
    elif isinstance(step, MayBlock):
        below = raid.agenda[place - 2] if place >= 2 else None
        acts = isinstance(raid.agenda[place - 1], Acts)
        if not acts or not isinstance(below, CardFrame) or below.source != step.source:
            raise _wrong("asks to block a power that does not lie below")
    elif isinstance(step, (Strike, TakePosition)):
        _check_card(int(step.attacker))
        if isinstance(step, Strike):
            _check_card(int(step.target))
        if not (0 <= step.position < POSITIONS and 0 <= step.origin < POSITIONS):
            raise _wrong("has an attack on no position, or from none")
    else:
        _check_phase_step(raid, place, step)


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
        _check_cards(int(step.left))
        wanted = RESOLVING
    elif isinstance(step, Enter) and place <= 3:
        phases = {FLIPPING: PLANNING, RESTING: ASSAULT, RESTING + 1: REST}
        if phases.get(int(bottom.step)) == step.phase:
            return
    if wanted != bottom.step or place != 1:
        raise _wrong(f"has {type(step).__name__} where it cannot be")


def _check_card(card: int) -> None:
    if not 0 <= card < CARDS:
        raise _wrong(f"names card {card}, which there is not")


def _check_cards(cards: int) -> None:
    if not 0 <= cards < 1 << CARDS:
        raise _wrong("names cards that there are not")


def _check_frame(raid: Raid, frame: CardFrame) -> None:
    if not 0 <= frame.program < len(raid.cards):
        raise _wrong("has an effect of no card")
    _check_card(int(frame.source))
    program = raid.cards.programs[frame.program]
    if not 0 <= frame.at < len(program.code):
        raise _wrong("has an effect that is past its end")
    if not 0 <= frame.means <= ANNOUNCED:
        raise _wrong("has an effect by no known means")
    if frame.means == ANNOUNCED and raid.field & bit(frame.source) == 0:
        raise _wrong("announces the power of a card that is not on the Playfield")
    check_registers("agenda", program, int(frame.source), frame.registers, REGISTER_LIMITS)


def _check_happen(raid: Raid, place: int, step: Happen) -> None:
    _check_cards(int(step.cards))
    _check_cards(int(step.chain))
    if not (0 <= step.verb < MOST_VERBS and 0 <= step.seat <= 1 and -1 <= step.cause < CARDS):
        raise _wrong("has something to happen that cannot")
    if not (-1 <= step.spot < POSITIONS and 0 <= step.means <= BY_A_TYPE):
        raise _wrong("has something to happen nowhere, or by no means")
    if not 0 <= step.amount <= max(_MOST_AMOUNT, len(raid.cards)):
        raise _wrong("has something to happen too often")
    count = int(step.cards).bit_count()
    if step.verb in (MOVE, PLAY):
        is_right = count == 1 and step.spot >= 0
    elif step.verb == SUMMON:
        is_right = count == 0 and step.spot >= 0
    elif step.verb == SWAP:
        is_right = count == 2
    elif step.verb in (ATTACK, ATTACKS):
        is_right = count == 1 and _has_blow_below(raid, place, step)
    else:
        is_right = count > 0 or step.verb >= DRAW
    if not is_right:
        raise _wrong("has something to happen to other cards than it can")


def _has_blow_below(raid: Raid, place: int, step: Happen) -> bool:
    """An attack is declared, made, and then the blow falls."""
    below = raid.agenda[place - 1]
    if step.verb == ATTACKS:
        return isinstance(below, Happen) and below.verb == ATTACK
    return isinstance(below, Strike)


def _check_answering(raid: Raid, place: int, step: Answering[Raid]) -> None:
    frame = raid.agenda[place - 1]
    if place != len(raid.agenda) - 1 or not isinstance(frame, CardFrame) or frame.at < 1:
        raise _wrong("asks for an effect that does not lie below")
    _check_frame(raid, frame)
    asks = raid.cards.programs[frame.program].code[frame.at - 1]
    if asks.op not in (TARGET, CHOOSE, SPOT, MAY, UNLESS, MODE):
        raise _wrong("asks for what the effect below does not ask")
    if step.seat != frame.registers[YOU if asks.op == TARGET else asks.e]:
        raise _wrong("asks another player than the effect below does")


def _check_order(raid: Raid, place: int, step: Order[Raid]) -> None:
    first = place - int(step.count)
    if not (0 <= step.seat <= 1 and step.count >= 2 and first >= 1):
        raise _wrong("puts effects in order that are not there")
    for below in raid.agenda[first:place]:
        if not isinstance(below, CardFrame) or below.registers[YOU] != step.seat:
            raise _wrong("puts effects in order that are not a player's own")


def _check_instead(raid: Raid, place: int, step: WhichInstead) -> None:
    first = place - int(step.count)
    if not (0 <= step.seat <= 1 and step.count >= 2 and first >= 1):
        raise _wrong("has effects to pick from that are not there")
    if not all(isinstance(below, CardFrame) for below in raid.agenda[first:place]):
        raise _wrong("has something to pick that is no effect")
