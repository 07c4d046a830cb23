"""The kinds of event a duel reports, and what each of them names.

Their words are in `words/*.toml`, and what clients call them in `NAMES`.
"""

from __future__ import annotations

from typing import Final

TURN_BEGINS: Final = 0
DREW: Final = 1
DREW_CARDS: Final = 2
RESHUFFLED: Final = 3
PICKED: Final = 4
REVEALED: Final = 5
UNPAID: Final = 6
PAID: Final = 7
CANCELLED: Final = 8
HIT: Final = 9
GAINED_ENERGY: Final = 10
GAINED_AMMO: Final = 11
BONUS: Final = 12
KNOCKED_DOWN: Final = 13
DRAWN: Final = 14
WON: Final = 15
TURN_LIMIT: Final = 16
RELICS_CHOSEN: Final = 17
RELIC_ACTIVE: Final = 18
SHOWED: Final = 19
LAID_OPEN: Final = 20
ANNOUNCED: Final = 21
RELIC_USED: Final = 22
LOADED: Final = 23
DRAINED: Final = 24
TURNED_BACK: Final = 25
CONCEDED: Final = 26
DRAW_AGREED: Final = 27

NAMES: Final = [
    "turn-begins", "drew", "drew-cards", "reshuffled", "picked", "revealed", "unpaid", "paid",
    "cancelled", "hit", "gained-energy", "gained-ammo", "bonus", "knocked-down", "drawn", "won",
    "turn-limit", "relics-chosen", "relic-active", "showed", "laid-open", "announced",
    "relic-used", "loaded", "drained", "turned-back", "conceded", "draw-agreed",
]  # fmt: skip

FIELDS: Final[list[list[str]]] = [
    ["amount"],
    ["who", "amount"],
    ["who", "cards"],
    ["who"],
    ["amount"],
    ["first", "second", "place", "place2"],
    ["who", "card", "amount", "place"],
    ["who", "card", "amount", "place"],
    ["who", "card", "other", "place", "place2"],
    ["who", "card", "amount", "place"],
    ["who", "amount", "card", "place"],
    ["who", "amount", "card", "place"],
    ["who", "card", "place"],
    ["who"],
    [],
    ["who"],
    ["amount"],
    ["who", "relic", "relic2"],
    ["who", "relic"],
    ["who", "card"],
    ["who", "card", "place"],
    ["who", "relic"],
    ["who", "relic"],
    ["who", "amount", "relic"],
    ["who", "amount", "relic"],
    ["who", "relic"],
    ["who"],
    [],
]
"""For each kind of event, what its numbers are. `first` and `second` are cards counted from 1,
0 for none; `place` and `place2` say where in the rows the first and the second card lie, counted
from 0; `cards` takes all that are left."""
