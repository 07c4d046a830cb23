"""One of the players at a table of a test: what they may do, what they do, and what they are refused.

Everything is said in the words of the table (`Table.said`), also what the rules do not allow:

    table.me.can("attack")                          exactly what is offered, or what of it begins so
    table.me.does("steal with Thief", "end")        one choice after the other
    table.me.refused("attack Spy with Thief", because="ruling.no-attack-into-enemy-zones")
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Final

from rulewright.gamekit.people import Told
from rulewright.kernel.errors import IllegalChoice, MatchOver, NothingToDecide
from rulewright.testing.history import state_bytes, told

if TYPE_CHECKING:
    from rulewright.testing.table import Table

CANNOT_BE_SAID: Final = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    TypeError,
    ValueError,
)
"""How a game shows that a choice names what is not there: an empty position, an effect that is not due.
Games say and point at what they offer, and need not do more."""


class Player:
    """One of the players, with what they may do and do."""

    def __init__(self, table: Table, seat: int) -> None:
        self._table = table
        self._seat = seat

    def can(self, *beginnings: str) -> set[str]:
        """Exactly what the player may choose now, or what of it begins with certain words."""
        return {said for said in self._offered() if said.startswith(beginnings or ("",))}

    def does(self, *choices: str) -> None:
        """The player makes these choices, one after the other."""
        for choice in choices:
            offered = self._offered()
            if choice not in offered:
                raise AssertionError(self._not_offered(choice, sorted(offered)))
            self._table.match.play(self._seat, offered[choice])

    def refused(self, *choices: str, because: str = "") -> None:
        """The player wants each of these, is not offered it, is refused it when asking all the same,
        and nothing changes by that. `because` is the rule that forbids it, by its id in the catalogue,
        or words of the sentence that the player is told."""
        for choice in choices:
            if choice in self._offered():
                raise AssertionError(f"{choice!r} is offered")
            codes = self._meant(choice)
            refusals = [self._refusal(choice, code) for code in codes]
            if because:
                self._check_reason(choice, codes, refusals, because)

    def why_not(self, choice: str) -> list[Told]:
        """Why the player may not do something, as a player is told who looks for it."""
        return self._reasons(self._meant(choice))

    def _refusal(self, choice: str, code: int) -> str:
        """What is said to a player who asks for something that is not offered."""
        match = self._table.match
        before = self._all_there_is()
        try:
            match.play(self._seat, match.game.rules.spell(code))
        except (IllegalChoice, NothingToDecide, MatchOver) as refusal:
            assert self._all_there_is() == before, f"being refused {choice!r} changed something"
            return str(refusal)
        raise AssertionError(f"{choice!r} was not offered, but it was done")

    def _all_there_is(self) -> list[object]:
        match = self._table.match
        return [state_bytes(match), *(told(match, seat) for seat in range(match.seats))]

    def _check_reason(
        self, choice: str, codes: list[int], refusals: list[str], because: str
    ) -> None:
        reasons = self._reasons(codes)
        if any(because == reason.rule or because in reason.text for reason in reasons):
            return
        if any(because in refusal for refusal in refusals):
            return
        found = [_with_rule(reason) for reason in reasons] or refusals
        raise AssertionError(f"{choice!r} is refused, but not because of {because!r}: {found}")

    def _reasons(self, codes: list[int]) -> list[Told]:
        match = self._table.match
        people, state = match.game.people, match.state
        found: list[Told] = []
        for code in codes:
            verb = match.game.rules.spell(code)[0]
            things: list[str] = []
            with suppress(*CANNOT_BE_SAID):
                things = people.objects(state, self._seat, code)
            for thing in things:
                told_of = people.why_not(state, self._seat, thing, "en")
                found += [reason for reason in told_of if reason.kind == verb]
        return found

    def _meant(self, choice: str) -> list[int]:
        """Every choice that is said like this, offered or not."""
        codes = self._table.meanings(self._seat, choice)
        if not codes:
            verbs = ", ".join(self._table.match.game.rules.verbs)
            raise AssertionError(
                f"nothing at this table is said {choice!r}: name cards that are there, and one of the"
                f" choices of {self._table.game.title} ({verbs}) as its table says them"
            )
        return codes

    def _not_offered(self, choice: str, offered: list[str]) -> str:
        reasons = self._reasons(self._table.meanings(self._seat, choice))
        why = "".join(f" {_with_rule(reason)}" for reason in reasons)
        return f"{choice!r} is not offered;{why and f' {why.strip()};'} offered are {offered}"

    def _offered(self) -> dict[str, int]:
        match = self._table.match
        if not match.state.asks(self._seat):
            return {}
        choices = match.state.choices[self._seat].as_list()
        words = [self._table.said(self._seat, choice) for choice in choices]
        offered: dict[str, int] = {}
        for said, choice in zip(words, choices, strict=True):
            name = self._table.said(self._seat, choice, exactly=words.count(said) > 1)
            alike = sum(1 for other in offered if other.split(" [")[0] == name)
            offered[name if alike == 0 else f"{name} [{alike + 1}]"] = choice
        assert len(offered) == len(choices), f"two choices are said alike: {sorted(offered)}"
        return offered


def _with_rule(reason: Told) -> str:
    return f"{reason.text} [{reason.rule}]"
