"""Blocking: `block.*`, and the rulings on when a block is asked for and what it can stop."""

import pytest

from rulewright.games.eruma.testing.table import RaidTable
from rulewright.testing import rule

A_POWER_AND_A_SPY = """
    their 1 | . (Spy)
    my 1    | Fence Thief
"""


@rule(
    "eruma/block.face-down-spy",
    "eruma/block.no-effect",
    "eruma/block.point-lost",
    "eruma/block.source-exhausted",
    "eruma/block.turned-left",
    "eruma/block.free",
    "eruma/ruling.left-turned-card",
)
def test_a_face_down_spy_turns_up_and_the_power_does_nothing(raid: RaidTable) -> None:
    """That is all that changes: the Spy itself is not exhausted, and its player pays nothing."""
    raid.set(A_POWER_AND_A_SPY)
    raid.me.does("use Fence")
    assert raid.them.can() == {"block with Spy", "let"}
    raid.them.does("block with Spy")
    assert raid.changed == {
        "their 1 2: their Spy, face-down -> their Spy",
        "my 1 1: my Fence -> my Fence, exhausted left",
        "action points: 3 -> 2",
    }
    assert raid.me.can("use") == {"use Thief"}


@rule("eruma/block.optional")
def test_a_power_may_be_let_through_and_the_spy_stays_hidden(raid: RaidTable) -> None:
    raid.set(A_POWER_AND_A_SPY)
    raid.me.does("use Fence")
    raid.them.does("let")
    assert raid.changed == {
        "my 1 1: my Fence -> my Fence, exhausted right",
        "my treasure: 0 -> 1",
        "action points: 3 -> 2",
    }
    assert raid.told("me")[-2:] == ["Them lets the power of Fence through.", "Me gains 1 treasure."]


@rule("eruma/block.free")
def test_who_has_blocked_has_three_points_in_the_next_turn(raid: RaidTable) -> None:
    raid.set(A_POWER_AND_A_SPY)
    raid.me.does("use Fence")
    raid.them.does("block with Spy")
    raid.me.does("end")
    assert raid.fact("action points") == 3
    assert raid.them.can("use") == {"use Spy"}


@rule("eruma/block.no-effect")
@pytest.mark.parametrize("card", ["Tracker", "Pathfinder"])
def test_a_blocked_power_does_nothing_later_either(raid: RaidTable, card: str) -> None:
    raid.set(f"""
        their 1 | (Spy)
        my 1    | {card} Thief
        me:     deck Maniac
    """)
    raid.me.does(f"use {card}")
    raid.them.does("block with Spy")
    assert raid.fact("live") == []
    raid.me.does("move Thief to my 1 3", "end")
    raid.them.does("move Spy to their 1 2", "end")
    assert raid.me.can("keep", "ready") == set()
    assert raid.cards("my hand") == ["Maniac"]
    assert raid.at("my 1 1") == f"my {card}"


@rule("eruma/block.source-exhausted", "eruma/ruling.ready-is-compulsory")
def test_a_blocked_card_is_readied_like_any_other(raid: RaidTable) -> None:
    raid.set(A_POWER_AND_A_SPY)
    raid.me.does("use Fence")
    raid.them.does("block with Spy")
    raid.me.does("end")
    raid.them.does("end")
    assert raid.me.can("use") == {"use Fence", "use Thief"}


@rule("eruma/block.face-down-spy")
@pytest.mark.parametrize(
    ("standing", "hand"), [("Spy", ""), (".", "Spy"), ("Second-Spy Third-Spy", "Spy")]
)
def test_a_face_up_spy_and_one_in_hand_block_nothing(
    raid: RaidTable, standing: str, hand: str
) -> None:
    raid.set(f"""
        their 1 | {standing}
        my 1    | Fence
        them:   hand {hand}
    """)
    raid.me.does("use Fence")
    assert raid.asked() == ["me"]
    assert raid.fact("my treasure") == 1


@rule("eruma/block.face-down-spy", "eruma/block.opponent-trigger")
def test_a_spy_that_one_controls_blocks_whoever_owns_it_and_wherever_it_stands(
    raid: RaidTable,
) -> None:
    raid.set("""
        their 1  | . (Spy)*
        treasure | +(Third-Spy) -(Second-Spy)
        my 1     | Fence (Fourth-Spy)
    """)
    raid.me.does("use Fence")
    assert raid.them.can() == {"block with Spy", "block with Second Spy", "let"}
    assert raid.me.can() == set()
    raid.them.does("block with Second Spy")
    assert raid.at("treasure 2") == "their Second Spy"


@rule("eruma/block.opponent-trigger")
def test_a_player_cannot_block_a_power_of_their_own(raid: RaidTable) -> None:
    raid.set("""
        my 1 | Fence (Spy)
    """)
    raid.me.does("use Fence")
    assert raid.asked() == ["me"]
    assert raid.fact("my treasure") == 1
    assert raid.at("my 1 2") == "my Spy, face-down"


@rule("eruma/block.opponent-trigger")
def test_nothing_but_a_power_lets_a_spy_block(raid: RaidTable) -> None:
    """Not a move, an attack, a steal, a type, or a card played."""
    raid.set("""
        points 5
        their 1  | (Spy)
        treasure | +Evasive-Thief -Maniac
        my 1     | Assassin
        me:      hand Thief
    """)
    raid.me.does("move Assassin to my 1 2", "attack Maniac with Evasive Thief")
    raid.me.does("steal with Evasive Thief", "play Thief to my 1 1", "hide Evasive Thief")
    assert raid.at("their 1 1") == "their Spy, face-down"


