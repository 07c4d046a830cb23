"""Setup: `setup.*`, and who begins."""

import pytest

from rulewright.gamekit.match import start_match
from rulewright.games.eruma.testing.table import RaidTable
from rulewright.kernel.errors import SeatError
from rulewright.testing import rule

SIDES = [("me", "my"), ("them", "their")]


def order(raid: RaidTable, who: str, *top: str) -> list[str]:
    """A player's whole Deck with these cards on top, the first of them topmost."""
    below = [name for name in reversed(raid.deck(who)) if name not in top]
    return [*below, *reversed(top)]


def chance(raid: RaidTable, mine: list[str], theirs: list[str], first: int) -> list[int]:
    return [*raid.shuffled(mine), *raid.shuffled(theirs), first]


@rule("eruma/setup.two-players")
@pytest.mark.parametrize("count", [1, 3])
def test_a_game_has_no_other_number_of_players_than_two(raid: RaidTable, count: int) -> None:
    raid.start(seed=1)
    with pytest.raises(SeatError):
        start_match(raid.game, ["Me", "Them", "Third"][:count], {}, 1, "en")
    assert len(start_match(raid.game, ["Me", "Them"], {}, 1, "en").pending) == 1


@rule("eruma/setup.two-players")
def test_each_player_has_a_deck_and_an_extra_deck_of_their_own(raid: RaidTable) -> None:
    raid.start(seed=1, first_deck="left", second_deck="right")
    assert raid.deck("me") != raid.deck("them")
    for who, whose in SIDES:
        held = raid.cards(f"{whose} hand") + raid.cards(f"{whose} deck")
        assert sorted(held) == sorted(raid.deck(who))
    assert raid.cards("my extra deck") == ["Rat", "Rat"]
    assert raid.cards("their extra deck") == ["Rat", "Rat", "Hound"]


@rule("eruma/setup.shuffle", "eruma/setup.opening-hand", "eruma/setup.deck-face-down")
def test_both_decks_are_shuffled_and_then_three_cards_drawn_from_the_top(raid: RaidTable) -> None:
    mine = order(raid, "me", "Third Spy", "Thief", "Maniac", "Second Thief")
    theirs = order(raid, "them", "Fourth Spy", "Fourth Maniac", "Third Thief", "Second Spy")
    raid.deal(chance(raid, mine, theirs, 1))
    assert raid.cards("my hand") == ["Third Spy", "Thief", "Maniac"]
    assert raid.cards("my deck") == mine[:-3]
    # The second player is active, and has drawn for the turn.
    assert raid.cards("their hand") == ["Fourth Spy", "Fourth Maniac", "Third Thief", "Second Spy"]
    assert raid.cards("their deck") == theirs[:-4]


@rule("eruma/setup.deck-face-down")
def test_nobody_sees_what_lies_in_a_deck_or_in_which_order(raid: RaidTable) -> None:
    views = []
    for deck in ("Thief Spy Maniac", "Maniac Thief Spy"):
        raid.set(f"""
            me:   deck only {deck}
            them: deck only {deck}
        """)
        views.append([raid.view(who) for who in ("me", "them", None)])
        assert raid.cards("my deck") == list(reversed(deck.split()))
    assert views[0] == views[1]


@rule("eruma/setup.first-player-after-draw", "eruma/ruling.first-player")
@pytest.mark.parametrize(("first", "whose"), [(0, "my"), (1, "their")])
def test_chance_says_who_begins_once_both_hands_are_drawn(
    raid: RaidTable, first: int, whose: str
) -> None:
    raid.deal(chance(raid, order(raid, "me"), order(raid, "them"), first))
    name = ["Me", "Them"][first]
    assert (raid.fact("active"), raid.fact("turn")) == (whose, 1)
    said = [line.split(" draws")[0] for line in raid.told("me")]
    assert said == [
        *["Me"] * 3,
        *["Them"] * 3,
        f"{name} takes the first turn.",
        f"Turn 1: {name} is active.",
        name,
    ]


@rule("eruma/ruling.first-player")
def test_an_opening_hand_is_not_drawn_again(raid: RaidTable) -> None:
    raid.deal(chance(raid, order(raid, "me"), order(raid, "them"), 0))
    assert (raid.asked(), raid.fact("phase")) == (["me"], "Assault Phase")
    assert {said.split()[0] for said in raid.me.can()} == {"play", "end"}


@rule("eruma/ruling.first-turn")
@pytest.mark.parametrize(("first", "who", "whose"), [(0, "me", "my"), (1, "them", "their")])
def test_the_first_turn_has_a_draw_and_three_points_like_any_other(
    raid: RaidTable, first: int, who: str, whose: str
) -> None:
    raid.deal(chance(raid, order(raid, "me"), order(raid, "them"), first))
    assert len(raid.cards(f"{whose} hand")) == 4
    assert raid.fact("action points") == 3
    hand = raid.cards(f"{whose} hand")
    player = raid.player(who)
    for column, card in enumerate(hand[:3], 1):
        player.does(f"play {card} to {whose} 1 {column}")
    assert player.can() == {"end"}


@rule("eruma/example.after-setup", "eruma/setup.opening-hand")
def test_after_setup_each_has_3_cards_in_hand_12_in_the_deck_and_no_treasure(
    raid: RaidTable,
) -> None:
    raid.deal(chance(raid, order(raid, "me"), order(raid, "them"), 0))
    # Whoever begins has drawn for the turn; the other shows what setup left.
    assert (len(raid.cards("their hand")), len(raid.cards("their deck"))) == (3, 12)
    assert (len(raid.cards("my hand")), len(raid.cards("my deck"))) == (4, 11)
    assert (raid.fact("my treasure"), raid.fact("their treasure")) == (0, 0)
    drawn = [line for line in raid.told("them") if line == "Me draws a card."]
    assert len(drawn) == 4
    assert raid.told("them").index("Me takes the first turn.") == 6
