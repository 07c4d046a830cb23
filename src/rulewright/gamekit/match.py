"""A match as people and programs hold it: play, look, save, take back.

A match is fully given by its game, edition, options, seed and decisions; everything else can be
worked out again, and is. It knows nothing of bots, networks or screens.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from rulewright.gamekit.decision import Choice, Decision, Result
from rulewright.gamekit.game import Game
from rulewright.gamekit.people import Told
from rulewright.gamekit.registry import game_of
from rulewright.kernel import saved
from rulewright.kernel.chance import word_from_seed
from rulewright.kernel.errors import (
    ContentError,
    IllegalChoice,
    MatchOver,
    NothingToDecide,
    OptionError,
    RulewrightError,
    SaveError,
    SeatError,
    UndoError,
    UnknownGame,
)
from rulewright.kernel.event import EVERYONE, SPECTATOR, Event
from rulewright.kernel.state import State

__all__ = [
    "CONCEDE",
    "OFFER_DRAW",
    "Choice",
    "Decision",
    "Match",
    "Result",
    "load_match",
    "start_match",
]

SAVE_FORMAT: Final = 1
CONCEDE: Final = "concede"
OFFER_DRAW: Final = "offer-draw"


class Mark:
    """What a decision found: the question it answered, chance, what all knew, what was told."""

    __slots__ = ("asked", "public", "told", "word")

    def __init__(self, state: State, told: int) -> None:
        self.asked = int(state.asked)
        self.word = int(state.word)
        self.public = int(state.public)
        self.told = told


class Match:
    """One match. Make one with `rulewright.start` or `rulewright.load`."""

    def __init__(  # noqa: PLR0913 - what a match is made of
        self,
        game: Game,
        names: list[str],
        options: dict[str, object],
        seed: str,
        base: State | None = None,
        language: str = "en",
    ) -> None:
        """A match that begins at `base`, which is not changed, or else with its set-up."""
        self.game = game
        self.names = names
        self.seats: Final = len(names)
        """How many there are."""
        self.options = options
        self.seed = seed
        self.language = language
        self.decisions: list[list[object]] = []
        """Every decision so far: the seat, then the choice spelled out."""
        self._base = base
        self._events: list[Event] = []
        self._offers: set[int] = set()
        self._marks: list[Mark] = []
        self._state = self._begin()

    def _begin(self) -> State:
        if self._base is None:
            word = word_from_seed(self.seed)
            state = self.game.rules.new(self.seats, self.options, word)
        else:
            state = self._base.clone()
        state.events = self._events
        state.advance()
        return state

    # Looking

    @property
    def state(self) -> State:
        """The state itself, for search and tests. Clone it before playing on it."""
        return self._state

    @property
    def is_over(self) -> bool:
        """Whether there is a result."""
        return self._state.over

    @property
    def result(self) -> Result | None:
        """How the match ended, or None while it goes on."""
        return Result(list(self._state.shares)) if self._state.over else None

    @property
    def pending(self) -> list[Decision]:
        """What is asked now, one decision for each seat that has yet to answer."""
        return [self.decision(seat) for seat in range(self.seats) if self._state.asks(seat)]

    def decision(self, seat: int, language: str | None = None) -> Decision:
        """What one seat is asked now, in the match's own language or another."""
        self._check_asked(seat)
        state = self._state
        prompt = self.game.people.prompt(state, seat, self.names, language or self.language)
        choices = [self.choice(seat, code, language) for code in state.choices[seat].as_list()]
        return Decision(seat, prompt.text, prompt.rule, choices)

    def choice(self, seat: int, code: int, language: str | None = None) -> Choice:
        """A packed choice with its words."""
        label = self._label(seat, code, language or self.language)
        objects = self.game.people.objects(self._state, seat, code)
        return Choice(code, self.game.rules.spell(code), label, objects)

    def view(self, seat: int | None) -> dict[str, object]:
        """Everything that seat may know; None for a spectator."""
        return self.game.people.view(self._state, self._viewer(seat))

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """What happened, as far as that seat (None: a spectator) may know it."""
        viewer = self._viewer(seat)
        return [event for event in self._events if event.seen_by(viewer)][since:]

    def story(self, seat: int | None, since: int = 0) -> list[Told]:
        """The same in words, with the rule behind each sentence."""
        return [
            self.game.people.tell(event, self.names, self.language)
            for event in self.events(seat, since)
        ]

    # Playing

    def play(
        self,
        seat: int,
        choice: Choice | Sequence[object] | int | str,
        look: Callable[[], None] | None = None,
    ) -> None:
        """Make a decision. Takes a choice, its code, its spelling or its label; anything that is
        not offered is refused with a reason and changes nothing.

        If the rules go on by it, whoever wants to `look` is called after each of their steps.
        """
        code = self.offered(seat, choice)
        self._mark()
        if look is None:
            self._state.apply(seat, code)
        elif self._state.answer(seat, code):
            look()
            while self._state.step():
                look()
        self._offers.clear()
        self.decisions.append([seat, *self.game.rules.spell(code)])

    def concede(self, seat: int) -> None:
        """Give up, at any moment."""
        self._check_in_the_game(seat)
        self._mark()
        self.game.rules.concede(self._state, seat)
        self._offers.clear()
        self.decisions.append([seat, CONCEDE])

    def offer_draw(self, seat: int) -> None:
        """Offer a draw, or agree to one. It holds until somebody plays on; it takes all who are
        still in the game."""
        self._check_in_the_game(seat)
        self._mark()
        self._offers.add(seat)
        self.decisions.append([seat, OFFER_DRAW])
        others = [
            each for each in range(self.seats) if not self.game.rules.has_left(self._state, each)
        ]
        if self._offers.issuperset(others):
            self.game.rules.agree_to_draw(self._state)

    @property
    def draw_offers(self) -> list[int]:
        """The seats that offer a draw at the moment."""
        return sorted(self._offers)

    def undo(self, count: int = 1) -> None:
        """Take back the last decisions."""
        if not 0 <= count <= len(self.decisions):
            raise UndoError(f"cannot take back {count} of {len(self.decisions)} decisions")
        self._replay(self.decisions[: len(self.decisions) - count])

    def last_choice_of(self, seat: int) -> int | None:
        """The place among the decisions of the last one of that seat that was no offer."""
        self._check_seat(seat)
        for place in range(len(self.decisions) - 1, -1, -1):
            if self.decisions[place][0] == seat and self.decisions[place][1:] != [OFFER_DRAW]:
                return place
        return None

    def can_take_back(self, seat: int) -> bool:
        """Whether the seat has chosen anything yet."""
        return self.last_choice_of(seat) is not None

    def undo_is_free(self, seat: int) -> bool:
        """Whether the seat may take its last choice back without asking anybody: nothing random
        or hidden has come to light since, and nobody else's choice would be lost."""
        place = self.last_choice_of(seat)
        if place is None:
            return False
        if self._is_under_way(place):
            return True
        before, state = self._marks[place], self._state
        return (
            before.word == state.word
            and before.public == state.public
            and all(event.audience == EVERYONE for event in self._events[before.told :])
            and all(later[1:] == [OFFER_DRAW] for later in self._of_others_after(place))
        )

    def take_back(self, seat: int) -> None:
        """Take back the seat's last choice.

        While others have yet to answer the same question, only that: what they have answered
        stays. Later, what the seat chose and all that followed if that is free; else the whole
        question is put to everybody again, since answers to it have been seen.
        """
        place = self.last_choice_of(seat)
        if place is None:
            raise UndoError(f"{self.names[seat]} (seat {seat}) has nothing to take back")
        if self._is_under_way(place):
            self._replay(self.decisions[:place] + self.decisions[place + 1 :])
        elif self.undo_is_free(seat):
            self._replay(self.decisions[:place])
        else:
            question = self._marks[place].asked
            first = next(at for at, mark in enumerate(self._marks) if mark.asked == question)
            self._replay(self.decisions[:first])

    def clone(self) -> Match:
        """An independent copy."""
        copy = Match(
            self.game, list(self.names), dict(self.options), self.seed, self._state, self.language
        )
        copy.decisions = self.decisions[:]  # what was decided is never changed, only taken back
        copy._base = self._base
        copy._events.extend(self._events)
        copy._offers = set(self._offers)
        copy._marks = list(self._marks)
        return copy

    # Files

    def save(self) -> str:
        """The match as JSON text, from which `rulewright.load` makes it again."""
        return json.dumps(
            {
                "rulewright": SAVE_FORMAT,
                "game": self.game.name,
                "edition": self.game.edition,
                "seats": self.names,
                "options": self.options,
                "seed": self.seed,
                "decisions": self.decisions,
                "base": None if self._base is None else self.game.rules.save_state(self._base),
                "state": self.game.rules.save_state(self._state),
            },
            ensure_ascii=False,
            sort_keys=True,
            separators=(",", ":"),
        )

    # Inside

    def _viewer(self, seat: int | None) -> int:
        if seat is None:
            return SPECTATOR
        self._check_seat(seat)
        return seat

    def _check_seat(self, seat: int) -> None:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise SeatError(f"there is no seat {seat!r}; seats are 0 to {self.seats - 1}")

    def _check_running(self, seat: int) -> None:
        self._check_seat(seat)
        if self._state.over:
            raise MatchOver("the match is over")

    def _check_in_the_game(self, seat: int) -> None:
        self._check_running(seat)
        if self.game.rules.has_left(self._state, seat):
            raise MatchOver(f"for {self.names[seat]} (seat {seat}) the match is over already")

    def _check_asked(self, seat: int) -> None:
        self._check_running(seat)
        if not self._state.asks(seat):
            raise NothingToDecide(f"{self.names[seat]} (seat {seat}) has nothing to decide now")

    def _mark(self) -> None:
        self._marks.append(Mark(self._state, len(self._events)))

    def _is_under_way(self, place: int) -> bool:
        """Whether that decision is a part of an answer to the question that is still open."""
        return not self._state.over and self._marks[place].asked == self._state.asked

    def _of_others_after(self, place: int) -> list[list[object]]:
        seat = self.decisions[place][0]
        return [decision for decision in self.decisions[place + 1 :] if decision[0] != seat]

    def offered(self, seat: int, choice: Choice | Sequence[object] | int | str) -> int:
        """The code of a choice that is offered now; anything else is refused with a reason."""
        self._check_asked(seat)
        offered = self._state.choices[seat].as_list()
        if isinstance(choice, str):
            for code in offered:
                if self._label(seat, code, self.language) == choice:
                    return code
        elif isinstance(choice, Choice):
            if choice.code in offered:
                return choice.code
        elif isinstance(choice, int):
            if choice in offered and not isinstance(choice, bool):
                return choice
        else:
            code = self.game.rules.unspell(choice)
            if code in offered:
                return code
        labels = [self._label(seat, code, self.language) for code in offered]
        named = choice.label if isinstance(choice, Choice) else choice
        raise IllegalChoice(
            f"{self.names[seat]} cannot choose {named!r} now; on offer: {', '.join(labels)}"
        )

    def _label(self, seat: int, code: int, language: str) -> str:
        return self.game.people.label(self._state, seat, code, self.names, language)

    def _replay(self, decisions: list[list[object]]) -> None:
        """Begin anew and make these decisions."""
        self._events = []
        self._offers = set()
        self._marks = []
        self.decisions = []
        self._state = self._begin()
        for decision in decisions:
            self.make(decision)

    def make(self, decision: object) -> None:
        """Make a decision as `decisions` lists it: the seat, then the choice spelled out."""
        if not isinstance(decision, list) or len(decision) < 2:
            raise SaveError(f"the saved match is damaged: {decision!r} is no decision")
        seat = decision[0]
        if isinstance(seat, bool) or not isinstance(seat, int):
            raise SaveError(f"the saved match is damaged: {decision!r} names no seat")
        if decision[1:] == [CONCEDE]:
            self.concede(seat)
        elif decision[1:] == [OFFER_DRAW]:
            self.offer_draw(seat)
        else:
            self.play(seat, decision[1:])


