"""Which rules of the catalogue each phrase has to do with, for `rulewright cards explain`.

By tag of the tables. A phrase that is not here touches no rule of its own: it only joins others.
"""

from __future__ import annotations

from typing import Final

from rulewright.effects.lowering.draft import Node

_DRAW: Final = ("ruling.deck-out-only-in-draw-phase",)
_DISCARD: Final = ("henchman.back-to-extra",)
_HAND: Final = ("ruling.hidden-information",)
_STEAL: Final = ("steal.adds-one", "ruling.treasure-supply", "ruling.win-at-once")
_TREASURE: Final = ("win.ten-treasures", "ruling.treasure-supply", "ruling.win-at-once")
_POINTS: Final = ("action.three-points", "action.no-carry-over")
_TARGET: Final = (
    "ruling.targets-at-trigger", "ruling.needs-legal-target", "power.no-face-down-target",
    "power.lost-target",
)  # fmt: skip
_GROUP: Final = ("ruling.group-powers-skip-face-down",)
_KILL: Final = (
    "attack.graveyard-of-owner", "henchman.back-to-extra", "type.invulnerable-power",
    "type.obstacle-power", "type.regenerative",
)  # fmt: skip
_BANISH: Final = ("banish.out-of-game", "banish.no-return")
_EXHAUST: Final = (
    "ruling.left-turned-card",
    "power.not-while-exhausted",
    "power.exhausted-may-act",
)
_READY: Final = ("ruling.readied-by-effect", "power.wears-off")
_FACE_UP: Final = ("ruling.fresh-cards-act",)
_FACE_DOWN: Final = (
    "ruling.face-down-cards-inert", "ruling.face-down-stays-exhausted", "ruling.known-face-down",
    "power.wears-off",
)  # fmt: skip
_SUMMON: Final = (
    "henchman.maniac-only", "henchman.by-name", "henchman.enters-face-up",
    "henchman.summon-position", "ruling.summon-impossible",
)  # fmt: skip
_PLAY: Final = ("play.zone-one", "play.face-down", "field.no-play-in-enemy-zones")
_MOVE: Final = ("move.one-step", "move.no-diagonal", "move.not-into-enemy-zones")
_ATTACK: Final = (
    "attack.adjacent-target", "attack.face-up-target", "attack.kills-target",
    "attack.takes-position", "attack.is-movement", "attack.assassin-counter",
    "ruling.attack-without-kill",
)  # fmt: skip
_POWER: Final = ("power.face-up-ready", "power.exhausts-right", "ruling.what-can-be-blocked")
_BLOCK: Final = (
    "block.opponent-trigger",
    "block.face-down-spy",
    "block.no-effect",
    "block.optional",
)
_GEOMETRY: Final = ("ruling.board-geometry",)
_OWNER: Final = ("ruling.owner-and-controller",)
_CANT: Final = ("ruling.golden-rule-scope",)
_RULE_CHANGE: Final = ("golden.card-over-rules", "ruling.golden-rule-scope")
_ANSWER: Final = ("ruling.order-of-effects", "ruling.effect-loop")
_INVULNERABLE: Final = (
    "type.invulnerable-attack", "type.invulnerable-power", "ruling.invulnerable-scope",
)  # fmt: skip
_OBSTACLE: Final = ("type.obstacle-attack", "type.obstacle-power", "ruling.two-protections")
_EVASIVE: Final = ("type.evasive", "ruling.evasive-stays-down", "ruling.type-timing")
_FLYING: Final = ("type.flying", "ruling.type-timing")
_REGENERATIVE: Final = ("type.regenerative", "ruling.regenerative-limits")
_QUICK: Final = ("speed.quick", "ruling.block-window")
_SLOW: Final = ("speed.slow-window", "speed.slow-ends", "ruling.slow-and-ongoing-repeat")
_ONGOING: Final = ("speed.ongoing", "speed.ongoing-keep", "ruling.slow-and-ongoing-repeat")
_TO_DECK: Final = ("ruling.return-to-deck", "ruling.henchman-other-exits")

