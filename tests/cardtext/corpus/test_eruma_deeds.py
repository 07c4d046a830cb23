"""Texts of strangers for Eruma, as they stand: what cards do on the Playfield and what holds there."""

from collections.abc import Iterator
from typing import ClassVar

import pytest

from rulewright.games.eruma.testing.table import RaidTable
from rulewright.games.eruma.testing.written_cards import Scenes, raid_with
from rulewright.testing.scenes import opened
from tests.cardtext.corpus.texts import text_of

FENCE = "Thief: Quick: Gain a treasure."
HOUND = "Grave Hound"
RAT = "Bone Rat"
OTHER_EATER = "If another Outlaw you control would be killed, you may kill this card instead. Thieves have Evasive."


def text(number: int) -> str:
    return text_of("eruma", number)


@pytest.fixture
def scenes() -> Iterator[Scenes]:
    yield from opened(raid_with)


class TestHollowJack:
    CARDS: ClassVar = {
        "Jack": f"Assassin: {text(2)}",
        "Wall": "Obstacle Spy: Quick: Draw 3 cards.",
        "Weed": "Regenerative Spy: Quick: Draw 4 cards.",
        "Rock": "Invulnerable Spy: Quick: Draw 5 cards.",
        HOUND: f"Obstacle Henchman: {text(7)}",
    }

    def test_only_an_enemy_outlaw_on_treasure_is_a_target(self, scenes: Scenes) -> None:
        raid = scenes(self.CARDS)
        raid.set("""
            their 1  | Maniac (Spy)
            treasure | -Thief +Second-Thief -Wall -Weed -Grave-Hound
            my 1     | Jack
        """)
        raid.me.does("use Jack")
        assert raid.me.can() == {"choose Thief", "choose Wall", "choose Weed"}
        raid.me.does("choose Thief")
        raid.them.does("let")
        assert raid.cards("their graveyard") == ["Thief"]

    @pytest.mark.parametrize(
        ("name", "then"),
        [("Wall", "their Wall"), ("Weed", "their Weed, face-down"), ("Rock", "their Rock")],
    )
    def test_what_a_type_saves(self, scenes: Scenes, name: str, then: str) -> None:
        raid = scenes(self.CARDS)
        raid.set(f"""
            treasure | -{name}
            my 1     | Jack
        """)
        raid.me.does("use Jack", f"choose {name}")
        assert raid.at("treasure 1") == then

    def test_without_one_it_cannot_be_triggered(self, scenes: Scenes) -> None:
        raid = scenes(self.CARDS)
        raid.set("""
            their 1  | Maniac
            treasure | +Second-Thief -Grave-Hound -(Thief)
            my 1     | Jack
        """)
        assert raid.me.can("use") == {"use Second Thief"}


class TestDoctorVesp:
    CARDS: ClassVar = {"Vesp": f"Maniac: {text(6)}", HOUND: f"Obstacle Henchman: {text(7)}"}

    def test_anywhere_but_in_the_enemys_home(self, scenes: Scenes) -> None:
        raid = scenes(self.CARDS)
        raid.set("""
            my 1 | Vesp
            me:  extra Grave-Hound
        """)
        raid.me.does("use Vesp")
        assert len(raid.me.can()) == 19
        raid.me.does("place their 2 5")
        assert raid.at("their 2 5") == "my Grave Hound"

    def test_none_there(self, scenes: Scenes) -> None:
        raid = scenes(self.CARDS)
        raid.set("my 1 | Vesp")
        raid.me.does("use Vesp")
        assert raid.fact("action points") == 2


def test_grave_hound_keeps_thieves_from_attacks_not_from_powers(scenes: Scenes) -> None:
    raid = scenes({HOUND: f"Obstacle Henchman: {text(7)}", "Jack": f"Assassin: {text(2)}"})
    raid.set("""
        their 1  | Grave-Hound
        treasure | . -Thief -Spy
        my 2     | Jack Assassin Second-Assassin
    """)
    assert raid.me.can("attack") == {"attack Spy with Second Assassin"}
    raid.me.does("use Jack", "choose Thief")
    assert raid.cards("their graveyard") == ["Thief"]


def test_magpie_lord_returns_to_the_owners_hand(scenes: Scenes) -> None:
    raid = scenes({"Magpie": f"Flying Spy: {text(8)}"})
    raid.set("""
        their 1  | Thief*
        treasure | -Spy
        my 1     | Magpie
    """)
    raid.me.does("use Magpie")
    assert raid.me.can() == {"choose Thief", "choose Spy"}
    raid.me.does("choose Thief")
    assert raid.cards("my hand") == ["Thief"]


