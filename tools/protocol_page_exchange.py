"""The worked exchange of the protocol's page: a short match that a real server plays."""

from __future__ import annotations

import asyncio
import json
import tempfile
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from typing import Any, Final
from unittest import mock

from fastapi import FastAPI
from httpx import ASGITransport, AsyncClient
from structlog.testing import capture_logs

from rulewright.server import match_setup
from rulewright.server.app import make_app
from rulewright.server.settings import ServerSettings
from rulewright.server.tokens import hash_of

NOON: Final = datetime(2026, 1, 1, 12, tzinfo=UTC)
WIDE: Final = 100
PATIENCE: Final = 20.0
SHOWN_OF_A_LIST: Final = 3
AS_BEFORE: Final = {"…": "as before"}

Json = Any


class Player:
    """Somebody at the table, on a socket of the real server; all that is said is written down."""

    def __init__(self, name: str, app: FastAPI, page: list[str]) -> None:
        self.name = name
        self.seen: dict[str, Json] = {}
        """What was last heard of the match: `info` and `now`."""
        self._app = app
        self._page = page

    async def sit_down(self, seated: Json) -> None:
        """Connect, say hello and see the table."""
        self._to_server: asyncio.Queue[Json] = asyncio.Queue()
        self._from_server: asyncio.Queue[Json] = asyncio.Queue()
        path = f"/api/matches/{seated['match']}/socket"
        scope = {"type": "websocket", "path": path, "headers": [], "query_string": b""}
        talk = self._app(scope, self._to_server.get, self._from_server.put)
        self._talk = asyncio.ensure_future(talk)
        self._to_server.put_nowait({"type": "websocket.connect"})
        await self._from_server.get()
        await self.tell("table", type="hello", token=seated["token"])

    async def leave(self) -> None:
        """Go without a word."""
        self._to_server.put_nowait({"type": "websocket.disconnect", "code": 1006})
        await self._talk

    async def tell(self, answer: str, **message: Json) -> None:
        """Say something, and hear what comes up to the answer."""
        self._page.append(f"{self.name} sends:\n\n{block(message)}")
        self._to_server.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})
        await self.hear(answer)

    async def hear(self, last: str) -> None:
        """Write down what comes, up to the first message of that type, without what was known."""
        message: Json = {}
        while message.get("type") != last:
            message = json.loads((await self._from_server.get())["text"])
            shown = dict(message)
            for name in message.keys() & {"info", "now"}:
                shown[name] = news(self.seen.get(name), message[name])
                self.seen[name] = message[name]
            if "now" in message:
                shown["now"]["view"] = message["now"]["view"]
            self._page.append(f"{self.name} gets:\n\n{block(shown)}")

    async def decide(self, reference: str, decision: Json, answer: str = "done") -> None:
        """Take the first choice."""
        asked, choice = decision["asked"], decision["choices"][0]["spelled"]
        await self.tell(answer, type="decide", reference=reference, asked=asked, choice=choice)


def news(before: Json, after: Json) -> Json:
    """What is not as before; all of it where that cannot be told apart."""
    match before, after:
        case list(), list() if [_seat(one) for one in before] == [_seat(one) for one in after]:
            return [
                {"seat": new["seat"]} | news(old, new)
                for old, new in zip(before, after, strict=True)
                if "seat" in new
            ] or after
        case dict(), dict() if before.keys() <= after.keys():
            changed = {
                name: news(before.get(name), value)
                for name, value in after.items()
                if name not in before or before[name] != value
            }
            return changed if len(changed) == len(after) else changed | AS_BEFORE
    return after


def _seat(value: Json) -> Json:
    return value.get("seat") if isinstance(value, dict) else value


def block(value: Json) -> str:
    """JSON for people: long lists cut short, short things on one line."""
    return f"```json\n{_laid_out(value, '')}\n```\n"


