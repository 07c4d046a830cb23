"""What holds while a text does: prohibitions, costs, types that are lost."""

import pytest

from rulewright.games.eruma.testing.written_cards import Scenes
from rulewright.testing import rule


class TestCantMove:
    """ruling.cant-move."""

    @pytest.mark.parametrize(
        ("text", "can_move", "can_attack"),
        [
            ("Cards an opponent controls adjacent to this Henchman can't move.", False, False),
            ("Thieves can't attack.", True, False),
            ("Thieves can neither move nor attack.", False, False),
            ("Thieves can't take the move action.", False, True),
            ("Thieves can't take the attack action.", True, False),
            ("Thieves can't take the steal action.", True, True),
        ],
    )
    def test_what_a_card_is_kept_from(
        self, scenes: Scenes, text: str, can_move: bool, can_attack: bool
    ) -> None:
        raid = scenes({"Hook": f"Henchman: {text}"})
        raid.set("""
            treasure | . +Thief -Spy
            my 2     | . -Hook
        """)
        assert bool(raid.me.can("move")) == can_move
        assert bool(raid.me.can("attack")) == can_attack

    @rule("eruma/ruling.cant-move")
    @pytest.mark.parametrize(("said", "moves"), [("can't move", True), ("can't be moved", False)])
    def test_a_power_moves_what_cannot_move_but_not_what_cannot_be_moved(
        self, scenes: Scenes, said: str, moves: bool
    ) -> None:
        raid = scenes(
            {
                "Hook": f"Henchman: Thieves {said}.",
                "Usher": "Spy: Quick: Move target Thief to an empty position on Treasure.",
            }
        )
        raid.set("""
            their 1 | Hook
            my 1    | Usher Thief
        """)
        raid.me.does("use Usher", "choose Thief", "place treasure 3")
        assert (raid.at("treasure 3") == "my Thief") == moves

    def test_the_steal_action_is_no_free_steal(self, scenes: Scenes) -> None:
        raid = scenes({"Lock": "Henchman: Thieves can't take the steal action."})
        raid.set("""
            treasure | +Thief +Spy
            their 1  | Lock
            active them
        """)
        raid.them.does("end")
        assert raid.fact("my treasure") == 1
        assert raid.me.can("steal") == {"steal with Spy"}


@pytest.mark.parametrize(
    ("text", "treasure"),
    [
        ("Thieves an opponent controls don't steal for free.", 0),
        ("Spies an opponent controls don't steal for free.", 1),
        ("Thieves you control don't steal for free.", 1),
    ],
)
def test_thieves_that_steal_no_more_for_free_still_take_the_action(
    scenes: Scenes, text: str, treasure: int
) -> None:
    raid = scenes({"Penny": f"Henchman: {text}"})
    raid.set("""
        treasure | +Thief
        their 1  | Penny
        active them
    """)
    raid.them.does("end")
    assert raid.fact("my treasure") == treasure
    raid.me.does("steal with Thief")
    assert raid.fact("my treasure") == treasure + 1


class TestOutsideAPhase:
    def test_only_the_draw_of_the_phase_is_made(self, scenes: Scenes) -> None:
        raid = scenes(
            {
                "Clerk": "Henchman: Each player can't draw a card outside the Draw Phase.",
                "Reader": "Spy: Quick: Draw 2 cards, then discard a card.",
            }
        )
        raid.set("""
            my 1    | Reader
            their 1 | Clerk
            me:     hand Thief, deck Spy Maniac
        """)
        raid.me.does("use Reader", "choose Thief")
        assert raid.cards("my hand") == []
        assert raid.cards("my graveyard") == ["Thief"]
        raid.me.does("end")
        assert len(raid.cards("their hand")) == 1

    def test_during_a_phase(self, scenes: Scenes) -> None:
        raid = scenes(
            {
                "Clerk": "Henchman: You can't draw a card during the Assault Phase.",
                "Reader": "Spy: Quick: Draw a card.",
            }
        )
        raid.set("""
            my 1    | Reader Clerk
            me:     deck Spy
        """)
        raid.me.does("use Reader")
        assert raid.cards("my hand") == []


class TestCosts:
    """ruling.costs-add-up."""

    @rule("eruma/ruling.costs-add-up")
    @pytest.mark.parametrize(
        ("texts", "left"),
        [
            (["Moving a card costs you no Action Points."], 3),
            (["Moving a card costs each player one more Action Point."], 1),
            (["Moving a card costs you one fewer Action Point."], 3),
            (
                [
                    "Moving a card costs each player 2 Action Points.",
                    "Moving a card costs you one fewer Action Point.",
                ],
                2,
            ),
            (
                [
                    "Moving a card costs each player 3 Action Points.",
                    "Moving a card costs you no Action Points.",
                ],
                0,
            ),
        ],
    )
    def test_moves(self, scenes: Scenes, texts: list[str], left: int) -> None:
        raid = scenes({f"Toll {n}": f"Henchman: {text}" for n, text in enumerate(texts, 1)})
        raid.set(f"""
            my 2 | Thief
            my 1 | {" ".join(f"Toll-{n}" for n in range(1, len(texts) + 1))}
        """)
        raid.me.does("move Thief to my 2 2")
        assert raid.fact("action points") == left

    @rule("eruma/ruling.costs-add-up")
    def test_powers_cost_more_for_one_turn(self, scenes: Scenes) -> None:
        raid = scenes(
            {
                "Toll": "Spy: Slow: Powers of Outlaws an opponent controls cost one more Action"
                " Point.",
                "Fence": "Thief: Quick: Gain a treasure.",
                "Heir": "Thief: Quick: Draw a card.",
            }
        )
        raid.set("""
            their 1 | Fence Heir
            my 1    | Toll
        """)
        raid.me.does("use Toll", "end")
        raid.them.does("use Fence")
        assert raid.fact("action points") == 1
        assert raid.them.can("use") == set()

    @rule("eruma/ruling.costs-add-up")
    def test_what_is_free_needs_no_point(self, scenes: Scenes) -> None:
        raid = scenes({"Road": "Henchman: Moving a card costs you no Action Points."})
        raid.set("""
            my 2 | Thief
            my 1 | Road
            points 0
            me: hand Spy
        """)
        assert "move Thief to treasure 1" in raid.me.can("move")
        assert raid.me.can("play") == set()

    @rule("eruma/ruling.endless-turn")
    def test_a_free_move_comes_to_an_end(self, scenes: Scenes) -> None:
        raid = scenes({"Road": "Henchman: Moving a card costs you no Action Points."})
        raid.set("""
            my 2 | Thief
            my 1 | Road
        """)
        for _ in range(10):
            raid.me.does("move Thief to my 2 2", "move Thief to my 2 1")
        assert raid.me.can("move") == set()