def test_magpie_lord_ends_the_power_of_what_it_returns_even_if_that_is_invulnerable(
    scenes: Scenes,
) -> None:
    raid = scenes(
        {
            "Magpie": f"Flying Spy: {text(8)}",
            "Rock": "Invulnerable Thief: Ongoing: Spies can't steal.",
        }
    )
    raid.set("""
        treasure | -Rock> +Spy
        my 1     | Magpie
        live: treasure 1
    """)
    assert raid.me.can("steal") == set()
    raid.me.does("use Magpie", "choose Rock")
    assert raid.cards("their hand") == ["Rock"]
    assert raid.me.can("steal") == {"steal with Spy"}


def test_mother_thimble_exhausts_a_ready_outlaw_that_may_still_act(scenes: Scenes) -> None:
    raid = scenes({"Thimble": f"Assassin: {text(9)}"})
    raid.set("""
        their 1  | Spy>
        treasure | -Thief
        my 1     | Thimble Maniac
    """)
    raid.me.does("use Thimble")
    assert raid.me.can() == {"choose Thief"}
    raid.me.does("choose Thief", "end")
    assert raid.at("treasure 1") == "their Thief", "it is readied like any other"
    raid.set("""
        treasure | -Thief> +Spy
        my 1     | Thimble
        active them
    """)
    assert raid.them.can("use") == set()
    assert raid.them.can("attack", "steal") == {"attack Spy with Thief", "steal with Thief"}


def test_mother_thimbles_target_turns_left(scenes: Scenes) -> None:
    raid = scenes({"Thimble": f"Assassin: {text(9)}"})
    raid.set("""
        treasure | -Thief
        my 1     | Thimble
    """)
    raid.me.does("use Thimble", "choose Thief")
    assert raid.at("treasure 1") == "their Thief, exhausted left"


class TestSisterGall:
    def test_others_have_slayer_she_has_not_and_only_while_she_is_exhausted(
        self, scenes: Scenes
    ) -> None:
        raid = scenes(
            {"Gall": f"Assassin: {text(11)}", "Rock": "Invulnerable Spy: Quick: Draw 3 cards."}
        )
        raid.set("""
            treasure | . -Rock
            my 2     | Gall Assassin
        """)
        assert raid.me.can("attack") == set()
        raid.me.does("use Gall")
        assert raid.me.can("attack") == {"attack Rock with Assassin"}
        raid.me.does("end")
        raid.them.does("end")
        raid.me.does("ready Gall")
        assert raid.me.can("attack") == set()


@pytest.mark.parametrize(
    ("steps", "at"),
    [
        (["yes", "place treasure 1", "place treasure 2"], "treasure 2"),
        (["yes", "place treasure 1", "enough"], "treasure 1"),
        (["yes", "enough"], "my 2 1"),
        (["no"], "my 2 1"),
    ],
)
def test_quickfoot_odo_takes_up_to_two_steps(scenes: Scenes, steps: list[str], at: str) -> None:
    raid = scenes({"Odo": f"Evasive Thief: {text(12)}"})
    raid.set("my 2 | Odo Spy")
    raid.me.does("use Odo", *steps)
    assert raid.at(at) == "my Odo, exhausted right"
    assert raid.fact("action points") == 2


def test_quickfoot_odos_steps_are_straight_out_of_enemy_zones_and_not_the_move_action(
    scenes: Scenes,
) -> None:
    raid = scenes({"Odo": f"Evasive Thief: {text(12)}", "Bastian": f"Spy: {text(24)}"})
    raid.set("""
        treasure | +Odo -Spy
        my 1     | Bastian>
        live: my 1 1
    """)
    raid.me.does("use Odo", "yes")
    assert raid.me.can() == {"place my 2 1", "enough"}
    raid.me.does("place my 2 1")
    assert raid.me.can() == {"place treasure 1", "place my 2 2", "enough"}
    raid.me.does("place my 2 2")
    assert raid.fact("action points") == 2
    raid.me.does("move Odo to my 2 3")
    assert raid.fact("action points") == 2, "the first move action of the turn is this one"


def test_the_sexton_may_turn_itself_down_and_block_then(scenes: Scenes) -> None:
    raid = scenes({"Sexton": f"Spy: {text(13)}", "Fence": FENCE})
    raid.set("""
        their 1 | Fence Spy
        my 1    | Sexton (Second-Spy) Thief Third-Spy
    """)
    raid.me.does("use Sexton")
    assert raid.me.can() == {"choose Sexton", "choose Third Spy"}
    raid.me.does("choose Sexton")
    assert raid.at("my 1 1") == "my Sexton, face-down, exhausted right"
    raid.me.does("end")
    raid.them.does("use Fence")
    raid.me.does("block with Sexton")
    assert raid.fact("their treasure") == 0


