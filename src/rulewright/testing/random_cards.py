"""Random well-formed cards of Eruma, and games with nothing but them.

For finding out that whatever can be written can be played: no crash, no hang, no broken law. The
cards make little sense, which is the point. The same generator gives the same cards.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

from rulewright.cardtext import Language, Node
from rulewright.cardtext.sampling import Sampler
from rulewright.effects.lowering_draft import NotPlayable
from rulewright.games.eruma.content import TABLE
from rulewright.games.eruma.content_checks import parts_of, power_of
from rulewright.games.eruma.deck import deck_of
from rulewright.games.eruma.game import Eruma
from rulewright.games.eruma.lowering import lower
from rulewright.games.eruma.packs import Packs
from rulewright.games.eruma.state import DECK_SIZE
from rulewright.games.eruma.terms import CLASSES, TYPES
from rulewright.kernel.chance import Dice
from rulewright.kernel.state import State

HENCHMEN: Final = ("Gallows Crow", "The Tin Hound", "Old Marrow of the Pit")
COPIES: Final = 3
MOST_STEPS: Final = 20_000
"""Steps of the rules between two decisions; what takes more is taken to hang."""

_CURSE: Final = TYPES[0]
_LEVELS: Final = 7


class RandomCards:
    """A game with random cards, and the deck of all of them."""

    def __init__(self, random: Random, language: Language) -> None:
        self._random = random
        self._language = language
        self._texts = self._playable()
        outlaws = [
            self._card("outlaw", f"Nobody {chr(65 + number)}", next(self._texts))
            for number in range(DECK_SIZE)
        ]
        henchmen = [self._card("henchman", name, next(self._effects())) for name in HENCHMEN]
        self.pack: Final = "\n".join([*outlaws, *henchmen])
        with TemporaryDirectory() as folder:
            file = Path(folder, "random.toml")
            file.write_text(self.pack, encoding="utf-8")
            self.game: Final[Eruma] = Packs("random").game_with([file])
        names = [f"Nobody {chr(65 + number)}" for number in range(DECK_SIZE)]
        deck = self.game.decks.text(deck_of("", names, dict.fromkeys(HENCHMEN, COPIES)))
        self.options: Final[dict[str, object]] = {"first_deck": deck, "second_deck": deck}

    def _sampled(self) -> Iterator[Node]:
        """Random texts that a card may have and that somebody could play."""
        definitions = {name: number for number, name in enumerate(HENCHMEN)}
        for tree in Sampler(self._language, self._random, HENCHMEN, _LEVELS).cards():
            try:
                lower(tree, definitions)
            except NotPlayable:
                continue
            yield tree

    def _playable(self) -> Iterator[Node]:
        """Texts for Outlaws: a power, with or without a Curse before it, and no power twice."""
        seen: set[Node] = set()
        for tree in self._sampled():
            power = power_of(tree)
            speeds = [part[0][0] for part in parts_of(tree)]
            is_right = speeds in (["speed.quick"], ["speed.slow"], ["speed.ongoing"]) or (
                len(speeds) == 2 and speeds[0] == "speed.curse" != speeds[1]
            )
            if is_right and power is not None and power not in seen:
                seen.add(power)
                yield tree

    def _effects(self) -> Iterator[Node]:
        return (tree for tree in self._sampled() if tree[0] == "card.plain")

    def _card(self, heading: str, name: str, tree: Node) -> str:
        types = self._random.sample(TYPES[1:], self._random.choice((0, 0, 1, 2)))
        if any(part[0][0] == "speed.curse" for part in parts_of(tree)):
            types.append(_CURSE)
        lines = [
            f"[[{heading}]]",
            f'name = "{name}"',
            f'text = "{self._language.write(tree)}"',
            'flavour = "Whatever it is."\nicons = ["raven"]',
        ]
        if heading == "outlaw":
            lines.append(f'class = "{self._random.choice(CLASSES)}"')
        if types:
            lines.append(f"types = {types}".replace("'", '"'))
        return "\n".join(lines)

    def begun(self, word: int) -> State:
        """A match before its first step."""
        return self.game.new(2, self.game.check_options(self.options), word)


def decisions_of(state: State, dice: Dice) -> Iterator[int]:
    """Play at random to the end; gives, at each decision, how many steps of the rules led there."""
    while not state.over:
        steps = sum(1 for _ in islice(_steps(state), MOST_STEPS))
        yield steps
        if steps == MOST_STEPS:
            return
        for seat in range(state.seats):
            if state.asks(seat):
                choices = state.choices[seat]
                state.answer(seat, choices[dice.below(len(choices))])
                break


def _steps(state: State) -> Iterator[None]:
    while state.step():
        yield


def language_of_eruma() -> Language:
    """The language of the cards; making its parser takes a moment: make it once."""
    return Language(TABLE)
