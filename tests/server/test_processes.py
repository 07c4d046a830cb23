"""Servers that are killed in the middle of play, and several on one database."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from rulewright.server import entries as kinds
from rulewright.server.entries import Entry
from rulewright.server.storage import Store
from rulewright.server.tokens import hash_of
from tests.patience import GIVE_UP
from tests.server.people import CutOff, Player
from tests.server.postgres import running_postgres
from tests.server.processes import Process, processes
from tests.server.serving import Clock, serving

pytestmark = pytest.mark.anyio


Seat = tuple[str, str]
"""A match's code and a token that holds a seat there."""


async def post(process: Process, path: str, body: dict[str, Any]) -> dict[str, Any]:
    async with httpx.AsyncClient(timeout=GIVE_UP) as http:
        answer = await http.post(f"{process.address}/api{path}", json=body)
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made


async def make_duel(process: Process, *bot: str) -> list[Seat]:
    """A match, for each of the people in it."""
    seats = [{"kind": "human"}, {"kind": "bot", "bot": bot[0]} if bot else {"kind": "human"}]
    made = await post(process, "/matches", {"game": "allumbra", "seats": seats})
    held = [(made["match"], made["token"])]
    if not bot:
        joined = await post(process, f"/matches/{made['match']}/seats", {"name": "Bo"})
        held.append((joined["match"], joined["token"]))
    return held


async def play_until_cut_off(player: Player, seat: Seat, done: list[Seat], seed: int) -> None:
    """Play until the connection breaks or the match ends, noting what was acknowledged."""
    dice = random.Random(seed)
    try:
        while not player.is_over:
            await player.until(lambda: player.is_over or player.decision)
            if player.is_over:
                break
            decision = player.decision
            choice = dice.choice(decision["choices"])["spelled"]
            answer = await player.wish("decide", asked=decision["asked"], choice=choice)
            if answer["type"] == "done":
                done.append(seat)
    except (CutOff, ConnectionClosed):
        return


