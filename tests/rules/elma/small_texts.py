"""Small texts that show how texts hook into the rules of Elma, one hook each: programs put together by hand,
some of which no wording comes to, and a book that knows the cards they mean."""

from typing import Any

from mypy_extensions import i64

from rulewright.effects.frame import Frame
from rulewright.effects.program import (
    ACT,
    ALL,
    ANYBODY,
    AT_LEAST,
    BY_CARD,
    CANT,
    CHAIN,
    DO,
    FREE,
    IF,
    MODIFY,
    NONE,
    RESOLVE,
    SET,
    STOP,
    THIS,
    WHENEVER,
    WOULD,
    YOU,
    YOURSELF,
    Ability,
    Condition,
    Filter,
    Instruction,
    Program,
)
from rulewright.effects.sets import first_of, has, members_of, set_from
from rulewright.games.elma.rules.book import ElmaBook
from rulewright.games.elma.rules.happening import AddLevel, LoseGame
from rulewright.games.elma.rules.numbering import IN_BATTLE
from rulewright.games.elma.rules.state import Race
from rulewright.games.elma.rules.terms import (
    ABORT,
    ADD_COUNTERS,
    ADD_LEVEL,
    BAN,
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
    NOT_COUNTED_RULE,
    OWN_LEVEL_RULE,
    PLAY_KUSKI,
    PLAYS_RULE,
    SECONDS_RULE,
    SLOWNESS,
    STAYS_ONLINE_RULE,
    TAKE_CONTROL,
    TEAM_RULE,
    TO_HAND,
    TURN_BEGINS,
    TURN_ENDS,
    WINS_AFTER_BATTLE,
)

CARDS_MEANT, AMOUNT, KIND = FREE, FREE + 1, FREE + 2
EVERYBODY, WHOSE_TURN_IT_IS = 0, 1


class Meant(Filter):
    """Cards in the words of these tests, seen by whoever's text it is."""

    def __init__(self, about: str) -> None:
        self.about = about

    def said(self) -> list[object]:
        return [self.about]

    def cards(self, race: Race, registers: list[int]) -> list[int]:
        """All that are meant."""
        seat = registers[YOU]
        own = race.kuskis[seat].as_list()
        others = [card for zone in race.kuskis for card in zone.as_list() if card not in own]
        if self.about == "battle level":
            return [] if race.battle is None else [int(race.battle.level)]
        if self.about == "queue":
            return [int(race.queue[0].level)] if race.queue else []
        if self.about == "lent":
            return [int(each.card) for each in race.controls if race.owner(each.card) == seat]
        if self.about == "own driver":
            return [card for card in own if race.place[card] == IN_BATTLE]
        if self.about == "other driver":
            return [card for card in others if race.place[card] == IN_BATTLE][:1]
        if self.about == "others":
            return others
        if self.about == "level to add":
            hand = race.hands[seat].as_list()
            levels = [card for card in hand if race.cards.kinds[race.definition[card]] == LEVEL]
            return levels[:1] if len(race.kuskis[race.after(seat)]) > 0 else []
        return (own if self.about == "own" else others)[:1]

    def means(self, race: Race, card: int, registers: list[int]) -> bool:
        """Whether one card, or (the player) one seat, is meant."""
        if self.about == "itself":
            return has(registers[THIS], card)
        if self.about == "the player":
            return card == registers[YOU]
        if self.about == "of the player":
            return int(race.controller(card)) == registers[YOU]
        return self.about == "any" or card in self.cards(race, registers)


