"""Text to tree and back: one spelling for each tree, limits, malformed trees."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from rulewright.cardtext import DEEPEST, LONGEST, CardTextError, Language, TableError, TreeError
from rulewright.cardtext.node import depth
from rulewright.cardtext.sampling import NAMES, Sampler
from tests.cardtext.languages import GAMES, all_texts, language_of


@pytest.fixture(scope="module")
def eruma() -> Language:
    return language_of("eruma")


@pytest.mark.parametrize(("game", "text"), all_texts())
def test_a_text_is_read_and_written_as_it_was(game: str, text: str) -> None:
    language = language_of(game)
    node = language.read(text)
    assert language.write(node) == text
    assert hash(node) == hash(language.read(text))


def test_a_tree_is_tags_and_children(eruma: Language) -> None:
    nothing = (None,) * 5
    card = ("nbar.of", None, ("head.one", ("noun.card",)), None, *nothing)
    assert eruma.read("Quick: Kill target card, then draw 2 cards.") == (
        "card.timed",
        ("speed.quick",),
        (
            "body.last",
            (
                "sentence.do",
                (
                    "deed.then",
                    ("act.kill", ("obj.sg", ("np.target", card))),
                    ("deed.one", ("act.draw", 2)),
                ),
            ),
        ),
    )


def test_the_form_is_not_stored(eruma: Language) -> None:
    mine = eruma.read("Quick: Draw 2 cards.")
    theirs = eruma.read("Quick: Each player draws 2 cards.")
    assert mine[2][1][1][1] == theirs[2][1][1][2] == ("act.draw", 2)


@pytest.mark.parametrize("game", GAMES)
def test_random_trees_are_read_as_they_were_written(game: str) -> None:
    language = language_of(game)
    for node, _ in zip(Sampler(language, Random(5)).trees(), range(700), strict=False):
        assert language.parsed(language.write(node)) == node


@pytest.mark.parametrize("game", GAMES)
def test_random_trees_use_every_phrase(game: str) -> None:
    language = language_of(game)
    used: set[str] = set()
    for node, _ in zip(Sampler(language, Random(6)).trees(), range(8000), strict=False):
        ahead = [node]
        while ahead:
            here = ahead.pop()
            used.add(here[0])
            ahead += [child for child in here[1:] if isinstance(child, tuple)]
    assert {rule.tag for rule in language.lexicon.rules} - used == set()


@pytest.mark.parametrize("name", NAMES)
def test_names_may_have_small_words_apostrophes_titles_and_accents(
    eruma: Language, name: str
) -> None:
    text = f"Quick: Summon a Henchman named {name} to an empty position. Draw a card."
    assert eruma.write(eruma.read(text)) == text


class TestSpelling:
    @pytest.mark.parametrize(
        "written",
        [
            "Quick: Kill an face-up card.",
            "Quick:  Kill a  face-up card .",
            "Quick : Kill a face-up card.",
            "Quick: kill a face-up card.",
            " Quick: Kill a face-up card.\n",
            "Quick:\tKill a face-up card.",
        ],
    )
    def test_a_text_spelled_otherwise_is_read_and_printed_as_it_should_be(
        self, eruma: Language, written: str
    ) -> None:
        assert eruma.write(eruma.read(written)) == "Quick: Kill a face-up card."

    def test_a_curly_apostrophe_is_understood(self, eruma: Language) -> None:
        text = "Curse: You can\u2019t steal a treasure."
        assert eruma.write(eruma.read(text)) == "Curse: You can't steal a treasure."

    @pytest.mark.parametrize(
        "text",
        [
            "Quick: Kill a Thief.",
            "Quick: Kill an Outlaw.",
            "Quick: Kill an exhausted Thief.",
            "Quick: Gain an Action Point.",
            "Quick: An opponent draws a card.",
        ],
    )
    def test_a_becomes_an_before_a_vowel(self, eruma: Language, text: str) -> None:
        careless = text.replace("an ", "a ").replace("An ", "A ")
        node = eruma.parsed(careless)
        assert node is not None
        assert eruma.write(node) == text


class TestLimits:
    @pytest.mark.parametrize("text", ["", " ", "\n\t"])
    def test_an_empty_text_is_refused(self, eruma: Language, text: str) -> None:
        with pytest.raises(CardTextError, match="there is no text"):
            eruma.read(text)

    def test_a_text_may_not_be_too_long(self, eruma: Language) -> None:
        text = "Draw a card. " * 60
        with pytest.raises(CardTextError, match=f"has 780 letters; the most is {LONGEST}"):
            eruma.read(text)

    def test_a_text_of_just_that_length_is_read(self, eruma: Language) -> None:
        text = "Quick: Kill target card named " + "A" * (LONGEST - 31) + "."
        assert len(text) == LONGEST
        assert eruma.write(eruma.read(text)) == text

    def test_phrases_may_not_nest_too_deep(self, eruma: Language) -> None:
        text = "Quick: Kill a card" + " adjacent to a card" * 20 + "."
        with pytest.raises(CardTextError, match=f"levels deep; the most is {DEEPEST}"):
            eruma.read(text)

    def test_phrases_may_nest_as_cards_need(self, eruma: Language) -> None:
        text = "Quick: Kill a card" + " adjacent to a card" * 9 + "."
        assert depth(eruma.read(text)) <= DEEPEST

    def test_no_sample_text_comes_near_the_limits(self) -> None:
        deepest = max(depth(language_of(game).read(text)) for game, text in all_texts())
        assert deepest < DEEPEST / 2
        assert max(len(text) for _, text in all_texts()) < LONGEST / 2


class TestMalformedTrees:
    @pytest.mark.parametrize(
        "node",
        [
            (),
            ("card.none",),
            ("card.plain",),
            ("card.plain", None),
            ("card.plain", "body"),
            ("sentence.do", ("deed.one", ("act.drawone",))),
            ("card.plain", ("body.last", ("sentence.do", ("deed.one", ("act.draw", 1))))),
            ("card.plain", ("body.last", ("sentence.do", ("deed.one", ("act.draw", True))))),
            ("card.plain", ("body.last", ("sentence.do", ("deed.one", ("act.draw", "2"))))),
        ],
    )
    def test_a_tree_that_no_text_has_is_refused(
        self, eruma: Language, node: tuple[object, ...]
    ) -> None:
        with pytest.raises(TreeError):
            eruma.write(node)

    def test_a_tree_may_not_be_too_deep(self, eruma: Language) -> None:
        node: tuple[object, ...] = ("body.last", ("sentence.do", ("deed.one", ("act.drawone",))))
        for _ in range(50_000):
            node = ("body.more", ("sentence.do", ("deed.one", ("act.drawone",))), node)
        with pytest.raises(TreeError, match=f"levels; the most is {DEEPEST}"):
            eruma.write(("card.plain", node))


class TestNames:
    TEXT = "Quick: Summon a Henchman named Gallows Crow to an empty position."

    def test_a_card_that_there_is_may_be_named(self, eruma: Language) -> None:
        assert eruma.read(self.TEXT, names={"Gallows Crow", "Old Marrow"})

    def test_a_card_that_there_is_not_may_not(self, eruma: Language) -> None:
        with pytest.raises(CardTextError) as refused:
            eruma.read(self.TEXT, names={"Gallow Crows", "Old Marrow"})
        mistake = refused.value.mistake
        assert mistake.what == "no card is named 'Gallows Crow'."
        assert self.TEXT[mistake.start : mistake.end] == "Gallows Crow"
        assert mistake.suggestions == (self.TEXT.replace("Gallows Crow", "Gallow Crows"),)


def test_a_language_without_its_table_says_so(tmp_path: Path) -> None:
    language = Language(tmp_path / "none.rules")
    with pytest.raises(TableError, match="cannot be read"):
        assert language.fingerprint
    with pytest.raises(TableError, match="cannot be read"):
        language.read("Draw a card.")
