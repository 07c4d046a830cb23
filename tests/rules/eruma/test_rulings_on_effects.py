"""Rulings: which text takes the place of an event, how often "when" acts, what must be done."""

import pytest

from rulewright.games.eruma.testing.written_cards import Scenes
from rulewright.testing import rule

ARROW = "Spy: Quick: Kill target card an opponent controls."
FIRE = "Maniac: Quick: Kill each Outlaw an opponent controls."
NURSE = "Henchman: If a Thief would be killed, exhaust it instead."
SMITH = "Henchman: If a Thief would be killed, flip it face-down instead."


class TestTwoReplacements:
    @rule("eruma/ruling.two-replacements")
    @pytest.mark.parametrize(
        ("picked", "after"), [("Nurse", "exhausted left"), ("Smith", "face-down")]
    )
    @pytest.mark.parametrize("standing", ["their", "my"])
    def test_the_controller_of_the_card_picks_whoever_has_the_texts(
        self, scenes: Scenes, picked: str, after: str, standing: str
    ) -> None:
        raid = scenes({"Nurse": NURSE, "Smith": SMITH, "Archer": ARROW})
        raid.set(f"""
            their 1    | Thief
            {standing} 2 | Nurse Smith
            my 1       | Archer
        """)
        raid.me.does("use Archer", "choose Thief")
        assert raid.asked() == ["them"]
        assert raid.them.can() == {"instead Nurse", "instead Smith"}
        raid.them.does(f"instead {picked}")
        assert raid.at("their 1 1") == f"their Thief, {after}"
        assert raid.asked() == ["me"]

    @rule("eruma/ruling.two-replacements")
    def test_with_one_that_fits_nobody_is_asked(self, scenes: Scenes) -> None:
        raid = scenes(
            {
                "Nurse": NURSE,
                "Smith": "Henchman: If a Spy would be killed, flip it face-down instead.",
                "Archer": ARROW,
            }
        )
        raid.set("""
            their 1 | Nurse Smith Thief Spy
            my 1    | Archer
        """)
        raid.me.does("use Archer", "choose Thief")
        assert raid.asked() == ["me"]
        assert raid.at("their 1 3") == "their Thief, exhausted left"

    @rule("eruma/ruling.two-replacements")
    def test_of_a_group_it_is_picked_for_each_card_that_two_texts_are_about(
        self, scenes: Scenes
    ) -> None:
        """Both Thieves are asked about, one after the other; the Maniac dies, the Spy is banished
        unasked."""
        raid = scenes(
            {
                "Nurse": NURSE,
                "Smith": SMITH,
                "Grave": "Henchman: If a Spy would be killed, banish it instead.",
                "Fire": FIRE,
            }
        )
        raid.set("""
            their 2 | Nurse Smith Grave
            their 1 | Thief Spy Second-Thief Maniac
            my 1    | Fire
        """)
        raid.me.does("use Fire")
        raid.them.does("instead Nurse")
        assert raid.them.can() == {"instead Nurse", "instead Smith"}
        raid.them.does("instead Smith")
        assert raid.at("their 1 1") == "their Thief, exhausted left"
        assert raid.at("their 1 3") == "their Second Thief, face-down"
        assert "Spy" in raid.cards("their banished")
        assert raid.cards("their graveyard") == ["Maniac"]

    @rule("eruma/ruling.two-replacements")
    def test_each_controller_picks_for_their_own_cards(self, scenes: Scenes) -> None:
        raid = scenes(
            {
                "Nurse": NURSE,
                "Smith": SMITH,
                "Fire": "Maniac: Quick: Kill each Thief.",
            }
        )
        raid.set("""
            their 1 | Thief
            my 2    | Nurse Smith
            my 1    | Fire Second-Thief
        """)
        raid.me.does("use Fire")
        raid.me.does("instead Smith")
        raid.them.does("instead Nurse")
        assert raid.at("my 1 2") == "my Second Thief, face-down"
        assert raid.at("their 1 1") == "their Thief, exhausted left"

    @rule("eruma/ruling.two-replacements")
    @pytest.mark.parametrize(("picked", "treasure"), [("Luck", 1), ("Haste", 2)])
    def test_the_player_who_would_do_it_picks(
        self, scenes: Scenes, picked: str, treasure: int
    ) -> None:
        """And what was not picked may still take the place of what comes of it."""
        raid = scenes(
            {
                "Luck": "Henchman: If you would draw a card, gain a treasure instead.",
                "Haste": "Henchman: If an opponent would draw a card, that player draws 2 cards"
                " instead.",
                "One": "Thief: Quick: Draw a card.",
            }
        )
        raid.set("""
            their 1 | Haste
            my 1    | One Luck
        """)
        raid.me.does("use One")
        assert raid.me.can() == {"instead Luck", "instead Haste"}
        raid.me.does(f"instead {picked}")
        assert (raid.fact("my treasure"), raid.cards("my hand")) == (treasure, [])

    @rule("eruma/ruling.two-replacements")
    def test_who_steals_picks_between_a_text_on_the_card_and_one_on_the_player(
        self, scenes: Scenes
    ) -> None:
        raid = scenes(
            {
                "Trap": "Henchman: If a card an opponent controls would steal, exhaust it instead.",
                "Toll": "Henchman: If an opponent would steal a treasure, draw a card instead.",
            }
        )
        raid.set("""
            their 1  | Trap Toll
            treasure | +Spy
        """)
        raid.me.does("steal with Spy")
        assert raid.me.can() == {"instead Trap", "instead Toll"}
        raid.me.does("instead Toll")
        assert raid.at("treasure 1") == "my Spy, stole"
        assert (len(raid.cards("their hand")), raid.fact("my treasure")) == (1, 0)

    @rule("eruma/ruling.two-replacements")
    def test_moving_and_coming_onto_treasure_are_one_event(self, scenes: Scenes) -> None:
        raid = scenes(
            {
                "Bog": "Henchman: If a card would move, exhaust it instead.",
                "Fence": "Henchman: If a card would move onto Treasure, flip it face-down instead.",
            }
        )
        raid.set("""
            their 1 | Bog Fence
            my 2    | Thief
        """)
        raid.me.does("move Thief to treasure 1")
        assert raid.me.can() == {"instead Bog", "instead Fence"}
        raid.me.does("instead Fence")
        assert raid.at("my 2 1") == "my Thief, face-down"
        raid.set("""
            their 1 | Bog Fence
            my 1    | Thief
        """)
        raid.me.does("move Thief to my 2 1")
        assert raid.at("my 1 1") == "my Thief, exhausted left"

    @rule("eruma/ruling.two-replacements")
    def test_a_type_that_takes_the_place_of_a_kill_comes_before_any_text(
        self, scenes: Scenes
    ) -> None:
        raid = scenes(
            {
                "Nurse": NURSE,
                "Newt": "Regenerative Thief: Quick: Draw 60 cards.",
                "Archer": ARROW,
            }
        )
        raid.set("""
            their 1 | Nurse Newt
            my 1    | Archer
        """)
        raid.me.does("use Archer", "choose Newt")
        assert raid.at("their 1 2") == "their Newt, face-down"

    @rule("eruma/ruling.two-replacements")
    def test_two_texts_of_one_card_can_be_told_apart(self, scenes: Scenes) -> None:
        raid = scenes(
            {
                "Doctor": "Henchman: If a Thief would be killed, exhaust it instead. If an Outlaw"
                " would be killed, flip it face-down instead.",
                "Archer": ARROW,
            }
        )
        raid.set("""
            their 1 | Doctor Thief
            my 1    | Archer
        """)
        raid.me.does("use Archer", "choose Thief")
        assert raid.them.can() == {"instead Doctor [0]", "instead Doctor [1]"}
        raid.choose("them", "Doctor (your Zone 1, 1) [2] instead")
        assert raid.at("their 1 2") == "their Thief, face-down"

    @rule("eruma/ruling.two-replacements")
    def test_an_attack_that_is_replaced_either_way_is_not_made(self, scenes: Scenes) -> None:
        raid = scenes(
            {
                "Ditch": "Henchman: If a Thief would be attacked, exhaust it instead.",
                "Smoke": "Henchman: If a Thief would be attacked, flip it face-down instead.",
            }
        )
        raid.set("""
            their 1  | Ditch Smoke
            treasure | -Thief +Spy
        """)
        raid.me.does("attack Thief with Spy")
        raid.them.does("instead Smoke")
        assert raid.at("treasure 1") == "their Thief, face-down"
        assert raid.at("treasure 2") == "my Spy"
        assert raid.fact("action points") == 2

    @rule("eruma/ruling.two-replacements")
    def test_a_curse_that_is_one_of_them_is_shown(self, scenes: Scenes) -> None:
        """ruling.curse: being asked is something that the opponent notices."""
        raid = scenes(
            {
                "Omen": "Curse Maniac: Curse: If a Thief would be killed, exhaust it instead. Quick:"
                " Draw 60 cards.",
                "Smith": SMITH,
                "Archer": ARROW,
            }
        )
        raid.set("""
            their 1 | Thief Smith
            my 1    | Archer
            them:   hand Omen
        """)
        raid.me.does("use Archer", "choose Thief")
        assert raid.them.can() == {"instead Omen", "instead Smith"}
        assert "Them shows the Curse Omen." in raid.told("me")
        raid.them.does("instead Smith")
        assert raid.at("their 1 1") == "their Thief, face-down"


