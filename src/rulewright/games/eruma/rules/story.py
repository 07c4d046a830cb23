"""The kinds of event a game of Eruma reports, and what each of them names.

Their words are in `words/*.toml`, and what clients call them in `EVENTS`. A card is named by its
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
TARGETS: Final = 46
TARGETS_ELSEWHERE: Final = 47
TOOK_MODE: Final = 48
FLIPPED_HEADS: Final = 49
FLIPPED_TAILS: Final = 50
ROLLED: Final = 51
EXTRA_TURN: Final = 52
TO_SKIP: Final = 53
SKIPPED: Final = 54
COUNTERS: Final = 55
NAMED: Final = 56
REARRANGED: Final = 57
EXCHANGED: Final = 58

EVENTS: Final[dict[str, list[str]]] = {
    "turn-begins": ["amount", "who"],
    "drew": ["who", "amount"],
    "drew-card": ["who", "card"],
    "played": ["who", "position"],
    "played-card": ["who", "position", "card"],
    "moved": ["card", "position", "position2"],
    "attacked": ["card", "position", "card2", "position2"],
    "killed": ["card", "position"],
    "banished": ["card", "position"],
    "stole": ["who", "amount", "card", "position"],
    "gained": ["who", "amount"],
    "lost": ["who", "amount"],
    "triggered": ["who", "card", "position"],
    "blocked": ["who", "card", "position", "position2"],
    "let-through": ["who", "card", "position"],
    "exhausted": ["card", "position"],
    "readied": ["card", "position"],
    "turned-up": ["card", "position"],
    "turned-down": ["card", "position"],
    "returned": ["card", "who", "position"],
    "into-deck": ["card", "who", "position"],
    "discarded": ["who", "card"],
    "summoned": ["who", "card", "position"],
    "points": ["who", "amount"],
    "took-control": ["who", "card", "position"],
    "showed": ["who", "card"],
    "saw": ["who", "card", "position"],
    "fetched": ["who", "card"],
    "shuffled": ["who"],
    "effect": ["card", "position"],
    "not-done": ["card", "position"],
    "kept": ["who", "card", "position"],
    "copied": ["card", "card2", "position"],
    "swapped": ["card", "position", "card2", "position2"],
    "regenerated": ["card", "position"],
    "deck-out": ["who"],
    "turn-limit": ["amount"],
    "won": ["who"],
    "drawn": [],
    "conceded": ["who"],
    "power-live": ["card", "position"],
    "power-over": ["card", "position"],
    "curse-shown": ["who", "card"],
    "first-player": ["who"],
    "buried": ["card", "who"],
    "draw-agreed": [],
    "targets": ["card", "position", "card2", "position2"],
    "targets-elsewhere": ["card", "position", "card2"],
    "took-mode": ["who", "card", "choice", "mode"],
    "flipped-heads": ["who"],
    "flipped-tails": ["who"],
    "rolled": ["who", "amount"],
    "extra-turn": ["who"],
    "to-skip": ["who"],
    "skipped": ["who"],
    "counters": ["card", "position", "counter", "amount"],
    "named": ["who", "card"],
    "rearranged": ["who", "position"],
    "exchanged": ["who", "amount"],
}
"""Each kind of event as clients call it, and what its numbers are."""

NAMES: Final = list(EVENTS)
FIELDS: Final = list(EVENTS.values())
