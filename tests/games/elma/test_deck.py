"""Decks of Elma: ruling.deck-list, decks as plain text, and what a deck builder asks."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulewright.gamekit.deck_building import Listed
from rulewright.gamekit.deck_list import DeckList
from rulewright.gamekit.deck_text import DeckError
from rulewright.games.elma.cards.content import read_shipped
from rulewright.games.elma.decks.deck import FORM, DeckRules, advice, built, faults
from rulewright.games.elma.decks.deck_building import MAIN, DeckBuilding
from rulewright.games.elma.rules.terms import KINDS
from rulewright.testing import rule

CARDS = read_shipped()
NAMES = [card.name for card in CARDS.definitions]
RULES = DeckRules()
BUILDING = DeckBuilding(CARDS)


def deck(size: int, copies: int = 4) -> DeckList:
    """So many cards of the set, each with at most so many copies."""
    whole, rest = divmod(size, copies)
    cards = dict.fromkeys(NAMES[:whole], copies)
    return FORM.of("Some", cards | ({NAMES[whole]: rest} if rest else {}))


def against(written: DeckList, rules: DeckRules = RULES) -> list[str]:
    return written.said(faults(written, CARDS, rules))


def content(written: DeckList) -> tuple[str, str, list[tuple[str, int]]]:
    return written.name, written.plan, [(line.name, line.copies) for line in written.main]


@rule("elma/ruling.deck-list")
@pytest.mark.parametrize(
    ("size", "said"),
    [
        (59, ["the deck has 59 cards; it must have 60 or more (ruling.deck-list); add 1"]),
        (60, []),
        (61, []),
        (80, []),
        (81, ["the deck has 81 cards; no rule limits it, but 80 must do here; take 1 out"]),
        (1, ["the deck has 1 card; it must have 60 or more (ruling.deck-list); add 59"]),
    ],
)
def test_a_deck_has_60_cards_or_more(size: int, said: list[str]) -> None:
    assert against(deck(size)) == said


@rule("elma/ruling.deck-list")
def test_a_deck_has_4_of_a_name_at_most() -> None:
    assert against(deck(60, 4)) == []
    five = FORM.of("Five", dict.fromkeys(NAMES[:12], 5))
    assert len(against(five)) == 12
    assert against(five)[0] == (
        f"there are 5 {NAMES[0]}; of a name there are 4 at most (ruling.deck-list); take 1 out"
    )


@rule("elma/ruling.deck-list")
def test_copies_on_several_lines_are_counted_together() -> None:
    name = NAMES[20]
    text = FORM.write(deck(60)) + f"3 {name}\n{name.upper()}\n1 {name}\n"
    (said,) = against(FORM.read(text, "mine.txt"))
    assert said.startswith("mine.txt:17: there are 5 ")


@rule("elma/ruling.deck-list")
def test_kuskis_levels_and_instants_mix_in_any_proportion() -> None:
    for kind in KINDS:
        names = [card.name for card in CARDS.definitions if card.kind_name == kind]
        assert against(FORM.of("", dict.fromkeys(names[:15], 4))) == []


@rule("elma/ruling.deck-list")
def test_both_numbers_are_settings() -> None:
    event = DeckRules(fewest=40, most=50, copies=2)
    assert against(deck(40, 2), event) == []
    assert len(against(deck(39, 2), event)) == 1
    assert len(against(deck(51, 2), event)) == 1
    assert len(against(deck(40, 4), event)) == 10
    (part,) = DeckBuilding(CARDS, rules=event).parts("en")
    assert (part.fewest, part.most, part.copies) == (40, 50, 2)
    with pytest.raises(DeckError, match="cannot have 50 to 40 cards"):
        DeckRules(fewest=50, most=40)
    with pytest.raises(DeckError, match="and 0 of a name"):
        DeckRules(copies=0)


def test_a_card_that_there_is_not_is_answered_with_the_nearest() -> None:
    (said,) = against(FORM.read(FORM.write(deck(60)) + "Warm upp\n", "mine.txt"))
    assert said == "mine.txt:17: there is no card 'Warm upp'; did you mean 'Warm up'?"


def test_a_legal_deck_becomes_numbers() -> None:
    numbers = built(deck(60), CARDS, RULES)
    assert numbers == [number for number in range(15) for _ in range(4)]
    with pytest.raises(DeckError, match="the deck has 59 cards"):
        built(deck(59), CARDS, RULES)


def test_a_text_lists_one_card_a_line_with_its_copies() -> None:
    text = (
        "Deck: The Long Way  # ours\n"
        "# Wait for them.\n"
        "#   Then ride.\n"
        "\n"
        "4 Zero [dat]\n"
        "2x  Pab,  rookie  # the quick one\n"
        "# not part of the plan\n"
        "Warm up\n"
        "1 warm UP\n"
    )
    assert content(FORM.read(text)) == (
        "The Long Way",
        "Wait for them. Then ride.",
        [("Zero [dat]", 4), ("Pab, rookie", 2), ("Warm up", 2)],
    )


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("4 Adi\n7\n", "mine.txt:2: '7' names no card; write a name, or 2 NAME"),
        ("0 Adi\n", "mine.txt:1: 0 copies; a text of a deck can say 1 to 200"),
        ("4 Adi\nDeck: Late\n", "mine.txt:2: a second heading for the Deck; the Deck comes first"),
        ("x" * 201, "mine.txt:1: a line of 201 letters; one card stands on a line"),
        ("Adi\n" * 201, "mine.txt: a text of 201 lines; the text of a deck has at most 200."),
    ],
)
def test_what_is_no_text_of_a_deck_is_refused_with_its_line(text: str, said: str) -> None:
    with pytest.raises(DeckError) as refused:
        FORM.read(text, "mine.txt")
    assert str(refused.value).startswith(said)


@given(
    st.dictionaries(st.sampled_from(NAMES), st.integers(1, 4), min_size=1),
    st.text("abc #é", max_size=20),
    st.lists(st.text("abc,.", min_size=1, max_size=8), max_size=40),
)
def test_a_deck_is_read_as_it_was_written(
    cards: dict[str, int], name: str, plan: list[str]
) -> None:
    lines = [Listed(card, copies) for card, copies in cards.items()]
    written = DeckList(name, " ".join(plan), [lines])
    again = FORM.read(FORM.write(written))
    plain = " ".join(name.replace("#", " ").split())
    assert content(again) == (plain, " ".join(plan), list(cards.items()))


def test_names_are_exported_as_they_are_printed() -> None:
    text = BUILDING.text(FORM.read("4 ZERO [DAT]\n2 warm up\n3 No Such Card\n"))
    assert text == "Deck\n4 Zero [dat]\n2 Warm up\n3 No Such Card\n"


class TestAdvice:
    """What is legal but probably not meant."""

    def test_a_deck_needs_kuskis_and_levels(self) -> None:
        instants = [card.name for card in CARDS.definitions if card.kind_name == "Instant"]
        found = [remark.what for remark in advice(FORM.of("", {instants[0]: 4}), CARDS)]
        assert found == [
            "there are only 0 kuskis; many a hand will have none",
            "there are only 0 levels; many a hand will have none",
            "only 0 of its kuskis can add a level (keyword.battler)",
        ]

    def test_battlers_add_no_levels(self) -> None:
        battlers = [card.name for card in CARDS.definitions if "Battler" in card.type_names]
        levels = [card.name for card in CARDS.definitions if card.kind_name == "Level"]
        cards = dict.fromkeys(battlers[:5], 4) | dict.fromkeys(levels[:10], 4)
        written = FORM.of("", cards)
        assert against(written) == []
        assert [remark.what for remark in advice(written, CARDS)] == [
            "only 0 of its kuskis can add a level (keyword.battler)"
        ]

    def test_a_sound_deck_needs_none(self) -> None:
        assert [advice(preset, CARDS) for preset in BUILDING.presets()] == [
            [] for _ in BUILDING.presets()
        ]


class TestDeckBuilding:
    """What commands, the server and the deck builder in the browser know."""

    def test_every_card_may_be_in_decks_with_a_value_of_its_own_facets(self) -> None:
        facets = {facet.key: facet.values for facet in BUILDING.facets("en")}
        cards = BUILDING.deck_cards()
        assert [card.name for card in cards] == NAMES
        for card in cards:
            assert card.part == MAIN
            assert set(card.marks) == set(facets)
            for facet, values in card.marks.items():
                assert set(values) <= set(facets[facet])
        for facet, values in facets.items():
            met = {value for card in cards for value in card.marks[facet]}
            assert met == set(values), facet

    def test_cards_are_told_apart_by_what_is_printed(self) -> None:
        marks = {card.name: card.marks for card in BUILDING.deck_cards()}
        assert marks["Adi"]["keyword"] == ["Pro"]
        assert marks["ChainPi01"]["keyword"] == ["First Finish", "Pre-announced", "Chain level"]
        assert marks["ChainPi01"]["length"] == ["3", "4", "5", "6"]
        assert marks["Zero [dat]"]["team"] == ["dat"]
        assert marks["Skip"] == {
            "kind": ["Instant"],
            "kuski-type": [],
            "level-type": [],
            "keyword": [],
            "length": [],
            "team": [],
            "rarity": ["Uncommon"],
        }

    @rule("elma/phases.opening-hand")
    def test_a_hand_to_try_has_seven_cards(self) -> None:
        assert BUILDING.opening_hand() == 7

    def test_a_deck_is_made_of_its_one_part(self) -> None:
        made = BUILDING.made("Mine", "Ride.", {MAIN: [Listed("adi", 2), Listed("Adi", 1)]})
        assert content(made) == ("Mine", "Ride.", [("adi", 3)])
        (line,) = BUILDING.listed(made)[MAIN]
        assert (line.name, line.copies) == ("Adi", 3)
        with pytest.raises(DeckError, match="a deck has no part 'extra'; it has 'deck'"):
            BUILDING.made("", "", {"extra": []})

    def test_a_deck_is_shown_by_kind_with_its_texts(self) -> None:
        shown = BUILDING.shown(FORM.read("Deck: Mine\n# Ride.\n2 Warm up\n4 Adi\nSkip\n1 Nix\n"))
        assert shown == [
            "Mine",
            "Ride.",
            "",
            "Kuskis (4)",
            "  4 Adi [Battler] 38 NF 35 NF 33: Pipe pro 10.",
            "",
            "Levels (2)",
            "  2 Warm up [Hoyla, Internal] 1-6",
            "",
            "Instants (1)",
            "  1 Skip: Ignore target kuski you control in the ongoing battle for scoring.",
            "",
            "No cards of the set",
            "  Nix",
        ]

    def test_its_size_is_told_in_a_few_words(self) -> None:
        assert BUILDING.size_note(FORM.read("4 Adi\n2 Warm up\n")) == (
            "6 cards of 60 or more (4 kuskis, 2 levels, 0 instants)"
        )