class BookOfSmallTexts(ElmaBook):
    """Elma's book, which also knows what these texts mean and bring about."""

    def fitting(self, race: Race, program: Program, which: i64, registers: list[int]) -> int:
        wanted = program.filters[which]
        if isinstance(wanted, Meant):
            return set_from(wanted.cards(race, registers))
        return super().fitting(race, program, which, registers)

    def fitting_within(
        self,
        race: Race,
        program: Program,
        which: i64,
        cards: int,
        registers: list[int],
        *,
        openly: bool = False,
    ) -> int:
        wanted = program.filters[which]
        if isinstance(wanted, Meant):
            return set_from(
                [card for card in members_of(cards) if wanted.means(race, card, registers)]
            )
        return super().fitting_within(race, program, which, cards, registers, openly=openly)

    def fits(
        self, race: Race, program: Program, which: i64, card: i64, registers: list[int]
    ) -> bool:
        wanted = program.filters[which]
        if isinstance(wanted, Meant):
            return wanted.means(race, int(card), registers)
        return super().fits(race, program, which, card, registers)

    def bring_about(
        self, race: Race, frame: Frame, step: Instruction, registers: list[int]
    ) -> None:
        seat, cause = registers[YOU], frame.source
        chain = members_of(registers[CHAIN])
        if step.verb == ADD_LEVEL:
            level = first_of(registers[step.cards])
            adder = race.kuskis[race.after(seat)].as_list()[0]
            race.agenda.append(
                AddLevel(
                    ADD_LEVEL,
                    [level],
                    seat,
                    cause=cause,
                    means=BY_EFFECT,
                    chain=chain,
                    length=1,
                    adders=[adder],
                    cursed=[],
                )
            )
        elif step.verb == LOSE_GAME:
            who = registers[step.amount]
            losers = int(race.playing) if who == EVERYBODY else 1 << int(race.active)
            race.agenda.append(
                LoseGame(
                    LOSE_GAME, [], seat, cause=cause, means=BY_EFFECT, chain=chain, losers=losers
                )
            )
        else:
            super().bring_about(race, frame, step, registers)


BOOK = BookOfSmallTexts()


def program_of(code: list[Instruction], ability: Ability, *filters: Filter) -> Program:
    """One ability with its code."""
    there = Condition(AT_LEAST, NONE, 0, 1, ANYBODY, NONE)
    return Program([*code, Instruction(STOP)], [there], [ability], filters, [], NONE)


def does(verb: int, amount: int = 1, about: str = "", **operands: Any) -> Program:
    """An instant that does something to its player, or to each card that it is about. It can be played only if
    there is such a card."""
    to_cards = [
        Instruction(IF, condition=0, go_to=6),
        Instruction(ALL, into=CARDS_MEANT, fitting=0),
    ]
    cards = CARDS_MEANT if about else NONE
    code = [
        Instruction(RESOLVE),
        *(to_cards if about else []),
        Instruction(SET, into=AMOUNT, number=amount),
        Instruction(SET, into=KIND, number=KILLERS + 1),
        Instruction(DO, verb=verb, who=YOU, cards=cards, amount=AMOUNT, **operands),
    ]
    return program_of(code, Ability(ACT, start=0), Meant(about))


def changes(rule: int, amount: int, about: str, **said: Any) -> Program:
    """A text that changes a rule for some card, or for its player."""
    return program_of(
        [], Ability(MODIFY, modifier=rule, amount=amount, subject=0, **said), Meant(about)
    )


def forbids(verb: int, about: str | None = None) -> Program:
    """A text that says that something can't be done: at all, or to some card."""
    subject = NONE if about is None else 0
    return program_of([], Ability(CANT, verb=verb, subject=subject), Meant(about or ""))


def gains(points: int, verb: int, about: str | None = None, player: int = ANYBODY) -> Program:
    """A text whose player gains points whenever something happens: by a player, or to each of some cards."""
    code = [
        Instruction(SET, into=AMOUNT, number=points),
        Instruction(DO, verb=GAIN_POINTS, who=YOU, amount=AMOUNT),
    ]
    subject = NONE if about is None else 0
    answer = Ability(WHENEVER, start=0, verb=verb, subject=subject, player=player)
    return program_of(code, answer, Meant(about or ""))


