"""Rulings on what a card may do and when: `ruling.fresh-cards-act` to `ruling.known-face-down`, and
`ruling.discard-choice`."""

from typing import Any

import pytest

from rulewright.games.eruma.testing.table import RaidTable
from rulewright.testing import rule


def seen(raid: RaidTable, who: str | None, position: int) -> dict[str, Any]:
    """The card on a position as a seat, or a spectator, sees it."""
    view: dict[str, Any] = raid.view(who)
    card: dict[str, Any] = view["field"][position]
    return card


@rule("eruma/ruling.fresh-cards-act")
def test_a_card_may_do_everything_in_the_turn_in_which_it_turns_face_up(raid: RaidTable) -> None:
    raid.set("""
        phase planning
        treasure | +(Spy) -Thief
    """)
    assert raid.me.can() == {
        "move Spy to my 2 1",
        "attack Thief with Spy",
        "steal with Spy",
        "use Spy",
        "end",
    }


@rule("eruma/ruling.repeated-actions")
def test_one_card_acts_as_often_as_points_last(raid: RaidTable) -> None:
    raid.set("""
        treasure | -Thief -Maniac +Spy
    """)
    raid.me.does("attack Maniac with Spy", "attack Thief with Spy", "move Spy to treasure 2")
    assert raid.at("treasure 2") == "my Spy"
    assert raid.fact("action points") == 0
    assert raid.me.can() == {"end"}


@rule("eruma/ruling.repeated-actions")
def test_one_action_may_be_taken_again_and_again(raid: RaidTable) -> None:
    raid.set("""
        my 1 | Thief
        me:  hand Spy Maniac Assassin
    """)
    raid.me.does("play Spy to my 1 2", "play Maniac to my 1 3", "play Assassin to my 1 4")
    assert raid.cards("my hand") == []


@rule("eruma/ruling.repeated-actions")
def test_a_card_readied_meanwhile_may_use_its_power_twice_in_a_turn(raid: RaidTable) -> None:
    raid.set("""
        my 1 | Fence Stable-Boy
    """)
    raid.me.does("use Fence")
    assert raid.me.can("use") == {"use Stable Boy"}
    raid.me.does("use Stable Boy", "choose Fence", "use Fence")
    assert raid.fact("my treasure") == 2


@rule("eruma/ruling.steal-limit-follows-card")
def test_leaving_treasure_and_coming_back_does_not_renew_the_steal_action(
    raid: RaidTable,
) -> None:
    raid.set("""
        points 5
        treasure | +Spy . +Maniac
    """)
    raid.me.does("steal with Spy", "move Spy to treasure 2")
    assert raid.me.can("steal") == {"steal with Maniac"}
    raid.me.does("move Spy to my 2 2", "move Spy to treasure 2")
    assert raid.me.can("steal") == {"steal with Maniac"}
    raid.me.does("end")
    raid.them.does("end")
    assert raid.me.can("steal") == {"steal with Spy", "steal with Maniac"}


@rule("eruma/ruling.steal-limit-follows-card")
def test_a_card_that_flew_home_and_came_back_face_up_has_still_stolen(raid: RaidTable) -> None:
    """Flown to hand, played anew, turned up and driven onto Treasure, all in one turn."""
    raid.set("""
        points 9
        treasure | +Flying-Spy
        my 2     | .
        my 1     | . Lamplighter
    """)
    raid.me.does("steal with Flying Spy", "fly Flying Spy", "play Flying Spy to my 1 1")
    raid.me.does("use Lamplighter", "choose Flying Spy")
    raid.me.does("move Flying Spy to my 2 1", "move Flying Spy to treasure 1")
    assert raid.at("treasure 1") == "my Flying Spy, stole"
    assert raid.me.can("steal") == set()


@rule("eruma/ruling.steal-limit-follows-card", "eruma/ruling.hidden-information")
def test_that_a_card_has_stolen_does_not_give_it_away_once_it_is_played_anew(
    raid: RaidTable,
) -> None:
    raid.set("""
        treasure | +Flying-Spy
        me:      hand Thief
    """)
    raid.me.does("steal with Flying Spy")
    assert seen(raid, "them", 10)["stole"] is True
    raid.me.does("fly Flying Spy", "play Flying Spy to my 1 1")
    assert (seen(raid, "them", 0)["card"], seen(raid, "them", 0)["stole"]) == (None, False)


ILLEGAL = {
    "to attack a face-down card": ("attack Thief with Spy", "attack.face-up-target"),
    "to move onto another card": ("move Spy to treasure 2", "Move: "),
    "to move two steps": ("move Spy to my 1 1", "Move: "),
    "to steal with a face-down card": ("steal with Maniac", "ruling.face-down-cards-inert"),
    "to steal beside Treasure": ("steal with Fence", "steal.face-up-on-treasure"),
    "to use an exhausted card's power": ("use Fence", "power.not-while-exhausted"),
    "to turn a card face-down that is not Evasive": ("hide Spy", "cannot choose"),
    "to fly with a card that cannot": ("fly Spy", "cannot choose"),
    "to let something through": ("let", "cannot choose"),
}
"""Each wish, and what is said of it."""


@rule("eruma/ruling.illegal-is-refused")
@pytest.mark.parametrize(("wish", "because"), ILLEGAL.values(), ids=ILLEGAL.keys())
def test_what_cannot_be_done_is_refused_and_changes_and_shows_nothing(
    raid: RaidTable, wish: str, because: str
) -> None:
    raid.set("""
        treasure | +Spy -(Thief) +(Maniac)
        my 2     | Fence>
    """)
    told = raid.told("them")
    raid.me.refused(wish, because=because)
    assert raid.changed == set()
    assert raid.told("them") == told
    assert seen(raid, "me", 11)["card"] is None
    assert raid.fact("action points") == 3


