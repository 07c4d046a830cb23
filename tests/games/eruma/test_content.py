"""Card files of Eruma: what they may not leave out or get wrong, and what the refusal says."""

from pathlib import Path

import pytest

from rulewright.gamekit.names import slug
from rulewright.games.eruma.rules.terms import ASSASSIN, HENCHMAN, MANIAC, QUICK, SLAYER
from rulewright.kernel.errors import ContentError
from rulewright.testing import rule
from rulewright.testing.card_files import changed, saying
from tests.games.eruma.written import BUTCHER, CURSED, GANG, HOUND, KENNEL, reader


def test_a_sound_file_becomes_a_set(tmp_path: Path) -> None:
    cards = GANG.read(tmp_path, BUTCHER, KENNEL, CURSED, HOUND)
    assert [card.name for card in cards.definitions] == [
        "The Butcher",
        "The Kennel Master",
        "The Heir",
        "Old Hound",
    ]
    butcher, kennel, _, hound = cards.definitions
    assert (butcher.number, butcher.kinds, butcher.types) == (0, ASSASSIN, SLAYER)
    assert (butcher.is_henchman, hound.is_henchman) == (False, True)
    assert (kennel.kinds, hound.kinds, hound.types) == (MANIAC, HENCHMAN, 0)
    assert butcher.program.section == QUICK
    assert cards.named("the BUTCHER") is butcher
    assert cards.rules_set().is_henchman(3)
    assert len(cards.rules_set()) == 4


def test_a_card_tells_all_that_is_printed_on_it(tmp_path: Path) -> None:
    butcher, kennel, heir, hound = GANG.read(tmp_path, BUTCHER, KENNEL, CURSED, HOUND).definitions
    assert butcher.printed() == {
        "key": "the-butcher",
        "name": "The Butcher",
        "kind": "Assassin",
        "types": ["Slayer"],
        "speed": "Quick",
        "text": "Quick: Kill target Outlaw an opponent controls adjacent to this card.",
        "flavour": "Everything has a price by weight.",
        "icons": ["meat-cleaver"],
        "scheme": "assassin",
        "summons": [],
    }
    assert (kennel.printed()["summons"], heir.printed()["speed"]) == (["old-hound"], "Slow")
    assert (hound.printed()["speed"], hound.printed()["scheme"]) == ("", "henchman")


def test_an_unknown_card_is_answered_with_the_nearest(tmp_path: Path) -> None:
    cards = GANG.read(tmp_path, BUTCHER)
    with pytest.raises(ContentError, match="no card 'The Buther'; did you mean 'The Butcher'"):
        cards.named("The Buther")


@pytest.mark.parametrize(
    ("name", "key"),
    [("Mr Hyde", "mr-hyde"), ("Will-o'-the-Wisp", "will-o-the-wisp"), ("Fouché  II", "fouche-ii")],
)
def test_a_key_has_letters_digits_and_hyphens_only(name: str, key: str) -> None:
    assert slug(name) == key


@pytest.mark.parametrize(
    ("old", "new", "line", "said"),
    [
        ("icons =", "icon =", 2, "every card has 1 to 3 names of icons"),
        ("icons =", "icon =", 8, "unknown field 'icon'; did you mean 'icons'?"),
        ('name = "The Butcher"\n', 'name = "The Butcher"\ncost = 2\n', 4, "unknown field 'cost'"),
        ('flavour = "Everything has a price by weight."\n', "", 2, "every card has a 'flavour'"),
        ('"Everything has a price by weight."', '" "', 7, "every card has a 'flavour'"),
        ('"Everything has a price by weight."', f'"{"x" * 101}"', 7, "a flavour is one line of"),
        ('["meat-cleaver"]', "[]", 8, "every card has 1 to 3 names of icons"),
        ('["meat-cleaver"]', '["a", "b", "c", "d"]', 8, "every card has 1 to 3 names of icons"),
        ('["meat-cleaver"]', '"raven"', 8, "every card has 1 to 3 names of icons"),
        ('["meat-cleaver"]', '["Meat Cleaver"]', 8, "'Meat Cleaver' is no name of an icon"),
        ('["meat-cleaver"]', '["raven", "raven"]', 8, "the icon 'raven' is there twice"),
        ('["Slayer"]', '"Slayer"', 5, "types are a list, like"),
        ('["Slayer"]', '["Slaver"]', 5, "there is no type 'Slaver'; did you mean 'Slayer'?"),
        ('["Slayer"]', '["Slayer", "Slayer"]', 5, "the type Slayer is there twice; once is right"),
        ('["Slayer"]', "[3]", 5, "there is no type 3; there are Curse, Evasive, Flying,"),
    ],
)
def test_a_malformed_field_is_refused_with_its_line(
    tmp_path: Path, old: str, new: str, line: int, said: str
) -> None:
    found = GANG.refusals(tmp_path, changed(BUTCHER, old, new))
    assert any(one.startswith(f"gang.toml:{line}: The Butcher: {said}") for one in found), found


