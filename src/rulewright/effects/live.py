"""Effects that are alive: what cards say that holds now, or answers what happens next."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.effects.program import Ability
from rulewright.effects.sets import packed


class Alive:
    """An ability that is alive: of which card, for whom, with what it chose."""

    __slots__ = ("ability", "means", "program", "registers", "seat", "source")

    def __init__(  # noqa: PLR0913 - what an effect is made of
        self, source: i64, seat: i64, program: i64, ability: Ability, means: i64,
        registers: list[int],
    ) -> None:  # fmt: skip
        self.source: Final = source
        self.seat: Final = seat
        self.program: Final = program
        self.ability: Final = ability
        self.means: Final = means
        self.registers: Final = registers


class LivePower:
    """A power that was triggered and goes on. `program` is another card's if it was copied."""

    __slots__ = ("program", "registers", "seat", "since", "source")

    def __init__(
        self, source: i64, seat: i64, program: i64, since: i64, registers: list[int]
    ) -> None:
        self.source: Final = source
        self.seat: Final = seat
        self.program: Final = program
        self.since: Final = since
        """The turn in which it was triggered."""
        self.registers: Final = registers

    def saved(self) -> list[object]:
        """Everything about it as plain JSON values."""
        numbers: list[object] = [int(self.source), int(self.seat), int(self.program)]
        return [*numbers, int(self.since), packed(self.registers)]


class Lasting:
    """One ability of a card that holds for a while after its power was used."""

    __slots__ = ("ability", "program", "registers", "seat", "since", "source", "until")

    def __init__(  # noqa: PLR0913 - what it holds, for whom, how long
        self, source: i64, seat: i64, program: i64, ability: i64, since: i64, until: i64,
        registers: list[int],
    ) -> None:  # fmt: skip
        self.source: Final = source
        self.seat: Final = seat
        self.program: Final = program
        self.ability: Final = ability
        self.since: Final = since
        """The first turn in which it holds."""
        self.until: Final = until
        """The first turn in which it does not."""
        self.registers: Final = registers

    def saved(self) -> list[object]:
        """Everything about it as plain JSON values."""
        numbers: list[object] = [int(self.source), int(self.seat), int(self.program)]
        return [
            *numbers,
            int(self.ability),
            int(self.since),
            int(self.until),
            packed(self.registers),
        ]


def spent_mark(source: i64, program: i64, ability: Ability) -> i64:
    """What is noted when a card's "when" has come: which card's, and which of its program's. Cards
    and steps of code are numbered below 1024."""
    return source | ability.start << 10 | program << 20


def source_of_mark(mark: i64) -> i64:
    """The card of such a note."""
    return mark & 1023
