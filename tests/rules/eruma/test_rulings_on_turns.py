"""Rulings: what resolves when, in which order, and what a player has no say in."""

import pytest

from rulewright.games.eruma.testing.table import RaidTable
from rulewright.testing import rule


class TestResolveStep:
    @rule("eruma/ruling.resolve-step")
    def test_thieves_powers_and_henchmen_of_either_player_take_effect(
        self, raid: RaidTable
    ) -> None:
        raid.set("""
            active them, phase planning
            their 1  | Nurse
            treasure | -Thief
            my 1     | Nightcap> Gambler>
            me:   deck Spy Maniac
            them: deck Spy Maniac
            live: my 1 1
            live: my 1 2
        """)
        assert raid.fact("their treasure") == 1
        assert raid.cards("their hand") == ["Spy"]  # the Nurse: it is their Planning Phase
        assert raid.cards("my hand") == ["Spy"]  # the Nightcap, but not the Gambler

    @rule("eruma/ruling.resolve-step")
    def test_nothing_can_be_triggered_there(self, raid: RaidTable) -> None:
        raid.set("""
            phase planning
            my 1 | Crier Thief Spendthrift
        """)
        assert raid.fact("phase") == "Planning Phase"
        assert raid.me.can() == {"yes", "no"}
        raid.me.does("no", "no")
        assert (raid.at("my 1 2"), raid.at("my 1 3")) == ("my Thief", "my Spendthrift")
        assert raid.me.can("use") == {"use Thief", "use Spendthrift"}


class TestOrder:
    """The Scavenger gains a treasure and the Mourner may draw whenever a card is killed."""

    @rule("eruma/ruling.order-of-effects")
    @pytest.mark.parametrize(("first", "treasure"), [("Scavenger", 1), ("Mourner", 0)])
    def test_the_active_player_picks_the_order_of_their_own(
        self, raid: RaidTable, first: str, treasure: int
    ) -> None:
        raid.set("""
            treasure | +Spy -Thief
            my 1     | Mourner> Scavenger>
            live: my 1 1
            live: my 1 2
        """)
        raid.me.does("attack Thief with Spy")
        assert raid.me.can() == {"first Mourner", "first Scavenger"}
        raid.me.does(f"first {first}")
        # Asked by the Mourner: the Scavenger has had its turn, or has not.
        assert raid.me.can() == {"yes", "no"}
        assert raid.fact("my treasure") == treasure
        raid.me.does("yes")
        assert (raid.fact("my treasure"), len(raid.cards("my hand"))) == (1, 1)

    @rule("eruma/ruling.order-of-effects")
    def test_the_opponent_picks_the_order_of_theirs_after_the_active_players(
        self, raid: RaidTable
    ) -> None:
        raid.set("""
            their 1  | Mourner> Scavenger>
            treasure | +Spy -Thief
            my 1     | Mourner>
            live: their 1 1
            live: their 1 2
            live: my 1 1
        """)
        raid.me.does("attack Thief with Spy")
        assert (raid.asked(), raid.me.can()) == (["me"], {"yes", "no"})
        raid.me.does("no")
        assert raid.asked() == ["them"]
        assert raid.them.can() == {"first Mourner", "first Scavenger"}
        raid.them.does("first Mourner")
        assert (raid.them.can(), raid.fact("their treasure")) == ({"yes", "no"}, 0)
        raid.them.does("no")
        assert raid.fact("their treasure") == 1

    @rule("eruma/ruling.order-of-effects")
    @pytest.mark.parametrize(("who", "result"), [("me", [100, 0]), ("them", [0, 100])])
    def test_the_active_players_effects_come_first(
        self, raid: RaidTable, who: str, result: list[int]
    ) -> None:
        raid.set(f"""
            active {who}
            their 1  | Scavenger>
            treasure | +Spy -Thief
            my 1     | Scavenger>
            me:   treasure 9
            them: treasure 9
            live: their 1 1
            live: my 1 1
        """)
        if who == "me":
            raid.me.does("attack Thief with Spy")
        else:
            raid.them.does("attack Spy with Thief")
        assert raid.result == result

    @rule("eruma/ruling.order-of-effects")
    def test_each_is_finished_before_the_next(self, raid: RaidTable) -> None:
        """What answers the Mourner's draw comes before the Scavenger."""
        raid.set("""
            treasure | +Spy -Thief
            my 1     | Mourner> Scavenger> Chorus>
            live: my 1 1
            live: my 1 2
            live: my 1 3
        """)
        raid.me.does("attack Thief with Spy", "first Mourner", "yes")
        assert (raid.me.can(), len(raid.cards("my hand"))) == ({"yes", "no"}, 1)
        assert raid.fact("my treasure") == 0
        raid.me.does("yes")
        assert (raid.fact("my treasure"), len(raid.cards("my hand"))) == (1, 2)


