"""Saves of a duel in which each field alone could be so, but not all of them together."""

import json
from collections.abc import Callable
from typing import Any

import pytest

import rulewright
from rulewright.gamekit.match import Match
from rulewright.kernel.errors import SaveError
from tests.games.allumbra.saved_duels import (
    a_basic_duel,
    a_turn_from,
    after_a_cancel,
    after_a_payment,
    after_a_pick,
    after_a_result,
    at_an_end,
    choosing_relics,
    in_a_window,
    of_another_edition,
    tree,
)

Change = Callable[[Any], object]


def refused(make: Callable[[], Match], change: Change, reason: str) -> None:
    """Change the state of a save, which must otherwise stand by itself."""
    root = of_another_edition(make())
    change(root["state"])
    with pytest.raises(SaveError, match=reason):
        rulewright.load(json.dumps(root))


def me(state: Any) -> Any:
    return state["own"]["duellists"][0]


def them(state: Any) -> Any:
    return state["own"]["duellists"][1]


def put(field: str, value: object) -> Change:
    """A change of the kernel's own fields, or of the duel's."""
    return lambda state: (state if field in state else state["own"]).update({field: value})


def mine(**fields: object) -> Change:
    return lambda state: me(state).update(fields)


def theirs(**fields: object) -> Change:
    return lambda state: them(state).update(fields)


def my_relic(place: int, **fields: object) -> Change:
    return lambda state: me(state)["relics"][place].update(fields)


def their_relic(place: int, **fields: object) -> Change:
    return lambda state: them(state)["relics"][place].update(fields)


def agenda(*steps: list[object]) -> Change:
    return lambda state: state.update(agenda=list(steps))


def on_top(*steps: list[object]) -> Change:
    """Other steps in place of the one on top."""
    return lambda state: state.update(agenda=[*state["agenda"][:-1], *steps])


# Cards


def test_the_cards_are_those_of_a_deck() -> None:
    refused(a_basic_duel, lambda state: me(state)["hand"].pop(), "not those of a deck")
    refused(a_basic_duel, lambda state: me(state)["hand"].append(0), "not those of a deck")
    refused(after_a_pick, lambda state: me(state)["row"].pop(), "not those of a deck")


def test_a_shown_card_is_where_it_can_be() -> None:
    refused(after_a_pick, mine(shown=[5]), "a card that was shown is not there")
    refused(after_a_pick, mine(shown=[2, 2]), "a card that was shown is not there")


def move_to_row(state: Any) -> None:
    me(state)["row"].append(me(state)["hand"].pop())


def test_the_row_fits_the_clashes() -> None:
    refused(a_basic_duel, move_to_row, "'row' and 'played' do not fit")
    refused(after_a_pick, move_to_row, "'row' and 'played' do not fit")
    refused(in_a_window, move_to_row, "'row' and 'played' do not fit")
    refused(in_a_window, put("clash", 1), "'row' and 'played' do not fit")
    refused(in_a_window, mine(played=2, open_cards=2), "'row' and 'played' do not fit")
    refused(after_a_pick, mine(played=1, open_cards=1), "'row' and 'played' do not fit")


def test_a_card_may_be_laid_open_before_its_clash() -> None:
    table = a_turn_from("""
        turn 3
        me:   picked open quick-draw hide hide, relic wound-for-damage active,
              relic open-for-damage active
        them: picked reload hide hide, relic hit-for-draw, relic shot-for-guard
    """)
    assert tree(table.match)["base"]["own"]["duellists"][0]["open_cards"] == 1
    rulewright.load(table.match.save())


def test_only_the_next_card_may_lie_open_and_only_before_its_clash() -> None:
    refused(after_a_pick, mine(open_cards=2), "'open_cards' does not fit 'played'")
    refused(in_a_window, mine(open_cards=2), "laid open too early")
    refused(in_a_window, mine(open_cards=0), "'open_cards' does not fit 'played'")
    refused(at_an_end, mine(open_cards=3), "'open_cards' does not fit 'played'")


# The course of the duel


def test_a_duel_that_goes_on_has_nobody_knocked_down_and_something_to_do() -> None:
    refused(a_basic_duel, mine(energy=0), "'energy' is 0, yet the duel is not over")
    refused(a_basic_duel, theirs(energy=0), "'energy' is 0, yet the duel is not over")
    refused(a_basic_duel, put("clash", 3), "'clash' is past the end of the turn")
    refused(a_basic_duel, agenda(), "'agenda' is empty")


