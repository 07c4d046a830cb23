"""A full table as clients are shown it, number by number, and the same from where others sit."""

from typing import Any

import pytest

from rulewright.games.elma.game import Elma
from rulewright.games.elma.rules.numbering import (
    BANNED,
    DISCARDED,
    GONE,
    IN_DECK,
    IN_HAND,
    ONLINE,
    TAKING_EFFECT,
)
from rulewright.games.elma.testing.table import RaceTable
from rulewright.games.elma.view.card_views import thing_id
from rulewright.games.elma.view.views import census
from rulewright.testing import rule

FULL = """
    players 3, turn 10
    battle: Duo by Eva curses third.Fay, used 4
    queue: Flat by Bob curses them.Dee; Hill 2 by third.Fay
    after: Knot by them.Dee, ended 9
    me:    offline Eva Bob, battle Ann+Pat, points 12, hand Cid, discard Gus
    them:  offline Dee, battle Meg+Kim 2, after Ola 2, banned Hal
    third: offline Fay, online Steady, hand Ann Bob
"""


@pytest.fixture
def race(game: Elma) -> RaceTable:
    table = RaceTable(game)
    table.set(FULL)
    return table


def only(part: dict[str, Any], *names: str) -> list[object]:
    """What a part of a view has under some names."""
    return [part[name] for name in names]


def test_the_battle_is_shown_with_its_turns_and_its_pairs(race: RaceTable) -> None:
    battle: Any = race.view("me")["battle"]
    eva, ann, pat, duo, fay = "k0", "k2", "k3", "k4", "k32"
    meg, kim = "k18", "k19"
    assert only(battle, "id", "card", "by", "adders", "cursed") == [duo, "duo", 0, [eva], [fay]]
    assert only(battle, "length", "turns", "turns_left", "full_turns_over") == [2, 6, 2, 1]
    assert only(battle, "counts", "better", "leaders") == ["time", "lower", [meg, kim]]
    told = ("id", "partner", "best", "first", "next", "has_next", "rank", "result", "points")
    assert [only(drive, *told) for drive in battle["drives"]] == [
        [ann, pat, 385, 385, 360, True, 3, 385, 1],
        [pat, ann, 360, 360, 350, True, 3, 385, 1],
        [meg, kim, 250, 450, None, False, 1, 330, 4],
        [kim, meg, 330, 330, 300, True, 1, 330, 4],
    ]
    counted = ("applied", "entered", "by_second")
    assert [only(drive, *counted) for drive in battle["drives"]] == [
        [1, 9, False], [1, 9, False], [2, 9, False], [2, 9, False],
    ]  # fmt: skip


def test_an_after_battle_gives_no_points(race: RaceTable) -> None:
    view: Any = race.view("me")
    (after,) = view["after"]
    assert only(after, "id", "card") == ["k21", "knot"]
    (ola,) = after["drives"]
    told = ("id", "partner", "best", "next", "points", "result")
    assert only(ola, *told) == ["k20", None, 365, 364, 0, None]


def test_players_the_queue_and_the_piles_are_shown(race: RaceTable) -> None:
    view: Any = race.view("me")
    assert only(view, "turn", "round", "active", "over", "waiting") == [10, 4, 0, False, [0]]
    told = ("seat", "out", "points", "if_it_ended_now", "hand", "library")
    assert [only(player, *told) for player in view["players"]] == [
        [0, False, 12, 2, 1, 9], [1, False, 0, 8, 0, 9], [2, False, 0, 0, 2, 9],
    ]  # fmt: skip
    assert view["players"][0]["discard"] == [{"id": "k7", "card": "gus"}]
    assert view["banned"] == [{"id": "k22", "card": "hal", "owner": 1}]
    told = ("id", "card", "by", "length", "adders", "cursed")
    assert [only(queued, *told) for queued in view["queue"]] == [
        ["k5", "flat", 0, 1, ["k1"], ["k17"]], ["k34", "hill", 2, 2, ["k32"], []],
    ]  # fmt: skip


@rule("elma/ruling.hidden-information")
def test_a_hand_is_shown_to_its_player_alone(race: RaceTable) -> None:
    shown = {}
    for viewer in ("me", "them", "third", None):
        players: Any = race.view(viewer)["players"]
        shown[viewer] = [[card["card"] for card in player["cards"]] for player in players]
    assert shown == {
        "me": [["cid"], [], []],
        "them": [[], [], []],
        "third": [[], [], ["ann", "bob"]],
        None: [[], [], []],
    }


@pytest.mark.parametrize(
    ("players", "turn", "in_round"), [(2, 1, 1), (2, 2, 1), (2, 3, 2), (3, 3, 1), (3, 4, 2)]
)
def test_a_round_is_a_turn_of_each(race: RaceTable, players: int, turn: int, in_round: int) -> None:
    race.set(f"players {players}, turn {turn}\n me: hand Ann")
    assert race.view(None)["round"] == in_round


@pytest.mark.parametrize(
    ("level", "counts", "better"),
    [
        ("Long", "time", "lower"),
        ("Dash", "time", "lower"),
        ("Crawl", "time", "higher"),
        ("Stand", "time", "higher"),
        ("Orchard", "apples", "higher"),
        ("Tally", "finishes", "higher"),
    ],
)
def test_what_counts_and_what_is_better_is_told(
    race: RaceTable, level: str, counts: str, better: str
) -> None:
    race.set(f"""
        battle: {level} by Eva
        me:   offline Eva, battle Ann
        them: battle Cid
    """)
    battle: Any = race.view(None)["battle"]
    assert only(battle, "counts", "better") == [counts, better]


def test_a_player_who_has_left_is_out_and_a_kuski_that_was_played_is_told(
    race: RaceTable,
) -> None:
    race.me.does("play Cid")
    players: Any = race.view(None)["players"]
    assert [player["played_kuski"] for player in players] == [True, False, False]
    race.concede("third")
    players = race.view(None)["players"]
    assert [player["out"] for player in players] == [False, False, True]


@pytest.mark.parametrize(
    ("place", "own", "others"),
    [
        (IN_HAND, "h3", "s0"),
        (IN_DECK, "d0", "d0"),
        (DISCARDED, "g0", "g0"),
        (BANNED, "s0", "s0"),
        (TAKING_EFFECT, "s0", "s0"),
        (GONE, "s0", "s0"),
        (ONLINE, "k6", "k6"),
    ],
)
def test_a_card_is_pointed_at_where_it_lies(
    race: RaceTable, place: int, own: str, others: str
) -> None:
    cid = 6
    race.state.place[cid] = place
    assert (thing_id(race.state, cid, 0), thing_id(race.state, cid, 1)) == (own, others)


def test_the_census_counts_every_card_once(race: RaceTable) -> None:
    cards = len(race.state.place)
    counted = census(race.state)
    assert counted[-1] == cards
    assert len(counted) == cards + 3 + 1
    sizes = [int(size) for size in race.state.sizes]
    assert [counted[sizes[0]], counted[sizes[0] + 1 + sizes[1]]] == sizes[:2]
    race.concede("third")
    assert census(race.state)[-1] == cards
    race.state.hands[0].remove(6)
    assert census(race.state)[-1] == cards - 1
