"""How many: for each, that many, equal to, half, at most; and what players have, compared."""

import pytest

from rulewright.games.eruma.testing.written_cards import Scenes
from rulewright.testing import rule


class TestForEach:
    @pytest.mark.parametrize(
        ("line", "gained"),
        [("+Ann +Thief -Second-Thief", 2), ("+Ann +Thief +Second-Thief +Third-Thief", 3)],
    )
    def test_no_more_than_the_maximum_and_as_one_change(
        self, scenes: Scenes, line: str, gained: int
    ) -> None:
        raid = scenes(
            """
            Ann: Thief | Quick: Gain a treasure for each Thief you control on Treasure, to a maximum of 3.
            Eve: Henchman | Whenever an opponent gains a treasure, draw a card.
            """
        )
        raid.set(f"""
            their 1  | Eve
            treasure | {line}
            my 1     | Fourth-Thief
        """)
        raid.me.does("use Ann")
        assert raid.fact("my treasure") == gained
        assert len(raid.cards("their hand")) == 1

    @rule("eruma/ruling.amounts")
    def test_nothing_counted_is_nothing_done_and_nobody_answers(self, scenes: Scenes) -> None:
        raid = scenes(
            """
            Ann: Thief | Quick: Gain 2 treasures for each Spy you control.
            Eve: Henchman | Whenever an opponent gains a treasure, draw a card.
            """
        )
        raid.set("""
            their 1 | Eve
            my 1    | Ann
        """)
        raid.me.does("use Ann")
        assert raid.fact("my treasure") == 0
        assert raid.cards("their hand") == []

    def test_on_what_another_player_does(self, scenes: Scenes) -> None:
        raid = scenes(
            {"Ann": "Thief: Quick: An opponent loses a treasure for each Thief you control."}
        )
        raid.set("""
            my 1 | Ann Thief
            them: treasure 5
        """)
        raid.me.does("use Ann")
        assert raid.fact("their treasure") == 3

    def test_of_treasures_that_one_has(self, scenes: Scenes) -> None:
        raid = scenes({"Ann": "Thief: Quick: Draw a card for each treasure an opponent has."})
        raid.set("""
            my 1 | Ann
            me: treasure 1
            them: treasure 3
        """)
        raid.me.does("use Ann")
        assert len(raid.cards("my hand")) == 3


class TestThatMany:
    @rule("eruma/ruling.amounts")
    @pytest.mark.parametrize("hand", ["", "Spy", "Spy Maniac Assassin"])
    def test_as_many_as_were_in_the_hand_that_is_discarded(self, scenes: Scenes, hand: str) -> None:
        raid = scenes({"Ann": "Maniac: Quick: Discard your hand, then draw that many cards."})
        raid.set(f"""
            my 1 | Ann
            me:  hand {hand}
        """)
        raid.me.does("use Ann")
        assert len(raid.cards("my hand")) == len(hand.split())
        assert len(raid.cards("my graveyard")) == len(hand.split())

    @rule("eruma/ruling.amounts")
    def test_only_what_was_really_done_counts(self, scenes: Scenes) -> None:
        raid = scenes(
            {
                "Ann": "Maniac: Quick: Kill each Thief. Draw a card for each one killed this way.",
                "Rock": "Invulnerable Thief: Quick: Draw a card.",
            }
        )
        raid.set("""
            their 1 | Rock Thief Second-Thief
            my 1    | Ann
        """)
        raid.me.does("use Ann")
        assert len(raid.cards("my hand")) == 2

    def test_of_some_kind_only(self, scenes: Scenes) -> None:
        raid = scenes(
            {
                "Ann": "Maniac: Quick: Kill each card an opponent controls. Draw a card for each one"
                " killed this way that is a Spy.",
            }
        )
        raid.set("""
            their 1 | Spy Thief Second-Spy
            my 1    | Ann
        """)
        raid.me.does("use Ann")
        assert len(raid.cards("my hand")) == 2

    def test_what_is_lost_is_no_more_than_there_was(self, scenes: Scenes) -> None:
        raid = scenes(
            {"Ann": "Thief: Quick: An opponent loses 3 treasures. Gain that many treasures."}
        )
        raid.set("""
            my 1 | Ann
            them: treasure 2
        """)
        raid.me.does("use Ann")
        assert raid.fact("my treasure") == 2

    def test_twice_and_half_and_that_many_stays_what_it_was(self, scenes: Scenes) -> None:
        raid = scenes(
            {
                "Ann": "Maniac: Quick: Discard your hand. Gain twice that many treasures. Draw half"
                " that many cards.",
            }
        )
        raid.set("""
            my 1 | Ann
            me:  hand Spy Thief Assassin
        """)
        raid.me.does("use Ann")
        assert raid.fact("my treasure") == 6
        assert len(raid.cards("my hand")) == 1

    def test_each_player_by_themselves(self, scenes: Scenes) -> None:
        raid = scenes(
            {"Ann": "Maniac: Quick: Each player discards their hand, then draws that many cards."}
        )
        raid.set("""
            my 1 | Ann
            me:   hand Spy Thief Assassin
            them: hand Spy
        """)
        raid.me.does("use Ann")
        assert len(raid.cards("my hand")) == 3
        assert len(raid.cards("their hand")) == 1

    def test_so_many_cards_are_chosen(self, scenes: Scenes) -> None:
        raid = scenes(
            {"Ann": "Maniac: Quick: Discard your hand. An opponent discards that many cards."}
        )
        raid.set("""
            my 1 | Ann
            me:   hand Spy Thief
            them: hand Spy Thief Maniac
        """)
        raid.me.does("use Ann")
        raid.them.does("choose Spy", "choose Maniac")
        assert raid.cards("their hand") == ["Thief"]


