"""Fingerprints of random matches: all that a match saves, shows, offers and tells, to the last byte.

    python -P -m rulewright.testing.fingerprints allumbra

prints those of one game as JSON. Two builds of the same sources, or two machines, print the same; the
tests hold the compiled build against the plain one by it. Nothing is kept in a file, so nothing has
to be brought up to date when rules change.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from hashlib import sha256
from random import Random
from typing import Final

from rulewright.bots import Outlook, make_bot
from rulewright.gamekit.game import Game
from rulewright.gamekit.match import Match
from rulewright.gamekit.registry import find_game
from rulewright.testing import history
from rulewright.testing.laws import Plan, budget_of, random_plan
from rulewright.testing.random_play import games_with_random_cards, with_random_cards

_WORK: Final = 5_000_000
"""Bytes of saved state that are looked at for the seats of each game."""
_FEWEST_MATCHES: Final = 16
_RANDOM_SETS: Final = 3
"""Sets of random cards: their texts use every phrase there is, and so all of `effects`."""
_THINKING: Final = ("greedy", "search:12")
_THOUGHTS: Final = 8
"""Bots that look ahead decide so often: plain Python takes its time over it."""


def fingerprints(game: Game) -> dict[str, list[str]]:
    """Of every match by its plan: a fingerprint of each moment that was looked at, and of the end."""
    return {str(plan): fingerprint_of(plan) for plan in _plans(game)} | {
        f"{game.name}, {bot} thinks {_THOUGHTS} times": thoughts(game, bot) for bot in _THINKING
    }


def _plans(game: Game) -> Iterator[Plan]:
    budget = budget_of(game, _WORK, _FEWEST_MATCHES)
    played = [game] * budget.matches
    if game.name in games_with_random_cards():
        played += [with_random_cards(game.name, Random(number)) for number in range(_RANDOM_SETS)]
    for number, each in enumerate(played):
        plan = random_plan(each, Random(f"{each.name} {number}"))
        plan.share = budget.share
        yield plan


def fingerprint_of(plan: Plan) -> list[str]:
    """One match: the number of each decision that was looked at with all that there was then."""
    moments: list[str] = []

    match = plan.look(
        lambda match, dice: moments.append(f"{len(match.decisions)}: {_short(_moment(match))}")
    )
    stories = [[line.text for line in match.story(seat)] for seat in [*range(match.seats), None]]
    return [*moments, f"save and stories: {_short([match.save(), stories])}"]


def _moment(match: Match) -> list[object]:
    """The state, and all that each seat and a spectator may know, is asked and was told."""
    seats: list[int | None] = [*range(match.seats), None]
    asked = [
        [
            [decision.seat, decision.prompt, decision.rule],
            [[one.code, one.spelled, one.label, one.objects] for one in decision.choices],
        ]
        for decision in match.pending
    ]
    told = [[event.saved() for event in match.events(seat)][-20:] for seat in seats]
    return [history.state_bytes(match), [match.view(seat) for seat in seats], asked, told]


def thoughts(game: Game, bot: str) -> list[str]:
    """What a bot that looks ahead decides at the beginning of a match."""
    match = random_plan(game, Random(bot)).start()
    bots = [make_bot(bot, f"{seat}") for seat in range(match.seats)]
    decided: list[str] = []
    while len(decided) < _THOUGHTS and not match.is_over:
        seat = next(seat for seat in range(match.seats) if match.state.asks(seat))
        choice = bots[seat].choose(Outlook(game, match.state, seat))
        match.play(seat, choice)
        decided.append(f"{len(match.decisions)}: {choice}")
    return decided


def _short(something: object) -> str:
    return sha256(json.dumps(something).encode()).hexdigest()[:16]


if __name__ == "__main__":
    sys.stdout.write(json.dumps(fingerprints(find_game(sys.argv[1]))))
