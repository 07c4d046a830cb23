"""Goal and end: `goal.*`."""

import pytest

import rulewright
from rulewright.games.allumbra.testing.table import DuelTable
from rulewright.kernel.errors import MatchOver, SeatError
from rulewright.testing import rule


@rule("allumbra/goal.two-duellists")
@pytest.mark.parametrize("seats", [[], ["Ana"], ["Ana", "Bo", "Cleo"]])
def test_a_duel_is_refused_to_any_number_of_players_but_two(seats: list[str]) -> None:
    with pytest.raises(SeatError, match=f"takes 2 players, not {len(seats)}"):
        rulewright.start("allumbra", seats=seats, seed=1)


@rule("allumbra/goal.two-duellists")
def test_two_players_duel() -> None:
    match = rulewright.start("allumbra", seats=["Ana", "Bo"], seed=1)
    assert [decision.seat for decision in match.pending] == [0, 1]


@rule("allumbra/goal.energy-zero")
def test_a_player_left_with_one_energy_stands(duel: DuelTable) -> None:
    duel.set("""
        me:   hand calculated-shot hide
        them: energy 3, hand reload hide
    """)
    duel.clash("calculated-shot", "reload")
    assert duel.fact("their energy") == 1
    assert duel.result is None
    assert duel.asked() == ["me", "them"]


@rule("allumbra/goal.energy-zero")
@pytest.mark.parametrize("energy", [2, 1])
def test_a_player_whose_energy_falls_to_zero_loses(duel: DuelTable, energy: int) -> None:
    duel.set(f"""
        me:   hand calculated-shot hide
        them: energy {energy}, hand reload hide
    """)
    duel.clash("calculated-shot", "reload")
    assert duel.effects == {
        "my ammo: 5 -> 3",
        f"their energy: {energy} -> 0",
        "their ammo: 5 -> 7",
        "result: [100, 0]",
    }
    assert duel.told()[-2:] == ["Them is knocked down!", "Me wins the duel."]
    assert duel.asked() == []


@rule("allumbra/goal.energy-zero")
def test_i_lose_when_i_am_knocked_down(duel: DuelTable) -> None:
    duel.set("""
        me:   energy 2, hand reload hide
        them: energy 1, hand calculated-shot hide
    """)
    duel.clash("reload", "calculated-shot")
    assert duel.result == [0, 100]


@rule("allumbra/goal.draw")
def test_both_falling_in_the_same_clash_is_a_draw(duel: DuelTable) -> None:
    duel.set("""
        me:   energy 1, hand calculated-shot hide
        them: energy 2, hand quick-draw hide
    """)
    duel.clash("calculated-shot", "quick-draw")
    assert duel.effects == {
        "my energy: 1 -> 0",
        "my ammo: 5 -> 3",
        "their energy: 2 -> 0",
        "their ammo: 5 -> 4",
        "result: [50, 50]",
    }
    assert duel.told()[-3:] == [
        "Me is knocked down!",
        "Them is knocked down!",
        "The duel is a draw.",
    ]


@rule("allumbra/goal.draw")
def test_it_is_no_draw_if_one_of_the_two_attacked_stands(duel: DuelTable) -> None:
    duel.set("""
        me:   energy 2, hand calculated-shot hide
        them: energy 2, hand quick-draw hide
    """)
    duel.clash("calculated-shot", "quick-draw")
    assert duel.fact("my energy") == 1
    assert duel.result == [100, 0]


@rule("allumbra/goal.replay-after-draw", "allumbra/ruling.draw-stands")
def test_a_drawn_duel_is_over_and_nothing_is_played_off(duel: DuelTable) -> None:
    duel.set("""
        turn 3
        me:   energy 1, hand 3 quick-draw
        them: energy 1, hand 3 quick-draw
    """)
    duel.turn("quick-draw quick-draw quick-draw", "quick-draw quick-draw quick-draw")
    assert duel.result == [50, 50]
    assert duel.asked() == []
    for who in ("me", "them"):
        with pytest.raises(MatchOver, match="the match is over"):
            duel.pick(who, "quick-draw")
        with pytest.raises(MatchOver, match="the match is over"):
            duel.concede(who)
    assert duel.result == [50, 50]


@rule("allumbra/ruling.draw-stands")
def test_another_duel_after_a_draw_begins_with_a_full_setup(duel: DuelTable) -> None:
    duel.set("""
        turn 7
        me:   energy 1, ammo 1, hand 3 quick-draw
        them: energy 1, ammo 1, hand 3 quick-draw
    """)
    duel.turn("quick-draw quick-draw quick-draw", "quick-draw quick-draw quick-draw")
    assert duel.result == [50, 50]
    duel.start(seed=1)
    for whose in ("my", "their"):
        assert duel.fact(f"{whose} energy") == 10
        assert duel.fact(f"{whose} ammo") == 5
        assert len(duel.cards(f"{whose} hand")) == 6
        assert len(duel.cards(f"{whose} deck")) == 18
    assert duel.fact("turn") == 1
    assert duel.asked() == ["me", "them"]
