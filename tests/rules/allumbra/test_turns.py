"""Turns: `turn.*`."""

import pytest

from rulewright.games.allumbra.testing.table import DuelTable
from rulewright.kernel.errors import NothingToDecide
from rulewright.testing import rule

FIRST_PICK = "Pick a card for the next clash."
LAST_PICK = "Pick the last card of this turn."


@rule("allumbra/turn.three-cards")
@pytest.mark.parametrize("turn", [1, 2, 3, 4])
def test_a_turn_is_over_when_each_has_played_three_cards(duel: DuelTable, turn: int) -> None:
    duel.set(f"""
        turn {turn}
        me:   hand 4 hide 2 reload
        them: hand 4 hide 2 reload
    """)
    for _ in range(2):
        duel.pick("me", "hide")
        duel.pick("them", "hide")
    assert duel.fact("turn") == turn
    assert duel.offered("me") == duel.offered("them") == ["Hide", "Reload"]
    duel.pick("me", "hide")
    assert duel.fact("turn") == turn
    assert duel.offered("me") == []
    duel.pick("them", "hide")
    assert duel.fact("turn") == turn + 1
    assert duel.told().count("Me: Hide; Them: Hide.") == 3


@rule("allumbra/turn.one-each-at-once")
def test_nothing_happens_until_both_have_picked(duel: DuelTable) -> None:
    duel.set("""
        me:   hand quick-draw hide
        them: hand reload hide
    """)
    duel.pick("me", "quick-draw")
    assert duel.changed == set()
    assert duel.asked() == ["them"]
    assert duel.told("them") == duel.told("me") == []
    duel.pick("them", "reload")
    assert duel.told("me")[:2] == ["Both have picked.", "Me: Quick Draw; Them: Reload."]
    assert duel.told("me") == duel.told("them")


@rule("allumbra/turn.one-each-at-once")
@pytest.mark.parametrize("order", [("me", "them"), ("them", "me")])
def test_it_makes_no_difference_who_picks_first(duel: DuelTable, order: tuple[str, str]) -> None:
    cards = {"me": "pulverize", "them": "calculated-shot"}
    duel.set("""
        me:   hand pulverize hide
        them: hand calculated-shot hide
    """)
    for who in order:
        duel.pick(who, cards[who])
    assert duel.effects == {"my ammo: 5 -> 2", "their energy: 10 -> 6", "their ammo: 5 -> 3"}
    assert duel.told()[1] == "Me: Pulverize; Them: Calculated Shot."


@rule("allumbra/turn.first-turn")
def test_in_the_first_turn_each_clash_is_resolved_before_the_next_pick(duel: DuelTable) -> None:
    duel.set("""
        turn 1
        me:   hand 3 quick-draw
        them: hand 3 reload
    """)
    for clash in (1, 2, 3):
        assert duel.fact("clash") == clash
        assert duel.asked() == ["me", "them"]
        assert duel.prompt("me") == duel.prompt("them") == FIRST_PICK
        duel.clash("quick-draw", "reload")
        assert duel.fact("their energy") == 10 - clash
    assert duel.fact("turn") == 2


@rule("allumbra/turn.first-turn")
def test_in_the_first_turn_one_card_is_picked_at_a_time(duel: DuelTable) -> None:
    duel.set("""
        turn 1
        me:   hand quick-draw hide hide
        them: hand reload hide hide
    """)
    assert duel.offered("me") == ["Quick Draw", "Hide"]
    duel.pick("me", "quick-draw")
    with pytest.raises(NothingToDecide):
        duel.pick("me", "hide")
    duel.pick("them", "reload")
    assert duel.offered("me") == ["Hide"]
    assert duel.offered("them") == ["Hide"]


@rule("allumbra/turn.second-turn-pair")
def test_in_the_second_turn_two_cards_are_picked_in_order_before_the_first_reveal(
    duel: DuelTable,
) -> None:
    duel.set("""
        turn 2
        me:   hand hide quick-draw reload
        them: hand 3 cauterize
    """)
    duel.pick("me", "reload")
    assert duel.prompt("me") == "Pick this turn's first two cards, in order (1 to go)."
    assert duel.offered("me") == ["Quick Draw", "Hide"]
    duel.pick("me", "quick-draw")
    duel.pick("them", "cauterize")
    assert duel.prompt("them") == "Pick this turn's first two cards, in order (1 to go)."
    assert duel.changed == set()
    duel.pick("them", "cauterize")
    assert duel.cards("my row") == ["reload", "quick-draw"]
    revealed = [line for line in duel.told() if "; Them: " in line]
    assert revealed == [
        "Me: Reload; Them: Cauterize.",
        "Me: Quick Draw; Them: Cauterize.",
    ]


