"""Reading the lines of a position of Grimterra: what is said, before it is put together (`position.py`)."""

from __future__ import annotations

import re
from typing import Final

from rulewright.gamekit.position_text import SEAT_NAMES, WHOSE, PositionText
from rulewright.games.grimterra.rules import terms
from rulewright.games.grimterra.rules.cardset import CardSet
from rulewright.games.grimterra.rules.numbering import HEROES_EACH, MOST_SEATS, NONE

CARDS_BELOW: Final = 12
"""How many cards lie below those that a deck lists, if nothing is said."""
PHASES: Final = ("begin", "arena", "pre", "combat", "post", "discard")
PILES: Final = ("hand", "discard", "bluffed", "deck")
_WOUND: Final = re.compile(r"(?:(?P<name>[^\d\s]\S*) )?(?P<amount>\d+)")


class HeroSaid:
    """What a position says of one hero or minion."""

    def __init__(self, definition: int, place: str) -> None:
        self.definition = definition
        self.place = place
        self.empowered = False
        self.dark = 0
        self.wounds: list[tuple[int, int]] = []
        """The card, or NONE for a marker, and the damage."""
        self.wears: list[int] = []


class Side:
    """What a position says of one player."""

    def __init__(self) -> None:
        self.arena: list[int] = []
        self.backrow: list[int] = []
        self.dead: list[int] = []
        self.minions: list[int] = []
        self.hand: list[int] = []
        self.discard: list[int] = []
        self.bluffed: list[int] = []
        self.deck: list[int] = []
        self.rest = CARDS_BELOW
        self.out = False
        self.is_arena_empty = False
        self.heroes: list[HeroSaid] = []


class Described(PositionText):
    """A position, line by line."""

    def __init__(self, text: str, cards: CardSet, names: list[str]) -> None:
        super().__init__({name.lower().replace(" ", "-"): at for at, name in enumerate(names)})
        self.printed = cards
        self.names_of_cards = names
        self.players = 2
        self.turn = 3
        self.active = "me"
        self.phase = "pre"
        self.used: list[str] = []
        self.sides = [Side() for _ in range(MOST_SEATS)]
        self.about: list[tuple[str, str]] = []
        for heading, mark, rest in self.lines(text):
            self._read(heading, mark, rest)
        for seat in range(self.players):
            self._set_heroes(seat)
        for heading, rest in self.about:
            self._read_hero(heading, rest)

    def _read(self, heading: str, mark: str, rest: str) -> None:
        if not mark:
            self._read_frame(heading)
        elif heading in SEAT_NAMES[:MOST_SEATS]:
            self.once(heading)
            seat = SEAT_NAMES.index(heading)
            self.players = max(self.players, seat + 1)
            self._read_side(self.sides[seat], rest)
        else:
            self.about.append((heading, rest))

    def _read_frame(self, line: str) -> None:
        readers = {
            "turn": self.whole(1, 999),
            "active": self.one_of(*SEAT_NAMES[:MOST_SEATS]),
            "phase": self.one_of(*PHASES),
            "used": lambda words: [
                str(self.one_of("spell", "equipment", "power")([w])) for w in words
            ],
            "players": self.whole(2, MOST_SEATS),
        }
        known = (
            f"'turn N', 'active me', 'players N', 'used spell power' or 'phase' {', '.join(PHASES)}"
        )
        self.fill(self, line, readers, otherwise=f": expected {known}")

    def _read_side(self, side: Side, rest: str) -> None:
        def deck(words: list[str]) -> list[int]:
            if words[:1] == ["only"] or words == ["none"]:
                side.rest = 0
                return self.cards(words[1:])
            return self.cards(words)

        def arena(words: list[str]) -> list[int]:
            side.is_arena_empty = words == ["none"]
            return [] if side.is_arena_empty else self._of_kind(words, terms.HERO)

        readers = {
            "arena": arena,
            "backrow": lambda words: self._of_kind(words, terms.HERO),
            "dead": lambda words: self._of_kind(words, terms.HERO),
            "minions": lambda words: self._of_kind(words, terms.MINION),
            "hand": self.cards,
            "discard": self.cards,
            "bluffed": self.cards,
            "deck": deck,
            "rest": self.whole(0, 99),
            "out": lambda words: not words,
        }
        self.fill(side, rest, readers)

    def _of_kind(self, words: list[str], kind: int) -> list[int]:
        found = self.cards(words)
        for number in found:
            is_side = kind == terms.HERO and self.printed.other_sides[number] == NONE
            if self.printed.kinds[number] != kind or is_side:
                wanted = terms.KINDS[kind.bit_length() - 1]
                raise self.wrong(f"{self.names_of_cards[number]!r} is no {wanted}")
        return found

    def _set_heroes(self, seat: int) -> None:
        """Three heroes: those that are named, and others of the set in the backrow; one of those in the arena if nobody
        else is."""
        side = self.sides[seat]
        named = [*side.arena, *side.backrow, *side.dead]
        others = [
            number
            for number in range(len(self.printed))
            if self.printed.other_sides[number] != NONE and number not in named
        ]
        if len(side.arena) > 1 or len(named) > HEROES_EACH:
            raise self.wrong(f"{SEAT_NAMES[seat]}: three heroes, one of them in the arena")
        added = others[: HEROES_EACH - len(named)]
        if not side.arena and not side.is_arena_empty and (added or side.backrow):
            side.arena = [added.pop(0) if added else side.backrow.pop(0)]
        side.heroes = [
            *(HeroSaid(number, "arena") for number in side.arena),
            *(HeroSaid(number, "backrow") for number in [*side.backrow, *added]),
            *(HeroSaid(number, "dead") for number in side.dead),
            *(HeroSaid(number, "minion") for number in side.minions),
        ]

    def _read_hero(self, heading: str, rest: str) -> None:
        self.where = repr(f"{heading}: {rest}")
        whose, _, name = heading.partition(" ")
        if whose not in WHOSE[: self.players] or not name:
            known = ", ".join(SEAT_NAMES[: self.players])
            raise self.wrong(f"expected {known}, or a hero such as 'my Ann', before the colon")
        number = self.card(name)
        for hero in self.sides[WHOSE.index(whose)].heroes:
            if hero.definition == number:
                readers = {
                    "empowered": lambda words: not words,
                    "dark": self.whole(0, 9),
                    "wounds": self._wounds,
                    "wears": self.cards,
                }
                self.fill(hero, rest, readers)
                return
        raise self.wrong(f"{heading!r} is not there")

    def _wounds(self, words: list[str]) -> list[tuple[int, int]]:
        """`2 Pounce 3`: a marker of 2, and Pounce with 3."""
        found: list[tuple[int, int]] = []
        for part in re.findall(r"(?:[^\d\s]\S* )?\d+", " ".join(words)):
            parts = _WOUND.fullmatch(part)
            assert parts is not None
            card = self.card(parts["name"]) if parts["name"] else NONE
            found.append((card, int(parts["amount"])))
        if not found:
            raise self.wrong(
                "wounds are told like '2 Pounce 3': a marker, and a card with its damage"
            )
        return found
