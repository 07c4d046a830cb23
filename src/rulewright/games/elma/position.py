"""Positions in a few readable lines, for tests, tutorials, puzzles and bug reports.

    players 2, turn 5, active me, phase main, last end 3
    battle: Pipeline 2 by Ann, used 1, started 4
    queue:  Hill 1 by Zeb; Maze 2 by them.Ann Zeb
    after:  Slope, ended 4
    me:   offline Ann Bob*, online Zeb, battle Kim 2 @1, points 40, hand Hill Ann, deck Bob, discard Ann
    them: online Ann, battle Tom+Una 1, after Vic 3

A card goes by its name, with hyphens for blanks, in any case. `*` marks a kuski that was not
offline when the turn began. After a kuski in a battle stands how many entries of its list are applied
(1 if nothing is said), and after `@` how many full turns were over at the first of them; `+` joins
a pair. A level is told with its length and who added it; `them.Ann` is theirs where both have one,
`curses` after that names whom a curse struck. `used` counts the turns of a battle that are over.

The phase is `main` (if nothing is said) or `begin`: the turn is about to begin. `deck` lists the top of
a deck, next card first, `deck none` nothing; below it lie as many cards as `rest` says (9 if nothing
is said), all of the first printed kind of the set.
"""

from __future__ import annotations

import re
from typing import Final

from rulewright.games.elma import times
from rulewright.games.elma.cardset import CardSet
from rulewright.games.elma.facts import SEAT_NAMES
from rulewright.games.elma.main_phase import MainPhase
from rulewright.games.elma.records import NONE, AfterBattle, Battle, Drive, Queued
from rulewright.games.elma.rules import BEGIN, CLEAN_UP, MAIN, PASSING, Turn
from rulewright.games.elma.state import (
    AFTER_LEVEL,
    BANNED,
    BATTLE_LEVEL,
    DISCARDED,
    IN_AFTER,
    IN_BATTLE,
    IN_DECK,
    IN_HAND,
    IN_QUEUE,
    OFFLINE,
    ONLINE,
    Race,
)
from rulewright.games.elma.terms import KUSKI, LEVEL, SLOWNESS
from rulewright.kernel.bits import bit
from rulewright.kernel.errors import PositionError
from rulewright.kernel.zone import zone_of

_LEVEL: Final = re.compile(r"(\S+)(?: (\d+))?(?: by ([^;,]*?))?(?: curses ([^;,]*))?")
_DRIVE: Final = re.compile(r"(\S+?)(?:\+(\S+))?(?: (\d+))?(?: @(\d+))?")
_AREAS: Final = ("offline", "online", "battle", "after")
_PILES: Final = ("hand", "discard", "banned", "deck")
_ENTRY: Final = re.compile(r"([a-z]+(?: end)?) ?(.*)")


class _Driving:
    """One or two kuskis in a battle, as described."""

    def __init__(self, names: list[str], applied: int, first_after: int) -> None:
        self.names = names
        self.applied = applied
        self.first_after = first_after


class _Side:
    """What a position says of one player."""

    def __init__(self) -> None:
        self.kuskis: dict[str, list[str]] = {"offline": [], "online": []}
        self.driving: dict[str, list[_Driving]] = {"battle": [], "after": []}
        self.piles: dict[str, list[str]] = {name: [] for name in _PILES}
        self.points = 0
        self.rest = 9
        self.is_out = False


def read_position(text: str, cards: CardSet, names: list[str]) -> Race:
    """The game the text describes, before its next step."""
    return _Assembly(text, cards, names).race


