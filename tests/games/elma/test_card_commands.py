"""`rulewright cards` and `rulewright deck` with Elma's cards: check, explain, words, trees, decks.

The game stands in for itself by its cards alone, so that these tests need none of its rules.
"""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from rulewright.cardtext import Language, Trees
from rulewright.cardtext.card_file import read_card_file
from rulewright.cli.commands import app
from rulewright.gamekit import registry
from rulewright.gamekit.decks import Decks
from rulewright.games.elma.cards.content import FOLDER, ElmaCard, read_shipped
from rulewright.games.elma.decks.deck_building import DeckBuilding
from tests.kernel.toys import bare


class OnlyCards(Decks):
    """Elma without its rules."""

    def __init__(self, trees: Path) -> None:
        texts = FOLDER.written(ElmaCard())
        texts.trees = trees
        super().__init__(texts)

    def deck_building(self) -> DeckBuilding:
        return DeckBuilding(read_shipped())


@pytest.fixture(autouse=True)
def elma(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Where the trees are stored that the commands write."""
    trees = tmp_path / "trees.json"
    trees.write_bytes(FOLDER.store.read_bytes())
    monkeypatch.setitem(registry._known, "elma", bare("elma", decks=OnlyCards(trees)))
    return trees


def run(*arguments: str, fails: bool = False) -> str:
    done = CliRunner().invoke(app, arguments)
    assert (done.exit_code != 0) is fails, done.output
    return done.output


def test_the_cards_that_come_with_the_game_are_all_understood() -> None:
    cards = sum(len(read_card_file(file).cards) for file in FOLDER.cards)
    said = run("cards", "check", *map(str, FOLDER.cards))
    assert said == f"{cards} cards, all understood\n"


def test_a_mistake_is_told_with_its_place(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(
        'game = "elma"\n[[level]]\nname = "Dale"\nlength = 9\nrarity = "C"\nnumber = 500\n'
        'text = "Apple."\nflavour = "Down."\nicons = ["hills"]\n',
        encoding="utf-8",
    )
    said = run("cards", "check", str(file), fails=True)
    assert "mine.toml:4: Dale" in said
    assert "9 is no length; there must be a length of 1 to 6 full turns" in said


def test_a_card_is_explained_with_the_rules_it_touches() -> None:
    said = run("cards", "explain", "Kopaka", "--game", "elma")
    assert "a condition: this kuski is online\n" in said
    assert "this, that or it: it  (means: this kuski)\n" in said
    assert "ruling.played-abilities  " in said
    assert "field.ban-pile  " in said


def test_words_are_listed_with_examples() -> None:
    said = run("cards", "words", "elma", "library")
    assert "search … library for … / searches … library for …" in said
    assert "search your library for target card." in said
    assert "Deck" not in said
    assert "No phrase of elma has all of this" in run(
        "cards", "words", "elma", "adjacent", fails=True
    )


def test_the_store_of_trees_is_written_anew(elma: Path) -> None:
    before = elma.read_bytes()
    elma.write_text("{}", encoding="utf-8")
    said = run("cards", "trees", "elma")
    assert said.startswith(str(elma))
    assert elma.read_bytes() == before
    texts = [card.text for card in read_shipped().definitions if card.text]
    assert Trees(Language(FOLDER.table), elma).is_fresh(texts)


def test_decks_are_checked_shown_and_exported(tmp_path: Path) -> None:
    presets = DeckBuilding(read_shipped()).presets()
    assert all(deck.name in run("deck", "show", "--game", "elma") for deck in presets)
    file = tmp_path / "mine.txt"
    run("deck", "export", presets[0].key, "--game", "elma", "--out", str(file))
    said = run("deck", "check", str(file), "--game", "elma")
    assert said.endswith("(24 kuskis, 22 levels, 14 instants): legal\n")
    file.write_text("5 Adi\n", encoding="utf-8")
    said = run("deck", "check", str(file), "--game", "elma", fails=True)
    assert "mine.txt:1: there are 5 Adi; of a name there are 4 at most (ruling.deck-list)" in said
    assert "the deck has 5 cards; it must have 60 or more (ruling.deck-list); add 55" in said
