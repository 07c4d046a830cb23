"""The numbers that stand for Elma's words: kinds, types, keywords, places, verbs.

Everything that speaks of cards in numbers (filters, rules, views) takes its numbers from here.
Times are whole numbers of tenths of a second.
"""

from __future__ import annotations

from typing import Final

# What a card is, as a bit each; an effect may give a card several (cards.type-set-keeps).
KUSKI: Final = 1
LEVEL: Final = 2
INSTANT: Final = 4
KINDS: Final = ["Kuski", "Level", "Instant"]

# Kuski types, as a bit each (content.kuski-subtypes).
BATTLER: Final = 1
DESIGNER: Final = 2
MOPORATOR: Final = 4
ROOKIE: Final = 8
CASUAL: Final = 16
KUSKI_TYPES: Final = ["Battler", "Designer", "Moporator", "Rookie", "Casual"]

# Level types, as a bit each in this order (content.level-types, ruling.uphill-and-mirror).
LEVEL_TYPES: Final = [
    "Across", "Apple harvest", "Flat track", "Gravity", "Hoyla", "Internal", "Labyrinth",
    "Long cruise", "Mirrored", "Multi-route", "Normal", "Pipe", "Puzzle", "Remix",
    "Roller coaster", "Tricky", "World cup", "Uphill",
]  # fmt: skip

# Keywords of levels, as a bit each. Those up to SURVIVOR are the battle types (ruling.battle-types).
APPLE: Final = 1
FIRST_FINISH: Final = 2
FINISH_COUNT: Final = 4
MULTIPLAYER: Final = 8
ONE_LIFE: Final = 16
SLOWNESS: Final = 32
SURVIVOR: Final = 64
PRE_ANNOUNCED: Final = 128
Z_SPIN: Final = 256
LEVEL_KEYWORDS: Final = [
    "Apple", "First Finish", "Finish count", "Multiplayer", "One life", "Slowness", "Survivor",
    "Pre-announced", "Z-spin shortcut",
]  # fmt: skip
BATTLE_TYPES: Final = 127

# Keywords of kuskis, as a bit each.
WATCHFUL: Final = 1
DESIGNERS_CURSE: Final = 2
KUSKI_KEYWORDS: Final = ["Watchful", "Designer's curse"]

# Counters on kuskis (ruling.counters).
APPLES: Final = 0
FINISHES: Final = 1
KILLERS: Final = 2
ORKAS: Final = 3
COUNTERS: Final = ["apple", "finish", "killer", "orka"]

NO_FINISH: Final = -1
"""terms.no-finish: an entry of a list of records that gives no time."""
SECOND: Final = 10
"""A second, in the unit of times."""
