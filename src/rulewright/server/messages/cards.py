"""Looking cards up: every printed one with the rules behind its words, and sheets of them."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from rulewright.server.messages.basics import Message
from rulewright.server.messages.decks import DeckEntry, DeckFacetInfo, DeckPartInfo
from rulewright.server.messages.lookups import RuleText

MOST_PRINTED = 200
"""Cards on the sheets of one request."""


class CardKeyword(Message):
    """A word or a phrase of a card, with the rules behind it."""

    word: str
    rules: list[RuleText]


class CardInfo(Message):
    """A printed card."""

    key: str
    """As in what is printed."""
    name: str
    kind: str
    """What kind of card it is, in a word."""
    text: str
    details: list[str]
    """Further printed facts, a line each."""
    part: str
    """The key of the part of a deck it belongs to; empty where no decks are built."""
    marks: dict[str, list[str]]
    """Its values of each facet."""
    copies: int
    """How often it is there in a game that comes with fixed decks."""
    keywords: list[CardKeyword]
    """Of its kind and its marks."""
    phrases: list[CardKeyword]
    """Of its text, in reading order."""
    decks: list[str]
    """The names of the decks with it that come with the game."""


class CardCatalogue(Message):
    """All printed cards of a game."""

    parts: list[DeckPartInfo]
    """Of decks; none where no decks are built."""
    facets: list[DeckFacetInfo]
    cards: list[CardInfo]


class SheetsWanted(Message):
    """Cards to be printed on sheets, in this order."""

    cards: Annotated[list[DeckEntry], Field(min_length=1, max_length=MOST_PRINTED)]
    """By name or key."""
    paper: Literal["a4", "letter"] = "a4"
    backs: bool = False
    """Whether each page is followed by one with backs."""
