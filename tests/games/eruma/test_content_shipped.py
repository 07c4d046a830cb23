"""The first set as a whole: how much there is of everything, and that nothing is there twice.

No card is named here: one may be taken out of the set without a test to be changed.
"""

import json
import re
import tomllib
from collections import Counter
from contextlib import suppress
from pathlib import Path

import pytest

from rulewright.cardtext import CardTextError, Trees
from rulewright.cardtext.node import Node
from rulewright.games.eruma.cards.content import FOLDER, read_shipped
from rulewright.games.eruma.cards.content_cards import Definition
from rulewright.games.eruma.cards.content_checks import power_of, summoned_by
from rulewright.games.eruma.rules.terms import CLASSES, SPEEDS, TYPES
from tests.games.shipped import programs_that_name

ICONS = FOLDER.file("cards", "icons.json")

CARDS = read_shipped().definitions
OUTLAWS = [card for card in CARDS if not card.is_henchman]
HENCHMEN = [card for card in CARDS if card.is_henchman]

UNUSED = {
    "act.discardto": "said by strangers; the set has it from its next cards on",
    "act.refill": "the same",
    "act.refillequal": "the same",
    "act.block": "the same",
    "deed.mayhave": "the same",
    "outcome.holds": "the same",
    "sentence.theychoose": "the same",
    "sentence.priceholds": "the same",
    "static.thosehave": "the same",
    "static.thoselose": "the same",
    "subject.those": "the same",
    "would.playerthen": "the same",
    "would.youthen": "the same",
    "past.nobody": "the same",
    "quant.somestat": "the same",
    "pv.drawn": "a card that is drawn is hidden, so nothing but its being drawn can be answered",
    "pv.moved": "what reacts to movement says 'moves'; what forbids it says 'can only move'",
    "zone.field": "a card that no place is named for is on the Playfield anyway",
    "zone.extra": "a Henchman is taken from the Extra Deck by name",
}
"""Phrases that no card uses, and why. A few more may fall out of use when cards are changed."""
SPARE = 14
STRANGERS = Path(__file__).parents[2] / "docs" / "strangers_cards.toml"
"""Cards that a test plays, and that are in no deck."""
PAGE = Path(__file__).parents[3] / "docs" / "write-a-card.md"
"""The page that shows designers what there is to say."""


def tags_of(tree: Node) -> set[str]:
    found = {str(tree[0])}
    for child in tree[1:]:
        if isinstance(child, tuple):
            found |= tags_of(child)
    return found


def test_there_are_enough_cards_of_every_class() -> None:
    by_class = Counter(card.kind_name for card in OUTLAWS)
    assert sum(by_class.values()) >= 64
    assert set(by_class) == set(CLASSES)
    assert max(by_class.values()) - min(by_class.values()) <= 1
    assert len(HENCHMEN) >= 16


@pytest.mark.parametrize("kind", CLASSES)
def test_every_class_has_powers_of_all_speeds_half_of_them_quick(kind: str) -> None:
    of_class = [card for card in OUTLAWS if card.kind_name == kind]
    speeds = Counter(card.speed_name for card in of_class)
    assert set(speeds) == set(SPEEDS) - {"Curse"}
    assert 0.4 < speeds["Quick"] / len(of_class) < 0.6
    assert min(speeds["Slow"], speeds["Ongoing"]) >= 3


@pytest.mark.parametrize("name", TYPES)
def test_every_type_is_on_several_cards(name: str) -> None:
    assert sum(name in card.type_names for card in CARDS) >= 3


def test_some_cards_have_no_type() -> None:
    assert sum(card.types == 0 for card in OUTLAWS) >= 20


def test_names_keys_powers_and_pictures_are_each_their_own() -> None:
    assert len({card.key for card in CARDS}) == len(CARDS)
    assert len({power_of(card.tree) for card in OUTLAWS}) == len(OUTLAWS)
    assert len({card.tree for card in HENCHMEN}) == len(HENCHMEN)
    assert len({frozenset(card.icons) for card in CARDS}) == len(CARDS)
    assert len({card.flavour for card in CARDS}) == len(CARDS)


@pytest.mark.parametrize("card", HENCHMEN, ids=lambda card: card.key)
def test_every_henchman_is_summoned_by_a_maniac(card: Definition) -> None:
    summoners = [other for other in CARDS if card.name in summoned_by(other.tree)]
    assert summoners
    assert {other.kind_name for other in summoners} == {"Maniac"}


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.key)
def test_every_text_is_printed_back_as_it_stands(card: Definition) -> None:
    assert FOLDER.language.write(card.tree) == card.text


def test_texts_are_short() -> None:
    lengths = sorted(len(card.text) for card in CARDS)
    assert lengths[len(lengths) * 6 // 10] <= 120
    assert lengths[-1] <= 180


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.key)
def test_a_flavour_says_no_rules(card: Definition) -> None:
    rules_words = (
        r"\b(target|Treasure|treasures?|Outlaws?|Action Points?|exhaust\w*|Zone|Henchm[ae]n)\b"
    )
    assert card.flavour.endswith((".", "!", "?"))
    assert not re.search(rules_words, card.flavour)


def test_nearly_every_phrase_is_used() -> None:
    used: set[str] = set()
    for card in CARDS:
        used |= tags_of(card.tree)
    strangers = tomllib.loads(STRANGERS.read_text(encoding="utf-8"))
    for fields in (*strangers["outlaw"], *strangers["henchman"]):
        used |= tags_of(FOLDER.language.read(fields["text"]))
    page = PAGE.read_text(encoding="utf-8")
    for block in re.findall(r"^```card\n(.*?)^```", page, re.MULTILINE | re.DOTALL):
        for text in block.splitlines():
            with suppress(CardTextError):
                used |= tags_of(FOLDER.language.read(text))
    known = {rule.tag for rule in FOLDER.language.lexicon.rules}
    unused = sorted(known - used - set(UNUSED))
    assert set(UNUSED) <= known
    assert not unused or len(unused) <= SPARE, unused


def test_the_store_of_trees_is_fresh() -> None:
    fresh = Trees(FOLDER.language, FOLDER.store).is_fresh(card.text for card in CARDS)
    assert fresh, "write it anew: rulewright cards trees eruma"


def test_every_icon_is_drawn() -> None:
    """Only icons of the set are drawn, which the tests of the browser client show."""
    drawn = json.loads(ICONS.read_bytes())
    missing = {icon for card in CARDS for icon in card.icons} - drawn.keys()
    assert not missing, "draw it: node tools/icons.mjs, in the folder web"


def test_no_program_names_a_card() -> None:
    """Cards are data: rules, clients and commands know none of them."""
    assert programs_that_name(card.name for card in CARDS) == set()


def test_every_file_of_cards_is_read() -> None:
    assert {path.name for path in FOLDER.cards} == {
        path.name for path in FOLDER.store.parent.glob("*.toml")
    }
