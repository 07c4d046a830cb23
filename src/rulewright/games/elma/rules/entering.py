"""Entering a battle with a kuski that has a choice of lists of records: its player picks one as it enters, and it keeps
to that list for the battle (ruling.repeated-parts-choice, ruling.borrowed-list). Whether it may enter is in
`obstacles.py`, and what entering does in `deeds.py`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.effects.ids import CardId, Seat
from rulewright.games.elma.rules import now, terms
from rulewright.games.elma.rules.happening import Enter
from rulewright.games.elma.rules.obstacles import NO_OBSTACLE, to_playing_the_battle
from rulewright.games.elma.rules.records import SETS, UNTIL_BATTLE_ENDS, Change
from rulewright.games.elma.rules.state import Race
from rulewright.kernel.bits import bit
from rulewright.kernel.choice import pack_choice, things_of, verb_of
from rulewright.kernel.fields import value
from rulewright.kernel.state import NOTHING, Question
from rulewright.kernel.zone import Zone

# Verbs of its choices.
LIST: Final = 23
"""A kuski, and 0 for its first list or 1 for its second."""
BORROW: Final = 25
"""A kuski, and the one by whose list it drives."""


def about_to_enter(race: Race, entry: Enter) -> None:
    """Put an entry on the agenda, and over it the question for lists if there is one."""
    race.agenda.append(entry)
    for card in entry.cards:
        if _has_a_choice(race, card):
            race.agenda.append(WhichRecords(entry.cards))
            return


def _has_a_choice(race: Race, card: CardId) -> bool:
    if now.has_two_lists(race, card):
        return True
    return len(race.drives) > 0 and now.is_so(race, terms.MAY_BORROW_RULE, card)


@value
class WhichRecords(Question[Race]):
    """By which list do these kuskis drive in the battle that they are about to enter? It lies over that entry, and
    lapses if none of them can enter any more."""

    cards: list[CardId]

    def ask(self, race: Race, seat: Seat) -> Zone:
        given = race.answers[seat]
        asked: i64 = 0
        for card in self.cards:
            if race.controller(card) != seat or to_playing_the_battle(race, card) != NO_OBSTACLE:
                return NOTHING
            if not _has_a_choice(race, card):
                continue
            if asked == len(given):
                return _lists(race, card)
            asked += 1
        return NOTHING

    def answered(self, race: Race) -> None:
        entry = race.agenda.pop()
        assert isinstance(entry, Enter)
        by_second: i64 = 0
        given = race.answers[race.controller(self.cards[0])]
        for place in range(len(given)):
            chosen = things_of(given[place])
            _keep_to_its_own(race, chosen[0])
            if verb_of(given[place]) == BORROW:
                _borrow(race, chosen[0], chosen[1])
            elif chosen[1] == 1:
                by_second |= bit(self.cards.index(chosen[0]))
        race.agenda.append(entry.by_lists(by_second))


def _lists(race: Race, card: CardId) -> Zone:
    """Its own, and those of the kuskis in the battle if it may drive by one of them."""
    offered = Zone()
    offered.append(pack_choice(LIST, card, second=0, third=-1))
    if now.has_two_lists(race, card):
        offered.append(pack_choice(LIST, card, second=1, third=-1))
    if now.is_so(race, terms.MAY_BORROW_RULE, card):
        for drive in race.drives:
            offered.append(pack_choice(BORROW, card, second=drive.card, third=-1))
    return offered


def _keep_to_its_own(race: Race, card: CardId) -> None:
    """What it chose for an entry that did not come about is forgotten."""
    if any(each.card == card and each.rule == terms.LIST_RULE for each in race.changes):
        race.changes = [
            each for each in race.changes if each.card != card or each.rule != terms.LIST_RULE
        ]


def _borrow(race: Race, card: CardId, other: CardId) -> None:
    """ruling.borrowed-list."""
    drive = race.drive_of(other)
    assert drive is not None
    which = now.borrowed_list(race, other, drive.by_second)
    race.change(Change(card, terms.LIST_RULE, which, how=SETS, lasts=UNTIL_BATTLE_ENDS))
