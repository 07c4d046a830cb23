"""What relics that show hidden cards tell the opponent, and what they do not."""

from typing import cast

from rulewright.games.allumbra.rules.relic_activation import lay_open
from rulewright.games.allumbra.rules.state import Duel
from rulewright.games.allumbra.testing.table import DuelTable
from rulewright.kernel.event import SPECTATOR
from rulewright.testing import rule


def a_turn_ends_with(duel: DuelTable, kept: str) -> None:
    """My third turn begins; I hold the card and am asked to show a Pulverize."""
    duel.set(f"""
        turn 2, clash 3
        me:   row 2 reload, hand reload {kept}, deck 3 hide, relic show-for-discount,
              relic empty-for-load
        them: row 2 reload, hand reload, relic hit-for-draw, relic brink-for-guard
    """)
    duel.clash("reload", "reload")


def all_they_know(duel: DuelTable) -> list[object]:
    seat = duel.seat("them")
    blind = duel.match.state.blindfold(seat)
    return [
        duel.view("them"),
        duel.view(None),
        duel.told("them"),
        duel.asked(),
        duel.offered("them"),
        duel.game.rules.save_state(blind),
    ]


@rule("allumbra/ruling.condition-moment", "allumbra/ruling.open-values")
def test_the_question_to_show_tells_nothing(duel: DuelTable) -> None:
    a_turn_ends_with(duel, kept="pulverize")
    able = all_they_know(duel)
    duel.leave("me", "show-for-discount")
    a_turn_ends_with(duel, kept="cauterize")
    unable = all_they_know(duel)
    duel.leave("me", "show-for-discount")
    assert able == unable


@rule("allumbra/ruling.condition-moment", "allumbra/ruling.open-values")
def test_a_refusal_to_show_tells_nothing(duel: DuelTable) -> None:
    a_turn_ends_with(duel, kept="pulverize")
    duel.leave("me", "show-for-discount")
    would_not = all_they_know(duel)
    a_turn_ends_with(duel, kept="cauterize")
    duel.leave("me", "show-for-discount")
    could_not = all_they_know(duel)
    assert would_not == could_not


@rule("allumbra/ruling.open-values")
def test_a_shown_card_is_seen_by_all_and_remembered(duel: DuelTable) -> None:
    a_turn_ends_with(duel, kept="pulverize")
    duel.activate("me", "show-for-discount")
    for viewer in ("me", "them", None):
        assert duel.side("me", seen_by=viewer)["shown"] == ["pulverize"]
    assert duel.told("them")[-2:] == [
        "Me shows Pulverize in hand.",
        "Me turns Show for Discount to its active side.",
    ]
    assert "hand" not in duel.side("me", seen_by="them")


@rule("allumbra/info.picked-cards-hidden")
def test_a_shown_card_is_remembered_while_it_lies_face_down_and_until_it_is_revealed(
    duel: DuelTable,
) -> None:
    duel.set("""
        turn 3
        me:   hand pulverize 2 hide, shown pulverize, relic wound-for-damage active,
              relic stopped-for-burden
        them: hand 3 reload, relic stop-for-drain, relic brink-for-guard
    """)
    duel.turn("hide pulverize hide", "reload reload reload")
    assert duel.row("me", seen_by="them") == ["hide", None, None]
    assert duel.side("me", seen_by="them")["shown"] == ["pulverize"]
    duel.use_no_more("me")
    duel.announce_nothing("me")
    assert duel.row("me", seen_by="them") == ["hide", "pulverize", None]
    assert duel.side("me", seen_by="them")["shown"] == []
    duel.use_no_more("me")
    duel.announce_nothing("me")
    duel.use_no_more("me")


def test_a_shown_card_that_stays_in_hand_is_remembered_into_the_next_turn(
    duel: DuelTable,
) -> None:
    duel.set("""
        turn 3
        me:   hand pulverize 3 hide, shown pulverize, relic wound-for-damage,
              relic stopped-for-burden
        them: hand 3 reload, relic stop-for-drain, relic brink-for-guard
    """)
    duel.turn("hide hide hide", "reload reload reload")
    assert duel.fact("turn") == 4
    assert duel.side("me", seen_by="them")["shown"] == ["pulverize"]


def test_of_two_copies_the_one_that_is_played_counts_as_the_one_that_was_shown(
    duel: DuelTable,
) -> None:
    duel.set("""
        turn 1
        me:   hand 2 pulverize hide, shown pulverize, relic wound-for-damage,
              relic stopped-for-burden
        them: hand 3 reload, relic stop-for-drain, relic hit-for-draw locked
    """)
    duel.clash("pulverize", "reload")
    assert duel.side("me", seen_by="them")["shown"] == []


def test_showing_the_same_kind_again_makes_known_no_second_copy(duel: DuelTable) -> None:
    duel.set("""
        turn 2, clash 3
        me:   row 2 reload, hand reload pulverize, shown pulverize, relic show-for-discount,
              relic empty-for-load
        them: row 2 reload, hand reload, relic hit-for-draw, relic brink-for-guard
    """)
    duel.clash("reload", "reload")
    duel.activate("me", "show-for-discount")
    assert duel.side("me", seen_by="them")["shown"] == ["pulverize"]


@rule("allumbra/info.picked-cards-hidden")
def test_a_shown_card_that_is_laid_open_is_no_longer_remembered_as_hidden(
    duel: DuelTable,
) -> None:
    duel.set("""
        turn 3
        me:   hand 2 pulverize hide, shown pulverize, relic open-for-damage,
              relic reload-for-draw active
        them: hand 3 reload, relic shot-for-guard active, relic stop-for-drain
    """)
    duel.turn("pulverize pulverize hide", "reload reload reload")
    duel.activate("me", "open-for-damage")
    assert duel.row("me", seen_by="them") == ["pulverize", None, None]
    assert duel.side("me", seen_by="them")["shown"] == []
    for clash in (1, 2, 3):
        if clash > 1:
            duel.announce_nothing("me", "them")
        duel.use_no_more("me")
        duel.use_no_more("them")


@rule("allumbra/info.picked-cards-hidden")
def test_a_card_laid_open_is_seen_by_all_before_its_clash_and_no_other_is(
    duel: DuelTable,
) -> None:
    duel.set("""
        turn 3
        me:   hand 2 pulverize hide, relic open-for-damage, relic reload-for-draw
        them: hand 3 reload, relic shot-for-guard, relic stop-for-drain
    """)
    duel.turn("pulverize pulverize hide", "reload reload reload")
    # The clash follows at once: to look in between, the step is taken alone.
    state = cast("Duel", duel.match.state.clone())
    lay_open(state, duel.seat("me"))
    for viewer in (duel.seat("them"), SPECTATOR):
        sides = cast("list[dict[str, object]]", duel.game.people.view(state, viewer)["duellists"])
        assert sides[0]["row"] == [
            {"open": True, "card": "pulverize"},
            {"open": False, "card": None},
            {"open": False, "card": None},
        ]
    duel.leave("me", "open-for-damage")
