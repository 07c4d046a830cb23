"""What is printed: `factions.*`, `types.*`, `content.*`, and the words of the book (`terms.*`)."""

import pytest

from rulewright.games.grimterra import GAME
from rulewright.games.grimterra.cards.content_cards import Definition
from rulewright.games.grimterra.cards.content_checks import wrong_facts
from rulewright.games.grimterra.rules import numbering, terms
from rulewright.games.grimterra.testing.table import FeudTable
from rulewright.rulebook import rulebook_of
from rulewright.testing import rule


def card(name: str) -> Definition:
    return GAME.set.named(name)


@rule("grimterra/factions.exactly-four", "grimterra/content.factions")
def test_there_are_four_factions() -> None:
    assert terms.FACTIONS == ["Agilitas", "Fortutidas", "Intellectus", "Tenebris"]
    facts = {"name": "A", "text": "Draw a card.", "flavour": "…", "icons": ["hood"]}
    assert wrong_facts("spell", {**facts, "fates": {"Agilitas": 1}}) == []
    faults = wrong_facts("spell", {**facts, "fates": {"Fortitudas": 1}})
    assert faults[0].what.startswith("there is no faction 'Fortitudas'; did you mean 'Fortutidas'?")


@rule(
    "grimterra/factions.agilitas",
    "grimterra/factions.fortutidas",
    "grimterra/factions.intellectus",
    "grimterra/factions.tenebris",
)
@pytest.mark.parametrize("faction", terms.FACTIONS)
def test_each_faction_has_cards_and_heroes_of_its_own(faction: str) -> None:
    of_faction = [one for one in GAME.set.definitions if faction in one.faction_names]
    assert any(one.is_hero for one in of_faction)
    assert any(one.is_in_decks for one in of_faction)
    for one in of_faction:
        printed = one.printed("")
        assert faction in printed["factions"]  # type: ignore[operator]


@rule("grimterra/types.exactly-five", "grimterra/content.card-types")
def test_there_are_five_card_types_and_minions_are_something_in_play() -> None:
    printed = GAME.people.printed("en")["cards"]
    assert {one["kind"] for one in printed} == {
        "hero",
        "spell",
        "equipment",
        "attack",
        "defense",
        "minion",
    }
    assert not any(one.heading == "minion" and one.is_in_decks for one in GAME.set.definitions)


@rule("grimterra/types.heroes-double-sided", "grimterra/content.hero-attributes")
def test_every_hero_has_two_sides_with_health_power_and_levels() -> None:
    heroes = [one for one in GAME.set.definitions if one.is_hero]
    for hero in heroes:
        other = GAME.set.definitions[GAME.set.other_sides[hero.number]]
        assert other.side_of == hero.name
        assert other.health > hero.health > 0
        assert all(more >= less for more, less in zip(other.fates, hero.fates, strict=True))
        assert any(more > less for more, less in zip(other.fates, hero.fates, strict=True))


@rule("grimterra/content.pounce")
def test_pounce_is_printed_as_the_book_has_it() -> None:
    pounce = card("Pounce")
    assert (pounce.heading, pounce.damage) == ("attack", 2)
    assert pounce.text == "Effect: You may draw a card."


@rule("grimterra/content.swiftness-within")
def test_swiftness_within_is_printed_as_the_book_has_it() -> None:
    swiftness = card("Swiftness Within")
    assert swiftness.heading == "defense"
    assert swiftness.text == "Avoid an attack. Effect: You may flip this hero."


@rule("grimterra/content.implied-spells")
def test_the_set_has_the_kinds_of_cards_of_which_the_book_speaks() -> None:
    texts = " ".join(one.text for one in GAME.set.definitions)
    for words in (
        "Remove a wound",
        "Shift a dark counter",
        "Roll a die",
        "Sacrifice this",
        "to a hero",
    ):
        assert words in texts


@rule("grimterra/content.numbers")
def test_the_numbers_of_the_book() -> None:
    assert (numbering.HEROES_EACH, numbering.HAND_SIZE, numbering.ROUNDS) == (3, 5, 3)
    assert numbering.DARK_DEATH == 6
    parts = GAME.deck_choice.building.parts("en")
    assert [(part.fewest, part.copies) for part in parts] == [(60, 4), (3, 1)]


