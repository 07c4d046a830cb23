"""The words in which tests of Eruma are written.

A choice is said like this, with positions as in `games/eruma/position.py`, seen from `me`:

    play Thief to my 1 2        move Thief to treasure 1     attack Spy with Thief
    use Thief                   steal with Thief             end
    hide Thief                  fly Thief                    (Evasive, Flying)
    choose Spy                  place treasure 3             enough
    yes                         no                           mode Draw a card
    block with Spy              let                          first Spy
    keep Spy                    ready Spy                    discard Spy
    choose unseen (their hand)  instead Spy                  (ruling.two-replacements)

Where two choices would be said alike, each card is told by where it is: `Rat (my 1 2)`, `Thief
(their hand)`; or, among effects that are due, by its place: `first Rat [1]`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, cast

from rulewright.cardtext import Trees
from rulewright.effects.asking import CHOOSE_CARD, GO_FIRST, TAKE_MODE, UNSEEN
from rulewright.effects.due import effect_due
from rulewright.gamekit.registry import register
from rulewright.games.eruma.cards.content import FOLDER, SetReader
from rulewright.games.eruma.decks.deck_building import DeckBuilding
from rulewright.games.eruma.decks.decks import DECK_OPTIONS
from rulewright.games.eruma.game import Eruma
from rulewright.games.eruma.rules.board import POSITIONS
from rulewright.games.eruma.rules.book import INSTEAD, NAMING
from rulewright.games.eruma.rules.numbering import EMPTY, IN_GRAVEYARD, IN_HAND
from rulewright.games.eruma.rules.state import Raid
from rulewright.games.eruma.rules.turn import VERBS
from rulewright.games.eruma.saves.facts import position_name
from rulewright.games.eruma.view.views import HAND_IDS
from rulewright.games.eruma.words.pointing import card_of_choice
from rulewright.kernel.choice import things_of, verb_of
from rulewright.testing.card_table import CardTable

_SAYINGS: Final = {
    "play": "play {card} to {other}",
    "move": "move {card} to {other}",
    "attack": "attack {target} with {card}",
    "power": "use {card}",
    "steal": "steal with {card}",
    "block": "block with {card}",
}
"""How a choice is said; by default its verb and its card, if it has one."""
_ZONES: Final = {IN_HAND: "hand", IN_GRAVEYARD: "graveyard"}


def raid_for_tests(cards: list[Path], decks: Path, name: str = "eruma-for-tests") -> Eruma:
    """Eruma with cards of its own, whatever balance asks of the real ones: rule tests show rules.

    `decks` is a folder of two decks or more. Reading the cards takes a moment: read them once.
    """
    printed = SetReader(Trees(FOLDER.language)).read(cards)
    game = Eruma(name, printed, DeckBuilding(printed, decks), "test")
    register(game)
    return game


class RaidTable(CardTable):
    """A game between `me` (the first seat) and `them`. Cards go by their names."""

    def __init__(self, game: Eruma) -> None:
        super().__init__(game, game.names)
        self.eruma: Final = game

    @property
    def state(self) -> Raid:
        """The state itself."""
        return cast(Raid, self.match.state)

    def deck(self, seat: str) -> list[str]:
        """The cards of a seat's Deck at the start of a new match, before it is shuffled."""
        option = DECK_OPTIONS[self.seat(seat)]
        key = str(self.game.rules.check_options({})[option])
        built = self.eruma.deck_choice.presets[key]
        return [self.names[definition] for definition in built.outlaws]

    def at(self, position: str) -> str:
        """What stands on a position: `my Thief, face-down`, or `empty`."""
        return str(self.fact(position))

    def how_many(self, number: str) -> int:
        """Positions, cards and effects that choices name."""
        counts = {"position": POSITIONS, "position2": POSITIONS, "held": len(HAND_IDS)}
        return counts.get(number, len(self.state.definition))

    def said(self, seat: int, choice: int, *, exactly: bool = False) -> str:
        """A choice in the words of tests; exactly: with where its cards are."""
        verb = VERBS[verb_of(choice)]
        things = things_of(choice)
        if verb_of(choice) == TAKE_MODE:
            return f"mode {self.match.choice(seat, choice).label}"
        if verb_of(choice) in (GO_FIRST, INSTEAD):
            source = effect_due(self.state, things[0]).source
            return f"{verb} {self._name(source, exactly=False)}" + f" [{things[0]}]" * exactly
        if not things:
            return verb
        if verb_of(choice) == NAMING:
            return f"name {self.names[things[0]]}"
        if verb_of(choice) == CHOOSE_CARD and things[0] == UNSEEN:
            return f"choose unseen ({'their' if seat == 0 else 'my'} hand)"
        if verb == "place":
            return f"place {position_name(things[0])}"
        card = int(card_of_choice(self.state, choice))
        names = {"card": self._name(card, exactly=exactly)}
        if len(things) > 1:
            names["other"] = position_name(things[1])
            target = int(self.state.grid[things[1]])
            names["target"] = "" if target == EMPTY else self._name(target, exactly=exactly)
        return _SAYINGS.get(verb, verb + " {card}").format(**names)

    def _name(self, card: int, *, exactly: bool) -> str:
        raid = self.state
        name = self.names[raid.definition[card]]
        if not exactly:
            return name
        place = int(raid.place[card])
        if place < IN_HAND:
            return f"{name} ({position_name(place)})"
        whose = "my" if raid.owner(card) == 0 else "their"
        return f"{name} ({whose} {_ZONES.get(place, 'deck')})"
