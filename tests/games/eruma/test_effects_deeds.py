"""What texts do that no plain rule does: for each, as many as, at random, search, copy."""

import pytest

from rulewright.games.eruma.testing.written_cards import Scenes


class TestCounting:
    def test_for_each(self, scenes: Scenes) -> None:
        raid = scenes(
            {"Tally": "Thief: Quick: Gain a treasure for each exhausted card an opponent controls."}
        )
        raid.set("""
            their 1 | Thief> Spy< Maniac (Assassin)>
            my 1    | Tally Second-Spy>
        """)
        raid.me.does("use Tally")
        raid.them.does("let")
        assert raid.fact("my treasure") == 2

    def test_equal_to_the_number_of_and_it_is_counted_when_it_is_done(self, scenes: Scenes) -> None:
        raid = scenes(
            {
                "Tally": "Thief: Quick: Kill target Spy, then draw cards equal to the number of"
                " Outlaws an opponent controls.",
            }
        )
        raid.set("""
            their 1 | Thief Spy Maniac
            my 1    | Tally
        """)
        raid.me.does("use Tally", "choose Spy")
        assert len(raid.cards("my hand")) == 2

    @pytest.mark.parametrize(
        ("extra", "drawn"), [("", 1), ("Imp", 3), ("2 Imp", 4), ("2 Imp Oak", 4), ("Oak", 1)]
    )
    def test_henchmen_in_an_extra_deck_are_counted(
        self, scenes: Scenes, extra: str, drawn: int
    ) -> None:
        raid = scenes(
            {
                "Imp": "Henchman: This Henchman can't be banished.",
                "Oak": "Obstacle Henchman: This Henchman can't be banished.",
                "Muster": "Spy: Quick: Draw a card. If you have a Henchman in your Extra Deck named"
                " Imp, draw 2 cards instead. Draw a card for each Henchman in your Extra Deck with"
                " no type.",
            }
        )
        raid.set(f"""
            my 1  | Muster
            me:   extra {extra}
            them: extra 3 Imp
        """)
        raid.me.does("use Muster")
        assert len(raid.cards("my hand")) == drawn

    def test_none_at_all_is_nothing(self, scenes: Scenes) -> None:
        raid = scenes({"Tally": "Thief: Quick: Draw a card for each Henchman you control."})
        raid.set("""
            my 1 | Tally
        """)
        raid.me.does("use Tally")
        assert raid.cards("my hand") == []


class TestAtRandom:
    @pytest.mark.parametrize(("roll", "lost"), [(0, "Thief"), (1, "Spy"), (2, "Maniac")])
    def test_a_random_card(self, scenes: Scenes, roll: int, lost: str) -> None:
        raid = scenes({"Wind": "Spy: Quick: Discard a random card in an opponent's hand."})
        raid.set(
            """
            my 1  | Wind
            them: hand Thief Spy Maniac
            """,
            rolls=[roll],
        )
        raid.me.does("use Wind")
        assert raid.cards("their graveyard") == [lost]

    def test_a_random_card_of_its_owners_hand(self, scenes: Scenes) -> None:
        """Whoever controlled it: the Thief is theirs, the Spy mine."""
        raid = scenes(
            {
                "Wind": "Maniac: Quick: Kill target Outlaw. Discard a random card in its owner's"
                " hand.",
            }
        )
        for victim, mine, theirs in [("Thief", [], ["Thief", "Spy"]), ("Maniac", ["Maniac"], [])]:
            raid.set(
                """
                their 1 | Maniac*
                my 1    | Wind Thief*
                me:     hand Assassin
                them:   hand Spy
                """,
                rolls=[0],
            )
            raid.me.does("use Wind", f"choose {victim}")
            lost = [*mine, "Assassin"] if mine else []
            assert (raid.cards("my graveyard"), raid.cards("their graveyard")) == (lost, theirs)

    def test_several_and_no_card_twice_and_no_more_than_there_are(self, scenes: Scenes) -> None:
        raid = scenes({"Wind": "Spy: Quick: Exhaust 2 random cards an opponent controls."})
        raid.set(
            """
            their 1 | Thief Spy Maniac
            my 1    | Wind
            """,
            rolls=[2, 1],
        )
        raid.me.does("use Wind")
        assert raid.at("their 1 1") == "their Thief"
        assert raid.at("their 1 2") == "their Spy, exhausted left"
        assert raid.at("their 1 3") == "their Maniac, exhausted left"
        raid.set(
            """
            their 1 | Thief
            my 1    | Wind
            """,
            rolls=[0],
        )
        raid.me.does("use Wind")
        assert raid.at("their 1 1") == "their Thief, exhausted left"


