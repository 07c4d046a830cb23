"""Grimterra with random cards: well-formed texts that nobody would print.

For finding out that whatever can be written can be played: no crash, no hang, no broken law, nothing given away. The same
generator gives the same cards.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

from rulewright.cardtext.node import Node
from rulewright.cardtext.sampling import Sampler
from rulewright.effects.card_texts import NO_TREE
from rulewright.effects.lowering.draft import NotPlayable
from rulewright.effects.program import NO_PROGRAM, Program
from rulewright.gamekit.registry import register
from rulewright.games.grimterra.cards.content import FOLDER
from rulewright.games.grimterra.cards.content_cards import Definition, PrintedSet
from rulewright.games.grimterra.cards.content_checks import wrong_text
from rulewright.games.grimterra.decks.deck_building import DeckBuilding
from rulewright.games.grimterra.game import Grimterra
from rulewright.games.grimterra.texts.lowering.text import lower

_MINIONS: Final = ["Minion A", "Minion B"]
_HEROES: Final = [f"Hero {letter}" for letter in "ABCD"]
_KINDS: Final = {"attack": 5, "defense": 3, "spell": 4, "equipment": 3}
"""How many different cards of each kind there are."""
_LEVELS: Final = 6
_AVOID: Final = ("body.last", ("sentence.do", ("deed.one", ("act.avoid",))))


class Printer:
    """Prints random cards."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.headings: dict[str, str] = dict.fromkeys(_MINIONS, "minion")
        for hero in _HEROES:
            self.headings[hero] = "hero"
            self.headings[f"{hero} Risen"] = "empowered"
        for kind, count in _KINDS.items():
            for number in range(count):
                self.headings[f"{kind.capitalize()} {chr(65 + number)}"] = kind
        self.numbers = {name: number for number, name in enumerate(self.headings)}
        self.sampler = Sampler(FOLDER.language, random, _MINIONS, _LEVELS)

    def cards(self) -> PrintedSet:
        """A set of them."""
        return PrintedSet([self._card(name) for name in self.numbers])

    def _card(self, name: str) -> Definition:
        heading = self.headings[name]
        tree, program = self._text(heading)
        fates = [0, 0, 0, 0]
        is_fighter = heading in ("hero", "empowered", "minion")
        if is_fighter:
            fates = [self.random.randrange(1, 4) for _ in fates]
            if heading == "empowered":
                fates = [5, 5, 5, 5]
        else:
            faction = self.random.randrange(4)
            fates[faction] = self.random.randrange(1, 3 if faction == 3 else 5)
        return Definition(
            self.numbers[name],
            name,
            FOLDER.language.write(tree) if tree else "",
            "For tests.",
            ["hood"],
            tree,
            program,
            heading,
            fates,
            (9 if heading == "empowered" else 4) if is_fighter else 0,
            self.random.randrange(5) if heading == "attack" else 0,
            "white" if heading == "hero" else "",
            name.removesuffix(" Risen") if heading == "empowered" else "",
        )

    def _text(self, heading: str) -> tuple[Node, Program]:
        if heading in ("attack", "minion") and self.random.random() < 0.3:
            return NO_TREE, NO_PROGRAM
        for sampled in self.sampler.cards():
            tree = self._of_kind(heading, sampled)
            if wrong_text(heading, tree):
                continue
            with suppress(NotPlayable):
                return tree, lower(tree, heading, self.numbers)
        raise AssertionError("the sampler never ends")

    def _of_kind(self, heading: str, tree: Node) -> Node:
        """A text with its parts as such a card has them."""
        body = tree[-1]
        if heading == "defense":
            return ("card.main", _AVOID, ("speed.effect",), body)
        if heading == "attack" and self.random.random() < 0.7:
            return ("card.timed", ("speed.effect",), body)
        if heading in ("hero", "empowered", "minion") and self.random.random() < 0.5:
            return ("card.timed", ("speed.passive",), body)
        return ("card.plain", body)


def random_game(random: Random, name: str = "grimterra-random") -> Grimterra:
    """The game with random cards and two decks of them, registered under that name."""
    printer = Printer(random)
    printed = printer.cards()
    tables: list[str] = []
    for kind, count in _KINDS.items():
        table = kind if kind == "equipment" else f"{kind}s"
        listed = "\n".join(f'"{kind.capitalize()} {chr(65 + at)}" = 4' for at in range(count))
        tables.append(f"[{table}]\n{listed}\n")
    with TemporaryDirectory() as folder:
        for key, heroes in (("left", _HEROES[:3]), ("right", _HEROES[1:])):
            facts = f'name = "{key}"\nplan = "None."\nheroes = {heroes}\nreserve = []\n'
            deck = facts.replace("'", '"') + "".join(tables)
            Path(folder, f"{key}.toml").write_text(deck, encoding="utf-8")
        game = Grimterra(name, printed, DeckBuilding(printed, Path(folder)), "test")
    register(game)
    return game
