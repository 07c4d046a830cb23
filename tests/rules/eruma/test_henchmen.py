"""Henchmen: `henchman.*`. The rulings on them are in `test_rulings_on_henchmen.py`."""

import pytest

from rulewright.games.eruma.testing.table import RaidTable
from rulewright.testing import rule

OWN_SIDE = [f"my {zone} {column}" for zone in (1, 2) for column in range(1, 6)]
TREASURE = [f"treasure {column}" for column in range(1, 6)]
THEIR_TWO = [f"their 2 {column}" for column in range(1, 6)]


@rule("eruma/henchman.no-class")
def test_a_henchman_has_no_skill(raid: RaidTable) -> None:
    """On Treasure it does not steal like a Thief, and attacked it does not kill like an Assassin;
    a hidden one does not block like a Spy."""
    raid.set("""
        active them, phase planning
        their 1  | (Fence)
        treasure | -Rat +Wall -Hound
        my 1     | (Imp)
    """)
    assert (raid.fact("their treasure"), raid.fact("my treasure")) == (0, 0)
    raid.them.does("use Fence")
    assert raid.me.can() == {"let"}
    raid.me.does("let")


@rule("eruma/henchman.no-class")
def test_who_attacks_a_henchman_lives(raid: RaidTable) -> None:
    raid.set("""
        treasure | +Thief -Rat
    """)
    raid.me.does("attack Rat with Thief")
    assert raid.at("treasure 2") == "my Thief"


@rule("eruma/henchman.effect-not-power")
def test_a_henchmans_effect_is_not_triggered_costs_nothing_and_exhausts_nothing(
    raid: RaidTable,
) -> None:
    raid.set("""
        active them
        treasure | -Spy
        their 1  | Imp
        my 1     | Imp
    """)
    assert raid.them.can("use") == {"use Spy"}
    raid.them.does("steal with Spy")
    assert len(raid.cards("my hand")) == 1
    assert raid.at("my 1 1") == "my Imp"
    assert raid.fact("action points") == 2


@rule("eruma/henchman.effect-while-face-up")
@pytest.mark.parametrize(
    ("hound", "can"),
    [("-Hound", set()), ("-(Hound)", {"steal with Spy"}), (".", {"steal with Spy"})],
)
def test_a_henchmans_effect_works_while_it_lies_face_up_on_the_playfield(
    raid: RaidTable, hound: str, can: set[str]
) -> None:
    """Cards adjacent to it can't steal."""
    raid.set(f"""
        treasure | +Spy {hound} .
        them:    extra Hound
    """)
    assert raid.me.can("steal") == can


@rule("eruma/henchman.effect-while-face-up")
def test_the_effect_ends_with_the_henchman_and_comes_back_when_it_turns_up(
    raid: RaidTable,
) -> None:
    raid.set("""
        active them
        their 1  | Masker
        treasure | -Spy +Hound
    """)
    assert raid.them.can("steal") == set()
    raid.them.does("use Masker", "choose Hound")
    raid.them.does("steal with Spy", "end")
    assert raid.at("treasure 2") == "my Hound"
    raid.me.does("end")
    assert raid.them.can("steal") == set()


@rule("eruma/henchman.types-possible")
def test_the_types_of_a_henchman_work_as_on_an_outlaw(raid: RaidTable) -> None:
    raid.set("""
        treasure | +Thief -Wall +Strongman-Thief
        my 1     | Shade Bat Rat
    """)
    assert raid.me.can("attack", "hide", "fly") == {
        "attack Wall with Strongman Thief",
        "hide Shade",
        "fly Bat",
    }
    raid.me.does("hide Shade")
    assert raid.at("my 1 1") == "my Shade, face-down"


@rule("eruma/henchman.maniac-only")
@pytest.mark.parametrize(("copier", "summons"), [("Copyist", False), ("Mirror", True)])
def test_only_a_maniac_summons_with_a_copied_power(
    raid: RaidTable, copier: str, summons: bool
) -> None:
    raid.set(f"""
        their 1 | Kennel-Master
        my 1    | {copier}
        me:     extra Hound
        them:   extra Hound
    """)
    raid.me.does(f"use {copier}", "choose Kennel Master")
    if summons:
        raid.me.does("place my 2 1")
    assert raid.at("my 2 1") == ("my Hound" if summons else "empty")
    assert raid.cards("my extra deck") == ([] if summons else ["Hound"])
    assert raid.cards("their extra deck") == ["Hound"]


@rule("eruma/henchman.by-name")
def test_the_named_henchman_comes_out_of_ones_own_extra_deck(raid: RaidTable) -> None:
    raid.set("""
        my 1 | Rat-Catcher
        me:   extra Hound 2 Rat Wall
        them: extra Rat
    """)
    raid.me.does("use Rat Catcher", "place treasure 4")
    assert raid.changed == {
        "my 1 1: my Rat Catcher -> my Rat Catcher, exhausted right",
        "treasure 4: empty -> my Rat",
        "my extra deck: -Rat",
        "action points: 3 -> 2",
    }


