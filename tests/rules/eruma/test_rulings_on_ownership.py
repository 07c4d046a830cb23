"""Rulings on what is seen, whose a card is and where it goes: `ruling.hidden-information` to
`ruling.golden-rule-scope`."""

from typing import Any

import pytest

from rulewright.games.eruma.testing.table import RaidTable
from rulewright.games.eruma.testing.written_cards import Scenes
from rulewright.testing import rule


def side(raid: RaidTable, whose: str, seen_by: str | None) -> dict[str, Any]:
    """One side of the table as a seat, or a spectator, sees it."""
    view: dict[str, Any] = raid.view(seen_by)
    found: dict[str, Any] = view["sides"][raid.seat(whose)]
    return found


def seen_at(raid: RaidTable, position: int, seen_by: str | None) -> object:
    """The face on a position, as far as it may be seen."""
    view: dict[str, Any] = raid.view(seen_by)
    return view["field"][position]["card"]


class TestHiddenInformation:
    POSITION = """
        my 1  | (Spy) Thief
        me:   treasure 4, hand Maniac Assassin, deck Second-Spy, graveyard Second-Thief,
              banished Third-Thief, extra Rat
        them: deck 9
    """

    @rule("eruma/ruling.hidden-information")
    def test_hand_and_face_down_cards_are_seen_by_their_player_only(self, raid: RaidTable) -> None:
        raid.set(self.POSITION)
        assert [card["card"] for card in side(raid, "me", "me")["hand"]] == ["maniac", "assassin"]
        assert seen_at(raid, 0, "me") == "spy"
        for other in ("them", None):
            assert side(raid, "me", other)["hand"] == []
            assert seen_at(raid, 0, other) is None
            assert seen_at(raid, 1, other) == "thief"

    @rule("eruma/ruling.hidden-information")
    @pytest.mark.parametrize("who", ["me", "them", None])
    def test_everything_else_is_open_to_both_but_the_order_of_a_deck(
        self, raid: RaidTable, who: str | None
    ) -> None:
        raid.set(self.POSITION)
        mine = side(raid, "me", who)
        assert mine["graveyard"] == ["second-thief"]
        assert mine["banished"] == ["third-thief"]
        assert mine["extra"] == ["rat"]
        assert (mine["treasure"], mine["hand_size"], mine["deck_size"]) == (4, 2, 9)
        assert len(mine["deck_list"]) == 15
        assert not [key for key in mine if key not in OPEN]

    @rule("eruma/ruling.hidden-information")
    def test_a_card_drawn_and_a_card_played_are_told_to_their_player_only(
        self, raid: RaidTable
    ) -> None:
        raid.set("""
            active them
            me: hand Thief, deck Maniac
        """)
        raid.them.does("end")
        raid.me.does("play Thief to my 1 1")
        assert raid.told("me")[-2:] == [
            "Me draws Maniac.",
            "Me plays Thief face-down to Me's Zone 1, 1.",
        ]
        assert raid.told("them")[-2:] == [
            "Me draws a card.",
            "Me plays a card face-down to Me's Zone 1, 1.",
        ]

    @rule("eruma/ruling.hidden-information")
    def test_a_card_one_is_shown_is_known_to_oneself_alone(self, raid: RaidTable) -> None:
        """Look at target face-down card an opponent controls."""
        raid.set("""
            their 1 | (Thief)
            my 1    | Peeper
        """)
        raid.me.does("use Peeper", "choose Thief")
        raid.them.does("let")
        assert (seen_at(raid, 20, "me"), seen_at(raid, 20, None)) == ("thief", None)
        assert raid.told("me")[-1] == "Me looks at Thief."
        assert raid.told("them")[-1] == "Me looks at a card."


OPEN = {
    "seat", "treasure", "hand_size", "hand", "deck_size", "graveyard", "extra", "banished",
    "deck_list",
}  # fmt: skip


