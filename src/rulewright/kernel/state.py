"""A match under way: plain data, a generator of one word, and an agenda of procedures.

The driver runs the procedure on top of the agenda until somebody must decide or there is a
result. At that moment everything there is to know lies in the state, so it can be copied, saved,
compared and searched, in the middle of a reaction to a reaction. There is nothing else: no
thread, callback, coroutine or hidden continuation.

What a game does: subclass `State` with its own data, write its rulebook as `Procedure`s and
`Question`s. What this module is not for: words, views and files (`game.py`, `match.py`).
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from rulewright.kernel.chance import Dice, below, next_word
from rulewright.kernel.errors import ChanceError
from rulewright.kernel.event import EVERYONE, Event
from rulewright.kernel.fields import dumped_fields, fields_of, saved_fields
from rulewright.kernel.zone import Zone

NOTHING: Final = Zone()
"""No choices, or no answers yet. Shared: never change it."""

_PUBLIC_MASK: Final = (1 << 53) - 1
_PUBLIC_FACTOR: Final = 1_000_003


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What a match is at one moment.

    A subclass adds the game's data as fields (`kernel/fields.py`) and provides `clone` and `redeal`. What
    never changes during a match (card tables, maps) is referred to, not copied.

    `choices[seat]` lists what the seat may answer now and is empty if it is not asked; these
    lists are never changed once posted, only replaced. `answers[seat]` holds the parts of an
    answer given so far to the question under way; `asked` counts the questions up to it.

    A game in which nearly all that happens is seen by everybody `publishes_what_all_are_told`:
    then it need not `publish` beside every `tell`.
    """

    def __init__(
        self, seats: i64, origin: State | None = None, *, publishes_what_all_are_told: bool = False
    ) -> None:
        self.seats: i64 = seats
        self.publishes_what_all_are_told: Final = publishes_what_all_are_told
        self.events: list[Event] | None = None
        self.script: list[int] | None = None
        if origin is None:
            self.word: i64 = 0
            self.public: i64 = 0
            self.asked: i64 = 0
            self.waiting: i64 = 0
            self.over: bool = False
            self.shares: list[int] = []
            self.agenda: list[Procedure[Any]] = []
            self.choices: list[Zone] = [NOTHING for _ in range(seats)]
            self.answers: list[Zone] = [NOTHING for _ in range(seats)]
        else:
            self.word = origin.word
            self.public = origin.public
            self.asked = origin.asked
            self.waiting = origin.waiting
            self.over = origin.over
            self.shares = origin.shares
            self.agenda = origin.agenda[:]
            self.choices = origin.choices[:]
            self.answers = origin.answers[:]
            if origin.script is not None:
                self.script = origin.script[:]

    # What a game provides

    def clone(self) -> State:
        """A copy that shares nothing changeable. Events are off in the copy."""
        raise NotImplementedError

    def dump(self) -> dict[str, object]:
        """The game's own data as plain JSON values: its fields, under their names."""
        if len(fields_of(type(self))) == 0:
            raise NotImplementedError(
                "a state declares its data as fields (@state_fields), or has a dump"
            )
        return dumped_fields(self)

    def redeal(self, seat: i64, dice: Dice) -> None:
        """Deal anew, uniformly, everything of the game's data that the seat cannot know.

        The outcome must depend on nothing but what the seat knows and the dice: gather what is
        hidden, put it in a fixed order, then shuffle.
        """
        raise NotImplementedError

    # Deciding

    def apply(self, seat: i64, choice: i64) -> None:
        """Give one part of the seat's answer. It must be among `choices[seat]`: not checked here.

        When the seat has no further part to give it is done; when all are done the question
        gets its answers and the rules go on.
        """
        if self.answer(seat, choice):
            self.advance()

    def answer(self, seat: i64, choice: i64) -> bool:
        """The same up to where the rules would go on. Tells whether they would: whether the
        question has got its answers. `advance` or `step` leads on from there."""
        question = self.agenda[-1]
        self.answers[seat] = self.answers[seat].plus(choice)
        choices = question.ask(self, seat)
        self.choices[seat] = choices
        if len(choices) > 0:
            return False
        self.waiting &= ~(1 << seat)
        if self.waiting != 0:
            return False
        self.agenda.pop()
        question.answered(self)
        return True

    def asks(self, seat: i64) -> bool:
        """Whether the seat is asked something now."""
        return (self.waiting >> seat) & 1 == 1

    def advance(self) -> None:
        """Run procedures until somebody must decide or the match is over."""
        while self.waiting == 0 and not self.over:
            self.agenda.pop().run(self)

    def step(self) -> bool:
        """Run only the next procedure, for whoever wants to look in between. False, and nothing
        is run, where `advance` would stop."""
        if self.waiting != 0 or self.over:
            return False
        self.agenda.pop().run(self)
        return True

    def pose(self, question: Procedure[Any]) -> None:
        """Put a question to the seats it concerns. With nobody to ask it is answered at once."""
        self.agenda.append(question)
        self.asked += 1
        waiting: i64 = 0
        for seat in range(self.seats):
            self.answers[seat] = NOTHING
            choices = question.ask(self, seat)
            self.choices[seat] = choices
            if len(choices) > 0:
                waiting |= 1 << seat
        self.waiting = waiting
        if waiting == 0:
            self.agenda.pop()
            question.answered(self)

    def finish(self, shares: list[int]) -> None:
        """End the match. Each seat gets a share of 100: all to a winner, or split."""
        self.over = True
        self.shares = shares
        self.waiting = 0
        self.agenda = []
        self.choices = [NOTHING for _ in range(self.seats)]
        self.answers = [NOTHING for _ in range(self.seats)]

    # Chance

    def roll(self, sides: i64) -> i64:
        """A number from 0 to sides - 1, from the match's generator (or the test's script)."""
        if self.script is not None:
            return _scripted(self.script, sides)
        self.word = next_word(self.word)
        return below(self.word, sides)

    def shuffle(self, zone: Zone) -> None:
        """Put a zone in random order."""
        for place in range(len(zone) - 1, 0, -1):
            other = self.roll(place + 1)
            item = zone[place]
            zone[place] = zone[other]
            zone[other] = item

    # What is known

    def tell(  # noqa: PLR0913 - four things, so that no list is made while events are off
        self,
        audience: i64,
        kind: i64,
        first: i64 = -1,
        second: i64 = -1,
        third: i64 = -1,
        fourth: i64 = -1,
    ) -> None:
        """Report an event to those who may know. While events are off it is at most published."""
        if self.publishes_what_all_are_told and audience == EVERYONE:
            public = _folded(_folded(self.public, kind), first)
            self.public = _folded(_folded(_folded(public, second), third), fourth)
        if self.events is None:
            return
        things = [int(first), int(second), int(third), int(fourth)]
        while things and things[-1] == -1:
            things.pop()
        self.events.append(Event(audience, kind, things))

    def report(self, audience: i64, kind: i64, things: list[int]) -> None:
        """Report an event with any number of things. Ask first whether events are on."""
        if self.events is not None:
            self.events.append(Event(audience, kind, things))

    def publish(self, fact: i64) -> None:
        """Note that all now know a fact that was secret or random. Search tells situations
        apart by the run of such facts; a game calls this where `tell` would speak to everyone
        of something new."""
        self.public = _folded(self.public, fact)

    def determinize(self, seat: i64, dice: Dice) -> None:
        """Replace all that the seat cannot know, the generator's word included, by what might
        be. Equal knowledge and equal dice give equal states, whatever the truth was."""
        self.word = dice.below(1 << 31) << 31 | dice.below(1 << 31)
        self.script = None
        self.events = None
        self.redeal(seat, dice)
        if self.waiting == 0:
            return
        question = self.agenda[-1]
        for other in range(self.seats):
            if other == seat:
                continue
            self.answers[other] = NOTHING
            choices = question.ask(self, other)
            if not self.asks(other):
                # Done, and everybody knows that: what it answered is anybody's guess.
                while len(choices) > 0:
                    guess = choices[dice.below(len(choices))]
                    self.answers[other] = self.answers[other].plus(guess)
                    choices = question.ask(self, other)
            self.choices[other] = choices

    def blindfold(self, seat: i64) -> State:
        """A copy that holds no more than the seat may know: the same for any two states the
        seat cannot tell apart. This is what a bot is given."""
        copy = self.clone()
        copy.determinize(seat, Dice(0))
        return copy

    def reopen(self, seat: i64) -> None:
        """Let every other seat answer the question under way anew, so that a search may choose
        for them too."""
        if self.waiting == 0:
            return
        question = self.agenda[-1]
        for other in range(self.seats):
            if other == seat or self.asks(other):
                continue
            self.answers[other] = NOTHING
            choices = question.ask(self, other)
            self.choices[other] = choices
            if len(choices) > 0:
                self.waiting |= 1 << other


