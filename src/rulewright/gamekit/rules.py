"""A game's rules as the rest of the program knows them: states are made, loaded, saved and judged here.

The first part of a `Game`, without state of its own. What a match does from one decision to the next is in
its procedures (`kernel/state.py`).
"""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import mypyc_attr

from rulewright.gamekit.decks import Decks
from rulewright.gamekit.options import Option
from rulewright.kernel import saved
from rulewright.kernel.chance import LARGEST_WORD
from rulewright.kernel.choice import LARGEST_THING, pack_choice, things_of, verb_of
from rulewright.kernel.errors import IllegalChoice, OptionError, SaveError, SeatError
from rulewright.kernel.saved import FieldReader, Kind
from rulewright.kernel.state import NOTHING, Procedure, State
from rulewright.kernel.zone import Zone

_LARGEST_CHOICE = (1 << 50) - 1


class Position:
    """A state set up by hand, with the options of a match that could have come there."""

    def __init__(self, state: State, options: dict[str, object]) -> None:
        self.state = state
        self.options = options


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """One game's rules. Subclasses fill in the methods that raise.

    `title` is what people call the game. `verbs` are the words of packed choices, by number.
    `procedures` are all classes that may lie on the agenda. `decks` judges the options that take free texts; a
    game without such options needs none. `form` is the number of the form in which states are saved: whoever
    changes that form counts it up, and brings earlier ones to it in `as_saved_today`.
    """

    def __init__(  # noqa: PLR0913 - what rules are made of
        self,
        title: str,
        fewest_seats: int,
        most_seats: int,
        verbs: list[str],
        options: list[Option],
        procedures: list[type[Procedure[State]]],
        decks: Decks | None = None,
        form: int = 1,
    ) -> None:
        self.title = title
        self.fewest_seats = fewest_seats
        self.most_seats = most_seats
        self.verbs = verbs
        self.options = options
        self.procedures = {procedure.__name__: procedure for procedure in procedures}
        self.decks = Decks() if decks is None else decks
        self.form = form

    # Making states

    def new(self, seats: int, options: Mapping[str, object], word: int) -> State:
        """A match before its first step: call `advance` to run it to the first decision."""
        raise NotImplementedError

    def load_own(self, data: object, seats: int, options: Mapping[str, object]) -> State:
        """The inverse of the game's `dump`. Reads with `saved`, so that damage is told."""
        raise NotImplementedError

    def kinds(self, state: State) -> Mapping[str, Kind]:
        """What the fields of procedures may hold, by the names of their types."""
        return {}

    def as_saved_today(self, data: object) -> object:
        """What an earlier version saved, in the form that is saved today; its own form is under `form`. What is in
        no such form is left as it is."""
        return data

    def check_loaded(self, state: State) -> None:
        """Refuse, with SaveError, a loaded state whose parts contradict each other, so that
        whatever loads can be played to its end. Its answers have yet to be given again."""

    def position(self, text: str) -> Position:
        """The position a short readable text describes, before its next step."""
        raise NotImplementedError

    # Judging states

    def facts(self, state: State) -> dict[str, object]:
        """Everything about a state that a test might say has changed, under a readable name."""
        raise NotImplementedError

    def census(self, state: State) -> list[int]:
        """What can be neither created nor lost, in a fixed order: the same after every step."""
        raise NotImplementedError

    def at_rest(self, state: State) -> bool:
        """Whether nothing is left hanging: the match is over, or a fresh step of play is due."""
        raise NotImplementedError

    def when_silent(self, state: State, seat: int) -> int | None:
        """What a seat that lets the time for a move run out is taken to answer, in a question that it is
        asked whether or not it has anything to say. None: this is no such question."""
        return None

    def has_left(self, state: State, seat: int) -> bool:
        """Whether the seat has lost already, while the others play on."""
        return False

    # Ending a match by agreement

    def concede(self, state: State, seat: int) -> None:
        """The seat gives up."""
        raise NotImplementedError

    def agree_to_draw(self, state: State) -> None:
        """All have agreed to call it a draw."""
        raise NotImplementedError

    # What follows from the above

    def check_seats(self, seats: int) -> None:
        """Refuse a number of players the game cannot have."""
        if not self.fewest_seats <= seats <= self.most_seats:
            wanted = f"{self.fewest_seats} to {self.most_seats}"
            if self.fewest_seats == self.most_seats:
                wanted = str(self.most_seats)
            raise SeatError(f"{self.title} takes {wanted} players, not {seats}")

    def check_options(self, given: Mapping[str, object]) -> dict[str, object]:
        """All options with their values, defaults filled in."""
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                there = ", ".join(sorted(known)) or "none"
                raise OptionError(f"{self.title} has no option {name!r}; it has {there}")
        settled: dict[str, object] = {}
        for option in self.options:
            value = given.get(option.name, option.default)
            is_listed = any(
                value == allowed and type(value) is type(allowed) for allowed in option.values
            )
            if option.free and isinstance(value, str) and not is_listed:
                value = self.decks.settle_free(option, value)
            elif not is_listed:
                allowed_values = ", ".join(repr(allowed) for allowed in option.values)
                raise OptionError(
                    f"option {option.name!r} must be one of {allowed_values}, not {value!r}"
                )
            settled[option.name] = value
        return settled

    def reseated(self, options: Mapping[str, object], order: list[int]) -> dict[str, object]:
        """The options when everybody sits elsewhere: each player's own choices go along. `order`
        has, for each seat, the one in which its player sat before."""
        own: list[list[str]] = [
            [option.name for option in self.options if option.seat == seat]
            for seat in range(len(order))
        ]
        moved = dict(options)
        for seat, before in enumerate(order):
            for name, name_before in zip(own[seat], own[before], strict=True):
                moved[name] = options[name_before]
        return moved

    def spell(self, choice: int) -> list[object]:
        """A packed choice as a list: the verb, then what it names."""
        return [self.verbs[int(verb_of(choice))], *things_of(choice)]

    def unspell(self, spelled: object) -> int:
        """The packed choice a list spells."""
        if not isinstance(spelled, (list, tuple)) or not 1 <= len(spelled) <= 4:
            raise IllegalChoice(f"a choice is a verb and up to three numbers, not {spelled!r}")
        verb = spelled[0]
        if verb not in self.verbs:
            raise IllegalChoice(f"{verb!r} is not a verb of {self.title}")
        things = [-1, -1, -1]
        for place, thing in enumerate(spelled[1:]):
            if isinstance(thing, bool) or not isinstance(thing, int):
                raise IllegalChoice(f"a choice names things by number, not {thing!r}")
            if not 0 <= thing <= LARGEST_THING:
                raise IllegalChoice(f"there is nothing numbered {thing}")
            things[place] = thing
        return int(pack_choice(self.verbs.index(verb), things[0], things[1], things[2]))

    def save_state(self, state: State) -> dict[str, object]:
        """A state as plain JSON values, complete."""
        return {
            "form": self.form,
            "word": int(state.word),
            "public": int(state.public),
            "asked": int(state.asked),
            "waiting": int(state.waiting),
            "script": state.script,
            "over": state.over,
            "shares": state.shares,
            "agenda": [[type(entry).__name__, *entry.saved()] for entry in state.agenda],
            "answers": [answers.as_list() for answers in state.answers],
            "own": state.dump(),
        }

    def load_state(self, data: object, seats: int, options: Mapping[str, object]) -> State:
        """The inverse of `save_state`; SaveError if the data is damaged."""
        self.check_seats(seats)
        data = self.as_saved_today(data)
        if not isinstance(data, dict):
            raise SaveError(
                f"the saved match is damaged: its state should be an object, not {saved.shown(data)}"
            )
        if "form" not in data:
            data = {"form": 1, **data}  # saves have said it since version 0.2
        form = saved.number(data, "form", 1, LARGEST_WORD)
        if form > self.form:
            raise SaveError(
                f"the saved match has the form {form}, and {self.title} knows forms up to {self.form} here: go on"
                " with the newer version by which it was saved"
            )
        state = self.load_own(saved.field(data, "own"), seats, options)
        state.word = saved.number(data, "word", 0, LARGEST_WORD)
        state.public = saved.number(data, "public", 0, LARGEST_WORD)
        state.asked = saved.number(data, "asked", 0, LARGEST_WORD)
        if saved.field(data, "script") is not None:
            state.script = saved.numbers(data, "script", 0, LARGEST_WORD)
        reader = FieldReader(self.kinds(state), [])
        for entry in saved.items(data, "agenda"):
            state.agenda.append(self._load_procedure(entry, reader))
        if saved.truth(data, "over"):
            shares = saved.numbers(data, "shares", 0, 100)
            if len(shares) != seats or sum(shares) != 100:
                raise SaveError(
                    f"the saved match is damaged: 'shares' should be {seats} numbers, 100 together"
                )
            state.finish(shares)
        waiting = saved.number(data, "waiting", 0, (1 << seats) - 1)
        self.check_loaded(state)
        if waiting != 0 and not state.over:
            self._ask_again(state, saved.items(data, "answers", seats))
        if state.waiting != waiting:
            raise SaveError("the saved match is damaged: 'waiting' is not for those who are asked")
        for name, value in self.save_state(state).items():
            if saved.field(data, name) != value:
                raise SaveError(f"the saved match is damaged: {name!r} does not fit the rest")
        return state

    def _load_procedure(self, entry: object, reader: FieldReader) -> Procedure[State]:
        name = entry[0] if isinstance(entry, list) and entry else None
        if not isinstance(entry, list) or not isinstance(name, str) or name not in self.procedures:
            raise SaveError(
                f"the saved match is damaged: 'agenda': {saved.shown(entry)} is no step of {self.title}"
            )
        return reader.value(self.procedures[name], entry[1:], f"agenda, {name}")

    def _ask_again(self, state: State, answers: list[object]) -> None:
        """Put the saved question again and give the saved answers, each if it is offered."""
        if not state.agenda:
            raise SaveError("the saved match is damaged: 'agenda' is empty, yet it is not over")
        question = state.agenda[-1]
        try:
            for seat in range(state.seats):
                given = saved.numbers({"answers": answers[seat]}, "answers", 0, _LARGEST_CHOICE)
                state.answers[seat] = NOTHING
                choices: Zone = question.ask(state, seat)
                for choice in given:
                    if choice not in choices:
                        raise SaveError(
                            "the saved match is damaged: 'answers' has one not on offer"
                        )
                    state.answers[seat] = state.answers[seat].plus(choice)
                    choices = question.ask(state, seat)
                state.choices[seat] = choices
                if len(choices) > 0:
                    state.waiting |= 1 << seat
        except (AssertionError, IndexError, ValueError) as error:
            raise SaveError("the saved match is damaged: its parts do not fit together") from error
