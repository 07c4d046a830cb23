"""The set as a whole: how much there is of everything, and that nothing is there twice."""

import json
import re
from collections import Counter

import pytest

from rulewright.cardtext import Language, Trees
from rulewright.cardtext.outline import tags
from rulewright.games.elma.cards.content import FOLDER, read_shipped
from rulewright.games.elma.cards.content_cards import Definition
from rulewright.games.elma.rules.terms import (
    COUNTERS,
    KINDS,
    KUSKI_KEYWORDS,
    KUSKI_TYPES,
    LEVEL_KEYWORDS,
    LEVEL_TYPES,
)
from rulewright.games.elma.texts.lowering.tables import LEVEL_KEYWORD_TAGS, LEVEL_TYPE_TAGS
from rulewright.rulebook import rulebook_of
from rulewright.testing import rule
from tests.docs.pages import Page
from tests.games.shipped import programs_that_name

ICONS = FOLDER.file("cards", "icons.json")

LANGUAGE = Language(FOLDER.table)
TOUCHES = FOLDER.touches()
CARDS = read_shipped().definitions
TEXTS = [card for card in CARDS if card.text]
PLAIN_WORDS = {"Nobody", "Skip"}
"""Names of known cards that are words of English, which a program may use."""


def of(kind: str) -> list[Definition]:
    return [card for card in CARDS if card.kind_name == kind]


def test_there_are_enough_cards_of_every_kind() -> None:
    for kind, least in zip(KINDS, (40, 36, 30), strict=True):
        assert len(of(kind)) >= least


@rule("elma/content.level-types", "elma/levels.own-subtypes")
@pytest.mark.parametrize("name", LEVEL_TYPES)
def test_every_level_type_is_on_a_level_and_on_nothing_else(name: str) -> None:
    there = {card.kind_name for card in CARDS if name in card.type_names}
    assert there == {"Level"}


@rule("elma/content.kuski-subtypes")
@pytest.mark.parametrize("name", KUSKI_TYPES)
def test_every_kuski_type_is_on_several_kuskis(name: str) -> None:
    there = Counter(card.kind_name for card in CARDS if name in card.type_names)
    assert set(there) == {"Kuski"}
    assert there["Kuski"] >= 3


@rule("elma/content.kuski-subtypes")
def test_a_kuski_has_none_one_or_two_types() -> None:
    assert {len(card.type_names) for card in of("Kuski")} == {0, 1, 2}


@pytest.mark.parametrize("name", [*KUSKI_KEYWORDS, *LEVEL_KEYWORDS])
def test_every_keyword_is_on_a_card(name: str) -> None:
    assert any(name in card.keyword_names for card in CARDS)


def test_every_kind_of_level_has_its_own_word() -> None:
    """The tags by which texts name kinds of levels stand in the order of the rules' numbers."""
    words = {rule.tag: " ".join(rule.words) for rule in LANGUAGE.lexicon.rules}
    assert [words[f"kind.{tag}"] for tag in LEVEL_TYPE_TAGS] == LEVEL_TYPES
    assert [words[f"quality.{tag}"] for tag in LEVEL_KEYWORD_TAGS] == LEVEL_KEYWORDS
    short = [name.removesuffix(" shortcut") for name in LEVEL_KEYWORDS]
    assert [words[f"kind.{tag}"] for tag in LEVEL_KEYWORD_TAGS] == short
    counters = [rule for rule in LANGUAGE.lexicon.rules if rule.category == "counter"]
    assert [" ".join(rule.words) for rule in counters] == COUNTERS


@rule("elma/cards.unique-name")
def test_names_keys_numbers_designs_and_pictures_are_each_their_own() -> None:
    for told in (
        [card.name for card in CARDS],
        [card.key for card in CARDS],
        [card.collector_number for card in CARDS],
        [(card.text, card.types, tuple(card.records), *card.all_lengths) for card in CARDS],
        [frozenset(card.icons) for card in CARDS],
        [card.flavour for card in CARDS],
    ):
        assert len(set(told)) == len(CARDS)


