"""Power speed: `speed.*`. Quick, Slow and Ongoing."""

import pytest

from rulewright.cardtext import CardTextError
from rulewright.games.eruma.testing.table import RaidTable
from rulewright.games.eruma.testing.written_cards import Scenes
from rulewright.testing import rule


@rule("eruma/speed.first-word", "eruma/speed.slow-window", "eruma/speed.ongoing")
@pytest.mark.parametrize(("card", "drawn"), [("Tracker", 1), ("Pathfinder", 0)])
def test_the_first_word_of_a_power_says_when_it_acts(
    raid: RaidTable, card: str, drawn: int
) -> None:
    """Whenever a card moves, draw a card: the two differ in nothing but Ongoing and Slow."""
    raid.set(f"""
        their 1 | Spy
        my 1    | {card} Thief
    """)
    raid.me.does(f"use {card}")
    assert raid.changed == {
        f"my 1 1: my {card} -> my {card}, exhausted right",
        "action points: 3 -> 2",
        f"live: +{card}",
    }
    raid.me.does("move Thief to my 2 2")
    assert len(raid.cards("my hand")) == drawn
    raid.me.does("end")
    raid.them.does("move Spy to their 2 1")
    assert len(raid.cards("my hand")) == drawn + 1
    raid.them.does("move Spy to their 1 1")
    assert len(raid.cards("my hand")) == drawn + 2


@rule("eruma/speed.first-word", "eruma/speed.quick")
def test_a_quick_power_acts_at_once_and_is_then_over(raid: RaidTable) -> None:
    raid.set("""
        my 1 | Thief
        me:  deck Spy Maniac Assassin
    """)
    raid.me.does("use Thief")
    assert raid.cards("my hand") == ["Spy", "Maniac"]
    assert (raid.fact("live"), raid.fact("lasting")) == ([], [])
    raid.me.does("end")
    raid.them.does("end")
    assert raid.cards("my hand") == ["Spy", "Maniac", "Assassin"]
    assert raid.at("my 1 1") == "my Thief"


@rule("eruma/speed.quick")
def test_a_quick_power_cannot_be_triggered_in_the_opponents_turn(raid: RaidTable) -> None:
    raid.set("""
        active them
        their 1 | Spy
        my 1    | Thief
    """)
    assert raid.me.can() == set()
    assert raid.them.can("use") == {"use Spy"}


class TestSlow:
    """A power that waits for the opponent's next turn, whatever the phase."""

    @rule("eruma/speed.slow-window")
    def test_it_acts_in_the_opponents_draw_phase(self, raid: RaidTable) -> None:
        raid.set("""
            my 1 | Clerk>
            live: my 1 1
        """)
        raid.me.does("end")
        assert len(raid.cards("my hand")) == 1

    @rule("eruma/speed.slow-window")
    def test_it_acts_in_the_opponents_planning_phase(self, raid: RaidTable) -> None:
        raid.set("""
            their 1 | (Thief) (Spy)
            my 1    | Sandbagger>
            live: my 1 1
        """)
        raid.me.does("end")
        assert raid.at("their 1 1") == "their Thief, exhausted left"
        assert raid.at("their 1 2") == "their Spy, exhausted left"

    @rule("eruma/speed.slow-window")
    def test_it_acts_in_the_opponents_rest_phase(self, raid: RaidTable) -> None:
        raid.set("""
            active them
            my 1  | Miser>
            them: hand Thief Spy Maniac Assassin Second-Thief Second-Spy Second-Maniac
            live: my 1 1
        """)
        raid.them.does("end", "discard Spy")
        # One by the power, one in my own Draw Phase.
        assert len(raid.cards("my hand")) == 2

    @rule("eruma/speed.slow-window")
    def test_it_does_nothing_in_the_turn_in_which_it_is_triggered(self, raid: RaidTable) -> None:
        raid.set("""
            treasure | -Spy
            my 2     | . Herald
            my 1     | Pathfinder Thief
        """)
        raid.me.does("use Pathfinder", "move Thief to my 1 3", "move Herald to my 2 1")
        assert raid.cards("my hand") == []

    @rule("eruma/speed.slow-ends")
    def test_it_is_over_when_the_opponent_passes_that_turn(self, raid: RaidTable) -> None:
        """At the start of each Draw Phase, draw a card: of theirs, and not of mine after it."""
        raid.set("""
            my 1 | Herald>
            me:  deck Thief Spy Maniac
            live: my 1 1
        """)
        raid.me.does("end")
        assert raid.cards("my hand") == ["Thief"]
        assert raid.fact("live") == ["Herald"]
        raid.them.does("end")
        assert raid.cards("my hand") == ["Thief", "Spy"]
        assert raid.fact("live") == []
        assert raid.at("my 1 1") == "my Herald"

    @rule("eruma/speed.slow-ends")
    def test_there_is_no_keeping_it(self, raid: RaidTable) -> None:
        raid.set("""
            turn 4, active them
            my 1 | Watchman>
            live: my 1 1
        """)
        raid.them.does("end")
        assert raid.asked() == ["me"]
        assert raid.me.can("keep", "ready") == set()
        assert raid.at("my 1 1") == "my Watchman"

    @rule("eruma/speed.slow-ends")
    def test_my_own_passing_does_not_end_mine(self, raid: RaidTable) -> None:
        raid.set("""
            their 1 | Thief
            my 1    | Watchman
        """)
        raid.me.does("use Watchman", "end")
        assert raid.fact("live") == ["Watchman"]
        raid.them.does("move Thief to their 2 1")
        assert raid.at("their 2 1") == "their Thief, exhausted left"


