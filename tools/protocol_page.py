"""Writes `docs/protocol.md` from the code, so that the page and the server cannot differ.

    python tools/protocol_page.py           writes docs/protocol.md
    python tools/protocol_page.py --check   fails if that file is not what would be written

What is told in words stands in `protocol_page.template.md` with `{{names}}` of facts. The facts
are the server's own: its limits, its refusals, its close codes, its models and routes, and what is
said in a short match that is really played. A fact the template does not tell, such as a new
refusal, is an error, and so is a name that is no fact.
"""

from __future__ import annotations

import ast
import asyncio
import json
import re
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from datetime import UTC, datetime
from functools import cache
from http import HTTPStatus
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, get_args
from unittest import mock

from fastapi import FastAPI
from httpx import ASGITransport, AsyncClient
from structlog.testing import capture_logs

from rulewright.server import answers, api, live, making, messages, seating, sockets, wishes
from rulewright.server.app import make_app
from rulewright.server.messages import Message
from rulewright.server.refusals import _CODES
from rulewright.server.settings import LARGEST_MESSAGE, Limits, ServerSettings
from rulewright.server.tokens import hash_of

TEMPLATE: Final = Path(__file__).parent / "protocol_page.template.md"
WRITTEN: Final = Path(__file__).parents[1] / "docs" / "protocol.md"
SERVER: Final = Path(messages.__file__).parent
NOON: Final = datetime(2026, 1, 1, 12, tzinfo=UTC)
WIDE: Final = 100
PATIENCE: Final = 20.0
SHOWN_OF_A_LIST: Final = 3
AS_BEFORE: Final = {"…": "as before"}

Json = Any


def protocol_page() -> str:
    """The whole page."""
    told = TEMPLATE.read_text(encoding="utf-8")
    known = facts()
    named = set(re.findall(r"{{(.+?)}}", told))
    if unknown := sorted(named - known.keys()):
        raise SystemExit(f"{TEMPLATE.name} names what is no fact of the server: {unknown}")
    untold = known.keys() - named
    if missing := sorted(name for name in untold if not name.startswith("status of ")):
        raise SystemExit(f"{TEMPLATE.name} does not tell of: {missing}")
    return re.sub(r"{{(.+?)}}", lambda name: known[name[1]], told)


def facts() -> dict[str, str]:
    """All that the template is to tell, by name."""
    found = {name: f"{value:,g}" for name, value in asdict(Limits()).items()}
    found |= {f"refusal {code}": f"`{code}`" for code in refusals()}
    found |= {f"status of {code}": str(status) for code, status in refusals().items()}
    found |= {f"close {code}": f"`{code}`" for code in close_codes()}
    found |= {
        "largest message": f"{LARGEST_MESSAGE:,}",
        "hello seconds": f"{ServerSettings('').hello_seconds:g}",
        "forgiven": str(sockets.FORGIVEN),
        "patience": str(wishes.PATIENCE),
        "stand-in bot": f"`{live.STAND_IN_BOT}`",
        "bot seconds": f"{seating.MOST_SECONDS:g}",
        "bot iterations": f"{seating.MOST_ITERATIONS:,}",
        "tokens of a seat": str(making.MOST_TOKENS),
        "listed at once": str(api.LISTED_AT_ONCE),
        "sayings": ", ".join(f"`{saying}`" for saying in messages.SAYINGS),
        "exchange": asyncio.run(exchange()),
        "routes": "\n".join(routes()),
        "client messages": "\n".join(map(model, members(messages.ClientMessage))),
        "server messages": "\n".join(map(model, members(messages.ServerMessage))),
        "parts": "\n".join(map(model, parts())),
    }
    return found


# What stands in the server's code


def syntax() -> Iterator[ast.AST]:
    """Everything the server's modules say, piece by piece."""
    for module in sorted(SERVER.rglob("*.py")):
        yield from ast.walk(ast.parse(module.read_text(encoding="utf-8")))


