"""The pages one looks things up on."""

from __future__ import annotations

import pytest

from rulewright.terminal.screens.table import TableScreen
from tests.terminal.person import LARGE, SMALL, AtTable, Person


@pytest.mark.parametrize("key", ["f1", "question_mark"])
def test_help_explains_the_game_and_the_keys(at_table: AtTable, key: str) -> None:
    async def scene(person: Person) -> None:
        await person.press(key)
        text = person.text()
        assert "Bring the other duellist's energy from 10 down to 0." in " ".join(text.split())
        assert "take back your last choice" in text
        assert "look closely" not in text
        await person.press("escape")
        assert isinstance(person.screen, TableScreen)

    at_table(scene, size=LARGE)


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_cards_show_the_cancel_chart_and_where_the_cards_are(
    at_table: AtTable, size: tuple[int, int]
) -> None:
    async def scene(person: Person) -> None:
        await person.press("c")
        seen = person.text()
        assert "If it does, gain 2" in seen
        for _ in range(6):
            await person.press("pagedown")
            seen += person.text()
        assert "What cancels what" in seen
        assert "✗" in seen
        assert "Where the cards are" in seen
        assert "0 | 5" in seen
        assert "Prayer Beads" in seen

    at_table(scene, size=size, options={"relics": True})


def test_rules_are_searched_while_typing(at_table: AtTable) -> None:
    async def scene(person: Person) -> None:
        await person.press("r")
        assert "goal.two-duellists" in person.text()
        await person.press(*"turn limit")
        text = person.text()
        assert "ruling.turn-limit" in text
        assert "goal.two-duellists" not in text
        await person.press(*" xyz")
        assert "No rule has all of these words." in person.text()

    at_table(scene)


def test_rules_are_found_by_the_names_on_the_cards(at_table: AtTable) -> None:
    async def scene(person: Person) -> None:
        await person.press("r", *"reload")
        assert "bonus.recarregar" in person.text()
        assert "Recarregar is Reload on the cards." in person.text()

    at_table(scene)


def test_arrows_walk_through_the_rules(at_table: AtTable) -> None:
    async def scene(person: Person) -> None:
        await person.press("r", "down", "down")
        shown = person.text().split("────")[-1]
        assert "goal.energy-zero  Goal and end" in shown

    at_table(scene)


def test_why_shows_the_rule_behind_the_last_line_and_the_prompt(at_table: AtTable) -> None:
    async def scene(person: Person) -> None:
        await person.until_asked()
        await person.press("w")
        assert "turn.three-cards" in person.text()
        await person.press("down")
        assert "turn.first-turn" in person.text()
        await person.press("escape")
        assert isinstance(person.screen, TableScreen)

    at_table(scene)


def test_numbers_on_a_page_do_not_play_cards(at_table: AtTable) -> None:
    async def scene(person: Person) -> None:
        await person.until_asked()
        await person.press("c", "1", "escape", "r", "1", "escape", "f1", "2", "escape")
        assert person.match.decisions == []
        assert isinstance(person.screen, TableScreen)

    at_table(scene)


def test_rules_do_not_close_while_one_types_a_q(at_table: AtTable) -> None:
    async def scene(person: Person) -> None:
        await person.press("r", *"quick")
        assert "quick" in person.text()

    at_table(scene)