@rule("grimterra/types.attack-wounds", "grimterra/types.defense-avoids")
def test_an_attack_wounds_and_a_defense_avoids_the_wound(feud: FeudTable) -> None:
    feud.set("phase combat\nme: hand Strike Strike\nthem: hand Guard Strike")
    feud.round("Strike", "Guard")
    assert feud.hero("their Plain") == "arena"
    feud.round("Strike", "bluff Strike")
    assert feud.hero("their Plain") == "arena, wounds Strike 2"


@rule("grimterra/terms.use", "grimterra/ruling.bluff-does-nothing")
def test_a_card_is_used_when_it_is_cast_or_revealed_and_legal(feud: FeudTable) -> None:
    """Only a use costs dark counters: not a bluff, and not an illegal reveal."""
    feud.set("""
        phase combat
        me: arena Ann, hand Night Shroud Gloom
        them: hand Strike Guard Strike
    """)
    feud.round("bluff Night", "bluff Strike")
    feud.round("Gloom", "bluff Guard")
    feud.them.does("keep")
    assert feud.hero("my Ann") == "arena"
    feud.round("Shroud", "bluff Strike")
    assert feud.hero("my Ann") == "arena, dark 1"


@rule("grimterra/terms.example-marks")
def test_every_example_of_the_catalogue_is_marked_with_where_it_comes_from() -> None:
    examples = [each for each in rulebook_of("grimterra").rules if each.id.startswith("example.")]
    assert len(examples) == 16
    assert all(each.text.rstrip().endswith(("(book)", "(derived)")) for each in examples)


@rule("grimterra/ruling.hidden-information", "grimterra/ruling.discards-face-up")
def test_who_sees_what(feud: FeudTable) -> None:
    feud.set("""
        me: arena Ann, hand Strike Guard, deck Pounce, discard Rise
        them: arena Bob, hand Pounce
        my Ann: wounds 1 Pounce 2, dark 3, wears Ring
    """)
    sides = feud.view("them")["sides"]
    assert isinstance(sides, list)
    mine = sides[0]
    assert (mine["hand"], mine["hand_size"], mine["deck_size"]) == ([], 2, 13)
    assert mine["discards"] == [{"card": "rise", "bluffed": False}]
    ann = mine["heroes"][0]
    assert (ann["damage"], ann["dark"]) == (3, 3)
    assert [worn["card"] for worn in ann["worn"]] == ["ring"]
    own = feud.view("me")["sides"]
    assert isinstance(own, list)
    assert {held["card"] for held in own[0]["hand"]} == {"strike", "guard"}


@rule("grimterra/ruling.hidden-information")
def test_who_looks_at_a_hand_alone_sees_it_until_a_card_is_placed_from_it(feud: FeudTable) -> None:
    feud.set("me: hand Peek Strike\nthem: hand Guard Guard Pounce\nthird: hand Strike")
    feud.me.does("cast Peek with Plain", "player them")
    assert "You see Guard of Them." in feud.told("me")
    assert not any("Guard" in line for line in feud.told("third"))
    sides = feud.view("me")["sides"]
    assert isinstance(sides, list)
    assert [(held["card"], held["count"]) for held in sides[1]["hand"]] == [
        ("pounce", 1),
        ("guard", 2),
    ]
    feud.me.does("end", "fight them")
    feud.both("lay Strike", "lay Guard")
    sides = feud.view("me")["sides"]
    assert isinstance(sides, list)
    assert sides[1]["hand"] == []
    feud.both("bluff", "bluff")


@rule("grimterra/ruling.cards-in-conflict")
def test_a_card_that_forbids_beats_one_that_allows(feud: FeudTable) -> None:
    """Nobody can bluff this turn, whoever could otherwise with any card."""
    feud.set("me: hand Honesty Strike\nthem: hand Study")
    feud.me.does("cast Honesty with Plain", "end")
    feud.both("lay Strike", "lay Study")
    assert feud.them.can() == {"reveal"}
    feud.both("reveal", "reveal")
    feud.me.does("keep")
