"""The kinds of event a game of Eruma reports, and what each of them names.

Their words are in `words/*.toml`, and what clients call them in `NAMES`. A card is named by its
definition, a position by its number; -1 stands for a card that is not shown.
"""

from __future__ import annotations

from typing import Final

TURN_BEGINS: Final = 0
DREW: Final = 1
DREW_CARD: Final = 2
PLAYED: Final = 3
PLAYED_CARD: Final = 4
MOVED: Final = 5
ATTACKED: Final = 6
KILLED: Final = 7
BANISHED: Final = 8
STOLE: Final = 9
GAINED: Final = 10
LOST: Final = 11
TRIGGERED: Final = 12
BLOCKED: Final = 13
LET_THROUGH: Final = 14
EXHAUSTED: Final = 15
READIED: Final = 16
TURNED_UP: Final = 17
TURNED_DOWN: Final = 18
RETURNED: Final = 19
INTO_DECK: Final = 20
DISCARDED: Final = 21
SUMMONED: Final = 22
POINTS: Final = 23
TOOK_CONTROL: Final = 24
SHOWED: Final = 25
SAW: Final = 26
FETCHED: Final = 27
SHUFFLED: Final = 28
EFFECT: Final = 29
NOT_DONE: Final = 30
KEPT: Final = 31
COPIED: Final = 32
SWAPPED: Final = 33
REGENERATED: Final = 34
DECK_OUT: Final = 35
TURN_LIMIT: Final = 36
WON: Final = 37
DRAWN: Final = 38
CONCEDED: Final = 39
POWER_LIVE: Final = 40
POWER_OVER: Final = 41
CURSE_SHOWN: Final = 42
FIRST_PLAYER: Final = 43
BURIED: Final = 44
DRAW_AGREED: Final = 45

NAMES: Final = [
    "turn-begins", "drew", "drew-card", "played", "played-card", "moved", "attacked", "killed",
    "banished", "stole", "gained", "lost", "triggered", "blocked", "let-through", "exhausted",
    "readied", "turned-up", "turned-down", "returned", "into-deck", "discarded", "summoned",
    "points", "took-control", "showed", "saw", "fetched", "shuffled", "effect", "not-done", "kept",
    "copied", "swapped", "regenerated", "deck-out", "turn-limit", "won", "drawn", "conceded",
    "power-live", "power-over", "curse-shown", "first-player", "buried", "draw-agreed",
]  # fmt: skip

FIELDS: Final[list[list[str]]] = [
    ["amount", "who"],  # turn-begins
    ["who", "amount"],
    ["who", "card"],
    ["who", "position"],
    ["who", "position", "card"],
    ["card", "position", "position2"],
    ["card", "position", "card2", "position2"],
    ["card", "position"],
    ["card", "position"],
    ["who", "amount", "card", "position"],
    ["who", "amount"],
    ["who", "amount"],
    ["who", "card", "position"],
    ["who", "card", "position", "position2"],
    ["who", "card", "position"],
    ["card", "position"],
    ["card", "position"],
    ["card", "position"],
    ["card", "position"],
    ["card", "who", "position"],
    ["card", "who", "position"],
    ["who", "card"],
    ["who", "card", "position"],
    ["who", "amount"],
    ["who", "card", "position"],
    ["who", "card"],
    ["who", "card", "position"],
    ["who", "card"],
    ["who"],
    ["card", "position"],
    ["card", "position"],
    ["who", "card", "position"],
    ["card", "card2", "position"],
    ["card", "position", "card2", "position2"],
    ["card", "position"],
    ["who"],
    ["amount"],
    ["who"],
    [],
    ["who"],
    ["card", "position"],
    ["card", "position"],
    ["who", "card"],
    ["who"],
    ["card", "who"],
    [],
]
