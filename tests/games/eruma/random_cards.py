"""Eruma with random cards: well-formed texts that nobody would print, for laws that must hold
whatever cards say."""

from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

from rulewright.cardtext.sampling import Sampler
from rulewright.effects.lowering_draft import NotPlayable
from rulewright.games.eruma.content_cards import Definition, PrintedSet
from rulewright.games.eruma.content_checks import (
    HENCHMAN_HEADING,
    OUTLAW_HEADING,
    parts_of,
    wrong_text,
)
from rulewright.games.eruma.deck_building import DeckBuilding
from rulewright.games.eruma.game import Eruma
from rulewright.games.eruma.lowering import lower
from rulewright.games.eruma.terms import CLASSES, CURSE_TYPE, HENCHMAN, TYPES
from rulewright.kernel.registry import register
from tests.games.eruma.program_lines import language

OUTLAWS, HENCHMEN = 24, 6


class Printer:
    """Prints random cards."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.henchmen = [f"Henchman {letter}" for letter in "ABCDEF"]
        names = [*self.henchmen, *(f"Outlaw {letter}" for letter in "ABCDEFGHIJKLMNOPQRSTUVWX")]
        self.numbers = {name: number for number, name in enumerate(names)}
        self.sampler = Sampler(language(), self.random, self.henchmen, levels=6)
        self.powers: set[object] = set()

    def cards(self) -> PrintedSet:
        """A set of them."""
        return PrintedSet([self._card(name) for name in self.numbers])

    def _card(self, name: str) -> Definition:
        is_henchman = name in self.henchmen
        heading = HENCHMAN_HEADING if is_henchman else OUTLAW_HEADING
        kinds = HENCHMAN if is_henchman else 1 << self.numbers[name] % len(CLASSES)
        for tree in self.sampler.cards():
            types = 0
            if self.random.random() < 0.4:
                types = 1 << self.random.randrange(1, len(TYPES))
            if any(speed[0] == "speed.curse" for speed, _ in parts_of(tree)):
                types |= CURSE_TYPE
            named = [word for place, word in enumerate(TYPES) if types >> place & 1]
            fields: dict[str, Any] = {"types": named}
            if wrong_text(heading, fields, tree) or tree in self.powers:
                continue
            with suppress(NotPlayable):
                program = lower(tree, self.numbers)
                self.powers.add(tree)
                text = language().write(tree)
                number = self.numbers[name]
                return Definition(
                    number, name, kinds, types, text, "For tests.", ["hood"], tree, program
                )
        raise AssertionError("the sampler never ends")


def random_game(seed: int, folder: Path) -> Eruma:
    """The game with cards that the seed gives, and two decks of them."""
    printed = Printer(seed).cards()
    decks = folder / f"decks-{seed}"
    decks.mkdir()
    outlaws = [one.name for one in printed.definitions if not one.is_henchman]
    henchmen = [one.name for one in printed.definitions if one.is_henchman]
    for place, key in enumerate(("left", "right")):
        listed = ", ".join(f'"{name}"' for name in outlaws[place * 9 : place * 9 + 15])
        extra = "\n".join(f'"{name}" = 3' for name in henchmen)
        deck = (
            f'name = "{key}"\nplan = "None."\ndeck = [{listed}]\nreserve = []\n[extra]\n{extra}\n'
        )
        (decks / f"{key}.toml").write_text(deck)
    game = Eruma(f"eruma-random-{seed}", printed, DeckBuilding(printed, decks), "test")
    register(game)
    return game
