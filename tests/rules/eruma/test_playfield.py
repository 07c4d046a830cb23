"""Playfield: `field.*`."""

import pytest

from rulewright.games.eruma.testing.table import RaidTable
from rulewright.testing import rule

COLUMNS = (1, 2, 3, 4, 5)
SIDES = [("me", "my"), ("them", "their")]


@rule("eruma/field.own-zones")
@pytest.mark.parametrize(("who", "whose"), SIDES)
def test_each_player_has_a_zone_1_of_five_positions(raid: RaidTable, who: str, whose: str) -> None:
    raid.set(f"""
        active {who}
        {who}: hand Thief
    """)
    player = raid.player(who)
    assert player.can() == {f"play Thief to {whose} 1 {column}" for column in COLUMNS} | {"end"}


@rule("eruma/field.own-zones")
@pytest.mark.parametrize(("who", "whose"), SIDES)
def test_each_player_has_a_zone_2_of_five_positions(raid: RaidTable, who: str, whose: str) -> None:
    raid.set(f"""
        active {who}
        {whose} 1 | Barrack-Master
        {who}: extra Rat
    """)
    player = raid.player(who)
    player.does("use Barrack Master")
    assert player.can() == {f"place {whose} 2 {column}" for column in COLUMNS}
    player.does(f"place {whose} 2 5")
    assert raid.at(f"{whose} 2 5") == f"{whose} Rat"


@rule("eruma/field.treasure-zone")
@pytest.mark.parametrize(("who", "whose"), SIDES)
def test_both_players_have_the_same_five_treasure_positions(
    raid: RaidTable, who: str, whose: str
) -> None:
    raid.set(f"""
        active {who}
        {whose} 1 | Rat-Catcher
        {who}: extra Rat
    """)
    player = raid.player(who)
    player.does("use Rat Catcher")
    assert player.can() == {f"place treasure {column}" for column in COLUMNS}
    player.does("place treasure 1")
    assert raid.at("treasure 1") == f"{whose} Rat"


@rule("eruma/field.treasure-zone")
def test_cards_of_both_players_stand_on_treasure_and_steal_there(raid: RaidTable) -> None:
    raid.set("""
        their 2  | . Spy . . .
        treasure | . .   . . .
        my 2     | Thief . . . .
    """)
    raid.me.does("move Thief to treasure 1", "steal with Thief", "end")
    raid.them.does("move Spy to treasure 2", "steal with Spy")
    assert (raid.at("treasure 1"), raid.at("treasure 2")) == ("my Thief", "their Spy, stole")
    assert (raid.fact("my treasure"), raid.fact("their treasure")) == (1, 1)


@rule("eruma/field.no-play-in-enemy-zones")
@pytest.mark.parametrize(("who", "whose"), SIDES)
def test_even_who_may_play_everywhere_does_not_play_in_the_opponents_zones(
    raid: RaidTable, who: str, whose: str
) -> None:
    raid.set(f"""
        active {who}
        {whose} 1 | Smuggler> . . . .
        {who}: hand Thief
        live: {whose} 1 1
    """)
    player = raid.player(who)
    free = {f"{row} {column}" for row in (f"{whose} 2", "treasure") for column in COLUMNS}
    free |= {f"{whose} 1 {column}" for column in COLUMNS[1:]}
    assert player.can("play") == {f"play Thief to {position}" for position in free}
    player.does(f"play Thief to {whose} 2 3")
    assert raid.at(f"{whose} 2 3") == f"{whose} Thief, face-down"
