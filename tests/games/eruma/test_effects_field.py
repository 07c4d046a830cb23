"""What texts do with cards on the Playfield and in hands: swap, play, summon, take over, look at."""

from typing import Any

from rulewright.games.eruma.testing.table import RaidTable
from rulewright.games.eruma.testing.written_cards import Scenes


def _sides(raid: RaidTable, who: str | None) -> list[dict[str, Any]]:
    view: dict[str, Any] = raid.view(who)
    sides: list[dict[str, Any]] = view["sides"]
    return sides


def _faces(raid: RaidTable, who: str | None) -> list[str | None]:
    """The faces on the Playfield as a seat sees them, by position."""
    view: dict[str, Any] = raid.view(who)
    return [None if card is None else card["card"] for card in view["field"]]


class TestOverTheField:
    def test_swapped_cards_change_places_and_keep_all_else(self, scenes: Scenes) -> None:
        raid = scenes(
            {"Waltz": "Thief: Quick: Swap this card and target card an opponent controls."}
        )
        raid.set("""
            their 1 | Spy<
            my 1    | Waltz
        """)
        raid.me.does("use Waltz", "choose Spy")
        assert raid.at("their 1 1") == "my Waltz, exhausted right"
        assert raid.at("my 1 1") == "their Spy, exhausted left"

    def test_who_plays_a_card_by_an_effect_plays_it_to_their_own_zone_1(
        self, scenes: Scenes
    ) -> None:
        raid = scenes({"Push": "Spy: Quick: An opponent plays a card to an empty position."})
        raid.set("""
            their 1 | Thief Spy Maniac
            my 1    | Push
            them:   hand Assassin Second-Spy
        """)
        raid.me.does("use Push")
        assert raid.them.can() == {"choose Assassin", "choose Second Spy"}
        raid.them.does("choose Assassin")
        assert raid.them.can() == {"place their 1 4", "place their 1 5"}
        raid.them.does("place their 1 4")
        assert raid.at("their 1 4") == "their Assassin, face-down"

    def test_a_henchman_summoned_by_the_opponents_doing_is_theirs(self, scenes: Scenes) -> None:
        raid = scenes(
            {
                "Imp": "Henchman: This Henchman can't be banished.",
                "Gift": "Maniac: Quick: An opponent summons a Henchman named Imp to an empty"
                " position.",
            }
        )
        raid.set("""
            my 1  | Gift
            them: extra Imp
        """)
        raid.me.does("use Gift")
        assert not raid.them.can("place my 1")
        assert len(raid.them.can("place their 1")) == 5
        raid.them.does("place their 1 1")
        assert raid.at("their 1 1") == "their Imp"

    def test_a_henchmans_own_effect_may_summon(self, scenes: Scenes) -> None:
        """Also when it is no longer there."""
        raid = scenes(
            {
                "Imp": "Henchman: This Henchman can't be banished.",
                "Egg": "Henchman: When this Henchman is killed, summon a Henchman named Imp to an"
                " empty position on Treasure.",
            }
        )
        raid.set("""
            treasure | +Spy -Egg
            them:    extra 2 Imp
        """)
        raid.me.does("attack Egg with Spy")
        assert raid.them.can() == {f"place treasure {column}" for column in (2, 3, 4, 5)}
        raid.them.does("place treasure 5")
        assert raid.at("treasure 5") == "their Imp"
        assert raid.at("treasure 2") == "my Spy"


