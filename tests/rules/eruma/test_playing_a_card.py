"""Playing a card: `play.*`."""

import pytest

from rulewright.games.eruma.testing.table import RaidTable
from rulewright.testing import rule


@rule("eruma/play.zone-one")
def test_a_card_is_played_from_hand_to_an_empty_position_of_zone_1(raid: RaidTable) -> None:
    raid.set("""
        my 1 | Spy . (Second-Spy) Rat .
        me: hand Thief Maniac
    """)
    assert raid.me.can("play") == {
        f"play {card} to my 1 {column}" for card in ("Thief", "Maniac") for column in (2, 5)
    }
    raid.me.does("play Maniac to my 1 5")
    assert raid.changed == {
        "my hand: -Maniac",
        "my 1 5: empty -> my Maniac, face-down",
        "action points: 3 -> 2",
    }
    assert raid.me.can("play") == {"play Thief to my 1 2"}


@rule("eruma/play.zone-one")
@pytest.mark.parametrize("last", ["Third-Spy", "(Third-Spy)", "Rat", "-Third-Spy"])
def test_with_zone_1_full_no_card_can_be_played(raid: RaidTable, last: str) -> None:
    """Whatever fills it, and however much room there is elsewhere."""
    raid.set(f"""
        my 1 | Spy Second-Spy Maniac Second-Maniac {last}
        me: hand Thief
    """)
    assert raid.me.can("play") == set()
    raid.me.does("move Spy to my 2 1")
    assert raid.me.can("play") == {"play Thief to my 1 1"}


@rule("eruma/play.zone-one")
def test_the_second_player_plays_to_their_own_zone_1(raid: RaidTable) -> None:
    raid.set("""
        active them
        their 1 | . Spy Maniac Second-Spy Second-Maniac
        them: hand Thief
    """)
    assert raid.them.can("play") == {"play Thief to their 1 1"}
    raid.them.does("play Thief to their 1 1")
    assert raid.at("their 1 1") == "their Thief, face-down"


@rule("eruma/play.face-down")
def test_a_played_card_lies_face_down_until_its_player_next_plans(raid: RaidTable) -> None:
    raid.set("me: hand Thief")
    raid.me.does("play Thief to my 1 1")
    assert raid.at("my 1 1") == "my Thief, face-down"
    assert raid.me.can() == {"end"}
    raid.me.does("end")
    assert raid.at("my 1 1") == "my Thief, face-down"
    raid.them.does("end")
    assert raid.at("my 1 1") == "my Thief"


@rule("eruma/play.face-down")
def test_only_its_player_is_told_which_card_it_is(raid: RaidTable) -> None:
    raid.set("me: hand Thief Spy")
    raid.me.does("play Thief to my 1 3")
    assert raid.told("me") == ["Me plays Thief face-down to Me's Zone 1, 3."]
    assert raid.told("them") == ["Me plays a card face-down to Me's Zone 1, 3."]
    faces = [raid.view(who)["field"] for who in ("me", "them", None)]
    shown = [face[2]["card"] for face in faces if isinstance(face, list)]
    assert shown == ["thief", None, None]
