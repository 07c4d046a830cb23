"""Powers: `power.*`. When each of the three speeds acts is in `test_power_speed.py`."""

import pytest

from rulewright.games.eruma.testing.table import RaidTable
from rulewright.testing import rule


@rule("eruma/power.face-up-ready")
def test_every_face_up_ready_card_one_controls_can_use_its_power_wherever_it_stands(
    raid: RaidTable,
) -> None:
    raid.set("""
        their 1  | Third-Spy    Fourth-Thief*  .
        their 2  | +Second-Spy  .              .
        treasure | +Assassin    -Second-Maniac .
        my 2     | Spy*         (Fourth-Spy)   Maniac>
        my 1     | Thief        Third-Maniac<  Rat
    """)
    assert raid.me.can("use") == {"use Thief", "use Spy", "use Assassin", "use Second Spy"}
    assert raid.them.can() == set()


@rule("eruma/power.face-up-ready")
def test_the_power_of_a_card_in_hand_cannot_be_used(raid: RaidTable) -> None:
    raid.set("""
        me: hand Thief, graveyard Spy
    """)
    assert raid.me.can("use") == set()


@rule("eruma/power.exhausts-right", "eruma/speed.quick")
def test_using_a_power_costs_a_point_and_turns_the_card_to_the_right(raid: RaidTable) -> None:
    raid.set("""
        my 1 | . Fence
    """)
    raid.me.does("use Fence")
    assert raid.changed == {
        "my 1 2: my Fence -> my Fence, exhausted right",
        "my treasure: 0 -> 1",
        "action points: 3 -> 2",
    }


@rule("eruma/power.not-while-exhausted")
def test_a_used_power_comes_back_in_its_controllers_next_planning_phase_and_not_before(
    raid: RaidTable,
) -> None:
    raid.set("""
        their 1 | Spy
        my 1    | Fence
    """)
    raid.me.does("use Fence")
    assert raid.me.can("use") == set()
    raid.me.does("end")
    raid.them.does("end")
    assert raid.at("my 1 1") == "my Fence"
    assert raid.me.can("use") == {"use Fence"}
    raid.me.does("use Fence")
    assert raid.fact("my treasure") == 2


@rule("eruma/power.not-while-exhausted")
def test_the_opponents_planning_phase_readies_nothing_of_mine(raid: RaidTable) -> None:
    raid.set("""
        active them, phase planning
        their 1 | Thief>
        my 1    | Fence> Maniac<
    """)
    assert raid.at("their 1 1") == "their Thief"
    assert raid.at("my 1 1") == "my Fence, exhausted right"
    assert raid.at("my 1 2") == "my Maniac, exhausted left"


@rule("eruma/power.exhausted-may-act")
@pytest.mark.parametrize("mark", ["<", ">"])
def test_an_exhausted_card_moves_attacks_and_steals(raid: RaidTable, mark: str) -> None:
    raid.set(f"""
        treasure | +Maniac{mark} -Thief
        my 2     | Fence{mark}
    """)
    assert raid.me.can() == {
        "attack Thief with Maniac",
        "steal with Maniac",
        "move Fence to my 1 1",
        "move Fence to my 2 2",
        "end",
    }
    raid.me.does("attack Thief with Maniac", "steal with Maniac", "move Fence to my 2 2")
    side = "left" if mark == "<" else "right"
    assert raid.at("treasure 2") == f"my Maniac, exhausted {side}, stole"
    assert raid.at("my 2 2") == f"my Fence, exhausted {side}"
    assert raid.fact("my treasure") == 1


@rule("eruma/power.source-condition")
@pytest.mark.parametrize(
    ("henchman", "after"),
    [
        ("Slaughterer", "empty"),
        ("Exiler", "empty"),
        ("Bouncer", "empty"),
        ("Shrouder", "my Fence, face-down, exhausted right"),
        ("Waker", "my Fence"),
    ],
)
def test_a_power_does_nothing_once_its_card_is_gone_down_or_ready(
    raid: RaidTable, henchman: str, after: str
) -> None:
    """Not even a block is asked for: there is nothing left to block."""
    raid.set(f"""
        their 1 | {henchman} (Spy)
        my 1    | Fence
    """)
    raid.me.does("use Fence")
    assert raid.at("my 1 1") == after
    assert raid.fact("my treasure") == 0
    assert raid.fact("action points") == 2
    assert raid.asked() == ["me"]


@rule("eruma/power.source-condition")
def test_an_ongoing_power_whose_card_is_gone_down_or_ready_never_goes_live(
    raid: RaidTable,
) -> None:
    raid.set("""
        their 1 | Waker
        my 1    | Tracker
    """)
    raid.me.does("use Tracker", "move Tracker to my 1 2")
    assert raid.fact("live") == []
    assert raid.cards("my hand") == []


@rule("eruma/power.source-condition")
def test_a_power_acts_if_its_card_is_still_there_face_up_and_exhausted(raid: RaidTable) -> None:
    raid.set("""
        their 1 | Listener
        my 1    | Fence
        them:   deck Spy
    """)
    raid.me.does("use Fence")
    assert raid.fact("my treasure") == 1
    assert raid.cards("their hand") == ["Spy"]


