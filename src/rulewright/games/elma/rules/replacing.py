"""Which of several texts takes the place of what would happen: the player affected picks one, card by card
where several cards are concerned. Those that are not picked may take the place of what comes of it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.games.elma.rules import now
from rulewright.games.elma.rules.alive import alive_now
from rulewright.games.elma.rules.cardset import Instead
from rulewright.games.elma.rules.deed import Deed
from rulewright.games.elma.rules.numbering import GONE
from rulewright.games.elma.rules.state import Race
from rulewright.kernel.bits import bit
from rulewright.kernel.choice import make_choice, thing_of
from rulewright.kernel.state import NOTHING, Question
from rulewright.kernel.zone import Zone

INSTEAD: Final = 24
"""The verb of its choices."""


def replacements(race: Race, deed: Deed) -> list[Instead]:
    """All that can take its place, the active player's first."""
    found: list[Instead] = []
    for live in alive_now(race).all:
        if live.text.verbs & bit(deed.verb) == 0:
            continue
        if live.text.may_answer(live.source, deed.chain):
            found += live.text.instead(race, live.source, live.seat, deed)
    return found


def first_replaced(race: Race, deed: Deed, found: list[Instead]) -> list[int]:
    """The cards whose turn it is: one that several texts are about, the active player's first; without
    any such card, all that the first text is about."""
    several = [
        card for card in deed.cards if sum(1 for instead in found if instead.is_about(card)) > 1
    ]
    if len(several) == 0:
        return found[0].cards if len(found[0].cards) > 0 else deed.cards
    for card in several:
        if now.seat_of(race, card) == race.active:
            return [card]
    return [several[0]]


def affected(race: Race, deed: Deed) -> i64:
    """The player who picks: whose card it is, or to whom it would happen."""
    seat = deed.seat if len(deed.cards) == 0 else now.seat_of(race, deed.cards[0])
    return seat if race.is_playing(seat) else race.active


class WhichInstead(Question[Race]):
    """Something would happen, which lies below: what takes its place? Nobody is asked where there is
    only one thing that can."""

    __slots__ = ()

    def ask(self, race: Race, seat: i64) -> Zone:
        deed = race.agenda[-2]
        assert isinstance(deed, Deed)
        if seat != affected(race, deed) or len(race.answers[seat]) > 0:
            return NOTHING
        count = len(replacements(race, deed))
        if count < 2:
            return NOTHING
        offered = Zone()
        for place in range(count):
            offered.append(make_choice(INSTEAD, place))
        return offered

    def answered(self, race: Race) -> None:
        deed = race.agenda.pop()
        assert isinstance(deed, Deed)
        if len(deed.cards) > 0 and race.place[deed.cards[0]] == GONE:
            return
        found = replacements(race, deed)
        if len(found) == 0:
            race.agenda.append(deed)
            return
        given = race.answers[affected(race, deed)]
        picked = thing_of(given[0]) if len(given) > 0 else 0
        race.agenda.append(found[picked].then)


WHICH_INSTEAD: Final = WhichInstead()
