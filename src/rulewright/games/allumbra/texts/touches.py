"""Which rules of the catalogue each phrase has to do with, for `rulewright cards explain`.

By tag of the tables. A phrase that is not here touches no rule of its own: it only joins others.
"""

from __future__ import annotations

from typing import Final

_CANCEL: Final = (
    "clash.cancel-by-chart", "ruling.cancel-relation-shape", "ruling.cancel-whole-card",
    "ruling.cancel-support", "clash.cancelled-still-pays", "ruling.unpaid-card-is-void",
)  # fmt: skip
_BONUS: Final = (
    "bonus.next-card-only", "bonus.same-turn-only", "bonus.no-stacking",
    "ruling.bonus-needs-performed-card", "ruling.bonus-spent-regardless",
)  # fmt: skip
_ENERGY: Final = ("setup.energy-cap", "ruling.net-then-limit", "ruling.cancel-whole-card")
_AMMO: Final = (
    "setup.ammo-cap", "ruling.net-then-limit", "ruling.cancel-whole-card",
    "ruling.no-paying-from-same-clash",
)  # fmt: skip
_AT_ONCE: Final = (
    "ruling.order-in-a-clash",
    "ruling.no-paying-from-same-clash",
    "ruling.relic-effects-together",
)
_DAMAGE: Final = ("clash.attack-damage", "clash.all-at-once")
_COST: Final = ("clash.attack-cost", "clash.too-little-ammo", "ruling.part-payment")
_PERFORMED: Final = ("clash.too-little-ammo", "ruling.unpaid-card-is-void")
_DRAWING: Final = ("deck.reshuffle-at-three", "deck.reshuffle-before-draw", "ruling.short-hand")
_REVEALED: Final = ("turn.one-each-at-once", "ruling.played-is-played")

_BY_TAG: Final = {
    # The sides of a relic
    "speed.condition": (
        "relic.starts-on-condition", "relic.activate", "relic.turn-lock",
        "relic.not-on-same-card", "ruling.condition-moment",
    ),
    "speed.active": (
        "relic.use-when-active", "relic.modifies-card", "relic.turns-back", "ruling.relic-windows",
        "ruling.relic-may-be-wasted",
    ),
    # Cards
    "sentence.cancels": _CANCEL,
    "cond.itdoes": ("ruling.tiro-calculado-ammo", "ruling.unpaid-card-not-cancelled"),
    "cond.plays": ("ruling.played-is-played", "ruling.unpaid-card-not-cancelled"),
    "act.energy": _ENERGY,
    "act.ammo": _AMMO,
    "act.both": (*_ENERGY, "setup.ammo-cap", "ruling.no-paying-from-same-clash"),
    "static.nextfree": ("bonus.recarregar", *_BONUS, "ruling.free-means-payable"),
    "static.nextdamage": ("bonus.cauterizar", *_BONUS, "ruling.cauterizar-amount"),
    # Conditions
    "did.draws": ("turn.draw-three", "ruling.draw-moment", "ruling.condition-outside-a-card"),
    "did.pick": ("turn.later-turns", "ruling.picks-are-final", "ruling.condition-outside-a-card"),
    "did.reveal": _REVEALED,
    "act.show": ("ruling.open-values",),
    "act.layopen": ("info.picked-cards-hidden",),
    "event.same": _REVEALED,
    "event.repeat": _REVEALED,
    "event.paid": ("clash.attack-cost", "ruling.part-payment"),
    "event.last": ("clash.attack-cost",),
    "event.void": ("clash.too-little-ammo", "ruling.unpaid-card-is-void"),
    "event.cancels": ("clash.cancel-by-chart", "ruling.unpaid-card-not-cancelled"),
    "event.cancelled": ("clash.cancel-by-chart", "ruling.unpaid-card-not-cancelled"),
    "event.taken": ("clash.attack-damage", "goal.energy-zero"),
    "event.dealt": ("clash.attack-damage",),
    "event.brink": ("ruling.net-then-limit", "goal.energy-zero"),
    # Active sides
    "static.damage": _DAMAGE,
    "static.guard": _DAMAGE,
    "static.cheaper": _COST,
    "static.burden": _COST,
    "static.cantbe": ("ruling.card-over-rules",),
    "pv.cancelled": ("clash.cancel-by-chart", "ruling.cancel-whole-card"),
    "cond.performed": _PERFORMED,
    "cond.uncancelled": (*_PERFORMED, "ruling.cancel-whole-card"),
    "act.load": (*_AT_ONCE, "setup.ammo-cap"),
    "act.drain": _AT_ONCE,
    "sentence.once": ("ruling.order-in-a-clash",),
    "act.drawone": _DRAWING,
    "act.draw": _DRAWING,
}  # fmt: skip

TOUCHES: Final[dict[str, list[str]]] = {tag: list(ids) for tag, ids in _BY_TAG.items()}
"""The ids of rules, by tag."""
