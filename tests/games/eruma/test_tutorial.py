"""The first game with a guide is always dealt alike, and holds what there is to learn from."""

from __future__ import annotations

from typing import Any

from rulewright.gamekit.match import Match, start_match
from rulewright.gamekit.people import Tutorial
from rulewright.games.eruma.game import GAME, Eruma
from rulewright.games.eruma.tutorial import RaidLesson


def begun(game: Eruma, tutorial: Tutorial) -> Match:
    return start_match(game, ["Ana", "Bo"], tutorial.options, tutorial.seed, "en")


def printed_hand(match: Match) -> list[dict[str, Any]]:
    view: Any = match.view(0)
    cards = {card["key"]: card for card in GAME.people.printed("en")["cards"]}
    return [cards[held["card"]] for held in view["sides"][0]["hand"]]


def test_the_pupil_begins_with_a_thief_and_an_assassin_a_quick_power_and_no_curse() -> None:
    tutorial = GAME.people.tutorial()
    assert tutorial is not None
    assert tutorial.options == {"first_deck": "red-hands", "second_deck": "long-fingers"}
    match = begun(GAME, tutorial)
    assert [decision.seat for decision in match.pending] == [0]
    hand = printed_hand(match)
    assert len(hand) == 4
    assert {"Thief", "Assassin"} <= {card["kind"] for card in hand}
    assert "Quick" in {card["speed"] for card in hand}
    assert not any("Curse" in card["types"] for card in hand)


def test_it_is_dealt_alike_every_time() -> None:
    one = RaidLesson().deal(GAME.rules, list(GAME.deck_choice.presets))
    other = RaidLesson().deal(GAME.rules, list(GAME.deck_choice.presets))
    assert (one.seed, one.options, one.bot) == (other.seed, other.options, other.bot)
    assert one.bot == RaidLesson().bot == "greedy"


def test_without_the_decks_it_wants_it_is_taught_with_others() -> None:
    left = [key for key in GAME.deck_choice.presets if key != "red-hands"]
    tutorial = RaidLesson().deal(GAME.rules, left)
    assert tutorial.options["first_deck"] == "long-fingers"
    assert tutorial.options["second_deck"] in left
    assert begun(GAME, tutorial).pending[0].seat == 0


def test_where_no_deal_is_right_the_pupil_still_begins(plain: Eruma) -> None:
    tutorial = plain.people.tutorial()
    assert tutorial is not None
    assert begun(plain, tutorial).pending[0].seat == 0
