"""The kinds of event a duel reports, and what each of them names.

Their words are in `words/*.toml`, and what clients call them in `EVENTS`.
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
MET_ENERGY: Final = 28
MET_AMMO: Final = 29
CANCEL_AMMO: Final = 30
RELIC_ENERGY: Final = 31
RELIC_AMMO: Final = 32
WON_AT_LIMIT: Final = 33
DRAWN_AT_LIMIT: Final = 34
WON_BY_CONCESSION: Final = 35
EXCHANGED: Final = 36
PAID_ENERGY: Final = 37
STOPPED: Final = 38
STANDS: Final = 39
CANCEL_ENERGY: Final = 40
COST_ENERGY: Final = 41
COST_AMMO: Final = 42
GIVEN_ENERGY: Final = 43
GIVEN_AMMO: Final = 44
TAKEN_ENERGY: Final = 45
TAKEN_AMMO: Final = 46
REDIRECTED_ENERGY: Final = 47
REDIRECTED_AMMO: Final = 48
RELIC_BONUS: Final = 49
LOOKED: Final = 50
SAW: Final = 51
NOTHING_TO_SEE: Final = 52

EVENTS: Final[dict[str, list[str]]] = {
    "turn-begins": ["amount"],
    "drew": ["who", "amount"],
    "drew-cards": ["who", "cards"],
    "reshuffled": ["who"],
    "picked": ["amount"],
    "revealed": ["first", "second", "place", "place2"],
    "unpaid": ["who", "card", "amount", "place"],
    "paid": ["who", "card", "amount", "place"],
    "cancelled": ["who", "card", "other", "place", "place2"],
    "hit": ["who", "card", "amount", "place"],
    "gained-energy": ["who", "amount", "card", "place"],
    "gained-ammo": ["who", "amount", "card", "place"],
    "bonus": ["who", "card", "place"],
    "knocked-down": ["who"],
    "drawn": [],
    "won": ["who"],
    "turn-limit": ["amount"],
    "relics-chosen": ["who", "relic", "relic2"],
    "relic-active": ["who", "relic"],
    "showed": ["who", "card"],
    "laid-open": ["who", "card", "place"],
    "announced": ["who", "relic"],
    "relic-used": ["who", "relic"],
    "loaded": ["who", "amount", "relic"],
    "drained": ["who", "amount", "relic"],
    "turned-back": ["who", "relic"],
    "conceded": ["who"],
    "draw-agreed": [],
    "met-energy": ["who", "amount", "card", "place"],
    "met-ammo": ["who", "amount", "card", "place"],
    "cancel-ammo": ["who", "amount", "card", "place"],
    "relic-energy": ["who", "amount", "relic"],
    "relic-ammo": ["who", "amount", "relic"],
    "won-at-limit": ["who"],
    "drawn-at-limit": [],
    "won-by-concession": ["who"],
    "exchanged": ["who", "card", "other", "place"],
    "paid-energy": ["who", "card", "amount", "place"],
    "stopped": ["who", "card", "relic", "place"],
    "stands": ["who", "relic"],
    "cancel-energy": ["who", "amount", "card", "place"],
    "cost-energy": ["who", "amount", "relic"],
    "cost-ammo": ["who", "amount", "relic"],
    "given-energy": ["who", "amount", "relic"],
    "given-ammo": ["who", "amount", "relic"],
    "taken-energy": ["who", "amount", "relic"],
    "taken-ammo": ["who", "amount", "relic"],
    "redirected-energy": ["who", "amount", "relic"],
    "redirected-ammo": ["who", "amount", "relic"],
    "relic-bonus": ["who", "relic"],
    "looked": ["who"],
    "saw": ["who", "card", "place"],
    "nothing-to-see": ["who"],
}
"""Each kind of event as clients call it, and what its numbers are. `first` and `second` are cards
counted from 1, 0 for none; `place` and `place2` say where in the rows the first and the second card
lie, counted from 0; `cards` takes all that are left."""

NAMES: Final = list(EVENTS)
FIELDS: Final = list(EVENTS.values())
