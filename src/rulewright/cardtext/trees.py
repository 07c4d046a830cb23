"""A store of texts that are read already: a JSON file beside a game's cards.

A tree is found by a hash of its text and of all tables, and of all wordings where the text is in other
words than those that are printed, so a store can be stale but never wrong: a text that is new, or
whose tables have changed, is read at once. Players of a fresh store never load the parser.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Collection, Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rulewright.cardtext.errors import TreeError
from rulewright.cardtext.language import Language
from rulewright.cardtext.node import Node

if TYPE_CHECKING:
    from rulewright.cardtext.free_reading import IsPlayable


class Trees:
    """Trees of one game's texts, from the store as far as they are in it."""

    def __init__(self, language: Language, file: Path | None = None) -> None:
        self.language = language
        self.file = file
        self.parsed: list[str] = []
        """The texts that were not in the store."""

    def read(
        self,
        text: str,
        names: Collection[str] | None = None,
        *,
        itself: str = "",
        is_playable: IsPlayable | None = None,
    ) -> Node:
        """The tree of a text; whatever is wrong with a new text is a CardTextError."""
        for key in self._keys(text):
            stored = self._stored.get(key)
            if stored is not None:
                return _as_node(stored)
        self.parsed.append(text)
        return self.language.read(text, names, itself=itself, is_playable=is_playable)

    def printed(self, text: str, tree: Node) -> str:
        """The text that a tree has, which was read from this one, in whatever words."""
        return text if self._key(text) in self._stored else self.language.write(tree)

    def is_fresh(self, texts: Iterable[str]) -> bool:
        """Whether the store holds these texts and no others."""
        return {self._key(text) for text in texts} == set(self._stored)

    def write(self, texts: Iterable[str]) -> int:
        """Write the store of these texts anew, and say how many there are."""
        return self.write_read({text: self.read(text) for text in texts})

    def write_read(self, texts: Mapping[str, Node]) -> int:
        """The same of texts that are read already, on whatever cards they stand."""
        if self.file is None:
            raise TreeError("there is no file to write the trees to")
        trees: dict[str, Node] = {}
        for text, tree in texts.items():
            as_printed, in_other_words = self._keys(text)
            trees[as_printed if self.language.write(tree) == text else in_other_words] = tree
        lines = [f"{json.dumps(key)}: {_compact(tree)}" for key, tree in sorted(trees.items())]
        content = "{\n" + ",\n".join(lines) + "\n}\n"
        beside = self.file.with_name(self.file.name + ".new")
        beside.write_text(content, encoding="utf-8")
        beside.replace(self.file)
        self.__dict__.pop("_stored", None)
        return len(trees)

    def _keys(self, text: str) -> tuple[str, str]:
        """Under what a text is stored that is spelled as it is printed, or in other words."""
        wordings = self.language.fingerprint_of_wordings
        return self._key(text), self._key(f"{wordings}\n{text}")

    def _key(self, text: str) -> str:
        said = f"{self.language.fingerprint}\n{text}"
        return hashlib.sha256(said.encode("utf-8", "surrogatepass")).hexdigest()

    @cached_property
    def _stored(self) -> dict[str, Any]:
        """The trees as JSON has them; none if there is no store."""
        if self.file is None or not self.file.exists():
            return {}
        try:
            stored = json.loads(self.file.read_text(encoding="utf-8"))
        except (OSError, ValueError, RecursionError) as error:
            raise TreeError(f"{self.file}: this store of trees is damaged: {error}") from error
        if not isinstance(stored, dict):
            raise TreeError(f"{self.file}: this is no store of trees")
        return stored


def _compact(tree: Node) -> str:
    return json.dumps(tree, ensure_ascii=False, separators=(",", ":"))


def _as_node(stored: list[Any]) -> Node:
    return tuple(_as_node(part) if isinstance(part, list) else part for part in stored)
