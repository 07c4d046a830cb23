"""Cards with two lists of records or two lengths (cards.repeated-parts, ruling.repeated-parts-choice)."""

import pytest

from rulewright.games.elma.game import Elma
from rulewright.games.elma.testing.table import RaceTable
from rulewright.games.elma.testing.written_cards import written_cards
from rulewright.kernel.errors import PositionError, SaveError
from rulewright.testing import rule

WRITTEN = """
    kuski Filler: 60
    kuski Una: 40 38 or NF 30
    level Long: 6
    instant Pull | Make target offline kuski enter the ongoing battle.
"""
BATTLE = """
    battle: Long by Filler, used 0
    me:   online Una Ann, offline Filler, deck Bob Cid
    them: deck Bob Cid
"""


@rule("elma/ruling.repeated-parts-choice", "elma/cards.repeated-parts")
def test_as_it_enters_its_player_picks_one_of_two_lists(race: RaceTable) -> None:
    race.set(BATTLE)
    race.me.does("enter Una")
    assert race.me.can() == {"list Una 1", "list Una 2"}
    assert race.fact("my online") == ["Una", "Ann"]
    race.me.does("list Una 1")
    assert race.fact("Una in battle") == "40 (1)"


@rule("elma/ruling.repeated-parts-choice")
def test_the_list_is_kept_for_that_battle(race: RaceTable) -> None:
    race.set(BATTLE)
    race.me.does("enter Una", "list Una 2")
    assert race.fact("Una in battle") == "NF (1)"
    race.next_turn(2)
    assert race.fact("Una in battle") == "30 (2)"


@rule("elma/ruling.repeated-parts-choice")
def test_a_kuski_with_one_list_is_asked_nothing(race: RaceTable) -> None:
    race.set(BATTLE)
    race.me.does("enter Ann")
    assert race.fact("Ann in battle") == "38.5 (1)"
    assert race.me.can("list") == set()


@rule("elma/ruling.repeated-parts-choice", "elma/ruling.pairs")
def test_of_a_pair_each_has_its_own_list(race: RaceTable) -> None:
    race.set("""
        battle: Duo by Filler
        me:   online Una Uma, offline Filler
    """)
    race.me.does("enter Una", "with Uma", "list Una 1")
    assert race.me.can() == {"list Uma 1", "list Uma 2"}
    race.me.does("list Uma 2")
    assert race.fact("Una in battle") == "40 (1), with Uma"
    assert race.fact("Uma in battle") == "45 (1), with Una"


@rule("elma/ruling.repeated-parts-choice", "elma/ruling.pairs")
def test_in_a_pair_only_who_has_two_lists_is_asked_for(race: RaceTable) -> None:
    race.set("""
        battle: Duo by Filler
        me:   online Ann Una, offline Filler
    """)
    race.me.does("enter Ann", "with Una", "list Una 2")
    assert race.fact("Ann in battle") == "38.5 (1), with Una"
    assert race.fact("Una in battle") == "NF (1), with Ann"


@rule("elma/ruling.repeated-parts-choice", "elma/keyword.slowness")
def test_on_a_slowness_level_the_picked_list_is_turned_round(race: RaceTable) -> None:
    race.set("""
        battle: Crawl by Filler
        me:   online Una, offline Filler
    """)
    race.me.does("enter Una", "list Una 1")
    assert race.fact("Una in battle") == "38 (1)"


@rule("elma/ruling.repeated-parts-choice", "elma/ruling.compulsory-entry")
def test_who_must_enter_picks_a_list_too(race: RaceTable) -> None:
    race.set("""
        battle: Long by Filler
        me:   online Must, offline Filler
    """)
    race.me.does("end")
    assert race.me.can() == {"list Must 1", "list Must 2"}
    race.me.does("list Must 2")
    assert race.fact("Must in battle") == "44 (1)"
    race.all_pass()


