"""Running the application on a port of this machine."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import sys
from collections.abc import Callable

import uvicorn

from rulewright.server.app import make_app
from rulewright.server.errors import ServerError
from rulewright.server.settings import LARGEST_MESSAGE, ServerSettings
from rulewright.server.storage import Store
from rulewright.server.telemetry import LogStyle, log_as

GRACE_SECONDS = 5
"""How long open requests may take to end when the server is told to stop."""
COLLECT_AFTER = (2_000, 20, 200)
"""How many new objects there are between two collections of the young ones, and how many of those
between two of the older and of all."""
SWITCH_SECONDS = 0.0005
"""How long the thread that writes to SQLite and the one that answers people wait for each other, a
tenth of what Python has them wait by itself."""


class CannotListen(ServerError):
    """The address or port cannot be had."""


def run(
    settings: ServerSettings,
    host: str,
    port: int,
    ready: Callable[[str], None],
    log: LogStyle | None = None,
) -> None:
    """Serve until told to stop. `ready` is called with the address once people can come. Without
    another wish, a terminal is logged to for people, and anything else for programs."""
    # Tried here first: what is wrong with the database is for whoever started this to read.
    asyncio.run(_try_database(settings))
    listening = _listen(host, port)
    log_as(log or ("text" if sys.stderr.isatty() else "json"))
    shown = "localhost" if host in {"127.0.0.1", "0.0.0.0", "::", "::1"} else host  # noqa: S104
    address = f"http://{shown}:{listening.getsockname()[1]}"
    config = uvicorn.Config(
        make_app(settings),
        log_config=None,
        access_log=False,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,  # a few kilobytes a decision; packing them takes longer
        timeout_graceful_shutdown=GRACE_SECONDS,
        server_header=False,
    )
    # The server stops in order when it gets these, and then gives them on to whoever listened
    # before: to nobody, so that stopping it is no error.
    for told_to_stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(told_to_stop, lambda _number, _frame: None)
    _Server(config, lambda: ready(address)).run([listening])


class _Server(uvicorn.Server):
    """Tells when it has started."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        if self.started:
            sys.setswitchinterval(SWITCH_SECONDS)
            _collect_rarely()
            self._ready()


def _collect_rarely() -> None:
    """Have Python look for cycles of dead objects less often. With some hundred matches a look at
    everything takes a quarter of a second, in which nobody is answered; by itself it happens every
    few seconds, and finds next to nothing."""
    gc.collect()
    gc.freeze()  # what was imported stays for good and need not be looked at again
    gc.set_threshold(*COLLECT_AFTER)


async def _try_database(settings: ServerSettings) -> None:
    store = await Store.open(settings.database)
    await store.close()


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise CannotListen(
            f"cannot listen on {host}, port {port}: {error.strerror}; try another --port"
        ) from error
    return listening
