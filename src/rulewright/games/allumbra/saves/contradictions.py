"""What cannot stand together in a saved duel, although each field alone could be so.

A save that was damaged or written by hand must not become a duel that breaks off later. Every
check raises SaveError and names the contradiction. What a single field may hold is looked at
where it is read (`loading.py`); whether the decisions lead here, the replay finds out.
"""

from __future__ import annotations

from typing import Any, Final

from rulewright.games.allumbra.rules import terms as printed
from rulewright.games.allumbra.rules import turn as rules
from rulewright.games.allumbra.rules.relic_activation import Activate
from rulewright.games.allumbra.rules.relic_conditions import relics_meeting
from rulewright.games.allumbra.rules.relic_effects import RELICS_WORK, effect_of_used_relics
from rulewright.games.allumbra.rules.relic_prices import ExchangeCard, PayInPart, SettleUse
from rulewright.games.allumbra.rules.relic_use import (
    AnnounceEarly,
    UseRelics,
    may_announce,
    may_ask_more,
    may_use,
)
from rulewright.games.allumbra.rules.relics import ChooseRelics, relics_are_own, relics_of
from rulewright.games.allumbra.rules.state import (
    CARDS_A_TURN,
    NEVER,
    Duel,
    Duellist,
    Relic,
)
from rulewright.games.allumbra.rules.terms import NO_CARD
from rulewright.kernel.errors import SaveError
from rulewright.kernel.state import Procedure

# How far the clash has come when somebody is asked.
_BEFORE: Final = 0
_REVEALED: Final = 1
_PAID: Final = 2
_CANCELLED: Final = 3
_SETTLED: Final = 4

_STAGE_OF_MOMENT: Final = [_SETTLED, _BEFORE, _REVEALED, _PAID, _CANCELLED, _SETTLED]
_CLASH_STEPS: Final[list[Procedure[Duel]]] = [
    rules.NEXT_CLASH,
    rules.SETTLE,
    rules.CANCEL,
    rules.PAY,
    RELICS_WORK,
    rules.RELIC_WINDOWS,
]
_STEPS_AFTER_MOMENT: Final = [1, 0, 6, 3, 2, 1]
_STEPS_AFTER_WINDOW: Final = 5
_OF_A_WINDOW: Final = (UseRelics, ExchangeCard, PayInPart)


def check_duel(duel: Duel) -> None:
    """Refuse a duel whose parts contradict each other."""
    if duel.over:
        return
    _check_going_on(duel)
    _check_module(duel)
    picked = _picked_by_agenda(duel)
    stage = _stage(duel, picked)
    for player in duel.duellists:
        _check_row(duel, player, picked, stage)
        _check_clash(player, stage)
    if duel.duellists[0].relics is not None:
        _check_relics(duel, stage)
        _check_question(duel, picked)


def _wrong(what: str) -> SaveError:
    return SaveError(f"the saved match is damaged: {what}")


def check_sides(duel: Duel) -> None:
    """Refuse duellists who have not what each must have, before it is asked which cards they play with."""
    for seat, player in enumerate(duel.duellists):
        if not player.played <= player.open_cards <= player.played + 1:
            raise _wrong("'open_cards' does not fit 'played'")
        if player.relics is not None and not relics_are_own(duel, seat):
            raise _wrong("'relics' are not two different ones of the duellist's character")
    if (duel.duellists[0].relics is None) != (duel.duellists[1].relics is None):
        raise _wrong("'relics' of one duellist, but not of the other")
    for player in duel.duellists:
        if (player.relics is None) != (player.memory is None):
            raise _wrong("'memory' without 'relics', or the other way round")


def _check_going_on(duel: Duel) -> None:
    if duel.clash == CARDS_A_TURN:
        raise _wrong("'clash' is past the end of the turn, yet the duel is not over")
    if duel.duellists[0].energy == 0 or duel.duellists[1].energy == 0:
        raise _wrong("'energy' is 0, yet the duel is not over")
    if not duel.agenda:
        raise _wrong("'agenda' is empty, yet the duel is not over")


def _check_module(duel: Duel) -> None:
    """relic.optional-module, relic.two-each."""
    top = duel.agenda[-1]
    if duel.relics is None and not isinstance(top, (rules.Pick, rules.Clash)):
        raise _wrong("'agenda' has a step with relics, but the duel plays without them")
    with_relics = duel.relics is not None and not isinstance(top, ChooseRelics)
    for player in duel.duellists:
        if (player.relics is not None) != with_relics:
            raise _wrong("'relics' have been chosen too early, or have yet to be")