@rule("allumbra/turn.second-turn-last")
def test_in_the_second_turn_the_third_card_is_picked_after_the_second_clash(
    duel: DuelTable,
) -> None:
    duel.set("""
        turn 2
        me:   hand 2 quick-draw reload
        them: hand 3 cauterize, energy 5
    """)
    duel.turn("quick-draw quick-draw", "cauterize cauterize")
    assert duel.fact("clash") == 3
    assert duel.fact("their energy") == 7
    assert duel.asked() == ["me", "them"]
    assert duel.prompt("me") == duel.prompt("them") == LAST_PICK
    assert duel.offered("me") == ["Reload"]
    duel.clash("reload", "cauterize")
    assert duel.fact("turn") == 3


@rule("allumbra/turn.later-turns")
@pytest.mark.parametrize("turn", [3, 4, 29])
def test_from_the_third_turn_on_all_three_cards_are_picked_before_the_first_reveal(
    duel: DuelTable, turn: int
) -> None:
    duel.set(f"""
        turn {turn}
        me:   hand hide quick-draw reload
        them: hand 3 cauterize
    """)
    duel.pick("them", "cauterize", "cauterize", "cauterize")
    for left, card in [(3, "reload"), (2, "quick-draw"), (1, "hide")]:
        asked = f"Pick all three cards of this turn, in order ({left} to go)."
        assert duel.prompt("me") == asked
        assert duel.changed == set()
        duel.pick("me", card)
    assert duel.fact("turn") == turn + 1
    assert duel.cards("my discard") == ["reload", "quick-draw", "hide"]


@rule("allumbra/turn.reveal-separately")
def test_cards_picked_ahead_are_revealed_and_resolved_one_clash_after_the_other(
    duel: DuelTable,
) -> None:
    duel.set("""
        turn 3
        me:   ammo 0, hand reload calculated-shot quick-draw
        them: hand cauterize hide reload
    """)
    duel.turn("reload calculated-shot quick-draw", "cauterize hide reload")
    assert duel.told()[: duel.told().index("Turn 4 begins.")] == [
        "Both have picked.",
        "Me: Reload; Them: Cauterize.",
        "Me gains 2 ammo from Reload.",
        "Them gains 2 energy from Cauterize.",
        "Reload gives Me's next card this turn a bonus.",
        "Cauterize gives Them's next card this turn a bonus.",
        "Me: Calculated Shot; Them: Hide.",
        "Me's Calculated Shot cancels Hide.",
        "Me's Calculated Shot hits for 2.",
        "Me gains 2 ammo from Calculated Shot, for the cancel.",
        "Me: Quick Draw; Them: Reload.",
        "Me pays 1 ammo for Quick Draw.",
        "Me's Quick Draw hits for 1.",
        "Them gains 2 ammo from Reload.",
        "Reload gives Them's next card this turn a bonus.",
    ]


@rule("allumbra/turn.discard-used")
def test_used_cards_go_to_their_players_discard_pile_after_the_third_clash(
    duel: DuelTable,
) -> None:
    duel.set("""
        turn 2, clash 2
        me:   row pulverize, picked quick-draw, hand hide, discard cauterize
        them: row reload, picked hide, hand calculated-shot
    """)
    assert duel.cards("my discard") == ["cauterize"]
    assert duel.cards("my row") == ["pulverize", "quick-draw"]
    assert duel.cards("their discard") == []
    duel.clash("hide", "calculated-shot")
    assert duel.cards("my discard") == ["cauterize", "pulverize", "quick-draw", "hide"]
    assert duel.cards("their discard") == ["reload", "hide", "calculated-shot"]
    assert duel.cards("my row") == duel.cards("their row") == []


@rule("allumbra/turn.draw-three", "allumbra/ruling.draw-moment")
@pytest.mark.parametrize("turn", [1, 2, 3])
def test_each_player_draws_the_top_three_cards_between_turns(duel: DuelTable, turn: int) -> None:
    duel.set(f"""
        turn {turn}, clash 3
        me:   row 2 hide, picked hide, deck pulverize reload quick-draw pulverize
        them: row 2 hide, picked hide, deck cauterize cauterize reload pulverize
    """)
    assert duel.fact("turn") == turn + 1
    assert sorted(duel.cards("my hand")) == ["pulverize", "quick-draw", "reload"]
    assert sorted(duel.cards("their hand")) == ["cauterize", "cauterize", "reload"]
    assert duel.cards("my deck")[-1] == duel.cards("their deck")[-1] == "pulverize"
    assert duel.told("me")[-3:] == [
        f"Turn {turn + 1} begins.",
        "Me draws Quick Draw, Pulverize, Reload.",
        "Them draws 3.",
    ]


@rule("allumbra/turn.draw-three", "allumbra/ruling.draw-moment")
def test_nobody_draws_before_the_first_turn_or_between_clashes(duel: DuelTable) -> None:
    duel.set("""
        turn 1
        me:   hand 3 hide
        them: hand 3 hide
    """)
    duel.clash("hide", "hide")
    duel.clash("hide", "hide")
    assert duel.changed == {
        "clash: 1 -> 3",
        "my hand: -hide -hide",
        "my row: +hide +hide",
        "their hand: -hide -hide",
        "their row: +hide +hide",
    }
