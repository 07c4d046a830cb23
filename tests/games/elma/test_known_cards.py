"""The known cards: every fact as the public card data has it, and the keywords read from the texts."""

from collections import Counter

import pytest

from rulewright.games.elma.cards.content import read_shipped
from rulewright.games.elma.cards.content_cards import Definition
from rulewright.games.elma.rules.terms import (
    DESIGNERS_CURSE,
    FIRST_FINISH,
    INSTANT,
    KUSKI,
    LEVEL,
    LEVEL_KEYWORDS,
    LEVEL_TYPES,
    NO_FINISH,
    WATCHFUL,
)
from rulewright.testing import rule
from tests.games.elma.known_cards import INSTANTS, KUSKIS, LEVELS, NF

CARDS = read_shipped()
RULES = CARDS.rules_set()
KNOWN = [(KUSKI, row) for row in KUSKIS]
KNOWN += [(LEVEL, row) for row in LEVELS]
KNOWN += [(INSTANT, row) for row in INSTANTS]


def pros_of(card: Definition) -> list[str]:
    """The pros of a card as the rules have them, in words."""
    return [
        f"{kind} pro {pro.tenths // 10}"
        for pro in RULES.pros[card.number]
        for kind in [
            *(name for place, name in enumerate(LEVEL_TYPES) if pro.level_types >> place & 1),
            *(name for place, name in enumerate(LEVEL_KEYWORDS) if pro.keywords >> place & 1),
        ]
    ]


@rule("elma/content.card-names", "elma/content.card-types", "elma/ruling.card-types")
def test_there_are_67_known_cards_of_three_kinds() -> None:
    assert (len(KUSKIS), len(LEVELS), len(INSTANTS)) == (27, 18, 22)
    rarities = Counter(row[3] for _, row in KNOWN)
    assert rarities == {"C": 34, "U": 25, "R": 8}
    assert {row[0] for _, row in KNOWN} == set(range(1, 68))


@rule(
    "elma/content.card-names",
    "elma/content.card-parts",
    "elma/content.records-example",
    "elma/content.battle-lengths",
    "elma/ruling.uphill-and-mirror",
)
@pytest.mark.parametrize(("kind", "row"), KNOWN, ids=[row[1] for _, row in KNOWN])
def test_the_facts_of_a_known_card(
    kind: int, row: tuple[int, str, list[str], str, list[int | str], list[str]]
) -> None:
    number, name, types, rarity, figures, keywords = row
    card = CARDS.named(name)
    assert (card.name, card.kind, card.type_names) == (name, kind, types)
    assert (card.collector_number, card.rarity) == (number, rarity)
    records = [NO_FINISH if entry == NF else int(entry) * 10 for entry in figures]
    assert RULES.records[card.number].as_list() == (records if kind == KUSKI else [])
    lengths = list(range(int(figures[0]), int(figures[1]) + 1)) if kind == LEVEL else []
    assert RULES.lengths[card.number].as_list() == lengths
    chain = [f"Chain level {card.chain}"] if card.chain > 1 else []
    assert sorted([*pros_of(card), *card.keyword_names, *chain]) == sorted(keywords)


@rule("elma/content.first-finish-keyword")
def test_the_known_levels_with_first_finish() -> None:
    there = {
        card.name
        for card in CARDS.definitions
        if card.collector_number <= 67 and RULES.level_keywords[card.number] & FIRST_FINISH
    }
    assert there == {"Pob0124", "Smibu80", "ChainPi01", "UHDFF02", "Nekit01"}


@rule("elma/keyword.pro", "elma/ruling.level-kinds")
def test_a_pro_is_for_a_level_type_or_for_a_keyword() -> None:
    adi, zweq = CARDS.named("Adi").number, CARDS.named("Zweq").number
    (pipe,) = RULES.pros[adi]
    assert (pipe.level_types, pipe.keywords, pipe.tenths) == (
        1 << LEVEL_TYPES.index("Pipe"),
        0,
        100,
    )
    internal, spin = RULES.pros[zweq]
    assert (internal.level_types, internal.tenths) == (1 << LEVEL_TYPES.index("Internal"), 50)
    zspin = 1 << LEVEL_KEYWORDS.index("Z-spin shortcut")
    assert (spin.level_types, spin.keywords, spin.tenths) == (0, zspin, 100)


@rule("elma/keyword.pro")
def test_what_a_kuski_gives_to_others_is_no_keyword_of_its_own() -> None:
    assert RULES.pros[CARDS.named("Bene [dat]").number] == []
    assert len(RULES.pros[CARDS.named("FinMan [dat]").number]) == 1


@rule("elma/keyword.watchful", "elma/keyword.designers-curse")
def test_keywords_of_kuskis() -> None:
    keywords = RULES.kuski_keywords
    assert keywords[CARDS.named("Markku").number] == WATCHFUL
    assert keywords[CARDS.named("Hosp").number] == DESIGNERS_CURSE
    assert keywords[CARDS.named("P-script").number] == 0
    # Its kuskis gain Watchful; the level has no such keyword.
    assert keywords[CARDS.named("Smibu80").number] == 0


@rule("elma/keyword.chain-level")
def test_a_chain_level_says_how_many_must_add_it() -> None:
    assert RULES.chains[CARDS.named("Chain01").number] == 3
    assert RULES.chains[CARDS.named("Warm up").number] == 1


@rule("elma/ruling.teams")
def test_a_team_is_the_tag_in_brackets() -> None:
    teams = RULES.teams
    dat = {teams[CARDS.named(f"{name} [dat]").number] for name in ("Zero", "Bene", "FinMan", "Pab")}
    shown = {teams[CARDS.named(f"{name} [shown]").number] for name in ("DewwCraft", "Mielz")}
    assert len(dat) == len(shown) == 1
    assert dat != shown
    # The same name without a tag is another card, and has no team.
    assert teams[CARDS.named("Pab, rookie").number] == -1
    assert teams[CARDS.named("Chain01").number] == -1


def test_a_card_without_abilities_has_no_text() -> None:
    assert {name for name in ("P-script", "Warm up", "FII11") if not CARDS.named(name).text} == {
        "P-script",
        "Warm up",
        "FII11",
    }