def start_match(
    game: Game, names: Sequence[str], options: Mapping[str, object], seed: int | str, language: str
) -> Match:
    """A new match at its first decision."""
    _check_names(names)
    if isinstance(seed, bool) or not isinstance(seed, (int, str)):
        raise OptionError(f"a seed is a whole number or a text, not {seed!r}")
    game.rules.check_seats(len(names))
    settled = game.rules.check_options(options)
    return Match(game, list(names), settled, str(seed), None, language)


def _check_names(names: Sequence[object]) -> None:
    if isinstance(names, str):
        raise SeatError(f"seats are a list of names, not the text {names!r}")
    for name in names:
        if not isinstance(name, str) or not name.strip():
            raise SeatError(f"a seat has a name, not {name!r}")
        try:
            name.encode()
        except UnicodeEncodeError as error:
            raise SeatError(f"a name is text that can be written down, not {name!r}") from error


def load_match(save: str | bytes, language: str = "en") -> Match:
    """The match that was saved. One of another edition goes on from where it stood, without the
    history that the present rules might tell differently."""
    try:
        data = json.loads(save)
    except (ValueError, RecursionError) as error:
        raise SaveError(f"this is no saved match: {error}") from error
    saved.number(data, "rulewright", SAVE_FORMAT, SAVE_FORMAT)
    given = saved.field(data, "options")
    if not isinstance(given, dict):
        raise SaveError("the saved match is damaged: 'options' should be an object")
    try:
        game = game_of(saved.text(data, "game"), given)
    except UnknownGame as error:
        raise SaveError(f"the saved match is of a game that is not here: {error}") from error
    except ContentError as error:
        raise SaveError(
            f"the saved match has cards that are not understood here: {error}"
        ) from error
    except OptionError as error:
        raise SaveError(f"the saved match is damaged: {error}") from error
    names = saved.items(data, "seats")
    seed = saved.text(data, "seed")
    try:
        _check_names(names)
        options = game.rules.check_options(given)
        return _match_from(data, game, [str(name) for name in names], options, seed, language)
    except SaveError:
        raise
    except RulewrightError as error:
        raise SaveError(f"the saved match is damaged: {error}") from error


def _match_from(  # noqa: PLR0913 - what a saved match is made of
    data: object,
    game: Game,
    seats: list[str],
    options: dict[str, object],
    seed: str,
    language: str,
) -> Match:
    """The match of checked seats and options whose other fields are in the data."""
    now = game.rules.load_state(saved.field(data, "state"), len(seats), options)
    if now.waiting == 0 and not now.over:
        raise SaveError("the saved match is damaged: it waits for nobody, yet it is not over")
    start = saved.field(data, "base")
    decisions = saved.items(data, "decisions")
    if saved.text(data, "edition") != game.edition:
        return Match(game, seats, options, seed, now, language)
    base = None if start is None else game.rules.load_state(start, len(seats), options)
    match = Match(game, seats, options, seed, base, language)
    for decision in decisions:
        match.make(decision)
    if game.rules.save_state(match.state) != game.rules.save_state(now):
        raise SaveError("the saved match is damaged: its decisions do not lead to its state")
    return match
