"""Players who leave in the middle of what a text asks: `ruling.loss-with-many-players`."""

from rulewright.games.elma.testing.table import RaceTable
from rulewright.testing import rule


@rule("elma/ruling.loss-with-many-players", "elma/ruling.concession")
def test_whoever_leaves_when_asked_by_anothers_text_is_passed_over(shipped: RaceTable) -> None:
    shipped.set("""
        players 4, turn 5, active me
        battle: Hoylada 1, used 3
        me: battle Banhammer-Bo 1, deck Adi
        them: hand Adi Spef, deck Adi Adi
        third: hand Zweq Labs, deck Adi
        fourth: hand Hosp Adi, deck Adi
    """)
    shipped.next_turn()
    shipped.them.does("choose Adi")
    shipped.concede("third")
    fourth = shipped.player("fourth")
    assert fourth.can() == {"choose Hosp", "choose Adi"}
    fourth.does("choose Hosp")
    assert shipped.cards("fourth's discard pile") == ["Hosp"]


@rule("elma/ruling.loss-with-many-players", "elma/ruling.lasting-effects")
def test_nothing_more_is_done_by_the_text_of_a_player_who_left(shipped: RaceTable) -> None:
    shipped.set("""
        players 3, turn 5, active me
        me: hand Spef
        them: hand Spectator-mode, deck Adi
        third: hand Skip Disconnect
    """)
    shipped.me.does("end")
    shipped.them.does("instant Spectator mode", "player third")
    shipped.concede("them")
    assert shipped.third.can() == {"pass"}
    shipped.third.does("pass")
    shipped.all_pass()
    assert shipped.cards("third's discard pile") == []


@rule("elma/ruling.loss-with-many-players", "elma/ruling.lasting-effects")
def test_what_an_instant_began_ends_when_its_player_leaves(shipped: RaceTable) -> None:
    shipped.set("""
        players 3, turn 5, active me
        me: hand Full-server
        them: hand Adi, deck Spef
        third: hand Adi
    """)
    shipped.me.does("instant Full server")
    shipped.concede("me")
    assert shipped.them.can("play") == {"play Adi", "play Spef"}


@rule("elma/ruling.loss-with-many-players", "elma/ruling.concession")
def test_who_is_asked_by_a_text_is_still_asked_when_another_leaves(shipped: RaceTable) -> None:
    shipped.set("""
        players 3, turn 5, active me
        me: hand Spectator-mode
        them: hand Adi
        third: hand Skip Disconnect
    """)
    shipped.me.does("instant Spectator mode", "player third")
    shipped.concede("them")
    assert shipped.third.can() == {"choose Skip", "choose Disconnect"}
    shipped.third.does("choose Skip")
    assert shipped.cards("third's discard pile") == ["Skip"]
    assert shipped.cards("my discard pile") == ["Spectator mode"]
