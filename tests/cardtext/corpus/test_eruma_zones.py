"""Texts of strangers for Eruma, as they stand: Decks, hands and Graveyards."""

from collections.abc import Iterator

import pytest

from rulewright.games.eruma.testing.table import RaidTable
from rulewright.games.eruma.testing.written_cards import Scenes, raid_with
from rulewright.testing.scenes import opened
from tests.cardtext.corpus.texts import text_of


@pytest.fixture
def scenes() -> Iterator[Scenes]:
    yield from opened(raid_with)


def card(number: int, facts: str = "Spy") -> dict[str, str]:
    return {"Ann": f"{facts}: {text_of('eruma', number)}"}


def told(raid: RaidTable, seat: int) -> str:
    return " ".join(line.text for line in raid.match.story(seat))


def test_1_from_an_empty_deck_nothing_is_drawn_and_the_game_goes_on(scenes: Scenes) -> None:
    raid = scenes(card(1, "Thief"))
    raid.set("my 1 | Ann\n me: deck Spy")
    raid.me.does("use Ann")
    assert raid.cards("my hand") == ["Spy"]
    raid.set("my 1 | Ann\n me: deck none")
    raid.me.does("use Ann")
    assert raid.cards("my hand") == []
    assert not raid.state.over


def test_4_the_opponent_loses_a_treasure_but_never_falls_below_none(scenes: Scenes) -> None:
    raid = scenes(card(4, "Thief"))
    for before, after in ((3, 2), (0, 0)):
        raid.set(f"my 1 | Ann\n them: treasure {before}")
        raid.me.does("use Ann")
        assert raid.state.treasure[1] == after


def test_5_the_hand_is_shown_to_its_controller_alone(scenes: Scenes) -> None:
    raid = scenes(card(5))
    raid.set("my 1 | Ann\n them: hand Thief Maniac")
    raid.me.does("use Ann")
    assert "Me looks at Thief." in told(raid, 0)
    assert "Thief" not in told(raid, 1)
    assert "Thief" not in " ".join(line.text for line in raid.match.story(None))
    assert sorted(raid.cards("their hand")) == ["Maniac", "Thief"]


def test_15_a_card_goes_unseen_into_the_deck_and_two_are_drawn_in_any_case(scenes: Scenes) -> None:
    raid = scenes(card(15, "Thief"))
    raid.set("my 1 | Ann\n me: hand Spy, deck only Maniac", rolls=[0])
    raid.me.does("use Ann", "choose Spy")
    assert sorted(raid.cards("my hand")) == ["Maniac", "Spy"]
    assert "Spy" not in told(raid, 1)
    raid.set("my 1 | Ann\n me: deck only Maniac Thief Spy")
    raid.me.does("use Ann")
    assert sorted(raid.cards("my hand")) == ["Maniac", "Thief"]


def test_18_the_top_two_go_to_the_graveyard_or_the_one_that_is_left(scenes: Scenes) -> None:
    raid = scenes(card(18))
    raid.set("my 1 | Ann\n them: deck only Spy Thief Maniac")
    raid.me.does("use Ann")
    assert raid.cards("their graveyard") == ["Spy", "Thief"]
    raid.set("my 1 | Ann\n them: deck only Spy")
    raid.me.does("use Ann")
    assert raid.cards("their graveyard") == ["Spy"]
    assert not raid.state.over


def test_19_a_card_of_their_graveyard_is_a_target_and_leaves_the_game(scenes: Scenes) -> None:
    raid = scenes(card(19, "Assassin"))
    raid.set("my 1 | Ann\n me: graveyard Maniac\n them: graveyard Spy Thief")
    raid.me.does("use Ann")
    assert raid.me.can() == {"choose Spy", "choose Thief"}
    raid.me.does("choose Spy")
    assert raid.cards("their banished") == ["Spy"]
    raid.set("my 1 | Ann\n me: graveyard Maniac")
    assert "use Ann" not in raid.me.can()


def test_20_a_search_may_find_none_shows_what_it_finds_and_shuffles_in_any_case(
    scenes: Scenes,
) -> None:
    raid = scenes(card(20, "Thief"))
    raid.set("my 1 | Ann\n me: deck only Spy Maniac Thief", rolls=[0] * 4)
    raid.me.does("use Ann")
    assert raid.me.can() == {"choose Spy", "enough"}
    raid.me.does("enough")
    assert "Me's Deck is shuffled." in told(raid, 1)
    raid.set("my 1 | Ann\n me: deck only Spy Maniac Thief", rolls=[0] * 2)
    raid.me.does("use Ann", "choose Spy")
    assert "Me finds Spy" in told(raid, 1)
    assert raid.cards("my hand") == ["Spy"]


def test_26_one_of_three_shown_is_taken_and_the_rest_goes_below_in_an_unseen_order(
    scenes: Scenes,
) -> None:
    raid = scenes(card(26))
    raid.set("my 1 | Ann\n me: deck only Spy Thief Maniac Assassin")
    raid.me.does("use Ann")
    for name in ("Spy", "Thief", "Maniac"):
        assert f"Me shows {name}." in told(raid, 1)
    assert raid.me.can() == {"choose Spy", "choose Thief", "choose Maniac"}
    raid.me.does("choose Thief", "choose Maniac")
    assert raid.cards("my deck") == ["Spy", "Maniac", "Assassin"]
    assert told(raid, 1).endswith("A card goes to Me's Deck. A card goes to Me's Deck.")
    raid.set("my 1 | Ann\n me: deck only Spy")
    raid.me.does("use Ann", "choose Spy")
    assert raid.cards("my deck") == []


def test_55_they_split_and_you_pick_which_is_no_draw(scenes: Scenes) -> None:
    clerk = {"Clerk": f"Spy: {text_of('eruma', 16)}"}
    raid = scenes({**card(55), **clerk})
    raid.set("""
        their 1 | Clerk>
        my 1    | Ann
        me:     deck only Spy Thief Maniac
        live:   their 1 1
    """)
    raid.me.does("use Ann")
    raid.them.does("choose Spy", "enough")
    assert raid.me.can() == {"mode Spy", "mode Thief, Maniac"}
    raid.me.does("mode Thief, Maniac")
    assert sorted(raid.cards("my hand")) == ["Maniac", "Thief"]
    assert raid.cards("my graveyard") == ["Spy"]
