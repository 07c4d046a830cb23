"""Questions that players are asked whether or not they have anything to say: silence is an answer, and how long a
bot takes tells nothing."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

import rulewright
from rulewright.bots import seconds_of
from rulewright.server import entries as kinds
from rulewright.server.bot_host import (
    QUICK_WINDOW_SECONDS,
    WINDOW_SECONDS,
    BotHost,
    thought_of,
)
from rulewright.server.commands import out_of_time
from rulewright.server.entries import Entry
from rulewright.server.live import Charter, LiveTable
from rulewright.server.messages import Settings
from rulewright.server.seats import Sitter
from rulewright.testing import rule
from tests.server.tables import NOON, decide


def table_at_a_window(seed: int = 5, **agreed: Any) -> tuple[LiveTable, int]:
    """Three people at the end of the first main phase, and who is asked."""
    names = ["Ana", "Bo", "Cy"]
    match = rulewright.start("elma", seats=names, seed=seed)
    charter = Charter("abcdefgh", match.game.edition, Settings(**agreed), NOON, "0" * 64)
    table = LiveTable(charter, match, [Sitter("human", name) for name in names])
    table.begin(NOON)
    (active,) = table.asked()
    decide(table, active, -1)
    (seat,) = table.asked()
    assert seat != active
    return table, seat


@rule("elma/ruling.instant-question-hides")
@pytest.mark.parametrize("then", ["bot", "loss"])
def test_no_answer_within_the_time_for_a_move_is_a_pass(then: str) -> None:
    table, seat = table_at_a_window(clock={"kind": "move", "seconds": 30}, out_of_time=then)
    assert table.clocks.run_out(NOON + 30) == []  # asked at NOON + 1
    assert table.clocks.run_out(NOON + 40) == [seat]
    (entry,) = out_of_time(table, seat, NOON + 40)
    assert (entry.kind, entry.seat, entry.body) == (kinds.DECIDE, seat, {"choice": ["pass"]})
    by_hand, _ = table_at_a_window(clock={"kind": "move", "seconds": 30}, out_of_time=then)
    noticed = by_hand.apply(Entry(NOON + 40, kinds.DECIDE, seat, {"choice": ["pass"]})).noticed
    assert table.apply(entry).noticed == noticed
    assert table.snapshot() == by_hand.snapshot()
    assert table.stand_ins == {}
    assert table.asked() not in ([], [seat])


@rule("elma/ruling.instant-question-hides")
def test_the_whole_window_closes_when_nobody_answers() -> None:
    table, _ = table_at_a_window(clock={"kind": "move", "seconds": 30}, out_of_time="loss")
    turn = table.match.state.turn  # type: ignore[attr-defined]
    at = NOON
    for _ in range(3):
        at += 100
        (seat,) = table.clocks.run_out(at)
        for entry in out_of_time(table, seat, at):
            table.apply(entry)
    assert table.match.state.turn == turn + 1  # type: ignore[attr-defined]
    assert table.status == "playing"


def test_a_main_phase_that_is_let_run_out_is_no_pass() -> None:
    table, _ = table_at_a_window(clock={"kind": "move", "seconds": 30}, out_of_time="loss")
    for _ in range(3):
        decide(table, table.asked()[0], 0)
    (active,) = table.asked()
    (entry,) = out_of_time(table, active, NOON + 500)
    assert entry.kind == kinds.OUT_OF_TIME


def test_time_for_the_match_that_is_up_is_up_in_a_window_too() -> None:
    table, seat = table_at_a_window(clock={"kind": "match", "seconds": 30}, out_of_time="loss")
    (entry,) = out_of_time(table, seat, NOON + 500)
    assert entry.kind == kinds.OUT_OF_TIME


@pytest.mark.parametrize(
    ("bot", "pace"),
    [
        ("search:0.3s", 0.3),
        ("search:5s", WINDOW_SECONDS),
        ("greedy", QUICK_WINDOW_SECONDS),
        ("random", QUICK_WINDOW_SECONDS),
    ],
)
def test_a_bot_takes_the_same_time_in_a_window_whether_or_not_it_has_a_choice(
    bot: str, pace: float
) -> None:
    tables = (table_at_a_window(seed) for seed in range(50))
    table, seat = next(
        (table, seat) for table, seat in tables if len(table.match.state.choices[seat]) == 1
    )
    table.apply(Entry(NOON, kinds.STAND_IN, seat, {"bot": bot}))
    host = BotHost(1, lambda: ThreadPoolExecutor(1))

    async def taken() -> tuple[list[list[object]], float]:
        begun = time.monotonic()
        parts = await host.think(table, seat)
        return parts, time.monotonic() - begun

    parts, seconds = asyncio.run(taken())
    host.close()
    assert parts == [["pass"]]
    assert seconds >= pace - 0.01
    assert seconds_of(thought_of(table, seat, []).bot) <= WINDOW_SECONDS
