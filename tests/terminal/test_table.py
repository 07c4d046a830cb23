"""Playing at the table: by keys, from the first card to the result."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import rulewright
from rulewright.terminal.boards.board import scene_of
from rulewright.terminal.screens.ask import Ask
from rulewright.terminal.screens.replay import ReplayScreen
from rulewright.terminal.screens.table import TableScreen
from tests.terminal.person import LARGE, SMALL, AtTable, HeldThoughts, Person, duel_against_random


@pytest.mark.parametrize(("relics", "seed"), [(False, "12"), (True, "12")])
def test_a_whole_duel_is_played_by_number_keys(
    at_table: AtTable, saves: Path, relics: bool, seed: str
) -> None:
    async def scene(person: Person) -> None:
        await person.play_to_the_end()
        await person.until(lambda: isinstance(person.screen, Ask))
        text = person.text()
        assert "Rematch" in text
        assert any(word in text for word in ("You win!", "You lose.", "A draw."))
        assert person.match.result

    at_table(scene, options={"relics": relics}, seed=seed)
    [saved] = saves.glob("allumbra-*.json")
    assert rulewright.load(saved.read_text()).is_over


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_prompt_hand_and_keys_are_on_the_screen(at_table: AtTable, size: tuple[int, int]) -> None:
    async def scene(person: Person) -> None:
        await person.until_asked()
        text = person.text()
        assert "Pick a card for the next clash." in text
        assert "F1 Help" in text
        assert "Energy ■■■■■■■■■■ 10" in text
        assert "Ammo ●●●●●○○○○○  5" in text
        assert "Hand:" in text
        for choice in person.match.decision(0).choices:
            line = rf"^[▸ ] \d {choice.label} .* \w"
            assert re.search(line, text, re.MULTILINE), choice.label
        assert all(len(line) <= size[0] for line in text.split("\n"))

    at_table(scene, size=size)


def test_an_arrow_and_enter_choose_the_second_card(at_table: AtTable) -> None:
    async def scene(person: Person) -> None:
        await person.until_asked()
        second = person.match.decision(0).choices[1]
        await person.press("down")
        assert f"▸ 2 {second.label}" in person.text()
        await person.press("enter")
        assert person.match.decisions[0][1:] == second.spelled

    at_table(scene)


def test_the_mark_stays_where_it_is_while_a_bot_finishes_thinking(at_table: AtTable) -> None:
    async def scene(person: Person) -> None:
        await person.until_asked()
        await person.press("down")
        marked = [line for line in person.text().split("\n") if line.startswith("▸ 2")]
        await person.until(lambda: "search is ready" in person.text())
        assert marked
        assert marked[0] in person.text()
        await person.press("enter")
        assert person.text().count("▸ 1 ") == 1

    at_table(scene, seats=["human", "search:50"])


def test_enter_still_chooses_after_waiting_for_a_bot(
    at_table: AtTable, held_thoughts: HeldThoughts
) -> None:
    async def scene(person: Person) -> None:
        await person.until_asked()
        await person.press("enter")
        await person.until(lambda: "Waiting for search." in person.text())
        held_thoughts.let_go()
        await person.until_asked()
        await person.press("down", "enter")
        assert len(person.match.decisions) == 3

    at_table(scene, seats=["human", "search:30"])


def test_the_log_stays_in_use_while_a_bot_is_waited_for(
    at_table: AtTable, held_thoughts: HeldThoughts
) -> None:
    async def scene(person: Person) -> None:
        await person.until_asked()
        await person.press("tab", "1")
        await person.until(lambda: "Waiting for search." in person.text())
        held_thoughts.let_go()
        await person.until_asked()
        await person.press("home", "enter")
        assert "turn.draw-three" in person.text()

    at_table(scene, seats=["human", "search:30"])


@pytest.mark.parametrize("size", [(40, 12), (20, 6), (200, 60)])
def test_windows_of_any_size_can_be_played_in(at_table: AtTable, size: tuple[int, int]) -> None:
    async def scene(person: Person) -> None:
        await person.until_asked()
        first = person.match.decision(0).choices[0]
        await person.press("1")
        await person.until(lambda: len(person.match.decisions) == 2)
        assert [0, *first.spelled] in person.match.decisions

    at_table(scene, size=size)


def test_the_mouse_chooses_too(at_table: AtTable) -> None:
    async def scene(person: Person) -> None:
        await person.until_asked()
        third = person.match.decision(0).choices[2]
        await person.pilot.click("#choices", offset=(10, 2))
        await person.pilot.pause()
        assert person.match.decisions[0][1:] == third.spelled

    at_table(scene)


def test_a_number_that_is_not_offered_does_nothing(at_table: AtTable) -> None:
    async def scene(person: Person) -> None:
        await person.until_asked()
        await person.press("9")
        assert person.match.decisions == []

    at_table(scene)


def test_the_marked_card_tells_its_text(at_table: AtTable) -> None:
    async def scene(person: Person) -> None:
        await person.until_asked()
        assert person.match.decision(0).choices[0].label == "Quick Draw"
        assert "Quick Draw: Cancels Pulverize." in person.text()

    at_table(scene, size=LARGE)


def test_picks_made_so_far_are_shown_and_can_be_taken_back_one_by_one(at_table: AtTable) -> None:
    async def scene(person: Person) -> None:
        await person.reach_turn(3)
        before = person.match.state.dump()
        first = person.match.decision(0).choices[0]
        await person.press("1", "1")
        assert [line.count("│picked") for line in person.text().split("\n")].count(2) == 1
        await person.press("u")
        assert person.match.decisions[-1] == [0, *first.spelled]
        await person.press("u")
        assert "│picked" not in person.text()
        assert person.match.state.dump() == before

    at_table(scene)


def test_a_settled_clash_can_be_taken_back_against_a_bot(at_table: AtTable) -> None:
    async def scene(person: Person) -> None:
        await person.until_asked()
        await person.press("1")
        await person.until(lambda: len(person.match.decisions) == 2)
        await person.press("u")
        assert person.match.decisions == []
        assert "Pick a card for the next clash." in person.text()
        await person.press("2")
        await person.until(lambda: len(person.match.decisions) == 2)

    at_table(scene)


def test_with_nothing_to_take_back_it_says_so(at_table: AtTable) -> None:
    async def scene(person: Person) -> None:
        await person.until_asked()
        await person.press("u")
        await person.until(lambda: "nothing to take back" in person.text())
        assert person.match.decisions == []
        assert person.match.state.asks(0)

    at_table(scene)


def test_three_clashes_are_looked_at_one_by_one_with_the_figures_of_the_moment(
    at_table: AtTable,
) -> None:
    async def scene(person: Person) -> None:
        await person.until_asked()
        await person.press("1", "1", "1")
        await person.until(lambda: person.table._to_show)
        for revealed in (1, 2, 3):
            assert person.turn == 3
            assert [card["open"] for card in person.sides[1]["row"]].count(True) == revealed
            assert [side["energy"] for side in person.sides] == [10, 10 - revealed]
            assert [side["ammo"] for side in person.sides] == [5 - revealed, 0]
            assert "then press Enter" in person.text()
            await person.press("enter")
        await person.until_asked()
        assert person.turn == 4

    position = "turn 3\nme: hand 3 quick-draw\nthem: hand 3 quick-draw, ammo 0"
    at_table(scene, sitting=duel_against_random(position))


def test_the_last_clash_is_told_with_who_cancelled_what(at_table: AtTable) -> None:
    position = "turn 1, clash 1\nme: hand 2 quick-draw hide\nthem: hand 3 pulverize"

    async def scene(person: Person) -> None:
        await person.until_asked()
        await person.press("1")
        await person.until(lambda: len(person.match.decisions) == 2)
        text = person.text()
        assert "Your Quick Draw cancels Pulverize." in text
        assert "✗ cancelled" in text
        assert "Quick Draw ──cancels──▶ Pulverize" in text

    at_table(scene, sitting=duel_against_random(position), size=LARGE)


def test_conceding_asks_first_and_the_result_says_why(at_table: AtTable) -> None:
    async def scene(person: Person) -> None:
        await person.until_asked()
        await person.press("x", "enter")
        assert not person.match.is_over
        await person.press("x", "y")
        await person.until(lambda: isinstance(person.screen, Ask))
        text = person.text()
        assert "You lose. random wins." in text
        assert "• You concede." in text

    at_table(scene)


def test_a_bot_agrees_to_a_draw_in_an_even_position(at_table: AtTable) -> None:
    async def scene(person: Person) -> None:
        await person.until_asked()
        await person.press("d", "y")
        assert person.result().is_draw

    at_table(scene)


def test_a_bot_that_is_ahead_declines_a_draw_and_the_match_goes_on(at_table: AtTable) -> None:
    position = "turn 1\nme: energy 2, hand 3 hide\nthem: energy 9, hand 3 hide"

    async def scene(person: Person) -> None:
        await person.until_asked()
        await person.press("d", "y")
        await person.until(lambda: "random declines the draw." in person.text())
        assert not person.match.is_over
        await person.press("1")
        await person.until(lambda: len(person.match.decisions) == 3)

    at_table(scene, sitting=duel_against_random(position))


def test_a_rematch_swaps_the_seats(at_table: AtTable) -> None:
    async def scene(person: Person) -> None:
        await person.until_asked()
        await person.press("x", "y")
        await person.until(lambda: isinstance(person.screen, Ask))
        await person.press("1")
        await person.until(lambda: person.table.sitting.rematches == 1)
        await person.until_asked()
        assert person.match.names == ["random", "You"]
        assert person.match.seed == "7-rematch-1"
        assert person.table.viewer == 1
        await person.press("1")
        await person.until(lambda: len(person.match.decisions) == 2)

    at_table(scene)


def test_the_result_leads_to_the_replay_and_back(at_table: AtTable) -> None:
    async def scene(person: Person) -> None:
        await person.until_asked()
        await person.press("x", "y")
        await person.until(lambda: isinstance(person.screen, Ask))
        await person.press("2")
        assert isinstance(person.screen, ReplayScreen)
        await person.press("escape")
        assert isinstance(person.screen, TableScreen)
        assert "The match is over." in person.text()

    at_table(scene)


def test_a_concession_can_be_taken_back_against_a_bot(at_table: AtTable) -> None:
    async def scene(person: Person) -> None:
        await person.until_asked()
        await person.press("x", "y")
        await person.until(lambda: isinstance(person.screen, Ask))
        await person.press("3")
        assert not person.match.is_over
        await person.press("1")
        await person.until(lambda: len(person.match.decisions) == 2)

    at_table(scene)


def test_a_searching_bot_thinks_while_the_screen_lives(at_table: AtTable) -> None:
    async def scene(person: Person) -> None:
        await person.until_asked()
        await person.until(lambda: "search is ready" in person.text())
        assert person.match.decisions == []
        await person.press("1")
        assert len(person.match.decisions) == 2

    at_table(scene, seats=["human", "search:50"])


def test_leaving_does_not_wait_for_a_long_thought(at_table: AtTable) -> None:
    async def scene(person: Person) -> None:
        await person.until_asked()
        assert "search is thinking" in person.text()
        await person.press("q", "3")
        assert person.application.return_code == 0

    at_table(scene, seats=["human", "search:3000s"])


def test_two_bots_play_before_a_spectator(
    at_table: AtTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rulewright.terminal.screens.table.WATCHING_SECONDS", 0.01)

    async def scene(person: Person) -> None:
        await person.until(lambda: person.match.is_over and isinstance(person.screen, Ask))
        assert "wins!" in person.text() or "A draw." in person.text()

    at_table(scene, seats=["random", "random"])


def test_portuguese_all_over(at_table: AtTable) -> None:
    async def scene(person: Person) -> None:
        await person.until_asked()
        text = person.text()
        for phrase in ("Escolha uma carta", "Energia", "Munição", "Ajuda", "Você", "Turno 1"):
            assert phrase in text
        await person.press("1")
        await person.until(lambda: len(person.match.decisions) == 2)
        assert "Último confronto" in person.text()
        await person.press("q")
        assert "Salvar e sair" in person.text()

    at_table(scene, language="pt")


def test_a_log_line_leads_to_its_rule(at_table: AtTable) -> None:
    async def scene(person: Person) -> None:
        await person.until_asked()
        await person.press("tab", "home", "enter")
        assert "turn.draw-three" in person.text()

    at_table(scene)


def test_what_the_bot_picked_is_nowhere_before_it_is_revealed(at_table: AtTable) -> None:
    async def scene(person: Person) -> None:
        await person.until(lambda: "random is ready" in person.text())
        assert person.match.decisions == []
        shown = scene_of(person.match, 0)
        assert shown.view == person.match.game.people.view(person.match.state.blindfold(0), 0)

    at_table(scene)