class TestBlockWindow:
    """ruling.block-window: targets, payment, exhaustion; then the block; then the power."""

    @rule("eruma/ruling.block-window", "eruma/ruling.targets-at-trigger")
    def test_who_may_block_knows_the_target_and_all_is_paid(self, raid: RaidTable) -> None:
        raid.set("""
            their 1 | (Spy) Thief Maniac
            my 1    | Jailer
        """)
        raid.me.does("use Jailer")
        assert raid.changed == set()
        assert raid.them.can() == set()
        raid.me.does("choose Thief")
        assert raid.changed == {
            "my 1 1: my Jailer -> my Jailer, exhausted right",
            "action points: 3 -> 2",
        }
        raid.them.does("let")
        assert raid.changed == {"their 1 2: their Thief -> their Thief, exhausted left"}

    @rule("eruma/ruling.block-window")
    def test_no_later_moment_of_a_slow_or_ongoing_power_can_be_blocked(
        self, raid: RaidTable
    ) -> None:
        raid.set("""
            their 1 | (Spy)
            my 1    | Tracker Thief
        """)
        raid.me.does("use Tracker")
        raid.them.does("let")
        raid.me.does("move Thief to my 1 3")
        assert raid.asked() == ["me"]
        assert len(raid.cards("my hand")) == 1


class TestRulings:
    @rule("eruma/ruling.one-block-per-power")
    def test_one_spy_blocks_a_power_and_another_the_next(self, raid: RaidTable) -> None:
        raid.set("""
            their 1 | (Spy) (Second-Spy)
            my 1    | Fence Thief
        """)
        raid.me.does("use Fence")
        assert raid.them.can() == {"block with Spy", "block with Second Spy", "let"}
        raid.them.does("block with Second Spy")
        assert raid.asked() == ["me"]
        assert raid.at("their 1 1") == "their Spy, face-down"
        raid.me.does("use Thief")
        assert raid.them.can() == {"block with Spy", "let"}
        raid.them.does("block with Spy")
        assert raid.cards("my hand") == []
        assert raid.at("my 1 2") == "my Thief, exhausted left"

    @rule("eruma/ruling.what-can-be-blocked")
    def test_the_power_of_a_spy_can_be_blocked(self, raid: RaidTable) -> None:
        raid.set("""
            their 1 | (Spy)
            my 1    | Bailiff (Second-Spy)
            them:   treasure 5
        """)
        raid.me.does("use Bailiff")
        raid.them.does("block with Spy")
        # The block itself is answered by nobody, also not by my own Spy.
        assert raid.asked() == ["me"]
        assert raid.fact("their treasure") == 5
        assert raid.at("my 1 2") == "my Second Spy, face-down"

    @rule("eruma/ruling.what-can-be-blocked")
    def test_a_skill_and_a_henchmans_effect_cannot_be_blocked(self, raid: RaidTable) -> None:
        raid.set("""
            active them, phase planning
            their 1  | Crier
            treasure | -Thief
            my 1     | (Spy)
            them:    deck Maniac
        """)
        raid.them.does("yes", "no")
        assert raid.fact("their treasure") == 1
        assert raid.cards("their hand") == ["Maniac"]
        assert raid.at("my 1 1") == "my Spy, face-down"

    @rule("eruma/ruling.block-question-hides")
    def test_whoever_has_a_face_down_card_is_asked_spy_or_not(self, raid: RaidTable) -> None:
        raid.set("""
            their 1 | (Thief)
            my 1    | Fence
            them:   hand Spy
        """)
        raid.me.does("use Fence")
        assert raid.asked() == ["them"]
        assert raid.them.can() == {"let"}
        assert raid.fact("my treasure") == 0
        raid.them.does("let")
        assert raid.fact("my treasure") == 1

    @rule("eruma/ruling.block-question-hides")
    @pytest.mark.parametrize("hidden", ["Thief", "Spy"])
    def test_no_answer_in_time_lets_the_power_through_whatever_lies_there(
        self, raid: RaidTable, hidden: str
    ) -> None:
        raid.set(f"""
            their 1 | ({hidden})
            my 1    | Fence
        """)
        silent = raid.game.rules.when_silent
        assert (silent(raid.match.state, 0), silent(raid.match.state, 1)) == (None, None)
        raid.me.does("use Fence")
        assert silent(raid.match.state, 0) is None
        code = silent(raid.match.state, 1)
        assert code is not None
        raid.match.play(1, code)
        assert raid.fact("my treasure") == 1
        assert raid.at("their 1 1") == f"their {hidden}, face-down"

    @rule("eruma/ruling.block-question-hides")
    def test_whoever_has_no_face_down_card_is_not_asked(self, raid: RaidTable) -> None:
        raid.set("""
            their 1 | Spy Thief
            my 1    | Fence
        """)
        raid.me.does("use Fence")
        assert raid.asked() == ["me"]

    @rule("eruma/ruling.left-turned-card")
    def test_a_card_exhausted_by_another_turns_left_and_only_a_trigger_turns_it_right(
        self, raid: RaidTable
    ) -> None:
        raid.set("""
            their 1 | Thief
            my 1    | Jailer
        """)
        raid.me.does("use Jailer", "choose Thief")
        assert raid.at("their 1 1") == "their Thief, exhausted left"
        assert raid.at("my 1 1") == "my Jailer, exhausted right"
