"""What is told of a game of Grimterra: the kinds of events, and what their numbers are.

`who` and `other` are seats, `card` and `card2` printed cards, `hero` and `hero2` heroes or minions by their numbers.
"""

from __future__ import annotations

from typing import Final

EVENTS: Final[dict[str, list[str]]] = {
    "turn-begins": ["amount", "who"],
    "first-player": ["who"],
    "to-arena": ["who", "card", "hero"],
    "to-backrow": ["who", "card", "hero"],
    "drew": ["who"],
    "drew-card": ["who", "card"],
    "cast": ["who", "card", "card2", "hero"],
    "equipped": ["who", "card", "card2", "hero"],
    "used-power": ["who", "card", "hero"],
    "used": ["who", "card"],
    "counters": ["card", "hero", "amount"],
    "shifted": ["card", "hero", "amount"],
    "died-dark": ["card", "hero"],
    "died": ["card", "hero"],
    "killed": ["card", "hero"],
    "combat-begins": ["card", "hero", "card2", "hero2"],
    "round": ["amount"],
    "placed": ["who"],
    "placed-card": ["who", "card"],
    "empty-hand": ["who"],
    "revealed": ["who", "card"],
    "bluffed": ["who"],
    "illegal": ["who", "card"],
    "kept": ["who"],
    "changed": ["who", "card"],
    "retracted": ["who"],
    "stopped": ["who", "card"],
    "wounded": ["card", "hero", "amount", "card2"],
    "avoided": ["who", "card", "card2"],
    "no-wound": ["who", "card"],
    "effect": ["who", "card"],
    "flipped": ["card", "hero", "card2"],
    "flipped-back": ["card", "hero", "card2"],
    "healed": ["card", "hero", "amount"],
    "discarded": ["who", "card"],
    "destroyed": ["who", "card"],
    "sacrificed": ["who", "card"],
    "returned": ["who", "card"],
    "into-deck": ["who", "card"],
    "showed": ["who", "card"],
    "saw": ["who", "card"],
    "looked-at-hand": ["who", "other"],
    "looked": ["who", "amount"],
    "searched": ["who"],
    "found": ["who", "card"],
    "shuffled": ["who"],
    "flipped-heads": ["who"],
    "flipped-tails": ["who"],
    "rolled": ["who", "amount"],
    "summoned": ["who", "card", "hero"],
    "round-added": ["who"],
    "extra-turn": ["who"],
    "to-skip": ["who"],
    "skipped": ["who"],
    "combat-over": [],
    "no-combat": ["who"],
    "cannot-draw": ["who"],
    "out": ["who"],
    "conceded": ["who"],
    "fewest-counters": ["amount"],
    "most-heroes": ["amount"],
    "won": ["who"],
    "drawn": [],
    "draw-agreed": [],
}
"""Each kind, in the order of its numbers."""
KINDS: Final = list(EVENTS)
FIELDS: Final = list(EVENTS.values())

TURN_BEGINS: Final = 0
FIRST_PLAYER: Final = 1
TO_ARENA: Final = 2
TO_BACKROW: Final = 3
DREW: Final = 4
DREW_CARD: Final = 5
CAST: Final = 6
EQUIPPED: Final = 7
USED_POWER: Final = 8
USED: Final = 9
COUNTERS: Final = 10
SHIFTED: Final = 11
DIED_DARK: Final = 12
DIED: Final = 13
KILLED: Final = 14
COMBAT_BEGINS: Final = 15
ROUND: Final = 16
PLACED: Final = 17
PLACED_CARD: Final = 18
EMPTY_HAND: Final = 19
REVEALED: Final = 20
BLUFFED: Final = 21
ILLEGAL: Final = 22
KEPT: Final = 23
CHANGED: Final = 24
RETRACTED: Final = 25
STOPPED: Final = 26
WOUNDED: Final = 27
AVOIDED: Final = 28
NO_WOUND: Final = 29
EFFECT: Final = 30
FLIPPED: Final = 31
FLIPPED_BACK: Final = 32
HEALED: Final = 33
DISCARDED: Final = 34
DESTROYED: Final = 35
SACRIFICED: Final = 36
RETURNED: Final = 37
INTO_DECK: Final = 38
SHOWED: Final = 39
SAW: Final = 40
LOOKED_AT_HAND: Final = 41
LOOKED: Final = 42
SEARCHED: Final = 43
FOUND: Final = 44
SHUFFLED: Final = 45
FLIPPED_HEADS: Final = 46
FLIPPED_TAILS: Final = 47
ROLLED: Final = 48
SUMMONED: Final = 49
ROUND_ADDED: Final = 50
EXTRA_TURN: Final = 51
TO_SKIP: Final = 52
SKIPPED: Final = 53
COMBAT_OVER: Final = 54
NO_COMBAT: Final = 55
CANNOT_DRAW: Final = 56
OUT: Final = 57
CONCEDED: Final = 58
FEWEST_COUNTERS: Final = 59
MOST_HEROES: Final = 60
WON: Final = 61
DRAWN: Final = 62
DRAW_AGREED: Final = 63
