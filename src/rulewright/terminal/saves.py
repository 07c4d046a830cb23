"""Saved matches as files: where they lie, how they are named, written and read.

What is in them is `Match.save`'s business, but for one field of this client: who held the seats,
so that a match goes on with the people and bots it had.
"""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from rulewright.bots import HELD_BY
from rulewright.gamekit.match import Match, load_match
from rulewright.kernel import saved
from rulewright.kernel.errors import SaveError


def save_folder() -> Path:
    """`rulewright/saves` in the user's data folder, which XDG_DATA_HOME may name."""
    data_home = os.environ.get("XDG_DATA_HOME", "")
    # The XDG rules say that a path that is not absolute is to be ignored.
    data = Path(data_home) if Path(data_home).is_absolute() else _home() / ".local" / "share"
    return data / "rulewright" / "saves"


def _home() -> Path:
    try:
        return Path.home()
    except RuntimeError as error:
        raise SaveError(
            "there is no home folder to save in; name a file with --save-to, or set HOME"
        ) from error


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


def write_match(match: Match, path: Path, held_by: Sequence[str] = ()) -> None:
    """Save a match. An older file stays whole until the new one is: no half-written saves.

    That holds when this program is killed at any moment. It does not wait for the disk, so a
    power cut may cost the last decisions.
    """
    half = path.with_name(path.name + ".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        half.write_text(_text(match, held_by), encoding="utf-8")
        half.replace(path)
    except OSError as error:
        with suppress(OSError):
            half.unlink(missing_ok=True)
        raise SaveError(f"cannot save to {path}: {error.strerror or error}") from error


def _text(match: Match, held_by: Sequence[str]) -> str:
    data = json.loads(match.save())
    if held_by:
        data[HELD_BY] = list(held_by)
    return json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":")) + "\n"


def delete_save(path: Path) -> None:
    """Remove a saved match, if there is one."""
    try:
        path.unlink(missing_ok=True)
    except OSError as error:
        raise SaveError(f"cannot delete {path}: {error.strerror or error}") from error


def read_match(path: Path, language: str) -> Match:
    """The match saved in a file."""
    text = _read(path)
    try:
        return load_match(text, language)
    except SaveError as error:
        raise SaveError(f"{path}: {error}") from error


def read_held_by(path: Path) -> list[str] | None:
    """Who held the seats of the match saved in a file, as `--seats` would say it; None if the
    file does not tell, like one that a program wrote."""
    data = json.loads(_read(path))
    if HELD_BY not in data:
        return None
    try:
        return [saved.text({HELD_BY: seat}, HELD_BY) for seat in saved.items(data, HELD_BY)]
    except SaveError as error:
        raise SaveError(f"{path}: {error}") from error


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise SaveError(f"cannot read {path}: {error.strerror or error}") from error
