"""What a game tells the rest of the program about itself.

A `Game` is one object per game, without state of its own: it makes states, loads them, shows
them to a seat and puts numbers into words. Everything outside the games' folders (matches, bots,
clients, the laboratory) knows a game only through this class and `State`.
"""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import mypyc_attr

from rulewright.gamekit.balance_plan import Plan
from rulewright.gamekit.card_language import CardLanguage
from rulewright.gamekit.deck_building import DeckBuilding
from rulewright.kernel import saved
from rulewright.kernel.chance import LARGEST_WORD
from rulewright.kernel.choice import LARGEST_THING, pack_choice, things_of, verb_of
from rulewright.kernel.errors import IllegalChoice, OptionError, SaveError, SeatError
from rulewright.kernel.event import Event
from rulewright.kernel.state import NOTHING, Procedure, State
from rulewright.kernel.zone import Zone

_LARGEST_CHOICE = (1 << 50) - 1


class Option:
    """Something to settle before a match: its name, the values it may have, and what it means (in
    English; `Game.option_meaning` knows it in other languages).

    `free` says, if an option takes other texts besides the values listed, what such a text is;
    `Game.settle_free` judges it. `seat` is whose own choice it is, if it is not everybody's: whoever
    sits there makes it. Every seat then has such options, with the same values, in the same order.
    """

    def __init__(  # noqa: PLR0913 - what an option is made of
        self,
        name: str,
        values: list[object],
        default: object,
        meaning: str,
        free: str = "",
        seat: int | None = None,
    ) -> None:
        self.name = name
        self.values = values
        self.default = default
        self.meaning = meaning
        self.free = free
        self.seat = seat


class Told:
    """A sentence of the log for people, and the same for programs.

    `rule` is the id of the rule behind it. `kind` is the game's own word for what happened, the
    same in every language. `objects` are the things it is about, by the ids they had in the view
    when it was told: first whoever did it, then the rest in the order in which the game lists
    what such an event names. None of them is anything that those who are told of it cannot see.
    """

    def __init__(
        self, text: str, rule: str, kind: str = "", objects: list[str] | None = None
    ) -> None:
        self.text = text
        self.rule = rule
        self.kind = kind
        self.objects: list[str] = objects or []


class Position:
    """A state set up by hand, with the options of a match that could have come there."""

    def __init__(self, state: State, options: dict[str, object]) -> None:
        self.state = state
        self.options = options


