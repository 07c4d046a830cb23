"""Sitting down with a token of one's own: if the answer gets lost, one asks again."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from rulewright.server.tokens import hash_of, new_token
from tests.server.serving import Served, server

__all__ = ["server"]

pytestmark = pytest.mark.anyio


async def sit(server: Served, code: str, token: str, **more: Any) -> tuple[int, dict[str, Any]]:
    body = {"name": "Bo", "token": token, **more}
    answer = await server.post(f"/matches/{code}/seats", body)
    return answer.status_code, answer.json()


async def test_asking_again_gives_the_same_seat(server: Served) -> None:
    made = await server.create()
    code, token = made["match"], new_token()
    seated = {"match": code, "seat": 1, "token": token}
    assert await sit(server, code, token) == (201, seated)
    log = await server.house.store.entries(code)
    assert await sit(server, code, token) == (201, seated)
    assert await sit(server, code, token, name="Cy", seat=0) == (201, seated)
    assert await server.house.store.entries(code) == log
    bo = await server.sit(code, token)
    assert bo.messages[0]["you"] == 1
    assert bo.seat(1)["name"] == "Bo"


async def test_the_same_request_twice_at_once_is_one_seat(server: Served) -> None:
    made = await server.create()
    token = new_token()
    answers = await asyncio.gather(*(sit(server, made["match"], token) for _ in range(6)))
    assert {status for status, _ in answers} == {201}
    sat = [e for e in await server.house.store.entries(made["match"]) if e.kind == "sit"]
    assert len(sat) == 1


async def test_cut_off_before_it_was_written_it_is_written_later(server: Served) -> None:
    made = await server.create()
    token = new_token()
    store, clock = server.house.store, server.house.rooms.clock
    await store.add_token(made["match"], 1, hash_of(token), clock())
    assert (await sit(server, made["match"], token))[0] == 201
    assert (await server.sit(made["match"], token)).messages[0]["you"] == 1


async def test_who_was_cut_off_and_overtaken_is_told_so(server: Served) -> None:
    made = await server.create()
    token = new_token()
    store, clock = server.house.store, server.house.rooms.clock
    await store.add_token(made["match"], 1, hash_of(token), clock())
    await server.join(made["match"], "Cy")
    status, answer = await sit(server, made["match"], token)
    assert (status, answer["code"]) == (409, "taken")


async def test_a_token_is_for_one_match(server: Served) -> None:
    one, other = await server.create(), await server.create()
    token = new_token()
    assert (await sit(server, one["match"], token))[0] == 201
    for again in (token, one["token"]):
        status, answer = await sit(server, other["match"], again)
        assert (status, answer["code"]) == (409, "token-taken")
        assert again not in answer["reason"]
    info = (await server.get(f"/matches/{other['match']}")).json()
    assert info["status"] == "waiting"


async def test_a_token_that_is_easily_guessed_is_refused(server: Served) -> None:
    made = await server.create()
    status, answer = await sit(server, made["match"], "bo")
    assert (status, answer["code"]) == (422, "malformed")
