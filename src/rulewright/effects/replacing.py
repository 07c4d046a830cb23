"""Which of several texts takes the place of what would happen: the player affected picks one, card by card
where several cards are concerned. Those that are not picked may take the place of what comes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from mypy_extensions import i64, mypyc_attr

from rulewright.effects.conditions import is_met
from rulewright.effects.limits import answers_left, has_limit, note_answer
from rulewright.effects.live import Alive
from rulewright.effects.matching import meant_by
from rulewright.effects.program import IT, THAT
from rulewright.effects.sets import set_from
from rulewright.effects.state import EffectsState
from rulewright.kernel.choice import make_choice, thing_of
from rulewright.kernel.state import NOTHING, Question
from rulewright.kernel.zone import Zone

if TYPE_CHECKING:
    from rulewright.effects.happening import Happening


class Replacement:
    """A text that would take the place of something: of what, and for which of its cards."""

    __slots__ = ("alive", "cards", "what")

    def __init__(self, alive: Alive, what: Happening[Any], cards: list[int]) -> None:
        self.alive: Final = alive
        self.what: Final = what
        self.cards: Final = cards
        """None of them if it is about a player, and so about all."""

    def is_about(self, card: i64) -> bool:
        """Whether it takes the place of what would happen to that card."""
        return len(self.cards) == 0 or card in self.cards


def replacements(state: EffectsState, what: Happening[Any]) -> list[Replacement]:
    """All that can take its place, the active player's first."""
    found: list[Replacement] = []
    replacing = state.live_now().replacing
    if len(replacing) == 0:
        return found
    _add(state, replacing, what, found)
    for other in state.book.also(state, what):
        _add(state, replacing, other, found)
    return found


def _add(
    state: EffectsState, replacing: list[Alive], what: Happening[Any], found: list[Replacement]
) -> None:
    for one in replacing:
        if one.ability.verb != what.verb:
            continue
        if what.is_led_to_by(state.book.link_of(one.source, one.number)):
            continue
        if has_limit(one) and answers_left(state, one) == 0:
            continue
        meant = meant_by(state, one, what)
        if meant is not None and _can_be_done(state, one, what, meant):
            found.append(Replacement(one, what, meant))


def _can_be_done(state: EffectsState, one: Alive, what: Happening[Any], meant: list[int]) -> bool:
    """Whether what a text says to be done instead can be done, where it must be."""
    if one.ability.needs < 0:
        return True
    registers = one.registers[:]
    registers[IT] = set_from(meant)
    registers[THAT] = what.seat
    return is_met(state, one.program, one.program.conditions[one.ability.needs], registers)


def may_be_declined(found: list[Replacement]) -> bool:
    """Whether a player may choose that nothing takes its place: until then nothing is called off."""
    return any(replacement.alive.ability.is_optional for replacement in found)


def first_replaced(
    state: EffectsState, what: Happening[Any], found: list[Replacement]
) -> list[int]:
    """The cards whose turn it is: one that several texts are about, the active player's first; without
    any such card, all that the first text is about."""
    if state.book.is_whole(what):
        return what.cards
    several = [
        card
        for card in what.cards
        if sum(1 for replacement in found if replacement.is_about(card)) > 1
    ]
    if len(several) == 0:
        return found[0].cards if len(found[0].cards) > 0 else what.cards
    for card in several:
        if state.book.seat_of(state, card) == state.active:
            return [card]
    return [several[0]]


def affected(state: EffectsState, what: Happening[Any]) -> i64:
    """The player who picks: whose card it is, or to whom it would happen."""
    seat = what.seat if len(what.cards) == 0 else state.book.seat_of(state, what.cards[0])
    return seat if state.book.is_playing(state, seat) else state.active


@mypyc_attr(allow_interpreted_subclasses=True)
class WhichInstead(Question[EffectsState]):
    """Something would happen, which lies below: what takes its place? Nobody is asked where there is
    only one thing that can."""

    __slots__ = ()

    def ask(self, state: EffectsState, seat: i64) -> Zone:
        """Each of the texts."""
        what = cast("Happening[Any]", state.agenda[-2])
        if seat != affected(state, what) or len(state.answers[seat]) > 0:
            return NOTHING
        count = len(replacements(state, what))
        if count < 2:
            return NOTHING
        offered = Zone()
        for place in range(count):
            offered.append(make_choice(state.book.instead, place))
        return offered

    def answered(self, state: EffectsState) -> None:
        """That one takes its place."""
        what = cast("Happening[Any]", state.agenda.pop())
        if len(what.cards) > 0 and state.book.is_out_of_the_game(state, what.cards[0]):
            return
        found = replacements(state, what)
        if len(found) == 0:
            state.agenda.append(what)
            return
        given = state.answers[affected(state, what)]
        picked = found[thing_of(given[0]) if len(given) > 0 else 0]
        note_answer(state, picked.alive)
        if picked.alive.ability.is_optional:
            # It waits below the effect, which calls it off or not, and does not ask again.
            link = state.book.link_of(picked.alive.source, picked.alive.number)
            state.agenda.append(what.led_to_by(link))
        elif may_be_declined(found):
            state.book.call_off(state, what)
        state.agenda.append(picked.what.answered_by(state, picked.alive, picked.cards))


WHICH_INSTEAD: Final = WhichInstead()