def _picked_by_agenda(duel: Duel) -> int:
    """How many cards are picked for this clash and later ones, by what is left to do.

    Nothing but what the order of the turn leaves may be on the agenda.
    """
    for picked in range(CARDS_A_TURN - int(duel.clash) + 1):
        if _written(duel.agenda) == _written(_agenda_with(duel, picked)):
            return picked
    raise _wrong(f"'agenda' does not fit turn {duel.turn}, clash {duel.clash + 1}")


def _written(steps: list[Procedure[Duel]]) -> list[list[object]]:
    return [[type(step).__name__, *step.saved()] for step in steps]


def _agenda_with(duel: Duel, picked: int) -> list[Procedure[Duel]]:
    """What is left to do when the present question is asked with so many cards picked."""
    top: Procedure[Any] = duel.agenda[-1]
    turn = rules.rest_of_turn(int(duel.turn), int(duel.clash), picked)
    if isinstance(top, ChooseRelics):
        return [*_opening(duel), rules.OPENING_DRAW, top]
    if isinstance(top, AnnounceEarly):
        return [*turn[:-1], *_CLASH_STEPS, rules.REVEAL, top]
    if isinstance(top, _OF_A_WINDOW):
        return [*turn[:-1], *_CLASH_STEPS[:_STEPS_AFTER_WINDOW], *_rest_of_windows(duel, top), top]
    if not isinstance(top, Activate):
        return turn
    if top.moment == printed.PICK:
        return [*turn, top]
    if top.moment == printed.DRAW and picked == 0:
        return [*(turn if duel.turn > 1 and duel.clash == 0 else _opening(duel)), top]
    in_window = not any(isinstance(step, rules.RelicWindows) for step in duel.agenda)
    if top.moment == printed.REVEAL and in_window:
        rest = _after_exchange(duel)
        if rest is None:
            return turn
        return [*turn[:-1], *_CLASH_STEPS[:_STEPS_AFTER_WINDOW], *rest, top]
    steps = _CLASH_STEPS[: _STEPS_AFTER_MOMENT[top.moment]]
    return [*turn[:-1], *steps, *_owed_draw(duel, top), top]


def _after_exchange(duel: Duel) -> list[Procedure[Duel]] | None:
    """What a card that took another's place has met is asked before the windows go on; None if there is none."""
    for seat in (duel.stella, 1 - duel.stella):
        if effect_of_used_relics(duel, seat, printed.EXCHANGE) > 0:
            rest = _rest_of_windows(duel, ExchangeCard(seat))
            if _written(duel.agenda[-1 - len(rest) : -1]) == _written(rest):
                return rest
    return None


def _opening(duel: Duel) -> list[Procedure[Duel]]:
    """What is left to do before the first turn, and at no other time."""
    return [rules.BEGIN_TURN] if duel.turn == 1 and duel.clash == 0 else []


def _rest_of_windows(
    duel: Duel, top: UseRelics | ExchangeCard | PayInPart
) -> list[Procedure[Duel]]:
    """ruling.stella-procedure: while Stella decides, the other waits, if able to use any; what a use asks for besides
    comes after it."""
    rest: list[Procedure[Duel]] = []
    balif = 1 - duel.stella
    if top.seat == duel.stella:
        if may_ask_more(duel, balif):
            rest.append(SettleUse(balif))
        if may_use(duel, balif):
            rest.append(UseRelics(balif))
    if isinstance(top, UseRelics) and may_ask_more(duel, top.seat):
        rest.append(SettleUse(top.seat))
    owes = effect_of_used_relics(duel, top.seat, printed.ENERGY_FOR_AMMO) > 0
    if isinstance(top, ExchangeCard) and owes:
        rest.append(PayInPart(top.seat))
    return rest


def _owed_draw(duel: Duel, top: Activate) -> list[Procedure[Duel]]:
    """Cards that relics let their players draw once the result has been answered."""
    if top.moment != printed.RESULT or len(duel.agenda) < 2:
        return []
    step = duel.agenda[-2]
    return [step] if isinstance(step, rules.Draw) else []


