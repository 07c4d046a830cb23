"""Files of cards: what stands in them, and on which line."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.cardtext.card_file import MOST_CARDS, MOST_KILOBYTES, read_card_file
from rulewright.kernel.errors import ContentError

CARDS = r'''
game = "eruma"  # [[outlaw]] in a comment is none

[[outlaw]]
name  = "The Lamplighter"
types = [["a"], ["b"]]
text  = "Quick: Draw a card."

[[henchman]]
name = 'Crow # [[outlaw]]'
text = 'Henchmen can''t move.'

[[outlaw]]
name = "Nameless"
note = """
[[outlaw]]
text = "not this one"
"""
text = """
Quick: Draw a card."""

[[outlaw]]
name = "Silent"

[[outlaw]]
text = "Quick: Draw \u0061 card."
name = "Escaped"

[about]
text = "nor this one"
'''.replace("can''t", "cannot")


def written(folder: Path, content: str) -> Path:
    file = folder / "set.toml"
    file.write_text(content, encoding="utf-8")
    return file


def test_every_card_has_its_text_and_its_place(tmp_path: Path) -> None:
    read = read_card_file(written(tmp_path, CARDS))
    found = {
        card.name: (card.heading, card.text, card.place.line, card.place.column)
        for card in read.cards
    }
    assert found == {
        "The Lamplighter": ("outlaw", "Quick: Draw a card.", 7, 10),
        "Crow # [[outlaw]]": ("henchman", "Henchmen cannot move.", 11, 9),
        "Nameless": ("outlaw", "Quick: Draw a card.", 19, None),
        "Silent": ("outlaw", "", 22, None),
        "Escaped": ("outlaw", "Quick: Draw a card.", 26, None),
    }


def test_what_is_no_card_is_kept_apart(tmp_path: Path) -> None:
    read = read_card_file(written(tmp_path, CARDS))
    assert read.rest == {"game": "eruma", "about": {"text": "nor this one"}}


def test_line_ends_of_other_systems_count_as_one(tmp_path: Path) -> None:
    file = tmp_path / "set.toml"
    file.write_bytes(CARDS.replace("\n", "\r\n").encode())
    assert [card.place.line for card in read_card_file(file).cards] == [7, 19, 22, 26, 11]


@pytest.mark.parametrize(
    ("content", "what"),
    [
        ("[[outlaw]]\nname = 7", r"set\.toml:1: every \[\[outlaw\]\] has a name"),
        ("[[outlaw]]\ntext = 'x'", r"set\.toml:2: every \[\[outlaw\]\] has a name"),
        ("[[outlaw]]\nname = 'A'\ntext = 7", r"set\.toml:3: the text of 'A' must stand between"),
        ("[[outlaw", r"set\.toml: not TOML"),
        ("a = " + "[" * 5000, r"set\.toml: not TOML"),
        ("#" * (MOST_KILOBYTES * 1024 + 1), "larger than 1000 KB"),
        ("[[outlaw]]\nname = 'A'\n" * (MOST_CARDS + 1), "cards in one file; the most is"),
    ],
)
def test_a_malformed_file_is_refused(tmp_path: Path, content: str, what: str) -> None:
    with pytest.raises(ContentError, match=what):
        read_card_file(written(tmp_path, content))


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"none\.toml: this file cannot be read: No such file"):
        read_card_file(tmp_path / "none.toml")


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "set.toml"
    file.write_bytes(b"# fine\n\xff")
    with pytest.raises(ContentError, match=r"set\.toml:2: this is not UTF-8"):
        read_card_file(file)