def test_a_duel_that_is_over_has_shares_of_100_and_nothing_left_to_do() -> None:
    refused(at_an_end, put("shares", [100, 100]), "'shares' should be 2 numbers, 100 together")
    refused(at_an_end, put("shares", [100]), "'shares' should be 2 numbers")
    refused(at_an_end, put("agenda", [["EndTurn"]]), "'agenda' does not fit the rest")
    refused(at_an_end, put("waiting", 1), "'waiting' is not for those who are asked")
    refused(at_an_end, put("answers", [[0], []]), "'answers' does not fit the rest")
    refused(a_basic_duel, put("shares", [50, 50]), "'shares' does not fit the rest")
    refused(a_basic_duel, put("over", True), "'shares' should be 2 numbers")


@pytest.mark.parametrize(
    ("make", "change"),
    [
        (a_basic_duel, put("clash", 1)),
        (a_basic_duel, put("turn", 1)),
        (a_basic_duel, on_top(["Pick", 1])),
        (a_basic_duel, on_top(["Pick", 2], ["Pick", 2])),
        (a_basic_duel, agenda(["Pick", 2])),
        (choosing_relics, put("turn", 2)),
        (choosing_relics, put("clash", 1)),
        (choosing_relics, agenda(["BeginTurn"], ["Draw", 5, 6], ["ChooseRelics"])),
        (choosing_relics, agenda(["ChooseRelics"])),
        (after_a_pick, put("clash", 2)),
        (after_a_pick, on_top(["Activate", 0, 2, 0])),
        (after_a_pick, on_top(["Activate", 2, 2, 0])),
        (after_a_pick, on_top(["UseRelics", 0])),
        (in_a_window, on_top(["UseRelics", 1])),
        (in_a_window, on_top(["Activate", 2, 1, 0])),
        (in_a_window, their_relic(0, active=False)),
        (after_a_result, put("clash", 2)),
        (after_a_result, on_top(["Activate", 3, 1, 0])),
        (after_a_result, on_top(["Draw", 1, 1], ["Activate", 5, 1, 0])),
    ],
)
def test_what_is_left_to_do_fits_turn_and_clash(make: Callable[[], Match], change: Change) -> None:
    refused(make, change, "'agenda' does not fit turn")


@pytest.mark.parametrize("step", [["Parley"], [], ["Pick"], ["Clash", 1], [["Pick", 2]], "Pick"])
def test_what_is_left_to_do_is_made_of_known_steps(step: Any) -> None:
    refused(a_basic_duel, on_top(step), "'agenda")


@pytest.mark.parametrize(
    ("step", "reason"),
    [
        (["Activate", 6, 2, 0], "'agenda, Activate, moment' should be a number from 0 to 5, not 6"),
        (["Activate", -1, 2, 0], "'agenda, Activate, moment' should be a number from 0 to 5"),
        (["Activate", 1, 4, 0], "'agenda, Activate, first' should be a number from 0 to 3, not 4"),
        (["UseRelics", 2], "'agenda, UseRelics, seat' should be a number from 0 to 1, not 2"),
        (["UseRelics", -1], "'agenda, UseRelics, seat' should be a number from 0 to 1, not -1"),
        (["Draw", -1, 2], "'agenda, Draw, first' should be a number from 0 to 20, not -1"),
        (["Draw", 1, 21], "'agenda, Draw, second' should be a number from 0 to 20, not 21"),
        (["Draw", 1], r"'agenda, Draw' should have 2 parts \(first, second\), not \[1\]"),
        (["Clash", 1], r"'agenda, Clash' should have no parts, not \[1\]"),
    ],
)
def test_what_a_step_holds_is_told_with_what_it_should_be(step: Any, reason: str) -> None:
    refused(a_basic_duel, on_top(step), reason)


def test_only_what_is_on_offer_has_been_answered() -> None:
    refused(a_basic_duel, put("answers", [[], [9]]), "'answers' has one not on offer")
    refused(a_basic_duel, put("answers", [[]]), "'answers' should have 2 items")
    refused(a_basic_duel, on_top(), "'answers' has one not on offer")
    refused(choosing_relics, put("answers", [[770, 770], []]), "'answers' has one not on offer")
    refused(a_basic_duel, put("waiting", 1), "'waiting' is not for those who are asked")


# Relics


