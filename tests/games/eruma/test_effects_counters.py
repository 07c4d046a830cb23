"""ruling.counters: kinds that texts name themselves, what counts them and what they set off."""

from typing import Any, cast

from rulewright.games.eruma.testing.table import RaidTable
from rulewright.games.eruma.testing.written_cards import Scenes
from rulewright.testing import rule

PUT = "Ann: Thief | Quick: Put 2 rage counters on target Spy."


def counters(raid: RaidTable) -> dict[str, object]:
    """All counters that lie anywhere."""
    facts = raid.game.rules.facts(raid.match.state)
    return {name: fact for name, fact in facts.items() if name.endswith(" counters")}


@rule("eruma/ruling.counters")
def test_counters_lie_open_and_are_lost_when_the_card_leaves(scenes: Scenes) -> None:
    raid = scenes(f"{PUT}\nBob: Maniac | Quick: Return target Spy to its owner's hand.")
    raid.set("""
        treasure | -Spy
        my 1     | Ann Bob
    """)
    raid.me.does("use Ann", "choose Spy")
    assert raid.fact("treasure 1 rage counters") == 2
    seen = cast("dict[str, Any]", raid.view("them"))
    assert seen["field"][10]["counters"] == {"rage": 2}
    assert any("rage counters: 2" in line for line in raid.told("them"))
    raid.me.does("use Bob", "choose Spy")
    assert counters(raid) == {}


@rule("eruma/ruling.counters")
def test_kinds_are_told_apart_by_their_names_and_filters_ask_how_many(scenes: Scenes) -> None:
    raid = scenes(f"""
        {PUT}
        Bob: Maniac | Quick: Kill each Spy with an oil counter.
        Cid: Maniac | Quick: Kill each Spy with 2 or more rage counters.
    """)
    raid.set("""
        treasure | -Spy -Second-Spy
        my 1     | Ann Bob Cid
    """)
    raid.me.does("use Ann", "choose Spy", "use Bob")
    assert raid.cards("their graveyard") == []
    raid.me.does("use Cid")
    assert raid.cards("their graveyard") == ["Spy"]
    assert raid.at("treasure 2") == "their Second Spy"


@rule("eruma/ruling.counters", "eruma/ruling.price")
def test_counters_that_are_a_price_must_be_there(scenes: Scenes) -> None:
    raid = scenes("""
        Ann: Thief | Quick: Remove 2 oil counters from this card: gain 3 treasures.
        Bob: Maniac | Quick: Put 2 oil counters on target Thief.
    """)
    raid.set("my 1 | Ann Bob")
    raid.me.refused("use Ann", because="ruling.price")
    raid.me.does("use Bob", "choose Ann", "use Ann")
    assert raid.fact("my treasure") == 3
    assert counters(raid) == {}


@rule("eruma/ruling.counters")
def test_as_soon_as_so_many_are_there_answers_each_time_they_are_reached(scenes: Scenes) -> None:
    raid = scenes("""
        Ann: Thief | Ongoing: Whenever you gain a treasure, put 2 oil counters on this card. As soon as this card has 3 oil counters, draw a card.
        Bob: Maniac | Quick: Gain a treasure.
        Cid: Maniac | Quick: Gain 2 treasures.
        Dot: Maniac | Quick: Gain 3 treasures.
    """)
    raid.set("""
        my 1 | Ann Bob Cid Dot
        turn 5, points 4
        me: deck Spy Second-Spy
    """)
    raid.me.does("use Ann", "use Bob")
    assert raid.cards("my hand") == []
    raid.me.does("use Cid")
    assert raid.cards("my hand") == ["Spy"]
    raid.me.does("use Dot")
    assert raid.cards("my hand") == ["Spy"]  # six lie there: three were reached before
    assert raid.fact("my 1 1 oil counters") == 6


@rule("eruma/ruling.counters")
def test_an_amount_counts_counters(scenes: Scenes) -> None:
    raid = scenes("""
        Ann: Thief | Quick: Put 3 oil counters on this card, then gain a treasure for each of those counters.
        Bob: Maniac | Quick: Gain treasures equal to the number of oil counters on this card.
    """)
    raid.set("my 1 | Ann Bob")
    raid.me.does("use Ann")
    assert raid.fact("my treasure") == 3
    raid.me.does("use Bob")
    assert raid.fact("my treasure") == 3


@rule("eruma/ruling.counters", "eruma/ruling.effect-loop")
def test_counters_that_lead_to_counters_come_to_an_end(scenes: Scenes) -> None:
    raid = scenes(
        """
        Ann: Thief | Ongoing: As soon as this card has 2 oil counters, remove all of those counters, then put 2 oil counters on
            this card, then gain a treasure.
        Bob: Maniac | Quick: Put 2 oil counters on target Thief.
    """.replace("on\n            this", "on this")
    )
    raid.set("my 1 | Ann Bob")
    raid.me.does("use Ann", "use Bob", "choose Ann")
    assert raid.fact("my treasure") == 1
    assert counters(raid) == {"my 1 1 oil counters": 2}
