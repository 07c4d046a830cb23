"""Information: `info.*`, and the rulings on what is open."""

from typing import Any

import pytest

from rulewright.games.allumbra.testing.table import DuelTable
from rulewright.kernel.errors import NothingToDecide
from rulewright.testing import rule

VIEWERS = ["me", "them", None]
"""Both players, and somebody who only watches."""


def side(duel: DuelTable, viewer: str | None, whose: str) -> dict[str, Any]:
    """One player's side of the table, as the viewer sees it."""
    sides: Any = duel.view(viewer)["duellists"]
    found: dict[str, Any] = sides[duel.seat(whose)]
    return found


@rule("allumbra/info.discards-open")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_both_discard_piles_are_open_while_cards_are_picked(
    duel: DuelTable, viewer: str | None
) -> None:
    duel.set("""
        turn 3
        me:   hand 3 hide, discard quick-draw reload quick-draw
        them: hand 3 hide, discard pulverize cauterize
    """)
    for picked in ("", "hide"):
        if picked:
            duel.pick("them", picked)
        assert side(duel, viewer, "me")["discard"] == ["quick-draw", "reload", "quick-draw"]
        assert side(duel, viewer, "them")["discard"] == ["pulverize", "cauterize"]


@rule("allumbra/info.picked-cards-hidden")
def test_a_picked_card_is_secret_while_the_other_still_picks(duel: DuelTable) -> None:
    duel.set("""
        turn 3
        me:   hand 2 hide quick-draw
        them: hand 3 reload
    """)
    before = {viewer: duel.view(viewer) for viewer in ("them", None)}
    duel.pick("me", "quick-draw")
    assert {viewer: duel.view(viewer) for viewer in ("them", None)} == before
    assert duel.told("them") == []


@rule("allumbra/info.picked-cards-hidden")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_revealed_card_lies_open_for_all(duel: DuelTable, viewer: str | None) -> None:
    duel.set("""
        turn 2
        me:   hand 2 hide quick-draw
        them: hand 3 reload
    """)
    duel.turn("hide quick-draw", "reload reload")
    opened = [{"open": True, "card": "hide"}, {"open": True, "card": "quick-draw"}]
    assert side(duel, viewer, "me")["row"] == opened


@rule("allumbra/info.picked-cards-hidden", "allumbra/ruling.picks-are-final")
def test_only_their_player_sees_cards_that_lie_face_down(duel: DuelTable) -> None:
    # Without relics nothing is asked before the first clash; a relic that may lay a card open is.
    duel.set("""
        turn 3
        me:   hand hide quick-draw reload, relic open-for-damage, relic empty-for-load
        them: hand 3 cauterize, relic void-for-load, relic stop-for-drain
    """)
    duel.turn("hide quick-draw reload", "cauterize cauterize cauterize")
    keys = ["hide", "quick-draw", "reload"]
    assert side(duel, "me", "me")["row"] == [{"open": False, "card": key} for key in keys]
    for viewer in ("them", None):
        assert side(duel, viewer, "me")["row"] == [{"open": False, "card": None}] * 3
    duel.concede("me")


@rule("allumbra/ruling.picks-are-final")
def test_a_confirmed_pick_and_its_order_cannot_be_changed(duel: DuelTable) -> None:
    duel.set("""
        turn 3
        me:   hand 3 hide quick-draw
        them: hand 3 reload
    """)
    duel.pick("me", "quick-draw", "hide", "hide")
    with pytest.raises(NothingToDecide, match="nothing to decide"):
        duel.pick("me", "hide")
    duel.pick("them", "reload", "reload", "reload")
    assert duel.cards("my discard") == ["quick-draw", "hide", "hide"]


@rule("allumbra/ruling.picks-are-final")
def test_a_player_may_look_at_their_own_picks(duel: DuelTable) -> None:
    duel.set("""
        turn 3
        me:   hand 2 hide quick-draw
        them: hand 3 reload
    """)
    duel.pick("me", "quick-draw", "hide")
    assert side(duel, "me", "me")["picking"] == ["quick-draw", "hide"]
    assert "picking" not in side(duel, "them", "me")


