"""Effects that are alive: what texts say that holds now, or answers what happens next; and what is noted of
them.

All of it are small values that are never changed, so that copies of a state may share them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.effects.program import CANT, MODIFY, WHEN, WHENEVER, WOULD, Ability, Program
from rulewright.effects.sets import QuickSet, packed

# When what lasts is over.
AT_TURN: Final = 0
"""With the turn `until`, the first in which it does not hold."""
AT_OWN_TURN: Final = 1
"""When the next turn begins of whoever controls it."""
AT_BATTLE_END: Final = 2
"""With the battle that goes on now."""
WITH_ITS_CARDS: Final = 3
"""When the cards have left play that were chosen for it."""


class Lasting:
    """One ability of a text that holds for a while after it was begun."""

    __slots__ = ("ability", "ends", "program", "registers", "seat", "since", "source", "until")

    def __init__(  # noqa: PLR0913 - what it holds, for whom, how long
        self,
        source: i64,
        *,
        seat: i64,
        program: i64,
        ability: i64,
        since: i64,
        ends: i64,
        until: i64,
        registers: list[int],
    ) -> None:
        self.source: Final = source
        self.seat: Final = seat
        self.program: Final = program
        self.ability: Final = ability
        """Its number in the program."""
        self.since: Final = since
        """The first turn in which it holds."""
        self.ends: Final = ends
        """How it ends: AT_TURN and so on."""
        self.until: Final = until
        """The turn with which it ends, if it ends so."""
        self.registers: Final = registers

    def saved(self) -> list[object]:
        """Everything about it as plain JSON values."""
        return [
            int(self.source), int(self.seat), int(self.program), int(self.ability),
            int(self.since), int(self.ends), int(self.until), packed(self.registers),
        ]  # fmt: skip

    def with_registers(self, registers: list[int]) -> Lasting:
        """The same about other cards."""
        return Lasting(
            self.source,
            seat=self.seat,
            program=self.program,
            ability=self.ability,
            since=self.since,
            ends=self.ends,
            until=self.until,
            registers=registers,
        )


class Alive:
    """An ability that is alive: of which card, for whom, with what it chose."""

    __slots__ = (
        "ability", "lasting", "means", "number", "program", "program_number", "registers", "seat",
        "source",
    )  # fmt: skip

    def __init__(  # noqa: PLR0913 - what an effect is made of
        self,
        source: i64,
        *,
        seat: i64,
        program: Program,
        program_number: i64,
        number: i64,
        means: i64,
        registers: list[int],
        lasting: Lasting | None = None,
    ) -> None:
        self.source: Final = source
        self.seat: Final = seat
        self.program: Final = program
        self.program_number: Final = program_number
        self.number: Final = number
        """The ability's number in the program."""
        self.ability: Final[Ability] = program.abilities[number]
        self.means: Final = means
        """By what means its deeds are done (the game's number)."""
        self.registers: Final = registers
        self.lasting: Final = lasting
        """What began it, if it holds only for a while."""


class LiveEffects:
    """All abilities that are alive at one moment, in the order in which their effects come, by what they
    do; and the sets of what they speak of: nothing else need be asked of them."""

    def __init__(self, found: list[Alive]) -> None:
        self.all: Final = found
        self.forbidding: Final[list[Alive]] = []
        self.replacing: Final[list[Alive]] = []
        self.answering: Final[list[Alive]] = []
        self.changing: Final[list[Alive]] = []
        watched: list[int] = []
        forbidden: list[int] = []
        changed: list[int] = []
        for one in found:
            ability = one.ability
            kind = ability.kind
            if kind == MODIFY:
                self.changing.append(one)
                changed.append(int(ability.modifier))
                continue
            if kind == CANT:
                self.forbidding.append(one)
                forbidden.append(int(ability.verb))
            elif kind == WOULD:
                self.replacing.append(one)
            elif kind in (WHENEVER, WHEN):
                self.answering.append(one)
            else:
                continue
            watched.append(int(ability.verb))
        self.watched: Final = QuickSet(watched)
        """The verbs that something alive forbids, replaces or answers."""
        self.forbidden: Final = QuickSet(forbidden)
        """Those of them that something alive forbids, be it only to some."""
        self.changed: Final = QuickSet(changed)
        """The rules that something alive changes, be it only for some."""


NOTHING_ALIVE: Final = LiveEffects([])

# What is noted of an ability.
SPENT: Final = 0
"""It has come once and is over."""
USED: Final = 1
"""It was used in this turn."""


class Mark:
    """A note on an ability of a card."""

    __slots__ = ("ability", "kind", "program", "source")

    def __init__(self, source: i64, *, program: i64, ability: i64, kind: i64) -> None:
        self.source: Final = source
        self.program: Final = program
        self.ability: Final = ability
        self.kind: Final = kind

    def saved(self) -> list[int]:
        """Everything about it as plain numbers."""
        return [int(self.source), int(self.program), int(self.ability), int(self.kind)]
