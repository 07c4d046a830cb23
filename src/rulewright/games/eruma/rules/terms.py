"""The numbers that stand for Eruma's words: kinds, types, speeds, places, verbs, modifiers.

Everything that speaks of cards in numbers (filters, rules, views) takes its numbers from here.
"""

from __future__ import annotations

from typing import Final

# What a card is, as a bit each: an Outlaw has one of the four classes.
ASSASSIN: Final = 1
THIEF: Final = 2
SPY: Final = 4
MANIAC: Final = 8
HENCHMAN: Final = 16
CLASSLESS: Final = 32  # an Outlaw that has lost its class
OUTLAW: Final = 47
ANY_KIND: Final = 63
CLASSES: Final = ["Assassin", "Thief", "Spy", "Maniac"]

# Types, as a bit each.
CURSE_TYPE: Final = 1
EVASIVE: Final = 2
FLYING: Final = 4
INVULNERABLE: Final = 8
OBSTACLE: Final = 16
REGENERATIVE: Final = 32
SLAYER: Final = 64
STRONGMAN: Final = 128
EVERY_TYPE: Final = 255
TYPES: Final = [
    "Curse", "Evasive", "Flying", "Invulnerable", "Obstacle", "Regenerative", "Slayer", "Strongman",
]  # fmt: skip

# Speeds of the parts of a text. NO_SPEED: a Henchman's effect.
NO_SPEED: Final = -1
QUICK: Final = 0
SLOW: Final = 1
ONGOING: Final = 2
CURSE: Final = 3
SPEEDS: Final = ["Quick", "Slow", "Ongoing", "Curse"]

# Places a filter can ask for. Those from ZONE_ONE to ZONES are somebody's.
PLAYFIELD: Final = 0
TREASURE: Final = 1
ZONE_ONE: Final = 2
ZONE_TWO: Final = 3
ZONES: Final = 4
HAND: Final = 5
DECK: Final = 6
GRAVEYARD: Final = 7
EXTRA_DECK: Final = 8
BANISHED: Final = 9
ANYWHERE: Final = -1  # a filter that does not ask where the card is

# Whose: a card's controller, or a place.
WHOEVER: Final = 0
YOURS: Final = 1
OPPONENTS: Final = 2
THAT_PLAYERS: Final = 3
ITS_OWNERS: Final = 4

# Facing and readiness a filter can ask for.
EITHER: Final = 0
UP: Final = 1
DOWN: Final = 2
EXHAUSTED: Final = 1
READY: Final = 2

# How a card or position lies to another.
NO_RELATION: Final = 0
ADJACENT: Final = 1
SAME_ROW: Final = 2
SAME_COLUMN: Final = 3
WITHIN: Final = 4

# Verbs: what can happen. To cards:
KILL: Final = 0
BANISH: Final = 1
EXHAUST: Final = 2
READY_UP: Final = 3
FLIP_UP: Final = 4
FLIP_DOWN: Final = 5
TO_HAND: Final = 6
TO_DECK: Final = 7
TO_DECK_TOP: Final = 8
TO_DECK_BOTTOM: Final = 9
TO_GRAVEYARD: Final = 10
DISCARD: Final = 11
REVEAL: Final = 12
LOOK_AT: Final = 13
FETCH: Final = 14  # found by a search: shown, to hand, the Deck shuffled
MOVE: Final = 15  # to a position
SWAP: Final = 16  # the two cards of the mask change places
SUMMON: Final = 17  # amount: the definition; to a position; the cards are what has been summoned
PLAY: Final = 18  # from hand to a position
TAKE_CONTROL: Final = 19
USE_COPY: Final = 20  # the power of the card is done as one's own
ATTACK: Final = 21  # the cards are those attacked, the cause the attacker
BLOCK: Final = 22  # the card is the one whose power is blocked, the seat the blocking player
TRIGGER: Final = 23  # a card's power is triggered
# By players:
DRAW: Final = 24
STEAL: Final = 25  # the cards are the one that steals, if one does
GAIN: Final = 26
LOSE: Final = 27
GAIN_POINTS: Final = 28
LOSE_POINTS: Final = 29
SHUFFLE: Final = 30
NOTHING_HAPPENS: Final = 31
REVEAL_HAND: Final = 32
LOOK_AT_HAND: Final = 33
DISCARD_HAND: Final = 34
# Of the turn:
PHASE_STARTS: Final = 35  # amount: the phase
PHASE_ENDS: Final = 36
# Seen by "can't" and "whenever" only:
TARGETED: Final = 37
ATTACKS: Final = 38  # the cards are the attacker
MOVES_TO_TREASURE: Final = 39
ATTACK_ENDS: Final = 40  # the cause is the attacker
ENTERS_TREASURE: Final = 41  # a face-up card comes there, by whatever
# Of turns:
EXTRA_TURN: Final = 42
SKIP: Final = 43  # the next turn
# What nobody can answer:
KEEP_TO_ONESELF: Final = 44  # only who does it can tell from now on which of the cards is which
LOSE_TRACK: Final = 45  # nobody can
# Of counters:
ADD_COUNTERS: Final = 46
LOSE_COUNTERS: Final = 47
COUNTERS_REACH: Final = 48  # so many are there now
LAST_COUNTER: Final = 49  # of a kind is gone from a card
# Of face-down cards that change places unseen; `other`: those that have no place yet:
REARRANGE: Final = 50
# Of players again:
TAKE: Final = 51  # treasures from the opponent: a loss and a gain at once
EXCHANGE_TREASURE: Final = 52
MOST_VERBS: Final = 53
VERB_NAMES: Final = [
    "kill", "banish", "exhaust", "ready", "flip up", "flip down", "to hand", "to Deck",
    "to Deck top", "to Deck bottom", "to Graveyard", "discard", "reveal", "look at", "fetch",
    "move", "swap", "summon", "play", "take control", "copy power", "attack", "block", "trigger",
    "draw", "steal", "gain", "lose", "gain points", "lose points", "shuffle", "nothing",
    "reveal hand", "look at hand", "discard hand", "phase starts", "phase ends", "targeted",
    "attacks", "moves to Treasure", "attack ends", "enters Treasure", "extra turn", "skip",
    "keep to oneself", "lose track", "add counters", "lose counters", "counters reach",
    "last counter", "rearrange", "take", "exchange treasure",
]  # fmt: skip

