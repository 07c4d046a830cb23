"""The cards of Eruma as a form to fill in: what `content_checks.py` asks of each kind, field by field."""

from __future__ import annotations

from typing import Final

from rulewright.cardtext.card_fields import FLAVOUR_AND_ICONS
from rulewright.effects.packs import LONGEST_NAME
from rulewright.gamekit import card_form
from rulewright.gamekit.card_form import CardField, CardKind
from rulewright.games.eruma.cards.content_checks import HENCHMAN_HEADING, OUTLAW_HEADING
from rulewright.games.eruma.rules.terms import CLASSES, TYPES

_NAME: Final = CardField(
    "name", card_form.LINE, "Unlike that of any other card, and with capitals.", most=LONGEST_NAME
)
_TYPES: Final = CardField(
    "types", card_form.SOME, "If it has any.", tuple(TYPES), most=len(TYPES), needed=False
)

KINDS: Final = (
    CardKind(
        OUTLAW_HEADING,
        "Outlaw",
        (
            _NAME,
            CardField("class", card_form.ONE, "What it can do by itself.", tuple(CLASSES)),
            _TYPES,
            CardField(
                "text",
                card_form.TEXT,
                "A power: it begins with its speed and a colon. Before it may stand a Curse.",
            ),
            *FLAVOUR_AND_ICONS,
        ),
        {
            "name": "The Lamplighter",
            "class": "Spy",
            "types": ["Evasive"],
            "text": "Quick: Flip target face-down card an opponent controls face-up."
            " If it is a Thief, exhaust it.",
            "flavour": "He knows which windows should be dark.",
            "icons": ["torch", "spy"],
        },
    ),
    CardKind(
        HENCHMAN_HEADING,
        "Henchman",
        (
            _NAME,
            _TYPES,
            CardField(
                "text", card_form.TEXT, "An effect: it works all the time the card lies face-up."
            ),
            *FLAVOUR_AND_ICONS,
        ),
        {
            "name": "Gallows Crow",
            "types": ["Flying"],
            "text": "Whenever an Outlaw an opponent controls is killed, you may look at its owner's hand.",
            "flavour": "It counts the heads, and then the hats.",
            "icons": ["raven", "slipknot"],
        },
    ),
)
