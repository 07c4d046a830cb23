"""Watching a match again: step by step, by turns, by itself, from any seat."""

from __future__ import annotations

from pathlib import Path

import pytest

import rulewright
from rulewright import terminal
from rulewright.gamekit.match import Match
from rulewright.kernel.chance import Dice
from rulewright.kernel.errors import RulewrightError, SaveError
from rulewright.terminal.boards import board_for
from rulewright.terminal.replaying import steps_of
from rulewright.terminal.screens.replay import ReplayScreen
from rulewright.terminal.words import Words
from tests.terminal.person import LARGE, SMALL, Person, Watching


def played_duel(seed: int = 4, *, relics: bool = False) -> Match:
    options = {"relics": relics}
    match = rulewright.start("allumbra", seats=["Ana", "Bo"], options=options, seed=seed)
    dice = Dice(seed)
    while not match.is_over:
        decision = match.pending[0]
        match.play(decision.seat, decision.choices[dice.below(len(decision.choices))])
    return match


def replay_of(person: Person) -> ReplayScreen:
    assert isinstance(person.screen, ReplayScreen)
    return person.screen


@pytest.mark.parametrize("relics", [False, True])
def test_steps_lead_from_the_deal_to_the_end(relics: bool) -> None:
    match = played_duel(relics=relics)
    steps = steps_of(match, board_for(match.game, Words("en")))
    assert steps[0].match.decisions == []
    assert steps[-1].match.save() == match.save()
    told = [len(step.scene(0).story) for step in steps]
    assert told == sorted(told)
    assert len(steps) > len(match.decisions) + 1


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_stepping_forwards_and_backwards(watching: Watching, size: tuple[int, int]) -> None:
    async def scene(person: Person) -> None:
        assert "The match begins." in person.text()
        assert "Step 0 of" in person.text()
        await person.press("right")
        assert "Ana has chosen." in person.text()
        start = person.text()
        await person.press("right", "right", "left", "left")
        assert person.text() == start
        await person.press("home", "left")
        assert "Step 0 of" in person.text()
        await person.press("end", "right")
        assert "The end of the recording." in person.text()
        assert "wins the duel." in " ".join(person.text().split())

    watching(scene, played_duel(), size=size)


def test_jumping_by_turns(watching: Watching) -> None:
    async def scene(person: Person) -> None:
        await person.press("pagedown")
        assert "Turn 2" in person.text().split("\n")[0]
        await person.press("pagedown")
        assert "Turn 3" in person.text().split("\n")[0]
        await person.press("right", "pageup")
        assert "Turn 3" in person.text().split("\n")[0]
        await person.press("pageup")
        assert "Turn 2" in person.text().split("\n")[0]

    watching(scene, played_duel())


def test_every_seat_sees_its_own_cards_and_choices_only(watching: Watching) -> None:
    match = played_duel()
    first = match.choice(0, match.game.rules.unspell(match.decisions[0][1:])).label

    async def scene(person: Person) -> None:
        await person.press("right")
        assert "Hand:" not in person.text()
        await person.press("v")
        assert "seen by Ana" in person.text()
        assert f"Ana: {first}" in person.text()
        assert "Hand:" in person.text()
        await person.press("v")
        assert "seen by Bo" in person.text()
        assert "Ana has chosen." in person.text()
        await person.press("v")
        assert "seen by a spectator" in person.text()

    watching(scene, match)


def test_it_runs_by_itself_and_stops_at_the_end(
    watching: Watching, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rulewright.terminal.screens.replay.AUTOPLAY_SECONDS", 0.01)

    async def scene(person: Person) -> None:
        await person.press("space")
        await person.until(lambda: replay_of(person).place == len(replay_of(person).steps) - 1)
        await person.until(lambda: "▶" not in person.text())
        assert replay_of(person).place == len(replay_of(person).steps) - 1

    watching(scene, played_duel())


def test_a_concession_is_part_of_the_replay(watching: Watching) -> None:
    match = rulewright.start("allumbra", seats=["Ana", "Bo"], seed=1)
    match.offer_draw(0)
    match.concede(1)

    async def scene(person: Person) -> None:
        await person.press("right")
        assert "Ana offers a draw" in person.text()
        await person.press("right")
        assert "Bo concedes." in person.text()

    watching(scene, match)


def test_pages_open_from_a_replay_too(watching: Watching) -> None:
    async def scene(person: Person) -> None:
        await person.press("f1")
        assert "let it run, or stop it" in person.text()
        await person.press("escape", "w")
        assert "turn.three-cards" in person.text()
        await person.press("escape")
        assert isinstance(person.screen, ReplayScreen)

    watching(scene, played_duel(), size=LARGE)


def test_without_a_terminal_it_says_so(tmp_path: Path) -> None:
    path = tmp_path / "duel.json"
    path.write_text(played_duel().save())
    with pytest.raises(RulewrightError, match="needs a terminal"):
        terminal.replay(path)
    with pytest.raises(RulewrightError, match="precisa de um terminal"):
        terminal.play("allumbra", seats=["human", "random"], options={}, seed="1", language="pt")
    with pytest.raises(SaveError, match="cannot read"):
        terminal.replay(tmp_path / "nothing.json")
