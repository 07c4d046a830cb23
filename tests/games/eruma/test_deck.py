"""Decks as plain text: what can be written, what is refused and how, and that nothing gets lost."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulewright.gamekit.deck_building import Listed
from rulewright.gamekit.deck_list import DeckList
from rulewright.gamekit.deck_text import DeckError
from rulewright.games.eruma.cards.content import read_shipped
from rulewright.games.eruma.decks.deck import FORM, advice, built, faults
from rulewright.games.eruma.decks.deck_building import DeckBuilding

CARDS = read_shipped()
OUTLAWS = [card.name for card in CARDS.definitions if not card.is_henchman]
HENCHMEN = [card.name for card in CARDS.definitions if card.is_henchman]
FIFTEEN = OUTLAWS[:15]


def content(deck: DeckList) -> tuple[str, str, list[tuple[str, int]], list[tuple[str, int]]]:
    """All that a deck is, without where it was written."""
    main = [(listed.name, listed.copies) for listed in deck.main]
    return deck.name, deck.plan, main, [(listed.name, listed.copies) for listed in deck.extra]


def refusal(text: str) -> str:
    with pytest.raises(DeckError) as refused:
        FORM.read(text, "gang.txt")
    return str(refused.value)


def test_a_text_lists_one_card_a_line_and_the_extra_deck_under_its_heading() -> None:
    deck = FORM.read(
        "Deck: The Odd Pair   # ours\n"
        "# Wait for them.\n"
        "#   Then run.\n"
        "\n"
        "First Card\n"
        "  Second   Card  # the quick one\n"
        "\n"
        "# not part of the plan\n"
        "Extra Deck\n"
        "2 Old Hound\n"
        "3x Rat\n"
        "1 x Cat\n"
        "Owl\n",
        "gang.txt",
    )
    assert content(deck) == (
        "The Odd Pair",
        "Wait for them. Then run.",
        [("First Card", 1), ("Second Card", 1)],
        [("Old Hound", 2), ("Rat", 3), ("Cat", 1), ("Owl", 1)],
    )
    assert [listed.line for listed in (*deck.main, *deck.extra)] == [5, 6, 10, 11, 12, 13]


@pytest.mark.parametrize("heading", ["", "Deck\n", "deck:\n", "Main Deck\n", "\ufeffDeck\r\n"])
def test_the_heading_of_the_deck_may_be_left_out(heading: str) -> None:
    deck = FORM.read(f"{heading}First Card\nEXTRA DECK:\nRat\n")
    assert content(deck) == ("", "", [("First Card", 1)], [("Rat", 1)])


def test_an_empty_text_is_an_empty_deck() -> None:
    assert content(FORM.read("\n# nothing yet\n")) == ("", "nothing yet", [], [])


def test_lines_for_the_same_henchman_are_added_up() -> None:
    deck = FORM.read("Extra Deck\n2 Old Hound\nRat\nold  hound\n")
    assert content(deck)[3] == [("Old Hound", 3), ("Rat", 1)]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Rat\nDeck: Two\n", "gang.txt:2: a second heading for the Deck"),
        ("Deck: One\nDeck: Two\n", "gang.txt:2: a second heading for the Deck"),
        ("Extra Deck\nRat\nExtra Deck\n", "gang.txt:3: a second heading 'Extra Deck'"),
        ("12\n", "gang.txt:1: '12' names no card; write a name, or 2 NAME"),
        ("2 --\n", "gang.txt:1: '2 --' names no card; write a name, or 2 NAME"),
        ("0 Rat\n", "gang.txt:1: 0 copies; a text of a deck can say 1 to 200"),
        ("201 Rat\n", "gang.txt:1: 201 copies; a text of a deck can say 1 to 200"),
        (
            f"{'9' * 150} Rat\n",
            f"gang.txt:1: {'9' * 150} copies; a text of a deck can say 1 to 200",
        ),
        (f"{'x' * 201}\n", "gang.txt:1: a line of 201 letters; one card stands on a line"),
    ],
)
def test_what_is_no_line_of_a_deck_is_refused(text: str, said: str) -> None:
    assert refusal(text).startswith(said)


def test_a_text_has_at_most_200_lines() -> None:
    assert len(FORM.read("Extra Deck\n" + "Rat\n" * 199).extra) == 1
    assert refusal("Extra Deck\n" + "Rat\n" * 200) == (
        "gang.txt: a text of 201 lines; the text of a deck has at most 200."
        " Write copies as a number: 2 NAME"
    )


def test_without_a_file_errors_begin_with_the_line() -> None:
    with pytest.raises(DeckError, match=r"^line 2: '7' names no card"):
        FORM.read("Rat\n7\n")


def test_a_deck_is_written_as_it_is_read() -> None:
    deck = FORM.of("Odd Pair", FIFTEEN, {HENCHMEN[0]: 2, HENCHMEN[1]: 1})
    assert FORM.write(deck) == (
        "Deck: Odd Pair\n"
        + "".join(f"{name}\n" for name in FIFTEEN)
        + f"\nExtra Deck\n2 {HENCHMEN[0]}\n1 {HENCHMEN[1]}\n"
    )
    assert content(FORM.read(FORM.write(deck))) == content(deck)


words = st.text(
    st.characters(categories=["L", "N", "P"], exclude_characters="#"), min_size=1, max_size=9
)
sentences = st.lists(words, max_size=40).map(" ".join)


@given(
    name=sentences,
    plan=sentences,
    main=st.lists(st.sampled_from(OUTLAWS), max_size=20),
    extra=st.dictionaries(st.sampled_from(HENCHMEN), st.integers(1, 200)),
)
def test_every_deck_survives_being_written_and_read(
    name: str, plan: str, main: list[str], extra: dict[str, int]
) -> None:
    if len(name) > 180:
        name = ""
    deck = DeckList(
        name,
        plan,
        [[Listed(card) for card in main], [Listed(card, copies) for card, copies in extra.items()]],
    )
    assert content(FORM.read(FORM.write(deck))) == content(deck)


def test_a_name_with_a_mark_of_comments_loses_the_mark_only() -> None:
    assert FORM.read(FORM.write(FORM.of("Gang # 7", FIFTEEN, {}))).name == "Gang 7"


@given(st.text(max_size=300))
def test_any_text_is_a_deck_or_refused_with_a_reason(text: str) -> None:
    try:
        deck = FORM.read(text)
    except DeckError:
        return
    faults(deck, CARDS)
    advice(deck, CARDS)
    assert content(FORM.read(FORM.write(deck)))[2:] == content(deck)[2:]


class TestFaults:
    def test_every_fault_is_told_with_its_line_and_what_would_be_right(self) -> None:
        misspelled = FIFTEEN[3].replace("e", "ee", 1)
        lines = [*FIFTEEN[:3], misspelled, FIFTEEN[0], HENCHMEN[0], "Extra Deck", FIFTEEN[5], "Rta"]
        deck = FORM.read("\n".join(lines), "gang.txt")
        assert deck.said(faults(deck, CARDS)) == [
            f"gang.txt:4: there is no card {misspelled!r}; did you mean {FIFTEEN[3]!r}?",
            (
                f"gang.txt:5: {FIFTEEN[0]} is there more than once (first in line 1); a Deck has one copy"
                " of each card at most (deck.single-copy)"
            ),
            (
                f"gang.txt:6: {HENCHMEN[0]} is a Henchman, and a Deck has Outlaws only"
                " (deck.outlaws-only); put it below the heading 'Extra Deck'"
            ),
            (
                f"gang.txt:8: {FIFTEEN[5]} is an Outlaw, and an Extra Deck has Henchmen only"
                " (deck.extra-henchmen-only); put it above the heading 'Extra Deck'"
            ),
            "gang.txt:9: there is no card 'Rta'",
            "gang.txt: the Deck has 6 cards instead of exactly 15 (deck.main-size); add 9",
        ]

    def test_a_deck_with_faults_cannot_be_built_and_all_of_them_are_said(self) -> None:
        with pytest.raises(DeckError) as refused:
            built(FORM.of("", [*FIFTEEN[:13], "Nobody"], {}), CARDS)
        assert str(refused.value).splitlines() == [
            "there is no card 'Nobody'",
            "the Deck has 14 cards instead of exactly 15 (deck.main-size); add 1",
        ]

    def test_an_extra_deck_has_an_end(self) -> None:
        def told(copies: int) -> list[str]:
            deck = FORM.of("", FIFTEEN, {HENCHMEN[0]: copies, HENCHMEN[1]: 1})
            return deck.said(faults(deck, CARDS))

        assert told(199) == []
        assert told(200) == [
            "the Extra Deck has 201 cards; no rule limits it, but 200 must do here; take 1 out"
        ]

    def test_names_are_found_however_they_are_typed(self) -> None:
        typed = [name.upper().replace("'", "\N{RIGHT SINGLE QUOTATION MARK}") for name in FIFTEEN]
        deck = built(FORM.of("", typed, {HENCHMEN[0].lower(): 2}), CARDS)
        assert deck.outlaws == list(range(15))
        assert deck.henchmen == [CARDS.named(HENCHMEN[0]).number] * 2


class TestAdvice:
    def test_a_summoning_without_its_henchman_is_mentioned_once(self) -> None:
        building = DeckBuilding(CARDS)
        deck = next(deck for deck in building.legal_presets() if len(deck.extra) > 2)
        assert building.advice(deck) == []
        bare = DeckList(deck.name, "", [deck.main, deck.extra[1:]])
        (said,) = bare.said(building.advice(bare))
        assert said.endswith(f"summons {deck.extra[0].name}, and there is none in the Extra Deck")
        assert building.faults(bare) == []

    def test_a_henchman_that_nobody_summons_is_mentioned(self) -> None:
        building = DeckBuilding(CARDS)
        deck = next(deck for deck in building.legal_presets() if not deck.extra)
        odd = DeckList(deck.name, "", [deck.main, [Listed(HENCHMEN[0])]])
        assert odd.said(building.advice(odd)) == [f"nobody in the Deck summons {HENCHMEN[0]}"]