def test_a_card_without_a_text_is_refused(tmp_path: Path) -> None:
    assert GANG.refusals(tmp_path, changed(saying(BUTCHER, ""), 'text = ""\n', "")) == [
        "gang.toml:2: The Butcher: every card has a 'text', a text that says something"
    ]


def test_a_file_that_is_no_list_of_cards_is_refused(tmp_path: Path) -> None:
    assert GANG.refusals(tmp_path, "[[outlaw")[0].startswith("gang.toml: not TOML: ")
    assert GANG.refusals(tmp_path, changed(BUTCHER, "outlaw", "outlow")) == [
        (
            "gang.toml:2: The Butcher: there is no kind of card [[outlow]];"
            " there are [[outlaw]] and [[henchman]]"
        )
    ]


@rule("eruma/card.outlaw-class")
@pytest.mark.parametrize(
    ("old", "new", "line", "said"),
    [
        ('class = "Assassin"\n', "", 2, "every Outlaw has a class: Assassin, Thief, Spy or Maniac"),
        ('"Assassin"', '"Asassin"', 4, "a class is Assassin, Thief, Spy or Maniac"),
        ('"Assassin"', '["Thief", "Spy"]', 4, "a class is Assassin, Thief, Spy or Maniac"),
    ],
)
def test_an_outlaw_has_exactly_one_class_of_the_four(
    tmp_path: Path, old: str, new: str, line: int, said: str
) -> None:
    (found,) = GANG.refusals(tmp_path, changed(BUTCHER, old, new))
    assert found.startswith(f"gang.toml:{line}: The Butcher: {said} (card.outlaw-class)")


@rule("eruma/card.two-kinds")
def test_a_henchman_with_a_class_is_refused(tmp_path: Path) -> None:
    wrong = changed(HOUND, "text =", 'class = "Spy"\ntext =')
    assert GANG.refusals(tmp_path, wrong) == [
        "gang.toml:4: Old Hound: a Henchman has no class (henchman.no-class); take the line out"
    ]


@rule("eruma/ruling.same-card")
@pytest.mark.parametrize("name", ["The Butcher", "THE BUTCHER", "The Bútcher"])
def test_two_cards_of_one_name_are_refused_whatever_their_pictures(
    tmp_path: Path, name: str
) -> None:
    twin = changed(changed(BUTCHER, '"The Butcher"', f'"{name}"'), "meat-cleaver", "raven")
    twin = changed(twin, "Kill target", "Exhaust target")
    assert GANG.refusals(tmp_path, BUTCHER, twin) == [
        (
            f"gang.toml:11: {name}: 'The Butcher' of gang.toml:3 has this name already"
            " (ruling.same-card)"
        )
    ]


@rule("eruma/card.type-optional")
def test_a_card_without_types_or_with_several_is_accepted(tmp_path: Path) -> None:
    none = changed(BUTCHER, 'types = ["Slayer"]\n', "")
    assert GANG.read(tmp_path, none).definitions[0].types == 0
    two = changed(BUTCHER, '["Slayer"]', '["Flying", "Slayer"]')
    assert GANG.read(tmp_path, two).definitions[0].type_names == ["Flying", "Slayer"]


def test_all_mistakes_are_found_and_the_first_is_raised(tmp_path: Path) -> None:
    wrong = [
        changed(BUTCHER, '"Slayer"', '"Slaver"'),
        changed(HOUND, "text =", 'class = "Spy"\ntext ='),
    ]
    assert len(GANG.refusals(tmp_path, *wrong)) == 2
    with pytest.raises(ContentError, match="there is no type 'Slaver'") as refused:
        GANG.read(tmp_path, *wrong)
    assert refused.value.__notes__ == ["(and 1 more mistake)"]


def test_several_files_make_one_set(tmp_path: Path) -> None:
    one, two = tmp_path / "one.toml", tmp_path / "two.toml"
    one.write_text(KENNEL, encoding="utf-8")
    two.write_text(HOUND, encoding="utf-8")
    assert [card.number for card in reader().read([one, two]).definitions] == [0, 1]
