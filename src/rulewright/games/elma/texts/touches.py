"""Which rules of the catalogue each phrase has to do with, for `rulewright cards explain`.

By tag of the tables. A phrase that is not here touches no rule of its own: it only joins others.
"""

from __future__ import annotations

from typing import Final

from rulewright.games.elma.cards.content_keywords import LEVEL_KEYWORD_TAGS, LEVEL_TYPE_TAGS

_KIND: Final = ("ruling.level-kinds",)
_DRAW: Final = ("goal.impossible-draw-loses", "ruling.draws-one-by-one")
_DISCARD: Final = ("field.discard-pile", "ruling.piles-belong-to-owners")
_HAND: Final = ("ruling.hidden-information",)
_LIBRARY: Final = ("ruling.library",)
_TARGET: Final = ("ruling.instant-targets", "ruling.instant-needs-target", "ruling.instant-choices")
_OFFLINE: Final = ("kuskis.single-area", "ruling.no-leaving")
_BAN: Final = ("field.ban-pile", "kuskis.removed-no-status", "ruling.piles-belong-to-owners")
_ABORT: Final = ("ruling.abort",)
_POINTS: Final = ("goal.first-to-hundred", "ruling.hundred-together")
_LOSE_POINTS: Final = ("ruling.points-floor",)
_TIME: Final = ("ruling.improving", "ruling.record-changes")
_COUNTERS: Final = ("ruling.counters",)
_ENTER: Final = ("battle.online-kuskis-enter", "ruling.online-and-enter-same-turn")
_FORCED: Final = ("ruling.forced-entry", "example.forced-onto-own-level")
_TYPES: Final = ("cards.type-set-keeps", "ruling.type-change-subtypes")
_ONLINE: Final = ("kuskis.go-online",)
_ADD: Final = ("queue.kuski-adds-level", "ruling.started-by")
_CONTROL: Final = ("ruling.control-change", "ruling.points-to-controller")
_TEAM: Final = ("ruling.teams",)
_WIN: Final = ("ruling.winner",)
_ENDS: Final = ("phases.battle-end",)
_PLAYED: Final = ("ruling.played-abilities",)
_LASTING: Final = ("ruling.lasting-effects",)
_CANT: Final = ("effects.cant-beats-can",)
_EXTRA: Final = ("kuskis.one-play-per-turn",)
_OVERRIDE: Final = ("ruling.cards-override-defaults",)
_KEYWORDS: Final = (
    "keyword.apple", "keyword.first-finish", "keyword.finish-count", "keyword.multiplayer",
    "keyword.one-life", "keyword.slowness", "keyword.survivor", "keyword.pre-announced",
    "keyword.z-spin-shortcut",
)  # fmt: skip
"""In the order of `terms.LEVEL_KEYWORDS`."""

