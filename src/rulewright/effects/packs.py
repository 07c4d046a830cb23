"""Packs: cards of one's own, added to those of a game for as long as a program runs.

A pack is a file like those in a game's `cards/`: data, perhaps a stranger's, that can run nothing. Its
size is limited before it is read. Its cards come after the game's own, whose numbers so stay the same:
a saved game without cards of packs goes on with packs or without.

Processes that a program starts (bots think in some) play with the same packs. They find them in a
folder that an environment variable names, as they were when the program began, texts read already.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import tempfile
from collections import OrderedDict
from collections.abc import Collection
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from rulewright.cardtext import CardTextError, Node, Trees
from rulewright.cardtext.card_fields import Fault
from rulewright.cardtext.card_file import PrintedCard, read_card_file
from rulewright.cardtext.pack_file import MOST_CARDS, check_pack_file
from rulewright.effects.card_folder import CardFolder
from rulewright.effects.card_texts import ACard, AProgram, ProgramReader
from rulewright.gamekit.game import Game
from rulewright.gamekit.options import CARDS, POSITION, Option
from rulewright.kernel.errors import ContentError

MOST_MISTAKES: Final = 50
"""After so many no further text is read: each takes a moment to explain."""
LONGEST_NAME: Final = 40

SHELF: Final = "RULEWRIGHT_SHELF"
"""The environment variable that names a folder with packs of matches, texts read already: a folder each, by fingerprint. Only
this program writes there. Without it, or where a pack is not in it, its texts are read anew."""
MOST_ON_SHELF: Final = 64
MOST_REMEMBERED: Final = 24
"""Games with packs of matches that a process keeps."""

_STORE: Final = "trees.json"
_MATCH_FILE: Final = "cards.toml"
_NO_NAME_IN_A_DECK: Final = re.compile(r"[^\w]|[0-9_]|(?:(?:main|extra) )?deck\b", re.IGNORECASE)
"""What a line of a deck begins with that names no card."""

AGame = TypeVar("AGame", bound=Game)


class PackedCards:
    """What a game tells about its cards to those who add some."""

    def __init__(
        self, folder: CardFolder, headings: list[str], most_cards: int = MOST_CARDS
    ) -> None:
        self.game: Final = folder.game
        self.language: Final = folder.language
        self.files: Final = folder.cards
        self.trees: Final = folder.store
        self.headings: Final = headings
        self.most_cards: Final = most_cards

    @property
    def variable(self) -> str:
        """The environment variable that names the folder of packs."""
        return f"RULEWRIGHT_{self.game.upper()}_PACKS"

    def cards_in(self, file: Path) -> int:
        """How many cards there are in a pack; what else is in it is refused."""
        check_pack_file(file)
        pack = read_card_file(file)
        for key, value in pack.rest.items():
            if key in self.headings:
                raise ContentError(f"{file}: above each card stands [[{key}]], in double brackets")
            if key != "game":
                heading = self.headings[0]
                raise ContentError(
                    f"{file}: {key!r} says nothing here; above each card is [[{heading}]]"
                )
            if value != self.game:
                raise ContentError(
                    f"{file}: this pack is for the game {value!r}, not {self.game!r}"
                )
        if not pack.cards:
            begins = f"each begins with [[{self.headings[0]}]]"
            raise ContentError(f"{file}: there are no cards in this file; {begins}")
        return len(pack.cards)


class PackReader(ProgramReader[AProgram, ACard]):
    """The game's own cards and those of packs, while they are read together: a class that has this
    and the game's own reader as its bases (`Packs.reader`)."""

    packed: PackedCards

    def check(self, files: list[Path]) -> list[ACard]:
        """All definitions that are right; `mistakes` has what is wrong with the others."""
        right: list[Path] = []
        cards = 0
        for file in files:
            try:
                cards += self.packed.cards_in(file)
                right.append(file)
            except ContentError as error:
                self.mistakes.append(error)
        if cards > self.packed.most_cards:
            what = f"{cards} cards in packs; the most is {self.packed.most_cards}"
            self.mistakes.append(ContentError(f"{right[-1]}: {what}"))
            right = []
        return super().check([*self.packed.files, *right])

    def _has_sound_facts(self, card: PrintedCard) -> bool:
        is_sound = super()._has_sound_facts(card)
        faults = _wrong_letters(card)
        for fault in faults:
            self.wrong(card, fault)
        return is_sound and not faults

    def tree(self, card: PrintedCard, names: Collection[str]) -> Node | None:
        """What a card's text means; None if something is wrong with it."""
        return None if len(self.mistakes) >= MOST_MISTAKES else super().tree(card, names)


def _wrong_letters(card: PrintedCard) -> list[Fault]:
    """Names can be listed in decks, and nothing that is shown can steer a terminal."""
    faults: list[Fault] = []
    for field in ("name", "flavour"):
        written = card.fields.get(field, "")
        if isinstance(written, str) and not written.isprintable():
            faults.append(Fault(field, f"{field!r} is one line of letters and signs that show"))
    name = card.name
    if len(name) > LONGEST_NAME:
        faults.append(Fault("name", f"a name has at most {LONGEST_NAME} letters"))
    if _NO_NAME_IN_A_DECK.match(name) or "#" in name or " ".join(name.split()) != name:
        what = "a name begins with a letter, has no # and single spaces only"
        faults.append(
            Fault("name", f'{what}, so that a deck can list it; nor does it begin "Deck"')
        )
    return faults


