"""The words in which tests of Elma are written.

A choice is said like this:

    play Ann        online Ann      enter Ann       with Bob
    add Hill        by Ann          enough          length 2
    slot 1          curse Bob       spare           end
    pass            instant Spark   discard Hill    first 1
    choose Ann      yes             no              mode 2
    use Ann         player them     list Una 2
    instead Ann     borrow Bob

Where two choices would be said alike, a kuski is told by whose it is: `curse Ann (their)`; the
second of one player's by its place besides: `enter Ann (my) [2]`.

Cards of a test are lines, each with what the rules ask of such a card:

    kuski Ann: 38.5 36.0 NF 34.8; types Battler; keywords Watchful; pro Pipe 10; team 1
    level Hill: 1-3; types Pipe, Tricky; keywords Apple, Slowness; chain 2
    instant Spark

A kuski with two lists of records, or a level with two lengths, has an `or` between them:

    kuski Una: 40 38 or NF 30
    level Fork: 1 or 3-4
"""

from __future__ import annotations

import re
from typing import Final, cast

from rulewright.effects.book import Book
from rulewright.effects.due import effect_due
from rulewright.effects.program import NO_PROGRAM, Program
from rulewright.gamekit.position_text import WHOSE
from rulewright.gamekit.registry import register
from rulewright.games.elma.decks.decks import DECK_OPTIONS, ElmaDecks
from rulewright.games.elma.game import Elma
from rulewright.games.elma.rules.book import ELMA_BOOK
from rulewright.games.elma.rules.cardset import NO_TEAM, CardSet, Pro
from rulewright.games.elma.rules.main_phase import ADD, DISCARD_CARD, LENGTH, PLAY
from rulewright.games.elma.rules.state import Race
from rulewright.games.elma.rules.terms import (
    BATTLE_TYPES,
    INSTANT,
    KUSKI,
    KUSKI_KEYWORDS,
    KUSKI_TYPES,
    LEVEL,
    LEVEL_KEYWORDS,
    LEVEL_TYPES,
    NO_FINISH,
)
from rulewright.games.elma.rules.turn import VERBS
from rulewright.games.elma.rules.windows import USE_INSTANT, Window
from rulewright.games.elma.texts.choices import FIRST_FACE, face_of_thing, owner_of_thing
from rulewright.kernel.choice import things_of, verb_of
from rulewright.kernel.zone import Zone, zone_of
from rulewright.testing.card_table import CardTable
from rulewright.testing.table import SEATS

_HAND_CHOICES: Final = (PLAY, ADD, USE_INSTANT, DISCARD_CARD)
_LONGEST: Final = 10
"""More turns than any level of a test has, and more places than any queue."""
_CARD: Final = re.compile(r"(kuski|level|instant) ([^:;]+)(?::([^;]*))?((?:;[^;]*)*)")


class TestCard:
    """One card of a test, as its line says."""

    __test__ = False

    def __init__(self, line: str) -> None:
        parts = _CARD.fullmatch(line.strip())
        if parts is None:
            raise ValueError(f"{line!r} is no card of a test")
        self.kind = {"kuski": KUSKI, "level": LEVEL, "instant": INSTANT}[parts[1]]
        self.name = parts[2].strip()
        self.said: dict[str, list[str]] = {}
        for more in parts[4].split(";")[1:]:
            name, _, rest = more.strip().partition(" ")
            self.said.setdefault(name, []).extend(each.strip() for each in rest.split(","))
        numbers = (parts[3] or "").strip()
        lists = [part.split() for part in numbers.split(" or ")] if self.kind == KUSKI else []
        self.lists = [[tenths(each) for each in records] for records in [*lists, [], []]]
        lengths = numbers.split(" or ") if self.kind == LEVEL else ["1"]
        self.lengths = [length for part in lengths for length in _lengths(part)]

    def bits(self, heading: str, names: list[str]) -> int:
        """The bits of what is said under a heading."""
        return sum(1 << names.index(name) for name in self.said.get(heading, []) if name in names)

    def number(self, heading: str, otherwise: int) -> int:
        """A number under a heading."""
        return int(self.said[heading][0]) if heading in self.said else otherwise

    def pros(self) -> list[Pro]:
        """keyword.pro."""
        found: list[Pro] = []
        for each in self.said.get("pro", []):
            kind, _, seconds = each.rpartition(" ")
            types = sum(1 << at for at, name in enumerate(LEVEL_TYPES) if name == kind)
            words = sum(1 << at for at, name in enumerate(LEVEL_KEYWORDS) if name == kind)
            found.append(Pro(types, words, tenths(seconds)))
        return found

    def battle_types(self) -> Zone:
        """The battle types in the order printed."""
        bits = [1 << LEVEL_KEYWORDS.index(name) for name in self.said.get("keywords", [])
                if name in LEVEL_KEYWORDS]  # fmt: skip
        return zone_of([each for each in bits if each & BATTLE_TYPES])


