"""Elma with cards that a test writes itself, texts and all: what texts do that no shipped card has.

A card is a line as `table.py` has it, and after a bar its text:

    kuski Ann: 40 38 | If this kuski would be banned, send it offline instead.
"""

from rulewright.effects.book import Book
from rulewright.effects.lowering.draft import Node, NotPlayable, SaidTwice
from rulewright.effects.program import Program
from rulewright.games.elma.cards.content import FOLDER
from rulewright.games.elma.game import Elma
from rulewright.games.elma.rules.book import ELMA_BOOK
from rulewright.games.elma.rules.state import Race
from rulewright.games.elma.testing.table import RaceTable, TestCard, race_for_tests
from rulewright.games.elma.texts.lowering.text import lower
from rulewright.testing.scenes import lines_of


def written_cards(
    lines: str,
    name: str = "elma-scene",
    others: dict[str, Program] | None = None,
    book: Book[Race] = ELMA_BOOK,
) -> Elma:
    """The game with these cards, and two decks of all of them. `others` are texts that cannot be
    written, and `book` answers what they ask."""
    printed = list(lines_of(lines))
    facts, written = [fact for fact, _ in printed], [text for _, text in printed]
    cards = [TestCard(fact) for fact in facts]
    texts: dict[str, Program] = dict(others or {})
    for card, text in zip(cards, written, strict=True):
        if text:
            texts[card.name] = program_of(text, card)
    names = [card.name for card in cards]
    game = race_for_tests("\n".join(facts), {"one": names, "two": names}, texts, name, book)
    for labels in game.labels.values():
        labels.describer.texts = written
    return game


def program_of(text: str, card: TestCard) -> Program:
    """What a text comes to on a card, in whatever words."""

    def is_playable(tree: Node) -> bool:
        try:
            program = lower(tree, card.kind, {})
        except NotPlayable:
            return False
        return not any(isinstance(doubt, SaidTwice) for doubt in program.doubts)

    tree = FOLDER.language.read(text, itself=card.name, is_playable=is_playable)
    return lower(tree, card.kind, {})


def race_with(lines: str) -> RaceTable:
    """A table with these cards."""
    return RaceTable(written_cards(lines))
