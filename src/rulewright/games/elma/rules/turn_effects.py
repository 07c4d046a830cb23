"""What turns do to effects: what lasted until now is over, and what texts count by turns is counted
(ruling.lasting-effects, ruling.turns-on-cards)."""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.effects.lasting import turn_begins
from rulewright.games.elma.rules import now
from rulewright.games.elma.rules.happening import announce, is_watched
from rulewright.games.elma.rules.numbering import ONLINE
from rulewright.games.elma.rules.records import NONE, SETS, WHILE_IN_PLAY, Change
from rulewright.games.elma.rules.state import Race
from rulewright.games.elma.rules.terms import FAILS, IDLE_RULE
from rulewright.kernel.zone import Zone


def new_turn(race: Race) -> None:
    """What lasted until this turn is over, and abilities may be used again."""
    turn_begins(race)
    race.forget_what_was_used()
    race.improved = Zone()
    race.looked = Zone()
    race.looker = NONE


def turn_ends(race: Race) -> None:
    """ruling.turns-on-cards: what the active player's kuskis did not do in this turn."""
    if not race.cards.has_texts:
        return
    _count_idle(race)
    if not is_watched(race, FAILS):
        return
    cards = [
        int(drive.card)
        for drive in race.drives
        if race.controller(drive.card) == race.active and drive.card not in race.improved
    ]
    if len(cards) > 0:
        announce(race, FAILS, cards, race.active)


def _count_idle(race: Race) -> None:
    """Turns that kuskis have been online without playing a battle, of those whose text asks."""
    kuskis = race.kuskis[race.active]
    for place in range(len(kuskis)):
        card = kuskis[place]
        if not race.cards.idle_asked[race.definition[card]]:
            continue
        count: i64 = now.idle_turns(race, card) + 1 if race.place[card] == ONLINE else 0
        others = [each for each in race.changes if each.card != card or each.rule != IDLE_RULE]
        counted = Change(card, IDLE_RULE, count, how=SETS, lasts=WHILE_IN_PLAY)
        race.changes = [*others, counted]
        race.nothing_is_certain()
