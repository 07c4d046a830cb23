"""`rulewright cards print`: sheets of a whole game, of a deck, of cards by name, of a pack."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from typer.testing import Result

from rulewright.cards.catalogue import Catalogue
from rulewright.gamekit import registry
from rulewright.gamekit.registry import find_game
from tests.cards.pdf_pages import pages_of

Run = Callable[..., Result]

PACK = """
game = "eruma"

[[outlaw]]
name = "The Night Baker"
class = "Spy"
text = "Quick: Exhaust target Thief."
icons = ["bread"]
flavour = "It rises before anyone does."
"""


@pytest.fixture
def to(tmp_path: Path) -> Path:
    return tmp_path / "sheets.pdf"


@pytest.fixture
def unchanged_games() -> Iterator[None]:
    known = dict(registry._known)
    yield
    registry._known.clear()
    registry._known.update(known)


def grounds(to: Path) -> list[int]:
    """How many cards lie on each page."""
    return [
        sum(round(box.width, 1) == 69.5 and round(box.height, 1) == 94.9 for box in page.boxes())
        for page in pages_of(to.read_bytes())
    ]


def test_a_game_is_printed_whole(run: Run, to: Path) -> None:
    result = run("cards", "print", "allumbra", "--to", str(to))
    assert result.exit_code == 0, result.output
    assert result.output == f"{to}: 18 cards on 3 pages\n"
    assert grounds(to) == [8, 8, 2]


def test_with_copies_each_card_is_there_as_often_as_in_the_game(run: Run, to: Path) -> None:
    result = run("cards", "print", "allumbra", "--copies", "--paper", "letter", "--to", str(to))
    copies = sum(face.copies for face in Catalogue(find_game("allumbra")).faces)
    assert f"{copies} cards" in result.output
    assert sum(grounds(to)) == copies > 18


def test_a_deck_is_printed_with_all_its_copies_and_backs(run: Run, to: Path) -> None:
    result = run("cards", "print", "eruma", "--deck", "drowned-harbour", "--backs", "--to", str(to))
    assert result.output == f"{to}: 22 cards on 6 pages\n"
    assert grounds(to) == [8, 8, 8, 8, 6, 8]


def test_a_deck_may_be_a_file(run: Run, to: Path, tmp_path: Path) -> None:
    names = [face.name for face in Catalogue(find_game("eruma")).faces[:2]]
    deck = tmp_path / "two.txt"
    deck.write_text("\n".join(names), encoding="utf-8")
    result = run("cards", "print", "eruma", "--deck", str(deck), "--to", str(to))
    assert result.output == f"{to}: 2 cards on 1 page\n"


def test_cards_are_printed_by_name(run: Run, to: Path) -> None:
    one, other = (face.name for face in Catalogue(find_game("eruma")).faces[:2])
    arguments = ["--names", one, "--names", other, "--names", one.lower()]
    assert run("cards", "print", "eruma", *arguments, "--to", str(to)).exit_code == 0
    assert grounds(to) == [3]


def test_a_name_that_is_none_is_refused_with_the_nearest(run: Run, to: Path) -> None:
    name = Catalogue(find_game("eruma")).faces[0].name
    result = run("cards", "print", "eruma", "--names", f"{name}e", "--to", str(to))
    assert result.exit_code != 0
    assert f"no card named '{name}e'; did you mean '{name}'?" in result.stderr.replace("\n", "")
    assert not to.exists()


@pytest.mark.usefixtures("unchanged_games")
def test_cards_of_a_pack_are_printed_too(run: Run, to: Path, tmp_path: Path) -> None:
    pack = tmp_path / "pack.toml"
    pack.write_text(PACK, encoding="utf-8")
    arguments = ["--cards", str(pack), "--names", "The Night Baker"]
    result = run("cards", "print", "eruma", *arguments, "--to", str(to))
    assert result.exit_code == 0, result.stderr
    assert grounds(to) == [1]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["eruma", "--deck", "red-hands", "--names", "x"], "a deck or names of cards, not both"),
        (["allumbra", "--deck", "red-hands"], "no decks are built in 'allumbra'"),
        (["eruma", "--deck", "read-hands"], "did you mean 'red-hands'"),
        (["erumma"], "did you mean 'eruma'"),
    ],
)
def test_what_cannot_be_is_refused_with_a_reason(
    run: Run, to: Path, arguments: list[str], said: str
) -> None:
    result = run("cards", "print", *arguments, "--to", str(to))
    assert result.exit_code != 0
    assert said in result.stderr.replace("\n", "")


def test_a_file_that_cannot_be_written_is_named(run: Run, tmp_path: Path) -> None:
    to = tmp_path / "nowhere" / "sheets.pdf"
    result = run("cards", "print", "allumbra", "--names", "hide", "--to", str(to))
    assert f"cannot write {to}: No such file" in result.stderr.replace("\n", "")
