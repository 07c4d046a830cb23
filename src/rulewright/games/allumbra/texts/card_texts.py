"""The language of Allumbra's cards and relics, for whoever writes some: one card looked at by itself.

What holds between cards, as the chart and the size of the deck, is asked where files are read
(`content.py`, `packs.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from rulewright.cardtext import Node, Trees
from rulewright.cardtext.card_fields import Fault
from rulewright.effects.card_texts import OneCard, WrittenCards, refusal
from rulewright.effects.lowering.draft import NotPlayable
from rulewright.gamekit.content_file import Entry
from rulewright.games.allumbra.cards.card_form import KINDS
from rulewright.games.allumbra.cards.content import (
    CARD,
    CARD_SIDES,
    FOLDER,
    LANGUAGE,
    RELIC,
    RELIC_SIDES,
    TREES,
    add_figures,
    printed_from,
)
from rulewright.games.allumbra.rules.tables import CardTable
from rulewright.games.allumbra.rules.terms import CHARACTERS
from rulewright.games.allumbra.texts.lowering import CardEffect, cancelled_names, lower_card
from rulewright.games.allumbra.texts.lowering_effect import RelicEffect
from rulewright.games.allumbra.texts.lowering_relics import lower_relic
from rulewright.kernel.errors import ContentError

Effect = CardEffect | RelicEffect


class AllumbraCard(OneCard[Effect]):
    """What a card or relic of Allumbra may say by itself."""

    kinds = KINDS

    def wrong_facts(self, heading: str, fields: Mapping[str, Any]) -> list[Fault]:
        """card.attack-fields, card.support-fields, relic.two-each: the first fault, if there is one."""
        if heading not in (CARD, RELIC):
            return [Fault("", "there are [[card]]s and [[relic]]s, and nothing else")]
        entry = Entry(heading, dict(fields))
        try:
            _check_facts(heading, entry)
        except ContentError as error:
            what = str(error).removeprefix(f"{heading}: ")
            return [Fault(_field_of(what, fields), what)]
        return []

    def wrong_text(self, heading: str, fields: Mapping[str, Any], tree: Node) -> list[Fault]:
        """ruling.cancel-relation-shape: no card cancels itself."""
        if heading == CARD and fields.get("name") in cancelled_names(tree):
            what = "no card cancels itself (ruling.cancel-relation-shape)"
            return [Fault("text", what)]
        return []

    def lowered(self, heading: str, tree: Node, numbers: Mapping[str, int]) -> Effect:
        """What the text comes to."""
        lower: Callable[[Node, Mapping[str, int]], Effect]
        lower = lower_card if heading == CARD else lower_relic
        return lower(tree, numbers)


def _check_facts(heading: str, entry: Entry) -> None:
    if heading == CARD:
        printed = printed_from(entry, [entry.text("text")], CARD_SIDES)
        add_figures(CardTable([printed]), entry)
    else:
        printed_from(entry, [entry.text("text")], RELIC_SIDES)
        entry.word("character", CHARACTERS)
        entry.done()


def _field_of(what: str, fields: Mapping[str, Any]) -> str:
    """The field that a fault is about, if it begins with one in quotation marks or has it behind "field"."""
    named = [field for field in fields if f"'{field}'" in what]
    return named[0] if named else ""


class CardTexts(WrittenCards):
    """Where phrases, cards and trees lie, and which rules phrases touch."""

    def __init__(self) -> None:
        super().__init__(FOLDER.table, FOLDER.cards, FOLDER.store, FOLDER.touches(), AllumbraCard())

    def wrong_facts(self, heading: str, fields: Mapping[str, object]) -> list[str]:
        """Faults of one card or relic. It may name whom it likes: others know who there is."""
        faults = self.one_card.wrong_facts(heading, fields)
        if faults:
            return [fault.what for fault in faults]
        tree = self.texts.read(str(fields["text"]))
        faults = self.one_card.wrong_text(heading, fields, tree)
        if faults:
            return [fault.what for fault in faults]
        try:
            self.one_card.lowered(heading, tree, _any_kinds(tree))
        except NotPlayable as error:
            return [str(refusal(LANGUAGE, tree, error))]
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


def _any_kinds(tree: Node) -> dict[str, int]:
    """A number for every card that a text names."""
    return {name: number for number, name in enumerate(dict.fromkeys(_names(tree)))}


def _names(tree: Node) -> Iterator[str]:
    for child in tree[1:]:
        if isinstance(child, str):
            yield child
        elif isinstance(child, tuple):
            yield from _names(child)