def coaches() -> Program:
    """A text whose player gains a point at the beginning of each turn of theirs, and two at its end."""
    code: list[Instruction] = []
    abilities: list[Ability] = []
    for points, verb in ((1, TURN_BEGINS), (2, TURN_ENDS)):
        abilities.append(Ability(WHENEVER, start=len(code), verb=verb, player=YOURSELF))
        code += [
            Instruction(SET, into=AMOUNT, number=points),
            Instruction(DO, verb=GAIN_POINTS, who=YOU, amount=AMOUNT),
            Instruction(STOP),
        ]
    return Program(code, [], abilities, [], [], NONE)


def shields() -> Program:
    """A text whose player draws a card instead of a kuski of theirs going offline by an effect."""
    ability = Ability(WOULD, start=0, verb=GO_OFFLINE, subject=0, by=BY_CARD, by_filter=1)
    code = [Instruction(DO, verb=DRAW, who=YOU)]
    return program_of(code, ability, Meant("of the player"), Meant("any"))


TEXTS: dict[str, Program] = {
    "Spark": does(DRAW),
    "Boost": does(IMPROVE, 20, about="own driver"),
    "Kick": does(GO_OFFLINE, about="other driver"),
    "Pull": does(ENTER, about="own"),
    "Axe": does(TO_HAND, about="own"),
    "Exile": does(BAN, about="own"),
    "Halt": does(ABORT, about="battle level"),
    "Steal": does(TAKE_CONTROL, 0, about="other", lasts=AMOUNT),
    "Loan": does(TAKE_CONTROL, 1, about="other driver", lasts=AMOUNT),
    "Gong": does(END_BATTLE, about="battle level"),
    "Recall": does(GIVE_BACK, about="lent"),
    "Poison": does(ADD_COUNTERS, 1, about="other driver", counter=KIND),
    "Bonus": does(GAIN_POINTS, 5),
    "Fine": does(LOSE_POINTS, 5),
    "Doom": does(LOSE_GAME, EVERYBODY),
    "Push": does(ABORT, about="queue"),
    "Order": does(ADD_LEVEL, about="level to add"),
    "Curtain": does(LOSE_GAME, WHOSE_TURN_IT_IS),
    "Sweep": does(GO_OFFLINE, about="others"),
    "Eager": changes(MUST_ENTER_RULE, 1, "itself"),
    "Must": changes(MUST_ENTER_RULE, 1, "itself"),
    "Early": changes(FROM_THE_START_RULE, 1, "itself"),
    "Ghost": changes(IGNORED_RULE, 1, "itself"),
    "Turned": changes(KINDS_RULE, LEVEL, "itself"),
    "Double": changes(KINDS_RULE, KUSKI | LEVEL, "itself"),
    "Traitor": changes(TEAM_RULE, 2, "itself"),
    "Tough": changes(NOT_COUNTED_RULE, 2, "itself"),
    "Herald": gains(1, WINS_AFTER_BATTLE, "of the player"),
    "Mourner": gains(1, LOSES, "of the player"),
    "Greedy": gains(1, GAIN_POINTS, player=YOURSELF),
    "Shield": shields(),
    "Warden": forbids(GO_OFFLINE, "itself"),
    "Slower": changes(LEVEL_KEYWORDS_RULE, SLOWNESS, "any", is_in_place=True),
    "Faster": changes(SECONDS_RULE, 50, "of the player"),
    "Coach": coaches(),
    "Host": changes(PLAYS_RULE, 1, "the player", player=YOURSELF),
    "Strict": forbids(PLAY_KUSKI),
    "Homer": changes(OWN_LEVEL_RULE, 1, "itself"),
    "Miser": changes(HAND_LIMIT_RULE, 2, "the player"),
    "Fan": gains(1, IMPROVES, player=YOURSELF),
    "Cheerer": gains(2, IMPROVES, player=YOURSELF),
    "Steady": changes(STAYS_ONLINE_RULE, 1, "itself"),
}