class TestLostTypes:
    """ruling.lost-types."""

    @rule("eruma/ruling.lost-types")
    def test_a_card_that_loses_its_types_gets_none_by_others(self, scenes: Scenes) -> None:
        raid = scenes(
            {
                "Fog": "Henchman: Outlaws adjacent to this Henchman lose all types.",
                "Gall": "Henchman: Assassins you control have Evasive.",
                "Bird": "Flying Assassin: Quick: Draw a card.",
            }
        )
        raid.set("""
            my 2 | Fog Bird
            my 1 | Gall
        """)
        assert raid.me.can("fly") | raid.me.can("hide") == set()
        raid.me.does("move Bird to my 2 3")
        assert raid.me.can("fly") == {"fly Bird"}
        assert raid.me.can("hide") == {"hide Bird"}

    @rule("eruma/ruling.lost-types")
    def test_one_type_is_lost_and_no_other(self, scenes: Scenes) -> None:
        raid = scenes(
            {
                "Fog": "Henchman: Assassins lose Flying.",
                "Bird": "Flying Evasive Assassin: Quick: Draw a card.",
            }
        )
        raid.set("""
            my 2 | Bird
            my 1 | Fog
        """)
        assert raid.me.can("fly") == set()
        assert raid.me.can("hide") == {"hide Bird"}


def test_a_target_that_can_neither_move_nor_attack(scenes: Scenes) -> None:
    raid = scenes(
        {"Root": "Spy: Quick: Until your next turn, target Thief can neither move nor attack."}
    )
    raid.set("""
        their 1  | Second-Thief
        treasure | -Thief +Assassin
        my 1     | Root
    """)
    raid.me.does("use Root", "choose Thief", "end")
    assert raid.them.can("move") == {
        "move Second Thief to their 2 1",
        "move Second Thief to their 1 2",
    }
    assert raid.them.can("attack") == set()


def test_a_player_who_triggers_a_power_loses_treasure_unless_they_pay(scenes: Scenes) -> None:
    raid = scenes(
        {
            "Turnstile": "Henchman: Whenever a player triggers a power, that player loses a"
            " treasure unless they lose an Action Point.",
            "Heir": "Thief: Quick: Draw a card.",
            "Fence": "Thief: Quick: Gain a treasure.",
        }
    )
    raid.set("""
        my 1 | Heir Fence
        their 1 | Turnstile (Spy)
        me: treasure 3, deck Thief
    """)
    raid.me.does("use Heir", "yes")
    raid.them.does("let")
    assert raid.fact("action points") == 1
    assert raid.fact("my treasure") == 3
    raid.me.does("use Fence")
    assert raid.fact("my treasure") == 2
    raid.them.does("let")
    assert raid.fact("my treasure") == 3


class TestEntering:
    """ruling.entering."""

    @rule("eruma/ruling.entering")
    def test_a_zone_is_shut_to_those_outside_it(self, scenes: Scenes) -> None:
        raid = scenes({"Gate": "Henchman: Cards an opponent controls can't enter Treasure."})
        raid.set("""
            their 1  | Gate
            treasure | +Thief . -Second-Spy
            my 2     | . Spy Maniac
        """)
        assert {choice for choice in raid.me.can("move") if "treasure" in choice} == {
            "move Thief to treasure 2"
        }
        assert raid.me.can("attack") == set()

    @rule("eruma/ruling.entering")
    @pytest.mark.parametrize(("whose", "can"), [("an opponent's", False), ("your", True)])
    def test_nothing_comes_into_a_zone_not_even_from_hand(
        self, scenes: Scenes, whose: str, can: bool
    ) -> None:
        raid = scenes({"Gate": f"Henchman: Nothing can enter {whose} Zone 1."})
        raid.set("""
            their 2 | Gate
            me:     hand Thief
        """)
        assert bool(raid.me.can("play")) == can

    @rule("eruma/ruling.entering")
    def test_a_swap_enters_too(self, scenes: Scenes) -> None:
        raid = scenes(
            {
                "Gate": "Henchman: Thieves can't enter Treasure.",
                "Waltz": "Spy: Quick: Swap 2 target Outlaws you control.",
            }
        )
        raid.set("""
            their 2  | Gate
            treasure | +Spy
            my 1     | Waltz Thief
        """)
        raid.me.does("use Waltz", "choose Spy", "choose Thief")
        assert raid.at("treasure 1") == "my Spy"
