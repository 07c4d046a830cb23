"""Allumbra with cards that a test writes itself: what texts do that no shipped card has.

A card is a line: what kind it is, its name, its figures, and after a bar its text:

    attack Shot: copies 3, cost 1, damage 2 | Cancels Duck.
    support Load: copies 3, ammo 2 | Your next card this turn costs no ammo.

It is known by its name in small letters, with hyphens.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from rulewright.cardtext import Trees
from rulewright.gamekit.registry import register
from rulewright.games.allumbra.cards.content import LANGUAGE, read_cards
from rulewright.games.allumbra.game import Allumbra
from rulewright.games.allumbra.testing.table import DuelTable, relics_for_tests
from rulewright.testing.scenes import lines_of


@cache
def _texts() -> Trees:
    """What was read once is not read again."""
    return Trees(LANGUAGE)


def written_cards(lines: str, name: str = "allumbra-scene") -> Allumbra:
    """The game with a deck of these cards, without relics."""
    with TemporaryDirectory() as folder:
        file = Path(folder, "cards.toml")
        file.write_text("\n".join(_entry(facts, text) for facts, text in lines_of(lines)))
        cards = read_cards(file, _texts())
    game = Allumbra(name, cards, relics_for_tests(), "test")
    register(game)
    return game


def duel_with(lines: str) -> DuelTable:
    """A table with these cards."""
    return DuelTable(written_cards(lines))


def _entry(facts: str, text: str) -> str:
    """A card as a file of cards has it."""
    named, _, figures = facts.partition(": ")
    kind, _, name = named.partition(" ")
    lines = ["[[card]]", f'key = "{name.lower().replace(" ", "-")}"', f'name = "{name}"']
    lines += [f'kind = "{kind}"', 'icon = "revolver"']
    lines += [" = ".join(figure.split()) for figure in figures.split(",")]
    lines += [f'text = "{text}"']
    return "\n".join(lines) + "\n"
