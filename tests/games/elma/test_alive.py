"""What is known of the texts that are alive is what would be found out anew, at every step of a match."""

from __future__ import annotations

from typing import cast

import pytest

from rulewright.games.elma.game import shipped_game
from rulewright.games.elma.rules.alive import alive_now
from rulewright.games.elma.rules.state import Race
from rulewright.kernel.chance import Dice
from rulewright.testing import rule

GAME = shipped_game()
RANDOM_DECKS = GAME.rules.check_options({f"deck_{seat}": "random" for seat in range(1, 7)})


def found_alive(race: Race) -> list[tuple[int, ...]]:
    """The texts, each by its card, its player and what it speaks of, and then all they speak of."""
    alive = alive_now(race)
    texts = [
        (live.source, live.seat, live.text.verbs, live.text.cants, live.text.rules, *live.registers)
        for live in alive.all
    ]
    return [*texts, (alive.watched, alive.forbidden, alive.changed)]


@rule("elma/ruling.effects-order", "elma/ruling.lasting-effects")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_what_is_alive_is_known_at_every_step(seats: int) -> None:
    for seed in range(1, 4):
        race = cast(Race, GAME.rules.new(seats, RANDOM_DECKS, seed))
        dice = Dice(seed)
        while not race.over:
            known = found_alive(race)
            race.alive = None
            assert known == found_alive(race), f"seed {seed}, turn {race.turn}"
            if race.step():
                continue
            seat = next(seat for seat in range(seats) if race.asks(seat))
            choices = race.choices[seat]
            race.answer(seat, choices[dice.below(len(choices))])
