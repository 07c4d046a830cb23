"""The glossary: every word once, and every place it names is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
ROWS = [line.strip("| ").split(" | ") for line in PAGE.splitlines() if line.startswith("| **")]
PLACES = sorted({place for row in ROWS for place in re.findall(r"`([^`]+)`", row[2])})


@pytest.mark.parametrize("place", PLACES)
def test_what_it_refers_to_is_there(place: str) -> None:
    folder = (
        ROOT if (ROOT / place.split("/", maxsplit=1)[0]).exists() else ROOT / "src" / "rulewright"
    )
    assert list(folder.glob(place)), place


def test_each_word_is_explained_once() -> None:
    words = [word for row in ROWS for word in re.findall(r"\*\*([^*]+)\*\*", row[0])]
    assert len(words) > 50
    assert len(words) == len(set(words))


def test_each_is_one_sentence() -> None:
    for row in ROWS:
        assert len(row) == 3, row
        assert 10 < len(row[1]) < 160, row
