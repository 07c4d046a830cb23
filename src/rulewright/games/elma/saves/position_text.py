"""Reading the lines of a position of Elma: what is said, before it is put together (`position.py`)."""

from __future__ import annotations

import re
from typing import Final

from rulewright.gamekit.position_text import SEAT_NAMES, PositionText, word
from rulewright.games.elma.rules.cardset import CardSet
from rulewright.games.elma.rules.terms import KINDS, KUSKI, LEVEL
from rulewright.kernel.fields import value

_LEVEL: Final = re.compile(r"(\S+)(?: (\d+))?(?: by ([^;,]*?))?(?: curses ([^;,]*))?")
_DRIVE: Final = re.compile(r"(\S+?)(?:\+(\S+))?(?: (\d+))?(?: @(\d+))?")
_BY_SECOND: Final = "/2"
"""ruling.repeated-parts-choice: after the name of a kuski that drives by its second list."""
_LARGEST: Final = 100_000
PILES: Final = ("hand", "discard", "banned", "deck")
CARDS_BELOW: Final = 9
"""How many cards lie below those that a deck lists, if nothing is said."""


@value
class Driving:
    """One or two kuskis in a battle, as described."""

    kuskis: list[str]
    applied: int
    first_after: int

    @property
    def names(self) -> list[str]:
        return [kuski.removesuffix(_BY_SECOND) for kuski in self.kuskis]

    @property
    def by_second(self) -> list[int]:
        return [1 if kuski.endswith(_BY_SECOND) else 0 for kuski in self.kuskis]


class Side:
    """What a position says of one player."""

    def __init__(self) -> None:
        self.offline: list[str] = []
        self.online: list[str] = []
        self.battle: list[Driving] = []
        self.after: list[Driving] = []
        self.hand: list[int] = []
        self.discard: list[int] = []
        self.banned: list[int] = []
        self.deck: list[int] = []
        self.points = 0
        self.rest = CARDS_BELOW
        self.out = False

    def kuskis(self) -> dict[str, list[str]]:
        """All kuskis that the player has in play, as they are told, by where they are."""
        return {
            "offline": self.offline,
            "online": self.online,
            "battle": [name for driving in self.battle for name in driving.names],
            "after": [name for driving in self.after for name in driving.names],
        }

    def kuski_names(self) -> list[str]:
        """Their names, in lower case."""
        return [name.rstrip("*").lower() for names in self.kuskis().values() for name in names]


class LevelSaid:
    """What a position says of one level in the battle area."""

    def __init__(self, heading: str, parts: re.Match[str]) -> None:
        self.heading = heading
        self.name = parts[1]
        self.length = None if parts[2] is None else int(parts[2])
        self.adders = (parts[3] or "").split()
        self.cursed = (parts[4] or "").split()
        self.used = 0
        self.started: int | None = None
        self.ended: int | None = None


class Described(PositionText):
    """A position, line by line."""

    def __init__(self, text: str, cards: CardSet, names: list[str]) -> None:
        super().__init__({name.lower().replace(" ", "-"): at for at, name in enumerate(names)})
        self.printed = cards
        self.players = 2
        self.turn = 5
        self.active = "me"
        self.phase = "main"
        self.last_end = self.plays = 0
        self.sides = [Side() for _ in SEAT_NAMES]
        self.levels: list[LevelSaid] = []
        described = [
            heading for heading, mark, rest in self.lines(text) if self._read(heading, mark, rest)
        ]
        if not 2 <= self.players <= len(SEAT_NAMES):
            raise self.wrong(f"there are 2 to {len(SEAT_NAMES)} players")
        for name in described:
            self.seat_named(name)

    def of_kind(self, name: str, kind: int) -> int:
        """The number of a printed card, which must be of a kind."""
        number = self.card(name.rstrip("*"))
        if self.printed.kinds[number] & kind == 0:
            wanted = KINDS[kind.bit_length() - 1].lower()
            raise self.wrong(f"{name!r} cannot lie there; it is no {wanted}")
        return number

    def seat_named(self, name: str) -> int:
        """The seat of that name among those who play."""
        if name not in SEAT_NAMES[: self.players]:
            there = ", ".join(SEAT_NAMES[: self.players])
            raise self.wrong(f"{name!r} does not play; there are {there}")
        return SEAT_NAMES.index(name)

    def seat_of(self, kuski: str) -> int:
        """The player who has a kuski in play, told as `Ann` or `them.Ann`."""
        whose, dot, name = kuski.rpartition(".")
        for seat in [self.seat_named(whose)] if dot else range(self.players):
            if name.lower() in self.sides[seat].kuski_names():
                return seat
        raise self.wrong(f"no player has a kuski {kuski!r} in play")

    # Reading

    def _read(self, heading: str, mark: str, rest: str) -> bool:
        """A line. Whether it is a player's own."""
        if not mark:
            numbers = dict.fromkeys(
                ["players", "turn", "last end", "plays"], self.whole(0, _LARGEST)
            )
            readers = {**numbers, "active": word, "phase": word}
            known = f" is not understood; expected one of {', '.join(readers)}"
            self.fill(self, heading, readers, otherwise=known)
        elif heading in SEAT_NAMES:
            self._read_side(self.sides[SEAT_NAMES.index(heading)], rest)
            return True
        elif heading in ("battle", "queue", "after"):
            for level in filter(None, rest.split(";")):
                self._read_level(heading, level.strip())
        else:
            raise self.wrong(
                f"begins with {heading!r}; a line is 'battle:', 'queue:', 'after:' or a player's"
            )
        return False

    def _read_side(self, side: Side, rest: str) -> None:
        def deck(words: list[str]) -> list[int]:
            if words != ["none"]:
                return self.cards(words)
            side.rest = 0
            return []

        readers = {
            **dict.fromkeys(["offline", "online"], list),
            **dict.fromkeys(["battle", "after"], self._driving),
            **dict.fromkeys(PILES, self.cards),
            "deck": deck,
            **dict.fromkeys(["points", "rest"], self.whole(0, _LARGEST)),
            "out": lambda words: not words,
        }
        self.fill(side, rest, readers, several=("offline", "online", "battle", "after", *PILES))

    def _driving(self, words: list[str]) -> list[Driving]:
        said = " ".join(words)
        parts = _DRIVE.fullmatch(said)
        if parts is None:
            raise self.wrong(f"{said!r} is no kuski in a battle; one is 'Ann 2 @1' or 'Ann+Bob'")
        driving = Driving(
            [each for each in parts.group(1, 2) if each], int(parts[3] or 1), int(parts[4] or 0)
        )
        for name, by_second in zip(driving.names, driving.by_second, strict=True):
            if by_second and len(self.printed.second_records[self.of_kind(name, KUSKI)]) == 0:
                raise self.wrong(f"{name!r} has one list of records, so there is no second")
        return [driving]

    def _read_level(self, heading: str, described: str) -> None:
        said, _, rest = described.partition(",")
        parts = _LEVEL.fullmatch(said.strip())
        if parts is None:
            raise self.wrong("a level is told like 'Pipeline 2 by Ann'")
        self.of_kind(parts[1], LEVEL)
        level = LevelSaid(heading, parts)
        self.levels.append(level)
        turns = dict.fromkeys(["used", "started", "ended"], self.whole(0, _LARGEST))
        told = ": a battle is told by 'used 1', 'started 4', 'ended 6'"
        self.fill(level, rest, turns, otherwise=told)
