"""What is printed on Allumbra's cards and relics, in one language, ready to be looked up."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypedDict, cast

from rulewright.gamekit.game import Game
from rulewright.games.allumbra.view.types import DuelView
from rulewright.terminal.words import Words

NONE = "-"


class PrintedCard(TypedDict):
    """A card's face."""

    key: str
    name: str
    text: str
    kind: str
    copies: int
    cost: int
    damage: int
    energy: int
    ammo: int
    cancels: list[str]


class PrintedRelic(TypedDict):
    """A relic's two sides."""

    key: str
    name: str
    character: str
    condition: str
    active: str


class Printing:
    """All cards and relics, by their keys and in the order of their numbers."""

    def __init__(self, game: Game, words: Words) -> None:
        printed = game.people.printed(words.language)
        self.game = game
        self.words = words
        self.in_order = cast("list[PrintedCard]", printed["cards"])
        self.cards = {card["key"]: card for card in self.in_order}
        relics = cast("list[PrintedRelic]", printed["relics"])
        self.relics = {relic["key"]: relic for relic in relics}

    def names(self, keys: Iterable[str]) -> list[str]:
        """The names of these cards."""
        return [self.cards[key]["name"] for key in keys]

    def order(self, key: str) -> int:
        """Where the card stands in the list."""
        return self.in_order.index(self.cards[key])

    def name_or_nothing(self, number: int) -> str:
        """The name of the card with that number; a dash if there is none."""
        return self.in_order[number]["name"] if number >= 0 else NONE

    def cancelled_by(self, key: str) -> list[str]:
        """The cards that cancel this one."""
        return [card["key"] for card in self.in_order if key in card["cancels"]]

    def picks(self, duel: DuelView, seat: int) -> list[PrintedCard]:
        """The cards a duellist has picked so far in an answer under way."""
        return [self.cards[key] for key in duel["duellists"][seat].get("picking", [])]

    def cost(self, card: PrintedCard) -> str:
        """The ammo it costs; support cards have no cost at all."""
        return str(card["cost"]) if card["kind"] == "attack" else NONE

    def effect(self, card: PrintedCard) -> str:
        """The printed figure: damage, energy or ammo."""
        words = self.words
        if card["kind"] == "attack":
            return words("allumbra.hits", amount=card["damage"])
        if card["energy"]:
            return words("allumbra.gains-energy", amount=card["energy"])
        if card["ammo"]:
            return words("allumbra.gains-ammo", amount=card["ammo"])
        return NONE
