"""Card files of Eruma: what they may not leave out or get wrong, and what the refusal says."""

from pathlib import Path

import pytest

from rulewright.cardtext import Trees
from rulewright.games.eruma.content import LANGUAGE, CardTexts, SetReader
from rulewright.games.eruma.terms import ASSASSIN, HENCHMAN, MANIAC, QUICK, SLAYER
from rulewright.kernel.errors import ContentError
from rulewright.kernel.names import slug
from rulewright.testing import rule
from tests.games.written import CardFiles, changed, saying

BUTCHER = """
[[outlaw]]
name = "The Butcher"
class = "Assassin"
types = ["Slayer"]
text = "Quick: Kill target Outlaw an opponent controls adjacent to this card."
flavour = "Everything has a price by weight."
icons = ["meat-cleaver"]
"""
KENNEL = """
[[outlaw]]
name = "The Kennel Master"
class = "Maniac"
text = "Quick: Summon a Henchman named Old Hound to an empty position."
flavour = "They know his whistle, and his boots."
icons = ["hound", "whip"]
"""
CURSED = """
[[outlaw]]
name = "The Heir"
class = "Thief"
types = ["Curse"]
text = "Curse: Your hand limit is 3. Slow: Whenever an opponent draws a card, draw a card."
flavour = "He is still waiting for the old man."
icons = ["crown"]
"""
HOUND = """
[[henchman]]
name = "Old Hound"
text = "Maniacs you control adjacent to this Henchman have Obstacle."
flavour = "It has stopped barking. It just looks."
icons = ["sitting-dog"]
"""


def reader() -> SetReader:
    return SetReader(Trees(LANGUAGE))


GANG = CardFiles(reader, "gang.toml")


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
    assert butcher.program.speed == QUICK
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


@rule("eruma/card.outlaw-power")
def test_two_outlaws_with_the_same_power_are_refused(tmp_path: Path) -> None:
    twin = changed(BUTCHER, '"The Butcher"', '"The Surgeon"')
    assert GANG.refusals(tmp_path, BUTCHER, twin) == [
        (
            "gang.toml:14: The Surgeon: The Butcher of gang.toml:6 has the same power"
            " (card.outlaw-power)"
        )
    ]


@rule("eruma/card.outlaw-power")
def test_a_curse_beside_it_does_not_make_it_another_power(tmp_path: Path) -> None:
    twin = changed(CURSED, '"The Heir"', '"The Nephew"')
    twin = changed(twin, "hand limit is 3", "hand limit is 4")
    (found,) = GANG.refusals(tmp_path, CURSED, twin)
    assert "The Heir of gang.toml:6 has the same power" in found


@rule("eruma/card.outlaw-power")
def test_the_same_words_at_another_speed_are_another_power(tmp_path: Path) -> None:
    text = "Slow: Whenever an opponent draws a card, draw a card."
    slow = saying(BUTCHER, text)
    ongoing = changed(changed(slow, "Butcher", "Surgeon"), "Slow:", "Ongoing:")
    assert GANG.refusals(tmp_path, slow, ongoing) == []


def test_henchmen_may_have_the_same_effect(tmp_path: Path) -> None:
    assert GANG.refusals(tmp_path, HOUND, changed(HOUND, "Old Hound", "Young Hound")) == []


@rule("eruma/card.outlaw-power")
@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Outlaws you control have Slayer.", "not none"),
        ("Curse: Your hand limit is 3.", "not none"),
        ("Quick: Draw a card. Slow: Outlaws you control have Slayer.", "not 2"),
    ],
)
def test_an_outlaw_has_one_power(tmp_path: Path, text: str, said: str) -> None:
    found = GANG.refusals(tmp_path, saying(BUTCHER, text))
    assert found[0] == (
        "gang.toml:6: The Butcher: an Outlaw has one power (card.outlaw-power): one part of its text"
        f" begins with Quick, Slow or Ongoing, {said}"
    )


def test_a_henchmans_text_is_no_power(tmp_path: Path) -> None:
    (found,) = GANG.refusals(tmp_path, changed(HOUND, '"Maniacs', '"Ongoing: Maniacs'))
    assert found == (
        "gang.toml:4: Old Hound: a Henchman's text is an effect, not a power"
        " (henchman.effect-not-power); it begins with no speed and no Curse"
    )


def test_the_curse_stands_before_the_power(tmp_path: Path) -> None:
    turned = "Slow: Whenever an opponent draws a card, draw a card. Curse: Your hand limit is 3."
    (found,) = GANG.refusals(tmp_path, saying(CURSED, turned))
    assert found == "gang.toml:6: The Heir: the Curse stands first, before the power"


