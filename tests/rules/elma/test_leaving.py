"""Leaving the game: `ruling.loss-with-many-players`, `ruling.concession`, and agreed draws."""

import pytest

from rulewright.games.elma.testing.table import RaceTable
from rulewright.kernel.errors import MatchOver, NothingToDecide
from rulewright.testing import rule

THREE = """
    players 3, active {active}
    battle: Long by them.Eva
    queue: Flat by them.Ann; Hill 2 by Bob
    me:    offline Bob, battle Pat, hand Filler
    them:  offline Eva Ann, battle Cid, hand Filler, discard Fay, banned Gus, points 30
    third: battle Ola, hand Filler
"""


@rule("elma/ruling.loss-with-many-players", "elma/ruling.concession")
def test_a_loser_leaves_with_all_cards_but_the_level_being_played(race: RaceTable) -> None:
    race.set(THREE.format(active="me"))
    race.concede("them")
    assert race.result is None
    assert race.fact("their game") == "lost"
    for where in ("hand", "deck", "discard pile", "offline", "online"):
        assert race.cards(f"their {where}") == []
    assert race.cards("ban pile") == []
    assert race.cards("queue") == ["Hill 2 by Bob"]
    assert race.fact("battle") == "Long 0/18"
    assert [int(drive.fastest) for drive in race.state.drives] == [360, 370]
    assert race.asked() == ["me"]


@rule("elma/ruling.loss-with-many-players")
def test_the_others_play_on_and_the_level_goes_once_it_would_be_discarded(
    race: RaceTable,
) -> None:
    race.set("""
        players 3
        battle: Flat by them.Eva, used 2
        me:    battle Pat, hand Filler
        them:  offline Eva, battle Cid, hand Filler
        third: battle Ola, hand Filler
    """)
    race.concede("them")
    race.next_turn()
    assert race.fact("active") == "third"
    assert race.points() == [3, 0, 1]
    assert race.cards("after battle Flat") == ["Pat", "Ola"]
    race.next_turn(2)
    assert race.state.afters == []
    for whose in ("my", "their", "third's"):
        assert "Flat" not in race.cards(f"{whose} discard pile")


@rule("elma/ruling.length-fixed-at-start", "elma/levels.full-turn-size")
def test_a_battle_that_starts_later_has_a_turn_for_each_player_still_there(
    race: RaceTable,
) -> None:
    race.set("""
        players 4
        me:     offline Ann, hand Pipeline
        them:   hand Filler
        third:  hand Filler
        fourth: hand Filler
    """)
    race.concede("third")
    race.me.does("add Pipeline", "by Ann")
    assert race.fact("battle") == "Pipeline 0/6"


@rule("elma/ruling.loss-with-many-players")
def test_when_the_active_player_leaves_it_is_the_next_players_turn(race: RaceTable) -> None:
    race.set(THREE.format(active="them"))
    race.concede("them")
    assert (race.fact("active"), race.fact("turn")) == ("third", 6)
    assert race.fact("battle") == "Long 1/18"


@rule("elma/ruling.loss-with-many-players")
def test_a_player_who_runs_out_of_cards_leaves_and_the_others_play_on(race: RaceTable) -> None:
    race.set("""
        players 3, phase begin
        me:    deck none, discard Ann
        them:  hand Filler
        third: hand Filler
    """)
    assert race.result is None
    assert (race.fact("active"), race.fact("my game")) == ("them", "lost")
    race.next_turn(2)
    assert race.fact("active") == "them"


@rule("elma/ruling.loss-with-many-players", "elma/ruling.instant-discard")
def test_an_instant_that_breaks_a_turn_off_is_discarded_all_the_same(race: RaceTable) -> None:
    race.set("""
        players 3
        me:    hand Filler
        them:  hand Curtain Filler
        third: hand Filler
    """)
    race.me.does("end")
    race.them.does("instant Curtain")
    assert (race.fact("my game"), race.fact("active")) == ("lost", "them")
    assert race.cards("their discard pile") == ["Curtain"]


@rule("elma/ruling.loss-with-many-players")
def test_the_last_player_left_wins_at_once(race: RaceTable) -> None:
    race.set(THREE.format(active="me"))
    race.concede("them")
    race.concede("me")
    assert race.result == [0, 0, 100]


def steal_ann(race: RaceTable) -> None:
    """With a third player at the table I gain control of Ann, who is theirs."""
    race.set("""
        players 3
        me:    hand Steal Filler
        them:  offline Ann, hand Filler
        third: hand Filler
    """)
    race.me.does("instant Steal")


@rule("elma/ruling.loss-with-many-players", "elma/ruling.pair-broken")
def test_a_kuski_of_anothers_goes_back_to_its_owner_when_its_controller_leaves(
    race: RaceTable,
) -> None:
    steal_ann(race)
    assert race.cards("my offline") == ["Ann"]
    race.concede("me")
    assert race.cards("their offline") == ["Ann"]
    assert race.state.controls == []


@rule("elma/ruling.loss-with-many-players")
def test_a_kuski_of_anothers_stays_when_a_third_player_leaves(race: RaceTable) -> None:
    steal_ann(race)
    race.concede("third")
    assert race.cards("my offline") == ["Ann"]
    assert race.cards("their offline") == []


@rule("elma/ruling.loss-with-many-players", "elma/ruling.instant-window-order")
@pytest.mark.parametrize("leaver", ["me", "them", "third"])
def test_a_window_goes_on_when_somebody_in_it_leaves(race: RaceTable, leaver: str) -> None:
    """They have passed, the third is being asked, and I am to be asked last."""
    race.set("""
        players 3
        me:    hand Filler
        them:  hand Filler
        third: hand Filler
    """)
    race.me.does("end")
    race.them.does("pass")
    assert race.asked() == ["third"]
    race.concede(leaver)
    asked = []
    while race.fact("turn") == 5:
        asked += race.asked()
        race.player(race.asked()[0]).does("pass")
    assert asked == {"me": [], "them": ["third", "me"], "third": ["me"]}[leaver]
    assert race.fact("active") == {"me": "them", "them": "third", "third": "them"}[leaver]


@rule("elma/ruling.concession")
def test_whoever_was_in_the_middle_of_a_choice_is_asked_anew_when_another_leaves(
    race: RaceTable,
) -> None:
    """Them was about to be cursed."""
    race.set("""
        players 3
        me:    offline Curser, hand Flat
        them:  offline Ann, hand Filler
        third: offline Bob, hand Filler
    """)
    race.me.does("add Flat", "by Curser")
    assert race.me.can() == {"curse Ann", "curse Bob", "spare"}
    race.concede("them")
    assert race.me.can() == {"add Flat", "online Curser", "end"}
    race.me.does("add Flat", "by Curser")
    assert race.me.can() == {"curse Bob", "spare"}
    race.me.does("spare")


@rule("elma/ruling.concession")
def test_whoever_has_lost_is_asked_nothing_more_and_cannot_concede_again(race: RaceTable) -> None:
    race.set(THREE.format(active="me"))
    race.concede("them")
    race.next_turn()
    assert race.fact("active") == "third"
    with pytest.raises(NothingToDecide):
        race.match.play(1, "Pass")
    with pytest.raises(MatchOver):
        race.concede("them")


@rule("elma/ruling.concession")
def test_a_draw_is_agreed_by_those_still_in_the_game(race: RaceTable) -> None:
    race.set(THREE.format(active="me"))
    race.concede("them")
    race.offer_draw("me")
    assert race.result is None
    race.offer_draw("third")
    assert race.result == [50, 0, 50]
