"""Effects that end in the middle of something, and those that happen only once."""

import pytest

from rulewright.games.eruma.testing.written_cards import Scenes


class TestWearingOffInTheMiddle:
    def test_what_is_due_of_a_power_that_has_ended_meanwhile_does_not_happen(
        self, scenes: Scenes
    ) -> None:
        cards = {
            "Trail": "Thief: Ongoing: Whenever a card moves, draw a card.",
            "Brute": "Maniac: Ongoing: Whenever a card moves, kill a Thief you control.",
        }
        raid = scenes(cards)
        for first, drawn in [("Trail", 1), ("Brute", 0)]:
            raid.set("""
                my 1 | Spy Trail> Brute>
                live: my 1 2
                live: my 1 3
            """)
            raid.me.does("move Spy to my 2 1", f"first {first}", "choose Trail")
            assert len(raid.cards("my hand")) == drawn
            assert raid.fact("live") == ["Brute"]

    def test_a_power_ends_in_the_middle_of_its_own_deeds(self, scenes: Scenes) -> None:
        """The second draw and the treasure never come: its card has gone."""
        raid = scenes(
            {
                "Cat": "Henchman: Whenever an opponent draws a card, kill a Thief.",
                "Glut": "Thief: Quick: Draw a card, then gain a treasure.",
            }
        )
        raid.set("""
            their 1 | Cat
            my 1    | Glut
        """)
        raid.me.does("use Glut")
        raid.them.does("choose Glut")
        assert (len(raid.cards("my hand")), raid.fact("my treasure")) == (1, 0)

    def test_once_means_once_until_the_power_is_triggered_anew(self, scenes: Scenes) -> None:
        raid = scenes({"Trail": "Thief: Ongoing: When a card moves, draw a card."})
        raid.set("""
            points 9
            my 1 | Trail> Spy
            live: my 1 1
        """)
        raid.me.does("move Spy to my 2 2", "move Spy to my 1 2", "end")
        assert len(raid.cards("my hand")) == 1
        raid.them.does("end")
        raid.me.does("ready Trail", "use Trail", "move Spy to my 2 2")
        assert len(raid.cards("my hand")) == 3

    @pytest.mark.parametrize("text", ["When", "Whenever"])
    def test_a_curse_that_says_when_works_once_each_time_it_is_in_hand(
        self, scenes: Scenes, text: str
    ) -> None:
        raid = scenes(
            {
                "Omen": f"Curse Maniac: Curse: {text} you steal a treasure, an opponent draws a"
                " card. Quick: Draw 60 cards."
            }
        )
        raid.set("""
            treasure | +Spy +Maniac
            me:      hand Omen
        """)
        raid.me.does("steal with Spy", "steal with Maniac")
        assert len(raid.cards("their hand")) == (1 if text == "When" else 2)
