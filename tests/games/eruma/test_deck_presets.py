"""The decks that come with the game, and what a deck builder is told about one."""

import tomllib
from difflib import get_close_matches
from pathlib import Path

import pytest

from rulewright.gamekit.deck_building import Listed
from rulewright.gamekit.deck_list import DeckList
from rulewright.gamekit.deck_text import DeckError
from rulewright.games.eruma.cards.content import read_shipped
from rulewright.games.eruma.decks.deck import FORM
from rulewright.games.eruma.decks.deck_building import DECK_FILES, DeckBuilding
from rulewright.kernel.errors import ContentError

CARDS = read_shipped()
BUILDING = DeckBuilding(CARDS)
PRESETS = BUILDING.presets()
OUTLAWS = [card.name for card in CARDS.definitions if not card.is_henchman]
HENCHMEN = [card.name for card in CARDS.definitions if card.is_henchman]


def toml(deck: list[str], reserve: list[str], extra: str = "") -> str:
    return f"name = 'Odd'\nplan = 'Wait.'\ndeck = {deck!r}\nreserve = {reserve!r}\n{extra}"


def names(deck: DeckList) -> list[str]:
    return [listed.name for listed in deck.main]


def test_there_are_at_least_six_decks_that_can_be_played() -> None:
    assert len(BUILDING.legal_presets()) >= 6


@pytest.mark.parametrize("deck", PRESETS, ids=lambda deck: deck.key)
def test_a_deck_that_comes_with_the_game_is_legal_and_wants_for_nothing(deck: DeckList) -> None:
    assert BUILDING.faults(deck) == []
    assert BUILDING.advice(deck) == []
    assert len(BUILDING.built(deck).outlaws) == 15


@pytest.mark.parametrize("deck", PRESETS, ids=lambda deck: deck.key)
def test_it_has_a_plan_of_two_sentences(deck: DeckList) -> None:
    assert deck.plan.count(". ") == 1
    assert deck.plan.endswith(".")
    assert len(deck.plan) <= 240


@pytest.mark.parametrize("deck", PRESETS, ids=lambda deck: deck.key)
def test_its_text_gives_the_same_deck_again(deck: DeckList) -> None:
    again = FORM.read(BUILDING.text(deck))
    assert (again.name, again.plan) == (deck.name, deck.plan)
    assert BUILDING.built(again).outlaws == BUILDING.built(deck).outlaws
    assert BUILDING.built(again).henchmen == BUILDING.built(deck).henchmen


def test_names_in_the_files_are_spelled_right() -> None:
    """A name that the set does not have is a card that was taken out, not one misspelled."""
    known = [card.name for card in CARDS.definitions]
    for file in DECK_FILES.glob("*.toml"):
        data = tomllib.loads(file.read_text(encoding="utf-8"))
        named = [*data["deck"], *data["reserve"], *data.get("extra", {})]
        strange = [name for name in named if name not in known]
        assert len(strange) <= 1
        assert not any(get_close_matches(name, known, cutoff=0.8) for name in strange)


def test_most_cards_are_in_a_deck() -> None:
    used = {name for deck in PRESETS for name in names(deck)}
    assert len(set(OUTLAWS) - used) <= 4


def test_a_card_in_reserve_steps_in_for_one_that_is_gone() -> None:
    deck = BUILDING.read(toml([*OUTLAWS[:14], "Nobody"], OUTLAWS[14:16]), "odd.toml")
    assert names(deck) == OUTLAWS[:15]
    assert BUILDING.faults(deck) == []


def test_where_nobody_can_step_in_the_missing_card_is_told() -> None:
    deck = BUILDING.read(toml([*OUTLAWS[:14], "Nobody"], OUTLAWS[:1]), "odd.toml")
    assert deck.said(BUILDING.faults(deck)) == ["odd.toml: there is no card 'Nobody'"]


def test_a_deck_that_lacks_cards_is_not_offered_and_breaks_nothing(tmp_path: Path) -> None:
    (tmp_path / "one.toml").write_text(toml(OUTLAWS[:15], []), encoding="utf-8")
    (tmp_path / "two.toml").write_text(toml([*OUTLAWS[:14], "Nobody"], []), encoding="utf-8")
    building = DeckBuilding(CARDS, tmp_path)
    assert [deck.key for deck in building.presets()] == ["one", "two"]
    assert [deck.key for deck in building.legal_presets()] == ["one"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("name = ", "odd.toml: not TOML: "),
        ("plan = 'x'", "odd.toml: 'name' must be a text"),
        ("name = 'x'", "odd.toml: 'plan' must be a text"),
        ("name = 'x'\nplan = 'x'\ndeck = 3", "odd.toml: 'deck' must be a list"),
        ("name = 'x'\nplan = 'x'\ndeck = [3]", "odd.toml: 'deck' must be a list of names of cards"),
        ("name = 'x'\nplan = 'x'\ndeck = []\nside = []", "odd.toml: unknown field 'side'"),
        ("name = 'x'\nplan = 'x'\nextra = 3", "odd.toml: 'extra' must be a table of fields"),
        (
            "name = 'x'\nplan = 'x'\nextra = { Rat = 0 }",
            "odd.toml, extra: 'Rat' must be a number from 1 to 200, not 0",
        ),
    ],
)
def test_a_malformed_file_is_refused(text: str, said: str) -> None:
    with pytest.raises(ContentError) as refused:
        BUILDING.read(text, "odd.toml")
    assert str(refused.value).startswith(said)