ENDS = [
    ("Stable Boy", "my Tollkeeper"),
    ("Masker", "my Tollkeeper, face-down, exhausted right"),
    ("Executioner", "empty"),
    ("Exorcist", "empty"),
    ("Deserter", "empty"),
    ("Sharper", "empty"),
]


@rule("eruma/power.wears-off")
@pytest.mark.parametrize(("card", "after"), ENDS)
def test_a_live_power_ends_with_whatever_befalls_its_card(
    raid: RaidTable, card: str, after: str
) -> None:
    raid.set(f"""
        active them
        their 1  | {card.replace(" ", "-")}
        treasure | -Assassin -Spy
        my 1     | Tollkeeper>
        live: my 1 1
    """)
    raid.them.does("steal with Assassin")
    assert len(raid.cards("my hand")) == 1
    raid.them.does(f"use {card}", "choose Tollkeeper")
    assert raid.at("my 1 1") == after
    assert raid.fact("live") == []
    before = raid.cards("my hand")
    raid.them.does("steal with Spy")
    assert raid.cards("my hand") == before


@rule("eruma/power.wears-off")
@pytest.mark.parametrize(
    ("card", "choices"),
    [("Jailer", []), ("Drover", ["place my 1 2"]), ("Shover", ["place my 2 4"])],
)
def test_a_live_power_does_not_end_when_its_card_is_moved_or_exhausted_again(
    raid: RaidTable, card: str, choices: list[str]
) -> None:
    raid.set(f"""
        active them
        their 1  | {card}
        treasure | -Assassin
        my 1     | Tollkeeper>
        live: my 1 1
    """)
    raid.them.does(f"use {card}", "choose Tollkeeper", *choices)
    assert raid.fact("live") == ["Tollkeeper"]
    raid.them.does("steal with Assassin")
    assert len(raid.cards("my hand")) == 1


@rule("eruma/power.wears-off")
def test_a_power_that_readies_its_own_card_in_the_middle_ends_there(raid: RaidTable) -> None:
    """Draw 2 cards, then ready this card: it is over, and can be used again."""
    raid.set("""
        my 1 | Sleeper
        me:  deck Thief Spy Maniac Assassin
    """)
    raid.me.does("use Sleeper")
    assert raid.at("my 1 1") == "my Sleeper"
    raid.me.does("use Sleeper")
    assert raid.cards("my hand") == ["Thief", "Spy", "Maniac", "Assassin"]
    assert raid.fact("action points") == 1


@rule("eruma/power.lost-target", "eruma/ruling.needs-legal-target")
@pytest.mark.parametrize(
    ("henchman", "after", "block"),
    [
        ("Martyr", "empty", []),
        ("Trapdoor", "empty", []),
        ("Cloak", "their Thief, face-down", ["let"]),
    ],
)
def test_a_target_escapes_that_dies_leaves_or_turns_down_before_the_power_acts(
    raid: RaidTable, henchman: str, after: str, block: list[str]
) -> None:
    """Exhaust target card an opponent controls, then draw a card: the rest still acts."""
    raid.set(f"""
        their 2 | Thief
        their 1 | {henchman}
        my 1    | Shepherd
        me:     deck Spy
    """)
    raid.me.does("use Shepherd", "choose Thief")
    raid.them.does(*block)
    assert raid.at("their 2 1") == after
    assert raid.cards("my hand") == ["Spy"]
    assert raid.fact("action points") == 2
    assert raid.at("my 1 1") == "my Shepherd, exhausted right"


@rule("eruma/power.lost-target")
def test_a_target_that_only_moves_does_not_escape(raid: RaidTable) -> None:
    raid.set("""
        their 2 | Thief
        their 1 | Escort
        my 1    | Shepherd
    """)
    raid.me.does("use Shepherd", "choose Thief")
    raid.them.does("place their 1 4")
    assert raid.at("their 1 4") == "their Thief, exhausted left"


@rule("eruma/power.lost-target")
def test_the_target_of_an_ongoing_power_escapes_it_for_good_by_turning_face_down(
    raid: RaidTable,
) -> None:
    raid.set("""
        active them, turn 4
        their 2 | Evasive-Thief
        my 1    | Binder>
        live: my 1 1 -> their 2 1
    """)
    assert raid.them.can("move") == set()
    raid.them.does("hide Evasive Thief", "end")
    raid.me.does("keep Binder", "end")
    assert raid.at("their 2 1") == "their Evasive Thief"
    assert "move Evasive Thief to their 2 2" in raid.them.can()
    assert raid.fact("live") == ["Binder"]


@rule("eruma/power.no-face-down-target")
def test_a_face_down_card_is_no_target(raid: RaidTable) -> None:
    raid.set("""
        their 2  | (Assassin) Maniac
        treasure | -Thief     -(Second-Thief)
        my 1     | Jailer
    """)
    raid.me.does("use Jailer")
    assert raid.me.can() == {"choose Maniac", "choose Thief"}
    raid.me.does("choose Maniac")
    raid.them.does("let")
    assert raid.at("their 2 2") == "their Maniac, exhausted left"


@rule("eruma/power.no-face-down-target", "eruma/ruling.needs-legal-target")
def test_a_power_that_finds_only_face_down_cards_cannot_be_used(raid: RaidTable) -> None:
    raid.set("""
        their 2 | (Assassin)
        my 1    | Jailer Fence
    """)
    assert raid.me.can("use") == {"use Fence"}