@rule("allumbra/ruling.any-card-may-be-picked")
@pytest.mark.parametrize("turn", [1, 2, 3])
def test_any_card_in_hand_may_be_picked_and_nothing_else(duel: DuelTable, turn: int) -> None:
    duel.set(f"""
        turn {turn}
        me:   ammo 0, hand pulverize calculated-shot hide hide
        them: ammo 0, hand 3 quick-draw
    """)
    assert duel.offered("me") == ["Calculated Shot", "Pulverize", "Hide"]
    assert duel.offered("them") == ["Quick Draw"]
    duel.me.refused("pick reload", because="on offer: Calculated Shot, Pulverize, Hide")
    assert duel.changed == set()


@rule("allumbra/ruling.any-card-may-be-picked")
def test_a_card_with_one_copy_in_hand_is_picked_once(duel: DuelTable) -> None:
    duel.set("""
        turn 3
        me:   hand hide hide pulverize reload
        them: hand 3 hide
    """)
    offered = []
    for card in ("pulverize", "hide", "hide"):
        offered.append(duel.offered("me"))
        duel.pick("me", card)
    assert offered == [["Pulverize", "Hide", "Reload"], ["Hide", "Reload"], ["Hide", "Reload"]]


@rule("allumbra/ruling.open-values")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_values_bonuses_used_cards_and_sizes_are_open(duel: DuelTable, viewer: str | None) -> None:
    duel.set("""
        turn 1, clash 2
        me:   energy 4, ammo 1, bonus free, row reload, hand 2 hide
        them: energy 9, ammo 7, bonus 1 damage, row cauterize, hand 3 hide, discard pulverize
    """)
    mine, theirs = side(duel, viewer, "me"), side(duel, viewer, "them")
    assert (mine["energy"], mine["ammo"]) == (4, 1)
    assert (theirs["energy"], theirs["ammo"]) == (9, 7)
    assert (mine["next_free"], mine["next_damage"]) == (True, 0)
    assert (theirs["next_free"], theirs["next_damage"]) == (False, 1)
    assert (mine["hand_size"], mine["deck_size"]) == (2, 21)
    assert (theirs["hand_size"], theirs["deck_size"]) == (3, 19)
    assert mine["row"] == [{"open": True, "card": "reload"}]
    assert theirs["row"] == [{"open": True, "card": "cauterize"}]


@rule("allumbra/ruling.open-values")
def test_a_hand_is_seen_by_its_player_alone(duel: DuelTable) -> None:
    duel.set("""
        me:   hand quick-draw hide
        them: hand 2 reload
    """)
    assert side(duel, "me", "me")["hand"] == ["quick-draw", "hide"]
    assert side(duel, "them", "them")["hand"] == ["reload", "reload"]
    for viewer, whose in [("me", "them"), ("them", "me"), (None, "me"), (None, "them")]:
        assert "hand" not in side(duel, viewer, whose)


@rule("allumbra/ruling.open-values")
def test_nobody_sees_the_order_of_a_deck(duel: DuelTable) -> None:
    views = []
    for top in ("pulverize quick-draw", "quick-draw pulverize"):
        duel.set(f"""
            me:   hand 2 hide, deck {top}
            them: hand 2 hide, deck {top}
        """)
        views.append([duel.view(viewer) for viewer in VIEWERS])
    assert views[0] == views[1]


@rule("allumbra/ruling.open-values")
def test_drawn_cards_are_told_to_their_player_alone(duel: DuelTable) -> None:
    duel.set("""
        turn 1, clash 3
        me:   row 2 hide, hand hide, deck 3 pulverize
        them: row 2 hide, hand hide, deck 3 reload
    """)
    duel.clash("hide", "hide")
    assert duel.told("me")[-2:] == ["Me draws Pulverize, Pulverize, Pulverize.", "Them draws 3."]
    assert duel.told("them")[-2:] == ["Me draws 3.", "Them draws Reload, Reload, Reload."]
    watched = [line.text for line in duel.match.story(None)]
    assert watched[-2:] == ["Me draws 3.", "Them draws 3."]
