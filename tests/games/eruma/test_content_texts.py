"""Texts of Eruma's cards: whether one that is understood is one for its card, and for the set."""

from pathlib import Path

import pytest

from rulewright.games.eruma.cards.content import FOLDER, ErumaCard
from rulewright.testing import rule
from rulewright.testing.card_files import changed, saying
from tests.games.eruma.written import BUTCHER, CURSED, GANG, HOUND, KENNEL


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


class TestOneCardByItself:
    """What `rulewright cards check` asks about a card whose text is understood."""

    TEXTS = FOLDER.written(ErumaCard())

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
