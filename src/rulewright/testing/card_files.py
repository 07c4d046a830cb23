"""Cards written down for a test: entries of a file, changed in one place, and what is said of them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Generic, Protocol, TypeVar

from rulewright.kernel.errors import ContentError


def changed(entry: str, old: str, new: str) -> str:
    """An entry with something else in one place."""
    assert entry.count(old) == 1
    return entry.replace(old, new)


def saying(entry: str, text: str) -> str:
    """An entry with another text."""
    before, mark, rest = entry.partition('\ntext = "')
    _, end, after = rest.partition('"\n')
    assert mark
    assert end
    return f"{before}{mark}{text}{end}{after}"


def in_file(folder: Path, name: str, *entries: str) -> Path:
    """A file with these entries."""
    file = folder / name
    file.write_text("".join(entries), encoding="utf-8")
    return file


def line_of(entry: str, field: str) -> int:
    """The line of a file in which a field of its only entry stands."""
    lines = entry.split("\n")
    return next(number for number, line in enumerate(lines, 1) if line.startswith(f"{field} ="))


ASet_co = TypeVar("ASet_co", covariant=True)


class Reader(Protocol[ASet_co]):
    """Reads files of cards, as a game does."""

    @property
    def mistakes(self) -> list[ContentError]:
        """Every mistake found so far."""
        raise NotImplementedError

    def read(self, files: list[Path]) -> ASet_co:
        """The set of these files."""
        raise NotImplementedError

    def check(self, files: list[Path]) -> object:
        """Find all mistakes."""
        raise NotImplementedError


class CardFiles(Generic[ASet_co]):
    """Files of one game's cards, in the folder of a test."""

    def __init__(self, reader: Callable[[], Reader[ASet_co]], name: str) -> None:
        self.reader = reader
        self.name = name

    def read(self, folder: Path, *cards: str) -> ASet_co:
        """The set of these cards."""
        return self.reader().read([in_file(folder, self.name, *cards)])

    def refusals(self, folder: Path, *cards: str) -> list[str]:
        """What is said of a file that is not accepted, without its folder."""
        reading = self.reader()
        reading.check([in_file(folder, self.name, *cards)])
        return [str(mistake).replace(f"{folder}/", "") for mistake in reading.mistakes]