@rule("eruma/henchman.by-name", "eruma/henchman.summon-position")
def test_a_summoning_is_not_optional_and_goes_anywhere_but_to_the_opponents_zone_1(
    raid: RaidTable,
) -> None:
    raid.set("""
        their 2  | Thief  .
        treasure | .      +(Spy)
        my 1     | Kennel-Master
        me:      extra Hound
    """)
    raid.me.does("use Kennel Master")
    allowed = {*OWN_SIDE, *TREASURE, *THEIR_TWO} - {"my 1 1", "their 2 1", "treasure 2"}
    assert raid.me.can() == {f"place {position}" for position in allowed}
    raid.me.does("place their 2 5")
    assert raid.at("their 2 5") == "my Hound"


@rule("eruma/henchman.summon-position")
def test_the_second_player_may_not_summon_into_zone_1_of_the_first(raid: RaidTable) -> None:
    raid.set("""
        active them
        their 1 | Kennel-Master
        them:   extra Hound
    """)
    raid.them.does("use Kennel Master")
    assert "place my 2 1" in raid.them.can()
    assert not raid.them.can("place my 1")
    assert len(raid.them.can("place their 1")) == 4
    raid.them.does("place my 2 1")
    assert raid.at("my 2 1") == "their Hound"


@rule("eruma/henchman.enters-face-up")
def test_a_summoned_henchman_lies_face_up_and_works_at_once(raid: RaidTable) -> None:
    raid.set("""
        treasure | . +Spy
        my 1     | Kennel-Master
        me:      extra Hound
    """)
    assert raid.me.can("steal") == {"steal with Spy"}
    raid.me.does("use Kennel Master", "place treasure 1")
    assert raid.at("treasure 1") == "my Hound"
    assert raid.me.can("steal") == set()


@rule("eruma/henchman.no-move", "eruma/henchman.no-attack", "eruma/henchman.no-steal")
def test_a_henchman_can_neither_move_nor_attack_nor_steal(raid: RaidTable) -> None:
    raid.set("""
        treasure | . +Rat -Thief
    """)
    assert raid.me.can() == {"end"}


@rule("eruma/henchman.no-move", "eruma/henchman.no-attack", "eruma/henchman.no-steal")
def test_an_outlaw_in_its_place_can_do_all_three(raid: RaidTable) -> None:
    raid.set("""
        treasure | . +Spy -Thief
    """)
    assert raid.me.can() == {
        "move Spy to treasure 1",
        "move Spy to my 2 2",
        "attack Thief with Spy",
        "steal with Spy",
        "use Spy",
        "end",
    }


class TestBackToTheExtraDeck:
    @rule("eruma/henchman.back-to-extra")
    @pytest.mark.parametrize("card", ["Executioner", "Falconer"])
    def test_a_henchman_killed_by_a_power_or_sent_to_hand_goes_there(
        self, raid: RaidTable, card: str
    ) -> None:
        raid.set(f"""
            their 1 | Hound
            my 1    | {card}
            them:   hand Thief, extra Rat
        """)
        raid.me.does(f"use {card}", "choose Hound")
        assert raid.changed == {
            "their 1 1: their Hound -> empty",
            "their extra deck: +Hound",
            f"my 1 1: my {card} -> my {card}, exhausted right",
            "action points: 3 -> 2",
        }

    @rule("eruma/henchman.back-to-extra")
    def test_a_henchman_killed_by_an_attack_goes_there(self, raid: RaidTable) -> None:
        raid.set("""
            treasure | +Thief -Hound
        """)
        raid.me.does("attack Hound with Thief")
        assert raid.cards("their extra deck") == ["Hound"]
        assert raid.cards("their graveyard") == []

    @rule("eruma/henchman.back-to-extra")
    def test_a_discarded_henchman_goes_there(self, raid: RaidTable) -> None:
        raid.set("""
            their 1 | Rat
            my 2    | Hound
            my 1    | Undertaker Rat
        """)
        raid.me.does("use Undertaker")
        assert raid.me.can() == {"choose Hound", "choose Rat"}
        raid.me.does("choose Hound")
        assert raid.cards("my extra deck") == ["Hound"]
        assert raid.cards("my graveyard") == []

    @rule("eruma/henchman.back-to-extra")
    def test_it_goes_to_its_owner_whoever_controlled_it(self, raid: RaidTable) -> None:
        raid.set("""
            treasure | +Thief -Hound*
        """)
        raid.me.does("attack Hound with Thief")
        assert raid.cards("my extra deck") == ["Hound"]
        assert raid.cards("their extra deck") == []

    @rule("eruma/henchman.back-to-extra")
    def test_it_can_be_summoned_again(self, raid: RaidTable) -> None:
        raid.set("""
            active them
            treasure | -Thief +Hound
            my 1     | Kennel-Master
        """)
        raid.them.does("attack Hound with Thief", "end")
        raid.me.does("use Kennel Master", "place treasure 1")
        assert raid.at("treasure 1") == "my Hound"
        assert raid.cards("my extra deck") == []
