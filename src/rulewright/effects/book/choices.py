"""What the runtime asks of a game about choices: what may be chosen, how a choice names it without telling
what is hidden, and who sees what before choosing."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from rulewright.effects.book.cards import CardsInTheBook, S
from rulewright.effects.frame import Frame
from rulewright.effects.program import Condition, Instruction, Program


@mypyc_attr(allow_interpreted_subclasses=True)
class ChoicesInTheBook(CardsInTheBook[S]):
    """Choices in the middle of an effect."""

    # What may be chosen

    def targets(self, state: S, frame: Frame, which: i64, registers: list[int]) -> int:
        """The cards that an effect may target."""
        return self.fitting(state, frame.program_in(state), which, registers)

    def choosable(self, state: S, frame: Frame, which: i64, registers: list[int]) -> int:
        """The cards that may be chosen when it is reached."""
        return self.fitting(state, frame.program_in(state), which, registers)

    def chooser(self, state: S, frame: Frame, step: Instruction) -> i64:
        """Who chooses the cards of a CHOOSE that the frame waits for: whoever it says, or another in their place."""
        return frame.registers[step.who]

    def spots(self, state: S, frame: Frame, which: i64, registers: list[int]) -> int:
        """The positions that fit a spot filter, for what is to be put there next."""
        raise NotImplementedError

    def is_asked_anyway(self, state: S, frame: Frame, step: Instruction) -> bool:
        """Whether somebody is asked though nothing may fit: that they are asked must not tell what only they
        know."""
        return False

    def look_first(self, state: S, frame: Frame, step: Instruction, registers: list[int]) -> None:
        """Show the player who is about to choose what only a look at the cards can tell."""

    def is_secret(
        self, state: S, frame: Frame, condition: Condition, seat: i64, registers: list[int]
    ) -> bool:
        """Whether the seat alone can tell if a condition is met."""
        return False

    # Names

    def nameable(self, state: S, program: Program, which: i64) -> list[int]:
        """The printed cards that a player may name where a text asks for the name of such a card: all there are."""
        raise NotImplementedError

    def was_named(self, state: S, seat: i64, definition: i64) -> None:
        """Tell all which card a player has named."""

    # Chance

    def chance_decided(self, state: S, frame: Frame, sides: i64, result: i64) -> None:
        """Tell all what a coin (two sides) or a die has come to: a number from 1 on."""

    # How choices name cards

    def unseen(self, state: S, seat: i64) -> int:
        """The cards that a seat cannot tell from each other."""
        return 0

    def thing_of_card(self, state: S, card: i64, seat: i64) -> i64:
        """How a choice of a seat names a card that it can tell from others."""
        raise NotImplementedError

    def card_of_thing(self, state: S, thing: i64, left: int, seat: i64) -> i64:
        """The card that a choice of a seat means, of those that are left to choose from."""
        raise NotImplementedError
