"""The captions of Allumbra's board in English."""

from __future__ import annotations

from typing import Final

ENGLISH: Final[dict[str, str]] = {
    "allumbra.energy": "Energy",
    "allumbra.ammo": "Ammo",
    "allumbra.sizes": "hand {hand} · deck {deck} · discard {discard}",
    "allumbra.next-free": "next card costs no ammo",
    "allumbra.next-damage": "next attack hits for {amount} more",
    "allumbra.relic-waiting": "waits",
    "allumbra.relic-active": "ACTIVE",
    "allumbra.relic-in-use": "IN USE",
    "allumbra.relic-locked": "locked",
    "allumbra.condition": "Condition:",
    "allumbra.active": "Active:",
    "allumbra.hand": "Hand:",
    "allumbra.shown": "Shown:",
    "allumbra.discards": "Discards:",
    "allumbra.nothing": "none",
    "allumbra.lane": "Card {number}",
    "allumbra.face-down": "face down",
    "allumbra.laid-open": "laid open",
    "allumbra.revealed": "revealed",
    "allumbra.this-clash": "This clash (turn {turn}, card {number})",
    "allumbra.picked": "picked",
    "allumbra.against": "against",
    "allumbra.cancels": "cancels",
    "allumbra.cancelled": "cancelled",
    "allumbra.unpaid": "unpaid",
    "allumbra.no-effect": "no effect",
    "allumbra.hits": "hits {amount}",
    "allumbra.gains-energy": "+{amount} energy",
    "allumbra.gains-ammo": "+{amount} ammo",
    "allumbra.last-clash": "Last clash (turn {turn}, card {number})",
    "allumbra.kind-attack": "attack",
    "allumbra.kind-support": "support",
    "allumbra.column-card": "Card",
    "allumbra.column-cost": "Ammo",
    "allumbra.column-effect": "Effect",
    "allumbra.column-cancels-what": "Cancels",
    "allumbra.column-cancelled-by": "Cancelled by",
    "allumbra.column-text": "Text",
    "allumbra.column-copies": "Copies",
    "allumbra.column-relic": "Relic",
    "allumbra.column-condition": "Turns active when",
    "allumbra.column-active": "Active: used on a card",
    "allumbra.cards-heading": "The cards (both decks are alike)",
    "allumbra.chart-heading": "What cancels what",
    "allumbra.chart-key": "✗: the card at the left cancels the card above. A cancelled card does nothing, but is paid for.",
    "allumbra.piles-heading": "Where the cards are",
    "allumbra.piles-key": "Played and seen | still hidden (hand, deck, face down). The discards come back when a deck is down to 3.",
    "allumbra.gone": "{gone} | {left}",
    "allumbra.relics-heading": "The relics (◆ in this duel)",
    "allumbra.primer": (
        "Bring the other duellist's energy from 10 down to 0. In every turn you each play three "
        "cards; every time, both reveal one card at the same moment. Attacks cost ammo and take "
        "energy; without the ammo they do nothing. Support cards give ammo or energy, or hide you. "
        "Some cards cancel others: the lists beside your cards say which. In the first turn you pick "
        "one card at a time, in the second two and then one, and from the third on all three ahead. "
        "Guess what the other will play."
    ),
}
