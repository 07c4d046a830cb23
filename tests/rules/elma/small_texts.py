"""Small texts that show how texts hook into the rules of Elma, one hook each."""

from typing import Any, cast

from mypy_extensions import i64

from rulewright.games.elma.rules.cardset import Instead, Text
from rulewright.games.elma.rules.happening import Happen
from rulewright.games.elma.rules.numbering import IN_BATTLE
from rulewright.games.elma.rules.state import Race
from rulewright.games.elma.rules.terms import (
    ABORT,
    ADD_COUNTERS,
    ADD_LEVEL,
    BAN,
    BATTLE_TYPES,
    BY_EFFECT,
    DRAW,
    END_BATTLE,
    ENTER,
    FROM_THE_START_RULE,
    GAIN_POINTS,
    GIVE_BACK,
    GO_OFFLINE,
    HAND_LIMIT_RULE,
    IGNORED_RULE,
    IMPROVE,
    IMPROVES,
    KILLERS,
    KINDS_RULE,
    KUSKI,
    LEVEL,
    LEVEL_KEYWORDS_RULE,
    LOSE_GAME,
    LOSE_POINTS,
    LOSES,
    MUST_ENTER_RULE,
    NO_FINISH,
    NOT_COUNTED_RULE,
    OWN_LEVEL_RULE,
    PLAY_KUSKI,
    PLAYS_RULE,
    RECORD_RULE,
    SLOWNESS,
    STAYS_ONLINE_RULE,
    TAKE_CONTROL,
    TEAM_RULE,
    TO_HAND,
    TURN_BEGINS,
    TURN_ENDS,
    WINS_AFTER_BATTLE,
)
from rulewright.kernel.state import Procedure, State


class Does(Text):
    """An instant that does something to its player, or to each kuski that it is about."""

    def __init__(self, verb: int, amount: int = 1, spot: int = -1, about: str = "player") -> None:
        super().__init__(0, 0)
        self.verb = verb
        self.amount = amount
        self.spot = spot
        self.about = about

    def cards(self, race: Race, seat: int) -> list[int]:
        if self.about == "battle level":
            return [] if race.battle is None else [int(race.battle.level)]
        if self.about == "queue":
            return [int(race.queue[0].level)] if race.queue else []
        if self.about == "lent":
            return [int(each.card) for each in race.controls if race.owner(each.card) == seat]
        own = race.kuskis[seat].as_list()
        others = [card for zone in race.kuskis for card in zone.as_list() if card not in own]
        if self.about == "own driver":
            return [card for card in own if race.place[card] == IN_BATTLE]
        if self.about == "other driver":
            return [card for card in others if race.place[card] == IN_BATTLE][:1]
        if self.about == "others":
            return others
        return (own if self.about == "own" else others)[:1]

    def may_be_played(self, state: State, seat: i64, card: i64) -> bool:
        if self.about in ("player", "all", "active"):
            return True
        return len(self.cards(cast(Race, state), int(seat))) > 0

    def take_effect(self, state: State, seat: i64, card: i64) -> None:
        race = cast(Race, state)
        cards = [] if self.about in ("player", "all", "active") else self.cards(race, int(seat))
        amount = int(race.playing) if self.about == "all" else self.amount
        if self.about == "active":
            amount = 1 << int(race.active)
        race.agenda.append(
            Happen(self.verb, cards, seat, amount, self.spot, [], card, BY_EFFECT, [int(card)])
        )


class Changes(Text):
    """A kuski whose text changes a rule for its player, or for itself."""

    def __init__(self, rule: int, value: int, about: str) -> None:
        super().__init__(0, 1 << rule)
        self.value = value
        self.about = about

    def changed(
        self, state: State, source: i64, seat: i64, rule: i64, thing: i64, value: i64
    ) -> i64:
        return self.value if thing == (source if self.about == "itself" else seat) else value


