"""Reading the lines of a position: what is said, before it is put together (`position.py`)."""

from __future__ import annotations

import re
from typing import Final

from rulewright.gamekit.names import nearest
from rulewright.games.elma.rules.cardset import CardSet
from rulewright.games.elma.rules.terms import KINDS, KUSKI, LEVEL
from rulewright.games.elma.saves.facts import SEAT_NAMES
from rulewright.kernel.errors import PositionError

_LEVEL: Final = re.compile(r"(\S+)(?: (\d+))?(?: by ([^;,]*?))?(?: curses ([^;,]*))?")
_DRIVE: Final = re.compile(r"(\S+?)(?:\+(\S+))?(?: (\d+))?(?: @(\d+))?")
_ENTRY: Final = re.compile(r"([a-z]+(?: end)?) ?(.*)")
_BY_SECOND: Final = "/2"
"""ruling.repeated-parts-choice: after the name of a kuski that drives by its second list."""
_TURNS: Final = ("used", "started", "ended")
_HEADINGS: Final = ("battle", "queue", "after")
PILES: Final = ("hand", "discard", "banned", "deck")
CARDS_BELOW: Final = 9
"""How many cards lie below those that a deck lists, if nothing is said."""


class Driving:
    """One or two kuskis in a battle, as described."""

    def __init__(self, kuskis: list[str], applied: int, first_after: int) -> None:
        self.names = [kuski.removesuffix(_BY_SECOND) for kuski in kuskis]
        self.by_second = [1 if kuski.endswith(_BY_SECOND) else 0 for kuski in kuskis]
        self.applied = applied
        self.first_after = first_after


class Side:
    """What a position says of one player."""

    def __init__(self) -> None:
        self.kuskis: dict[str, list[str]] = {"offline": [], "online": []}
        self.driving: dict[str, list[Driving]] = {"battle": [], "after": []}
        self.piles: dict[str, list[str]] = {name: [] for name in PILES}
        self.points = 0
        self.rest = CARDS_BELOW
        self.is_out = False

    def kuski_names(self) -> list[str]:
        """All kuskis that the player has in play, in lower case."""
        names = [name.rstrip("*") for name in self.kuskis["offline"] + self.kuskis["online"]]
        for drivings in self.driving.values():
            names += [name for driving in drivings for name in driving.names]
        return [name.lower() for name in names]


class LevelSaid:
    """What a position says of one level in the battle area."""

    def __init__(self, heading: str, parts: re.Match[str], turns: dict[str, int]) -> None:
        self.heading = heading
        self.name = parts[1]
        self.length = None if parts[2] is None else int(parts[2])
        self.adders = (parts[3] or "").split()
        self.cursed = (parts[4] or "").split()
        self.turns = turns


