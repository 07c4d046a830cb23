"""The decks that come with Elma: sound, different, and still whole when a card leaves the set."""

from itertools import combinations
from pathlib import Path

import pytest

from rulewright.gamekit.deck_list import DeckList
from rulewright.gamekit.deck_text import DeckError
from rulewright.games.elma.cards.content import read_shipped
from rulewright.games.elma.cards.content_cards import PrintedSet
from rulewright.games.elma.decks.deck_building import DECK_FILES, DeckBuilding
from rulewright.kernel.errors import ContentError
from rulewright.testing import rule

CARDS = read_shipped()
BUILDING = DeckBuilding(CARDS)
PRESETS = BUILDING.presets()


def ids(deck: DeckList) -> str:
    return deck.key


def test_there_are_six_or_more_each_with_a_plan() -> None:
    assert len(PRESETS) >= 6
    assert len({deck.plan for deck in PRESETS}) == len({deck.name for deck in PRESETS})
    assert all(80 <= len(deck.plan) <= 200 for deck in PRESETS)
    assert {deck.key for deck in PRESETS} == {path.stem for path in DECK_FILES.glob("*.toml")}


@rule("elma/ruling.deck-list")
@pytest.mark.parametrize("deck", PRESETS, ids=ids)
def test_a_preset_is_legal_with_a_sound_mixture(deck: DeckList) -> None:
    assert BUILDING.faults(deck) == []
    assert len(BUILDING.built(deck)) == 60
    counts = BUILDING.counts(deck)["kind"]
    assert 22 <= counts["Kuski"] <= 26
    assert 20 <= counts["Level"] <= 24
    assert 12 <= counts["Instant"] <= 16


@pytest.mark.parametrize("deck", PRESETS, ids=ids)
def test_half_of_the_kuskis_can_add_levels_and_most_can_ride(deck: DeckList) -> None:
    counts = BUILDING.counts(deck)
    kuskis = counts["kind"]["Kuski"]
    assert counts["kuski-type"].get("Battler", 0) <= kuskis * 2 // 3
    assert counts["kuski-type"].get("Designer", 0) <= kuskis // 4


def test_no_two_share_half_of_their_cards() -> None:
    for one, other in combinations(PRESETS, 2):
        mine = {line.name: line.copies for line in one.main}
        shared = sum(min(line.copies, mine.get(line.name, 0)) for line in other.main)
        assert shared < 30, (one.key, other.key)


def test_most_cards_are_in_a_deck() -> None:
    there = {number for deck in PRESETS for number in BUILDING.built(deck)}
    assert len(there) >= len(CARDS.definitions) * 9 // 10


@pytest.mark.parametrize("name", [card.name for card in CARDS.definitions])
def test_a_card_may_leave_the_set_and_every_deck_stays_legal(name: str) -> None:
    fewer = PrintedSet([card for card in CARDS.definitions if card.name != name])
    building = DeckBuilding(fewer)
    assert len(building.legal_presets()) == len(PRESETS)
    for deck, whole in zip(building.presets(), PRESETS, strict=True):
        assert building.counts(deck)["kind"] == BUILDING.counts(whole)["kind"]


def test_what_nobody_can_step_in_for_is_told() -> None:
    fewer = PrintedSet(CARDS.definitions[10:])
    toml = 'name = "A"\nplan = "B"\nreserve = []\n\n[kuskis]\n"Adi" = 4\n'
    deck = DeckBuilding(fewer).read(toml, "a.toml")
    remarks = DeckBuilding(fewer).faults(deck)
    assert remarks[0].what == "there is no card 'Adi'"


def test_a_preset_is_found_by_name_or_key() -> None:
    first = PRESETS[0]
    assert BUILDING.preset(first.key).name == first.name
    assert BUILDING.preset(first.name.upper()).key == first.key
    with pytest.raises(DeckError, match=f"did you mean '{first.key}'"):
        BUILDING.preset(first.key[:-1])


@pytest.mark.parametrize("deck", PRESETS, ids=ids)
def test_a_preset_is_exported_and_imported_as_it_is(deck: DeckList) -> None:
    again = BUILDING.read(BUILDING.text(deck), "mine.txt")
    assert (again.name, again.plan) == (deck.name, deck.plan)
    assert BUILDING.built(again) == BUILDING.built(deck)


@pytest.mark.parametrize(
    ("toml", "said"),
    [
        ("name = ", "a.toml: not TOML"),
        ('plan = "B"\n', "a.toml: 'name' must be a text"),
        ('name = "A"\nplan = "B"\n[kuskis]\n"Adi" = 0\n', "'Adi' must be a number from 1 to 200"),
        ('name = "A"\nplan = "B"\n[riders]\n"Adi" = 4\n', "unknown field 'riders'"),
        ('name = "A"\nplan = "B"\nkuskis = 3\n', "'kuskis' must be a table of fields"),
        ('name = "A"\nplan = "B"\nreserve = [3]\n', "'reserve' must be a list of names of cards"),
    ],
)
def test_a_malformed_file_is_refused_with_its_place(toml: str, said: str) -> None:
    with pytest.raises(ContentError) as refused:
        BUILDING.read(toml, "a.toml")
    assert said in str(refused.value)


def test_a_file_in_a_folder_of_ones_own_is_a_preset_there(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text('name = "Mine"\nplan = "Ride."\n', encoding="utf-8")
    (deck,) = DeckBuilding(CARDS, tmp_path).presets()
    assert (deck.key, deck.name, deck.size) == ("mine", "Mine", 0)
