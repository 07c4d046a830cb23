"""Card files: what they may not leave out or get wrong, and what the refusal says."""

import pytest

from rulewright.games.allumbra.content import CARDS, CardTable, read_cards
from rulewright.kernel.errors import ContentError
from rulewright.testing import rule

SHOT = """
[[card]]
key = "shot"
name = { en = "Shot" }
kind = "attack"
icon = "revolver"
copies = 3
cost = 1
damage = 2
cancels = ["duck"]
text.en = "Cancels Duck."
"""
DUCK = """
[[card]]
key = "duck"
name = { en = "Duck" }
kind = "support"
icon = "cowled"
copies = 3
against = [{ card = "load", energy = 1 }]
text.en = "If the opponent plays Load, gain 1 energy."
"""
LOAD = """
[[card]]
key = "load"
name = { en = "Load" }
kind = "support"
icon = "bullets"
copies = 3
ammo = 2
next = { free = true }
text.en = "Your next card this turn costs no ammo."
"""


def read(*cards: str) -> CardTable:
    return read_cards("\n".join(cards), "my-cards.toml")


def refusal(*cards: str) -> str:
    """What is said of a file that is not accepted."""
    with pytest.raises(ContentError) as refused:
        read(*cards)
    return str(refused.value)


def changed(card: str, old: str, new: str) -> str:
    """A card with a line changed."""
    assert card.count(old) == 1
    return card.replace(old, new)


def test_a_sound_file_becomes_a_table_of_its_figures() -> None:
    table = read(SHOT, DUCK, LOAD)
    assert [printed.key for printed in table.printed] == ["shot", "duck", "load"]
    assert table.is_attack.as_list() == [1, 0, 0]
    assert table.copies.as_list() == [3, 3, 3]
    assert table.cost.as_list() == [1, 0, 0]
    assert table.damage.as_list() == [2, 0, 0]
    assert table.ammo.as_list() == [0, 0, 2]
    assert table.cancels.as_list() == [0b010, 0, 0]
    assert table.next_free.as_list() == [0, 0, 1]
    assert table.against_energy.as_list() == [0, 0, 0, 0, 0, 1, 0, 0, 0]
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
        ("[[cart]]", "my-cards.toml: unknown heading 'cart'; [[card]] is known"),
        ("[[card]]\nkind = 'attack'", "my-cards.toml, card 1: 'key' must be a text"),
        ("[[card]]\nkey = 7", "my-cards.toml, card 1: 'key' must be a text"),
    ],
)
def test_a_file_that_is_no_list_of_cards_is_refused(toml: str, said: str) -> None:
    assert refusal(toml).startswith(said)


def test_a_file_with_more_kinds_than_there_can_be_is_refused() -> None:
    many = [changed(LOAD, '"load"', f'"load-{count}"') for count in range(13)]
    assert refusal(*many) == "my-cards.toml: a deck has 1 to 12 kinds, not 13"


def test_two_cards_with_one_key_are_refused() -> None:
    assert refusal(SHOT, DUCK, LOAD, SHOT) == (
        "my-cards.toml, card 'shot': there is another one with this key"
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
        ('name = { en = "Shot" }\n', "", "'name' must be a table of fields"),
        ('{ en = "Shot" }', '"Shot"', "'name' must be a table of fields"),
        ('{ en = "Shot" }', '{ pt = "Tiro" }', "'name' must have an English name, 'en'"),
    ],
)
def test_an_attack_card_needs_all_its_fields(old: str, new: str, said: str) -> None:
    wrong = changed(SHOT, old, new)
    assert refusal(wrong, DUCK, LOAD) == f"my-cards.toml, card 'shot': {said}"


def test_a_name_in_any_language_must_be_a_text() -> None:
    wrong = changed(SHOT, '"Shot" }', '"Shot", pt = 3 }')
    assert refusal(wrong, DUCK, LOAD) == "my-cards.toml, card 'shot', name: 'pt' must be a text"