class Packs(Generic[AGame]):
    """What can be done with files of cards, beside the set of that edition.

    `store` has texts that are read already.
    """

    packed: PackedCards
    set_reader: type[ProgramReader[Any, Any]]
    """Reads the game's own cards. It is made from a store of texts."""

    def __init__(self, edition: str, store: Path | None = None) -> None:
        self.edition: Final = edition
        self.store: Final = self.packed.trees if store is None else store
        self._of_matches: Final[OrderedDict[str, AGame]] = OrderedDict()

    # What each game says

    def game_of(self, cards: list[Any], edition: str) -> AGame:
        """The game with these definitions of cards."""
        raise NotImplementedError

    # What follows from that

    def reader(self) -> ProgramReader[Any, Any]:
        """Reads the game's own cards and those of packs."""
        both = type("Reader", (PackReader, self.set_reader), {"packed": self.packed})
        reader: ProgramReader[Any, Any] = both(Trees(self.packed.language, self.store))
        return reader

    def mistakes(self, files: list[Path]) -> list[ContentError]:
        """All that is wrong with packs that are to be played with together."""
        return self.findings(files)[0]

    def findings(self, files: list[Path]) -> tuple[list[ContentError], list[ContentError]]:
        """The same, and what is only pointed out."""
        reader = self.reader()
        reader.check(files)
        given = {file.resolve() for file in files}
        pointed_out = [
            doubt
            for doubt in reader.warnings
            if isinstance(doubt, CardTextError)
            and doubt.place is not None
            and doubt.place.file.resolve() in given
        ]
        return reader.mistakes, [*pointed_out]

    def game_with(self, files: list[Path]) -> AGame:
        """The game with these packs; the first mistake is raised, and how many more there are."""
        cards = self.reader().checked(files)
        return self.game_of(cards, f"{self.edition}+{fingerprint(files)}")

    def hand_over(self, files: list[Path], folder: Path) -> dict[str, str]:
        """Put packs that are right into an empty folder; the variables that lead others there."""
        copies = [folder / f"{number}.toml" for number in range(len(files))]
        for file, copy in zip(files, copies, strict=True):
            shutil.copyfile(file, copy)
        store = shutil.copyfile(self.store, folder / _STORE)
        reader = self.reader()
        reader.check(copies)
        Trees(self.packed.language, store).write_read(reader.read_texts)
        return {self.packed.variable: str(folder.resolve())}

    def handed_over(self) -> AGame | None:
        """The game with the packs of the program that started this one, if it has any."""
        variable = self.packed.variable
        named = os.environ.get(variable)
        if not named:
            return None
        folder = Path(named)
        if not folder.is_dir():
            raise ContentError(
                f"{variable}: there is no folder {folder}; unset it, and give --cards"
            )
        return self._left_in(folder)

    def _left_in(self, folder: Path) -> AGame:
        """The game with the packs that were handed over in a folder."""
        files = sorted(folder.glob("*.toml"), key=lambda file: int(file.stem))
        return type(self)(self.edition, folder / _STORE).game_with(files)

    # Packs of single matches

    def game_of_match(self, pack: str, *, from_position: bool = False) -> AGame:
        """The game with the pack of a match, whose content its options carry; ContentError if something is wrong
        with it. In one that began from a position decks are whatever lies there."""
        key = _key_of(pack)
        known = f"{key}/{from_position}"
        game = self._of_matches.pop(known, None)
        if game is None:
            game = self._read_match(pack, key)
            game.rules.options.append(Option(CARDS, [pack], pack, "Cards of the match's own."))
            if from_position:
                begun = Option(POSITION, [True], default=True, meaning="It began from a position.")
                game.rules.options.append(begun)
                game.decks.takes_any = True
        self._of_matches[known] = game
        while len(self._of_matches) > MOST_REMEMBERED:
            self._of_matches.popitem(last=False)
        return game

    def _read_match(self, pack: str, key: str) -> AGame:
        folder = Path(os.environ.get(SHELF, ""), f"{self.packed.game}-{key}")
        if os.environ.get(SHELF) and folder.is_dir():
            return self._left_in(folder)
        with tempfile.TemporaryDirectory() as place:
            file = _written(pack, Path(place))
            try:
                return self.game_with([file])
            except ContentError as error:
                raise ContentError(str(error).replace(str(file), file.name)) from error

    def put_on_shelf(self, pack: str) -> None:
        """Leave the pack of a match, which is right, where all processes of this program find it with its texts read."""
        if not os.environ.get(SHELF):
            return
        shelf = Path(os.environ[SHELF])
        folder = shelf / f"{self.packed.game}-{_key_of(pack)}"
        if folder.is_dir():
            os.utime(folder)
            return
        with tempfile.TemporaryDirectory() as place:
            beside = Path(tempfile.mkdtemp(dir=shelf, prefix="new-"))
            self.hand_over([_written(pack, Path(place))], beside)
        try:
            beside.rename(folder)
        except OSError:  # somebody else was quicker
            shutil.rmtree(beside, ignore_errors=True)
        for old in _oldest(shelf):
            shutil.rmtree(old, ignore_errors=True)


def _key_of(pack: str) -> str:
    return hashlib.sha256(pack.encode()).hexdigest()[:32]


def _written(pack: str, folder: Path) -> Path:
    file = folder / _MATCH_FILE
    file.write_text(pack, encoding="utf-8")
    return file


def _oldest(shelf: Path) -> list[Path]:
    """Those for which there is no room on the shelf."""
    there = sorted(shelf.iterdir(), key=lambda folder: folder.stat().st_mtime)
    return there[: max(0, len(there) - MOST_ON_SHELF)]


def fingerprint(files: list[Path]) -> str:
    """Changes whenever one of the files does."""
    digests = b"".join(hashlib.sha256(file.read_bytes()).digest() for file in files)
    return hashlib.sha256(digests).hexdigest()[:12]
