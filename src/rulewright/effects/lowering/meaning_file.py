"""What a game's own phrases mean, read from `texts/meanings.toml` in its folder.

The file has a table for each sort of meaning, by the tags of phrases. What the rules know as a number is
written by its name in the game's `rules/terms.py`:

    [acts]
    act.kill = "KILL"
    act.drawone = { verb = "DRAW", shape = "amount" }

`acts`, `events`, `prohibitions`, `statics`, `speeds`, `modifiers`, `kinds`, `places`, `destinations`, `hidings`, `causes`, `stats` and `phases` are
understood by all games (`meanings.py` has the fields); a game may have tables of numbers of its own beside
them (`numbers`, `changes`). Every mistake is told with its place when the file is read; whether there
are such phrases, a test asks of every game.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from importlib import resources
from pathlib import Path
from typing import Final, TypeVar

from rulewright.effects.lowering.meanings import (
    ON_CARDS,
    SHAPES,
    WAYS_TO_ACT,
    Act,
    Event,
    Section,
    Static,
)
from rulewright.effects.program import ANYBODY, BY_ANYTHING, NONE, OPPONENTS, YOURSELF
from rulewright.gamekit.content_file import Entry
from rulewright.gamekit.names import nearest
from rulewright.kernel.errors import ContentError

V = TypeVar("V")

_PLAYERS: Final = {"ANYBODY": ANYBODY, "YOURSELF": YOURSELF, "OPPONENTS": OPPONENTS}


class Meanings:
    """The file, read. `terms` is the module, or whatever else has the numbers under their names."""

    def __init__(self, file: Path, terms: object) -> None:
        self._file: Final = file.name
        self._terms: Final = {
            name: value
            for name, value in vars(terms).items()
            if name.isupper() and isinstance(value, int)
        }
        self._left: Final = _tables_in(file)
        """The tables nobody has asked for yet."""
        self.phrases: Final[set[str]] = set()
        """The tags of all phrases that are spoken of."""
        self.acts: Final = self._each("acts", "verb", self._act)
        self.events: Final = self._each("events", "verb", self._event)
        """By the tags of pv, iv and did."""
        self.statics: Final = self._each("statics", "modifier", self._static)
        """Phrases of the game's own that change a rule."""
        self.speeds: Final = self._each("speeds", "number", self._section)
        self.modifiers: Final = {
            tuple(tags.split()): change for tags, change in self.changes("modifiers").items()
        }
        """The modifier and its amount, by the tags of a phrase's verb and what is said of it."""
        self.prohibitions: Final = {
            tuple(tags.split()): event
            for tags, event in self._each("prohibitions", "verb", self._event).items()
        }
        """What can't be, by the tags of a phrase of the game's own and of what is said in it."""
        self.kinds: Final = self.numbers("kinds")
        """The kinds of card that each noun means, as a bit each."""
        self.places: Final = self.numbers("places")
        self.destinations: Final = self.numbers("destinations")
        """The verb of "return … to" each destination."""
        self.hidings: Final = self.numbers("hidings")
        """The verb by which others, or all, lose track of cards that are put somewhere in an order."""
        self.causes: Final = self.numbers("causes")
        """By the tags of "by a power" and the like."""
        self.stats: Final = self.numbers("stats")
        self.phases: Final = self.numbers("phases")

    # Tables of the game's own

    def numbers(self, table: str) -> dict[str, int]:
        """The number of each phrase in a table; none where there is no such table."""
        return self._each(table, "number", lambda entry: self._number(entry, "number", None))

    def changes(self, table: str) -> dict[str, tuple[int, int]]:
        """The rule that each phrase of a table changes, and the amount."""
        return self._each(table, "modifier", self._change)

    def done(self) -> None:
        """Refuse a table nobody has asked for: one that nobody knows."""
        if self._left:
            raise ContentError(f"{self._file}: unknown table [{min(self._left)}]")

    # Entries

    def _act(self, entry: Entry) -> Act:
        return Act(
            self._number(entry, "verb", None),
            self._word(entry, "shape", SHAPES) if "shape" in entry.fields else ON_CARDS,
            usual_place=self._phrase(entry, "usual_place"),
            needs=self._phrase(entry, "needs"),
            says=entry.truth("says"),
            shows=entry.truth("shows"),
            costs=self._number(entry, "costs", NONE),
            takes_from=self._number(entry, "takes_from", NONE),
            is_one_by_one=entry.truth("is_one_by_one"),
            is_at_once=entry.truth("is_at_once"),
        )

    def _event(self, entry: Entry) -> Event:
        return Event(
            self._number(entry, "verb", None),
            is_in_play=not entry.truth("is_out_of_play"),
            speaks_of=self._phrases(entry, "speaks_of"),
            is_unseen=entry.truth("is_unseen"),
            is_unseen_before=entry.truth("is_unseen_before"),
            by=self._number(entry, "by", BY_ANYTHING),
            forbidden_by=self._number(entry, "forbidden_by", BY_ANYTHING),
        )

    def _static(self, entry: Entry) -> Static:
        modifier = self._number(entry, "modifier", None)
        named = "player" in entry.fields
        player = _PLAYERS[self._word(entry, "player", list(_PLAYERS))] if named else ANYBODY
        return Static(modifier, player, self._number(entry, "amount", 0))

    def _section(self, entry: Entry) -> Section:
        return Section(self._number(entry, "number", None), self._word(entry, "acts", WAYS_TO_ACT))

    def _change(self, entry: Entry) -> tuple[int, int]:
        return self._number(entry, "modifier", None), self._number(entry, "amount", 0)

    # Fields

    def _each(self, table: str, first: str, meaning: Callable[[Entry], V]) -> dict[str, V]:
        """What each entry of a table says; one that is a mere name or number says its first field."""
        found: dict[str, V] = {}
        for tag, said in _entries(self._file, table, self._left.pop(table, {})):
            fields = said if isinstance(said, dict) else {first: said}
            entry = Entry(f"{self._file}, [{table}] {tag}", fields)
            found[tag] = meaning(entry)
            entry.done()
            self.phrases.update(tag.split())
        return found

    def _number(self, entry: Entry, field: str, default: int | None) -> int:
        """A number, or the name of one; without a default it must be there."""
        if field not in entry.fields and default is not None:
            return default
        said = entry.fields.get(field)
        if isinstance(said, int) and not isinstance(said, bool):
            entry.left.discard(field)
            return said
        name = entry.text(field)
        if name not in self._terms:
            raise entry.wrong(
                f"{field!r} must be a number or a name from rules/terms.py, and {name!r} is"
                f" none{nearest(name, self._terms)}"
            )
        return self._terms[name]

    def _phrase(self, entry: Entry, field: str) -> str | None:
        if field not in entry.fields:
            return None
        self.phrases.add(entry.text(field))
        return entry.text(field)

    def _phrases(self, entry: Entry, field: str) -> tuple[str, ...]:
        found = tuple(str(tag) for tag in entry.items(field))
        self.phrases.update(found)
        return found

    def _word(self, entry: Entry, field: str, words: list[str] | tuple[str, ...]) -> str:
        return words[entry.word(field, words)]


def shipped_meanings(package: str, terms: object) -> Meanings:
    """What the phrases of the game in that package mean."""
    file = resources.files(package).joinpath("texts", "meanings.toml")
    return Meanings(Path(str(file)), terms)


def _tables_in(file: Path) -> dict[str, object]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise ContentError(f"{file}: this file of meanings cannot be read: {error}") from error


def _entries(file: str, table: str, said: object) -> Iterator[tuple[str, object]]:
    """The entries of a table, by tag: `act.draw = …` is TOML for a table `act` with `draw` in it. A key
    in quotes is one tag, or several."""
    if not isinstance(said, dict):
        raise ContentError(f"{file}: [{table}] must be a table of phrases")
    for category, meant in said.items():
        if "." in category:
            yield category, meant
        elif isinstance(meant, dict):
            yield from ((f"{category}.{tag}", each) for tag, each in meant.items())
        else:
            raise ContentError(f"{file}, [{table}] {category}: write CATEGORY.TAG = …")
