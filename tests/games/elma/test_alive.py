"""What is known of the texts that are alive is what would be found out anew, at every step of a match."""

from __future__ import annotations

from typing import cast

import pytest

from rulewright.games.elma.game import shipped_game
from rulewright.games.elma.rules.state import Race
from rulewright.kernel.chance import Dice
from rulewright.testing import rule

GAME = shipped_game()
RANDOM_DECKS = GAME.rules.check_options({f"deck_{seat}": "random" for seat in range(1, 7)})


def found_alive(race: Race) -> list[tuple[object, ...]]:
    """The abilities, each by its card, its player and what it speaks of, and then all they speak of."""
    live = race.live_now()
    abilities = [
        (one.source, one.seat, one.program_number, one.number, one.ability.kind, *one.registers)
        for one in live.all
    ]
    spoken_of = [(quick.low, *quick.rest) for quick in (live.watched, live.forbidden, live.changed)]
    return [*abilities, *spoken_of]


@rule("elma/ruling.effects-order", "elma/ruling.lasting-effects")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_what_is_alive_is_known_at_every_step(seats: int) -> None:
    for seed in range(1, 4):
        race = cast(Race, GAME.rules.new(seats, RANDOM_DECKS, seed))
        dice = Dice(seed)
        while not race.over:
            known = found_alive(race)
            race.nothing_is_certain()
            assert known == found_alive(race), f"seed {seed}, turn {race.turn}"
            if race.step():
                continue
            seat = next(seat for seat in range(seats) if race.asks(seat))
            choices = race.choices[seat]
            race.answer(seat, choices[dice.below(len(choices))])
