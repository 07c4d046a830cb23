"""How HTTP says no: a `Problem` with its status, for every refusal alike."""

from __future__ import annotations

from typing import Any, Final

from fastapi import Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from rulewright.kernel.errors import RulewrightError
from rulewright.server.messages import Problem
from rulewright.server.refusals import refusal_of

STATUS: Final = {
    "barred": 403,
    "not-yours": 403,
    "not-watched": 403,
    "unknown-game": 404,
    "unknown-match": 404,
    "no-decks": 404,
    "no-rules": 404,
    "no-tutorial": 404,
    "no-workshop": 404,
    "unknown-job": 404,
    "no-token": 401,
    "unknown-token": 401,
    "not-over": 409,
    "over": 409,
    "stale": 409,
    "taken": 409,
    "token-taken": 409,
    "too-many-jobs": 429,
    "too-many-matches": 429,
    "too-many-tokens": 429,
    "too-fast": 429,
    "too-large": 413,
    "unavailable": 503,
}
"""What is not named is 422: understood, but not possible as asked."""


def problem(status: int, code: str, reason: str) -> JSONResponse:
    """The answer that says why not."""
    headers = {"WWW-Authenticate": "Bearer"} if status == 401 else None
    return JSONResponse(Problem(code=code, reason=reason).model_dump(), status, headers)


def problems(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The problems that a route may answer with, for its description."""
    return {
        status: {"model": Problem, "description": "Why not"}
        for status in sorted({*statuses, 413, 422, 429, 503})
    }


def file_problems(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The same for a route that answers with a file: its problems are JSON all the same."""
    schema = {"$ref": f"#/components/schemas/{Problem.__name__}"}
    content = {"application/json": {"schema": schema}}
    return {
        status: {"content": content, "description": told["description"]}
        for status, told in problems(*statuses).items()
    }


async def refused(_request: Request, error: Exception) -> JSONResponse:
    """An error of ours as an answer."""
    assert isinstance(error, RulewrightError)
    refusal = refusal_of(error)
    return problem(STATUS.get(refusal.code, 422), refusal.code, refusal.reason)


async def malformed(_request: Request, error: Exception) -> JSONResponse:
    """A request that does not fit its schema."""
    assert isinstance(error, RequestValidationError)
    # What was sent is not repeated: it may hold a token.
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return problem(422, "malformed", f"{where}: {first['msg']}")


async def not_there(_request: Request, error: Exception) -> JSONResponse:
    """An address or a method that does not exist."""
    assert isinstance(error, HTTPException)
    codes = {404: "not-found", 405: "bad-method"}
    answer = problem(error.status_code, codes.get(error.status_code, "refused"), str(error.detail))
    answer.headers.update(error.headers or {})
    return answer
