"""What a bot is and what it is given: never the state, only what its seat may know.

An `Outlook` holds the choices on offer, the view, and a blindfolded copy of the state from
which possible worlds can be imagined. The copy is the same for any two states that the seat
cannot tell apart, so a bot could not know more if it wanted to.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from rulewright.gamekit.game import Game
from rulewright.kernel.chance import Dice
from rulewright.kernel.state import State
from rulewright.kernel.zone import Zone


class Outlook:
    """One seat's situation at a decision."""

    def __init__(self, game: Game, state: State, seat: i64) -> None:
        """The outlook of a seat that is asked something in that state."""
        self.game = game
        self.seat: i64 = seat
        self.seats: i64 = state.seats
        self.question: i64 = state.asked
        """Which question of the match this is; one question may want an answer in parts."""
        self.public: i64 = state.public
        """A digest of all that has come to light so far."""
        self._blind = state.blindfold(seat)

    @property
    def choices(self) -> Zone:
        """What may be chosen."""
        return self._blind.choices[self.seat]

    @property
    def answers(self) -> list[int]:
        """The parts of the present answer that are given already."""
        return self._blind.answers[self.seat].as_list()

    def view(self) -> dict[str, object]:
        """What the seat may see, as a client would get it."""
        return self.game.people.view(self._blind, int(self.seat))

    def imagine(self, dice: Dice) -> State:
        """A state that may be the true one, with every other seat yet to answer."""
        world = self._blind.clone()
        world.determinize(self.seat, dice)
        world.reopen(self.seat)
        return world


CONTENT_WITH_A_DRAW: Final = 0.55
"""A bot agrees to a draw if it values its position at no more than this: even, or worse."""


def likes_a_draw(game: Game, state: State, seat: i64) -> bool:
    """Whether a bot in that seat, by what it may know, would rather draw than play on."""
    return game.advice.value(state.blindfold(seat), int(seat)) <= CONTENT_WITH_A_DRAW


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Somebody who chooses. One bot plays one seat of one match."""

    def choose(self, outlook: Outlook) -> int:
        """One of the outlook's choices."""
        raise NotImplementedError