class TestSearch:
    def test_a_search_offers_what_fits_shows_it_and_shuffles(self, scenes: Scenes) -> None:
        raid = scenes({"Hunt": "Spy: Quick: Search your Deck for a Thief."})
        raid.set(
            """
            my 1 | Hunt
            me:  deck only Spy Thief Maniac Second-Thief
            """,
            rolls=raid.shuffled(["Maniac", "Second Thief", "Spy"]),
        )
        raid.me.does("use Hunt")
        assert raid.me.can() == {"choose Thief", "choose Second Thief", "enough"}
        raid.me.does("choose Thief")
        assert raid.cards("my hand") == ["Thief"]
        assert raid.cards("my deck") == ["Maniac", "Second Thief", "Spy"]
        assert "Me finds Thief in the Deck and takes it." in raid.told("them")

    def test_a_search_may_find_nothing(self, scenes: Scenes) -> None:
        raid = scenes({"Hunt": "Spy: Quick: Search your Deck for a Thief. Draw a card."})
        raid.set(
            """
            my 1 | Hunt
            me:  deck only Spy Maniac
            """,
            rolls=raid.shuffled(["Spy", "Maniac"]),
        )
        raid.me.does("use Hunt")
        assert raid.me.can() == {"enough"}
        raid.me.does("enough")
        assert raid.cards("my hand") == ["Maniac"]

    def test_who_searches_the_opponents_deck_sees_it(self, scenes: Scenes) -> None:
        raid = scenes({"Raid": "Spy: Quick: Search an opponent's Deck for a Thief."})
        raid.set(
            """
            my 1  | Raid
            them: hand Third-Thief, deck only Thief Spy Second-Thief
            """,
            rolls=raid.shuffled(["Spy", "Second Thief"]),
        )
        raid.me.does("use Raid")
        assert raid.me.can() == {"choose Thief", "choose Second Thief", "enough"}
        raid.me.does("choose Thief")
        assert raid.cards("their hand") == ["Third Thief", "Thief"]

    @pytest.mark.parametrize(
        ("text", "choices"),
        [
            ("Discard a Thief in an opponent's hand.", ["choose Thief"]),
            ("Flip a face-down Spy an opponent controls face-up.", ["choose Spy"]),
        ],
    )
    def test_who_chooses_hidden_cards_by_what_they_are_sees_them_first(
        self, scenes: Scenes, text: str, choices: list[str]
    ) -> None:
        raid = scenes({"Eye": f"Spy: Quick: {text}"})
        raid.set("""
            their 1 | (Spy) (Maniac)
            my 1    | Eye
            them:   hand Thief Second-Maniac
        """)
        raid.me.does("use Eye")
        raid.them.does("let")
        looked = [line for line in raid.told("me") if line.startswith("Me looks at")]
        assert len(looked) == 2
        assert "Me looks at a card." in raid.told("them")
        raid.me.does(*choices)