async def until(condition: Callable[[], bool]) -> None:
    while not condition():  # noqa: ASYNC110 - whatever it waits for tells nobody
        await asyncio.sleep(0.002)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_killed_in_the_middle_of_play_nothing_is_lost(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    url = request.getfixturevalue("sqlite_url" if kind == "sqlite" else "postgres_url")
    async with processes(1, url, tmp_path) as (server,):
        await server.start()
        held = [*await make_duel(server), *await make_duel(server)]
        bot_match = await make_duel(server, "random")
        done: list[Seat] = []
        for life in range(2 if kind == "sqlite" else 1):
            players = {seat: await server.sit(*seat) for seat in held}
            playing = [
                asyncio.create_task(play_until_cut_off(player, seat, done, life))
                for seat, player in players.items()
            ]
            await asyncio.wait_for(until(lambda goal=10 * (life + 1): len(done) >= goal), GIVE_UP)  # type: ignore[misc]
            server.kill()
            await asyncio.gather(*playing)
            await server.start()
        store = await Store.open(url)
        for seat in held:
            entries = await store.entries(seat[0])
            assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
            found = await store.seat_of_token(hash_of(seat[1]))
            assert found is not None
            kept = [e for e in entries if e.kind == kinds.DECIDE and e.seat == found[1]]
            assert len(kept) >= done.count(seat)
        await store.close()
        # Nobody is locked out, and every match goes on, bots included.
        back = [await server.sit(*seat) for seat in held + bot_match]
        goal = max(player.now["view"]["turn"] for player in back) + 1
        await asyncio.gather(*(player.play_on(7, until_turn=goal) for player in back))
        await back[0].wish("concede")
        await back[0].until(lambda: back[0].is_over)
        secrets = [token for _, token in held] + [back[0].now["outcome"]["seed"]]
        logged = server.log.read_text()
        assert held[0][0] in logged
        assert not [secret for secret in secrets if secret in logged]


async def test_told_to_stop_it_says_goodbye_and_leaves_snapshots(
    sqlite_url: str, tmp_path: Path
) -> None:
    async with processes(1, sqlite_url, tmp_path) as (server,):
        await server.start()
        (code, token), other = await make_duel(server)
        ana, bo = (
            await server.sit(code, token),
            await server.sit(*other),
        )
        await ana.decide()
        assert server.stop() == 0
        await ana.until(lambda: ana.closed_with is not None)
        assert ana.closed_with == bo.closed_with == 1012
        store = await Store.open(sqlite_url)
        entries, snapshot = await store.entries(code), await store.last_snapshot(code)
        await store.close()
        assert entries[-1].kind == kinds.PAUSE
        assert snapshot is not None
        assert snapshot.number == entries[-1].number
        await server.start()
        again = await server.sit(code, token)
        assert again.now["view"] == ana.now["view"]
        assert again.now["number"] == ana.now["number"]


async def test_players_on_two_processes_and_one_is_killed(
    postgres_url: str, tmp_path: Path
) -> None:
    async with processes(2, postgres_url, tmp_path) as (first, second):
        await first.start()
        await second.start()
        (code, token), other = await make_duel(first)
        lonely = (await make_duel(first, "random"))[0]
        ana = await first.sit(code, token)
        bo = await second.sit(*other)
        await asyncio.gather(ana.play_on(1, until_turn=2), bo.play_on(2, until_turn=2))
        await bo.until(lambda: bo.decision)
        number = ana.now["number"]
        first.kill()
        await bo.decide()  # goes on at once
        again = await second.sit(code, token)
        assert again.now["number"] >= number
        await asyncio.gather(again.play_on(1, until_turn=3), bo.play_on(2, until_turn=3))
        assert again.now["view"]["turn"] == bo.now["view"]["turn"] == 3
        # The bot of a match that the first process kept answers as soon as its lease ran out.
        cy = await second.sit(*lonely)
        await asyncio.wait_for(cy.play_on(3, until_turn=2), GIVE_UP)


# Two servers in this process on one PostgreSQL, which is as good for what does not need a death


async def test_people_on_different_servers_see_each_other(postgres_url: str) -> None:
    clock = Clock()
    async with serving(postgres_url, clock) as first, serving(postgres_url, clock) as second:
        made = await first.create()
        joined = await second.join(made["match"])
        ana = await first.sit(made["match"], made["token"])
        bo = await second.sit(made["match"], joined["token"])
        await ana.until(lambda: ana.seat(1)["connected"])
        await bo.until(lambda: bo.seat(0)["connected"])
        await ana.do("say", saying="hello")
        await bo.until(lambda: bo.of_type("said"))
        assert [(said["seat"], said["saying"]) for said in bo.of_type("said")] == [(0, "hello")]
        await bo.vanish()
        await ana.until(lambda: not ana.seat(1)["connected"])


async def test_a_race_has_one_winner_and_one_clear_refusal(postgres_url: str) -> None:
    async with serving(postgres_url) as first, serving(postgres_url) as second:
        made = await first.create()
        await second.join(made["match"])
        here = await first.sit(made["match"], made["token"])
        there = await second.sit(made["match"], made["token"])
        for _ in range(5):
            await here.until(lambda: here.decision and here.decision == there.decision)
            asked, choices = here.decision["asked"], here.decision["choices"]
            answers = await asyncio.gather(
                here.wish("decide", asked=asked, choice=choices[0]["spelled"]),
                there.wish("decide", asked=asked, choice=choices[-1]["spelled"]),
            )
            assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
            await here.do("undo")
            await there.until(lambda: there.decision and there.decision == here.decision)


async def test_who_joins_at_two_servers_at_once_gets_one_seat(postgres_url: str) -> None:
    async with serving(postgres_url) as first, serving(postgres_url) as second:
        made = await first.create()
        path = f"/matches/{made['match']}/seats"
        answers = await asyncio.gather(
            *(server.post(path, {"name": "Bo"}) for server in (first, second) * 3)
        )
        assert sorted(answer.status_code for answer in answers) == [201] + [409] * 5
        winner = next(answer.json() for answer in answers if answer.status_code == 201)
        bo = await second.sit(made["match"], winner["token"])
        assert bo.messages[0]["you"] == 1


async def test_what_a_process_with_other_rules_wrote_is_looked_at_anew(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server:
        ana, bo = await server.duel()
        rooms = server.house.rooms
        number = (await rooms.open(ana.code)).table.number
        odd = Entry(rooms.time(), kinds.DECIDE, 0, {"choice": ["pick", 4000]})
        await server.house.store.append(ana.code, number + 1, [odd.to_store()])
        await ana.until(lambda: len(ana.of_type("table")) == 2)
        await ana.decide()
        await bo.decide()
        assert (await rooms.open(ana.code)).table.number == number + 3


async def test_a_rematch_asked_for_at_two_servers_is_one_match(postgres_url: str) -> None:
    async with serving(postgres_url) as first, serving(postgres_url) as second:
        ana, bo = await first.duel()
        await ana.do("concede")
        answers = await asyncio.gather(
            first.post(f"/matches/{ana.code}/rematch", token=ana.token),
            second.post(f"/matches/{ana.code}/rematch", token=bo.token),
        )
        assert len({answer.json()["match"] for answer in answers}) == 1
        again = await second.sit(answers[0].json()["match"], answers[0].json()["token"])
        await again.until(lambda: again.now["status"] == "playing")


async def test_a_database_that_is_gone_for_a_while_costs_nothing() -> None:
    with running_postgres({"fsync": "off"}) as postgres:
        async with serving(postgres.empty_database()) as server:
            ana, bo = await server.duel()
            made = await server.create("search:0.4s")
            cy = await server.sit(made["match"], made["token"])
            await ana.decide()
            postgres.stop()  # while the bot thinks
            choice = bo.decision["choices"][0]["spelled"]
            code = await bo.is_refused("decide", asked=bo.decision["asked"], choice=choice)
            assert code == "unavailable"
            assert (await server.http.get("/health")).status_code == 503
            answer = await server.get("/matches")
            assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
            postgres.start()
            await bo.decide()
            await ana.until(lambda: ana.decision)
            assert (await server.http.get("/health")).status_code == 200
            server.clock.move(10)
            await cy.until(lambda: 1 not in cy.now["waiting"])
