"""Tables joined: what falls away, what contradicts, what can begin a phrase."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.cardtext import Language, TableError
from rulewright.cardtext.lexicon import Lexicon
from tests.cardtext.languages import GAMES, language_of, table


def lexicon(folder: Path, text: str) -> Lexicon:
    return Lexicon([table(folder, text)])


class TestOpenCategories:
    TEXT = "@open : quality\ncard.a : draw\ncard.b : have {q:quality}\ncard.c : gain {b?:quality} now\n"

    def test_a_phrase_that_nothing_can_fill_falls_away(self, tmp_path: Path) -> None:
        rules = lexicon(tmp_path, self.TEXT).rules
        assert [rule.tag for rule in rules] == ["card.a", "card.c"]

    def test_a_node_has_a_child_for_a_slot_that_nothing_can_fill(self, tmp_path: Path) -> None:
        """So that a tag means the same in every game."""
        (rule,) = (rule for rule in lexicon(tmp_path, self.TEXT).rules if rule.tag == "card.c")
        assert len(rule.slots) == 1

    def test_what_needs_a_fallen_phrase_falls_too(self, tmp_path: Path) -> None:
        text = "@open : quality\ncard.a : draw\ncard.b : {x:more}\nmore.x : have {q:quality}\n"
        assert [rule.tag for rule in lexicon(tmp_path, text).rules] == ["card.a"]

    def test_a_category_that_is_not_open_must_have_phrases(self, tmp_path: Path) -> None:
        text = "card.a : {x:zone}\nzone.b : here\ncard.c : {x:zoen}\n"
        with pytest.raises(
            TableError, match=r":3: there are no phrases 'zoen'; did you mean 'zone'"
        ):
            lexicon(tmp_path, text)


class TestAGamesOwnWay:
    """A game may have another word for something, and no use for some shared phrases."""

    TEXT = "card.a : draw from the Deck\ncard.b : {m:move}\nmove.c : move\nmove.d : swap\n"

    def test_it_says_its_own_word_in_the_shared_phrases(self, tmp_path: Path) -> None:
        rules = lexicon(tmp_path, f"{self.TEXT}@says Deck : library\n").rules
        assert rules[0].tag == "card.a"
        assert rules[0].parts == ("draw", "from", "the", "library")

    def test_it_leaves_shared_phrases_out(self, tmp_path: Path) -> None:
        rules = lexicon(tmp_path, f"{self.TEXT}@without : move.d\n").rules
        assert [rule.tag for rule in rules] == ["card.a", "card.b", "move.c"]

    def test_what_needs_a_phrase_that_was_left_out_falls_too(self, tmp_path: Path) -> None:
        rules = lexicon(tmp_path, f"{self.TEXT}@without : move.c move.d\n").rules
        assert [rule.tag for rule in rules] == ["card.a"]

    def test_a_phrase_that_there_is_not_cannot_be_left_out(self, tmp_path: Path) -> None:
        with pytest.raises(TableError, match=r":5: there is no phrase move\.e; did you mean move"):
            lexicon(tmp_path, f"{self.TEXT}@without : move.e\n")

    def test_other_lines_may_still_speak_of_it(self, tmp_path: Path) -> None:
        text = f"{self.TEXT}@without : move.d\n"
        assert lexicon(tmp_path, text).named("move.d", "here") == []

    def test_without_it_the_shared_words_stay(self) -> None:
        assert "library" not in language_of("eruma").lexicon.words
        assert "Deck" not in language_of("elma").lexicon.words
        assert "adjacent" in language_of("eruma").lexicon.words
        assert "adjacent" not in language_of("elma").lexicon.words


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("zone.a : here", "there is no phrase card.…"),
        ("card.a : x\ncard.a : y", ":2: card.a is taken: "),
        ("card.a : x {p:b}\nb.c : y\ncard.d : x {q:b}", ":3: card.d reads like card.a"),
        ("card.a : {x?:b}\nb.c : y", ":1: card.a could be empty"),
        ("card.a : {x?:b} {y:b}\nb.c : y", "nobody could tell what is 'x' and what is 'y'"),
        ("card.a : {x:b.sg}\nb.c : y", "'b.sg': 'b' has no forms"),
    ],
)
def test_tables_that_contradict_themselves_are_refused(
    tmp_path: Path, text: str, what: str
) -> None:
    with pytest.raises(TableError) as refused:
        lexicon(tmp_path, text)
    assert what in str(refused.value)


def test_a_sentence_may_not_begin_with_a_word_in_either_case(tmp_path: Path) -> None:
    """Its first letter would not tell which word it is."""
    text = "card.a : {s:sentence}\nsentence.b : draw\nsentence.c : Draw Phase"
    with pytest.raises(TableError, match="could begin with 'draw' in small letters or capitals"):
        assert lexicon(tmp_path, text).sentence_openers


def test_a_directive_that_names_no_phrase_is_refused(tmp_path: Path) -> None:
    text = "@sort card : a card\n@recalls card one : card.if\ncard.it : it\n"
    with pytest.raises(TableError, match=r"there is no phrase card\.if; did you mean card\.it"):
        assert Language(table(tmp_path, text)).lexicon.named("card.if", "here")


@pytest.mark.parametrize("game", GAMES)
class TestEveryGame:
    def test_every_phrase_can_occur_in_a_text(self, game: str) -> None:
        unreachable = [
            f"{rule.place}: {rule.tag}" for rule in language_of(game).lexicon.unreachable
        ]
        assert unreachable == []

    def test_every_category_is_told_in_plain_words(self, game: str) -> None:
        lexicon = language_of(game).lexicon
        assert {rule.category for rule in lexicon.rules} - set(lexicon.about) == set()

    def test_every_category_that_is_told_exists(self, game: str) -> None:
        lexicon = language_of(game).lexicon
        there = {rule.category for rule in lexicon.rules}
        opened = {name for line in lexicon.said("open") for name in line.rest.split()}
        unwanted = {
            tag.partition(".")[0] for line in lexicon.said("without") for tag in line.rest.split()
        }
        assert set(lexicon.about) - there - opened - unwanted == set()

    def test_words_that_are_meant_are_words(self, game: str) -> None:
        lexicon = language_of(game).lexicon
        meant = {
            word for texts in lexicon.instead.values() for text in texts for word in text.split()
        }
        numbers = {word for word in meant if word.isdigit()}
        assert meant - lexicon.words - numbers == set()


def test_forms_of_a_word_are_sisters() -> None:
    sisters = language_of("eruma").lexicon.sisters
    assert "Thieves" in sisters["Thief"]
    assert "kill" in sisters["kills"]


def test_first_words_look_through_slots_and_over_optional_ones() -> None:
    lexicon = language_of("eruma").lexicon
    assert {"target", "each", "it", "this"} <= lexicon.first_words("np_sg")
    assert {"face-up", "card", "Thief"} <= lexicon.first_words("nbar_sg")
    assert "kill" in lexicon.first_words("sentence")
