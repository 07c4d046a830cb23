"""The numbers that stand for Grimterra's words: types, factions, places, verbs, modifiers.

Everything that speaks of cards in numbers (filters, rules, views) takes its numbers from here.
"""

from __future__ import annotations

from typing import Final

# What a card is, as a bit each.
HERO: Final = 1
MINION: Final = 2
SPELL: Final = 4
EQUIPMENT: Final = 8
ATTACK: Final = 16
DEFENSE: Final = 32
FIGHTER: Final = 3  # minions.like-heroes: what texts call a hero
COMBAT_CARD: Final = 48
DECK_CARD: Final = 60
ANY_KIND: Final = 63
KINDS: Final = ["hero", "minion", "spell", "equipment", "attack", "defense"]

# Factions, in the order of the book.
AGILITAS: Final = 0
FORTUTIDAS: Final = 1
INTELLECTUS: Final = 2
TENEBRIS: Final = 3
FACTION_COUNT: Final = 4
FACTIONS: Final = ["Agilitas", "Fortutidas", "Intellectus", "Tenebris"]
STARS: Final = ["white", "silver", "gold"]

# The parts of texts.
NO_SECTION: Final = -1
MAIN: Final = 0  # what an attack or defense does when it is resolved
EFFECT: Final = 1  # effects.need-success
POWER: Final = 2  # a hero's, used in its player's turn
PASSIVE: Final = 3  # a hero's, or an equipment's: works by itself
SPELL_TEXT: Final = 4
SECTIONS: Final = ["main", "Effect", "power", "Passive", "spell"]

# Places a filter can ask for.
IN_PLAY: Final = 0  # heroes, minions and equipment
THE_ARENA: Final = 1
THE_BACKROW: Final = 2
HAND: Final = 3
DECK: Final = 4
DISCARD_PILE: Final = 5
ON_THIS_HERO: Final = 6  # worn by the hero that uses the card
ANYWHERE: Final = -1

# States of heroes that a filter can ask for.
EITHER: Final = 0
NORMAL: Final = 1
EMPOWERED: Final = 2
WOUNDED: Final = 1
UNWOUNDED: Final = 2

# Who a text means by a word of its own.
ANY_HERO: Final = 0
THE_USER: Final = 1  # "this hero": the hero that uses or wears the card
THE_RIVAL: Final = 2  # "the opposing hero": the other fighter
BOTH_FIGHTERS: Final = 3  # "fighting" heroes

# Kinds of counters
DARK: Final = 0

# Verbs: what can happen. To heroes and minions:
DAMAGE: Final = 0
REMOVE_WOUNDS: Final = 1
FLIP: Final = 2
FLIP_BACK: Final = 3
DIE: Final = 4
GET_COUNTERS: Final = 5
SHIFT: Final = 6  # the card is the one that loses them, `other` the one that gets them
EXCHANGE: Final = 7  # all counters of two heroes
LEAVE_ARENA: Final = 8
ENTER_ARENA: Final = 9
# To equipment, and to cards anywhere:
EQUIP: Final = 10  # `other` is the hero
DESTROY: Final = 11
SACRIFICE: Final = 12
DISCARD: Final = 13
TO_HAND: Final = 14
TO_DECK: Final = 15
TO_DECK_TOP: Final = 16
TO_DECK_BOTTOM: Final = 17
TO_PILE: Final = 18
REVEAL: Final = 19
LOOK_AT: Final = 20
FETCH: Final = 21
SUMMON: Final = 22  # the cards are what has been summoned
# By players:
DRAW: Final = 23
SHUFFLE: Final = 24
NOTHING_HAPPENS: Final = 25
REVEAL_HAND: Final = 26
LOOK_AT_HAND: Final = 27
DISCARD_HAND: Final = 28
EXTRA_TURN: Final = 29
SKIP: Final = 30
AVOID: Final = 31  # a defense does what it is for
ADD_ROUND: Final = 32
CAST: Final = 33  # the cards are the spell
USE_POWER: Final = 34  # the cards are the hero
BLUFF: Final = 35
# Announced, for texts that answer:
AVOIDS: Final = 36  # the cards are the hero that has avoided an attack
CARDS_PLACED: Final = 37
ROUND_ENDS: Final = 38
COMBAT_ENDS: Final = 39
COMBAT_STARTS: Final = 40
PHASE_STARTS: Final = 41
PHASE_ENDS: Final = 42
TARGETED: Final = 43
# What nobody can answer:
KEEP_TO_ONESELF: Final = 44
LOSE_TRACK: Final = 45
AVOIDED: Final = 46  # the card is an attack that may not be avoided; only ever forbidden
MAKE_SURE: Final = 47  # a player's attack of this round can't be avoided
MOST_VERBS: Final = 48
FIRST_OF_A_PLAYER: Final = DRAW
VERB_NAMES: Final = [
    "damage", "remove wounds", "flip", "flip back", "die", "get counters", "shift", "exchange",
    "leave arena", "enter arena", "equip", "destroy", "sacrifice", "discard", "to hand", "to deck",
    "to deck top", "to deck bottom", "to pile", "reveal", "look at", "fetch", "summon", "draw",
    "shuffle", "nothing", "reveal hand", "look at hand", "discard hand", "extra turn", "skip",
    "avoid", "add round", "cast", "use power", "bluff", "avoids", "cards placed", "round ends",
    "combat ends", "combat starts", "phase starts", "phase ends", "targeted", "keep to oneself",
    "lose track", "avoided", "make sure",
]  # fmt: skip

