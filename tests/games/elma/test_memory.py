"""What a player has seen stays known to them, in every world they take to be possible, until they can no longer
tell: hands that were looked at, cards that were shown before they went to a hand, and the top of a library."""

from collections import Counter
from collections.abc import Iterator

import pytest

from rulewright.games.elma.game import Elma
from rulewright.games.elma.testing.table import RaceTable
from rulewright.games.elma.testing.written_cards import written_cards
from rulewright.kernel.chance import Dice
from rulewright.kernel.errors import SaveError
from rulewright.kernel.event import SPECTATOR
from rulewright.testing import rule

CARDS = """
    kuski Filler: 60
    kuski Ann: 40
    kuski Bob: 41
    kuski Cid: 42
    kuski Dee: 43
    kuski Eva: 44
    kuski Fay: 45
    level Long: 6
    instant Spy | Look at an opponent's hand.
    instant Sort | Look at the top 3 cards of your library, then put them back in any order.
    instant Sift | Look at the top 3 cards of your library, then put one of them into your hand and the \
rest on the bottom of your library.
    instant Recall | Return target online kuski to its owner's hand.
    instant Cull | Discard 2 cards in your hand.
    instant Search | Search your library for a kuski.
    instant Shuffle | Shuffle your library.
"""


@pytest.fixture(scope="module")
def written() -> Elma:
    return written_cards(CARDS.replace("\\\n", ""), "elma-with-memory")


@pytest.fixture
def race(written: Elma) -> Iterator[RaceTable]:
    table = RaceTable(written)
    yield table
    table.close()


def known(race: RaceTable, seat: int, where: str) -> list[str]:
    """The cards but for Fillers that lie there in every world that the seat takes to be possible."""
    found: list[list[str]] = []
    for word in range(30):
        copy = race.state.clone()
        copy.determinize(seat, Dice(word))
        lying = race.game.rules.facts(copy)[where]
        assert isinstance(lying, list)
        found.append(lying)
    always = Counter(found[0])
    for other in found[1:]:
        always &= Counter(other)
    return sorted(name for name in always.elements() if name != "Filler")


HAND = """
    me:   hand Spy
    them: hand Ann Bob Ann, deck Dee Eva, rest 9
"""


@rule("elma/ruling.hidden-information")
def test_a_hand_that_was_looked_at_stays_known_to_who_looked(race: RaceTable) -> None:
    race.set(HAND)
    assert known(race, 0, "their hand") == []
    race.me.does("instant Spy")
    assert known(race, 0, "their hand") == ["Ann", "Ann", "Bob"]
    assert known(race, SPECTATOR, "their hand") == []


@rule("elma/ruling.hidden-information")
def test_what_is_drawn_later_is_not_known(race: RaceTable) -> None:
    race.set(HAND)
    race.me.does("instant Spy")
    race.next_turn()
    assert race.cards("their hand") == ["Ann", "Bob", "Ann", "Dee"]
    assert known(race, 0, "their hand") == ["Ann", "Ann", "Bob"]


@rule("elma/ruling.hidden-information")
def test_of_cards_that_are_alike_one_less_is_known_when_one_is_played(race: RaceTable) -> None:
    race.set("""
        me:   hand Spy
        them: hand Ann Bob, deck Ann, rest 9
    """)
    race.me.does("instant Spy")
    race.next_turn()
    race.them.does("play Ann")
    assert sorted(race.cards("their hand")) == ["Ann", "Bob"]
    assert known(race, 0, "their hand") == ["Bob"]


@rule("elma/ruling.hidden-information", "elma/ruling.open-information")
def test_a_card_that_goes_back_to_a_hand_is_known_to_all(race: RaceTable) -> None:
    race.set("""
        players 3
        me:   hand Recall
        them: online Ann, hand Bob Cid
    """)
    race.me.does("instant Recall", "choose Ann")
    for seat in (0, 2, SPECTATOR):
        assert known(race, seat, "their hand") == ["Ann"]
    race.next_turn()
    race.them.does("play Ann")
    for seat in (0, 2, SPECTATOR):
        assert known(race, seat, "their hand") == []


@rule("elma/ruling.library")
def test_a_card_that_was_searched_for_is_known_to_all(race: RaceTable) -> None:
    race.set(
        """
        me:   hand Search Fay, deck Dee Bob Eva, rest 2
        them: hand Cid
        """,
        rolls=[0, 0, 0],
    )
    race.me.does("instant Search", "choose Dee")
    assert known(race, 1, "my hand") == ["Dee"]


