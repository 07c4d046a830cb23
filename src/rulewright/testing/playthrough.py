"""One match between bots, written down as a text that reads like a match report.

Such texts are kept under `tests/playthroughs/`: whatever changes what is asked, offered, told or
won changes a text, and the difference shows what. What a text is good for ends there: it says what
the program does, not whether that is right.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import rulewright
from rulewright.bots import Bot, Outlook, make_bot
from rulewright.gamekit.match import Match
from rulewright.kernel.event import SPECTATOR, Event

NAMES: Final = ("Ana", "Bo", "Cy", "Dee", "Eli", "Fay")


def playthrough(
    game: str,
    *,
    bots: Sequence[str],
    seed: int | str,
    options: Mapping[str, object] | None = None,
) -> str:
    """The whole report of the match that these bots, one for each seat, play from this seed."""
    match = rulewright.start(game, seats=NAMES[: len(bots)], options=options, seed=seed)
    made = [make_bot(bot, f"{seed}-{seat}") for seat, bot in enumerate(bots)]
    lines = [*_header(match, bots), *_told(match, 0)]
    while not match.is_over:
        lines += ["", *_decided(match, made)]
    lines += ["", _result(match)]
    return "\n".join(lines) + "\n"


def _header(match: Match, bots: Sequence[str]) -> Iterator[str]:
    players = [f"{name} ({bot})" for name, bot in zip(match.names, bots, strict=True)]
    options = [f"{name}={value}" for name, value in match.options.items()]
    yield match.game.title
    yield f"Edition: {match.game.edition}"
    yield f"Options: {', '.join(options) or 'none'}"
    yield f"Seed:    {match.seed}"
    yield f"Players: {', '.join(players)}"
    yield ""


def _decided(match: Match, bots: list[Bot]) -> Iterator[str]:
    """One decision, and all that is told because of it."""
    decision = match.pending[0]
    name = match.names[decision.seat]
    happened = _count_events(match)
    chosen = bots[decision.seat].choose(Outlook(match.game, match.state, decision.seat))
    labels = [choice.label for choice in decision.choices]
    label = match.choice(decision.seat, chosen).label
    match.play(decision.seat, chosen)
    yield f"{len(match.decisions)}. {name}: {decision.prompt} [{decision.rule}]"
    yield f"   {' | '.join(labels)}"
    yield f"   > {label}"
    yield from _told(match, happened)


def _count_events(match: Match) -> int:
    return len(match.state.events or [])


def _told(match: Match, since: int) -> Iterator[str]:
    for event in (match.state.events or [])[since:]:
        told = match.game.people.tell(event, match.names, match.language)
        yield f"   {_audience(event, match.names)}: {told.text} [{told.rule}]"


def _audience(event: Event, names: list[str]) -> str:
    told = [name for seat, name in enumerate(names) if event.seen_by(seat)]
    if not event.seen_by(SPECTATOR):
        return f"only {' and '.join(told)}"
    untold = [name for name in names if name not in told]
    return f"all but {' and '.join(untold)}" if untold else "all"


def _result(match: Match) -> str:
    result = match.result
    assert result is not None
    shares = " to ".join(str(share) for share in result.shares)
    if result.is_draw:
        return f"A draw, {shares}."
    return f"{match.names[result.winners[0]]} wins, {shares}."
