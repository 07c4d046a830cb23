"""Elma with random cards: well-formed texts that nobody would print.

For finding out that whatever can be written can be played: no crash, no hang, no broken law, nothing
given away. The same generator gives the same cards.
"""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Any, Final

from rulewright.cardtext.node import Node
from rulewright.cardtext.sampling import Sampler
from rulewright.effects.lowering.draft import NotPlayable
from rulewright.effects.program import Program
from rulewright.gamekit.registry import register
from rulewright.games.elma.cards.content import FOLDER
from rulewright.games.elma.cards.content_cards import Definition, PrintedSet
from rulewright.games.elma.cards.content_checks import HEADINGS
from rulewright.games.elma.cards.content_texts import wrong_text
from rulewright.games.elma.decks.decks import ElmaDecks
from rulewright.games.elma.game import Elma
from rulewright.games.elma.rules.terms import KUSKI, KUSKI_TYPES, LEVEL, LEVEL_TYPES, NO_FINISH
from rulewright.games.elma.texts.lowering.text import lower

_KUSKIS: Final = 16
_LEVELS: Final = 10
_INSTANTS: Final = 8
_COPIES: Final = 2
_DEPTH: Final = 6


class Printer:
    """Prints random cards."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.sampler = Sampler(FOLDER.language, random, levels=_DEPTH)

    def cards(self) -> PrintedSet:
        """A set of them."""
        headings = ["kuski"] * _KUSKIS + ["level"] * _LEVELS + ["instant"] * _INSTANTS
        return PrintedSet([self._card(place, heading) for place, heading in enumerate(headings)])

    def _card(self, number: int, heading: str) -> Definition:
        kind = 1 << HEADINGS.index(heading)
        name = f"{heading.capitalize()} {number}" + (f" [t{number % 3}]" if kind == KUSKI else "")
        tree, program = self._text(heading, kind, name)
        names = KUSKI_TYPES if kind == KUSKI else LEVEL_TYPES
        types = 1 << self.random.randrange(len(names)) if kind in (KUSKI, LEVEL) else 0
        lists = [self._records() for _ in range(self._parts())] if kind == KUSKI else []
        lengths = [self._length() for _ in range(self._parts())] if kind == LEVEL else []
        return Definition(
            number, name, FOLDER.language.write(tree), "For tests.", ["hood"], tree, program, kind,
            types, lists, lengths, "C", number + 1,
        )  # fmt: skip

    def _parts(self) -> int:
        """cards.repeated-parts: now and then there are two."""
        return 2 if self.random.random() < 1 / 4 else 1

    def _records(self) -> list[int]:
        return [self._record() for _ in range(5)]

    def _length(self) -> tuple[int, int]:
        shortest = self.random.randrange(1, 3)
        return shortest, self.random.randrange(shortest, 4)

    def _record(self) -> int:
        return NO_FINISH if self.random.random() < 1 / 6 else self.random.randrange(280, 500)

    def _text(self, heading: str, kind: int, name: str) -> tuple[Node, Program]:
        fields: dict[str, Any] = {"name": name}
        for tree in self.sampler.cards():
            if wrong_text(heading, fields, tree):
                continue
            with suppress(NotPlayable):
                return tree, lower(tree, kind, {})
        raise AssertionError("the sampler never ends")


def random_game(random: Random, name: str = "elma-random") -> Elma:
    """The game with random cards and two decks of all of them, registered under that name."""
    printed = Printer(random).cards()
    numbers = list(range(len(printed.definitions))) * _COPIES
    return _race(name, printed, {"left": numbers, "right": numbers})


def short_random_game(random: Random, name: str, decks: int) -> Elma:
    """The same with the cards dealt out to so many decks: a match is short enough to be held against every
    law."""
    printed = Printer(random).cards()
    numbers = list(range(len(printed.definitions)))
    return _race(name, printed, {f"deck {at}": numbers[at::decks] for at in range(decks)})


def _race(name: str, printed: PrintedSet, decks: dict[str, list[int]]) -> Elma:
    cards = printed.definitions
    keys, names = [one.key for one in cards], [one.name for one in cards]
    game = Elma(name, printed.rules_set(), keys, ElmaDecks(names, decks), "test")
    register(game)
    return game