@pytest.mark.parametrize(("types", "dies"), [("", False), ("Strongman ", True)])
def test_rook_kills_a_henchman_beside_him_of_either_player(
    scenes: Scenes, types: str, dies: bool
) -> None:
    raid = scenes({"Rook": f"{types}Assassin: {text(14)}", HOUND: f"Obstacle Henchman: {text(7)}"})
    raid.set("""
        my 2 | Grave-Hound . Grave-Hound
        my 1 | Rook Thief
    """)
    raid.me.does("use Rook")
    assert raid.me.can() == {"choose Grave Hound"}
    raid.me.does("choose Grave Hound")
    assert raid.cards("my extra deck") == (["Grave Hound"] if dies else [])
    raid.set("""
        my 2 | -Grave-Hound -(Spy)
        my 1 | Rook
    """)
    raid.me.does("use Rook")
    assert raid.me.can() == {"choose Grave Hound"}
    raid.me.does("choose Grave Hound")
    raid.them.does("let")
    assert raid.cards("their extra deck") == (["Grave Hound"] if dies else [])


def test_the_deaf_clerk_stops_all_draws_but_that_of_the_phase(scenes: Scenes) -> None:
    raid = scenes(
        {"Clerk": f"Spy: {text(16)}", "Reader": "Spy: Quick: Draw 2 cards, then discard a card."}
    )
    raid.set("""
        their 1 | Reader
        my 1    | Clerk
        them:   hand Thief, deck Maniac Assassin
    """)
    raid.me.does("use Clerk", "end")
    assert len(raid.cards("their hand")) == 2
    raid.them.does("use Reader", "choose Thief")
    assert len(raid.cards("their hand")) == 1
    assert raid.cards("their graveyard") == ["Thief"]
    raid.set("""
        my 1 | Clerk> Reader
        me:  hand Thief Spy
        live: my 1 1
    """)
    raid.me.does("use Reader", "choose Thief")
    assert raid.cards("my hand") == ["Spy"], "its own controller draws none either"


def test_the_toll_wife_makes_triggering_cost_two_and_nothing_else(scenes: Scenes) -> None:
    raid = scenes(
        {"Wife": f"Spy: {text(23)}", "Fence": FENCE, "Heir": "Thief: Quick: Draw 3 cards."}
    )
    raid.set("""
        their 1 | Fence Heir
        my 1    | Wife
    """)
    raid.me.does("use Wife", "end")
    raid.them.does("move Heir to their 2 2")
    assert raid.fact("action points") == 2
    raid.them.does("use Fence")
    assert raid.fact("action points") == 0
    raid.them.does("end")
    raid.me.does("end")
    raid.them.does("use Fence")
    assert raid.fact("action points") == 2


def test_the_toll_wife_leaves_one_point_too_few(scenes: Scenes) -> None:
    raid = scenes({"Wife": f"Spy: {text(23)}", "Fence": FENCE})
    raid.set("""
        their 1 | Fence Thief
        my 1    | Wife
    """)
    raid.me.does("use Wife", "end")
    raid.them.does("move Thief to their 2 2", "move Thief to their 2 3")
    assert raid.them.can("use") == set()


def test_two_adjacent_enemies_trade_places(scenes: Scenes) -> None:
    raid = scenes({"Ysolde": f"Assassin: {text(27)}"})
    raid.set("""
        their 2 | . Thief> (Spy)
        their 1 | . Maniac . Assassin
        my 1    | Ysolde Second-Thief
    """)
    raid.me.does("use Ysolde")
    assert raid.me.can() == {"choose Thief", "choose Maniac"}
    raid.me.does("choose Maniac", "choose Thief")
    raid.them.does("let")
    assert raid.at("their 2 2") == "their Maniac"
    assert raid.at("their 1 2") == "their Thief, exhausted right"


class TestBonewife:
    @pytest.mark.parametrize("how_many", [0, 1, 2])
    def test_up_to_two_rats_beside_her(self, scenes: Scenes, how_many: int) -> None:
        raid = scenes({"Wife": f"Regenerative Maniac: {text(28)}", RAT: f"Henchman: {text(29)}"})
        raid.set("""
            my 1 | Wife
            me:  extra Bone-Rat Bone-Rat Bone-Rat
        """)
        raid.me.does("use Wife")
        assert raid.me.can() == {"place my 1 2", "place my 2 1", "enough"}
        raid.me.does(*["place my 1 2", "place my 2 1"][:how_many], *["enough"][: 2 - how_many])
        assert len(raid.cards("my extra deck")) == 3 - how_many


