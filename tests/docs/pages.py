"""Pages for writers of cards, taken apart: examples by kind, commands, phrases between backticks."""

from __future__ import annotations

import re
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs"


class Page:
    """One page."""

    def __init__(self, name: str) -> None:
        self.text = (DOCS / name).read_text(encoding="utf-8")

    def blocks(self, kind: str) -> list[str]:
        """The examples of a kind."""
        return re.findall(rf"^```{kind}\n(.*?)^```", self.text, re.DOTALL | re.MULTILINE)

    def lines(self, kind: str) -> list[str]:
        """The lines of all examples of a kind."""
        return [line for block in self.blocks(kind) for line in block.splitlines()]

    def commands(self) -> list[list[str]]:
        """What a reader types, in words: the lines of blocks without a kind."""
        found = re.findall(r"^```(\w*)\n(.*?)^```$", self.text, re.DOTALL | re.MULTILINE)
        typed = [line for kind, block in found if not kind for line in block.splitlines()]
        assert all(line.startswith("rulewright ") for line in typed)
        words = [re.findall(r'"[^"]*"|\S+', line)[1:] for line in typed]
        return [[word.strip('"') for word in line] for line in words]

    def shows(self, phrases: tuple[str, ...]) -> bool:
        """Whether one of these phrases stands on the page between backticks."""
        said = re.sub(r"\s+", " ", self.text)
        return any(f"`{phrase}`" in said or f'`"{phrase}"`' in said for phrase in phrases)


def texts_in(toml: str) -> list[str]:
    """The texts of cards that are written out in full."""
    return re.findall(r'^text = "(.*)"', toml, re.MULTILINE)


def letters(number: int) -> str:
    """A number as two letters, as names of cards have no digits at their beginning."""
    return chr(65 + number // 26) + chr(97 + number % 26)
