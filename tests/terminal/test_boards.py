"""Boards as text, without a screen."""

from __future__ import annotations

from typing import cast

from rich.console import Console, RenderableType

import rulewright
from rulewright.gamekit.match import Match
from rulewright.gamekit.registry import find_game
from rulewright.games.allumbra.view.types import DuelView
from rulewright.terminal.boards import board_for
from rulewright.terminal.boards.board import scene_of
from rulewright.terminal.boards.tree import TreeBoard
from rulewright.terminal.words import Words


def drawn(picture: RenderableType, width: int = 76) -> str:
    console = Console(width=width, color_system=None, force_terminal=False)
    with console.capture() as capture:
        console.print(picture)
    return capture.get()


def from_position(text: str) -> Match:
    game = find_game("allumbra")
    described = game.rules.position(text)
    return Match(game, ["Ana", "Bo"], described.options, "1", described.state)


def table(match: Match, viewer: int | None, width: int = 76, height: int = 30) -> str:
    board = board_for(match.game, Words("en"))
    return drawn(board.table(scene_of(match, viewer), width, height), width)


def test_a_low_window_gets_a_low_board() -> None:
    match = rulewright.start("allumbra", seats=["Ana", "Bo"], options={"relics": True}, seed=1)
    for _ in range(4):
        match.play(match.pending[0].seat, match.pending[0].choices[0])
    for height in (12, 14, 18):
        assert len(table(match, 0, 51, height).rstrip().split("\n")) <= max(height, 15)


def test_bonus_relics_and_discards_are_spelled_out() -> None:
    match = from_position(
        """
        turn 4, clash 2, stella me
        me: energy 3, ammo 0, bonus free, hand hide reload, row reload, discard 2 hide,
            relic blood-debt active, relic grudge
        them: energy 10, hand 2 hide, row hide, relic lantern locked, relic vow
        """.replace(",\n            relic", ", relic")
    )
    text = table(match, 0)
    assert "Energy ■■■□□□□□□□  3" in text
    assert "Ammo ○○○○○○○○○○  0" in text
    assert "★ next card costs no ammo" in text
    assert "◆ Blood Debt ACTIVE  This attack deals 1 more damage." in text
    assert "◇ Grudge waits  When your card is cancelled." in text
    assert "⊘ Lantern locked" in text
    assert "Discards: 2 Hide" in text
    assert "Hide cancels Quick Draw, Pulverize" in text


def test_a_story_that_begins_in_the_middle_of_a_turn_still_fills_the_right_lane() -> None:
    match = from_position(
        """
        turn 1, clash 2
        me: hand quick-draw hide, row reload
        them: hand pulverize hide, row reload
        """
    )
    match.play(0, "Quick Draw")
    match.play(1, "Pulverize")
    lines = table(match, 0).split("\n")
    [outcome] = [line for line in lines if "✗ cancelled" in line]
    assert outcome.index("✗") > outcome.index("│", 2)
    assert any("Last clash (turn 1, card 2)" in line for line in lines)
    assert any("Quick Draw ──cancels──▶ Pulverize" in line for line in lines)


def test_a_spectator_sees_no_hand() -> None:
    match = rulewright.start("allumbra", seats=["Ana", "Bo"], seed=1)
    assert "Hand:" not in table(match, None)
    assert "Hand:" in table(match, 1)


def test_the_viewer_sits_below() -> None:
    match = rulewright.start("allumbra", seats=["Ana", "Bo"], seed=1)
    assert table(match, 0).index("Bo · ") < table(match, 0).index("Ana · ")
    assert table(match, 1).index("Ana · ") < table(match, 1).index("Bo · ")


def test_any_game_can_be_shown_as_a_tree() -> None:
    match = rulewright.start("allumbra", seats=["Ana", "Bo"], seed=1)
    board = TreeBoard(match.game, Words("en"))
    scene = scene_of(match, 0)
    text = drawn(board.table(scene, 80, 24))
    assert "Ana" in text
    assert "Hand size: 6" in text
    assert "Energy: 10" in text
    names = {card["key"]: str(card["name"]) for card in match.game.people.printed("en")["cards"]}
    held = cast("DuelView", scene.view)["duellists"][0]["hand"]
    assert held
    assert all(names[key] in text for key in held)
    printed = drawn(board.reference(scene, 80))
    assert "Pulverize" in printed
    assert "Damage: 3" in printed
    heading, lines = board.choice_lines(scene, match.decision(0).choices, 80)
    assert heading is None
    assert [line.plain for line in lines] == [c.label for c in match.decision(0).choices]
    assert board.chapter(scene.view) == "Turn 1"
    assert board.stops([scene.view]) == []
