"""What browsers are told to allow, and which pages may use this server.

Tokens hold seats; they travel in headers, bodies and the first socket message, never in an address,
so addresses may be logged and shared. The checks here keep other people's pages from acting in the
name of whoever looks at them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from rulewright.server.http_problems import problem
from rulewright.server.limits import Addresses
from rulewright.server.settings import LARGEST_MESSAGE

CONTENT_SECURITY_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
    " font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none';"
    " form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})


def is_own_page(headers: Headers, origins: Iterable[str]) -> bool:
    """Whether a request comes from our own page, one of these origins, or no page at all."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site") not in {"cross-site", "same-site"}
    if origin in origins:
        return True
    try:
        return urlsplit(origin).netloc == headers.get("host", "")
    except ValueError:
        return False


def address_of(scope: Scope) -> str:
    """Where a request or a connection comes from."""
    client = scope.get("client")
    return str(client[0]) if client else "unknown"


class Gate:
    """Every request passes here: how many, how large, from where; and what its answer allows."""

    def __init__(self, app: ASGIApp, addresses: Addresses, origins: tuple[str, ...]) -> None:
        self._app = app
        self._addresses = addresses
        self._origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request pass, or answer it here."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(HEADERS)
            await send(message)

        headers = Headers(scope=scope)
        refusal = self._refusal(scope, headers)
        if refusal is not None:
            await refusal(scope, receive, send_with_headers)
            return
        body = await _whole_body(receive) if scope["method"] not in SAFE_METHODS else b""
        if body is None:
            await TOO_LARGE(scope, receive, send_with_headers)
            return
        await self._app(scope, _again(body, receive), send_with_headers)

    def _refusal(self, scope: Scope, headers: Headers) -> ASGIApp | None:
        is_asset = not scope["path"].startswith("/api")
        if not is_asset and not self._addresses.take_request(address_of(scope)):
            return problem(429, "too-fast", "too many requests; wait a moment")
        if scope["method"] not in SAFE_METHODS and not is_own_page(headers, self._origins):
            return problem(403, "foreign-page", "another site's page may not do that here")
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > LARGEST_MESSAGE:
            return TOO_LARGE
        return None


TOO_LARGE: Final = problem(413, "too-large", f"a request may have up to {LARGEST_MESSAGE} bytes")


async def _whole_body(receive: Receive) -> bytes | None:
    """The body of a request; None if it is too large, whatever its header said."""
    body = bytearray()
    while True:
        message = await receive()
        if message["type"] != "http.request":
            return bytes(body)
        body += message.get("body", b"")
        if len(body) > LARGEST_MESSAGE:
            return None
        if not message.get("more_body", False):
            return bytes(body)


def _again(body: bytes, receive: Receive) -> Receive:
    """Hands out a body that was read already."""
    given = False

    async def again() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again
