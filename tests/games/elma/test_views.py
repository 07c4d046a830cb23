"""What clients are shown of a game of Elma besides what rule tests ask for: how a battle stands, and what
is so of each card, so that a client needs no rules."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.games.elma.testing.table import RaceTable


def shown(race: RaceTable, viewer: str | None = None) -> dict[str, Any]:
    return dict(race.view(viewer))


def test_a_battle_shows_how_everybody_stands(race: RaceTable) -> None:
    """Ann has made 38.5 and Cid 36: how their lists go on, who leads, and what all would get."""
    race.set("""
        battle: Long by Eva, used 1
        me:   offline Eva, battle Ann
        them: battle Cid
    """)
    view = shown(race)
    battle = view["battle"]
    ann, cid = battle["drives"]
    assert ann["entries"] == [385, 360, None, 348]
    assert (ann["applied"], ann["best"], ann["result"]) == (1, 385, 385)
    assert (ann["next"], ann["has_next"]) == (360, True)
    assert (battle["counts"], battle["better"]) == ("time", "lower")
    assert (cid["result"], cid["rank"], ann["rank"]) == (360, 1, 2)
    assert (cid["points"], ann["points"]) == (3, 1)
    assert battle["leaders"] == [cid["id"]]
    assert [player["if_it_ended_now"] for player in view["players"]] == [1, 3]
    assert battle["turns"] - battle["turns_left"] == 1
    assert battle["length"] * 2 == battle["turns"]


@pytest.mark.parametrize(
    ("situation", "step"),
    [
        ("me: hand Ann", "main"),
        ("phase begin\nbattle: Flat by Eva, used 2\nme: offline Eva, hand Ann", "last-call"),
    ],
)
def test_the_step_is_called_by_its_name(race: RaceTable, situation: str, step: str) -> None:
    race.set(situation)
    assert shown(race)["step"] == step


def test_the_window_after_a_main_phase_is_a_step_of_its_own(race: RaceTable) -> None:
    race.set("""
        me: hand Ann
        them: hand Bob
    """)
    race.me.does("end")
    assert shown(race)["step"] == "window"


def test_a_kuski_shows_whether_it_rested_and_whether_its_level_waits(race: RaceTable) -> None:
    race.set("""
        battle: Long by them.Eva
        queue: Hill 2 by Bob
        me:   offline Bob, hand Ann
        them: offline Eva
    """)
    race.me.does("play Ann")
    me = shown(race)["players"][0]
    assert {each["card"]: (each["rested"], each["has_queued"]) for each in me["offline"]} == {
        "bob": (True, True),
        "ann": (False, False),
    }
    assert me["played_kuski"]
    assert not shown(race)["players"][1]["played_kuski"]


def test_a_queued_level_shows_what_it_is(race: RaceTable) -> None:
    race.set("""
        battle: Long by them.Eva
        queue: Dash 3 by Bob
        me:   offline Bob
        them: offline Eva
    """)
    (queued,) = shown(race)["queue"]
    assert (queued["card"], queued["length"], queued["by"]) == ("dash", 3, 0)
    assert queued["keywords"] == ["First Finish"]
    assert queued["adders"] == [shown(race)["players"][0]["offline"][0]["id"]]
    assert shown(race)["battle"]["drives"] == []


def test_without_a_battle_nobody_would_get_anything(race: RaceTable) -> None:
    race.set("me: hand Ann")
    view = shown(race)
    assert view["battle"] is None
    assert [player["if_it_ended_now"] for player in view["players"]] == [0, 0]