class TestBoneRat:
    def test_killed_it_costs_the_enemy_a_card(self, scenes: Scenes) -> None:
        raid = scenes({RAT: f"Henchman: {text(29)}"})
        raid.set("""
            treasure | +Bone-Rat
            their 2  | Thief
            them:    hand Spy Maniac
            active them
        """)
        raid.them.does("attack Bone Rat with Thief")
        assert raid.them.can() == {"choose Spy", "choose Maniac"}
        raid.them.does("choose Spy")
        assert raid.cards("their graveyard") == ["Spy"]
        assert raid.cards("my extra deck") == ["Bone Rat"]

    def test_banished_it_does_not(self, scenes: Scenes) -> None:
        raid = scenes(
            {RAT: f"Henchman: {text(29)}", "Priest": "Spy: Quick: Banish target Henchman."}
        )
        raid.set("""
            treasure | +Bone-Rat
            their 2  | Priest
            them:    hand Spy
            active them
        """)
        raid.them.does("use Priest", "choose Bone Rat")
        assert raid.cards("their hand") == ["Spy"]

    def test_returned_it_does_not(self, scenes: Scenes) -> None:
        raid = scenes(
            {
                RAT: f"Henchman: {text(29)}",
                "Wind": "Spy: Quick: Return target Henchman to its owner's hand.",
            }
        )
        raid.set("""
            treasure | +Bone-Rat
            their 2  | Wind
            them:    hand Spy
            active them
        """)
        raid.them.does("use Wind", "choose Bone Rat")
        assert raid.cards("my extra deck") == ["Bone Rat"]
        assert raid.cards("their hand") == ["Spy"]


class TestHob:
    def test_mode_and_targets_come_before_the_block(self, scenes: Scenes) -> None:
        raid = scenes({"Hob": f"Strongman Assassin: {text(30)}"})
        raid.set("""
            their 1 | Spy (Second-Spy)
            my 1    | Hob Thief
        """)
        raid.me.does("use Hob")
        assert len(raid.me.can("mode")) == 2
        kill = next(choice for choice in raid.me.can("mode") if "Kill" in choice)
        raid.me.does(kill, "choose Spy")
        raid.them.does("let")
        assert raid.cards("their graveyard") == ["Spy"]

    @pytest.mark.parametrize("chosen", [[], ["choose Thief"]])
    def test_up_to_two_may_be_none_or_one(self, scenes: Scenes, chosen: list[str]) -> None:
        raid = scenes({"Hob": f"Strongman Assassin: {text(30)}"})
        raid.set("my 1 | Hob Thief")
        raid.me.does("use Hob")
        (flip,) = raid.me.can("mode")
        raid.me.does(flip, *chosen, "enough")
        assert raid.at("my 1 2") == ("my Thief, face-down" if chosen else "my Thief")

    def test_he_may_turn_himself_down_too(self, scenes: Scenes) -> None:
        raid = scenes({"Hob": f"Strongman Assassin: {text(30)}"})
        raid.set("my 1 | Hob Thief")
        raid.me.does("use Hob")
        (flip,) = raid.me.can("mode")
        raid.me.does(flip, "choose Hob", "choose Thief")
        assert raid.at("my 1 1") == "my Hob, face-down, exhausted right"
        assert raid.at("my 1 2") == "my Thief, face-down"


class TestCurtainMeg:
    @pytest.mark.parametrize("answer", ["yes", "no"])
    def test_both_or_neither(self, scenes: Scenes, answer: str) -> None:
        raid = scenes({"Meg": f"Spy: {text(32)}"})
        raid.set("""
            their 1 | (Thief)
            my 1    | Meg
            me:     hand Thief, deck Maniac
        """)
        raid.me.does("use Meg")
        raid.them.does("let")
        raid.me.does("end", answer, *["choose Thief"] * (answer == "yes"))
        assert raid.cards("my graveyard") == (["Thief"] if answer == "yes" else [])

    def test_once_for_each_card_of_a_flip_step(self, scenes: Scenes) -> None:
        raid = scenes({"Meg": f"Spy: {text(32)}"})
        raid.set("""
            their 1 | (Thief) (Maniac)
            my 1    | Meg
            me:     hand Thief Spy, deck Maniac Assassin
        """)
        raid.me.does("use Meg")
        raid.them.does("let")
        raid.me.does("end", "yes", "choose Thief", "yes", "choose Spy")
        assert raid.cards("my graveyard") == ["Thief", "Spy"]

    def test_also_for_a_spy_that_blocks(self, scenes: Scenes) -> None:
        raid = scenes({"Meg": f"Spy: {text(32)}", "Fence": FENCE})
        raid.set("""
            their 1 | (Spy) (Thief)
            my 1    | Meg> Fence
            me:     hand Thief, deck Maniac
            live: my 1 1
        """)
        raid.me.does("use Fence")
        raid.them.does("block with Spy")
        raid.me.does("yes", "choose Thief")
        assert raid.cards("my hand") == ["Maniac"]
        assert raid.fact("my treasure") == 0

    def test_not_for_ones_own_cards(self, scenes: Scenes) -> None:
        raid = scenes({"Meg": f"Spy: {text(32)}"})
        raid.set("""
            their 1 | Thief
            my 1    | Meg (Thief)
            me:     hand Maniac
        """)
        raid.me.does("use Meg", "end")
        raid.them.does("end")
        raid.me.does("keep Meg")
        assert raid.me.can("yes") == set()
        assert raid.at("my 1 2") == "my Thief"

    def test_an_empty_deck_still_costs_a_card(self, scenes: Scenes) -> None:
        raid = scenes({"Meg": f"Spy: {text(32)}"})
        raid.set("""
            their 1 | (Thief)
            my 1    | Meg
            me:     hand Thief, deck none
        """)
        raid.me.does("use Meg")
        raid.them.does("let")
        raid.me.does("end", "yes", "choose Thief")
        assert raid.cards("my graveyard") == ["Thief"]


