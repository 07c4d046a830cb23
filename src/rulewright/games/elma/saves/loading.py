"""From saved values back to a game of Elma. What each field may hold is checked here; what cannot stand
together, in `contradictions.py`."""

from __future__ import annotations

from typing import Final

from rulewright.effects.agenda_checks import load_lasting, load_mark, parts_of
from rulewright.effects.register_checks import Limits
from rulewright.games.elma.rules.cardset import CardSet
from rulewright.games.elma.rules.numbering import EFFECTS_A_CARD, GONE
from rulewright.games.elma.rules.records import (
    FOR_ITS_NEXT_BATTLE,
    JOINS,
    NONE,
    PARTNER_GONE,
    SETS,
    AfterBattle,
    Battle,
    Change,
    Control,
    Counters,
    Drive,
    Queued,
    Seen,
)
from rulewright.games.elma.rules.state import Race
from rulewright.games.elma.rules.terms import BY_EFFECT, COUNTERS, RULES
from rulewright.games.elma.rules.turn import PASSING
from rulewright.kernel import saved
from rulewright.kernel.bits import bit
from rulewright.kernel.errors import SaveError
from rulewright.kernel.zone import Zone

LAST_TURN: Final = 100_000
MOST_POINTS: Final = 1_000_000
LARGEST: Final = 1_000_000
"""No time, in tenths of a second, number of counters or changed value is larger."""
MOST_TURNS: Final = 10_000
_AUDIENCES: Final = 1 << 31


def register_limits(race: Race) -> Limits:
    """How far the numbers go that an effect can hold."""
    cards = len(race.place)
    return Limits(
        int(race.seats), cards, links=cards * EFFECTS_A_CARD, means=BY_EFFECT, measure=MOST_TURNS
    )


