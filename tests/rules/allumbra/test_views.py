"""What a client needs to draw a duel without knowing its rules is in the view."""

import pytest

from rulewright.games.allumbra.testing.table import DuelTable
from rulewright.testing import rule


@rule("allumbra/turn.first-turn", "allumbra/turn.second-turn-pair", "allumbra/turn.later-turns")
@pytest.mark.parametrize(("turn", "picks"), [(1, [1, 1, 1]), (2, [2, 1]), (3, [3]), (9, [3])])
def test_how_many_cards_are_picked_at_once_is_seen(
    duel: DuelTable, turn: int, picks: list[int]
) -> None:
    duel.set(f"""
        turn {turn}
        me:   hand 3 hide
        them: hand 3 hide
    """)
    assert duel.view("me")["picks"] == duel.view(None)["picks"] == picks


def test_how_much_energy_and_ammo_there_can_be_is_seen(duel: DuelTable) -> None:
    duel.set("""
        me:   energy 4, ammo 1, hand 3 hide
        them: energy 9, ammo 7, hand 3 hide
    """)
    view = duel.view(None)
    assert (view["most_energy"], view["most_ammo"]) == (10, 10)
