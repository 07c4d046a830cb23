"""The position language: what each clause sets, and how a wrong one is answered."""

from typing import cast

import pytest

from rulewright.games.allumbra.game import Allumbra
from rulewright.games.allumbra.rules import turn as rules
from rulewright.games.allumbra.rules.state import NEVER, Duel, Duellist
from rulewright.games.allumbra.testing.table import DuelTable
from rulewright.kernel.errors import PositionError
from rulewright.kernel.zone import Zone

GAME = cast("Allumbra", DuelTable().game)
KEYS = [printed.key for printed in GAME.cards.printed]
MY_RELICS = "relic open-for-damage, relic empty-for-load"
THEIR_RELICS = "relic void-for-load, relic stop-for-drain"


def read(text: str) -> Duel:
    """The duel a position describes."""
    return cast("Duel", GAME.rules.position(text).state)


def me(clauses: str) -> Duellist:
    """My side, as these clauses set it."""
    return read(f"me: {clauses}").duellists[0]


def named(zone: Zone) -> list[str]:
    """The cards of a zone by their keys."""
    return [KEYS[card] for card in zone.as_list()]


def refusal(text: str) -> str:
    """What is said of a position that is not understood."""
    with pytest.raises(PositionError) as refused:
        read(text)
    return str(refused.value)


@pytest.mark.parametrize("text", ["", "  \n\n ", "me:", "them:\nme:", "me: ,, "])
def test_what_is_not_said_is_as_at_the_start_of_a_duel(text: str) -> None:
    duel = read(text)
    assert (duel.turn, duel.clash, duel.stella, duel.relics) == (1, 0, 0, None)
    for player in duel.duellists:
        assert (player.energy, player.ammo) == (10, 5)
        assert (player.next_free, player.next_damage) == (0, 0)
        assert named(player.deck) == [KEYS[card] for card in GAME.cards.deck().as_list()]
        for zone in (player.hand, player.row, player.discard):
            assert named(zone) == []
        assert player.shown is None
        assert player.relics is None


def test_the_frame_says_turn_clash_and_stella() -> None:
    duel = read("turn 4, clash 2, stella them\nme: row hide\nthem: row hide")
    assert (duel.turn, duel.clash, duel.stella) == (4, 1, 1)
    assert read("stella me").stella == 0


def test_the_frame_may_run_over_several_lines() -> None:
    duel = read("turn 30\nstella them")
    assert (duel.turn, duel.stella) == (30, 1)


@pytest.mark.parametrize(
    ("text", "options"),
    [
        ("stella them", {"relics": False, "stella": "second"}),
        (f"me: {MY_RELICS}\nthem: {THEIR_RELICS}", {"relics": True, "stella": "first"}),
    ],
)
def test_a_position_says_the_options_of_its_match(text: str, options: dict[str, object]) -> None:
    assert GAME.rules.position(text).options == options


def test_each_side_is_its_own() -> None:
    duel = read("them: energy 3, ammo 0\nme: energy 7")
    assert [player.energy for player in duel.duellists] == [7, 3]
    assert [player.ammo for player in duel.duellists] == [5, 0]


@pytest.mark.parametrize("energy", [1, 10])
def test_energy(energy: int) -> None:
    assert me(f"energy {energy}").energy == energy


@pytest.mark.parametrize("ammo", [0, 10])
def test_ammo(ammo: int) -> None:
    assert me(f"ammo {ammo}").ammo == ammo


@pytest.mark.parametrize(
    ("clauses", "free", "damage"),
    [("bonus free", 1, 0), ("bonus 2 damage", 0, 2), ("bonus free, bonus 1 damage", 1, 1)],
)
def test_bonus(clauses: str, free: int, damage: int) -> None:
    player = me(clauses)
    assert (player.next_free, player.next_damage) == (free, damage)


@pytest.mark.parametrize(
    ("cards", "hand"),
    [
        ("", []),
        ("hide", ["hide"]),
        ("2 hide reload", ["hide", "hide", "reload"]),
        ("reload 2 hide", ["reload", "hide", "hide"]),
        ("hide reload hide", ["hide", "reload", "hide"]),
    ],
)
def test_a_hand_is_exactly_what_is_listed(cards: str, hand: list[str]) -> None:
    assert named(me(f"hand {cards}").hand) == hand


