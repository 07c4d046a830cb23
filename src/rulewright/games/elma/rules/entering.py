"""Entering a battle with a kuski that has two lists of records: its player picks one as it enters, and it
keeps to that list for the battle (ruling.repeated-parts-choice). Whether it may enter is in `obstacles.py`, and
what entering does in `deeds.py`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.effects.ids import CardId, Seat
from rulewright.games.elma.rules import now
from rulewright.games.elma.rules.happening import Enter
from rulewright.games.elma.rules.obstacles import NO_OBSTACLE, to_playing_the_battle
from rulewright.games.elma.rules.state import Race
from rulewright.kernel.bits import bit
from rulewright.kernel.choice import pack_choice, things_of
from rulewright.kernel.fields import value
from rulewright.kernel.state import NOTHING, Question
from rulewright.kernel.zone import Zone

LIST: Final = 23
"""The verb of its choices: a kuski, and 0 for its first list or 1 for its second."""


def about_to_enter(race: Race, entry: Enter) -> None:
    """Put an entry on the agenda, and over it the question for lists if there is one."""
    race.agenda.append(entry)
    for card in entry.cards:
        if now.has_two_lists(race, card):
            race.agenda.append(WhichRecords(entry.cards))
            return


@value
class WhichRecords(Question[Race]):
    """By which of their lists do these kuskis drive in the battle that they are about to enter? It lies
    over that entry, and lapses if none of them can enter any more."""

    cards: list[CardId]

    def ask(self, race: Race, seat: Seat) -> Zone:
        given = race.answers[seat]
        asked: i64 = 0
        for card in self.cards:
            if race.controller(card) != seat or to_playing_the_battle(race, card) != NO_OBSTACLE:
                return NOTHING
            if not now.has_two_lists(race, card):
                continue
            if asked == len(given):
                offered = Zone()
                offered.append(pack_choice(LIST, card, second=0, third=-1))
                offered.append(pack_choice(LIST, card, second=1, third=-1))
                return offered
            asked += 1
        return NOTHING

    def answered(self, race: Race) -> None:
        entry = race.agenda.pop()
        assert isinstance(entry, Enter)
        by_second: i64 = 0
        given = race.answers[race.controller(self.cards[0])]
        for place in range(len(given)):
            chosen = things_of(given[place])
            if chosen[1] == 1:
                by_second |= bit(self.cards.index(chosen[0]))
        race.agenda.append(entry.by_lists(by_second))
