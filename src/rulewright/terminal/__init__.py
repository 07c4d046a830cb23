"""The terminal client: play a match, or watch a saved one, in a text terminal.

It knows no rules. It draws what `Match.view` shows, offers the choices of `Match.decision` and
tells `Match.story`; how a game's table looks is in `boards`.

Everything is imported late: a command that only asks where saves lie, and the process in which
a bot thinks, must not wait for a screen library to load.
"""

# ruff: noqa: PLC0415 (see above)

from __future__ import annotations

from pathlib import Path

__all__ = ["play", "replay", "save_folder"]


def play(  # noqa: PLR0913, one for each thing to settle before a match
    game: str,
    *,
    seats: list[str] | None,
    options: dict[str, object],
    seed: str,
    language: str = "en",
    resume: Path | None = None,
    save_to: Path | None = None,
) -> int:
    """Play a match in the terminal; gives the exit code.

    Each seat is `human`, `human:NAME` or a bot (`search`, `search:2s`, `greedy`, `random`). With
    `resume` the match goes on from that file. Without seats, whoever sat there sits there again,
    or else a person plays the searching bot. `save_to` is where the match is saved, after every
    decision; without it, in the file it was resumed from or a new one in `save_folder()`.
    """
    from rulewright.terminal.app import play_match
    from rulewright.terminal.saves import new_save_path
    from rulewright.terminal.seats import USUAL_SEATS, read_seats
    from rulewright.terminal.sitting import begin, go_on

    if resume is None:
        sitting = begin(game, read_seats(seats or USUAL_SEATS), options, seed, language)
    else:
        sitting = go_on(game, read_seats(seats) if seats else None, resume, language)
    return play_match(sitting, save_to or resume or new_save_path(game))


def replay(path: Path, language: str = "en") -> int:
    """Watch a saved match, step by step; gives the exit code."""
    from rulewright.terminal.app import replay_match
    from rulewright.terminal.saves import read_match

    return replay_match(read_match(path, language))


def save_folder() -> Path:
    """Where matches are saved unless somebody says otherwise."""
    from rulewright.terminal.saves import save_folder as folder

    return folder()
