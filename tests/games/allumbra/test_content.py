"""Card files: what they may not leave out or get wrong, and what the refusal says."""

from collections.abc import Callable
from pathlib import Path

import pytest

from rulewright.games.allumbra.cards.content import CARDS, read_cards
from rulewright.games.allumbra.rules.tables import CardTable
from rulewright.kernel.errors import ContentError
from rulewright.testing import rule
from rulewright.testing.card_files import changed, in_file, saying
from tests.games.allumbra.written import DUCK, LOAD, SHOT, texts

Read = Callable[..., CardTable]
Refusal = Callable[..., str]


@pytest.fixture
def read(tmp_path: Path) -> Read:
    """Reads a file of these cards."""
    return lambda *cards: read_cards(in_file(tmp_path, "my-cards.toml", *cards), texts())


@pytest.fixture
def refusal(read: Read) -> Refusal:
    """What is said of a file that is not accepted."""

    def refused(*cards: str) -> str:
        with pytest.raises(ContentError) as error:
            read(*cards)
        return str(error.value)

    return refused


def test_a_sound_file_becomes_a_table_of_its_figures_and_effects(read: Read) -> None:
    table = read(SHOT, DUCK, LOAD)
    assert [printed.key for printed in table.printed] == ["shot", "duck", "load"]
    assert table.is_attack.as_list() == [1, 0, 0]
    assert table.copies.as_list() == [3, 3, 3]
    assert table.cost.as_list() == [1, 0, 0]
    assert table.damage.as_list() == [2, 0, 0]
    assert table.energy.as_list() == [0, 0, 0]
    assert table.ammo.as_list() == [0, 0, 2]
    assert table.cancels.as_list() == [0b010, 0, 0]
    assert table.cancel_ammo.as_list() == [0, 0, 0]
    assert table.next_free.as_list() == [0, 0, 1]
    assert table.next_damage.as_list() == [0, 0, 0]
    assert table.against_energy.as_list() == [0, 0, 0, 0, 0, 1, 0, 0, 0]
    assert table.against_ammo.as_list() == [0] * 9
    assert table.deck().as_list() == [0, 0, 0, 1, 1, 1, 2, 2, 2]


@pytest.mark.parametrize(
    ("toml", "said"),
    [
        ("[[card", "my-cards.toml: not TOML: "),
        ("x = " + "[" * 5000, "my-cards.toml: not TOML: "),
        ("x = " + "9" * 5000, "my-cards.toml: not TOML: "),
        ("", "my-cards.toml: there must be a [[card]] for each card"),
        ("card = 3", "my-cards.toml: there must be a [[card]] for each card"),
        ("card = [1]", "my-cards.toml: there must be a [[card]] for each card"),
        ("card = []", "my-cards.toml: a deck has 1 to 12 kinds, not 0"),
        ("[[cart]]\nname = 'Cart'", "my-cards.toml: unknown heading 'cart'; [[card]] is known"),
        ("[[card]]\nname = 'Shot'", "my-cards.toml, card 1: 'key' must be a text"),
        ("[[card]]\nname = 'Shot'\nkey = 7", "my-cards.toml, card 1: 'key' must be a text"),
        ("[[card]]\nkey = 'shot'", "my-cards.toml:1: every [[card]] has a name"),
    ],
)
def test_a_file_that_is_no_list_of_cards_is_refused(refusal: Refusal, toml: str, said: str) -> None:
    assert said in refusal(toml)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"none\.toml: this file cannot be read"):
        read_cards(tmp_path / "none.toml", texts())


def test_a_file_with_more_kinds_than_there_can_be_is_refused(refusal: Refusal) -> None:
    many = [
        changed(LOAD, 'key = "load"\nname = "Load', f'key = "load-{count}"\nname = "Load {count}')
        for count in range(13)
    ]
    assert refusal(*many) == "my-cards.toml: a deck has 1 to 12 kinds, not 13"


def test_two_cards_with_one_key_are_refused(refusal: Refusal) -> None:
    assert refusal(SHOT, DUCK, LOAD, SHOT) == (
        "my-cards.toml, card 'shot': there is another one with this key"
    )


def test_two_cards_with_one_name_are_refused(refusal: Refusal) -> None:
    again = changed(SHOT, 'key = "shot"', 'key = "second-shot"')
    assert refusal(SHOT, DUCK, LOAD, again) == (
        "my-cards.toml, card 'second-shot': there is another one with the name 'Shot'"
    )


