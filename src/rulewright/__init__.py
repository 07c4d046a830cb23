"""Rulewright: tabletop games with their whole rulebooks enforced.

    import rulewright

    match = rulewright.start("allumbra", seats=["Ana", "Bo"], seed=7)
    decision = match.pending[0]
    match.play(decision.seat, decision.choices[0])

Errors are `RulewrightError` and its kinds. Bots live in `rulewright.bots`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rulewright import build_in_use  # first: it decides what the others are
from rulewright.gamekit.match import Choice, Decision, Match, Result, load_match, start_match
from rulewright.gamekit.registry import find_game, game_names
from rulewright.kernel import errors
from rulewright.kernel.errors import RulewrightError

__all__ = [
    "Choice",
    "Decision",
    "Match",
    "Result",
    "RulewrightError",
    "errors",
    "game_names",
    "is_compiled",
    "load",
    "start",
]


def start(
    game: str,
    *,
    seats: Sequence[str],
    options: Mapping[str, object] | None = None,
    seed: int | str,
    language: str = "en",
) -> Match:
    """Begin a match: its players by name, in seat order. The same seed deals the same cards."""
    return start_match(find_game(game), seats, options or {}, seed, language)


def load(save: str | bytes, language: str = "en") -> Match:
    """The match that `Match.save` wrote."""
    return load_match(save, language)


def is_compiled() -> bool:
    """Whether engine and games run as machine code. They play the same without, only slower."""
    from rulewright.kernel import state  # noqa: PLC0415

    is_plain = str(state.__file__).endswith(".py")
    return not is_plain and not build_in_use.games_left_plain()
