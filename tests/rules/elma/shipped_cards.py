"""Elma with the cards that it comes with, for tests of what their texts do.

Positions have no commas in names: "Pab, rookie" is `pab-rookie` there.
"""

from rulewright.games.elma.content import read_shipped
from rulewright.games.elma.game import Elma
from rulewright.kernel.registry import register


def race_with_shipped_cards() -> Elma:
    printed = read_shipped()
    names = [one.name.replace(",", "") for one in printed.definitions]
    numbers = list(range(len(names)))
    decks = {"one": numbers[:40], "two": numbers[40:80]}
    keys = [one.key for one in printed.definitions]
    game = Elma("elma-shipped-for-tests", printed.rules_set(), keys, names, decks, "test")
    register(game)
    return game
