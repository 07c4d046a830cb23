"""The cards of Elma as a form to fill in: what `content_checks.py` asks of each kind, field by field."""

from __future__ import annotations

from typing import Final

from rulewright.cardtext.card_fields import FLAVOUR_AND_ICONS
from rulewright.effects.packs import LONGEST_NAME
from rulewright.gamekit import card_form
from rulewright.gamekit.card_form import CardField, CardKind
from rulewright.games.elma.cards.content_checks import (
    INSTANT_HEADING,
    KUSKI_HEADING,
    LARGEST_NUMBER,
    LEVEL_HEADING,
    LONGEST_BATTLE,
    MOST_KUSKI_TYPES,
    MOST_RECORDS,
    RARITIES,
)
from rulewright.games.elma.rules.terms import KUSKI_TYPES, LEVEL_TYPES

_KUSKI_NAME: Final = CardField(
    "name",
    card_form.LINE,
    "Unlike that of any other card. A tag in brackets at its end is the kuski's team.",
    most=LONGEST_NAME,
)
_NAME: Final = CardField(
    "name", card_form.LINE, "Unlike that of any other card.", most=LONGEST_NAME
)
_TIMES: Final = "Times in seconds, with one decimal at most, or NF; the last is a time."
_TURNS: Final = f"Full turns from 1 to {LONGEST_BATTLE}, or the ends of a range, as in 2, 4."
_FOOTER: Final = (
    CardField("rarity", card_form.ONE, "Common, uncommon or rare.", tuple(RARITIES)),
    CardField(
        "number",
        card_form.NUMBER,
        "One that no other card has; those from 1001 on are free.",
        fewest=1,
        most=LARGEST_NUMBER,
    ),
    *FLAVOUR_AND_ICONS,
)

KINDS: Final = (
    CardKind(
        KUSKI_HEADING,
        "Kuski",
        (
            _KUSKI_NAME,
            CardField(
                "types",
                card_form.SOME,
                f"At most {MOST_KUSKI_TYPES}.",
                tuple(KUSKI_TYPES),
                most=MOST_KUSKI_TYPES,
                needed=False,
            ),
            CardField("records", card_form.NUMBERS, _TIMES, ("NF",), fewest=1, most=MOST_RECORDS),
            CardField(
                "second_records",
                card_form.NUMBERS,
                "Another list, if it has two.",
                ("NF",),
                fewest=1,
                most=MOST_RECORDS,
                needed=False,
            ),
            CardField(
                "text", card_form.TEXT, "Keywords and what it does, if it does any.", needed=False
            ),
            *_FOOTER,
        ),
        {
            "name": "Gasket [rust]",
            "types": ["Casual"],
            "records": [41, "NF", 38.5, 37, 36],
            "text": "Tricky pro 4. Whenever a teammate you control wins a battle, you may draw a card."
            " If you do, discard a card.",
            "rarity": "U",
            "number": 1001,
            "flavour": "Rebuilt twice, from the same three parts.",
            "icons": ["car-wheel"],
        },
    ),
    CardKind(
        LEVEL_HEADING,
        "Level",
        (
            _NAME,
            CardField(
                "types",
                card_form.SOME,
                "If it has any.",
                tuple(LEVEL_TYPES),
                most=len(LEVEL_TYPES),
                needed=False,
            ),
            CardField("length", card_form.NUMBERS, _TURNS, fewest=1, most=2, alone=True),
            CardField(
                "second_length",
                card_form.NUMBERS,
                "Another length or range, if it has two.",
                fewest=1,
                most=2,
                needed=False,
                alone=True,
            ),
            CardField(
                "text", card_form.TEXT, "Keywords and what holds while it is battled.", needed=False
            ),
            *_FOOTER,
        ),
        {
            "name": "Under the Weir",
            "types": ["Pipe", "Tricky"],
            "length": [2, 4],
            "text": "First Finish. Kuskis in this battle with Pipe pro have 3 seconds off each time.",
            "rarity": "C",
            "number": 1002,
            "flavour": "Mind the third bend. Mind the water, too.",
            "icons": ["warp-pipe"],
        },
    ),
    CardKind(
        INSTANT_HEADING,
        "Instant",
        (
            _NAME,
            CardField("text", card_form.TEXT, "What happens when it is played."),
            *_FOOTER,
        ),
        {
            "name": "Loose Gravel",
            "text": "Until the end of the battle, target kuski an opponent controls in the ongoing battle has"
            " 2 seconds added to each time.",
            "rarity": "C",
            "number": 1003,
            "flavour": "Nobody swept the road.",
            "icons": ["horizon-road"],
        },
    ),
)
