"""Saves of earlier versions, in today's form, so that matches begun under them go on.

In the first form everything that happens was one kind of step, how long something lasts was one number, and so
was a note on an ability. In the second each kind of happening had its own order of fields. In the third nothing was
said of extra turns and of what has happened. Verbs from 45 on had other numbers in the first three, but they were all
of steps that are done at once, which never wait in a save: no happening of those forms has such a verb, and one that
has is refused. What is no such save is left as it is: `loading.py` says what is wrong with it.
"""

from __future__ import annotations

from typing import Any, Final

from rulewright.effects.earlier_saves import with_turns_kept
from rulewright.effects.live import AT_BATTLE_END, AT_OWN_TURN, AT_TURN, WITH_ITS_CARDS
from rulewright.games.elma.rules import records, terms

FORM: Final = 4
"""The form of today."""
_VERB_OF: Final = {
    "AddLevel": terms.ADD_LEVEL, "Enter": terms.ENTER, "JoinTeam": terms.JOIN_TEAM, "TakeControl": terms.TAKE_CONTROL,
    "LoseGame": terms.LOSE_GAME,
}  # fmt: skip
"""The happenings of the second form that did not say their verb."""
_HAPPEN: Final = "Happen"
_PARTS_OF_HAPPEN: Final = 10
"""Its name, and what was said of it."""
_IN_PLACE: Final = 64
"""Was added to kuski types that take the place of all others."""
_MARKS_A_CARD: Final = 64
_UNTIL_BATTLE_IS_OVER: Final = -1
_WHILE_IN_PLAY: Final = -2


def as_saved_today(data: object) -> object:
    """A saved state as it would be saved today."""
    own = data.get("own") if isinstance(data, dict) else None
    if not isinstance(data, dict) or not isinstance(own, dict) or data.get("form", 3) != 3:
        return data
    try:
        _check_verbs(data["agenda"])
        if "form" in data:
            return {**data, "form": FORM, "own": with_turns_kept(own)}
        agenda = [_ordered(_step(step)) for step in data["agenda"]]
        changes = [_change(each) for each in own["changes"]]
        lasting = [_lasting(each) for each in own["lasting"]]
        marks = [_mark(each, own["definition"]) for each in own["marks"]]
        said = {"changes": changes, "lasting": lasting, "marks": marks}
        today = with_turns_kept({"used_this_turn": [], **own, **said})
    except (AttributeError, IndexError, KeyError, TypeError, ValueError):
        return data
    return {**data, "form": FORM, "agenda": agenda, "own": today}


def _check_verbs(agenda: list[list[Any]]) -> None:
    """Refuse what has a verb that no happening had then."""
    for step in agenda:
        if step[0] == _HAPPEN and step[1] >= terms.TO_DECK_TOP:
            raise ValueError("a step that is done at once waits for nothing")


def _ordered(step: list[Any]) -> list[Any]:
    """A step of the second form, with its fields in the order of the third: what all happenings have first."""
    name, *fields = step
    if name == "LoseGame":
        fields = [[], *fields]
    if name in _VERB_OF:
        fields = [_VERB_OF[name], *fields]
    elif name not in (_HAPPEN, "ChangeCounters", "TurnInto"):
        return step
    verb, cards, seat, *own, cause, means, chain = fields
    return [name, verb, cards, seat, cause, means, chain, *own]


def _step(step: list[Any]) -> list[Any]:
    if step[0] != _HAPPEN or len(step) != _PARTS_OF_HAPPEN:
        return step
    _, verb, cards, seat, amount, spot, others, *by = step
    if verb == terms.ADD_LEVEL:
        adders, cursed = others, []
        if records.NONE in others:
            adders, cursed = (
                others[: others.index(records.NONE)],
                others[others.index(records.NONE) + 1 :],
            )
        return ["AddLevel", cards, seat, amount, spot, adders, cursed, *by]
    if verb == terms.ENTER:
        return ["Enter", cards, seat, max(0, spot), *by]
    if verb in (terms.ADD_COUNTERS, terms.LOSE_COUNTERS, terms.LAST_COUNTER):
        return ["ChangeCounters", verb, cards, seat, spot, amount, *by]
    if verb in (terms.TURN_INTO, terms.TURN_INTO_AS_WELL):
        return ["TurnInto", verb, cards, seat, amount, *by]
    if verb == terms.JOIN_TEAM:
        return ["JoinTeam", cards, seat, amount - 1, *by]
    if verb == terms.TAKE_CONTROL:
        return ["TakeControl", cards, seat, amount, *by]
    if verb == terms.LOSE_GAME:
        return ["LoseGame", seat, amount, *by]
    return [_HAPPEN, verb, cards, seat, amount, *by]


def _change(change: list[int]) -> list[int]:
    if len(change) != 4:
        return change
    card, rule, value, lasts = change
    how = records.SETS
    if rule == terms.FIRST_RECORD_RULE:
        how = records.ADDS
    elif rule == terms.KUSKI_TYPES_RULE:
        how, value = (
            (records.SETS, value - _IN_PLACE) if value >= _IN_PLACE else (records.JOINS, value)
        )
    return [card, rule, value, how, lasts]


def _lasting(lasting: list[Any]) -> list[Any]:
    if len(lasting) != 7:
        return lasting
    *begun, until, registers = lasting
    ends = AT_TURN
    if until == _UNTIL_BATTLE_IS_OVER:
        ends = AT_BATTLE_END
    elif until == _WHILE_IN_PLAY:
        ends = WITH_ITS_CARDS
    elif until < 0:
        ends = AT_OWN_TURN
    return [*begun, ends, max(0, until), registers]


def _mark(mark: Any, definitions: list[int]) -> Any:
    """It was counted through by cards, then abilities, then whether it was used or has come."""
    if not isinstance(mark, int):
        return mark
    card, noted = divmod(mark, _MARKS_A_CARD)
    return [card, definitions[card], noted // 2, noted % 2]
