"""Worked examples: `example.*`, without those on relics."""

from typing import Any

import pytest

from rulewright.games.allumbra.testing.table import DuelTable
from rulewright.testing import rule


@rule("allumbra/example.bonus-over-turn-end")
@pytest.mark.parametrize(("last_card", "ammo"), [("cauterize", 3), ("reload", 5)])
def test_the_first_card_of_a_turn_has_no_bonus_from_the_turn_before(
    duel: DuelTable, last_card: str, ammo: int
) -> None:
    duel.set(f"""
        turn 1, clash 3
        me:   ammo 3, row 2 hide, hand {last_card} calculated-shot hide
        them: row 2 hide, hand 3 cauterize
    """)
    duel.clash(last_card, "cauterize")
    assert duel.fact("my ammo") == ammo
    duel.turn("calculated-shot hide", "cauterize cauterize")
    assert "Me pays 2 ammo for Calculated Shot." in duel.told()
    assert "Me's Calculated Shot hits for 2." in duel.told()
    assert duel.fact("my ammo") == ammo - 2


@rule("allumbra/example.free-shot-at-hider", "allumbra/ruling.tiro-calculado-ammo")
@pytest.mark.parametrize(
    ("ammo", "ammo_after", "energy", "energy_after"),
    [(0, 4, 10, 8), (5, 9, 3, 1), (6, 10, 3, 1), (7, 10, 3, 1), (8, 10, 2, 0), (1, 5, 1, 0)],
)
def test_a_free_calculated_shot_at_hide_costs_nothing_and_yields_two_ammo(
    duel: DuelTable, ammo: int, ammo_after: int, energy: int, energy_after: int
) -> None:
    duel.set(f"""
        me:   ammo {ammo}, hand reload calculated-shot hide
        them: energy {energy}, hand quick-draw hide hide
    """)
    duel.clash("reload", "quick-draw")
    assert duel.fact("my ammo") == min(ammo + 2, 10)
    duel.clash("calculated-shot", "hide")
    assert duel.fact("my ammo") == ammo_after
    assert duel.fact("their energy") == energy_after


@rule("allumbra/example.two-cauterizar")
def test_after_two_cauterizes_an_attack_has_one_bonus(duel: DuelTable) -> None:
    duel.set("""
        turn 3
        me:   hand 2 cauterize quick-draw
        them: energy 10, hand 3 reload
    """)
    duel.turn("cauterize cauterize quick-draw", "reload reload reload")
    assert duel.fact("their energy") == 8


@rule("allumbra/example.cauterizar-then-recarregar")
def test_after_cauterize_and_reload_an_attack_is_free_without_more_damage(
    duel: DuelTable,
) -> None:
    duel.set("""
        turn 3
        me:   ammo 1, hand cauterize reload pulverize
        them: energy 10, hand 3 reload
    """)
    duel.turn("cauterize reload pulverize", "reload reload reload")
    assert duel.fact("my ammo") == 3
    assert duel.fact("their energy") == 6


@rule("allumbra/example.no-ammo")
def test_an_attack_without_ammo_does_nothing_and_is_discarded_with_the_others(
    duel: DuelTable,
) -> None:
    duel.set("""
        turn 1, clash 2
        me:   ammo 0, row hide, hand quick-draw hide
        them: row hide, ammo 5, hand pulverize hide
    """)
    duel.clash("quick-draw", "pulverize")
    assert duel.effects == {"my energy: 10 -> 6", "their ammo: 5 -> 2"}
    assert duel.cards("my row") == ["hide", "quick-draw"]
    duel.clash("hide", "hide")
    assert duel.cards("my discard") == ["hide", "quick-draw", "hide"]


@rule("allumbra/example.cancelled-attack")
def test_a_cancelled_attack_of_cost_two_leaves_three_of_five_ammo(duel: DuelTable) -> None:
    duel.set("""
        me:   ammo 5, hand calculated-shot hide
        them: hand pulverize hide
    """)
    duel.clash("calculated-shot", "pulverize")
    assert duel.effects == {"my energy: 10 -> 6", "my ammo: 5 -> 3", "their ammo: 5 -> 2"}


@rule("allumbra/example.both-without-ammo")
def test_two_attacks_without_ammo_do_nothing_and_a_later_reload_works(duel: DuelTable) -> None:
    duel.set("""
        me:   ammo 0, hand quick-draw reload hide
        them: ammo 0, hand pulverize quick-draw hide
    """)
    duel.clash("quick-draw", "pulverize")
    assert duel.effects == set()
    assert not any("cancels" in line for line in duel.told())
    duel.clash("reload", "quick-draw")
    assert duel.effects == {"my ammo: 0 -> 2", "my bonus: none -> free"}


