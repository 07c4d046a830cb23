"""Eruma with random cards: well-formed texts that nobody would print.

For finding out that whatever can be written can be played: no crash, no hang, no broken law, nothing
given away. The same generator gives the same cards.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

from rulewright.cardtext.sampling import Sampler
from rulewright.effects.lowering.draft import NotPlayable
from rulewright.gamekit.registry import register
from rulewright.games.eruma.cards.content import FOLDER
from rulewright.games.eruma.cards.content_cards import Definition, PrintedSet
from rulewright.games.eruma.cards.content_checks import (
    HENCHMAN_HEADING,
    OUTLAW_HEADING,
    parts_of,
    wrong_text,
)
from rulewright.games.eruma.decks.deck_building import DeckBuilding
from rulewright.games.eruma.game import Eruma
from rulewright.games.eruma.rules.numbering import DECK_SIZE
from rulewright.games.eruma.rules.terms import CLASSES, CURSE_TYPE, HENCHMAN, TYPES
from rulewright.games.eruma.texts.lowering.text import lower

_OUTLAWS: Final = [f"Outlaw {letter}" for letter in "ABCDEFGHIJKLMNOPQRSTUVWX"]
_HENCHMEN: Final = [f"Henchman {letter}" for letter in "ABCDEF"]
_SECOND_DECK: Final = len(_OUTLAWS) - DECK_SIZE
_LEVELS: Final = 6
_WITH_A_TYPE: Final = 0.4


class Printer:
    """Prints random cards."""

    def __init__(self, random: Random) -> None:
        self.random = random
        names = [*_HENCHMEN, *_OUTLAWS]
        self.numbers = {name: number for number, name in enumerate(names)}
        self.sampler = Sampler(FOLDER.language, random, _HENCHMEN, _LEVELS)
        self.powers: set[object] = set()

    def cards(self) -> PrintedSet:
        """A set of them."""
        return PrintedSet([self._card(name) for name in self.numbers])

    def _card(self, name: str) -> Definition:
        is_henchman = name in _HENCHMEN
        heading = HENCHMAN_HEADING if is_henchman else OUTLAW_HEADING
        kinds = int(HENCHMAN) if is_henchman else 1 << self.numbers[name] % len(CLASSES)
        for tree in self.sampler.cards():
            types = 0
            if self.random.random() < _WITH_A_TYPE:
                types = 1 << self.random.randrange(1, len(TYPES))
            if any(speed[0] == "speed.curse" for speed, _ in parts_of(tree)):
                types |= int(CURSE_TYPE)
            named = [word for place, word in enumerate(TYPES) if types >> place & 1]
            fields: dict[str, Any] = {"types": named}
            if wrong_text(heading, fields, tree) or tree in self.powers:
                continue
            with suppress(NotPlayable):
                program = lower(tree, self.numbers)
                self.powers.add(tree)
                text = FOLDER.language.write(tree)
                number = self.numbers[name]
                return Definition(
                    number, name, text, "For tests.", ["hood"], tree, program, kinds, types
                )
        raise AssertionError("the sampler never ends")


def random_game(random: Random, name: str = "eruma-random") -> Eruma:
    """The game with random cards and two decks of them, registered under that name."""
    printed = Printer(random).cards()
    extra = "\n".join(f'"{henchman}" = 3' for henchman in _HENCHMEN)
    with TemporaryDirectory() as folder:
        for key, outlaws in (("left", _OUTLAWS[:DECK_SIZE]), ("right", _OUTLAWS[_SECOND_DECK:])):
            facts = f'name = "{key}"\nplan = "None."\ndeck = {outlaws}\nreserve = []\n'
            deck = facts.replace("'", '"') + f"[extra]\n{extra}\n"
            Path(folder, f"{key}.toml").write_text(deck, encoding="utf-8")
        game = Eruma(name, printed, DeckBuilding(printed, Path(folder)), "test")
    register(game)
    return game
