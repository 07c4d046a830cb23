"""A match cut into the steps one watches: decisions, and what deserves a look between them."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.gamekit.match import CONCEDE, OFFER_DRAW, Match
from rulewright.gamekit.moments import Moment, play_through
from rulewright.terminal.boards.board import Board, Scene, scene_of, view_at
from rulewright.terminal.words import Words


@dataclass(frozen=True)
class Step:
    """Where the match stood (or was, on the way there), and the decision that led to it."""

    match: Match
    moment: Moment | None
    seat: int | None
    choice: str

    def view(self, viewer: int | None) -> dict[str, object]:
        """The viewer's view of it."""
        return view_at(self.match, viewer, self.moment)

    def scene(self, viewer: int | None) -> Scene:
        """What the viewer saw."""
        return scene_of(self.match, viewer, self.moment)

    def caption(self, viewer: int | None, words: Words) -> str:
        """What has just been done, as far as the viewer may know."""
        if self.moment is not None:
            return words("replay.happens")
        if self.seat is None:
            return words("replay.start")
        name = self.match.names[self.seat]
        if self.choice == CONCEDE:
            return words("replay.conceded", name=name)
        if self.choice == OFFER_DRAW:
            return words("replay.offered", name=name)
        if self.seat != viewer:
            return words("replay.secret", name=name)
        return words("replay.chose", name=name, choice=self.choice)


def steps_of(match: Match, board: Board) -> list[Step]:
    """The whole match, from its start to where it stands."""
    decisions = match.decisions
    playing = match.clone()
    playing.undo(len(decisions))
    steps = [Step(playing.clone(), None, None, "")]
    for decision in decisions:
        seat, spelled = decision[0], decision[1:]
        assert isinstance(seat, int)
        passed: list[Moment] = []
        if spelled == [CONCEDE]:
            choice = CONCEDE
            playing.concede(seat)
        elif spelled == [OFFER_DRAW]:
            choice = OFFER_DRAW
            playing.offer_draw(seat)
        else:
            code = playing.game.rules.unspell(spelled)
            choice = playing.choice(seat, code).label
            passed = play_through(playing, seat, code)
        after = playing.clone()
        views = [view_at(after, None, moment) for moment in passed]
        steps += [Step(after, passed[stop], seat, choice) for stop in board.stops(views)]
        steps.append(Step(after, None, seat, choice))
    return steps
