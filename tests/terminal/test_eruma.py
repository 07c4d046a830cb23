"""Eruma at the terminal: played by keys and mouse, in any window, with nothing given away."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import cast

import pytest

import rulewright
from rulewright.cardtext import Trees
from rulewright.gamekit.match import Match
from rulewright.games.eruma.cards.content import FOLDER, SetReader
from rulewright.games.eruma.decks.deck_building import DeckBuilding
from rulewright.games.eruma.game import GAME, Eruma
from rulewright.games.eruma.view.types import RaidView
from rulewright.kernel.chance import Dice
from rulewright.terminal.screens.ask import Ask
from rulewright.terminal.screens.things import ThingsPage
from rulewright.terminal.seats import read_seats
from rulewright.terminal.sitting import Sitting
from tests.terminal.person import LARGE, SMALL, AtTable, Person, Watching

CARDS = Path(__file__).parents[1] / "games" / "eruma"
MARCH = """
    turn 5
    treasure | .  .  -Bully  .  .
    my 2     | .  Juggler  .  .  .
    my 1     | Usher>  (Searcher)  .  .  .
    their 1  | (Warden)  .  .  .  .
    me: hand Hunter Second-Thief
    them: hand Thief Third-Thief
"""


@cache
def plain() -> Eruma:
    """The game with plain cards that stay as they are; bots, who load their matches, do not know it."""
    printed = SetReader(Trees(FOLDER.language)).read([CARDS / "face_cards.toml"])
    return Eruma("eruma", printed, DeckBuilding(printed, CARDS / "face_decks"), "test")


def raid_against_random(position: str = MARCH, game: Eruma | None = None) -> Sitting:
    game = game or plain()
    described = game.rules.position(position)
    match = Match(game, ["You", "random"], described.options, "1", described.state)
    return Sitting(match, read_seats(["human", "random"]))


def raid(person: Person) -> RaidView:
    return cast("RaidView", person.table.scene().view)


def rows(person: Person) -> list[str]:
    """The lines of the Playfield."""
    return [line for line in person.text().split("\n") if re.match(r" (Z1|Z2|Tr) ", line)]


def numbered(person: Person, label: str) -> str:
    """The key that takes the line with that label."""
    found = re.search(rf"^[▸ ] (\d) {re.escape(label)}", person.text(), re.MULTILINE)
    assert found, person.text()
    return found[1]


def test_a_whole_game_is_played_by_number_keys(at_table: AtTable, saves: Path) -> None:
    async def scene(person: Person) -> None:
        await person.play_to_the_end()
        await person.until(lambda: isinstance(person.screen, Ask))
        assert "Rematch" in person.text()

    at_table(scene, game="eruma", seed="2")
    [saved] = saves.glob("eruma-*.json")
    assert rulewright.load(saved.read_text()).is_over


def test_the_table_is_read_at_a_glance_in_a_small_window(at_table: AtTable) -> None:
    async def scene(person: Person) -> None:
        await person.until_asked()
        their_one, their_two, treasure, my_two, my_one = rows(person)
        assert their_one.startswith(" Z1 │▼▒ ▒▒▒▒▒▒▒▒ ")
        assert "▼" not in their_two
        assert treasure.split("│")[3].strip() == "▼T Bully"
        assert treasure.split("│")[1].strip() == "◆ 1"
        assert my_two.split("│")[1].strip() == "· 1"
        assert "▲T Juggler" in my_two
        assert "▲A Usher" in my_one
        assert "▲▒ Searcher" in my_one
        text = person.text()
        below = text.split("\n")[text.split("\n").index(my_one) + 1]
        assert below.split("│")[1].split() == ["↷", f"[{numbered(person, 'Usher')}]"]
        assert below.split("│")[2].strip() == "face-down"
        assert "Assault AP ●●●" in text
        assert "▲ You  ◆0/10" in text
        assert all(len(line) <= SMALL[0] for line in text.split("\n"))

    at_table(scene, sitting=raid_against_random())


def test_a_card_is_opened_and_its_choices_are_numbered_on_the_board(at_table: AtTable) -> None:
    async def scene(person: Person) -> None:
        await person.until_asked()
        assert "Juggler Zone 2, 2: move (3), power" in person.text()
        await person.press(numbered(person, "Juggler"))
        [treasure] = [line for line in rows(person) if line.startswith(" Tr")]
        key = numbered(person, "Move Juggler (your Zone 2, 2) to Treasure 2")
        lines = person.text().split("\n")
        assert f"[{key}]" in lines[lines.index(treasure) + 1].split("│")[2]
        assert person.match.decisions == []
        await person.press(key)
        assert person.match.decisions == [[0, "move", 6, 11]]
        assert "Attack Bully" not in person.text()

    at_table(scene, sitting=raid_against_random())


@pytest.mark.parametrize("key", ["escape", "b", "backspace"])
def test_one_can_go_back_to_all_cards(at_table: AtTable, key: str) -> None:
    async def scene(person: Person) -> None:
        await person.until_asked()
        every = person.text()
        await person.press("1")
        assert "Back to all cards" in person.text()
        assert person.text() != every
        await person.press(key)
        assert person.text() == every
        assert person.match.decisions == []
        await person.press("escape")
        assert isinstance(person.screen, Ask)

    at_table(scene, sitting=raid_against_random())


async def click_on(person: Person, words: str) -> None:
    """Click on the first place on the screen where these words stand."""
    for line, text in enumerate(person.text().split("\n")):
        if words in text:
            await person.pilot.click(offset=(text.index(words) + 1, line))
            await person.pilot.pause()
            return
    raise AssertionError(f"{words!r} is nowhere on\n{person.text()}")


def test_the_mouse_opens_a_card_and_sends_it_where_it_is_clicked(at_table: AtTable) -> None:
    async def scene(person: Person) -> None:
        await person.until_asked()
        await click_on(person, "T Juggler")
        assert "▸ 1 Move Juggler" in person.text()
        await click_on(person, "◆ 2")
        assert person.match.decisions == [[0, "move", 6, 11]]

    at_table(scene, sitting=raid_against_random())


def test_a_click_on_any_other_card_shows_it_closely(at_table: AtTable) -> None:
    async def scene(person: Person) -> None:
        await person.until_asked()
        await click_on(person, "▼T Bully")
        assert isinstance(person.screen, ThingsPage)
        text = " ".join(person.text().split())
        assert "An opponent discards a card unless they lose a treasure." in text
        assert "Treasure 3, face-up. Commanded by: random." in text
        assert "Why not" not in text

    at_table(scene, sitting=raid_against_random())


def test_the_page_of_a_card_says_why_it_may_not_act(at_table: AtTable) -> None:
    async def scene(person: Person) -> None:
        await person.until_asked()
        await person.press("e", "down", "down")
        text = person.text()
        assert "Usher" in text
        assert "Exhausted, turned to the right" in text
        assert "Power: It is exhausted.  (power.not-while-exhausted)" in text
        assert "Steal: It does not stand on Treasure." in text
        assert "Move:" not in text
        await person.press("escape")
        assert "Your Assault Phase" in person.text()

    at_table(scene, sitting=raid_against_random(), size=LARGE)


def test_piles_are_looked_into(at_table: AtTable) -> None:
    position = """
        turn 5
        me: hand Second-Thief, graveyard Spy Thief, extra 2 Hound
        them: hand Thief Third-Thief
    """

    async def scene(person: Person) -> None:
        await person.until_asked()
        await click_on(person, "grave 2")
        assert "You: Graveyard" in person.text()
        assert "Thief  Thief" in person.text()
        await person.press("down")
        assert "2x Hound  Henchman" in person.text()
        await person.press("end", "up", "up", "up", "up")
        assert "random: hand" in person.text()
        assert "2 cards you do not know" in person.text()

    at_table(scene, sitting=raid_against_random(position))


def test_another_players_turn_is_looked_at_before_ones_own_begins(at_table: AtTable) -> None:
    async def scene(person: Person) -> None:
        await person.until_asked()
        await person.press(numbered(person, "End the Assault Phase"))
        await person.until(lambda: person.table._to_show)
        assert raid(person)["turn"] == 6
        assert "then press Enter" in person.text()
        await person.press("enter")
        await person.until_asked()
        assert raid(person)["turn"] == 7
        assert "Your Assault Phase" in person.text()

    at_table(scene, sitting=raid_against_random("turn 5", GAME))


def test_what_goes_on_is_told_where_there_is_room(at_table: AtTable) -> None:
    position = """
        turn 5
        my 1 | Usher>  .  .  .  .
        live: my 1 1
        me: treasure 0
        them: treasure 0
    """

    async def scene(person: Person) -> None:
        await person.until_asked()
        assert (
            "◈▲ Usher (Zone 1, 1) Ongoing: Cards an opponent controls can only move"
            in person.text()
        )
        my_one = rows(person)[-1]
        lines = person.text().split("\n")
        assert "◈ ↷" in lines[lines.index(my_one) + 1]

    at_table(scene, sitting=raid_against_random(position), size=LARGE)


@pytest.mark.parametrize("size", [(40, 12), (20, 6), (60, 30), (200, 60)])
def test_windows_of_any_size_can_be_played_in(at_table: AtTable, size: tuple[int, int]) -> None:
    async def scene(person: Person) -> None:
        await person.until_asked()
        await person.press("1", "1")
        assert len(person.match.decisions) == 1
        await person.press("e", "down", "escape", "c", "escape", "f1", "escape")
        assert all(len(line) <= size[0] for line in person.text().split("\n"))

    at_table(scene, sitting=raid_against_random(), size=size)


def test_in_a_wide_window_the_log_stands_beside_the_board(at_table: AtTable) -> None:
    async def scene(person: Person) -> None:
        await person.until_asked()
        log = person.screen.query_one("#log").region
        board = person.screen.query_one("#board").region
        assert (log.x > board.x) == (person.application.size.width == LARGE[0])

    for size in (SMALL, LARGE):
        at_table(scene, sitting=raid_against_random(), size=size)


def test_two_people_share_the_screen_and_see_only_their_own(at_table: AtTable) -> None:
    names = [str(card["name"]) for card in GAME.people.printed("en")["cards"]]

    def shown(person: Person) -> set[str]:
        flat = " ".join(person.text().split())
        return {name for name in names if name in flat}

    def held(person: Person, seat: int) -> set[str]:
        hand = cast("RaidView", person.match.view(seat))["sides"][seat]["hand"]
        return {GAME.names[GAME.keys.index(card["card"])] for card in hand}

    def open_to_all(person: Person) -> set[str]:
        """What everybody knows: a Curse may have been shown."""
        hands = [side["hand"] for side in cast("RaidView", person.match.view(None))["sides"]]
        known = [GAME.keys.index(card["card"]) for hand in hands for card in hand]
        return {GAME.names[number] for number in known}

    async def scene(person: Person) -> None:
        first = person.match.pending[0].seat
        assert "Pass the keyboard to" in person.text()
        assert shown(person) <= open_to_all(person)
        await person.press("e", "escape", "enter")
        assert held(person, first) <= shown(person)
        await person.press("1", "1")
        assert "Your Assault Phase: 2 Action Points left." in person.text()
        await person.press(numbered(person, "End the Assault Phase"))
        assert "Pass the keyboard to" in person.text()
        assert shown(person) <= open_to_all(person)
        await person.press("e")
        assert isinstance(person.screen, ThingsPage)
        assert shown(person) <= open_to_all(person)
        await person.press("escape", "enter")
        assert held(person, 1 - first) <= shown(person)
        assert held(person, first) & shown(person) <= open_to_all(person)

    at_table(scene, game="eruma", seats=("human:Ana", "human:Bo"), seed="8", size=LARGE)


def played_raid(seed: int = 2) -> Match:
    match = rulewright.start("eruma", seats=["Ana", "Bo"], seed=seed)
    dice = Dice(seed)
    while not match.is_over:
        decision = match.pending[0]
        match.play(decision.seat, decision.choices[dice.below(len(decision.choices))])
    return match


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_a_game_is_watched_again(watching: Watching, size: tuple[int, int]) -> None:
    async def scene(person: Person) -> None:
        assert "The match begins." in person.text()
        assert "Hand:" not in person.text()
        await person.press("v")
        assert "Hand:" in person.text()
        await person.press("pagedown")
        assert "Turn 2" in person.text().split("\n")[0]
        start = person.text()
        await person.press("right", "right", "left", "left")
        assert person.text() == start
        await person.press("e")
        assert isinstance(person.screen, ThingsPage)
        await person.press("escape", "end")
        assert "The end of the recording." in person.text()

    watching(scene, played_raid(), size=size)


def test_help_tells_the_game_and_its_signs(at_table: AtTable) -> None:
    async def scene(person: Person) -> None:
        await person.press("f1")
        text = " ".join(person.text().split())
        assert "Be the first to collect 10 treasures." in text
        assert "↶ exhausted by a block or a card" in text
        assert "read why a card may not do something" in text

    at_table(scene, game="eruma", size=LARGE)


def test_the_cards_page_begins_with_the_decks_in_play(at_table: AtTable) -> None:
    async def scene(person: Person) -> None:
        await person.until_asked()
        await person.press("c")
        text = person.text()
        assert "You: all cards brought along" in text
        assert "Searcher" in text

    at_table(scene, sitting=raid_against_random(), size=LARGE)