@cache
def refusals() -> dict[str, int]:
    """Every code a refusal may have, with its status over HTTP."""
    found = dict.fromkeys(_CODES.values(), 422)
    for node in syntax():
        match node:
            case ast.Call(func=ast.Name(id="Refused"), args=[ast.Constant(value=str(code)), *_]):
                found.setdefault(code, 422)
            case ast.Call(
                func=ast.Name(id="problem"),
                args=[ast.Constant(value=int(status)), ast.Constant(value=str(code)), *_],
            ):
                found[code] = status
            case ast.Dict(keys=[ast.Constant(value=int()), *_]):
                found |= {code: int(status) for status, code in ast.literal_eval(node).items()}
    return found | answers.STATUS


def close_codes() -> set[int]:
    """Every number in the server that is a close code of a socket."""
    possible = {*range(1001, 1016), *range(4000, 5000)}
    said = {node.value for node in syntax() if isinstance(node, ast.Constant)}
    return possible & said


@cache
def meanings() -> dict[str, str]:
    """What is written under the fields and names of the protocol, as `Model.field` and `Name`."""
    module = ast.parse(Path(messages.__file__).read_text(encoding="utf-8"))
    found = dict(_written_under(module.body, ""))
    for body in module.body:
        if isinstance(body, ast.ClassDef):
            for field in body.body:
                if isinstance(field, ast.AnnAssign):
                    # A field that says nothing itself means what its type says.
                    for name in ast.walk(field.annotation):
                        if isinstance(name, ast.Name) and name.id in found:
                            found[f"{body.name}.{ast.unparse(field.target)}"] = found[name.id]
            found |= _written_under(body.body, f"{body.name}.")
    return found


def _written_under(body: list[ast.stmt], owner: str) -> Iterator[tuple[str, str]]:
    for named, below in pairwise(body):
        match named, below:
            case (
                ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)),
                ast.Expr(value=ast.Constant(value=str(text))),
            ):
                yield owner + name, re.sub(r"\bNone\b", "null", " ".join(text.split()))


# The reference


def members(union: Any) -> list[type[Message]]:
    """The models that a union chooses from."""
    return list(get_args(get_args(union)[0]))


def parts() -> list[type[Message]]:
    """The models that are no socket messages: bodies, answers, and what stands in others."""
    sent = {*members(messages.ClientMessage), *members(messages.ServerMessage), Message}
    return [
        kind
        for kind in vars(messages).values()
        if isinstance(kind, type) and issubclass(kind, Message) and kind not in sent
    ]


def model(kind: type[Message]) -> str:
    """One model: its name, its sentence, its fields."""
    schema = kind.model_json_schema(ref_template="{model}")
    lines = [f"### {kind.__name__}", "", " ".join((kind.__doc__ or "").split()), ""]
    lines += ["| Field | Type | If left out | Meaning |", "|---|---|---|---|"]
    told = meanings()
    for name, field in schema["properties"].items():
        is_needed = name in schema.get("required", []) or name == "type"
        default = "" if is_needed else f"`{json.dumps(field.get('default'))}`"
        meaning = told.get(f"{kind.__name__}.{name}", "")
        lines.append(f"| `{name}` | {shape(field)} | {default} | {meaning} |")
    return "\n".join([*lines, ""])


