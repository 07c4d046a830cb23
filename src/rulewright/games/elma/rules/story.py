"""The kinds of event a game of Elma reports, and what each of them names.

Their words are in `words/*.toml`, and what clients call them in `EVENTS`. A `card` is named by its
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
FLIPPED_HEADS: Final = 47
FLIPPED_TAILS: Final = 48
ROLLED: Final = 49
EXTRA_TURN: Final = 50
TO_SKIP: Final = 51
SKIPPED: Final = 52
SHOWED: Final = 53
REVEALED_HAND: Final = 54
INTO_DECK: Final = 55
INTO_DECK_OPENLY: Final = 56
INTO_PILE: Final = 57
EXCHANGED: Final = 58
NAMED: Final = 59

EVENTS: Final[dict[str, list[str]]] = {
    "first-player": ["who"],
    "turn-begins": ["amount", "who"],
    "drew": ["who"],
    "drew-card": ["who", "card"],  # it is in hand, where cards have no numbers of their own
    "played": ["who", "card", "thing"],
    "went-online": ["who", "card", "thing"],
    "went-offline": ["who", "card", "thing"],
    "entered": ["who", "card", "thing"],
    "time": ["who", "card", "thing", "time"],
    "no-time": ["who", "card", "thing"],
    "killed": ["who", "card", "thing"],
    "added": ["who", "card", "thing", "amount"],
    "battle-starts": ["card", "thing", "amount"],
    "last-call": ["card", "thing"],
    "battle-ends": ["card", "thing"],
    "earned": ["who", "card", "thing", "amount"],
    "won-battle": ["who", "card", "thing"],
    "gained": ["who", "amount"],
    "lost-points": ["who", "amount"],
    "after-ends": ["card", "thing"],
    "aborted": ["card", "thing"],
    "discarded": ["who", "card"],
    "banned": ["who", "card"],
    "returned": ["who", "card"],
    "took-control": ["who", "card", "thing"],
    "gave-back": ["who", "card", "thing"],
    "counters": ["card", "thing", "counter", "amount"],
    "instant": ["who", "card"],
    "shuffled": ["who"],
    "deck-out": ["who"],
    "left": ["who"],
    "conceded": ["who"],
    "won": ["who"],
    "drawn": [],
    "draw-agreed": [],
    "cursed": ["who", "card", "thing"],
    "changed": ["who", "card", "thing"],
    "length-changed": ["card", "thing", "amount"],
    "to-front": ["card", "thing"],
    "to-end": ["card", "thing"],
    "searched": ["who"],
    "found": ["who", "card"],
    "looked-at-top": ["who", "amount"],
    "took-one": ["who"],
    "looked-at-hand": ["who", "whom"],
    "saw": ["whom", "card"],
    "used": ["who", "card", "thing"],
    "flipped-heads": ["who"],
    "flipped-tails": ["who"],
    "rolled": ["who", "amount"],
    "extra-turn": ["who"],
    "to-skip": ["who"],
    "skipped": ["who"],
    "showed": ["who", "card"],
    "revealed-hand": ["who"],
    "into-library": ["who"],
    "into-library-openly": ["who", "card"],
    "into-pile": ["who", "card"],
    "exchanged": ["card", "thing"],
    "named": ["who", "card"],
}
"""Each kind of event as clients call it, and what its numbers are."""

NAMES: Final = list(EVENTS)
FIELDS: Final = list(EVENTS.values())
