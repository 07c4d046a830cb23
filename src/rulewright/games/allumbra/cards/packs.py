"""Packs of Allumbra: cards and relics of one's own beside the game's (`effects/packs.py` says what packs are).

Cards of packs go into the deck, which is both duellists'; relics are there to be chosen. A card or relic with the name
of one of the game's takes its place. What the catalogue demands of a deck holds with packs, too.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rulewright.cardtext import Node, Trees
from rulewright.cardtext.card_fields import Fault
from rulewright.cardtext.card_file import PrintedCard
from rulewright.effects import packs
from rulewright.effects.card_texts import ProgramReader
from rulewright.gamekit.content_file import Entry
from rulewright.gamekit.names import slug
from rulewright.games.allumbra.cards.content import (
    CARD,
    CARD_SIDES,
    FOLDER,
    MOST_KINDS,
    MOST_RELICS,
    PRINTED_FIELDS,
    RELIC,
    RELIC_SIDES,
    add_card_effect,
    add_figures,
    add_relic,
    numbers_of_names,
    printed_from,
    sides_of,
    wrong_together,
)
from rulewright.games.allumbra.game import Allumbra
from rulewright.games.allumbra.rules.tables import CardTable, Printed, RelicTable
from rulewright.games.allumbra.texts.card_texts import AllumbraCard, CardTexts, Effect
from rulewright.games.allumbra.texts.lowering import CardEffect
from rulewright.games.allumbra.texts.lowering_effect import RelicEffect
from rulewright.kernel.errors import ContentError

PACKED: Final = packs.PackedCards(FOLDER, [CARD, RELIC])


@dataclass(frozen=True, eq=False)
class Definition:
    """A card or relic as a file has it, and what its text comes to."""

    card: PrintedCard
    effect: Effect

    def facts(self) -> Entry:
        """What is written of it."""
        return Entry(str(self.card.place), dict(self.card.fields))


class SetReader(ProgramReader[Effect, Definition]):
    """The cards and relics while they are read, and every mistake found so far."""

    def __init__(self, texts: Trees) -> None:
        super().__init__(texts, "packs", AllumbraCard())
        self.kinds: dict[str, int] = {}

    def check(self, files: list[Path]) -> list[Definition]:
        found = super().check(files)
        if not self.mistakes:
            self._check_together(found)
        return found

    def check_facts(self, cards: list[PrintedCard]) -> None:
        """The numbers of the cards that texts may name, and how many there may be."""
        of_deck = [card for card in cards if card.heading == CARD]
        relics = [card for card in cards if card.heading == RELIC]
        for listed, most, what in (
            (of_deck, MOST_KINDS, "kinds of card"),
            (relics, MOST_RELICS, "relics"),
        ):
            if len(listed) > most:
                self.wrong(
                    listed[most],
                    Fault("name", f"there are at most {most} {what}, the game's own included"),
                )
        printed = [_printed(card) for card in of_deck]
        self.kinds = numbers_of_names(printed)

    def tree(self, card: PrintedCard, names: object) -> Node | None:
        """A text names cards, by our names or the book's."""
        del names
        return super().tree(card, self.kinds)

    def program(self, card: PrintedCard, tree: Node, numbers: Mapping[str, int]) -> Effect | None:
        del numbers
        return super().program(card, tree, self.kinds)

    def definition(
        self, number: int, card: PrintedCard, tree: Node, program: Effect | None
    ) -> Definition:
        """A card with what its text does: every card has an effect."""
        del number, tree
        assert program is not None
        return Definition(card, program)

    def _without_twins(self, cards: list[PrintedCard]) -> list[PrintedCard]:
        """What has the name of one of the game's takes its place."""
        own = {path.resolve() for path in FOLDER.cards}
        added = [card for card in cards if card.place.file.resolve() not in own]
        left = [card for card in cards if card.place.file.resolve() in own]
        for number, card in enumerate(left):
            for one in added:
                if one.heading == card.heading and slug(one.name) == slug(card.name):
                    left[number] = one
                    added.remove(one)
                    break
        return super()._without_twins([*left, *added])

    def _check_together(self, found: list[Definition]) -> None:
        """ruling.deck-size, ruling.cancel-relation-shape, of the cards of the game and of packs together."""
        listed = [one.card for one in found if one.card.heading == CARD]
        for kind, what in wrong_together(card_table(found)):
            if kind is None:
                last = listed[-1]
                self.mistakes.append(ContentError(f"{last.place.file}: with these cards: {what}"))
            else:
                self.wrong(listed[kind], Fault("text", what))


def _printed(card: PrintedCard) -> Printed:
    """What people read of it."""
    facts = Entry(str(card.place), dict(card.fields))
    is_card = card.heading == CARD
    text = [card.text] if is_card else sides_of(card.text)
    return printed_from(facts, text, CARD_SIDES if is_card else RELIC_SIDES)


def card_table(found: list[Definition]) -> CardTable:
    """The deck of these cards."""
    cards = [one for one in found if one.card.heading == CARD]
    table = CardTable([_printed(one.card) for one in cards])
    for one in cards:
        facts = one.facts()
        facts.left -= PRINTED_FIELDS
        add_figures(table, facts)
        assert isinstance(one.effect, CardEffect)
        add_card_effect(table, one.effect)
    return table


def relic_table(found: list[Definition], cards: CardTable) -> RelicTable:
    """The relics that may be chosen."""
    relics = [one for one in found if one.card.heading == RELIC]
    table = RelicTable([_printed(one.card) for one in relics])
    for one in relics:
        facts = one.facts()
        facts.left -= PRINTED_FIELDS
        assert isinstance(one.effect, RelicEffect)
        add_relic(table, facts, one.effect, cards)
    return table


class Packs(packs.Packs[Allumbra]):
    """What can be done with packs of Allumbra."""

    packed = PACKED
    set_reader = SetReader

    def game_of(self, cards: list[Definition], edition: str) -> Allumbra:
        """The game with these cards and relics."""
        deck = card_table(cards)
        return Allumbra(PACKED.game, deck, relic_table(cards, deck), edition, CardTexts())
