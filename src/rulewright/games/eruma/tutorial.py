"""The deal of a first game with a guide: the pupil begins, and holds what there is to learn from.

`tutorial.toml` says which decks are played and which classes the first hand shall hold.
"""

from __future__ import annotations

from typing import Final, cast

from rulewright.gamekit.lesson import PUPIL, Lesson
from rulewright.games.eruma.cards.content import FOLDER
from rulewright.games.eruma.rules.state import Raid
from rulewright.games.eruma.rules.terms import CLASSES, CURSE_TYPE, QUICK
from rulewright.kernel.state import State


class RaidLesson(Lesson):
    """What the file wants."""

    def __init__(self) -> None:
        super().__init__(FOLDER.file("tutorial.toml"))
        entry = self.entry
        kinds: list[int] = []
        for name in entry.items("hand"):
            if name not in CLASSES:
                raise entry.wrong(
                    f"'hand' names classes ({', '.join(CLASSES)}), and {name!r} is none"
                )
            kinds.append(1 << CLASSES.index(str(name)))
        entry.done()
        self.kinds: Final = kinds

    def begins(self, state: State) -> bool:
        """Whether the pupil does."""
        return cast(Raid, state).active == PUPIL

    def teaches(self, state: State) -> bool:
        """Whether the pupil holds the classes wanted, no Curse, and a Quick power to try."""
        raid = cast(Raid, state)
        hand = raid.hands[PUPIL]
        faces = [int(raid.definition[hand[place]]) for place in range(len(hand))]
        if any(raid.cards.types[face] & CURSE_TYPE != 0 for face in faces):
            return False
        has_quick = any(raid.cards.programs[face].section == QUICK for face in faces)
        held = [int(raid.cards.kinds[face]) for face in faces]
        return has_quick and all(kind in held for kind in self.kinds)
