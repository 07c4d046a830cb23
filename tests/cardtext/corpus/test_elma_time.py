"""Texts of strangers for Elma, as they stand: what they say about time."""

from collections.abc import Iterator

import pytest

from rulewright.games.elma.testing.table import RaceTable
from rulewright.games.elma.testing.written_cards import written_cards
from rulewright.testing import rule
from tests.cardtext.corpus.texts import text_of


def told(race: RaceTable, seat: int | None) -> str:
    return " ".join(line.text for line in race.match.story(seat))


def top_of_mine(race: RaceTable, count: int) -> list[str]:
    """The next cards of my library, the first on top."""
    return race.cards("my deck")[::-1][:count]


@pytest.fixture
def stargazer() -> Iterator[RaceTable]:
    cards = f"""
        kuski Filler: 60
        kuski Ann: 40
        kuski Bob: 50
        kuski Stargazer: 50; types Casual | {text_of("elma", 27)}
        level Long: 4
    """
    race = RaceTable(written_cards(cards, "elma-stargazer"))
    yield race
    race.close()


@rule("elma/ruling.played-abilities", "elma/ruling.top-of-library", "elma/ruling.order-unseen")
def test_27_the_top_three_cards_once_in_ones_main_phase(stargazer: RaceTable) -> None:
    race = stargazer
    race.set("""
        turn 9, active me
        me:   online Stargazer, hand Filler, deck Long Ann Bob, rest 4
        them: hand Filler, rest 6
    """)
    assert top_of_mine(race, 3) == ["Long", "Ann", "Bob"]
    race.me.does("use Stargazer")
    assert race.me.can() == {"choose Long", "choose Ann", "choose Bob"}
    assert race.them.can() == set()
    race.me.does("choose Bob", "choose Long")
    assert top_of_mine(race, 3) == ["Ann", "Long", "Bob"], "what is put back last is on top"
    for seat in (1, None):
        assert not {"Ann", "Bob", "Long"} & set(told(race, seat).replace(".", "").split())
    assert "use Stargazer" not in race.me.can()
    race.next_turn()
    assert race.me.can() == set()
    race.next_turn()
    assert race.me.can("use") == {"use Stargazer"}


@rule("elma/ruling.top-of-library")
def test_27_of_fewer_cards_all(stargazer: RaceTable) -> None:
    race = stargazer
    race.set("turn 9, active me\n me: online Stargazer, deck Ann Bob, rest 0\n them: rest 6")
    race.me.does("use Stargazer")
    assert race.me.can() == {"choose Ann", "choose Bob"}
    race.me.does("choose Ann")
    assert top_of_mine(race, 3) == ["Bob", "Ann"]
    assert not race.state.over


@pytest.fixture
def overtime() -> Iterator[RaceTable]:
    cards = f"""
        kuski Filler: 60
        kuski Ann: 40 38 36
        instant Shift | {text_of("elma", 34)}
        level Long: 4
    """
    race = RaceTable(written_cards(cards, "elma-overtime"))
    yield race
    race.close()


@rule("elma/ruling.extra-turns")
def test_34_an_extra_turn_in_which_no_level_is_added(overtime: RaceTable) -> None:
    race = overtime
    race.set("""
        players 3, turn 9, active me
        battle: Long 4 by Filler
        me:   offline Filler, battle Ann, hand Shift Long, deck Filler Filler, rest 9
        them: hand Filler, rest 9
        third: hand Filler, rest 9
    """)
    race.me.does("instant Shift")
    assert race.me.can("add") == {"add Long"}, "in this turn it may be"
    race.next_turn()
    assert (race.fact("turn"), race.fact("active")) == (10, "me")
    assert race.fact("battle") == "Long 1/12", "the turn before has used up one"
    assert race.fact("Ann in battle") == "38 (2)", "it is a turn of its player, with a record"
    assert sorted(race.cards("my hand")) == ["Filler", "Long"], "and with a draw"
    assert race.me.can("add") == set()
    race.next_turn()
    assert (race.fact("active"), race.fact("battle")) == ("them", "Long 2/12")
    race.next_turn(2)
    assert race.fact("active") == "me"
    assert race.me.can("add") == {"add Long"}


@rule("elma/ruling.extra-turns", "elma/ruling.instant-windows")
def test_34_in_the_window_of_another_it_comes_right_after_that_turn(overtime: RaceTable) -> None:
    race = overtime
    race.set("""
        players 3, turn 9, active me
        me:   offline Filler, hand Filler, rest 9
        them: hand Filler, rest 9
        third: offline Ann, hand Shift Long, rest 9
    """)
    race.me.does("end")
    race.them.does("pass")
    race.third.does("instant Shift")
    race.all_pass()
    assert race.fact("active") == "third"
    assert race.third.can("add") == set()
    race.next_turn()
    assert race.fact("active") == "them", "then the order goes on where it was"
    race.next_turn()
    assert race.fact("active") == "third"
    assert race.third.can("add") == {"add Long"}
