"""The language of Allumbra's cards and relics, for whoever writes some: one card looked at by itself.

What holds between cards, as the chart and the size of the deck, is asked where a file is read
(`content.py`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rulewright.cardtext import Node, Trees
from rulewright.cardtext.touches import read_touches
from rulewright.effects.card_texts import refusal
from rulewright.effects.lowering.draft import NotPlayable
from rulewright.gamekit.card_language import CardLanguage
from rulewright.gamekit.content_file import Entry
from rulewright.games.allumbra.cards.content import (
    CARD,
    CARD_FILE,
    CARD_SIDES,
    LANGUAGE,
    RELIC,
    RELIC_FILE,
    RELIC_SIDES,
    TABLE,
    TOUCHES,
    TREES,
    add_figures,
    printed_from,
)
from rulewright.games.allumbra.rules.tables import CardTable
from rulewright.games.allumbra.rules.terms import CHARACTERS
from rulewright.games.allumbra.texts.lowering import lower_card
from rulewright.games.allumbra.texts.lowering_relics import lower_relic
from rulewright.kernel.errors import ContentError


class CardTexts(CardLanguage):
    """Where phrases, cards and trees lie, and which rules phrases touch."""

    def __init__(self) -> None:
        super().__init__([TABLE], [CARD_FILE, RELIC_FILE], TREES, read_touches(TOUCHES))

    def wrong_facts(self, heading: str, fields: Mapping[str, object]) -> list[str]:
        """Faults of one card or relic. It may name whom it likes: others know who there is."""
        entry = Entry(heading, dict(fields))
        try:
            if heading == CARD:
                _check_card(entry)
            elif heading == RELIC:
                _check_relic(entry)
            else:
                raise entry.wrong("there are [[card]]s and [[relic]]s, and nothing else")
        except ContentError as error:
            return [str(error).removeprefix(f"{heading}: ")]
        return []

    def is_spoken(self, example: str) -> bool:
        """Every phrase that cards or relics can use has an example that one of them can have."""
        tree = Trees(LANGUAGE, TREES).read(example)
        lower = lower_relic if tree[0] == "card.both" else lower_card
        try:
            lower(tree, _any_kinds(tree))
        except NotPlayable:
            return False
        return True


def _check_card(entry: Entry) -> None:
    printed = printed_from(entry, [entry.text("text")], CARD_SIDES)
    add_figures(CardTable([printed]), entry)
    tree = _tree(entry)
    try:
        lower_card(tree, _any_kinds(tree))
    except NotPlayable as error:
        raise refusal(LANGUAGE, tree, error) from error


def _check_relic(entry: Entry) -> None:
    printed_from(entry, [entry.text("text")], RELIC_SIDES)
    entry.word("character", CHARACTERS)
    entry.done()
    tree = _tree(entry)
    try:
        lower_relic(tree, _any_kinds(tree))
    except NotPlayable as error:
        raise refusal(LANGUAGE, tree, error) from error


def _tree(entry: Entry) -> Node:
    return Trees(LANGUAGE, TREES).read(entry.text("text"))


def _any_kinds(tree: Node) -> dict[str, int]:
    """A number for every card that a text names."""
    return {name: number for number, name in enumerate(dict.fromkeys(_names(tree)))}


def _names(tree: Node) -> Iterator[str]:
    for child in tree[1:]:
        if isinstance(child, str):
            yield child
        elif isinstance(child, tuple):
            yield from _names(child)
