"""Elma's card texts by strangers, played: libraries, hands, piles and the queue."""

from collections.abc import Iterator

import pytest

from rulewright.games.elma.testing.table import RaceTable
from rulewright.games.elma.testing.written_cards import race_with
from rulewright.testing.scenes import Scenes, opened
from tests.cardtext.corpus.texts import text_of

OTHERS = """
    kuski Ann: 40 38 36
    kuski Bob: 44 42
    kuski Cid: 50 48 46
    level Flat: 1
    level Long: 3
    level Wide: 1-3
    instant Nap | Draw a card.
"""


@pytest.fixture
def scenes() -> Iterator[Scenes[RaceTable]]:
    yield from opened(race_with)


def with_text(scenes: Scenes[RaceTable], number: int, facts: str) -> RaceTable:
    return scenes(f"{OTHERS}\n{facts} | {text_of('elma', number)}")


def told(race: RaceTable, seat: str) -> list[str]:
    return [line.text for line in race.match.story(race.seat(seat))]


def test_1_two_are_drawn_one_at_a_time_and_who_cannot_loses(scenes: Scenes[RaceTable]) -> None:
    race = with_text(scenes, 1, "instant Chain")
    race.set("me: hand Chain, deck Ann Bob, rest 0\n them: hand Nap")
    race.me.does("instant Chain")
    assert sorted(race.cards("my hand")) == ["Ann", "Bob"]
    race.set("me: hand Chain, deck Ann, rest 0\n them: hand Nap")
    race.me.does("instant Chain")
    assert race.state.over
    assert race.state.shares[0] == 0


def test_11_that_opponent_chooses_the_card(scenes: Scenes[RaceTable]) -> None:
    race = with_text(scenes, 11, "instant Bolt")
    race.set("""
        players 3
        me:    hand Bolt
        them:  hand Ann Flat
        third: hand Bob Cid
    """)
    race.me.does("instant Bolt", "player third")
    assert race.third.can() == {"choose Bob", "choose Cid"}
    race.third.does("choose Cid")
    assert race.cards("third's discard pile") == ["Cid"]


def test_11_who_has_no_card_cannot_be_picked(scenes: Scenes[RaceTable]) -> None:
    race = with_text(scenes, 11, "instant Bolt")
    race.set("""
        players 4
        me:     hand Bolt
        them:   hand Ann
        third:  hand Bob
    """)
    race.me.does("instant Bolt")
    assert race.me.can() == {"player them", "player third"}
    race.me.does("player them")
    race.them.does("choose Ann")
    race.set("players 3\n me: hand Bolt\n them: offline Ann")
    assert "instant Bolt" not in race.me.can()


@pytest.mark.parametrize("lying", [["Flat"], []])
def test_13_one_may_search_whatever_is_there_and_shuffles_only_then(
    scenes: Scenes[RaceTable], lying: list[str]
) -> None:
    race = with_text(scenes, 13, "kuski Juhl: 50")
    race.set(
        f"me: hand Juhl, deck {' '.join(['Ann', *lying])}, rest 1", rolls=[0] * (1 + len(lying))
    )
    race.me.does("play Juhl", "yes")
    assert race.me.can() == {f"choose {card}" for card in lying} | {"enough"}
    race.me.does("enough")
    assert told(race, "them")[-1] == "Me shuffles."
    race.set("me: hand Juhl, deck Ann Flat, rest 1")
    race.me.does("play Juhl", "no")
    assert "Me shuffles." not in told(race, "them")
    race.next_turn(2)
    race.me.does("online Juhl")
    assert race.me.can("yes") == set()


def test_14_a_kuski_of_ones_own_pile_comes_back(scenes: Scenes[RaceTable]) -> None:
    race = with_text(scenes, 14, "instant Life")
    race.set("me: hand Life, discard Ann Flat\n them: discard Bob")
    race.me.does("instant Life")
    assert race.me.can() == {"choose Ann"}
    race.me.does("choose Ann")
    assert race.cards("my hand") == ["Ann"]
    race.set("me: hand Life, discard Flat\n them: discard Bob")
    assert "instant Life" not in race.me.can()


def test_16_a_level_goes_to_the_front_and_keeps_its_adder_and_length(
    scenes: Scenes[RaceTable],
) -> None:
    race = with_text(scenes, 16, "instant Cut")
    race.set("""
        battle: Long by Ann
        queue: Flat by Ann; Wide 2 by Bob; Long by Cid
        me:   offline Ann Cid, hand Cut
        them: offline Bob
    """)
    before = race.state.queue
    race.me.does("instant Cut")
    assert race.me.can() == {"choose Flat", "choose Wide", "choose Long"}
    race.me.does("choose Wide")
    assert race.state.queue == [before[1], before[0], before[2]]
    race.set("battle: Long by Ann\n queue: Flat by Ann\n me: offline Ann, hand Cut")
    assert "instant Cut" not in race.me.can()


def test_17_two_levels_change_places_with_their_adders_and_lengths(
    scenes: Scenes[RaceTable],
) -> None:
    race = with_text(scenes, 17, "instant Mix")
    race.set("""
        battle: Long by Ann
        queue: Flat by Ann; Wide 2 by Bob; Long by Cid
        me:   offline Ann Cid, hand Mix
        them: offline Bob
    """)
    before = race.state.queue
    race.me.does("instant Mix", "choose Flat")
    assert race.me.can() == {"choose Wide", "choose Long"}
    race.me.does("choose Long")
    assert race.state.queue == [before[2], before[1], before[0]]
    race.set("battle: Long by Ann\n queue: Flat by Ann\n me: offline Ann, hand Mix")
    assert "instant Mix" not in race.me.can()