def shape(schema: Json) -> str:
    """A shape of JSON schema in words, with its limits, for a cell of a table."""
    match schema:
        case {"$ref": str(name)}:
            name = name.rpartition("/")[2]
            return f"[{name}](#{name.lower()})"
        case {"const": value}:
            return f"`{json.dumps(value)}`"
        case {"enum": list(values)}:
            return " or ".join(f"`{json.dumps(value)}`" for value in values)
        case {"anyOf": list(shapes)}:
            return " or ".join(map(shape, shapes))
        case {"type": "array", "items": items}:
            return f"list of{_limit(schema, 'minItems', 'maxItems')} ({shape(items)})"
        case {"type": "object", "additionalProperties": dict(values)}:
            return f"object of ({shape(values)}) by name"
        case {"type": "string", "pattern": str(pattern)}:
            return f"string like `{pattern}`".replace("|", "\\|")
        case {"type": "string"}:
            limit = _limit(schema, "minLength", "maxLength")
            return f"string of{limit} characters" if limit else "string"
        case {"type": "integer" | "number" as name}:
            return f"{name}{_limit(schema, 'minimum', 'maximum')}"
        case {"type": "boolean" | "null" | "object" as name}:
            return str(name)
        case dict() if schema.keys() <= {"title"}:
            return "any JSON"
    raise SystemExit(f"This shape of the protocol has no words here yet: {schema}")


def _limit(schema: Json, least: str, most: str) -> str:
    low, high = schema.get(least), schema.get(most)
    if high is None:
        return "" if low is None else f" from {low}"
    return f" up to {high}" if low is None else f" {low} to {high}"


def routes() -> Iterator[str]:
    """Every address of the server: what goes in and what comes out."""
    for path, methods in make_app(ServerSettings("")).openapi()["paths"].items():
        for method, route in methods.items():
            yield f"### {method.upper()} {path}\n\n{' '.join(route['description'].split())}\n"
            yield from _into(route)
            for status, answer in sorted(route["responses"].items()):
                content = answer.get("content", {}).get("application/json", {})
                if int(status) < HTTPStatus.BAD_REQUEST:
                    yield f"- Answer {status}: {shape(content['schema'])}"
            not_done = [status for status in sorted(route["responses"]) if status >= "4"]
            yield f"- Problems: {', '.join(not_done)}, each a [Problem](#problem)\n"
    for route in sockets.router.routes:
        path, told = getattr(route, "path", ""), getattr(route, "endpoint", None).__doc__
        yield f"### WebSocket {path}\n\n{told} What goes over it is told below.\n"


def _into(route: Json) -> Iterator[str]:
    for given in route.get("parameters", []):
        default = given["schema"].get("default")
        also = "" if given["required"] else f"; may be left out (`{json.dumps(default)}`)"
        yield f"- In the {given['in']}: `{given['name']}`, {shape(given['schema'])}{also}"
    if "security" in route:
        yield "- In the head: `Authorization: Bearer TOKEN`"
    if "requestBody" in route:
        body = route["requestBody"]["content"]["application/json"]["schema"]
        yield f"- Body: {shape(body)}"


# A match that is really played


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
            if "moments" in message:
                shown["moments"] = [self._moment(**moment) for moment in message["moments"]]
            for name in message.keys() & {"info", "now"}:
                shown[name] = news(self.seen.get(name), message[name])
                self.seen[name] = message[name]
            self._page.append(f"{self.name} gets:\n\n{block(shown)}")

    def _moment(self, told: Json, view: Json) -> Json:
        before = self.seen["now"]
        self.seen["now"] = before | {"view": view}
        return {"told": told, "view": news(before["view"], view)}

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
            making,
            new_code=lambda: "ab2cd3ef",
            new_seed=lambda: hash_of("the worked exchange"),
            new_token=lambda: next(tokens),
        ),
    ):
        database = f"sqlite:///{folder}/matches.db"
        app = make_app(
            ServerSettings(database, bot_pool=lambda: ThreadPoolExecutor(1), clock=lambda: NOON)
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


def main() -> None:
    """Write the page, or say that it is out of date."""
    page = protocol_page()
    if "--check" not in sys.argv[1:]:
        WRITTEN.write_text(page, encoding="utf-8")
    elif not WRITTEN.exists() or WRITTEN.read_text(encoding="utf-8") != page:
        raise SystemExit("docs/protocol.md is out of date: run python tools/protocol_page.py")


if __name__ == "__main__":
    main()
