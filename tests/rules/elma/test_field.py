"""Field: `field.*`, and who sees what."""

from rulewright.games.elma.testing.table import RaceTable
from rulewright.testing import rule


@rule("elma/field.own-kuski-area", "elma/field.online-offline-split", "elma/kuskis.single-area")
def test_each_player_has_offline_and_online_kuskis_and_those_in_a_battle_are_in_neither(
    race: RaceTable,
) -> None:
    race.set("""
        battle: Long by Eva
        me:   offline Eva, online Ann Bob, hand Cid
        them: offline Ann
    """)
    race.me.does("play Cid", "enter Ann")
    assert (race.cards("my offline"), race.cards("my online")) == (["Eva", "Cid"], ["Bob"])
    assert (race.cards("their offline"), race.cards("their online")) == (["Ann"], [])
    assert race.fact("Ann in battle") == "38.5 (1)"


@rule("elma/field.shared-battle-area")
def test_all_players_race_in_the_same_battle(race: RaceTable) -> None:
    race.set("""
        players 3
        battle: Long by Eva
        me:    offline Eva, online Ann
        them:  online Bob, hand Filler
        third: online Cid, hand Filler
    """)
    race.me.does("enter Ann")
    race.next_turn()
    race.them.does("enter Bob")
    race.next_turn()
    race.third.does("enter Cid")
    drives = race.state.drives
    assert [race.elma.names[race.state.definition[each.card]] for each in drives] == [
        "Ann", "Bob", "Cid",
    ]  # fmt: skip


@rule("elma/field.battle-area-parts", "elma/content.field-layout")
def test_the_battle_area_is_current_battle_after_battle_and_queue(race: RaceTable) -> None:
    race.set("""
        battle: Long by Eva
        queue: Hill 2 by Bob
        after: Flat
        me:   offline Eva Bob, battle Ann, hand Cid, discard Dee, banned Fay
        them: after Gus
    """)
    view = race.view("them")
    battle, queue, after = view["battle"], view["queue"], view["after"]
    assert isinstance(battle, dict)
    assert isinstance(queue, list)
    assert isinstance(after, list)
    assert (battle["card"], [drive["card"] for drive in battle["drives"]]) == ("long", ["ann"])
    assert [(each["card"], each["length"], each["by"]) for each in queue] == [("hill", 2, 0)]
    assert [each["card"] for each in after] == ["flat"]
    assert [drive["card"] for drive in after[0]["drives"]] == ["gus"]
    assert [(each["card"], each["owner"]) for each in view["banned"]] == [("fay", 0)]  # type: ignore[attr-defined]


@rule("elma/field.discard-pile", "elma/ruling.piles-belong-to-owners")
def test_a_discarded_card_lies_on_its_owners_pile(race: RaceTable) -> None:
    """My Hill is discarded in their turn, by their Push."""
    race.set("""
        active them, last end 5
        queue: Hill 1 by Eva
        me:   offline Eva, discard Bob
        them: hand Push, discard Cid
    """)
    race.them.does("instant Push")
    assert race.cards("my discard pile") == ["Bob", "Hill"]
    assert race.cards("their discard pile") == ["Cid", "Push"]


@rule("elma/field.ban-pile", "elma/ruling.piles-belong-to-owners", "elma/kuskis.removed-no-status")
def test_only_what_is_banned_goes_to_the_one_ban_pile_and_is_neither_online_nor_offline(
    race: RaceTable,
) -> None:
    race.set("""
        me:   online Ann, hand Exile
        them: offline Bob, hand Exile
    """)
    race.me.does("instant Exile")
    race.next_turn()
    race.them.does("instant Exile")
    assert race.cards("ban pile") == ["Ann", "Bob"]
    for where in ("my online", "my offline", "their online", "their offline"):
        assert race.cards(where) == []
    assert race.cards("my discard pile") == ["Exile"]
    assert [int(race.state.owner(card)) for card in race.state.ban_pile.as_list()] == [0, 1]


@rule("elma/ruling.hidden-information")
def test_a_hand_is_its_players_and_a_deck_nobodys_but_their_sizes_are_open(
    race: RaceTable,
) -> None:
    race.set("""
        me:   hand Ann Bob Ann, deck Cid Dee
        them: hand Fay, deck Gus
    """)
    for viewer, mine, theirs in (
        ("me", ["ann", "bob", "ann"], []),
        ("them", [], ["fay"]),
        (None, [], []),
    ):
        view = race.view(viewer)
        players = view["players"]
        assert isinstance(players, list)
        assert [card["card"] for card in players[0]["cards"]] == mine
        assert [card["card"] for card in players[1]["cards"]] == theirs
        assert [each["hand"] for each in players] == [3, 1]
        assert [each["library"] for each in players] == [11, 10]
        shown = str(view)
        assert "cid" not in shown
        assert "gus" not in shown


@rule("elma/ruling.hidden-information")
def test_what_is_drawn_is_told_to_its_player_alone(race: RaceTable) -> None:
    race.set("me: hand Spark, deck Cid")
    race.me.does("instant Spark")
    assert race.told("me")[-1] == "Me draws Cid."
    assert race.told("them")[-1] == "Me draws a card."


@rule("elma/ruling.hidden-information")
def test_the_number_of_a_played_card_does_not_tell_when_it_was_drawn(race: RaceTable) -> None:
    """Whichever of the hand is played, it gets the lowest number of that hand."""
    numbers = set()
    for name in ("Ann", "Bob", "Cid"):
        race.set("me: hand Ann Bob Cid")
        race.me.does(f"play {name}")
        numbers.add(race.state.kuskis[0].as_list()[0])
        assert sorted([*race.cards("my hand"), name]) == ["Ann", "Bob", "Cid"]
    assert len(numbers) == 1


@rule("elma/ruling.open-information")
def test_everything_on_the_table_is_open_to_all(race: RaceTable) -> None:
    race.set("""
        battle: Long by Eva
        queue: Hill 2 by Bob
        me:   offline Eva Bob, battle Ann, points 7, discard Dee
        them: online Cid, hand Filler
    """)
    mine, theirs, nobodys = race.view("me"), race.view("them"), race.view(None)
    for view in (mine, theirs):
        for player in view["players"]:  # type: ignore[attr-defined]
            player["cards"] = []
    assert mine == theirs == nobodys
    battle = theirs["battle"]
    assert isinstance(battle, dict)
    assert battle["drives"][0]["best"] == 385
    assert battle["drives"][0]["next"] == 360
    assert battle["adders"] == theirs["players"][0]["offline"][0]["id"].split()  # type: ignore[index]
