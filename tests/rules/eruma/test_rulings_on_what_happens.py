"""Rulings: what counts as a movement or an exhausting, blows that do not fall, draws that are
replaced, and choices among cards that one does not see."""

import pytest

from rulewright.games.eruma.testing.written_cards import Scenes
from rulewright.testing import rule

WALTZ = "Thief: Quick: Swap this card and target card you control."


class TestExhaustingToTrigger:
    @rule("eruma/ruling.exhausting-to-trigger")
    def test_it_is_answered_like_any_other_before_the_block(self, scenes: Scenes) -> None:
        raid = scenes(
            {"Scribe": "Henchman: Whenever a card an opponent controls is exhausted, draw a card."}
        )
        raid.set("""
            their 1 | Scribe (Spy)
            my 1    | Thief
        """)
        raid.me.does("use Thief")
        assert raid.at("my 1 1") == "my Thief, exhausted right"
        assert len(raid.cards("their hand")) == 1
        assert raid.them.can() == {"block with Spy", "let"}
        raid.them.does("let")

    @rule("eruma/ruling.exhausting-to-trigger")
    @pytest.mark.parametrize(
        ("text", "can"),
        [
            ("Thieves can't be exhausted.", {"use Spy"}),
            ("Thieves can't be exhausted by a power.", {"use Spy", "use Thief"}),
            ("Spies can't be exhausted by a power of an opponent.", {"use Spy", "use Thief"}),
        ],
    )
    def test_a_card_that_cannot_be_exhausted_cannot_trigger_its_power(
        self, scenes: Scenes, text: str, can: set[str]
    ) -> None:
        raid = scenes({"Oil": f"Henchman: {text}"})
        raid.set("""
            my 1 | Oil Thief Spy
        """)
        assert raid.me.can("use") == can

    @rule("eruma/ruling.exhausting-to-trigger")
    def test_if_a_text_takes_its_place_the_power_does_nothing(self, scenes: Scenes) -> None:
        raid = scenes(
            {
                "Balm": "Henchman: If a Thief would be exhausted, draw a card instead.",
                "Fence": "Thief: Quick: Gain a treasure.",
            }
        )
        raid.set("""
            their 1 | Balm (Spy)
            my 1    | Fence
        """)
        raid.me.does("use Fence")
        assert raid.asked() == ["me"]
        assert raid.at("my 1 1") == "my Fence"
        assert raid.fact("my treasure") == 0
        assert raid.fact("action points") == 2
        assert len(raid.cards("their hand")) == 1

    @rule("eruma/ruling.exhausting-to-trigger")
    def test_a_card_readied_in_answer_has_lost_its_power(self, scenes: Scenes) -> None:
        raid = scenes(
            {
                "Balm": "Henchman: Whenever a Thief is exhausted, ready it.",
                "Fence": "Thief: Quick: Gain a treasure.",
            }
        )
        raid.set("""
            their 1 | Balm
            my 1    | Fence
        """)
        raid.me.does("use Fence")
        assert (raid.at("my 1 1"), raid.fact("my treasure")) == ("my Fence", 0)