@pytest.fixture(scope="module")
def written() -> Elma:
    return written_cards(WRITTEN, "elma-with-two-lists")


@rule("elma/ruling.repeated-parts-choice", "elma/ruling.forced-entry")
def test_who_is_made_to_enter_picks_a_list_whoever_made_it(written: Elma) -> None:
    race = RaceTable(written)
    race.set("""
        battle: Long by Filler
        me:   offline Filler, hand Pull
        them: offline Una
    """)
    race.me.does("instant Pull", "choose Una")
    assert race.me.can() == set()
    race.them.does("list Una 2")
    assert race.fact("Una in battle") == "NF (1)"
    race.close()


@rule("elma/ruling.repeated-parts-choice", "elma/ruling.loss-with-many-players")
def test_whoever_leaves_while_a_list_is_asked_for_takes_the_kuski_along(written: Elma) -> None:
    race = RaceTable(written)
    race.set("""
        players 3
        battle: Long by Filler
        me:   offline Filler, hand Pull
        them: offline Una
    """)
    race.me.does("instant Pull", "choose Una")
    race.match.concede(1)
    assert race.state.drives == []
    assert race.me.can() == {"end", "online Filler"}
    race.close()


@rule("elma/ruling.repeated-parts-choice", "elma/ruling.length-fixed-at-start")
def test_of_two_lengths_one_is_picked_as_the_level_is_queued(race: RaceTable) -> None:
    race.set("""
        battle: Long by them.Bob
        me:   online Ann, hand Fork
        them: online Bob
    """)
    race.me.does("add Fork", "by Ann")
    assert race.me.can() == {"length 1", "length 3", "length 4"}
    race.me.does("length 3")
    assert race.fact("queue") == ["Fork 3 by Ann"]


@rule("elma/ruling.repeated-parts-choice")
def test_what_is_asked_is_said_in_words(race: RaceTable) -> None:
    race.set(BATTLE)
    race.me.does("enter Una")
    assert race.prompt("me") == "By which list does Una drive?"
    assert race.offered("me") == ["By 40, 38", "By NF, 30"]
    match = race.match
    choices = match.state.choices[0].as_list()
    (una,) = {
        name for choice in choices for name in match.game.people.objects(match.state, 0, choice)
    }
    race.me.does("list Una 2")
    (drive,) = match.game.people.view(match.state, 1)["battle"]["drives"]  # type: ignore[index]
    assert (drive["id"], drive["by_second"], drive["entries"]) == (una, True, [None, 300])


@rule("elma/ruling.repeated-parts-choice")
def test_a_position_says_by_which_list_a_kuski_drives(race: RaceTable) -> None:
    race.set("""
        battle: Long by Filler
        me:   offline Filler, battle Una/2 2
        them: battle Una 2
    """)
    assert [int(drive.fastest) for drive in race.state.drives] == [300, 380]
    with pytest.raises(PositionError, match="'Ann' has one list of records"):
        race.set("""
            battle: Long by Filler
            me:   offline Filler, battle Ann/2
        """)


@rule("elma/ruling.repeated-parts-choice")
def test_a_save_with_a_list_that_is_not_there_is_refused(race: RaceTable) -> None:
    race.set("""
        battle: Long by Filler
        me:   offline Filler, battle Ann 1
    """)
    match = race.match
    saved = match.game.rules.save_state(match.state)
    saved["own"]["drives"][0][-2] = 1  # type: ignore[index]
    with pytest.raises(SaveError, match="a second list that it does not have"):
        match.game.rules.load_state(saved, 2, match.options)
    saved["own"]["drives"][0][-2:] = [0, 2]  # type: ignore[index]
    with pytest.raises(SaveError, match="after more turns than its owner has had"):
        match.game.rules.load_state(saved, 2, match.options)
    saved["own"]["turns"] = [1]  # type: ignore[index]
    with pytest.raises(SaveError, match="'turns' should have 2 items, not 1"):
        match.game.rules.load_state(saved, 2, match.options)