class TestHiddenCards:
    """What is known of face-down cards when they change places or hands."""

    def test_a_known_card_that_is_swapped_is_a_stranger_again(self, scenes: Scenes) -> None:
        raid = scenes(
            {
                "Ghost": "Evasive Maniac: Quick: Draw 60 cards.",
                "Shell": "Spy: Quick: Swap target face-down card and target face-up card an opponent"
                " controls.",
            }
        )
        raid.set("""
            their 1 | Shell
            my 1    | Ghost Thief
        """)
        raid.me.does("hide Ghost", "end")
        assert _faces(raid, "them")[:2] == ["ghost", "thief"]
        raid.them.does("use Shell", "choose Ghost", "choose Thief")
        raid.me.does("let")
        assert raid.at("my 1 2") == "my Ghost, face-down"
        assert _faces(raid, "them")[:2] == ["thief", None]
        assert _faces(raid, "me")[:2] == ["thief", "ghost"]

    def test_a_face_down_card_taken_over_is_known_to_both_players_and_to_nobody_else(
        self, scenes: Scenes
    ) -> None:
        raid = scenes({"Lure": "Spy: Quick: Gain control of target face-down card."})
        raid.set("""
            their 1 | (Thief)
            my 1    | Lure
        """)
        raid.me.does("use Lure", "choose Thief")
        raid.them.does("let")
        assert raid.at("their 1 1") == "my Thief, owned by them, face-down"
        assert _faces(raid, "me")[20] == "thief"
        assert _faces(raid, "them")[20] == "thief"

    def test_a_card_returned_from_the_field_is_known_in_hand_until_one_is_played(
        self, scenes: Scenes
    ) -> None:
        raid = scenes({"Tide": "Spy: Quick: Return target card you control to its owner's hand."})
        raid.set("""
            my 1 | Tide Assassin
            me:  hand Maniac
        """)
        raid.me.does("use Tide", "choose Assassin")
        assert [card["card"] for card in _sides(raid, "them")[0]["hand"]] == ["assassin"]
        raid.me.does("play Assassin to my 1 3")
        assert _sides(raid, "them")[0]["hand"] == []
        assert _faces(raid, "them")[2] is None

    def test_a_card_put_on_top_of_a_deck_is_known_to_who_saw_it(self, scenes: Scenes) -> None:
        raid = scenes(
            {"Stack": "Spy: Quick: Return target card you control to the top of its owner's Deck."}
        )
        raid.set("""
            my 1 | Stack Thief
            me:  deck Maniac
        """)
        raid.me.does("use Stack", "choose Thief", "end")
        raid.them.does("end")
        assert [card["card"] for card in _sides(raid, "them")[0]["hand"]] == ["thief"]


class TestFromHand:
    def test_a_card_is_banished_out_of_a_hand(self, scenes: Scenes) -> None:
        raid = scenes({"Pyre": "Spy: Quick: Banish a random card in an opponent's hand."})
        raid.set(
            """
            my 1  | Pyre
            them: hand Assassin
            """,
            rolls=[0],
        )
        raid.me.does("use Pyre")
        assert raid.cards("their banished") == ["Assassin"]
        assert raid.told("me")[-1] == "Assassin is banished."

    def test_a_card_put_back_into_a_deck_from_hand_is_known_to_its_player_only(
        self, scenes: Scenes
    ) -> None:
        raid = scenes({"Sink": "Spy: Quick: Return a card in your hand to the top of your Deck."})
        raid.set("""
            my 1 | Sink
            me:  hand Assassin Thief
        """)
        raid.me.does("use Sink", "choose Assassin")
        assert raid.told("them")[-1] == "A card goes to Me's Deck."
        top = raid.state.decks[0].as_list()[-1]
        assert (raid.state.knows(0, top), raid.state.knows(1, top)) == (True, False)
        raid.me.does("end")
        raid.them.does("end")
        assert raid.cards("my hand") == ["Thief", "Assassin"]
        assert _sides(raid, "them")[0]["hand"] == []


class TestWholeHands:
    def test_a_hand_is_discarded_at_once(self, scenes: Scenes) -> None:
        raid = scenes(
            {
                "Storm": "Spy: Quick: Discard your hand. Draw a card.",
                "Crow": "Henchman: Whenever an opponent discards a card, draw a card.",
            }
        )
        raid.set("""
            their 1 | Crow
            my 1    | Storm
            me:     hand Thief Maniac, deck Assassin
        """)
        raid.me.does("use Storm")
        assert sorted(raid.cards("my graveyard")) == ["Maniac", "Thief"]
        assert raid.cards("my hand") == ["Assassin"]
        assert len(raid.cards("their hand")) == 1

    def test_a_hand_that_is_looked_at_is_known_to_who_looks(self, scenes: Scenes) -> None:
        raid = scenes({"Eye": "Spy: Quick: Look at an opponent's hand."})
        raid.set("""
            my 1  | Eye
            them: hand Thief Maniac
        """)
        raid.me.does("use Eye")
        assert _sides(raid, "me")[1]["hand"] == [
            {"id": None, "card": "thief", "known": True},
            {"id": None, "card": "maniac", "known": True},
        ]
        assert _sides(raid, None)[1]["hand"] == []

    def test_a_hand_that_is_revealed_is_known_to_all(self, scenes: Scenes) -> None:
        raid = scenes({"Bell": "Spy: Quick: An opponent reveals their hand."})
        raid.set("""
            my 1  | Bell
            them: hand Thief
        """)
        raid.me.does("use Bell")
        for who in ("me", None):
            assert [card["card"] for card in _sides(raid, who)[1]["hand"]] == ["thief"]
        assert raid.told("me")[-1] == "Them shows Thief."
