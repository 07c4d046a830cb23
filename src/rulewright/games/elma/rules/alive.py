"""Which texts are alive, and what they forbid or change: kuskis in play, and levels in the battle
area.

The list is worked out when somebody asks for it after something has changed, in the order in which
effects that are due together come (ruling.effects-order): the active player's first, then the
others' in turn order. A set of cards without texts pays nothing for this.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from rulewright.games.elma.rules.live_texts import Live, LiveTexts
from rulewright.games.elma.rules.records import Change
from rulewright.games.elma.rules.state import Race
from rulewright.games.elma.rules.terms import FIRST_RECORD_RULE, IN_PLACE, KUSKI_TYPES_RULE
from rulewright.kernel.bits import bit
from rulewright.kernel.state import Procedure


def alive_now(race: Race) -> LiveTexts:
    """Every text that is alive, the active player's first."""
    known = race.alive
    return _found_alive(race) if known is None else known


def _found_alive(race: Race) -> LiveTexts:
    found: list[Live] = []
    if race.cards.has_texts:
        seat = race.active
        for _ in range(race.seats):
            kuskis = race.kuskis[seat]
            for place in range(len(kuskis)):
                _add(race, kuskis[place], seat, found)
            _add_levels(race, seat, found)
            for lasting in race.lasting:
                if lasting.seat == seat and lasting.since <= race.turn:
                    text = race.cards.texts[lasting.program].begun(lasting)
                    found.append(Live(lasting.source, seat, text, lasting.registers))
            seat = 0 if seat == race.seats - 1 else seat + 1
    changed_cards: i64 = 0
    for change in race.changes:
        changed_cards |= bit(change.rule)
    alive = LiveTexts(found, changed_cards)
    race.alive = alive
    return alive


def _add(race: Race, card: i64, seat: i64, found: list[Live]) -> None:
    text = race.cards.texts[race.definition[card]]
    if text.verbs != 0 or text.rules != 0:
        found.append(race.live(card, seat))


def _add_levels(race: Race, seat: i64, found: list[Live]) -> None:
    """ruling.you-on-a-level."""
    if race.battle is not None and race.battle.seat == seat:
        _add(race, race.battle.level, seat, found)
    for queued in race.queue:
        if queued.seat == seat:
            _add(race, queued.level, seat, found)
    for after in race.afters:
        if after.seat == seat:
            _add(race, after.level, seat, found)


def is_watched(race: Race, verb: i64) -> bool:
    """Whether anything alive forbids, replaces or answers a verb."""
    return alive_now(race).watched & bit(verb) != 0


def may_be_forbidden(race: Race, verb: i64) -> bool:
    """Whether anything alive forbids a verb, be it only to some."""
    return alive_now(race).forbidden & bit(verb) != 0


def is_changed(race: Race, rule: i64) -> bool:
    """Whether anything alive changes a rule, be it only for some. While it is worked out nothing does:
    what depends on itself is as printed."""
    return alive_now(race).changed & ~race.asking & bit(rule) != 0


def is_forbidden(race: Race, verb: i64, what: Procedure[Any], card: i64) -> bool:
    """effects.cant-beats-can: whether a text says that it can't happen to the card (-1: to the
    player)."""
    if not may_be_forbidden(race, verb):
        return False
    for live in alive_now(race).forbidding:
        if live.text.cants & bit(verb) == 0:
            continue
        if live.text.forbids(race, live.source, live.seat, what, card):
            return True
    return False


def changed(race: Race, rule: i64, thing: i64, value: i64) -> i64:
    """The value of a rule for a card or seat, with all that texts alive change in it."""
    return _worked_out(race, rule, thing, value) if is_changed(race, rule) else value


def _worked_out(race: Race, rule: i64, thing: i64, value: i64) -> i64:
    race.asking |= bit(rule)
    for change in race.changes:
        if change.rule == rule and change.card == thing:
            value = _made(change, value)
    for live in alive_now(race).changing:
        if live.text.rules & bit(rule) != 0:
            value = live.text.changed(race, live.source, live.seat, rule, thing, value)
    race.asking &= ~bit(rule)
    return value


def _made(change: Change, value: i64) -> i64:
    """What a change of a single card makes of a rule: its types are added or set, the rest is set."""
    if change.rule == KUSKI_TYPES_RULE and change.value < IN_PLACE:
        return value | change.value
    if change.rule == KUSKI_TYPES_RULE:
        return change.value - IN_PLACE
    return value + change.value if change.rule == FIRST_RECORD_RULE else change.value
