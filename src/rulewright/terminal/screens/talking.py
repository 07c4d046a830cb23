"""What people say to each other across the table: may I take that back, I concede, shall we draw."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from textual.binding import Binding, BindingType

from rulewright.terminal.screens import ask
from rulewright.terminal.screens.looking import LookingScreen
from rulewright.terminal.sitting import Sitting


class TalkingScreen(LookingScreen):
    """A match with people at it. The table itself is the subclass."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u", "undo", show=False),
        Binding("d", "draw", show=False),
        Binding("x", "concede", show=False),
    ]

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting.match)
        self.sitting = sitting
        self.at_keyboard: int | None = None
        """Where several people play: the one whose cards may be on the screen now."""

    @property
    def viewer(self) -> int | None:
        """Whose eyes the screen is drawn for now."""
        people = self.sitting.people
        return people[0] if len(people) == 1 else self.at_keyboard

    def proceed(self) -> None:
        """Go on from where the match stands."""
        raise NotImplementedError

    def go_back(self) -> None:
        """Forget what was about to be shown: the match stands elsewhere now."""
        raise NotImplementedError

    def tell(self, text: str) -> None:
        """A passing remark."""
        self.notify(text, markup=False)

    def _confirm(
        self, question: str, then: Callable[[], None], otherwise: Callable[[], None] | None = None
    ) -> None:
        def answered(said: str | None) -> None:
            if said == "yes":
                then()
            elif otherwise is not None:
                otherwise()

        self.app.push_screen(ask.confirm(question, self.words), answered)

    # Taking back

    def action_undo(self) -> None:
        """Take back: at once against bots, with everyone's consent among people."""
        sitting = self.sitting
        if sitting.last_to_choose() is None:
            self.tell(self.words("nothing-to-undo"))
        elif sitting.undo_is_free(self.at_keyboard):
            self._undo()
        else:
            self._confirm(self.words("undo.ask"), self._undo)

    def _undo(self) -> None:
        self.sitting.undo()
        if self.sitting.person_asked() != self.at_keyboard:
            self.at_keyboard = None
        self.go_back()
        self.proceed()

    # Giving up

    def action_concede(self) -> None:
        """Give up, after a second thought."""
        seat = self._speaker()
        if seat is None:
            return

        def concede() -> None:
            self.sitting.match.concede(seat)
            self.go_back()
            self.proceed()

        self._confirm(self.words("concede.ask"), concede)

    # Drawing

    def action_draw(self) -> None:
        """Offer a draw, after a second thought."""
        seat = self._speaker()
        if seat is not None:
            self._confirm(self.words("draw.ask"), lambda: self._offer_draw(seat))

    def _offer_draw(self, seat: int) -> None:
        match = self.sitting.match
        self.sitting.offer_draw(seat)
        unwilling = [other for other in range(match.seats) if other not in match.draw_offers]
        bots = [other for other in unwilling if other not in self.sitting.people]
        self.proceed()
        if bots:
            self.tell(self.words("draw.declined", name=match.names[bots[0]]))
        elif unwilling:
            self._ask_to_agree(seat, unwilling)

    def _ask_to_agree(self, seat: int, others: list[int]) -> None:
        """The other people at this terminal say one after the other whether they agree."""
        match = self.sitting.match
        other = others[0]

        def agree() -> None:
            match.offer_draw(other)
            if others[1:]:
                self._ask_to_agree(seat, others[1:])
            self.proceed()

        text = self.words("draw.agree", name=match.names[seat], other=match.names[other])
        declined = self.words("draw.declined", name=match.names[other])
        self._confirm(text, agree, lambda: self.tell(declined))

    def _speaker(self) -> int | None:
        """The person who may concede or offer a draw now."""
        if self.viewer is None or self.sitting.match.is_over:
            self.tell(self.words("not-now"))
            return None
        return self.viewer