class TestWhenOnce:
    @rule("eruma/ruling.when-once")
    @pytest.mark.parametrize("card", ["Henchman: {}", "Thief: Ongoing: {}"])
    def test_each_sentence_counts_for_itself(self, scenes: Scenes, card: str) -> None:
        text = "When a card moves, draw a card. When a card is exhausted, gain a treasure."
        raid = scenes(
            {
                "Watch": card.format(text),
                "Gaoler": "Spy: Quick: Exhaust target card an opponent controls.",
            }
        )
        live = "live: my 1 1" if "Thief" in card else ""
        raid.set(f"""
            points 9
            their 1 | Maniac Second-Maniac
            my 1    | Watch{">" if live else ""} Spy
            my 2    | . . Gaoler
            {live}
        """)
        raid.me.does("move Spy to my 2 2", "move Spy to my 1 2")
        assert (len(raid.cards("my hand")), raid.fact("my treasure")) == (1, 0)
        raid.me.does("use Gaoler", "choose Maniac")
        assert (len(raid.cards("my hand")), raid.fact("my treasure")) == (1, 1)
        raid.me.does("move Spy to my 2 2")
        assert len(raid.cards("my hand")) == 1

    @rule("eruma/ruling.when-once")
    def test_two_cards_of_the_same_name_count_each_for_itself(self, scenes: Scenes) -> None:
        raid = scenes({"Imp": "Henchman: When a card moves, gain a treasure."})
        raid.set("""
            my 1 | Spy Imp Imp
        """)
        raid.me.does("move Spy to my 2 1")
        assert raid.fact("my treasure") == 2
        raid.me.does("move Spy to my 1 1")
        assert raid.fact("my treasure") == 2

    @rule("eruma/ruling.when-once")
    def test_a_henchman_summoned_again_acts_again(self, scenes: Scenes) -> None:
        raid = scenes(
            {
                "Imp": "Henchman: When a card moves, gain a treasure.",
                "Sling": "Thief: Quick: Return target Henchman to its owner's hand.",
                "Nest": "Maniac: Quick: Summon a Henchman named Imp to an empty position.",
            }
        )
        raid.set("""
            points 9
            my 1 | Spy Imp Sling Nest
        """)
        raid.me.does("move Spy to my 2 1", "move Spy to my 1 1")
        assert raid.fact("my treasure") == 1
        raid.me.does("use Sling", "choose Imp", "use Nest", "place my 2 5", "move Spy to my 2 1")
        assert raid.fact("my treasure") == 2

    @rule("eruma/ruling.when-once")
    def test_a_curse_acts_again_when_it_comes_to_hand_again(self, scenes: Scenes) -> None:
        raid = scenes(
            {
                "Omen": "Curse Flying Maniac: Curse: When you steal a treasure, an opponent draws a"
                " card. Quick: Draw 60 cards.",
            }
        )
        raid.set("""
            points 9
            treasure | +Spy +Maniac
            me:      hand Omen
        """)
        raid.me.does("steal with Spy", "steal with Maniac")
        assert len(raid.cards("their hand")) == 1
        raid.me.does("play Omen to my 1 1", "end")
        raid.them.does("end")
        raid.me.does("fly Omen", "steal with Spy")
        assert len(raid.cards("their hand")) == 3  # theirs of the turn, and one by the Curse