class Makes(Text):
    """A kuski whose text makes every level one of a single battle type."""

    def __init__(self, keyword: int) -> None:
        super().__init__(0, 1 << LEVEL_KEYWORDS_RULE)
        self.keyword = keyword

    def changed(
        self, state: State, source: i64, seat: i64, rule: i64, thing: i64, value: i64
    ) -> i64:
        return value & ~BATTLE_TYPES | self.keyword


class Trains(Text):
    """A kuski whose player's kuskis make every time five seconds faster."""

    def __init__(self) -> None:
        super().__init__(0, 1 << RECORD_RULE)

    def changed(
        self, state: State, source: i64, seat: i64, rule: i64, thing: i64, value: i64
    ) -> i64:
        own = cast(Race, state).controller(thing) == seat and value != NO_FINISH
        return value - 50 if own else value


class Turns(Text):
    """A kuski whose player gains a point at the beginning of each turn of theirs, and two at its
    end."""

    def __init__(self) -> None:
        super().__init__(1 << TURN_BEGINS | 1 << TURN_ENDS, 0)

    def answer(
        self, state: State, source: i64, seat: i64, what: Procedure[Any]
    ) -> Procedure[Any] | None:
        happen = cast(Happen, what)
        if happen.seat != seat:
            return None
        points = 1 if happen.verb == TURN_BEGINS else 2
        return Happen(GAIN_POINTS, [], seat, points, -1, [], source, BY_EFFECT, [int(source)])


class Heralds(Text):
    """A kuski whose player gains a point for each card that something is told of."""

    def __init__(self, verb: int) -> None:
        super().__init__(1 << verb, 0)

    def answer(
        self, state: State, source: i64, seat: i64, what: Procedure[Any]
    ) -> Procedure[Any] | None:
        race = cast(Race, state)
        own = [card for card in cast(Happen, what).cards if race.controller(card) == seat]
        if not own:
            return None
        points = len(own)
        return Happen(GAIN_POINTS, [], seat, points, -1, [], source, BY_EFFECT, [int(source)])


class Greedy(Text):
    """A kuski whose player, whenever they gain points, gains one more."""

    def __init__(self) -> None:
        super().__init__(1 << GAIN_POINTS, 0)

    def answer(
        self, state: State, source: i64, seat: i64, what: Procedure[Any]
    ) -> Procedure[Any] | None:
        happen = cast(Happen, what)
        if happen.seat != seat:
            return None
        chain = [*happen.chain, int(source)]
        return Happen(GAIN_POINTS, [], seat, 1, -1, [], source, BY_EFFECT, chain)


class Shields(Text):
    """A kuski whose player draws a card instead of a kuski of theirs going offline by an effect."""

    def __init__(self) -> None:
        super().__init__(1 << GO_OFFLINE, 0)

    def instead(self, state: State, source: i64, seat: i64, what: Procedure[Any]) -> list[Instead]:
        happen = cast(Happen, what)
        race = cast(Race, state)
        if happen.means != BY_EFFECT or race.controller(happen.cards[0]) != seat:
            return []
        chain = [*happen.chain, int(source)]
        draw = Happen(DRAW, [], seat, 1, -1, [], source, BY_EFFECT, chain)
        return [Instead(source, happen.cards, draw)]


class Wards(Text):
    """A kuski that can't go offline itself."""

    def __init__(self) -> None:
        super().__init__(1 << GO_OFFLINE, 0)

    def forbids(
        self, state: State, source: i64, seat: i64, what: Procedure[Any], card: i64
    ) -> bool:
        return card == source


