"""The words in which tests of Grimterra are written.

A choice is said like this, with cards by their names, and heroes by that of the side that is up:

    arena Ann           cast Rust with Ann      power Ann           use Charm
    end                 fight them              fighter Hound       target Ann
    lay Pounce          reveal                  bluff
    keep                change Pounce           retract
    discard Pounce      done                    wound Pounce 2      wound 1 (a marker)
    choose Ann          choose Pounce           yes                 no
    enough              mode Draw a card        first Ann           player them
    instead Ann         choose unseen

Where two choices would be said alike, each card is told by whose it is: `choose Ann (their)`, `choose Pounce (my discard
pile)`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, cast

from rulewright.cardtext import Trees
from rulewright.effects.asking import CHOOSE_CARD, CHOOSE_PLAYER, GO_FIRST, TAKE_MODE, UNSEEN
from rulewright.effects.due import effect_due
from rulewright.gamekit.position_text import WHOSE
from rulewright.gamekit.registry import register
from rulewright.games.grimterra.cards.content import FOLDER, SetReader
from rulewright.games.grimterra.decks.deck_building import DeckBuilding
from rulewright.games.grimterra.game import Grimterra
from rulewright.games.grimterra.rules import casting, combat, numbering
from rulewright.games.grimterra.rules.numbering import NONE
from rulewright.games.grimterra.rules.state import Feud
from rulewright.games.grimterra.rules.turn import INSTEAD, VERBS
from rulewright.games.grimterra.rules.wound_choice import PICK_WOUND, WhichWound
from rulewright.games.grimterra.texts.choices import (
    FIRST_FACE,
    face_of_thing,
    owner_of_thing,
    pile_of_thing,
)
from rulewright.games.grimterra.words.pointing import OF_HELD, OF_HERO
from rulewright.kernel.choice import things_of, verb_of
from rulewright.testing.card_table import CardTable
from rulewright.testing.table import SEATS

_MOST_WOUNDS: Final = 6
_MOST_ABILITIES: Final = 3


def feud_for_tests(cards: list[Path], decks: Path, name: str = "grimterra-for-tests") -> Grimterra:
    """Grimterra with cards of its own, whatever balance asks of the real ones: rule tests show rules.

    `decks` is a folder of decks. Reading the cards takes a moment: read them once.
    """
    printed = SetReader(Trees(FOLDER.language)).read(cards)
    game = Grimterra(name, printed, DeckBuilding(printed, decks), "test")
    game.decks.takes_any = True  # positions have any cards
    register(game)
    return game


class FeudTable(CardTable):
    """A game among `me` (the first seat), `them`, `third` and `fourth`. Cards go by their names."""

    def __init__(self, game: Grimterra) -> None:
        super().__init__(game, game.names)
        self.grimterra: Final = game
        self.fourth: Final = self.player("fourth")

    @property
    def state(self) -> Feud:
        """The state itself."""
        return cast(Feud, self.match.state)

    # Playing

    def both(self, mine: str, theirs: str) -> None:
        """Both fighters choose at once: `both("lay Pounce", "lay Shroud")`."""
        self.me.does(mine)
        self.them.does(theirs)

    def round(self, mine: str, theirs: str) -> None:
        """Both place a card and reveal it; `bluff Pounce` places it and bluffs."""
        cards = [said.removeprefix("bluff ") for said in (mine, theirs)]
        calls = ["bluff" if said.startswith("bluff ") else "reveal" for said in (mine, theirs)]
        self.both(f"lay {cards[0]}", f"lay {cards[1]}")
        self.both(calls[0], calls[1])

    def hero(self, name: str) -> str:
        """How a hero is: `my Ann` -> `arena, wounds Pounce 2`."""
        return str(self.fact(name))

    # Saying

    def how_many(self, number: str) -> int:
        """Faces, cards, players and wounds that choices name."""
        counts = {
            "face": len(self.names),
            "hero": int(self.state.fighters),
            "seat": int(self.state.seats),
            "wound": _MOST_WOUNDS,
            "ability": _MOST_ABILITIES,
            "position": 0,
            "mode": 4,
            "effect": 4,
            "thing": int(self.state.fighters),
        }
        return counts.get(number, len(self.state.definition))

    def said(self, seat: int, choice: int, *, exactly: bool = False) -> str:
        """A choice in the words of tests; exactly: with whose the card is."""
        verb, code = VERBS[verb_of(choice)], verb_of(choice)
        things = things_of(choice)
        if not things:
            return verb
        first = things[0]
        if code == TAKE_MODE:
            return f"mode {self.match.choice(seat, choice).label}"
        if code in (CHOOSE_PLAYER, combat.FIGHT):
            return f"{verb} {SEATS[first]}"
        if code in OF_HELD:
            return f"{verb} {self.names[first]}"
        if code == casting.CAST:
            return f"cast {self.names[first]} with {self._name(things[1], exactly=exactly)}"
        if code == casting.USE:
            more = f" [{things[1] + 1}]" * exactly
            return f"use {self._name(first, exactly=exactly)}{more}"
        if code == PICK_WOUND:
            return f"wound {self._wound(first)}"
        if code in (GO_FIRST, INSTEAD):
            source = effect_due(self.state, first).source
            return f"{verb} {self._name(source, exactly=False)}" + f" [{first}]" * exactly
        if code in OF_HERO:
            return f"{verb} {self._name(first, exactly=exactly)}"
        assert code == CHOOSE_CARD
        if first == UNSEEN:
            return "choose unseen"
        if first < FIRST_FACE:
            return f"choose {self._name(first, exactly=exactly)}"
        where = numbering.PLACES[pile_of_thing(first)]
        whose = WHOSE[owner_of_thing(first)]
        return f"choose {self.names[face_of_thing(first)]}" + f" ({whose} {where})" * exactly

    def _wound(self, which: int) -> str:
        question = self.state.agenda[-1]
        assert isinstance(question, WhichWound)
        wound = self.state.wounds_of(question.hero)[which]
        if wound.card == NONE:
            return str(wound.amount)
        return f"{self.names[self.state.definition[wound.card]]} {wound.amount}"

    def _name(self, card: int, *, exactly: bool) -> str:
        feud = self.state
        name = self.names[feud.face(card)]
        return f"{name} ({WHOSE[feud.owner(card)]})" if exactly else name
