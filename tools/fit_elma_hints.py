"""Fit what a position in Elma is worth to the results of games between bots.

    python -m tools.fit_elma_hints --games 300 --bot greedy --seats 4

prints figures for planning; those in `games/elma/bots/hints.toml` are smoothed by hand. Run it again when the
cards change, and once more with the new hints: better players value things differently.
"""

from __future__ import annotations

import tomllib

from rulewright.gamekit.content_file import Entry
from rulewright.games.elma import GAME
from rulewright.games.elma.bots.hints import Figures, Gains, shipped_hints
from rulewright.games.elma.bots.measures import DECK_OPTIONS
from rulewright.games.elma.rules.state import Race
from rulewright.kernel.state import State
from tools.fit_turns import fitted

SHIPPED = tomllib.loads(shipped_hints())["planning"]
GIVEN = ["slowest-time", "low-library"]
"""What says how things are counted, and not what they are worth."""
FIGURES = [field for field in SHIPPED if field not in GIVEN]
DECKS = dict.fromkeys(DECK_OPTIONS, "random")


def alone(field: str) -> Figures:
    """Figures to which nothing is worth anything but one: what they find is how much of it there
    is."""
    worth = {other: 100 if other == field else 0 for other in FIGURES}
    given = {other: SHIPPED[other] for other in GIVEN}
    return Figures(Entry(field, {**worth, **given}), GAME.cards)


ALONE = [alone(field) for field in FIGURES]


def features(state: State, seat: int) -> dict[int, float]:
    """How much of each thing a player has."""
    assert isinstance(state, Race)
    gains = Gains(state, is_far=True)
    return {place: each.worth_of(state, seat, gains) for place, each in enumerate(ALONE)}


def main(arguments: list[str] | None = None) -> None:
    """Play, fit, print."""
    weights = fitted(arguments, "elma", DECKS, features, len(FIGURES))
    for field, weight in zip(FIGURES, weights, strict=True):
        print(f"{field} = {round(100 * weight)}")


if __name__ == "__main__":
    main()