def test_the_hook_holds_what_stands_beside_it_but_not_against_powers(scenes: Scenes) -> None:
    raid = scenes(
        {
            "Hook": f"Assassin: {text(33)}",
            "Usher": "Spy: Quick: Move target Thief you control to an empty position on Treasure.",
        }
    )
    raid.set("""
        their 1  | Usher
        treasure | . -Thief +Hook -Spy -Maniac
    """)
    raid.me.does("use Hook", "end")
    assert raid.them.can("attack") == set()
    assert all("Maniac" in choice or "Usher" in choice for choice in raid.them.can("move"))
    raid.them.does("use Usher", "choose Thief", "place treasure 1")
    assert raid.at("treasure 1") == "their Thief"
    assert "move Thief to treasure 2" in raid.them.can("move")


def test_the_hook_holds_wherever_it_goes_and_types_are_free(scenes: Scenes) -> None:
    raid = scenes(
        {"Hook": f"Assassin: {text(33)}", "Bird": "Flying Assassin: Quick: Draw 4 cards."}
    )
    raid.set("""
        treasure | . +Hook -Bird . -Spy
        my 2     | . . . .
    """)
    raid.me.does("use Hook", "move Hook to my 2 2", "end")
    assert raid.them.can("move") >= {"move Bird to treasure 2", "move Bird to treasure 4"}
    raid.them.does("move Bird to treasure 2")
    assert not any("Bird" in choice for choice in raid.them.can("move", "attack"))
    assert raid.them.can("fly") == {"fly Bird"}


def test_fog_child_takes_types_also_those_that_others_give(scenes: Scenes) -> None:
    raid = scenes(
        {
            "Fog": f"Henchman: {text(35)}",
            "Gall": f"Assassin: {text(11)}",
            "Rock": "Invulnerable Spy: Quick: Draw 3 cards.",
            "Bird": "Flying Assassin: Quick: Draw 4 cards.",
        }
    )
    raid.set("""
        treasure | . . -Rock
        my 2     | Fog Bird .
        my 1     | Gall
    """)
    raid.me.does("use Gall")
    assert raid.me.can("fly") == set()
    raid.me.does("move Bird to my 2 3")
    assert raid.me.can("fly") == {"fly Bird"}
    assert raid.me.can("attack") == {"attack Rock with Bird"}
    raid.set("""
        treasure | +Fog -Rock
        my 2     | . Assassin
    """)
    assert raid.me.can("attack") == {"attack Rock with Assassin"}, "theirs lose them too"


class TestTheBadPenny:
    @pytest.mark.parametrize(("holds", "treasure"), [("Penny", 0), ("Spy", 1)])
    def test_enemy_thieves_steal_only_by_the_action(
        self, scenes: Scenes, holds: str, treasure: int
    ) -> None:
        raid = scenes({"Penny": f"Curse Thief: {text(39)}"})
        raid.set(f"""
            treasure | +Thief
            them:    hand {holds}
            active them
        """)
        raid.them.does("end")
        assert raid.fact("my treasure") == treasure
        raid.me.does("steal with Thief")
        assert raid.fact("my treasure") == treasure + 1


def test_the_bad_penny_is_shown_when_its_curse_is_felt_and_has_its_power_on_the_playfield(
    scenes: Scenes,
) -> None:
    raid = scenes({"Penny": f"Curse Thief: {text(39)}"})
    raid.set("""
        their 1  | Penny
        treasure | +Thief
        them:    hand Spy
        active them
    """)
    raid.them.does("use Penny")
    assert len(raid.cards("their hand")) == 2
    raid.them.does("end")
    assert raid.fact("my treasure") == 1, "on the Playfield it is no Curse"
    raid.set("""
        my 1  | Maniac
        them: hand Penny
        active them
    """)
    raid.them.does("end")
    assert "Penny" not in " ".join(line.text for line in raid.match.story(0))
    raid.set("""
        treasure | +Thief
        them:    hand Penny
        active them
    """)
    raid.them.does("end")
    assert "Penny" in " ".join(line.text for line in raid.match.story(0))


