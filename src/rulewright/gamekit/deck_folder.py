"""Deck building with printed cards that have names, and decks in a folder of TOML files: as far as
it is alike in all games.

A file names a deck (`name`) and its plan (`plan`); its cards stand as each game writes them down
(`preset_of`), and may be followed by others in `reserve` that step in for what the set no longer has.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final, Protocol

from rulewright.gamekit.content_file import Entry
from rulewright.gamekit.deck_building import DeckBuilding, DeckCard, Listed
from rulewright.gamekit.deck_list import DeckForm, DeckList, copies_in
from rulewright.gamekit.deck_text import MOST_COPIES, DeckError, deck_named
from rulewright.gamekit.options import Option
from rulewright.kernel.errors import ContentError, OptionError


class PrintedName(Protocol):
    """A card as far as decks know it."""

    @property
    def name(self) -> str:
        """As it is printed."""
        raise NotImplementedError


class PrintedCards(Protocol):
    """A set of cards that are found by name."""

    def find(self, name: str) -> PrintedName | None:
        """The card of that name, however it is typed; None if there is none."""
        raise NotImplementedError


class DeckFolder(DeckBuilding):
    """Decks of one set of cards, and those that come with the game in a folder."""

    def __init__(self, printed: PrintedCards, folder: Path, form: DeckForm) -> None:
        self.folder: Final = folder
        self.form: Final = form
        self._printed: Final = printed
        self._deck_cards: list[DeckCard] = []

    # What each game says

    def described_cards(self) -> list[DeckCard]:
        """Every card that may be in decks, in the order in which people look for them."""
        raise NotImplementedError

    def preset_of(self, entry: Entry, file: str, key: str) -> DeckList:
        """The deck of a file that is TOML, field by field; ContentError with the place."""
        raise NotImplementedError

    def built(self, deck: DeckList) -> Any:
        """The deck as a match is played with it; DeckError if it is not legal."""
        raise NotImplementedError

    # What follows from that

    def deck_cards(self) -> list[DeckCard]:
        """Every card that may be in decks. Worked out when somebody first asks."""
        if not self._deck_cards:
            self._deck_cards = self.described_cards()
        return self._deck_cards

    def presets(self) -> list[DeckList]:
        """The decks that come with the game, legal or not, in the order of their files."""
        return [self.read(path.read_text("utf-8"), path.name) for path in deck_files(self.folder)]

    def legal_presets(self) -> list[DeckList]:
        """Those of them that can be played with this set, by these rules."""
        return [deck for deck in self.presets() if not self.faults(deck)]

    def preset(self, name: str) -> DeckList:
        """The deck that comes with the game under that name or key."""
        return deck_named(name, self.presets())

    def read(self, text: str, file: str) -> DeckList:
        """The deck of a file: TOML if it is named so, else plain text."""
        if not file.endswith(".toml"):
            return self.read_text(text, file)
        try:
            entry = Entry(file, tomllib.loads(text))
        except (ValueError, RecursionError) as error:
            raise ContentError(f"{file}: not TOML: {error}") from error
        deck = self.preset_of(entry, file, Path(file).stem)
        entry.done()
        return deck

    def settled(self, option: Option, text: str) -> str:
        """A deck of one's own as an option of a match: legal, in the spelling of the cards."""
        try:
            deck = self.read_text(text)
            self.built(deck)
        except DeckError as error:
            raise no_such_deck(option, error) from error
        return self.text(deck)

    def read_text(self, text: str, file: str = "") -> DeckList:
        """The deck that a plain text describes; DeckError with the line if it is no such text."""
        return self.form.read(text, file)

    def made(self, name: str, plan: str, parts: Mapping[str, list[Listed]]) -> DeckList:
        """The deck of these cards; DeckError for parts that no deck of the game has."""
        known = [part.key for part in self.form.parts]
        for part in parts:
            if part not in known:
                there = " and ".join(repr(each) for each in known)
                raise DeckError(f"a deck has no part {part!r}; it has {there}")
        return self.form.made(name, plan, parts)

    def listed(self, deck: DeckList) -> dict[str, list[Listed]]:
        """The cards of a deck by the keys of its parts, spelled as they are printed."""
        lines = zip(self.form.parts, deck.parts, strict=True)
        return {part.key: self.spelled(listed) for part, listed in lines}

    def text(self, deck: DeckList) -> str:
        """The deck as plain text, with the names as they are printed."""
        spelled = [self.spelled(listed) for listed in deck.parts]
        return self.form.write(DeckList(deck.name, deck.plan, spelled, deck.file))

    def heading(self, deck: DeckList) -> list[str]:
        """How a deck for people to read begins: its name, and its plan if it has one."""
        return [deck.name or "A deck", deck.plan] if deck.plan else [deck.name or "A deck"]

    def with_reserve(
        self, lines: list[Listed], reserve: list[str], most_copies: int
    ) -> list[Listed]:
        """The cards of a file, with those in reserve in the place of the ones that the set no longer has:
        so many of a name at most. Where nobody can step in, the missing cards stay, so that their
        absence is told."""
        there = [listed for listed in lines if self._printed.find(listed.name) is not None]
        missing = copies_in(lines) - copies_in(there)
        for name in reserve:
            if self._printed.find(name) is None:
                continue
            copies = copies_in([listed for listed in there if listed.name == name])
            more = min(missing, most_copies - copies)
            if more > 0:
                there.append(Listed(name, more))
                missing -= more
        return lines if missing else there

    def spelled(self, lines: list[Listed]) -> list[Listed]:
        """Lines with the names as they are printed, where they are known."""
        found: list[Listed] = []
        for listed in lines:
            card = self._printed.find(listed.name)
            name = listed.name if card is None else card.name
            found.append(Listed(name, listed.copies, listed.line))
        return found