def test_a_card_has_one_curse(tmp_path: Path) -> None:
    text = "Slow: Whenever an opponent draws a card, draw a card."
    found = GANG.refusals(tmp_path, changed(CURSED, text, "Curse: You can't block a power."))
    assert any("a card has one Curse; join the two parts" in one for one in found)


@rule("eruma/type.curse")
def test_the_type_curse_and_a_text_marked_so_go_together(tmp_path: Path) -> None:
    (found,) = GANG.refusals(tmp_path, changed(CURSED, 'types = ["Curse"]\n', ""))
    assert found == (
        "gang.toml:5: The Heir: a text with a part marked 'Curse:' needs the type Curse"
    )
    (found,) = GANG.refusals(tmp_path, changed(BUTCHER, '"Slayer"', '"Curse"'))
    assert found == (
        "gang.toml:5: The Butcher: a card of the type Curse has a part of its text marked 'Curse:'"
    )
    (found,) = GANG.refusals(tmp_path, changed(HOUND, "text =", 'types = ["Curse"]\ntext ='))
    assert "a card of the type Curse has a part of its text marked" in found


@rule("eruma/card.type-optional")
def test_a_card_without_types_or_with_several_is_accepted(tmp_path: Path) -> None:
    none = changed(BUTCHER, 'types = ["Slayer"]\n', "")
    assert GANG.read(tmp_path, none).definitions[0].types == 0
    two = changed(BUTCHER, '["Slayer"]', '["Flying", "Slayer"]')
    assert GANG.read(tmp_path, two).definitions[0].type_names == ["Flying", "Slayer"]


def test_a_henchman_that_does_not_exist_cannot_be_summoned(tmp_path: Path) -> None:
    (found,) = GANG.refusals(tmp_path, KENNEL, changed(HOUND, "Old Hound", "Old Hond"))
    assert found.startswith("gang.toml:5:")
    assert "Old Hound" in found
    assert "Old Hond" in found


def test_an_outlaw_cannot_be_summoned(tmp_path: Path) -> None:
    text = "Quick: Summon a Henchman named The Butcher to an empty position."
    assert GANG.refusals(tmp_path, BUTCHER, saying(KENNEL, text), HOUND) == [
        "gang.toml:13: The Kennel Master: there is no Henchman named 'The Butcher'"
    ]


def test_a_text_that_is_not_understood_is_told_where(tmp_path: Path) -> None:
    (found,) = GANG.refusals(tmp_path, changed(BUTCHER, "Kill target Outlaw", "Kill target Outlow"))
    first, *_ = found.splitlines()
    assert first.startswith("gang.toml:6:28: 'Outlow'")
    assert "this would be understood: Quick: Kill target Outlaw" in found


def test_a_text_that_nobody_could_play_is_refused_at_its_phrase(tmp_path: Path) -> None:
    text = "Quick: Kill target exhausted ready Outlaw."
    (found,) = GANG.refusals(tmp_path, saying(BUTCHER, text))
    first, _, marks = found.splitlines()
    assert first.startswith("gang.toml:6:")
    assert first.endswith("no card is both exhausted and ready.")
    assert marks.strip() == "^" * len("exhausted ready Outlaw")


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


class TestOneCardByItself:
    """What `rulewright cards check` asks about a card whose text is understood."""

    TEXTS = CardTexts({})

    @staticmethod
    def fields(**changes: object) -> dict[str, object]:
        sound: dict[str, object] = {
            "name": "Old Hound",
            "text": "Maniacs you control have Obstacle.",
            "flavour": "It looks.",
            "icons": ["hound"],
        }
        return sound | changes

    def test_a_sound_card_has_no_faults(self) -> None:
        assert self.TEXTS.wrong_facts("henchman", self.fields()) == []

    def test_a_summoner_may_name_a_henchman_of_any_file(self) -> None:
        text = "Quick: Summon a Henchman named Young Hound to an empty position."
        fields = self.fields(text=text, **{"class": "Maniac"})
        assert self.TEXTS.wrong_facts("outlaw", fields) == []

    def test_facts_and_texts_that_do_not_fit_are_told(self) -> None:
        assert self.TEXTS.wrong_facts("henchman", self.fields(types=["Curse"])) == [
            "a card of the type Curse has a part of its text marked 'Curse:'"
        ]
        assert self.TEXTS.wrong_facts("henchman", self.fields(icons=[])) == [
            "every card has 1 to 3 names of icons of the game-icons set, like ['raven']"
        ]

    def test_a_text_that_nobody_could_play_is_told(self) -> None:
        (found,) = self.TEXTS.wrong_facts("henchman", self.fields(text="Draw a card."))
        assert "Draw a card" in found
