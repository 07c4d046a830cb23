"""Effects that answer what happens: in which order, how often, and that chains come to an end."""

import pytest

from rulewright.games.eruma.testing.written_cards import Scenes

GAOLER = "Spy: Quick: Exhaust target card an opponent controls."


class TestOrder:
    """ruling.order-of-effects."""

    def test_who_has_several_effects_due_is_asked_which_comes_first(self, scenes: Scenes) -> None:
        raid = scenes(
            {
                "Cook": "Henchman: Whenever a card you control moves, you may draw a card.",
                "Monk": "Henchman: Whenever a card you control moves, gain a treasure.",
                "Dog": "Henchman: Whenever a card you control moves, exhaust it.",
            }
        )
        raid.set("""
            my 2 | .
            my 1 | Thief Cook Monk Dog
        """)
        raid.me.does("move Thief to my 2 1")
        assert raid.me.can() == {"first Cook", "first Monk", "first Dog"}
        raid.me.does("first Monk")
        assert raid.fact("my treasure") == 1
        assert raid.at("my 2 1") == "my Thief"
        assert raid.me.can() == {"first Cook", "first Dog"}
        raid.me.does("first Cook")
        # Each is finished before the next.
        assert raid.me.can() == {"yes", "no"}
        assert raid.at("my 2 1") == "my Thief"
        raid.me.does("yes")
        assert raid.at("my 2 1") == "my Thief, exhausted left"
        assert len(raid.cards("my hand")) == 1

    @pytest.mark.parametrize("active", ["me", "them"])
    def test_the_active_players_effects_come_first(self, scenes: Scenes, active: str) -> None:
        raid = scenes(
            {
                "Cook": "Henchman: Whenever a card moves, you may draw a card.",
                "Monk": "Henchman: Whenever a card moves, you may gain a treasure.",
            }
        )
        raid.set(f"""
            active {active}
            their 1 | Spy  Cook Monk
            my 1    | Thief Cook Monk
        """)
        first, second = raid.player(active), raid.player("them" if active == "me" else "me")
        first.does("move Thief to my 2 1" if active == "me" else "move Spy to their 2 1")
        assert first.can() == {"first Cook", "first Monk"}
        assert second.can() == set()
        first.does("first Monk", "no", "no")
        assert second.can() == {"first Cook", "first Monk"}
        second.does("first Cook", "yes", "yes")
        hands = len(raid.cards("my hand")), len(raid.cards("their hand"))
        assert hands == ((0, 1) if active == "me" else (1, 0))

    def test_two_effects_of_one_card_are_told_apart(self, scenes: Scenes) -> None:
        raid = scenes(
            {
                "Cook": "Henchman: Whenever a card moves, draw a card. Whenever a Thief moves, gain"
                " a treasure.",
            }
        )
        raid.set("""
            my 1 | Thief Cook
        """)
        raid.me.does("move Thief to my 2 1")
        assert len(raid.me.can()) == 2
        raid.choose("me", "Cook (your Zone 1, 2) [2] first")
        assert (raid.fact("my treasure"), len(raid.cards("my hand"))) == (1, 1)


class TestLoops:
    """ruling.effect-loop: an effect never answers what it brought about itself."""

    def test_an_effect_does_not_answer_itself(self, scenes: Scenes) -> None:
        raid = scenes(
            {
                "Echo": "Henchman: Whenever you draw a card, draw a card.",
                "Pair": "Spy: Quick: Draw 2 cards.",
            }
        )
        raid.set("""
            my 1 | Echo Pair
        """)
        raid.me.does("use Pair")
        assert len(raid.cards("my hand")) == 4

    def test_two_effects_answer_each_other_once_in_each_chain(self, scenes: Scenes) -> None:
        """A draw, one more by each, and for each of those one by the other."""
        raid = scenes(
            {
                "Echo": "Henchman: Whenever you draw a card, draw a card.",
                "Sound": "Henchman: Whenever you draw a card, draw a card.",
                "One": "Spy: Quick: Draw a card.",
            }
        )
        raid.set("""
            my 1 | Echo Sound One
        """)
        raid.me.does("use One", "first Echo")
        assert len(raid.cards("my hand")) == 5

    def test_effects_that_undo_each_other_come_to_an_end(self, scenes: Scenes) -> None:
        raid = scenes(
            {
                "Day": "Henchman: Whenever a Thief is exhausted, ready it.",
                "Night": "Henchman: Whenever a Thief is readied, exhaust it.",
                "Gaoler": GAOLER,
            }
        )
        raid.set("""
            their 1 | Thief Day
            my 1    | Gaoler Night
        """)
        raid.me.does("use Gaoler", "choose Thief")
        assert raid.at("their 1 1") == "their Thief, exhausted left"
        assert raid.told()[-3:] == [
            "Thief (Them's Zone 1, 1) is exhausted.",
            "Thief (Them's Zone 1, 1) is readied.",
            "Thief (Them's Zone 1, 1) is exhausted.",
        ]

    def test_effects_still_answer_each_event_that_others_cause(self, scenes: Scenes) -> None:
        raid = scenes({"Echo": "Henchman: Whenever an opponent steals a treasure, draw a card."})
        raid.set("""
            treasure | +Spy +Maniac
            their 1  | Echo
        """)
        raid.me.does("steal with Spy", "steal with Maniac")
        assert len(raid.cards("their hand")) == 2


