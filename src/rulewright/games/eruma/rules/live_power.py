"""A power that was triggered and goes on (speed.slow-window, speed.ongoing). Never changed: copies of a state
share it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.effects.live import Alive
from rulewright.effects.program import ACT, YOU, Program
from rulewright.effects.sets import packed
from rulewright.games.eruma.rules.terms import BY_A_POWER


class LivePower:
    """A power that goes on. Its program is another card's if it was copied."""

    __slots__ = (
        "abilities", "program", "registers", "seat", "since", "source", "speed", "text", "triggered_by",
    )  # fmt: skip

    def __init__(  # noqa: PLR0913 - whose power, of what text, since when, with what
        self,
        source: i64,
        *,
        seat: i64,
        program: i64,
        text: Program,
        since: i64,
        registers: list[int],
        triggered_by: i64,
    ) -> None:
        self.source: Final = source
        self.seat: Final = seat
        self.program: Final = program
        """The number of the printed card whose text it is, and what that comes to."""
        self.text: Final = text
        self.since: Final = since
        """The turn in which it was triggered."""
        self.registers: Final = registers
        self.triggered_by: Final = triggered_by
        """Who triggered it: a Slow power waits for the turn of that player's opponent, whoever controls its card
        by then (ruling.control-and-powers)."""
        self.speed: Final = text.section
        self.abilities: Final = [
            Alive(
                source,
                seat=seat,
                program=text,
                program_number=program,
                number=number,
                means=BY_A_POWER,
                registers=registers,
            )
            for number, ability in enumerate(text.abilities)
            if ability.kind != ACT
            and ability.section == text.section
            and not text.begun_later[number]
        ]
        """What it answers, replaces, forbids or changes."""

    def with_registers(self, registers: list[int]) -> LivePower:
        """The same about other cards."""
        return LivePower(
            self.source,
            seat=self.seat,
            program=self.program,
            text=self.text,
            since=self.since,
            registers=registers,
            triggered_by=self.triggered_by,
        )

    def of(self, seat: i64) -> LivePower:
        """The same for another player."""
        registers = self.registers[:]
        registers[YOU] = seat
        return LivePower(
            self.source,
            seat=seat,
            program=self.program,
            text=self.text,
            since=self.since,
            registers=registers,
            triggered_by=self.triggered_by,
        )

    def saved(self) -> list[object]:
        """Everything about it as plain JSON values."""
        numbers: list[object] = [int(self.source), int(self.seat), int(self.program)]
        return [*numbers, int(self.since), packed(self.registers), int(self.triggered_by)]