def test_a_discard_pile_lies_in_the_order_listed() -> None:
    assert named(me("discard 2 hide reload").discard) == ["hide", "hide", "reload"]


def test_cards_that_are_placed_are_not_in_the_deck() -> None:
    player = me("hand 5 quick-draw 4 calculated-shot, discard 3 pulverize 4 hide")
    assert named(player.deck) == ["reload"] * 4 + ["cauterize"] * 4


def test_the_deck_lists_the_next_card_first() -> None:
    deck = named(me("deck pulverize 2 hide").deck)
    assert deck[-3:] == ["hide", "hide", "pulverize"]
    assert sorted(deck) == sorted(KEYS[card] for card in GAME.cards.deck().as_list())


def test_a_row_is_played_and_lies_open() -> None:
    player = read("turn 1, clash 3\nme: row hide reload\nthem: row 2 hide").duellists[0]
    assert named(player.row) == ["hide", "reload"]
    assert (player.played, player.open_cards) == (2, 2)


def test_picked_cards_lie_face_down_after_the_row() -> None:
    text = "turn 3, clash 2\nme: row hide, picked reload quick-draw\nthem: row hide, picked 2 hide"
    player = read(text).duellists[0]
    assert named(player.row) == ["hide", "reload", "quick-draw"]
    assert (player.played, player.open_cards) == (1, 1)


def test_the_first_picked_card_may_be_laid_open() -> None:
    player = read("turn 3\nme: picked open 2 hide reload\nthem: picked 3 hide").duellists[0]
    assert named(player.row) == ["hide", "hide", "reload"]
    assert (player.played, player.open_cards) == (0, 1)


def test_shown_cards_are_remembered() -> None:
    shown = me("hand 2 hide reload, shown hide reload").shown
    assert shown is not None
    assert named(shown) == ["hide", "reload"]


@pytest.mark.parametrize(
    ("word", "active", "used_in"),
    [("", False, NEVER), ("active", True, NEVER), ("locked", False, 4)],
)
def test_a_relic_is_inactive_active_or_locked(word: str, active: bool, used_in: int) -> None:
    duel = read(
        f"turn 4\nme: relic open-for-damage {word}, relic empty-for-load\nthem: {THEIR_RELICS}"
    )
    relics = duel.duellists[0].relics
    assert relics is not None
    assert (relics[0].active, relics[0].used_in) == (active, used_in)
    assert (relics[1].active, relics[1].used_in) == (False, NEVER)
    assert duel.relics is GAME.relic_table


