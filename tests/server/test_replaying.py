"""A replay in pieces: made in one run, put together again exactly, and kept for whoever asks for more."""

from __future__ import annotations

import asyncio
import json
import random
import threading
from itertools import pairwise

import pytest

import rulewright
from rulewright.gamekit.match import Match
from rulewright.kernel.event import SPECTATOR
from rulewright.server import replay, replay_cache
from rulewright.server.replay import Reel, reel_of, shots_of
from rulewright.server.replay_cache import Reels
from tests.server.replays import whole_views


def played(game: str, seats: int, decisions: int, seed: int = 1) -> Match:
    match = rulewright.start(game, seats=["Ana", "Bo", "Cy", "Dee"][:seats], seed=seed)
    dice = random.Random(seed)
    while not match.is_over and len(match.decisions) < decisions:
        decision = dice.choice(match.pending)
        match.play(decision.seat, dice.choice(decision.choices))
    return match


@pytest.mark.parametrize(("game", "seats"), [("allumbra", 2), ("eruma", 2), ("elma", 4)])
def test_pieces_put_together_end_where_the_match_stands(
    game: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = played(game, seats, 60)
    whole: dict[int | None, list[object]] = {}
    for piece in (10_000, 7):
        monkeypatch.setattr(replay, "PIECE", piece)
        for side in (0, None):
            reel = reel_of(match, side, "en", is_over=False)
            frames, views = json.loads(reel.frames), whole_views(reel.pieces)
            assert len(frames) == len(views) > 7
            assert views[-1] == match.view(side)
            told = [line["text"] for frame in frames for line in frame["told"]]
            assert told == [line.text for line in match.story(side)]
            assert [frame["turn"] for frame in frames] == [view["turn"] for view in views]
            assert views == whole.setdefault(side, views), "however it is cut"


def test_one_run_serves_all_sides() -> None:
    match = played("elma", 3, 40)
    viewers = [0, 1, 2, SPECTATOR]
    together = shots_of(match, viewers, is_over=True)
    for viewer in viewers:
        alone = shots_of(match, [viewer], is_over=True)[viewer]
        assert [(s.number, s.turn, s.view) for s in alone] == [
            (s.number, s.turn, s.view) for s in together[viewer]
        ]


def test_a_frame_shows_something_new() -> None:
    for viewer, shots in shots_of(played("elma", 2, 60), [0, SPECTATOR], is_over=True).items():
        assert all(shot.news or shot.view != {} for shot in shots), viewer
        assert all(one.number <= other.number for one, other in pairwise(shots))


@pytest.mark.anyio
async def test_whoever_asks_for_a_reel_that_is_being_made_waits_for_the_same() -> None:
    kept = Reels()
    made: list[int] = []
    may_end = threading.Event()

    def make() -> Reel:
        may_end.wait()
        made.append(1)
        return Reel("[]", ["{}"])

    first = asyncio.ensure_future(kept.keep("a", make))
    second = asyncio.ensure_future(kept.keep("a", make))
    await asyncio.sleep(0)
    found = kept.find("a")
    assert found is not None
    first.cancel()
    may_end.set()
    assert await second is await found
    assert made == [1]
    assert kept.find("b") is None


@pytest.mark.anyio
async def test_a_reel_that_failed_is_made_again() -> None:
    kept = Reels()

    def fail() -> Reel:
        raise ValueError("no such card")

    with pytest.raises(ValueError, match="no such card"):
        await kept.keep("a", fail)
    assert kept.find("a") is None
    assert (await kept.keep("a", lambda: Reel("[]", []))).frames == "[]"


@pytest.mark.anyio
async def test_only_the_last_reels_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay_cache, "MOST_REELS", 2)
    kept = Reels()
    for key in ("a", "b"):
        await kept.keep(key, lambda: Reel("[]", []))
    assert kept.find("a") is not None
    await kept.keep("c", lambda: Reel("[]", []))
    assert kept.find("b") is None
    assert kept.find("a") is not None
