"""Card files of Elma: what cards may not leave out or get wrong, and what the refusal says."""

from pathlib import Path

import pytest

from rulewright.testing import rule
from rulewright.testing.card_files import changed
from tests.games.elma.written import HILL, HONK, PACK, RIDER


@pytest.mark.parametrize(
    ("card", "old", "new", "line", "said"),
    [
        (RIDER, "icons =", "icon =", 10, "unknown field 'icon'; did you mean 'icons'?"),
        (RIDER, "icons =", "icon =", 2, "every card has 1 to 3 names of icons"),
        (
            RIDER,
            '["Battler"]',
            '["Batler"]',
            4,
            "there is no type 'Batler'; did you mean 'Battler'",
        ),
        (RIDER, '["Battler"]', '["Uphill"]', 4, "there is no type 'Uphill'; there are Battler,"),
        (
            RIDER,
            '["Battler"]',
            '["Battler", "Rookie", "Casual"]',
            4,
            "a kuski has at most 2 types (content.kuski-subtypes), not 3",
        ),
        (HILL, '["Uphill"]', '["Battler"]', 4, "there is no type 'Battler'"),
        (
            HILL,
            '["Uphill"]',
            '["Mirror"]',
            4,
            "there is no type 'Mirror'; did you mean 'Mirrored'?",
        ),
        (RIDER, 'records = [38.5, 36, "NF", 34.8]\n', "", 2, "every kuski has 1 to 6 times in"),
        (RIDER, '[38.5, 36, "NF", 34.8]', "[]", 5, "every kuski has 1 to 6 times in seconds or"),
        (RIDER, '36, "NF"', '36, 36, 36, 36, 36, "NF"', 5, "every kuski has 1 to 6 times"),
        (RIDER, '"NF"', '"nf"', 5, "'nf' is no record; there must be 1 to 6 times"),
        (RIDER, "36,", "36.25,", 5, "36.25 is no record"),
        (RIDER, "36,", "true,", 5, "True is no record"),
        (RIDER, "36,", "0,", 5, "0 is no record"),
        (RIDER, "36,", "-3,", 5, "-3 is no record"),
        (RIDER, "36,", "601,", 5, "601 is no record"),
        (RIDER, ", 34.8]", "]", 5, "a list of records ends with a time"),
        (HILL, "length = [2, 4]\n", "", 2, "every level has a length of 1 to 6 full turns"),
        (HILL, "[2, 4]", "[2, 7]", 5, "[2, 7] is no length; there must be a length of 1 to 6"),
        (HILL, "[2, 4]", "0", 5, "0 is no length"),
        (HILL, "[2, 4]", "7", 5, "7 is no length"),
        (HILL, "[2, 4]", "[4, 2]", 5, "a range goes from a shorter to a longer length, not [4, 2]"),
        (HILL, "[2, 4]", "[3, 3]", 5, "a range goes from a shorter to a longer length, not [3, 3]"),
        (HILL, "[2, 4]", "[3]", 5, "a range goes from a shorter to a longer length, not [3]"),
        (HILL, "[2, 4]", "[1, 2, 3]", 5, "[1, 2, 3] is no length"),
        (HILL, 'types = ["Uphill"]', "records = [40]", 4, "unknown field 'records'"),
        (HONK, 'rarity = "R"', 'rarity = "X"', 4, "every card has a rarity: C, U or R"),
        (HONK, 'rarity = "R"\n', "", 2, "every card has a rarity: C, U or R"),
        (HONK, "number = 3", "number = 0", 5, "every card has a collector number, 1 to 9999"),
        (RIDER, "records =", "second_records = [0]\nrecords =", 5, "0 is no record"),
        (RIDER, "records =", 'second_records = ["NF"]\nrecords =', 5, "a list of records ends"),
        (
            RIDER,
            "records =",
            'second_records = [38.5, 36, "NF", 34.8]\nrecords =',
            5,
            "the second list is the first again; there must be another, or none",
        ),
        (HILL, "length =", "second_length = 7\nlength =", 5, "7 is no length; there must be"),
        (
            HILL,
            "length =",
            "second_length = [2, 3]\nlength =",
            5,
            "every second length is one of the first already; there must be another, or none",
        ),
        (HILL, "length =", "second_records = [40]\nlength =", 5, "unknown field 'second_records'"),
        (HONK, "number = 3", 'number = "3"', 5, "every card has a collector number"),
        (HONK, 'text = "Draw a card."\n', "", 2, "every card has a 'text', a text that says"),
        (HILL, '"First Finish."', '""', 8, "every card has a 'text', a text that says"),
        (HILL, '"Up."', f'"{"x" * 101}"', 9, "a flavour is one line of at most 100 letters"),
        (HILL, '"Hill"', '"Hill [red]"', 3, "only kuskis have teams (ruling.teams)"),
        (RIDER, '"Rider [red]"', '"Rider []"', 3, "'Rider []' is no name of a card"),
        (RIDER, '"Rider [red]"', '"[red] Rider"', 3, "'[red] Rider' is no name of a card"),
        (RIDER, '"Rider [red]"', '"Rider #1"', 3, "'Rider #1' is no name of a card"),
    ],
)
def test_a_malformed_field_is_refused_with_its_line(
    tmp_path: Path, card: str, old: str, new: str, line: int, said: str
) -> None:
    found = PACK.refusals(tmp_path, changed(card, old, new))
    assert any(one.startswith(f"pack.toml:{line}: ") and f": {said}" in one for one in found), found


