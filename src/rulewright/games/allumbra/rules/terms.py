"""The numbers that stand for Allumbra's words: moments, conditions and effects of relics, characters.

Everything that speaks of cards in numbers (tables, rules, views) takes its numbers from here.
"""

from __future__ import annotations

from typing import Final, Literal

NO_CARD: Final = -1

# Moments at which a relic's condition may be met (`ruling.condition-moment`).
DRAW: Final = 0
PICK: Final = 1
REVEAL: Final = 2
PAY: Final = 3
CANCEL: Final = 4
RESULT: Final = 5
MOMENTS: Final = ["draw", "pick", "reveal", "pay", "cancel", "result"]

# What a condition asks about its moment.
SHOW: Final = 0
LAY_OPEN: Final = 1
OWN_CARD: Final = 2
OPPONENT_CARD: Final = 3
SAME_KIND: Final = 4
REPEAT: Final = 5
PAID: Final = 6
EMPTY: Final = 7
VOID: Final = 8
CANCELS: Final = 9
CANCELLED: Final = 10
DAMAGE_TAKEN: Final = 11
DAMAGE_DEALT: Final = 12
ENERGY_AT_MOST: Final = 13
TESTS: Final = [
    "show", "lay-open", "own-card", "opponent-card", "same-kind", "repeat", "paid", "empty",
    "void", "cancels", "cancelled", "damage-taken", "damage-dealt", "energy-at-most",
]  # fmt: skip
MOMENT_OF_TEST: Final = [
    DRAW, PICK, REVEAL, REVEAL, REVEAL, REVEAL, PAY, PAY, PAY, CANCEL, CANCEL, RESULT, RESULT,
    RESULT,
]  # fmt: skip

# What a relic does to the card it is used on.
DAMAGE: Final = 0
CHEAPER: Final = 1
UNCANCELLABLE: Final = 2
GUARD: Final = 3
ENERGY: Final = 4
AMMO: Final = 5
BURDEN: Final = 6
DRAIN: Final = 7
LOAD: Final = 8
DRAW_CARDS: Final = 9
EFFECTS: Final = [
    "damage", "cheaper", "uncancellable", "guard", "energy", "ammo", "burden", "drain", "load",
    "draw",
]  # fmt: skip

STELLA: Final = 0
BALIF: Final = 1
CHARACTERS: Final[list[Literal["stella", "balif"]]] = ["stella", "balif"]