class TestCopying:
    def test_a_copied_power_chooses_targets_of_its_own_and_costs_nothing_more(
        self, scenes: Scenes
    ) -> None:
        raid = scenes(
            {
                "Ape": "Spy: Quick: Copy the power of target Maniac an opponent controls.",
                "Axe": "Maniac: Quick: Kill target Outlaw an opponent controls.",
            }
        )
        raid.set("""
            their 1 | Axe Thief (Spy)
            my 1    | Ape
        """)
        raid.me.does("use Ape", "choose Axe")
        raid.them.does("let")
        assert raid.me.can() == {"choose Axe", "choose Thief"}
        raid.me.does("choose Axe")
        assert raid.cards("their graveyard") == ["Axe"]
        assert raid.fact("action points") == 2
        assert raid.at("my 1 1") == "my Ape, exhausted right"

    def test_a_copied_ongoing_power_is_live_as_the_copiers_own_and_ends_with_it(
        self, scenes: Scenes
    ) -> None:
        raid = scenes(
            {
                "Ape": "Spy: Quick: Copy the power of target Thief.",
                "Trail": "Thief: Ongoing: Whenever a card moves, draw a card.",
            }
        )
        raid.set("""
            their 1 | Trail
            my 1    | Ape Maniac
        """)
        raid.me.does("use Ape", "choose Trail", "move Maniac to my 2 2")
        assert (raid.fact("live"), len(raid.cards("my hand"))) == (["Trail"], 1)
        raid.me.does("end")
        raid.them.does("end")
        assert raid.me.can() == {"keep Ape", "ready Ape"}
        raid.me.does("ready Ape", "move Maniac to my 1 2")
        assert (raid.fact("live"), len(raid.cards("my hand"))) == ([], 2)

    def test_the_targets_of_a_copied_power_are_targeted(self, scenes: Scenes) -> None:
        """And what answers that comes before the power acts."""
        raid = scenes(
            {
                "Ape": "Spy: Quick: Copy the power of target Maniac an opponent controls.",
                "Axe": "Maniac: Quick: Kill target Thief an opponent controls.",
                "Alarm": "Henchman: Whenever a Thief you control is targeted, flip it face-down.",
            }
        )
        raid.set("""
            their 1 | Axe Thief Second-Thief Alarm
            my 1    | Ape
        """)
        raid.me.does("use Ape", "choose Axe", "choose Thief")
        assert raid.at("their 1 2") == "their Thief, face-down"
        assert raid.at("their 1 3") == "their Second Thief"

    def test_a_henchman_has_no_power_to_copy(self, scenes: Scenes) -> None:
        raid = scenes(
            {
                "Ape": "Spy: Quick: Copy the power of target card an opponent controls.",
                "Imp": "Henchman: Whenever a card moves, draw a card.",
            }
        )
        raid.set("""
            their 1 | Imp
            my 1    | Ape
        """)
        raid.me.does("use Ape", "choose Imp")
        assert raid.at("my 1 1") == "my Ape, exhausted right"

    def test_copies_of_copies_come_to_an_end(self, scenes: Scenes) -> None:
        """ruling.effect-loop: a card whose power led here is not copied again."""
        raid = scenes(
            {
                "Ape": "Spy: Quick: Copy the power of target Spy.",
                "Parrot": "Spy: Quick: Copy the power of target Spy or Thief.",
            }
        )
        for first, rest in [("Ape", []), ("Parrot", ["choose Ape"]), ("Parrot", ["choose Thief"])]:
            raid.set("""
                their 1 | Parrot Thief
                my 1    | Ape
            """)
            raid.me.does("use Ape", f"choose {first}", *rest)
            assert raid.asked() == ["me"]
            assert "end" in raid.me.can()
            drawn = 14 if rest == ["choose Thief"] else 0
            assert len(raid.cards("my hand")) == drawn


@pytest.mark.parametrize(("whose", "place"), [("my", "my 1 2"), ("their", "their 1 2")])
def test_a_henchman_that_is_sent_to_a_graveyard_goes_back_to_the_extra_deck(
    scenes: Scenes, whose: str, place: str
) -> None:
    """An Outlaw lies in the Graveyard."""
    raid = scenes(
        {
            "Imp": "Henchman: Thieves can't steal.",
            "Digger": "Maniac: Quick: Return target card to its owner's Graveyard.",
            "Sexton": "Maniac: Quick: Return target Thief to its owner's Graveyard.",
        }
    )
    raid.set("""
        their 1 | Thief  Imp
        my 1    | Digger Imp Sexton
    """)
    raid.me.does("use Digger", f"choose Imp ({place})")
    assert raid.cards(f"{whose} extra deck").count("Imp") == 1
    assert raid.cards(f"{whose} graveyard") == []
    assert raid.at(place) == "empty"
    raid.me.does("use Sexton", "choose Thief")
    assert raid.cards("their graveyard") == ["Thief"]
