"""All printed cards of a game with what there is to know of each, and which of them somebody names.
It draws nothing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cached_property
from typing import Any

from rulewright.cards.faces import Face, faces_of, facets_of
from rulewright.cards.keywords import KeywordReader, Keywords
from rulewright.gamekit.deck_building import DeckFacet, DeckPart
from rulewright.gamekit.game import Game
from rulewright.kernel.errors import ContentError


@dataclass(frozen=True)
class Wanted:
    """A card that is to be printed, and how often."""

    face: Face
    copies: int = 1


class Catalogue:
    """The printed cards of a game, in one language."""

    def __init__(self, game: Game, language: str = "en") -> None:
        self.game = game
        self.language = language
        self.faces = faces_of(game, language)
        self._building = game.decks.deck_building()

    @property
    def parts(self) -> list[DeckPart]:
        """The parts of decks, if decks are built."""
        return [] if self._building is None else self._building.parts(self.language)

    @property
    def facets(self) -> list[DeckFacet]:
        """By what its cards are told apart."""
        return facets_of(self.game, self._building, self.faces, self.language)

    @cached_property
    def keywords(self) -> Mapping[str, Keywords]:
        """The keywords of each card, by its key."""
        reader = KeywordReader(self.game)
        return {face.key: reader.keywords(face) for face in faces_of(self.game, "en")}

    @cached_property
    def decks_with(self) -> Mapping[str, list[str]]:
        """The names of the decks that come with the game and have a card, by the card's key."""
        decks: dict[str, list[str]] = {face.key: [] for face in self.faces}
        if self._building is None:
            return decks
        for deck in self._building.presets():
            if self._building.faults(deck):
                continue
            for wanted in self.in_deck(deck):
                decks[wanted.face.key].append(deck.name)
        return decks

    # Which cards are meant

    def named(self, name: str) -> Face:
        """The card with that name or key; ContentError, with the nearest, if there is none."""
        sought = name.strip().casefold()
        known: dict[str, Face] = {}
        for face in self.faces:
            known.setdefault(face.key.casefold(), face)
            known.setdefault(face.name.casefold(), face)
        if sought in known:
            return known[sought]
        near = get_close_matches(sought, known, n=1)
        hint = f"; did you mean {known[near[0]].name!r}?" if near else ""
        raise ContentError(f"{self.game.title} has no card named {name!r}{hint}")

    def named_all(self, names: Iterable[str]) -> list[Wanted]:
        """The cards with these names, as often as each is named."""
        counts: dict[str, int] = {}
        faces = [self.named(name) for name in names]
        for face in faces:
            counts[face.key] = counts.get(face.key, 0) + 1
        return [Wanted(face, counts.pop(face.key)) for face in faces if face.key in counts]

    def everything(self, *, with_copies: bool = False) -> list[Wanted]:
        """Every card: once, or as often as the game has it."""
        return [Wanted(face, face.copies if with_copies else 1) for face in self.faces]

    def in_deck(self, deck: Any) -> list[Wanted]:
        """The cards of a deck, as often as they are in it."""
        assert self._building is not None, "there are no decks"
        return [
            Wanted(self.named(listed.name), listed.copies)
            for lines in self._building.listed(deck).values()
            for listed in lines
        ]
