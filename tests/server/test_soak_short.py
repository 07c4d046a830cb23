"""The short form of `python -m tools.server_soak`, and that it would notice a loss."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.server_soak.books import Sent, disagreement, gap
from tools.server_soak.soaking import Plan, Reckoning, soak

pytestmark = pytest.mark.anyio

PICK, TURN = ("decide", "pick", 3), ("decide", "turn", 1)


def check(found: Reckoning) -> None:
    assert found.troubles == []
    assert found.matches >= 2
    assert found.acknowledged > 50
    assert found.resumed >= 2


async def test_killed_twice_on_sqlite(sqlite_url: str, tmp_path: Path) -> None:
    plan = Plan(2, 2, 1, seed=1, pause=0.05, longest_life=30, bot_every=None)
    check(await soak(plan, sqlite_url, tmp_path, print))


async def test_killed_twice_on_postgresql_with_players_on_two_processes(
    postgres_url: str, tmp_path: Path
) -> None:
    plan = Plan(2, 2, 2, seed=1, pause=0.05, longest_life=30, bot_every=None)
    check(await soak(plan, postgres_url, tmp_path, print))


def test_what_was_acknowledged_must_be_written() -> None:
    sent = [Sent(PICK, "done"), Sent(TURN, "done")]
    assert disagreement(sent, [PICK, TURN]) is None
    assert "wish 2 of 2" in str(disagreement(sent, [PICK]))
    assert "is lost" in str(disagreement(sent, [TURN, PICK]))


def test_what_was_refused_must_not_be_written() -> None:
    sent = [Sent(PICK, "done"), Sent(TURN, "refused")]
    assert disagreement(sent, [PICK]) is None
    assert "refused or never sent" in str(disagreement(sent, [PICK, TURN]))


def test_what_was_not_answered_may_be_written_or_not() -> None:
    sent = [Sent(PICK), Sent(PICK, "done"), Sent(TURN)]
    for written in ([PICK], [PICK, PICK], [PICK, TURN], [PICK, PICK, TURN]):
        assert disagreement(sent, written) is None
    assert "never sent" in str(disagreement(sent, [PICK, PICK, PICK]))


def test_numbers_have_no_gaps() -> None:
    assert gap([1, 2, 3], 3) is None
    assert "gaps" in str(gap([1, 3], 2))
    assert "counts 4" in str(gap([1, 2, 3], 4))
