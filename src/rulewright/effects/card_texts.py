"""Printed cards whose texts come to programs, from file to program: as far as it is alike in all
games.

What one card may say by itself, and the program of its text, is each game's own (`OneCard`), and so is
what holds between cards. It is asked where a set is read (`ProgramReader`), and where somebody writes
a single card (`WrittenCards`).
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from rulewright.cardtext import CardTextError, Language, Node, Trees, shared_language
from rulewright.cardtext.card_fields import Fault
from rulewright.cardtext.card_file import PrintedCard
from rulewright.cardtext.set_reader import CardReader
from rulewright.effects.lowering.draft import NotPlayable, SaidTwice
from rulewright.gamekit.card_form import CardKind
from rulewright.gamekit.card_language import CardLanguage
from rulewright.gamekit.names import slug

AProgram = TypeVar("AProgram")
ACard = TypeVar("ACard")

NO_TREE: Final[Node] = ()
"""What a card without a text means."""


class OneCard(Generic[AProgram]):
    """What a card of one game may say, whatever other cards there are."""

    kinds: Sequence[CardKind] = ()
    """What there is to fill in, for each kind of card."""

    def wrong_facts(self, heading: str, fields: Mapping[str, Any]) -> list[Fault]:
        """All that is wrong with a card but its text."""
        raise NotImplementedError

    def wrong_text(self, heading: str, fields: Mapping[str, Any], tree: Node) -> list[Fault]:
        """Whether a text that is understood is one for this kind of card."""
        raise NotImplementedError

    def lowered(self, heading: str, tree: Node, numbers: Mapping[str, int]) -> AProgram:
        """The program of a text that may name the cards with these numbers; NotPlayable if nobody
        could play it."""
        raise NotImplementedError


@dataclass(frozen=True, eq=False)
class CardDefinition(Generic[AProgram]):
    """A card as printed, as far as it is alike in all games. A text it does not have is empty, and so
    is its tree."""

    number: int
    name: str
    text: str
    flavour: str
    icons: list[str]
    tree: Node
    program: AProgram
    """What its text comes to."""

    @cached_property
    def key(self) -> str:
        """As commands and clients name it."""
        return slug(self.name)

    def played_facts(self) -> list[object]:
        """All that is played with, beside its number, name and text."""
        raise NotImplementedError

    def fingerprint(self) -> str:
        """A short text that no card has that plays otherwise, or is another's in the set."""
        facts = [self.number, self.name, *self.played_facts(), self.text]
        return hashlib.sha256(json.dumps(facts).encode()).hexdigest()[:16]


class ProgramReader(CardReader, Generic[AProgram, ACard]):
    """A set while it is read: its cards, and every mistake found so far."""

    def __init__(self, texts: Trees, one_name: str, one_card: OneCard[AProgram]) -> None:
        super().__init__(texts, one_name)
        self.one_card: Final = one_card

    # What each game says

    def definition(
        self, number: int, card: PrintedCard, tree: Node, program: AProgram | None
    ) -> ACard:
        """The card with that number. One without a text has an empty tree and no program."""
        raise NotImplementedError

    def check_facts(self, cards: list[PrintedCard]) -> None:
        """Note what is wrong between cards whose facts are right, before their texts are read."""

    def check_texts(self, cards: list[PrintedCard], trees: Mapping[str, Node]) -> None:
        """Note what is wrong between cards whose texts are understood."""

    # What follows from that

    def check(self, files: list[Path]) -> list[ACard]:
        """All definitions that are right; `mistakes` has what is wrong with the others."""
        sound = self.sound_cards(files)
        self.check_facts(sound)
        numbers = {card.name: number for number, card in enumerate(sound)}
        trees: dict[str, Node] = {}
        for card in sound:
            tree = self.tree(card, numbers) if card.text else NO_TREE
            if tree is not None:
                trees[card.name] = tree
        understood = [
            self.as_printed(card, trees[card.name]) for card in sound if card.name in trees
        ]
        self.check_texts(understood, trees)
        found: list[ACard] = []
        for card in understood:
            tree = trees[card.name]
            program = self.program(card, tree, numbers) if tree else None
            if program is not None or not tree:
                found.append(self.definition(numbers[card.name], card, tree, program))
        return found

    def is_playable(self, card: PrintedCard, tree: Node, names: Collection[str]) -> bool:
        """Whether a text, read so, is one for this card, and comes to a program."""
        if not super().is_playable(card, tree, names):
            return False
        try:
            program = self.one_card.lowered(card.heading, tree, dict.fromkeys(names, 0))
        except NotPlayable:
            return False
        return not any(isinstance(doubt, SaidTwice) for doubt in getattr(program, "doubts", ()))

    def as_printed(self, card: PrintedCard, tree: Node) -> PrintedCard:
        """The card with its text as it is printed, in whatever words it was written."""
        return replace(card, text=self.texts.printed(card.text, tree)) if tree else card

    def checked(self, files: list[Path]) -> list[ACard]:
        """All definitions; the first mistake is raised, and how many more there are."""
        found = self.check(files)
        self.raise_first()
        return found

    def wrong_facts(self, heading: str, fields: Mapping[str, Any]) -> list[Fault]:
        """All that is wrong with a card but its text."""
        return self.one_card.wrong_facts(heading, fields)

    def wrong_text(self, heading: str, fields: Mapping[str, Any], tree: Node) -> list[Fault]:
        """Whether a text that is understood is one for this kind of card."""
        return self.one_card.wrong_text(heading, fields, tree)

    def program(self, card: PrintedCard, tree: Node, numbers: Mapping[str, int]) -> AProgram | None:
        """What a text comes to; None if nobody could play it."""
        try:
            program = self.one_card.lowered(card.heading, tree, numbers)
        except NotPlayable as error:
            self.mistakes.append(refusal(self.texts.language, tree, error).at(card.place))
            return None
        for doubt in getattr(program, "doubts", ()):
            self.warnings.append(refusal(self.texts.language, tree, doubt).at(card.place))
        return program


class WrittenCards(CardLanguage):
    """The language of a game's cards, for whoever writes some. `rules` are those phrases touch."""

    def __init__(
        self,
        table: Path,
        cards: list[Path],
        trees: Path,
        rules: Mapping[str, list[str]],
        one_card: OneCard[Any],
    ) -> None:
        super().__init__([table], cards, trees, rules, one_card.kinds)
        self.texts: Final = Trees(shared_language(table), trees)
        self.one_card: Final = one_card

    def wrong_facts(self, heading: str, fields: Mapping[str, object]) -> list[str]:
        """Faults of one card by itself. It may name whom it likes: others know who there is."""
        faults = self.one_card.wrong_facts(heading, fields)
        if faults or "text" not in fields:
            return [fault.what for fault in faults]
        tree = self.texts.read(str(fields["text"]), itself=str(fields.get("name", "")))
        faults = self.one_card.wrong_text(heading, fields, tree)
        if faults:
            return [fault.what for fault in faults]
        try:
            self.one_card.lowered(heading, tree, dict.fromkeys(_names_in(tree), 0))
        except NotPlayable as error:
            return [str(refusal(self.texts.language, tree, error))]
        return []


def refusal(language: Language, tree: Node, error: NotPlayable) -> CardTextError:
    """Why nobody could play a text, with the phrase underlined."""
    return language.refusal(tree, error.branch_in(tree), error.reason, error.severity)


def _names_in(tree: Node) -> list[str]:
    """Every name of a card that a text mentions."""
    found = [str(tree[1])] if tree[0] == "named.name" else []
    for child in tree[1:]:
        if isinstance(child, tuple):
            found += _names_in(child)
    return found