class TestOwnerAndController:
    @rule("eruma/ruling.owner-and-controller")
    def test_a_card_taken_over_acts_for_its_controller(self, raid: RaidTable) -> None:
        raid.set("""
            their 2 | Thief
            my 1    | Turncoat
        """)
        raid.me.does("use Turncoat", "choose Thief")
        assert raid.at("their 2 1") == "my Thief, owned by them"
        # The opponent's zones are now theirs to keep it out of (ruling.leaving-enemy-zones).
        assert raid.me.can("move Thief", "use Thief") == {"move Thief to treasure 1", "use Thief"}
        raid.me.does("use Thief")
        assert len(raid.cards("my hand")) == 2
        raid.me.does("end")
        assert raid.them.can("use Thief", "move Thief") == set()

    @rule("eruma/ruling.owner-and-controller")
    def test_powers_that_speak_of_your_cards_mean_those_one_controls(self, raid: RaidTable) -> None:
        raid.set("""
            their 1 | Second-Spy Maniac*
            my 1    | Thief* Jailer
        """)
        raid.me.does("use Jailer")
        assert raid.me.can() == {"choose Second Spy", "choose Maniac"}
        raid.me.does("choose Maniac")

    @rule("eruma/ruling.owner-and-controller")
    @pytest.mark.parametrize(
        ("card", "place"),
        [("Hangman", "graveyard"), ("Deserter", "hand"), ("Sharper", "deck")],
    )
    def test_it_goes_to_its_owners_graveyard_hand_or_deck(
        self, raid: RaidTable, card: str, place: str
    ) -> None:
        raid.set(f"""
            my 2  | Thief*
            my 1  | {card}
            me:   deck none
            them: deck none
        """)
        raid.me.does(f"use {card}", "choose Thief")
        assert raid.cards(f"their {place}") == ["Thief"]
        assert raid.cards(f"my {place}") == []

    @rule("eruma/ruling.owner-and-controller")
    def test_back_on_the_playfield_its_owner_controls_it_again(self, raid: RaidTable) -> None:
        raid.set("""
            my 2 | Thief*
            my 1 | Deserter
        """)
        raid.me.does("use Deserter", "choose Thief", "end")
        raid.them.does("play Thief to their 1 1")
        assert raid.at("their 1 1") == "their Thief, face-down"

    @rule("eruma/ruling.control-and-powers", "eruma/power.wears-off")
    def test_a_live_power_goes_on_for_whoever_takes_its_card_over(self, raid: RaidTable) -> None:
        raid.set("""
            turn 4, active them
            their 1 | Turncoat Thief
            my 1    | Tracker>
            live: my 1 1
        """)
        raid.them.does("use Turncoat", "choose Tracker", "move Thief to their 2 2")
        assert raid.fact("live") == ["Tracker"]
        assert (len(raid.cards("my hand")), len(raid.cards("their hand"))) == (0, 1)
        raid.them.does("end")
        raid.me.does("end")
        assert raid.them.can() == {"keep Tracker", "ready Tracker"}
        raid.them.does("ready Tracker")
        assert raid.fact("live") == []

    @rule("eruma/ruling.control-and-powers", "eruma/speed.slow-ends")
    def test_a_slow_power_keeps_the_turn_it_waited_for(self, scenes: Scenes) -> None:
        raid = scenes(
            {
                "Turncoat": "Maniac: Quick: Gain control of target Spy an opponent controls.",
                "Lurker": "Spy: Slow: Whenever a card moves, draw a card.",
            }
        )
        raid.set("""
            their 1 | Turncoat Thief
            my 1    | Lurker
        """)
        raid.me.does("use Lurker", "end")
        raid.them.does("use Turncoat", "choose Lurker", "move Thief to their 2 2")
        assert (len(raid.cards("my hand")), len(raid.cards("their hand"))) == (0, 2)
        raid.them.does("end")
        assert raid.fact("live") == []

    @rule("eruma/ruling.control-and-powers")
    def test_what_a_quick_power_began_goes_on_for_the_new_controller(self, scenes: Scenes) -> None:
        raid = scenes(
            {
                "Turncoat": "Maniac: Quick: Gain control of target Spy an opponent controls.",
                "Fog": "Spy: Quick: Until your next turn, an opponent can't draw a card.",
            }
        )
        raid.set("""
            their 1 | Turncoat
            my 1    | Fog
        """)
        raid.me.does("use Fog", "end")
        assert raid.cards("their hand") == []
        raid.them.does("use Turncoat", "choose Fog", "end")
        assert raid.cards("my hand") == []

    @rule("eruma/ruling.known-face-down")
    def test_who_controlled_a_card_knows_it_in_its_owners_hand(self, scenes: Scenes) -> None:
        raid = scenes(
            {
                "Turncoat": "Maniac: Quick: Gain control of target face-down card an opponent controls.",
                "Wind": "Thief: Quick: Return each face-down card to their owners' hands.",
            }
        )
        raid.set("""
            active them
            their 1 | Turncoat Wind
            my 1    | (Thief) (Assassin)
            me:     hand Maniac
        """)
        raid.them.does("use Turncoat", "choose Thief")
        raid.me.does("let")
        raid.them.does("use Wind")
        raid.me.does("let")
        assert sorted(raid.cards("my hand")) == ["Assassin", "Maniac", "Thief"]
        assert [card["card"] for card in side(raid, "me", "them")["hand"]] == ["thief"]