class RaceReader:
    """One saved game: the numbers its cards and seats may have."""

    def __init__(self, data: object, cards: CardSet, seats: int) -> None:
        self.data = data
        self.cards = cards
        self.seats = seats
        self.sizes = saved.numbers(data, "sizes", 1, 1000)
        if len(self.sizes) != seats:
            raise SaveError(f"the saved match is damaged: 'sizes' should be of {seats} decks")
        self.last = sum(self.sizes) - 1

    def read(self) -> Race:
        """The inverse of `Race.dump`."""
        data = self.data
        race = Race(self.cards, self.seats, self.sizes)
        race.definition = saved.zone(data, "definition", 0, len(self.cards) - 1)
        race.place = saved.zone(data, "place", 0, GONE)
        if len(race.definition) != self.last + 1 or len(race.place) != self.last + 1:
            raise SaveError(
                f"the saved match is damaged: 'place' should hold {self.last + 1} cards"
            )
        if saved.text(data, "cards") != self.cards.fingerprint(race.definition.as_list()):
            raise SaveError(
                "the saved match was played with other cards than there are now, or they have"
                " changed: go on with the edition it was saved by"
            )
        race.decks = self._zones("decks")
        race.hands = self._zones("hands")
        race.discards = self._zones("discards")
        race.kuskis = self._zones("kuskis")
        race.ban_pile = saved.zone(data, "ban_pile", 0, self.last)
        race.points = saved.zone(data, "points", 0, MOST_POINTS)
        if len(race.points) != self.seats:
            raise SaveError("the saved match is damaged: 'points' should be a number for each seat")
        race.playing = saved.number(data, "playing", 0, int(bit(self.seats)) - 1)
        race.active = saved.number(data, "active", 0, self.seats - 1)
        race.turn = saved.number(data, "turn", 0, LAST_TURN)
        race.turns = saved.zone(data, "turns", 0, LAST_TURN)
        if len(race.turns) != self.seats:
            raise SaveError("the saved match is damaged: 'turns' should be a number for each seat")
        race.phase = saved.number(data, "phase", 0, PASSING)
        race.plays = saved.number(data, "plays", 0, self.last + 1)
        race.last_end = saved.number(data, "last_end", 0, LAST_TURN)
        race.began_offline = saved.zone(data, "began_offline", 0, self.last)
        race.queue = [self._queued(item) for item in saved.items(data, "queue")]
        battle = saved.field(data, "battle")
        race.battle = None if battle is None else self._battle(battle)
        race.drives = [self._drive(item, "drives") for item in saved.items(data, "drives")]
        race.afters = [self._after(item) for item in saved.items(data, "afters")]
        race.counters = [self._counters(item) for item in saved.items(data, "counters")]
        race.controls = [self._control(item) for item in saved.items(data, "controls")]
        race.changes = [self._change(item) for item in saved.items(data, "changes")]
        limits = register_limits(race)
        race.lasting = [
            load_lasting(race, item, limits, LAST_TURN) for item in saved.items(data, "lasting")
        ]
        race.used_this_turn = saved.numbers(data, "used_this_turn", 0, len(self.cards) - 1)
        race.marks = [load_mark(race, item, limits) for item in saved.items(data, "marks")]
        race.improved = saved.zone(data, "improved", 0, self.last)
        race.looked = saved.zone(data, "looked", 0, self.last)
        race.looker = saved.number(data, "looker", NONE, self.seats - 1)
        race.seen = [self._seen(item) for item in saved.items(data, "seen")]
        return race

    def _zones(self, name: str) -> list[Zone]:
        return [
            saved.zone({name: item}, name, 0, self.last)
            for item in saved.items(self.data, name, self.seats)
        ]

    def _cards(self, item: object, name: str) -> list[int]:
        return saved.numbers({name: item}, name, 0, self.last)

    def _drive(self, item: object, name: str) -> Drive:
        card, entered, applied, fastest, slowest, *rest = parts_of(item, name, 11)
        first, first_after, partner, is_reversed, by_second, turns_before = rest
        return Drive(
            saved.number_itself(card, name, 0, self.last),
            saved.number_itself(entered, name, 0, LAST_TURN),
            saved.number_itself(applied, name, 0, 100),
            saved.number_itself(fastest, name, NONE, LARGEST),
            saved.number_itself(slowest, name, NONE, LARGEST),
            saved.number_itself(first, name, -LARGEST, LARGEST),
            saved.number_itself(first_after, name, 0, MOST_TURNS),
            saved.number_itself(partner, name, PARTNER_GONE, self.last),
            saved.number_itself(is_reversed, name, 0, 1),
            saved.number_itself(by_second, name, 0, 1),
            saved.number_itself(turns_before, name, 0, LAST_TURN),
        )

    def _queued(self, item: object) -> Queued:
        name = "queue"
        level, seat, length, adders, cursed = parts_of(item, name, 5)
        return Queued(
            saved.number_itself(level, name, 0, self.last),
            saved.number_itself(seat, name, 0, self.seats - 1),
            saved.number_itself(length, name, 1, MOST_TURNS),
            self._cards(adders, name),
            self._cards(cursed, name),
        )

    def _battle(self, item: object) -> Battle:
        name = "battle"
        level, seat, adders, cursed, players, turns, used, started = parts_of(item, name, 8)
        return Battle(
            saved.number_itself(level, name, 0, self.last),
            saved.number_itself(seat, name, 0, self.seats - 1),
            self._cards(adders, name),
            self._cards(cursed, name),
            saved.number_itself(players, name, 2, self.seats),
            saved.number_itself(turns, name, 1, MOST_TURNS),
            saved.number_itself(used, name, 0, MOST_TURNS),
            saved.number_itself(started, name, 0, LAST_TURN),
        )

    def _after(self, item: object) -> AfterBattle:
        name = "afters"
        level, ended, drives, taken_out, seat, adders = parts_of(item, name, 6)
        return AfterBattle(
            saved.number_itself(level, name, 0, self.last),
            saved.number_itself(ended, name, 0, LAST_TURN),
            [self._drive(each, name) for each in saved.items({name: drives}, name)],
            [self._drive(each, name) for each in saved.items({name: taken_out}, name)],
            saved.number_itself(seat, name, 0, self.seats - 1),
            self._cards(adders, name),
        )

    def _counters(self, item: object) -> Counters:
        name = "counters"
        card, kind, amount = parts_of(item, name, 3)
        return Counters(
            saved.number_itself(card, name, 0, self.last),
            saved.number_itself(kind, name, 0, len(COUNTERS) - 1),
            saved.number_itself(amount, name, 1, LARGEST),
        )

    def _change(self, item: object) -> Change:
        name = "changes"
        card, rule, value, how, lasts = parts_of(item, name, 5)
        return Change(
            saved.number_itself(card, name, 0, self.last),
            saved.number_itself(rule, name, 0, RULES - 1),
            saved.number_itself(value, name, NONE, LARGEST),
            how=saved.number_itself(how, name, SETS, JOINS),
            lasts=saved.number_itself(lasts, name, 0, FOR_ITS_NEXT_BATTLE),
        )

    def _seen(self, item: object) -> Seen:
        name = "seen"
        card, by = parts_of(item, name, 2)
        return Seen(
            saved.number_itself(card, name, 0, self.last),
            saved.number_itself(by, name, -_AUDIENCES, _AUDIENCES - 1),
        )

    def _control(self, item: object) -> Control:
        name = "controls"
        card, seat, until = parts_of(item, name, 3)
        return Control(
            saved.number_itself(card, name, 0, self.last),
            saved.number_itself(seat, name, 0, self.seats - 1),
            saved.number_itself(until, name, 0, 1),
        )


def load_race(data: object, cards: CardSet, seats: int) -> Race:
    """The inverse of `Race.dump`."""
    return RaceReader(data, cards, seats).read()
