"""What is printed on Eruma's cards, ready to be looked up, and how a card and a place are called."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from rulewright.games.eruma.rules.board import COLUMNS
from rulewright.games.eruma.view.types import FieldCardView, RaidView
from rulewright.terminal.boards.drawing import PrintedFace, PrintedFaces
from rulewright.terminal.boards.lines import QUIET

OURS: Final = "▲"
OPPOSING: Final = "▼"
"""Whose a card is: it looks towards the other side of the table."""

HIDDEN: Final = "▒▒▒▒▒▒▒▒"


class PrintedCard(PrintedFace):
    """A card's face."""

    flavour: str


class Printing(PrintedFaces[PrintedCard]):
    """All cards, and the client's words for what lies on the table."""

    def kind_sign(self, key: str) -> str:
        """The first letter of what a card is: Assassin, Thief, Spy, Maniac or Henchman."""
        return self.cards[key]["kind"][0]

    def face(self, key: str) -> Text:
        """All that is printed on a card."""
        card = self.cards[key]
        return Text.assemble(
            (card["name"], "bold"),
            (f"  {self.nature(key)}\n", QUIET),
            f"{card['text']}\n",
            (f"{card['flavour']}\n" if card["flavour"] else "", "italic dim"),
        )

    def named_in(self, label: str) -> str | None:
        """The card that a label speaks of: the longest name that stands in it."""
        found = [key for key, card in self.cards.items() if card["name"] in label]
        return max(found, key=lambda key: len(self.name(key)), default=None)

    def place(self, raid: RaidView, position: int) -> str:
        """What a position is called, with the number of its column."""
        zone = raid["rows"][position // COLUMNS]["zone"]
        return self.words(f"eruma.zone-{zone}", column=position % COLUMNS + 1)


def card_at(raid: RaidView, thing: str) -> FieldCardView | None:
    """The card on the position with that id, if it is one and there is one."""
    if thing[:1] != "p":
        return None
    return raid["field"][int(thing[1:])]


def key_of(raid: RaidView, thing: str) -> str | None:
    """What the card with that id is, if it is a card and one may know."""
    if thing[:1] == "h":
        return next(
            (
                held["card"]
                for side in raid["sides"]
                for held in side["hand"]
                if held["id"] == thing
            ),
            None,
        )
    card = card_at(raid, thing)
    return None if card is None else card["card"]