class TestOngoing:
    """A power that goes on for as long as its card stays face-up and exhausted."""

    @rule("eruma/speed.ongoing", "eruma/speed.ongoing-keep")
    def test_it_acts_each_time_on_both_players_turns_for_as_long_as_it_is_kept(
        self, raid: RaidTable
    ) -> None:
        raid.set("""
            their 1 | Spy
            my 1    | Tracker Thief
        """)
        drawn = len(raid.cards("my deck"))
        raid.me.does("use Tracker", "move Thief to my 1 3", "move Thief to my 1 2", "end")
        raid.them.does("move Spy to their 1 2", "end")
        assert drawn - len(raid.cards("my deck")) == 3 + 1
        assert raid.me.can() == {"keep Tracker", "ready Tracker"}
        raid.me.does("keep Tracker")
        assert raid.fact("live") == ["Tracker"]
        assert raid.at("my 1 1") == "my Tracker, exhausted right"
        assert raid.me.can("use") == {"use Thief"}
        raid.me.does("move Thief to my 1 3")
        assert drawn - len(raid.cards("my deck")) == 5

    @rule("eruma/speed.ongoing-keep")
    def test_readying_its_card_ends_it_and_it_can_be_triggered_again(self, raid: RaidTable) -> None:
        raid.set("""
            phase planning
            my 1 | Tracker> Thief
            live: my 1 1
        """)
        raid.me.does("ready Tracker")
        assert raid.changed == {
            "my 1 1: my Tracker, exhausted right -> my Tracker",
            "live: -Tracker",
            "phase: Planning Phase -> Assault Phase",
            "action points: 0 -> 3",
        }
        raid.me.does("move Thief to my 1 3")
        assert raid.cards("my hand") == []
        assert raid.me.can("use") == {"use Tracker", "use Thief"}

    @rule("eruma/speed.ongoing-keep")
    def test_each_ongoing_power_is_asked_about_and_no_other_card(self, raid: RaidTable) -> None:
        raid.set("""
            phase planning
            their 1 | Famine>
            my 1    | Tracker> Gambler> Thief> Tollkeeper
            live: my 1 1
            live: my 1 2
            live: their 1 1
        """)
        assert raid.me.can() == {"keep Tracker", "ready Tracker"}
        raid.me.does("ready Tracker")
        assert raid.me.can() == {"keep Gambler", "ready Gambler"}
        raid.me.does("keep Gambler")
        assert raid.fact("live") == ["Gambler", "Famine"]
        assert raid.at("my 1 3") == "my Thief"
        assert raid.at("their 1 1") == "their Famine, exhausted right"

    @rule("eruma/speed.ongoing")
    def test_it_acts_only_while_its_card_is_face_up_and_exhausted(self, raid: RaidTable) -> None:
        raid.set("""
            active them
            their 1  | Masker
            treasure | -Assassin -Spy
            my 1     | Tollkeeper>
            live: my 1 1
        """)
        raid.them.does("steal with Assassin", "use Masker", "choose Tollkeeper", "steal with Spy")
        assert len(raid.cards("my hand")) == 1


@rule("eruma/speed.slow-window")
def test_a_slow_power_that_would_do_something_at_once_is_no_card(scenes: Scenes) -> None:
    with pytest.raises(CardTextError, match="does nothing before the opponent's next turn"):
        scenes(
            {"Hasty": "Thief: Slow: Draw a card. Whenever an opponent draws a card, draw a card."}
        )
    raid = scenes(
        {"Patient": "Thief: Slow: At the start of an opponent's Draw Phase, draw a card."}
    )
    raid.set("""
        my 1 | Patient
    """)
    raid.me.does("use Patient")
    assert raid.cards("my hand") == []
    raid.me.does("end")
    assert len(raid.cards("my hand")) == 1