@rule("eruma/ruling.face-down-cards-inert")
def test_a_face_down_card_can_do_nothing(raid: RaidTable) -> None:
    raid.set("""
        treasure | -Thief +(Spy) .
        my 2     | (Evasive-Thief) .
        my 1     | (Flying-Spy) (Assassin) (Hound)
    """)
    assert raid.me.can() == {"end"}


@rule("eruma/ruling.face-down-cards-inert")
def test_a_face_down_card_keeps_its_position(raid: RaidTable) -> None:
    raid.set("""
        treasure | +Thief +(Spy)
        my 2     | (Maniac)
    """)
    assert raid.me.can("move") == set()


@rule("eruma/ruling.face-down-stays-exhausted")
def test_turning_face_down_readies_nothing_also_if_the_card_turns_up_before_planning(
    raid: RaidTable,
) -> None:
    raid.set("""
        my 1 | Evasive-Thief> Lamplighter
    """)
    raid.me.does("hide Evasive Thief")
    assert raid.at("my 1 1") == "my Evasive Thief, face-down, exhausted right"
    raid.me.does("use Lamplighter", "choose Evasive Thief")
    assert raid.at("my 1 1") == "my Evasive Thief, exhausted right"
    assert raid.me.can("use") == set()


@rule("eruma/ruling.face-down-stays-exhausted")
def test_in_its_controllers_planning_phase_it_turns_up_ready(raid: RaidTable) -> None:
    raid.set("""
        active them
        my 1 | (Thief)>
    """)
    raid.them.does("end")
    assert raid.at("my 1 1") == "my Thief"
    assert raid.me.can("use") == {"use Thief"}


@rule("eruma/ruling.readied-by-effect")
def test_a_card_readied_by_a_power_is_ready_in_full(raid: RaidTable) -> None:
    """Its live power ends, and may be triggered again in the same turn for a point."""
    raid.set("""
        my 1 | Tracker> Stable-Boy Thief
        live: my 1 1
    """)
    raid.me.does("use Stable Boy", "choose Tracker")
    assert (raid.at("my 1 1"), raid.fact("live")) == ("my Tracker", [])
    raid.me.does("use Tracker")
    assert (raid.fact("live"), raid.fact("action points")) == (["Tracker"], 1)


class TestKnownFaceDown:
    """A card that both saw before it was turned face-down."""

    @rule("eruma/ruling.known-face-down")
    def test_the_opponent_is_still_shown_it_but_it_is_face_down_in_every_rule(
        self, raid: RaidTable
    ) -> None:
        raid.set("""
            active them
            their 1  | Masker Jailer
            treasure | -Thief +Spy
            my 1     | (Maniac)
        """)
        raid.them.does("use Masker", "choose Spy")
        raid.me.does("let")
        assert raid.at("treasure 2") == "my Spy, face-down"
        for who in ("me", "them", None):
            card = seen(raid, who, 11)
            assert (card["card"], card["up"], card["known"]) == ("spy", False, True)
        assert (seen(raid, "them", 0)["card"], seen(raid, "them", 0)["known"]) == (None, False)
        assert raid.them.can("attack", "use Jailer") == set()

    @rule("eruma/ruling.known-face-down")
    def test_a_known_card_that_is_moved_face_down_is_a_stranger_again(
        self, raid: RaidTable
    ) -> None:
        raid.set("""
            their 1 | Puller
            my 1    | Evasive-Thief (Maniac)
        """)
        raid.me.does("hide Evasive Thief")
        assert seen(raid, "them", 0)["card"] == "evasive-thief"
        raid.me.does("end")
        raid.them.does("use Puller", "choose Evasive Thief")
        raid.me.does("let")
        raid.them.does("place my 1 5")
        assert raid.at("my 1 5") == "my Evasive Thief, face-down"
        assert (seen(raid, "them", 4)["card"], seen(raid, "them", 4)["known"]) == (None, False)
        assert seen(raid, "me", 4)["card"] == "evasive-thief"


class TestDiscardChoice:
    @rule("eruma/ruling.discard-choice")
    def test_the_player_picks_and_the_cards_go_face_up_to_their_graveyard(
        self, raid: RaidTable
    ) -> None:
        raid.set("""
            phase rest
            me: hand Thief Spy Maniac Assassin Second-Thief Second-Spy Second-Maniac Third-Thief
        """)
        assert raid.asked() == ["me"]
        assert len(raid.me.can("discard")) == 8
        raid.me.does("discard Maniac")
        assert len(raid.me.can()) == 7
        raid.me.does("discard Second Spy")
        assert raid.cards("my graveyard") == ["Maniac", "Second Spy"]
        assert len(raid.cards("my hand")) == 6
        view: dict[str, Any] = raid.view("them")
        assert sorted(view["sides"][0]["graveyard"]) == ["maniac", "second-spy"]

    @rule("eruma/ruling.discard-choice")
    def test_the_limit_is_checked_at_no_other_time(self, raid: RaidTable) -> None:
        raid.set("""
            my 1 | Maniac
            me:  hand Thief Spy Assassin Second-Thief Second-Spy Second-Maniac
        """)
        raid.me.does("use Maniac")
        assert len(raid.cards("my hand")) == 10
        assert raid.me.can("discard") == set()
        assert "end" in raid.me.can()