@rule("allumbra/example.double-knockdown")
def test_two_at_one_energy_who_hit_each_other_draw(duel: DuelTable) -> None:
    duel.set("""
        me:   energy 1, hand quick-draw hide
        them: energy 1, hand calculated-shot hide
    """)
    duel.clash("quick-draw", "calculated-shot")
    assert (duel.fact("my energy"), duel.fact("their energy")) == (0, 0)
    assert duel.result == [50, 50]


@rule("allumbra/example.turn-limit", "allumbra/ruling.turn-limit")
@pytest.mark.parametrize(
    ("mine", "theirs", "result"),
    [(4, 3, [100, 0]), (3, 4, [0, 100]), (4, 4, [50, 50])],
)
def test_after_the_thirtieth_turn_the_higher_energy_wins(
    duel: DuelTable, mine: int, theirs: int, result: list[int]
) -> None:
    duel.set(f"""
        turn 30
        me:   energy {mine}, hand 3 hide
        them: energy {theirs}, hand 3 hide
    """)
    duel.turn("hide hide hide", "hide hide hide")
    assert duel.result == result
    assert "Turn 30 was the last: the higher energy decides." in duel.told()
    assert duel.cards("my discard") == ["hide"] * 3


@rule("allumbra/example.heal-and-hit")
def test_healing_two_and_losing_two_at_one_energy_leaves_one(duel: DuelTable) -> None:
    duel.set("""
        me:   energy 1, hand cauterize hide
        them: hand calculated-shot hide
    """)
    duel.clash("cauterize", "calculated-shot")
    assert duel.fact("my energy") == 1
    assert duel.result is None


@rule("allumbra/example.full-health-heal")
def test_healing_two_and_losing_one_at_ten_energy_leaves_ten(duel: DuelTable) -> None:
    duel.set("""
        me:   energy 10, hand cauterize hide
        them: hand quick-draw hide
    """)
    duel.clash("cauterize", "quick-draw")
    assert duel.fact("my energy") == 10


@rule("allumbra/example.ammo-cap")
def test_gaining_two_at_nine_ammo_gives_ten(duel: DuelTable) -> None:
    duel.set("""
        me:   ammo 9, hand reload hide
        them: hand quick-draw hide
    """)
    duel.clash("reload", "quick-draw")
    assert duel.fact("my ammo") == 10


@rule("allumbra/example.picking-schedule")
def test_in_four_turns_cards_are_picked_in_the_groups_of_the_schedule(duel: DuelTable) -> None:
    duel.set("""
        me:   hand 3 hide 3 reload, deck hide reload 4 cauterize
        them: hand 3 hide 3 reload, deck hide reload 4 cauterize
    """)
    groups: dict[object, list[int]] = {}
    while duel.fact("turn") != 5:
        turn = duel.fact("turn")
        if turn not in groups:
            assert len(duel.cards("my hand")) == len(duel.cards("their hand")) == 6
        picked = {who: pick_supports(duel, who) for who in ("me", "them")}
        assert picked["me"] == picked["them"]
        groups.setdefault(turn, []).append(picked["me"])
    assert groups == {1: [1, 1, 1], 2: [2, 1], 3: [3], 4: [3]}


def pick_supports(duel: DuelTable, who: str) -> int:
    """Pick support cards to the end of the question; how many that were."""
    question = duel.match.state.asked
    count = 0
    while duel.match.state.asked == question and who in duel.asked():
        duel.choose(who, duel.offered(who)[-1])
        count += 1
    return count


@rule("allumbra/example.reshuffle")
def test_the_last_three_and_the_discards_are_shuffled_and_the_hand_is_not(
    odd_duel: DuelTable,
) -> None:
    odd_duel.set(
        """
        turn 2, clash 3
        me:   row 2 watch, hand watch 3 sabotage, deck 3 feast, discard 3 barrage 3 sermon
        them: row 2 watch, hand watch
        """,
        rolls=odd_duel.rolls(
            "3 feast 3 barrage 3 sermon 3 watch", "3 watch 2 feast 3 barrage sermon 2 sermon feast"
        ),
    )
    odd_duel.clash("watch", "watch")
    assert odd_duel.cards("my hand") == ["sabotage"] * 3 + ["feast", "sermon", "sermon"]
    assert sorted(odd_duel.cards("my deck")) == [
        *["barrage"] * 3,
        *["feast"] * 2,
        "sermon",
        *["watch"] * 3,
    ]


@rule("allumbra/example.last-esconder")
def test_i_may_see_that_all_their_hides_are_discarded(duel: DuelTable) -> None:
    duel.set("""
        turn 3
        me:   hand 3 quick-draw
        them: hand 3 reload, discard 4 hide
    """)
    for picked in (None, "quick-draw"):
        if picked:
            duel.pick("me", picked)
        sides: Any = duel.view("me")["duellists"]
        assert sides[1]["discard"] == ["hide"] * 4
