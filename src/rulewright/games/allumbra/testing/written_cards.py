"""Allumbra with cards that a test writes itself: what texts do that no shipped card has.

A card is a line: what kind it is, its name, its figures, and after a bar its text:

    attack Shot: copies 3, cost 1, damage 2 | Cancels Duck.
    support Load: copies 3, ammo 2 | Your next card this turn costs no ammo.

A relic is one, too, with whose it is. Where only relics are written, the cards are the ordinary ones of tests:

    relic stella Brass Whistle | Condition: When your card is cancelled. Active: This card can't be cancelled.

Each is known by its name in small letters, with hyphens.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from rulewright.cardtext import Trees
from rulewright.gamekit.names import slug
from rulewright.gamekit.registry import register
from rulewright.games.allumbra.cards.content import LANGUAGE, read_cards, read_relics
from rulewright.games.allumbra.game import Allumbra
from rulewright.games.allumbra.testing.table import CONTENT, DuelTable, relics_for_tests
from rulewright.testing.scenes import lines_of


@cache
def _texts() -> Trees:
    """What was read once is not read again."""
    return Trees(LANGUAGE)


def written_cards(lines: str, name: str = "allumbra-scene") -> Allumbra:
    """The game with a deck of these cards, and these relics beside those of tests."""
    written = list(lines_of(lines))
    of_relics = [_relic(facts, text) for facts, text in written if facts.startswith("relic ")]
    of_cards = [_card(facts, text) for facts, text in written if not facts.startswith("relic ")]
    with TemporaryDirectory() as folder:
        card_file = CONTENT / "cards.toml"
        if of_cards:
            card_file = Path(folder, "cards.toml")
            card_file.write_text("\n".join(of_cards))
        cards = read_cards(card_file, _texts())
        relics = relics_for_tests()
        if of_relics:
            relic_file = Path(folder, "relics.toml")
            relic_file.write_text("\n".join([*of_relics, *_FILLING]))
            relics = read_relics(relic_file, cards, _texts())
    game = Allumbra(name, cards, relics, "test")
    register(game)
    return game


def duel_with(lines: str) -> DuelTable:
    """A table with these cards."""
    return DuelTable(written_cards(lines))


def _card(facts: str, text: str) -> str:
    """A card as a file of cards has it."""
    named, _, figures = facts.partition(": ")
    kind, _, name = named.partition(" ")
    lines = ["[[card]]", f'key = "{slug(name)}"', f'name = "{name}"']
    lines += [f'kind = "{kind}"', 'icon = "revolver"']
    lines += [" = ".join(figure.split()) for figure in figures.split(",")]
    lines += [f'text = "{text}"']
    return "\n".join(lines) + "\n"


def _relic(facts: str, text: str) -> str:
    """A relic as a file of relics has it."""
    _, character, name = facts.split(" ", 2)
    lines = ["[[relic]]", f'key = "{slug(name)}"', f'name = "{name}"']
    lines += [f'character = "{character}"', 'icon = "lantern"', f'text = "{text}"']
    return "\n".join(lines) + "\n"


_IDLE: Final = "Condition: When your card takes 10 or more energy from an opponent."
_FILLING: Final = [
    _relic(f"relic {character} {name}", f"{_IDLE} Active: This card can't be cancelled.")
    for character, names in (
        ("stella", ["Idle Coin", "Idle Nail"]),
        ("balif", ["Idle Stone", "Idle Leaf"]),
    )
    for name in names
]
"""Each duellist has two relics: for those whom a test gives fewer."""
