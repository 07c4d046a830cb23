"""Elma's table at the terminal: read at a glance in any window, for two and for more."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest
from rich.console import Console

from rulewright.gamekit.game import Game
from rulewright.gamekit.match import Choice
from rulewright.games.elma.terminal.board import ElmaBoard
from rulewright.games.elma.terminal.words import WORDS
from rulewright.terminal.boards.board import NO_MARKS, Marks, Scene
from rulewright.terminal.words import Words

STEPS = (
    "start",
    "end",
    "times",
    "clean-up-after",
    "draw",
    "main",
    "window",
    "last-call",
    "clean-up",
)


def card(name: str, kind: str, **facts: object) -> dict[str, object]:
    face: dict[str, object] = {
        "key": name.lower(), "name": name, "kind": kind, "types": [], "records": [],
        "second_records": [], "lengths": [], "second_lengths": [], "text": f"The text of {name}.",
    }  # fmt: skip
    return {**face, **facts}


CARDS = [
    card("Vidar", "Kuski", types=["Battler"], records=["33", "NF", "29.5"]),
    card("Moss", "Kuski", records=["48", "43"]),
    card("Hairpin", "Level", types=["Tricky"], lengths=[1, 3]),
    card("Unplug", "Instant"),
]


def kuski(thing: str, key: str, seat: int, **facts: object) -> dict[str, Any]:
    known: dict[str, Any] = {
        "id": thing, "card": key, "owner": seat, "controller": seat, "types": [], "counters": {},
        "rested": True, "has_queued": False,
    }  # fmt: skip
    return {**known, **facts}


def drive(thing: str, key: str, seat: int, rank: int, **facts: object) -> dict[str, Any]:
    known: dict[str, Any] = {
        "best": 300, "result": 300, "next": 290, "has_next": True, "rank": rank, "points": 3,
    }  # fmt: skip
    return {**kuski(thing, key, seat), **known, **facts}


def player(seat: int, **facts: object) -> dict[str, Any]:
    known: dict[str, Any] = {
        "seat": seat, "out": False, "points": 10 * seat, "if_it_ended_now": seat + 1, "hand": 2,
        "cards": [], "library": 40, "discard": [], "offline": [], "online": [],
    }  # fmt: skip
    return {**known, **facts}


def race(**facts: object) -> dict[str, Any]:
    battle = {
        "id": "k9", "card": "hairpin", "by": 1, "adders": ["k5"], "length": 3, "types": ["Tricky"],
        "keywords": ["Apple"], "turns": 6, "turns_left": 4, "counts": "time", "better": "lower",
        "leaders": ["k1"],
        "drives": [
            drive("k2", "moss", 1, 2, result=480, next=None, points=1),
            drive("k1", "vidar", 0, 1, counters={"orka": 5}),
        ],
    }  # fmt: skip
    queued = {
        "id": "k8", "card": "hairpin", "by": 0, "adders": ["k4"], "length": 2,
        "types": ["Tricky"], "keywords": [],
    }  # fmt: skip
    held = [
        {"id": "h3", "card": "unplug"},
        {"id": "h0", "card": "vidar"},
        {"id": "h3", "card": "unplug"},
    ]
    view: dict[str, Any] = {
        "turn": 7, "round": 4, "step": "main", "active": 0, "over": False,
        "players": [
            player(0, cards=held, offline=[kuski("k4", "moss", 0, has_queued=True)]),
            player(1, online=[kuski("k5", "vidar", 1)]),
        ],
        "queue": [queued], "battle": battle, "after": [], "banned": [],
    }  # fmt: skip
    return {**view, **facts}


def drawn(
    view: dict[str, Any], *, size: tuple[int, int] = (80, 24), marks: Marks = NO_MARKS,
    language: str = "en", viewer: int | None = 0,
) -> list[str]:  # fmt: skip
    names = ["Ana", "Bo", "Cleo", "Dmitri"][: len(view["players"])]
    scene = Scene(names, viewer, view, [], [])
    console = Console(width=size[0])
    with console.capture() as capture:
        console.print(board(language).table(scene, *size, marks))
    return capture.get().rstrip("\n").split("\n")


def board(language: str = "en") -> ElmaBoard:
    people = SimpleNamespace(printed=lambda _: {"cards": CARDS})
    game = cast("Game", SimpleNamespace(people=people))
    return ElmaBoard(game, Words(language, WORDS))


def starting(lines: list[str], start: str) -> str:
    [found] = [line for line in lines if line.strip().startswith(start)]
    return " ".join(found.split())


def test_the_battle_is_a_race_from_the_first_to_the_last() -> None:
    lines = drawn(race())
    first, second = starting(lines, "1 ●"), starting(lines, "2 ◆")
    assert first.startswith("1 ● Vidar o5 ━")
    assert first.endswith("▸ 30 next 29 +3")
    assert second.endswith("48 next NF +1")
    assert first.count("━") > second.count("━")
    assert lines.index(next(x for x in lines if "1 ●" in x)) < lines.index(
        next(x for x in lines if "2 ◆" in x)
    )
    assert starting(lines, "Hairpin") == "Hairpin Tricky, Apple ◆ 4 of 6 turns left"
    assert starting(lines, "If it ended now") == "If it ended now: ● +1 ◆ +2"


def test_what_is_counted_stands_in_place_of_a_time() -> None:
    view = race()
    view["battle"].update(counts="apples", better="higher")
    view["battle"]["drives"] = [drive("k1", "vidar", 0, 1, result=4, has_next=False)]
    assert starting(drawn(view), "1 ●").endswith("4 apples list used up +3")
    view["battle"]["drives"] = [drive("k1", "vidar", 0, 1, result=None)]
    assert "0 apples" in starting(drawn(view), "1 ●")


def test_queue_players_and_hand_are_told() -> None:
    lines = drawn(race())
    assert starting(lines, "Queue 1") == "Queue 1: Hairpin lasts 2 ● Moss Tricky"
    assert starting(lines, "◆ Bo") == "◆ Bo 10 points hand 2 library 40 discards 0"
    assert starting(lines, "online:") == "online: Vidar"
    assert starting(lines, "offline:") == "offline: Moss »"
    assert starting(lines, "Hand:") == "Hand: 2 Unplug Vidar"
    assert starting(lines, "● Ana's turn") == "● Ana's turn main phase Round 4"


def test_who_watches_sees_no_hand_and_who_is_out_has_nothing_left() -> None:
    view = race(players=[player(0), player(1), player(2, out=True)])
    lines = drawn(view, viewer=None)
    assert not any(line.startswith("Hand:") for line in lines)
    assert starting(lines, "■ Cleo") == "■ Cleo 20 points out of the game"
    assert starting(lines, "If it ended now") == "If it ended now: ● +1 ◆ +2"


def test_choices_are_numbered_where_they_lie() -> None:
    marks = Marks({"h0": "1", "k4": "2", "k2": "3", "k8": "4"})
    text = "\n".join(drawn(race(), marks=marks))
    for shown in ("[1]Vidar", "[2]Moss", "[3]Moss", "[4]Hairpin"):
        assert shown in text


def test_a_low_window_counts_what_it_has_no_room_for() -> None:
    view = race()
    view["battle"]["drives"] = [drive(f"k{n}", "vidar", n % 2, n) for n in range(1, 31)]
    lines = drawn(view, size=(80, 20))
    assert len(lines) <= 20
    assert sum("▸" in line for line in lines) + 1 < 30
    assert starting(lines, "and")
    assert starting(lines, "Hand:")


@pytest.mark.parametrize("width", [60, 80, 120])
@pytest.mark.parametrize("language", ["en", "pt"])
def test_no_line_is_wider_than_the_window(width: int, language: str) -> None:
    players = [player(seat) for seat in range(4)]
    players[0]["offline"] = [kuski(f"k{n}", "moss", 0) for n in range(20, 50)]
    for step in STEPS:
        lines = drawn(race(players=players, step=step), size=(width, 30), language=language)
        assert max(len(line) for line in lines) <= width


def test_without_a_battle_the_table_says_so() -> None:
    assert "No battle is ongoing." in drawn(race(battle=None, queue=[]))


def test_a_marked_choice_shows_its_card() -> None:
    choice = cast("Choice", SimpleNamespace(objects=["h0"], label="Play Vidar"))
    scene = Scene(["Ana", "Bo"], 0, race(), [], [])
    detail = board().choice_detail(scene, choice)
    assert detail == "Vidar  Kuski · Battler · 33 NF 29.5: The text of Vidar."
    nothing = cast("Choice", SimpleNamespace(objects=[], label="Pass"))
    assert board().choice_detail(scene, nothing) == ""
