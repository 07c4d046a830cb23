"""A saved match told as plain text, for reading, searching and comparing without a screen."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import rulewright
from rulewright.cli.arguments import spelled
from rulewright.gamekit.match import Match
from rulewright.gamekit.people import Told
from rulewright.kernel.errors import SaveError, SeatError
from rulewright.kernel.event import SPECTATOR, Event

ALL: Final = "all"
SPECTATOR_WORD: Final = "spectator"


def story_of(path: Path, seat: str | None, language: str) -> Iterator[str]:
    """The lines of the whole story, as a seat, a spectator or somebody who sees all tells it.

    Nobody named, all is told of a match that is over, and what a spectator saw of any other.
    """
    save = _read(path)
    match = rulewright.load(save, language)
    edition = str(json.loads(save)["edition"])
    unnamed = ALL if match.is_over else SPECTATOR_WORD
    viewer = unnamed if seat is None else seat
    events = _events(match, viewer)
    yield from _header(match, edition, viewer)
    if edition != match.game.edition:
        yield "It was played under another edition, so how it went until it was saved is not told."
        yield ""
    yield from _turns(match, events)
    yield ""
    yield _result(match)


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise SaveError(f"cannot read {path}: {error.strerror}") from error


def _events(match: Match, viewer: str) -> list[Event]:
    if viewer == SPECTATOR_WORD:
        return match.events(None)
    if viewer == ALL:
        return [event for event in match.state.events or [] if _is_whole(event, match.seats)]
    if not viewer.isdecimal():
        raise SeatError(
            f"--seat takes a number from 0 to {match.seats - 1}, "
            f"{SPECTATOR_WORD!r} or {ALL!r}, not {viewer!r}"
        )
    return match.events(int(viewer))


def _is_whole(event: Event, seats: int) -> bool:
    """Whether an event belongs in a story that hides nothing.

    What a spectator sees and some seat does not is only the outside of something which that seat
    was told in full.
    """
    return not event.seen_by(SPECTATOR) or all(event.seen_by(seat) for seat in range(seats))


def _header(match: Match, edition: str, viewer: str) -> Iterator[str]:
    players = ", ".join(f"{name} (seat {seat})" for seat, name in enumerate(match.names))
    options = ", ".join(f"{name}={spelled(value)}" for name, value in match.options.items())
    yield match.game.title
    yield f"Players: {players}"
    if options:
        yield f"Options: {options}"
    yield f"Seed:    {match.seed}"
    yield f"Edition: {edition}"
    yield f"Told to: {match.names[int(viewer)] if viewer.isdecimal() else viewer}"
    yield ""


def _turns(match: Match, events: list[Event]) -> Iterator[str]:
    """One sentence a line, with an empty line before each turn."""
    turn = 0
    for number, event in enumerate(events):
        told = match.game.people.tell(event, match.names, match.language)
        if _begins_turn(event, told, turn):
            turn = event.things[0]
            if number > 0:
                yield ""
        yield told.text


def _begins_turn(event: Event, told: Told, turn: int) -> bool:
    """Whether it is an event under a rule about turns that names a later turn, and nothing else."""
    return told.rule.startswith("turn.") and len(event.things) == 1 and event.things[0] > turn


def _result(match: Match) -> str:
    result = match.result
    if result is None:
        deciding = " and ".join(match.names[decision.seat] for decision in match.pending)
        return f"Not over yet: {deciding} to decide, {len(match.decisions)} decisions so far."
    winners = " and ".join(match.names[seat] for seat in result.winners)
    shares = " to ".join(str(share) for share in result.shares)
    return f"Result: a draw, {shares}." if result.is_draw else f"Result: {winners} wins, {shares}."
