"""What is lost with a battle, and what is not; and hands that texts keep from being cut down."""

import pytest

from rulewright.games.elma.testing.table import RaceTable
from rulewright.testing import rule
from rulewright.testing.scenes import Scenes

CARDS = """
    kuski Ann: 40 38 36
    kuski Bob: 44 42
    kuski Cid: 50
    level Orchard: 3; keywords Apple
    level Long: 3
    instant Kick | Send target online kuski offline.
    instant Out | Move target kuski in the ongoing battle to the online part.
    instant Gong | End the ongoing battle.
    instant Fruit | Put 2 apple counters on target kuski.
    instant Flag | Put 3 finish counters on target kuski.
    instant Mark | Put an orka counter on target kuski.
"""


def counters(race: RaceTable) -> dict[str, object]:
    """All counters on kuskis."""
    facts = race.game.rules.facts(race.match.state)
    return {
        name.removesuffix(" counters"): count
        for name, count in facts.items()
        if name.endswith(" counters")
    }


@rule("elma/keyword.apple", "elma/keyword.finish-count", "elma/ruling.counters")
@pytest.mark.parametrize("instant", ["Kick", "Out"])
def test_who_leaves_a_battle_loses_apples_and_finishes_alone(
    scenes: Scenes[RaceTable], instant: str
) -> None:
    race = scenes(CARDS)
    race.set(f"""
        turn 9
        battle: Long 3
        me:    hand {instant} Fruit Flag Mark, battle Ann, rest 9
        them:  rest 9
    """)
    for given in ("Fruit", "Flag", "Mark"):
        race.me.does(f"instant {given}", "choose Ann")
    assert counters(race) == {"Ann apple": 2, "Ann finish": 3, "Ann orka": 1}
    race.me.does(f"instant {instant}", "choose Ann")
    assert counters(race) == {"Ann orka": 1}


@rule("elma/keyword.apple", "elma/keyword.finish-count", "elma/ruling.counters")
def test_when_a_battle_ends_only_those_who_played_it_lose_what_it_counts(
    scenes: Scenes[RaceTable],
) -> None:
    race = scenes(CARDS)
    race.set("""
        turn 9
        battle: Long 3
        me:    hand Gong Fruit Flag Mark Fruit Flag, battle Ann, online Bob, rest 9
        them:  rest 9
    """)
    for given, kuski in (
        ("Fruit", "Ann"), ("Flag", "Ann"), ("Mark", "Ann"), ("Fruit", "Bob"), ("Flag", "Bob"),
    ):  # fmt: skip
        race.me.does(f"instant {given}", f"choose {kuski}")
    race.me.does("instant Gong")
    assert counters(race) == {"Ann orka": 1, "Bob apple": 2, "Bob finish": 3}


FULL = "Ann Bob Cid Ann Bob Cid Ann Bob Cid"
"""Two cards more than a hand may have."""


@rule("elma/phases.hand-limit")
def test_each_card_over_the_limit_is_asked_for_once_though_it_is_kept(
    scenes: Scenes[RaceTable],
) -> None:
    race = scenes(f"{CARDS} kuski Miser: 60 | If you would discard a card, gain a point instead.")
    race.set(f"turn 9\n me: hand {FULL}, online Miser, rest 9\n them: rest 9")
    race.me.does("end")
    race.all_pass()
    race.me.does("discard Ann", "discard Ann")
    assert race.fact("active") == "them"
    assert race.fact("my points") == 2
    assert len(race.cards("my hand")) == 9


@rule("elma/phases.hand-limit")
def test_what_is_discarded_besides_counts_towards_the_limit(scenes: Scenes[RaceTable]) -> None:
    race = scenes(f"{CARDS} kuski Clumsy: 60 | Whenever you discard a card, discard a card.")
    race.set(f"turn 9\n me: hand {FULL}, online Clumsy, rest 9\n them: rest 9")
    race.me.does("end")
    race.all_pass()
    race.me.does("discard Ann", "choose Bob")
    assert race.fact("active") == "them"
    assert len(race.cards("my hand")) == 7
