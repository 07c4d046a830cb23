"""Saves of earlier versions, in today's form, so that matches begun under them go on.

In the first form everything that happens was one kind of step, sets of cards were masks, and a note on a "when"
was one number. In the second each kind of happening had its own order of fields. In the third a power that goes on
did not say who triggered it, and nothing was said of extra turns, of what has happened and of the actions that were taken.
In the fourth there were no counters.
What is no such save is left as it is: `loading.py` says what is wrong with it.
"""

from __future__ import annotations

from typing import Any, Final

from rulewright.effects.earlier_saves import with_turns_kept
from rulewright.effects.happening import BY_RULE, NO_CARD
from rulewright.effects.live import AT_TURN, SPENT
from rulewright.effects.program import Program
from rulewright.effects.sets import members_of
from rulewright.games.eruma.rules import terms

FORM: Final = 5
"""The form of today."""
_THIRD: Final = 3
_FOURTH: Final = 4
_PARTS_OF_POWER: Final = 5
"""Before it was said who triggered it."""
_HAPPEN: Final = "Happen"
_PARTS_OF_HAPPEN: Final = 9
"""In the first form: its name, and what was said of it."""


def as_saved_today(data: object, programs: list[Program]) -> object:
    """A saved state as it would be saved today."""
    own = data.get("own") if isinstance(data, dict) else None
    if not isinstance(data, dict) or not isinstance(own, dict):
        return data
    form = data.get("form")
    if form not in (None, _THIRD, _FOURTH):
        return data
    try:
        agenda = data["agenda"]
        if form is None:
            if "spent" in own:
                agenda = [_of_its_kind(step) for step in agenda]
                own = _in_second_form(own, programs)
            agenda = [_ordered(step) for step in agenda]
        own = _in_fifth_form(own if form == _FOURTH else _in_fourth_form(own))
    except (IndexError, KeyError, TypeError, ValueError):
        return data
    return {**data, "form": FORM, "agenda": agenda, "own": own}


def _in_fifth_form(own: dict[str, Any]) -> dict[str, Any]:
    return {**own, "counters": []}


def _in_fourth_form(own: dict[str, Any]) -> dict[str, Any]:
    """Powers with who triggered them: until then a change of control ended a power, so who had it did."""
    own = {**with_turns_kept(own), "actions": []}
    powers = own.get("powers")
    if not isinstance(powers, list):
        return own
    return {**own, "powers": [_with_who_triggered(power) for power in powers]}


def _with_who_triggered(power: Any) -> Any:
    if not isinstance(power, list) or len(power) != _PARTS_OF_POWER:
        return power
    return [*power, power[1]]


def _ordered(step: list[Any]) -> list[Any]:
    """A step of the second form, with its fields in the order of the third: what all happenings have first."""
    name, *fields = step
    if name == "PhaseTurns":
        verb, seat, phase = fields
        return [name, verb, [], seat, NO_CARD, BY_RULE, [], phase]
    if name == "Summoning":
        cards, seat, definition, position, *because = fields
        return [name, terms.SUMMON, cards, seat, *because, definition, position]
    if name in ("Happen", "HappenAt"):
        verb, cards, seat, more, *because = fields
        return [name, verb, cards, seat, *because, more]
    return step


def _of_its_kind(step: list[Any]) -> list[Any]:
    """What was about to happen in the first form, as the second has it."""
    if step[0] != _HAPPEN or len(step) != _PARTS_OF_HAPPEN:
        return step
    _, verb, cards, seat, amount, position, cause, means, chain = step
    if cards < 0 or chain < 0:
        raise ValueError("no set of cards")
    named, led_by = members_of(cards), members_of(chain)
    if verb in (terms.PHASE_STARTS, terms.PHASE_ENDS):
        return ["PhaseTurns", verb, seat, amount]
    if verb == terms.SUMMON:
        return ["Summoning", [], seat, amount, position, cause, means, led_by]
    if verb in (terms.MOVE, terms.PLAY):
        return ["HappenAt", verb, named, seat, position, cause, means, led_by]
    return [_HAPPEN, verb, named, seat, amount, cause, means, led_by]


def _in_second_form(own: dict[str, Any], programs: list[Program]) -> dict[str, Any]:
    kept = {name: value for name, value in own.items() if name != "spent"}
    lasting = [[*each[:5], AT_TURN, *each[5:]] for each in own["lasting"]]
    marks = [_mark(mark, programs) for mark in own["spent"]]
    return {**kept, "lasting": lasting, "marks": marks, "used_this_turn": []}


def _mark(mark: int, programs: list[Program]) -> list[int]:
    """The card was in the lowest ten bits, where the ability's code begins in the next, then the text."""
    source, start, program = mark & 1023, mark >> 10 & 1023, mark >> 20
    starts = [int(ability.start) for ability in programs[program].abilities]
    return [source, program, starts.index(start), SPENT]
