"""Elma with the cards that it comes with, for tests of what their texts do.

Positions have no commas in names: a name is written without, with hyphens for blanks.
"""

from rulewright.gamekit.registry import register
from rulewright.games.elma.cards.content import read_shipped
from rulewright.games.elma.decks.decks import ElmaDecks
from rulewright.games.elma.game import Elma
from rulewright.games.elma.rules import now
from rulewright.games.elma.rules.numbering import ONLINE
from rulewright.games.elma.rules.terms import KUSKI_TYPES, LEVEL_KEYWORDS
from rulewright.games.elma.testing.table import RaceTable
from rulewright.games.elma.view.card_views import names_of


def race_with_shipped_cards() -> Elma:
    """The game with all cards that it comes with."""
    printed = read_shipped()
    names = [one.name.replace(",", "") for one in printed.definitions]
    numbers = list(range(len(names)))
    decks = {"one": numbers[:40], "two": numbers[40:80]}
    keys = [one.key for one in printed.definitions]
    game = Elma(
        "elma-shipped-for-tests", printed.rules_set(), keys, ElmaDecks(names, decks), "test"
    )
    for labels in game.labels.values():
        labels.describer.texts = [one.text for one in printed.definitions]
    register(game)
    return game


def keywords_of_battle(table: RaceTable) -> list[str]:
    """The keywords of the level that is battled, as they are now."""
    battle = table.state.battle
    assert battle is not None
    return names_of(now.level_keywords(table.state, battle.level), LEVEL_KEYWORDS)


def types_of_first_online(table: RaceTable) -> list[str]:
    """The types that my first online kuski has now."""
    race = table.state
    card = next(card for card in race.kuskis[0].as_list() if race.place[card] == ONLINE)
    return names_of(now.kuski_types(race, card), KUSKI_TYPES)
