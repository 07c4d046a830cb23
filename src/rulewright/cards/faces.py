"""What stands on each printed card of a game, whatever the game: worked out from what it prints
(`ForPeople.printed`) and, where decks are built, from what its deck builder says. There is no second
description of a card."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from rulewright.cards.looks import Look, Looks, looks_of
from rulewright.gamekit.deck_building import DeckBuilding, DeckCard, DeckFacet
from rulewright.gamekit.game import Game
from rulewright.kernel.errors import UnknownGame

Printed = Mapping[str, object]
KIND: Final = "kind"


@dataclass(frozen=True)
class Fact:
    """A figure, or a word that has an icon, on a card's picture."""

    icon: str
    figure: str


@dataclass(frozen=True)
class Face:
    """A printed card."""

    key: str
    name: str
    kind: str
    """What kind of card it is, in a word."""
    text: str
    details: tuple[str, ...]
    """Further printed facts, a line each."""
    flavour: str
    part: str
    """The key of the part of a deck it belongs to; empty where no decks are built."""
    marks: Mapping[str, tuple[str, ...]]
    """Its values of each facet."""
    icons: tuple[str, ...]
    look: Look
    facts: tuple[Fact, ...]
    copies: int
    """How often it is there in a game that comes with fixed decks."""

    def type_line(self) -> list[str]:
        """Its kind and its other marks, each once. A mere number says nothing without its name."""
        values = [self.kind, *(value for some in self.marks.values() for value in some)]
        return [value for value in dict.fromkeys(values) if value and not value.isdecimal()]


def has_cards(game: Game) -> bool:
    """Whether any cards are printed for a game."""
    return any(True for _ in _card_things(game.people.printed("en")))


def faces_of(game: Game, language: str) -> list[Face]:
    """Every printed card of a game, in the order in which people look for them."""
    looks = looks_of(game)
    building = game.decks.deck_building()
    in_decks = {} if building is None else {card.key: card for card in building.deck_cards()}
    faces: dict[str, Face] = {}
    for heading, thing in _card_things(game.people.printed(language)):
        face = _Reading(thing, looks, heading, language).face(in_decks.get(str(thing["key"])))
        faces.setdefault(face.key, face)
    if not faces:
        raise UnknownGame(f"no cards are printed for {game.name!r}")
    known = [faces[key] for key in in_decks if key in faces]
    return known + [face for face in faces.values() if face.key not in in_decks]


def facets_of(
    game: Game, building: DeckBuilding | None, faces: list[Face], language: str
) -> list[DeckFacet]:
    """By what cards are told apart: as in the deck builder, else by what is printed on them."""
    if building is not None:
        return building.facets(language)
    looks = looks_of(game)
    facets: list[DeckFacet] = []
    for key in looks.facets or (KIND,):
        values = [value for face in faces for value in face.marks.get(key, ())]
        if values:
            facets.append(DeckFacet(key, looks.word(key, language), list(dict.fromkeys(values))))
    return facets


def _card_things(printed: Mapping[str, list[dict[str, object]]]) -> Iterator[tuple[str, Printed]]:
    """What is printed and has a picture; a deck, say, has none."""
    for heading, things in printed.items():
        for thing in things:
            if "key" in thing and "name" in thing and ("icon" in thing or "icons" in thing):
                yield heading, thing


class _Reading:
    """One printed thing, being read."""

    def __init__(self, thing: Printed, looks: Looks, heading: str, language: str) -> None:
        self._thing = thing
        self._looks = looks
        self._shared = looks.headings.get(heading, {})
        self._language = language

    def face(self, in_decks: DeckCard | None) -> Face:
        kind = self._said(KIND) or str(self._shared.get(KIND, ""))
        scheme = self._said("scheme")
        marks = self._marks(kind) if in_decks is None else dict(in_decks.marks)
        return Face(
            key=self._said("key"),
            name=self._said("name"),
            kind=self._word(kind),
            text=self._text(),
            details=tuple(self._details()),
            flavour=self._said("flavour"),
            part="" if in_decks is None else in_decks.part,
            marks={facet: tuple(values) for facet, values in marks.items() if values},
            icons=self._icons(),
            look=self._looks.of(self._said("name"), self._said("key"), scheme, kind),
            facts=(*self._figures(), *self._words_with_icons(marks)),
            copies=self._number("copies") or 1,
        )

    def _said(self, field: str) -> str:
        return str(self._thing.get(field, ""))

    def _number(self, field: str) -> int:
        value = self._thing.get(field, 0)
        return value if isinstance(value, int) else 0

    def _word(self, key: str) -> str:
        return self._looks.word(key, self._language)

    def _text(self) -> str:
        if "text" in self._thing:
            return self._said("text")
        sides = self._shared.get("text", [])
        return "\n".join(f"{self._word(side)}: {self._said(side)}" for side in sides)

    def _details(self) -> Iterator[str]:
        for detail in self._looks.details:
            value = self._thing.get(detail.field, "")
            values = value if isinstance(value, list) else [value]
            said = detail.between.join(str(each) for each in values)
            if said:
                yield f"{self._word(detail.field)}: {said}"

    def _marks(self, kind: str) -> dict[str, list[str]]:
        facets = self._looks.facets or (KIND,)
        values = {facet: kind if facet == KIND else self._said(facet) for facet in facets}
        return {facet: [self._word(value)] for facet, value in values.items() if value}

    def _icons(self) -> tuple[str, ...]:
        icons = self._thing.get("icons", [self._thing.get("icon")])
        return tuple(str(icon) for icon in icons) if isinstance(icons, list) else ()

    def _figures(self) -> Iterator[Fact]:
        for figure in self._looks.figures:
            amount = self._number(figure.field)
            if amount:
                yield Fact(figure.icon, f"{figure.sign}{amount}")

    def _words_with_icons(self, marks: Mapping[str, list[str]]) -> Iterator[Fact]:
        for value in (value for values in marks.values() for value in values):
            if value in self._looks.icons:
                yield Fact(self._looks.icons[value], "")
