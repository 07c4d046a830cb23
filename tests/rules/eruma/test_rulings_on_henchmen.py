"""Rulings on Henchmen: `ruling.summon-*` and `ruling.henchman-*`."""

import pytest

from rulewright.games.eruma.testing.table import RaidTable
from rulewright.testing import rule


@rule("eruma/ruling.summon-in-enemy-zone")
def test_of_the_opponents_zones_only_zone_2_is_open_for_summoning(raid: RaidTable) -> None:
    """Summon a Henchman named Rat to an empty position in an opponent's zones."""
    raid.set("""
        their 2 | Thief
        my 1    | Doorman
        me:     extra Rat
    """)
    raid.me.does("use Doorman")
    assert raid.me.can() == {f"place their 2 {column}" for column in range(2, 6)}
    raid.me.does("place their 2 3")
    assert raid.at("their 2 3") == "my Rat"


class TestSummonImpossible:
    @rule("eruma/ruling.summon-impossible")
    @pytest.mark.parametrize("extra", ["Hound", ""])
    def test_without_such_a_henchman_the_rest_of_the_power_acts(
        self, raid: RaidTable, extra: str
    ) -> None:
        raid.set(f"""
            my 1  | Breeder
            me:   extra {extra}, deck Spy
            them: extra Rat
        """)
        raid.me.does("use Breeder")
        assert raid.changed == {
            "my 1 1: my Breeder -> my Breeder, exhausted right",
            "my hand: +Spy",
            "my deck: -Spy",
            "action points: 3 -> 2",
        }

    @rule("eruma/ruling.summon-impossible")
    def test_without_an_allowed_position_nobody_comes_and_nothing_is_refunded(
        self, raid: RaidTable
    ) -> None:
        raid.set("""
            their 2 | Thief Spy Maniac Assassin Second-Thief
            my 1    | Doorman
            me:     extra Rat
        """)
        raid.me.does("use Doorman")
        assert raid.changed == {
            "my 1 1: my Doorman -> my Doorman, exhausted right",
            "action points: 3 -> 2",
        }

    @rule("eruma/ruling.summon-impossible")
    def test_a_thief_summons_if_its_own_printed_power_says_so(self, raid: RaidTable) -> None:
        raid.set("""
            my 1 | . Amateur
            me:  extra Rat
        """)
        raid.me.does("use Amateur")
        assert raid.me.can() == {"place my 1 1", "place my 1 3", "place my 2 2"}
        raid.me.does("place my 1 3")
        assert raid.at("my 1 3") == "my Rat"

    @rule("eruma/ruling.summon-impossible")
    def test_a_spy_that_copies_a_maniac_does_only_the_rest(self, raid: RaidTable) -> None:
        raid.set("""
            their 1 | Breeder
            my 1    | Copyist
            me:     extra Rat, deck Thief
        """)
        raid.me.does("use Copyist", "choose Breeder")
        assert raid.cards("my extra deck") == ["Rat"]
        assert raid.cards("my hand") == ["Thief"]


class TestIndependent:
    """Cards adjacent to a Hound can't steal."""

    @rule("eruma/ruling.henchman-independent")
    def test_a_henchman_stays_and_works_when_its_maniac_dies(self, raid: RaidTable) -> None:
        raid.set("""
            their 1  | Executioner
            treasure | -Spy .
            my 1     | Kennel-Master
            me:      extra Hound
        """)
        raid.me.does("use Kennel Master", "place treasure 2", "end")
        raid.them.does("use Executioner", "choose Kennel Master")
        assert raid.at("treasure 2") == "my Hound"
        assert raid.them.can("steal") == set()

    @rule("eruma/ruling.henchman-independent")
    def test_a_henchman_stays_when_its_maniac_is_readied(self, raid: RaidTable) -> None:
        raid.set("""
            my 1 | Kennel-Master
            me:  extra Hound
        """)
        raid.me.does("use Kennel Master", "place treasure 2", "end")
        raid.them.does("end")
        assert raid.at("my 1 1") == "my Kennel Master"
        assert raid.at("treasure 2") == "my Hound"

    @rule("eruma/ruling.henchman-independent")
    @pytest.mark.parametrize("mark", ["<", ">"])
    def test_an_exhausted_henchman_works(self, raid: RaidTable, mark: str) -> None:
        raid.set(f"""
            treasure | +Spy -Hound{mark}
        """)
        assert raid.me.can("steal") == set()


class TestControl:
    @rule("eruma/ruling.henchman-control")
    def test_the_summoner_controls_and_owns_it_in_the_opponents_zone_2_too(
        self, raid: RaidTable
    ) -> None:
        raid.set("""
            their 1 | Thief
            my 1    | Kennel-Master
            me:     extra Hound
        """)
        raid.me.does("use Kennel Master", "place their 2 1", "end")
        assert raid.at("their 2 1") == "my Hound"
        raid.them.does("attack Hound with Thief")
        assert raid.cards("my extra deck") == ["Hound"]

    @rule("eruma/ruling.henchman-control")
    def test_turned_face_down_it_turns_up_in_that_players_next_flip_step(
        self, raid: RaidTable
    ) -> None:
        raid.set("""
            turn 4, active them
            their 2 | +Hound
            their 1 | Masker
        """)
        raid.them.does("use Masker", "choose Hound")
        assert raid.at("their 2 1") == "my Hound, face-down"
        raid.them.does("end")
        assert raid.at("their 2 1") == "my Hound"

    @rule("eruma/ruling.henchman-control")
    def test_the_other_players_flip_step_leaves_it_face_down(self, raid: RaidTable) -> None:
        raid.set("""
            active them, phase planning
            their 2 | +(Hound) (Spy)
        """)
        assert raid.at("their 2 1") == "my Hound, face-down"
        assert raid.at("their 2 2") == "their Spy"


class TestOtherExits:
    @rule("eruma/ruling.henchman-other-exits")
    def test_a_henchman_sent_to_the_deck_goes_to_the_extra_deck(self, raid: RaidTable) -> None:
        raid.set("""
            their 1 | Hound
            my 1    | Archivist
            them:   extra Rat
        """)
        raid.me.does("use Archivist", "choose Hound")
        assert raid.changed == {
            "their 1 1: their Hound -> empty",
            "their extra deck: +Hound",
            "my 1 1: my Archivist -> my Archivist, exhausted right",
            "action points: 3 -> 2",
        }

    @rule("eruma/ruling.henchman-other-exits")
    def test_a_banished_henchman_is_out_of_the_game(self, raid: RaidTable) -> None:
        """Banish each Henchman: but a Rat says that it can't be banished."""
        raid.set("""
            their 1 | Hound Rat
            my 1    | Smotherer . Wall
        """)
        raid.me.does("use Smotherer")
        assert raid.changed == {
            "their 1 1: their Hound -> empty",
            "their banished: +Hound",
            "my 1 3: my Wall -> empty",
            "my banished: +Wall",
            "my 1 1: my Smotherer -> my Smotherer, exhausted right",
            "action points: 3 -> 2",
        }