def _laid_out(value: Json, indent: str) -> str:
    if isinstance(value, list) and len(value) > SHOWN_OF_A_LIST + 1:
        value = [*value[:SHOWN_OF_A_LIST], f"… and {len(value) - SHOWN_OF_A_LIST} more"]
    deeper = indent + "  "
    if isinstance(value, dict):
        inside = [
            f"{json.dumps(k, ensure_ascii=False)}: {_laid_out(v, deeper)}" for k, v in value.items()
        ]
        opened, closed = "{", "}"
    elif isinstance(value, list):
        inside = [_laid_out(item, deeper) for item in value]
        opened, closed = "[", "]"
    else:
        return json.dumps(value, ensure_ascii=False)
    line = opened + ", ".join(inside) + closed
    if len(indent + line) <= WIDE and "\n" not in line:
        return line
    return f"{opened}\n{deeper}" + f",\n{deeper}".join(inside) + f"\n{indent}{closed}"


async def exchange() -> str:
    """What is said in a short match, from its making to its end, by a real server."""
    page: list[str] = []
    tokens = iter(f"{name}-holds-this-seat-".ljust(43, "x") for name in ("ana", "bo"))
    with (
        tempfile.TemporaryDirectory() as folder,
        capture_logs(),
        mock.patch.multiple(
            match_setup,
            new_code=lambda: "ab2cd3ef",
            new_seed=lambda: hash_of("the worked exchange"),
            new_token=lambda: next(tokens),
        ),
    ):
        database = f"sqlite:///{folder}/matches.db"
        app = make_app(
            ServerSettings(
                database,
                bot_pool=lambda: ThreadPoolExecutor(1),
                packing_pool=lambda: ThreadPoolExecutor(1),
                clock=lambda: NOON,
            )
        )
        async with app.router.lifespan_context(app):
            await asyncio.wait_for(_play(app, page), PATIENCE)
    return "\n".join(page)


async def _post(app: FastAPI, page: list[str], path: str, body: Json) -> Json:
    async with AsyncClient(transport=ASGITransport(app), base_url="http://server") as client:
        answer = await client.post(path, json=body)
    page.append(f"`POST {path}` with the body\n\n{block(body)}")
    page.append(f"is answered with {answer.status_code} and\n\n{block(answer.json())}")
    return answer.json()


async def _play(app: FastAPI, page: list[str]) -> None:
    page.append("**Ana makes a match for herself and somebody else, and connects.**\n")
    seats = [{"kind": "human", "name": "Ana"}, {"kind": "human"}]
    wanted = {"game": "allumbra", "options": {"stella": "first"}, "seats": seats}
    hers = await _post(app, page, "/api/matches", wanted)
    ana, bo = Player("Ana", app, page), Player("Bo", app, page)
    await ana.sit_down(hers)
    page.append("**She gives the code to Bo, who sits down and connects: play begins.**\n")
    his = await _post(app, page, f"/api/matches/{hers['match']}/seats", {"name": "Bo"})
    await ana.hear("table")
    bo.seen |= ana.seen
    await bo.sit_down(his)
    await ana.hear("standing")
    page.append("**Ana decides. Bo learns that she has, not what.**\n")
    first = ana.seen["now"]["decision"]
    await ana.decide("a1", first)
    await bo.hear("step")
    page.append("**She takes it back: nothing has come to light, so that is free.**\n")
    await ana.tell("done", type="undo", reference="a2")
    await bo.hear("step")
    page.append("**She presses a button that was there before, then the one that is there now.**\n")
    await ana.decide("a3", first, "refused")
    await ana.decide("a4", ana.seen["now"]["decision"])
    await bo.hear("step")
    page.append("**Bo decides too, and the match goes on for both.**\n")
    await bo.decide("b1", bo.seen["now"]["decision"])
    await ana.hear("step")
    page.append("**Bo's train goes into a tunnel, and comes out again.**\n")
    await bo.leave()
    await ana.hear("standing")
    await bo.sit_down(his)
    await ana.hear("standing")
    page.append("**He gives up. The seed is a secret no more.**\n")
    await bo.tell("done", type="concede", reference="b2")
    await ana.hear("step")
    await ana.leave()
    await bo.leave()