class TestSwap:
    @rule("eruma/ruling.swap-is-movement")
    def test_both_cards_have_moved(self, scenes: Scenes) -> None:
        raid = scenes(
            {
                "Waltz": WALTZ,
                "Thieves": "Henchman: Whenever a Thief moves, gain a treasure.",
                "Spies": "Henchman: Whenever a Spy moves, draw a card.",
            }
        )
        raid.set("""
            their 1 | Thieves Spies
            my 1    | Waltz Spy
        """)
        raid.me.does("use Waltz", "choose Spy")
        raid.them.does("first Spies")
        assert (raid.at("my 1 1"), raid.at("my 1 2")) == ("my Spy", "my Waltz, exhausted right")
        assert (raid.fact("their treasure"), len(raid.cards("their hand"))) == (1, 1)

    @rule("eruma/ruling.swap-is-movement")
    def test_only_the_card_that_was_not_there_before_comes_onto_treasure(
        self, scenes: Scenes
    ) -> None:
        raid = scenes(
            {"Waltz": WALTZ, "Net": "Henchman: Whenever a card moves onto Treasure, exhaust it."}
        )
        raid.set("""
            their 1  | Net
            treasure | +Spy
            my 1     | Waltz Maniac
        """)
        raid.me.does("use Waltz", "choose Maniac")
        assert raid.at("my 1 1") == "my Maniac"
        raid.set("""
            their 1  | Net
            treasure | +Waltz
            my 1     | Maniac
        """)
        raid.me.does("use Waltz", "choose Maniac")
        assert raid.at("treasure 1") == "my Maniac, exhausted left"
        assert raid.at("my 1 1") == "my Waltz, exhausted right"
        raid.set("""
            their 1  | Net
            treasure | +Waltz +Maniac
        """)
        raid.me.does("use Waltz", "choose Maniac")
        assert raid.at("treasure 1") == "my Maniac"

    @rule("eruma/ruling.swap-is-movement")
    @pytest.mark.parametrize(
        ("text", "is_swapped"),
        [
            ("Spies can't be moved.", False),
            ("Thieves can't be moved.", False),
            ("Maniacs can't be moved.", True),
            ("Spies can't move onto Treasure.", False),
            ("Thieves can't move onto Treasure.", True),
        ],
    )
    def test_what_forbids_one_of_the_movements_stops_it(
        self, scenes: Scenes, text: str, is_swapped: bool
    ) -> None:
        raid = scenes({"Waltz": WALTZ, "Law": f"Henchman: {text}"})
        raid.set("""
            their 1  | Law
            treasure | +Waltz
            my 1     | Spy
        """)
        raid.me.does("use Waltz", "choose Spy")
        swapped = ("my Spy", "my Waltz, exhausted right")
        here = (raid.at("treasure 1"), raid.at("my 1 1"))
        assert here == (swapped if is_swapped else swapped[::-1])

    @rule("eruma/ruling.swap-is-movement")
    def test_what_takes_the_place_of_one_movement_takes_that_of_the_swap(
        self, scenes: Scenes
    ) -> None:
        raid = scenes(
            {"Waltz": WALTZ, "Bog": "Henchman: If a Spy would move, flip it face-down instead."}
        )
        raid.set("""
            their 1 | Bog
            my 1    | Waltz Spy
        """)
        raid.me.does("use Waltz", "choose Spy")
        assert raid.at("my 1 1") == "my Waltz, exhausted right"
        assert raid.at("my 1 2") == "my Spy, face-down"

    @rule("eruma/ruling.swap-is-movement")
    def test_with_nobody_to_change_places_with_nothing_moves(self, scenes: Scenes) -> None:
        raid = scenes(
            {
                "Waltz": "Thief: Quick: You may swap this card and another Outlaw you control.",
                "Cook": "Henchman: Whenever a card moves, draw a card.",
            }
        )
        raid.set("""
            their 1 | Cook
            my 1    | Waltz
        """)
        raid.me.does("use Waltz")
        assert raid.at("my 1 1") == "my Waltz, exhausted right"
        assert raid.cards("their hand") == []

    @rule("eruma/ruling.swap-is-movement")
    def test_each_may_come_into_zones_that_are_shut_to_its_steps(self, scenes: Scenes) -> None:
        raid = scenes(
            {"Waltz": "Thief: Quick: Swap this card and target card an opponent controls."}
        )
        raid.set("""
            their 1 | Spy
            my 1    | Waltz
        """)
        raid.me.does("use Waltz", "choose Spy")
        assert (raid.at("their 1 1"), raid.at("my 1 1")) == (
            "my Waltz, exhausted right",
            "their Spy",
        )