def test_collector_numbers_leave_no_gap() -> None:
    assert {card.collector_number for card in CARDS} == set(range(1, len(CARDS) + 1))


@pytest.mark.parametrize("card", TEXTS, ids=lambda card: card.key)
def test_every_text_is_printed_back_as_it_stands(card: Definition) -> None:
    assert LANGUAGE.write(card.tree) == card.text


def test_every_text_says_something_of_its_own() -> None:
    """Our own cards share no text but bare keywords with another card."""
    times = Counter(card.text for card in TEXTS)
    keyword = re.compile(r"(?:[A-Z][\w' -]*\. ?)+")
    again = [text for text, number in times.items() if number > 1 and not keyword.fullmatch(text)]
    assert again == []


def test_texts_are_short() -> None:
    lengths = sorted(len(card.text) for card in TEXTS)
    assert lengths[len(lengths) * 6 // 10] <= 100
    assert lengths[-1] <= 270


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.key)
def test_a_flavour_says_no_rules(card: Definition) -> None:
    rules_words = r"\b(target|kuskis?|online|offline|ban(?:ned)?|counters?|battles?|library)\b"
    assert card.flavour.endswith((".", "!", "?"))
    assert not re.search(rules_words, card.flavour)


@pytest.mark.parametrize("card", TEXTS, ids=lambda card: card.key)
def test_every_text_touches_rules(card: Definition) -> None:
    assert set(tags(card.tree)) & set(TOUCHES)


def test_the_rules_behind_types_and_keywords_exist_and_are_all_met() -> None:
    met = {rule for card in CARDS for rule in card.keyword_rules}
    assert met == {rule.id for rule in rulebook_of("elma").rules if rule.id.startswith("keyword.")}


def test_every_phrase_touches_rules_that_exist() -> None:
    book = rulebook_of("elma")
    known = {rule.tag for rule in LANGUAGE.lexicon.rules}
    assert sorted(set(TOUCHES) - known) == []
    assert [one for rules in TOUCHES.values() for one in rules if one not in book] == []


def test_every_word_of_the_game_is_used() -> None:
    """Each phrase of the game's own table is on a card or in an example for designers, which are played as well
    (`tests/docs/test_write_an_elma_card.py`)."""
    page = Page("write-an-elma-card.md")
    examples = [line for kind in ("kuski", "level", "instant") for line in page.lines(kind)]
    trees = [*(card.tree for card in TEXTS), *(LANGUAGE.read(line) for line in examples)]
    used = {tag for tree in trees for tag in tags(tree)}
    own = {rule.tag for rule in LANGUAGE.lexicon.rules if "elma.rules" in rule.place}
    kinds = {tag for tag in own if tag.startswith("kind.")}
    # Finish counters come from the keyword alone.
    assert own - used - kinds == {"counter.finish"}


def test_the_store_of_trees_is_fresh() -> None:
    fresh = Trees(LANGUAGE, FOLDER.store).is_fresh(card.text for card in TEXTS)
    assert fresh, "write it anew: rulewright cards trees elma"


def test_every_icon_is_drawn() -> None:
    """Only icons of the set are drawn, which the tests of the browser client show."""
    drawn = json.loads(ICONS.read_bytes())
    missing = {icon for card in CARDS for icon in card.icons} - drawn.keys()
    assert not missing, "draw it: node tools/icons.mjs, in the folder web"


def test_no_program_names_a_card() -> None:
    """Cards are data: rules, clients and commands know none of them."""
    assert programs_that_name(card.name for card in CARDS if card.name not in PLAIN_WORDS) == set()


def test_every_file_of_cards_is_read() -> None:
    assert {path.name for path in FOLDER.cards} == {
        path.name for path in FOLDER.store.parent.glob("*.toml")
    }