class Tutorial:
    """A first match that is always dealt alike, so that a guide can speak of what lies there."""

    def __init__(self, seed: str, options: dict[str, object], bot: str) -> None:
        self.seed = seed
        self.options = options
        self.bot = bot


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game. Subclasses fill in the attributes and the methods that raise.

    `name` is the folder's and the rule ids' prefix, `title` what people call it. `verbs` are the
    words of packed choices, by number. `procedures` are all classes that may lie on the agenda.
    `edition` changes whenever the rules or the printed content do.
    """

    def __init__(  # noqa: PLR0913 - what a game is made of
        self,
        name: str,
        title: str,
        edition: str,
        fewest_seats: int,
        most_seats: int,
        verbs: list[str],
        options: list[Option],
        procedures: list[type[Procedure[State]]],
    ) -> None:
        self.name = name
        self.title = title
        self.edition = edition
        self.fewest_seats = fewest_seats
        self.most_seats = most_seats
        self.verbs = verbs
        self.options = options
        self.procedures = {procedure.__name__: procedure for procedure in procedures}
        self.in_turns = False
        """Whether only one seat at a time has anything to decide. Else bots mix their choices."""
        self.curiosity = 0.4
        """How much a planning bot gives a choice that it seldom tried the benefit of the doubt, as a
        part of how far apart the best and the worst outcome seen lie."""

    # Making states

    def new(self, seats: int, options: Mapping[str, object], word: int) -> State:
        """A match before its first step: call `advance` to run it to the first decision."""
        raise NotImplementedError

    def load_own(self, data: object, seats: int, options: Mapping[str, object]) -> State:
        """The inverse of the game's `dump`. Reads with `saved`, so that damage is told."""
        raise NotImplementedError

    def check_loaded(self, state: State) -> None:
        """Refuse, with SaveError, a loaded state whose parts contradict each other, so that
        whatever loads can be played to its end. Its answers have yet to be given again."""

    def position(self, text: str) -> Position:
        """The position a short readable text describes, before its next step."""
        raise NotImplementedError

    # Showing states

    def view(self, state: State, seat: int) -> dict[str, object]:
        """Everything the seat (or SPECTATOR) may know, as plain JSON values."""
        raise NotImplementedError

    def printed(self, language: str) -> dict[str, list[dict[str, object]]]:
        """All that is printed for people to read (cards, relics, …), by the keys views use."""
        raise NotImplementedError

    def languages(self) -> list[str]:
        """The languages in which it can be told, English among them."""
        return ["en"]

    def option_meaning(self, option: Option, language: str) -> str:
        """What an option is about."""
        return option.meaning

    def value_name(self, option: Option, value: object, language: str) -> str:
        """What a value of an option is called."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        return str(value)

    def settle_free(self, option: Option, text: str) -> str:
        """A text that an option with `free` is given, in the form in which a match keeps it;
        OptionError, with what is wrong and what would be right, if it cannot be played with."""
        raise NotImplementedError

    def tutorial(self) -> Tutorial | None:
        """The first match that teaches it; None if there is none."""
        return None

    def measures(self, state: State, events: list[Event]) -> dict[str, float]:
        """What a balance report counts in a finished match: how often each thing happened."""
        raise NotImplementedError

    def balance_plan(self) -> Plan | None:
        """What its balance report measures and demands; None if it has no report."""
        return None

    def card_language(self) -> CardLanguage | None:
        """The language its cards are written in; None if they have no texts."""
        return None

    def deck_building(self) -> DeckBuilding | None:
        """How its decks are built; None if nobody builds any."""
        return None

    def facts(self, state: State) -> dict[str, object]:
        """Everything about a state that a test might say has changed, under a readable name."""
        raise NotImplementedError

    def prompt(self, state: State, seat: int, names: list[str], language: str) -> Told:
        """What the seat is asked, with the players' names, and the rule that asks it."""
        raise NotImplementedError

    def label(self, state: State, seat: int, choice: int, names: list[str], language: str) -> str:
        """What a choice is called, with the players' names."""
        raise NotImplementedError

    def objects(self, state: State, seat: int, choice: int) -> list[str]:
        """The things on screen a choice refers to, by the ids they have in the view."""
        raise NotImplementedError

    def warning(self, state: State, seat: int, choice: int, language: str) -> str:
        """What a player should be told before making a choice that goes badly by a rule everybody
        can see at work; nothing for most. Tells nothing that the seat may not know."""
        return ""

    def tell(self, event: Event, names: list[str], language: str) -> Told:
        """An event in words, with the players' names, and what it is about."""
        raise NotImplementedError

    def why_not(self, state: State, seat: int, thing: str, language: str) -> list[Told]:
        """Why the seat may not do this or that with a thing now, by its id in the view: a sentence
        and its rule for each kind of choice that is not offered, whose verb is the sentence's
        `kind`. Nothing for what is offered, nor for what the seat could never do with it. Tells
        nothing that the seat may not know."""
        return []

    # Judging states

    def census(self, state: State) -> list[int]:
        """What can be neither created nor lost, in a fixed order: the same after every step."""
        raise NotImplementedError

    def at_rest(self, state: State) -> bool:
        """Whether nothing is left hanging: the match is over, or a fresh step of play is due."""
        raise NotImplementedError

    def value(self, state: State, seat: int) -> float:
        """How good a state looks for a seat, from 0 to 1. What bots may know of good play."""
        raise NotImplementedError

    def values(self, state: State) -> list[float]:
        """The same for every seat, as a planning bot judges: a game may take a longer look there."""
        return [self.value(state, seat) for seat in range(int(state.seats))]

    def turn(self, state: State) -> int:
        """How many turns have begun, in a game with `turns_ahead`."""
        return 0

    def turns_ahead(self, seats: int) -> int:
        """For how many turns a planning bot lets everybody play on, at random, before `value` judges:
        none where the hint sees by itself what a position will come to."""
        return 0

    def when_silent(self, state: State, seat: int) -> int | None:
        """What a seat that lets the time for a move run out is taken to answer, in a question that it is
        asked whether or not it has anything to say. None: this is no such question."""
        return None

    def has_left(self, state: State, seat: int) -> bool:
        """Whether the seat has lost already, while the others play on."""
        return False

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
                value = self.settle_free(option, value)
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
        state = self.load_own(saved.field(data, "own"), seats, options)
        state.word = saved.number(data, "word", 0, LARGEST_WORD)
        state.public = saved.number(data, "public", 0, LARGEST_WORD)
        state.asked = saved.number(data, "asked", 0, LARGEST_WORD)
        if saved.field(data, "script") is not None:
            state.script = saved.numbers(data, "script", 0, LARGEST_WORD)
        state.agenda = [self._load_procedure(entry) for entry in saved.items(data, "agenda")]
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

    def _load_procedure(self, entry: object) -> Procedure[State]:
        name = entry[0] if isinstance(entry, list) and entry else None
        if not isinstance(entry, list) or not isinstance(name, str) or name not in self.procedures:
            raise SaveError(
                f"the saved match is damaged: 'agenda': {entry!r} is no step of {self.title}"
            )
        arguments = entry[1:]
        for argument in arguments:
            for value in argument if isinstance(argument, list) else [argument]:
                saved.number_itself(value, f"agenda, {name}", -(1 << 60), 1 << 60)
        wrong = SaveError(f"the saved match is damaged: 'agenda': {entry!r} does not fit its step")
        try:
            procedure = self.procedures[name](*arguments)
            as_saved = procedure.saved()
        except TypeError as error:
            raise wrong from error
        if as_saved != arguments:
            raise wrong
        return procedure

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
