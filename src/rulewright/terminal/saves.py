"""Saved matches as files: where they lie, how they are named, written and read.

What is in them is `Match.save`'s business.
"""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

from rulewright.kernel.errors import SaveError
from rulewright.kernel.match import Match, load_match


def save_folder() -> Path:
    """`rulewright/saves` in the user's data folder, which XDG_DATA_HOME may name."""
    data_home = os.environ.get("XDG_DATA_HOME", "")
    # The XDG rules say that a path that is not absolute is to be ignored.
    data = Path(data_home) if Path(data_home).is_absolute() else Path.home() / ".local" / "share"
    return data / "rulewright" / "saves"


def new_save_path(game: str) -> Path:
    """A file of its own for a match of that game, named after the present moment."""
    moment = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    folder = save_folder()
    path = folder / f"{game}-{moment}.json"
    count = 2
    while path.exists():
        path = folder / f"{game}-{moment}-{count}.json"
        count += 1
    return path


def write_match(match: Match, path: Path) -> None:
    """Save a match. An older file stays whole until the new one is: no half-written saves."""
    half = path.with_name(path.name + ".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        half.write_text(match.save() + "\n", encoding="utf-8")
        half.replace(path)
    except OSError as error:
        raise SaveError(f"cannot save to {path}: {error.strerror or error}") from error


def read_match(path: Path, language: str) -> Match:
    """The match saved in a file."""
    try:
        text = path.read_bytes()
    except OSError as error:
        raise SaveError(f"cannot read {path}: {error.strerror or error}") from error
    try:
        return load_match(text, language)
    except SaveError as error:
        raise SaveError(f"{path}: {error}") from error
