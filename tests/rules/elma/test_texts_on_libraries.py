"""What texts do with libraries and hands: the top cards, searches, what is shown to all."""

import pytest

from rulewright.games.elma.game import Elma
from rulewright.games.elma.testing.table import RaceTable
from rulewright.games.elma.testing.written_cards import written_cards
from rulewright.testing import rule

CARDS = """
    kuski Filler: 60
    kuski Ann: 40
    kuski Bob: 41
    kuski Cid: 42
    level Hill: 2
    level Long: 4
    kuski Map: 50 | Whenever this kuski comes into play, you may search your library for a level.
    kuski Sage: 50 | Discard a card: search your library for a level.
    instant Seek | Search your library for a level.
    instant Mill | An opponent puts the top 2 cards of their library into their discard pile.
    instant Sift | Reveal the top 3 cards of your library. Put one of them into your hand and the rest on the bottom of your library in any order.
    instant Under | Return a card in your hand to the bottom of your library.
    instant Within | Return a card in your hand to your library, then draw 2 cards.
    instant Away | Return target online kuski to the top of its owner's library.
    instant Open | Each opponent reveals their hand.
    kuski Sad: 50 | Whenever an opponent discards a card, gain a point.
"""


@pytest.fixture(scope="module")
def elma() -> Elma:
    return written_cards(CARDS, "elma-with-texts-on-libraries")


def told(race: RaceTable, seat: str) -> list[str]:
    return [line.text for line in race.match.story(race.seat(seat))]


# Searches: a search can be made whatever the library holds


@rule("elma/ruling.library")
@pytest.mark.parametrize("found", [["Hill"], []])
def test_one_may_search_whether_or_not_there_is_something_to_find(
    race: RaceTable, found: list[str]
) -> None:
    race.set(
        f"me: hand Map, deck {' '.join(['Ann', *found])}, rest 1", rolls=[0] * (1 + len(found))
    )
    race.me.does("play Map")
    assert race.me.can() == {"yes", "no"}
    race.me.does("yes")
    assert race.me.can() == {f"choose {card}" for card in found} | {"enough"}
    race.me.does("enough")
    assert told(race, "them")[-1] == "Me shuffles."


@rule("elma/ruling.library")
def test_a_search_that_is_not_made_shuffles_nothing(race: RaceTable) -> None:
    race.set("me: hand Map, deck Ann Hill, rest 1")
    race.me.does("play Map", "no")
    assert "Me shuffles." not in told(race, "them")


@rule("elma/ruling.library")
def test_an_ability_that_searches_can_be_used_whatever_is_there(race: RaceTable) -> None:
    race.set("me: offline Sage, hand Ann, deck Bob, rest 1", rolls=[0])
    assert race.me.can("use") == {"use Sage"}
    race.me.does("use Sage", "choose Ann", "enough")


@rule("elma/ruling.library")
def test_an_instant_that_searches_can_be_played_whatever_is_there(race: RaceTable) -> None:
    race.set("me: hand Seek, deck Bob, rest 1", rolls=[0])
    race.me.does("instant Seek", "enough")
    race.set("me: hand Seek, deck Bob Hill, rest 1", rolls=[0])
    race.me.does("instant Seek", "choose Hill")
    assert race.cards("my hand") == ["Hill"]
    assert told(race, "them")[-2:] == ["Me finds Hill.", "Me shuffles."]


# The top of a library


@rule("elma/ruling.top-of-library")
def test_what_is_put_into_a_discard_pile_is_not_discarded(race: RaceTable) -> None:
    race.set("""
        me:   offline Sad, hand Mill
        them: deck Ann Hill Bob, rest 0
    """)
    race.me.does("instant Mill")
    assert race.cards("their discard pile") == ["Ann", "Hill"]
    assert race.cards("their deck") == ["Bob"]
    assert race.points() == [0, 0]


@rule("elma/ruling.top-of-library", "elma/ruling.order-unseen")
def test_what_is_revealed_all_see_but_not_the_order_below(race: RaceTable) -> None:
    race.set("me: hand Sift, deck Ann Hill Bob Cid, rest 1")
    race.me.does("instant Sift")
    assert told(race, "them")[-3:] == ["Me shows Ann.", "Me shows Hill.", "Me shows Bob."]
    race.me.does("choose Hill")
    assert (
        race.prompt("me")
        == "Sift: which of them goes to the bottom next? The last one lies lowest."
    )
    race.me.does("choose Bob")
    assert race.cards("my deck") == ["Ann", "Bob", "Filler", "Cid"]
    assert told(race, "them")[-3:] == [
        "Hill goes to Me's hand.",
        "A card goes to Me's library.",
        "A card goes to Me's library.",
    ]


@rule("elma/ruling.return-to-library")
def test_a_card_goes_below_on_top_or_is_shuffled_in(race: RaceTable) -> None:
    race.set("me: hand Under Ann, deck Bob, rest 1")
    race.me.does("instant Under", "choose Ann")
    assert race.cards("my deck") == ["Ann", "Filler", "Bob"]
    assert "Ann" not in " ".join(told(race, "them"))
    race.set("me: hand Within Ann, deck Bob, rest 0", rolls=[0])
    race.me.does("instant Within", "choose Ann")
    assert sorted(race.cards("my hand")) == ["Ann", "Bob"]
    race.set("me: hand Away\n them: online Ann, deck Bob, rest 0")
    race.me.does("instant Away", "choose Ann")
    assert race.cards("their deck") == ["Bob", "Ann"]


@rule("elma/ruling.hidden-information")
def test_a_hand_that_is_revealed_all_see(race: RaceTable) -> None:
    race.set("""
        players 3
        me:    hand Open
        them:  hand Ann Hill
        third: hand Bob
    """)
    race.me.does("instant Open")
    assert told(race, "third")[-5:] == [
        "Them's hand is shown to all.",
        "Them shows Ann.",
        "Them shows Hill.",
        "Third's hand is shown to all.",
        "Third shows Bob.",
    ]
