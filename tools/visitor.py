"""Somebody who comes to a server with a browser and plays a few cards, without the browser: fetches the
page and what it needs, sits down against a bot and decides, over the same addresses and the same socket.
"""

from __future__ import annotations

import json
import re
import time
import urllib.error
import urllib.request
from typing import Any

from websockets.sync.client import connect

PATIENCE = 120.0
"""Seconds after which an answer that has not come will not come."""


def is_there(address: str) -> bool:
    """Whether a server answers at that address."""
    try:
        with urllib.request.urlopen(f"{address}/health", timeout=5) as answer:
            return bool(answer.status == 200)
    except (OSError, urllib.error.URLError):
        return False


def fetch(address: str) -> str:
    """What lies at an address."""
    with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
        return str(answer.read().decode())


def load_page(address: str) -> None:
    """Load the client, with the scripts and styles that its page names."""
    named = re.findall(r'(?:src|href)="(/assets/[^"]+)"', fetch(f"{address}/"))
    assert any(name.endswith(".js") for name in named), (
        "the page has no script: is the client built?"
    )
    for name in named:
        fetch(f"{address}{name}")


def play(address: str, game: str, decisions: int, bot: str = "greedy") -> list[float]:
    """Play so many decisions against a bot, always the first choice, or fewer if the match ends before; the
    seconds that the server took to acknowledge each."""
    seats = [{"kind": "human", "name": "Ana"}, {"kind": "bot", "bot": bot}]
    body = json.dumps({"game": game, "seats": seats}).encode()
    request = urllib.request.Request(
        f"{address}/api/matches", body, {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        seated = json.load(answer)
    where = f"{address.replace('http', 'ws', 1)}/api/matches/{seated['match']}/socket"
    with connect(where, max_size=None) as socket:
        socket.send(json.dumps({"type": "hello", "token": seated["token"]}))
        waits: list[float] = []
        decision: dict[str, Any] | None = None
        status = ""
        while len(waits) < decisions:
            while decision is None and status != "over":
                message = json.loads(socket.recv(timeout=PATIENCE))
                decision = message.get("now", {}).get("decision")
                status = message.get("now", {}).get("status", status)
            if decision is None:
                break
            wish = {"type": "decide", "reference": "r", "asked": decision["asked"]}
            began = time.monotonic()
            socket.send(json.dumps({**wish, "choice": decision["choices"][0]["spelled"]}))
            decision = None
            while True:
                message = json.loads(socket.recv(timeout=PATIENCE))
                assert message["type"] != "refused", message
                if message["type"] == "done":
                    break
                decision = message.get("now", {}).get("decision", decision)
                status = message.get("now", {}).get("status", status)
            waits.append(time.monotonic() - began)
    return waits