@rule("allumbra/card.support-fields")
@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("ammo = 2", "ammo = 11", "'ammo' must be a number from 0 to 10, not 11"),
        ("ammo = 2", "ammo = 2\nenergy = -1", "'energy' must be a number from 0 to 10, not -1"),
        ("ammo = 2", "ammo = 2\ncost = 1", "unknown field 'cost'"),
        ("ammo = 2", "ammo = 2\ndamage = 1", "unknown field 'damage'"),
        ("ammo = 2", "ammo = 2\nammunition = 2", "unknown field 'ammunition'"),
        ('"support"', '"trick"', "'kind' must be one of support, attack, not 'trick'"),
        ('kind = "support"\n', "", "'kind' must be a text"),
        ("copies = 3\n", "", "'copies' must be a number from 1 to 24, not None"),
        ("copies = 3", "copies = 0", "'copies' must be a number from 1 to 24, not 0"),
        ("copies = 3", "copies = 25", "'copies' must be a number from 1 to 24, not 25"),
    ],
)
def test_a_support_card_needs_its_fields_and_no_others(old: str, new: str, said: str) -> None:
    wrong = changed(LOAD, old, new)
    assert refusal(SHOT, DUCK, wrong) == f"my-cards.toml, card 'load': {said}"


@rule("allumbra/card.every-card-has-effect")
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("next = { free = true }\n", ""),
        ("next = { free = true }", "next = {}"),
        ("next = { free = true }", "next = { free = false, damage = 0 }"),
        ("next = { free = true }", "cancels = []"),
        ("next = { free = true }", "against = []"),
        ("next = { free = true }", 'against = [{ card = "duck" }]'),
    ],
)
def test_a_card_without_an_effect_is_refused(old: str, new: str) -> None:
    wrong = changed(LOAD, old, new)
    assert refusal(SHOT, DUCK, wrong) == (
        "my-cards.toml, card 'load': every card has an effect; this one has none"
    )


@rule("allumbra/card.every-card-has-effect")
@pytest.mark.parametrize(
    "effect",
    [
        "next = { damage = 1 }",
        'cancels = ["duck"]',
        'against = [{ card = "duck", energy = 1 }]',
        'against = [{ card = "duck", ammo = 1 }]',
    ],
)
def test_any_one_effect_is_enough(effect: str) -> None:
    assert read(SHOT, DUCK, changed(LOAD, "next = { free = true }", effect)).kinds == 3


@rule("allumbra/card.every-card-has-effect")
@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "my-cards.toml, card 'load': 'text' must be a table of fields"),
        ("text = 'Free.'", "my-cards.toml, card 'load': 'text' must be a table of fields"),
        ("text.en = ' '", "my-cards.toml, card 'load', text: 'en' must be a text"),
        (
            "text.pt = 'De graça.'",
            (
                "my-cards.toml, card 'load': every card has an effect:"
                " 'text' must say it in English, 'en'"
            ),
        ),
    ],
)
def test_a_card_must_say_its_effect(text: str, said: str) -> None:
    wrong = changed(LOAD, 'text.en = "Your next card this turn costs no ammo."', text)
    assert refusal(SHOT, DUCK, wrong) == said


