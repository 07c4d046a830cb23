"""A set of cards while it is read from its files: its cards, and every mistake with file and line.

What a card may say, and what becomes of it, its game tells by overriding `wrong_facts` and
`wrong_text`. What has been read is found by name in a `NamedSet`.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Generic, Protocol, TypeVar

from rulewright.cardtext.card_fields import Fault
from rulewright.cardtext.card_file import PrintedCard, read_card_file
from rulewright.cardtext.errors import CardTextError, Mistake
from rulewright.cardtext.node import Node
from rulewright.cardtext.objections import objection_to
from rulewright.cardtext.tree_objections import found_in
from rulewright.cardtext.trees import Trees
from rulewright.gamekit.names import folded, nearest, slug
from rulewright.kernel.errors import ContentError


class CardReader:
    """Reads cards. `one_name` is the rule by which a name stands for one card."""

    def __init__(self, texts: Trees, one_name: str) -> None:
        self.texts: Final = texts
        self.one_name: Final = one_name
        self.mistakes: list[ContentError] = []
        self.warnings: list[ContentError] = []
        """What does not keep a card from being played, but is hardly what its designer meant."""
        self.cards: list[PrintedCard] = []
        self.read_texts: dict[str, Node] = {}
        """What each text means that is right, as it was written."""

    def wrong_facts(self, heading: str, fields: Mapping[str, Any]) -> list[Fault]:
        """All that is wrong with a card but its text."""
        raise NotImplementedError

    def wrong_text(self, heading: str, fields: Mapping[str, Any], tree: Node) -> list[Fault]:
        """Whether a text that is understood is one for this kind of card."""
        raise NotImplementedError

    def is_playable(self, card: PrintedCard, tree: Node, names: Collection[str]) -> bool:
        """Whether a text, read so, is one for this card: asked where it can be read in several ways."""
        return not self.wrong_text(card.heading, card.fields, tree)

    def sound_cards(self, files: Sequence[Path]) -> list[PrintedCard]:
        """The cards whose facts are right, each name once."""
        for file in files:
            try:
                self.cards += read_card_file(file).cards
            except ContentError as error:
                self.mistakes.append(error)
        return self._without_twins([card for card in self.cards if self._has_sound_facts(card)])

    def tree(self, card: PrintedCard, names: Collection[str]) -> Node | None:
        """What a card's text means; None if something is wrong with it."""
        try:
            tree = self.texts.read(
                card.text,
                names,
                itself=card.name,
                is_playable=lambda tree: self.is_playable(card, tree, names),
            )
        except CardTextError as error:
            refused = self.objection(card) or error
            self.mistakes.append(refused.at(card.place))
            return None
        objected = self.objection(card, is_read=True) or self.objection_to_tree(card, tree)
        if objected is not None:
            self.mistakes.append(objected.at(card.place))
            return None
        faults = self.wrong_text(card.heading, card.fields, tree)
        for fault in faults:
            self.wrong(card, fault)
        if faults:
            return None
        self.read_texts[card.text] = tree
        return tree

    def objection(self, card: PrintedCard, *, is_read: bool = False) -> CardTextError | None:
        """Why a text can be no card, as far as its words alone tell; None if nothing is known against it."""
        language = self.texts.language
        words = frozenset() if is_read else language.free_reading.grammar.vocabulary
        found = objection_to(
            card.text, card.heading, card.fields, language.objections, words, is_read=is_read
        )
        return None if found is None else found.error(card.text)

    def objection_to_tree(self, card: PrintedCard, tree: Node) -> CardTextError | None:
        """Why a text can be no card, by what it means; None if nothing is known against it."""
        language = self.texts.language
        found = found_in(tree, card.heading, card.fields, language.objections)
        if found is None:
            return None
        written = language.written(tree)
        what = f"{found.kind.capitalize()}: {found.reason}."
        return CardTextError(Mistake(what, written.text, *written.spans[found.branch]))

    def wrong(self, card: PrintedCard, fault: Fault) -> None:
        """Note a fault of a card, with its place."""
        place = f"{card.place.file}:{line_of(card, fault.field)}"
        self.mistakes.append(ContentError(f"{place}: {card.name}: {fault.what}"))

    def raise_first(self) -> None:
        """Raise the first mistake, if there is any, saying how many more there are."""
        if not self.mistakes:
            return
        first = self.mistakes[0]
        more = len(self.mistakes) - 1
        if more:
            first.add_note(f"(and {more} more mistake{'' if more == 1 else 's'})")
        raise first

    def _has_sound_facts(self, card: PrintedCard) -> bool:
        faults = self.wrong_facts(card.heading, card.fields)
        for fault in faults:
            self.wrong(card, fault)
        return not faults

    def _without_twins(self, cards: list[PrintedCard]) -> list[PrintedCard]:
        """A name stands for one card, whoever types it."""
        first: dict[str, PrintedCard] = {}
        for card in cards:
            other = first.setdefault(slug(card.name), card)
            if other is not card:
                where = f"{other.place.file.name}:{line_of(other, 'name')}"
                what = f"{other.name!r} of {where} has this name already ({self.one_name})"
                self.wrong(card, Fault("name", what))
        return list(first.values())


def line_of(card: PrintedCard, field: str) -> int:
    """The line on which a field of a card stands, or else its heading."""
    lines = card.place.file.read_text(encoding="utf-8").splitlines()
    heading = card.place.line - 1
    while heading > 0 and not lines[heading].lstrip().startswith("[["):
        heading -= 1
    for number in range(heading + 1, len(lines)):
        if lines[number].lstrip().startswith("[["):
            break
        if field and re.match(rf"\s*{re.escape(field)}\s*=", lines[number]):
            return number + 1
    return heading + 1


class Named(Protocol):
    """A card as a set has it."""

    @property
    def name(self) -> str:
        """As it is printed."""
        raise NotImplementedError


Card = TypeVar("Card", bound=Named)


class NamedSet(Generic[Card]):
    """All cards there are, by number and by name."""

    def __init__(self, definitions: list[Card]) -> None:
        self.definitions: Final = definitions
        self.by_name: Final = {folded(one.name): one for one in definitions}

    def find(self, name: str) -> Card | None:
        """The card of that name, however its letters are cased; None if there is none."""
        return self.by_name.get(folded(name))

    def named(self, name: str) -> Card:
        """The card of that name; ContentError with the nearest if there is none."""
        found = self.find(name)
        if found is None:
            names = [one.name for one in self.definitions]
            raise ContentError(f"there is no card {name!r}{nearest(name, names)}")
        return found