class TestJudgeHarrow:
    CARDS: ClassVar = {"Harrow": f"Assassin: {text(45)}", HOUND: f"Henchman: {text(7)}"}

    def test_each_keeps_one_and_all_others_die(self, scenes: Scenes) -> None:
        raid = scenes(self.CARDS)
        raid.set("""
            treasure | +Thief +Maniac -Spy -Assassin +Grave-Hound
            my 1     | Harrow
        """)
        raid.me.does("use Harrow", "choose Maniac")
        assert raid.asked() == ["them"]
        raid.them.does("choose Assassin")
        left = [raid.at(f"treasure {n}") for n in range(1, 6)]
        assert left == ["empty", "my Maniac", "empty", "their Assassin", "empty"]

    def test_who_has_none_chooses_none(self, scenes: Scenes) -> None:
        raid = scenes(self.CARDS)
        raid.set("""
            treasure | +Thief +Maniac -(Spy)
            my 1     | Harrow
        """)
        raid.me.does("use Harrow")
        raid.them.does("let")
        raid.me.does("choose Maniac")
        assert raid.cards("my graveyard") == ["Thief"]
        assert raid.at("treasure 3") == "their Spy, face-down"


class TestTheTurnstile:
    def table(self, scenes: Scenes, points: int) -> RaidTable:
        raid = scenes(
            {"Turnstile": f"Obstacle Henchman: {text(53)}", "Heir": "Thief: Quick: Draw 3 cards."}
        )
        raid.set(f"""
            their 1 | Turnstile (Spy)
            my 1    | Heir
            me:     treasure 3
            points {points}
        """)
        raid.me.does("use Heir")
        return raid

    @pytest.mark.parametrize(("answer", "treasure", "points"), [("yes", 3, 1), ("no", 2, 2)])
    def test_pay_or_lose_even_if_it_is_blocked(
        self, scenes: Scenes, answer: str, treasure: int, points: int
    ) -> None:
        raid = self.table(scenes, 3)
        raid.me.does(answer)
        raid.them.does("block with Spy")
        assert raid.fact("my treasure") == treasure
        assert raid.fact("action points") == points

    def test_its_own_controller_pays_too_and_nobody_falls_below_none(self, scenes: Scenes) -> None:
        raid = scenes(
            {"Turnstile": f"Obstacle Henchman: {text(53)}", "Heir": "Thief: Quick: Draw 3 cards."}
        )
        raid.set("""
            my 2 | Turnstile
            my 1 | Heir
        """)
        raid.me.does("use Heir", "no")
        assert (raid.fact("my treasure"), raid.fact("action points")) == (0, 2)

    def test_without_a_point_left_it_is_lost(self, scenes: Scenes) -> None:
        raid = self.table(scenes, 1)
        raid.them.does("let")
        assert raid.fact("my treasure") == 2


class TestTheSinEater:
    @pytest.mark.parametrize(
        ("answer", "dead", "treasure_1"),
        [("yes", ["Eater"], "their Thief"), ("no", ["Thief"], "my Spy")],
    )
    def test_saved_from_an_attack_it_keeps_its_place(
        self, scenes: Scenes, answer: str, dead: list[str], treasure_1: str
    ) -> None:
        raid = scenes({"Eater": f"Assassin: {text(56)}"})
        raid.set("""
            their 1  | Eater>
            treasure | -Thief
            my 2     | Spy
            live: their 1 1
        """)
        raid.me.does("attack Thief with Spy")
        raid.them.does(answer)
        assert raid.cards("their graveyard") == dead
        assert raid.at("treasure 1") == treasure_1

    def test_saved_from_a_power(self, scenes: Scenes) -> None:
        raid = scenes(
            {"Eater": f"Assassin: {text(56)}", "Axe": "Maniac: Quick: Kill target Outlaw."}
        )
        raid.set("""
            their 1 | Eater> Thief (Spy)
            my 1    | Axe
            live: their 1 1
        """)
        raid.me.does("use Axe")
        assert raid.me.can() == {"choose Eater", "choose Thief", "choose Axe"}
        raid.me.does("choose Thief")
        raid.them.does("let", "yes")
        assert raid.cards("their graveyard") == ["Eater"]
        assert raid.at("their 1 2") == "their Thief"

    def test_two_of_them_do_not_hand_one_death_back_and_forth(self, scenes: Scenes) -> None:
        raid = scenes(
            {"Eater": f"Assassin: {text(56)}", "Glutton": f"Maniac: Ongoing: {OTHER_EATER}"}
        )
        raid.set("""
            their 1  | Eater> Glutton>
            treasure | -Thief
            my 2     | Spy
            live: their 1 1
            live: their 1 2
        """)
        raid.me.does("attack Thief with Spy")
        raid.them.does("instead Eater", "yes", "yes")
        assert raid.cards("their graveyard") == ["Glutton"]


