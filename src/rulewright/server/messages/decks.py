"""Building decks: what they are made of, which there are, and what the rules have against one."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, StringConstraints

from rulewright.server.messages.basics import Message

LONGEST_DECK = 6000
"""Letters in the text of a deck."""
DeckText = Annotated[str, StringConstraints(max_length=LONGEST_DECK)]
"""A deck as plain text, in the game's own form: one card a line."""
CardName = Annotated[str, StringConstraints(min_length=1, max_length=200)]


class DeckPartInfo(Message):
    """A pile that a deck is made of; the opening hand is drawn from the first."""

    key: str
    name: str
    fewest: int
    most: int | None
    """The most cards in it; None if there is no limit."""
    copies: int | None
    """How often the same card may be in it; None if there is no limit."""


class DeckFacetInfo(Message):
    """Something by which cards are told apart and counted."""

    key: str
    name: str
    """In the language asked for."""
    values: list[str]
    """In their order: counting figures gives a curve."""


class DeckCardInfo(Message):
    """A card that may be in decks."""

    key: str
    """As in what is printed."""
    name: str
    text: str
    part: str
    """The key of the part it belongs to."""
    marks: dict[str, list[str]]
    """Its values of each facet."""
    wants: list[str]
    """The names of the cards that a deck with this one probably wants as well."""


class DeckEntry(Message):
    """So many copies of a card, by its name."""

    name: CardName
    copies: Annotated[int, Field(ge=1, le=100_000)] = 1


class PresetDeck(Message):
    """A deck that comes with the game."""

    key: str
    """The value of an option that stands for it."""
    name: str
    plan: str
    """How it wants to win, in a sentence or two."""
    parts: dict[str, list[DeckEntry]]
    text: str


class DeckBuildingInfo(Message):
    """All that a deck builder needs to know of a game."""

    parts: list[DeckPartInfo]
    facets: list[DeckFacetInfo]
    opening_hand: int
    """How many cards one begins with."""
    cards: list[DeckCardInfo]
    presets: list[PresetDeck]


class DeckToCheck(Message):
    """A deck as a text or, if there is none, as cards by part."""

    text: DeckText | None = None
    name: Annotated[str, StringConstraints(max_length=80)] = ""
    plan: Annotated[str, StringConstraints(max_length=600)] = ""
    parts: dict[str, Annotated[list[DeckEntry], Field(max_length=200)]] = Field(default={})


class DeckRemark(Message):
    """Something to be said of a deck."""

    text: str
    rule: str
    """The id of the rule behind it; empty if there is none."""
    line: int | None
    """The line of the text that it is about."""


class CheckedDeck(Message):
    """A deck, and what there is to say of it."""

    legal: bool
    faults: list[DeckRemark]
    """What the rules have against it."""
    advice: list[DeckRemark]
    """What is legal, but probably not meant."""
    name: str
    plan: str
    parts: dict[str, list[DeckEntry]]
    """Its cards, spelled as they are printed where they are known."""
    counts: dict[str, dict[str, int]]
    """How many cards of the first part have each value, by facet."""
    text: str
    """The deck as plain text, to keep, to share, and to play with."""