@pytest.mark.parametrize(
    ("effect", "said"),
    [
        ("next = 1", ": 'next' must be a table of fields"),
        ("next = { free = 1 }", ", next: 'free' must be true or false, not 1"),
        ("next = { free = 'yes' }", ", next: 'free' must be true or false, not 'yes'"),
        ("next = { damage = 11 }", ", next: 'damage' must be a number from 0 to 10, not 11"),
        ("next = { energy = 1 }", ", next: unknown field 'energy'"),
        ("cancels = 'duck'", ": 'cancels' must be a list"),
        ("cancels = [2]", ": a card's key must be a text, not 2"),
        ("cancels = ['dock']", ": there is no card 'dock'; the cards are shot, duck, load"),
        (
            "cancels = ['duck']\ncancel-ammo = 11",
            ": 'cancel-ammo' must be a number from 0 to 10, not 11",
        ),
        ("against = 'duck'", ": 'against' must be a list"),
        ("against = ['duck']", ": 'against' must be a list of tables"),
        ("against = [{ energy = 1 }]", ", against: 'card' must be a text"),
        (
            "against = [{ card = 'dock', energy = 1 }]",
            ": there is no card 'dock'; the cards are shot, duck, load",
        ),
        (
            "against = [{ card = 'duck', energy = 11 }]",
            ", against: 'energy' must be a number from 0 to 10, not 11",
        ),
        (
            "against = [{ card = 'duck', ammo = -1 }]",
            ", against: 'ammo' must be a number from 0 to 10, not -1",
        ),
        ("against = [{ card = 'duck', damage = 1 }]", ", against: unknown field 'damage'"),
        (
            "against = [{ card = 'duck', ammo = 1 }, { card = 'duck', energy = 1 }]",
            ", against: 'duck' is there twice; once is right",
        ),
    ],
)
def test_a_malformed_effect_is_refused_with_its_place(effect: str, said: str) -> None:
    wrong = changed(LOAD, "next = { free = true }", effect)
    assert refusal(SHOT, DUCK, wrong) == f"my-cards.toml, card 'load'{said}"


@rule("allumbra/ruling.deck-size")
@pytest.mark.parametrize("copies", [2, 4, 5, 19])
def test_a_deck_that_is_no_multiple_of_three_or_too_small_is_refused(copies: int) -> None:
    size = 6 + copies
    assert refusal(SHOT, DUCK, changed(LOAD, "copies = 3", f"copies = {copies}")) == (
        f"my-cards.toml: a deck has 9 to 24 cards, a multiple of 3 (ruling.deck-size), not {size}"
    )


@rule("allumbra/ruling.deck-size")
def test_a_deck_of_six_is_too_small() -> None:
    cards = [changed(card, "copies = 3", "copies = 2") for card in (SHOT, DUCK, LOAD)]
    assert refusal(*cards).endswith("not 6")


@rule("allumbra/ruling.deck-size")
@pytest.mark.parametrize("copies", [3, 6, 18])
def test_a_deck_of_nine_or_more_cards_in_threes_is_accepted(copies: int) -> None:
    table = read(SHOT, DUCK, changed(LOAD, "copies = 3", f"copies = {copies}"))
    assert len(table.deck()) == 6 + copies


@rule("allumbra/ruling.deck-size")
def test_a_deck_without_a_card_that_gives_ammo_is_refused() -> None:
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
def test_a_card_that_cancels_itself_is_refused() -> None:
    wrong = changed(SHOT, '["duck"]', '["duck", "shot"]')
    assert refusal(wrong, DUCK, LOAD) == (
        "my-cards.toml: 'shot' cancels itself, which no card does (ruling.cancel-relation-shape)"
    )


@rule("allumbra/ruling.cancel-relation-shape")
def test_two_cards_that_cancel_each_other_are_refused() -> None:
    wrong = changed(DUCK, "copies = 3", 'copies = 3\ncancels = ["shot"]')
    assert refusal(SHOT, wrong, LOAD) == (
        "my-cards.toml: 'shot' and 'duck' cancel each other (ruling.cancel-relation-shape)"
    )


@rule("allumbra/ruling.cancel-relation-shape")
def test_cards_may_cancel_one_another_in_a_circle() -> None:
    duck = changed(DUCK, "copies = 3", 'copies = 3\ncancels = ["load"]')
    load = changed(LOAD, "copies = 3", 'copies = 3\ncancels = ["shot"]')
    assert read(SHOT, duck, load).cancels.as_list() == [0b010, 0b100, 0b001]


def test_an_unknown_card_is_answered_with_the_known_ones() -> None:
    with pytest.raises(ContentError, match="no card 'lode'; the cards are shot, duck, load"):
        read(SHOT, DUCK, LOAD).number("lode")