# By what means something happens.
BY_RULE: Final = 0
BY_AN_ATTACK: Final = 1
BY_A_CARD: Final = 2  # by the text of a spell, an equipment, an attack or a defense
BY_A_POWER: Final = 3
BY_DAMAGE: Final = 4  # of deaths
BY_DARK_COUNTERS: Final = 5
BY_USE: Final = 6  # fate.dark-adds-counters
LAST_MEANS: Final = BY_USE

# By what a text says that something happens, after FIRST_OWN_CAUSE (`effects/program.py`).
BY_DAMAGE_DONE: Final = 2
BY_COUNTERS: Final = 3
CAUSES: Final = ["damage", "dark counters"]

# Phases
TURN: Final = 0
DRAW_PHASE: Final = 1
PRE_COMBAT: Final = 2
COMBAT: Final = 3
POST_COMBAT: Final = 4
DISCARD_PHASE: Final = 5
PHASES: Final = ["turn", "draw", "pre combat", "combat", "post combat", "discard"]

# Modifiers of rules
MORE_DAMAGE: Final = 0  # of attacks of these heroes
LESS_DAMAGE: Final = 1
ARMOUR: Final = 2  # attacks deal less damage to these heroes
UNAVOIDABLE: Final = 3  # attacks of these heroes
THIS_LESS_DAMAGE: Final = 4  # the attack whose text it is
THIS_DAMAGE_IS: Final = 5
THIS_MORE_DAMAGE: Final = 6
LEVEL_IS: Final = 7  # amount: level * 4 + faction
LEVEL_MORE: Final = 8
LEVEL_LESS: Final = 9
EVERY_LEVEL_MORE: Final = 10
EVERY_LEVEL_LESS: Final = 11
MORE_HEALTH: Final = 12
NO_COMBAT: Final = 13  # the combat phase is skipped
MODIFIERS: Final = 14

# Stats of players
HAND_STAT: Final = 0
DECK_STAT: Final = 1
BLUFF_STAT: Final = 2  # 1 who bluffs in this round, else 0
LAST_ROUND_STAT: Final = 3  # 1 in the last round of a combat
RIVAL_STAT: Final = 4  # the seat of whoever the player fights

# What the game measures of a hero
DAMAGE_ON: Final = 0
HEALTH_OF: Final = 1

# What was done this turn.
SPELL_DONE: Final = 1
EQUIPMENT_DONE: Final = 2
POWER_DONE: Final = 4
ALL_DONE: Final = 7

TO_EACH_IN_HAND: Final = {REVEAL_HAND: REVEAL, LOOK_AT_HAND: LOOK_AT, DISCARD_HAND: DISCARD}
"""What is done to each card of a hand that is revealed, looked at or discarded."""
