"""The store of trees: fresh, stale or damaged, and what is saved by it."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from unittest import mock

import pytest

import rulewright
from rulewright.cardtext import CardTextError, Language, TreeError, Trees
from rulewright.cardtext.sampling import Sampler
from tests.cardtext.languages import ERUMA, language_of, texts_of

SOURCE = Path(rulewright.__file__).parents[1]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "trees.json"
    assert Trees(language_of("eruma"), file).write(texts_of("eruma")) == len(texts_of("eruma"))
    return file


def hundred_texts() -> list[str]:
    language = language_of("eruma")
    sampler = Sampler(language, Random(9))
    sampled = (language.write(node) for node in sampler.cards())
    texts = texts_of("eruma")
    while len(texts) < 100:
        text = next(sampled)
        if text not in texts and len(text) < 200:
            texts.append(text)
    return texts


def test_a_stored_text_has_the_tree_that_was_read(file: Path) -> None:
    language = language_of("eruma")
    trees = Trees(language, file)
    for text in texts_of("eruma"):
        assert trees.read(text) == language.read(text)
    assert trees.parsed == []


def test_a_text_that_is_not_stored_is_read_at_once(file: Path) -> None:
    language = language_of("eruma")
    trees = Trees(language, file)
    text = "Quick: Draw 7 cards."
    assert trees.read(text) == language.read(text)
    assert trees.parsed == [text]


def test_without_a_store_every_text_is_read(tmp_path: Path) -> None:
    language = language_of("eruma")
    for trees in (Trees(language), Trees(language, tmp_path / "none.json")):
        assert trees.read("Quick: Draw a card.") == language.read("Quick: Draw a card.")
        assert trees.parsed


def test_what_is_wrong_with_a_new_text_is_told(file: Path) -> None:
    with pytest.raises(CardTextError, match="'Theif' is not a word"):
        Trees(language_of("eruma"), file).read("Quick: Kill target Theif.")


def test_a_store_is_fresh_while_texts_and_tables_are_the_same(file: Path, tmp_path: Path) -> None:
    texts = texts_of("eruma")
    assert Trees(language_of("eruma"), file).is_fresh(texts)
    assert not Trees(language_of("eruma"), file).is_fresh(texts[1:])
    assert not Trees(language_of("eruma"), file).is_fresh([*texts, "Quick: Draw 7 cards."])
    other = tmp_path / "other.rules"
    other.write_text(ERUMA.read_text(encoding="utf-8") + "adj.wet : wet\n", encoding="utf-8")
    assert not Trees(Language(other), file).is_fresh(texts)


def test_a_stale_store_is_not_believed(file: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.rules"
    other.write_text(ERUMA.read_text(encoding="utf-8") + "adj.wet : wet\n", encoding="utf-8")
    language = Language(other)
    with mock.patch.object(language, "read", return_value=("card.read",)):
        text = "Quick: Draw 2 cards, then discard a card."
        assert Trees(language, file).read(text) == ("card.read",)


def test_a_store_is_written_in_a_fixed_order(file: Path) -> None:
    content = file.read_text(encoding="utf-8")
    Trees(language_of("eruma"), file).write(reversed(texts_of("eruma")))
    assert file.read_text(encoding="utf-8") == content
    assert list(file.parent.iterdir()) == [file]


@pytest.mark.parametrize("content", ["", "[]", "{", "nonsense", "[" * 100_000])
def test_a_damaged_store_is_refused(tmp_path: Path, content: str) -> None:
    file = tmp_path / "trees.json"
    file.write_text(content, encoding="utf-8")
    with pytest.raises(TreeError, match=r"trees\.json"):
        Trees(language_of("eruma"), file).read("Quick: Draw a card.")


def test_a_store_without_a_file_cannot_be_written() -> None:
    with pytest.raises(TreeError, match="no file"):
        Trees(language_of("eruma")).write([])


def run(program: str, *arguments: str) -> str:
    """What a Python of its own prints, in which nothing is loaded yet."""
    done = subprocess.run(
        [sys.executable, "-c", program, *arguments],
        capture_output=True,
        text=True,
        check=False,
        env={"PYTHONPATH": str(SOURCE), "PATH": ""},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


COLD = """
import json, sys, time
sys.modules["interegular"] = None  # which players do not have
from pathlib import Path
table, texts, file = sys.argv[1:]
texts = json.loads(Path(texts).read_text())
begun = time.process_time()
from rulewright.cardtext import Language, Trees
trees = Trees(Language(Path(table)), Path(file) if file else None)
imported = time.process_time() - begun
for text in texts:
    trees.read(text)
done = time.process_time() - begun
loaded = [name for name in sys.modules if name.partition(".")[0] == "lark"]
print(json.dumps({"seconds": done, "reading": done - imported, "lark": len(loaded)}))
"""


def cold(texts: Path, file: str) -> dict[str, float]:
    figures: dict[str, float] = json.loads(run(COLD, str(ERUMA), str(texts), file))
    return figures


def test_a_hundred_stored_cards_load_much_faster_than_they_are_read(
    tmp_path: Path,
) -> None:
    """By processor time, one against the other: `make bench` has the figures."""
    texts, file = tmp_path / "texts.json", tmp_path / "trees.json"
    texts.write_text(json.dumps(hundred_texts()), encoding="utf-8")
    Trees(language_of("eruma"), file).write(hundred_texts())
    loaded, read = cold(texts, str(file)), cold(texts, "")
    assert loaded["lark"] == read["lark"] == 0, "the parser is only for explaining mistakes"
    assert read["seconds"] > 5 * loaded["reading"]


def test_reading_takes_no_longer_for_the_last_card_than_for_the_first() -> None:
    language = language_of("eruma")
    texts = hundred_texts()
    language.read(texts[0])

    def seconds(some: list[str]) -> float:
        begun = time.process_time()
        for text in some:
            language.read(text)
        return time.process_time() - begun

    # The same cards first and last, with hundreds between: the best of some tries, as other work on the
    # machine only ever adds to a time.
    first = min(seconds(texts[:20]) for _ in range(5))
    for _ in range(5):
        seconds(texts)
    assert min(seconds(texts[:20]) for _ in range(5)) < 3 * first
