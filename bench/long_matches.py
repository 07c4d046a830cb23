"""What a match costs as it grows: n decisions against 2n.

The duellists are peaceful, so that their duels are long: they attack only if they hold nothing
but attacks, and take back what would end the duel.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import cast

import rulewright
from bench.tasks import ALLUMBRA, Task
from rulewright.kernel.chance import Dice
from rulewright.kernel.match import Match

SHORT = 72
LONG = 2 * SHORT
MORE = 12
"""Two turns, like all of these whole turns: what a turn's end costs falls on each alike."""

_ATTACKS = {
    kind for kind, card in enumerate(ALLUMBRA.printed("en")["cards"]) if card["kind"] == "attack"
}


def peaceful(match: Match, seat: int, dice: Dice) -> int:
    """A choice that is no attack, if there is one."""
    choices = match.state.choices[seat].as_list()
    calm = [choice for choice in choices if ALLUMBRA.spell(choice)[1] not in _ATTACKS]
    offered = calm or choices
    return offered[int(dice.below(len(offered)))]


@cache
def match_of(decisions: int) -> Match:
    """A long match, of which so many decisions have been made. Nobody may change it."""
    match = rulewright.start("allumbra", seats=["Ana", "Bo"], seed=1)
    dice = Dice(1)
    while len(match.decisions) < LONG + MORE or match.is_over:
        if match.is_over:
            match.undo(min(20, len(match.decisions)))
        seat = 0 if match.state.asks(0) else 1
        match.play(seat, peaceful(match, seat, dice))
    match.undo(len(match.decisions) - decisions)
    return match


def play_late(after: int, times: int) -> Callable[[], int]:
    """The decisions that come after so many, made on copies of the match."""
    matches = [match_of(after).clone() for _ in range(times)]
    known = match_of(LONG + MORE).decisions[after : after + MORE]
    plays = [(cast(int, decision[0]), decision[1:]) for decision in known]

    def work() -> int:
        for match in matches:
            for seat, choice in plays:
                match.play(seat, choice)
        return times * len(plays)

    return work


def look_late(after: int, times: int) -> Callable[[], int]:
    """What a client asks for after each decision: view, decision, news of the story."""
    match = match_of(after)
    seat = 0 if match.state.asks(0) else 1
    heard = len(match.events(seat)) - 3

    def work() -> int:
        for _ in range(times):
            match.view(seat)
            match.decision(seat)
            match.story(seat, heard)
        return times

    return work


def save_late(after: int, times: int) -> Callable[[], int]:
    """Saving."""
    match = match_of(after)

    def work() -> int:
        for _ in range(times):
            match.save()
        return times

    return work


def load_late(after: int, times: int) -> Callable[[], int]:
    """Loading, which plays the match again and checks it."""
    saved = match_of(after).save()

    def work() -> int:
        for _ in range(times):
            rulewright.load(saved)
        return times

    return work


LONG_MATCH_TASKS: dict[str, Task] = {
    f"{name} after {after}": partial(prepare, after)
    for name, prepare in (
        ("play", play_late),
        ("look", look_late),
        ("save", save_late),
        ("load", load_late),
    )
    for after in (SHORT, LONG)
}