class TestForcedMovement:
    @rule("eruma/ruling.forced-movement")
    def test_a_power_moves_a_card_to_an_empty_position_outside_its_opponents_zones(
        self, raid: RaidTable
    ) -> None:
        """Move target card to an empty position. Theirs is kept out of my zones."""
        raid.set("""
            their 2  | Thief
            treasure | .  +Spy
            my 1     | Shover
        """)
        raid.me.does("use Shover", "choose Thief")
        theirs = {f"place their {zone} {column}" for zone in (1, 2) for column in range(1, 6)}
        treasure = {f"place treasure {column}" for column in (1, 3, 4, 5)}
        assert raid.me.can() == (theirs | treasure) - {"place their 2 1"}
        raid.me.does("place treasure 5")
        assert raid.at("treasure 5") == "their Thief"

    @rule("eruma/ruling.forced-movement")
    def test_a_power_may_move_a_henchman(self, raid: RaidTable) -> None:
        raid.set("""
            treasure | -Hound
            my 1     | Drover
        """)
        raid.me.does("use Drover", "choose Hound")
        assert raid.me.can() == {"place treasure 2", "place their 2 1"}
        raid.me.does("place their 2 1")
        assert raid.at("their 2 1") == "their Hound"

    @rule("eruma/ruling.forced-movement")
    def test_unless_the_text_says_otherwise(self, raid: RaidTable) -> None:
        """Move target card you control to an empty position in an opponent's Zone 2."""
        raid.set("""
            their 2 | Thief
            my 1    | Ferryman
        """)
        raid.me.does("use Ferryman", "choose Ferryman")
        assert raid.me.can() == {f"place their 2 {column}" for column in range(2, 6)}
        raid.me.does("place their 2 2")
        assert raid.at("their 2 2") == "my Ferryman, exhausted right"


class TestReturnToDeck:
    @rule("eruma/ruling.return-to-deck")
    def test_a_returned_card_is_shuffled_in(self, raid: RaidTable) -> None:
        after = ["Spy", "Thief", "Maniac"]
        raid.set(
            """
            their 1 | Thief
            my 1    | Librarian
            them:   deck only Spy Maniac
            """,
            rolls=raid.shuffled(after),
        )
        raid.me.does("use Librarian", "choose Thief")
        assert raid.cards("their deck") == after

    @rule("eruma/ruling.return-to-deck")
    @pytest.mark.parametrize(
        ("card", "after"),
        [("Sharper", ["Maniac", "Spy", "Thief"]), ("Burier", ["Thief", "Maniac", "Spy"])],
    )
    def test_unless_the_text_names_a_place(
        self, raid: RaidTable, card: str, after: list[str]
    ) -> None:
        raid.set(f"""
            their 1 | Thief
            my 1    | {card}
            them:   deck only Spy Maniac
        """)
        raid.me.does(f"use {card}", "choose Thief")
        assert raid.cards("their deck") == after

    @rule("eruma/ruling.return-to-deck")
    def test_a_face_down_card_is_not_shown_first(self, raid: RaidTable) -> None:
        raid.set(
            """
            their 1 | (Thief)
            my 1    | Packer
            them:   deck only Spy
            """,
            rolls=raid.shuffled(["Thief", "Spy"]),
        )
        raid.me.does("use Packer", "choose Thief")
        raid.them.does("let")
        assert raid.told("me")[-1] == "A card goes to Them's Deck."
        assert not any("Thief" in line for line in raid.told("me"))


class TestGoldenRuleScope:
    @rule("eruma/ruling.golden-rule-scope")
    def test_a_card_overrides_only_the_rule_it_contradicts(self, raid: RaidTable) -> None:
        """It may move diagonally: not into the opponent's zones, and not onto another card."""
        raid.set("""
            treasure | . +Acrobat> -Spy
            my 2     | . (Maniac)
            live: treasure 2
        """)
        assert raid.me.can("move Acrobat") == {
            "move Acrobat to treasure 1",
            "move Acrobat to my 2 1",
            "move Acrobat to my 2 3",
        }

    @rule("eruma/ruling.golden-rule-scope")
    def test_between_two_cards_a_prohibition_beats_a_permission(self, raid: RaidTable) -> None:
        """Cards you control may move diagonally; cards can't move. Whoever came first."""
        raid.set("""
            my 1 | Dancer> Hermit Thief
            live: my 1 1
        """)
        assert "move Thief to my 2 2" in raid.me.can()
        raid.me.does("use Hermit")
        assert raid.me.can("move") == set()