class TestCompared:
    @pytest.mark.parametrize(
        ("text", "mine", "theirs", "drawn"),
        [
            ("you have more treasure than an opponent", 3, 2, 1),
            ("you have more treasure than an opponent", 2, 2, 0),
            ("you have less treasure than an opponent", 1, 2, 1),
            ("you have as many treasure as an opponent", 2, 2, 1),
            ("you have as many treasure as an opponent", 2, 1, 0),
            ("no opponent has less treasure than you", 2, 2, 1),
            ("no opponent has less treasure than you", 3, 2, 0),
            ("you have exactly 3 treasure", 3, 0, 1),
            ("you have exactly 3 treasure", 4, 0, 0),
            ("you have 3 or less treasure", 3, 0, 1),
            ("you have 3 or less treasure", 4, 0, 0),
            ("an opponent has 3 or less treasure", 0, 3, 1),
            ("an opponent has 3 or less treasure", 0, 4, 0),
            ("an opponent has more than 3 treasure", 0, 4, 1),
            ("an opponent has more than 3 treasure", 0, 3, 0),
            ("an opponent has exactly 2 treasure", 0, 2, 1),
            ("an opponent has less than 2 treasure", 0, 2, 0),
            ("an opponent has no treasure", 0, 0, 1),
        ],
    )
    def test_treasure(self, scenes: Scenes, text: str, mine: int, theirs: int, drawn: int) -> None:
        raid = scenes({"Ann": f"Thief: Quick: If {text}, draw a card."})
        raid.set(f"""
            my 1 | Ann
            me: treasure {mine}
            them: treasure {theirs}
        """)
        raid.me.does("use Ann")
        assert len(raid.cards("my hand")) == drawn

    @pytest.mark.parametrize(
        ("text", "drawn"),
        [
            ("you have more Outlaws than an opponent", 0),
            ("you have fewer Spies than an opponent", 1),
            ("you have as many Thieves as an opponent", 1),
            ("you have more cards in your hand than an opponent", 1),
            ("no opponent has more Spies than you", 0),
            ("you control exactly 2 Outlaws", 1),
            ("you control exactly one Thief", 1),
            ("you control fewer than 2 Outlaws", 0),
            ("you control more than 2 Outlaws", 0),
            ("there are exactly 3 Spies on Treasure", 0),
            ("there are 2 or more Spies", 1),
        ],
    )
    def test_cards(self, scenes: Scenes, text: str, drawn: int) -> None:
        raid = scenes({"Ann": f"Thief: Quick: If {text}, gain a treasure."})
        raid.set("""
            their 1 | Thief Spy Second-Spy
            my 1    | Ann Third-Spy
            me:   hand Spy Thief
            them: hand Maniac
        """)
        raid.me.does("use Ann")
        assert raid.fact("my treasure") == drawn


class TestTheMost:
    TEXT = (
        "Thief: Quick: The player with the most cards in their Graveyard discards a card. If there is a"
        " tie, each player draws a card."
    )

    @rule("eruma/ruling.the-most")
    def test_who_has_the_most_and_nobody_is_asked_again(self, scenes: Scenes) -> None:
        raid = scenes({"Ann": self.TEXT})
        raid.set("""
            my 1 | Ann
            me:   hand Spy, graveyard Thief
            them: hand Spy Thief, graveyard Maniac Assassin
        """)
        raid.me.does("use Ann")
        raid.them.does("choose Spy")
        assert raid.cards("their hand") == ["Thief"]
        assert raid.cards("my hand") == ["Spy"]

    @rule("eruma/ruling.the-most")
    def test_a_tie(self, scenes: Scenes) -> None:
        raid = scenes({"Ann": self.TEXT})
        raid.set("""
            my 1 | Ann
            me:   graveyard Thief
            them: graveyard Maniac
        """)
        raid.me.does("use Ann")
        assert len(raid.cards("my hand")) == len(raid.cards("their hand")) == 1

    def test_the_fewest(self, scenes: Scenes) -> None:
        raid = scenes(
            {"Ann": "Thief: Quick: The player with the fewest treasure gains 2 treasures."}
        )
        raid.set("""
            my 1 | Ann
            me: treasure 4
            them: treasure 3
        """)
        raid.me.does("use Ann")
        assert (raid.fact("my treasure"), raid.fact("their treasure")) == (4, 5)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("Quick: Draw that many cards.", "nothing was"),
        ("Quick: Discard your hand, then draw that many cards for each Thief.", "said twice"),
        ("Quick: Each player discards a card. Draw that many cards.", "not one number"),
        ("Quick: If there is a tie, draw a card.", "no tie"),
        (
            "Quick: Kill target Thief. Draw a card for each one discarded this way.",
            "nothing is done",
        ),
        ("Quick: Draw 2 cards, to a maximum of 3.", "said already"),
    ],
)
def test_what_is_no_number_is_refused(scenes: Scenes, text: str, why: str) -> None:
    with pytest.raises(Exception, match=why):
        scenes({"Ann": f"Thief: {text}"})
