"""Texts of strangers, word for word (`strangers/`), in play: the middle and the hard ones, each with what it must do."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from rulewright.games.eruma.testing.table import RaidTable
from rulewright.games.eruma.testing.written_cards import raid_with
from rulewright.testing.scenes import Scenes, opened

ERUMA: Final[dict[int, dict[str, Any]]] = {
    each["number"]: each
    for each in tomllib.loads(
        (Path(__file__).parent / "strangers" / "eruma.toml").read_text("utf-8")
    )["text"]
}
ARCHER: Final = "Archer: Spy | Quick: Kill target Outlaw an opponent controls."


@pytest.fixture
def scenes() -> Iterator[Scenes[RaidTable]]:
    yield from opened(raid_with)


def table(scenes: Scenes[RaidTable], number: int, others: str = "") -> tuple[RaidTable, str]:
    """A raid with the card of that number, and the name of the card."""
    kind, _, name = ERUMA[number]["frame"].partition(", ")
    return scenes(f"{name}: {kind} | {ERUMA[number]['text']}\n{others}"), name


def placed(name: str) -> str:
    return name.replace(" ", "-")


def test_5_no_thief_steals_neither_free_nor_as_an_action(scenes: Scenes[RaidTable]) -> None:
    raid, name = table(scenes, 5)
    raid.set(f"""
        treasure | -Thief
        my 1 | {placed(name)}
    """)
    raid.me.does(f"use {name}", "end")
    assert raid.fact("their treasure") == 0
    assert not raid.them.can("steal")


def test_9_only_the_first_power_comes_to_nothing(scenes: Scenes[RaidTable]) -> None:
    raid, name = table(
        scenes, 9, "Grab: Thief | Quick: Gain 2 treasures.\nHoard: Thief | Quick: Gain 3 treasures."
    )
    raid.set(f"""
        their 1 | Grab Hoard
        my 1 | {placed(name)}
    """)
    raid.me.does(f"use {name}", "end")
    raid.them.does("use Grab")
    assert raid.fact("their treasure") == 0
    raid.them.does("use Hoard")
    assert raid.fact("their treasure") == 3


@pytest.mark.parametrize(("mode", "treasure", "held"), [("mode 1", 1, 2), ("mode 2", 3, 0)])
def test_12_the_opponent_chooses(
    scenes: Scenes[RaidTable], mode: str, treasure: int, held: int
) -> None:
    raid, name = table(scenes, 12)
    raid.set(f"""
        my 1 | {placed(name)}
        them: treasure 3, hand Spy Thief
    """)
    raid.me.does(f"use {name}")
    assert raid.asked() == ["them"]
    raid.them.does(mode)
    assert raid.fact("their treasure") == treasure
    assert len(raid.cards("their hand")) == held


@pytest.mark.parametrize(
    ("mine", "after"), [("", 3), ("Maniac", 3), ("Maniac Spy Assassin Henchman", 4)]
)
def test_18_as_many_as_the_opponent_has(scenes: Scenes[RaidTable], mine: str, after: int) -> None:
    raid, name = table(scenes, 18)
    mine = mine.replace("Henchman", "Second-Spy")
    raid.set(f"""
        my 1 | {placed(name)}
        me: hand {mine}
        them: hand Thief Second-Thief Third-Thief
    """)
    raid.me.does(f"use {name}")
    assert len(raid.cards("my hand")) == after


def test_22_one_death_is_a_turn_and_costs_a_treasure(scenes: Scenes[RaidTable]) -> None:
    raid, name = table(
        scenes, 22, f"{ARCHER}\nBowman: Spy | Quick: Kill target Thief an opponent controls."
    )
    raid.set(f"""
        their 1 | Archer Bowman
        my 1 | {placed(name)} Thief Second-Thief
        me: treasure 2
    """)
    raid.me.does(f"use {name}", "end")
    raid.them.does("use Archer", "choose Thief")
    assert raid.at("my 1 2") == "my Thief, face-down"
    assert raid.fact("my treasure") == 1
    raid.them.does("use Bowman", "choose Second Thief")
    raid.me.does(*raid.me.can())  # whoever has a face-down card is asked about a Spy
    assert raid.cards("my graveyard") == ["Second Thief"]
    assert raid.fact("my treasure") == 1


def test_32_two_are_invulnerable_until_my_next_turn(scenes: Scenes[RaidTable]) -> None:
    raid, name = table(scenes, 32, ARCHER)
    raid.set(f"""
        their 1 | Archer
        my 1 | {placed(name)} Thief Spy Maniac
    """)
    raid.me.does(f"use {name}", "choose Thief", "choose Spy", "end")
    raid.them.does("use Archer", "choose Thief")
    assert raid.cards("my graveyard") == []


def test_34_draws_outside_the_draw_phase_are_mine(scenes: Scenes[RaidTable]) -> None:
    raid, name = table(scenes, 34, "Reader: Spy | Quick: Draw a card.")
    raid.set(f"""
        their 1 | Reader
        my 1 | {placed(name)}
    """)
    raid.me.does(f"use {name}", "end")
    assert len(raid.cards("their hand")) == 1
    raid.them.does("use Reader")
    assert len(raid.cards("their hand")) == 1
    assert len(raid.cards("my hand")) == 1


@pytest.mark.parametrize("pays", [True, False])
def test_35_two_cards_save_it(scenes: Scenes[RaidTable], pays: bool) -> None:
    raid, name = table(scenes, 35)
    raid.set(f"""
        their 1 | Thief
        my 1 | {placed(name)}
        them: hand Spy Maniac
    """)
    raid.me.does(f"use {name}", "choose Thief")
    if pays:
        raid.them.does("yes", "choose Spy", "choose Maniac")
    else:
        raid.them.does("no")
    assert ("Thief" in raid.cards("their graveyard")) is not pays


def test_41_it_neither_moves_nor_attacks_in_their_turn(scenes: Scenes[RaidTable]) -> None:
    raid, name = table(scenes, 41)
    raid.set(f"""
        treasure | -Thief +Maniac
        their 2 | Spy
        my 1 | {placed(name)}
    """)
    raid.me.does(f"use {name}", "choose Thief", "end")
    assert not [
        each
        for each in raid.them.can("")
        if each.startswith(("move Thief", "attack Maniac with Thief"))
    ]
    assert [each for each in raid.them.can("") if each.startswith("move Spy")]


@pytest.mark.parametrize(("target", "gained"), [("Thief", 1), ("Henchman", 0)])
def test_44_for_outlaws_that_mine_kill(scenes: Scenes[RaidTable], target: str, gained: int) -> None:
    raid, name = table(
        scenes,
        44,
        "Archer: Spy | Quick: Kill target card an opponent controls.\nHenchman: Henchman | This Henchman can't be banished.",
    )
    raid.set(f"""
        their 1 | Thief Henchman
        my 1 | {placed(name)} Archer
    """)
    raid.me.does(f"use {name}", "use Archer", f"choose {target}")
    assert raid.fact("my treasure") == gained


def test_49_down_to_three_and_no_further(scenes: Scenes[RaidTable]) -> None:
    raid, name = table(scenes, 49)
    raid.set(f"""
        my 1 | {placed(name)}
        me: hand Thief Spy
        them: hand Second-Thief Third-Thief Second-Spy Third-Spy Assassin
    """)
    raid.me.does(f"use {name}")
    raid.them.does("choose Assassin", "choose Third Spy")
    assert len(raid.cards("my hand")) == 2
    assert len(raid.cards("their hand")) == 3


@pytest.mark.parametrize(("moves", "gained"), [(0, 1), (3, 0)])
def test_54_points_left_over(scenes: Scenes[RaidTable], moves: int, gained: int) -> None:
    raid, name = table(scenes, 54)
    raid.set(f"""
        their 1 | Spy
        my 1 | {placed(name)}
    """)
    raid.me.does(f"use {name}", "end")
    for step in ["their 2 1", "their 1 1", "their 2 1"][:moves]:
        raid.them.does(f"move Spy to {step}")
    raid.them.does("end")
    assert raid.fact("my treasure") == gained
