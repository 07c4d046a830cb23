"""How one sees what the server does: structured logs, and numbers for Prometheus.

No token, seed or view ever gets into either. Codes of matches do; they are public.
"""

from __future__ import annotations

import logging
import sys
import time
from collections.abc import MutableMapping
from typing import Any, Final, Literal

import structlog
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from starlette.types import ASGIApp, Message, Receive, Scope, Send

LogStyle = Literal["json", "text"]
SECONDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


def log_as(style: LogStyle) -> None:
    """Write every log line, those of libraries included, to standard error: as JSON objects for
    programs, or for people as short lines, and then only what they might want to do something
    about."""
    shared: list[structlog.typing.Processor] = [
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
    ]
    level = logging.WARNING if style == "text" else logging.INFO
    render: structlog.typing.Processor = structlog.processors.JSONRenderer()
    if style == "text":
        render = short_line
    structlog.configure(
        processors=[*shared, render],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(processor=render, foreign_pre_chain=shared)
    )
    logging.basicConfig(handlers=[handler], level=level, force=True)
    for chatty in ("alembic", "uvicorn.error"):
        logging.getLogger(chatty).setLevel(logging.WARNING)


def short_line(_logger: object, _method: str, event: MutableMapping[str, Any]) -> str:
    """An event as people read it: how bad, what, and the particulars."""
    what, level = event.pop("event"), event.pop("level", "warning")
    trace = event.pop("exception", None)
    event.pop("timestamp", None)
    particulars = ", ".join(
        f"{name} {value}" for name, value in event.items() if not name.startswith("_")
    )
    line = f"{level}: {what}" + (f" ({particulars})" if particulars else "")
    return line if trace is None else f"{line}\n{trace}"


class Meters:
    """The numbers of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.granted = Counter(
            "rulewright_wishes_granted", "Messages obeyed", ["type"], registry=self.registry
        )
        self.refused = Counter(
            "rulewright_wishes_refused", "Messages refused", ["code"], registry=self.registry
        )
        self.seconds = Histogram(
            "rulewright_acknowledgement_seconds",
            "From a message to its acknowledgement, the disk included",
            buckets=SECONDS,
            registry=self.registry,
        )
        self.requests = Counter(
            "rulewright_requests", "HTTP requests", ["method", "status"], registry=self.registry
        )
        self.connections = Gauge(
            "rulewright_connections", "Sockets that are open", registry=self.registry
        )
        self.rooms = Gauge("rulewright_rooms", "Matches in memory", registry=self.registry)
        self.kept = Gauge("rulewright_kept", "Matches kept here", registry=self.registry)
        self.matches = Gauge(
            "rulewright_matches",
            "Matches in the database that are not over, the same from every process",
            ["status"],
            registry=self.registry,
        )


class RequestLog:
    """Notes every request: what was asked, how it was answered, how long it took."""

    def __init__(self, app: ASGIApp, meters: Meters) -> None:
        self._app = app
        self._meters = meters
        self._log = structlog.get_logger()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        begun = time.perf_counter()
        status = 500

        async def send_and_see(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, send_and_see)
        finally:
            method = scope["method"] if scope["method"] in {"GET", "POST", "HEAD"} else "other"
            self._meters.requests.labels(method, str(status)).inc()
            note = self._log.warning if status >= 500 else self._log.info
            note(
                "request",
                method=method,
                path=scope["path"][:200],
                status=status,
                ms=round((time.perf_counter() - begun) * 1000, 2),
            )
