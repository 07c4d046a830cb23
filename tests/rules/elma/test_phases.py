"""Phases: `phases.*`, and the rulings on set-up and turns."""

import pytest

from rulewright.games.elma.testing.table import RaceTable
from rulewright.testing import rule


@rule(
    "elma/phases.opening-hand",
    "elma/ruling.shuffle-no-redraw",
    "elma/ruling.turn-order",
    "elma/phases.first-turn-no-draw",
)
@pytest.mark.parametrize("first", [0, 1])
def test_decks_are_shuffled_seven_cards_drawn_and_the_first_player_is_random(
    race: RaceTable, first: int
) -> None:
    mine = ["Blank", "Dee", "Pipeline", "Ann", "Bob", "Cid", "Flat", "Hill", "Spark", "Boost"]
    theirs = list(reversed(race.deck("them")))
    race.deal([*race.shuffled(mine), *race.shuffled(theirs), first])
    assert race.cards("my hand") == list(reversed(mine))[:7]
    assert race.cards("their hand") == list(reversed(theirs))[:7]
    assert race.cards("my deck") == mine[:3]
    assert (race.fact("turn"), race.fact("active")) == (1, ["me", "them"][first])
    assert race.asked() == [["me", "them"][first]]


@rule("elma/ruling.turn-order")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_turns_pass_round_the_table(race: RaceTable, first: int) -> None:
    names = ["me", "them", "third"]
    race.set(f"players 3, active {names[first]}")
    seen = []
    for _ in range(4):
        seen.append(race.fact("active"))
        race.next_turn()
    assert seen == [names[(first + place) % 3] for place in range(4)]


@rule("elma/phases.first-turn-no-draw", "elma/phases.draw-one")
def test_only_the_first_player_skips_the_draw_and_only_in_the_first_turn(race: RaceTable) -> None:
    race.set("""
        turn 1, phase begin
        me:   deck Ann Bob
        them: deck Cid Dee
    """)
    assert race.cards("my hand") == []
    race.next_turn()
    assert race.cards("their hand") == ["Cid"]
    race.next_turn()
    assert (race.cards("my hand"), race.cards("their hand")) == (["Ann"], ["Cid"])


@rule("elma/phases.order", "elma/terms.steps", "elma/ruling.turn-beginning")
def test_a_turn_runs_through_its_steps_in_order(race: RaceTable) -> None:
    """A battle ends, times are updated, an older after battle is cleaned up, a card is drawn."""
    race.set("""
        phase begin
        battle: Flat by them.Eva, used 2
        after: Hill, ended 3
        me:   battle Bob 1, after Ann 1, deck Cid
        them: offline Eva
    """)
    assert race.told() == [
        "Turn 5: Me is active.",
        "Last call for Flat.",
        "The battle on Flat ends.",
        "Me's Bob earns 2.",
        "Me's Bob has won the battle.",
        "Me gains 2 points.",
        "Me's Ann makes 36.",
        "Me's Bob makes 37.",
        "Me's Ann goes offline.",
        "The after battle on Hill ends.",
        "Me draws Cid.",
    ]
    assert race.fact("phase") == "main phase"


@rule("elma/phases.order", "elma/phases.battle-start")
def test_a_battle_starts_before_the_draw_and_with_its_first_turn(race: RaceTable) -> None:
    race.set("""
        phase begin
        queue: Flat by Eva
        me: offline Eva
    """)
    assert race.told() == [
        "Turn 5: Me is active.",
        "The battle on Flat starts: 2 turns.",
        "Me draws Filler.",
    ]


@rule("elma/phases.battle-end")
@pytest.mark.parametrize(("used", "battle"), [(1, "Flat 1/2"), (2, "none")])
def test_a_battle_ends_in_step_one_two_once_its_length_is_used_up(
    race: RaceTable, used: int, battle: str
) -> None:
    race.set(f"""
        phase begin
        battle: Flat by Eva, used {used}
        me: offline Eva
    """)
    assert race.fact("battle") == battle


@rule("elma/phases.times-update", "elma/phases.times-update-not-others")
def test_step_two_updates_the_active_players_kuskis_in_battle_and_after_battle_alone(
    race: RaceTable,
) -> None:
    race.set("""
        phase begin
        battle: Long by Eva, used 1
        after: Flat, ended 4
        me:   offline Eva, battle Ann 1, after Bob 1
        them: battle Pat 1, after Ola 1
    """)
    assert race.fact("Ann in battle") == "36 (2)"
    assert "Me's Bob makes 37." in race.told()
    assert race.fact("Pat in battle") == "36 (1)"
    assert race.fact("Ola in after battle") == "37 (1)"


@rule("elma/phases.hand-limit")
@pytest.mark.parametrize(("cards", "left"), [(7, 0), (8, 1), (9, 2)])
def test_at_the_end_of_the_turn_a_hand_over_seven_is_cut_down(
    race: RaceTable, cards: int, left: int
) -> None:
    race.set(f"""
        me: hand Ann Bob {"Cid " * (cards - 2)}
    """)
    race.me.does("end")
    race.all_pass()
    for _ in range(left):
        assert race.me.can() == {"discard Ann", "discard Bob", "discard Cid"}
        race.me.does("discard Cid")
    assert race.fact("active") == "them"
    assert len(race.cards("my hand")) == 7
    assert race.cards("my discard pile") == ["Cid"] * left


@rule("elma/ruling.hand-limit-active-only")
def test_the_hand_limit_holds_for_the_active_player_in_step_six_alone(race: RaceTable) -> None:
    race.set("""
        me:   hand Filler
        them: hand Cid Cid Cid Cid Cid Cid Cid Cid Cid
    """)
    race.next_turn()
    assert race.asked() == ["them"]
    assert len(race.cards("their hand")) == 10


@rule("elma/phases.hand-limit")
def test_a_text_may_change_the_hand_limit(race: RaceTable) -> None:
    race.set("me: offline Miser, hand Ann Bob Cid")
    race.me.does("end")
    race.all_pass()
    race.me.does("discard Bob")
    assert race.cards("my hand") == ["Ann", "Cid"]