@rule("allumbra/card.attack-fields")
@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("cost = 1\n", "", "'cost' must be a number from 0 to 10, not None"),
        ("cost = 1", "cost = -1", "'cost' must be a number from 0 to 10, not -1"),
        ("cost = 1", "cost = 11", "'cost' must be a number from 0 to 10, not 11"),
        ("cost = 1", "cost = true", "'cost' must be a number from 0 to 10, not True"),
        ("damage = 2\n", "", "'damage' must be a number from 0 to 10, not None"),
        ("damage = 2", "damage = 1.5", "'damage' must be a number from 0 to 10, not 1.5"),
        ("damage = 2", "damage = '2'", "'damage' must be a number from 0 to 10, not '2'"),
        ("damage = 2", "damage = 2\nenergy = 1", "unknown field 'energy'"),
        ('icon = "revolver"\n', "", "'icon' must be a text"),
        ('icon = "revolver"', 'icon = " "', "'icon' must be a text"),
    ],
)
def test_an_attack_card_needs_all_its_fields(
    refusal: Refusal, old: str, new: str, said: str
) -> None:
    wrong = changed(SHOT, old, new)
    assert refusal(wrong, DUCK, LOAD) == f"my-cards.toml, card 'shot': {said}"


@rule("allumbra/card.support-fields")
@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("ammo = 2", "ammo = 11", "'ammo' must be a number from 0 to 10, not 11"),
        ("ammo = 2", "ammo = 2\nenergy = -1", "'energy' must be a number from 0 to 10, not -1"),
        (
            "ammo = 2",
            "ammo = 2\nenergy = 1",
            "a support card gives energy or ammo, not both (card.support-fields)",
        ),
        ("ammo = 2", "ammo = 2\ncost = 1", "unknown field 'cost'"),
        ("ammo = 2", "ammo = 2\ndamage = 1", "unknown field 'damage'"),
        ("ammo = 2", "ammo = 2\nammunition = 2", "unknown field 'ammunition'"),
        ("ammo = 2", "ammo = 2\nnext = { free = true }", "unknown field 'next'"),
        ('"support"', '"trick"', "'kind' must be one of support, attack, not 'trick'"),
        ('kind = "support"\n', "", "'kind' must be a text"),
        ("copies = 3\n", "", "'copies' must be a number from 1 to 24, not None"),
        ("copies = 3", "copies = 0", "'copies' must be a number from 1 to 24, not 0"),
        ("copies = 3", "copies = 25", "'copies' must be a number from 1 to 24, not 25"),
    ],
)
def test_a_support_card_needs_its_fields_and_no_others(
    refusal: Refusal, old: str, new: str, said: str
) -> None:
    wrong = changed(LOAD, old, new)
    assert refusal(SHOT, DUCK, wrong) == f"my-cards.toml, card 'load': {said}"


@rule("allumbra/card.every-card-has-effect")
@pytest.mark.parametrize("text", ["", "text = ''", "text = ' '"])
def test_a_card_must_say_its_effect(refusal: Refusal, text: str) -> None:
    wrong = changed(LOAD, 'text = "Your next card this turn costs no ammo."', text)
    assert refusal(SHOT, DUCK, wrong) == (
        "my-cards.toml, card 'load': every card has an effect: 'text' must say it"
    )


@rule("allumbra/card.every-card-has-effect")
def test_an_effect_must_be_a_text(refusal: Refusal) -> None:
    wrong = changed(LOAD, '"Your next card this turn costs no ammo."', "{ next = 'free' }")
    assert "the text of 'Load' must stand between quotation marks" in refusal(SHOT, DUCK, wrong)


@rule("allumbra/card.every-card-has-effect")
@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Draw a card.", "my-cards.toml:27:9: no card does this. A card can say"),
        ("Cancels Duck. Cancels Dock.", "my-cards.toml:27:31: no card is named 'Dock'."),
        ("If it does, gain 1 ammo.", "my-cards.toml:27:12: 'it does' means what the card cancels"),
        ("Kancels Duck.", "my-cards.toml:27:9: 'Kancels' is not a word of these cards."),
        (
            "Your next card this turn deals 11 more damage.",
            "my-cards.toml:27:9: an amount is a number from 1 to 10, not 11.",
        ),
    ],
)
def test_an_effect_that_no_card_has_is_refused_with_its_line_and_column(
    refusal: Refusal, tmp_path: Path, text: str, said: str
) -> None:
    assert refusal(SHOT, DUCK, saying(LOAD, text)).startswith(f"{tmp_path}/{said}")


def test_what_was_meant_is_suggested(refusal: Refusal) -> None:
    said = refusal(SHOT, saying(DUCK, "Cancels Laod."), LOAD)
    assert "this would be understood: Cancels Load." in said


@pytest.mark.parametrize(
    ("translation", "said"),
    [
        ("translated = 'Pato'", ": 'translated' must be a table of fields"),
        ("translated.pt = 'Pato'", ", translated: 'pt' must be a table of fields"),
        ("translated.pt.text = 'Abaixa-se.'", ", translated, pt: 'name' must be a text"),
        ("translated.pt.name = 'Pato'", ", translated, pt: 'text' must be a text"),
        (
            "translated.pt = { name = 'Pato', text = 'Abaixa-se.', active = 'Sim.' }",
            ", translated, pt: unknown field 'active'",
        ),
    ],
)
def test_a_translation_has_a_name_and_a_text(refusal: Refusal, translation: str, said: str) -> None:
    assert refusal(SHOT, DUCK + translation, LOAD) == f"my-cards.toml, card 'duck'{said}"