_BY_TAG: Final[dict[str, tuple[str, ...]]] = {
    # Nouns and places
    "noun.battler": ("keyword.battler",),
    "noun.designer": ("keyword.designer",),
    "noun.moporator": ("keyword.moporator",),
    "noun.rookie": ("keyword.rookie",),
    "noun.casual": ("keyword.casual",),
    "noun.teammate": _TEAM,
    "adj.online": ("field.online-offline-split", "battle.players-stay-online"),
    "adj.offline": ("field.online-offline-split",),
    "zone.battle": ("battle.one-current",),
    "zone.queue": ("queue.oldest-first",),
    "zone.discard": ("field.discard-pile", "ruling.piles-belong-to-owners"),
    "zone.ban": ("field.ban-pile", "ruling.piles-belong-to-owners"),
    "zone.this": ("ruling.removed-before-end",),
    "prop.team": ("ruling.teams", "ruling.team-tag-change"),
    "prop.finish": ("ruling.no-finish-first",),
    "prop.added": ("ruling.started-by",),
    "prop.addedby": ("ruling.started-by",),
    "np.adder": ("ruling.started-by", "ruling.chain-adders"),
    "np.target": _TARGET,
    "np.targets": _TARGET,
    "np.uptotargets": _TARGET,
    "player.opponent": ("ruling.your-opponent",),
    "player.eachopponent": ("ruling.your-opponent",),
    # Keywords
    "quality.pro": ("keyword.pro", "ruling.pro-sum"),
    "quality.watchful": ("keyword.watchful", "ruling.watchful-entry"),
    "quality.curse": ("keyword.designers-curse",),
    "quality.off": ("ruling.record-changes",),
    "quality.on": ("ruling.record-changes",),
    "keyword.chain": ("keyword.chain-level", "ruling.chain-adders"),
    # Deeds
    "act.drawone": _DRAW,
    "act.draw": _DRAW,
    "act.drawequal": _DRAW,
    "act.discard": _DISCARD,
    "act.discardhand": _DISCARD,
    "act.lookathand": _HAND,
    "act.revealhand": _HAND,
    "act.looktop": _HAND,
    "act.search": _LIBRARY,
    "act.shuffle": _LIBRARY,
    "act.return": ("ruling.piles-belong-to-owners", "ruling.self-added-is-one-card"),
    "act.online": _ONLINE,
    "act.offline": _OFFLINE,
    "act.either": _OFFLINE,
    "act.intoplay": ("ruling.enters-the-game",),
    "act.ban": _BAN,
    "act.abort": _ABORT,
    "act.abortbattle": _ABORT,
    "act.end": ("ruling.battle-ended-by-effect",),
    "act.lengthen": ("ruling.length-count",),
    "act.shorten": ("ruling.length-count",),
    "act.tofront": ("queue.oldest-first",),
    "act.toend": ("queue.oldest-first",),
    "act.pointone": _POINTS,
    "act.points": _POINTS,
    "act.losepoint": _LOSE_POINTS,
    "act.losepoints": _LOSE_POINTS,
    "act.improveone": _TIME,
    "act.improve": _TIME,
    "act.improveto": _TIME,
    "act.improvefirst": ("ruling.record-changes",),
    "act.distribute": _COUNTERS,
    "act.putcounter": _COUNTERS,
    "act.putcounters": _COUNTERS,
    "act.removecounter": _COUNTERS,
    "act.removecounters": _COUNTERS,
    "act.enter": _FORCED,
    "act.enterearly": (*_FORCED, "ruling.as-if-entered-first"),
    "act.turn": ("cards.type-set-replaces", "ruling.type-change-subtypes"),
    "act.turnaswell": _TYPES,
    "act.control": _CONTROL,
    "act.team": ("ruling.team-tag-change",),
    "act.ignore": ("ruling.ignored-for-scoring",),
    "deed.foreachturn": ("ruling.full-turns-battled",),
    "deed.playerforeachturn": ("ruling.full-turns-battled",),
    "price.act": _PLAYED,
    # What happens
    "did.kuski": ("kuskis.play-from-hand", "kuskis.one-play-per-turn"),
    "did.instant": ("ruling.instant-at-once",),
    "did.add": _ADD,
    "iv.come": ("ruling.enters-the-game",),
    "iv.online": _ONLINE,
    "iv.offlineafter": ("after-battle.clean-up-own", "ruling.not-going-offline"),
    "iv.add": _ADD,
    "iv.enter": _ENTER,
    "iv.enterthis": _ENTER,
    "iv.enteron": _ENTER,
    "iv.enterfirst": ("ruling.first-full-turn",),
    "iv.enterown": ("battle.self-added-forbidden", "ruling.cards-override-defaults"),
    "iv.playown": ("ruling.losing",),
    "iv.win": _WIN,
    "iv.winthis": _WIN,
    "iv.winafter": ("ruling.after-battle-winner",),
    "iv.lose": ("ruling.losing",),
    "iv.improve": ("ruling.improving",),
    "iv.fail": ("ruling.improving", "ruling.turns-on-cards"),
    "pv.added": _ADD,
    "pv.aborted": _ABORT,
    "pv.banned": _BAN,
    "pv.offline": _OFFLINE,
    "pv.targeted": ("ruling.instant-targets",),
    "event.starts": ("phases.battle-start", "battle.immediate-start"),
    "event.ends": _ENDS,
    "event.ongoingends": _ENDS,
    "event.afterends": ("after-battle.ends-when-empty",),
    "event.lastcounter": _COUNTERS,
    "cond.lasted": ("ruling.full-turns-battled",),
    "cond.idle": ("ruling.turns-on-cards",),
    # Times and what holds
    "time.any": ("ruling.any-moment",),
    "time.start": ("ruling.turn-beginning",),
    "sentence.ability": _PLAYED,
    "sentence.whenever": ("ruling.effects-order", "ruling.effect-loop"),
    "sentence.when": ("ruling.effects-order", "ruling.effect-loop"),
    "duration.battle": _LASTING,
    "duration.turn": _LASTING,
    "duration.next": _LASTING,
    "static.cant": _CANT,
    "static.cantbe": _CANT,
    "static.playercant": _CANT,
    "static.youcant": _CANT,
    "static.must": ("ruling.compulsory-entry",),
    "static.comesonline": ("kuskis.enter-offline",),
    "static.withcounters": _COUNTERS,
    "static.mayjust": _OVERRIDE,
    "static.onlyjust": _CANT,
    "static.onlythese": _CANT,
    "static.inplace": ("ruling.battle-types", "ruling.battle-types-together"),
    "static.second": ("ruling.beating", "ruling.winner"),
    "static.blank": ("ruling.turns-before-finish",),
    "static.blanks": ("ruling.turns-before-finish",),
    "static.under": ("ruling.record-changes",),
    "static.most": _CANT,
    "static.anyadder": ("ruling.forced-adder",),
    "static.extra": _EXTRA,
    "static.extraeach": _EXTRA,
}

TOUCHES: Final[dict[str, list[str]]] = (
    {tag: list(rules) for tag, rules in _BY_TAG.items()}
    | {f"kind.{tag}": list(_KIND) for tag in (*LEVEL_TYPE_TAGS, *LEVEL_KEYWORD_TAGS)}
    | {f"quality.{tag}": [rule] for tag, rule in zip(LEVEL_KEYWORD_TAGS, _KEYWORDS, strict=True)}
)
"""The rules of each phrase that has to do with some."""
