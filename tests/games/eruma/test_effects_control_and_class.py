"""Control for a time, classes that are gained and lost, and the card whose power it is."""

import pytest

from rulewright.games.eruma.testing.table import RaidTable
from rulewright.games.eruma.testing.written_cards import Scenes
from rulewright.testing import rule


class TestControlForATime:
    """ruling.control-for-a-time."""

    DUCHESS = (
        "Spy: Quick: Gain control of an Outlaw an opponent controls this turn, then ready it."
        " This turn, it can't trigger its power."
    )

    def taken(self, scenes: Scenes) -> RaidTable:
        raid = scenes({"Duchess": self.DUCHESS})
        raid.set("""
            their 2  | Thief>
            treasure | . -Spy
            my 1     | Duchess Maniac
        """)
        raid.me.does("use Duchess", "choose Thief")
        assert raid.at("their 2 1") == "my Thief, owned by them"
        return raid

    @rule("eruma/ruling.control-for-a-time")
    def test_it_acts_for_its_new_controller_and_goes_back_at_the_pass(self, scenes: Scenes) -> None:
        raid = self.taken(scenes)
        assert raid.me.can("use") == {"use Maniac"}
        assert "move Thief to treasure 1" in raid.me.can("move")
        assert "move Thief to their 2 2" not in raid.me.can("move")
        raid.me.does("move Thief to treasure 1", "steal with Thief")
        assert raid.fact("my treasure") == 1
        raid.me.does("end")
        assert raid.at("treasure 1") == "their Thief"
        assert raid.fact("their treasure") == 1

    @rule("eruma/ruling.control-for-a-time")
    def test_it_goes_back_when_the_power_ends(self, scenes: Scenes) -> None:
        raid = scenes(
            {
                "Duchess": self.DUCHESS,
                "Nurse": "Spy: Quick: Ready target Spy you control.",
            }
        )
        raid.set("""
            their 2 | Thief
            my 1    | Duchess Nurse
        """)
        raid.me.does("use Duchess", "choose Thief", "use Nurse", "choose Duchess")
        assert raid.at("their 2 1") == "their Thief"

    @rule("eruma/ruling.control-for-a-time")
    def test_killed_meanwhile_it_goes_to_its_owners_graveyard(self, scenes: Scenes) -> None:
        raid = scenes({"Duchess": self.DUCHESS, "Axe": "Maniac: Quick: Kill target Thief."})
        raid.set("""
            their 2 | Thief
            my 1    | Duchess Axe
        """)
        raid.me.does("use Duchess", "choose Thief", "use Axe", "choose Thief")
        assert raid.cards("their graveyard") == ["Thief"]

    @rule("eruma/ruling.control-for-a-time")
    def test_turned_face_down_it_goes_back_at_once(self, scenes: Scenes) -> None:
        raid = scenes(
            {"Duchess": self.DUCHESS, "Veil": "Maniac: Quick: Flip target Thief face-down."}
        )
        raid.set("""
            their 2 | Thief
            my 1    | Duchess Veil
        """)
        raid.me.does("use Duchess", "choose Thief", "use Veil", "choose Thief")
        assert raid.at("their 2 1") == "their Thief, face-down"


class TestClasses:
    """ruling.changed-class."""

    MASKS = (
        "Maniac: Quick: Until your next turn, an Outlaw you control is also an Assassin. Until"
        " your next turn, another Outlaw you control loses its class."
    )

    @rule("eruma/ruling.changed-class")
    def test_one_gains_a_skill_and_another_loses_its_own(self, scenes: Scenes) -> None:
        raid = scenes({"Masks": self.MASKS})
        raid.set("""
            treasure | +Thief +Second-Thief
            their 2  | Spy
            my 1     | Masks
        """)
        raid.me.does("use Masks", "choose Thief")
        assert raid.me.can() == {"choose Second Thief", "choose Masks"}
        raid.me.does("choose Second Thief", "end")
        raid.them.does("attack Thief with Spy")
        assert raid.cards("their graveyard") == ["Spy"]
        raid.them.does("end")
        assert raid.fact("my treasure") == 2  # it is over when my turn begins

    @rule("eruma/ruling.changed-class")
    @pytest.mark.parametrize(
        ("text", "treasure"),
        [
            ("Thieves lose its class.", 0),
            ("Spies lose its class.", 1),
            ("Spies are also Thieves.", 2),
        ],
    )
    def test_who_steals_for_free(self, scenes: Scenes, text: str, treasure: int) -> None:
        raid = scenes({"Mirror": f"Henchman: {text}"})
        raid.set("""
            treasure | +Thief +Spy
            my 1     | Mirror
            active them
        """)
        raid.them.does("end")
        assert raid.fact("my treasure") == treasure

    @rule("eruma/ruling.changed-class")
    def test_a_card_of_two_classes_is_meant_by_either_and_by_no_non(self, scenes: Scenes) -> None:
        raid = scenes(
            {
                "Mirror": "Henchman: Spies are also Thieves.",
                "Hunter": "Assassin: Quick: Kill target non-Thief Outlaw an opponent controls.",
            }
        )
        raid.set("""
            their 1 | Spy Maniac Thief
            my 1    | Mirror Hunter
        """)
        raid.me.does("use Hunter")
        assert raid.me.can() == {"choose Maniac"}
        raid.me.does("choose Maniac")

    @rule("eruma/ruling.changed-class")
    def test_a_maniac_without_class_summons_nothing_but_is_an_outlaw(self, scenes: Scenes) -> None:
        raid = scenes(
            {
                "Mirror": "Henchman: Maniacs lose its class.",
                "Vesp": "Maniac: Quick: Summon a Henchman named Mirror.",
                "Hunter": "Assassin: Quick: Kill target Outlaw other than this card.",
            }
        )
        raid.set("""
            my 1 | Mirror Vesp Hunter
            me:  extra Mirror
        """)
        raid.me.does("use Vesp")
        assert raid.cards("my extra deck") == ["Mirror"]
        raid.me.does("use Hunter", "choose Vesp")
        assert raid.cards("my graveyard") == ["Vesp"]


class TestTheCardWhosePowerItIs:
    FRIAR = (
        "Spy: Slow: If an Outlaw you control would be killed by a power of an opponent, banish the"
        " card whose power it is instead."
    )

    def test_none_of_the_group_dies_and_the_rest_of_the_power_is_lost(self, scenes: Scenes) -> None:
        raid = scenes(
            {
                "Friar": self.FRIAR,
                "Blast": "Maniac: Quick: Kill each Outlaw an opponent controls. Gain a treasure.",
            }
        )
        raid.set("""
            their 1 | Blast
            my 1    | Friar Thief Maniac
        """)
        raid.me.does("use Friar", "end")
        raid.them.does("use Blast")
        assert raid.at("my 1 2") == "my Thief"
        assert raid.at("their 1 1") == "empty"
        assert raid.cards("their graveyard") == []
        assert raid.fact("their treasure") == 0

    def test_an_attack_is_not_answered(self, scenes: Scenes) -> None:
        raid = scenes({"Friar": self.FRIAR})
        raid.set("""
            their 2  | Assassin
            treasure | +Thief
            my 1     | Friar
        """)
        raid.me.does("use Friar", "end")
        raid.them.does("attack Thief with Assassin")
        assert raid.cards("my graveyard") == ["Thief"]