class Orders(Text):
    """An instant by which the next player's first kuski adds the first level of one's own hand."""

    def __init__(self) -> None:
        super().__init__(0, 0)

    def levels(self, race: Race, seat: i64) -> list[int]:
        hand = race.hands[seat].as_list()
        return [card for card in hand if race.cards.kinds[race.definition[card]] == LEVEL]

    def may_be_played(self, state: State, seat: i64, card: i64) -> bool:
        race = cast(Race, state)
        return len(self.levels(race, seat)) > 0 and len(race.kuskis[race.after(seat)]) > 0

    def take_effect(self, state: State, seat: i64, card: i64) -> None:
        race = cast(Race, state)
        level = self.levels(race, seat)[0]
        adder = race.kuskis[race.after(seat)].as_list()[0]
        race.agenda.append(
            Happen(ADD_LEVEL, [level], seat, 1, -1, [adder], card, BY_EFFECT, [int(card)])
        )


class Forbids(Text):
    """A kuski whose text says that nobody can do something."""

    def __init__(self, verb: int) -> None:
        super().__init__(1 << verb, 0)

    def forbids(
        self, state: State, source: i64, seat: i64, what: Procedure[Any], card: i64
    ) -> bool:
        return True


class Answers(Text):
    """A kuski whose player gains a point whenever a kuski of theirs improves."""

    def __init__(self) -> None:
        super().__init__(1 << IMPROVES, 0)

    def answer(
        self, state: State, source: i64, seat: i64, what: Procedure[Any]
    ) -> Procedure[Any] | None:
        if cast(Happen, what).seat != seat:
            return None
        return Happen(GAIN_POINTS, [], seat, 1, -1, [], source, BY_EFFECT, [int(source)])


TEXTS: dict[str, Text] = {
    "Spark": Does(DRAW),
    "Boost": Does(IMPROVE, 20, about="own driver"),
    "Kick": Does(GO_OFFLINE, about="other driver"),
    "Pull": Does(ENTER, about="own"),
    "Axe": Does(TO_HAND, about="own"),
    "Exile": Does(BAN, about="own"),
    "Halt": Does(ABORT, about="battle level"),
    "Steal": Does(TAKE_CONTROL, 0, about="other"),
    "Loan": Does(TAKE_CONTROL, 1, about="other driver"),
    "Gong": Does(END_BATTLE, about="battle level"),
    "Recall": Does(GIVE_BACK, about="lent"),
    "Poison": Does(ADD_COUNTERS, 1, KILLERS, about="other driver"),
    "Bonus": Does(GAIN_POINTS, 5),
    "Fine": Does(LOSE_POINTS, 5),
    "Doom": Does(LOSE_GAME, about="all"),
    "Push": Does(ABORT, about="queue"),
    "Order": Orders(),
    "Curtain": Does(LOSE_GAME, about="active"),
    "Sweep": Does(GO_OFFLINE, about="others"),
    "Eager": Changes(MUST_ENTER_RULE, 1, "itself"),
    "Must": Changes(MUST_ENTER_RULE, 1, "itself"),
    "Early": Changes(FROM_THE_START_RULE, 1, "itself"),
    "Ghost": Changes(IGNORED_RULE, 1, "itself"),
    "Turned": Changes(KINDS_RULE, LEVEL, "itself"),
    "Double": Changes(KINDS_RULE, KUSKI | LEVEL, "itself"),
    "Traitor": Changes(TEAM_RULE, 2, "itself"),
    "Tough": Changes(NOT_COUNTED_RULE, 2, "itself"),
    "Herald": Heralds(WINS_AFTER_BATTLE),
    "Mourner": Heralds(LOSES),
    "Greedy": Greedy(),
    "Shield": Shields(),
    "Warden": Wards(),
    "Slower": Makes(SLOWNESS),
    "Faster": Trains(),
    "Coach": Turns(),
    "Host": Changes(PLAYS_RULE, 2, "player"),
    "Strict": Forbids(PLAY_KUSKI),
    "Homer": Changes(OWN_LEVEL_RULE, 1, "itself"),
    "Miser": Changes(HAND_LIMIT_RULE, 2, "player"),
    "Fan": Answers(),
    "Steady": Changes(STAYS_ONLINE_RULE, 1, "itself"),
}
