"""Types: `type.*`. The rulings on Curses and on when types may be used are in
`test_rulings_on_types.py`."""

import pytest

from rulewright.games.eruma.testing.table import RaidTable
from rulewright.testing import rule


class TestWhileFaceUp:
    @rule("eruma/type.while-face-up")
    @pytest.mark.parametrize(
        "card", ["Invulnerable-Thief", "Obstacle-Maniac", "Regenerative-Thief"]
    )
    def test_a_card_that_lies_face_down_is_not_kept_alive_by_its_type(
        self, raid: RaidTable, card: str
    ) -> None:
        name = card.replace("-", " ")
        raid.set(f"""
            their 1 | ({card})
            my 1    | Digger
        """)
        raid.me.does("use Digger", f"choose {name}")
        raid.them.does("let")
        assert raid.at("their 1 1") == "empty"
        assert raid.cards("their graveyard") == [name]

    @rule("eruma/type.while-face-up")
    def test_evasive_and_flying_cards_that_lie_face_down_can_do_nothing(
        self, raid: RaidTable
    ) -> None:
        raid.set("""
            my 1 | (Evasive-Thief) (Flying-Spy)
        """)
        assert raid.me.can() == {"end"}

    @rule("eruma/type.while-face-up")
    def test_a_type_does_nothing_on_a_card_in_hand_or_graveyard(self, raid: RaidTable) -> None:
        raid.set("""
            me: hand Flying-Spy, graveyard Evasive-Thief
        """)
        assert raid.me.can("hide", "fly") == set()


@rule("eruma/type.curse")
def test_a_curse_works_while_its_card_is_in_a_hand_and_not_on_the_playfield(
    raid: RaidTable,
) -> None:
    """Whenever you steal a treasure, an opponent draws a card."""
    raid.set("""
        treasure | +Spy +Maniac
        me:      hand Albatross
        them:    deck Thief Assassin
    """)
    raid.me.does("steal with Spy")
    assert raid.cards("their hand") == ["Thief"]
    raid.me.does("play Albatross to my 1 1", "steal with Maniac")
    assert raid.cards("their hand") == ["Thief"]
    assert raid.fact("my treasure") == 2


@rule("eruma/type.curse")
@pytest.mark.parametrize("place", ["deck", "graveyard", "banished"])
def test_a_curse_does_nothing_in_any_other_place(raid: RaidTable, place: str) -> None:
    raid.set(f"""
        treasure | +Spy
        me:      {place} Albatross
    """)
    raid.me.does("steal with Spy")
    assert raid.cards("their hand") == []


@rule("eruma/type.evasive")
def test_an_evasive_card_may_be_turned_face_down_in_its_controllers_turn(raid: RaidTable) -> None:
    raid.set("""
        my 1 | Evasive-Thief Thief
    """)
    assert raid.me.can("hide") == {"hide Evasive Thief"}
    raid.me.does("hide Evasive Thief")
    assert raid.changed == {"my 1 1: my Evasive Thief -> my Evasive Thief, face-down"}


@rule("eruma/type.evasive", "eruma/type.flying")
def test_types_are_not_used_in_the_opponents_turn_nor_by_who_does_not_control_the_card(
    raid: RaidTable,
) -> None:
    raid.set("""
        their 1 | Flying-Spy Evasive-Thief*
        my 1    | Evasive-Thief* Flying-Spy
    """)
    assert raid.me.can("hide", "fly") == {"hide Evasive Thief", "fly Flying Spy"}
    assert raid.them.can() == set()
    raid.me.does("end")
    assert raid.them.can("hide", "fly") == {"hide Evasive Thief", "fly Flying Spy"}
    assert raid.me.can() == set()


@rule("eruma/type.flying")
def test_a_flying_card_may_return_to_hand_from_anywhere_on_the_playfield(
    raid: RaidTable,
) -> None:
    raid.set("""
        treasure | +Flying-Spy
        my 1     | Thief
        me:      hand Maniac
    """)
    assert raid.me.can("fly") == {"fly Flying Spy"}
    raid.me.does("fly Flying Spy")
    assert raid.changed == {"treasure 1: my Flying Spy -> empty", "my hand: +Flying Spy"}
    raid.me.does("play Flying Spy to my 1 2")
    assert raid.at("my 1 2") == "my Flying Spy, face-down"


