"""What a text lets players choose: targets, one of several deeds, whether to do something at all.

The table saves and loads at each of these questions, undoes them and deals hidden cards anew."""

import pytest

from rulewright.games.eruma.testing.written_cards import Scenes


class TestTargets:
    def test_up_to_so_many_targets(self, scenes: Scenes) -> None:
        raid = scenes({"Net": "Spy: Quick: Exhaust up to 2 target cards an opponent controls."})
        raid.set("""
            their 1 | Thief Spy Maniac
            my 1    | Net
        """)
        raid.me.does("use Net")
        assert raid.me.can() == {"choose Thief", "choose Spy", "choose Maniac", "enough"}
        raid.me.does("choose Spy")
        assert raid.me.can() == {"choose Thief", "choose Maniac", "enough"}
        raid.me.does("choose Thief")
        assert raid.asked() == ["me"]
        assert raid.at("their 1 1") == "their Thief, exhausted left"
        assert raid.at("their 1 3") == "their Maniac"

    def test_up_to_so_many_may_be_none(self, scenes: Scenes) -> None:
        raid = scenes(
            {"Net": "Spy: Quick: Exhaust up to 2 target cards an opponent controls. Draw a card."}
        )
        raid.set("""
            their 1 | Thief
            my 1    | Net
        """)
        raid.me.does("use Net", "enough")
        assert raid.at("their 1 1") == "their Thief"
        assert len(raid.cards("my hand")) == 1

    @pytest.mark.parametrize(("theirs", "can"), [("Thief", set()), ("Thief Spy", {"use Net"})])
    def test_exactly_so_many_targets_must_be_there(
        self, scenes: Scenes, theirs: str, can: set[str]
    ) -> None:
        raid = scenes({"Net": "Spy: Quick: Exhaust 2 target cards an opponent controls."})
        raid.set(f"""
            their 1 | {theirs}
            my 1    | Net
        """)
        assert raid.me.can("use") == can
        if can:
            raid.me.does("use Net", "choose Thief")
            assert raid.me.can() == {"choose Spy"}
            raid.me.does("choose Spy")

    def test_a_second_target_that_depends_on_the_first_must_be_there_too(
        self, scenes: Scenes
    ) -> None:
        """Of my cards only the one next to one of theirs can be the first target."""
        raid = scenes(
            {
                "Waltz": "Thief: Quick: Swap target card you control and target card an opponent"
                " controls adjacent to it.",
            }
        )
        raid.set("""
            treasure | +Spy -Maniac . +Second-Spy
            my 1     | Waltz
        """)
        raid.me.does("use Waltz")
        assert raid.me.can() == {"choose Spy"}
        raid.me.does("choose Spy")
        assert raid.me.can() == {"choose Maniac"}
        raid.me.does("choose Maniac")
        assert (raid.at("treasure 1"), raid.at("treasure 2")) == ("their Maniac", "my Spy")

    def test_without_such_a_pair_the_power_cannot_be_used(self, scenes: Scenes) -> None:
        raid = scenes(
            {
                "Waltz": "Thief: Quick: Swap target card you control and target card an opponent"
                " controls adjacent to it.",
            }
        )
        raid.set("""
            treasure | +Spy . -Maniac
            my 1     | Waltz
        """)
        assert raid.me.can("use Waltz") == set()


class TestChooseOne:
    TARGETS = (
        "Thief: Quick: Choose one: kill target Maniac; exhaust target Spy; or flip target Thief"
        " an opponent controls face-down."
    )

    def test_a_mode_without_a_legal_target_is_not_offered(self, scenes: Scenes) -> None:
        raid = scenes({"Whim": self.TARGETS})
        raid.set("""
            their 1 | Spy Thief
            my 1    | Whim
        """)
        raid.me.does("use Whim")
        assert raid.me.can() == {
            "mode Exhaust target Spy",
            "mode Flip target Thief an opponent controls face-down",
        }
        raid.me.does("mode Exhaust target Spy")
        assert raid.me.can() == {"choose Spy"}
        raid.me.does("choose Spy")
        assert raid.at("their 1 1") == "their Spy, exhausted left"
        assert raid.at("their 1 2") == "their Thief"

    def test_if_no_mode_finds_a_target_the_power_cannot_be_used(self, scenes: Scenes) -> None:
        raid = scenes({"Whim": self.TARGETS})
        raid.set("""
            their 1 | Assassin
            my 1    | Whim
        """)
        assert raid.me.can("use") == set()

    def test_the_mode_is_chosen_before_the_block_if_it_has_a_target(self, scenes: Scenes) -> None:
        raid = scenes({"Whim": "Thief: Quick: Choose one: kill target Maniac; or draw 2 cards."})
        raid.set("""
            their 1 | Maniac (Spy)
            my 1    | Whim
        """)
        raid.me.does("use Whim", "mode Draw 2 cards")
        raid.them.does("let")
        assert len(raid.cards("my hand")) == 2
        assert raid.at("their 1 1") == "their Maniac"

    def test_without_targets_it_is_chosen_before_the_block_too(self, scenes: Scenes) -> None:
        raid = scenes({"Whim": "Thief: Quick: Choose one: gain a treasure; or draw 2 cards."})
        raid.set("""
            their 1 | (Spy)
            my 1    | Whim
        """)
        raid.me.does("use Whim")
        assert raid.me.can() == {"mode Gain a treasure", "mode Draw 2 cards"}
        raid.me.does("mode Gain a treasure")
        raid.them.does("let")
        assert (raid.fact("my treasure"), raid.cards("my hand")) == (1, [])

    def test_an_effect_that_answers_may_offer_a_choice(self, scenes: Scenes) -> None:
        raid = scenes(
            {
                "Fork": "Henchman: Whenever an opponent steals a treasure, choose one: draw a card;"
                " or gain a treasure.",
            }
        )
        raid.set("""
            treasure | +Spy
            their 1  | Fork
        """)
        raid.me.does("steal with Spy")
        raid.them.does("mode Gain a treasure")
        assert raid.fact("their treasure") == 1


