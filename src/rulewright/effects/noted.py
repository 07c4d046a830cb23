"""What the texts of a match ask to be kept in mind, and what has been (`record.py` says how)."""

from __future__ import annotations

from typing import Final, TypeAlias, final

from mypy_extensions import i64

from rulewright.effects.ids import AbilityId, CardId, Count, Definition, Seat, Turn
from rulewright.effects.live import Alive
from rulewright.effects.program import MOST_REGISTERS, YOU, Program
from rulewright.effects.sets import QuickSet
from rulewright.kernel.fields import KW_ONLY, but, value

TurnsAgo: TypeAlias = i64
"""How many turns of the same player have begun since."""
OLDEST: Final = 1
"""What was longer ago than the player's turn before the last is forgotten."""


@final
@value
class Noted:
    """Something has happened that a text asks about."""

    text: Definition
    ability: AbilityId
    _: KW_ONLY
    you: Seat
    """For whom it is what the text asks about."""
    actor: Seat
    """Whose doing it was, or to whom it happened."""
    turn: Turn
    whose: Seat
    """Whose turn that was."""
    turns_ago: TurnsAgo
    count: Count
    """To how many cards it happened; 1 if to a player."""
    cards: list[CardId]
    """Those of them that have not left since."""

    def without(self, card: i64) -> Noted:
        """The same without a card that has left."""
        if card not in self.cards:
            return self
        return but(self, cards=[other for other in self.cards if other != card])


class Asking:
    """What the texts of a match ask about: each of the abilities, once for each player."""

    def __init__(self, programs: list[Program], texts: list[int], seats: i64) -> None:
        self.all: Final[list[Alive]] = []
        verbs: list[int] = []
        for text in sorted(set(texts)):
            program = programs[text]
            for number in program.kept_in_mind:
                verbs.append(int(program.abilities[number].verb))
                for seat in range(seats):
                    registers = [0] * MOST_REGISTERS
                    registers[YOU] = seat
                    self.all.append(
                        Alive(
                            -1,
                            seat=seat,
                            program=program,
                            program_number=text,
                            number=number,
                            means=0,
                            registers=registers,
                        )
                    )
        self.verbs: Final = verbs
        self.asked: Final = QuickSet(verbs)