def test_a_field_just_within_its_limits_is_accepted(tmp_path: Path) -> None:
    six = changed(RIDER, '36, "NF"', '600, 0.1, 36, "NF"')
    assert len(PACK.read(tmp_path, six).definitions[0].records) == 6
    first = changed(RIDER, "[38.5, 36,", '["NF", 36,')
    assert PACK.read(tmp_path, first).definitions[0].written_lists[0][0] == "NF"


@rule("elma/ruling.card-types", "elma/content.card-types")
def test_there_are_three_kinds_of_cards_and_no_other(tmp_path: Path) -> None:
    assert PACK.refusals(tmp_path, changed(HONK, "[[instant]]", "[[trick]]")) == [
        (
            "pack.toml:2: Honk: there is no kind of card [[trick]];"
            " there are [[kuski]], [[level]] and [[instant]]"
        )
    ]


@rule("elma/ruling.instant-nature")
@pytest.mark.parametrize("field", ["records = [40]", "length = 2", 'types = ["Rookie"]'])
def test_an_instant_has_neither_records_nor_a_length(tmp_path: Path, field: str) -> None:
    (found,) = PACK.refusals(tmp_path, changed(HONK, "number = 3", f"number = 3\n{field}"))
    assert found.startswith(f"pack.toml:6: Honk: unknown field {field.split(maxsplit=1)[0]!r}")


@rule("elma/cards.unique-name")
@pytest.mark.parametrize("name", ["Hill", "HILL", "Híll"])
def test_two_cards_of_one_name_are_refused(tmp_path: Path, name: str) -> None:
    twin = changed(changed(HONK, '"Honk"', f'"{name}"'), "number = 3", "number = 4")
    assert PACK.refusals(tmp_path, HILL, twin) == [
        f"pack.toml:13: {name}: 'Hill' of pack.toml:3 has this name already (cards.unique-name)"
    ]


def test_a_collector_number_is_one_cards(tmp_path: Path) -> None:
    (found,) = PACK.refusals(tmp_path, HILL, changed(HONK, "number = 3", "number = 2"))
    assert found == "pack.toml:15: Honk: Hill of pack.toml:7 has the collector number 2 already"


def test_two_cards_that_play_alike_are_refused(tmp_path: Path) -> None:
    twin = changed(changed(HILL, '"Hill"', '"Dale"'), "number = 2", "number = 4")
    assert PACK.refusals(tmp_path, HILL, twin) == [
        "pack.toml:13: Dale: this is the same as Hill of pack.toml:3"
    ]
    assert PACK.refusals(tmp_path, HILL, changed(twin, "[2, 4]", "[2, 5]")) == []
