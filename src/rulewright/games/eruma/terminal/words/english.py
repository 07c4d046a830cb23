"""The captions of Eruma's board in English."""

from __future__ import annotations

from typing import Final

ENGLISH: Final[dict[str, str]] = {
    "eruma.row-one": "Z1",
    "eruma.row-two": "Z2",
    "eruma.row-treasure": "Tr",
    "eruma.zone-one": "Zone 1, {column}",
    "eruma.zone-two": "Zone 2, {column}",
    "eruma.zone-treasure": "Treasure {column}",
    "eruma.phase-draw": "Draw",
    "eruma.phase-planning": "Planning",
    "eruma.phase-assault": "Assault",
    "eruma.phase-rest": "Rest",
    "eruma.points": "AP",
    "eruma.hand-size": "hand {count}",
    "eruma.deck-size": "deck {count}",
    "eruma.graveyard-size": "grave {count}",
    "eruma.extra-size": "extra {count}",
    "eruma.banished-size": "out {count}",
    "eruma.hand": "Hand:",
    "eruma.hand-known": "Seen in hand:",
    "eruma.in-hand": "in hand",
    "eruma.face-down": "face-down",
    "eruma.face-up": "face-up",
    "eruma.exhausted": "exhausted",
    "eruma.exhausted-right": "Exhausted, turned to the right (↷): its power was used.",
    "eruma.exhausted-left": "Exhausted, turned to the left (↶): blocked, or exhausted by a card.",
    "eruma.has-stolen": "It has taken its steal action this turn ($).",
    "eruma.lies": "{place}, {facing}. Commanded by: {who}.",
    "eruma.owned": "Belongs to: {who} (⇄).",
    "eruma.given": "Also has now: {types}.",
    "eruma.power-on": "{card} ({place})",
    "eruma.lasting": "{card}, until turn {turn}",
    "eruma.waiting": "{card}, until it has come",
    "eruma.goes-on": "The power of {card} has been going on since turn {turn} (◈).",
    "eruma.aimed-at": "Its targets: {targets}.",
    "eruma.more": "… and {number} more (e shows all)",
    "eruma.pile-hand": "{name}: hand",
    "eruma.pile-deck": "{name}: Deck",
    "eruma.pile-graveyard": "{name}: Graveyard",
    "eruma.pile-extra": "{name}: Extra Deck",
    "eruma.pile-banished": "{name}: banished cards",
    "eruma.deck-list": "{count} cards are left in it, in an order nobody knows. These 15 were brought:",
    "eruma.unknown": "{count} cards you do not know",
    "eruma.nothing": "nothing",
    "eruma.does-play": "play ({count})",
    "eruma.does-move": "move ({count})",
    "eruma.does-attack": "attack ({count})",
    "eruma.does-steal": "steal",
    "eruma.does-power": "power",
    "eruma.does-hide": "turn face-down",
    "eruma.does-fly": "back to hand",
    "eruma.brought": "{name}: all cards brought along",
    "eruma.other-cards": "All other cards",
    "eruma.legend": (
        "▲ yours  ▼ theirs  ▒ face-down  ↷ exhausted  ↶ exhausted by a block or a card  "
        "◈ power goes on  $ has stolen  ⇄ under another's command  ◎ known to the opponent  ◆ Treasure  "
        "A Assassin  T Thief  S Spy  M Maniac  H Henchman"
    ),
    "eruma.primer": (
        "Be the first to collect 10 treasures. Each turn you draw a card, turn your cards up and ready, "
        "and have 3 Action Points: play a card face-down to your Zone 1, move a face-up card one step, "
        "attack a card next to it (which kills it and takes its place), use a power, or steal with a card "
        "on a Treasure position. Assassins kill what attacks them, Thieves on Treasure steal for free when "
        "your turn begins, a face-down Spy can block a power, and only Maniacs summon Henchmen. Nobody "
        "moves or attacks into the other's zones. A game also ends when somebody cannot draw: then the "
        "higher total wins."
    ),
}
