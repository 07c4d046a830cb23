"""Scenes for tests of the effect mechanism: cards whose texts stand in the test, on a table that
checks itself.

    scene = scenes({"Imp": "Henchman: Whenever …", "Ann": "Evasive Thief: Quick: …"})
    scene.set("their 1 | Imp …")

Besides those cards there are plain ones of each class, `Thief` to `Fourth Thief` and so on.
"""

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Final

from rulewright.cardtext import Trees
from rulewright.gamekit.registry import register
from rulewright.games.eruma.cards.content import FOLDER, SetReader
from rulewright.games.eruma.decks.deck_building import DeckBuilding
from rulewright.games.eruma.game import Eruma
from rulewright.games.eruma.rules.terms import CLASSES, TYPES
from rulewright.games.eruma.testing.table import RaidTable

Scenes = Callable[[dict[str, str]], RaidTable]
PLAIN: Final = [
    f"{ordinal}{kind}" for ordinal in ("", "Second ", "Third ", "Fourth ") for kind in CLASSES
]


@cache
def texts() -> Trees:
    """What was read once is not read again."""
    return Trees(FOLDER.language)


def opened(folder: Path) -> Iterator[Scenes]:
    """What makes a table with the cards of a test; each checks itself when the test is over."""
    tables: list[RaidTable] = []

    def made(cards: dict[str, str]) -> RaidTable:
        tables.append(scene(folder, cards))
        return tables[-1]

    yield made
    for table in tables:
        table.close()


def scene(folder: Path, cards: dict[str, str]) -> RaidTable:
    """A table with these cards: each its class and types, or Henchman, then its text."""
    plain = {
        name: f"{name.split()[-1]}: Quick: Draw {number + 40} cards."
        for number, name in enumerate(PLAIN)
    }
    file = folder / "cards.toml"
    file.write_text("\n".join(_written(*card) for card in (plain | cards).items()))
    decks = folder / "decks"
    decks.mkdir()
    listed = ", ".join(f'"{name}"' for name in PLAIN[:15])
    for key in ("left", "right"):
        deck = f'name = "{key}"\nplan = "None."\ndeck = [{listed}]\nreserve = []\n'
        (decks / f"{key}.toml").write_text(deck)
    printed = SetReader(texts()).read([file])
    game = Eruma("eruma-scene", printed, DeckBuilding(printed, decks), "test")
    register(game)
    return RaidTable(game)


def _written(name: str, card: str) -> str:
    facts, _, text = card.partition(": ")
    words = facts.split()
    types = [word for word in words if word in TYPES]
    lines = ["[[henchman]]" if "Henchman" in words else "[[outlaw]]", f'name = "{name}"']
    lines += [f'class = "{word}"' for word in words if word in CLASSES]
    lines += [f"types = {types}", f'text = "{text}"', 'flavour = "For tests."', 'icons = ["hood"]']
    return "\n".join(lines) + "\n"
