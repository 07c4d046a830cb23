"""The facts of the protocol's page: what the server's code says of refusals, models and routes."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from functools import cache
from http import HTTPStatus
from itertools import pairwise
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import rulewright.server
from rulewright.server import http_problems, messages, sockets
from rulewright.server.app import make_app
from rulewright.server.refusals import _CODES
from rulewright.server.settings import ServerSettings
from tools.protocol_types import Model, members, models, schema_of

SERVER: Final = Path(str(rulewright.server.__file__)).parent

Json = Any


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
    return found | http_problems.STATUS


def close_codes() -> set[int]:
    """Every number in the server that is a close code of a socket."""
    possible = {*range(1001, 1016), *range(4000, 5000)}
    said = {node.value for node in syntax() if isinstance(node, ast.Constant)}
    return possible & said


@cache
def meanings() -> dict[str, str]:
    """What is written under the fields and names of the protocol, as `Model.field` and `Name`."""
    said = [statement for subject in messages.SUBJECTS for statement in _statements(subject)]
    found = dict(_written_under(said, ""))
    for body in said:
        if isinstance(body, ast.ClassDef):
            for field in body.body:
                if isinstance(field, ast.AnnAssign):
                    # A field that says nothing itself means what its type says.
                    for name in ast.walk(field.annotation):
                        if isinstance(name, ast.Name) and name.id in found:
                            found[f"{body.name}.{ast.unparse(field.target)}"] = found[name.id]
            found |= _written_under(body.body, f"{body.name}.")
    return found


def _statements(module: ModuleType) -> list[ast.stmt]:
    """What a module says after its own docstring."""
    return ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8")).body[1:]


def _written_under(body: list[ast.stmt], owner: str) -> Iterator[tuple[str, str]]:
    for named, below in pairwise(body):
        match named, below:
            case (
                ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)),
                ast.Expr(value=ast.Constant(value=str(text))),
            ):
                yield owner + name, re.sub(r"\bNone\b", "null", " ".join(text.split()))


# The reference


def parts() -> list[Model]:
    """The models that are no socket messages: bodies, answers, and what stands in others."""
    sent = {*members(messages.ClientMessage), *members(messages.ServerMessage)}
    return [kind for kind in models() if kind not in sent]


def model(kind: Model) -> str:
    """One model: its name, its sentence, its fields."""
    schema = schema_of(kind)
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
                if int(status) < HTTPStatus.BAD_REQUEST:
                    yield f"- Answer {status}: {_answer(answer.get('content', {}))}"
            not_done = [status for status in sorted(route["responses"]) if status >= "4"]
            yield f"- Problems: {', '.join(not_done)}, each a [Problem](#problem)\n"
    for route in sockets.router.routes:
        path, told = getattr(route, "path", ""), getattr(route, "endpoint", None).__doc__
        yield f"### WebSocket {path}\n\n{told} What goes over it is told below.\n"


def _answer(content: Json) -> str:
    """What comes out: JSON of some shape, or a file of some type."""
    if "application/json" in content:
        return shape(content["application/json"]["schema"])
    return f"a file, `{next(iter(content))}`"


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