class PresetLists:
    """The decks of a folder that can be played with its set of cards, as they are written down."""

    def __init__(self, building: DeckFolder) -> None:
        self.building: Final = building
        self.lists: Final = {deck.key: deck for deck in building.legal_presets()}

    def built(self) -> dict[str, Any]:
        """The decks as matches are played with them, by key."""
        return {key: self.building.built(deck) for key, deck in self.lists.items()}

    def name_of(self, value: object) -> str:
        """What stands above the list that an option names: a preset's, or a text's."""
        known = self.lists.get(str(value))
        return (self.building.read_text(str(value)) if known is None else known).name

    def printed(self, cards: Callable[[str], dict[str, object]]) -> list[dict[str, object]]:
        """All of them for people to read; `cards` are the keys of a deck's cards, by its own key."""
        return [
            {
                "key": key,
                "name": deck.name,
                "plan": deck.plan,
                **cards(key),
                "text": self.building.text(deck),
            }
            for key, deck in self.lists.items()
        ]


def no_such_deck(option: Option, error: Exception) -> OptionError:
    """What is said of a text that is no deck for a match."""
    there = ", ".join(str(value) for value in option.values)
    return OptionError(f"option {option.name!r} is one of {there}, or a deck as text: {error}")


def deck_files(folder: Path) -> list[Path]:
    """The files of the decks in a folder, in their order."""
    return sorted(path for path in folder.iterdir() if path.suffix == ".toml")


def plan_of(entry: Entry) -> str:
    """How the deck of a file wants to win, as one line."""
    return " ".join(entry.text("plan").split())


def counted_cards(entry: Entry, field: str) -> list[Listed]:
    """The names of cards in a table of a file, each with its copies; none where nothing is said."""
    table = entry.table(field, needed=False)
    return [Listed(card, table.number(card, None, 1, MOST_COPIES)) for card in table.fields]


def names_of_cards(entry: Entry, field: str) -> list[str]:
    """The names of cards in a list of a file; none where nothing is said."""
    found: list[str] = []
    for name in entry.items(field):
        if not isinstance(name, str):
            raise entry.wrong(f"{field!r} must be a list of names of cards, and {name!r} is none")
        found.append(name)
    return found
