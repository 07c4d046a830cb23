"""What texts do on the Playfield: summoning anywhere and several, steps, two that trade places, all but the
chosen."""

import pytest

from rulewright.games.eruma.testing.written_cards import Scenes

IMP = "Henchman: Whenever you lose a treasure, draw a card."


class TestSummoning:
    def test_to_any_position_but_the_opponents_home(self, scenes: Scenes) -> None:
        raid = scenes({"Vesp": "Maniac: Quick: Summon a Henchman named Imp.", "Imp": IMP})
        raid.set("""
            my 1 | Vesp
            me:  extra Imp
        """)
        raid.me.does("use Vesp")
        assert len(raid.me.can("place")) == 19
        assert not any("their 1" in choice for choice in raid.me.can("place"))
        raid.me.does("place their 2 3")
        assert raid.at("their 2 3") == "my Imp"

    def test_none_there_none_comes(self, scenes: Scenes) -> None:
        raid = scenes({"Vesp": "Maniac: Quick: Summon a Henchman named Imp.", "Imp": IMP})
        raid.set("my 1 | Vesp")
        raid.me.does("use Vesp")
        assert raid.fact("action points") == 2

    @pytest.mark.parametrize("how_many", [0, 1, 2])
    def test_up_to_so_many(self, scenes: Scenes, how_many: int) -> None:
        raid = scenes(
            {
                "Wife": "Maniac: Quick: Summon up to 2 Henchmen named Imp each to an empty position"
                " adjacent to this card.",
                "Imp": IMP,
            }
        )
        raid.set("""
            my 1 | . Wife
            me:  extra Imp Imp Imp
        """)
        raid.me.does("use Wife")
        assert raid.me.can() == {"place my 1 1", "place my 1 3", "place my 2 2", "enough"}
        raid.me.does(*["place my 1 1", "place my 1 3"][:how_many])
        if how_many < 2:
            raid.me.does("enough")
        assert raid.cards("my extra deck") == ["Imp"] * (3 - how_many)
        assert "end" in raid.me.can()

    def test_so_many(self, scenes: Scenes) -> None:
        raid = scenes({"Wife": "Maniac: Quick: Summon 2 Henchmen named Imp.", "Imp": IMP})
        raid.set("""
            my 1 | Wife
            me:  extra Imp Imp Imp
        """)
        raid.me.does("use Wife", "place my 1 2")
        assert "enough" not in raid.me.can()
        assert "place my 1 2" not in raid.me.can()
        raid.me.does("place my 1 3")
        assert raid.at("my 1 3") == "my Imp"


class TestSteps:
    ODO = "Thief: Quick: You may move this card up to 2 steps."

    def test_two_steps_round_a_corner(self, scenes: Scenes) -> None:
        raid = scenes({"Odo": self.ODO})
        raid.set("my 2 | Odo Spy")
        raid.me.does("use Odo", "yes")
        assert raid.me.can() == {"place treasure 1", "place my 1 1", "enough"}
        raid.me.does("place treasure 1")
        assert raid.me.can() == {"place treasure 2", "place my 2 1", "enough"}
        raid.me.does("place treasure 2")
        assert raid.at("treasure 2") == "my Odo, exhausted right"
        assert raid.fact("action points") == 2

    def test_one_or_none(self, scenes: Scenes) -> None:
        raid = scenes({"Odo": self.ODO})
        raid.set("my 2 | Odo")
        raid.me.does("use Odo", "yes", "place my 2 2", "enough")
        assert raid.at("my 2 2") == "my Odo, exhausted right"

    def test_declined(self, scenes: Scenes) -> None:
        raid = scenes({"Odo": self.ODO})
        raid.set("my 2 | Odo")
        raid.me.does("use Odo", "no")
        assert raid.at("my 2 1") == "my Odo, exhausted right"

    def test_a_step_of_another_card_is_one_step(self, scenes: Scenes) -> None:
        raid = scenes({"Push": "Spy: Quick: Move target card an opponent controls one step."})
        raid.set("""
            treasure | -Thief
            my 1     | Push
        """)
        raid.me.does("use Push", "choose Thief")
        assert raid.me.can() == {"place treasure 2", "place their 2 1"}
        raid.me.does("place treasure 2")
        assert raid.at("treasure 2") == "their Thief"


class TestTradingPlaces:
    def test_two_cards_of_one_sort(self, scenes: Scenes) -> None:
        raid = scenes({"Waltz": "Spy: Quick: Swap 2 target Outlaws you control."})
        raid.set("my 1 | Waltz Thief Maniac")
        raid.me.does("use Waltz", "choose Thief", "choose Maniac")
        assert raid.at("my 1 2") == "my Maniac"
        assert raid.at("my 1 3") == "my Thief"

    def test_two_that_stand_side_by_side(self, scenes: Scenes) -> None:
        raid = scenes(
            {
                "Twin": "Assassin: Quick: Swap a card an opponent controls and another card an"
                " opponent controls adjacent to it."
            }
        )
        raid.set("""
            their 1 | Thief Maniac . Spy
            my 1    | Twin
        """)
        raid.me.does("use Twin")
        assert raid.me.can() == {"choose Thief", "choose Maniac"}
        raid.me.does("choose Thief")
        assert raid.me.can() == {"choose Maniac"}
        raid.me.does("choose Maniac")
        assert raid.at("their 1 1") == "their Maniac"
        assert raid.at("their 1 2") == "their Thief"


class TestAllButTheChosen:
    HARROW = (
        "Assassin: Quick: Each player chooses an Outlaw they control on Treasure. Kill each other"
        " card on Treasure."
    )

    def test_each_keeps_one(self, scenes: Scenes) -> None:
        raid = scenes({"Harrow": self.HARROW, "Imp": IMP})
        raid.set("""
            treasure | +Thief +Maniac -Spy -Assassin +Imp
            my 1     | Harrow
        """)
        raid.me.does("use Harrow", "choose Maniac")
        assert raid.them.can() == {"choose Spy", "choose Assassin"}
        raid.them.does("choose Assassin")
        assert raid.at("treasure 2") == "my Maniac"
        assert raid.at("treasure 4") == "their Assassin"
        assert [raid.at(f"treasure {n}") for n in (1, 3, 5)] == ["empty"] * 3

    def test_who_has_none_chooses_none_and_what_lies_face_down_is_left(
        self, scenes: Scenes
    ) -> None:
        raid = scenes({"Harrow": self.HARROW})
        raid.set("""
            treasure | +Thief +Maniac -(Spy)
            my 1     | Harrow
        """)
        raid.me.does("use Harrow")
        raid.them.does("let")
        raid.me.does("choose Maniac")
        assert raid.cards("my graveyard") == ["Thief"]
        assert raid.at("treasure 3") == "their Spy, face-down"


class TestMayThen:
    MEG = (
        "Spy: Ongoing: Whenever a card an opponent controls is flipped face-up, you may draw a"
        " card, then discard a card."
    )

    @pytest.mark.parametrize(("answer", "graveyard"), [("yes", ["Thief"]), ("no", [])])
    def test_both_or_neither(self, scenes: Scenes, answer: str, graveyard: list[str]) -> None:
        raid = scenes({"Meg": self.MEG})
        raid.set("""
            their 1 | (Thief)
            my 1    | Meg
            me:     hand Thief, deck Maniac
        """)
        raid.me.does("use Meg")
        raid.them.does("let")
        raid.me.does("end", answer)
        if answer == "yes":
            raid.me.does("choose Thief")
        assert raid.cards("my graveyard") == graveyard
        assert raid.cards("my hand") == (["Maniac"] if answer == "yes" else ["Thief"])
