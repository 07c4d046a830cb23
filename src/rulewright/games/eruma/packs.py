"""Packs: cards of one's own, added to Eruma's for as long as a program runs.

A pack is a file like those in `cards/`: data, perhaps a stranger's, that can run nothing. Its size
is limited before it is read. Its cards come after the game's own, whose numbers so stay the same: a
saved game without cards of packs goes on with packs or without.

Processes that a program starts (bots think in some) play with the same packs. They find them in a
folder that an environment variable names, as they were when the program began, texts read already.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
from collections.abc import Collection
from pathlib import Path
from typing import Final

from rulewright.cardtext import Trees
from rulewright.cardtext.card_fields import Fault
from rulewright.cardtext.card_file import PrintedCard, read_card_file
from rulewright.cardtext.node import Node
from rulewright.cardtext.pack_file import MOST_CARDS, check_pack_file
from rulewright.games.eruma.content import CARD_FILES, LANGUAGE, TREES, SetReader
from rulewright.games.eruma.content_cards import Definition
from rulewright.games.eruma.content_checks import HEADINGS
from rulewright.games.eruma.deck_building import DeckBuilding
from rulewright.games.eruma.game import Eruma
from rulewright.kernel.errors import ContentError

GAME_NAME: Final = "eruma"
FOLDER: Final = "RULEWRIGHT_ERUMA_PACKS"
"""The environment variable that names the folder."""
MOST_MISTAKES: Final = 50
"""After so many no further text is read: each takes a moment to explain."""
LONGEST_NAME: Final = 40

_STORE: Final = "trees.json"
_NO_NAME_IN_A_DECK: Final = re.compile(r"[^\w]|[0-9_]|(?:(?:main|extra) )?deck\b", re.IGNORECASE)
"""What a line of a deck begins with that names no card."""


class Packs:
    """What can be done with files of cards, beside the set of that edition.

    `store` has texts that are read already.
    """

    def __init__(self, edition: str, store: Path = TREES) -> None:
        self.edition: Final = edition
        self.store: Final = store

    def mistakes(self, files: list[Path]) -> list[ContentError]:
        """All that is wrong with packs that are to be played with together."""
        reader = self._reader()
        reader.check(files)
        return reader.mistakes

    def game_with(self, files: list[Path]) -> Eruma:
        """Eruma with these packs; the first mistake is raised, and how many more there are."""
        printed = self._reader().read(files)
        edition = f"{self.edition}+{fingerprint(files)}"
        return Eruma(GAME_NAME, printed, DeckBuilding(printed), edition)

    def hand_over(self, files: list[Path], folder: Path) -> dict[str, str]:
        """Put packs that are right into an empty folder; the variables that lead others there."""
        copies = [folder / f"{number}.toml" for number in range(len(files))]
        for file, copy in zip(files, copies, strict=True):
            shutil.copyfile(file, copy)
        store = shutil.copyfile(self.store, folder / _STORE)
        cards = [card for file in [*CARD_FILES, *copies] for card in read_card_file(file).cards]
        Trees(LANGUAGE, store).write(card.text for card in cards)
        return {FOLDER: str(folder.resolve())}

    def _reader(self) -> PackReader:
        return PackReader(Trees(LANGUAGE, self.store))


def handed_over(shipped: Eruma) -> Eruma:
    """The game with the packs of the program that started this one, if it has any."""
    named = os.environ.get(FOLDER)
    if not named:
        return shipped
    folder = Path(named)
    if not folder.is_dir():
        raise ContentError(f"{FOLDER}: there is no folder {folder}; unset it, and give --cards")
    files = sorted(folder.glob("*.toml"), key=lambda file: int(file.stem))
    return Packs(shipped.edition, folder / _STORE).game_with(files)


def fingerprint(files: list[Path]) -> str:
    """Changes whenever one of the files does."""
    digests = b"".join(hashlib.sha256(file.read_bytes()).digest() for file in files)
    return hashlib.sha256(digests).hexdigest()[:12]


class PackReader(SetReader):
    """The game's own cards and those of packs, while they are read together."""

    def check(self, files: list[Path]) -> list[Definition]:
        """All definitions that are right; `mistakes` has what is wrong with the others."""
        right: list[Path] = []
        cards = 0
        for file in files:
            try:
                cards += _cards_in(file)
                right.append(file)
            except ContentError as error:
                self.mistakes.append(error)
        if cards > MOST_CARDS:
            what = f"{cards} cards in packs; the most is {MOST_CARDS}"
            self.mistakes.append(ContentError(f"{right[-1]}: {what}"))
            right = []
        return super().check([*CARD_FILES, *right])

    def _has_sound_facts(self, card: PrintedCard) -> bool:
        is_sound = super()._has_sound_facts(card)
        faults = _wrong_letters(card)
        for fault in faults:
            self.wrong(card, fault)
        return is_sound and not faults

    def tree(self, card: PrintedCard, names: Collection[str]) -> Node | None:
        return None if len(self.mistakes) >= MOST_MISTAKES else super().tree(card, names)


def _cards_in(file: Path) -> int:
    """How many cards there are in a pack; what else is in it is refused."""
    check_pack_file(file)
    pack = read_card_file(file)
    for key, value in pack.rest.items():
        if key in HEADINGS:
            raise ContentError(f"{file}: above each card stands [[{key}]], in double brackets")
        if key != "game":
            raise ContentError(f"{file}: {key!r} says nothing here; above each card is [[outlaw]]")
        if value != GAME_NAME:
            raise ContentError(f"{file}: this pack is for the game {value!r}, not {GAME_NAME!r}")
    if not pack.cards:
        raise ContentError(f"{file}: there are no cards in this file; each begins with [[outlaw]]")
    return len(pack.cards)


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
