"""The board of any game that has none of its own: its view as a readable tree."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text
from rich.tree import Tree

from rulewright.terminal.boards.board import NO_MARKS, Board, Marks, Scene

_DEEPEST = 6


class TreeBoard(Board):
    """Shows every entry of the view by its name, and what is printed by the name it has there; what is
    empty is left out."""

    def table(
        self, scene: Scene, width: int, height: int, marks: Marks = NO_MARKS
    ) -> RenderableType:
        """The view as a tree."""
        del width, height, marks
        tree = Tree(Text(self.game.title, "bold"))
        _grow(tree, _named(scene.view, self._printed_names()), scene.names, 0)
        return tree

    def _printed_names(self) -> dict[str, str]:
        """The names of printed things by their keys, as views have them."""
        printed = self.game.people.printed(self.words.language)
        return {
            str(entry["key"]): str(entry["name"])
            for entries in printed.values()
            for entry in entries
            if "key" in entry and "name" in entry
        }

    def reference(self, scene: Scene, width: int) -> RenderableType:
        """All that is printed, one entry after the other."""
        del scene, width
        trees: list[RenderableType] = []
        for heading, entries in self.game.people.printed(self.words.language).items():
            tree = Tree(Text(_readable(heading), "bold"))
            for number, entry in enumerate(entries, start=1):
                title = str(entry.get("name") or entry.get("key") or number)
                rest = {name: value for name, value in entry.items() if name not in ("key", "name")}
                _grow(tree.add(Text(title, "bold")), rest, [], 0)
            trees += [tree, Text()]
        return Group(*trees)


def _grow(branch: Tree, value: object, names: list[str], depth: int) -> None:
    entries: list[tuple[str, object]] = []
    if isinstance(value, dict):
        entries = [(_readable(str(name)), entry) for name, entry in value.items()]
    elif isinstance(value, list):
        of_seats = len(value) == len(names) and all(isinstance(entry, dict) for entry in value)
        titles = names if of_seats else [str(number) for number in range(1, len(value) + 1)]
        entries = list(zip(titles, value, strict=True))
    for name, entry in entries:
        if entry is None or entry in ([], {}):
            continue
        if not _is_branch(entry) or depth == _DEEPEST:
            branch.add(Text.assemble((f"{name}: ", "dim"), _plain(entry)))
        else:
            _grow(branch.add(Text(name, "bold")), entry, names, depth + 1)


def _named(value: object, names: dict[str, str]) -> object:
    """The same with names in the place of keys. Ids are for programs; people have names."""
    if isinstance(value, dict):
        fields = value.items()
        return {field: _named(entry, names) for field, entry in fields if field != "id"}
    if isinstance(value, list):
        return [_named(entry, names) for entry in value]
    return names.get(value, value) if isinstance(value, str) else value


def _is_branch(entry: object) -> bool:
    if isinstance(entry, list):
        return any(isinstance(item, (dict, list)) for item in entry)
    return isinstance(entry, dict)


def _plain(entry: object) -> str:
    if isinstance(entry, list):
        return ", ".join(_plain(item) for item in entry)
    if isinstance(entry, bool):
        return "✓" if entry else "✗"
    return str(entry)


def _readable(name: str) -> str:
    return name.replace("_", " ").replace("-", " ").capitalize()
