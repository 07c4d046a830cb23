"""Elma's words and their numbers: what each phrase of `elma.rules` does, as data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rulewright.effects.lowering.words import (
    AMOUNT,
    BY_ITSELF,
    LOOK,
    NOTHING,
    OF_A_PLAYER,
    ON_CARDS,
    RETURN,
    SEARCH,
    Act,
    Event,
    Section,
    Static,
)
from rulewright.effects.lowering.words import PLAYED as PLAYED_ONCE
from rulewright.effects.program import NONE, YOURSELF
from rulewright.games.elma.cards.content_keywords import LEVEL_KEYWORD_TAGS, LEVEL_TYPE_TAGS
from rulewright.games.elma.rules import terms
from rulewright.games.elma.texts.filters import LevelKinds

KINDS: Final = {
    "noun.card": terms.ANY_KIND,
    "noun.kuski": terms.KUSKI,
    "noun.level": terms.LEVEL,
    "noun.instant": terms.INSTANT,
    "noun.battler": terms.KUSKI,
    "noun.designer": terms.KUSKI,
    "noun.moporator": terms.KUSKI,
    "noun.rookie": terms.KUSKI,
    "noun.casual": terms.KUSKI,
    "noun.teammate": terms.KUSKI,
}
TYPES: Final = {
    "noun.battler": terms.BATTLER,
    "noun.designer": terms.DESIGNER,
    "noun.moporator": terms.MOPORATOR,
    "noun.rookie": terms.ROOKIE,
    "noun.casual": terms.CASUAL,
}
ONLINE: Final = {"adj.online": terms.ONLINE_ONLY, "adj.offline": terms.OFFLINE_ONLY}
LEVEL_KINDS: Final = {
    **{f"kind.{tag}": LevelKinds(1 << place, 0) for place, tag in enumerate(LEVEL_TYPE_TAGS)},
    **{f"kind.{tag}": LevelKinds(0, 1 << place) for place, tag in enumerate(LEVEL_KEYWORD_TAGS)},
}
"""ruling.level-kinds: the level type or the keyword of each kind of level."""
COUNTERS: Final = {
    "counter.apple": terms.APPLES,
    "counter.finish": terms.FINISHES,
    "counter.killer": terms.KILLERS,
    "counter.orka": terms.ORKAS,
}
PLACES: Final = {
    "zone.battle": terms.ONGOING,
    "zone.this": terms.THIS_BATTLE,
    "zone.queue": terms.QUEUE,
    "zone.either": terms.QUEUE_OR_ONGOING,
    "zone.hand": terms.HAND,
    "zone.deck": terms.LIBRARY,
    "zone.discard": terms.DISCARD_PILE,
    "zone.ban": terms.BAN_PILE,
    "zone.looked": terms.LOOKED_AT,
}
PILES: Final = {"zone.hand", "zone.deck", "zone.discard", "zone.ban"}
STATS: Final[Mapping[str, int]] = {"stat.points": terms.POINTS_STAT}
PHASES: Final[Mapping[str, int]] = {"phase.turn": NONE}
"""A turn of Elma has no phases of which texts speak."""
PLAIN: Final[Section] = Section(0, BY_ITSELF)
"""Kuskis and levels: nobody triggers what they say."""
PLAYED: Final[Section] = Section(1, PLAYED_ONCE)
"""Instants: what they say is done as they are played, or begins then."""

ACTS: Final[Mapping[str, Act]] = {
    "act.drawone": Act(terms.DRAW, AMOUNT),
    "act.draw": Act(terms.DRAW, AMOUNT),
    "act.drawequal": Act(terms.DRAW, AMOUNT),
    "act.discard": Act(terms.DISCARD, usual_place="zone.hand"),
    "act.lookathand": Act(terms.LOOK_AT_HAND, LOOK),
    "act.search": Act(terms.FETCH, SEARCH),
    "act.return": Act(terms.TO_HAND, RETURN),
    "act.shuffle": Act(terms.SHUFFLE, OF_A_PLAYER),
    "act.nothing": Act(terms.NOTHING_HAPPENS, NOTHING),
    "act.online": Act(terms.GO_ONLINE, ON_CARDS, needs="adj.offline"),
    "act.offline": Act(terms.GO_OFFLINE, ON_CARDS, needs="adj.online"),
    "act.intoplay": Act(terms.PLAY_KUSKI, usual_place="zone.hand", is_one_by_one=True),
    "act.ban": Act(terms.BAN),
    "act.abort": Act(terms.ABORT),
    "act.abortbattle": Act(terms.ABORT, NOTHING),
    "act.end": Act(terms.END_BATTLE, NOTHING),
    "act.lengthen": Act(terms.LENGTHEN, NOTHING),
    "act.shorten": Act(terms.SHORTEN, NOTHING),
    "act.tofront": Act(terms.TO_FRONT),
    "act.toend": Act(terms.TO_END),
    "act.pointone": Act(terms.GAIN_POINTS, AMOUNT),
    "act.points": Act(terms.GAIN_POINTS, AMOUNT),
    "act.losepoint": Act(terms.LOSE_POINTS, AMOUNT),
    "act.losepoints": Act(terms.LOSE_POINTS, AMOUNT),
    "act.improveone": Act(terms.IMPROVE),
    "act.improve": Act(terms.IMPROVE),
    "act.improvefirst": Act(terms.IMPROVE_FIRST),
    "act.improveto": Act(terms.IMPROVE_TO_NEXT),
    "act.putcounter": Act(terms.ADD_COUNTERS),
    "act.putcounters": Act(terms.ADD_COUNTERS),
    "act.removecounter": Act(terms.LOSE_COUNTERS),
    "act.removecounters": Act(terms.LOSE_COUNTERS),
    "act.distribute": Act(terms.ADD_COUNTERS),
    "act.enter": Act(terms.ENTER, is_one_by_one=True),
    "act.enterearly": Act(terms.ENTER_EARLY, is_one_by_one=True),
    "act.either": Act(terms.GO_OFFLINE),
    "act.turn": Act(terms.TURN_INTO),
    "act.turnaswell": Act(terms.TURN_INTO_AS_WELL),
    "act.control": Act(terms.TAKE_CONTROL),
    "act.team": Act(terms.JOIN_TEAM),
    "act.ignore": Act(terms.IGNORE),
    "act.looktop": Act(terms.LOOK_AT_TOP),
    "act.putback": Act(terms.PUT_BACK),
    "act.taketop": Act(terms.TAKE_FROM_TOP),
}
ABLE: Final = {
    terms.ENTER: terms.ABLE_TO_ENTER,
    terms.ENTER_EARLY: terms.ABLE_TO_ENTER,
    terms.IMPROVE: terms.ABLE_TO_IMPROVE,
    terms.IMPROVE_TO_NEXT: terms.ABLE_TO_IMPROVE,
}
DESTINATIONS: Final[Mapping[str, int]] = {"dest.hand": terms.TO_HAND}
EVENTS: Final[Mapping[str, Event]] = {
    "pv.discarded": Event(terms.DISCARD, is_in_play=False),
    "pv.returned": Event(terms.TO_HAND, is_in_play=False),
    "pv.targeted": Event(terms.TARGETED),
    "pv.added": Event(terms.ADD_LEVEL, is_in_play=False),
    "pv.aborted": Event(terms.ABORT),
    "pv.banned": Event(terms.BAN, is_in_play=False),
    "pv.offline": Event(terms.GO_OFFLINE),
    "iv.come": Event(terms.PLAY_KUSKI, is_in_play=False),
    "iv.online": Event(terms.GO_ONLINE),
    "iv.offlineafter": Event(terms.LEAVE_AFTER_BATTLE),
    "iv.add": Event(terms.ADD_LEVEL),
    "iv.enter": Event(terms.ENTER),
    "iv.enterthis": Event(terms.ENTER),
    "iv.enterfirst": Event(terms.ENTER),
    "iv.enteron": Event(terms.ENTER),
    "iv.playown": Event(terms.PLAYS_OWN),
    "iv.win": Event(terms.WINS),
    "iv.winthis": Event(terms.WINS),
    "iv.winafter": Event(terms.WINS_AFTER_BATTLE),
    "iv.lose": Event(terms.LOSES),
    "iv.improve": Event(terms.IMPROVES),
    "iv.fail": Event(terms.FAILS),
    "did.draw": Event(terms.DRAW, speaks_of=("noun.card",), is_unseen=True),
    "did.discard": Event(terms.DISCARD, is_in_play=False, speaks_of=("noun.card",)),
    "did.kuski": Event(
        terms.PLAY_KUSKI, is_in_play=False, speaks_of=("noun.kuski",), by=terms.BY_OWN_CHOICE
    ),
    "did.instant": Event(terms.PLAY_INSTANT, is_in_play=False, speaks_of=("noun.instant",)),
    "did.add": Event(terms.ADD_LEVEL, is_in_play=False, speaks_of=("noun.level",)),
}
BATTLE_EVENTS: Final = {
    "event.starts": terms.START_BATTLE,
    "event.ends": terms.END_BATTLE,
    "event.afterends": terms.END_AFTER_BATTLE,
}
ON_THIS_LEVEL: Final = {"iv.enterthis", "iv.enterfirst", "iv.winthis"}
CAUSES: Final[Mapping[str, int]] = {"by.instant": terms.BY_OPPONENTS_INSTANT}
QUALITIES: Final = {
    "quality.watchful": (terms.KUSKI_KEYWORDS_RULE, terms.WATCHFUL),
    "quality.curse": (terms.KUSKI_KEYWORDS_RULE, terms.DESIGNERS_CURSE),
    **{
        f"quality.{tag}": (terms.LEVEL_KEYWORDS_RULE, 1 << place)
        for place, tag in enumerate(LEVEL_KEYWORD_TAGS)
    },
}
"""What a card has by a text: the rule that is changed, and the bit it gets."""
STATICS: Final[Mapping[str, Static]] = {
    "static.comesonline": Static(terms.COMES_ONLINE_RULE, amount=1),
    "static.blank": Static(terms.NOT_COUNTED_RULE, amount=1),
    "static.blanks": Static(terms.NOT_COUNTED_RULE),
    "static.under": Static(terms.UNDER_RULE),
    "static.anyadder": Static(terms.ANY_ADDER_RULE),
    "static.extra": Static(terms.PLAYS_RULE, YOURSELF, 1),
    "static.extraeach": Static(terms.PLAYS_RULE, YOURSELF, 1),
}
BATTLE_QUALITIES: Final = {
    f"quality.{tag}"
    for place, tag in enumerate(LEVEL_KEYWORD_TAGS)
    if terms.BATTLE_TYPES >> place & 1
}
"""ruling.battle-types."""