def test_a_deck_is_found_by_name_or_key() -> None:
    deck = PRESETS[0]
    for named in (deck.name, deck.name.upper(), deck.key):
        assert BUILDING.preset(named).key == deck.key
    with pytest.raises(
        DeckError, match=f"there is no deck '{deck.key}s'.*did you mean '{deck.key}'"
    ):
        BUILDING.preset(f"{deck.key}s")


def test_a_deck_is_shown_by_class_with_the_texts_of_its_cards() -> None:
    deck = FORM.read(f"{OUTLAWS[0]}\n{HENCHMEN[1]}\nNobody\nExtra Deck\n2 {HENCHMEN[0]}\nRat\n")
    outlaw, henchman = CARDS.named(OUTLAWS[0]), CARDS.named(HENCHMEN[0])
    types = f" [{', '.join(outlaw.type_names)}]" if outlaw.types else ""
    more = f" [{', '.join(henchman.type_names)}]" if henchman.types else ""
    assert BUILDING.shown(deck) == [
        "A deck",
        "",
        f"{outlaw.kind_name} (1)",
        f"  {outlaw.name}{types}: {outlaw.text}",
        "",
        "Not Outlaws",
        f"  {HENCHMEN[1]}",
        "  Nobody",
        "",
        "Extra Deck (3)",
        f"  {henchman.name}{more}: {henchman.text}  x2",
        "  Rat",
    ]
    assert BUILDING.size_note(deck) == "3 of 15 Outlaws, 3 Henchmen"


def test_a_text_has_names_as_they_are_printed() -> None:
    deck = FORM.read(f"{OUTLAWS[0].upper()}\nExtra Deck\n{HENCHMEN[0].lower()}\n")
    assert BUILDING.text(deck) == f"Deck\n{OUTLAWS[0]}\n\nExtra Deck\n1 {HENCHMEN[0]}\n"


class TestWhatADeckBuilderAsks:
    def test_every_card_is_in_one_part_and_marked_with_values_of_the_facets(self) -> None:
        facets = {facet.key: facet.values for facet in BUILDING.facets("en")}
        cards = BUILDING.deck_cards()
        assert [card.name for card in cards if card.part == "deck"] == OUTLAWS
        assert [card.name for card in cards if card.part == "extra"] == HENCHMEN
        for card in cards:
            assert card.marks.keys() == facets.keys()
            assert all(set(values) <= set(facets[key]) for key, values in card.marks.items())
            assert set(card.wants) <= set(HENCHMEN)
            is_outlaw = card.part == "deck"
            assert len(card.marks["class"]) == len(card.marks["speed"]) == is_outlaw

    def test_parts_say_how_many_cards_they_take(self) -> None:
        limits = [(part.key, part.fewest, part.most, part.copies) for part in BUILDING.parts("en")]
        assert limits == [("deck", 15, 15, 1), ("extra", 0, None, None)]
        assert BUILDING.opening_hand() == 3

    @pytest.mark.parametrize("deck", PRESETS, ids=lambda deck: deck.key)
    def test_a_deck_is_made_of_what_it_lists(self, deck: DeckList) -> None:
        again = BUILDING.made(deck.name, deck.plan, BUILDING.listed(deck))
        assert BUILDING.text(again) == BUILDING.text(deck)

    def test_a_part_that_decks_do_not_have_is_refused(self) -> None:
        with pytest.raises(DeckError, match="no part 'side'; it has 'deck' and 'extra'"):
            BUILDING.made("", "", {"side": []})

    def test_cards_of_the_deck_are_counted_by_class_speed_and_type(self) -> None:
        thieves = [card for card in CARDS.definitions if card.kind_name == "Thief"][:3]
        counts = BUILDING.counts(
            BUILDING.made(
                "",
                "",
                {
                    "deck": [Listed(card.name.upper()) for card in thieves]
                    + [Listed("Nobody"), Listed(HENCHMEN[0])],
                    "extra": [Listed(HENCHMEN[1], 4)],
                },
            )
        )
        assert counts["class"] == {"Thief": 3}
        assert sum(counts["speed"].values()) == 3
        assert sum(counts["type"].values()) == sum(len(card.type_names) for card in thieves)
