"""Eruma's words and their numbers: what each phrase of `eruma.rules` does, as data."""

from __future__ import annotations

from typing import Final

from rulewright.effects.lowering.words import (
    AMOUNT,
    AT_ONCE,
    BY_ITSELF,
    LOOK,
    NOTHING,
    OF_A_PLAYER,
    PUT,
    RETURN,
    SEARCH,
    SUMMON_NAMED,
    SWAP_TWO,
    TRIGGERED,
    Act,
    Event,
    Section,
    Static,
)
from rulewright.effects.program import OPPONENTS, YOURSELF
from rulewright.games.eruma.rules import terms

KINDS: Final = {
    "noun.card": terms.ANY_KIND,
    "noun.outlaw": terms.OUTLAW,
    "noun.henchman": terms.HENCHMAN,
    "noun.assassin": terms.ASSASSIN,
    "noun.thief": terms.THIEF,
    "noun.spy": terms.SPY,
    "noun.maniac": terms.MANIAC,
}
OTHER_CLASSES: Final = {
    "adj.notassassin": terms.ASSASSIN,
    "adj.notthief": terms.THIEF,
    "adj.notspy": terms.SPY,
    "adj.notmaniac": terms.MANIAC,
}
FACINGS: Final = {"adj.up": terms.UP, "adj.down": terms.DOWN}
READINESSES: Final = {"adj.exhausted": terms.EXHAUSTED, "adj.ready": terms.READY}
TYPE_WORDS: Final = {
    "adj.evasive": terms.EVASIVE,
    "adj.flying": terms.FLYING,
    "adj.invulnerable": terms.INVULNERABLE,
    "adj.obstacle": terms.OBSTACLE,
    "adj.regenerative": terms.REGENERATIVE,
    "adj.slayer": terms.SLAYER,
    "adj.strongman": terms.STRONGMAN,
}
POWER_SPEEDS: Final = {
    "prop.quick": terms.QUICK,
    "prop.slow": terms.SLOW,
    "prop.ongoing": terms.ONGOING,
}
HAS_NO_TYPE: Final = "prop.notype"

PLACES: Final = {
    "zone.field": terms.PLAYFIELD,
    "zone.treasure": terms.TREASURE,
    "zone.one": terms.ZONE_ONE,
    "zone.two": terms.ZONE_TWO,
    "zone.zones": terms.ZONES,
    "zone.hand": terms.HAND,
    "zone.deck": terms.DECK,
    "zone.grave": terms.GRAVEYARD,
    "zone.extra": terms.EXTRA_DECK,
}
RELATIONS: Final = {
    "near.adjacent": terms.ADJACENT,
    "steps.steps": terms.WITHIN,
    "line.row": terms.SAME_ROW,
    "line.column": terms.SAME_COLUMN,
}
STATS: Final = {"stat.treasure": terms.TREASURE_STAT}
PHASES: Final = {
    "phase.turn": terms.TURN,
    "phase.draw": terms.DRAW_PHASE,
    "phase.planning": terms.PLANNING,
    "phase.assault": terms.ASSAULT,
    "phase.rest": terms.REST,
}
PLAIN: Final = Section(terms.NO_SPEED, BY_ITSELF)
SPEEDS: Final = {
    "speed.quick": Section(terms.QUICK, AT_ONCE),
    "speed.slow": Section(terms.SLOW, TRIGGERED),
    "speed.ongoing": Section(terms.ONGOING, TRIGGERED),
    "speed.curse": Section(terms.CURSE, BY_ITSELF),
}

