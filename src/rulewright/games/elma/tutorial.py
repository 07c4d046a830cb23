"""The deal of a first game with a guide: the pupil begins, and holds what there is to learn from.

`tutorial.toml` says which decks are played and how many cards of each kind the first hand shall hold.
"""

from __future__ import annotations

from typing import Final, cast

from rulewright.gamekit.lesson import PUPIL, Lesson
from rulewright.games.elma.cards.content import FOLDER
from rulewright.games.elma.rules import terms
from rulewright.games.elma.rules.state import Race
from rulewright.games.elma.rules.turn import OPENING_HAND
from rulewright.kernel.state import State


class RaceLesson(Lesson):
    """What the file wants."""

    def __init__(self) -> None:
        super().__init__(FOLDER.file("tutorial.toml"))
        self.kuskis: Final = self.entry.number("kuskis", None, 0, OPENING_HAND)
        self.levels: Final = self.entry.number("levels", None, 0, OPENING_HAND)
        self.instants: Final = self.entry.number("instants", None, 0, OPENING_HAND)
        self.entry.done()

    def begins(self, state: State) -> bool:
        """Whether the pupil does."""
        return cast(Race, state).active == PUPIL

    def teaches(self, state: State) -> bool:
        """Whether the pupil holds kuskis that may do both, add levels and drive; levels of which one
        chooses the length, and nothing else; and an instant."""
        race = cast(Race, state)
        cards = race.cards
        hand = race.hands[PUPIL]
        faces = [int(race.definition[hand[place]]) for place in range(len(hand))]
        kuskis = [
            face
            for face in faces
            if cards.kinds[face] & terms.KUSKI
            and not cards.kuski_types[face] & (terms.BATTLER | terms.DESIGNER)
        ]
        levels = [
            face
            for face in faces
            if cards.kinds[face] & terms.LEVEL
            and len(cards.lengths[face]) > 1
            and not cards.level_keywords[face]
            and cards.chains[face] <= 1
        ]
        instants = [face for face in faces if cards.kinds[face] & terms.INSTANT]
        return (
            len(kuskis) >= self.kuskis
            and len(levels) >= self.levels
            and len(instants) >= self.instants
        )
