"""What a text costs before it does anything: whether that can be paid in full (ruling.power-cost)."""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.effects.conditions import is_met
from rulewright.effects.ids import CardId, Definition, Seat
from rulewright.games.grimterra.rules.state import Feud


def can_be_paid(
    feud: Feud, source: CardId, definition: Definition, seat: Seat, ability: i64
) -> bool:
    """Whether a player can pay what an ability of a card asks for."""
    program = feud.programs[definition]
    condition = program.abilities[ability].condition
    if condition < 0:
        return True
    registers = feud.registers_of(source, seat)
    return is_met(feud, program, program.conditions[condition], registers)
