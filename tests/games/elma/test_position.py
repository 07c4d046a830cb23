"""Positions: what cannot be read is refused with what would be right; decks as text; options."""

import pytest

from rulewright.gamekit.match import start_match
from rulewright.games.elma.decks.deck_text import read_deck, write_deck
from rulewright.games.elma.game import Elma
from rulewright.kernel.errors import OptionError, PositionError


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("players 1", "2 to 6 players"),
        ("players 7", "2 to 6 players"),
        ("turn x", "'x' should be a number from 0 to"),
        ("turns 3", "'turns 3' is not understood; expected one of players, turn, last end, plays"),
        ("turn 3, turn 4", "'turn' is there twice; once is right"),
        ("active third", "'third' does not play"),
        ("phase draw", "the phase is 'main' or 'begin'"),
        ("nobody: hand Ann", "begins with 'nobody'"),
        ("me: hands Ann", "'hands Ann': expected one of offline, online, battle, after, hand"),
        ("me: hand Nobody", "there is no card 'Nobody'"),
        ("me: offline Flat", "'Flat' cannot lie there"),
        ("me: battle Ann", "in the battle, but there is none"),
        ("me: battle Ann Bob Cid", "is no kuski in a battle"),
        ("battle: Ann by Ann\nme: offline Ann", "'Ann' cannot lie there"),
        ("battle: Flat by Ann", "no player has a kuski 'Ann'"),
        ("battle: Flat by Ann, unused 2\nme: offline Ann", "a battle is told by"),
        ("me: points many", "'many' should be a number from 0 to"),
        ("battle: Flat by fourth.Ann", "'fourth' does not play; there are me, them"),
        ("battle: Flat by one, two three", "a battle is told by"),
        ("queue: Flat of Ann", "a level is told like"),
        ("?", "is not understood"),
    ],
)
def test_what_cannot_be_read_is_refused_with_a_reason(game: Elma, text: str, why: str) -> None:
    with pytest.raises(PositionError) as refusal:
        game.rules.position(text)
    assert why in str(refusal.value)


def test_a_deck_is_written_and_read_as_text(game: Elma) -> None:
    deck = read_deck("2 ann\n\n 1 Twin A", game.names)
    assert [game.names[card] for card in deck] == ["Ann", "Ann", "Twin A"]
    assert write_deck(deck, game.names) == "2 Ann\n1 Twin A"
    assert game.rules.check_options({"deck_1": "1 twin a\n2 ANN"})["deck_1"] == "2 Ann\n1 Twin A"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("1 Ann\n2 Nobody", "line 2: there is no card 'Nobody'"),
        ("\n", "the deck has 0 cards; it must have 1 to 250"),
        ("99 Ann\n99 Bob\n99 Cid", "the deck has 297 cards; it must have 1 to 250"),
    ],
)
def test_a_deck_that_cannot_be_read_is_refused_with_its_line(
    game: Elma, text: str, why: str
) -> None:
    with pytest.raises(OptionError) as refusal:
        game.rules.check_options({"deck_1": text})
    assert why in str(refusal.value)


def test_each_seat_has_a_deck_of_its_own_choice(game: Elma) -> None:
    assert [option.seat for option in game.rules.options] == [0, 1, 2, 3, 4, 5]
    match = start_match(game, ["A", "B", "C"], {"deck_3": "30 Ann"}, 1, "en")
    players = match.view(2)["players"]
    assert isinstance(players, list)
    assert [player["library"] for player in players] == [3, 3, 23]
    assert {card["card"] for card in players[2]["cards"]} == {"ann"}
