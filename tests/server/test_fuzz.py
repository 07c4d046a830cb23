"""Nonsense from outside: no error of the server's own, no hang, no leak, no change by strangers."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from rulewright.server.messages import SAYINGS
from tests.patience import GIVE_UP
from tests.server.people import Player
from tests.server.serving import Served, server

__all__ = ["server"]

pytestmark = pytest.mark.anyio

CHECKS = [
    not_a_server_error,
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
]
EXAMPLES = 12
BRIEFLY = settings(
    max_examples=EXAMPLES,
    deadline=None,
    database=None,
    derandomize=True,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)


REFERENCE = st.text(max_size=40)
SEAT = st.integers(0, 7)
CHOICE = st.tuples(st.sampled_from(["pick", "choose", "use", "done", "fly"]), st.integers(0, 20))


def message(kind: str, **fields: st.SearchStrategy[Any]) -> st.SearchStrategy[dict[str, Any]]:
    """A message of that type that fits the protocol."""
    return st.fixed_dictionaries({"type": st.just(kind), "reference": REFERENCE, **fields})


FITTING = st.one_of(
    message("decide", asked=st.integers(0, 40), choice=CHOICE),
    message("offer-draw"),
    message("undo"),
    message("answer-undo", allow=st.booleans(), no_more=st.booleans()),
    message("say", saying=st.sampled_from(SAYINGS) | st.text(max_size=24)),
    message("stand-in", seat=SEAT),
    message("return"),
    st.fixed_dictionaries({"type": st.just("hello"), "language": st.just("en")}),
)
"""All but giving up, which would end it."""


async def test_http_answers_as_it_says_whatever_is_asked(server: Served) -> None:
    made = await server.create("random")
    finished = await server.create("random")
    ana = await server.sit(finished["match"], finished["token"])
    await ana.do("concede")
    # A socket that stays open is pinged now and then with a random number, and hypothesis objects to
    # chance that is not its own.
    await ana.leave()
    codes = [made["match"], finished["match"]]
    tried = await asyncio.to_thread(ask_anything, server.address, codes, finished["token"])
    assert tried >= 12


def ask_anything(address: str, codes: list[str], token: str) -> int:
    """Try every operation of the description, with what fits it and what does not.

    Each answer is judged against the description; how many operations were tried is told.
    """
    schema = schemathesis.openapi.from_url(f"{address}/api/openapi.json")
    dice = random.Random(1)
    count = 0
    for found in schema.get_all_operations():
        operation: Any = found.ok()  # type: ignore[union-attr]

        @given(case=operation.as_strategy())
        @BRIEFLY
        def ask(case: Any) -> None:
            if "code" in (case.path_parameters or {}) and dice.random() < 0.7:
                case.path_parameters["code"] = dice.choice(codes)
            headers = {"Authorization": f"Bearer {token}"} if dice.random() < 0.5 else {}
            response = case.call(headers=headers, timeout=GIVE_UP)
            case.validate_response(response, checks=CHECKS)

        try:
            ask()
        except BaseExceptionGroup as failures:
            # Their kind would end the event loop.
            raise AssertionError("\n".join(map(str, failures.exceptions))) from None
        count += 1
    return count


async def test_a_socket_bears_anything(server: Served) -> None:
    ana, bo = await server.duel(options={"relics": True})
    watcher = await server.sit(ana.code)
    messages = nonsense(150)
    before = await server.house.store.entries(ana.code)
    for text in messages:
        await watcher.send(text)
    await answers(watcher)
    assert await server.house.store.entries(ana.code) == before, "a spectator changed something"
    for text in messages:
        if ana.closed_with is None:
            await ana.send(text)
    await answers(ana)
    assert bo.closed_with is None
    for message in bo.messages + watcher.messages:
        view = message.get("now", {}).get("view", {"duellists": []})
        for owner, duellist in enumerate(view["duellists"]):
            assert "hand" not in duellist or (message in bo.messages and owner == 1)


async def answers(player: Player) -> None:
    """It still answers."""
    await player.send({"type": "ping"})
    await player.until(lambda: player.of_type("pong"))
    assert player.closed_with is None


def nonsense(count: int) -> list[str]:
    """Messages that fit the protocol, messages that nearly do, and texts that never will."""
    found: list[str] = []
    anything = st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
        lambda inner: st.lists(inner) | st.dictionaries(st.text(max_size=5), inner),
        max_leaves=8,
    )
    dice = random.Random(3)

    @given(message=FITTING, other=anything)
    @settings(BRIEFLY, max_examples=count)
    def collect(message: dict[str, Any], other: Any) -> None:
        spoiled = dict(message)
        kind = dice.randrange(4)
        if kind == 1 and spoiled:
            spoiled[dice.choice(list(spoiled))] = other
        elif kind == 2:
            spoiled["more"] = other
        text = json.dumps(other if kind == 3 else spoiled)
        if len(text.encode()) < 16_000 and '"ping"' not in text:
            found.append(text)

    collect()
    return found
