"""A match cut into the moments one looks through, from one side, and as a file to keep."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from rulewright.bots import HELD_BY, held_by
from rulewright.gamekit.match import CONCEDE, OFFER_DRAW, Match
from rulewright.gamekit.moments import Moment, moments
from rulewright.kernel.event import SPECTATOR, Event
from rulewright.server import telling
from rulewright.server.live import LiveTable
from rulewright.server.messages import Frame, Replay, Told
from rulewright.server.telling import People


def frames_of(match: Match, side: int | None, language: str, *, is_over: bool) -> list[Frame]:
    """The moments of a match so far, as that side saw them."""
    return Reel(match, side, is_over=is_over).frames(language)


def replay_of(table: LiveTable, side: int | None, people: People, frames: list[Frame]) -> Replay:
    """The replay with these frames."""
    return Replay(
        info=telling.info(table, people),
        side=side,
        frames=frames,
        outcome=telling.outcome(table),
    )


class Picture(NamedTuple):
    """A moment as one side saw it: after how many decisions, in which turn, what it was told, and
    how the table lay."""

    number: int
    turn: int | None
    news: list[Event]
    view: dict[str, object]


class Reel:
    """What one side saw of a match: it is played again, once for all languages."""

    def __init__(self, match: Match, side: int | None, *, is_over: bool) -> None:
        self._match = match
        self._seen_as = SPECTATOR if side is None else side
        self._is_over = is_over
        self.pictures: list[Picture] = []
        """Every moment in which the side saw or was told something."""
        self._play_again()

    def frames(self, language: str) -> list[Frame]:
        """The same in words."""
        return [
            Frame(
                number=picture.number,
                turn=picture.turn,
                told=self.told(picture, language),
                view=picture.view,
            )
            for picture in self.pictures
        ]

    def told(self, picture: Picture, language: str) -> list[Told]:
        """What the side was told at a moment."""
        return telling.tell(self._match, picture.news, language)

    def _play_again(self) -> None:
        decisions = self._match.decisions
        playing = self._match.clone()
        playing.undo(len(decisions))
        self._keep(0, Moment(playing.state, []), list(playing.state.events or []))
        number = 0
        for decision in decisions:
            told = len(playing.state.events or [])
            passed = _passed(playing, decision)
            playing.make(decision)
            # While the match goes on, how many parts a secret answer had is nobody's business.
            if self._is_over or passed or decision[0] == self._seen_as:
                number += 1
            happened = list(playing.state.events or [])[told:]
            if not passed and (happened or decision[0] == self._seen_as):
                passed = [Moment(playing.state.clone(), [])]
            for moment in passed:
                news = happened[: len(happened) - len(moment.to_come)]
                happened = happened[len(news) :]
                self._keep(number, moment, news)

    def _keep(self, number: int, moment: Moment, news: list[Event]) -> None:
        match = self._match
        seen = [event for event in news if event.seen_by(self._seen_as)]
        view = match.game.people.view(moment.state, self._seen_as)
        if not seen and self.pictures and self.pictures[-1].view == view:
            return
        turn = view.get("turn")
        self.pictures.append(Picture(number, turn if isinstance(turn, int) else None, seen, view))


def _passed(playing: Match, decision: list[object]) -> list[Moment]:
    seat, spelled = decision[0], decision[1:]
    if spelled in ([CONCEDE], [OFFER_DRAW]):
        return []
    assert isinstance(seat, int)
    return moments(playing, seat, playing.game.rules.unspell(spelled))


def file_of(table: LiveTable, snapshot: str) -> dict[str, Any]:
    """A finished match as a save, with the seed's hash and who held the seats. It is taken from
    its last snapshot: under newer rules the match itself no longer knows how it went."""
    save: dict[str, Any] = json.loads(snapshot)["match"]
    save["match"] = table.charter.code
    save["seed_hash"] = table.charter.seed_hash
    save[HELD_BY] = [held_by(sitter.name, sitter.bot) for sitter in table.sitters]
    return save