def _stage(duel: Duel, picked: int) -> int:
    top = duel.agenda[-1]
    if isinstance(top, _OF_A_WINDOW):
        return _REVEALED
    if not isinstance(top, Activate) or (top.moment == printed.DRAW and picked == 0):
        return _BEFORE
    return _STAGE_OF_MOMENT[top.moment]


def _check_row(duel: Duel, player: Duellist, picked: int, stage: int) -> None:
    gone_by = int(duel.clash) + (1 if stage > _BEFORE else 0)
    to_come = picked - (1 if stage > _BEFORE else 0)
    if player.played > gone_by or len(player.row) - player.played > to_come:
        raise _wrong("'row' and 'played' do not fit the clashes gone by and to come")
    if stage > _BEFORE and player.open_cards != player.played:
        raise _wrong("'open_cards' has a card that was laid open too early")


def _check_clash(player: Duellist, stage: int) -> None:
    """What the clash under way has come to."""
    if stage == _BEFORE:
        return
    if player.card == NO_CARD:
        if player.played < len(player.row):
            raise _wrong("'card' is none, though there was one to reveal")
    elif player.played == 0 or player.row[player.played - 1] != player.card:
        raise _wrong("'card' is not the card that was revealed last")
    if stage in (_PAID, _CANCELLED):
        if player.performed and player.card == NO_CARD:
            raise _wrong("'performed' without a card")
        if player.paid > (player.ammo if player.performed else 0):
            raise _wrong("'paid' is more than could have been paid")
    if stage == _CANCELLED and player.cancelled and not player.performed:
        raise _wrong("'cancelled', but not 'performed'")


def _check_relics(duel: Duel, stage: int) -> None:
    orders: list[int] = []
    in_play = stage in (_REVEALED, _PAID, _CANCELLED)
    after_pick = isinstance(duel.agenda[-1], Activate) and stage == _BEFORE
    for player in duel.duellists:
        has_card = player.card != NO_CARD if in_play else player.played < len(player.row)
        for relic in relics_of(player):
            _check_relic(duel, relic)
            if relic.order == 0:
                continue
            orders.append(int(relic.order))
            if not (in_play or after_pick) or not has_card:
                raise _wrong("'order' says a relic is in use, but there is no card for it")
    if sorted(orders) != list(range(1, len(orders) + 1)):
        raise _wrong("'order' of the relics in use does not count up from 1")


def _check_relic(duel: Duel, relic: Relic) -> None:
    now = duel.card_number()
    if relic.met_on != NEVER and not CARDS_A_TURN <= relic.met_on <= now:
        raise _wrong("'met_on' is no card that has been revealed")
    if relic.used_in != NEVER and not 1 <= relic.used_in <= duel.turn:
        raise _wrong("'used_in' is no turn that has been")
    if relic.active and relic.used_in == duel.turn:
        raise _wrong("'active', though it was used this turn")
    if not relic.active and (relic.order > 0 or relic.met_on != NEVER):
        raise _wrong("a relic that is not 'active' has 'order' or 'met_on'")
    if relic.order > 0 and relic.met_on == now:
        raise _wrong("'order' has a relic whose condition was 'met_on' this very card")


def _check_question(duel: Duel, picked: int) -> None:
    """Only who met a condition, or has a relic to use, is asked about it."""
    top = duel.agenda[-1]
    if isinstance(top, UseRelics) and not may_use(duel, top.seat):
        raise _wrong("'agenda' asks to use a relic where there is none to use")
    if isinstance(top, AnnounceEarly):
        just_picked = rules.picked_just_before(int(duel.turn), int(duel.clash))
        if just_picked or not (may_announce(duel, 0) or may_announce(duel, 1)):
            raise _wrong("'agenda' asks for early announcements where there are none")
    if not isinstance(top, Activate):
        return
    drawn_by_relic = top.moment == printed.DRAW and picked > 0
    for seat, asked in enumerate((top.first, top.second)):
        meeting = relics_meeting(duel, seat, top.moment)
        if top.moment == printed.REVEAL and asked & ~meeting == 0:
            continue  # After an exchange only what is new is asked about.
        if asked != meeting and not (drawn_by_relic and asked == 0):
            raise _wrong("'agenda' asks about relics whose condition was not met")
    if top.first == 0 and top.second == 0:
        raise _wrong("'agenda' asks nobody")
