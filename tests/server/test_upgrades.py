"""A server with newer rules goes on with the matches begun before, and still shows the old ones."""

from __future__ import annotations

import asyncio
import base64
import json
import lzma
from dataclasses import asdict
from pathlib import Path

import pytest
import structlog
from typer.testing import CliRunner

from rulewright.cli.commands import app
from rulewright.gamekit.registry import find_game
from rulewright.kernel.errors import SaveError
from rulewright.server import entries as kinds
from rulewright.server import table_storage
from rulewright.server.archive import unpack_replay
from rulewright.server.entries import Entry
from rulewright.server.messages import Told
from tests.server.people import Player
from tests.server.replays import replayed, whole_views
from tests.server.serving import Served, serving

pytestmark = pytest.mark.anyio


async def played_a_little(server: Served, seed: int = 1) -> tuple[Player, Player]:
    ana, bo = await server.duel(options={"relics": True})
    await asyncio.gather(ana.play_on(seed, until_turn=2), bo.play_on(seed, until_turn=2))
    await ana.until(lambda: ana.decision)
    return ana, bo


async def test_a_match_goes_on_under_new_rules_and_its_versions_are_known(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(sqlite_url) as server:
        ana, bo = await played_a_little(server)
        edition = ana.messages[0]["info"]["edition"]
    monkeypatch.setattr(find_game("allumbra"), "edition", "2-newer")
    async with serving(sqlite_url) as server:
        again = await server.sit(ana.code, ana.token)
        assert again.now["view"] == ana.now["view"]
        assert again.now["number"] == ana.now["number"]
        assert again.messages[0]["info"]["edition"] == edition
        other = await server.sit(bo.code, bo.token)
        await asyncio.gather(again.play_on(1, until_turn=3), other.play_on(2, until_turn=3))
        if not again.is_over:  # chance may have ended it already
            await again.do("concede")
        await other.until(lambda: other.is_over)
        replay = (await server.get(f"/matches/{ana.code}/replay?side=0")).json()
        assert replay["frames"][0]["turn"] == 2


async def test_after_a_kill_what_came_after_the_snapshot_is_told_anew_if_it_can_be(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(sqlite_url) as server:
        ana, _bo = await played_a_little(server)
        await ana.decide()
        entries = await server.house.store.entries(ana.code)
        # As if killed: the snapshot that a server leaves when it is stopped is not written.
        monkeypatch.setattr(server.house.rooms, "rooms", {})
    monkeypatch.setattr(find_game("allumbra"), "edition", "2-newer")
    async with serving(sqlite_url) as server:
        snapshot = await server.house.store.last_snapshot(ana.code)
        assert snapshot is not None
        assert snapshot.number < len(entries)
        again = await server.sit(ana.code, ana.token)
        assert again.now["view"] == ana.now["view"]


async def test_what_new_rules_do_not_allow_is_lost_and_said_so(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(sqlite_url) as server:
        ana, bo = await played_a_little(server)
        store = server.house.store
        room = await server.house.rooms.open(ana.code)
        number = room.table.number
        at = server.house.rooms.time()
        odd = [
            Entry(at, kinds.DECIDE, 0, {"choice": ["pick", 4000]}),
            Entry(at, kinds.DECIDE, 1, {"choice": ["pick", 1]}),
            Entry(at, kinds.SAY, 1, {"saying": "hello"}),
        ]
        monkeypatch.setattr(server.house.rooms, "rooms", {})
        await store.append(ana.code, number + 1, [entry.to_store() for entry in odd])
    # Whoever comes first opens the match, the keeper or who sits down.
    with structlog.testing.capture_logs() as logged:
        async with serving(sqlite_url) as server:
            again = await server.sit(ana.code, ana.token)
            view = again.now["view"]
            other = await server.sit(bo.code, bo.token)
            await asyncio.gather(again.play_on(3, until_turn=3), other.play_on(4, until_turn=3))
    lost = [line for line in logged if "lost" in line["event"]]
    assert lost[0]["match"] == ana.code
    assert lost[0]["entries"] == [number + 1, number + 2]
    assert view == ana.now["view"]


async def test_old_replays_and_files_still_open(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    sides = ["?side=0", "?side=1", "", "?side=1&language=pt"]
    async with serving(sqlite_url) as server:
        ana, bo = await server.duel()
        await asyncio.gather(ana.play_on(5, until_turn=3), bo.play_on(6, until_turn=3))
        await ana.do("concede")
        path = f"/matches/{ana.code}/replay"
        before = [await replayed(server, path + side) for side in sides]
        file = (await server.get(f"/matches/{ana.code}/file")).json()
        room = await server.house.rooms.open(ana.code)
        while not room.table.is_archived:  # noqa: ASYNC110 - nobody is told of it
            await asyncio.sleep(0.02)
    monkeypatch.setattr(find_game("allumbra"), "edition", "2-newer")
    async with serving(sqlite_url) as server:
        after = [await replayed(server, path + side) for side in sides]
        assert after == before
        again = (await server.get(f"/matches/{ana.code}/file")).json()
        assert again == file
        assert (await server.get(f"/matches/{ana.code}/replay")).json()["outcome"]["seed"]
        kept = tmp_path / "old.json"
        kept.write_text(json.dumps(again))
        run = CliRunner().invoke(app, ["verify", str(kept)])
        assert run.exit_code == 0
        assert "not checked" in run.output


def test_a_replay_that_was_kept_without_kinds_and_objects_can_still_be_seen() -> None:
    frames = [[3, 1, {"turn": 1}, {"en": [["Ana wins.", "goal.draw"]]}]]
    packed = base64.b85encode(lzma.compress(json.dumps({"None": frames}).encode())).decode()
    reel = unpack_replay(packed, None, "pt")
    (frame,) = json.loads(reel.frames)
    told = Told(text="Ana wins.", rule="goal.draw", kind="", objects=[])
    assert frame["told"] == [asdict(told)]
    assert whole_views(reel.pieces) == [{"turn": 1}]


def test_a_replay_that_was_kept_by_the_differences_of_before_can_still_be_seen() -> None:
    told = {"en": [["Ana wins.", "goal.draw", "won", ["duellist-0"]]]}
    frames = [
        [0, 1, [{"hands": [["a", "b"], ["c"]], "turn": 1}], {"en": []}],
        [1, 1, {"hands": {"1": {"0": ["d"]}}}, {"en": []}],
        [2, 2, {"turn": [2], "hands": {"0": [["a"]]}}, told],
    ]
    packed = base64.b85encode(lzma.compress(json.dumps({"0": frames}).encode())).decode()
    reel = unpack_replay(packed, 0, "en")
    assert [frame["number"] for frame in json.loads(reel.frames)] == [0, 1, 2]
    assert whole_views(reel.pieces) == [
        {"hands": [["a", "b"], ["c"]], "turn": 1},
        {"hands": [["a", "b"], ["d"]], "turn": 1},
        {"hands": [["a"], ["d"]], "turn": 2},
    ]


async def test_a_match_that_cannot_be_opened_does_not_stop_the_others(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(sqlite_url) as server:
        made = await server.create("random")
        monkeypatch.setattr(server.house.rooms, "rooms", {})
        await server.house.keeper._store.release(server.house.name)

        def damaged(*_arguments: object) -> None:
            raise SaveError("the saved match is damaged")

        with monkeypatch.context() as patch:
            patch.setattr(table_storage, "load_table", damaged)
            answer = await server.get(f"/matches/{made['match']}")
            assert answer.json()["code"] == "unplayable"
            await server.house.keeper._adopt()
        other = await server.create("random")
        ana = await server.sit(other["match"], other["token"])
        await ana.decide()
        await ana.until(lambda: ana.decision)
