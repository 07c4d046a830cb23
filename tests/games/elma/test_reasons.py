"""Why something is not offered, with the rule behind it."""

import pytest

from rulewright.games.elma.game import Elma
from rulewright.games.elma.testing.table import RaceTable


def reasons(game: Elma, position: str, name: str, who: int = 0) -> dict[str, str]:
    """For each action that a card of mine does not have, the rule that keeps it from it."""
    race = RaceTable(game)
    race.set(position)
    key = name.lower().replace(" ", "-")
    view = race.match.view(who)
    players = view["players"]
    assert isinstance(players, list)
    battle = view["battle"]
    there = [
        *players[who]["cards"],
        *players[who]["offline"],
        *players[who]["online"],
        *(battle["drives"] if isinstance(battle, dict) else []),
        *(drive for after in view["after"] for drive in after["drives"]),  # type: ignore[attr-defined]
    ]
    thing = next(each["id"] for each in there if each["card"] == key)
    told = game.people.why_not(race.state, who, thing, "en")
    return {each.kind: each.rule for each in told}


@pytest.mark.parametrize(
    ("position", "name", "expected"),
    [
        ("plays 1\nme: hand Ann", "Ann", {"play": "kuskis.one-play-per-turn"}),
        ("me: hand Ann", "Ann", {}),
        ("me: hand Ann\nthem: offline Strict", "Ann", {"play": "effects.cant-beats-can"}),
        ("active them\nme: hand Ann", "Ann", {"play": "ruling.only-active-player-acts"}),
        ("me: hand Flat", "Flat", {"add": "queue.kuski-adds-level"}),
        ("me: hand Flat, offline Battler", "Flat", {"add": "keyword.battler"}),
        ("me: hand Chain, offline Ann Bob", "Chain", {"add": "keyword.chain-level"}),
        (
            "last end 5\nqueue: Hill by Ann\nme: hand Flat, offline Ann",
            "Flat",
            {"add": "queue.one-per-kuski"},
        ),
        ("me: hand Halt", "Halt", {"instant": "ruling.instant-needs-target"}),
        (
            "me: offline Ann*",
            "Ann",
            {"online": "kuskis.not-online-same-turn", "enter": "battle.online-kuskis-enter"},
        ),
        ("battle: Long by Eva\nme: offline Eva, online Ann", "Ann", {}),
        ("battle: Long by Ann\nme: online Ann", "Ann", {"enter": "battle.self-added-forbidden"}),
        ("battle: Long by Eva\nme: offline Eva Ann", "Ann", {"enter": "battle.offline-cannot-enter"}),
        ("battle: Long by Eva\nme: offline Eva, online Designer", "Designer", {"enter": "keyword.designer"}),
        ("battle: Once by Eva, used 2\nme: offline Eva, online Ann", "Ann", {"enter": "keyword.one-life"}),
        ("battle: Duo by Eva\nme: offline Eva, online Ann", "Ann", {"enter": "ruling.pairs"}),
        ("battle: Long by Eva\nme: offline Eva, battle Ann", "Ann", {"enter": "battle.busy-cannot-enter"}),
        (
            "battle: Long by Eva\nafter: Flat, ended 5\nme: offline Eva, after Ann",
            "Ann",
            {"enter": "battle.busy-cannot-enter"},
        ),
        (
            "battle: Long by them.Curser curses Ann\nme: offline Ann\nthem: offline Curser",
            "Ann",
            {"online": "keyword.designers-curse", "enter": "keyword.designers-curse"},
        ),
        (
            "battle: Long by them.Eva\nme: offline Turned\nthem: offline Eva",
            "Turned",
            {"online": "ruling.type-change-in-play", "enter": "ruling.type-change-in-play"},
        ),
    ],
)  # fmt: skip
def test_the_rule_that_keeps_a_card_from_acting_is_named(
    game: Elma, position: str, name: str, expected: dict[str, str]
) -> None:
    assert reasons(game, position, name) == expected


def test_in_the_middle_of_an_answer_the_rest_waits(game: Elma) -> None:
    race = RaceTable(game)
    race.set("me: offline Ann, hand Flat Bob")
    race.me.does("add Flat")
    told = game.people.why_not(race.state, 0, f"h{game.names.index('Bob')}", "en")
    assert [(each.kind, each.text) for each in told] == [
        ("play", "Something else is to be settled first."),
    ]


def test_nothing_is_said_of_what_is_not_ones_own(game: Elma) -> None:
    race = RaceTable(game)
    race.set("""
        me:   hand Ann
        them: offline Bob, hand Cid
    """)
    things = [f"h{game.names.index('Cid')}", f"k{race.state.kuskis[1].as_list()[0]}", "s1", "d0"]
    assert [game.people.why_not(race.state, 0, thing, "en") for thing in things] == [[], [], [], []]
