"""The words in which tests of Allumbra are written."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path
from typing import Any, Final

from rulewright.cardtext import Trees
from rulewright.gamekit.registry import register
from rulewright.games.allumbra.cards.content import LANGUAGE, read_cards, read_relics
from rulewright.games.allumbra.game import Allumbra
from rulewright.games.allumbra.rules.relics import RELICS_EACH
from rulewright.games.allumbra.rules.tables import RelicTable
from rulewright.testing.table import Table, rolls_for_shuffle

CONTENT: Final = Path(str(resources.files("rulewright.games.allumbra.testing") / "content"))


def duel_for_tests(deck: str) -> Allumbra:
    """Allumbra with cards and relics that stay as they are, whatever balance asks of the real
    ones: rule tests show rules, not figures."""
    cards = read_cards(CONTENT / f"{deck}.toml", _texts())
    return Allumbra(f"allumbra-for-tests-{deck}", cards, relics_for_tests(), "test")


def relics_for_tests() -> RelicTable:
    """The relics of tests, which speak of the ordinary cards of tests."""
    cards = read_cards(CONTENT / "cards.toml", _texts())
    return read_relics(CONTENT / "relics.toml", cards, _texts())


def _texts() -> Trees:
    return Trees(LANGUAGE, CONTENT / "trees.json")


class DuelTable(Table):
    """A duel between `me` (the first seat) and `them`. Cards go by their keys.

    The deck is one of `content`: the ordinary `cards`, or `odd_cards`, for rulings on what
    those never come to (without relics); or a game is given that has others.
    """

    def __init__(self, deck: str | Allumbra = "cards") -> None:
        game = duel_for_tests(deck) if isinstance(deck, str) else deck
        super().__init__(register(game))
        self.relic_table = game.relic_table

    def pick(self, who: str, *cards: str) -> None:
        """A duellist picks cards, one part of the answer after the other."""
        for card in cards:
            self.choose(who, self.name(card))

    def clash(self, mine: str, theirs: str) -> None:
        """Both pick one card, and whatever needs no further choice happens."""
        self.pick("me", mine)
        self.pick("them", theirs)

    def turn(self, mine: str, theirs: str) -> None:
        """Both pick several cards at once, in order: `quick-draw hide reload`."""
        self.pick("me", *mine.split())
        self.pick("them", *theirs.split())

    @property
    def effects(self) -> set[str]:
        """What has changed but for where cards lie and what turn it is: energy, ammo, bonuses,
        relics, the result.
        """
        of_cards = re.compile(r"(turn|clash|(my|their) (deck|hand|row|discard)):")
        return {line for line in self.changed if not of_cards.match(line)}

    def whole_deck(self) -> list[str]:
        """All cards of a deck, by name."""
        found: list[str] = []
        for card in self.game.people.printed("en")["cards"]:
            copies = card["copies"]
            assert isinstance(copies, int)
            found += [str(card["key"])] * copies
        return sorted(found)

    def side(self, whose: str, seen_by: str | None) -> dict[str, Any]:
        """One side of the table as a seat, or None for a spectator, sees it."""
        view: dict[str, Any] = self.view(seen_by)
        side: dict[str, Any] = view["duellists"][self.seat(whose)]
        return side

    def row(self, whose: str, seen_by: str | None) -> list[str | None]:
        """The picked cards of a turn as a seat sees them; None for one that lies face down."""
        return [card["card"] for card in self.side(whose, seen_by)["row"]]

    def asked_about(self, who: str) -> str | None:
        """The relic, by its key, that a seat may activate or leave now."""
        relics = [str(relic["key"]) for relic in self.game.people.printed("en")["relics"]]
        offered = self.offered(who)
        asked = [key for key in relics if f"Leave {self.relic(key)} inactive" in offered]
        return asked[0] if asked else None

    def activate(self, who: str, *relics: str) -> None:
        """A duellist turns relics whose condition was just met to their active side."""
        for relic in relics:
            self.choose(who, f"Activate {self.relic(relic)}")

    def leave(self, who: str, *relics: str) -> None:
        """A duellist lets the occasion to activate relics pass."""
        for relic in relics:
            self.choose(who, f"Leave {self.relic(relic)} inactive")

    def announce(self, who: str, *relics: str) -> None:
        """A duellist who is picking binds relics to the next card."""
        for relic in relics:
            self.choose(who, f"Announce {self.relic(relic)} for your next card")

    def announce_nothing(self, *whom: str) -> None:
        """Duellists who are asked between two clashes bind no relic to the next card."""
        for who in whom:
            self.choose(who, "No more relics")

    def use(self, who: str, *relics: str) -> None:
        """A duellist uses relics on the card just revealed."""
        for relic in relics:
            self.choose(who, f"Use {self.relic(relic)}")

    def use_no_more(self, who: str) -> None:
        """A duellist uses no relics, or no more, on the card just revealed."""
        self.choose(who, "No more relics")

    def how_many(self, number: str) -> int:
        """Kinds of cards and of relics, and the places of a duellist's relics."""
        kinds = {"card": "cards", "relic": "relics"}
        return len(self._printed(kinds[number])) if number in kinds else RELICS_EACH

    def said(self, seat: int, choice: int, *, exactly: bool = False) -> str:
        """A choice in the words of tests: `pick hide`, `choose shot-for-guard`, `use shot-for-guard`,
        `done`."""
        verb, *things = self.game.rules.spell(choice)
        (object_id,) = self.game.people.objects(self.match.state, seat, choice) if things else ("",)
        return f"{verb} {object_id.split('-', 2)[-1]}".strip()

    def _printed(self, what: str) -> list[dict[str, object]]:
        return self.game.people.printed("en")[what]

    def name(self, card: str) -> str:
        """The English name of a card."""
        return next(
            str(c["name"]) for c in self.game.people.printed("en")["cards"] if c["key"] == card
        )

    def relic(self, key: str) -> str:
        """The English name of a relic."""
        return next(
            str(r["name"]) for r in self.game.people.printed("en")["relics"] if r["key"] == key
        )

    def rolls(self, before: str, after: str) -> list[int]:
        """The rolls that shuffle cards from one order into another, both bottom to top."""
        keys = [str(card["key"]) for card in self.game.people.printed("en")["cards"]]
        old = [keys.index(card) for card in one_by_one(before)]
        new = [keys.index(card) for card in one_by_one(after)]
        return rolls_for_shuffle(old, new)


def one_by_one(cards: str) -> list[str]:
    """`2 hide reload` as `hide`, `hide`, `reload`."""
    found: list[str] = []
    count = 1
    for word in cards.split():
        if word.isdecimal():
            count = int(word)
        else:
            found += [word] * count
            count = 1
    return found
