"""What the runtime asks of a game about cards and players: which cards a text means, whose they are, and what
players have."""

from __future__ import annotations

from typing import Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from rulewright.effects.program import (
    IT,
    ITS_OWNER,
    OPPONENTS,
    THAT,
    THAT_PLAYER,
    YOU,
    YOURSELF,
    Program,
)
from rulewright.effects.sets import first_of, has, members_of, set_from, set_of, size_of
from rulewright.effects.state import EffectsState

S = TypeVar("S", bound=EffectsState)


@mypyc_attr(allow_interpreted_subclasses=True)
class CardsInTheBook(Generic[S]):
    """Cards and players."""

    # Which cards

    def fitting(self, state: S, program: Program, which: i64, registers: list[int]) -> int:
        """All cards that fit a filter of the program."""
        raise NotImplementedError

    def fitting_openly(self, state: S, program: Program, which: i64, registers: list[int]) -> int:
        """The same as far as all players can tell: hidden faces must not give themselves away by what
        is forbidden or changed."""
        return self.fitting(state, program, which, registers)

    def fitting_within(  # noqa: PLR0913 - of which cards, what is asked, by whom
        self,
        state: S,
        program: Program,
        which: i64,
        cards: int,
        registers: list[int],
        *,
        openly: bool = False,
    ) -> int:
        """Those of a set of cards that fit."""
        if openly:
            return cards & self.fitting_openly(state, program, which, registers)
        return cards & self.fitting(state, program, which, registers)

    def those_fitting(  # noqa: PLR0913 - of which cards, what is asked, by whom
        self,
        state: S,
        program: Program,
        which: i64,
        cards: list[int],
        registers: list[int],
        *,
        openly: bool = False,
    ) -> list[int]:
        """Those of a list of cards that fit, in the same order."""
        found = self.fitting_within(
            state, program, which, set_from(cards), registers, openly=openly
        )
        return [card for card in cards if has(found, card)]

    def fits(self, state: S, program: Program, which: i64, card: i64, registers: list[int]) -> bool:
        """Whether one card fits."""
        return self.fitting_within(state, program, which, set_of(card), registers) != 0

    def count(
        self,
        state: S,
        program: Program,
        which: i64,
        registers: list[int],
        *,
        openly: bool = False,
    ) -> i64:
        """How many cards fit."""
        if openly:
            return size_of(self.fitting_openly(state, program, which, registers))
        return size_of(self.fitting(state, program, which, registers))

    def measured(self, state: S, measure: i64, cards: int) -> int:
        """A number that the game knows of cards."""
        raise NotImplementedError

    # Whose

    def owner_of(self, state: S, card: i64) -> i64:
        """The seat that brought a card."""
        raise NotImplementedError

    def controller_of(self, state: S, card: i64) -> i64:
        """The seat that controls a card, or did when it left."""
        raise NotImplementedError

    def seat_of(self, state: S, card: i64) -> i64:
        """The player whose card it is when something happens to it."""
        return self.controller_of(state, card)

    def is_seat(self, state: S, seat: i64, whose: i64, registers: list[int]) -> bool:
        """Whether a seat is the one that a word like "your" or "an opponent's" means."""
        if whose == YOURSELF:
            return seat == registers[YOU]
        if whose == OPPONENTS:
            return seat != registers[YOU]
        if whose == THAT_PLAYER:
            return seat == registers[THAT]
        if whose == ITS_OWNER:
            cards = registers[IT]
            return cards != 0 and seat == self.owner_of(state, first_of(cards))
        return True

    def is_playing(self, state: S, seat: i64) -> bool:
        """Whether a player is still in the game."""
        return True

    def seat_after(self, state: S, seat: i64) -> i64:
        """Whose turn comes after a player's, by the order of turns."""
        after = seat
        while True:
            after = 0 if after == state.seats - 1 else after + 1
            if self.is_playing(state, after):
                return after

    def is_out_of_the_game(self, state: S, card: i64) -> bool:
        """Whether a card has left the game for good, with its player."""
        return False

    def opponents_of(self, state: S, seat: i64) -> int:
        """The seats of a player's opponents who are in the game, one or more of them, as a set."""
        found = 0
        for other in range(state.seats):
            if other != seat and self.is_playing(state, other):
                found |= set_of(other)
        return found

    def first_in_turn(self, state: S, seats: int) -> i64:
        """The seat among these whose turn it is first to do what each of them does: in turn order from the
        active player."""
        seat = state.active
        while not has(seats, seat):
            seat = 0 if seat == state.seats - 1 else seat + 1
        return seat

    def holder_of(self, state: S, cards: int, *, is_owner: bool) -> i64:
        """The seat that owns or controls the first of some cards."""
        card = members_of(cards)[0]
        return self.owner_of(state, card) if is_owner else self.controller_of(state, card)

    def counters_on(self, state: S, card: i64, kind: i64) -> i64:
        """How many counters of a kind lie on a card."""
        return 0

    def holders_of(self, state: S, cards: int) -> int:
        """The seats that control some cards, as a set."""
        found = 0
        for card in members_of(cards):
            found |= set_of(self.controller_of(state, card))
        return found

    def stat(self, state: S, stat: i64, seat: i64) -> i64:
        """What a player has of something that texts count."""
        raise NotImplementedError
