"""What the tests of card text share: the languages of four games, and texts written in them.

Eruma's and Elma's tables are the games' own. The other two games have small tables here, to show
that their cards fit the shared grammar.
"""

from __future__ import annotations

from pathlib import Path
from unittest import mock

from rulewright.cardtext import Language, shared_language

HERE = Path(__file__).parent / "games"
OWN = Path(__file__).parents[2] / "src/rulewright/games"
ERUMA = OWN / "eruma" / "texts" / "eruma.rules"
GAMES = ("eruma", "elma", "grimterra", "erune")


def table_of(game: str) -> Path:
    own = OWN / game / "texts" / f"{game}.rules"
    return own if own.exists() else HERE / f"{game}.rules"


def language_of(game: str) -> Language:
    """The language of a game, its parser built without the checks of a strict build."""
    language = shared_language(table_of(game))
    # Lark makes those checks, which take seconds, wherever interegular is installed.
    with mock.patch("lark.lexer.has_interegular", new=False):
        assert language.grammar.parser is not None
    return language


def texts_of(game: str) -> list[str]:
    return (HERE / f"{game}.txt").read_text(encoding="utf-8").splitlines()


def all_texts() -> list[tuple[str, str]]:
    return [(game, text) for game in GAMES for text in texts_of(game)]


def table(folder: Path, text: str) -> Path:
    """A table of its own for a test."""
    file = folder / "test.rules"
    file.write_text(text, encoding="utf-8")
    return file