class _Assembly:
    """A description, read line by line and put together."""

    def __init__(self, text: str, cards: CardSet, names: list[str]) -> None:
        self.cards = cards
        self.numbers = {name.lower().replace(" ", "-"): at for at, name in enumerate(names)}
        self.where = ""
        self.head: dict[str, str] = {}
        self.lines: dict[str, str] = {}
        self.sides = [_Side() for _ in SEAT_NAMES]
        for line in text.splitlines():
            if line.strip():
                self._read_line(line.strip())
        self.seats = self._number("players", 2)
        if not 2 <= self.seats <= len(SEAT_NAMES):
            raise self._wrong(f"there are 2 to {len(SEAT_NAMES)} players")
        self.levels: list[tuple[int, str]] = []
        self.cards_of: dict[tuple[int, str], list[int]] = {}
        self.race = self._assemble()

    def _wrong(self, what: str) -> PositionError:
        return PositionError(f"{self.where or 'the position'}: {what}")

    # Reading

    def _read_line(self, line: str) -> None:
        self.where = repr(line)
        heading, colon, rest = line.partition(":")
        if not colon:
            for entry in line.split(","):
                parts = _ENTRY.fullmatch(entry.strip())
                if parts is None:
                    raise self._wrong(f"{entry.strip()!r} is not understood")
                self.head[parts[1]] = parts[2].strip()
        elif heading in SEAT_NAMES:
            self._read_side(self.sides[SEAT_NAMES.index(heading)], rest)
        elif heading in ("battle", "queue", "after"):
            self.lines[heading] = rest.strip()
        else:
            raise self._wrong(
                f"begins with {heading!r}; a line is 'battle:', 'queue:', 'after:' or a player's"
            )

    def _read_side(self, side: _Side, rest: str) -> None:
        for entry in filter(None, (part.strip() for part in rest.split(","))):
            name, _, said = entry.partition(" ")
            if name in ("offline", "online"):
                side.kuskis[name] += said.split()
            elif name in side.driving:
                side.driving[name].append(self._driving(said))
            elif name in side.piles:
                side.piles[name] += [] if said == "none" else said.split()
                side.rest = 0 if said == "none" else side.rest
            elif name == "points":
                side.points = int(said)
            elif name == "rest":
                side.rest = int(said)
            elif name == "out":
                side.is_out = True
            else:
                known = ", ".join((*_AREAS, *_PILES, "points", "rest", "out"))
                raise self._wrong(f"{name!r} is none of {known}")

    def _driving(self, said: str) -> _Driving:
        parts = _DRIVE.fullmatch(said)
        if parts is None:
            raise self._wrong(f"{said!r} is no kuski in a battle; one is 'Ann 2 @1' or 'Ann+Bob'")
        names = [parts[1]] if parts[2] is None else [parts[1], parts[2]]
        return _Driving(names, int(parts[3] or 1), int(parts[4] or 0))

    def _number(self, name: str, otherwise: int) -> int:
        said = self.head.get(name)
        if said is None:
            return otherwise
        if not said.isdigit():
            raise self._wrong(f"{name!r} should be a number, not {said!r}")
        return int(said)

    def _definition(self, name: str, kind: int = 0) -> int:
        number = self.numbers.get(name.rstrip("*").lower())
        if number is None:
            raise self._wrong(f"there is no card {name!r}")
        if kind != 0 and self.cards.kinds[number] & kind == 0:
            raise self._wrong(f"{name!r} cannot lie there")
        return number

    # Putting together

    def _assemble(self) -> Race:
        levels = self._described_levels()
        piles = [self._cards_of_side(seat, levels) for seat in range(self.seats)]
        race = Race(self.cards, self.seats, [len(cards) for cards in piles])
        race.turn = self._number("turn", 5)
        race.last_end = self._number("last end", 0)
        race.plays = self._number("plays", 0)
        active = self.head.get("active", "me")
        if active not in SEAT_NAMES[: self.seats]:
            raise self._wrong(f"active should be one of {SEAT_NAMES[: self.seats]}")
        race.active = SEAT_NAMES.index(active)
        first = 0
        for seat, cards in enumerate(piles):
            self._deal(race, seat, first, cards)
            first += len(cards)
        self._set_levels(race, levels)
        self._drive_all(race)
        for seat in range(self.seats):
            if self.sides[seat].is_out:
                race.playing &= ~bit(seat)
        self._begin(race)
        return race

    def _described_levels(self) -> list[tuple[int, str, re.Match[str], str]]:
        """The seat whose each level is, its line, what it says, and what follows."""
        found: list[tuple[int, str, re.Match[str], str]] = []
        for heading in ("battle", "queue", "after"):
            for described in filter(None, self.lines.get(heading, "").split(";")):
                self.where = repr(f"{heading}: {described}")
                whose, _, rest = described.strip().partition(",")
                parts = _LEVEL.fullmatch(whose.strip())
                if parts is None:
                    raise self._wrong("a level is told like 'Pipeline 2 by Ann'")
                self._definition(parts[1], LEVEL)
                seat = self._seat_of_adder(parts[3]) if parts[3] else 0
                found.append((seat, heading, parts, rest))
        return found

    def _seat_of_adder(self, adders: str) -> int:
        first = adders.split(maxsplit=1)[0]
        if "." in first:
            return SEAT_NAMES.index(first.split(".")[0])
        for seat in range(self.seats):
            if first.lower() in [name.lower() for name in self._kuski_names(seat)]:
                return seat
        raise self._wrong(f"no player has a kuski {first!r} in play")

    def _kuski_names(self, seat: int) -> list[str]:
        side = self.sides[seat]
        names = [name.rstrip("*") for name in side.kuskis["offline"] + side.kuskis["online"]]
        for area in ("battle", "after"):
            names += [name for driving in side.driving[area] for name in driving.names]
        return names

    def _cards_of_side(
        self, seat: int, levels: list[tuple[int, str, re.Match[str], str]]
    ) -> list[tuple[int, str, str]]:
        """Every card of a side: what it is, where it lies, and its name there."""
        side = self.sides[seat]
        self.where = f"'{SEAT_NAMES[seat]}: …'"
        found: list[tuple[int, str, str]] = []
        for area, names in side.kuskis.items():
            found += [(self._definition(name, KUSKI), area, name) for name in names]
        for area in ("battle", "after"):
            for driving in side.driving[area]:
                found += [(self._definition(name, KUSKI), area, name) for name in driving.names]
        for owner, heading, parts, _ in levels:
            if owner == seat:
                found.append((self._definition(parts[1], LEVEL), f"level {heading}", parts[1]))
        for pile in _PILES:
            found += [(self._definition(name), pile, name) for name in side.piles[pile]]
        return found + [(0, "rest", "")] * max(side.rest, 0 if found else 1)

    def _deal(self, race: Race, seat: int, first: int, cards: list[tuple[int, str, str]]) -> None:
        places = {"offline": OFFLINE, "online": ONLINE, "battle": IN_BATTLE, "after": IN_AFTER}
        rest: list[int] = []
        deck: list[int] = []
        for card, (definition, area, name) in enumerate(cards, start=first):
            race.definition[card] = definition
            if area in places:
                race.stack(card, race.kuskis[seat], places[area])
                key = (seat, name.rstrip("*").lower())
                self.cards_of.setdefault(key, []).append(card)
                if area == "offline" and not name.endswith("*"):
                    race.began_offline.append(card)
            elif area == "hand":
                race.stack(card, race.hands[seat], IN_HAND)
            elif area == "discard":
                race.stack(card, race.discards[seat], DISCARDED)
            elif area == "banned":
                race.lift(card)
                race.stack(card, race.ban_pile, BANNED)
            elif area.startswith("level"):
                self.cards_of.setdefault((seat, name.lower()), []).append(card)
            else:
                (rest if area == "rest" else deck).append(card)
                race.place[card] = IN_DECK
        race.decks[seat] = zone_of([*rest, *reversed(deck)])
        race.points[seat] = self.sides[seat].points

    def _kuski(self, race: Race, named: str, seat: int) -> int:
        """The kuski of that name: that seat's, or whoever's has one."""
        whose, dot, name = named.rpartition(".")
        seats = [SEAT_NAMES.index(whose)] if dot else [seat, *range(self.seats)]
        for other in seats:
            found = self.cards_of.get((other, name.lower()))
            if found:
                return found[0]
        raise self._wrong(f"no player has a kuski {named!r} in play")

    def _set_levels(self, race: Race, levels: list[tuple[int, str, re.Match[str], str]]) -> None:
        for seat, heading, parts, rest in levels:
            self.where = repr(f"{heading}: {parts[0]}")
            level = self.cards_of[seat, parts[1].lower()].pop(0)
            adders = [self._kuski(race, name, seat) for name in (parts[3] or "").split()]
            cursed = [self._kuski(race, name, seat) for name in (parts[4] or "").split()]
            length = int(parts[2] or self.cards.shortest[race.definition[level]])
            more = dict(_pairs(rest))
            if heading == "queue":
                race.place[level] = IN_QUEUE
                race.queue = [*race.queue, Queued(level, seat, length, adders, cursed)]
            elif heading == "after":
                race.place[level] = AFTER_LEVEL
                ended = more.get("ended", int(race.turn) - 1)
                race.afters = [*race.afters, AfterBattle(level, ended, [], [])]
            else:
                race.place[level] = BATTLE_LEVEL
                used = more.get("used", 0)
                started = more.get("started", int(race.turn) - used)
                turns = length * self.seats
                race.battle = Battle(level, seat, adders, cursed, self.seats, turns, used, started)

    def _drive_all(self, race: Race) -> None:
        for seat in range(self.seats):
            for area, drivings in self.sides[seat].driving.items():
                for driving in drivings:
                    self._drive(race, seat, area, driving)

    def _drive(self, race: Race, seat: int, area: str, driving: _Driving) -> None:
        level = NONE
        if area == "battle" and race.battle is not None:
            level = int(race.battle.level)
        elif area == "after" and race.afters:
            level = int(race.afters[0].level)
        if level == NONE:
            raise self._wrong(f"a kuski is in the {area}, but there is none")
        keywords = self.cards.level_keywords[race.definition[level]]
        place = IN_BATTLE if area == "battle" else IN_AFTER
        cards = [self._not_yet_driving(race, seat, name, place) for name in driving.names]
        for at, card in enumerate(cards):
            partner = cards[1 - at] if len(cards) == 2 else NONE
            turned = 1 if keywords & SLOWNESS else 0
            entered = int(race.turn) - 1
            drive = Drive(card, entered, 0, NONE, NONE, NONE, 0, partner, turned)
            if area == "battle":
                race.drives = [*race.drives, drive]
            else:
                after = race.afters[0]
                drives = [*after.drives, drive]
                race.afters = [AfterBattle(after.level, after.ended, drives, [])]
        for card in cards:
            for _ in range(driving.applied):
                times.apply_next(race, card)
            done = race.drive_of(card)
            assert done is not None
            race.replace_drive(
                done.with_times(done.fastest, done.slowest, done.first, driving.first_after)
            )

    def _not_yet_driving(self, race: Race, seat: int, name: str, place: int) -> int:
        """The first kuski of that name in the battle or after battle that drives nothing yet."""
        return next(
            card
            for card in self.cards_of[seat, name.lower()]
            if race.place[card] == place and race.drive_of(card) is None
        )

    def _begin(self, race: Race) -> None:
        """What is left to do of the turn."""
        phase = self.head.get("phase", "main")
        if phase == "begin":
            race.turn -= 1
            race.phase = PASSING if race.turn > 0 else BEGIN
            race.agenda.append(Turn(BEGIN))
        elif phase == "main":
            race.phase = MAIN
            race.agenda.append(Turn(CLEAN_UP))
            race.agenda.append(MainPhase())
        else:
            raise self._wrong(f"the phase is 'main' or 'begin', not {phase!r}")


def _pairs(rest: str) -> list[tuple[str, int]]:
    """`used 1, started 4` as names and numbers."""
    found: list[tuple[str, int]] = []
    for entry in filter(None, (part.strip() for part in rest.split(","))):
        name, _, number = entry.partition(" ")
        if name not in ("used", "started", "ended") or not number.isdigit():
            raise PositionError(f"{entry!r}: a battle is told by 'used 1', 'started 4', 'ended 6'")
        found.append((name, int(number)))
    return found