class TestMay:
    @pytest.mark.parametrize(("answer", "treasure"), [("yes", 1), ("no", 0)])
    def test_if_you_do(self, scenes: Scenes, answer: str, treasure: int) -> None:
        raid = scenes({"Pawn": "Thief: Quick: You may discard a card. If you do, gain a treasure."})
        raid.set("""
            my 1 | Pawn
            me:  hand Spy Maniac
        """)
        raid.me.does("use Pawn")
        assert raid.me.can() == {"yes", "no"}
        raid.me.does(answer)
        if answer == "yes":
            assert raid.me.can() == {"choose Spy", "choose Maniac"}
            raid.me.does("choose Maniac")
        assert raid.fact("my treasure") == treasure
        assert raid.cards("my graveyard") == ["Maniac"] * treasure

    @pytest.mark.parametrize(("answer", "treasure"), [("yes", 0), ("no", 1)])
    def test_if_you_do_not(self, scenes: Scenes, answer: str, treasure: int) -> None:
        raid = scenes({"Pawn": "Thief: Quick: You may draw a card. If you don't, gain a treasure."})
        raid.set("""
            my 1 | Pawn
        """)
        raid.me.does("use Pawn", answer)
        assert raid.fact("my treasure") == treasure
        assert len(raid.cards("my hand")) == 1 - treasure

    def test_nobody_is_asked_for_what_cannot_be_done(self, scenes: Scenes) -> None:
        raid = scenes(
            {
                "Pawn": "Thief: Quick: You may discard a card. If you do, gain a treasure.",
                "Debt": "Thief: Quick: You may lose a treasure. If you do, draw 2 cards.",
                "Toil": "Thief: Quick: You may lose an Action Point. If you do, draw 3 cards.",
            }
        )
        raid.set("""
            points 3
            my 1 | Pawn Debt Toil
        """)
        raid.me.does("use Pawn", "use Debt", "use Toil")
        assert raid.asked() == ["me"]
        assert raid.fact("action points") == 0
        assert (raid.fact("my treasure"), raid.cards("my hand")) == (0, [])

    def test_an_action_point_one_has_may_be_given(self, scenes: Scenes) -> None:
        raid = scenes(
            {"Toil": "Thief: Quick: You may lose an Action Point. If you do, draw 3 cards."}
        )
        raid.set("""
            my 1 | Toil
        """)
        raid.me.does("use Toil", "yes")
        assert (raid.fact("action points"), len(raid.cards("my hand"))) == (1, 3)

    def test_each_player_may_is_asked_of_one_after_the_other(self, scenes: Scenes) -> None:
        """Whoever has no treasure is not asked, also if it is the second."""
        raid = scenes({"Fair": "Spy: Quick: Each player may lose a treasure."})
        raid.set("""
            my 1  | Fair
            me:   treasure 0
            them: treasure 4
        """)
        raid.me.does("use Fair")
        assert raid.asked() == ["them"]
        raid.them.does("yes")
        assert raid.fact("their treasure") == 3
        raid.set("""
            my 1  | Fair
            me:   treasure 4
            them: treasure 0
        """)
        raid.me.does("use Fair", "yes")
        assert (raid.fact("my treasure"), raid.asked()) == (3, ["me"])


class TestUnless:
    FINE = "Spy: Quick: An opponent loses 2 treasures unless they discard a card."

    @pytest.mark.parametrize(("answer", "treasure"), [("yes", 5), ("no", 3)])
    def test_they_may_do_the_other_thing(self, scenes: Scenes, answer: str, treasure: int) -> None:
        raid = scenes({"Fine": self.FINE})
        raid.set("""
            my 1  | Fine
            them: treasure 5, hand Thief Spy
        """)
        raid.me.does("use Fine")
        assert raid.them.can() == {"yes", "no"}
        raid.them.does(answer)
        if answer == "yes":
            assert raid.them.can() == {"choose Thief", "choose Spy"}
            raid.them.does("choose Spy")
        assert raid.fact("their treasure") == treasure
        assert raid.cards("their graveyard") == ["Spy"] * (answer == "yes")

    def test_they_are_not_asked_if_they_cannot(self, scenes: Scenes) -> None:
        raid = scenes({"Fine": self.FINE})
        raid.set("""
            my 1  | Fine
            them: treasure 5
        """)
        raid.me.does("use Fine")
        assert (raid.fact("their treasure"), raid.asked()) == (3, ["me"])


def test_otherwise(scenes: Scenes) -> None:
    raid = scenes(
        {"Coin": "Spy: Quick: If you control a Thief, gain a treasure. Otherwise, draw a card."}
    )
    for standing, found in [("Thief", (1, 0)), ("Maniac", (0, 1))]:
        raid.set(f"""
            my 1 | Coin {standing}
        """)
        raid.me.does("use Coin")
        assert (raid.fact("my treasure"), len(raid.cards("my hand"))) == found


def test_any_number_of_cards(scenes: Scenes) -> None:
    raid = scenes({"Purge": "Spy: Quick: Discard any number of cards. Draw a card."})
    raid.set("""
        my 1 | Purge
        me:  hand Thief Spy Maniac
    """)
    raid.me.does("use Purge", "choose Spy", "choose Thief", "enough")
    assert raid.cards("my graveyard") == ["Thief", "Spy"]
    assert len(raid.cards("my hand")) == 2
