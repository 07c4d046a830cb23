"""The smallest games there can be, for tests of the kernel and the bots.

A toy is made of exactly the steps a test wants to see run; it has no cards, no rulebook and no
words to speak of. Nothing here is ever compiled: what runs on the compiled kernel runs there as a
game from outside would.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias, cast

from rulewright.gamekit.advice import Advice
from rulewright.gamekit.decks import Decks
from rulewright.gamekit.game import Game
from rulewright.gamekit.options import Option
from rulewright.gamekit.people import ForPeople, Told
from rulewright.gamekit.rules import Rules
from rulewright.kernel.chance import Dice
from rulewright.kernel.choice import make_choice, thing_of
from rulewright.kernel.event import EVERYONE, SPECTATOR, Event
from rulewright.kernel.fields import copy_fields, state_fields, value
from rulewright.kernel.saved import FieldReader, Kind, between, each_of
from rulewright.kernel.state import NOTHING, Procedure, Question, State
from rulewright.kernel.zone import Zone, zone_of

TAKE = 0
SECRETS = 1000
"""Secrets are numbers below this."""


Secret: TypeAlias = int
Number: TypeAlias = int
"""Any that a set of cards may be."""
Parts: TypeAlias = int
"""How many parts an answer has."""
Share: TypeAlias = int


@state_fields
class ToyState(State):
    """A match that is a page of notes, and one secret number for each seat."""

    notes: list[Number]
    secrets: list[Secret]

    def __init__(self, seats: int, origin: ToyState | None = None) -> None:
        super().__init__(seats, origin)
        if origin is None:
            self.notes = []
            self.secrets = [0] * seats
        else:
            copy_fields(ToyState, self, origin)

    def clone(self) -> ToyState:
        return ToyState(int(self.seats), self)

    def redeal(self, seat: int, dice: Dice) -> None:
        self.secrets = [
            self.secrets[other] if other == seat else int(dice.below(SECRETS))
            for other in range(self.seats)
        ]

    def note(self, *numbers: int) -> None:
        """Write numbers down."""
        self.notes = [*self.notes, *numbers]


@value
class Note(Procedure[ToyState]):
    """Writes a number down."""

    number: Number

    def run(self, state: ToyState) -> None:
        state.note(self.number)
        state.tell(EVERYONE, 0, self.number)


@value
class Ask(Question[ToyState]):
    """Asks each seat for so many parts, each one of three things; notes seat and answer.

    A taken thing is not offered to the same seat again, so what is offered depends on the parts
    before.
    """

    parts: list[Parts]

    def ask(self, state: ToyState, seat: int) -> Zone:
        given = state.answers[seat]
        if len(given) >= self.parts[seat]:
            return NOTHING
        offered = [make_choice(TAKE, thing) for thing in range(3)]
        return zone_of(choice for choice in offered if choice not in given)

    def answered(self, state: ToyState) -> None:
        for seat in range(state.seats):
            for choice in state.answers[seat].as_list():
                state.note(100 * (seat + 1) + int(thing_of(choice)))


class Confirm(Question[ToyState]):
    """Asks everybody for the only thing there is to take."""

    __slots__ = ()

    def ask(self, state: ToyState, seat: int) -> Zone:
        if len(state.answers[seat]) > 0:
            return NOTHING
        return zone_of([make_choice(TAKE, 0)])


@value
class End(Procedure[ToyState]):
    """Ends the match with these shares."""

    shares: list[Share]

    def run(self, state: ToyState) -> None:
        state.finish(self.shares)


class ToyRules(Rules):
    """The given steps, in their order."""

    def __init__(
        self, steps: Sequence[Procedure[Any]], seats: int = 2, options: Sequence[Option] = ()
    ) -> None:
        known = dict.fromkeys([Note, Ask, Confirm, End, *map(type, steps)])
        super().__init__("Toy", seats, seats, ["take"], list(options), cast("Any", list(known)))
        self.steps = list(steps)

    def new(self, seats: int, options: Mapping[str, object], word: int) -> State:
        del options
        state = ToyState(seats)
        state.word = word
        state.agenda = list(reversed(self.steps))
        return state

    def load_own(self, data: object, seats: int, options: Mapping[str, object]) -> State:
        del options
        state = ToyState(seats)
        FieldReader(self.kinds(state), []).fill(state, data)
        return state

    def kinds(self, state: State) -> Mapping[str, Kind]:
        return {
            "Number": between(-(1 << 60), 1 << 60),
            "list[Secret]": each_of(between(0, SECRETS), int(state.seats)),
            "list[Parts]": each_of(between(0, 9), int(state.seats)),
            "list[Share]": each_of(between(0, 100), int(state.seats)),
        }

    def at_rest(self, state: State) -> bool:
        del state
        return True

    def concede(self, state: State, seat: int) -> None:
        others = [0 if other == seat else 1 for other in range(state.seats)]
        state.finish([100 * other // sum(others) for other in others])

    def agree_to_draw(self, state: State) -> None:
        share, over = divmod(100, int(state.seats))
        state.finish([share + (1 if seat < over else 0) for seat in range(state.seats)])


class ToyForPeople(ForPeople):
    """Notes and secrets, and as few words as will do."""

    def view(self, state: State, seat: int) -> dict[str, object]:
        toy = cast("ToyState", state)
        own = None if seat == SPECTATOR else toy.secrets[seat]
        return {"notes": list(toy.notes), "secret": own}

    def prompt(self, state: State, seat: int, names: list[str], language: str) -> Told:
        del names, language
        return Told(f"Take part {len(state.answers[seat]) + 1}.", "toy.take")

    def label(self, state: State, seat: int, choice: int, names: list[str], language: str) -> str:
        del state, seat, names, language
        return f"Take {thing_of(choice)}"

    def objects(self, state: State, seat: int, choice: int) -> list[str]:
        del state, seat
        return [f"thing-{thing_of(choice)}"]

    def tell(self, event: Event, names: list[str], language: str) -> Told:
        del names, language
        return Told(f"Event {event.kind} of {event.things}.", "toy.event")


class ToyAdvice(Advice):
    """What a state is worth is the seat's share."""

    def value(self, state: State, seat: int) -> float:
        return state.shares[seat] / 100 if state.over else 0.5


class Toy(Game):
    """A game of the given steps, or of other rules, and the advice that goes with them."""

    def __init__(
        self,
        name: str,
        steps: Sequence[Procedure[Any]] = (),
        seats: int = 2,
        options: Sequence[Option] = (),
        rules: ToyRules | None = None,
        advice: Advice | None = None,
    ) -> None:
        made = ToyRules(steps, seats, options) if rules is None else rules
        super().__init__(name, "1", made, ToyForPeople(), advice or ToyAdvice())
        self.steps = made.steps


def bare(
    name: str,
    people: ForPeople | None = None,
    decks: Decks | None = None,
    options: Sequence[Option] = (),
) -> Game:
    """A game that brings nothing but what it is given here."""
    rules = Rules(name.title(), 1, 2, ["take"], list(options), [], decks)
    return Game(name, "1", rules, people or ForPeople(), Advice())


def begun(*steps: Procedure[Any], seats: int = 2) -> ToyState:
    """A state in which these steps have been run, as far as they go by themselves."""
    state = ToyState(seats)
    state.agenda = list(reversed(steps))
    state.advance()
    return state
