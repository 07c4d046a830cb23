"""Fit what a position in Eruma is worth to the results of games between search bots.

    python -m tools.fit_eruma_hints --games 800 --bot search:400

prints the figures that stand, smoothed by hand, in `games/eruma/bots/hints.toml`. Run it again when the
cards change, and once more with the new hints: better players value things differently.
"""

from __future__ import annotations

import tomllib

from rulewright.games.eruma.bots.hints import Hints, shipped_hints
from rulewright.games.eruma.rules.state import Raid
from rulewright.kernel.state import State
from tools.fit_turns import fitted

SHIPPED = tomllib.loads(shipped_hints())
FIGURES = [field for field in SHIPPED if field != "treasure"]
LEVELS = len(SHIPPED["treasure"])
DECKS = {"first_deck": "random", "second_deck": "random"}


def alone(field: str) -> Hints:
    """Hints to which nothing is worth anything but one: what they find is how much of it there
    is."""
    lines = [f"{other} = {100 if other == field else 0}" for other in FIGURES]
    lines.append(f"treasure = {[0] * LEVELS}")
    return Hints("\n".join(lines))


ALONE = [alone(field) for field in FIGURES]


def features(state: State, seat: int) -> dict[int, float]:
    """Which weights count for a player, and how much: the figures first, then the treasures."""
    assert isinstance(state, Raid)
    found = {place: hints.worth(state, seat) for place, hints in enumerate(ALONE)}
    found[len(FIGURES) + min(int(state.treasure[seat]), LEVELS - 1)] = 1.0
    return found


def report(weights: list[float]) -> str:
    """The weights as figures for `hints.toml`."""
    figures = [round(100 * weight) for weight in weights]
    treasure = figures[len(FIGURES) :]
    lines = [f"treasure = {[figure - treasure[0] for figure in treasure]}"]
    lines += [f"{field} = {figure}" for field, figure in zip(FIGURES, figures, strict=False)]
    return "\n".join(lines)


def main(arguments: list[str] | None = None) -> None:
    """Play, fit, print."""
    print(report(fitted(arguments, "eruma", DECKS, features, len(FIGURES) + LEVELS)))


if __name__ == "__main__":
    main()
