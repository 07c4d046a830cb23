"""A power that was triggered and goes on (speed.slow-window, speed.ongoing). Never changed: copies of a state
share it."""

from __future__ import annotations

from typing import final

from rulewright.effects.ids import CardId, Definition, Registers, Seat, Turn
from rulewright.effects.sets import packed
from rulewright.kernel.fields import KW_ONLY, but, saved_fields, value


@final
@value
class LivePower:
    """A power that goes on."""

    source: CardId
    _: KW_ONLY
    seat: Seat
    program: Definition
    """The printed card whose text it is: another than its own if the power was copied."""
    since: Turn
    """The turn in which it was triggered."""
    registers: Registers

    def with_registers(self, registers: Registers) -> LivePower:
        """The same about other cards."""
        return but(self, registers=registers)

    def saved(self) -> list[object]:
        """Everything about it as plain JSON values."""
        return [*saved_fields(self)[:-1], packed(self.registers)]