class TestMustOnce:
    @rule("eruma/ruling.must-once")
    def test_a_card_that_must_move_moves_once_and_is_free(self, scenes: Scenes) -> None:
        raid = scenes({"Law": "Henchman: Spies must move if able."})
        raid.set("""
            their 1 | Law
            my 1    | Spy Maniac
        """)
        assert raid.me.can() == {"move Spy to my 2 1"}
        raid.me.does("move Spy to my 2 1")
        assert {"end", "move Spy to my 1 1", "use Spy", "move Maniac to my 2 2"} <= raid.me.can()

    @rule("eruma/ruling.must-once")
    def test_each_of_several_must_in_an_order_the_player_picks(self, scenes: Scenes) -> None:
        raid = scenes({"Law": "Henchman: Spies must move if able."})
        raid.set("""
            their 1 | Law
            my 1    | Spy (Thief) Second-Spy (Maniac)
        """)
        assert raid.me.can() == {"move Spy to my 2 1", "move Second Spy to my 2 3"}
        raid.me.does("move Second Spy to my 2 3")
        assert raid.me.can() == {"move Spy to my 2 1"}
        raid.me.does("move Spy to my 2 1")
        assert "end" in raid.me.can()

    @rule("eruma/ruling.must-once")
    def test_who_has_attacked_need_not_again(self, scenes: Scenes) -> None:
        raid = scenes({"Law": "Henchman: Spies must attack if able."})
        raid.set("""
            their 1  | Law
            treasure | +Spy -Thief -Maniac
        """)
        assert raid.me.can() == {"attack Thief with Spy"}
        raid.me.does("attack Thief with Spy")
        assert {"end", "attack Maniac with Spy", "steal with Spy"} <= raid.me.can()

    @rule("eruma/ruling.must-once")
    @pytest.mark.parametrize(
        ("text", "is_free"), [("move", True), ("attack", True), ("steal", False)]
    )
    def test_an_attack_is_a_movement_too(self, scenes: Scenes, text: str, is_free: bool) -> None:
        raid = scenes(
            {"Law": f"Henchman: As long as an opponent controls 2 or fewer Outlaws, Spies must"
             f" {text} if able.", "Fuse": "Maniac: Quick: Kill target Thief."}
        )  # fmt: skip
        raid.set("""
            their 1  | Law
            treasure | +Spy -Maniac
            my 1     | Thief Fuse
        """)
        raid.me.does("attack Maniac with Spy", "use Fuse", "choose Thief")
        assert ("end" in raid.me.can()) == is_free

    @rule("eruma/ruling.must-once")
    def test_a_move_is_no_attack(self, scenes: Scenes) -> None:
        raid = scenes({"Law": "Henchman: Spies must attack if able."})
        raid.set("""
            their 1  | Law
            treasure | . -Thief
            my 2     | Spy
        """)
        raid.me.does("move Spy to treasure 1")
        assert raid.me.can() == {"attack Thief with Spy"}

    @rule("eruma/ruling.must-once")
    def test_in_the_next_turn_it_must_again(self, scenes: Scenes) -> None:
        raid = scenes({"Law": "Henchman: Spies must move if able."})
        raid.set("""
            their 1 | Law
            my 1    | Spy (Maniac)
        """)
        raid.me.does("move Spy to my 2 1", "end")
        raid.them.does("end")
        assert raid.me.can() == {
            "move Spy to my 1 1",
            "move Spy to my 2 2",
            "move Spy to treasure 1",
        }