@rule("elma/ruling.hidden-information")
def test_the_order_of_a_library_stays_known_until_it_is_shuffled(race: RaceTable) -> None:
    race.set(
        """
        me:   hand Sort Shuffle, deck Ann Bob Cid Dee Eva Fay, rest 1
        them: hand Cid
        """,
        rolls=[0, 0, 0, 0, 0],
    )
    race.me.does("instant Sort", "choose Ann", "choose Cid")
    truth = race.cards("my deck")
    assert truth[-3:] == ["Ann", "Cid", "Bob"]
    race.next_turn(2)
    assert race.cards("my hand")[-1] == "Bob"

    def tops(seat: int) -> set[tuple[str, ...]]:
        found = set()
        for word in range(30):
            copy = race.state.clone()
            copy.determinize(seat, Dice(word))
            found.add(tuple(race.game.rules.facts(copy)["my deck"][-2:]))  # type: ignore[index]
        return found

    assert tops(0) == {("Ann", "Cid")}
    assert len(tops(1)) > 1
    race.me.does("instant Shuffle")
    assert len(tops(0)) > 1


@rule("elma/ruling.hidden-information")
def test_what_went_to_the_bottom_stays_known_and_what_was_taken_only_to_its_player(
    race: RaceTable,
) -> None:
    race.set("""
        me:   hand Sift, deck Ann Bob Cid Dee Eva, rest 3
        them: hand Cid
    """)
    race.me.does("instant Sift", "choose Bob")
    assert race.cards("my hand") == ["Bob"]
    assert known(race, 1, "my hand") == []
    bottoms = set()
    for word in range(20):
        copy = race.state.clone()
        copy.determinize(0, Dice(word))
        bottoms.add(tuple(race.game.rules.facts(copy)["my deck"][:2]))  # type: ignore[index]
    assert bottoms == {tuple(race.cards("my deck")[:2])}
    assert sorted(race.cards("my deck")[:2]) == ["Ann", "Cid"]


@rule("elma/ruling.hidden-information")
def test_what_a_third_player_was_shown_tells_nobody_else(race: RaceTable) -> None:
    """Whether the card that is played was among those they saw, only they and its player can tell."""
    race.set("""
        players 3
        me:   hand Spy
        them: hand Ann Bob, deck Cid, rest 9
    """)
    race.me.does("instant Spy", "player them")
    race.next_turn()
    blind = race.state.blindfold(2)
    race.them.does("play Cid")
    assert known(race, 0, "their hand") == ["Ann", "Bob"]
    assert blind.seen == []  # type: ignore[attr-defined]


@rule("elma/ruling.hidden-information")
def test_each_who_knew_of_such_a_card_knows_of_one_less(race: RaceTable) -> None:
    """Two know of the Ann that all saw go back to hand, and one of them of another besides."""
    race.set("""
        players 3
        me:   hand Spy Recall
        them: online Ann, hand Ann Bob, deck Cid, rest 9
    """)
    race.me.does("instant Spy", "player them", "instant Recall", "choose Ann")
    assert known(race, 0, "their hand") == ["Ann", "Ann", "Bob"]
    assert known(race, 2, "their hand") == ["Ann"]
    race.next_turn()
    race.them.does("play Ann")
    assert known(race, 0, "their hand") == ["Ann", "Bob"]
    assert known(race, 2, "their hand") == []


@rule("elma/ruling.hidden-information")
def test_what_is_known_of_a_hand_stays_when_others_of_its_cards_are_shown(race: RaceTable) -> None:
    race.set("""
        me:   hand Spy
        them: hand Cull Ann Bob, deck Cid Dee, rest 9
    """)
    race.me.does("instant Spy")
    race.next_turn(3)
    race.them.does("instant Cull", "choose Cid", "choose Dee")
    assert sorted(race.cards("their discard pile")) == ["Cid", "Cull", "Dee"]
    assert known(race, 0, "their hand") == ["Ann", "Bob"]
    assert sorted(race.cards("their hand")) == ["Ann", "Bob"]


@rule("elma/ruling.hidden-information")
def test_when_an_unknown_card_was_drawn_shows_in_nothing_that_is_left(written: Elma) -> None:
    """Cid and Dee are drawn in either order, then Cid is played: to who knows only Ann it is the same."""
    seen = []
    for drawn in ("Cid Dee", "Dee Cid"):
        race = RaceTable(written)
        race.set(f"""
            me:   hand Spy
            them: hand Ann, deck {drawn} Eva, rest 3
        """)
        race.me.does("instant Spy")
        race.next_turn(3)
        race.them.does("play Cid")
        assert known(race, 0, "their hand") == ["Ann"]
        seen.append(race.game.rules.save_state(race.state.blindfold(0)))
        race.close()
    assert seen[0] == seen[1]


def test_a_save_with_a_known_card_that_is_open_is_refused(race: RaceTable) -> None:
    race.set(HAND)
    race.me.does("instant Spy")
    match = race.match
    saved = match.game.rules.save_state(match.state)
    own = saved["own"]
    assert isinstance(own, dict)
    spy = own["place"].index(9)
    own["seen"].append([spy, -1])
    with pytest.raises(SaveError, match="'seen' has a card that is in no hand or library"):
        match.game.rules.load_state(saved, 2, match.options)
    own["seen"] = [own["seen"][0], own["seen"][0]]
    with pytest.raises(SaveError, match="'seen' has a card twice"):
        match.game.rules.load_state(saved, 2, match.options)