def _folded(public: i64, fact: i64) -> i64:
    return (public * _PUBLIC_FACTOR + fact + 1) & _PUBLIC_MASK


def _scripted(script: list[int], sides: i64) -> i64:
    if not script:
        raise ChanceError(f"the rules roll 0 to {sides - 1}, but scripted chance has run out")
    result = script.pop(0)
    if not 0 <= result < sides:
        raise ChanceError(f"scripted {result} cannot come up: the rules roll 0 to {sides - 1}")
    return result


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Procedure(Generic[S]):
    """A piece of the rulebook that is under way, on the agenda. A value: what it must know are its fields
    (`@value`, `kernel/fields.py`).

    The driver takes the top procedure off and runs it. It may change the state, push what comes
    next (last pushed runs first; a later step of its own included), or finish the match.
    """

    __slots__ = ()

    def run(self, state: S) -> None:
        """Do this step."""
        raise NotImplementedError

    def ask(self, state: S, seat: i64) -> Zone:
        """What the seat may answer next, given the parts it has answered; nothing if it has no
        (further) say. Only questions are asked this. Changes nothing."""
        return NOTHING

    def answered(self, state: S) -> None:
        """All answers are in `state.answers`: go on. Only questions are told this."""

    def saved(self) -> list[object]:
        """What is in its fields, as plain JSON values. They make this procedure again."""
        return saved_fields(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Procedure[S]):
    """A procedure that asks one or several seats at once. No answer is shown until all are in.

    Subclasses give `ask` and `answered`. A long answer is asked in parts: as long as `ask`
    offers something more, the seat has not finished.
    """

    __slots__ = ()

    def run(self, state: S) -> None:
        """Put the question."""
        state.pose(self)
