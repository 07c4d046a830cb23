"""The cards and relics of Allumbra as a form to fill in: what `content.py` asks of each, field by field."""

from __future__ import annotations

from typing import Final

from rulewright.effects.packs import LONGEST_NAME
from rulewright.gamekit import card_form
from rulewright.gamekit.card_form import CardField, CardKind
from rulewright.games.allumbra.cards.content import CARD, MOST_COPIES, MOST_FIGURE, RELIC
from rulewright.games.allumbra.rules.terms import CHARACTERS

_NAME: Final = CardField(
    "name",
    card_form.LINE,
    "With capitals. One that the game has takes its place.",
    most=LONGEST_NAME,
)
_ICON: Final = CardField("icon", card_form.ICON, "Its picture.", needed=False)


def _figure(name: str, meaning: str) -> CardField:
    return CardField(name, card_form.NUMBER, meaning, most=MOST_FIGURE, needed=False)


KINDS: Final = (
    CardKind(
        CARD,
        "Card",
        (
            _NAME,
            CardField("kind", card_form.ONE, "What it is.", ("attack", "support")),
            CardField(
                "copies", card_form.NUMBER, "How many are in a deck.", fewest=1, most=MOST_COPIES
            ),
            _figure("cost", "Of an attack: the ammo it costs."),
            _figure("damage", "Of an attack: the energy it takes."),
            _figure("energy", "Of a support card: the energy it gives."),
            _figure("ammo", "Of a support card: the ammo it gives, if it gives no energy."),
            CardField("text", card_form.TEXT, "What it cancels, gives or brings."),
            _ICON,
        ),
        {
            "name": "Ricochet",
            "kind": "attack",
            "copies": 3,
            "cost": 2,
            "damage": 1,
            "text": "Cancels Quick Draw. If it does, gain 1 ammo.",
            "icon": "revolver",
        },
    ),
    CardKind(
        RELIC,
        "Relic",
        (
            _NAME,
            CardField("character", card_form.ONE, "Whose it is.", tuple(CHARACTERS)),
            CardField("text", card_form.TEXT, 'Two sides: "Condition: …" and then "Active: …".'),
            _ICON,
        ),
        {
            "name": "Brass Whistle",
            "character": "stella",
            "text": "Condition: When your card is cancelled. Active: This card can't be cancelled.",
            "icon": "ringing-bell",
        },
    ),
)
