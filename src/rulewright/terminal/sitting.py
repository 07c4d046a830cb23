"""A match with everyone who sits at it: people at this terminal, and bots.

It keeps the order of answering honest. A bot's answer is sealed when it comes and only played
once every person has finished their own; so people may take back parts of an answer freely, and
no bot can wait to see what they picked. It knows nothing of screens, and no rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from rulewright.bots import likes_a_draw
from rulewright.gamekit.match import Choice, Match, start_match
from rulewright.gamekit.moments import Moment, play_through
from rulewright.gamekit.registry import find_game
from rulewright.kernel.errors import RulewrightError, SaveError, SeatError
from rulewright.terminal.saves import read_held_by, read_match
from rulewright.terminal.seats import USUAL_SEATS, Holder, read_seats, seat_names
from rulewright.terminal.thinking import Answer, Thought
from rulewright.terminal.words import Words


@dataclass(frozen=True)
class Errand:
    """A thought, and the moment of the match it is for."""

    thought: Thought
    question: int
    take: int


class Sitting:
    """One match and its seats. `take` counts how often a question was gone back on."""

    def __init__(self, match: Match, holders: Sequence[Holder], rematches: int = 0) -> None:
        self.match = match
        self.holders = list(holders)
        self.words = Words(match.language)
        self.rematches = rematches
        self.take = 0
        self._sealed: dict[int, Answer] = {}

    # Looking

    @property
    def people(self) -> list[int]:
        """The seats of persons."""
        return [seat for seat, holder in enumerate(self.holders) if holder.is_human]

    @property
    def question(self) -> int:
        """The number of the question under way."""
        return int(self.match.state.asked)

    def asked(self) -> list[int]:
        """The seats that have yet to answer, as far as the match knows."""
        state = self.match.state
        return [seat for seat in range(self.match.seats) if state.asks(seat)]

    def person_asked(self) -> int | None:
        """The first person who has yet to answer."""
        return next((seat for seat in self.asked() if seat in self.people), None)

    def thinking(self) -> list[int]:
        """The bots that have yet to answer."""
        return [s for s in self.asked() if s not in self.people and s not in self._sealed]

    # Bots

    def errand(self, seat: int) -> Errand:
        """What a bot that is asked should think about now."""
        # The take is part of the seed: whoever goes back meets a bot that thinks afresh.
        seed = f"{self.match.seed}:{seat}:{self.question}:{self.take}"
        thought = Thought(self.match.save(), seat, self.holders[seat].bot, seed)
        return Errand(thought, self.question, self.take)

    def seal(self, errand: Errand, answer: Answer) -> bool:
        """Keep a bot's answer until it is due; False if the match has moved elsewhere since."""
        if (errand.question, errand.take) != (self.question, self.take) or self.match.is_over:
            return False
        self._sealed[errand.thought.seat] = answer
        return True

    def play_sealed(self) -> list[Moment]:
        """If all that is missing are answers that lie sealed, play them."""
        asked = self.asked()
        if not asked or not all(seat in self._sealed for seat in asked):
            return []
        passed: list[Moment] = []
        for seat in asked:
            for part in self._sealed.pop(seat):
                passed += self._play(seat, self.match.game.rules.unspell(part))
        return passed

    # People

    def play(self, seat: int, choice: Choice) -> list[Moment]:
        """A person decides. Gives the moments that follow, if the question is settled by it."""
        return self._play(seat, choice.code)

    def _play(self, seat: int, code: int) -> list[Moment]:
        return play_through(self.match, seat, code)

    def last_to_choose(self) -> int | None:
        """The person who chose last, and whose choice would be taken back; None if nobody has."""
        places = {seat: self.match.last_choice_of(seat) for seat in self.people}
        chose = [(place, seat) for seat, place in places.items() if place is not None]
        return max(chose)[1] if chose else None

    def undo_is_free(self, seat: int | None) -> bool:
        """Whether whoever is at the keyboard may take back without asking the others."""
        if len(self.people) == 1:
            return True
        return seat is not None and seat == self.last_to_choose() and self.match.undo_is_free(seat)

    def undo(self) -> None:
        """Take back the last choice of a person, and what came of it."""
        seat = self.last_to_choose()
        assert seat is not None, "asked for only when there is something to take back"
        before = (self.question, self.match.is_over)
        self.match.take_back(seat)
        if (self.question, self.match.is_over) != before:
            self.forget_answers()

    def forget_answers(self) -> None:
        """The bots are to think afresh."""
        self._sealed.clear()
        self.take += 1

    def offer_draw(self, seat: int) -> list[int]:
        """Offer a draw in that seat's name. The seats of bots that agree have agreed at once."""
        match = self.match
        match.offer_draw(seat)
        content = [bot for bot in range(match.seats) if self._content(bot)]
        for bot in content:
            match.offer_draw(bot)
        return content

    def _content(self, seat: int) -> bool:
        if seat in self.people:
            return False
        return likes_a_draw(self.match.game, self.match.state, seat)

    def rematch(self) -> Sitting:
        """The same people and bots again, everyone one seat further."""
        match = self.match
        count = self.rematches + 1
        first_seed = match.seed.removesuffix(f"-rematch-{self.rematches}")
        names = [*match.names[1:], match.names[0]]
        holders = [*self.holders[1:], self.holders[0]]
        seed = f"{first_seed}-rematch-{count}"
        options = match.game.rules.reseated(match.options, [*range(1, len(names)), 0])
        again = start_match(match.game, names, options, seed, match.language)
        return Sitting(again, holders, count)


def begin(
    game: str,
    holders: Sequence[Holder],
    options: dict[str, object],
    seed: str,
    language: str,
) -> Sitting:
    """A new match."""
    names = seat_names(holders, Words(language))
    return Sitting(start_match(find_game(game), names, options, seed, language), holders)


def go_on(game: str, holders: Sequence[Holder] | None, path: Path, language: str) -> Sitting:
    """A match from a file. Its players keep the names they had. Without holders, whoever held
    the seats when it was saved sits there again."""
    match = read_match(path, language)
    if match.game.name != game:
        raise SaveError(f"{path}: this is a match of {match.game.name!r}, not of {game!r}")
    if holders is None:
        holders = _holders_in(path)
    if len(holders) != match.seats:
        raise SeatError(f"{path}: this match has {match.seats} seats, not {len(holders)}")
    return Sitting(match, holders)


def _holders_in(path: Path) -> list[Holder]:
    seats = read_held_by(path)
    if seats is None:
        return read_seats(USUAL_SEATS)
    try:
        return read_seats(seats)
    except RulewrightError as error:
        raise SaveError(f"{path}: {error}; say who plays with --seats") from error
