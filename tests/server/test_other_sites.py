"""Pages of other sites: those that were allowed may use the server, and read what it answers."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from rulewright.server.errors import BadOrigin
from rulewright.server.settings import ServerSettings
from tests.server.people import reach
from tests.server.serving import Served, serving

pytestmark = pytest.mark.anyio

FRIEND = "https://friend.example"
OTHERS = (
    "https://evil.example",
    "https://friend.example.evil.example",
    "http://friend.example",
    "https://friend.example:8443",
    "null",
    "*",
)
ALLOWED = "access-control-allow-origin"


@pytest.fixture(scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Served]:
    folder = tmp_path_factory.mktemp("server")
    async with serving(f"sqlite:///{folder}/matches.db", origins=(FRIEND,)) as served:
        yield served


def preflight(origin: str, method: str = "POST") -> dict[str, str]:
    return {
        "Origin": origin,
        "Access-Control-Request-Method": method,
        "Access-Control-Request-Headers": "authorization, content-type",
    }


async def test_a_page_that_is_allowed_reads_answers_and_refusals(server: Served) -> None:
    for path, status in (("/api/games", 200), ("/api/matches/aaaaaaaa", 404), ("/api/x", 404)):
        answer = await server.http.get(path, headers={"Origin": FRIEND})
        assert answer.status_code == status
        assert answer.headers[ALLOWED] == FRIEND
        assert "Origin" in answer.headers["vary"]
        assert "access-control-allow-credentials" not in answer.headers


async def test_a_page_that_is_allowed_plays(server: Served) -> None:
    head = {"Origin": FRIEND}
    seats = [{"kind": "human"}, {"kind": "bot", "bot": "random"}]
    wanted = {"game": "allumbra", "seats": seats}
    made = await server.http.post("/api/matches", json=wanted, headers=head)
    assert made.status_code == 201
    assert made.headers[ALLOWED] == FRIEND
    url = server.address.replace("http", "ws") + f"/api/matches/{made.json()['match']}/socket"
    async with reach(url, additional_headers=head):
        pass


async def test_a_page_that_is_allowed_may_ask_first(server: Served) -> None:
    answer = await server.http.options("/api/matches", headers=preflight(FRIEND))
    assert answer.status_code == 200
    assert answer.headers[ALLOWED] == FRIEND
    assert "POST" in answer.headers["access-control-allow-methods"]
    assert {"authorization", "content-type"} <= set(
        answer.headers["access-control-allow-headers"].lower().split(", ")
    )
    refused = await server.http.options("/api/matches", headers=preflight(FRIEND, "DELETE"))
    assert refused.status_code == 400


@pytest.mark.parametrize("origin", OTHERS)
async def test_no_other_page_is_told_anything(server: Served, origin: str) -> None:
    for path in ("/api/games", "/api/nothing", "/health"):
        assert ALLOWED not in (await server.http.get(path, headers={"Origin": origin})).headers
    asked = await server.http.options("/api/matches", headers=preflight(origin))
    assert asked.status_code == 400
    assert ALLOWED not in asked.headers
    done = await server.http.post("/api/matches", json={}, headers={"Origin": origin})
    assert (done.status_code, done.json()["code"]) == (403, "foreign-page")
    assert ALLOWED not in done.headers


async def test_where_nobody_was_allowed_nobody_is(sqlite_url: str) -> None:
    async with serving(sqlite_url) as strict:
        for origin in (FRIEND, strict.address, "null"):
            answer = await strict.http.get("/api/games", headers={"Origin": origin})
            assert ALLOWED not in answer.headers
            asked = await strict.http.options("/api/matches", headers=preflight(origin))
            assert asked.status_code == 405
            assert ALLOWED not in asked.headers


@pytest.mark.parametrize(
    "origin",
    [
        "*",
        "https://*",
        "https://*.example",
        "https://friend.example/",
        "friend.example",
        "null",
        "",
    ],
)
def test_what_is_no_origin_is_refused(origin: str) -> None:
    with pytest.raises(BadOrigin, match="write one like"):
        ServerSettings("sqlite:///matches.db", origins=(origin,))


@pytest.mark.parametrize("origin", ["http://localhost:5173", "http://[::1]:80", FRIEND])
def test_an_origin_is_taken_as_browsers_write_it(origin: str) -> None:
    assert ServerSettings("sqlite:///matches.db", origins=(origin,)).origins == (origin,)
