"""The texts that strangers wrote, by game and number, as they stand in the files of this folder."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path


@cache
def _texts(game: str) -> dict[int, str]:
    found = tomllib.loads((Path(__file__).parent / f"{game}.toml").read_text(encoding="utf-8"))
    return {each["number"]: each["text"] for each in found["text"]}


def text_of(game: str, number: int) -> str:
    """The text of a card, word for word."""
    return _texts(game)[number]
