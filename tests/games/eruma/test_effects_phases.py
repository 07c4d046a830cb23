"""Texts that answer the start or the end of a phase, of one's own turn only: each once a turn."""

import pytest

from rulewright.games.eruma.testing.written_cards import Scenes
from rulewright.testing import rule


@rule("eruma/turn.phase-order")
@pytest.mark.parametrize(
    ("moment", "before", "after"),
    [
        ("start of your turn", 1, 1),
        ("start of your Draw Phase", 1, 1),
        ("end of your Draw Phase", 1, 1),
        ("start of your Planning Phase", 1, 1),
        ("end of your Planning Phase", 1, 1),
        ("start of your Assault Phase", 1, 1),
        ("end of your Assault Phase", 0, 1),
        ("start of your Rest Phase", 0, 1),
        ("end of your Rest Phase", 0, 1),
        ("end of your turn", 0, 1),
        ("end of each turn", 0, 1),
        ("start of each turn", 1, 2),
    ],
)
def test_each_phase_starts_and_ends_once_in_its_place(
    scenes: Scenes, moment: str, before: int, after: int
) -> None:
    """Before: when my Assault Phase has begun. After: when theirs has."""
    raid = scenes({"Clock": f"Henchman: At the {moment}, gain a treasure."})
    raid.set("""
        phase draw
        my 1 | Clock
    """)
    assert raid.fact("my treasure") == before
    raid.me.does("end")
    assert raid.asked() == ["them"]
    assert raid.fact("my treasure") == after
