"""Writes `docs/protocol.md` from the code, so that the page and the server cannot differ.

    python -m tools.protocol_page           writes docs/protocol.md
    python -m tools.protocol_page --check   fails if that file is not what would be written

What is told in words stands in `protocol_page.template.md` with `{{names}}` of facts. The facts
are the server's own: its limits, its refusals, its close codes, its models and routes
(`protocol_page_reference.py`), and what is said in a short match that is really played
(`protocol_page_exchange.py`). A fact the template does not tell, such as a new refusal, is an
error, and so is a name that is no fact.
"""

from __future__ import annotations

import asyncio
import re
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Final

from rulewright.server import api, live, match_setup, messages, seats, sockets, undo_requests
from rulewright.server.settings import LARGEST_MESSAGE, Limits, ServerSettings
from tools.protocol_page_exchange import exchange
from tools.protocol_page_games import games, links
from tools.protocol_page_reference import close_codes, model, parts, refusals, routes
from tools.protocol_types import members

TEMPLATE: Final = Path(__file__).parent / "protocol_page.template.md"
WRITTEN: Final = Path(__file__).parents[1] / "docs" / "protocol.md"


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
        "most printed": str(messages.cards.MOST_PRINTED),
        "largest message": f"{LARGEST_MESSAGE:,}",
        "hello seconds": f"{ServerSettings('').hello_seconds:g}",
        "forgiven": str(sockets.FORGIVEN),
        "patience": str(undo_requests.PATIENCE),
        "stand-in bot": f"`{live.STAND_IN_BOT}`",
        "bot seconds": f"{seats.MOST_SECONDS:g}",
        "bot iterations": f"{seats.MOST_ITERATIONS:,}",
        "tokens of a seat": str(match_setup.MOST_TOKENS),
        "listed at once": str(api.LISTED_AT_ONCE),
        "sayings": ", ".join(f"`{saying}`" for saying in messages.SAYINGS),
        "exchange": asyncio.run(exchange()),
        "routes": "\n".join(routes()),
        "client messages": "\n".join(map(model, members(messages.ClientMessage))),
        "server messages": "\n".join(map(model, members(messages.ServerMessage))),
        "parts": "\n".join(map(model, parts())),
        "games": games(),
        "links to games": links(),
    }
    return found


def main() -> None:
    """Write the page, or say that it is out of date."""
    page = protocol_page()
    if "--check" not in sys.argv[1:]:
        WRITTEN.write_text(page, encoding="utf-8")
    elif not WRITTEN.exists() or WRITTEN.read_text(encoding="utf-8") != page:
        raise SystemExit("docs/protocol.md is out of date: run make protocol")


if __name__ == "__main__":
    main()