@pytest.mark.parametrize(
    ("text", "picks"),
    [
        ("turn 1", [1, 0, 1, 0, 1, 0]),
        ("turn 1, clash 3\nme: row 2 hide\nthem: row 2 hide", [1, 0]),
        ("turn 2", [2, 0, 0, 1, 0]),
        ("turn 2, clash 2\nme: row hide\nthem: row hide", [1, 0, 1, 0]),
        ("turn 3", [3, 0, 0, 0]),
        ("turn 3, clash 2\nme: row hide\nthem: row hide", [2, 0, 0]),
        ("turn 3\nme: picked 3 hide\nthem: picked 3 hide", [0, 0, 0]),
        ("turn 2\nme: picked 2 hide\nthem: picked 2 hide", [0, 0, 1, 0]),
    ],
)
def test_the_rest_of_the_turn_is_to_come(text: str, picks: list[int]) -> None:
    agenda = list(reversed(read(text).agenda))
    assert isinstance(agenda.pop(), rules.EndTurn)
    counts = [int(step.count) if isinstance(step, rules.Pick) else 0 for step in agenda]
    assert counts == picks


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("turn", "'turn': expected a word and a value"),
        ("turn 1 clash 2", "'turn 1 clash 2': expected a word and a value"),
        ("round 2", "'round 2': expected 'turn N', 'clash N' or 'stella me'"),
        ("stella you", "'stella you': expected 'turn N', 'clash N' or 'stella me'"),
        ("turn 0", "'0' should be a number from 1 to 30"),
        ("turn 31", "'31' should be a number from 1 to 30"),
        ("turn two", "'two' should be a number from 1 to 30"),
        ("clash 0", "'0' should be a number from 1 to 3"),
        ("clash 4", "'4' should be a number from 1 to 3"),
        ("you: energy 3", "a line begins with 'turn', or once with 'me:' and 'them:'"),
        ("me: energy 0", "'0' should be a number from 1 to 10"),
        ("me: energy 11", "'11' should be a number from 1 to 10"),
        ("me: energy -1", "'-1' should be a number from 1 to 10"),
        ("me: energy", "'energy' is not understood"),
        ("me: energy 3 4", "'energy 3 4' is not understood"),
        ("me: energy 3, energy 4", "'energy' is there twice; once is right"),
        ("me: hand hide, hand hide", "'hand' is there twice; once is right"),
        ("me: ammo 11", "'11' should be a number from 0 to 10"),
        ("me: bonus", "'bonus' is not understood"),
        ("me: bonus damage", "'bonus damage' is not understood"),
        ("me: bonus 0 damage", "'0' should be a number from 1 to 10"),
        ("me: luck 3", "'luck 3' is not understood"),
        ("me: relic", "'relic' is not understood"),
        ("me: hand 5 hide", "there are only 4 copies of hide"),
        ("me: hand 2 hide, discard 3 hide", "there are only 4 copies of hide"),
        ("me: hand 2 hide, deck 3 hide", "there are only 4 copies of hide"),
        ("me: hand 25 hide", "'25' should be a number from 1 to 24"),
        ("me: hand 0 hide", "'0' should be a number from 1 to 24"),
        ("me: hand hide 3", "after the number 3 there should be a card"),
        ("me: picked open", "after 'picked open' there should be a card"),
        ("me: picked hide, row hide", "'row' comes before 'picked', as the cards lie"),
        ("me: hand hide, shown reload", "'shown' is for cards in hand or picked and face down"),
        ("me: relic open-for-damage", "a duellist has two relics or none"),
        (f"me: {MY_RELICS}, relic reload-for-draw", "a duellist has two relics or none"),
        (
            "me: relic open-for-damage asleep, relic empty-for-load",
            "a relic is 'active', 'locked' or neither, not ['asleep']",
        ),
    ],
)
def test_a_line_that_is_wrong_is_quoted_with_what_would_be_right(line: str, said: str) -> None:
    assert refusal(line) == f"position, {line!r}: {said}"


def test_an_unknown_card_is_answered_with_the_known_ones() -> None:
    assert refusal("me: hand hyde") == (
        f"position, 'me: hand hyde': there is no card 'hyde'; the cards are {', '.join(KEYS)}"
    )


def test_an_unknown_relic_is_answered_with_the_known_ones() -> None:
    said = refusal("me: relic bell, relic empty-for-load")
    assert "there is no relic 'bell'; the relics are open-for-damage, " in said


def test_a_side_is_described_once() -> None:
    assert refusal("me: energy 3\nme: ammo 3") == (
        "position, 'me: ammo 3': a line begins with 'turn', or once with 'me:' and 'them:'"
    )


def test_the_frame_comes_first() -> None:
    assert refusal("me: energy 3\nturn 4") == (
        "position, 'turn 4': the line with 'turn' comes before 'me:' and 'them:'"
    )


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (f"me: {MY_RELICS}", "if one duellist has relics, both have"),
        (
            f"me: {THEIR_RELICS}\nthem: {MY_RELICS}",
            "a duellist has two different relics of their own character",
        ),
        (
            f"me: relic open-for-damage, relic open-for-damage\nthem: {THEIR_RELICS}",
            "a duellist has two different relics of their own character",
        ),
        ("me: picked hide", "both have 'picked' cards, or neither"),
        ("me: row hide", "'row' is for the clashes before this one; use 'picked'"),
        (
            "turn 3, clash 3\nme: row 2 hide, picked 2 reload\nthem: row 2 hide, picked hide",
            "more cards are 'picked' than there are clashes left in the turn",
        ),
    ],
)
def test_sides_that_do_not_go_together_are_refused(text: str, said: str) -> None:
    assert refusal(text) == f"position, as a whole: {said}"