class TestLoops:
    """The Echo draws, and the Chorus may, whenever its player draws."""

    @rule("eruma/ruling.effect-loop")
    def test_an_effect_does_not_answer_what_it_brought_about(self, raid: RaidTable) -> None:
        raid.set("""
            my 1 | Echo> Assassin
            live: my 1 1
        """)
        raid.me.does("use Assassin")  # draws a card, and the Echo another
        assert len(raid.cards("my hand")) == 2

    @rule("eruma/ruling.effect-loop")
    def test_it_answers_each_event_that_others_bring_about(self, raid: RaidTable) -> None:
        raid.set("""
            my 1 | Echo> Thief
            live: my 1 1
        """)
        raid.me.does("use Thief")  # draws 2 cards
        assert len(raid.cards("my hand")) == 4

    @rule("eruma/ruling.effect-loop")
    def test_nor_what_it_brought_about_through_another(self, raid: RaidTable) -> None:
        raid.set("""
            my 1 | Echo> Chorus> Assassin
            live: my 1 1
            live: my 1 2
        """)
        raid.me.does("use Assassin", "first Echo")
        assert len(raid.cards("my hand")) == 2
        raid.me.does("yes")  # the Chorus answers the Echo's draw, and nothing answers that
        assert len(raid.cards("my hand")) == 3
        raid.me.does("yes")  # the Chorus answers the first draw, and the Echo answers that
        assert len(raid.cards("my hand")) == 5


class TestNoChoice:
    @rule("eruma/ruling.flip-is-compulsory")
    def test_a_spy_turns_up_without_being_asked_for(self, raid: RaidTable) -> None:
        raid.set("""
            phase planning
            my 1 | (Spy)
        """)
        assert raid.at("my 1 1") == "my Spy"
        assert raid.fact("phase") == "Assault Phase"

    @rule("eruma/ruling.flip-is-compulsory")
    def test_it_guards_the_opponents_turn_until_its_players_next_planning_phase(
        self, raid: RaidTable
    ) -> None:
        raid.set("""
            their 1 | Thief Maniac
            me: hand Spy
        """)
        raid.me.does("play Spy to my 1 1", "end")
        raid.them.does("use Thief")
        assert raid.me.can() == {"block with Spy", "let"}
        raid.me.does("let")
        raid.them.does("end")
        raid.me.does("end")
        raid.them.does("use Maniac")
        assert raid.asked() == ["them"]
        assert raid.at("my 1 1") == "my Spy"

    @rule("eruma/ruling.ready-is-compulsory")
    def test_every_card_is_readied_whose_ongoing_power_is_not_live(self, raid: RaidTable) -> None:
        """One that was blocked, one exhausted by another card, one whose power is Slow or Quick."""
        raid.set("""
            phase planning
            my 1 | Tollkeeper< Gambler> Watchman> Thief> (Spy)<
            live: my 1 3
        """)
        assert raid.fact("phase") == "Assault Phase"
        names = ["Tollkeeper", "Gambler", "Watchman", "Thief", "Spy"]
        assert [raid.at(f"my 1 {column}") for column in (1, 2, 3, 4, 5)] == [
            f"my {name}" for name in names
        ]

    @rule("eruma/ruling.ready-is-compulsory")
    def test_a_blocked_ongoing_power_cannot_be_kept(self, raid: RaidTable) -> None:
        raid.set("""
            their 1 | (Spy)
            my 1    | Tollkeeper
        """)
        raid.me.does("use Tollkeeper")
        raid.them.does("block with Spy")
        raid.me.does("end")
        assert raid.at("my 1 1") == "my Tollkeeper, exhausted left"
        raid.them.does("end")
        assert raid.at("my 1 1") == "my Tollkeeper"

    @rule("eruma/ruling.ready-is-compulsory")
    def test_each_live_ongoing_power_is_asked_for_by_itself(self, raid: RaidTable) -> None:
        raid.set("""
            phase planning
            my 1 | Tollkeeper> Gambler> Spy>
            live: my 1 1
            live: my 1 2
        """)
        assert raid.me.can() == {"keep Tollkeeper", "ready Tollkeeper"}
        raid.me.does("ready Tollkeeper")
        assert raid.me.can() == {"keep Gambler", "ready Gambler"}
        raid.me.does("keep Gambler")
        assert [raid.at(f"my 1 {column}") for column in (1, 2, 3)] == [
            "my Tollkeeper",
            "my Gambler, exhausted right",
            "my Spy",
        ]
