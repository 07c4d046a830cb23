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
REVEALED: Final = 2
BOTH_REVEALED: Final = 3
SAME_KIND: Final = 4
REPEAT: Final = 5
PAID: Final = 6
EMPTY: Final = 7
VOID: Final = 8
CANCELLED: Final = 9
DAMAGE_TAKEN: Final = 10
DAMAGE_DEALT: Final = 11
LEFT_WITH: Final = 12
COMES_TO: Final = 13
LOSES: Final = 14
GAINS: Final = 15
LOST_ON: Final = 16
GAINED_ON: Final = 17
AHEAD: Final = 18
PLAYED: Final = 19
PLAYED_DIFFERENT: Final = 20
DRAWN: Final = 21
TESTS: Final = [
    "show", "lay-open", "revealed", "both-revealed", "same-kind", "repeat", "paid", "empty",
    "void", "cancelled", "damage-taken", "damage-dealt", "left-with", "comes-to", "loses", "gains",
    "lost-on", "gained-on", "ahead", "played", "played-different", "drawn",
]  # fmt: skip
MOMENT_OF_TEST: Final = [
    DRAW, PICK, REVEAL, REVEAL, REVEAL, REVEAL, PAY, PAY, PAY, CANCEL, RESULT, RESULT, RESULT,
    RESULT, RESULT, RESULT, RESULT, RESULT, RESULT, REVEAL, REVEAL, DRAW,
]  # fmt: skip

# Of whom a condition speaks, seen from the relic's player.
YOU: Final = 0
OPPONENT: Final = 1
ANYONE: Final = 2

# What is counted.
OF_ENERGY: Final = 0
OF_AMMO: Final = 1

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
FREE: Final = 10
DEARER: Final = 11
WEAKER: Final = 12
HARMLESS: Final = 13
DISARM: Final = 14
STOP: Final = 15
GAIN_ENERGY: Final = 16
GAIN_AMMO: Final = 17
LOSE_ENERGY: Final = 18
LOSE_AMMO: Final = 19
GIVE_ENERGY: Final = 20
GIVE_AMMO: Final = 21
TAKE_ENERGY: Final = 22
TAKE_AMMO: Final = 23
REDIRECT_ENERGY: Final = 24
REDIRECT_AMMO: Final = 25
OTHERWISE_REDIRECT: Final = 26
ONLY_OPPONENT: Final = 27
STAND: Final = 28
NEXT_FREE: Final = 29
NEXT_DAMAGE: Final = 30
COPY_BONUS: Final = 31
LOOK: Final = 32
EXCHANGE: Final = 33
ENERGY_FOR_AMMO: Final = 34
EFFECTS: Final = [
    "damage", "cheaper", "uncancellable", "guard", "energy", "ammo", "burden", "drain", "load",
    "draw", "free", "dearer", "weaker", "harmless", "disarm", "stop", "gain-energy", "gain-ammo",
    "lose-energy", "lose-ammo", "give-energy", "give-ammo", "take-energy", "take-ammo",
    "redirect-energy", "redirect-ammo", "otherwise-redirect", "only-opponent", "stand", "next-free",
    "next-damage", "copy-bonus", "look", "exchange", "energy-for-ammo",
]  # fmt: skip
MOST_MODES: Final = 4
"""So many things a relic may let its player choose from."""

STELLA: Final = 0
BALIF: Final = 1
CHARACTERS: Final[list[Literal["stella", "balif"]]] = ["stella", "balif"]
