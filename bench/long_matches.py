"""What a match costs as it grows: n decisions against 2n.

The duellists are peaceful, so that their duels are long: they attack only if they hold nothing
but attacks, and take back what would end the duel.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial

import rulewright
from bench.tasks import ALLUMBRA, Task
from rulewright.kernel.chance import Dice
from rulewright.kernel.match import Match

SHORT = 75
LONG = 2 * SHORT
MORE = 10

_ATTACKS = {
    kind for kind, card in enumerate(ALLUMBRA.printed("en")["cards"]) if card["kind"] == "attack"
}


def peaceful(match: Match, seat: int, dice: Dice) -> int:
    """A choice that is no attack, if there is one."""
    choices = match.state.choices[seat].as_list()
    calm = [choice for choice in choices if ALLUMBRA.spell(choice)[1] not in _ATTACKS]
    offered = calm or choices
    return offered[int(dice.below(len(offered)))]


def play_on(match: Match, decisions: int, dice: Dice) -> None:
    """Play peacefully until there have been so many decisions."""
    while len(match.decisions) < decisions and not match.is_over:
        seat = 0 if match.state.asks(0) else 1
        match.play(seat, peaceful(match, seat, dice))


@cache
def match_of(decisions: int) -> Match:
    """A match with so many decisions behind it and more to come. Nobody may change it."""
    match = rulewright.start("allumbra", seats=["Ana", "Bo"], seed=1)
    dice = Dice(1)
    while len(match.decisions) < LONG + MORE or match.is_over:
        if match.is_over:
            match.undo(min(20, len(match.decisions)))
        play_on(match, LONG + MORE, dice)
    match.undo(len(match.decisions) - decisions)
    return match


def play_late(after: int, times: int) -> Callable[[], int]:
    """The decisions that come after so many."""
    matches = [match_of(after).clone() for _ in range(times)]

    def work() -> int:
        for number, match in enumerate(matches):
            play_on(match, after + MORE, Dice(number))
        return sum(len(match.decisions) - after for match in matches)

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
