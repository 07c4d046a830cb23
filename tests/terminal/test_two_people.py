"""Two people at one keyboard: nobody sees the other's cards."""

from __future__ import annotations

from rulewright.terminal.screens.ask import Ask
from tests.terminal.person import AtTable, Person

PEOPLE = ("human:Ana", "human:Bo")
CARDS = ["Quick Draw", "Calculated Shot", "Pulverize", "Hide", "Reload", "Cauterize"]


def shown_cards(person: Person) -> list[str]:
    return [card for card in CARDS if card in person.text()]


def test_the_keyboard_is_handed_over_and_secrets_stay_secret(at_table: AtTable) -> None:
    async def scene(person: Person) -> None:
        assert "Pass the keyboard to Ana." in person.text()
        assert shown_cards(person) == []
        await person.press("enter")
        assert "Pick a card" in person.text()
        assert "Ana draws" in person.text()
        await person.press("1")
        assert "Pass the keyboard to Bo." in person.text()
        assert shown_cards(person) == []
        await person.press("enter")
        assert "Bo draws" in person.text()
        await person.press("1")
        text = person.text()
        assert "Pass the keyboard to Ana." in text
        assert "Last clash" in text
        assert "Hand:" not in text

    at_table(scene, seats=PEOPLE)


def test_pages_show_no_secrets_while_the_keyboard_changes_hands(at_table: AtTable) -> None:
    async def scene(person: Person) -> None:
        await person.press("enter", "1", "w")
        assert shown_cards(person) == []

    at_table(scene, seats=PEOPLE)


def test_a_key_hit_twice_does_not_show_the_next_persons_cards(at_table: AtTable) -> None:
    async def scene(person: Person) -> None:
        person.table.hand_over_seconds = 60.0
        await person.press("enter")
        assert "Pick a card" in person.text()
        await person.press("1", "1", "enter")
        assert "Pass the keyboard to Bo." in person.text()
        assert shown_cards(person) == []

    at_table(scene, seats=PEOPLE)


def test_a_duel_with_relics_between_two_people(at_table: AtTable) -> None:
    async def scene(person: Person) -> None:
        await person.reach_turn(2)
        await person.press("enter", "x", "y")
        await person.until(lambda: isinstance(person.screen, Ask))
        assert "Bo wins!" in person.text()

    at_table(scene, seats=PEOPLE, options={"relics": True})


def test_taking_back_what_was_seen_needs_consent(at_table: AtTable) -> None:
    async def scene(person: Person) -> None:
        await person.press("enter", "1", "enter", "1")
        await person.press("u")
        assert "everyone at the table should agree" in " ".join(person.text().split())
        await person.press("n")
        assert len(person.match.decisions) == 2
        await person.press("u", "y")
        assert person.match.decisions == []
        assert "Pass the keyboard to Ana." in person.text()

    at_table(scene, seats=PEOPLE)


def test_the_other_person_is_asked_about_a_draw(at_table: AtTable) -> None:
    async def scene(person: Person) -> None:
        await person.press("enter", "d", "y")
        assert "Ana offers a draw. Bo, do you agree?" in person.text()
        await person.press("n")
        await person.until(lambda: "Bo declines the draw." in person.text())
        assert not person.match.is_over
        await person.press("d", "y", "y")
        assert person.result().is_draw

    at_table(scene, seats=PEOPLE)


def test_nobody_can_concede_while_the_keyboard_changes_hands(at_table: AtTable) -> None:
    async def scene(person: Person) -> None:
        await person.press("x")
        assert not isinstance(person.screen, Ask)

    at_table(scene, seats=PEOPLE)