class TestWhatIsAnswered:
    def test_what_is_so_already_does_not_happen_again(self, scenes: Scenes) -> None:
        raid = scenes(
            {
                "Scribe": "Henchman: Whenever a card an opponent controls is exhausted, draw a card."
                " Whenever a card is readied, draw a card.",
                "Gaoler": GAOLER,
                "Herald": "Spy: Quick: Ready each card an opponent controls.",
            }
        )
        raid.set("""
            their 1 | Thief< Maniac
            my 1    | Scribe Gaoler Herald
        """)
        raid.me.does("use Gaoler", "choose Thief")
        assert raid.cards("my hand") == []
        raid.me.does("use Herald")
        assert len(raid.cards("my hand")) == 1

    def test_a_card_one_controls_is_not_taken_over_again(self, scenes: Scenes) -> None:
        """Taking over one's own card must not end its live power."""
        raid = scenes(
            {
                "Envoy": "Spy: Quick: Gain control of each Thief.",
                "Trail": "Thief: Ongoing: Whenever a card moves, draw a card.",
            }
        )
        raid.set("""
            their 1 | Thief
            my 1    | Envoy Trail>
            live: my 1 2
        """)
        raid.me.does("use Envoy")
        assert raid.at("their 1 1") == "my Thief, owned by them"
        assert raid.fact("live") == ["Trail"]

    def test_nothing_drawn_lost_or_summoned_is_answered_by_nobody(self, scenes: Scenes) -> None:
        raid = scenes(
            {
                "Scribe": "Henchman: Whenever you draw a card, gain a treasure. Whenever an"
                " opponent loses a treasure, gain a treasure. Whenever you summon a Henchman, gain"
                " a treasure.",
                "One": "Spy: Quick: Draw a card.",
                "Two": "Spy: Quick: An opponent loses a treasure.",
                "Three": "Maniac: Quick: Summon a Henchman named Scribe to an empty position.",
            }
        )
        raid.set("""
            my 1 | Scribe One Two Three
            me:  deck none
        """)
        raid.me.does("use One", "use Two", "use Three")
        assert raid.fact("my treasure") == 0

    def test_being_targeted_is_answered_after_paying_and_before_the_block(
        self, scenes: Scenes
    ) -> None:
        raid = scenes(
            {
                "Alarm": "Henchman: Whenever a Thief you control is targeted, you may draw a card.",
                "Gaoler": GAOLER,
            }
        )
        raid.set("""
            their 1 | Alarm Thief (Spy)
            my 1    | Gaoler
        """)
        raid.me.does("use Gaoler", "choose Thief")
        assert raid.at("my 1 1") == "my Gaoler, exhausted right"
        assert raid.them.can() == {"yes", "no"}
        raid.them.does("yes")
        assert raid.them.can() == {"block with Spy", "let"}
        raid.them.does("let")
        assert raid.at("their 1 2") == "their Thief, exhausted left"

    def test_other_targets_and_other_cards_are_not_answered(self, scenes: Scenes) -> None:
        raid = scenes(
            {
                "Alarm": "Henchman: Whenever a Thief you control is targeted, draw a card.",
                "Gaoler": GAOLER,
            }
        )
        raid.set("""
            their 1 | Alarm Thief Maniac
            my 1    | Gaoler
        """)
        raid.me.does("use Gaoler", "choose Maniac")
        assert raid.cards("their hand") == []

    @pytest.mark.parametrize(
        ("victim", "drew"), [("Imp", "their hand"), ("Thief", "their hand"), ("Spy", "my hand")]
    )
    def test_the_controller_of_a_card_that_has_gone_is_who_had_it_last(
        self, scenes: Scenes, victim: str, drew: str
    ) -> None:
        """The Henchman and the Thief are theirs, the Spy is theirs too but I had taken it."""
        raid = scenes(
            {
                "Imp": "Henchman: This Henchman can't be banished.",
                "Heir": "Henchman: Whenever a card is killed, its controller draws a card.",
                "Knife": "Maniac: Quick: Kill target card.",
            }
        )
        raid.set("""
            their 1 | Imp Thief
            my 1    | Heir Knife Spy*
        """)
        raid.me.does("use Knife", f"choose {victim}")
        other = "my hand" if drew == "their hand" else "their hand"
        assert (len(raid.cards(drew)), raid.cards(other)) == (1, [])

    def test_its_owner_is_another_than_its_controller(self, scenes: Scenes) -> None:
        raid = scenes(
            {
                "Imp": "Henchman: This Henchman can't be banished.",
                "Knife": "Maniac: Quick: Kill target card. Its owner draws a card.",
            }
        )
        raid.set("""
            my 1 | Knife Spy* Imp*
        """)
        raid.me.does("use Knife", "choose Imp")
        assert (raid.cards("my hand"), len(raid.cards("their hand"))) == ([], 1)