def test_relics_come_with_the_module_and_only_then() -> None:
    with_relics, without_relics = (
        tree(make())["state"]["own"]["cards"] for make in (choosing_relics, a_basic_duel)
    )
    root = of_another_edition(in_a_window())
    root["options"]["relics"] = False
    with pytest.raises(SaveError, match="'relics' in a duel without them"):
        rulewright.load(json.dumps(root))
    root = of_another_edition(a_basic_duel())
    root["options"]["relics"] = True
    root["state"]["own"]["cards"] = with_relics
    with pytest.raises(SaveError, match="'relics' have been chosen too early, or have yet to be"):
        rulewright.load(json.dumps(root))
    root = of_another_edition(choosing_relics())
    root["options"]["relics"] = False
    root["state"]["own"]["cards"] = without_relics
    with pytest.raises(SaveError, match="'agenda' has a step with relics"):
        rulewright.load(json.dumps(root))
    refused(in_a_window, mine(relics=None), "'relics' of one duellist, but not of the other")


def test_relics_are_two_different_ones_of_ones_own_character() -> None:
    refused(in_a_window, my_relic(0, kind=0), "'relics' are not two different ones")
    refused(in_a_window, my_relic(0, kind=7), "'relics' are not two different ones")
    refused(in_a_window, put("stella", 1), "'stella' is not who the options say")


@pytest.mark.parametrize(
    ("make", "change", "reason"),
    [
        (in_a_window, my_relic(0, order=2), "'order' of the relics in use does not count up"),
        (in_a_window, my_relic(1, order=1), "'order' of the relics in use does not count up"),
        (after_a_result, my_relic(0, order=1), "not 'active' has 'order'"),
        (after_a_result, their_relic(1, active=True, order=1), "there is no card for it"),
        (after_a_pick, my_relic(1, met_on=9), "not 'active' has 'order' or 'met_on'"),
        (in_a_window, my_relic(1, met_on=10), "'met_on' is no card that has been revealed"),
        (in_a_window, my_relic(1, met_on=2), "'met_on' is no card that has been revealed"),
        (in_a_window, my_relic(0, met_on=9), "was 'met_on' this very card"),
        (in_a_window, my_relic(1, used_in=4), "'used_in' is no turn that has been"),
        (in_a_window, my_relic(1, used_in=0), "'used_in' is no turn that has been"),
        (in_a_window, my_relic(1, used_in=3), "'active', though it was used this turn"),
    ],
)
def test_a_relic_is_in_a_condition_it_could_have_come_to(
    make: Callable[[], Match], change: Change, reason: str
) -> None:
    refused(make, change, reason)


def test_a_relic_in_use_has_a_card() -> None:
    def without_a_card(state: Any) -> None:
        them(state).update(hand=them(state)["row"], row=[])
        them(state)["relics"][0]["order"] = 2

    refused(after_a_pick, without_a_card, "there is no card for it")


def test_only_who_met_a_condition_or_has_a_relic_to_use_is_asked() -> None:
    not_met = "relics whose condition was not met"
    refused(after_a_pick, on_top(["Activate", 1, 3, 0]), not_met)
    refused(after_a_pick, on_top(["Activate", 1, 2, 1]), not_met)
    refused(after_a_pick, on_top(["Activate", 1, 0, 0]), not_met)
    refused(after_a_result, mine(lost=1), not_met)
    refused(in_a_window, my_relic(1, met_on=9), "a relic where there is none to use")
    refused(in_a_window, my_relic(1, active=False), "a relic where there is none to use")


@pytest.mark.parametrize("who", ["me", "them"])
def test_one_or_both_may_draw_after_the_result(who: str) -> None:
    table = a_turn_from("""
        turn 3
        me:   hand calculated-shot 2 hide, relic wound-for-damage, relic reload-for-draw active
        them: energy 5, hand calculated-shot 2 hide, relic hit-for-draw active,
              relic brink-for-guard
    """)
    table.turn("calculated-shot hide hide", "calculated-shot hide hide")
    for seat, relic in (("me", "reload-for-draw"), ("them", "hit-for-draw")):
        if seat == who:
            table.use(seat, relic)
        else:
            table.use_no_more(seat)
    assert table.asked() == ["me", "them"]
    rulewright.load(table.match.save())


# The clash under way


def test_the_card_of_the_clash_is_the_one_revealed_last() -> None:
    refused(in_a_window, mine(card=3), "'card' is not the card that was revealed last")
    refused(in_a_window, mine(card=-1), "'card' is none, though there was one")


def test_nothing_is_paid_or_cancelled_that_could_not_be() -> None:
    refused(after_a_payment, mine(paid=6), "'paid' is more than could have been paid")
    refused(after_a_payment, mine(card=-1), "'performed' without a card")
    refused(after_a_payment, mine(performed=False), "'paid' is more than could have been paid")
    refused(after_a_cancel, mine(performed=False, paid=0), "'cancelled', but not 'performed'")
