"""Grimterra with cards that a test writes itself: what texts do that no shipped card has.

A card is a line: its name, its kind with its numbers, and after a bar its text, which may be missing:

    Jab: attack Agilitas 2, 3 damage | Effect: Draw a card.
    Ann: hero Agilitas 3, 5 health | Draw a card.
    Ann Risen: empowered of Ann, Agilitas 5, 8 health | Passive: …
    Hound: minion Fortutidas 2, 3 health

Besides those there are plain ones: the heroes `Plain`, `Second` and `Third` (every Fate 9, 5 health; empowered 9, without
powers), the attack `Strike` (2 damage), the defense `Guard`, the spell `Musing` (draw 9 cards) and the equipment `Trinket`,
all Agilitas 1. A hero without an empowered line gets one with 4 health more.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from rulewright.cardtext import Trees
from rulewright.gamekit.registry import register
from rulewright.games.grimterra.cards.content import FOLDER, SetReader
from rulewright.games.grimterra.decks.deck_building import DeckBuilding
from rulewright.games.grimterra.game import Grimterra
from rulewright.games.grimterra.rules.terms import FACTIONS
from rulewright.games.grimterra.testing.table import FeudTable
from rulewright.testing import scenes as testing_scenes
from rulewright.testing.scenes import lines_of

Scenes = testing_scenes.Scenes[FeudTable]
"""Makes tables with the cards of a test of Grimterra."""
_EVERY: Final = "Agilitas 9 Fortutidas 9 Intellectus 9"
PLAIN: Final = [
    f"Plain: hero {_EVERY}, 5 health",
    f"Second: hero {_EVERY}, 5 health",
    f"Third: hero {_EVERY}, 5 health",
    "Strike: attack Agilitas 1, 2 damage",
    "Guard: defense Agilitas 1 | Avoid an attack.",
    "Musing: spell Agilitas 1 | Draw 9 cards.",
    "Trinket: equipment Agilitas 1 | This hero has 9 more health.",
]
_FILLERS: Final = 15
_NUMBERED: Final = re.compile(r"(\d+) (health|damage)")


@cache
def _texts() -> Trees:
    """What was read once is not read again."""
    return Trees(FOLDER.language)


def written_cards(lines: str, name: str = "grimterra-scene") -> Grimterra:
    """The game with these cards, and two decks of plain ones."""
    cards: dict[str, tuple[str, str]] = {}
    for line in PLAIN:
        facts, _, text = line.partition(" | ")
        card, _, words = facts.partition(": ")
        cards[card] = (words, text)
    for facts, text in lines_of(lines):
        card, _, words = facts.partition(": ")
        cards[card] = (words, text)
    for number in range(_FILLERS):
        cards[f"Filler {chr(65 + number)}"] = ("attack Agilitas 1, 1 damage", "")
    for card, (words, _) in list(cards.items()):
        if words.startswith("hero ") and not _has_side(cards, card):
            risen = _NUMBERED.sub(lambda found: f"{int(found[1]) + 4} {found[2]}", words)
            cards[f"{card} Risen"] = (f"empowered of {card}, {risen.removeprefix('hero ')}", "")
    with TemporaryDirectory() as folder:
        file = Path(folder, "cards.toml")
        file.write_text("\n".join(_entry(card, *said) for card, said in cards.items()))
        decks = Path(folder, "decks")
        decks.mkdir()
        listed = "\n".join(f'"Filler {chr(65 + number)}" = 4' for number in range(_FILLERS))
        for key in ("left", "right"):
            heroes = 'heroes = ["Plain", "Second", "Third"]\nreserve = []\n'
            deck = f'name = "{key}"\nplan = "None."\n{heroes}[attacks]\n{listed}\n'
            (decks / f"{key}.toml").write_text(deck)
        printed = SetReader(_texts()).read([file])
        game = Grimterra(name, printed, DeckBuilding(printed, decks), "test")
    game.decks.takes_any = True  # positions have any cards
    register(game)
    return game


def _has_side(cards: dict[str, tuple[str, str]], hero: str) -> bool:
    return any(words.startswith(f"empowered of {hero},") for words, _ in cards.values())


def feud_with(lines: str) -> FeudTable:
    """A table with these cards."""
    return FeudTable(written_cards(lines))


def _entry(name: str, facts: str, text: str) -> str:
    """A card as a file of cards has it."""
    heading, _, rest = facts.partition(" ")
    lines = [f"[[{heading}]]", f'name = "{name}"']
    if heading == "empowered":
        side, _, rest = rest.removeprefix("of ").partition(", ")
        lines.append(f'side_of = "{side}"')
    words = rest.replace(",", " ").split()
    fates = [f"{word} = {words[place + 1]}" for place, word in enumerate(words) if word in FACTIONS]
    lines.append(f"fates = {{ {', '.join(fates)} }}")
    lines += [f"{found[2]} = {found[1]}" for found in _NUMBERED.finditer(rest)]
    if heading == "hero":
        lines.append('star = "white"')
    if text:
        quoted = text.replace('"', '\\"')
        lines.append(f'text = "{quoted}"')
    lines += ['flavour = "For tests."', 'icons = ["hood"]']
    return "\n".join(lines) + "\n"