def test_either_all_cards_are_translated_or_none(refusal: Refusal, read: Read) -> None:
    pt = "translated.pt = {{ name = '{0}', text = '{0}.' }}".format
    assert refusal(SHOT + pt("Tiro"), DUCK, LOAD + pt("Carga")) == (
        "my-cards.toml, card 'duck': 'translated' must have 'pt', as others have"
    )
    table = read(SHOT + pt("Tiro"), DUCK + pt("Pato"), LOAD + pt("Carga"))
    assert [printed.name("pt") for printed in table.printed] == ["Tiro", "Pato", "Carga"]
    assert [printed.text("pt") for printed in table.printed] == [["Tiro."], ["Pato."], ["Carga."]]


def test_what_is_not_translated_is_shown_in_english(read: Read) -> None:
    printed = read(SHOT, DUCK, LOAD).printed[0]
    assert printed.name("pt") == "Shot"
    assert printed.text("pt") == ["Cancels Duck."]


@rule("allumbra/ruling.deck-size")
@pytest.mark.parametrize("copies", [2, 4, 5, 19])
def test_a_deck_that_is_no_multiple_of_three_or_too_small_is_refused(
    refusal: Refusal, copies: int
) -> None:
    size = 6 + copies
    assert refusal(SHOT, DUCK, changed(LOAD, "copies = 3", f"copies = {copies}")) == (
        f"my-cards.toml: a deck has 9 to 48 cards, a multiple of 3 (ruling.deck-size), not {size}"
    )


@rule("allumbra/ruling.deck-size")
def test_a_deck_of_six_is_too_small(refusal: Refusal) -> None:
    cards = [changed(card, "copies = 3", "copies = 2") for card in (SHOT, DUCK, LOAD)]
    assert refusal(*cards).endswith("not 6")


@rule("allumbra/ruling.deck-size")
@pytest.mark.parametrize("copies", [3, 6, 18])
def test_a_deck_of_nine_or_more_cards_in_threes_is_accepted(read: Read, copies: int) -> None:
    table = read(SHOT, DUCK, changed(LOAD, "copies = 3", f"copies = {copies}"))
    assert len(table.deck()) == 6 + copies


@rule("allumbra/ruling.deck-size")
def test_a_deck_without_a_card_that_gives_ammo_is_refused(refusal: Refusal) -> None:
    assert refusal(SHOT, DUCK, changed(LOAD, "ammo = 2\n", "")) == (
        "my-cards.toml: a deck needs a card that gives ammo for nothing (ruling.deck-size)"
    )


@rule("allumbra/ruling.deck-size")
def test_the_shipped_deck_can_be_dealt_and_reloads() -> None:
    size = len(CARDS.deck())
    assert size % 3 == 0
    assert size >= 9
    reload = CARDS.number("reload")
    assert CARDS.copies[reload] >= 1
    assert (CARDS.cost[reload], CARDS.ammo[reload] > 0) == (0, True)


@rule("allumbra/ruling.cancel-relation-shape")
def test_a_card_that_cancels_itself_is_refused(refusal: Refusal) -> None:
    assert refusal(saying(SHOT, "Cancels Duck or Shot."), DUCK, LOAD) == (
        "my-cards.toml: 'shot' cancels itself, which no card does (ruling.cancel-relation-shape)"
    )


@rule("allumbra/ruling.cancel-relation-shape")
def test_two_cards_that_cancel_each_other_are_refused(refusal: Refusal) -> None:
    assert refusal(SHOT, saying(DUCK, "Cancels Shot."), LOAD) == (
        "my-cards.toml: 'shot' and 'duck' cancel each other (ruling.cancel-relation-shape)"
    )


@rule("allumbra/ruling.cancel-relation-shape")
def test_a_chart_without_the_pair_that_the_book_tells_is_refused(
    refusal: Refusal, read: Read
) -> None:
    aimed = changed(changed(SHOT, '"shot"', '"calculated-shot"'), '"Shot"', '"Calculated Shot"')
    hide = changed(changed(DUCK, '"duck"', '"hide"'), '"Duck"', '"Hide"')
    assert refusal(saying(aimed, "Cancels Load."), hide, LOAD) == (
        "my-cards.toml: 'calculated-shot' cancels 'hide' by the book, and must say so"
        " (ruling.cancel-relation-shape)"
    )
    assert read(saying(aimed, "Cancels Hide."), hide, LOAD).cancels[0] == 0b010


@rule("allumbra/ruling.cancel-relation-shape")
def test_cards_may_cancel_one_another_in_a_circle(read: Read) -> None:
    table = read(SHOT, saying(DUCK, "Cancels Load."), saying(LOAD, "Cancels Shot."))
    assert table.cancels.as_list() == [0b010, 0b100, 0b001]


def test_an_unknown_card_is_answered_with_the_known_ones(read: Read) -> None:
    with pytest.raises(ContentError, match="no card 'lode'; the cards are shot, duck, load"):
        read(SHOT, DUCK, LOAD).number("lode")