def _lengths(written: str) -> range:
    """`2` as one length, `1-3` as a range of them."""
    ends = written.split("-")
    return range(int(ends[0]), int(ends[-1]) + 1)


def tenths(written: str) -> int:
    """`38.5` as a number of tenths, `NF` as none."""
    return NO_FINISH if written == "NF" else round(float(written) * 10)


def race_for_tests(
    lines: str,
    decks: dict[str, list[str]],
    texts: dict[str, Program] | None = None,
    name: str = "elma-for-tests",
    book: Book[Race] = ELMA_BOOK,
) -> Elma:
    """Elma with cards of its own, whatever balance asks of the real ones: rule tests show rules. `texts` are
    what the texts of cards come to, and `book` answers what they ask."""
    cards = [TestCard(line) for line in lines.splitlines() if line.strip()]
    given = texts or {}
    card_set = CardSet(
        zone_of([card.kind for card in cards]),
        zone_of([card.bits("types", KUSKI_TYPES) for card in cards]),
        zone_of([card.bits("keywords", KUSKI_KEYWORDS) for card in cards]),
        zone_of([card.number("team", NO_TEAM) for card in cards]),
        [zone_of(card.lists[0]) for card in cards],
        [card.pros() for card in cards],
        zone_of([card.bits("types", LEVEL_TYPES) for card in cards]),
        zone_of([card.bits("keywords", LEVEL_KEYWORDS) for card in cards]),
        zone_of([card.number("chain", 1) for card in cards]),
        [zone_of(card.lengths) for card in cards],
        [card.name for card in cards],
        book,
        [given.get(card.name, NO_PROGRAM) for card in cards],
        [card.battle_types() for card in cards],
        [zone_of(card.lists[1]) for card in cards],
    )
    names = [card.name for card in cards]
    numbers = {key: [names.index(each) for each in deck] for key, deck in decks.items()}
    keys = [each.lower().replace(" ", "-") for each in names]
    game = Elma(name, card_set, keys, ElmaDecks(names, numbers), "test")
    register(game)
    return game


class RaceTable(CardTable):
    """A game among `me` (the first seat), `them`, `third` and so on. Cards go by their names."""

    def __init__(self, game: Elma) -> None:
        super().__init__(game, game.names)
        self.elma: Final = game

    @property
    def state(self) -> Race:
        """The state itself."""
        return cast(Race, self.match.state)

    def deck(self, who: str) -> list[str]:
        """The cards of a seat's default deck, in the order of the set."""
        option = DECK_OPTIONS[SEATS.index(who)]
        key = str(self.game.rules.check_options({})[option])
        return [self.names[each] for each in sorted(self.elma.deck_choice.presets[key])]

    def all_pass(self) -> None:
        """Everybody passes until the window is closed."""
        while not self.state.over and isinstance(self.state.agenda[-1], Window):
            seat = next(seat for seat in range(self.match.seats) if self.state.asks(seat))
            self.player(SEATS[seat]).does("pass")

    def next_turn(self, count: int = 1) -> None:
        """The active player ends the main phase, and everybody passes, so many times."""
        for _ in range(count):
            self.player(SEATS[self.state.active]).does("end")
            self.all_pass()

    def points(self) -> list[int]:
        """Everybody's points."""
        return [int(total) for total in self.state.points.as_list()]

    def how_many(self, number: str) -> int:
        """Faces, cards, players and lengths that choices name."""
        counts = {"face": len(self.names), "turns": _LONGEST, "which": 2, "place": _LONGEST}
        return counts.get(number, len(self.state.definition))

    def said(self, seat: int, choice: int, *, exactly: bool = False) -> str:
        """A choice in the words of tests; exactly: with whose the kuski is."""
        verb = VERBS[verb_of(choice)]
        things = things_of(choice)
        if not things:
            return verb
        if verb_of(choice) in _HAND_CHOICES or verb == "name":
            return f"{verb} {self.names[things[0]]}"
        if verb_of(choice) == LENGTH:
            return f"{verb} {things[0]}"
        if verb == "list":
            return f"{verb} {self.names[self.state.definition[things[0]]]} {things[1] + 1}"
        if verb == "borrow":
            lender = f"{verb} {self.names[self.state.definition[things[1]]]}"
            return lender + f" ({WHOSE[self.state.controller(things[1])]})" * exactly
        if verb == "instead":
            source = effect_due(self.state, things[0]).source
            return f"{verb} {self.names[self.state.definition[source]]}"
        if verb in {"slot", "first", "mode"}:
            return f"{verb} {things[0] + 1}"
        if verb == "player":
            return f"{verb} {SEATS[things[0]]}"
        if things[0] >= FIRST_FACE:
            face, whose = face_of_thing(things[0]), owner_of_thing(things[0])
        else:
            face, whose = self.state.definition[things[0]], self.state.controller(things[0])
        return f"{verb} {self.names[face]}" + f" ({WHOSE[whose]})" * exactly