class TestOldTomPyre:
    @pytest.mark.parametrize(("answer", "treasure"), [("let", 0), ("block with Spy", 1)])
    def test_the_price_is_paid_before_the_block(
        self, scenes: Scenes, answer: str, treasure: int
    ) -> None:
        raid = scenes({"Pyre": f"Maniac: {text(25)}", HOUND: f"Henchman: {text(7)}"})
        raid.set("""
            their 1 | (Spy) Thief
            my 1    | Pyre Maniac Grave-Hound (Second-Maniac)
            them:   treasure 1
        """)
        raid.me.does("use Pyre")
        assert raid.me.can() == {"choose Maniac", "choose Grave Hound"}
        raid.me.does("choose Maniac")
        assert raid.cards("my graveyard") == ["Maniac"]
        raid.them.does(answer)
        assert raid.fact("their treasure") == treasure

    def test_without_one_it_is_refused(self, scenes: Scenes) -> None:
        raid = scenes({"Pyre": f"Maniac: {text(25)}"})
        raid.set("""
            their 1 | Thief
            my 1    | Pyre (Maniac)
        """)
        assert raid.me.can("use") == set()


class TestVelvetDuchess:
    def test_control_until_the_pass_and_no_power_meanwhile(self, scenes: Scenes) -> None:
        raid = scenes({"Duchess": f"Spy: {text(41)}"})
        raid.set("""
            their 2 | Thief>
            my 1    | Duchess
        """)
        raid.me.does("use Duchess", "choose Thief")
        assert raid.at("their 2 1") == "my Thief, owned by them"
        assert raid.me.can("use") == set()
        assert {choice for choice in raid.me.can("move") if "Thief" in choice} == {
            "move Thief to treasure 1"
        }
        raid.me.does("move Thief to treasure 1", "steal with Thief", "end")
        assert raid.at("treasure 1") == "their Thief"
        assert raid.fact("my treasure") == 1

    def test_killed_meanwhile_it_goes_to_its_owners_graveyard(self, scenes: Scenes) -> None:
        raid = scenes({"Duchess": f"Spy: {text(41)}", "Axe": "Maniac: Quick: Kill target Thief."})
        raid.set("""
            their 2 | Thief
            my 1    | Duchess Axe
        """)
        raid.me.does("use Duchess", "choose Thief", "use Axe", "choose Thief")
        assert (raid.cards("my graveyard"), raid.cards("their graveyard")) == ([], ["Thief"])

    @pytest.mark.parametrize("deed", [["hide Duchess"], ["use Nurse", "choose Duchess"]])
    def test_back_sooner_if_she_is_turned_down_or_readied(
        self, scenes: Scenes, deed: list[str]
    ) -> None:
        raid = scenes(
            {"Duchess": f"Evasive Spy: {text(41)}", "Nurse": "Maniac: Quick: Ready target Spy."}
        )
        raid.set("""
            their 2 | Thief
            my 1    | Duchess Nurse
        """)
        raid.me.does("use Duchess", "choose Thief", *deed)
        assert raid.at("their 2 1") == "their Thief"

    def test_back_sooner_if_the_duchess_is_lost(self, scenes: Scenes) -> None:
        raid = scenes({"Duchess": f"Spy: {text(41)}", "Axe": "Maniac: Quick: Kill target Spy."})
        raid.set("""
            their 2 | Thief
            my 1    | Duchess Axe
        """)
        raid.me.does("use Duchess", "choose Thief", "use Axe", "choose Duchess")
        assert raid.at("their 2 1") == "their Thief"