class Described:
    """A position, line by line."""

    def __init__(self, text: str, cards: CardSet, names: list[str]) -> None:
        self.cards = cards
        self.numbers = {name.lower().replace(" ", "-"): at for at, name in enumerate(names)}
        self.where = ""
        self.head: dict[str, str] = {}
        self.sides = [Side() for _ in SEAT_NAMES]
        self.levels: list[LevelSaid] = []
        self.described: list[str] = []
        """The players who have a line of their own."""
        for line in text.splitlines():
            if line.strip():
                self._read_line(line.strip())
        self.where = ""
        self.seats = self.number("players", 2)
        if not 2 <= self.seats <= len(SEAT_NAMES):
            raise self.wrong(f"there are 2 to {len(SEAT_NAMES)} players")
        for name in self.described:
            self.seat(name)

    def wrong(self, what: str) -> PositionError:
        """An error that says in which line."""
        return PositionError(f"{self.where or 'the position'}: {what}")

    def number(self, name: str, otherwise: int) -> int:
        """A number of the first line."""
        said = self.head.get(name)
        return otherwise if said is None else self._whole(name, said)

    def _whole(self, name: str, said: str) -> int:
        if not said.isdigit():
            raise self.wrong(f"{name!r} should be a number, not {said!r}")
        return int(said)

    def definition(self, name: str, kind: int = 0) -> int:
        """The number of a printed card, which must be of a kind if one is asked for."""
        number = self.numbers.get(name.rstrip("*").lower())
        if number is None:
            raise self.wrong(f"there is no card {name!r}{nearest(name, self.numbers)}")
        if kind != 0 and self.cards.kinds[number] & kind == 0:
            wanted = KINDS[kind.bit_length() - 1].lower()
            raise self.wrong(f"{name!r} cannot lie there; it is no {wanted}")
        return number

    def seat(self, name: str) -> int:
        """The seat of that name among those who play."""
        if name not in SEAT_NAMES[: self.seats]:
            there = ", ".join(SEAT_NAMES[: self.seats])
            raise self.wrong(f"{name!r} does not play; there are {there}")
        return SEAT_NAMES.index(name)

    def seat_of(self, kuski: str) -> int:
        """The player who has a kuski in play, told as `Ann` or `them.Ann`."""
        whose, dot, name = kuski.rpartition(".")
        for seat in [self.seat(whose)] if dot else range(self.seats):
            if name.lower() in self.sides[seat].kuski_names():
                return seat
        raise self.wrong(f"no player has a kuski {kuski!r} in play")

    # Reading

    def _read_line(self, line: str) -> None:
        self.where = repr(line)
        heading, colon, rest = line.partition(":")
        if not colon:
            for entry in line.split(","):
                parts = _ENTRY.fullmatch(entry.strip())
                if parts is None:
                    raise self.wrong(f"{entry.strip()!r} is not understood")
                self.head[parts[1]] = parts[2].strip()
        elif heading in SEAT_NAMES:
            self.described.append(heading)
            self._read_side(self.sides[SEAT_NAMES.index(heading)], rest)
        elif heading in _HEADINGS:
            for level in filter(None, rest.split(";")):
                self._read_level(heading, level)
        else:
            raise self.wrong(
                f"begins with {heading!r}; a line is 'battle:', 'queue:', 'after:' or a player's"
            )

    def _read_side(self, side: Side, rest: str) -> None:
        for entry in filter(None, (part.strip() for part in rest.split(","))):
            name, _, said = entry.partition(" ")
            if name in side.kuskis:
                side.kuskis[name] += said.split()
            elif name in side.driving:
                side.driving[name].append(self._driving(said))
            elif name in side.piles:
                side.piles[name] += [] if said == "none" else said.split()
                side.rest = 0 if said == "none" else side.rest
            elif name == "points":
                side.points = self._whole(name, said)
            elif name == "rest":
                side.rest = self._whole(name, said)
            elif name == "out":
                side.is_out = True
            else:
                known = ", ".join((*side.kuskis, *side.driving, *PILES, "points", "rest", "out"))
                raise self.wrong(f"{name!r} is none of {known}")

    def _driving(self, said: str) -> Driving:
        parts = _DRIVE.fullmatch(said)
        if parts is None:
            raise self.wrong(f"{said!r} is no kuski in a battle; one is 'Ann 2 @1' or 'Ann+Bob'")
        kuskis = [parts[1]] if parts[2] is None else [parts[1], parts[2]]
        driving = Driving(kuskis, int(parts[3] or 1), int(parts[4] or 0))
        for name, by_second in zip(driving.names, driving.by_second, strict=True):
            if by_second and len(self.cards.second_records[self.definition(name, KUSKI)]) == 0:
                raise self.wrong(f"{name!r} has one list of records, so there is no second")
        return driving

    def _read_level(self, heading: str, described: str) -> None:
        said, _, rest = described.strip().partition(",")
        parts = _LEVEL.fullmatch(said.strip())
        if parts is None:
            raise self.wrong("a level is told like 'Pipeline 2 by Ann'")
        self.definition(parts[1], LEVEL)
        turns: dict[str, int] = {}
        for entry in filter(None, (part.strip() for part in rest.split(","))):
            name, _, number = entry.partition(" ")
            if name not in _TURNS:
                raise self.wrong(f"{entry!r}: a battle is told by 'used 1', 'started 4', 'ended 6'")
            turns[name] = self._whole(name, number)
        self.levels.append(LevelSaid(heading, parts, turns))
