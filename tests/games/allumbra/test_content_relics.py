"""Relic files: what they may not leave out or get wrong, and what the refusal says."""

from collections.abc import Callable
from pathlib import Path

import pytest

from rulewright.games.allumbra.cards.content import read_cards, read_relics
from rulewright.games.allumbra.rules import terms
from rulewright.games.allumbra.rules.tables import RelicTable
from rulewright.kernel.errors import ContentError
from rulewright.testing import rule
from rulewright.testing.card_files import changed, in_file, saying
from tests.games.allumbra.written import DUCK, LOAD, SHOT, texts

Read = Callable[..., RelicTable]
Refusal = Callable[..., str]


def relic(key: str, character: str) -> str:
    return f"""
[[relic]]
key = "{key}"
name = "{key.title()}"
character = "{character}"
icon = "prayer"
text = "Condition: When you reveal Duck. Active: This attack deals 1 more damage."
"""


ONE = relic("one", "stella")
OTHERS = (relic("two", "stella"), relic("three", "balif"), relic("four", "balif"))


@pytest.fixture
def read(tmp_path: Path) -> Read:
    """Reads a file of these relics."""
    cards = read_cards(in_file(tmp_path, "cards.toml", SHOT, DUCK, LOAD), texts())
    return lambda *relics: read_relics(in_file(tmp_path, "my-relics.toml", *relics), cards, texts())


@pytest.fixture
def refusal(read: Read) -> Refusal:
    """What is said of a file with this relic in it."""

    def refused(wrong: str) -> str:
        with pytest.raises(ContentError) as error:
            read(wrong, *OTHERS)
        return str(error.value)

    return refused


def test_a_sound_file_becomes_a_table_of_conditions_and_effects(read: Read) -> None:
    table = read(
        saying(
            ONE,
            "Condition: When you lose 3 or more energy to one card. Active: An opponent loses 2 ammo"
            " before paying. This attack deals 1 more damage.",
        ),
        *OTHERS,
    )
    assert [printed.key for printed in table.printed] == ["one", "two", "three", "four"]
    assert table.character.as_list() == [0, 0, 1, 1]
    assert table.moment.as_list() == [terms.RESULT] + [terms.REVEAL] * 3
    assert table.test.as_list() == [terms.DAMAGE_TAKEN] + [terms.REVEALED] * 3
    assert table.cards.as_list() == [0b111, 0b010, 0b010, 0b010]
    assert table.least.as_list() == [3, 0, 0, 0]
    effects = [table.effect(0, 0, effect) for effect in range(len(terms.EFFECTS))]
    assert {terms.EFFECTS[effect]: much for effect, much in enumerate(effects) if much} == {
        "damage": 1,
        "drain": 2,
    }


def test_both_sides_are_shown_without_their_headings(read: Read) -> None:
    assert read(ONE, *OTHERS).printed[0].text("en") == [
        "When you reveal Duck.",
        "This attack deals 1 more damage.",
    ]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('character = "stella"\n', "", "'character' must be a text"),
        ('"stella"', '"stela"', "'character' must be one of stella, balif, not 'stela'"),
        ('icon = "prayer"\n', "", "'icon' must be a text"),
        ('icon = "prayer"', 'icon = "prayer"\neffect = { damage = 1 }', "unknown field 'effect'"),
        ('name = "One"', 'name = "Two"', None),
    ],
)
def test_a_relic_needs_its_fields_and_no_others(
    refusal: Refusal, old: str, new: str, said: str | None
) -> None:
    key = "one" if said else "two"
    right = said or "there is another one with the name 'Two'"
    assert refusal(changed(ONE, old, new)) == f"my-relics.toml, relic '{key}': {right}"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "my-relics.toml, relic 'one': every relic has an effect: 'text' must say it"),
        ("Cancels Duck.", 'my-relics.toml:7:9: a Relic has two sides: write "Condition: '),
        (
            "Condition: When you reveal Dock. Active: This attack deals 1 more damage.",
            "my-relics.toml:7:36: no card is named 'Dock'.",
        ),
        (
            "Condition: When you reveal Duck. Active: This attack deals 0 more damage.",
            "my-relics.toml:7:50: an amount is a number from 1 to 10, not 0.",
        ),
    ],
)
def test_a_text_that_no_relic_has_is_refused_with_its_place(
    refusal: Refusal, text: str, said: str
) -> None:
    assert said in refusal(saying(ONE, text))


@pytest.mark.parametrize(
    ("translation", "said"),
    [
        (
            "translated.pt = { name = 'Um', condition = 'Se.' }",
            ", translated, pt: 'active' must be a text",
        ),
        (
            "translated.pt = { name = 'Um', condition = 'Se.', active = 'Sim.', text = 'Ah.' }",
            ", translated, pt: unknown field 'text'",
        ),
    ],
)
def test_a_translation_has_both_sides(refusal: Refusal, translation: str, said: str) -> None:
    assert refusal(ONE + translation) == f"my-relics.toml, relic 'one'{said}"


def test_either_all_relics_are_translated_or_none(refusal: Refusal) -> None:
    assert refusal(ONE + "translated.pt = { name = 'Um', condition = 'A.', active = 'B.' }") == (
        "my-relics.toml, relic 'two': 'translated' must have 'pt', as others have"
    )


@rule("allumbra/relic.two-each")
def test_each_character_needs_two_relics(read: Read) -> None:
    with pytest.raises(ContentError, match=r"my-relics\.toml: balif needs at least 2 relics"):
        read(ONE, *OTHERS[:2])
    with pytest.raises(ContentError, match=r"my-relics\.toml: stella needs at least 2 relics"):
        read(ONE, *OTHERS[1:])


def test_an_unknown_relic_is_answered_with_the_known_ones(read: Read) -> None:
    with pytest.raises(ContentError, match="no relic 'five'; the relics are one, two, three, four"):
        read(ONE, *OTHERS).number("five")