class TestAttackerLost:
    SHIFTS = {  # noqa: RUF012 - cases
        "move it to an empty position adjacent to it": "moved",
        "flip it face-down": "face-down",
        "kill it": "killed",
        "gain control of it": "taken",
        "return it to its owner's hand": "home",
    }

    @rule("eruma/ruling.attacker-lost")
    @pytest.mark.parametrize("deed", SHIFTS)
    def test_the_blow_of_an_attacker_that_was_lost_does_not_fall(
        self, scenes: Scenes, deed: str
    ) -> None:
        raid = scenes(
            {"Guard": f"Henchman: Whenever an Outlaw an opponent controls attacks, {deed}."}
        )
        raid.set("""
            their 1  | Guard
            treasure | +Spy -Thief
            my 2     | . (Maniac)
        """)
        raid.me.does("attack Thief with Spy")
        if raid.them.can():
            raid.them.does("place my 2 1")
        assert raid.at("treasure 2") == "their Thief"
        assert raid.cards("their graveyard") == []
        assert raid.fact("action points") == 2

    @rule("eruma/ruling.attacker-lost")
    def test_an_attacker_that_goes_and_comes_back_to_its_place_strikes(
        self, scenes: Scenes
    ) -> None:
        raid = scenes(
            {
                "Guard": "Henchman: Whenever an Outlaw an opponent controls attacks, exhaust it.",
            }
        )
        raid.set("""
            their 1  | Guard
            treasure | +Spy -Thief
        """)
        raid.me.does("attack Thief with Spy")
        assert raid.at("treasure 2") == "my Spy, exhausted left"

    @rule("eruma/ruling.attacker-lost")
    @pytest.mark.parametrize(
        ("deed", "place"), [("move it", "place my 2 1"), ("take it", None), ("down", None)]
    )
    def test_an_attacker_that_is_lost_after_its_blow_takes_no_position(
        self, scenes: Scenes, deed: str, place: str | None
    ) -> None:
        deeds = {
            "move it": "move an Outlaw an opponent controls to an empty position in an opponent's"
            " Zone 2",
            "take it": "gain control of an Outlaw an opponent controls",
            "down": "flip an Outlaw an opponent controls face-down",
        }
        raid = scenes({"Guard": f"Henchman: Whenever a Thief is killed, {deeds[deed]}."})
        raid.set("""
            their 1  | Guard
            treasure | +Spy -Thief
        """)
        raid.me.does("attack Thief with Spy")
        raid.them.does("choose Spy")
        if place is not None:
            raid.them.does(place)
        assert raid.at("treasure 2") == "empty"

    @rule("eruma/ruling.attacker-lost")
    def test_a_target_taken_over_in_answer_is_not_struck(self, scenes: Scenes) -> None:
        raid = scenes(
            {
                "Bribe": "Henchman: Whenever a Thief an opponent controls is attacked, gain control"
                " of it.",
            }
        )
        raid.set("""
            treasure | +Spy -Thief
            my 1     | Bribe
        """)
        raid.me.does("attack Thief with Spy")
        assert raid.at("treasure 1") == "my Spy"
        assert raid.at("treasure 2") == "my Thief, owned by them"

    @rule("eruma/ruling.attacker-lost")
    def test_a_lost_attacker_is_not_struck_by_an_assassin_either(self, scenes: Scenes) -> None:
        raid = scenes(
            {"Guard": "Henchman: Whenever an Outlaw an opponent controls attacks, gain control of"
             " it."}
        )  # fmt: skip
        raid.set("""
            their 1  | Guard
            treasure | +Spy -Assassin
        """)
        raid.me.does("attack Assassin with Spy")
        assert raid.at("treasure 1") == "their Spy, owned by me"


class TestDrawReplaced:
    @rule("eruma/ruling.draw-replaced")
    def test_a_replaced_draw_from_an_empty_deck_does_not_end_the_game(self, scenes: Scenes) -> None:
        raid = scenes({"Well": "Henchman: If you would draw a card, gain a treasure instead."})
        raid.set("""
            phase draw
            my 1 | Well
            me:  deck none
        """)
        assert raid.fact("my treasure") == 1
        assert raid.fact("phase") == "Assault Phase"

    @rule("eruma/ruling.draw-replaced")
    def test_a_forbidden_draw_from_an_empty_deck_does_not_end_the_game(
        self, scenes: Scenes
    ) -> None:
        raid = scenes({"Drought": "Henchman: An opponent can't draw a card."})
        raid.set("""
            phase draw
            their 1 | Drought
            me:     deck none
        """)
        assert raid.fact("phase") == "Assault Phase"

    @rule("eruma/ruling.draw-replaced")
    def test_without_such_a_text_it_ends(self, scenes: Scenes) -> None:
        raid = scenes(
            {"Well": "Henchman: If an opponent would draw a card, gain a treasure instead."}
        )
        raid.set("""
            phase draw
            my 1  | Well
            me:   deck none, treasure 2
            them: treasure 1
        """)
        assert raid.fact("result") == [100, 0]

    @rule("eruma/ruling.draw-replaced")
    def test_draws_that_take_its_place_end_nothing(self, scenes: Scenes) -> None:
        """ruling.deck-out-only-in-draw-phase: they are an effect's."""
        raid = scenes({"Well": "Henchman: If you would draw a card, draw 2 cards instead."})
        raid.set("""
            phase draw
            my 1 | Well
            me:  deck none
        """)
        assert raid.fact("phase") == "Assault Phase"
        assert raid.cards("my hand") == []


