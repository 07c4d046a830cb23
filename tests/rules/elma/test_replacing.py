"""Several texts that would take the place of one event: the player affected picks which of them does, card by
card, and each takes the place of an event at most once."""

from collections.abc import Iterator

import pytest

from rulewright.games.elma.game import Elma
from rulewright.kernel.errors import SaveError
from rulewright.testing import rule
from rulewright.testing.race_table import RaceTable
from tests.rules.elma.written_cards import race_with_written_cards

CARDS = """
    kuski Filler: 60
    kuski Tough: 50 | If this kuski would be banned, send it offline instead.
    kuski Boss: 50 | If a kuski you control would be banned, return it to its owner's hand instead.
    kuski Clerk: 50 | If a kuski would be banned, discard it instead.
    kuski Saver: 50 | If you would discard a card, gain a point instead.
    kuski Miser: 50 | If you would discard a card, gain 2 points instead.
    instant Hammer | Ban target kuski.
    instant Purge | Ban each online kuski.
    instant Cull | Discard 2 cards in your hand.
"""


@pytest.fixture(scope="module")
def written() -> Elma:
    return race_with_written_cards(CARDS, "elma-with-replacements")


@pytest.fixture
def race(written: Elma) -> Iterator[RaceTable]:
    table = RaceTable(written)
    yield table
    table.close()


@rule("elma/ruling.effects-order")
def test_the_player_affected_picks_what_takes_the_place_of_an_event(race: RaceTable) -> None:
    race.set("""
        me:   hand Hammer
        them: online Tough, offline Boss
    """)
    race.me.does("instant Hammer", "choose Tough")
    assert race.me.can() == set()
    assert race.prompt("them") == (
        "Several effects can take the place of what would happen to Tough. Which does?"
    )
    assert race.offered("them") == ["Boss instead", "Tough instead"]
    race.them.does("instead Boss")
    assert race.cards("their hand") == ["Tough"]
    assert race.cards("ban pile") == []


@rule("elma/ruling.effects-order")
def test_what_is_not_picked_does_not_happen(race: RaceTable) -> None:
    race.set("""
        me:   hand Hammer
        them: online Tough, offline Boss
    """)
    race.me.does("instant Hammer", "choose Tough")
    race.them.does("instead Tough")
    assert race.cards("their offline") == ["Boss", "Tough"]
    assert race.cards("their hand") == []


@rule("elma/ruling.effects-order")
def test_nobody_is_asked_where_one_text_takes_the_place(race: RaceTable) -> None:
    race.set("""
        me:   hand Hammer
        them: online Tough
    """)
    race.me.does("instant Hammer", "choose Tough")
    assert race.cards("their offline") == ["Tough"]
    assert race.them.can() == set()


@rule("elma/ruling.effects-order")
def test_of_several_cards_it_is_picked_card_by_card_the_active_players_first(
    race: RaceTable,
) -> None:
    race.set("""
        me:   hand Purge, online Tough Filler, offline Boss
        them: online Tough, offline Clerk
    """)
    race.me.does("instant Purge")
    assert race.me.can() == {"instead Tough", "instead Boss", "instead Clerk"}
    race.me.does("instead Tough")
    assert race.me.can() == {"instead Boss", "instead Clerk"}
    race.me.does("instead Boss")
    assert race.them.can() == {"instead Tough", "instead Clerk"}
    race.them.does("instead Clerk")
    assert race.cards("my offline") == ["Boss", "Tough"]
    assert race.cards("my hand") == ["Filler"]
    assert race.cards("their discard pile") == ["Tough"]
    assert race.cards("ban pile") == []


@rule("elma/ruling.effects-order", "elma/ruling.effect-loop")
def test_what_would_happen_to_a_player_is_picked_by_that_player(race: RaceTable) -> None:
    race.set("""
        me:   hand Cull Tough Boss, offline Saver Miser
    """)
    race.me.does("instant Cull", "choose Tough", "choose Boss")
    assert race.offered("me") == ["Saver instead", "Miser instead"]
    race.me.does("instead Miser", "instead Saver")
    assert race.points() == [3, 0]
    assert sorted(race.cards("my hand")) == ["Boss", "Tough"]


@rule("elma/ruling.effects-order", "elma/ruling.loss-with-many-players")
def test_what_is_asked_lapses_with_the_card_it_is_about(race: RaceTable) -> None:
    race.set("""
        players 3
        me:    hand Hammer
        them:  online Tough
        third: offline Clerk
    """)
    race.me.does("instant Hammer", "choose Tough")
    assert race.them.can() == {"instead Tough", "instead Clerk"}
    race.match.concede(1)
    assert race.me.can() == {"end"}
    assert race.cards("third's discard pile") == []


@rule("elma/ruling.effects-order", "elma/ruling.loss-with-many-players")
def test_a_text_that_leaves_with_its_player_is_none_of_those_to_pick_from(race: RaceTable) -> None:
    race.set("""
        players 3
        me:    hand Hammer
        them:  online Tough
        third: offline Clerk
    """)
    race.me.does("instant Hammer", "choose Tough")
    race.match.concede(2)
    assert race.cards("their offline") == ["Tough"]
    assert race.me.can() == {"end"}


def test_a_save_that_asks_for_the_place_of_nothing_is_refused(race: RaceTable) -> None:
    race.set("""
        me:   hand Hammer
        them: online Tough, offline Boss
    """)
    race.me.does("instant Hammer", "choose Tough")
    match = race.match
    saved = match.game.save_state(match.state)
    assert saved["agenda"][-1] == ["WhichInstead"]  # type: ignore[index]
    saved["agenda"].pop(-2)  # type: ignore[attr-defined]
    with pytest.raises(SaveError, match="asks what takes the place of nothing"):
        match.game.load_state(saved, 2, match.options)
    race.them.does("instead Boss")
