"""Eruma with cards that a test writes itself: what texts do that no shipped card has.

A card is a line: its name, its class and types (or Henchman), and after a bar its text:

    Ann: Evasive Thief | Quick: Draw a card.
    Imp: Henchman | Whenever a card is killed, draw a card.

Besides those cards there are plain ones of each class, `Thief` to `Fourth Thief` and so on.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from rulewright.cardtext import Trees
from rulewright.gamekit.registry import register
from rulewright.games.eruma.cards.content import FOLDER, SetReader
from rulewright.games.eruma.decks.deck_building import DeckBuilding
from rulewright.games.eruma.game import Eruma
from rulewright.games.eruma.rules.terms import CLASSES, TYPES
from rulewright.games.eruma.testing.table import RaidTable
from rulewright.testing import scenes as testing_scenes
from rulewright.testing.scenes import lines_of

Scenes = testing_scenes.Scenes[RaidTable]
"""Makes tables with the cards of a test of Eruma."""
PLAIN: Final = [
    f"{ordinal}{kind}" for ordinal in ("", "Second ", "Third ", "Fourth ") for kind in CLASSES
]


@cache
def _texts() -> Trees:
    """What was read once is not read again."""
    return Trees(FOLDER.language)


def written_cards(lines: str, name: str = "eruma-scene") -> Eruma:
    """The game with these cards, and two decks of plain ones."""
    cards = {
        plain: (plain.split()[-1], f"Quick: Draw {number + 40} cards.")
        for number, plain in enumerate(PLAIN)
    }
    for facts, text in lines_of(lines):
        card, _, words = facts.partition(": ")
        cards[card] = (words, text)
    with TemporaryDirectory() as folder:
        file = Path(folder, "cards.toml")
        file.write_text("\n".join(_entry(card, *said) for card, said in cards.items()))
        listed = ", ".join(f'"{card}"' for card in PLAIN[:15])
        decks = Path(folder, "decks")
        decks.mkdir()
        for key in ("left", "right"):
            deck = f'name = "{key}"\nplan = "None."\ndeck = [{listed}]\nreserve = []\n'
            (decks / f"{key}.toml").write_text(deck)
        printed = SetReader(_texts()).read([file])
        game = Eruma(name, printed, DeckBuilding(printed, decks), "test")
    register(game)
    return game


def raid_with(lines: str) -> RaidTable:
    """A table with these cards."""
    return RaidTable(written_cards(lines))


def _entry(name: str, facts: str, text: str) -> str:
    """A card as a file of cards has it."""
    words = facts.split()
    types = [word for word in words if word in TYPES]
    lines = ["[[henchman]]" if "Henchman" in words else "[[outlaw]]", f'name = "{name}"']
    lines += [f'class = "{word}"' for word in words if word in CLASSES]
    lines += [f"types = {types}", f'text = "{text}"', 'flavour = "For tests."', 'icons = ["hood"]']
    return "\n".join(lines) + "\n"
