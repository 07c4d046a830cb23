"""Texts of five strangers who knew the rulebook and not the language, word for word: what each is read as, printed in our
words, or with what it is refused. What is read was looked at beside `must`; how many are read is held here, too."""

import tomllib
from pathlib import Path
from typing import Any, Final

import pytest

from tests.cardtext.corpus.read_as import read_as

HERE: Final = Path(__file__).parent / "strangers"
READ: Final = {"eruma": 102, "elma": 47, "allumbra": 17}
"""How many of their texts are read, at the least."""


def texts(game: str, kind: str) -> list[dict[str, Any]]:
    listed: list[dict[str, Any]] = tomllib.loads((HERE / f"{game}.toml").read_text("utf-8"))[kind]
    return listed


ALL: Final = [
    pytest.param(game, each, id=f"{game} {'R' if kind == 'refused' else ''}{each['number']}")
    for game in READ
    for kind in ("text", "refused")
    for each in texts(game, kind)
]


@pytest.mark.parametrize(("game", "text"), ALL)
def test_what_it_is_read_as(game: str, text: dict[str, Any]) -> None:
    read, refused = read_as(game, text["frame"], text["text"])
    if "reads" in text:
        assert read == text["reads"], refused
    else:
        assert (text.get("message") or text["unread"]) in refused, read or refused


@pytest.mark.parametrize("game", READ)
def test_so_many_are_read(game: str) -> None:
    assert sum("reads" in each for each in texts(game, "text")) >= READ[game]