_BY_TAG: Final[dict[str, tuple[str, ...]]] = {
    # Parts of a text, sentences
    "card.plain": ("henchman.effect-not-power", "henchman.effect-while-face-up"),
    "card.timed": ("speed.first-word",),
    "card.both": ("speed.first-word", "ruling.curse"),
    "speed.quick": _QUICK,
    "speed.slow": _SLOW,
    "speed.ongoing": _ONGOING,
    "speed.curse": ("type.curse", "ruling.curse"),
    "sentence.whenever": _ANSWER,
    "sentence.when": _ANSWER,
    "sentence.at": _ANSWER,
    "sentence.replace": ("ruling.effect-loop",),
    "sentence.during": ("ruling.finished-effects-stay",),
    # Cards
    "np.target": _TARGET,
    "np.targets": _TARGET,
    "np.uptotargets": _TARGET,
    "np.each": _GROUP,
    "np.random": _GROUP,
    "np.randoms": _GROUP,
    "ctrl.you": _OWNER,
    "ctrl.opponent": _OWNER,
    "ctrl.that": _OWNER,
    "ctrl.they": _OWNER,
    "player.controller": _OWNER,
    "player.owner": _OWNER,
    "poss.owner": _OWNER,
    "named.name": ("ruling.same-card",),
    "near.adjacent": _GEOMETRY,
    "near.within": _GEOMETRY,
    "near.line": _GEOMETRY,
    "noun.outlaw": ("card.two-kinds", "card.outlaw-class"),
    "noun.henchman": ("card.two-kinds", "henchman.no-class"),
    "noun.assassin": ("card.class-skill", "attack.assassin-counter"),
    "noun.thief": ("card.class-skill", "steal.thief-free"),
    "noun.spy": ("card.class-skill", "block.face-down-spy"),
    "noun.maniac": ("card.class-skill", "henchman.maniac-only"),
    "adj.up": _FACE_UP,
    "adj.down": ("ruling.face-down-cards-inert", "power.no-face-down-target"),
    "adj.exhausted": ("power.exhausted-may-act",),
    "adj.ready": ("turn.ready",),
    "adj.evasive": ("type.while-face-up",),
    "adj.flying": ("type.while-face-up",),
    "adj.invulnerable": ("type.while-face-up",),
    "adj.obstacle": ("type.while-face-up",),
    "adj.regenerative": ("type.while-face-up",),
    "adj.slayer": ("type.while-face-up",),
    "adj.strongman": ("type.while-face-up",),
    "adj.notassassin": ("card.outlaw-class",),
    "adj.notthief": ("card.outlaw-class",),
    "adj.notspy": ("card.outlaw-class",),
    "adj.notmaniac": ("card.outlaw-class",),
    "prop.quick": ("speed.first-word",),
    "prop.slow": ("speed.first-word",),
    "prop.ongoing": ("speed.first-word",),
    "prop.notype": ("card.type-optional",),
    "quality.evasive": _EVASIVE,
    "quality.flying": _FLYING,
    "quality.invulnerable": _INVULNERABLE,
    "quality.obstacle": _OBSTACLE,
    "quality.regenerative": _REGENERATIVE,
    "quality.slayer": ("type.slayer", "ruling.slayer-spelling"),
    "quality.strongman": ("type.strongman",),
    # Places
    "zone.one": ("field.own-zones",),
    "zone.two": ("field.own-zones",),
    "zone.zones": ("field.own-zones",),
    "zone.treasure": ("field.treasure-zone",),
    "zone.field": _GEOMETRY,
    "zone.hand": _HAND,
    "zone.deck": _HAND,
    "zone.grave": _HAND,
    "zone.extra": ("deck.extra-henchmen-only", "ruling.hidden-information"),
    "spot.a": ("ruling.one-card-per-position",),
    "dest.hand": ("henchman.back-to-extra", "power.wears-off"),
    "dest.deck": _TO_DECK,
    "dest.decktop": _TO_DECK,
    "dest.deckbottom": _TO_DECK,
    "dest.extra": ("henchman.back-to-extra", "ruling.henchman-other-exits"),
    "dest.grave": ("ruling.owner-and-controller",),
    "dest.hands": ("henchman.back-to-extra", "power.wears-off", *_OWNER),
    "dest.decks": (*_TO_DECK, *_OWNER),
    "dest.extras": ("henchman.back-to-extra", "ruling.henchman-other-exits"),
    "dest.graves": _OWNER,
    # Acts
    "act.drawone": _DRAW,
    "act.draw": _DRAW,
    "act.drawequal": (*_DRAW, *_GROUP),
    "act.discard": _DISCARD,
    "act.discardhand": _DISCARD,
    "act.reveal": _HAND,
    "act.revealhand": _HAND,
    "act.lookat": ("ruling.hidden-information", "ruling.known-face-down"),
    "act.lookathand": _HAND,
    "act.search": _HAND,
    "act.shuffle": ("setup.deck-face-down",),
    "act.move": ("ruling.forced-movement",),
    "act.swap": ("ruling.one-card-per-position",),
    "act.kill": _KILL,
    "act.banish": _BANISH,
    "act.exhaust": _EXHAUST,
    "act.ready": _READY,
    "act.flipup": _FACE_UP,
    "act.flipdown": _FACE_DOWN,
    "act.stealone": _STEAL,
    "act.steal": _STEAL,
    "act.stealequal": (*_STEAL, *_GROUP),
    "act.gainone": _TREASURE,
    "act.gain": _TREASURE,
    "act.gainequal": (*_TREASURE, *_GROUP),
    "act.loseone": _TREASURE,
    "act.lose": _TREASURE,
    "act.pointone": _POINTS,
    "act.point": _POINTS,
    "act.pointequal": (*_POINTS, *_GROUP),
    "act.losepoint": _POINTS,
    "act.losepoints": _POINTS,
    "act.summon": _SUMMON,
    "act.control": _OWNER,
    "act.copy": ("ruling.targets-at-trigger", "ruling.block-window"),
    "act.play": _PLAY,
    # What happens
    "pv.drawn": ("turn.draw-one",),
    "did.draw": ("turn.draw-one",),
    "pv.discarded": ("turn.hand-limit", *_DISCARD),
    "did.discard": ("turn.hand-limit", *_DISCARD),
    "pv.revealed": _HAND,
    "pv.returned": ("power.wears-off",),
    "pv.moved": (*_MOVE, "attack.is-movement"),
    "iv.move": (*_MOVE, "attack.is-movement"),
    "iv.enter": ("field.treasure-zone", "attack.is-movement"),
    "pv.targeted": _TARGET,
    "pv.killed": _KILL,
    "pv.banished": _BANISH,
    "pv.exhausted": _EXHAUST,
    "pv.readied": ("turn.ready", *_READY),
    "pv.flippedup": ("turn.flip-all", *_FACE_UP),
    "pv.flippeddown": _FACE_DOWN,
    "pv.attacked": _ATTACK,
    "iv.attack": _ATTACK,
    "iv.attackcard": _ATTACK,
    "pv.summoned": _SUMMON,
    "did.summon": _SUMMON,
    "pv.blocked": _BLOCK,
    "did.block": _BLOCK,
    "pv.played": _PLAY,
    "did.play": _PLAY,
    "iv.steal": ("steal.face-up-on-treasure", "steal.once-per-card", *_STEAL),
    "did.steal": _STEAL,
    "did.gain": _TREASURE,
    "did.lose": _TREASURE,
    "iv.trigger": _POWER,
    "did.trigger": _POWER,
    "by.power": ("power.source-condition",),
    "by.opponentpower": ("power.source-condition",),
    "by.attack": ("attack.kills-target",),
    "by.skill": ("card.class-skill", "ruling.assassin-skill-is-no-power"),
    # What holds
    "static.cantbe": _CANT,
    "static.cant": _CANT,
    "static.cantunless": _CANT,
    "static.playercant": _CANT,
    "static.youcant": _CANT,
    "static.may": _RULE_CHANGE,
    "static.only": _RULE_CHANGE,
    "static.must": _RULE_CHANGE,
    "static.has": ("type.while-face-up",),
    "static.have": ("type.while-face-up",),
    "static.cost": ("action.each-costs-one", "golden.card-over-rules"),
    "static.actioncost": ("action.each-costs-one", "golden.card-over-rules"),
    "static.handlimit": ("turn.hand-limit", "ruling.discard-choice", "golden.card-over-rules"),
    "static.morepoints": (*_POINTS, "golden.card-over-rules"),
    "static.onemorepoint": (*_POINTS, "golden.card-over-rules"),
    "static.fewerpoints": (*_POINTS, "golden.card-over-rules"),
    "static.onefewerpoint": (*_POINTS, "golden.card-over-rules"),
    "static.playto": ("play.zone-one", "golden.card-over-rules"),
    "static.block": ("block.face-down-spy", "golden.card-over-rules"),
    "exception.diagonally": ("move.no-diagonal", "attack.adjacent-target"),
    "exception.enemy": ("move.not-into-enemy-zones", "ruling.no-attack-into-enemy-zones"),
    "exception.twosteps": ("move.one-step",),
    "exception.row": ("attack.adjacent-target", *_GEOMETRY),
    "exception.column": ("attack.adjacent-target", *_GEOMETRY),
    "limit.row": _GEOMETRY,
    "limit.column": _GEOMETRY,
    "action.play": ("action.five-kinds", *_PLAY),
    "action.move": ("action.five-kinds", *_MOVE),
    "action.attack": ("action.five-kinds", *_ATTACK),
    "action.steal": ("action.five-kinds", *_STEAL),
    "stat.treasure": ("win.ten-treasures",),
    # Times
    "phase.turn": ("turn.phase-order",),
    "phase.draw": ("turn.phase-order", "turn.draw-one"),
    "phase.planning": ("turn.planning-order", "ruling.resolve-step"),
    "phase.assault": ("turn.phase-order", "action.three-points"),
    "phase.rest": ("turn.phase-order", "turn.hand-limit"),
}

TOUCHES: Final[dict[str, list[str]]] = {tag: list(ids) for tag, ids in _BY_TAG.items()}
"""The ids of rules, by tag."""


def touched(tree: Node) -> list[str]:
    """The rules that a text has to do with, each once, in reading order."""
    found: dict[str, None] = {}
    ahead = [tree]
    while ahead:
        node = ahead.pop()
        found.update(dict.fromkeys(TOUCHES.get(node[0], ())))
        ahead += [child for child in reversed(node[1:]) if isinstance(child, tuple)]
    return list(found)
