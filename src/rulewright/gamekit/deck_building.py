"""What a game in which decks are built tells the rest of the program about building them.

Only the game knows what its decks may be; commands, servers and deck builders know a deck as the
game's own thing, as text, and as names of cards by the pile they lie in. A game in which nobody
builds decks tells nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mypy_extensions import mypyc_attr


class DeckPart:
    """A pile that a deck is made of, with how many cards it has and how often it may have the same
    one; None where there is no limit."""

    def __init__(
        self, key: str, name: str, fewest: int, most: int | None, copies: int | None
    ) -> None:
        self.key = key
        self.name = name
        self.fewest = fewest
        self.most = most
        self.copies = copies


class DeckFacet:
    """Something by which cards are told apart and counted: a class, a type, what they cost. Its
    values stand in their order, so that counting figures gives a curve."""

    def __init__(self, key: str, name: str, values: list[str]) -> None:
        self.key = key
        self.name = name
        self.values = values


class DeckCard:
    """A card that may be in decks: in which part, and its values of each facet."""

    def __init__(  # noqa: PLR0913 - what a deck builder knows of a card
        self, key: str, name: str, text: str, part: str, marks: Mapping[str, list[str]],
        wants: list[str],
    ) -> None:  # fmt: skip
        self.key = key
        self.name = name
        self.text = text
        self.part = part
        self.marks = marks
        self.wants = wants
        """The names of the cards that a deck with this one probably wants as well."""


class Listed:
    """A line of a deck: a name, how many copies, and where it stands (0: nowhere in a file)."""

    def __init__(self, name: str, copies: int = 1, line: int = 0) -> None:
        self.name = name
        self.copies = copies
        self.line = line


class Remark:
    """Something to be said of a deck: what, the rule behind it (if any), what would be right, and
    the line it is about (0 for the whole deck)."""

    def __init__(self, what: str, rule: str = "", right: str = "", line: int = 0) -> None:
        self.what = what
        self.rule = rule
        self.right = right
        self.line = line

    def said(self, *, with_rule: bool) -> str:
        """The remark in words."""
        rule = f" ({self.rule})" if with_rule and self.rule else ""
        return f"{self.what}{rule}{'; ' if self.right else ''}{self.right}"


@mypyc_attr(allow_interpreted_subclasses=True)
class DeckBuilding:
    """How decks of one game are built. A deck is the game's own thing, with a `name`, a `plan` that
    says how it wants to win and, if it comes with the game, a `key`."""

    def parts(self, language: str) -> list[DeckPart]:
        """What a deck is made of; the opening hand is drawn from the first."""
        raise NotImplementedError

    def opening_hand(self) -> int:
        """How many cards one begins with."""
        raise NotImplementedError

    def facets(self, language: str) -> list[DeckFacet]:
        """By what cards are told apart; the first groups them."""
        raise NotImplementedError

    def deck_cards(self) -> list[DeckCard]:
        """Every card that may be in decks, in the order in which people look for them."""
        raise NotImplementedError

    def presets(self) -> list[Any]:
        """The decks that come with the game."""
        raise NotImplementedError

    def preset(self, name: str) -> Any:
        """The one of them with that name or key."""
        raise NotImplementedError

    def read(self, text: str, file: str) -> Any:
        """The deck of a text; a RulewrightError with the line if it is none. `file` is where the
        text is from, and may be empty."""
        raise NotImplementedError

    def made(self, name: str, plan: str, parts: Mapping[str, list[Listed]]) -> Any:
        """The deck of these cards, by part."""
        raise NotImplementedError

    def listed(self, deck: Any) -> dict[str, list[Listed]]:
        """The cards of a deck by part, spelled as they are printed where they are known."""
        raise NotImplementedError

    def faults(self, deck: Any) -> list[Remark]:
        """What the rules have against a deck; nothing if it is legal."""
        raise NotImplementedError

    def advice(self, deck: Any) -> list[Remark]:
        """What is legal, but probably not meant."""
        raise NotImplementedError

    def text(self, deck: Any) -> str:
        """The deck as plain text; reading it gives the same deck."""
        raise NotImplementedError

    def shown(self, deck: Any) -> list[str]:
        """The deck for people to read."""
        raise NotImplementedError

    def size_note(self, deck: Any) -> str:
        """How many cards there are in it, in a few words."""
        raise NotImplementedError

    # What follows from the above

    def counts(self, deck: Any) -> dict[str, dict[str, int]]:
        """How many cards of the first part have each value, by facet; what is there at all."""
        cards = {card.name: card for card in self.deck_cards()}
        first = self.parts("en")[0].key
        counted: dict[str, dict[str, int]] = {facet.key: {} for facet in self.facets("en")}
        for listed in self.listed(deck)[first]:
            card = cards.get(listed.name)
            if card is None or card.part != first:
                continue
            for facet, values in card.marks.items():
                for value in values:
                    before = counted[facet].get(value, 0)
                    counted[facet][value] = before + listed.copies
        return counted