class TestTheGlassFriar:
    def test_the_source_is_banished_and_nobody_dies(self, scenes: Scenes) -> None:
        raid = scenes(
            {
                "Friar": f"Spy: {text(44)}",
                "Blast": "Maniac: Quick: Kill each Outlaw an opponent controls. Gain a treasure.",
            }
        )
        raid.set("""
            their 1 | Blast
            my 1    | Friar Thief Maniac
        """)
        raid.me.does("use Friar", "end")
        raid.them.does("use Blast")
        assert [raid.at(f"my 1 {n}") for n in (2, 3)] == ["my Thief", "my Maniac"]
        assert raid.at("their 1 1") == "empty"
        assert raid.cards("their graveyard") == []
        assert raid.fact("their treasure") == 0

    def test_a_henchman_is_not_answered(self, scenes: Scenes) -> None:
        raid = scenes(
            {
                "Friar": f"Spy: {text(44)}",
                "Imp": "Henchman: Whenever you steal a treasure, kill a Thief an opponent controls.",
            }
        )
        raid.set("""
            their 1  | Imp
            treasure | -Spy
            my 1     | Friar Thief
        """)
        raid.me.does("use Friar", "end")
        raid.them.does("steal with Spy", "choose Thief")
        assert raid.cards("my graveyard") == ["Thief"]
        assert raid.at("their 1 1") == "their Imp"

    def test_an_attack_is_not_answered(self, scenes: Scenes) -> None:
        raid = scenes({"Friar": f"Spy: {text(44)}"})
        raid.set("""
            their 2  | Assassin
            treasure | +Thief
            my 1     | Friar
        """)
        raid.me.does("use Friar", "end")
        raid.them.does("attack Thief with Assassin")
        assert raid.cards("my graveyard") == ["Thief"]


class TestMaskMaker:
    def test_two_different_outlaws_until_my_next_turn(self, scenes: Scenes) -> None:
        raid = scenes({"Maker": f"Maniac: {text(58)}"})
        raid.set("""
            treasure | +Thief +Second-Thief
            their 2  | Spy
            my 1     | Maker
        """)
        raid.me.does("use Maker", "choose Thief")
        assert raid.me.can() == {"choose Second Thief", "choose Maker"}
        raid.me.does("choose Second Thief", "end")
        raid.them.does("attack Thief with Spy")
        assert raid.cards("their graveyard") == ["Spy"]
        raid.them.does("end")
        assert raid.fact("my treasure") == 2


class TestSaltwitch:
    CARDS: ClassVar = {
        "Salt": f"Maniac: {text(52)}",
        "Vesp": f"Maniac: {text(6)}",
        HOUND: f"Henchman: {text(7)}",
        "Usher": "Spy: Quick: Move target Thief to an empty position on Treasure.",
    }

    def test_no_move_summoning_or_power_comes_there_for_either_player(self, scenes: Scenes) -> None:
        raid = scenes(self.CARDS)
        raid.set("""
            their 2  | Spy . Usher
            treasure | . +Thief
            my 2     | Second-Thief
            my 1     | Salt Vesp
            me:      extra Grave-Hound
        """)
        raid.me.does("use Salt")
        assert raid.me.can() == {
            "place treasure 1",
            "place treasure 3",
            "place treasure 4",
            "place treasure 5",
        }
        raid.me.does("place treasure 1")
        assert not any("treasure 1" in choice for choice in raid.me.can("move"))
        raid.me.does("use Vesp")
        assert "place treasure 1" not in raid.me.can()
        raid.me.does("place treasure 5", "end")
        assert not any("treasure 1" in choice for choice in raid.them.can("move"))
        raid.them.does("use Usher", "choose Thief")
        assert raid.them.can() == {"place treasure 3", "place treasure 4"}
        raid.them.does("place treasure 3", "end")
        assert "move Second Thief to treasure 1" in raid.me.can("move")

    def test_it_ends_with_her(self, scenes: Scenes) -> None:
        raid = scenes(
            {**self.CARDS, "Axe": "Maniac: Quick: Kill target Maniac other than this card."}
        )
        raid.set("""
            my 2 | Thief
            my 1 | Salt Axe
        """)
        raid.me.does("use Salt", "place treasure 1", "use Axe", "choose Salt")
        assert "move Thief to treasure 1" in raid.me.can("move")

    def test_without_its_class_a_maniac_summons_nothing(self, scenes: Scenes) -> None:
        raid = scenes(
            {
                "Maker": f"Maniac: {text(58)}",
                "Caller": "Maniac: Quick: Summon a Henchman named Imp.",
                "Imp": "Henchman: Thieves have Evasive.",
            }
        )
        raid.set("""
            my 1 | Maker Caller Thief
            me:  extra Imp
        """)
        raid.me.does("use Maker", "choose Thief", "choose Caller", "use Caller")
        assert raid.cards("my extra deck") == ["Imp"]

    def test_it_ends_with_the_makers_power(self, scenes: Scenes) -> None:
        raid = scenes({"Maker": f"Evasive Maniac: {text(58)}"})
        raid.set("""
            treasure | +Thief +Second-Thief
            their 2  | Spy
            my 1     | Maker
        """)
        raid.me.does("use Maker", "choose Thief", "choose Second Thief", "hide Maker", "end")
        raid.them.does("attack Thief with Spy")
        assert raid.cards("my graveyard") == ["Thief"]
