"""Hints for bots as a file has them: figures in hundredths, read field by field.

What each figure is the worth of is each game's own.
"""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Final

from rulewright.gamekit.content_file import Entry
from rulewright.kernel.errors import ContentError

_FILE: Final = "hints.toml"


def shipped_text(package: str) -> str:
    """The text of the hints that come with a game."""
    return (resources.files(package) / "bots" / _FILE).read_text(encoding="utf-8")


def opened(toml: str) -> Entry:
    """The fields of a text."""
    try:
        return Entry(_FILE, tomllib.loads(toml))
    except ValueError as error:
        raise ContentError(f"{_FILE}: not TOML: {error}") from error


def hundredths(entry: Entry, field: str) -> float:
    """A figure; 0 where nothing is said."""
    return entry.number(field, 0, -1000, 1000) / 100.0


def levels(file: Entry, field: str, count: int) -> list[float]:
    """So many figures, one for each level of something."""
    figures = file.items(field)
    if len(figures) != count:
        raise file.wrong(f"{field!r} must have {count} figures, not {len(figures)}")
    return [
        hundredths(Entry(f"{file.place}, {field}", {"level": figure}), "level")
        for figure in figures
    ]