# By what means something happens.
BY_RULE: Final = 0
BY_AN_ATTACK: Final = 1
BY_A_SKILL: Final = 2
BY_A_POWER: Final = 3
BY_AN_EFFECT: Final = 4  # a Henchman's
BY_A_CURSE: Final = 5
BY_A_TYPE: Final = 6
ANNOUNCED: Final = 7
"""What a frame is by whose power is announced only: its targets are being picked. Below it on the agenda lies
what waits for that."""

# Phases
TURN: Final = 0
DRAW_PHASE: Final = 1
PLANNING: Final = 2
ASSAULT: Final = 3
REST: Final = 4
PHASES: Final = ["turn", "Draw Phase", "Planning Phase", "Assault Phase", "Rest Phase"]

# Modifiers of rules
HAS_TYPE: Final = 0  # amount: the type's bit
MAY_MOVE_DIAGONALLY: Final = 1
MAY_MOVE_INTO_ZONES: Final = 2
MAY_MOVE_TWO_STEPS: Final = 3
MAY_ATTACK_DIAGONALLY: Final = 4
MAY_ATTACK_INTO_ZONES: Final = 5
ONLY_MOVE_ALONG_ROW: Final = 6
ONLY_MOVE_ALONG_COLUMN: Final = 7
ONLY_ATTACK_ALONG_ROW: Final = 8
ONLY_ATTACK_ALONG_COLUMN: Final = 9
MUST_ATTACK: Final = 10
MUST_MOVE: Final = 11
MUST_STEAL: Final = 12
POWER_COSTS: Final = 13  # amount: Action Points
PLAY_COSTS: Final = 14
MOVE_COSTS: Final = 15
ATTACK_COSTS: Final = 16
STEAL_COSTS: Final = 17
HAND_LIMIT: Final = 18
MORE_POINTS: Final = 19
FEWER_POINTS: Final = 20
MAY_PLAY_TO: Final = 21  # spot: where
MAY_BLOCK: Final = 22
MAY_ATTACK_FAR_ALONG_ROW: Final = 23
MAY_ATTACK_FAR_ALONG_COLUMN: Final = 24
LOSES_TYPE: Final = 25  # amount: the types' bits
POWER_DEARER: Final = 26  # amount: so many Action Points more
PLAY_DEARER: Final = 27
MOVE_DEARER: Final = 28
ATTACK_DEARER: Final = 29
STEAL_DEARER: Final = 30
POWER_CHEAPER: Final = 31  # amount: so many fewer
PLAY_CHEAPER: Final = 32
MOVE_CHEAPER: Final = 33
ATTACK_CHEAPER: Final = 34
STEAL_CHEAPER: Final = 35
LOSES_CLASS: Final = 36
IS_ALSO: Final = 37  # amount: the class
HOLDS_CONTROL: Final = 38  # for as long as it lasts
FIRST_ACTION_ATTACKS: Final = 39
FIRST_MOVE_COSTS: Final = 40  # amount: Action Points
POINTS_ARE: Final = 41  # amount: Action Points
CANT_ENTER: Final = 42  # spot: where
HAND_IS_OPEN: Final = 43
OTHER_CHOOSES_DISCARDS: Final = 44
MODIFIERS: Final = 45

# By what a text says that something happens: those of the game's own, after FIRST_OWN_CAUSE (`effects/program.py`).
BY_POWER: Final = 2
BY_ATTACK: Final = 3
BY_SKILL: Final = 4
BY_OPPONENTS_POWER: Final = 5
BY_ACTION: Final = 6
BY_ITS_OWN_DEED: Final = 7  # an action, an attack included; no power
CAUSES: Final = [
    "a power", "an attack", "a skill", "an opponent's power", "an action", "its own deed",
]  # fmt: skip

COUNTERS: Final[list[str]] = []
"""The kinds of counters that the game knows: none, texts name their own."""

# Stats of players
TREASURE_STAT: Final = 0
POINTS_STAT: Final = 1  # Action Points left

TO_EACH_IN_HAND: Final = {REVEAL_HAND: REVEAL, LOOK_AT_HAND: LOOK_AT, DISCARD_HAND: DISCARD}
"""What is done to each card of a hand that is revealed, looked at or discarded."""