class TestUnseenChoice:
    @rule("eruma/ruling.unseen-choice")
    @pytest.mark.parametrize(("roll", "lost"), [(0, "Thief"), (1, "Spy"), (2, "Maniac")])
    def test_cards_one_does_not_know_are_one_choice_and_chance_decides(
        self, scenes: Scenes, roll: int, lost: str
    ) -> None:
        raid = scenes({"Hand": "Spy: Quick: Discard a card in an opponent's hand."})
        raid.set(
            """
            my 1  | Hand
            them: hand Thief Spy Maniac
            """,
            rolls=[roll],
        )
        raid.me.does("use Hand")
        assert raid.me.can() == {"choose unseen (their hand)"}
        raid.me.does("choose unseen (their hand)")
        assert raid.cards("their graveyard") == [lost]

    @rule("eruma/ruling.unseen-choice")
    def test_known_cards_are_chosen_by_name(self, scenes: Scenes) -> None:
        raid = scenes(
            {
                "Hand": "Spy: Quick: Discard 2 cards in an opponent's hand.",
                "Tide": "Spy: Quick: Return target card an opponent controls to its owner's hand.",
            }
        )
        raid.set(
            """
            their 1 | Assassin
            my 1    | Hand Tide
            them:   hand Thief Spy
            """,
            rolls=[1],
        )
        raid.me.does("use Tide", "choose Assassin", "use Hand")
        assert raid.me.can() == {"choose Assassin", "choose unseen (their hand)"}
        raid.me.does("choose Assassin")
        assert raid.me.can() == {"choose unseen (their hand)"}
        raid.me.does("choose unseen (their hand)")
        assert sorted(raid.cards("their graveyard")) == ["Assassin", "Spy"]
        assert raid.cards("their hand") == ["Thief"]

    @rule("eruma/ruling.unseen-choice")
    def test_the_same_card_does_not_come_up_twice(self, scenes: Scenes) -> None:
        raid = scenes({"Hand": "Spy: Quick: Discard 2 cards in an opponent's hand."})
        raid.set(
            """
            my 1  | Hand
            them: hand Thief Spy Maniac
            """,
            rolls=[0, 1],
        )
        raid.me.does("use Hand", "choose unseen (their hand)", "choose unseen (their hand)")
        assert raid.cards("their graveyard") == ["Thief", "Maniac"]

    @rule("eruma/ruling.unseen-choice")
    def test_in_ones_own_hand_one_sees_what_one_chooses(self, scenes: Scenes) -> None:
        raid = scenes({"Ask": "Spy: Quick: An opponent discards a card."})
        raid.set("""
            my 1  | Ask
            them: hand Thief Spy
        """)
        raid.me.does("use Ask")
        assert raid.them.can() == {"choose Thief", "choose Spy"}
        raid.them.does("choose Spy")

    @rule("eruma/ruling.unseen-choice")
    def test_a_target_in_anothers_hand_is_settled_when_it_is_chosen(self, scenes: Scenes) -> None:
        raid = scenes({"Hand": "Spy: Quick: Discard target card in an opponent's hand."})
        raid.set(
            """
            my 1  | Hand
            them: hand Thief Spy
            """,
            rolls=[1],
        )
        raid.me.does("use Hand", "choose unseen (their hand)")
        assert raid.cards("their graveyard") == ["Spy"]
