"""The kinds of event a game of Elma reports, and what each of them names.

Their words are in `words/*.toml`, and what clients call them in `NAMES`. A `card` is named by its
definition, a `thing` is the same card's number in the match, a `time` is in tenths of a second.
"""

from __future__ import annotations

from typing import Final

FIRST_PLAYER: Final = 0
TURN_BEGINS: Final = 1
DREW: Final = 2
DREW_CARD: Final = 3
PLAYED: Final = 4
WENT_ONLINE: Final = 5
WENT_OFFLINE: Final = 6
ENTERED: Final = 7
TIME: Final = 8
NO_TIME: Final = 9
KILLED: Final = 10
ADDED: Final = 11
BATTLE_STARTS: Final = 12
LAST_CALL: Final = 13
BATTLE_ENDS: Final = 14
EARNED: Final = 15
WON_BATTLE: Final = 16
GAINED: Final = 17
LOST_POINTS: Final = 18
AFTER_ENDS: Final = 19
ABORTED: Final = 20
DISCARDED: Final = 21
BANNED: Final = 22
RETURNED: Final = 23
TOOK_CONTROL: Final = 24
GAVE_BACK: Final = 25
COUNTERS: Final = 26
INSTANT: Final = 27
SHUFFLED: Final = 28
DECK_OUT: Final = 29
LEFT: Final = 30
CONCEDED: Final = 31
WON: Final = 32
DRAWN: Final = 33
DRAW_AGREED: Final = 34
CURSED: Final = 35
CHANGED: Final = 36
LENGTH_CHANGED: Final = 37
TO_FRONT: Final = 38
TO_END: Final = 39
SEARCHED: Final = 40
FOUND: Final = 41
LOOKED_AT_TOP: Final = 42
TOOK_ONE: Final = 43
LOOKED_AT_HAND: Final = 44
SAW: Final = 45
USED: Final = 46

NAMES: Final = [
    "first-player", "turn-begins", "drew", "drew-card", "played", "went-online", "went-offline",
    "entered", "time", "no-time", "killed", "added", "battle-starts", "last-call", "battle-ends",
    "earned", "won-battle", "gained", "lost-points", "after-ends", "aborted", "discarded",
    "banned", "returned", "took-control", "gave-back", "counters", "instant", "shuffled",
    "deck-out", "left", "conceded", "won", "drawn", "draw-agreed", "cursed",
    "changed", "length-changed", "to-front", "to-end", "searched", "found", "looked-at-top",
    "took-one", "looked-at-hand", "saw", "used",
]  # fmt: skip

FIELDS: Final[list[list[str]]] = [
    ["who"],  # first-player
    ["amount", "who"],
    ["who"],
    ["who", "card"],  # drew-card: it is in hand, where cards have no numbers of their own
    ["who", "card", "thing"],
    ["who", "card", "thing"],
    ["who", "card", "thing"],
    ["who", "card", "thing"],
    ["who", "card", "thing", "time"],
    ["who", "card", "thing"],
    ["who", "card", "thing"],
    ["who", "card", "thing", "amount"],  # added
    ["card", "thing", "amount"],
    ["card", "thing"],
    ["card", "thing"],
    ["who", "card", "thing", "amount"],
    ["who", "card", "thing"],
    ["who", "amount"],
    ["who", "amount"],
    ["card", "thing"],
    ["card", "thing"],  # aborted
    ["who", "card"],
    ["who", "card"],
    ["who", "card"],
    ["who", "card", "thing"],
    ["who", "card", "thing"],
    ["card", "thing", "counter", "amount"],
    ["who", "card"],
    ["who"],
    ["who"],
    ["who"],
    ["who"],
    ["who"],
    [],
    [],
    ["who", "card", "thing"],
    ["who", "card", "thing"],  # changed
    ["card", "thing", "amount"],
    ["card", "thing"],
    ["card", "thing"],
    ["who"],  # searched
    ["who", "card"],
    ["who", "amount"],
    ["who"],
    ["who", "whom"],  # looked-at-hand
    ["whom", "card"],
    ["who", "card", "thing"],
]
