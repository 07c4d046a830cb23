"""Several texts that would take the place of one event: the player affected picks which of them does, card by
card, and each takes the place of an event at most once."""

import pytest

from rulewright.games.elma.game import Elma
from rulewright.games.elma.testing.table import RaceTable
from rulewright.games.elma.testing.written_cards import written_cards
from rulewright.kernel.errors import SaveError
from rulewright.testing import rule

CARDS = """
    kuski Filler: 60
    kuski Tough: 50 | If this kuski would be banned, send it offline instead.
    kuski Boss: 50 | If a kuski you control would be banned, return it to its owner's hand instead.
    kuski Clerk: 50 | If a kuski would be banned, discard it instead.
    kuski Saver: 50 | If you would discard a card, gain a point instead.
    kuski Miser: 50 | If you would discard a card, gain 2 points instead.
    kuski Banker: 50 | If a level would be aborted, gain a point instead.
    kuski Reader: 50 | If a level would be aborted, draw a card instead.
    kuski When: 50 | When a kuski is banned, gain a point.
    kuski Each: 50 | Whenever a kuski is banned, gain a point.
    kuski Both: 50 | Whenever a kuski is banned, gain 2 points. Whenever a kuski is banned, draw a card.
    level Flat: 1
    instant Halt | Abort the ongoing battle.
    instant Hammer | Ban target kuski.
    instant Purge | Ban each online kuski.
    instant Cull | Discard 2 cards in your hand.
"""


@pytest.fixture(scope="module")
def elma() -> Elma:
    return written_cards(CARDS, "elma-with-replacements")


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
    saved = match.game.rules.save_state(match.state)
    assert saved["agenda"][-1] == ["WhichInstead"]  # type: ignore[index]
    saved["agenda"].pop(-2)  # type: ignore[attr-defined]
    with pytest.raises(SaveError, match="asks what takes the place of nothing"):
        match.game.rules.load_state(saved, 2, match.options)
    race.them.does("instead Boss")


@rule("elma/ruling.effects-order")
def test_cards_of_the_active_player_come_first_wherever_they_sit(race: RaceTable) -> None:
    race.set("""
        turn 6, active them
        me:   online Tough, offline Clerk
        them: hand Purge, online Tough, offline Boss
    """)
    race.them.does("instant Purge")
    assert race.me.can() == set()
    race.them.does("instead Boss")
    race.me.does("instead Tough")
    assert race.cards("their hand") == ["Tough"]
    assert race.cards("my offline") == ["Clerk", "Tough"]


@rule("elma/ruling.effects-order", "elma/ruling.loss-with-many-players")
def test_without_anything_left_to_take_its_place_the_event_happens(race: RaceTable) -> None:
    race.set("""
        players 3
        me:    hand Hammer
        them:  online Filler
        third: offline Clerk Clerk
    """)
    race.me.does("instant Hammer", "choose Filler")
    assert len(race.offered("them")) == 2
    race.match.concede(2)
    assert race.cards("ban pile") == ["Filler"]


@rule("elma/ruling.effects-order", "elma/ruling.you-on-a-level")
def test_what_would_happen_to_a_level_is_picked_by_who_added_it(race: RaceTable) -> None:
    race.set("""
        battle: Flat by them.Filler
        me:   hand Halt, offline Banker Reader
        them: offline Filler, deck Clerk
    """)
    race.me.does("instant Halt")
    assert race.me.can() == set()
    race.them.does("instead Banker")
    assert race.points() == [1, 0]
    assert str(race.fact("battle")).startswith("Flat")


@rule("elma/ruling.effects-order", "elma/ruling.loss-with-many-players")
def test_or_by_the_active_player_if_who_added_it_has_left(race: RaceTable) -> None:
    race.set("""
        players 3
        battle: Flat by third.Filler
        me:    hand Halt, offline Banker Reader
        third: offline Filler
    """)
    race.match.concede(2)
    race.me.does("instant Halt")
    race.me.does("instead Banker")
    assert race.points() == [1, 0, 0]


@rule("elma/ruling.effects-order", "elma/ruling.when-each-time")
@pytest.mark.parametrize(("kuski", "points", "later"), [("When", 2, 3), ("Each", 2, 3)])
def test_when_and_whenever_are_for_each_on_a_kuski(
    race: RaceTable, kuski: str, points: int, later: int
) -> None:
    race.set(f"""
        me:   hand Purge Hammer, online Filler Saver, offline {kuski} Reader
    """)
    race.me.does("instant Purge")
    assert sorted(race.cards("ban pile")) == ["Filler", "Saver"]
    assert race.points() == [points, 0]
    race.me.does("instant Hammer", "choose Reader")
    assert race.points() == [later, 0]


@rule("elma/ruling.effects-order")
def test_two_sentences_of_one_card_are_two_effects_to_put_in_order(race: RaceTable) -> None:
    race.set("""
        me:   hand Hammer, online Filler, offline Both, deck Clerk
    """)
    race.me.does("instant Hammer", "choose Filler")
    assert race.offered("me") == ["Both [1] first", "Both [2] first"]
    race.me.does("first 2")
    assert race.points() == [2, 0]
    assert race.cards("my hand") == ["Clerk"]