class TestKeptFromAttacks:
    @rule("eruma/type.invulnerable-attack", "eruma/type.slayer")
    def test_only_a_slayer_attacks_an_invulnerable_card(self, raid: RaidTable) -> None:
        raid.set("""
            treasure | +Strongman-Thief -Invulnerable-Thief +Slayer-Assassin
            my 2     | .                Assassin
        """)
        assert raid.me.can("attack") == {"attack Invulnerable Thief with Slayer Assassin"}
        raid.me.does("attack Invulnerable Thief with Slayer Assassin")
        assert raid.cards("their graveyard") == ["Invulnerable Thief"]
        assert raid.at("treasure 2") == "my Slayer Assassin"

    @rule("eruma/type.obstacle-attack", "eruma/type.strongman")
    def test_only_a_strongman_attacks_an_obstacle(self, raid: RaidTable) -> None:
        raid.set("""
            treasure | +Strongman-Thief -Obstacle-Maniac +Slayer-Assassin
            my 2     | .                Assassin
        """)
        assert raid.me.can("attack") == {"attack Obstacle Maniac with Strongman Thief"}
        raid.me.does("attack Obstacle Maniac with Strongman Thief")
        assert raid.cards("their graveyard") == ["Obstacle Maniac"]
        assert raid.at("treasure 2") == "my Strongman Thief"

    @rule("eruma/type.slayer", "eruma/type.strongman")
    def test_both_attack_ordinary_cards_too(self, raid: RaidTable) -> None:
        raid.set("""
            treasure | +Strongman-Thief -Maniac +Slayer-Assassin
        """)
        assert raid.me.can("attack") == {
            "attack Maniac with Slayer Assassin",
            "attack Maniac with Strongman Thief",
        }

    @rule("eruma/type.slayer", "eruma/type.strongman")
    def test_neither_is_spared_by_its_own_type(self, raid: RaidTable) -> None:
        raid.set("""
            treasure | -Strongman-Thief +Maniac -Slayer-Strongman
        """)
        assert raid.me.can("attack") == {
            "attack Strongman Thief with Maniac",
            "attack Slayer Strongman with Maniac",
        }


class TestKeptFromPowers:
    """Hangman is neither Slayer nor Strongman, Poisoner is a Slayer, Wrecker a Strongman."""

    @rule("eruma/type.invulnerable-power", "eruma/type.slayer")
    @pytest.mark.parametrize(
        ("card", "killed"), [("Hangman", False), ("Wrecker", False), ("Poisoner", True)]
    )
    def test_only_a_slayers_power_kills_an_invulnerable_card(
        self, raid: RaidTable, card: str, killed: bool
    ) -> None:
        raid.set(f"""
            treasure | -Invulnerable-Thief
            my 1     | {card}
        """)
        raid.me.does(f"use {card}", "choose Invulnerable Thief")
        assert raid.cards("their graveyard") == (["Invulnerable Thief"] if killed else [])
        assert raid.at("treasure 1") == ("empty" if killed else "their Invulnerable Thief")
        assert raid.fact("action points") == 2

    @rule("eruma/type.obstacle-power", "eruma/type.strongman")
    @pytest.mark.parametrize(
        ("card", "killed"), [("Hangman", False), ("Poisoner", False), ("Wrecker", True)]
    )
    def test_only_a_strongmans_power_kills_an_obstacle(
        self, raid: RaidTable, card: str, killed: bool
    ) -> None:
        raid.set(f"""
            treasure | -Obstacle-Maniac
            my 1     | {card}
        """)
        raid.me.does(f"use {card}", "choose Obstacle Maniac")
        assert raid.cards("their graveyard") == (["Obstacle Maniac"] if killed else [])
        assert raid.at("treasure 1") == ("empty" if killed else "their Obstacle Maniac")

    @rule("eruma/type.invulnerable-power", "eruma/type.obstacle-power", "eruma/type.regenerative")
    def test_a_power_that_kills_many_spares_only_those_that_are_kept(self, raid: RaidTable) -> None:
        raid.set("""
            their 1  | Invulnerable-Thief Spy Obstacle-Maniac Regenerative-Thief (Thief)
            my 1     | Pyromaniac
        """)
        raid.me.does("use Pyromaniac")
        raid.them.does("let")
        assert raid.changed == {
            "their 1 2: their Spy -> empty",
            "their 1 4: their Regenerative Thief -> their Regenerative Thief, face-down",
            "their graveyard: +Spy",
            "my 1 1: my Pyromaniac -> my Pyromaniac, exhausted right",
            "action points: 3 -> 2",
        }


class TestRegenerative:
    @rule("eruma/type.regenerative")
    def test_a_power_that_would_kill_it_turns_it_face_down_where_it_stands(
        self, raid: RaidTable
    ) -> None:
        raid.set("""
            their 1 | . Regenerative-Thief
            my 1    | Hangman
        """)
        raid.me.does("use Hangman", "choose Regenerative Thief")
        assert raid.changed == {
            "their 1 2: their Regenerative Thief -> their Regenerative Thief, face-down",
            "my 1 1: my Hangman -> my Hangman, exhausted right",
            "action points: 3 -> 2",
        }

    @rule("eruma/type.regenerative")
    def test_it_dies_of_an_attack(self, raid: RaidTable) -> None:
        raid.set("""
            treasure | -Regenerative-Thief +Spy
        """)
        raid.me.does("attack Regenerative Thief with Spy")
        assert raid.cards("their graveyard") == ["Regenerative Thief"]

    @rule("eruma/type.regenerative")
    def test_a_power_that_banishes_or_returns_it_is_not_held_up(self, raid: RaidTable) -> None:
        raid.set("""
            their 1 | Regenerative-Thief
            my 1    | Exorcist
        """)
        raid.me.does("use Exorcist", "choose Regenerative Thief")
        assert raid.cards("their banished") == ["Regenerative Thief"]
