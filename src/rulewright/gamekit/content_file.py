"""Files of printed content: TOML read field by field, every error with its place.

What fields there are, and what they mean, is each game's own; here is what all such files have in
common: a list of entries under one heading, each with a key.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Sequence
from pathlib import Path

from rulewright.kernel.errors import ContentError


class Entry:
    """One `[[heading]]` of a file, or a table within one, read field by field."""

    def __init__(self, place: str, fields: dict[str, object]) -> None:
        self.place = place
        self.fields = fields
        self.left = set(fields)
        """The fields nobody has asked for yet."""

    def wrong(self, what: str) -> ContentError:
        """The error that says what is wrong and where."""
        return ContentError(f"{self.place}: {what}")

    def text(self, field: str) -> str:
        """A text that says something."""
        self.left.discard(field)
        value = self.fields.get(field)
        if not isinstance(value, str) or not value.strip():
            raise self.wrong(f"{field!r} must be a text")
        return value

    def number(self, field: str, default: int | None, low: int, high: int) -> int:
        """A number within limits; without a default it must be there."""
        self.left.discard(field)
        value = self.fields.get(field, default)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.wrong(f"{field!r} must be a number from {low} to {high}, not {value!r}")
        return value

    def truth(self, field: str) -> bool:
        """True or false; false where nothing is said."""
        self.left.discard(field)
        value = self.fields.get(field, False)
        if not isinstance(value, bool):
            raise self.wrong(f"{field!r} must be true or false, not {value!r}")
        return value

    def word(self, field: str, words: Sequence[str]) -> int:
        """The place of one of the words."""
        value = self.text(field)
        if value not in words:
            raise self.wrong(f"{field!r} must be one of {', '.join(words)}, not {value!r}")
        return words.index(value)

    def table(self, field: str, *, needed: bool) -> Entry:
        """The fields within a field."""
        self.left.discard(field)
        value = self.fields.get(field)
        if value is None and not needed:
            value = {}
        if not isinstance(value, dict):
            raise self.wrong(f"{field!r} must be a table of fields")
        return Entry(f"{self.place}, {field}", value)

    def items(self, field: str) -> list[object]:
        """A list; an empty one where nothing is said."""
        self.left.discard(field)
        value = self.fields.get(field, [])
        if not isinstance(value, list):
            raise self.wrong(f"{field!r} must be a list")
        return value

    def done(self) -> None:
        """Refuse what nobody has asked for: a field nobody knows."""
        if self.left:
            raise self.wrong(f"unknown field {min(self.left)!r}")


def entries(toml: str, file: str, heading: str) -> list[Entry]:
    """All the entries under a heading, each with a key of its own; nothing else may be there."""
    try:
        data = tomllib.loads(toml)
    except (ValueError, RecursionError) as error:
        # TOMLDecodeError is a ValueError; a number of endless digits is one as well.
        raise ContentError(f"{file}: not TOML: {error}") from error
    found = data.pop(heading, None)
    if data:
        raise ContentError(f"{file}: unknown heading {min(data)!r}; [[{heading}]] is known")
    if not isinstance(found, list) or not all(isinstance(fields, dict) for fields in found):
        raise ContentError(f"{file}: there must be a [[{heading}]] for each {heading}")
    listed: list[Entry] = []
    keys: set[str] = set()
    for count, fields in enumerate(found, start=1):
        entry = Entry(f"{file}, {heading} {count}", fields)
        key = entry.text("key")
        entry.place = f"{file}, {heading} {key!r}"
        if key in keys:
            raise entry.wrong("there is another one with this key")
        keys.add(key)
        listed.append(entry)
    return listed


def names(entry: Entry) -> dict[str, str]:
    """The names of a thing by language; there must be an English one."""
    table = entry.table("name", needed=True)
    found = {language: table.text(language) for language in sorted(table.fields)}
    if "en" not in found:
        raise entry.wrong("'name' must have an English name, 'en'")
    return found


def edition_of(rules: str, files: Sequence[Path]) -> str:
    """The edition of a game: that of its rules, and a fingerprint of its printed content."""
    content = b"".join(path.read_bytes() for path in files)
    return f"{rules}-{hashlib.sha256(content).hexdigest()[:12]}"


def text_of(file: Path, kilobytes: int) -> str:
    """What is in a file, perhaps a stranger's: read only so far as it may be long."""
    most = kilobytes * 1024
    try:
        with file.open("rb") as opened:
            content = opened.read(most + 1)
    except OSError as error:
        raise ContentError(f"{file}: this file cannot be read: {error.strerror}") from error
    if len(content) > most:
        raise ContentError(f"{file}: this file is larger than {kilobytes} KB")
    try:
        return content.decode("utf-8").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line = content[: error.start].count(b"\n") + 1
        raise ContentError(f"{file}:{line}: this is not UTF-8 text") from error