ACTS: Final = {
    "act.drawone": Act(terms.DRAW, AMOUNT),
    "act.draw": Act(terms.DRAW, AMOUNT),
    "act.drawequal": Act(terms.DRAW, AMOUNT),
    "act.discard": Act(terms.DISCARD, usual_place="zone.hand"),
    "act.discardhand": Act(terms.DISCARD_HAND, OF_A_PLAYER),
    "act.reveal": Act(terms.REVEAL, usual_place="zone.hand"),
    "act.revealhand": Act(terms.REVEAL_HAND, OF_A_PLAYER),
    "act.lookat": Act(terms.LOOK_AT, needs="adj.down", says=True),
    "act.lookathand": Act(terms.LOOK_AT_HAND, LOOK),
    "act.search": Act(terms.FETCH, SEARCH),
    "act.return": Act(terms.TO_HAND, RETURN),
    "act.move": Act(terms.MOVE, PUT, is_one_by_one=True),
    "act.swap": Act(terms.SWAP, SWAP_TWO),
    "act.shuffle": Act(terms.SHUFFLE, OF_A_PLAYER),
    "act.nothing": Act(terms.NOTHING_HAPPENS, NOTHING),
    "act.kill": Act(terms.KILL),
    "act.banish": Act(terms.BANISH),
    "act.exhaust": Act(terms.EXHAUST, needs="adj.ready"),
    "act.ready": Act(terms.READY_UP, needs="adj.exhausted"),
    "act.flipup": Act(terms.FLIP_UP, needs="adj.down", says=True),
    "act.flipdown": Act(terms.FLIP_DOWN, needs="adj.up"),
    "act.stealone": Act(terms.STEAL, AMOUNT),
    "act.steal": Act(terms.STEAL, AMOUNT),
    "act.stealequal": Act(terms.STEAL, AMOUNT),
    "act.gainone": Act(terms.GAIN, AMOUNT),
    "act.gain": Act(terms.GAIN, AMOUNT),
    "act.gainequal": Act(terms.GAIN, AMOUNT),
    "act.loseone": Act(terms.LOSE, AMOUNT, costs=terms.TREASURE_STAT),
    "act.lose": Act(terms.LOSE, AMOUNT, costs=terms.TREASURE_STAT),
    "act.pointone": Act(terms.GAIN_POINTS, AMOUNT),
    "act.point": Act(terms.GAIN_POINTS, AMOUNT),
    "act.pointequal": Act(terms.GAIN_POINTS, AMOUNT),
    "act.losepoint": Act(terms.LOSE_POINTS, AMOUNT, costs=terms.POINTS_STAT),
    "act.losepoints": Act(terms.LOSE_POINTS, AMOUNT, costs=terms.POINTS_STAT),
    "act.summon": Act(terms.SUMMON, SUMMON_NAMED),
    "act.control": Act(terms.TAKE_CONTROL),
    "act.copy": Act(terms.USE_COPY, is_one_by_one=True),
    "act.play": Act(terms.PLAY, PUT, usual_place="zone.hand", is_one_by_one=True),
}
AT_ONCE_FOR_ALL: Final = {
    "act.gainone", "act.gain", "act.gainequal", "act.stealone", "act.steal",
}  # fmt: skip
"""ruling.win-at-once: nobody reaches ten before the other by what lifts both totals."""
DESTINATIONS: Final = {
    "dest.hand": terms.TO_HAND,
    "dest.deck": terms.TO_DECK,
    "dest.decktop": terms.TO_DECK_TOP,
    "dest.deckbottom": terms.TO_DECK_BOTTOM,
    "dest.grave": terms.TO_GRAVEYARD,
    # henchman.back-to-extra, ruling.henchman-other-exits: where a Henchman goes that is put into
    # a Deck, and only Henchmen are let through.
    "dest.extra": terms.TO_DECK,
    "dest.hands": terms.TO_HAND,
    "dest.decks": terms.TO_DECK,
    "dest.graves": terms.TO_GRAVEYARD,
    "dest.extras": terms.TO_DECK,
}
EVENTS: Final = {
    "pv.drawn": Event(terms.DRAW, speaks_of=("noun.card",), is_unseen=True),
    "pv.discarded": Event(terms.DISCARD, is_in_play=False),
    "pv.revealed": Event(terms.REVEAL, is_in_play=False),
    "pv.returned": Event(terms.TO_HAND, is_in_play=False),
    "pv.moved": Event(terms.MOVE),
    "pv.targeted": Event(terms.TARGETED, is_in_play=False),
    "pv.killed": Event(terms.KILL),
    "pv.banished": Event(terms.BANISH, is_in_play=False),
    "pv.exhausted": Event(terms.EXHAUST),
    "pv.readied": Event(terms.READY_UP),
    "pv.flippedup": Event(terms.FLIP_UP),
    "pv.flippeddown": Event(terms.FLIP_DOWN),
    "pv.attacked": Event(terms.ATTACK),
    "pv.summoned": Event(
        terms.SUMMON, speaks_of=("noun.henchman", "noun.card"), is_unseen_before=True
    ),
    "pv.blocked": Event(terms.BLOCK),
    "pv.played": Event(terms.PLAY, is_in_play=False),
    "iv.move": Event(terms.MOVE),
    "iv.attack": Event(terms.ATTACKS),
    "iv.attackcard": Event(terms.ATTACK),
    "iv.steal": Event(terms.STEAL),
    "iv.trigger": Event(terms.TRIGGER),
    "iv.enter": Event(terms.MOVES_TO_TREASURE),
    "did.draw": Event(terms.DRAW, speaks_of=("noun.card",), is_unseen=True),
    "did.discard": Event(terms.DISCARD, is_in_play=False, speaks_of=("noun.card",)),
    "did.steal": Event(terms.STEAL),
    "did.gain": Event(terms.GAIN),
    "did.lose": Event(terms.LOSE),
    "did.play": Event(terms.PLAY, is_in_play=False, speaks_of=("noun.card",)),
    "did.trigger": Event(terms.TRIGGER),
    "did.block": Event(terms.BLOCK),
    "did.summon": Event(terms.SUMMON, speaks_of=("noun.henchman",), is_unseen_before=True),
}
CAUSES: Final = {
    "by.power": terms.BY_POWER,
    "by.attack": terms.BY_ATTACK,
    "by.opponentpower": terms.BY_OPPONENTS_POWER,
    "by.skill": terms.BY_SKILL,
}
MODIFIERS: Final = {
    ("quality.evasive",): (terms.HAS_TYPE, terms.EVASIVE),
    ("quality.flying",): (terms.HAS_TYPE, terms.FLYING),
    ("quality.invulnerable",): (terms.HAS_TYPE, terms.INVULNERABLE),
    ("quality.obstacle",): (terms.HAS_TYPE, terms.OBSTACLE),
    ("quality.regenerative",): (terms.HAS_TYPE, terms.REGENERATIVE),
    ("quality.slayer",): (terms.HAS_TYPE, terms.SLAYER),
    ("quality.strongman",): (terms.HAS_TYPE, terms.STRONGMAN),
    ("static.may", "iv.move", "exception.diagonally"): (terms.MAY_MOVE_DIAGONALLY, 0),
    ("static.may", "iv.move", "exception.enemy"): (terms.MAY_MOVE_INTO_ZONES, 0),
    ("static.may", "iv.move", "exception.twosteps"): (terms.MAY_MOVE_TWO_STEPS, 0),
    ("static.may", "iv.attack", "exception.diagonally"): (terms.MAY_ATTACK_DIAGONALLY, 0),
    ("static.may", "iv.attack", "exception.enemy"): (terms.MAY_ATTACK_INTO_ZONES, 0),
    ("static.may", "iv.attack", "exception.row"): (terms.MAY_ATTACK_FAR_ALONG_ROW, 0),
    ("static.may", "iv.attack", "exception.column"): (terms.MAY_ATTACK_FAR_ALONG_COLUMN, 0),
    ("static.only", "iv.move", "limit.row"): (terms.ONLY_MOVE_ALONG_ROW, 0),
    ("static.only", "iv.move", "limit.column"): (terms.ONLY_MOVE_ALONG_COLUMN, 0),
    ("static.only", "iv.attack", "limit.row"): (terms.ONLY_ATTACK_ALONG_ROW, 0),
    ("static.only", "iv.attack", "limit.column"): (terms.ONLY_ATTACK_ALONG_COLUMN, 0),
    ("static.must", "iv.attack"): (terms.MUST_ATTACK, 0),
    ("static.must", "iv.move"): (terms.MUST_MOVE, 0),
    ("static.must", "iv.steal"): (terms.MUST_STEAL, 0),
    ("static.actioncost", "action.play"): (terms.PLAY_COSTS, 0),
    ("static.actioncost", "action.move"): (terms.MOVE_COSTS, 0),
    ("static.actioncost", "action.attack"): (terms.ATTACK_COSTS, 0),
    ("static.actioncost", "action.steal"): (terms.STEAL_COSTS, 0),
}
STATICS: Final = {
    "static.cost": Static(terms.POWER_COSTS),
    "static.actioncost": Static(terms.PLAY_COSTS),
    "static.handlimit": Static(terms.HAND_LIMIT),
    "static.morepoints": Static(terms.MORE_POINTS, YOURSELF),
    "static.onemorepoint": Static(terms.MORE_POINTS, YOURSELF, 1),
    "static.fewerpoints": Static(terms.FEWER_POINTS, OPPONENTS),
    "static.onefewerpoint": Static(terms.FEWER_POINTS, OPPONENTS, 1),
    "static.playto": Static(terms.MAY_PLAY_TO, YOURSELF),
    "static.block": Static(terms.MAY_BLOCK),
}
